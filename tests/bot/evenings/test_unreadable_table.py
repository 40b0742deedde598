"""A table is damaged or saved by a newer version: everybody is told, and an administrator may
remove it after a question."""

import re

import pytest

from bot.address import Address, partition
from bot.store import keys
from bot.telegram.outbox import UNASKED
from tests.bot.evenings.evening import Evening, charged_calls, make_commands_public
from tests.bot.evenings.person import Person, callback_data_of, text_of
from tests.bot.evenings.test_groups import MINUTE
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.whot import start_against_computers, start_game

TOLD = "I can’t load this game"
LOGGED = "table cannot be read"


async def spoil(evening: Evening) -> bytes:
    """Give the saved session a format of the future; return what was saved before."""
    saved = (await evening.store.load(evening.address)).session
    assert saved
    await keep(evening, re.sub(rb'"format":\d+', b'"format":99', saved, count=1))
    return saved


async def keep(evening: Evening, session: bytes) -> None:
    await evening.store.calls.ask("HSET", keys.state(evening.address), "session", session)


async def stands(evening: Evening) -> bytes | None:
    return (await evening.store.load(evening.address)).session


async def cannot_be_read(person: Person, command: str) -> None:
    before = len(await person.messages())
    await person.say(command)

    async def is_told() -> bool:
        new = (await person.messages())[before:]
        return any(TOLD in message.get("text", "") for message in new)

    await person.evening.wait_until(is_told, f"an answer to {command}")


def only_lines(caplog: pytest.LogCaptureFixture) -> int:
    """Count the logged errors, and check that none has a traceback."""
    told = [record for record in caplog.records if record.levelname == "ERROR"]
    assert all(LOGGED in record.getMessage() for record in told)
    assert not [record for record in told if record.exc_info]
    caplog.clear()
    return len(told)


async def test_a_table_that_can_be_read_again_is_played_on(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    saved = await spoil(evening)
    assert TOLD in await ann.tap("My cards")
    await cannot_be_read(ben, "/newgame")
    await keep(evening, saved)
    await ann.tap("My cards")
    await ann.wait_for("Close")
    assert only_lines(caplog) == 2


async def test_an_admin_puts_it_away_after_a_question(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await promote(evening)
    await ben.tap("My cards")
    await spoil(evening)
    before = await stands(evening)
    for answer, left in (("Keep it", before), ("Yes, discard it", None)):
        await evening.pass_time(20)
        await ann.say("/endgame")
        await ann.wait_for("It will be gone for everyone")
        assert "gone for everyone" not in await ben.visible_text()
        await ann.tap(answer)
        assert await stands(evening) == left
        await evening.settle()
        assert "gone for everyone" not in await ann.visible_text()
    await ben.wait_for("so it was discarded")
    assert not await ben.ephemeral_messages()
    await ben.say("/newgame whot")
    await ben.wait_for("Seats taken: 1 of")
    only_lines(caplog)


@pytest.mark.parametrize("saved", ["of the future", "damaged"])
async def test_a_game_that_is_over_makes_room_for_the_next_one(
    evening: Evening, caplog: pytest.LogCaptureFixture, saved: str
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_against_computers(evening)
    await ann.give_up_seat()
    result = await ann.wait_for("Rematch")
    await evening.settle()
    await (spoil(evening) if saved == "of the future" else keep(evening, b"{"))
    await ben.say("/newgame rally")
    await ben.wait_for("Seats taken: 1 of")
    await evening.wait_until_painted()
    assert (await evening.session()).game == "rally"
    await ann.forge_tap(result, callback_data_of(result, "y"))
    await ann.wait_for("Well played")
    only_lines(caplog)


async def test_a_lobby_that_was_closed_makes_room_for_the_next_one(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    await ann.end_table()
    await evening.settle()
    await spoil(evening)
    await ben.say("/newgame rally")
    await ben.wait_for("Seats taken: 1 of")
    only_lines(caplog)


async def test_who_is_no_admin_puts_nothing_away(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await make_commands_public(evening)
    await ben.say("/newgame whot")
    await ben.wait_for("Join")
    await evening.wait_until_painted()
    await spoil(evening)
    before = await stands(evening)
    await ben.say("/endgame")
    await ben.wait_for("Only an admin can discard it")
    await ann.say("/endgame")
    assert "Only an admin" in await ben.tap("Yes, discard it")
    assert await stands(evening) == before
    await ann.tap("Yes, discard it")
    assert await stands(evening) is None
    only_lines(caplog)


async def test_an_old_question_puts_away_no_table_that_can_be_read(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    saved = await spoil(evening)
    await ann.say("/endgame")
    question = await ann.wait_for("Yes, discard it")
    version = (await evening.store.load(evening.address)).version
    assert "out of date" in await ann.forge_tap(question, f"e::unreadable:{version - 1}")
    await keep(evening, saved)
    assert "out of date" in await ann.tap("Yes, discard it")
    assert await stands(evening) == saved
    only_lines(caplog)


async def test_nothing_that_anybody_does_there_is_more_than_a_line_in_the_log(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening)
    await spoil(evening)
    for command in ("/board", "/hand", "/kick 2", "/join", "/leave", "/skip", "/move draw"):
        await evening.pass_time(20)
        await cannot_be_read(ben, command)
    table = await ben.wait_for("📖 Rules")
    assert TOLD in await ben.tap("📖 Rules")
    assert TOLD in await ben.forge_tap(table, "h:aaaaaaaa")
    assert only_lines(caplog) >= 9
    await evening.sim("leave", chat=ann.chat, person=cleo.id)
    bot = evening.playground.bot.user.id
    for may in (False, True):
        permissions = {"can_send_messages": may}
        await evening.sim("restrict", chat=ann.chat, person=bot, permissions=permissions)
    await evening.settle()
    assert only_lines(caplog) == 3
    await evening.pass_time(10 * MINUTE)
    assert only_lines(caplog) <= 4  # one from the deadline, a few from the painter


async def test_what_needs_no_table_is_answered_all_the_same(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ann.say("/settings")
    await ann.wait_for("no limit")
    await spoil(evening)
    await ann.tap("no limit")
    await ann.wait_for("✓ no limit")
    await ann.say("/rules whot")
    await ann.wait_for("get rid of all your cards")
    await evening.pass_time(20)
    await ann.say("/myturns")
    await ann.wait_for("No game is waiting for your move")
    only_lines(caplog)


async def test_a_result_that_was_not_said_yet_is_not_said_for_ever(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await evening.people[1].say("/leave")
    await evening.people[1].wait_for("Yes, leave")
    await evening.sim("faults", flood={"chat": ann.chat, "seconds": 20})
    await evening.people[1].tap("Yes, leave")
    await evening.pass_time(2)
    await spoil(evening)
    await evening.pass_time(MINUTE)
    only_lines(caplog)
    assert await evening.store.announcements([partition(ann.chat)]) == []


async def test_what_is_over_is_told_of_though_the_next_table_cannot_be_read(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_against_computers(evening)
    await ann.give_up_seat()
    result = await ann.wait_for("Rematch")
    await ben.say("/newgame rally")
    await ben.wait_for("Join")
    await evening.wait_until_painted()
    await spoil(evening)
    await ann.forge_tap(result, callback_data_of(result, "y"))
    await ann.wait_for("Well played")
    assert TOLD in await ann.forge_tap(result, callback_data_of(result, "n"))
    only_lines(caplog)


async def test_alone_with_the_bot_everybody_puts_the_own_table_away(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await evening.add_person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await ann.tap("Whot", bot)
    await ann.wait_for("▶ Start", bot)
    await evening.wait_until_painted()
    await spoil(evening)
    assert TOLD in await ann.tap("Differo", bot)
    await ann.say("/endgame", chat=bot)
    await ann.tap("Yes, discard it", bot)
    await ann.wait_for("was discarded", bot)
    await ann.tap("Differo", bot)
    await ann.wait_for("Differo against the computer", bot)
    only_lines(caplog)


async def test_a_hand_that_waited_for_room_does_not_come(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.charge_for_ephemerals()
    await promote(evening)
    await start_game(evening)
    await evening.pass_time(MINUTE)
    await evening.use_up_budget(UNASKED)
    while await evening.spend_budget(UNASKED) > UNASKED.patience / 2:
        await evening.pass_time(1)
    await ben.tap("Draw a card")  # so that he needs no call to his turn
    table = await ann.wait_for("📖 Rules")
    await ann.send_tap(table, callback_data_of(table, "k"))
    await evening.advance_smoothly(2)
    assert await ben.is_on_turn()
    assert not await ben.ephemeral_messages()
    await spoil(evening)
    await evening.pass_time(MINUTE)
    assert not await ben.ephemeral_messages()
    only_lines(caplog)


async def test_the_first_tap_on_what_is_left_of_it_takes_its_buttons_away(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await spoil(evening)
    await ann.say("/endgame")
    await ann.tap("Yes, discard it")
    await evening.pass_time(60)
    left = await ben.wait_for("📖 Rules")
    heard = evening.record_calls()
    queries = [await ben.send_tap(left, callback_data_of(left, "h")) for _ in range(3)]
    for query in queries:
        assert "out of date" in await ben.wait_for_answer(query)
    await evening.settle()
    assert "📖 Rules" not in await ben.visible_text()
    assert text_of(await ben.wait_for("it’s your turn")) == left["caption"]
    assert len(charged_calls(heard)) == 1
    only_lines(caplog)
