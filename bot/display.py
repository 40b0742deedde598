"""Brings every chat up to the newest version of its table, at the pace that Telegram allows.

It is told nothing but that a table is dirty. It looks what the table is now, and makes the one
message in the chat show that: so edits coalesce, crashes repair themselves, and a move is never
undone because an edit failed.
"""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final, Literal

from bot import metrics
from bot.api import Api, ApiError, Flooded, Missing, Moved, Refused, Unheard, Unsent, Unwelcome
from bot.desk import DAY, NO_PICTURES, RESULT_IN_TABLE, Desk, Manners
from bot.names import names_of
from bot.places import Place
from bot.screens import Screen, ended, lobby, nudge, practice, result, table, table_for_one
from bot.store import Painted, Said, Saved, StoreAway
from engine.session import GameSession, load
from engine.upcasts import BadSave

Session = GameSession[Any, Any]
Asked = list[list[int]]  # seats, each with its prompt
log = logging.getLogger(__name__)

KEEP: Final = 2  # of a group's budget, kept back from tables for results and nudges
SENDING: Final = 15_000  # milliseconds after which a send that nobody answered for is repeated
TROUBLE: Final = 3_000
AT_ONCE: Final = 0.001  # seconds
UNWELCOME: Final = 600_000  # unless something happens there before


class Display:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.store = desk.store
        self.now = desk.tables.now
        self.listeners: list[Callable[[Place, Session, Manners], None]] = []
        self._painting: dict[Place, asyncio.Task[None]] = {}
        self._crowded = desk.tables.crowded
        self._unsaid: dict[int, deque[Said]] = {}
        self._telling: dict[int, asyncio.Task[None]] = {}

    @property
    def api(self) -> Api:
        return self.desk.api

    async def look(self, partitions: Iterable[int]) -> None:
        """Begins to paint whatever is dirty and due by now, and to say what must be said."""
        numbers = list(partitions)
        await asyncio.gather(self._look_at_tables(numbers), self._look_at_sayings(numbers))

    async def _look_at_tables(self, numbers: list[int]) -> None:
        for place in await self.store.dirty(numbers, self.now()):
            self._begin(place)

    async def _look_at_sayings(self, numbers: list[int]) -> None:
        for said in await self.store.said(numbers):
            self._unsaid.setdefault(said.place.chat, deque()).append(said)
            if said.place.chat not in self._telling:
                task = asyncio.create_task(self._tell_all(said.place.chat))
                self._telling[said.place.chat] = task

    def _begin(self, place: Place) -> None:
        if place in self._painting:
            return  # it is looked at again when that has ended
        task = asyncio.create_task(self._paint(place))
        self._painting[place] = task

    async def _paint(self, place: Place) -> None:
        try:
            await self.paint(place)
        except StoreAway as error:
            log.warning("%s; the table is painted later", error)
        except BadSave as error:
            log.error("the table at %s cannot be read: %s", place.key, error)
            await self._again(place, UNWELCOME)
        except Exception:
            log.exception("painting failed", extra={"place": place.key})
            await self._again(place, TROUBLE)
        finally:
            del self._painting[place]
            self.desk.wake(place.chat, 0.0)

    async def drain(self) -> None:
        await asyncio.gather(
            *self._painting.values(), *self._telling.values(), return_exceptions=True
        )

    # The table ---------------------------------------------------------------------------------

    async def paint(self, place: Place) -> None:
        now = self.now()
        wait = self.desk.tables.crowded_for(place.chat)
        self._crowded.pop(place.chat, None)
        if wait:
            await self._wait(place, now + wait)
            return
        # The room is asked for first: most of the time there is none, and a screen is dear.
        saved, manners, wait = await asyncio.gather(
            self.store.load(place),
            self.desk.manners(place.chat),
            self.store.budget(place.chat, now, keep=KEEP),
        )
        if not saved.session:  # it has expired; its mark goes
            await self._record(place, saved.painted, saved.painted.fence)
            return
        await self._look_at_reminder(place, saved)
        if manners.is_out:  # who comes back is shown it at once
            await self._again(place, DAY)
            return
        if wait:
            await self._wait(place, now + wait)
            return
        session, painted = load(saved.session), saved.painted
        if session.phase == "over" and painted.message and painted.kind == "photo":
            manners = replace(manners, with_pictures=True)  # or it would be posted anew
        screen = self.screen(place, session, manners, now)
        digest = digest_of(screen)
        if painted.message and painted.digest == digest and not painted.sending:
            await self._record(place, replace(painted, version=saved.version), painted.fence)
            metrics.painted(place, saved.version)
            return
        try:
            await self._show(place, saved, screen, digest, manners)
        except ApiError as error:
            await self._fail(place, error)
        else:
            for listener in self.listeners:
                listener(place, session, manners)

    def screen(self, place: Place, session: Session, manners: Manners, now: int) -> Screen:
        say = manners.say
        names = names_of(session, say)
        pictures = manners.has_pictures(now)
        seat = session.seat_of(place.chat)
        match session.phase:
            case "lobby" if seat is not None and place.chat > 0:
                return practice(session, say)
            case "lobby":
                return lobby(session, say, names, self.desk.username)
            case "playing" if seat is not None:  # alone with the bot, table and hand are one
                told = session.events_since_own_move(seat, with_own=True)
                return table_for_one(session, seat, told, say, names, now, pictures)
            case "playing":
                panels = manners.has_panels(now)
                told = session.recent_events()
                return table(session, told, say, names, now, pictures, not panels)
            case "over" if manners.result_in_table == session.id:
                return result(session, say, names, pictures, with_record=True)
            case "over":
                return table(session, session.recent_events(), say, names, now, pictures)
            case _ if session.state is None:
                return lobby(session, say, names, self.desk.username)
            case _:
                return ended(session, say)

    async def _show(
        self, place: Place, saved: Saved, screen: Screen, digest: str, manners: Manners
    ) -> None:
        painted = saved.painted
        kind: Literal["photo", "text"] = "photo" if screen.picture is not None else "text"
        picture = await self.desk.picture(screen.picture)
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
        await self.desk.keep_picture(screen.picture, sent)
        assert fence is not None
        shown = replace(
            painted,
            message=sent.message_id,
            version=saved.version,
            digest=digest,
            kind=kind,
            sending=False,
        )
        is_kept = await self._record(place, shown, fence) is not None
        metrics.painted(place, saved.version)
        if is_new and not is_kept:
            await self._put_away(place, sent.message_id)
        elif is_new and painted.message:
            self.desk.later(self.api.delete(place, painted.message))

    async def _put_away(self, place: Place, message: int) -> None:
        """The table was wished for anew while it was sent: one message of it would be nobody's."""
        if (await self.store.load(place)).painted.message != message:
            self.desk.later(self.api.delete(place, message))

    async def _fail(self, place: Place, error: ApiError) -> None:
        """The move stands, whatever became of the edit."""
        match error:
            case Flooded():
                await self.desk.flooded(place.chat, error)
                await self._again(place, error.milliseconds)
            case Moved():
                await self.store.move(place.chat, error.chat, self.now())
                self.desk.wake(error.chat, 0.0)
            case Unwelcome() | Refused() if "photo" in str(error).casefold():
                await self.desk.note(place.chat, NO_PICTURES, self.now() + DAY)
                await self._again(place, 0)
            case Unwelcome():
                await self._again(place, UNWELCOME)
            case Unheard():
                await self._again(place, TROUBLE)
            case _:
                log.error("refused: %s", error, extra={"place": place.key})
                await self._again(place, UNWELCOME)

    async def _wait(self, place: Place, until: int) -> None:
        """The chat has no room before then."""
        self._crowded[place.chat] = until
        await self._again(place, until - self.now())

    async def _again(self, place: Place, wait: int) -> None:
        saved = await self.store.load(place)
        await self._record(place, saved.painted, saved.painted.fence, self.now() + wait)

    async def _record(
        self, place: Place, painted: Painted, fence: int, again: int | None = None
    ) -> int | None:
        if again is not None:
            self.desk.wake(place.chat, max(0.001, (again - self.now()) / 1000))
        return await self.store.painted(place, painted, fence, again)

    # What is said once -------------------------------------------------------------------------

    async def _tell_all(self, chat: int) -> None:
        """What a chat is told, one after the other."""
        unsaid = self._unsaid[chat]
        try:
            while unsaid:
                await self.tell(unsaid[0])
                unsaid.popleft()
        except StoreAway as error:
            log.warning("%s; it is said later", error)
            self.store.leave(unsaid)
        finally:
            del self._telling[chat], self._unsaid[chat]

    async def tell(self, said: Said) -> None:
        """A result or a nudge: a new message, if it still is true, and never twice.

        Whoever begins to send it claims it in the store first. Who finds it claimed, because a
        worker died over it, cannot know whether Telegram has it, and does not send it again: a
        nudge may get lost so, and a result is painted into the table, which may be done twice.
        """
        while (words := await self._word(said)) is not None:
            wait = await self._send(said, *words)
            if not wait:
                break
            await self.desk.sleep(wait)
        await self.store.told(said)

    async def _send(self, said: Said, screen: Screen, late: Asked) -> float:
        """The seconds after which to try it again; 0 is done, or cannot be done."""
        place = await self._home(said)
        if wait := await self.store.budget(place.chat, self.now()):
            return wait / 1000
        if not await self.store.may_say(said):
            await self._paint_instead(place, said)
            return 0.0
        again = 0.0
        try:
            sent = await self.api.send(place, screen)
        except Flooded as error:
            await self.desk.flooded(place.chat, error)
            again = error.seconds
        except Moved as error:
            await self.store.move(place.chat, error.chat, self.now())
            again = AT_ONCE
        except Unsent:
            again = TROUBLE / 1000
        except (Unheard, Unwelcome):  # the table is painted again and again, until that can be
            await self._paint_instead(place, said)
        except ApiError as error:
            log.warning("not said: %s", error, extra={"place": place.key})
        else:
            if late:
                await self._reminder_stands(place, said, late, sent.message_id)
        if again:
            await self.store.say_later(said)
        return again

    async def _reminder_stands(self, place: Place, said: Said, late: Asked, message: int) -> None:
        """One is enough at a table: the one before it goes."""
        before = (await self.store.load(place)).reminder
        reminder = {"session": json.loads(said.body)["session"], "asked": late, "message": message}
        await self.store.remind(place, json.dumps(reminder).encode())
        if before:
            self.desk.later(self.api.delete(place, json.loads(before)["message"]))
        # Whoever moved while it was sent had the table painted before it was known.
        await self._look_at_reminder(place, await self.store.load(place))

    async def _look_at_reminder(self, place: Place, saved: Saved) -> None:
        """It goes when somebody whom it names is no longer asked; a group pays nothing for that."""
        if not saved.reminder:
            return
        reminder = json.loads(saved.reminder)
        session = load(saved.session) if saved.session else None
        is_same = session is not None and session.id == reminder["session"]
        if is_same and still_asked(session, reminder["asked"]) == reminder["asked"]:
            return
        await self.store.remind(place, None)
        self.desk.later(self.api.delete(place, reminder["message"]))

    async def _paint_instead(self, place: Place, said: Said) -> None:
        wish = json.loads(said.body)
        log.info("perhaps said: %s", wish["kind"], extra={"place": place.key})
        if wish["kind"] == "result":
            await self.desk.note(place.chat, RESULT_IN_TABLE, wish["session"])
            await self.desk.tables.touch(place)

    async def _home(self, said: Said) -> Place:
        return (await self.store.load(said.place)).moved or said.place

    async def _word(self, said: Said) -> tuple[Screen, Asked] | None:
        """What to say, unless it is no longer true; and whom it reminds of what."""
        place = await self._home(said)
        wish = json.loads(said.body)
        session = (await self.desk.tables.see(place)).readable
        if session is None or session.id != wish["session"]:
            session = await self.desk.tables.finished(place.chat, wish["session"])
        if session is None:
            return None
        return self._worded(session, wish, await self.desk.manners(place.chat))

    def _worded(
        self, session: Session, wish: dict[str, Any], manners: Manners
    ) -> tuple[Screen, Asked] | None:
        say = manners.say
        names = names_of(session, say)
        if wish["kind"] == "result" and session.phase == "over":
            return result(session, say, names, with_picture=False, with_record=True), []
        if wish["kind"] == "remind" and (late := still_asked(session, wish["asked"])):
            return nudge(session, [seat for seat, _ in late], say, names, self.now()), late
        return None


def still_asked(session: Session | None, asked: Asked) -> Asked:
    if session is None:
        return []
    return [
        [seat, prompt]
        for seat, prompt in asked
        if session.prompts.get(seat) == prompt and session.is_reminded(seat)
    ]


def digest_of(screen: Screen) -> str:
    return sha256(repr(screen).encode()).hexdigest()[:16]
