"""Finished games, played again in a process: of the archive, and those that somebody sent as files.

To play a game again takes as long as the game has moves, so it never runs in the loop that handles
taps. A game that was opened is remembered by what was packed, without its people: they may be
forgotten meanwhile, so who sat there is asked for anew each time.
"""

import asyncio
import logging
import pickle
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Final, NamedTuple, overload

from bot import imported_games
from bot.archive.archive import Archive
from bot.archive.recount import InTurn
from bot.i18n import Translator
from bot.looks import looks_of
from bot.names import Names, first_letter, names_for
from bot.recent import Recent
from bot.screens.callback_data import SENT
from bot.store import sent_games
from engine.frames import Frame, frames, key_moments
from engine.record import Drift
from engine.saves import Games
from engine.session import GameSession, Player, load
from engine.session.archived import MAGIC, Known, people_of, unpack

Session = GameSession[Any, Any]

MOST_REMEMBERED: Final = 16  # games,
MOST_BYTES: Final = 32_000_000  # and their frames
MOST_WAITING: Final = 5  # games that wait to be opened for one person

log = logging.getLogger(__name__)


class TooManyGames(Exception):
    """Somebody wants more games opened than may wait for one person."""


class Frames(Sequence[Frame]):
    """The frames of a game, each written by itself: one screen reads one of them."""

    def __init__(self, made: Sequence[Frame]) -> None:
        self._written = [pickle.dumps(frame) for frame in made]
        self._entries = [frame.entry for frame in made]

    @property
    def size(self) -> int:
        return sum(map(len, self._written))

    def __len__(self) -> int:
        return len(self._written)

    @overload
    def __getitem__(self, number: int) -> Frame: ...
    @overload
    def __getitem__(self, number: slice) -> list[Frame]: ...
    def __getitem__(self, number: int | slice) -> Frame | list[Frame]:
        if isinstance(number, slice):
            return [pickle.loads(written) for written in self._written[number]]
        frame: Frame = pickle.loads(self._written[number])
        return frame

    def state_before(self, entry: int) -> Any:
        """Return the state in which a line of the log was decided."""
        return self[bisect_left(self._entries, entry) - 1].state


class Replay(NamedTuple):
    """A finished game in frames. A negative number stands for a person whom the archive knows by
    it."""

    session: Session
    frames: Frames  # none of a game that cannot be played again
    key_moments: list[int]


async def in_thread(person: int, ask: Callable[..., Any], *about: Any) -> Any:
    return await asyncio.to_thread(ask, *about)


@dataclass(slots=True)
class Replays:
    """The games that were opened last, by the digests of what was packed."""

    archive: Archive
    in_turn: InTurn = in_thread
    _remembered: Recent[bytes, Replay] = field(default_factory=lambda: Recent(MOST_REMEMBERED))
    _opening: dict[bytes, asyncio.Task[Replay]] = field(default_factory=dict)
    _waiting: Counter[int] = field(default_factory=Counter)  # games, by person

    async def get(self, chat: int, id: str, person: int) -> Replay | None:
        """Return a game that was played to its end; None if there is none, or none that can be
        played again."""
        opened = await self.opened(chat, id, person)
        if opened is None or opened.session.phase != "over":
            return None
        return opened if opened.frames else None

    async def session(self, chat: int, id: str, person: int) -> Session | None:
        """Return a finished game with its people; None if there is none, or if the rules have
        changed since."""
        opened = await self.opened(chat, id, person)
        return await self.seated(chat, opened) if opened is not None else None

    async def opened(self, chat: int, id: str, person: int) -> Replay | None:
        """Play a game again for a person, unless it was opened lately."""
        packed = await self._packed(chat, id)
        if packed is None:
            return None
        try:
            return await self._opened_once(packed, id, person)
        except Drift as error:
            log.info("game cannot be played again", extra={"game": id, "reason": str(error)})
            return None

    async def _packed(self, chat: int, id: str) -> bytes | None:
        store = self.archive.store
        if id.startswith(SENT):
            return (await sent_games.games(store.calls, chat)).get(id)
        return await store.game(chat, id) or await store.finished_before(chat, id)

    async def _opened_once(self, packed: bytes, id: str, person: int) -> Replay:
        """Open a game; who asks for it at the same time gets the same one."""
        digest = sha256(packed).digest()
        if digest not in self._remembered:
            if digest not in self._opening:
                self._begin(digest, packed, id, person)
            self._remembered[digest] = await asyncio.shield(self._opening[digest])
            while len(self._remembered) > 1 and self._size > MOST_BYTES:
                self._remembered.popitem(last=False)
        self._remembered.move_to_end(digest)
        return self._remembered[digest]

    def _begin(self, digest: bytes, packed: bytes, id: str, person: int) -> None:
        if self._waiting[person] >= MOST_WAITING:
            raise TooManyGames
        self._waiting[person] += 1
        opening = asyncio.create_task(self._open(packed, id, person))
        self._opening[digest] = opening

        def end(_: object) -> None:
            del self._opening[digest]
            self._waiting[person] -= 1
            self._waiting += Counter()  # keeps nobody for whom nothing waits

        opening.add_done_callback(end)

    @property
    def _size(self) -> int:
        return sum(replay.frames.size for replay in self._remembered.values())

    async def _open(self, packed: bytes, id: str, person: int) -> Replay:
        made: Replay | str = await self.in_turn(person, open_game, packed, id, self.archive.games)
        if isinstance(made, str):
            raise Drift(0, made)
        return made._replace(session=replace(made.session, games=self.archive.games))

    async def seated(self, chat: int, replay: Replay) -> Session:
        """Return the session of a game with the people whom the archive knows by their numbers."""
        session = replay.session
        known = await self._known(chat, session)

        def seat(player: Player) -> Player:
            if player.user is None or -player.user not in known:
                return replace(player)
            return replace(player, user=known[-player.user].user, name=known[-player.user].name)

        host = known[-session.host].user if -session.host in known else 0
        return replace(session, players=[seat(player) for player in session.players], host=host)

    async def people(self, chat: int, replay: Replay) -> list[Player]:
        """Return who sat there, by seat."""
        known = await self._known(chat, replay.session)
        if not known:
            return replay.session.players
        return [
            Player(None) if player.user is None else Player(*known[-player.user])
            for player in replay.session.players
        ]

    async def _known(self, chat: int, session: Session) -> dict[int, Known]:
        users = [player.user or 0 for player in session.players]
        numbers = [-user for user in users if user < 0]
        return await self.archive.people(chat, numbers) if numbers else {}

    async def strangers(self, people: list[Player]) -> list[Player]:
        """Return people as strangers see them: by first letters, unless they show their names."""
        return [await self._stranger(player) for player in people]

    async def _stranger(self, player: Player) -> Player:
        if player.user is None or player.user < 0:
            return player
        if (await self.archive.store.person(player.user)).shows_name:
            return player
        return Player(player.user, first_letter(player.name))

    async def strangers_known(self, people: dict[int, Known]) -> dict[int, Known]:
        """Return the people of a row as strangers see them, by number."""
        seen = await self.strangers([Player(*known) for known in people.values()])
        return {
            number: Known(player.user or 0, player.name)
            for number, player in zip(people, seen, strict=True)
        }


def open_game(packed: bytes, id: str, games: Games) -> Replay | str:
    """Play a finished game again, or return why that cannot be done. Runs in a process of the
    pool."""
    try:
        session = _read(packed, id, games)
    except Drift as error:
        return str(error)
    try:
        made = frames(session.record(), session.rulebook)
    except Drift:  # it was saved when it was over, and its rules have changed since
        made = []
    moments = key_moments(made, session.rulebook)
    return Replay(replace(session, games={}), Frames(made), moments)


def _read(packed: bytes, id: str, games: Games) -> Session:
    """Return a finished game; in one of the archive, negative numbers stand for its people."""
    if packed.startswith(MAGIC):
        people: Mapping[int, Known] = {n: Known(-n, "") for n in people_of(packed, games)}
        return unpack(packed, people, games)
    if packed.startswith(b"{"):  # over before there was an archive
        return load(packed, games)
    sent = imported_games.unpack(packed, id)
    if sent is None:
        raise Drift(0, "another version of the bot kept it")
    return sent


def names_in(replay: Replay, people: list[Player], t: Translator) -> Names:
    dealt = replay.session.computers_dealt
    return Names(names_for(people, t, dealt), looks_of(replay.session))
