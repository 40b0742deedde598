"""What every handler is given: Telegram, the tables, and how a chat wants things."""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from telegram import User

from bot.api import Api, ApiError, Flooded, Refused, Sent
from bot.brains import Moments
from bot.i18n import Say, say_for
from bot.pictures import draw
from bot.places import Place
from bot.screens import Screen
from bot.store import Store, StoreAway
from bot.tables import Seen, Tables
from engine.session import GameSession
from engine.upcasts import BadSave

Session = GameSession[Any, Any]
Question = tuple[str, int, int | None] | None  # a session, a prompt, and until when
log = logging.getLogger(__name__)

LANGUAGE, PICTURES, PACE = "language", "pictures", "pace"
NO_PANELS, NO_PICTURES = "no panels until", "no pictures until"
NO_PUSHES = "no pushes until"  # of panels that nobody asked for
AWAY = "away"  # the bot may not write here: until then, or nobody knows how long
OUT = "out"  # and nobody would see what it edits: it was removed
GREETED = "greeted"  # the chat where the bot said hello; it may have moved since
RESULT_IN_TABLE = "result in table"  # of which session
SPEAKS = "speaks"  # the language of a person's app
USERNAME = "username"
DIRECT = "direct"  # a person wants the hand in the private chat, where there are no panels
HINTED = "hinted"  # a person was told how a panel works
OWN = "own "  # and a game and a house rule: a value of it that a chat brought itself
BROUGHT = "brought "  # the same, and who brought it
NOTIFY = "notify "  # and a person, who is told when the next table opens
SITS = "sits "  # and a place: where a person sits, with the title of the group
DAY = 86_400_000
MINUTE = 60_000
REMEMBERED = 10_000  # panels, and guests
NOWHERE = Place(0)
PATIENCE = 3000  # milliseconds in which a private screen may still come


@dataclass(frozen=True, slots=True)
class Manners:
    """How a chat wants it."""

    say: Say
    with_pictures: bool = True
    pace: int | None = 120_000
    no_panels_until: int = 0  # ephemeral messages failed here; they are tried again then
    no_pictures_until: int = 0  # so did pictures
    no_pushes_until: int = 1  # panels that nobody asked for failed; 0 is known not to
    result_in_table: str = ""  # the session whose result has perhaps no message of its own
    is_out: bool = False

    def has_panels(self, now: int) -> bool:
        return now >= self.no_panels_until

    def has_pushes(self, now: int) -> bool:
        return self.has_panels(now) and now >= self.no_pushes_until

    @property
    def may_push(self) -> bool:
        """Whether the bot is known to be an administrator."""
        return not self.no_pushes_until

    def has_pictures(self, now: int) -> bool:
        return self.with_pictures and now >= self.no_pictures_until


@dataclass(frozen=True, slots=True)
class Opened:
    """A panel that somebody looks at: of which question, and in which message; an ephemeral one,
    or one in the private chat."""

    question: Question = None
    message: int = 0
    where: Place = NOWHERE
    shows: object = None  # what it showed when it was opened,
    since: int = 0  # and when that was


@dataclass(slots=True)
class Panels:
    """Who looks at which panel, as far as this process knows."""

    known: OrderedDict[tuple[Place, int], Opened] = field(default_factory=OrderedDict)

    def of(self, place: Place, user: int) -> Opened:
        return self.known.get((place, user), Opened())

    def shows(self, place: Place, user: int, question: Question) -> None:
        self._keep(place, user, replace(self.of(place, user), question=question))

    def stands(
        self, place: Place, user: int, message: int, where: Place, shows: object, now: int
    ) -> None:
        known = self.of(place, user)
        self._keep(
            place, user, replace(known, message=message, where=where, shows=shows, since=now)
        )

    def at(self, place: Place) -> list[int]:
        """Who looks at one there."""
        return [user for at, user in self.known if at == place]

    def forget(self, place: Place, user: int) -> Opened:
        return self.known.pop((place, user), Opened())

    def _keep(self, place: Place, user: int, opened: Opened) -> None:
        self.known[place, user] = opened
        self.known.move_to_end((place, user))
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)


@dataclass(slots=True)
class Desk:
    api: Api
    store: Store
    tables: Tables
    username: str
    wake: Callable[[int, float], None]  # for a chat there will be something new in some seconds
    look_back: Callable[[Session, int], Awaitable[Moments]]  # where a seat went wrong
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    opened: Panels = field(default_factory=Panels)
    awaited: set[tuple[Place, int]] = field(default_factory=set)  # panels that wait for room
    told: dict[tuple[int, object], int] = field(default_factory=dict)  # when a chat was told what
    greeting: set[int] = field(default_factory=set)  # groups to which it is about to say hello
    looking: set[tuple[str, int]] = field(default_factory=set)  # sessions that a seat looks through
    # One thread: several would fight with the taps for the interpreter, and draw no faster.
    easel: Executor = field(default_factory=lambda: ThreadPoolExecutor(1))

    def later(self, call: Coroutine[Any, Any, Any]) -> None:
        """Telegram is told in the background: no letter waits for it, and it undoes nothing."""
        task = asyncio.create_task(self._quietly(call))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: call.close())  # which may not have begun

    def panel_stands(
        self,
        place: Place,
        user: int,
        message: int,
        shows: object = None,
        where: Place | None = None,
    ) -> None:
        """One panel is enough for anybody: the one before it goes."""
        before = self.opened.of(place, user)
        self.opened.stands(place, user, message, where or place, shows, self.tables.now())
        if before.message != message:
            self._delete(before, user)

    def panel_goes(self, place: Place, user: int, message: int) -> None:
        if self.opened.of(place, user).message == message:
            self.opened.stands(place, user, 0, NOWHERE, None, 0)
        self.later(self.api.unwhisper(place, user, message))

    def put_panels_away(self, place: Place) -> None:
        """What was opened before the game or in it, as far as this process knows."""
        for user in self.opened.at(place):
            self.put_panel_away(place, user)

    def put_panel_away(self, place: Place, user: int) -> None:
        self._delete(self.opened.forget(place, user), user)

    def _delete(self, opened: Opened, user: int) -> None:
        if opened.message and opened.where.chat > 0:
            self.later(self.api.delete(opened.where, opened.message))
        elif opened.message:
            self.later(self.api.unwhisper(opened.where, user, opened.message))

    async def send(self, place: Place, screen: Screen, picture: bytes | str | None = None) -> None:
        """A message of its own, when the chat's budget has room for it."""
        while wait := await self.store.budget(place.chat, self.tables.now()):
            await self.sleep(wait / 1000)
        try:
            await self.api.send(place, screen, picture)
        except Flooded as error:
            await self.flooded(place.chat, error)
            raise

    async def bring_down(self, place: Place) -> None:
        """The table anew at the bottom; the old message goes."""
        old = await self.tables.show_anew(place)
        if old.message:
            self.later(self.api.delete(place, old.message))
        self.wake(place.chat, 0.0)

    async def wait_for_room(
        self,
        chat: int,
        keep: int,
        patience: int = PATIENCE,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> int:
        """0 once the chat's budget has room for a private screen, which is counted then; else the
        milliseconds after which there may be some."""
        now = self.tables.now
        until = now() + patience
        while wait := await self.store.budget(chat, now(), keep=keep):
            if now() + wait > until:
                return wait
            await self.sleep(wait / 1000)
            if not is_wanted():
                return wait
        return 0

    def may_tell(self, chat: int, what: object) -> bool:
        """What a chat reads once a minute: answers to a guest, the file of a game. It counts as
        told now, unless it is forgotten."""
        now = self.tables.now()
        told = self.told.get((chat, what), -MINUTE)
        if told <= now < told + MINUTE:
            return False
        if len(self.told) >= REMEMBERED:
            self.told.clear()
        self.told[chat, what] = now
        return True

    def forget_told(self, chat: int, what: object) -> None:
        self.told.pop((chat, what), None)

    async def flooded(self, chat: int, error: Flooded) -> None:
        """Telegram said when to come again, to this chat alone."""
        await self.store.pause(chat, self.tables.now(), error.milliseconds)

    async def drain(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _quietly(self, call: Awaitable[Any]) -> None:
        try:
            await call
        except ApiError as error:
            log.info("not told: %s: %s", type(error).__name__, error)
        except StoreAway as error:
            log.warning("not told: %s", error)
        except BadSave as error:
            log.error("a table cannot be read: %s", error)
        except Exception:
            log.exception("telling failed")

    async def manners(self, chat: int) -> Manners:
        notes = await self.store.notes(chat)
        wanted = (
            *(LANGUAGE, SPEAKS, PICTURES, PACE),
            *(NO_PANELS, NO_PICTURES, NO_PUSHES, RESULT_IN_TABLE, OUT),
        )
        known = {name: json.loads(notes[name]) for name in wanted if name in notes}
        return Manners(
            say_for(known.get(LANGUAGE) or known.get(SPEAKS)),  # a person's, in a private chat
            known.get(PICTURES, True),
            known.get(PACE, 120_000),
            known.get(NO_PANELS, 0),
            known.get(NO_PICTURES, 0),
            known.get(NO_PUSHES, 1),
            known.get(RESULT_IN_TABLE, ""),
            known.get(OUT, False),
        )

    async def note(self, chat: int, name: str, value: Any) -> None:
        await self.store.note(chat, name, json.dumps(value).encode())

    async def own(self, chat: int, game: str) -> dict[str, Any]:
        """The values of a game's house rules that a chat brought itself."""
        notes, prefix = await self.store.notes(chat), f"{OWN}{game} "
        return {
            name.removeprefix(prefix): json.loads(note)
            for name, note in notes.items()
            if name.startswith(prefix)
        }

    async def bring(self, chat: int, game: str, rule: str, value: Any, user: int) -> None:
        """It takes the place of the one that was brought before."""
        await self.note(chat, f"{BROUGHT}{game} {rule}", user)
        await self.note(chat, f"{OWN}{game} {rule}", value)

    async def is_anothers(self, chat: int, game: str, rule: str, user: int) -> bool:
        """Whether somebody else brought a value that stands."""
        notes = await self.store.notes(chat)
        by = notes.get(f"{BROUGHT}{game} {rule}", b"null")
        return f"{OWN}{game} {rule}" in notes and json.loads(by) != user

    async def picture(self, description: object | None) -> bytes | str | None:
        """Drawn once; after that Telegram is given the id of its own copy. What cannot be drawn is
        Refused like what Telegram does not take."""
        if description is None:
            return None
        with suppress(StoreAway):  # in a cluster it may lie elsewhere than the table
            known = await self.store.file_id(self.api.bot.id, picture_key(description))
            if known:
                return known
        try:
            return await asyncio.get_running_loop().run_in_executor(self.easel, draw, description)
        except Exception:
            log.exception("a picture cannot be drawn")
            raise Refused("there is no photo to send") from None

    async def keep_picture(self, description: object | None, sent: Sent) -> None:
        """Under which id it can be sent again."""
        if description is not None and sent.file_id:
            key = picture_key(description)
            with suppress(StoreAway):  # it is drawn again
                await self.store.remember_file(self.api.bot.id, key, sent.file_id)

    async def known_of(self, user: int) -> dict[str, bytes]:
        """A person's notes, without which a game goes on: in a cluster they may lie on a server
        that is away, while the table does not."""
        try:
            return await self.store.notes(user)
        except StoreAway:
            return {}

    async def say_to(self, user: User) -> Say:
        """A person's own language: the chosen one, else that of the app."""
        notes = await self.known_of(user.id)
        chosen = notes.get(LANGUAGE)
        return say_for(json.loads(chosen) if chosen else user.language_code)

    async def say_unasked(self, user: int) -> Say:
        """The same for somebody who did nothing just now."""
        notes = await self.known_of(user)
        return say_for(json.loads(notes.get(LANGUAGE) or notes.get(SPEAKS) or b"null"))

    async def is_first_panel(self, user: int, is_asked: bool) -> bool:
        """A panel explains itself until it did so to somebody who was asked something."""
        if HINTED in await self.known_of(user):
            return False
        if is_asked:
            with suppress(StoreAway):  # it explains itself once more
                await self.note(user, HINTED, True)
        return True

    async def speaks(self, user: User) -> None:
        """For when it is to be spoken to unasked, or meant by somebody else."""
        await self.note(user.id, SPEAKS, user.language_code)
        await self.note(user.id, USERNAME, user.username)

    async def username_of(self, user: int) -> str:
        """As it was when this person last sat down, in small letters."""
        notes = await self.store.notes(user)
        return str(json.loads(notes.get(USERNAME, b"null")) or "").casefold()

    async def sits(self, user: User, place: Place, title: str) -> None:
        """Where to look for the tables that wait for somebody."""
        await self.speaks(user)
        await self.note(user.id, SITS + place.key, title)

    async def seats(self, user: int) -> dict[Place, str]:
        """Of a group that became a supergroup, where its tables are now."""
        seats: dict[Place, str] = {}
        for name, note in (await self.store.notes(user)).items():
            if name.startswith(SITS):
                place, title = Place.read(name.removeprefix(SITS)), json.loads(note)
                moved = (await self.store.load(place)).moved
                if moved:
                    await self.note(user, SITS + moved.key, title)
                    await self.store.note(user, name, None)
                seats[moved or place] = title
        return seats

    async def find(self, here: Place, session_id: str, seen_here: Seen) -> tuple[Place, Seen]:
        """The table that a button belongs to: here, in another topic, where the group went when it
        became a supergroup, or, of a button in a private chat, where its owner sits."""
        if seen_here.is_of(session_id):
            return here, seen_here
        moved = seen_here.saved.moved
        for place in await self._elsewhere(here, moved):
            seen = await self.tables.see(place)
            if seen.is_of(session_id):
                return place, seen
        return (moved, await self.tables.see(moved)) if moved else (here, seen_here)

    async def _elsewhere(self, here: Place, moved: Place | None) -> list[Place]:
        near = [moved] if moved else []
        near += await self.store.places((moved or here).chat)
        if here.chat > 0:
            near += await self.seats(here.chat)
        return [place for place in dict.fromkeys(near) if place != here]


def picture_key(description: object) -> str:
    return sha256(repr(description).encode()).hexdigest()
