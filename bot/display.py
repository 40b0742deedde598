"""Brings every chat up to the newest version of its table, at the pace that Telegram allows.

It is told nothing but that a table is dirty. It looks what the table is now, and makes the one
message in the chat show that: so edits coalesce, crashes repair themselves, and a move is never
undone because an edit failed.
"""

import asyncio
import json
import logging
from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final, Literal

from bot import metrics
from bot.api import Api, ApiError, Flooded, Missing, Moved, Sent, Unheard, Unwelcome
from bot.desk import DAY, NO_PICTURES, Desk, Manners
from bot.names import names_of
from bot.pictures import draw
from bot.places import Place
from bot.screens import Screen, ended, lobby, nudge, result, table
from bot.store import Painted, Said, Saved
from engine.record import Moment, replay
from engine.session import GameSession, load, seen_by

Session = GameSession[Any, Any]
log = logging.getLogger(__name__)

TOLD: Final = 8  # moves whose happenings a table may tell
KEEP: Final = 2  # of a group's budget, kept back from tables for results and nudges
SENDING: Final = 15_000  # milliseconds after which a send that nobody answered for is repeated
TROUBLE: Final = 3_000
UNWELCOME: Final = 60_000


class Display:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.store = desk.store
        self.now = desk.tables.now
        self._painting: dict[Place, asyncio.Task[None]] = {}

    @property
    def api(self) -> Api:
        return self.desk.api

    async def look(self, partitions: Iterable[int]) -> None:
        """Begins to paint whatever is dirty and due by now, and to say what must be said."""
        numbers = list(partitions)
        for place in await self.store.dirty(numbers, self.now()):
            self._begin(place, self.paint(place))
        for said in await self.store.said(numbers):
            await self.tell(said)

    def _begin(self, place: Place, work: Any) -> None:
        if place in self._painting:
            work.close()
            return
        task = asyncio.create_task(work)
        self._painting[place] = task
        task.add_done_callback(lambda _: self._painting.pop(place, None))

    async def drain(self) -> None:
        await asyncio.gather(*self._painting.values(), return_exceptions=True)

    # The table ---------------------------------------------------------------------------------

    async def paint(self, place: Place) -> None:
        saved = await self.store.load(place)
        if not saved.session:
            return
        manners = await self.desk.manners(place.chat)
        now = self.now()
        screen = self.screen(load(saved.session), manners, now)
        digest = digest_of(screen)
        painted = saved.painted
        if painted.message and painted.digest == digest and not painted.sending:
            await self._record(place, replace(painted, version=saved.version), painted.fence)
            metrics.painted(place, saved.version)
            return
        wait = await self.store.budget(place.chat, now, keep=KEEP)
        if wait:
            await self._record(place, painted, painted.fence, now + wait)
            return
        try:
            await self._show(place, saved, screen, digest, manners)
        except ApiError as error:
            await self._fail(place, error)
        except Exception:
            log.exception("painting failed", extra={"place": place.key})
            await self._again(place, TROUBLE)

    def screen(self, session: Session, manners: Manners, now: int) -> Screen:
        say = manners.say
        names = names_of(session, say)
        match session.phase:
            case "lobby":
                return lobby(session, say, names, self.desk.username)
            case "playing":
                return table(
                    session,
                    recent(session),
                    say,
                    names,
                    now,
                    manners.has_pictures(now),
                    not manners.has_panels(now),
                )
            case "over":
                return table(session, recent(session), say, names, now, manners.has_pictures(now))
            case _:
                return ended(session, say)

    async def _show(
        self, place: Place, saved: Saved, screen: Screen, digest: str, manners: Manners
    ) -> None:
        painted = saved.painted
        kind: Literal["photo", "text"] = "photo" if screen.picture is not None else "text"
        picture = await self._picture(screen.picture)
        is_new = not painted.message or (painted.kind, kind) == ("photo", "text")
        fence: int | None = painted.fence
        if is_new:
            # From here until it is recorded, a crash leaves behind that it may have been sent.
            fence = await self._record(
                place, replace(painted, sending=True), painted.fence, self.now() + SENDING
            )
            if fence is None:
                return
            sent = await self.api.send(place, screen, picture)
        else:
            try:
                sent = await self.api.edit(place, painted.message, screen, picture)
            except Missing:
                await self._record(place, replace(painted, message=0), painted.fence, self.now())
                return
        await self._remember(screen.picture, sent)
        assert fence is not None
        shown = replace(
            painted,
            message=sent.message_id,
            version=saved.version,
            digest=digest,
            kind=kind,
            sending=False,
        )
        await self._record(place, shown, fence)
        metrics.painted(place, saved.version)
        if is_new and painted.message:
            self.desk.later(self.api.delete(place, painted.message))

    async def _fail(self, place: Place, error: ApiError) -> None:
        """The move stands, whatever became of the edit."""
        match error:
            case Flooded():
                until = self.now() + int(error.seconds * 1000)
                await self.store.pause(place.chat, until)
                await self._again(place, int(error.seconds * 1000))
            case Moved():
                await self.store.move(place.chat, error.chat, self.now())
            case Unwelcome() if "photo" in str(error):
                await self.desk.note(place.chat, NO_PICTURES, self.now() + DAY)
                await self._again(place, 0)
            case Unwelcome():
                await self._again(place, UNWELCOME)
            case Unheard():
                await self._again(place, TROUBLE)
            case _:
                log.error("refused: %s", error, extra={"place": place.key})
                await self._again(place, UNWELCOME)

    async def _again(self, place: Place, wait: int) -> None:
        saved = await self.store.load(place)
        await self._record(place, saved.painted, saved.painted.fence, self.now() + wait)

    async def _record(
        self, place: Place, painted: Painted, fence: int, again: int | None = None
    ) -> int | None:
        return await self.store.painted(place, painted, fence, again)

    # Pictures ----------------------------------------------------------------------------------

    async def _picture(self, description: object | None) -> bytes | str | None:
        """Drawn once; after that Telegram is given the id of its own copy."""
        if description is None:
            return None
        known = await self.store.file_id(self.api.bot.id, picture_key(description))
        return known or await asyncio.to_thread(draw, description)

    async def _remember(self, description: object | None, sent: Sent) -> None:
        if description is not None and sent.file_id:
            key = picture_key(description)
            await self.store.remember_file(self.api.bot.id, key, sent.file_id)

    # What is said once -------------------------------------------------------------------------

    async def tell(self, said: Said) -> None:
        """A result or a nudge: a new message, if it still is true."""
        saved = await self.store.load(said.place)
        wish = json.loads(said.body)
        session = load(saved.session) if saved.session else None
        if session is None or session.id != wish["session"]:
            await self.store.told(said)
            return
        manners = await self.desk.manners(said.place.chat)
        screen = self._word(session, wish, manners)
        if screen is None:
            await self.store.told(said)
            return
        try:
            await self._send_once(said, screen)
        except ApiError as error:
            log.warning("not said: %s", error, extra={"place": said.place.key})
        await self.store.told(said)

    def _word(self, session: Session, wish: dict[str, Any], manners: Manners) -> Screen | None:
        say = manners.say
        names = names_of(session, say)
        if wish["kind"] == "result" and session.phase == "over":
            return result(session, say, names, with_picture=False, with_record=True)
        if wish["kind"] == "nudge" and session.prompts.get(wish["seat"]) == wish["prompt"]:
            return nudge(session, wish["seat"], say, names, self.now())
        return None

    async def _send_once(self, said: Said, screen: Screen) -> None:
        for _ in range(3):
            wait = await self.store.budget(said.place.chat, self.now())
            if wait:
                await asyncio.sleep(wait / 1000)
                continue
            try:
                await self.api.send(said.place, screen)
            except Flooded as error:
                until = self.now() + int(error.seconds * 1000)
                await self.store.pause(said.place.chat, until)
            else:
                return


def recent(session: Session, moves: int = TOLD) -> list[Any]:
    """What happened in the last moves, as the group may know it."""
    return seen_by(None, [event for moment in _last(session, moves) for event in moment.events])


def since(session: Session, seat: int) -> list[Any]:
    """What happened after a seat's own last move, as the seat may know it."""
    moments = list(replay(session.record()))
    own = [index for index, moment in enumerate(moments) if moment.entry.seat == seat]
    after = moments[own[-1] + 1 :] if own else moments
    return seen_by(seat, [event for moment in after for event in moment.events])


def _last(session: Session, moves: int) -> list[Moment]:
    return list(replay(session.record()))[-moves:]


def digest_of(screen: Screen) -> str:
    return sha256(repr(screen).encode()).hexdigest()[:16]


def picture_key(description: object) -> str:
    return sha256(repr(description).encode()).hexdigest()
