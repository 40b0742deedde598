"""A table that was damaged, or saved by a newer version: everybody is told, and only a word of an
administrator, given twice, puts it away."""

import re

import pytest

from bot.address import Address, partition
from bot.store import keys
from bot.telegram.outbox import UNASKED
from tests.bot.evenings.evening import (
    Evening,
    Person,
    budget,
    data_of,
    hide_nothing,
    words_of,
)
from tests.bot.evenings.test_groups import MINUTE
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.whot import sit_down, sit_down_alone

TOLD = "cannot be read"


async def spoil(evening: Evening) -> bytes:
    """As if a newer version had been here; what was saved before."""
    saved = (await evening.store.load(evening.address)).session
    assert saved
    await keep(evening, re.sub(rb'"format":\d+', b'"format":99', saved, count=1))
    return saved


async def keep(evening: Evening, session: bytes) -> None:
    await evening.store.calls.ask("HSET", keys.state(evening.address), "session", session)


async def stands(evening: Evening) -> bytes | None:
    return (await evening.store.load(evening.address)).session


async def cannot_be_read(person: Person, command: str) -> None:
    before = len(await person.see())
    await person.say(command)

    async def is_told() -> bool:
        new = (await person.see())[before:]
        return any(TOLD in message.get("text", "") for message in new)

    await person.evening.until(is_told, f"an answer to {command}")


def only_lines(caplog: pytest.LogCaptureFixture) -> int:
    """How many; there is no traceback among them."""
    told = [record for record in caplog.records if record.levelname == "ERROR"]
    assert all(TOLD in record.getMessage() for record in told)
    assert not [record for record in told if record.exc_info]
    caplog.clear()
    return len(told)


async def test_a_table_that_can_be_read_again_is_played_on(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    saved = await spoil(evening)
    assert TOLD in await ann.tap("My cards")
    await cannot_be_read(ben, "/newgame")
    await keep(evening, saved)
    await ann.tap("My cards")
    await ann.reads("Close")
    assert only_lines(caplog) == 2


async def test_an_admin_puts_it_away_after_a_question(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await ben.tap("My cards")
    await spoil(evening)
    before = await stands(evening)
    for answer, left in (("No, keep it", before), ("Yes, put it away", None)):
        await evening.pass_time(20)
        await ann.say("/endgame")
        await ann.reads("Then its game is lost for everybody")
        assert "lost for everybody" not in await ben.read()
        await ann.tap(answer)
        assert await stands(evening) == left
        await evening.rest()
        assert "lost for everybody" not in await ann.read()
    await ben.reads("could not be read and was put away")
    assert not await ben.own_screens()
    await ben.say("/newgame whot")
    await ben.reads("At the table, 1 of")
    only_lines(caplog)


async def test_who_is_no_admin_puts_nothing_away(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await hide_nothing(evening)  # the question stands before everybody
    await ben.say("/newgame whot")
    await ben.reads("Join")
    await evening.painted()
    await spoil(evening)
    before = await stands(evening)
    await ben.say("/endgame")
    await ben.reads("Only an admin of this group can put it away")
    await ann.say("/endgame")
    assert "Only an admin" in await ben.tap("Yes, put it away")
    assert await stands(evening) == before
    await ann.tap("Yes, put it away")
    assert await stands(evening) is None
    only_lines(caplog)


async def test_an_old_question_puts_away_no_table_that_can_be_read(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    saved = await spoil(evening)
    await ann.say("/endgame")
    question = await ann.reads("Yes, put it away")
    version = (await evening.store.load(evening.address)).version
    assert "earlier" in await ann.forge(question, f"e::unreadable:{version - 1}")
    await keep(evening, saved)
    assert "earlier" in await ann.tap("Yes, put it away")
    assert await stands(evening) == saved
    only_lines(caplog)


async def test_nothing_that_anybody_does_there_is_more_than_a_line_in_the_log(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening)
    await spoil(evening)
    for command in ("/board", "/hand", "/kick 2", "/join", "/leave", "/skip", "/move draw"):
        await evening.pass_time(15)
        await cannot_be_read(ben, command)
    table = await ben.reads("📖 Rules")
    assert TOLD in await ben.tap("📖 Rules")
    assert TOLD in await ben.forge(table, "h:aaaaaaaa")
    assert only_lines(caplog) >= 9
    await evening.sim("leave", chat=ann.chat, person=cleo.id)
    bot = evening.playground.bot.user.id
    for may in (False, True):
        permissions = {"can_send_messages": may}
        await evening.sim("restrict", chat=ann.chat, person=bot, permissions=permissions)
    await evening.rest()
    assert only_lines(caplog) == 3
    await evening.pass_time(10 * MINUTE)
    assert only_lines(caplog) <= 4  # the clock looks once, and the display now and then


async def test_what_needs_no_table_is_answered_all_the_same(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await ann.say("/settings")
    await ann.reads("no limit")
    await spoil(evening)
    await ann.tap("no limit")
    await ann.reads("✓ no limit")
    await ann.say("/rules whot")
    await ann.reads("Be the first without cards")
    await evening.pass_time(20)
    await ann.say("/myturns")
    await ann.reads("No table waits for you")
    only_lines(caplog)


async def test_a_result_that_was_not_said_yet_is_not_said_for_ever(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await evening.people[1].say("/leave")
    await evening.people[1].reads("Yes, give it up")
    await evening.sim("faults", flood={"chat": ann.chat, "seconds": 20})
    await evening.people[1].tap("Yes, give it up")
    await evening.pass_time(2)
    await spoil(evening)
    await evening.pass_time(MINUTE)
    only_lines(caplog)
    assert await evening.store.announcements([partition(ann.chat)]) == []


async def test_what_is_over_is_told_of_though_the_next_table_cannot_be_read(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down_alone(evening)
    await ann.give_up()
    result = await ann.reads("Rematch")
    await ben.say("/newgame rally")
    await ben.reads("Join")
    await evening.painted()
    await spoil(evening)
    await ann.forge(result, data_of(result, "y"))
    await ann.reads("No move of yours stands out")
    assert TOLD in await ann.forge(result, data_of(result, "n"))
    only_lines(caplog)


async def test_alone_with_the_bot_everybody_puts_the_own_table_away(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await evening.person("Ann")
    evening.people, evening.address = [ann], Address(ann.id)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await ann.tap("Whot", bot)
    await ann.reads("▶ Start", bot)
    await evening.painted()
    await spoil(evening)
    assert TOLD in await ann.tap("Differo", bot)
    await ann.say("/endgame", chat=bot)
    await ann.tap("Yes, put it away", bot)
    await ann.reads("was put away", bot)
    await ann.tap("Differo", bot)
    await ann.reads("Differo against the computer", bot)
    only_lines(caplog)


async def test_a_hand_that_waited_for_room_does_not_come(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await evening.count_ephemerals()
    await promote(evening)
    await sit_down(evening)
    await evening.pass_time(MINUTE)
    await evening.fill(UNASKED)
    while await evening.spend(UNASKED) > UNASKED.patience / 2:
        await evening.pass_time(1)
    await ben.tap("Draw a card")  # who looks on
    table = await ann.reads("📖 Rules")
    await ann.send(table, data_of(table, "k"))
    await evening.flow(2)
    assert await ben.is_asked()
    assert not await ben.own_screens()
    await spoil(evening)
    await evening.pass_time(MINUTE)
    assert not await ben.own_screens()
    only_lines(caplog)


async def test_the_first_tap_on_what_is_left_of_it_takes_its_buttons_away(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down(evening)
    await spoil(evening)
    await ann.say("/endgame")
    await ann.tap("Yes, put it away")
    await evening.pass_time(60)
    left = await ben.reads("📖 Rules")
    heard = evening.listen()
    queries = [await ben.send(left, data_of(left, "h")) for _ in range(3)]
    for query in queries:
        assert "earlier" in await ben.answered(query)
    await evening.rest()
    assert "📖 Rules" not in await ben.read()
    assert words_of(await ben.reads("market")) == left["caption"]
    assert len(budget(heard)) == 1
    only_lines(caplog)
