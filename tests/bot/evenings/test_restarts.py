"""The bot restarts between any two steps; nothing is lost and nothing happens twice."""

import asyncio
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from bot import computers
from bot.telegram.outbox import TABLE
from engine.games.whot.pack import WHOT
from engine.record import Entry
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person
from tests.bot.evenings.whot import (
    Secrets,
    best_button,
    person_on_turn,
    start_against_computers,
    start_game,
    take_turn,
)


async def moves_of_people(evening: Evening) -> int:
    """Count moves, without those that follow by themselves."""
    return sum(Entry.read(line).by == "player" for line in (await evening.session()).log)


@pytest.mark.parametrize("graceful", [True, False])
async def test_an_evening_with_a_restart_before_every_turn(
    evening: Evening, graceful: bool
) -> None:
    people = await evening.create_group("Ann", "Ben", "Cleo")
    await people[0].say("/newgame whot")
    for person in people[1:]:
        await evening.restart(graceful)
        await person.tap("Join")
    await evening.restart(graceful)
    await people[0].tap("Start")
    secrets = Secrets(evening)
    for _ in range(8):
        await evening.restart(graceful)
        before = await moves_of_people(evening)
        await take_turn(await evening.wait_until(lambda: person_on_turn(evening)))
        assert await moves_of_people(evening) == before + 1
        await evening.restart(graceful)
        await evening.wait_until_painted()
        await secrets.check()


async def test_taps_that_come_while_the_bot_is_away_are_answered_by_the_next(
    evening: Evening,
) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await ann.say("/newgame whot")
    lobby = await ann.wait_for("Join")
    (join,) = [
        b for b in lobby["reply_markup"]["inline_keyboard"] for b in b if "Join" in b["text"]
    ]
    await evening.stop_bot()
    queries = [await person.send_tap(lobby, join["callback_data"]) for person in (ben, cleo, ben)]
    await evening.start_bot()
    for person, query in zip((ben, cleo, ben), queries, strict=True):
        await person.wait_for_answer(query)
    session = await evening.session()
    assert [player.user for player in session.players] == [ann.id, ben.id, cleo.id]


async def test_a_bot_that_breaks_off_in_a_tap_finishes_it_after_the_restart(
    evening: Evening,
) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    for delay in range(6):
        person = await evening.wait_until(lambda: person_on_turn(evening))
        await evening.pass_time(20)  # the budget pays for another hand by then
        await person.tap("My cards")
        button = await evening.wait_until(lambda: best_button(person, "m"))  # noqa: B023
        before = await evening.move_count()
        await person.send_tap(button.message, button.data)
        for _ in range(5 * delay):
            await asyncio.sleep(0.001)
        await evening.restart(graceful=False)

        async def is_made(wanted: int = before + 1) -> bool:
            return await evening.move_count() == wanted

        await evening.wait_until(is_made, "the move")
        await evening.wait_until_painted()
        assert await evening.move_count() == before + 1


async def draw_until_a_whot(evening: Evening) -> Person:
    """Draw on every turn until the player on turn holds a Whot; return that player."""
    while True:
        person = await evening.wait_until(lambda: person_on_turn(evening))
        session = await evening.session()
        (seat,) = session.prompts
        if WHOT in session.view(seat).hands[seat]:
            return person
        await person.say("/move draw")
        await evening.wait_until_painted()


@pytest.mark.parametrize("graceful", [True, False])
async def test_a_hand_that_was_opened_before_a_restart_still_works(
    evening: Evening, graceful: bool
) -> None:
    """Restart between hand and card, and between a Whot and its symbol."""
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    person = await draw_until_a_whot(evening)
    await evening.pass_time(60)  # the budget pays for more hands by then
    before = await evening.move_count()
    await person.tap("My cards")
    whot = await evening.wait_until(lambda: best_button(person, "w"))
    await evening.restart(graceful)
    assert await person.tap_button(whot) == ""  # only the first step of a choice
    await person.wait_for("Which symbol")
    symbol = await evening.wait_until(lambda: best_button(person, "m"))
    await evening.restart(graceful)
    assert await evening.move_count() == before
    assert (await person.tap_button(symbol)).startswith("✓ You played Whot and called")
    await evening.wait_until_painted()
    assert await evening.move_count() == before + 1
    assert f" {WHOT} " in (await evening.session()).log[-1]


async def test_a_thought_that_was_lost_is_asked_for_again(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await evening.stop_bot()
    await evening.start_bot(pause=3600)  # its answer never comes
    await start_against_computers(evening)
    while not (await evening.session()).thinking:
        await take_turn(ann)
    before = await evening.move_count()
    await evening.restart(graceful=False)

    async def is_made() -> bool:
        await evening.pass_time(2)
        return await evening.move_count() > before

    await evening.wait_until(is_made, "the computer's move")


def test_computers_think_in_processes_of_their_own() -> None:
    pool: Executor = computers.thinkers(1)
    assert not isinstance(pool, ThreadPoolExecutor)
    pool.shutdown()


async def test_a_stop_leaves_what_waits_for_the_budget_to_the_next_start(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    lobby = await ann.wait_for("Join")
    await evening.wait_until_painted()
    await evening.use_up_budget(TABLE)
    await ben.tap("Join")
    heard = evening.record_calls()
    await evening.stop_bot()
    assert not [call for call in heard if call.method.startswith("edit")]
    assert not await evening.is_painted()
    await evening.start_bot()
    assert (await ann.wait_for("Seats taken: 2 of"))["key"] == lobby["key"]
