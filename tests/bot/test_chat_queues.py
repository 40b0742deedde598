"""The order in which waiting inbox entries are handled, and which of them ask for nothing."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot import chat_queues
from bot.address import Address
from bot.chat_queues import ChatQueues
from bot.requests.triage import ANSWERABLE_MS, Triage
from bot.store import InboxEntry
from tests.playground.conftest import until

NOW = 1_800_000_000_000
HERE, THERE, BEYOND = -1, -2, -3  # chats of one partition


def entry(chat: int, number: int, at: int = NOW, body: Any = None) -> InboxEntry:
    text = json.dumps(body or {}).encode()
    return InboxEntry(7, f"{at}-{number}", "update", text, number, Address(chat))


async def at_once(entry: InboxEntry) -> None:
    """Handle an entry in no time."""


@dataclass(slots=True)
class Handler:
    """Notes what is handled, and when asked to, waits in the middle of it."""

    slowly: Callable[[InboxEntry], Awaitable[None]] = at_once
    void: set[int] = field(default_factory=set)
    handled: list[int | None] = field(default_factory=list)
    finished: list[list[int | None]] = field(default_factory=list)

    async def handle(self, entry: InboxEntry) -> None:
        await self.slowly(entry)
        self.handled.append(entry.update_id)

    async def finish(self, entries: list[InboxEntry]) -> None:
        self.finished.append([entry.update_id for entry in entries])

    def queues(self) -> ChatQueues:
        return ChatQueues(self.handle, lambda entry: entry.update_id in self.void, self.finish)


async def test_a_chats_entries_are_handled_in_order() -> None:
    async def slower_first(entry: InboxEntry) -> None:
        await asyncio.sleep(0.02 if entry.update_id == 0 else 0)

    handler = Handler(slower_first)
    queues = handler.queues()
    for number in range(40):
        queues.take([entry(HERE, number)])
    await until(lambda: not queues.count)
    await queues.drain()
    assert handler.handled == list(range(40))


async def test_a_chat_does_not_wait_for_another_one_of_its_partition() -> None:
    gate = asyncio.Event()

    async def waits_here(entry: InboxEntry) -> None:
        if entry.address == Address(HERE):
            await gate.wait()

    handler = Handler(waits_here)
    queues = handler.queues()
    queues.take([entry(HERE, 1), entry(THERE, 2)])
    await asyncio.sleep(0.01)
    assert handler.handled == [2]
    gate.set()
    await queues.drain()
    assert handler.handled == [2, 1]


async def test_of_many_chats_the_one_that_heard_from_last_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chat_queues, "MOST_CHATS", 1)
    monkeypatch.setattr(chat_queues, "MOST_IN_A_ROW", 2)
    handler = Handler()
    queues = handler.queues()
    queues.take(entry(HERE, number, NOW) for number in range(5))
    queues.take([entry(THERE, 10, NOW + 1), entry(BEYOND, 20, NOW + 3), entry(THERE, 11, NOW + 2)])
    await until(lambda: not queues.count)
    await queues.drain()
    assert handler.handled == [0, 1, 20, 10, 11, 2, 3, 4]


async def test_what_asks_for_nothing_is_finished_together_and_in_its_place() -> None:
    handler = Handler(void={1, 2, 4})
    queues = handler.queues()
    queues.take(entry(HERE, number) for number in range(5))
    await until(lambda: not queues.count)
    await queues.drain()
    assert handler.handled == [0, 3]
    assert handler.finished == [[1, 2], [4]]


async def test_a_partition_is_left_when_what_is_under_way_has_ended() -> None:
    gate = asyncio.Event()

    async def waits(_: InboxEntry) -> None:
        await gate.wait()

    handler = Handler(waits)
    queues = handler.queues()
    queues.take([entry(HERE, 1), entry(HERE, 2)])
    await asyncio.sleep(0)
    leaving = asyncio.create_task(queues.leave(7))
    await asyncio.sleep(0.01)
    assert not leaving.done()
    gate.set()
    await leaving
    assert handler.handled == [1]  # the other one stays in the store
    assert queues.count == 0


def tap(number: int, at: int, data: str, chat: int = HERE) -> InboxEntry:
    query = {"id": str(number), "data": data, "message": {"chat": {"id": chat}}}
    return entry(chat, number, at, {"callback_query": query})


def talk(text: str, chat: int = HERE, **more: Any) -> InboxEntry:
    return entry(chat, 1, NOW, {"message": {"chat": {"id": chat}, "text": text, **more}})


COMMAND = {"type": "bot_command", "offset": 0, "length": 5}
LATE = NOW - ANSWERABLE_MS - 1


@pytest.mark.parametrize(
    ("waiting", "is_void"),
    [
        (tap(1, LATE, "j:gone"), True),
        (tap(1, LATE, "m:gone:3:1"), True),
        (tap(1, NOW, "j:gone"), False),
        (tap(1, LATE, "j:stands"), False),
        (tap(1, LATE, "j:gone", chat=THERE), False),
        (tap(1, LATE, "c::pace:30"), False),
        (talk("Good evening"), True),
        (talk("Good evening", chat=5), False),
        (talk("/help", entities=[COMMAND]), False),
        (talk("see /help", entities=[{**COMMAND, "offset": 4}]), True),
        (entry(HERE, 1, NOW, {"message": {"chat": {"id": HERE}, "left_chat_member": {}}}), False),
        (entry(HERE, 1, NOW, {"my_chat_member": {"chat": {"id": HERE}}}), False),
        (InboxEntry(7, f"{LATE}-1", "tick", b"", None, Address(HERE)), False),
    ],
    ids=[
        *("late, gone", "late move, gone", "just now, gone", "late, stands", "late, elsewhere"),
        *("late, a setting", "talk", "private", "a command", "a command in talk"),
        *("a member left", "the bot moved", "a deadline"),
    ],
)
def test_talk_and_late_taps_on_what_is_gone_ask_for_nothing(
    waiting: InboxEntry, is_void: bool
) -> None:
    triage = Triage()
    triage.note_entry(entry(HERE, 0, NOW))
    triage.note_gone(HERE, "gone")
    assert triage.asks_nothing(waiting) == is_void
