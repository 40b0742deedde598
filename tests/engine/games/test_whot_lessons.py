"""The lessons of Whot teach its whole rule sheet, and what they say is what happens."""

from typing import Any, Final

import pytest

from engine.games.whot.lessons import LESSONS
from engine.games.whot.model import State
from engine.games.whot.pack import hand_value
from engine.lessons import LEARNER, Ask, Lesson, OthersMove, lessons_of, scene
from tests.engine.games.lessons_told import (
    NOT_TAUGHT,
    assert_sheet_is_taught,
    assert_short_enough,
)
from tests.engine.games.whot_table import WHOT, act, hand, may, ranks
from tests.spoken import every_language

MATCH, PICKS, SPECIALS, WHOTS, MARKET, SUDDEN_DEATH = LESSONS

# The steps that teach each sentence of the rule sheet.
TAUGHT: Final = {
    "Goal: be the first to get rid of all your cards.": "match-goal",
    "Start: everyone gets 7 cards.": "match-goal",
    "One more starts the pile, face up: the top card.": "match-symbol",
    "This first card does nothing, even if it’s a special card.": "match-symbol",
    "The rest is the market, which you draw from.": "match-draw",
    "On your turn, do one of these:": "match-symbol match-draw",
    "Play 1 card that fits the top card: the same symbol (● ▲ ✚ ■ ★), the same number, or a Whot "
    "(page 2).": "match-symbol match-number whot-call",
    "It’s the new top card.": "match-symbol",
    "Draw 1 card from the market, even if you have a card that fits.": "match-draw",
    "You can’t play it in the same turn.": "match-later",
    "Then it’s the next player’s turn.": "match-number",
    "Play always goes clockwise.": "match-number",
    "You win as soon as you play your last card, even if it’s a special card.": "whot-won",
    "1 Hold On: you go again.": "specials-one",
    "2 Pick Two: the next player must either draw 2 cards as a penalty or answer with a 2 of any "
    "symbol.": "picks-two",
    "If they answer, the player after them must draw 4 or answer, and so on.": "picks-paid",
    "5 Pick Three: the same, but with 5s and a penalty of 3 cards.": "picks-five",
    "Only a 2 answers a 2, and only a 5 answers a 5.": "picks-five",
    "Drawing the penalty ends your turn, and the next player plays as usual.": "picks-paid",
    "If every card that could answer lies in the pile, you draw automatically.": "picks-five",
    "8 Suspension: the next player misses a turn.": "specials-eight specials-again",
    "With 2 players you go again.": "specials-eight",
    "14 General Market: everyone else draws 1 card.": "specials-market",
    "Then it’s the next player’s turn, as usual.": "specials-market",
    "20 Whot: you can play it on any card, but not to answer a penalty.": "whot-call picks-five",
    "You call a symbol.": "whot-call",
    "From then on only cards of that symbol and other Whots fit, until somebody plays a card that "
    "isn’t a Whot.": "whot-call whot-follow",
    "If a Whot is your last card, you win without calling.": "whot-last",
    "The first time somebody needs to draw and there aren’t enough cards, the pile is shuffled and "
    "becomes the new market.": "market-empty market-new",
    "Only the top card stays.": "market-new",
    "After that it isn’t shuffled again.": "sudden-last",
    "Once the market is empty for good, it’s Sudden Death ☠️: you play on, but the first draw with "
    "too few cards ends the game, whether you chose to draw, had a penalty or somebody played a "
    "General Market, even as their last card.": "sudden-last sudden-draw sudden-same",
    "The player with the fewest points in hand wins.": "sudden-draw sudden-points",
    "If points are equal, they share the win.": "sudden-points",
    "Points in hand: a card counts its number, ★ counts double, a Whot counts 20.": (
        "sudden-draw sudden-points"
    ),
    "They also decide the places after the winner: the fewer points, the better.": "sudden-points",
    "If you leave, your cards go to the bottom of the market, and you place behind everyone who "
    "stayed.": "sudden-leave",
    "If you had a penalty to draw, the next player gets it.": "sudden-leave",
    "The last player left wins.": "sudden-leave",
    "54 cards: 12 ●, 12 ▲, 9 ✚, 9 ■, 7 ★ and 5 Whots.": f"{NOT_TAUGHT}nobody has to know",
}


def at(lesson: Lesson, name: str) -> State:
    """Return the state at a step of a lesson; at its end if it has no name."""
    words = f"lesson-whot-{lesson.key}-{name}"
    named = [n for n, step in enumerate(lesson.steps) if getattr(step, "words", "") == words]
    state: State = scene(WHOT, lesson, named[0] if name else len(lesson.steps)).state
    return state


def test_every_sentence_of_the_rule_sheet_is_taught() -> None:
    assert lessons_of("whot") == LESSONS
    assert_sheet_is_taught("whot", TAUGHT)


@every_language
def test_the_lessons_take_three_minutes(language: str) -> None:
    assert_short_enough("whot", language)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_the_others_draw_only_if_nothing_fits(lesson: Lesson) -> None:
    """So a beginner who looks at their hands later finds no reason to wonder."""
    state: Any = lesson.start()
    tape = lesson.drawn
    for step in lesson.steps:
        if isinstance(step, OthersMove):
            assert "draw" not in step.moves or may(state) == ["draw"]
            for text in step.moves:
                act(state, text)
        elif isinstance(step, Ask):
            act(state, step.move, *tape)
            tape = ()


def test_the_first_top_card_is_a_special_one_that_does_nothing() -> None:
    state = at(MATCH, "symbol")
    assert state.pile == ["x2"]
    assert state.pick == 0
    assert {len(hand(state, seat).split()) for seat in range(3)} == {7}


def test_the_card_that_is_drawn_fits_before_and_later() -> None:
    assert at(MATCH, "draw").pile[-1] == "s10"
    assert "x10" in may(at(MATCH, "later"))


def test_an_answer_makes_the_player_after_it_draw_4() -> None:
    before, after = at(PICKS, "two"), at(PICKS, "paid")
    assert len(hand(after, 2).split()) == len(hand(before, 2).split()) + 4
    assert after.turn == LEARNER


def test_neither_a_whot_nor_an_ordinary_card_answers_a_5() -> None:
    state = at(PICKS, "five")
    assert "w20" in hand(state, LEARNER)
    assert may(state) == ["x5", "draw"]
    assert len(hand(at(PICKS, ""), 1).split()) == 9  # of 3 cards before the 6


def test_the_next_player_cannot_play_a_last_card_before_the_end() -> None:
    assert [len(hand(at(SPECIALS, name), 1).split()) for name in ("one", "market", "again")] == [
        1
    ] * 3
    assert at(SPECIALS, "").turn == 2


def test_a_call_holds_and_a_last_whot_wins() -> None:
    assert at(WHOTS, "follow").call == "s"
    assert may(at(WHOTS, "last")) == ["w20", "draw"]
    assert ranks(at(WHOTS, "won"))[LEARNER] == 1


def test_the_pile_becomes_the_market_but_for_its_top_card() -> None:
    assert not at(MARKET, "empty").market
    state = at(MARKET, "new")
    assert state.market
    assert state.pile == ["c10", "x10", "x13"]


def test_the_fewest_points_win_in_sudden_death() -> None:
    assert len(at(SUDDEN_DEATH, "last").market) == 1
    assert not at(SUDDEN_DEATH, "draw").market
    state = at(SUDDEN_DEATH, "points")
    assert [hand_value(each) for each in state.hands] == [8, 32, 32]
    assert ranks(state) == (1, 2, 2)
    assert state.reason == "sudden_death"
