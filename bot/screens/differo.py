"""The screens of Differo: the hexagon, a compass of six directions, and the count of each line."""

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import Final

from bot.i18n import Translator
from bot.names import Names
from bot.pictures.differo_picture import DifferoPicture
from bot.screens.callback_data import Keys
from bot.screens.game_screens import GameScreens, Path
from bot.screens.screen import Button, Rows, by_length, in_rows
from engine.chance import Recorded
from engine.game import Seat
from engine.games.differo import Differo
from engine.games.differo.board import (
    AXES,
    BIT,
    BLACK,
    CELL,
    GOAL,
    LINES_OF,
    PLACES,
    SHIFT,
    SIDE,
    WHITE,
    Cell,
    board_lines,
    cells_of,
    count_on,
)
from engine.games.differo.model import SWAP, Action, Move, View

RULES: Final = Differo()
NO_CHANCE: Final = Recorded(())  # nothing is hidden, so there is nothing to guess
COLOURS: Final = ("white", "black")
# The six directions as they lie around a piece, each with its step in rows and columns.
COMPASS: Final = (
    (("↖", -1, 0), ("↗", -1, 1)),
    (("←", 0, -1), ("→", 0, 1)),
    (("↙", 1, -1), ("↘", 1, 0)),
)
DIRECTIONS: Final = tuple(direction for row in COMPASS for direction in row)
AXIS: Final = {"↖": "\\", "↘": "\\", "↗": "/", "↙": "/", "←": "-", "→": "-"}
PLACE_AT: Final = {place: cell for cell, place in PLACES.items()}
PIECES_IN_ROW: Final = 5


class DifferoScreens(GameScreens[View, Action]):
    def table(self, view: View, t: Translator, names: Names) -> str:
        if view.reason:
            return t.html("differo-over", moves=len(view.past) - 1)
        return t.html("differo-table", number=len(view.past), colour=COLOURS[view.turn])

    def board(self, view: View, path: Path, t: Translator, names: Names) -> str:
        """Draw the board in characters, with a chosen piece and where it may land."""
        chosen = _chosen(view, path)
        marks = {chosen: "@"} if chosen else {}
        marks |= {move.target: "*" for move in moves_of(view) if move.source == chosen}
        drawn = "\n".join(board_lines(view.white, view.black, marks))
        return f"<pre>{escape(drawn, quote=False)}</pre>"

    def standing(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        return t.html("differo-plays", colour=COLOURS[seat ^ view.first])

    def picture(self, view: View, t: Translator, names: Names) -> DifferoPicture:
        movers = sorted({move.source for move in moves_of(view)}) if not view.reason else []
        return DifferoPicture(
            cells_of(view.white),
            cells_of(view.black),
            view.first,
            last_move(view),
            tuple(movers),
            None if view.reason else view.turn,
            view.winner,
        )

    def picture_of_moves(
        self, view: View, moves: Sequence[Action], t: Translator, names: Names
    ) -> DifferoPicture:
        """Ring only the pieces of these moves and where they go, those of the last one twice."""
        meant = [move for move in moves if isinstance(move, Move)]
        return replace(
            self.picture(view, t, names),
            movers=tuple(move.source for move in meant),
            aims=tuple(move.target for move in meant),
            better=(moves[-1].source, moves[-1].target) if isinstance(moves[-1], Move) else (),
        )

    def label(self, action: Action, view: View, t: Translator, names: Names) -> str:
        if isinstance(action, Move):
            return f"{action.source} → {action.target}"
        return t("differo-swap", colour=COLOURS[WHITE])

    def menu(
        self,
        view: View,
        legal: Sequence[Action],
        path: Path,
        t: Translator,
        names: Names,
        keys: Keys,
    ) -> Rows:
        """List the pieces that can move, then the directions of the piece that a path names by its
        place."""
        chosen = _chosen(view, path)
        if chosen:
            return _targets(view, legal, chosen, t, keys)
        swap = tuple(
            keys.move(self.label(action, view, t, names), index)
            for index, action in enumerate(legal)
            if action == SWAP
        )
        return (*in_rows(_pieces(view, keys), PIECES_IN_ROW), *((swap,) if swap else ()))

    def question(self, view: View, path: Path, t: Translator, names: Names) -> str:
        chosen = _chosen(view, path)
        if not chosen:
            return t.html("differo-which-piece", colour=COLOURS[view.turn])
        row, falling, rising = (f"{count:+}".replace("-", "−") for count in counts(view, chosen))
        return t.html("differo-counts", cell=chosen, row=row, falling=falling, rising=rising)

    def why_not(self, view: View, number: int, t: Translator) -> str:
        place, which = divmod(number, len(DIRECTIONS))
        cell = _cell(place)
        if number < 0 or cell is None or not BIT[cell] & (view.white | view.black):
            return t("refusal-Illegal")
        direction = DIRECTIONS[which]
        axis = list(AXES).index(AXIS[direction[0]])
        line, steps = LINES_OF[cell][axis], counts(view, cell)[axis]
        own, others = ((side & line.cells).bit_count() for side in _sides(view))
        if steps <= 0:
            return t("differo-not-more", own=own, others=others)
        target = landing(view, cell, direction)
        if target is None:
            return t("differo-off-board", count=steps)
        if BIT[target] & (view.white | view.black):
            return t("differo-taken", cell=target, count=steps)
        if BIT[target] & GOAL[1 - view.turn]:
            return t("differo-their-goal", cell=target)
        return t("refusal-Illegal")

    def cannot(self, view: View, legal: Sequence[Action], action: Action, t: Translator) -> str:
        """Explain by the line on which the target lies, or else tell where the piece can go."""
        if not isinstance(action, Move):
            return t("differo-no-swap")
        source, target = action.source, action.target
        own, _ = _sides(view)
        if not BIT[source] & own:
            return t("differo-not-yours", cell=source)
        for number, direction in enumerate(DIRECTIONS):
            steps = counts(view, source)[list(AXES).index(AXIS[direction[0]])]
            if _lies(source, target, direction) and (
                steps <= 0 or landing(view, source, direction) == target
            ):
                return self.why_not(view, number_of(source) * len(DIRECTIONS) + number, t)
        targets = [move.target for move in moves_of(view) if move.source == source]
        if not targets:
            return t("differo-stuck", cell=source)
        return t("differo-goes", cell=source, targets=", ".join(targets))

    def public_keys(
        self, view: View, t: Translator, names: Names, keys: Keys, with_numbers: bool
    ) -> Rows:
        """Each piece leads to its moves in the hand; with numbers, all moves stand here."""
        legal = _legal(view)
        swap = [
            keys.number(self.label(action, view, t, names), number)
            for number, action in enumerate(legal, 1)
            if action == SWAP
        ]
        if not with_numbers:
            return by_length([*_pieces(view, keys), *swap])
        moves = ((RULES.text(m), n) for n, m in enumerate(legal, 1) if isinstance(m, Move))
        return by_length([*swap, *(keys.number(text, number) for text, number in sorted(moves))])

    def alert(self, view: View, legal: Sequence[Action], t: Translator, names: Names) -> str:
        return t("differo-tap-below") if legal else t("refusal-NotYourTurn")


def last_move(view: View) -> tuple[Cell, Cell] | None:
    """Return from where to where the last piece went."""
    if len(view.past) < 2:
        return None
    mover = 1 - view.turn
    before, now = (at >> SHIFT * mover & (1 << SHIFT) - 1 for at in view.past[-2:])
    return CELL[before & ~now], CELL[now & ~before]


def moves_of(view: View) -> list[Move]:
    """Return what the player to move may do, by the board alone."""
    return [action for action in _legal(view) if isinstance(action, Move)]


def _legal(view: View) -> list[Action]:
    return RULES.legal(next(RULES.worlds(view, NO_CHANCE)), 0)


def _pieces(view: View, keys: Keys) -> list[Button]:
    movers = sorted({move.source for move in moves_of(view)})
    return [keys.walk(cell, number_of(cell), style="success") for cell in movers]


def _targets(view: View, legal: Sequence[Action], chosen: Cell, t: Translator, keys: Keys) -> Rows:
    rows = []
    for directions in COMPASS:
        buttons = []
        for direction in directions:
            target = landing(view, chosen, direction)
            if (move := Move(chosen, target or chosen)) in legal:
                buttons.append(keys.move(f"{direction[0]} {target}", legal.index(move)))
            else:
                number = number_of(chosen) * len(DIRECTIONS) + DIRECTIONS.index(direction)
                buttons.append(keys.shut(f"{direction[0]} ·", number))
        rows.append(tuple(buttons))
    return (*rows, (keys.walk(t("differo-other-piece")),))


def counts(view: View, cell: Cell) -> tuple[int, ...]:
    """Count the steps that the piece on a place moves along its row, \\ and /."""
    own, others = _sides(view)
    return tuple(count_on(line, own, others) for line in LINES_OF[cell])


def landing(view: View, cell: Cell, direction: tuple[str, int, int]) -> Cell | None:
    """Return where the count of its line leads a piece, even if it may not land there."""
    steps = counts(view, cell)[list(AXES).index(AXIS[direction[0]])]
    row, column = PLACES[cell]
    return PLACE_AT.get((row + steps * direction[1], column + steps * direction[2]))


def _lies(source: Cell, target: Cell, direction: tuple[str, int, int]) -> bool:
    """Return whether one place is seen from another in this direction."""
    (row, column), (other_row, other_column) = PLACES[source], PLACES[target]
    rows, columns = other_row - row, other_column - column
    far = max(abs(rows), abs(columns))
    return (rows, columns) == (far * direction[1], far * direction[2])


def _sides(view: View) -> tuple[int, int]:
    """Return the places of the player to move, and of the other."""
    return (view.black, view.white) if view.turn == BLACK else (view.white, view.black)


def _chosen(view: View, path: Path) -> Cell | None:
    cell = _cell(path[0]) if path else None
    return cell if cell and any(move.source == cell for move in moves_of(view)) else None


def number_of(cell: Cell) -> int:
    row, column = PLACES[cell]
    return row * SIDE + column


def _cell(number: int) -> Cell | None:
    return PLACE_AT.get(divmod(number, SIDE))
