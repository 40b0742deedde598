"""Where did I go wrong? It is told when the chat has room for it, and never beyond that."""

from collections.abc import Awaitable, Callable

import pytest

from bot.computers import Moments
from bot.telegram.outbox import ANSWER, RESULT
from engine import upcasts
from engine.games import GAMES
from engine.games.whot import Whot
from engine.record import Entry
from engine.review import Moment
from tests.bot.evenings.evening import Evening, Person, Session, budget, refuse_ephemeral
from tests.bot.evenings.whot import sit_down_alone

LOOKING, FOUND = "Looking through your moves", "No move of yours stands out"
WHERE = "Where did I go wrong?"


async def lose(evening: Evening, counts: bool = False) -> Person:
    ann, _ = await evening.gather("Ann", "Ben")
    if counts:
        await evening.count_ephemerals()
    await sit_down_alone(evening)
    await ann.give_up()
    await ann.reads(WHERE)
    await evening.painted()
    return ann


def meanwhile(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, happens: Callable[[], Awaitable[object]]
) -> None:
    """While the game is looked through."""
    assert evening.worker
    services = evening.worker.services
    look_back = services.review

    async def look(session: Session, seat: int) -> Moments:
        found = await look_back(session, seat)
        await happens()
        return found

    monkeypatch.setattr(services, "review", look)


class NewerWhot(Whot):
    rules = 2


async def flood(evening: Evening, chat: int) -> None:
    await evening.sim("faults", flood={"chat": chat, "seconds": 30})


async def test_of_a_game_that_began_by_older_rules_it_is_told_that_it_did(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await lose(evening)
    assert evening.worker
    evening.worker.tables.games = GAMES | {"whot": NewerWhot()}
    monkeypatch.setitem(upcasts.RULES, ("whot", 1), lambda old, games: {**old, "rules": 2})
    await ann.tap(WHERE)
    await ann.reads("began before the bot learned newer rules for it")
    assert "cannot be looked through" not in await ann.read()


async def test_what_is_found_waits_until_there_is_room(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await lose(evening, counts=True)
    meanwhile(evening, monkeypatch, lambda: evening.fill(RESULT))
    await ann.tap(WHERE)
    await ann.reads(LOOKING)
    heard = evening.listen()
    assert evening.worker
    outbox = evening.worker.outbox

    async def is_full() -> bool:
        return outbox.closed_for(ann.chat, ANSWER) > 10_000

    await evening.until(is_full)
    await evening.pass_time(10)
    assert not budget(heard)
    await ann.reads(FOUND)
    assert not [call for call in heard if call.status == 429]


async def test_what_telegram_puts_off_is_found_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await lose(evening, counts=True)
    meanwhile(evening, monkeypatch, lambda: flood(evening, ann.chat))
    heard = evening.listen()
    await ann.tap(WHERE)
    await ann.reads(FOUND)
    assert len([call for call in heard if call.status == 429]) == 1


async def test_a_flood_in_the_group_is_no_reason_to_refuse_it(evening: Evening) -> None:
    """It is told in the private chat."""
    ann = await lose(evening, counts=True)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await flood(evening, ann.chat)
    heard = evening.listen()
    assert "private chat" in await ann.tap(WHERE)
    await ann.reads(FOUND, bot)
    assert ann.alerts == []
    await evening.pass_time(30)
    await ann.tap(WHERE)
    await evening.pass_time(5)
    assert len([call for call in heard if call.status == 429]) == 1


async def test_a_flood_in_the_private_chat_is_told(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await lose(evening)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    refuse_ephemeral(evening, monkeypatch)
    await flood(evening, ann.id)
    assert "Open our private chat" in await ann.tap(WHERE)
    await evening.pass_time(30)
    assert "private chat" in await ann.tap(WHERE)
    await ann.reads(FOUND, bot)


async def draw(ann: Person, times: int) -> None:
    evening = ann.evening
    for _ in range(times):

        async def is_asked() -> bool:
            return 0 in (await evening.session()).prompts

        await evening.until(is_asked, "her turn")
        await ann.say("/move draw")
        await evening.rest()


async def every_draw(session: Session, seat: int) -> Moments:
    entries = [Entry.read(line) for line in session.log]
    drawn = [n for n, entry in enumerate(entries) if (entry.seat, entry.what) == (seat, "draw")]
    return tuple(Moment(number, "draw", 0.1, 0.9) for number in drawn)


async def test_another_moment_is_shown_where_there_is_room(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await evening.count_ephemerals()
    await sit_down_alone(evening)
    await draw(ann, 2)
    await ann.give_up()
    assert evening.worker
    monkeypatch.setattr(evening.worker.services, "review", every_draw)
    await evening.pass_time(60)
    await ann.tap(WHERE)
    await ann.reads("Moment 1 of 2")
    await evening.fill(ANSWER)
    heard = evening.listen()
    assert await ann.tap("Later") == ""
    await evening.rest()
    assert not budget(heard)
    await ann.reads("Moment 2 of 2")
    await evening.pass_time(60)
    await flood(evening, ann.chat)
    assert await ann.tap("Earlier") == ""
    await ann.reads("Moment 1 of 2")
    assert len([call for call in heard if call.status == 429]) == 1
