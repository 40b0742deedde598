"""Whole evenings of Whot, from /newgame to the result, by tapping only what is seen."""

from tests.bot.evenings.evening import Evening
from tests.bot.evenings.whot import Secrets, play_on, sit_down


async def test_four_people_play_from_newgame_to_the_result(evening: Evening) -> None:
    people = await evening.gather("Ann", "Ben", "Cleo", "Dora")
    calls = evening.listen()
    await sit_down(evening)
    secrets = Secrets(evening)
    session = await play_on(evening, secrets)
    assert session.phase == "over"
    for person in people:
        await person.reads("Rematch")
    print(len(session.log), secrets.looks, len(calls))
