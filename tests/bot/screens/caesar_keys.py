"""Tables of Caesar & Cleopatra by their keys, for the tests of its screens."""

from typing import Any

from bot.names import Names
from bot.screens import (
    Button,
    hand_screen,
)
from bot.screens.callback_data import MOVE, WALK, WHY_NOT, read
from engine.games.caesar.model import (
    State,
)
from tests.bot.screens.looking import (
    EN,
    Session,
    buttons_of,
    look,
)
from tests.engine.games.caesar_table import act
from tests.engine.games.caesar_table import table as laid
from tests.engine.tables import ANN, BOB, NOON, in_state, play_table

NAMES = Names(("Ann", "Bob"))


def at_table(*args: Any, moves: tuple[str, ...] = (), **fields: Any) -> Session:
    state = laid(*args, **fields)
    if moves:
        act(state, *moves)
    return in_state(play_table("caesar", ANN, BOB), state)


def state_of(session: Session) -> State:
    assert session.state is not None
    state: State = session.state
    return state


def steps(session: Session, seat: int, *path: int) -> list[Button]:
    screen = hand_screen(session, seat, [], EN, NAMES, path)
    look(screen, is_private=True)
    return buttons_of(screen.rows)


def shown_rows(session: Session, seat: int, *path: int) -> list[list[str]]:
    """Return the texts of the moves' keys by rows."""
    rows = hand_screen(session, seat, [], EN, NAMES, path).rows
    return [
        [b.text for b in row] for row in rows if read(row[0].data).verb in (MOVE, WALK, WHY_NOT)
    ]


def from_below(session: Session, seat: int, *path: int) -> list[tuple[Button, ...]]:
    """The rows of a hand from the lowest: there a message stays when it grows or shrinks."""
    return [*reversed(hand_screen(session, seat, [], EN, NAMES, path).rows)]


def tap(session: Session, seat: int, button: Button) -> None:
    """Do what a key says."""
    _, first, *more = read(button.data).numbers
    user = (ANN, BOB)[seat]
    session.act(user, session.prompts[seat], first, NOON)
    for index in more:
        legal = session.legal(seat)
        session.act(user, session.prompts[seat], index if index >= 0 else len(legal) - 1, NOON)


def key(session: Session, seat: int, text: str, *path: int) -> Button:
    return next(b for b in steps(session, seat, *path) if b.text == text)
