"""The lessons of DeerPortal. The learner is Water, in a game for four."""

from collections.abc import Sequence
from typing import Final

from engine.cards import Card
from engine.games.deerportal.board import (
    CARD,
    ELEMENTS,
    EMPTY,
    ONE_DIAMOND,
    PILE_SIZE,
    PILES,
    PORTAL,
    RUNES,
    STOP,
    TWO_DIAMONDS,
)
from engine.games.deerportal.model import Area, Options, State
from engine.lessons import LEARNER, Ask, Lesson, OthersMove, Tell

EARTH, FIRE, AIR = (ELEMENTS.index(element) for element in ("earth", "fire", "air"))
MIXING: Final = 9973  # an arbitrary number whose quotients spread things well


def _path(things: str) -> Area:
    """Return what lies on a path from the corner on; spaces part the tens."""
    return things.replace(" ", "").ljust(PORTAL + 1, EMPTY)


def _piles(**effects: Sequence[str]) -> tuple[tuple[Card, ...], ...]:
    """Return the piles of all elements, these effects on top: `_piles(w=(STOP, CARD))`."""
    piles = []
    for rune, pile in zip(RUNES, PILES, strict=True):
        wanted = [f"{rune}-{effect}" for effect in effects.get(rune, ())]
        rest = list(pile)
        for card in wanted:
            rest.remove(card)
        piles.append((*wanted, *rest))
    return tuple(piles)


def _dice(*numbers: int) -> tuple[int, ...]:
    """Return what chance draws for these rolls."""
    return tuple(number - 1 for number in numbers)


def _rolls(seat: int) -> OthersMove:
    """Roll the die and move forward; the learner only rolls."""
    return OthersMove(seat, ("roll",) if seat == LEARNER else ("roll", "forward"))


# Forward or back ------------------------------------------------------------------------------


def _beside_a_diamond() -> State:
    """Return Water on space 9 with a 4: back to a diamond, or past two of them."""
    return State(
        Options(),
        _piles(w=(STOP,), e=(CARD,), f=(ONE_DIAMOND,), a=(TWO_DIAMONDS,)),
        used=[0, 0, 0, 0],
        areas=[
            _path(".....d.... .dd......w ...e.....d ..f....a.."),
            _path("....d..a.. ..f....d.. .d..e.dw.. d.f..a.d.."),
            _path("..d....e.. ...d..d.f. .a.d.w..d. .e.d..f.d."),
            _path(".d..f..... a..d..d... ...d.e.w.d .a..d.f.d."),
        ],
        fields=[9, 14, 11, 13],
        diamonds=[3, 2, 3, 2],
        frozen=[0, 0, 0, 0],
        roll=4,
        round=5,
    )


FORWARD_OR_BACK: Final = Lesson(
    "way",
    _beside_a_diamond,
    (
        Tell("lesson-deerportal-way-goal"),
        Ask(
            "lesson-deerportal-way-stop",
            "back",
            wrong={"forward": "lesson-deerportal-way-past"},
        ),
        _rolls(EARTH),
        _rolls(FIRE),
        _rolls(AIR),
        _rolls(LEARNER),
        Ask(
            "lesson-deerportal-way-meditate",
            "back",
            wrong={"forward": "lesson-deerportal-way-empty"},
        ),
        _rolls(EARTH),
        _rolls(FIRE),
        _rolls(AIR),
        _rolls(LEARNER),
        Tell("lesson-deerportal-way-no-room"),
    ),
    drawn=(
        *_dice(3, 4, 5, 5),
        *(MIXING // last % (last + 1) for last in range(38, 0, -1)),  # the path is filled
        *_dice(2, 1, 3, 4),
    ),
)

# Runes and their cards ------------------------------------------------------------------------


def _between_runes() -> State:
    """Return Water on space 20 with a 3, Fire near the portal, and two paths without diamonds.

    Fire has three cards left: two freezes, and one that takes a rune.
    """
    water, earth, fire, air = _piles(
        w=(ONE_DIAMOND, TWO_DIAMONDS),
        e=(ONE_DIAMOND,),
        f=(STOP, STOP, CARD),
        a=(TWO_DIAMONDS,),
    )
    return State(
        Options(),
        (water, earth, (*fire[3:], *fire[:3]), air),
        used=[0, 0, PILE_SIZE - 3, 0],
        areas=[
            _path("..a....... ...d....w. .e.ffad..w d.ea..d.f."),
            _path("..f....w.. a......f.. ..e....a.. .f..w....."),
            _path("..d..a.... d...e..d.. ..w...d... .f..d....."),
            _path("..e....... .w..f..... ..w..a.... ..e...f..."),
        ],
        fields=[20, 15, 36, 18],
        diamonds=[4, 5, 4, 3],
        frozen=[0, 0, 0, 0],
        roll=3,
        round=9,
    )


RUNES_AND_CARDS: Final = Lesson(
    "runes",
    _between_runes,
    (
        Tell("lesson-deerportal-runes-piles"),
        Ask(
            "lesson-deerportal-runes-freeze",
            "forward",
            wrong={"back": "lesson-deerportal-runes-no-rune"},
        ),
        _rolls(EARTH),
        _rolls(AIR),
        Tell("lesson-deerportal-runes-safe"),
        _rolls(LEARNER),
        Ask(
            "lesson-deerportal-runes-take",
            "back",
            wrong={"forward": "lesson-deerportal-runes-nothing-there"},
        ),
        _rolls(EARTH),
        _rolls(AIR),
        _rolls(LEARNER),
        Ask(
            "lesson-deerportal-runes-lose",
            "forward",
            wrong={"back": "lesson-deerportal-runes-own"},
        ),
        Tell("lesson-deerportal-runes-last"),
    ),
    drawn=(
        *_dice(2, 4),
        1,  # the diamond that goes from Water's path
        *_dice(2, 3, 5, 3),
        0,  # the rune that goes from Fire's path
    ),
)

# The portal -----------------------------------------------------------------------------------


def _before_the_portal() -> State:
    """Return Water on space 37 with a 6, while Fire leads and is nearer to the portal."""
    return State(
        Options(),
        _piles(w=(CARD,), e=(TWO_DIAMONDS,), f=(STOP,), a=(ONE_DIAMOND,)),
        used=[0, 0, 0, 0],
        areas=[
            _path(".......w.. .a......d. ...e....f. .d..e...d."),
            _path("...d...... f....a.... ..d....w.. .d..f...d."),
            _path("..a....... ....d..... .w....e... ..d......."),
            _path(".....f.... ...e...... ..d....... .w..d...f."),
        ],
        fields=[37, 22, 38, 30],
        diamonds=[7, 5, 9, 6],
        frozen=[0, 0, 0, 0],
        roll=6,
        round=13,
    )


PORTAL_FIRST: Final = Lesson(
    "portal",
    _before_the_portal,
    (
        Tell("lesson-deerportal-portal-first"),
        Ask(
            "lesson-deerportal-portal-big",
            "forward",
            wrong={"back": "lesson-deerportal-portal-too-late"},
        ),
        Tell("lesson-deerportal-portal-deer"),
        Tell("lesson-deerportal-portal-safe"),
    ),
)

# Deer mode ------------------------------------------------------------------------------------


def _last_turn() -> State:
    """Return Water's last turn, on space 38 with a 3; Fire is in the portal, one diamond ahead."""
    return State(
        Options(),
        _piles(w=(STOP,), e=(TWO_DIAMONDS,), f=(CARD,), a=(ONE_DIAMOND,)),
        used=[0, 0, 0, 0],
        areas=[
            _path("....f..... ..w....... .d....a... ...d.e...."),
            _path("..d....... f....a.... ..d....w.. ....f...d."),
            _path(""),
            _path(".....f.... ...e...... ..d....... .w..d...f."),
        ],
        fields=[38, 30, PORTAL, 36],
        diamonds=[9, 6, 10, 5],
        frozen=[0, 0, 0, 1],
        roll=3,
        round=17,
        arrived=[FIRE],
        turns_left=3,
    )


DEER_MODE: Final = Lesson(
    "deer",
    _last_turn,
    (
        Ask(
            "lesson-deerportal-deer-last",
            "back",
            wrong={"forward": "lesson-deerportal-deer-second"},
        ),
        _rolls(EARTH),
        Tell("lesson-deerportal-deer-won"),
        Tell("lesson-deerportal-deer-tie"),
    ),
    drawn=(
        *(0, 0),  # the diamonds that go from Earth's path
        *_dice(2),
    ),
)

LESSONS: Final = (FORWARD_OR_BACK, RUNES_AND_CARDS, PORTAL_FIRST, DEER_MODE)
