"""Agreements of players beside the game: a draw, and taking moves back."""

from dataclasses import dataclass
from typing import Final

from engine import recent, refusals
from engine.game import Outcome, Seat
from engine.record import AGREE, AGREED, UNDO, last_move, state_before
from engine.session.data import Events, O, S, User
from engine.session.play import PlayedSession
from engine.session_events import DrawDeclined, DrawOffered, UndoAsked, UndoDeclined

# Of a log, after which nothing is taken back any more: by taking moves back, a game need never end.
MOST_LINES_TO_UNDO: Final = 1_000


@dataclass(slots=True)
class GameSession(PlayedSession[S, O]):
    """A whole session: its data, clocks and moves, and what its players agree on."""

    def offer_draw(self, user: User, now: int) -> Events:
        """Offer a draw, or agree to one; it stands until somebody declines or moves."""
        self.must_be_playing()
        seat = self.seat(user)
        if not self.rulebook.can_offer_draw:
            raise refusals.NotInThisGame
        if any(player.level is not None and not player.gone for player in self.players):
            raise refusals.ComputerDeclines
        if seat not in self.agreed:
            self.agreed.append(seat)
        self.touched = now
        return self._draw_if_agreed(seat, now)

    def answer_draw(self, user: User, agrees: bool, now: int) -> Events:
        self.must_be_playing()
        seat = self.seat(user)
        if not self.agreed:
            raise refusals.NothingOffered
        if self.agreed == [seat]:
            raise refusals.OwnOffer
        if agrees:
            return self.offer_draw(user, now)
        self.agreed = []
        self.touched = now
        return self._tell(DrawDeclined(seat))

    def _draw_if_agreed(self, seat: Seat, now: int) -> Events:
        playing = [other for other, player in enumerate(self.players) if not player.gone]
        if any(other not in self.agreed for other in playing):
            return [DrawOffered(seat)]
        self._write(seat, "player", [], AGREE, now)
        agreed = recent.told_by_the_log(AGREE, seat, "player")
        self._keep(seat, "player", agreed)
        self._end(Outcome((1,) * len(self.players), AGREED))
        return agreed

    def may_ask_undo(self, seat: Seat) -> bool:
        """Return whether a seat has a move that the others could let it take back."""
        if not self.rulebook.can_undo or self.is_of_older_rules:
            return False
        if len(self.log) > MOST_LINES_TO_UNDO:
            return False
        return last_move(self.log, seat) is not None

    def ask_undo(self, user: User, now: int) -> Events:
        """Ask to take the own last move back, and all that followed. Computers agree at once; for
        people the request stands until somebody declines or moves."""
        self.must_be_playing()
        seat = self.seat(user)
        if not self.rulebook.can_undo or self.is_of_older_rules:
            raise refusals.NotInThisGame
        if not self.may_ask_undo(seat):
            raise refusals.NothingToUndo
        self.undo = [seat]
        self.touched = now
        return self._undo_if_agreed(now) or [UndoAsked(seat)]

    def answer_undo(self, user: User, agrees: bool, now: int) -> Events:
        self.must_be_playing()
        seat = self.seat(user)
        if not self.undo:
            raise refusals.NoUndoAsked
        if seat == self.undo[0]:
            raise refusals.OwnUndo
        self.touched = now
        if not agrees:
            self.undo = []
            return self._tell(UndoDeclined(seat))
        if seat not in self.undo:
            self.undo.append(seat)
        return self._undo_if_agreed(now)

    def _undo_if_agreed(self, now: int) -> Events:
        players = enumerate(self.players)
        people = [seat for seat, who in players if not who.is_computer and not who.gone]
        if any(seat not in self.undo for seat in people):
            return []
        asker = self.undo[0]
        first = last_move(self.log, asker)
        assert first is not None  # the request was void after any move
        self.state = state_before(self.record(), self.rulebook, first)
        self.agreed, self.undo = [], []
        what = f"{UNDO} {first}"
        self._write(asker, "player", [], what, now)
        undone = recent.told_by_the_log(what, asker, "player")
        self._keep(asker, "player", undone)
        self._go_on({}, now)
        return undone
