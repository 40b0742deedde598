"""Two people at the same moment: of what only one of them may do, exactly one thing is done."""

import pytest

from tests.bot.evenings.evening import Evening, data_of
from tests.bot.evenings.test_taps import STALE
from tests.bot.evenings.whot import sit_down

TOO_EARLY = "It is not your turn yet"
TOO_LATE = (STALE, "Somebody was faster")


@pytest.mark.parametrize("first", ["Ann", "Ben"])
async def test_of_two_who_tap_one_button_who_is_asked_moves_and_the_other_is_told(
    evening: Evening, first: str
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    assert await ann.is_asked()
    draw, before = await ann.reads("Draw a card"), await evening.moves()
    both = sorted((ann, ben), key=lambda person: person.name != first)
    queries = {person.name: await person.send(draw, data_of(draw, "k")) for person in both}
    await ann.answered(queries["Ann"])
    told = await ben.answered(queries["Ben"])
    assert told.startswith(TOO_EARLY) if first == "Ben" else any(why in told for why in TOO_LATE)
    await evening.painted()
    assert await evening.moves() == before + 1
    assert await ben.is_asked()
    await ben.tap("Draw a card")
    assert await evening.moves() == before + 2
