"""Finished games of the archive, played again to be stepped through."""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from bot import imported_games
from bot.archive.archive import Archive
from bot.i18n import Translator
from bot.looks import looks_of
from bot.names import Names, first_letter, names_for
from bot.recent import Recent
from bot.store import sent_games
from engine.frames import Frame, frames, key_moments
from engine.record import Drift
from engine.saves import Games
from engine.session import GameSession, Player, load
from engine.session.archived import COMPUTERS_SEAT, MAGIC, Known, seats_of, unpack

Session = GameSession[Any, Any]
MOST_REMEMBERED: Final = 16  # games

log = logging.getLogger(__name__)


class Replay(NamedTuple):
    """A finished game in frames. Who sat there is asked for anew each time: people may be forgotten
    meanwhile."""

    session: Session  # whose people are unknown, if `seats` tells their numbers
    seats: list[int]
    frames: list[Frame]
    key_moments: list[int]


@dataclass(slots=True)
class Replays:
    """The replays that were opened last, by the packed games that they were made of."""

    archive: Archive
    _remembered: Recent[bytes, Replay] = field(default_factory=lambda: Recent(MOST_REMEMBERED))

    async def get(self, chat: int, id: str) -> Replay | None:
        """Return a game that was played to its end; None if there is none, or none that can be
        played again."""
        store, games = self.archive.store, self.archive.games
        packed = await store.game(chat, id) or await store.finished_before(chat, id)
        if packed is None and chat > 0:
            packed = (await sent_games.games(store.calls, chat)).get(id)
        if packed is None:
            return None
        if packed not in self._remembered:
            try:
                made = await asyncio.to_thread(_made, packed, id, games)
            except Drift as error:
                log.info("game cannot be shown again", extra={"game": id, "reason": str(error)})
                return None
            self._remembered[packed] = made
        replay = self._remembered[packed]
        return replay if replay.session.phase == "over" else None

    async def people(self, chat: int, replay: Replay) -> list[Player]:
        """Return who sat there, by seat."""
        if not replay.seats:
            return replay.session.players
        known = await self.archive.people(chat, {*replay.seats} - {COMPUTERS_SEAT})
        return [
            Player(None) if number == COMPUTERS_SEAT else Player(*known[number])
            for number in replay.seats
        ]

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


def _made(packed: bytes, id: str, games: Games) -> Replay:
    session, seats = _read(packed, id, games)
    made = frames(session.record(), session.rulebook)
    return Replay(session, seats, made, key_moments(made, session.rulebook))


def _read(packed: bytes, id: str, games: Games) -> tuple[Session, list[int]]:
    """Return a finished game, and the numbers of the people in its seats if they have any."""
    if packed.startswith(MAGIC):
        return unpack(packed, {}, games), seats_of(packed, games)
    if packed.startswith(b"{"):  # over before there was an archive
        return load(packed, games), []
    sent = imported_games.unpack(packed, id)
    if sent is None:
        raise Drift(0, "another version of the bot kept it")
    return sent, []


def names_in(replay: Replay, people: list[Player], t: Translator) -> Names:
    dealt = replay.session.computers_dealt
    return Names(names_for(people, t, dealt), looks_of(replay.session))
