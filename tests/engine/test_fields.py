"""Copies, views and the public part of worlds follow from the fields of a state."""

from collections.abc import Iterator
from dataclasses import dataclass, field, make_dataclass
from typing import Any, Literal

import pytest

from engine.chance import Chance
from engine.fields import (
    ByGame,
    Mark,
    Pair,
    Secret,
    SecretOfSeat,
    Unclear,
    compile_copy,
    compile_view,
    compile_world,
    secrets_of,
)
from engine.game import Game, OpenGame, Outcome, Seat, Viewer


@dataclass(frozen=True, slots=True)
class Rules:
    size: Literal[1, 2] = 1


@dataclass(slots=True)
class Score:
    points: list[int]


@dataclass(slots=True)
class State:
    options: Rules
    deck: Secret[list[str]]
    hands: SecretOfSeat[list[list[str]]]
    bids: SecretOfSeat[list[int]]
    notes: SecretOfSeat[list[dict[Seat, str]]]
    scores: Pair[list[int]]
    tricks: list[tuple[str, ...]]
    rows: list[list[list[int]]]
    best: Score
    said: dict[str, list[int]]
    gone: set[int]
    last: list[int] | None = None
    turn: Seat = 0


@dataclass(slots=True)
class View(State):
    """In a view that is a state of hidden things, each has its place."""

    seat: Viewer = None


@dataclass(slots=True)
class Short:
    """A view may tell less, as tuples, and what the game makes of a state."""

    seat: Viewer
    deck: int
    hands: tuple[tuple[str, ...], ...]
    scores: tuple[tuple[int, ...], ...]
    said: ByGame[dict[str, list[int]]]
    leader: Seat


def dealt() -> State:
    return State(
        Rules(),
        deck=["a", "b"],
        hands=[["c", "d"], ["e"]],
        bids=[3, 4],
        notes=[{1: "e"}, {0: "c"}],
        scores=[[5], [6]],
        tricks=[("f", "g")],
        rows=[[[1], [2]], []],
        best=Score([7]),
        said={"x": [8]},
        gone={9},
        last=[1],
    )


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    state = dealt()
    copy = compile_copy(State)(None, state)
    assert copy == state
    copy.rows[0][0].append(5)
    copy.scores[1].append(5)
    copy.best.points.append(5)
    copy.said["x"].append(5)
    copy.gone.add(5)
    copy.last.append(5)
    copy.hands[1].append("z")
    copy.notes[0][0] = "z"
    assert state == dealt()
    assert copy.options is state.options


def test_a_state_whose_copy_is_not_clear_is_refused_by_its_field() -> None:
    @dataclass
    class Odd:
        thing: object

    with pytest.raises(Unclear, match=r"Odd.thing: .*<class 'object'>; write `copy` by hand"):
        compile_copy(Odd)


def test_a_seat_sees_its_own_entries_and_of_others_how_many_there_are() -> None:
    seen, by_game = compile_view(State, View)
    assert by_game == ()
    view = seen(None, dealt(), 1)
    assert view.seat == 1
    assert view.deck == ["?", "?"]
    assert view.hands == [["?", "?"], ["e"]]
    assert view.bids == [-1, 4]
    assert view.notes == [{}, {0: "c"}]
    assert (view.scores, view.rows, view.best) == ([[5], [6]], dealt().rows, dealt().best)


def test_the_group_sees_nobody_s_entries() -> None:
    view = compile_view(State, View)[0](None, dealt(), None)
    assert view.hands == [["?", "?"], ["?"]]


def test_nothing_stays_nothing_in_a_view() -> None:
    state = dealt()
    state.hands[0] = [""]
    assert compile_view(State, View)[0](None, state, 1).hands[0] == [""]


def test_a_view_may_count_and_freeze_and_ask_the_game_for_the_rest() -> None:
    seen, by_game = compile_view(State, Short)
    assert by_game == ("said", "leader")
    view = seen(None, dealt(), 0, said={}, leader=1)
    assert view == Short(0, 2, (("c", "d"), ("?",)), ((5,), (6,)), {}, 1)


def test_a_view_shares_nothing_that_can_change() -> None:
    state = dealt()
    view = compile_view(State, View)[0](None, state, 0)
    view.hands[0].append("z")
    view.rows[0].append([3])
    assert state == dealt()


def test_a_world_takes_what_is_public_from_the_view() -> None:
    view = compile_view(State, View)[0](None, dealt(), 0)
    world, by_game = compile_world(State, View)
    assert by_game == ("deck", "hands", "bids", "notes")
    secrets = {name: getattr(dealt(), name) for name in by_game}
    made = world(None, view, **secrets)
    assert made == dealt()
    made.rows[0].append([3])
    assert view.rows == dealt().rows


def test_the_secret_fields_are_listed() -> None:
    assert secrets_of(State) == {
        "deck": Mark.SECRET,
        "hands": Mark.OF_SEAT,
        "bids": Mark.OF_SEAT,
        "notes": Mark.OF_SEAT,
    }


@pytest.mark.parametrize(
    "hint", [list[Secret[list[str]]], Secret[SecretOfSeat[list[str]]], dict[str, Secret[str]]]
)
def test_a_mark_where_it_would_hide_nothing_is_refused(hint: Any) -> None:
    odd = make_dataclass("Odd", [("deck", hint)])
    with pytest.raises(Unclear, match=r"Odd.deck: a mark stands once, around the whole type"):
        secrets_of(odd)


class Silent:
    """All that a game must write and these tests do not ask."""

    def setup(self, seats: int, options: Any, chance: Chance) -> Any: ...
    def to_act(self, s: Any) -> tuple[Seat, ...]:
        return ()

    def legal(self, s: Any, seat: Seat) -> list[Any]:
        return []

    def play(self, s: Any, seat: Seat, action: Any, chance: Chance, emit: Any = None) -> None: ...
    def outcome(self, s: Any) -> Outcome | None: ...
    def on_timeout(self, s: Any, seat: Seat) -> Any: ...
    def forfeit(self, s: Any, seat: Seat, chance: Chance, emit: Any = None) -> None: ...
    def text(self, action: Any) -> str:
        return ""


def test_a_game_is_told_which_fields_of_its_view_do_not_follow() -> None:
    with pytest.raises(TypeError, match="Odd: write `view`, and give said, leader to `seen`"):

        class Odd(Game[State, Rules, Short]):
            pass


def test_a_game_of_marked_fields_writes_neither_view_nor_copy() -> None:
    class Marked(Silent, Game[State, Rules, View]):
        def worlds(self, view: View, chance: Chance) -> Iterator[State]:
            yield from ()

    game = Marked()
    assert game.copy(dealt()) == dealt()
    assert game.view(dealt(), 1).hands == [["?", "?"], ["e"]]
    assert game.views.validate_json(game.views.dump_json(game.view(dealt(), 1))).bids == [-1, 4]


@dataclass(slots=True)
class Open:
    options: Rules
    heaps: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Less:
    options: Rules


def test_an_open_game_shows_all_and_imagines_only_what_is() -> None:
    class Heaps(Silent, OpenGame[Open, Rules, Open]):
        pass

    game, state = Heaps(), Open(Rules(), [1, 2])
    view = game.view(state, None)
    assert view == state
    view.heaps.append(3)
    assert state.heaps == [1, 2]
    assert next(game.worlds(game.view(state, 0), None)) == state  # type: ignore[arg-type]


def test_an_open_game_has_no_secret() -> None:
    with pytest.raises(TypeError, match="Odd is no OpenGame: deck, hands, bids, notes is secret"):

        class Odd(OpenGame[State, Rules, View]):
            pass


def test_an_open_game_is_told_what_its_worlds_lack() -> None:
    with pytest.raises(TypeError, match="Odd: write `worlds`, and give heaps to `world`"):

        class Odd(OpenGame[Open, Rules, Less]):
            pass
