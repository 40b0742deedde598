"""Many groups whose people tap on and on, whatever happens to the bot, and a record of every tap to
compare with the logs of the games."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from bot.address import PARTITIONS, Address, partition
from bot.deadlines import now_ms
from bot.painter import Painter
from bot.playground import user_actions
from bot.playground.membership import make_group
from bot.playground.model import Chat, Message, Query, User, World, add_person
from bot.playground.server import Playground
from bot.playground.user_actions import Draft
from bot.screens.callback_data import REMATCH
from bot.store import Saved, Store, StoreAway, keys
from bot.tables import LOBBY_LIFE, THINKING, Tables
from bot.telegram.client import TelegramClient, connected
from bot.telegram.outbox import Outbox
from bot.telegram.photos import Photos
from engine.game import house_rules
from engine.games import GAMES
from engine.record import DEAL, Entry, Record, fold
from engine.session import GameSession, load
from tests.patience import patience

Session = GameSession[Any, Any]
STEP = 0.1  # seconds between two polls
BREATH = 0.3  # seconds until most people are ready to tap again
ANSWER = 1.0  # seconds to wait for an answer before checking the table
A_DAY = 86_400


class Tap(NamedTuple):
    """A tap: who, what, and when it is done."""

    person: User
    data: str
    is_done: Callable[[Session], bool]
    question: tuple[str, int] | None = None  # the session and the prompt that a move answers
    what: str = ""  # the expected beginning of the line in the log


@dataclass(slots=True)
class Street:
    playground: Playground
    store: Store
    random: Random
    goal: int = 0  # taps
    taps: int = 0
    doubled: int = 0
    groups: list["Group"] = field(default_factory=list)
    progress: asyncio.Event = field(default_factory=asyncio.Event)
    gate: asyncio.Event = field(default_factory=asyncio.Event)  # nobody taps while it is closed

    def __post_init__(self) -> None:
        self.gate.set()

    @property
    def world(self) -> World:
        return self.playground.world

    def build(self, people: int) -> "Group":
        number = len(self.groups)
        neighbours = [add_person(self.world, f"P{number}x{n}") for n in range(people)]
        chat = make_group(
            self.world, "supergroup", f"G{number}", neighbours[0], neighbours, [self.playground.bot]
        )
        group = Group(self, chat, neighbours)
        self.groups.append(group)
        return group

    async def reaches(self, taps: int) -> None:
        while self.taps < taps:
            self.progress.clear()
            async with patience(lambda: f"nobody taps after {self.taps} taps"):
                await self.progress.wait()

    async def rush(self) -> None:
        """Let everybody tap at one moment; return in the middle of that moment."""
        self.gate.clear()
        await asyncio.sleep(BREATH)
        self.gate.set()
        await asyncio.sleep(self.random.random() * BREATH)

    def count(self) -> bool:
        """Count one tap; return whether more are to come."""
        if self.taps >= self.goal:
            return False
        self.taps += 1
        self.progress.set()
        return True


def has_seat(session: Session, person: User) -> bool:
    """Return whether somebody has taken a seat; after a rematch one is only kept for them."""
    return session.seat_of(person.id) is not None and person.id not in session.awaited


@dataclass(slots=True)
class Group:
    street: Street
    chat: Chat
    people: list[User]
    # the tap that answered each prompt
    book: dict[tuple[str, int], str] = field(default_factory=dict)
    accepted: set[tuple[str, int]] = field(default_factory=set)  # the taps that the bot confirmed
    refused: list[str] = field(default_factory=list)
    ended: list[Record] = field(default_factory=list)
    boards: set[int] = field(default_factory=set)  # the messages that showed a table

    @property
    def address(self) -> Address:
        return Address(self.chat.id)

    async def saved(self) -> Saved:
        """Load the table from the store, once that answers."""
        async with self._patience("the store"):
            while True:
                try:
                    return await self.street.store.load(self.address)
                except StoreAway:
                    await asyncio.sleep(STEP)

    async def session(self) -> Session:
        async with self._patience("a table"):
            while not (text := (await self.saved()).session):  # noqa: ASYNC110
                await asyncio.sleep(STEP)
        return load(text, GAMES)

    async def shown(self) -> Message:
        """Return the message of the table."""
        async with self._patience("the table's message"):
            while not (number := (await self.saved()).painted.message):  # noqa: ASYNC110
                await asyncio.sleep(STEP)
        self.boards.add(number)
        return self.chat.messages[number]

    def _patience(self, what: str) -> AbstractAsyncContextManager[None]:
        return patience(lambda: f"{what} never came in {self.chat.title}")

    # Playing -----------------------------------------------------------------------------------

    def open(self) -> None:
        host = self.people[0]
        command = f"/newgame@{self.street.playground.bot.user.username} whot"
        user_actions.say(self.street.world, host, self.chat, Draft(command))

    async def sets_pace(self, seconds: int) -> None:
        """Return an action that changes the time limit, as the settings do."""

        def is_set(session: Session) -> bool:
            return session.pace == seconds * 1000

        await self.do(Tap(self.people[0], f"c::pace:{seconds}", is_set))

    async def deals_few(self) -> None:
        """Choose the smallest hand of the house rules, so that games end soon."""
        session = await self.session()
        offered = house_rules(session.rulebook.options)["hand_size"]
        fewest = offered.index(min(offered))

        def is_set(session: Session) -> bool:
            return bool(session.options.hand_size == offered[fewest])

        await self.do(Tap(self.people[0], f"o:{session.id}:hand_size:{fewest}", is_set))

    async def spend_an_evening(self) -> None:
        """Play one game after the other at a calm pace, until all groups have tapped enough."""
        self.open()
        await self.sets_pace(A_DAY)
        await self.deals_few()
        while self.street.count():
            session = await self.session()
            await self.street.gate.wait()
            await self.do(self.next_tap(session))

    def next_tap(self, session: Session) -> Tap:
        id, host = session.id, self.people[0]
        match session.phase:
            case "lobby" if late := [p for p in self.people if not has_seat(session, p)]:
                return Tap(late[0], f"j:{id}", lambda now: has_seat(now, late[0]))
            case "lobby":
                return Tap(host, f"s:{id}", lambda now: now.phase == "playing")
            case "playing":
                return self.next_move(session)
        self.ended.append(session.record())
        return Tap(host, f"n:{id}", lambda now: now.id != id)

    def next_move(self, session: Session) -> Tap:
        """Choose a legal move, a fitting card first so that games end; always the same one."""
        seat, prompt = next(iter(session.prompts.items()))
        legal = session.legal(seat)
        texts = [session.rulebook.text(action) for action in legal]
        cards = [index for index, text in enumerate(texts) if text != "draw"]
        index = Random(f"{session.id} {prompt}").choice(cards or range(len(legal)))
        person = next(p for p in self.people if session.seat_of(p.id) == seat)
        before = len(session.log)
        return Tap(
            person,
            f"m:{session.id}:{prompt}:{index}",
            lambda now: now.id == session.id and len(now.log) > before,
            (session.id, prompt),
            f"{seat} {texts[index]}",
        )

    async def do(self, tap: Tap) -> None:
        """Make one tap, and another only if the bot refused the first."""
        if tap.question:
            assert tap.question not in self.book, "a question came back"
            self.book[tap.question] = tap.what
        async with patience(lambda: f"{tap.data} in {self.chat.title} was lost"):
            await self._until_done(tap)

    async def _until_done(self, tap: Tap) -> None:
        query = await self.tap(tap)
        while True:
            answer = await user_actions.answer_to(self.street.world, query, ANSWER)
            if answer is not None and not answer.get("text") and tap.question:
                self.accepted.add(tap.question)
            if tap.is_done(await self.session()):
                return
            if answer is not None and answer.get("text"):
                self.refused.append(f"{tap.data}: {answer['text']}")
                query = await self.tap(tap)
            await asyncio.sleep(STEP)

    async def tap(self, tap: Tap) -> Query:
        """Tap; every tenth update comes twice with one id, as Telegram sometimes delivers."""
        street = self.street
        message = await self.shown()
        if street.random.random() < 0.1:
            street.world.faults.duplicate_updates += 1
            street.doubled += 1
        return user_actions.tap(street.world, tap.person, self.chat, message.key, 0, 0, tap.data)

    # What came of it ---------------------------------------------------------------------------

    async def check_log(self) -> int:
        """Check that the game's log has every tap once, and else only moves that the rules forced;
        return the number of taps."""
        session = await self.session()
        records = [*self.ended, *([session.record()] if session.state is not None else [])]
        played: dict[tuple[str, int], str] = {}
        for record in records:
            fold(record, GAMES[record.game])
            for number, entry in enumerate(map(Entry.read, record.log)):
                if entry.what != DEAL and entry.by != "rules":
                    assert entry.by == "player", (record.session, entry)
                    played[record.session, number] = f"{entry.seat} {entry.what}"
        assert played == self.book, self.chat.title
        assert self.accepted <= played.keys()
        return len(played)

    async def check_results(self, said: list[str]) -> None:
        """Check that each game has its result in one message.

        Only a result whose announcement may have been lost with the bot may have none: it stands
        in the table's message, unless the next game had opened there before.
        """
        session = await self.session()
        records = [*self.ended, *([session.record()] if session.phase == "over" else [])]
        unsaid = []
        for record in records:
            found = self.results(record)
            messages = len(found - self.boards)
            assert messages <= 1, self.chat.title
            unsaid += [record] if not messages else []
        line = re.compile(rf'event="announcement may already be out" .*address={self.address.key}$')
        perhaps = sum(bool(line.search(told)) for told in said)
        assert len(unsaid) <= perhaps, self.chat.title
        for record in unsaid:
            assert record.session != session.id or self.results(record), self.chat.title

    def results(self, record: Record) -> set[int]:
        """Return the messages that tell the result of a game, by the key for the next one."""
        again = f'"{REMATCH}:{record.session}"'
        return {
            number
            for number, message in self.chat.messages.items()
            if "🏁" in str(message.content) and again in json.dumps(message.markup)
        }

    async def check_deadline(self) -> None:
        session = await self.session()
        asked: Any = self.street.store.calls
        found = await asked.ask("ZSCORE", keys.due(partition(self.chat.id)), self.address.key)
        wanted = session.next_tick(session.touched, LOBBY_LIFE, THINKING)
        assert (None if found is None else int(float(found))) == wanted, self.chat.title


async def is_quiet(street: Street) -> bool:
    """Return whether no inbox entry, announcement or dirty table is left."""
    store = street.store
    waiting = [
        *(store.calls.ask("XLEN", keys.inbox(number)) for number in range(PARTITIONS)),
        *(store.calls.ask("XLEN", keys.announcements(number)) for number in range(PARTITIONS)),
        *(store.calls.ask("ZCARD", keys.dirty(number)) for number in range(PARTITIONS)),
    ]
    return not any(await asyncio.gather(*waiting)) and not street.playground.bot.queue.updates


async def becomes_quiet(street: Street) -> None:
    async with patience(lambda: "the bot is never done"):
        while not await is_quiet(street):  # noqa: ASYNC110 - the store tells nobody
            await asyncio.sleep(STEP)


def never(call: object) -> None:
    raise AssertionError("nothing is to be done later")


@asynccontextmanager
async def painting(street: Street) -> AsyncIterator[Painter]:
    """Paint a table as the bot does, into other chats."""
    async with connected(street.playground.token, street.playground.url) as bot:
        tables = Tables(street.store)
        outbox = Outbox(street.store, bot.id, tables.now)
        yield Painter(
            TelegramClient(bot), outbox, Photos(street.store, bot.id), tables, later=never
        )


async def check_painted(group: Group, painter: Painter, gallery: Chat) -> None:
    """Check that the group's message looks like the newest version of its table."""
    table = await painter.tables.see(group.address)
    assert table.session
    assert table.painted.version == table.version
    screen = painter.screen(table, now_ms())
    picture = await painter.photos.get(screen)
    sent = await painter.client.send(Address(gallery.id), screen, picture)
    wanted, found = gallery.messages[sent.message_id], group.chat.messages[table.painted.message]
    assert (found.content, found.markup) == (wanted.content, wanted.markup), group.chat.title
    if wanted.media or found.media:
        assert wanted.media
        assert found.media
        assert wanted.media.best.data == found.media.best.data, group.chat.title


async def check_chats(street: Street, groups: list[Group], said: list[str]) -> None:
    """Check that every group sees its table and every result, and has its deadline ahead.

    `said` are the lines that the bot logged.
    """
    owner = groups[0].people[0]
    gallery = make_group(street.world, "supergroup", "Gallery", owner, [], [street.playground.bot])
    async with painting(street) as painter:
        for group in groups:
            await check_painted(group, painter, gallery)
            await group.check_deadline()
            await group.check_results(said)
