"""The one critical section: load a chat's session, let somebody act on it, commit.

Nothing in here waits for Telegram. Whoever loses the race for a commit does it over, on what the
winner left.
"""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot import metrics
from bot.places import Place
from bot.store import Commit, Letter, Painted, Saved, Store
from engine.notices import Nudged
from engine.refusals import Stale
from engine.session import GameSession, Happenings, dump, load
from engine.upcasts import BadSave

Session = GameSession[Any, Any]
# What somebody does: given the session, if there is one, and the time, it changes it in place or
# puts another in its stead, and says what happened. A Refusal stops it, and nothing is changed.
Act = Callable[[Session | None, int], tuple[Session | None, Happenings]]

RACES: Final = 50  # commits lost in a row before something must be wrong
# Milliseconds in which nobody joins before a lobby closes, or nobody comes back before a game ends.
LOBBY_LIFE: Final = 30 * 60_000
LONGEST_RUN: Final = 12_000  # milliseconds of computers' moves that are shown as one
LONGEST_WAIT: Final = 60_000  # for room in a chat, before the store is asked again
THINKING: Final = 5_000  # after so long a computer that has not answered is asked again


class Contended(Exception):
    """A table changes faster than anybody can act on it."""


class Elsewhere(Exception):
    """The table stands in another chat, whose letters are handled in their own order."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self.place = place


@dataclass(slots=True)
class Outcome:
    """What came of an act; `repeated` if the same update had been carried out before."""

    session: Session | None
    happened: Happenings = field(default_factory=list)
    version: int = 0  # of the table since then
    repeated: bool = False


@dataclass(slots=True)
class Seen:
    """A table as it was loaded; an act changes its session, so it serves one act."""

    saved: Saved
    _session: Session | None = None

    @property
    def session(self) -> Session | None:
        """BadSave if it cannot be read."""
        if self._session is None and self.saved.session:
            self._session = load(self.saved.session)
        return self._session

    @property
    def readable(self) -> Session | None:
        """None also if it cannot be read."""
        try:
            return self.session
        except BadSave:
            return None

    def is_of(self, id: str) -> bool:
        """Whether it is this session's, as far as it can be read."""
        session = self.readable
        return session is not None and session.id == id

    @property
    def is_unreadable(self) -> bool:
        return self.saved.session is not None and self.readable is None


def wall() -> int:
    """Milliseconds since 1970, the only time that sessions know."""
    return time.time_ns() // 1_000_000


class Tables:
    def __init__(self, store: Store, now: Callable[[], int] = wall) -> None:
        self.store = store
        self.now = now
        self.listeners: list[Callable[[Place, Session], None]] = []
        self.crowded: dict[int, int] = {}  # chats whose budget is spent until then

    async def see(self, place: Place) -> Seen:
        return Seen(await self.store.load(place))

    async def finished(self, chat: int, id: str) -> Session | None:
        """A game that is over and whose table was cleared for another."""
        saved = await self.store.finished(chat, id)
        return load(saved) if saved else None

    async def look(self, place: Place) -> Session | None:
        return (await self.see(place)).session

    async def change(
        self, place: Place, act: Act, letter: Letter | None = None, seen: Seen | None = None
    ) -> Outcome:
        """Carries out an act and acknowledges the letter that asked for it, as one thing. Who has
        just seen the table saves looking again."""
        for _ in range(RACES):
            seen = seen or await self.see(place)
            saved, session = seen.saved, seen.session
            if saved.moved:
                raise Elsewhere(saved.moved)
            before = session.phase if session is not None else ""
            moves = len(session.log) if session is not None else 0
            finished = session.id if session is not None and before == "over" else ""
            now = self.now()
            session, happened = act(session, now)
            if finished and saved.session and (session is None or session.id != finished):
                await self.store.keep_finished(place.chat, finished, saved.session)
            commit = Commit(saved.version, version=saved.version + 1, letter=letter)
            if session is not None:
                commit = replace(
                    commit,
                    session=dump(session),
                    due=session.next_tick(now, LOBBY_LIFE, THINKING),
                    dirty=max(worth_painting(session, now), now + self.crowded_for(place.chat)),
                    say=announcements(before, session, happened),
                )
            match await self.store.commit(place, commit):
                case "done":
                    if session is not None:
                        metrics.committed(place, commit.version, session, moves, letter)
                        for listener in self.listeners:
                            listener(place, session)
                    return Outcome(session, happened, commit.version)
                case "conflict":
                    metrics.CONFLICTS.inc()
                    seen = None
                case "repeated":
                    metrics.DUPLICATES.labels("table").inc()
                    return Outcome(session, repeated=True)
        raise Contended(place)

    def crowded_for(self, chat: int) -> int:
        """The milliseconds until a chat's budget may have room, as far as this process knows."""
        wait = self.crowded.get(chat, 0) - self.now()
        return wait if 0 < wait <= LONGEST_WAIT else 0  # a longer one: the clock was set back

    async def touch(self, place: Place) -> None:
        """Has a table painted again, for it looks otherwise now."""
        await self.change(place, lambda session, now: (session, []))

    async def put_away(self, place: Place, version: int, letter: Letter) -> None:
        """A table that cannot be read is lost for good; never one that can be read."""
        seen = await self.see(place)
        if not seen.is_unreadable or seen.saved.version != version:
            raise Stale
        if await self.store.commit(place, Commit(version, forget=True, letter=letter)) != "done":
            raise Stale

    async def show_anew(self, place: Place) -> Painted:
        """The table gets a new message, at the bottom; what the one that it had shows."""
        while True:
            painted = (await self.store.load(place)).painted
            anew = replace(painted, message=0, digest="", asked=-1)
            if await self.store.painted(place, anew, painted.fence, self.now()) is not None:
                return painted


def announcements(before: str, session: Session, happened: Happenings) -> list[bytes]:
    """What the group is told in a message of its own: who is waited for, and how it ended."""
    late = [event.seat for event in happened if isinstance(event, Nudged)]
    asked = [(seat, session.prompts[seat]) for seat in late if seat in session.prompts]
    told: list[dict[str, Any]] = [{"kind": "remind", "asked": asked}] if asked else []
    if before == "playing" and session.phase == "over":
        told.append({"kind": "result"})
    return [json.dumps({**wish, "session": session.id}).encode() for wish in told]


def worth_painting(session: Session, now: int) -> int:
    """When the chat is to see it: at once, but computers that move one after another are shown
    together, when somebody else is asked."""
    is_run = session.run > 0 and 0 < len(session.thinking) == len(session.prompts)
    return now + LONGEST_RUN if is_run else now
