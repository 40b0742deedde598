"""An evening in a local Telegram: a real bot with a real store, and people who see and tap."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import aiohttp
import pytest
from telegram import BotCommandScopeAllChatAdministrators, BotCommandScopeAllGroupChats

from bot import deadlines
from bot.address import Address, partition
from bot.computers import Computers
from bot.playground.methods.call import Call
from bot.playground.refusals import bad_request
from bot.playground.server import Playground
from bot.store import Store, StoreAway, keys, open_store
from bot.store.documents import ChatStatus, read_document
from bot.telegram import intake
from bot.telegram.client import Command, TelegramClient
from bot.telegram.outbox import RESULT, Priority
from bot.worker import Worker
from engine.games import GAMES
from engine.session import Events, GameSession, load

JSON = dict[str, Any]
Session = GameSession[Any, Any]
PATIENCE = 60.0  # real seconds, for a machine that is busy with other things
NOWHERE = Address(0)
AT_WORK, IDLE = 0.02, 2.0  # seconds of the evening that pass between two looks
BEAT = 10_000  # milliseconds of it after which the bot's clock, whose seconds are real, beats too


@dataclass(slots=True)
class Evening:
    playground: Playground
    http: aiohttp.ClientSession
    url: str
    store: Store
    client: TelegramClient
    address: Address = NOWHERE
    people: list["Person"] = field(default_factory=list)
    worker: Worker | None = None
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    stop: asyncio.Event = field(default_factory=asyncio.Event)
    beaten: int = 0
    behind: int = 0  # milliseconds by which the bot's clock was set back

    def now(self) -> int:
        return int(self.playground.clock.now() * 1000) - self.behind

    # The bot -----------------------------------------------------------------------------------

    async def start_bot(self, pause: float = 0.0) -> None:
        """Another process would have a connection of its own."""
        store, _ = await open_store(self.url)
        computers = Computers(store, 1, pause, ThreadPoolExecutor, self.now)
        self.stop = asyncio.Event()
        self.worker = Worker(store, self.client, computers, self.now, self.playground.clock.sleep)
        poll = intake.poll(store, self.playground.token, self.playground.url)
        self.tasks = [
            asyncio.create_task(poll),
            asyncio.create_task(self.worker.run(self.stop)),
        ]

    async def stop_bot(self, politely: bool = True) -> None:
        """Politely what is under way comes to its end; else it breaks off."""
        polling, working = self.tasks
        polling.cancel()
        if politely:
            self.stop.set()
            while not working.done():
                await self.go_on(IDLE)
        else:
            assert self.worker
            self.worker.cancel()
            working.cancel()
        await asyncio.gather(polling, working, return_exceptions=True)
        assert self.worker
        await self.worker.store.close()

    async def restart(self, politely: bool = True) -> None:
        await self.stop_bot(politely)
        await self.start_bot()

    async def is_at_rest(self) -> bool:
        """Nothing is under way, nor on its way from the store to whoever does it."""
        if not self.is_idle:
            return False
        chats = {self.address.chat, *(person.id for person in self.people)}
        ask = self.store.calls.ask
        for number in set(map(partition, chats)):
            if await ask("XLEN", keys.inbox(number)) or await self._unread(number):
                return False
        return self.is_idle

    async def _unread(self, number: int) -> int:
        """Announcements that nobody has taken up; one that waits for room is in the bot's hand, who
        may rest meanwhile."""
        assert self.worker
        in_hand = [a for a in self.worker.announcer.unfinished if a.partition == number]
        waiting: int = await self.store.calls.ask("XLEN", keys.announcements(number))
        return waiting - len(in_hand)

    @property
    def is_idle(self) -> bool:
        """Whether the bot asks nobody anything at this moment."""
        worker = self.worker
        if worker is None or self.playground.bot.queue.updates:
            return False
        return not worker.is_busy

    # Time --------------------------------------------------------------------------------------

    async def until(self, look: Callable[[], Awaitable[Any]], why: str = "") -> Any:
        """What `look` finds. While it finds nothing, time goes on for the bot and for Telegram."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not (found := await look()):
                    await self.go_on(IDLE if await self.is_at_rest() else AT_WORK)
        except TimeoutError:
            raise AssertionError(f"{why} never came; {await self.state()}") from None
        return found

    async def state(self) -> str:
        calls = [(c["method"], c["status"], c.get("description")) for c in await self.calls()]
        seen = await self.people[0].read() if self.people else ""
        return f"idle: {self.is_idle}; {calls[-8:]}; {seen}"

    async def go_on(self, seconds: float) -> None:
        for task in self.tasks:
            if task.done() and not self.stop.is_set():
                task.result()  # the bot fell over
        self.playground.clock.advance(seconds)
        if self.now() >= self.beaten + BEAT and not self.stop.is_set():
            await self.beat()
        await self.look()
        await asyncio.sleep(0.002)

    async def look(self) -> None:
        """The bot looks at everything each second, of which an evening has more than the clock."""
        chats = (self.address.chat, *(person.id for person in self.people))
        numbers = set(map(partition, chats))
        if self.worker and not self.stop.is_set():
            with suppress(StoreAway):
                await self.worker.look_at(numbers)
        for number in numbers:
            await self.store.calls.client.publish(keys.WAKE, number)

    async def stop_the_clock(self) -> None:
        """Give everybody all the time in the world, so that nobody is reminded."""

        def act(session: Session | None, now: int) -> tuple[Session | None, Events]:
            assert session is not None
            return session, session.set_pace(None, now)

        assert self.worker
        await self.worker.tables.change(self.address, act)

    async def pass_time(self, seconds: float) -> None:
        """In steps in which the clock of the bot is at work."""
        while seconds > 0:
            step = min(5.0, seconds)
            seconds -= step
            self.playground.clock.advance(step)
            await self.beat()
            await self.rest()

    async def flow(self, seconds: float) -> None:
        """In small steps: what takes a second takes no more because nobody looked."""
        for _ in range(round(seconds / 0.05)):
            await self.go_on(0.05)

    async def beat(self) -> None:
        self.beaten = self.now()
        chats = {self.address.chat, *(person.id for person in self.people)}
        await deadlines.sweep(self.store, set(map(partition, chats)), self.beaten)

    async def rest(self) -> None:
        """Until the bot has nothing to do at this moment."""

        async def look() -> bool:
            await self.go_on(0.0)
            return await self.is_at_rest()

        for _ in range(3):
            await self.until(look)

    # Telegram's limits -------------------------------------------------------------------------

    async def fill(self, priority: Priority) -> None:
        """Others use the minute, until a call of this priority finds no room for a while."""
        while (wait := await self.spend(priority)) < 15_000:
            await self.go_on(wait / 1000)

    async def spend(self, priority: Priority = RESULT) -> int:
        """Others send one message, if there is room; else the milliseconds until there is."""
        assert self.worker
        others = replace(priority, is_spread=False)  # who do not care for the rest of the minute
        return await self.worker.outbox.reserve(self.address.chat, self.now(), others)

    async def count_ephemerals(self) -> None:
        """Telegram counts private hands against the group's minute, and the bot has learned it."""
        await self.sim("limits", ephemerals_count=True)
        learned = json.dumps([1 << 52, 0]).encode()
        await self.store.note_ephemerals(self.client.bot.id, learned, 1 << 40)
        await self.restart()

    # What everybody does -----------------------------------------------------------------------

    async def sim(self, path: str, **fields: Any) -> Any:
        async with self.http.post(f"{self.playground.url}/sim/{path}", json=fields) as response:
            answer = await response.json()
            assert response.status == 200, answer
            return answer

    async def get(self, path: str, **query: Any) -> Any:
        url = f"{self.playground.url}/sim/{path}"
        async with self.http.get(url, params=query) as response:
            answer = await response.json()
            assert response.status == 200, answer
            return answer

    async def gather(
        self, *names: str, kind: str = "supergroup", german: tuple[str, ...] = (), **more: Any
    ) -> list["Person"]:
        """A group of these people and the bot; the first owns it."""
        people = [await self.person(name, "de" if name in german else "en") for name in names]
        ids = [person.id for person in people]
        group = {"type": kind, "title": "The parlour", "owner": ids[0], "members": ids[1:]}
        chat = await self.sim("chats", **group, bot=True, **more)
        self.address = Address(chat["id"])
        self.people = people
        await people[0].reads("Hello")
        return people

    async def person(self, name: str, language: str = "en") -> "Person":
        username = f"{name.casefold()}_here" if name.isalpha() and name.isascii() else ""
        fields = {"first_name": name, "language_code": language, "username": username}
        return Person(self, (await self.sim("people", **fields))["id"], name)

    async def open_topic(self, name: str = "Games") -> int:
        """The first does, and the evening goes on there."""
        owner = self.people[0]
        topic = await self.sim("topic", chat=owner.chat, person=owner.id, name=name)
        self.address = Address(owner.chat, topic["id"])
        await owner.say(f"/newgame@{self.playground.bot.user.username} whot")
        return int(topic["id"])

    async def calls(self, since: int = 0) -> list[JSON]:
        answer = await self.get("calls", since=since)
        found: list[JSON] = answer["calls"]
        return found

    def listen(self) -> list[Any]:
        """Every call of the bot from now on."""
        heard: list[Any] = []
        self.playground.api.calls.listeners.append(heard.append)
        return heard

    # What is so --------------------------------------------------------------------------------

    async def session(self, address: Address | None = None) -> Session:
        saved = await self.store.load(address or self.address)
        assert saved.session, "no table stands here"
        return load(saved.session, GAMES)

    async def is_painted(self) -> bool:
        """Whether the chat shows the newest version."""
        if not await self.is_at_rest():
            return False
        saved = await self.store.load(self.address)
        dirty = await self.store.dirty([partition(self.address.chat)], 1 << 52)
        return saved.painted.version == saved.version and not dirty and self.is_idle

    async def painted(self) -> None:
        await self.until(self.is_painted)

    async def status(self) -> ChatStatus:
        """What the bot learned of the chat."""
        return read_document(ChatStatus, await self.store.row(self.address.chat))

    async def moves(self) -> int:
        return len((await self.session()).log)

    async def everybody_sees(self) -> dict[int, tuple[str, str]]:
        """Every message that is for all, by its number: its words, its picture and its buttons."""
        return {
            m["message_id"]: (words_of(m), str([m.get(part) for part in ("photo", "reply_markup")]))
            for m in await self.people[0].see()
            if not m.get("ephemeral")
        }


Button = tuple[JSON, int, int, JSON]  # a message, the row and the column, and what stands there


@dataclass(slots=True)
class Person:
    evening: Evening
    id: int
    name: str
    toasts: list[str] = field(default_factory=list)
    alerts: list[str] = field(default_factory=list)  # those of them that must be closed
    links: list[str] = field(default_factory=list)  # to the private chat, which answers opened

    @property
    def chat(self) -> int:
        return self.evening.address.chat

    async def see(self, chat: int = 0) -> list[JSON]:
        shown = await self.evening.get(
            "see", person=self.id, chat=chat or self.chat, thread=self.evening.address.thread
        )
        messages: list[JSON] = shown["messages"]
        return messages

    async def read(self, chat: int = 0) -> str:
        """All that is on the screen, the buttons too, and what toasts told."""
        words = [words_of(message) for message in await self.see(chat)]
        return "\n".join([*words, *self.toasts])

    async def reads(self, words: str, chat: int = 0) -> JSON:
        """The newest message with these words, once it is there."""

        async def look() -> JSON | None:
            for message in reversed(await self.see(chat)):
                if words in words_of(message):
                    return message
            return None

        found: JSON = await self.evening.until(look, words)
        return found

    async def say(self, text: str, **more: Any) -> JSON:
        fields = {"chat": self.chat, "thread": self.evening.address.thread} | more
        said: JSON = await self.evening.sim("say", person=self.id, text=text, **fields)
        return said

    async def buttons(self, chat: int = 0) -> list[Button]:
        """What can be tapped, the newest message first, each from its top."""
        found: list[Button] = []
        for message in reversed(await self.see(chat)):
            rows = message.get("reply_markup", {}).get("inline_keyboard", [])
            for row, line in enumerate(rows):
                for column, button in enumerate(line):
                    if "callback_data" in button:
                        found.append((message, row, column, button))
        return found

    async def tap(self, text: str, chat: int = 0, **more: Any) -> str:
        """Taps the newest button with this text once it is there; what the bot answers."""

        async def look() -> Button | None:
            for button in await self.buttons(chat):
                if text in button[3]["text"]:
                    return button
            return None

        return await self.tap_on(await self.evening.until(look, text), chat, **more)

    async def tap_on(self, button: Button, chat: int = 0, **more: Any) -> str:
        """As it was seen, though the message may have changed since."""
        message, _, _, seen = button
        fields = {"chat": chat or self.chat, "key": message["key"], "data": seen["callback_data"]}
        tapped = await self.evening.sim("tap", person=self.id, **fields, **more)
        return await self.answered(tapped["id"])

    async def forge(self, message: JSON, data: str) -> str:
        """What a modified client sends, whatever the buttons say."""
        return await self.answered(await self.send(message, data))

    async def send(self, message: JSON, data: str, chat: int = 0) -> str:
        """Does not wait for the answer; the query's id."""
        fields = {"chat": chat or self.chat, "key": message["key"], "data": data}
        return str((await self.evening.sim("tap", person=self.id, **fields))["id"])

    async def answered(self, query: str) -> str:
        queries = self.evening.playground.world.queries

        async def look() -> bool:
            return queries[query].closed

        await self.evening.until(look, "an answer")
        answer = queries[query].answer or {}
        text = str(answer.get("text") or "")
        if text:
            self.toasts.append(text)
        if text and answer.get("show_alert"):
            self.alerts.append(text)
        if answer.get("url"):
            self.links.append(str(answer["url"]))
        return text

    async def follow(self) -> int:
        """In the private chat, as the newest answer opened it; the bot's number, whose chat it
        is."""
        bot = self.evening.playground.bot.user
        chat, _, payload = self.links[-1].partition("?start=")
        assert chat == f"https://t.me/{bot.username}"
        await self.evening.sim("start", person=self.id, bot=bot.id, payload=payload)
        return int(bot.id)

    async def wants_hands(self) -> int:
        """In the private chat with the bot, whose number this is."""
        bot = self.evening.playground.bot.user.id
        await self.evening.sim("start", person=self.id, bot=bot, payload="hands")
        return bot

    async def give_up(self) -> None:
        await self.say("/leave")
        await self.tap("Yes, give it up")

    async def sends_off(self, whom: str, **more: Any) -> None:
        """From a running game."""
        await self.say(f"/kick {whom}", **more)
        await self.tap("Yes, send off")

    async def end_table(self) -> None:
        await self.say("/endgame")
        await self.reads("Yes, end it")
        was = (await self.evening.session()).phase
        await self.tap("Yes, end it")
        told = {"lobby": "This table was cleared", "playing": "was ended before anybody won"}
        await self.reads(told[was])

    async def own_screens(self) -> list[JSON]:
        """That the bot shows to this person alone; one's own command is seen by oneself alone,
        too."""
        own = [message for message in await self.see() if message.get("ephemeral")]
        return [message for message in own if message["from"]["is_bot"]]

    async def only_screen(self) -> str:
        (shown,) = await self.own_screens()
        return words_of(shown)

    async def is_asked(self) -> bool:
        """The table says so."""
        return any(
            f"{self.name}, it is your turn" in words_of(message) for message in await self.see()
        )


def words_of(message: JSON) -> str:
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    buttons = [button["text"] for row in rows for button in row]
    return "\n".join([message.get("text") or message.get("caption") or "", *buttons])


def data_of(message: JSON, verb: str) -> str:
    """What the first button for this sends."""
    rows = message["reply_markup"]["inline_keyboard"]
    sent = [str(button.get("callback_data")) for row in rows for button in row]
    return next(data for data in sent if data.startswith(f"{verb}:"))


def refuse_ephemeral(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Telegram where this bot may show nothing to one person alone."""
    run = evening.playground.api.run

    async def picky(call: Call) -> Any:
        if "ephemeral_message_parameters" in call.params.values:
            raise bad_request("BOT_NOT_ADMIN")
        return await run(call)

    monkeypatch.setattr(evening.playground.api, "run", picky)


async def hide_nothing(evening: Evening) -> None:
    """As in an app that knows no commands for one's own eyes."""
    for scope in (BotCommandScopeAllGroupChats(), BotCommandScopeAllChatAdministrators()):
        for language in ("", "de"):
            await evening.client.set_commands([Command("help", "what I can do")], scope, language)


def budget(calls: Iterable[Any]) -> list[Any]:
    """Those that a group's budget pays for."""
    return [call for call in calls if call.cost and call.chat < 0]


def is_public(call: Any) -> bool:
    return "phemeral" not in call.method and "phemeral" not in json.dumps(call.params)
