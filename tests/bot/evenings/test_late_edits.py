"""An edit that Telegram carries out late, or that another process overtook, does not stay."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import pytest

from bot.address import partition
from bot.playground.methods.call import Call
from bot.playground.refusals import Refusal
from bot.store import open_store
from bot.store.leases import Leases, owner_of
from bot.tables import Session
from bot.worker import Worker
from engine.session import Events
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import JSON, text_of
from tests.bot.evenings.test_taps import whose_turn
from tests.bot.evenings.whot import start_game
from tests.playground.conftest import until

EDITS = ("editmessagemedia", "editmessagetext")
LATE = 60.0  # seconds in which Telegram may carry out a call that it did not answer


@dataclass(slots=True)
class HeldEdit:
    """The next edit of the group's table, which Telegram carries out when the test says so."""

    evening: Evening
    is_answered: bool  # when it is carried out; else with an error, at once
    held: Call | None = None
    may_go: asyncio.Event = field(default_factory=asyncio.Event)
    run: Any = None

    async def take(self, call: Call) -> Any:
        is_table = call.params.text("chat_id") == str(self.evening.address.chat)
        if self.held is not None or call.method not in EDITS or not is_table:
            return await self.run(call)
        self.held = call
        if not self.is_answered:
            raise Refusal(502, "Bad Gateway")
        await self.may_go.wait()
        return await self.run(call)

    async def wait(self) -> None:
        async def is_held() -> bool:
            return self.held is not None

        await self.evening.wait_until(is_held, "an edit")

    async def carry_out(self) -> None:
        assert self.held
        await self.run(self.held)


def hold_edit(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, is_answered: bool = False
) -> HeldEdit:
    held = HeldEdit(evening, is_answered, run=evening.playground.api.run)
    monkeypatch.setattr(evening.playground.api, "run", held.take)
    return held


@asynccontextmanager
async def another_process(evening: Evening) -> AsyncIterator[Worker]:
    """Open what a second process has to paint the same chats, without its loops."""
    assert evening.worker
    store, _ = await open_store(evening.url)
    async with store:
        yield Worker(
            store,
            evening.client,
            evening.worker.computers,
            evening.now,
            evening.playground.clock.sleep,
        )


async def draw_in(worker: Worker, evening: Evening) -> None:
    """Draw a card for whoever is on turn, and paint that."""

    def draw(session: Session | None, now: int) -> tuple[Session | None, Events]:
        assert session is not None
        (seat,) = session.prompts
        user = session.players[seat].user
        assert user is not None
        return session, session.play_text(user, "draw", now)

    await worker.tables.change(evening.address, draw)
    painting = asyncio.create_task(worker.painter.drain())
    while not painting.done():
        await evening.advance_smoothly(0.2)


async def table_message(evening: Evening) -> JSON:
    shown = [m for m in await evening.people[0].messages() if "📖 Rules" in text_of(m)]
    return shown[-1]


async def begin(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await evening.remove_time_limit()
    await evening.pass_time(60)  # the minute is empty again
    await evening.wait_until_painted()


async def hold_the_edit_of_a_draw(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> HeldEdit:
    """Begin a game, and hold the edit of its table after the first draw."""
    await begin(evening)
    held = hold_edit(evening, monkeypatch, is_answered=True)
    person = await whose_turn(evening)
    await person.send_tap(table := await table_message(evening), draw_key(table))
    await held.wait()
    return held


async def test_an_edit_that_telegram_carries_out_late_does_not_stay(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(evening)
    ann, ben = evening.people
    held = hold_edit(evening, monkeypatch)
    for person in (ann, ben):
        await evening.wait_until(person.is_on_turn)
        await person.tap("Draw a card")
        await evening.pass_time(5)
    newest = text_of(await table_message(evening))
    await held.carry_out()
    assert text_of(await table_message(evening)) != newest
    await evening.pass_time(LATE)
    assert text_of(await table_message(evening)) == newest
    await evening.wait_until_painted()


async def test_an_edit_that_a_dead_process_had_sent_does_not_stay(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = await hold_the_edit_of_a_draw(evening, monkeypatch)
    await evening.restart(graceful=False)
    await evening.pass_time(5)
    await (await whose_turn(evening)).tap("Draw a card")
    await evening.pass_time(5)
    newest = text_of(await table_message(evening))
    await held.carry_out()
    assert text_of(await table_message(evening)) != newest
    await evening.pass_time(LATE)
    assert text_of(await table_message(evening)) == newest


async def test_an_edit_that_was_carried_out_unanswered_is_known_when_it_is_undone(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    await evening.pass_time(5)
    await evening.sim("faults", lose_answers=1, method="editmessagemedia")
    await ben.tap("Join")
    await ann.wait_for("Seats taken: 2 of")
    await ben.say("/leave")
    await evening.pass_time(10)
    await ann.wait_for("Seats taken: 1 of")


async def test_a_table_that_two_processes_painted_at_once_shows_the_newest(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = await hold_the_edit_of_a_draw(evening, monkeypatch)
    async with another_process(evening) as other:
        await draw_in(other, evening)
    newest = text_of(await table_message(evening))
    held.may_go.set()
    await evening.pass_time(5)
    assert text_of(await table_message(evening)) == newest
    await evening.wait_until_painted()


async def test_what_is_being_painted_can_be_awaited(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = await hold_the_edit_of_a_draw(evening, monkeypatch)
    assert evening.worker
    number = partition(evening.address.chat)
    others = {(number + 1) % 4}
    await evening.worker.painter.under_way.end(others)
    waiting = asyncio.create_task(evening.worker.painter.under_way.end({number}))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    held.may_go.set()
    await waiting
    saved = await evening.store.load(evening.address)
    assert saved.painted.version == saved.version


async def test_a_partition_is_released_after_what_is_being_painted_has_ended(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = await hold_the_edit_of_a_draw(evening, monkeypatch)
    assert evening.worker
    mine, number = evening.worker.leases, partition(evening.address.chat)
    names = (f"heir {n}" for n in count())
    heir = next(name for name in names if owner_of(number, [mine.name, name]) == name)
    other = Leases(evening.store, heir)
    await other.renew()
    await until(lambda: number not in mine.mine)
    await other.renew()
    assert number not in other.mine
    held.may_go.set()
    while number not in other.mine:
        await other.renew()
    saved = await evening.store.load(evening.address)
    assert saved.painted.version == saved.version
    await other.release()


def draw_key(message: JSON) -> str:
    rows = message["reply_markup"]["inline_keyboard"]
    return str(next(key["callback_data"] for row in rows for key in row if "Draw" in key["text"]))
