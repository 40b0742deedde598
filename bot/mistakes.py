"""The mistakes that a review found for a person, and when each comes back as a puzzle."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from pydantic import TypeAdapter

from engine.game import Seat
from engine.record import Entry, state_before
from engine.review import Moment
from engine.session import GameSession

DAY_MS: Final = 24 * 3600 * 1000
DAYS: Final = (1, 3, 7, 21)  # until a mistake comes back, longer after each right answer
RIGHT_IN_A_ROW: Final = 2  # after which it does not come back
MOST_MISTAKES: Final = 200  # of one person that are kept, the newest ones


class Mistake(NamedTuple):
    """A move of a finished game, by its line in the log, and the better one that was found.

    It comes back a day after the review. A right answer lengthens the time until it comes back
    again to the next of 1, 3, 7 and 21 days. After a wrong one it comes back the next day; the time
    that was reached is not lost, so the right answer then leads on to the longer one. Two right
    answers in a row retire it, whatever the time. So it is asked after 1 and 3 days if it is known
    at once, and comes to 7 and 21 days only if it was forgotten in between.
    """

    game: str  # the id of its session
    entry: int
    chat: int  # in whose archive the game is
    better: str
    weaker: tuple[str, ...]  # moves that look worse than the better one, without that of the game
    was: int  # percent of winning with the move of the game,
    could: int  # and with the better one
    found: int  # milliseconds, as `due`
    due: int  # 0: it is retired
    step: int = 0  # right answers, which lengthen the time
    row: int = 0  # right answers in a row
    asked: int = 0  # answers

    @property
    def name(self) -> str:
        return name_of(self.game, self.entry)

    @property
    def is_retired(self) -> bool:
        return not self.due

    def answered(self, is_right: bool, now: int) -> "Mistake":
        """Return the mistake after an answer."""
        step, row = (self.step + 1, self.row + 1) if is_right else (self.step, 0)
        days = DAYS[min(step, len(DAYS) - 1)] if is_right else DAYS[0]
        due = 0 if row >= RIGHT_IN_A_ROW else now + days * DAY_MS
        return self._replace(due=due, step=step, row=row, asked=self.asked + 1)


class MistakePuzzle(NamedTuple):
    """A mistake of a person with its game, and the position as the seat saw it."""

    user: int
    mistake: Mistake
    session: GameSession[Any, Any]
    seat: Seat
    view: Any
    legal: list[Any]
    played: Any
    better: Any

    @property
    def choices(self) -> list[int]:
        """Return the indices of two to six legal moves to choose from: that of the game, the better
        one and weaker ones. A move that nobody compared might be as good, so it is left out."""
        text = self.session.rulebook.text
        shown = {text(self.played), *(self.mistake.better, *self.mistake.weaker)}
        return [index for index, action in enumerate(self.legal) if text(action) in shown]


def puzzle_in(user: int, mistake: Mistake, session: GameSession[Any, Any]) -> MistakePuzzle | None:
    """Return the puzzle of somebody's mistake, or None if its game was played by older rules. Runs
    in a process of the pool: it plays the game again up to there."""
    game = session.rulebook
    if session.is_of_older_rules or mistake.entry >= len(session.log):
        return None
    entry = Entry.read(session.log[mistake.entry])
    state = state_before(session.record(), game, mistake.entry)
    if entry.seat is None or entry.seat not in game.to_act(state):
        return None
    legal = game.legal(state, entry.seat)
    moves = {game.text(action): action for action in legal}
    if not {entry.what, mistake.better} <= moves.keys():
        return None
    view = game.view(state, entry.seat)
    played, better = moves[entry.what], moves[mistake.better]
    return MistakePuzzle(user, mistake, session, entry.seat, view, legal, played, better)


ADAPTER: Final = TypeAdapter(Mistake)


def name_of(game: str, entry: int) -> str:
    return f"{game} {entry}"


def mistakes_in(found: Iterable[Moment], game: str, chat: int, now: int) -> list[Mistake]:
    """Return what is kept of the moments that a review found in a game."""
    return [
        Mistake(
            *(game, moment.entry, chat, moment.better, moment.weaker),
            *(round(moment.was * 100), round(moment.could * 100), now, now + DAYS[0] * DAY_MS),
        )
        for moment in found
        if moment.could > moment.was
    ]


def write_mistake(mistake: Mistake) -> bytes:
    return ADAPTER.dump_json(mistake)


def read_mistakes(stored: Mapping[str, bytes]) -> list[Mistake]:
    """Read all that can be read, the one that is due first before the others."""
    found = []
    for text in stored.values():
        try:
            found.append(ADAPTER.validate_json(text))
        except ValueError:
            continue
    return sorted(found, key=lambda mistake: (mistake.due, mistake.name))


def due_by(mistakes: Iterable[Mistake], now: int) -> list[Mistake]:
    """Return the mistakes that wait for an answer."""
    return [mistake for mistake in mistakes if 0 < mistake.due <= now]


def surplus(mistakes: Iterable[Mistake]) -> list[str]:
    """Return the names of the oldest mistakes that are too many."""
    newest = sorted(mistakes, key=lambda mistake: (mistake.found, mistake.name), reverse=True)
    return [mistake.name for mistake in newest[MOST_MISTAKES:]]


def sent_next(at: int, now: int) -> int:
    """Return when the next mistake is sent after one that was to be sent at that time: at the
    same time of the day."""
    return at + ((now - at) // DAY_MS + 1) * DAY_MS
