"""The lessons of Whot: the learner sits in seat 0 at a table of three."""

from collections import Counter
from typing import Final

from engine.cards import circle
from engine.games.whot.model import Options, State
from engine.games.whot.pack import PACK, hand_of
from engine.lessons import Ask, Lesson, OthersMove, Tell

NEXT, LAST = 1, 2  # the seats of the others, in the order of play
REST: Final = "..."


def _table(*hands: str, pile: str, market: str, reshuffled: bool = False) -> State:
    """Lay hands, a pile with its top card last and a market whose next card is first. All cards
    that are not named lie where "..." is written."""
    places = [place.split() for place in (*hands, pile, market)]
    named = Counter(card for place in places for card in place if card != REST)
    rest = list((Counter(PACK) - named).elements())
    *held, lying, coming = [
        [card for name in place for card in (rest if name == REST else [name])] for place in places
    ]
    return State(
        Options(),
        hands=[hand_of(hand) for hand in held],
        market=coming[::-1],
        pile=lying,
        after=circle(len(held)),
        reshuffled=reshuffled,
    )


# Match and draw -------------------------------------------------------------------------------


def _first_turn() -> State:
    return _table(
        "x7 s2 s11 t3 c10 c4 *8",
        "t7 s13 t10 c3 *4 x1 c12",
        "t11 s10 c7 *5 x3 s1 c1",
        pile="x2",
        market="x10 c2 ...",
    )


MATCH = Lesson(
    "match",
    _first_turn,
    (
        Tell("lesson-whot-match-goal"),
        Ask(
            "lesson-whot-match-symbol",
            "x7",
            ("x7", "s2", "draw"),
            {"s2": "lesson-whot-match-not-symbol"},
            "lesson-whot-match-no-draw",
        ),
        OthersMove(NEXT, ("t7",)),
        OthersMove(LAST, ("t11",)),
        Ask(
            "lesson-whot-match-number",
            "s11",
            ("s11", "t3", "draw"),
            {"t3": "lesson-whot-match-not-number"},
            "lesson-whot-match-no-draw",
        ),
        OthersMove(NEXT, ("s13",)),
        OthersMove(LAST, ("s10",)),
        Ask(
            "lesson-whot-match-draw",
            "draw",
            ("s2", "c10", "draw"),
            hint="lesson-whot-match-not-draw",
        ),
        OthersMove(NEXT, ("t10",)),
        OthersMove(LAST, ("draw",)),
        Ask(
            "lesson-whot-match-later",
            "x10",
            ("x10", "c10", "t3", "draw"),
            {"draw": "lesson-whot-match-no-draw"},
            "lesson-whot-match-not-drawn",
        ),
    ),
)

# 2, 5 and answering ---------------------------------------------------------------------------


def _before_a_two() -> State:
    return _table(
        "c2 c11 t4 x5 s2 w20",
        "t2 t12 x3 c7 *8",
        "c1 t5 x13 s7 s10",
        pile="*3 c3 c10",
        market="c4 x10 ...",
    )


PICKS = Lesson(
    "picks",
    _before_a_two,
    (
        Ask(
            "lesson-whot-picks-two",
            "c2",
            ("c2", "c11", "draw"),
            hint="lesson-whot-picks-not-two",
        ),
        OthersMove(NEXT, ("t2",)),
        OthersMove(LAST, ("draw",)),
        Ask(
            "lesson-whot-picks-paid",
            "t4",
            ("t4", "s2", "draw"),
            {"s2": "lesson-whot-picks-keep-2"},
            "lesson-whot-picks-no-penalty",
        ),
        OthersMove(NEXT, ("t12",)),
        OthersMove(LAST, ("t5",)),
        Ask(
            "lesson-whot-picks-five",
            "x5",
            hint="lesson-whot-picks-answer",
        ),
        OthersMove(NEXT, ("draw",)),
    ),
)

# 1, 8 and 14 ----------------------------------------------------------------------------------


def _beside_a_last_card() -> State:
    return _table(
        "c1 c8 c12 c14 t1 t8 s10",
        "c13",
        "c4 t7 x11 x3 s5",
        pile="*7 *3 c3",
        market="c7 *4 ...",
    )


SPECIALS = Lesson(
    "specials",
    _beside_a_last_card,
    (
        Ask(
            "lesson-whot-specials-one",
            "c1",
            ("c1", "c12", "draw"),
            hint="lesson-whot-specials-not-one",
        ),
        Ask(
            "lesson-whot-specials-eight",
            "c8",
            ("c8", "c12", "draw"),
            hint="lesson-whot-specials-not-eight",
        ),
        OthersMove(LAST, ("c4",)),
        Ask(
            "lesson-whot-specials-market",
            "c14",
            ("c12", "c14", "draw"),
            hint="lesson-whot-specials-not-market",
        ),
        OthersMove(NEXT, ("c7",)),
        OthersMove(LAST, ("t7",)),
        Ask(
            "lesson-whot-specials-again",
            "t8",
            ("t1", "t8", "draw"),
            {"t1": "lesson-whot-specials-once-more"},
            "lesson-whot-specials-too-weak",
        ),
    ),
)

# Whot and the last card -----------------------------------------------------------------------


def _two_whots() -> State:
    return _table(
        "s3 w20 w20",
        "c4 x1 t13",
        "*5 x10 c8 t7",
        pile="c5 c7 c11",
        market="s7 *7 ...",
    )


WHOTS = Lesson(
    "whot",
    _two_whots,
    (
        Ask(
            "lesson-whot-whot-call",
            "w20 square",
            (
                *("w20 circle", "w20 triangle", "w20 cross", "w20 square", "w20 star"),
                "draw",
            ),
            {"draw": "lesson-whot-whot-fits"},
            "lesson-whot-whot-call-square",
        ),
        OthersMove(NEXT, ("draw",)),
        OthersMove(LAST, ("draw",)),
        Ask(
            "lesson-whot-whot-follow",
            "s3",
            ("s3", "w20 star", "draw"),
            {"w20 star": "lesson-whot-whot-keep"},
            "lesson-whot-whot-no-draw",
        ),
        OthersMove(NEXT, ("s7",)),
        OthersMove(LAST, ("t7",)),
        Ask(
            "lesson-whot-whot-last",
            "w20",
            hint="lesson-whot-whot-fits",
        ),
        Tell("lesson-whot-whot-won"),
    ),
)

# The market runs out --------------------------------------------------------------------------


def _empty_market() -> State:
    return _table(
        "c12 t3 s11 *4",
        "x10 x7 s1",
        "x13 t14 *7",
        pile="x11 ... c10",
        market="",
    )


MARKET = Lesson(
    "market",
    _empty_market,
    (
        Ask(
            "lesson-whot-market-empty",
            "draw",
            ("c12", "draw"),
            hint="lesson-whot-market-not-draw",
        ),
        OthersMove(NEXT, ("x10",)),
        OthersMove(LAST, ("x13",)),
        Ask(
            "lesson-whot-market-new",
            "x11",
            ("x11", "draw"),
            hint="lesson-whot-market-go-on",
        ),
    ),
    drawn=(0,) * 42,  # shuffles 43 cards so that the lowest one of the pile is drawn first
)

# Sudden Death ---------------------------------------------------------------------------------


def _last_card_of_the_market() -> State:
    return _table(
        "c3 t4 *2",
        "s13 s14",
        "t3 t5 x14 c13",
        pile="... c10",
        market="s5",
        reshuffled=True,
    )


SUDDEN_DEATH = Lesson(
    "sudden",
    _last_card_of_the_market,
    (
        Ask(
            "lesson-whot-sudden-last",
            "c3",
            ("c3", "draw"),
            hint="lesson-whot-sudden-not-yet",
        ),
        OthersMove(NEXT, ("draw",)),
        OthersMove(LAST, ("t3",)),
        Ask(
            "lesson-whot-sudden-draw",
            "draw",
            ("t4", "draw"),
            hint="lesson-whot-sudden-now",
        ),
        Tell("lesson-whot-sudden-points"),
        Tell("lesson-whot-sudden-same"),
        Tell("lesson-whot-sudden-leave"),
    ),
)

LESSONS: Final = (MATCH, PICKS, SPECIALS, WHOTS, MARKET, SUDDEN_DEATH)
