"""Two people act at the same moment where only one of them may: exactly one succeeds."""

import pytest

from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import callback_data_of
from tests.bot.evenings.test_taps import STALE
from tests.bot.evenings.whot import start_game

TOO_EARLY = "It’s not your turn yet"
TOO_LATE = (STALE, "Your turn")


@pytest.mark.parametrize("first", ["Ann", "Ben"])
async def test_of_two_who_tap_one_button_who_is_asked_moves_and_the_other_is_told(
    evening: Evening, first: str
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    assert await ann.is_on_turn()
    draw, before = await ann.wait_for("Draw a card"), await evening.move_count()
    both = sorted((ann, ben), key=lambda person: person.name != first)
    queries = {
        person.name: await person.send_tap(draw, callback_data_of(draw, "k")) for person in both
    }
    await ann.wait_for_answer(queries["Ann"])
    told = await ben.wait_for_answer(queries["Ben"])
    assert told.startswith(TOO_EARLY) if first == "Ben" else any(why in told for why in TOO_LATE)
    await evening.wait_until_painted()
    assert await evening.move_count() == before + 1
    assert await ben.is_on_turn()
    await ben.tap("Draw a card")
    assert await evening.move_count() == before + 2
