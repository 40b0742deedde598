"""The harness of the evening tests: the bot with a real store, in front of a local Telegram.

An `Evening` runs the bot in this process and moves the virtual clock of both; `create_group` puts
people in front of it. `Person` says what people can do. A test reads like this:

    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.wait_for("Ann, it’s your turn")
    await evening.pass_time(60)
"""

import asyncio
import json
import math
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import aiohttp
import pytest
from telegram import BotCommandScopeAllChatAdministrators, BotCommandScopeAllGroupChats

from bot import deadlines
from bot.address import Address, partition
from bot.computers import Computers
from bot.playground.compact_json import encode
from bot.playground.methods.call import Call
from bot.playground.model import Query
from bot.playground.refusals import bad_request
from bot.playground.server import Playground
from bot.playground.sim_controls import VIEWS
from bot.playground.sim_request import SimRequest
from bot.store import Store, StoreAway, keys, open_store
from bot.store.documents import ChatStatus, read_document
from bot.telegram import intake
from bot.telegram.client import Command, TelegramClient
from bot.telegram.outbox import RESULT, Priority
from bot.worker import Worker
from engine.games import GAMES
from engine.session import Events, GameSession, load
from tests.bot.evenings.person import JSON, Person, text_of
from tests.patience import Signs, patience

Found = TypeVar("Found")
Session = GameSession[Any, Any]
NO_ADDRESS = Address(0)
NOBODY: Mapping[str, str] = {}
QUIET_STEPS = 2_000  # of the clock, in which nothing else moves: more than an hour
BUSY_STEP, IDLE_STEP = 0.02, 2.0  # virtual seconds between two checks of a condition
FINE_STEP = 0.05  # virtual seconds
SHORT_STEP, LONG_STEP = 5.0, 20.0  # virtual; after 30 without a sweep the store shifts deadlines
SWEEP_EVERY_MS = 10_000  # virtual; the worker's own sweep waits for real seconds


@dataclass(slots=True)
class Evening:
    """One bot, one local Telegram, and the group in which the test plays."""

    playground: Playground
    http: aiohttp.ClientSession
    url: str
    store: Store
    client: TelegramClient
    address: Address = NO_ADDRESS
    people: list[Person] = field(default_factory=list)
    other_chats: set[int] = field(default_factory=set)  # where something happens, too
    worker: Worker | None = None
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    stop: asyncio.Event = field(default_factory=asyncio.Event)
    swept_at: int = 0
    clock_lag: int = 0  # milliseconds by which the bot's clock was set back
    taps: list[Query] = field(default_factory=list)
    moved: Signs = field(default_factory=dict)  # but for the clock
    quiet_steps: int = 0  # of the clock since then

    def now(self) -> int:
        return int(self.playground.clock.now() * 1000) - self.clock_lag

    # The bot -----------------------------------------------------------------------------------

    async def start_bot(self, pause: float = 0.0) -> None:
        """Run intake and one worker as tasks; computers take `pause` seconds to answer."""
        store, _ = await open_store(self.url)  # its own connection, as another process has
        computers = Computers(store, 1, pause, ThreadPoolExecutor, self.now, ThreadPoolExecutor)
        self.stop = asyncio.Event()
        self.worker = Worker(store, self.client, computers, self.now, self.playground.clock.sleep)
        poll = intake.poll(store, self.playground.token, self.playground.url)
        self.tasks = [
            asyncio.create_task(poll),
            asyncio.create_task(self.worker.run(self.stop)),
        ]

    async def stop_bot(self, graceful: bool = True) -> None:
        """Stop the bot: let it finish what is under way, or cancel it as a crash would."""
        polling, working = self.tasks
        polling.cancel()
        if graceful:
            self.stop.set()
            async with patience(lambda: "the bot never stopped", self.signs):
                while not working.done():  # by small steps: a stop may outlast a deadline else
                    await self.advance(FINE_STEP)
        else:
            assert self.worker
            self.worker.cancel()
            working.cancel()
            self.taps = [tap for tap in self.taps if tap.closed]
        await asyncio.gather(polling, working, return_exceptions=True)
        assert self.worker
        await self.worker.store.close()

    async def restart(self, graceful: bool = True) -> None:
        await self.stop_bot(graceful)
        await self.start_bot()

    @property
    def is_idle(self) -> bool:
        """Return whether no task of the bot handles anything at this moment."""
        worker = self.worker
        if worker is None or self.playground.bot.queue.updates:
            return False
        return not worker.is_busy

    async def is_settled(self) -> bool:
        """Return whether the bot is idle and the store holds nothing that it has yet to pick up."""
        if not self.is_idle:
            return False
        assert self.worker
        ask, stored = self.store.calls.ask, 0
        for number in self.partitions:  # one by one: the bot goes on meanwhile, and is seen
            stored += await ask("XLEN", keys.inbox(number))
            stored += await ask("XLEN", keys.announcements(number))
        waiting = [a for a in self.worker.announcer.unfinished if a.partition in self.partitions]
        return stored == len(waiting) and self.is_idle

    @property
    def partitions(self) -> set[int]:
        """The partitions of the group, of everybody's private chat and of other chats."""
        private = {person.id for person in self.people}
        return set(map(partition, {self.address.chat, *private, *self.other_chats}))

    # Time --------------------------------------------------------------------------------------

    async def wait_until(
        self, find: Callable[[], Awaitable[Found | None]], what: str = ""
    ) -> Found:
        """Advance the clock until `find` returns something true, and return it.

        `what` names in the failure message what never came.
        """

        async def describe() -> str:
            return f"{what} never came; {await self.describe()}"

        async with patience(describe, self.signs):
            while not (found := await find()):
                await self.advance(IDLE_STEP if await self.is_settled() else BUSY_STEP)
        return found

    def signs(self) -> Signs:
        """Return what moves while the bot works: calls, updates, processor time of its threads.

        The clock moves as well, but not for ever if nothing else does.
        """
        calls = reversed(self.playground.api.calls.calls)
        moved = {
            "calls to Telegram": next((c.n for c in calls if c.method != "getUpdates"), 0),
            "updates": len(self.playground.bot.queue.updates),
            "thinking and drawing": round(time.process_time() - time.thread_time(), 1),
        }
        if moved != self.moved:
            self.moved, self.quiet_steps = moved, 0
        return moved | {"steps of the clock": min(self.quiet_steps, QUIET_STEPS)}

    async def describe(self) -> str:
        """Return the last calls of the bot and what the first person sees, for failure messages."""
        calls = [(c["method"], c["status"], c.get("description")) for c in await self.calls()]
        seen = await self.people[0].visible_text() if self.people else ""
        return f"idle: {self.is_idle}; {calls[-8:]}; {seen}"

    async def advance(self, seconds: float) -> None:
        """Advance the virtual clock in one step and let the bot do what is due then."""
        for task in self.tasks:
            if task.done() and not self.stop.is_set():
                task.result()  # raises what the bot died of
        self.quiet_steps += 1
        self.playground.clock.advance(seconds)
        if self.now() >= self.swept_at + SWEEP_EVERY_MS and not self.stop.is_set():
            await self.sweep_deadlines()
        await self.wake_bot()
        await asyncio.sleep(0.002)

    async def wake_bot(self) -> None:
        """Make the worker check its partitions now: its own checks wait for real seconds."""
        if self.worker and not self.stop.is_set():
            with suppress(StoreAway):
                await self.worker.look_at(self.partitions)
        await asyncio.gather(
            *(self.store.calls.ask("PUBLISH", keys.WAKE, number) for number in self.partitions)
        )

    async def sweep_deadlines(self) -> None:
        self.swept_at = self.now()
        await deadlines.sweep(self.store, self.partitions, self.swept_at)

    async def settle(self) -> None:
        """Wait until the bot has nothing left to do at this moment of the virtual clock."""

        async def is_settled() -> bool:
            await self.advance(0.0)
            return await self.is_settled()

        for _ in range(3):
            await self.wait_until(is_settled)

    async def pass_time(self, seconds: float) -> None:
        """Advance the clock by this much in steps, and let the bot settle after each."""
        while seconds > 0:
            step = min(seconds, await self._quiet_seconds())
            seconds -= step
            self.playground.clock.advance(step)
            await self.sweep_deadlines()
            await self.settle()

    async def _quiet_seconds(self) -> float:
        """Return for how long nothing falls due, at least SHORT_STEP and at most LONG_STEP."""
        if not await self.is_settled():
            return SHORT_STEP
        names = [name(number) for number in self.partitions for name in (keys.due, keys.dirty)]
        first = ("0", "0", "WITHSCORES")
        found = await asyncio.gather(
            *(self.store.calls.ask("ZRANGE", name, *first) for name in names)
        )
        moments = [float(score) / 1000 for _, score in filter(None, found)]
        if timer := self.playground.clock.next_due:
            moments.append(timer - self.clock_lag / 1000)
        quiet = min(moments, default=math.inf) - self.now() / 1000
        return max(SHORT_STEP, min(LONG_STEP, quiet))

    async def advance_smoothly(self, seconds: float) -> None:
        """Advance the clock in fine steps, so that calls get the time at which they are due."""
        for _ in range(round(seconds / FINE_STEP)):
            await self.advance(FINE_STEP)

    async def remove_time_limit(self) -> None:
        """Let the table wait for moves without a time limit, so that nobody is reminded."""

        def act(session: Session | None, now: int) -> tuple[Session | None, Events]:
            assert session is not None
            return session, session.set_pace(None, now)

        assert self.worker
        await self.worker.tables.change(self.address, act)

    # Telegram's limits -------------------------------------------------------------------------

    async def use_up_budget(self, priority: Priority) -> None:
        """Send messages of others until a call of this priority must wait 15 seconds or more."""
        while (wait := await self.spend_budget(priority)) < 15_000:
            await self.advance(wait / 1000)

    async def spend_budget(self, priority: Priority = RESULT) -> int:
        """Take one message from the group's budget, or return the milliseconds until there is one.

        The calls of others are not spread over the minute.
        """
        assert self.worker
        unspread = replace(priority, is_spread=False)
        return await self.worker.outbox.reserve(self.address.chat, self.now(), unspread)

    async def charge_for_ephemerals(self) -> None:
        """Let Telegram count ephemeral messages against the group's minute, as the bot knows."""
        await self.sim("limits", ephemerals_count=True)
        learned = json.dumps([1 << 52, 0]).encode()
        await self.store.note_ephemerals(self.client.bot.id, learned, 1 << 40)
        await self.restart()

    # The local Telegram ------------------------------------------------------------------------

    async def sim(self, path: str, **fields: Any) -> Any:
        async with self.http.post(f"{self.playground.url}/sim/{path}", json=fields) as response:
            answer = await response.json()
            assert response.status == 200, answer
            is_bot_there = not all(task.done() for task in self.tasks)
            if path == "tap" and is_bot_there:
                self.taps.append(self.playground.world.queries[answer["id"]])
            return answer

    async def unanswered_taps(self) -> list[str]:
        """Wait for the end of every tap; return the callback data of those without an answer. A tap
        while the bot is away, or in hand when it is killed, need not be answered."""

        async def are_closed() -> bool:
            return all(tap.closed for tap in self.taps)

        await self.wait_until(are_closed, "the end of every tap")
        return [tap.data for tap in self.taps if tap.answer is None]

    async def get(self, path: str, **query: Any) -> Any:
        """Return a view of the local Telegram. A test looks again and again, mostly in vain, so it
        asks without HTTP, which took most of the time."""
        await asyncio.sleep(0)
        fields = {name: str(value) for name, value in query.items()}
        return json.loads(encode(VIEWS[path](SimRequest(self.playground, fields))))

    async def create_group(
        self,
        *names: str,
        kind: str = "supergroup",
        german: tuple[str, ...] = (),
        speaking: Mapping[str, str] = NOBODY,
        **more: Any,
    ) -> list[Person]:
        """Create the group with these people and the bot; the first person owns it. Apps are
        English, except of Germans and of those `speaking` another language."""
        apps = {**dict.fromkeys(german, "de"), **speaking}
        people = [await self.add_person(name, apps.get(name, "en")) for name in names]
        ids = [person.id for person in people]
        group = {"type": kind, "title": "The parlour", "owner": ids[0], "members": ids[1:]}
        chat = await self.sim("chats", **group, bot=True, **more)
        self.address = Address(chat["id"])
        self.people = people
        await people[0].wait_for("Hello")
        return people

    async def add_person(self, name: str, language: str = "en") -> Person:
        username = f"{name.casefold()}_here" if name.isalpha() and name.isascii() else ""
        fields = {"first_name": name, "language_code": language, "username": username}
        return Person(self, (await self.sim("people", **fields))["id"], name)

    async def open_topic_table(self, name: str = "Games") -> int:
        """Create a topic, open a table of Whot there and go on in it; return the topic's id."""
        owner = self.people[0]
        topic = await self.sim("topic", chat=owner.chat, person=owner.id, name=name)
        self.address = Address(owner.chat, topic["id"])
        await owner.say(f"/newgame@{self.playground.bot.user.username} whot")
        return int(topic["id"])

    async def calls(self, since: int = 0) -> list[JSON]:
        """Return the calls that the bot has made."""
        answer = await self.get("calls", since=since)
        found: list[JSON] = answer["calls"]
        return found

    def record_calls(self) -> list[Any]:
        """Return a list to which every call of the bot is appended from now on."""
        recorded: list[Any] = []
        self.playground.api.calls.listeners.append(recorded.append)
        return recorded

    async def public_messages(self) -> dict[int, tuple[str, str]]:
        """Return text, and picture and buttons, of each message for everybody, by its number."""
        return {
            m["message_id"]: (text_of(m), str([m.get(part) for part in ("photo", "reply_markup")]))
            for m in await self.people[0].messages()
            if not m.get("ephemeral")
        }

    # The store ---------------------------------------------------------------------------------

    async def session(self, address: Address | None = None) -> Session:
        saved = await self.store.load(address or self.address)
        assert saved.session, "no table stands here"
        return load(saved.session, GAMES)

    async def move_count(self) -> int:
        return len((await self.session()).log)

    async def chat_status(self) -> ChatStatus:
        return read_document(ChatStatus, await self.store.row(self.address.chat))

    async def is_painted(self) -> bool:
        """Return whether the table message shows the newest version."""
        if not await self.is_settled():
            return False
        saved = await self.store.load(self.address)
        dirty = await self.store.dirty([partition(self.address.chat)], 1 << 52)
        return saved.painted.version == saved.version and not dirty and self.is_idle

    async def wait_until_painted(self) -> None:
        await self.wait_until(self.is_painted, "the newest table")


def refuse_ephemeral(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the local Telegram refuse every ephemeral message of the bot."""
    run = evening.playground.api.run

    async def picky(call: Call) -> Any:
        if "ephemeral_message_parameters" in call.params.values:
            raise bad_request("BOT_NOT_ADMIN")
        return await run(call)

    monkeypatch.setattr(evening.playground.api, "run", picky)


async def make_commands_public(evening: Evening) -> None:
    """Set the bot's menu without ephemeral commands, so that everybody sees who types what."""
    for scope in (BotCommandScopeAllGroupChats(), BotCommandScopeAllChatAdministrators()):
        for language in ("", "de"):
            await evening.client.set_commands([Command("help", "what I can do")], scope, language)


def charged_calls(calls: Iterable[Any]) -> list[Any]:
    """Return the calls that count against a group's budget."""
    return [call for call in calls if call.cost and call.chat < 0]


def words_sent(call: Any) -> str:
    """Return the text or caption of a message that a call sends, or "" if it sends none."""
    if call.method not in ("sendMessage", "sendPhoto"):
        return ""
    return str(call.params.get("text") or call.params.get("caption") or "")


def is_public(call: Any) -> bool:
    """Return whether everybody in the chat sees what a call sends."""
    return "phemeral" not in call.method and "phemeral" not in json.dumps(call.params)
