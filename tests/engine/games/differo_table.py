"""Boards of Differo drawn by hand, and what every test of Differo asks them."""

from typing import Any, Final

from engine.chance import Loose, Recorded
from engine.game import Seat, apply
from engine.games.differo import Differo
from engine.games.differo.board import position
from engine.games.differo.model import Event, Options, State

DIFFERO: Final = Differo()
ROWS: Final = "ABCDEFGHI"
LENGTHS: Final = (5, 6, 7, 8, 9, 8, 7, 6, 5)

START: Final = """
    . . . . .
   . B B B B .
  . B . B . B .
 . B B B B B B .
. . . . . . . . .
 . W W W W W W .
  . W . W . W .
   . W W W W .
    . . . . .
"""
MIDDLE: Final = """
    . . . . .
   . B B B . .
  B W . W . . .
 . B . W B B . .
. . W B B . . B .
 . W W B W W W .
  . . W W B W .
   . W B . . .
    . . . . .
"""
EMPTY: Final = START.replace("B", ".").replace("W", ".")


def cells() -> list[str]:
    """The names of all places, row by row: a number runs down to the right."""
    first = (5, 4, 3, 2, 1, 1, 1, 1, 1)
    return [
        f"{ROWS[row]}{number}"
        for row in range(9)
        for number in range(first[row], first[row] + LENGTHS[row])
    ]


def bit(cell: str) -> int:
    return 1 << ROWS.index(cell[0]) * 9 + int(cell[1]) - 1


def board(drawing: str = START, turn: str = "W", **more: Any) -> State:
    """A state from a drawing of the board; fields and house rules are as they begin."""
    signs = drawing.split()
    assert len(signs) == 61
    white, black = (
        sum(bit(cell) for cell, sign in zip(cells(), signs, strict=True) if sign == colour)
        for colour in "WB"
    )
    colour = "WB".index(turn)
    options = Options(**{rule: more.pop(rule) for rule in ("white", "swap") if rule in more})
    past = [*more.pop("past", ()), position(white, black, colour)]
    return State(options, white, black, more.pop("first", 0), colour, past, **more)


def pieces(turn: str = "W", **named: str) -> State:
    """A state of only these pieces: pieces(white="F2 G2", black="B5")."""
    signs = dict.fromkeys(cells(), ".")
    for colour in ("white", "black"):
        signs |= dict.fromkeys(named.get(colour, "").split(), colour[0].upper())
    return board(" ".join(signs.values()), turn)


def drawing(state: State) -> str:
    """The signs of a board in reading order."""
    return " ".join(
        "W" if state.white & bit(cell) else "B" if state.black & bit(cell) else "."
        for cell in cells()
    )


def asked(state: State) -> Seat:
    (seat,) = DIFFERO.to_act(state)
    return seat


def may(state: State) -> set[str]:
    """Return what the player whose turn it is may do."""
    legal = [DIFFERO.text(action) for action in DIFFERO.legal(state, asked(state))]
    assert len(set(legal)) == len(legal)
    return set(legal)


def may_go(state: State, cell: str) -> set[str]:
    """Return where the piece on a place may go."""
    return {move[3:] for move in may(state) if move.startswith(f"{cell}-")}


def act(state: State, *texts: str) -> list[Event]:
    """Moves in turn; told or untold, the same comes of it."""
    events: list[Event] = []
    for text in texts:
        seat = asked(state)
        action = DIFFERO.read(text, DIFFERO.legal(state, seat))
        assert action is not None, f"{text} is not among {sorted(may(state))}"
        told, events = apply(DIFFERO, state, seat, action, Recorded(()))
        DIFFERO.play(state, seat, action, Recorded(()))
        assert state == told
    return events


def after(state: State, text: str) -> State:
    """The same board after a move; the given one stays."""
    copy = DIFFERO.copy(state)
    act(copy, text)
    return copy


def wins(state: State) -> set[str]:
    """The moves that win at once."""
    seat = asked(state)
    return {
        move
        for move in may(state)
        if (outcome := DIFFERO.outcome(after(state, move))) and outcome.ranks[seat] == 1
    }


def perft(state: State, depth: int) -> int:
    """How many ways there are to make so many moves."""
    if DIFFERO.outcome(state) is not None:
        return 0
    seat = asked(state)
    legal = DIFFERO.legal(state, seat)
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        following = DIFFERO.copy(state)
        DIFFERO.play(following, seat, action, Loose(0))
        count += perft(following, depth - 1)
    return count


def ranks(state: State) -> tuple[int, ...]:
    outcome = DIFFERO.outcome(state)
    assert outcome is not None
    return outcome.ranks
