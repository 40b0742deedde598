"""The final board is painted before the result is announced, and it stays."""

from typing import Any

import pytest

from bot.telegram.outbox import TABLE
from tests.bot.evenings.evening import Evening, words_sent
from tests.bot.evenings.person import JSON, Person, callback_data_of, text_of
from tests.bot.evenings.whot import start_game

RESULT = "🏁 <b>Whot"
OVER = "🥇"
WITHIN = 2.2  # virtual seconds: board, announcement and lobby go a second apart


async def nearly_over(evening: Evening) -> tuple[Person, JSON]:
    """Return the person whose next tap ends the game, and the message to tap on."""
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    ben = evening.people[1]
    await ben.say("/leave")
    question = await ben.wait_for("Yes, leave")
    await evening.wait_until_painted()
    return ben, question


async def end(person: Person, question: JSON) -> None:
    """End the game by one tap, before anything of it is shown."""
    evening = person.evening
    await person.send_tap(question, callback_data_of(question, "l"))
    while (await evening.session()).phase != "over":
        await evening.advance(0.01)


async def table_of(evening: Evening) -> int:
    return (await evening.store.load(evening.address)).painted.message


def announced(heard: list[Any]) -> list[Any]:
    return [call for call in heard if call.status == 200 and RESULT in words_sent(call)]


def painted(heard: list[Any], message: int) -> list[Any]:
    edits = [call for call in heard if call.method.startswith("editMessage")]
    return [call for call in edits if str(call.params.get("message_id")) == str(message)]


async def shown(evening: Evening, message: int) -> str:
    found = [m for m in await evening.people[0].messages() if m["message_id"] == message]
    return text_of(found[0]) if found else ""


@pytest.mark.parametrize("is_slow", [False, True])
async def test_the_table_shows_the_end_before_it_is_announced(
    evening: Evening, is_slow: bool
) -> None:
    ben, question = await nearly_over(evening)
    table = await table_of(evening)
    if is_slow:
        await evening.sim("faults", latency=0.3, method="editmessagemedia")
    heard = evening.record_calls()
    await end(ben, question)
    await ben.wait_for("Rematch")
    await evening.wait_until_painted()
    (told,) = announced(heard)
    last = painted(heard, table)[-1]
    assert last.status == 200
    assert last.n < told.n
    assert "it’s your turn" not in await shown(evening, table)


async def test_in_a_minute_without_room_for_tables_the_end_is_painted_and_announced(
    evening: Evening,
) -> None:
    """The board uses the reserve for results; the announcement follows within the minute."""
    ben, question = await nearly_over(evening)
    table = await table_of(evening)
    await evening.use_up_budget(TABLE)
    heard = evening.record_calls()
    began = evening.now() / 1000
    await end(ben, question)
    await evening.advance_smoothly(4)
    (last,) = painted(heard, table)
    assert last.at - began < 2.0
    await evening.pass_time(60)
    (told,) = announced(heard)
    assert last.n < told.n


@pytest.mark.parametrize("is_slow", [False, True])
@pytest.mark.parametrize("command", ["/newgame whot", "/newgame rally"])
async def test_the_final_board_stays_when_the_next_table_is_opened_at_once(
    evening: Evening, command: str, is_slow: bool
) -> None:
    ben, question = await nearly_over(evening)
    ann = evening.people[0]
    table = await table_of(evening)
    if is_slow:
        await evening.sim("faults", latency=0.2, method="editmessagemedia")
    heard = evening.record_calls()
    await end(ben, question)
    said = evening.now() / 1000
    await ann.say(command)
    await evening.advance_smoothly(5)
    await ann.wait_for("Seats taken: 1 of")
    lobbies = [c for c in heard if "1 of" in words_sent(c)]
    assert len(lobbies) == 1
    # A slow answer and a new picture take real seconds, in which many virtual ones pass.
    if not is_slow and command == "/newgame whot":
        assert lobbies[0].at - said < WITHIN
    await evening.wait_until_painted()
    board = await shown(evening, table)
    assert "it’s your turn" not in board
    assert "Ben" in board
    assert painted(heard, table)[-1].n < lobbies[0].n

    async def result() -> list[Any]:
        return announced(heard)

    (told,) = await evening.wait_until(result, "the result")
    assert painted(heard, table)[-1].n < told.n
    assert await table_of(evening) != table


async def test_the_final_board_stays_when_the_minute_is_full(evening: Evening) -> None:
    """The board is painted once the budget allows, even after the next lobby."""
    ben, question = await nearly_over(evening)
    ann = evening.people[0]
    table = await table_of(evening)
    while await evening.spend_budget() < 15_000:
        await evening.advance(0.5)
    await end(ben, question)
    await ann.say("/newgame whot")
    await ann.wait_for("Seats taken: 1 of")
    await evening.pass_time(60)
    board = await shown(evening, table)
    assert board
    assert "it’s your turn" not in board
    await ann.wait_for("Rematch")
    (lobby,) = [m for m in await ann.messages() if "Seats taken: 1 of" in text_of(m)]
    assert lobby["message_id"] == await table_of(evening)


async def test_the_board_of_a_game_that_was_ended_stays(evening: Evening) -> None:
    ann, _ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await evening.wait_until_painted()
    table = await table_of(evening)
    await ann.end_table()
    await evening.wait_until_painted()
    (board,) = [m for m in await ann.messages() if m["message_id"] == table]
    assert "photo" in board
    told = text_of(board)
    assert "was ended, and nobody won. Send /newgame to start another." in told
    assert "your turn" not in told
    await ann.say("/newgame whot")
    await ann.wait_for("Seats taken: 1 of")
    assert "was ended, and nobody won" in await shown(evening, table)


async def test_a_rematch_keeps_the_board_and_its_result(evening: Evening) -> None:
    ben, question = await nearly_over(evening)
    table = await table_of(evening)
    await end(ben, question)
    await ben.tap("Rematch")
    await evening.wait_until_painted()
    before = await shown(evening, table)
    assert before
    await ben.wait_for("Join")
    await evening.pass_time(30)
    assert await shown(evening, table) == before
