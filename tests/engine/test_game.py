"""Parts that all games share: outcomes, house rules, redaction, and the model of cards."""

from dataclasses import dataclass
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import circle, places, rest_of_pack
from engine.game import (
    BadOption,
    Outcome,
    house_rules,
    options_from,
    private,
    redact,
    squeeze,
    tell,
    with_option,
)


@dataclass(frozen=True, slots=True)
class Rules:
    size: Literal[3, 5, 7] = 5
    strict: bool = False
    board: Literal["town", "island"] | str = "town"


def test_house_rules_are_listed_with_their_values() -> None:
    assert house_rules(Rules) == {
        "size": (3, 5, 7),
        "strict": (False, True),
        "board": ("town", "island"),
    }


def test_a_house_rule_is_changed_alone() -> None:
    assert with_option(Rules(), "size", 7) == Rules(size=7)
    assert with_option(Rules(size=3), "strict", True) == Rules(3, True)
    assert with_option(Rules(), "board", "a map of our own") == Rules(board="a map of our own")


def test_a_wrong_house_rule_is_told_with_what_would_be_right() -> None:
    with pytest.raises(BadOption, match=r"size cannot be 4; it can be 3, 5, 7"):
        with_option(Rules(), "size", 4)
    with pytest.raises(BadOption, match="no house rule 'speed'; there are size, strict, board"):
        with_option(Rules(), "speed", 1)
    with pytest.raises(BadOption):
        with_option(Rules(), "strict", "perhaps")


def test_house_rules_come_back_from_plain_data() -> None:
    assert options_from(Rules, {"size": 3, "strict": True}) == Rules(3, True)


@pytest.mark.parametrize(
    ("ranks", "scores"),
    [
        ((1, 2), (1.0, 0.0)),
        ((1, 1), (0.5, 0.5)),
        ((2, 1, 2, 4), (0.5, 1.0, 0.5, 0.0)),
        ((1,), (1.0,)),
    ],
)
def test_a_score_is_the_share_of_the_others_that_were_beaten(
    ranks: tuple[int, ...], scores: tuple[float, ...]
) -> None:
    outcome = Outcome(ranks, "any")
    assert tuple(outcome.score(seat) for seat in range(len(ranks))) == scores


@dataclass(frozen=True, slots=True)
class Found:
    seat: int
    count: int
    cards: tuple[str, ...] | None = private()


@dataclass(frozen=True, slots=True)
class Turned:
    card: str


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_private_field_is_for_its_seat_alone(viewer: int | None) -> None:
    assert redact(Found(1, 2, ("c5", "t3")), viewer) == Found(1, 2, None)
    assert redact(Found(1, 2, ("c5", "t3")), 1) == Found(1, 2, ("c5", "t3"))


def test_what_has_no_secret_is_seen_by_everybody() -> None:
    event: Any = Turned("c5")
    assert redact(event, None) is event


def test_texts_are_compared_without_case_and_spaces() -> None:
    assert squeeze("  W20   STAR\t") == "w20star"


def test_equals_share_a_place() -> None:
    assert places([10, 20, 20, 30]) == (1, 2, 2, 4)
    assert places([5, 5]) == (1, 1)


def test_the_rest_of_a_pack_counts_equal_cards() -> None:
    pack = ["a", "w", "b", "w", "w"]
    assert rest_of_pack(pack, ["w"], ("b", "w")) == ["a", "w"]


@given(st.integers(2, 6), st.data())
def test_the_circle_passes_by_who_left(seats: int, data: st.DataObject) -> None:
    left = data.draw(st.lists(st.sampled_from(range(seats)), unique=True, max_size=seats - 1))
    after = circle(seats, left)
    staying = [seat for seat in range(seats) if seat not in left]
    for number, seat in enumerate(staying):
        assert after[seat] == staying[(number + 1) % len(staying)]


def test_an_event_is_made_only_where_somebody_listens() -> None:
    made: list[str] = []
    heard: list[Any] = []

    def event(card: str) -> Turned:
        made.append(card)
        return Turned(card)

    tell(None, event, "c5")
    assert (made, heard) == ([], [])
    tell(heard.append, event, card="t3")
    assert (made, heard) == (["t3"], [Turned("t3")])
