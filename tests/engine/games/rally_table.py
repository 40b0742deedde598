"""A small map and states of Rally on it, laid by hand, and what every test of Rally asks them."""

from dataclasses import fields
from typing import Any, Final

from engine.cards import circle
from engine.chance import Recorded
from engine.game import Seat, apply
from engine.games.rally import Rally
from engine.games.rally.board import Chart, Spot
from engine.games.rally.maps import check, small
from engine.games.rally.model import Event, Options, State

RALLY: Final = Rally()
HOUSE_RULES: Final = [f.name for f in fields(Options)]

#   A---1---2---3---B        a loop of six, 2 3 6 5 4 1, with dead ends at its corners;
#       |   |   |            S is the start, Z the finish
#   S---4---5---6---Z
#           |
#           C
_PLACES: Final = """
S 100 400 start
1 300 200
2 500 200
3 700 200
4 300 400
5 500 400
6 700 400
A 100 200 station
B 900 200 station
C 500 600 station
Z 900 400 finish
"""
_JOINED: Final = "S-4 A-1 1-2 2-3 3-B 1-4 2-5 3-6 4-5 5-6 6-Z 5-C"


def chart(places: str, joined: str, **more: Any) -> Chart:
    """A chart of lines like "A 100 200 station", and of "A-1 1-2"."""
    spots = []
    for line in places.strip().splitlines():
        name, x, y, *kind = line.split()
        spots.append(Spot(id=name, x=float(x), y=float(y), **dict(zip(("kind",), kind))))  # type: ignore[arg-type]  # noqa: B905
    pairs = tuple((one, other) for one, other in (pair.split("-") for pair in joined.split()))
    return Chart(positions=tuple(spots), connections=pairs, **more)


SMALL: Final = small(check(chart(_PLACES, _JOINED).model_dump_json().encode()))


def table(places: str, stamps: str = "", board: str = SMALL, **more: Any) -> State:
    """A state of figures like "S 4 Z", of stamps like "AB | | C", house rules and fields."""
    house = {rule: more.pop(rule) for rule in HOUSE_RULES if rule in more}
    standing = places.split()
    held = [[*seat.strip()] for seat in stamps.split("|")] if stamps else [[] for _ in standing]
    after = circle(len(standing), more.get("left", ()))
    if more.get("steps"):
        more.setdefault("trail", [standing[more.get("turn", 0)]])
    return State(Options(board=board, **house), standing, held, after, **more)


def may(state: State) -> str:
    """Return where the player whose turn it is may go, in order."""
    (seat,) = RALLY.to_act(state)
    return " ".join(RALLY.text(action).removeprefix("to ") for action in RALLY.legal(state, seat))


def act(state: State, text: str, *dice: int) -> list[Event]:
    """The player whose turn it is does what a text means; told or untold, the same comes of it."""
    (seat,) = RALLY.to_act(state)
    action = RALLY.read(text, RALLY.legal(state, seat))
    assert action is not None, f"{text} is not among {may(state)}"
    tape = [number - 1 for number in dice]
    told, events = apply(RALLY, state, seat, action, Recorded(tape))
    RALLY.play(state, seat, action, Recorded(tape))
    assert state == told
    return events


def leave(state: State, seat: Seat) -> list[Event]:
    events: list[Event] = []
    told = RALLY.copy(state)
    RALLY.forfeit(told, seat, Recorded(()), events.append)
    RALLY.forfeit(state, seat, Recorded(()))
    assert state == told
    return events


def ranks(state: State) -> tuple[int, ...]:
    outcome = RALLY.outcome(state)
    assert outcome is not None
    return outcome.ranks
