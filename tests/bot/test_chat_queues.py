"""The order in which waiting inbox entries are handled, and which of them ask for nothing."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot import chat_queues
from bot.address import Address
from bot.chat_queue import Players
from bot.chat_queues import MOST_OF_WATCHERS, ChatQueues
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
    playing: Players | None = None
    handled: list[int | None] = field(default_factory=list)
    finished: list[list[int | None]] = field(default_factory=list)
    dropped: list[int | None] = field(default_factory=list)

    async def handle(self, entry: InboxEntry) -> None:
        await self.slowly(entry)
        self.handled.append(entry.update_id)

    async def finish(self, entries: list[InboxEntry]) -> None:
        self.finished.append([entry.update_id for entry in entries])

    async def drop(self, entries: list[InboxEntry]) -> None:
        self.dropped += [entry.update_id for entry in entries]

    def asks_nothing(self, entry: InboxEntry) -> bool:
        return entry.update_id in self.void

    def is_tap(self, entry: InboxEntry) -> bool:
        return Triage().is_tap(entry)

    def sender(self, entry: InboxEntry) -> int:
        return Triage().sender(entry)

    def players(self, _: int) -> Players | None:
        return self.playing

    def queues(self) -> ChatQueues:
        return ChatQueues(self.handle, self.finish, self.drop, self)


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


# Players before watchers -------------------------------------------------------------------------

ANN, BEN, EVE = 11, 12, 1000  # two players, and the first of the watchers
PLAYING = Players(seated=frozenset({ANN, BEN}), asked=frozenset({BEN}))


def tap_of(person: int, number: int) -> InboxEntry:
    return entry(HERE, number, NOW, {"callback_query": {"from": {"id": person}}})


def command_of(person: int, number: int) -> InboxEntry:
    return entry(HERE, number, NOW, {"message": {"from": {"id": person}, "text": "/board"}})


def deadline(number: int) -> InboxEntry:
    return InboxEntry(7, f"{NOW}-{number}", "tick", b"", number, Address(HERE))


async def handled_of(handler: Handler, *entries: InboxEntry) -> list[int | None]:
    """Return the order in which entries are handled that came at one time."""
    queues = handler.queues()
    queues.take(entries)
    await until(lambda: not queues.count)
    await queues.drain()
    return handler.handled


async def test_a_players_tap_is_handled_before_500_of_watchers() -> None:
    taps = [tap_of(EVE + number % 100, number) for number in range(500)]
    handler = Handler(playing=PLAYING)
    handled = await handled_of(handler, *taps, tap_of(ANN, 500))
    assert handled[0] == 500


async def test_a_players_tap_that_comes_later_is_handled_next() -> None:
    under_way, may_end = asyncio.Event(), asyncio.Event()

    async def waits(_: InboxEntry) -> None:
        under_way.set()
        await may_end.wait()

    handler = Handler(waits, playing=PLAYING)
    queues = handler.queues()
    queues.take(tap_of(EVE + number, number) for number in range(50))
    await under_way.wait()
    queues.take([tap_of(ANN, 50)])
    may_end.set()
    await until(lambda: not queues.count)
    await queues.drain()
    assert handler.handled == [0, 50, *range(1, 50)]


async def test_the_asked_player_comes_before_the_others_and_nobody_overtakes_a_deadline() -> None:
    handler = Handler(playing=PLAYING)
    taps = [tap_of(EVE, 0), tap_of(ANN, 1), tap_of(BEN, 2), deadline(3), tap_of(BEN, 4)]
    assert await handled_of(handler, *taps) == [2, 1, 3, 4, 0]


async def test_what_one_person_sends_is_handled_in_order() -> None:
    handler = Handler(playing=PLAYING)
    sent = [
        *(command_of(EVE, 0), tap_of(ANN, 1), tap_of(EVE, 2), command_of(ANN, 3)),
        *(tap_of(EVE + 1, 4), command_of(EVE, 5), tap_of(ANN, 6)),
    ]
    assert await handled_of(handler, *sent) == [1, 3, 6, 0, 2, 4, 5]


async def test_of_too_many_taps_of_watchers_the_older_ones_are_dropped() -> None:
    handler = Handler(playing=PLAYING)
    taps = [tap_of(EVE + number, number) for number in range(MOST_OF_WATCHERS + 20)]
    handled = await handled_of(handler, command_of(EVE, -1), *taps, tap_of(BEN, 999))
    assert handled == [999, -1, *range(20, MOST_OF_WATCHERS + 20)]
    assert handler.dropped == list(range(20))


async def test_where_nobody_knows_who_plays_nothing_is_dropped() -> None:
    handler = Handler()
    taps = [tap_of(EVE + number, number) for number in range(MOST_OF_WATCHERS + 20)]
    assert await handled_of(handler, *taps) == list(range(MOST_OF_WATCHERS + 20))
    assert handler.dropped == []


# What asks for nothing ---------------------------------------------------------------------------


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
