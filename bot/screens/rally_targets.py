"""Find where a roll of Rally can lead, and what each place brings."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.pictures.rally_target_signs import Target
from engine.game import Seat
from engine.games.rally.board import EXACT, Position, reach
from engine.games.rally.maps import board_of
from engine.games.rally.model import View
from engine.games.rally.rules import ends_after, needed, reached

A_ROLL = 4  # steps of a usual one


class Ahead(NamedTuple):
    """The gain of a turn that ends somewhere; the better one of two is the smaller."""

    gains_nothing: bool  # neither a stamp that is wanted, nor coming home
    steps: int  # from there to the nearest goal that is left
    goal: Position  # none for who is home
    end: Position  # where it is


def targets(view: View) -> tuple[list[Target], list[Target]]:
    """Return where a walk ends, the best first, and where one may stop over, the nearest first."""
    ways = reached(view).ways
    found = [Target(to, len(way), _is_end(view, to, way)) for to, way in ways.items()]
    whole = [target for target in found if target.is_whole]
    part = [target for target in found if not target.is_whole]
    whole.sort(key=lambda target: ahead(view, target.position))
    return whole, sorted(part, key=lambda target: target.steps)


def _is_end(view: View, to: Position, way: Sequence[Position]) -> bool:
    """Return whether no step is left, or no way on for the rest of them."""
    board, left = board_of(view.options.board), view.steps - len(way)
    if not left or to == board.finish:
        return True
    if view.options.turnaround and len(board.beside[to]) == 1:
        return False
    places = tuple(to if seat == view.turn else at for seat, at in enumerate(view.places))
    return not reached(replace(view, places=places, steps=left, trail=(*view.trail, *way))).moves


def ahead(view: View, end: Position) -> Ahead:
    """Tell what it brings to end the turn in a place."""
    stamps = view.stamps[view.turn]
    steps, goal = goals(view, end, stamps)[0]
    if goal != end:
        return Ahead(True, steps, goal, end)
    if end == board_of(view.options.board).finish:
        return Ahead(False, 0, "", end)
    return Ahead(False, *goals(view, end, (*stamps, end))[0], end)


def best_after(view: View, stop: Target) -> Ahead:
    """Tell the best that a turn can bring which stops over in a place."""
    return min(ahead(view, end) for end in ends_after(view, stop.position))


def goals(view: View, place: Position, stamps: Sequence[Position]) -> list[tuple[int, Position]]:
    """Measure how far each goal of a player with these stamps is from a place, the nearest
    first."""
    board = board_of(view.options.board)
    wanted: Iterable[Position] = (board.finish,)
    if len(stamps) < needed(view):
        wanted = (station for station in board.stations if station not in stamps)
    return sorted((board.far[goal][place], goal) for goal in wanted)


def gives_nothing(view: View, target: Target) -> bool:
    """Return whether a target is a station whose stamp the player holds, or only passes by."""
    is_station = board_of(view.options.board).spots[target.position].kind == "station"
    return is_station and not (target.is_whole and target.position not in view.stamps[view.turn])


def around(view: View, seat: Seat) -> tuple[Position, ...]:
    """Return the places that a player may reach with a usual roll, and the player's own."""
    place = view.places[seat]
    board = board_of(view.options.board)
    return (place, *reach(board, place, A_ROLL, frozenset(), EXACT).ways)
