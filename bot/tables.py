"""The one critical section: load a chat's session, let somebody act on it, commit.

Nothing in here waits for Telegram. Whoever loses the race for a commit does it over, on what the
winner left.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from bot.places import Place
from bot.store import Commit, Letter, Saved, Store
from engine.session import GameSession, Happenings, dump, load

Session = GameSession[Any, Any]
# What somebody does: given the session, if there is one, and the time, it changes it in place or
# puts another in its stead, and says what happened. A Refusal stops it, and nothing is changed.
Act = Callable[[Session | None, int], tuple[Session | None, Happenings]]

RACES: Final = 50  # commits lost in a row before something must be wrong
LOBBY_LIFE: Final = 30 * 60_000  # milliseconds in which nobody joins before a lobby closes
THINKING: Final = 5_000  # after so long a computer that has not answered is asked again


class Contended(Exception):
    """A table changes faster than anybody can act on it."""


@dataclass(slots=True)
class Outcome:
    """What came of an act; `repeated` if the same update had been carried out before."""

    session: Session | None
    happened: Happenings = field(default_factory=list)
    repeated: bool = False


def wall() -> int:
    """Milliseconds since 1970, the only time that sessions know."""
    return time.time_ns() // 1_000_000


class Tables:
    def __init__(self, store: Store, now: Callable[[], int] = wall, pause: int = 0) -> None:
        self.store = store
        self.now = now
        self.pause = pause  # milliseconds between a move and its being shown
        self.listeners: list[Callable[[Place, Session], None]] = []

    async def look(self, place: Place) -> Session | None:
        saved = await self.store.load(place)
        return load(saved.session) if saved.session else None

    async def change(self, place: Place, act: Act, letter: Letter | None = None) -> Outcome:
        """Carries out an act and acknowledges the letter that asked for it, as one thing."""
        for _ in range(RACES):
            saved = await self.store.load(place)
            session = load(saved.session) if saved.session else None
            now = self.now()
            session, happened = act(session, now)
            match await self.store.commit(place, self._commit(saved, session, letter, now)):
                case "done":
                    if session is not None:
                        for listener in self.listeners:
                            listener(place, session)
                    return Outcome(session, happened)
                case "repeated":
                    return Outcome(session, repeated=True)
        raise Contended(place)

    def _commit(
        self, saved: Saved, session: Session | None, letter: Letter | None, now: int
    ) -> Commit:
        return Commit(
            expected=saved.version,
            version=saved.version + 1,
            session=None if session is None else dump(session),
            due=None if session is None else due(session, now),
            dirty=None if session is None else now + self.pause,
            letter=letter,
        )


def due(session: Session, now: int) -> int | None:
    """When the clock is to look at a table again."""
    if session.phase == "lobby":
        return session.touched + LOBBY_LIFE
    moments = [until for until in (session.next_due,) if until is not None]
    if session.thinking:
        moments.append(now + THINKING)
    return min(moments, default=None)
