"""A fair game of any length: each move is taken back, again and again."""

from engine.chance import Recorded
from engine.game import Seat
from engine.games import GAMES
from engine.record import UNDO, Entry, digest
from engine.session import lobby
from tests.engine.tables import ANN, BOB, NOON, Session, open_table


def long_game(lines: int, id: str = "t1", seed: int = 0) -> Session:
    """Return a finished game of Differo whose log has so many lines."""
    session = open_table("differo", ANN, BOB, id=id, games=GAMES)
    lobby.start(session, ANN, NOON + 1000)
    game, start, log = session.rulebook, session.state, session.log
    (seat,) = session.prompts
    legal = game.legal(start, seat)
    while len(log) < lines - 1:
        number, action = len(log), legal[(seed + len(log)) % len(legal)]
        moved = game.copy(start)
        game.play(moved, seat, action, Recorded(()), lambda _: None)
        log.append(_line(session, seat, moved, game.text(action)))
        log.append(_line(session, seat, start, f"{UNDO} {number}"))
    session.resign(ANN, NOON + 5000)
    return session


def _line(session: Session, seat: Seat, state: object, what: str) -> str:
    last = Entry.read(session.log[-1])
    follows = digest(session.rulebook, state, last.digest)
    return Entry(last.ms, seat, "player", follows, (), what).line()
