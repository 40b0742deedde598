""" "Where did I go wrong?" is answered when the chat's budget allows it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.computers import Moments
from bot.telegram.outbox import ANSWER, MINUTE, PER_MINUTE
from engine import upcasts
from engine.games import GAMES
from engine.games.whot import Whot
from engine.record import Entry
from engine.review import Moment
from tests.bot.evenings.evening import Evening, Session, charged_calls, refuse_ephemeral
from tests.bot.evenings.person import Button, Person, text_of
from tests.bot.evenings.whot import start_against_computers

LOOKING, FOUND = "Reviewing your moves", "Well played"
WHERE = "Where did I go wrong?"


async def lose(evening: Evening, counts: bool = False) -> Person:
    ann, _ = await evening.create_group("Ann", "Ben")
    if counts:
        await evening.charge_for_ephemerals()
    await start_against_computers(evening)
    await ann.give_up_seat()
    await ann.wait_for(WHERE)
    await evening.wait_until_painted()
    return ann


def meanwhile(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, happens: Callable[[], Awaitable[object]]
) -> None:
    """Let something happen while the computers review the game."""
    assert evening.worker
    services = evening.worker.services
    look_back = services.review

    async def look(session: Session, seat: int, user: int) -> Moments:
        found = await look_back(session, seat, user)
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
    monkeypatch.setattr(evening.worker.tables, "games", GAMES | {"whot": NewerWhot()})
    monkeypatch.setitem(upcasts.RULES, ("whot", 1), lambda old, games: {**old, "rules": 2})
    await ann.tap(WHERE)
    await ann.wait_for("played under older rules")
    assert "couldn’t review" not in await ann.visible_text()


async def test_what_is_found_waits_until_there_is_room(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await lose(evening, counts=True)

    async def use_up_budget() -> None:
        """Spend the whole minute at once: while the bot is at work its clock goes on, too."""
        sent = [evening.now() - 30_000] * PER_MINUTE
        await evening.store.spend(ann.chat, sent, MINUTE)

    meanwhile(evening, monkeypatch, use_up_budget)
    await ann.tap(WHERE)
    assert evening.worker
    outbox = evening.worker.outbox

    async def is_full() -> bool:
        return outbox.closed_for(ann.chat, ANSWER) > 3_000

    await evening.wait_until(is_full, "a budget that is spent")
    heard = evening.record_calls()
    await ann.wait_for(LOOKING)
    await evening.pass_time(outbox.closed_for(ann.chat, ANSWER) / 1000 - 1)
    assert not charged_calls(heard)
    await ann.wait_for(FOUND)
    assert not [call for call in heard if call.status == 429]


async def test_what_telegram_puts_off_is_found_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await lose(evening, counts=True)
    meanwhile(evening, monkeypatch, lambda: flood(evening, ann.chat))
    heard = evening.record_calls()
    await ann.tap(WHERE)
    await ann.wait_for(FOUND)
    assert len([call for call in heard if call.status == 429]) == 1


async def test_a_flood_in_the_group_is_no_reason_to_refuse_it(evening: Evening) -> None:
    """The review goes to the private chat."""
    ann = await lose(evening, counts=True)
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ann.id, bot=bot)
    await flood(evening, ann.chat)
    heard = evening.record_calls()
    assert "private chat" in await ann.tap(WHERE)
    await ann.wait_for(FOUND, bot)
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
    await ann.wait_for(FOUND, bot)


async def draw(ann: Person, times: int) -> None:
    evening = ann.evening
    for _ in range(times):

        async def is_asked() -> bool:
            return 0 in (await evening.session()).prompts

        await evening.wait_until(is_asked, "her turn")
        await ann.say("/move draw")
        await evening.settle()


async def every_draw(session: Session, seat: int, user: int) -> Moments:
    entries = [Entry.read(line) for line in session.log]
    drawn = [n for n, entry in enumerate(entries) if (entry.seat, entry.what) == (seat, "draw")]
    return tuple(Moment(number, "draw", 0.1, 0.9) for number in drawn)


async def test_another_moment_is_shown_where_there_is_room(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await evening.charge_for_ephemerals()
    await start_against_computers(evening)
    await draw(ann, 2)
    await ann.give_up_seat()
    assert evening.worker
    monkeypatch.setattr(evening.worker.services, "review", every_draw)
    await evening.pass_time(60)
    await ann.tap(WHERE)
    await ann.wait_for("Mistake 1 of 2")
    await evening.use_up_budget(ANSWER)
    heard = evening.record_calls()
    assert await ann.tap("Next ▸") == ""
    await evening.settle()
    assert not charged_calls(heard)
    await ann.wait_for("Mistake 2 of 2")
    await evening.pass_time(60)
    await flood(evening, ann.chat)
    assert await ann.tap("◂ Back") == ""
    await ann.wait_for("Mistake 1 of 2")
    assert len([call for call in heard if call.status == 429]) == 1


async def test_where_a_picture_is_refused_a_moment_is_told_in_words(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_against_computers(evening)
    await draw(ann, 1)
    await ann.give_up_seat()
    assert evening.worker
    monkeypatch.setattr(evening.worker.services, "review", every_draw)
    await evening.wait_until_painted()
    await evening.sim("server", pictures="IMAGE_PROCESS_FAILED")
    await ann.tap(WHERE)
    assert "photo" not in await ann.wait_for("Mistake 1 of 1")


async def test_an_app_without_hands_reads_it_in_the_private_chat(evening: Evening) -> None:
    ann = await lose(evening)
    await evening.sim("app", person=ann.id, app="old")
    bot = await ann.start_private_chat()
    await ann.tap(WHERE)
    await evening.pass_time(10)
    assert "private chat" in await ann.tap(WHERE)
    await ann.wait_for(FOUND, bot)


async def test_one_persons_games_are_looked_through_one_at_a_time(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await lose(evening)
    (earlier,) = [button for button in await ann.buttons() if WHERE in button.text]
    await start_against_computers(evening)
    await ann.give_up_seat()

    async def find() -> Button | None:
        found = [button for button in await ann.buttons() if WHERE in button.text]
        return next((button for button in found if button.data != earlier.data), None)

    later = await evening.wait_until(find, WHERE)
    may_go_on = asyncio.Event()
    meanwhile(evening, monkeypatch, may_go_on.wait)
    await ann.tap_button(earlier)
    await ann.wait_for(LOOKING)
    assert "still reviewing another game" in await ann.tap_button(later)
    assert "Reviewing your moves" in await ann.tap_button(earlier)
    may_go_on.set()
    await ann.wait_for(FOUND)
    assert await ann.tap_button(later) == ""
    await evening.settle()
    found = [text for text in map(text_of, await ann.ephemeral_messages()) if FOUND in text]
    assert len(found) == 2
