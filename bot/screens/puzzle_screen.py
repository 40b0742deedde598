"""Puzzles of Differo: a position to win from, its moves as buttons, and what became of one.

The buttons alone know how far somebody is: the number of the puzzle and the moves until here.
"""

from functools import lru_cache
from typing import Final

from bot.i18n import Html, Translator
from bot.pictures.differo_picture import DifferoPicture
from bot.screens.callback_data import ANSWER, PUZZLE, join, write
from bot.screens.differo import RULES, DifferoScreens, emoji_board, sides
from bot.screens.screen import Button, Rows, Screen, in_rows
from engine.games.differo.board import ALL, BIT, BLACK, SHIFT, TURN, Cell, cells_of
from engine.games.differo.brain import moves_of, wins_at_once
from engine.games.differo.model import Move, Options, View
from engine.games.differo.puzzles import PUZZLES, Stand, Verdict, move_of, solutions, stand

IN_ROW: Final = 4
COLOURS: Final = ("white", "black")


def puzzle(
    path: tuple[int, ...], t: Translator, with_picture: bool = True, solver: str = ""
) -> Screen:
    """Return the position to which a path leads; `solver` is the person who found the last move."""
    now = stand(path) or stand((0,))
    assert now
    shown = path if stand(path) else (0,)
    head = [t.html("puzzle-title", number=now.number + 1, count=len(PUZZLES))]
    if not with_picture:
        head.append(Html(emoji_board(now.at & ALL, now.at >> SHIFT & ALL)))
        head.append(t.html("differo-board-lines"))
    lines = [*head, *_told(now, t), _task(now, t, solver)]
    picture = _picture(now, t) if with_picture else None
    return Screen("\n".join(lines), _rows(now, shown, t), picture)


def wrong(move: str, verdict: Verdict, now: Stand, t: Translator) -> str:
    """Explain in an alert why a move is not the solution."""
    colour = COLOURS[now.puzzle.turn]
    if now.moves == 1:
        return t("puzzle-not-home", move=move)
    assert verdict.reply
    key = "puzzle-loses" if verdict.loses else "puzzle-escapes"
    left = now.moves - 1
    return t(key, move=move, reply=_written(verdict.reply), colour=colour, count=left)


def why_no_answer(now: Stand, source: Cell, target: Cell, t: Translator) -> str:
    """Explain why a move that was typed is not possible here."""
    if source == target or not {source, target} <= BIT.keys():
        return how_to_answer(now, t)
    view = View(
        Options(),
        None,
        now.at & ALL,
        now.at >> SHIFT & ALL,
        0,
        now.at // TURN,
        (now.at,),
        False,
        None,
        "",
    )
    return DifferoScreens(RULES).cannot(view, (), Move(source, target), t)


def how_to_answer(now: Stand, t: Translator) -> str:
    return t("puzzle-what", count=len(PUZZLES), example=_example(now))


def _told(now: Stand, t: Translator) -> list[str]:
    """List every right move with the reply to it."""
    replies = [*now.told[1::2], None]
    return [
        t.html(
            "puzzle-told", move=_written(move), reply=_written(reply), colour=COLOURS[_other(now)]
        )
        for move, reply in zip(now.told[::2], replies, strict=False)
        if reply
    ]


def _task(now: Stand, t: Translator, solver: str) -> str:
    if now.is_solved:
        move = _written(now.told[-1])
        return t.html("puzzle-solved", move=move, known=bool(solver), solver=solver)
    colour, example = COLOURS[now.puzzle.turn], _example(now)
    return t.html("puzzle-task", colour=colour, count=now.moves, example=example)


def _example(now: Stand) -> str:
    return _example_at(now.at, now.moves)


@lru_cache(64)
def _example_at(at: int, in_moves: int) -> str:
    """Return a move that is no solution and, if there is such a one, does not lose at once."""
    other = BLACK - at // TURN
    right = solutions(at, in_moves)
    moves = [move for move in moves_of(at) if move not in right] or right
    safe = [move for move in moves if not wins_at_once(at ^ move, other)]
    written = sorted(_written(move_of(at, move)) for move in safe or moves)
    return written[len(written) // 2]


def _rows(now: Stand, path: tuple[int, ...], t: Translator) -> Rows:
    following = Button(
        t("puzzle-next"),
        write(PUZZLE, "", (now.number + 1) % len(PUZZLES)),
        style="primary" if now.is_solved else "",
    )
    if now.is_solved:
        return ((following,),)
    moves = [
        (_written(move_of(now.at, move)), number) for number, move in enumerate(moves_of(now.at))
    ]
    buttons = [
        Button(text, write(ANSWER, "", join(path), number)) for text, number in sorted(moves)
    ]
    return (*in_rows(buttons, IN_ROW), (following,))


def _picture(now: Stand, t: Translator) -> DifferoPicture:
    turn = now.at // TURN
    last = now.told[-1] if now.told else None
    movers = {move_of(now.at, move).source for move in moves_of(now.at)}
    return DifferoPicture(
        cells_of(now.at & ALL),
        cells_of(now.at >> SHIFT & ALL),
        sides(t, (None, None)),
        (last.source, last.target) if last else None,
        () if now.is_solved else tuple(sorted(movers)),
        None if now.is_solved else turn,
    )


def _other(now: Stand) -> int:
    return BLACK - now.puzzle.turn


def _written(move: Move) -> str:
    return f"{move.source}-{move.target}"
