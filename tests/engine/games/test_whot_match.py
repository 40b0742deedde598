"""A match: deals follow each other until somebody has 100 points, and the fewest win."""

from typing import Any

from engine.chance import Loose
from engine.game import apply
from engine.games.whot.model import DealEnded, Ended, Played, State
from tests.engine.games.whot_table import WHOT, everything, leave, ranks, table


def match_table(hands: str, *scores: int, **more: Any) -> State:
    return table(hands, match_to=100, scores=scores, **more)


def finish(state: State, text: str) -> list[Any]:
    """The last move of a deal; the next is dealt by a chance of its own."""
    (seat,) = WHOT.to_act(state)
    action = WHOT.read(text, WHOT.legal(state, seat))
    assert action is not None
    after, events = apply(WHOT, state, seat, action, Loose(1))
    WHOT.play(state, seat, action, Loose(1))
    assert state == after
    return events


def test_a_match_begins_without_points() -> None:
    options = WHOT.options(match_to=100)
    assert WHOT.setup(3, options, Loose(1)).scores == (0, 0, 0)


def test_cards_left_in_a_hand_count_against_their_player() -> None:
    state = match_table("c3 | *4 x5 | w20", 10, 0, 7)
    played, ended = finish(state, "c3")
    assert isinstance(played, Played)
    assert ended == DealEnded("empty_hand", (0, 13, 20), (10, 13, 27))
    assert state.scores == (10, 13, 27)


def test_the_next_deal_is_a_whole_one_which_the_winner_begins() -> None:
    state = match_table("*4 | c3 | s2", 0, 0, 0, pile="c7", hand_size=5, turn=1)
    finish(state, "c3")
    assert (state.reason, state.turn) == ("", 1)
    assert [*map(len, WHOT.view(state, None).hands)] == [0, 0, 0]
    assert WHOT.view(state, None).counts == (5, 5, 5)
    assert len(everything(state)) == 54
    assert WHOT.outcome(state) is None


def test_nothing_of_a_deal_goes_on_in_the_next() -> None:
    state = match_table("c2 | *4", 0, 0, reshuffled=True, silent=1)
    finish(state, "c2")
    assert (state.pick, state.phase, state.call, state.skips) == (0, "", "", 0)
    assert (state.reshuffled, state.silent) == (False, None)


def test_a_draw_that_cannot_be_made_ends_the_deal_and_all_count() -> None:
    state = match_table("t3 | s1", 0, 0, market="", reshuffled=True)
    assert finish(state, "draw") == [DealEnded("sudden_death", (3, 1), (3, 1))]
    assert state.turn == 1  # who had the lowest hand begins


def test_a_general_market_that_cannot_be_paid_ends_the_deal() -> None:
    state = match_table("c14 t3 | s1", 0, 0, market="", reshuffled=True)
    assert finish(state, "c14")[-1] == DealEnded("sudden_death", (3, 1), (3, 1))
    assert state.reason == ""


def test_with_a_hundred_points_the_match_is_over_and_the_fewest_win() -> None:
    state = match_table("c3 | *4 | s2", 60, 91, 60)
    events = finish(state, "c3")
    assert events[1:] == [
        DealEnded("empty_hand", (0, 8, 2), (60, 99, 62)),
    ]
    state = match_table("c3 | *4 | s2", 60, 92, 58)
    events = finish(state, "c3")
    assert events[-1] == Ended("match", ((), ("*4",), ("s2",)))
    assert (state.reason, ranks(state)) == ("match", (1, 3, 1))


def test_who_leaves_a_match_is_dealt_no_more_and_stands_behind() -> None:
    state = match_table("c3 | | s2", 0, 120, 40, left=[1])
    finish(state, "c3")
    assert (state.reason, state.turn) == ("", 0)  # whose points are above counts no more
    assert WHOT.view(state, None).counts == (7, 0, 7)
    leave(state, 2)
    assert (state.reason, ranks(state)) == ("last_standing", (1, 3, 2))


def test_a_match_of_random_moves_ends_with_a_hundred_points() -> None:
    deals = 0
    for seed in range(8):
        chance = Loose(seed)
        state = WHOT.setup(4, WHOT.options(match_to=100), chance)
        while asked := WHOT.to_act(state):
            before = state.scores
            legal = WHOT.legal(state, asked[0])
            WHOT.play(state, asked[0], legal[chance.below(len(legal))], chance)
            deals += state.scores != before
        assert state.reason == "match"
        assert max(state.scores) >= 100
        assert ranks(state)[state.scores.index(min(state.scores))] == 1
    assert deals > 8


def test_one_deal_is_saved_as_it_was_before_there_were_matches() -> None:
    state = table("c3 | s2")
    saved = WHOT.states.dump_python(state, mode="json")
    assert "scores" not in saved
    assert "match_to" not in saved["options"]
    match = match_table("c3 | s2", 5, 6)
    assert WHOT.states.validate_json(WHOT.states.dump_json(match)) == match
