"""Positions of Differo in which one move alone forces a win, and the search that proves it."""

from itertools import count
from typing import Final, NamedTuple

from engine.games.differo.board import (
    ALL,
    BLACK,
    GOAL,
    SHIFT,
    TURN,
    WHITE,
    Colour,
    position,
    set_of,
)
from engine.games.differo.brain import moves_of, wins_at_once
from engine.games.differo.model import MOVE, Move


class Puzzle(NamedTuple):
    """A position whose player to move wins in so many own moves, whatever the other does."""

    white: str
    black: str
    turn: Colour
    moves: int

    @property
    def at(self) -> int:
        return position(set_of(self.white), set_of(self.black), self.turn)


def is_won(at: int, moves: int) -> bool:
    """Return whether the player to move can force a win in at most so many own moves."""
    if wins_at_once(at, at // TURN):
        return True
    return moves > 1 and any(forces(at ^ move, moves - 1) for move in moves_of(at))


def forces(at: int, moves: int) -> bool:
    """Return whether the player who has just moved wins in at most so many more moves, whatever
    the other replies."""
    turn = at // TURN
    if at & GOAL[1 - turn] << SHIFT * (1 - turn):
        return True
    if moves < 1 or wins_at_once(at, turn):
        return False
    return all(is_won(at ^ reply, moves) for reply in moves_of(at))


def solutions(at: int, moves: int) -> list[int]:
    """Every move that forces a win in time, as what it changes in the number of the position."""
    return [move for move in moves_of(at) if forces(at ^ move, moves - 1)]


def refutations(at: int, moves: int) -> list[int]:
    """The replies after which the win in so many moves is gone."""
    turn = at // TURN
    return [
        reply
        for reply in moves_of(at)
        if (at ^ reply) & GOAL[turn] << SHIFT * turn or not is_won(at ^ reply, moves)
    ]


PUZZLES: Final = (
    Puzzle(
        "C4 C6 D5 E3 F2 F3 F5 F6 F7 G3 G4 G6 H2",
        "B5 B6 B7 C3 D3 D6 D7 E4 E5 E8 F4 G5 H3",
        WHITE,
        2,
    ),
    Puzzle(
        "B4 C7 D9 E3 E8 F5 F7 G2 G3 G4 G5 H1 H2",
        "B7 B8 C5 D3 D5 D6 D7 E1 E2 E6 F6 F8 G1",
        BLACK,
        2,
    ),
    Puzzle(
        "C3 D2 D9 E2 E5 E7 F3 F8 G4 G5 G6 H1 H5",
        "B4 B5 C4 C6 C7 D4 D5 D8 E6 E8 F6 G1 G7",
        WHITE,
        2,
    ),
    Puzzle(
        "C6 D2 D4 E2 E6 E8 F1 F2 F3 F4 F5 F6 G6",
        "B4 B5 B6 C5 C7 C9 D3 D5 D8 E3 E5 E7 G7",
        BLACK,
        2,
    ),
    Puzzle(
        "C9 D2 E3 E4 E7 E9 F2 F5 G3 G4 H2 H4 H5",
        "B8 B9 C5 C6 C8 D3 D6 D7 D8 E2 E5 F4 G1",
        BLACK,
        2,
    ),
    Puzzle(
        "B7 C3 D5 D9 E3 F2 F4 F7 G2 G5 G7 H1 H4",
        "B4 C5 C7 C9 D2 D3 D4 E2 E6 E8 F1 G6 H6",
        WHITE,
        2,
    ),
    Puzzle(
        "C6 D2 D9 F3 F4 F6 F7 G2 G4 G6 H4 H5 H6",
        "B4 B5 B6 B7 C3 C4 C7 C8 D3 D4 D5 E5 F8",
        WHITE,
        2,
    ),
    Puzzle(
        "D2 D9 E4 E7 F2 F3 F5 F7 G3 G4 H2 H4 H5",
        "B5 B7 B8 C5 C6 C8 D3 D4 D7 D8 E5 F1 F4",
        BLACK,
        3,
    ),
    Puzzle(
        "C3 D9 E3 E5 F2 F3 F4 F7 G2 G5 G7 H1 H4",
        "B4 C5 C7 C9 D3 D4 D5 D6 E2 E7 E8 F1 H6",
        BLACK,
        3,
    ),
    Puzzle(
        "D9 E4 E8 F2 F3 F5 F6 F7 G1 G5 H2 H3 H4",
        "B5 B8 C4 C5 C6 C7 C8 D3 D4 D6 D8 E5 E7",
        BLACK,
        3,
    ),
    Puzzle(
        "B4 D2 D9 E2 E3 E9 F5 F6 F7 G3 G7 H4 H5",
        "B5 B6 B7 C5 C9 D7 F1 F3 F8 G2 G6 H1 H6",
        WHITE,
        3,
    ),
    Puzzle(
        "C6 D2 D4 E2 E6 E8 F1 F2 F3 F4 F6 G6 H3",
        "B4 B5 B6 C5 C7 C9 D3 D6 D8 E3 E5 E7 G7",
        BLACK,
        3,
    ),
    Puzzle(
        "E4 E8 F2 F3 F5 F6 F7 G1 G5 G6 H2 H3 H4",
        "B5 B8 C4 C5 C6 C7 C8 D3 D4 D5 D6 D8 E7",
        BLACK,
        4,
    ),
    Puzzle(
        "C6 D9 F2 F3 F4 F6 F7 G2 G4 H3 H4 H5 H6",
        "B4 B5 B6 B7 C3 C4 C8 D3 D4 D5 D6 D7 D8",
        WHITE,
        4,
    ),
)


# Solving ---------------------------------------------------------------------------------------


class Stand(NamedTuple):
    """How far somebody has come with a puzzle."""

    number: int
    at: int
    moves: int  # in which it must be won from here
    told: tuple[Move, ...]  # the moves and replies until here

    @property
    def puzzle(self) -> Puzzle:
        return PUZZLES[self.number]

    @property
    def is_solved(self) -> bool:
        turn = self.puzzle.turn
        return bool(self.at & GOAL[turn] << SHIFT * turn)


def stand(path: tuple[int, ...]) -> Stand | None:
    """A puzzle after some moves, each by its number among all; None is nothing that there is."""
    if not path or not 0 <= path[0] < len(PUZZLES):
        return None
    puzzle = PUZZLES[path[0]]
    at = puzzle.at
    told: list[Move] = []
    for number in path[1:]:
        moves = moves_of(at)
        if not 0 <= number < len(moves) or len(told) > 2 * puzzle.moves - 2:
            return None
        told.append(move_of(at, moves[number]))
        at ^= moves[number]
    now = Stand(path[0], at, puzzle.moves - len(told) // 2, tuple(told))
    return now if now.is_solved == bool(len(told) % 2) else None


def move_of(at: int, change: int) -> Move:
    """A move as it is called."""
    turn = at // TURN
    before, both = (number >> SHIFT * turn & ALL for number in (at, change))
    return MOVE[both & before, both & ~before]


class Verdict(NamedTuple):
    """Right, with the path on from there; or wrong, with the reply that shows it."""

    path: tuple[int, ...] = ()
    reply: Move | None = None
    loses: bool = False  # the reply wins


def judge(path: tuple[int, ...], number: int) -> Verdict | None:
    """Judge a move in a puzzle; None where there is no such move."""
    now = stand(path)
    moves = moves_of(now.at) if now and not now.is_solved else []
    if now is None or not 0 <= number < len(moves):
        return None
    after = now.at ^ moves[number]
    turn = now.puzzle.turn
    if after & GOAL[turn] << SHIFT * turn:
        return Verdict((*path, number))
    if forces(after, now.moves - 1):
        return Verdict((*path, number, longest(after)))
    replies = refutations(after, now.moves - 1) or moves_of(after)
    winning = GOAL[1 - turn] << SHIFT * (1 - turn)
    reply = next((reply for reply in replies if (after ^ reply) & winning), replies[0])
    return Verdict(reply=move_of(after, reply), loses=bool((after ^ reply) & winning))


def longest(at: int) -> int:
    """The number of the reply that holds out longest in a lost position; of several, one that
    stops what threatens and leaves few ways to win."""
    threats = set(solutions(at ^ TURN, 1))

    def hardness(reply: int) -> tuple[int, int, int]:
        moves = next(moves for moves in count(1) if is_won(reply, moves))
        wins = solutions(reply, moves)
        return moves, -len(threats.intersection(wins)), -len(wins)

    replies = [at ^ reply for reply in moves_of(at)]
    return max(range(len(replies)), key=lambda number: hardness(replies[number]))
