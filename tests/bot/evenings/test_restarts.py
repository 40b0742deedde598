"""The bot ends and begins anew between any two things that happen; nothing is lost or doubled."""

import asyncio
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from bot import computers
from engine.games.whot.pack import WHOT
from tests.bot.evenings.evening import Evening, Person
from tests.bot.evenings.whot import Secrets, asked, best, sit_down, sit_down_alone, take_turn


@pytest.mark.parametrize("politely", [True, False])
async def test_an_evening_with_a_restart_before_every_turn(
    evening: Evening, politely: bool
) -> None:
    people = await evening.gather("Ann", "Ben", "Cleo")
    await people[0].say("/newgame whot")
    for person in people[1:]:
        await evening.restart(politely)
        await person.tap("Join")
    await evening.restart(politely)
    await people[0].tap("Start")
    secrets = Secrets(evening)
    for _ in range(8):
        await evening.restart(politely)
        before = await evening.moves()
        await take_turn(await evening.until(lambda: asked(evening)))
        assert await evening.moves() == before + 1
        await evening.restart(politely)
        await evening.painted()
        await secrets.check()


async def test_taps_that_come_while_the_bot_is_away_are_answered_by_the_next(
    evening: Evening,
) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await ann.say("/newgame whot")
    lobby = await ann.reads("Join")
    (join,) = [
        b for b in lobby["reply_markup"]["inline_keyboard"] for b in b if "Join" in b["text"]
    ]
    await evening.stop_bot()
    queries = [await person.send(lobby, join["callback_data"]) for person in (ben, cleo, ben)]
    await evening.start_bot()
    for person, query in zip((ben, cleo, ben), queries, strict=True):
        await person.answered(query)
    session = await evening.session()
    assert [player.user for player in session.players] == [ann.id, ben.id, cleo.id]


async def test_a_bot_that_breaks_off_in_a_tap_finishes_it_after_the_restart(
    evening: Evening,
) -> None:
    await evening.gather("Ann", "Ben")
    await sit_down(evening)
    for delay in range(6):
        person = await evening.until(lambda: asked(evening))
        await evening.pass_time(20)  # so that there is room for a panel
        await person.tap("My cards")
        message, _, _, button = await evening.until(lambda: best(person, "m"))  # noqa: B023
        before = await evening.moves()
        await person.send(message, button["callback_data"])
        for _ in range(5 * delay):
            await asyncio.sleep(0.001)
        await evening.restart(politely=False)

        async def is_made(wanted: int = before + 1) -> bool:
            return await evening.moves() == wanted

        await evening.until(is_made, "the move")
        await evening.painted()
        assert await evening.moves() == before + 1


async def draw_until_a_whot(evening: Evening) -> Person:
    """Who is asked and holds one; every turn before is spent on drawing."""
    while True:
        person: Person = await evening.until(lambda: asked(evening))
        session = await evening.session()
        (seat,) = session.prompts
        if WHOT in session.view(seat).hands[seat]:
            return person
        await person.say("/move draw")
        await evening.painted()


@pytest.mark.parametrize("politely", [True, False])
async def test_a_hand_that_was_opened_before_a_restart_still_works(
    evening: Evening, politely: bool
) -> None:
    """Between the hand and the card, and between a Whot and its symbol."""
    await evening.gather("Ann", "Ben")
    await sit_down(evening)
    person = await draw_until_a_whot(evening)
    await evening.pass_time(60)  # so that there is room for panels
    before = await evening.moves()
    await person.tap("My cards")
    whot = await evening.until(lambda: best(person, "w"))
    await evening.restart(politely)
    assert await person.tap_on(whot) == ""  # a step of a choice, and no move yet
    await person.reads("Which symbol")
    symbol = await evening.until(lambda: best(person, "m"))
    await evening.restart(politely)
    assert await evening.moves() == before
    assert (await person.tap_on(symbol)).startswith("✓ You played Whot and called")
    await evening.painted()
    assert await evening.moves() == before + 1
    assert f" {WHOT} " in (await evening.session()).log[-1]


async def test_a_thought_that_was_lost_is_asked_for_again(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await evening.stop_bot()
    await evening.start_bot(pause=3600)  # a computer whose answer never comes
    await sit_down_alone(evening)
    while not (await evening.session()).thinking:
        await take_turn(ann)
    before = await evening.moves()
    await evening.restart(politely=False)

    async def is_made() -> bool:
        await evening.pass_time(2)
        return await evening.moves() > before

    await evening.until(is_made, "the computer's move")


def test_computers_think_in_processes_of_their_own() -> None:
    pool: Executor = computers.thinkers(1)
    assert not isinstance(pool, ThreadPoolExecutor)
    pool.shutdown()
