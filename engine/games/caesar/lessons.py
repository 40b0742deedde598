"""The lessons of Caesar & Cleopatra: the learner is Caesar.

Cards are written as in moves, and what lies on the two sides of a group as "5 (2) | 4": Caesar's
first, in brackets what is face down. Busts leave the bag in the order in which they are written.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.games.caesar.model import Options, State
from engine.games.caesar.pack import (
    ALL_ACTIONS,
    BUSTS,
    GROUPS,
    INFLUENCE,
    OWN,
    PATRICIANS,
    WITH_MISSIONS,
    WORDS,
    Kind,
)
from engine.lessons import Ask, Lesson, OthersMove, Tell

CLEOPATRA: Final = 1
MISSIONS: Final = (0, 1)  # Caesar wants the praetors, Cleopatra the aediles
IN_WRITTEN_ORDER: Final = (0,) * 6  # the bust that is drawn is always the first one in the bag


@dataclass(frozen=True)
class Holds:
    """The cards of one side away from the table. Below the next cards of a deck lie all that are
    named nowhere; if the deck ends with its next cards, those lie on the discard pile."""

    hand: str
    influence: str = ""  # the next cards of the deck, the first to be drawn first
    actions: str = ""
    influence_ends: bool = False
    actions_end: bool = False
    lays: str = ""  # the last of the five first cards


def position(caesar: Holds, cleopatra: Holds, busts: str, **groups: str) -> State:
    """Build a state in which it is Caesar's turn, or he still has first cards to lay."""
    both = [groups.get(group, "|").split("|") for group in GROUPS]
    sides = [both[group][seat].split() for seat in (0, 1) for group in range(len(GROUPS))]
    spare = Counter(WITH_MISSIONS) - Counter(MISSIONS)
    state = State(
        Options(),
        caesar=0,
        turn=0,
        hands=[_kinds(caesar.hand), _kinds(cleopatra.hand)],
        decks=[[], []],
        action_decks=[[], []],
        discards=[[], []],
        pool=[_kinds(caesar.lays), []],
        missions=[*MISSIONS],
        spare=sorted(spare.elements()),
        up=[tuple(_kinds(c for c in side if c[0] != "(")) for side in sides],
        down=[tuple(_kinds(c.strip("()") for c in side if c[0] == "(")) for side in sides],
        won=[0] * len(sides),
        left=[*PATRICIANS],
        bag=[BUSTS.index(bust) for bust in busts.split()],
        out=[],
        fresh=[0, 0b11111 if caesar.lays else 0],
        early=[0b111110, 0b111110],
        castled=[0, 0],
        known=[[], []],
        phase="setup" if caesar.lays else "play",
    )
    for seat, held in enumerate((caesar, cleopatra)):
        _stack(state, seat, held)
    return state


def _stack(state: State, seat: int, held: Holds) -> None:
    """Make the decks and the discard pile of a side."""
    lying = [kind for side in (state.up, state.down) for at in OWN[seat] for kind in side[at]]
    used = Counter([*state.hands[seat], *state.pool[seat], *lying])
    for pack, coming, ends, decks in (
        (INFLUENCE, held.influence, held.influence_ends, state.decks),
        (ALL_ACTIONS, held.actions, held.actions_end, state.action_decks),
    ):
        named = _kinds(coming)
        rest = sorted((Counter(pack) - used - Counter(named)).elements())
        below, gone = ([], rest) if ends else (rest, [])
        decks[seat] = [*below, *reversed(named)]
        state.discards[seat] += gone


def _kinds(words: str | Iterable[str]) -> list[Kind]:
    each = words.split() if isinstance(words, str) else words
    return [WORDS.index(word) for word in each]


def before_the_first_turn() -> State:
    return position(
        Holds(hand="1 2 3 4 5 veto", influence="4", lays="4 5"),
        Holds(hand="1 2 3 4 5 veto", influence="2"),
        busts="grey black praetor aedile quaestor consul censor",
        praetor="(2) | (3)",
        aedile="(1) | (5)",
        quaestor="(3) | (1)",
        consul=" | (4)",
        censor=" | (2)",
    )


INFLUENCE_LESSON: Final = Lesson(
    "influence",
    before_the_first_turn,
    (
        Ask(
            "lesson-caesar-influence-lay",
            "5 consul",
            offers=("4 consul", "5 consul"),
            hint="lesson-caesar-influence-lay-4",
        ),
        Ask(
            "lesson-caesar-influence-up",
            "5 praetor up",
            offers=("1 praetor up", "5 praetor up", "5 praetor down"),
            wrong={"1 praetor up": "lesson-caesar-influence-up-1"},
            hint="lesson-caesar-influence-up-down",
        ),
        Ask(
            "lesson-caesar-influence-bust",
            "done",
            offers=("1 aedile down", "2 aedile down", "done"),
            hint="lesson-caesar-influence-bust-second",
        ),
        Ask(
            "lesson-caesar-influence-draw",
            "draw influence",
            offers=("draw influence", "draw action"),
            hint="lesson-caesar-influence-draw-action",
        ),
        OthersMove(CLEOPATRA, ("3 quaestor down", "done", "draw influence")),
        Ask(
            "lesson-caesar-influence-down",
            "1 censor down",
            offers=("1 censor up", "1 censor down", "4 censor down"),
            wrong={"4 censor down": "lesson-caesar-influence-down-4"},
            hint="lesson-caesar-influence-down-up",
        ),
    ),
    IN_WRITTEN_ORDER,
)


def no_action_left() -> State:
    """Neither side has an action card: the busts alone decide."""
    return position(
        Holds(hand="1 2 3 4 5 p", influence="5 1", actions_end=True),
        Holds(hand="1 1 2 3 4 5", influence="2 3", actions_end=True),
        busts="praetor aedile quaestor black grey consul censor",
        praetor="4 (2) | 3 (4)",
        aedile="2 | 5 (3)",
        quaestor="1 1 1 1 | 5 4",
        consul="3 (3) (2) | 4 1 2 (1)",
        censor="(3) | (2)",
    )


VOTES: Final = Lesson(
    "votes",
    no_action_left,
    (
        Ask(
            "lesson-caesar-votes-strong",
            "5 praetor up",
            offers=("1 praetor up", "5 praetor up", "5 aedile up"),
            wrong={"5 aedile up": "lesson-caesar-votes-strong-aedile"},
            hint="lesson-caesar-votes-strong-1",
        ),
        Ask(
            "lesson-caesar-votes-philosopher",
            "p aedile down",
            offers=("4 aedile down", "p praetor down", "p aedile down", "done"),
            wrong={
                "p praetor down": "lesson-caesar-votes-philosopher-praetor",
                "done": "lesson-caesar-votes-philosopher-done",
            },
            hint="lesson-caesar-votes-philosopher-4",
        ),
        Tell("lesson-caesar-votes-voted"),
        OthersMove(CLEOPATRA, ("4 aedile up", "done")),
        Ask(
            "lesson-caesar-votes-level",
            "5 quaestor up",
            offers=("3 quaestor up", "4 quaestor up", "5 quaestor up"),
            hint="lesson-caesar-votes-level-4",
        ),
        Ask(
            "lesson-caesar-votes-eighth",
            "4 consul down",
            offers=("4 censor down", "4 consul down", "1 consul down", "done"),
            wrong={
                "4 censor down": "lesson-caesar-votes-eighth-censor",
                "1 consul down": "lesson-caesar-votes-eighth-1",
            },
            hint="lesson-caesar-votes-eighth-done",
        ),
        OthersMove(CLEOPATRA, ("1 censor up", "done")),
        Tell("lesson-caesar-votes-black"),
    ),
    IN_WRITTEN_ORDER,
)


def four_actions_in_the_hand() -> State:
    return position(
        Holds(
            hand="assassination scout castling wrath veto veto",
            influence="5",
            influence_ends=True,
            actions_end=True,
        ),
        Holds(hand="1 2 4 4 5 scout", influence="3 5 2 1", actions_end=True),
        busts="praetor black quaestor grey censor consul aedile",
        praetor="5 4 | 1 p",
        aedile="2 (3) | 5 4",
        quaestor="4 | (1) (2)",
        consul="5 | ",
        censor=" | 4",
    )


ACTIONS_LESSON: Final = Lesson(
    "actions",
    four_actions_in_the_hand,
    (
        Ask(
            "lesson-caesar-actions-assassination",
            "assassination praetor p",
            offers=(
                "assassination praetor p",
                "assassination praetor 1",
                "assassination aedile 5",
            ),
            wrong={"assassination praetor 1": "lesson-caesar-actions-assassination-1"},
            hint="lesson-caesar-actions-assassination-aedile",
        ),
        OthersMove(CLEOPATRA, ("pass",)),
        Ask(
            "lesson-caesar-actions-discard",
            "done",
            offers=("discard scout", "discard veto", "done"),
            hint="lesson-caesar-actions-discard-card",
        ),
        OthersMove(CLEOPATRA, ("5 aedile up", "done")),
        Ask(
            "lesson-caesar-actions-scout",
            "scout quaestor",
            offers=("scout quaestor", "5 quaestor up", "5 aedile up"),
            hint="lesson-caesar-actions-scout-first",
        ),
        OthersMove(CLEOPATRA, ("pass",)),
        Ask(
            "lesson-caesar-actions-bluff",
            "5 quaestor up",
            offers=("5 quaestor up", "5 aedile up"),
            hint="lesson-caesar-actions-bluff-aedile",
        ),
        OthersMove(CLEOPATRA, ("4 aedile down", "done")),
        Ask(
            "lesson-caesar-actions-castling",
            "castling consul censor",
            offers=(
                "castling praetor quaestor",
                "castling aedile quaestor",
                "castling consul censor",
            ),
            hint="lesson-caesar-actions-castling-other",
        ),
        OthersMove(CLEOPATRA, ("pass",)),
        Ask(
            "lesson-caesar-actions-five",
            "censor",
            offers=("consul", "censor"),
            hint="lesson-caesar-actions-five-consul",
        ),
    ),
    IN_WRITTEN_ORDER,
)


def one_praetor_left() -> State:
    """All other patricians are won, and the last praetor decides the game."""
    state = position(
        Holds(
            hand="assassination assassination scout scout castling veto",
            influence="5",
            influence_ends=True,
        ),
        Holds(hand="1 2 3 4 wrath veto", influence="4 1 3", actions_end=True),
        busts="black praetor grey",
        praetor="4 (3) | 3 (5)",
    )
    state.left = [1, 0, 0, 0, 0]
    state.won = [2, 2, 3, 3, 0, *(2, 3, 2, 0, 3)]
    state.turn = CLEOPATRA
    return state


VETO: Final = Lesson(
    "veto",
    one_praetor_left,
    (
        OthersMove(CLEOPATRA, ("2 praetor up", "wrath praetor")),
        Ask(
            "lesson-caesar-veto-stop",
            "veto",
            offers=("veto", "pass"),
            hint="lesson-caesar-veto-stop-pass",
        ),
        Ask(
            "lesson-caesar-veto-draw",
            "draw influence",
            offers=("draw influence", "draw action"),
            hint="lesson-caesar-veto-draw-action",
        ),
        Ask(
            "lesson-caesar-veto-scout",
            "scout praetor",
            offers=("scout praetor", "5 praetor down", "assassination praetor 3"),
            hint="lesson-caesar-veto-scout-other",
        ),
        OthersMove(CLEOPATRA, ("veto",)),
        Ask(
            "lesson-caesar-veto-last",
            "5 praetor up",
            offers=("5 praetor up", "5 praetor down"),
            hint="lesson-caesar-veto-last-down",
        ),
        Tell("lesson-caesar-veto-points"),
        Tell("lesson-caesar-veto-end"),
    ),
    IN_WRITTEN_ORDER,
)

LESSONS: Final = (INFLUENCE_LESSON, VOTES, ACTIONS_LESSON, VETO)
