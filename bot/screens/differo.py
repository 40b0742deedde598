"""The screens of Differo: the hexagon, a compass of six directions, and the count of each line."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from bot.i18n import Html, Translator
from bot.looks import Plate
from bot.names import Names
from bot.pictures.differo_picture import DifferoHand, DifferoPicture, ShownLine, Side
from bot.pictures.signs import Role
from bot.screens.callback_data import Keys
from bot.screens.game_screens import Event, GameScreens, Path
from bot.screens.screen import Button, Rows, in_even_rows
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
    START,
    WHITE,
    Cell,
    Cells,
    Line,
    cells_of,
    count_on,
    set_of,
)
from engine.games.differo.model import SWAP, Action, GaveUp, Move, View

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
PIECES_IN_ROW: Final = 6
MOVES_IN_ROW: Final = 5
LINE_WORDS: Final = ("row", "falling", "rising")
# The board in emoji, each as wide as the others: no place, a free one, one in a goal row.
NOWHERE, FREE, HOME, WHITE_PIECE, BLACK_PIECE = "▪️", "🟫", "🟨", "⚪", "⚫"
CHOSEN, TARGET = "🔷", "❇️"
NUMBERS: Final = "".join(f"{number}\ufe0f\u20e3" for number in range(1, SIDE + 1))


# The boards of the rule sheet, White's pieces and Black's.
COUNTED: Final = (
    "E4 E6 F2 F3 F6 F7 G2 G4 G6 H2 H3 H4 H5",
    "B5 B6 B7 C4 C6 C8 D2 D3 D4 D5 D6 D7 E8",
)
WON: Final = (
    "A7 C6 D5 E3 F2 F3 F5 F6 F7 G3 G4 G6 H2",
    "B6 B7 B8 C3 D3 D6 D7 E4 E5 E8 F4 G5 H3",
)


class DifferoScreens(GameScreens[View, Action]):
    rules_told = ("white", "swap")  # by the colours, and while it is possible

    def sentences(
        self, events: Sequence[Event], t: Translator, names: Names, you: Seat | None
    ) -> list[str]:
        """Leave it to the session to tell who resigned or left."""
        told = [event for event in events if not isinstance(event, GaveUp)]
        return super().sentences(told, t, names, you)

    def table(self, view: View, t: Translator, names: Names) -> str:
        if view.reason:
            return t.html("differo-over", moves=len(view.past) - 1)
        may_swap = view.options.swap and not view.is_swapped and len(view.past) <= 2
        return t.html("differo-table", number=len(view.past), swap="yes" if may_swap else "no")

    def board(self, view: View, path: Path, t: Translator, names: Names) -> str:
        """Draw the board in emoji, with a chosen piece and where it may land."""
        chosen = _chosen(view, path)
        marks = {chosen: CHOSEN} if chosen else {}
        marks |= {move.target: TARGET for move in moves_of(view) if move.source == chosen}
        key = t.html("differo-board-chosen", cell=chosen) if chosen else ""
        board = emoji_board(view.white, view.black, marks)
        return "\n".join(filter(None, (board, t.html("differo-board-lines"), key)))

    def standing(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        return t.html("differo-plays", colour=COLOURS[seat ^ view.first])

    def score(self, view: View, seat: Seat, t: Translator) -> str:
        """Return how near a player's foremost piece came to the goal; nothing where that decided
        nothing."""
        if view.reason in ("gave_up", "blocked"):
            return ""
        rows = _rows_to_go(view, seat ^ view.first)
        return t("differo-rows-to-go", rows=rows) if rows else t("differo-home")

    def picture(self, view: View, t: Translator, names: Names) -> DifferoPicture:
        movers = sorted({move.source for move in moves_of(view)}) if not view.reason else []
        players = [names.plates[colour ^ view.first] for colour in (WHITE, BLACK)]
        return DifferoPicture(
            cells_of(view.white),
            cells_of(view.black),
            sides(t, players),
            last_move(view),
            tuple(movers),
            None if view.reason else view.turn,
        )

    def cover(self, t: Translator) -> DifferoPicture:
        """Show the first position without players: who plays which colour is not known yet."""
        return _beginning(t)

    def hand_picture(self, view: View, path: Path, t: Translator, names: Names) -> DifferoHand:
        """Show the pieces that can move; or a chosen one with its lines and targets."""
        shown = self.picture(view, t, names)
        if view.seat != view.turn ^ view.first:
            return DifferoHand(replace(shown, movers=()))
        if not (chosen := _chosen(view, path)):
            return DifferoHand(shown)
        aims = [move.target for move in moves_of(view) if move.source == chosen]
        board = replace(shown, movers=(chosen,), aims=tuple(aims))
        return DifferoHand(board, counts(view, chosen))

    def lesson_picture(
        self,
        view: View,
        offered: Sequence[Action],
        points_at: Sequence[str],
        t: Translator,
        names: Names,
    ) -> DifferoHand:
        """Ring the pieces that can be chosen, and show the lines through these pairs of places:
        one with its count, several for the learner to count."""
        movers = {action.source for action in offered if isinstance(action, Move)}
        board = replace(self.picture(view, t, names), movers=tuple(sorted(movers)))
        lines = [line_through(*pair.split("-")) for pair in points_at]
        own, others = _sides(view)
        counted = (count_on(line, own, others) if len(lines) == 1 else None for line in lines)
        drawn = (
            ShownLine(line.axis, cells_of(line.cells), count)
            for line, count in zip(lines, counted, strict=True)
        )
        return DifferoHand(board, lines=tuple(drawn))

    def rule_picture(self, page: int, t: Translator) -> DifferoPicture | DifferoHand | None:
        """Show the board as it begins, a piece with its counts, and a piece in its goal."""
        match page:
            case 1:
                return _beginning(t)
            case 2:
                white, black = map(set_of, COUNTED)
                board = DifferoPicture(
                    cells_of(white),
                    cells_of(black),
                    sides(t, (None, None)),
                    movers=("G4",),
                    turn=WHITE,
                    aims=("F4", "F5", "G1", "G7"),
                )
                lines = LINES_OF["G4"]
                return DifferoHand(board, tuple(count_on(line, white, black) for line in lines))
            case 3:
                white, black = map(set_of, WON)
                return DifferoPicture(
                    cells_of(white), cells_of(black), sides(t, (None, None)), ("C5", "A7")
                )
        return None

    def picture_of_moves(
        self, view: View, moves: Mapping[Role, Action], t: Translator, names: Names
    ) -> DifferoPicture:
        """Point out only the pieces of these moves and where they go."""
        marks = tuple(
            (role, move.source, move.target)
            for role, move in moves.items()
            if isinstance(move, Move)
        )
        return replace(self.picture(view, t, names), movers=(), marks=marks)

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
        return (*_pieces(view, keys), *((swap,) if swap else ()))

    def question(self, view: View, path: Path, t: Translator, names: Names) -> str:
        chosen = _chosen(view, path)
        if not chosen:
            return t.html("differo-which-piece", colour=COLOURS[view.turn])
        parts = [
            t.html(f"differo-line-{line}", count=count) for line, count in _open_lines(view, chosen)
        ]
        return t.html("differo-lines", cell=chosen, lines=Html(t.comma.join(parts)))

    def coach_marks(self, view: View, legal: Sequence[Action]) -> list[str]:
        moves = [action for action in legal if isinstance(action, Move)]
        return ["goal"] if any(BIT[move.target] & GOAL[view.turn] for move in moves) else []

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
        return t("differo-goes", cell=source, targets=t.comma.join(targets))

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
            return (*_pieces(view, keys), *((tuple(swap),) if swap else ()))
        moves = [
            (_with_end(RULES.text(move), move, view, t), number)
            for number, move in enumerate(legal, 1)
            if isinstance(move, Move)
        ]
        buttons = [keys.number(text, number) for text, number in sorted(moves)]
        return (*in_even_rows(buttons, MOVES_IN_ROW), *((tuple(swap),) if swap else ()))

    def alert(self, view: View, legal: Sequence[Action], t: Translator, names: Names) -> str:
        return t("differo-tap-below") if legal else t("refusal-NotYourTurn")


def line_through(one: Cell, other: Cell) -> Line:
    """Return the line on which two places lie."""
    return next(line for line in LINES_OF[one] if line in LINES_OF[other])


def emoji_board(white: Cells, black: Cells, marks: Mapping[Cell, str] | None = None) -> str:
    """Draw the board in emoji that are all as wide, a row of them for each letter; so the lines of
    one number run straight down."""
    lines = [NUMBERS]
    for row, letter in enumerate("ABCDEFGHI"):
        cells = [PLACE_AT.get((row, column)) for column in range(min(SIDE, 13 - row))]
        signs = [(marks or {}).get(cell or "") or _sign(white, black, cell) for cell in cells]
        lines.append(f"{''.join(signs)} {letter}")
    return "\n".join(lines)


def _sign(white: Cells, black: Cells, cell: Cell | None) -> str:
    if cell is None:
        return NOWHERE
    if BIT[cell] & white:
        return WHITE_PIECE
    if BIT[cell] & black:
        return BLACK_PIECE
    return HOME if cell[0] in "AI" else FREE


def sides(t: Translator, players: Sequence[Plate | None]) -> tuple[Side, Side]:
    """Return what a picture tells of White and of Black; nobody plays them in a puzzle."""
    white, black = (
        Side(
            t("differo-side", colour=colour),
            t("differo-wins-here") if player else t("differo-side-wins-here", colour=colour),
            player,
        )
        for colour, player in zip(COLOURS, players, strict=True)
    )
    return white, black


def _beginning(t: Translator) -> DifferoPicture:
    white, black = START
    return DifferoPicture(cells_of(white), cells_of(black), sides(t, (None, None)))


def _rows_to_go(view: View, colour: int) -> int:
    """Count the rows between a colour's foremost piece and its goal."""
    if colour == WHITE:
        return PLACES[cells_of(view.white)[0]][0]
    return SIDE - 1 - PLACES[cells_of(view.black)[-1]][0]


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


def _pieces(view: View, keys: Keys) -> Rows:
    """Arrange the pieces that can move as on the board: one of its rows stays together, and short
    neighbours share a row of keys."""
    movers = sorted({move.source for move in moves_of(view)})
    rows: list[tuple[Button, ...]] = []
    for _, cells in groupby(movers, key=lambda cell: cell[0]):
        buttons = [keys.walk(cell, number_of(cell), style="success") for cell in cells]
        for part in in_even_rows(buttons, PIECES_IN_ROW):
            if rows and len(rows[-1]) + len(part) <= PIECES_IN_ROW:
                rows[-1] += part
            else:
                rows.append(part)
    return tuple(rows)


def _open_lines(view: View, chosen: Cell) -> list[tuple[str, int]]:
    """Return the lines along which a piece can move, and how far; both diagonals as one if they
    count alike."""
    targets = {BIT[move.target] for move in moves_of(view) if move.source == chosen}
    found = [
        (word, count)
        for word, line, count in zip(
            LINE_WORDS, LINES_OF[chosen], counts(view, chosen), strict=True
        )
        if any(target & line.cells for target in targets)
    ]
    if len(found) > 1 and found[-1] == ("rising", found[-2][1]) and found[-2][0] == "falling":
        found[-2:] = [("either", found[-1][1])]
    return found


def _with_end(text: str, move: Move, view: View, t: Translator) -> str:
    """Tell on a key that a move ends the game."""
    state = next(RULES.worlds(view, NO_CHANCE))
    RULES.play(state, view.turn ^ view.first, move, NO_CHANCE)
    if not state.reason:
        return text
    return t("differo-key-draws" if state.winner is None else "differo-key-wins", move=text)


def _targets(view: View, legal: Sequence[Action], chosen: Cell, t: Translator, keys: Keys) -> Rows:
    """Lay out the six directions as they lie around the piece."""
    rows = []
    for directions in COMPASS:
        buttons = []
        for direction in directions:
            target = landing(view, chosen, direction)
            if (move := Move(chosen, target or chosen)) in legal:
                text = _with_end(f"{direction[0]} {target}", move, view, t)
                buttons.append(keys.move(text, legal.index(move)))
            else:
                number = number_of(chosen) * len(DIRECTIONS) + DIRECTIONS.index(direction)
                buttons.append(keys.shut(f"{direction[0]} ✕", number))
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
