"""Show examples of positions beside the rules of DeerPortal, a picture a page."""

from typing import Final

from bot.i18n import Translator
from bot.looks import Plate
from bot.pictures.deerportal_cards_picture import DeerPortalCards
from bot.pictures.deerportal_hand_picture import DeerPortalHand
from bot.pictures.deerportal_picture import DeerPortalPicture
from bot.screens.deerportal.deerportal_words import word_of
from engine.games.deerportal.board import EFFECTS, EMPTY, PORTAL, RUNES

AREAS: Final = (
    "..ddw.f.dda..e.d.dwd..f.a.de.d..w.dfd.e..",
    ".d.e.dfd..da.w..d.de.wd..f.d.da.e.d.fw.d.",
    "..f.dw.d.e.d.da.fd..w.d.e.dd.f..da.d.wde.",
    ".a.d.fd..e.wd.d.a.d.d.fe..d.wd.e.d.ad.f..",
)
TURN: Final = 0  # who is on turn in the examples, on this field and with this roll
FIELD: Final = 12
ROLL: Final = 3


def example(page: int, t: Translator) -> object | None:
    """Return what stands beside a page of the rules: a turn, the cards, the deer mode."""
    elements = tuple(word_of(element, t) for element in range(len(RUNES)))
    you = t("you-first")
    match page:
        case 1:
            return DeerPortalHand(
                Plate(you, TURN),
                TURN,
                elements[TURN],
                AREAS[TURN],
                FIELD,
                diamonds=4,
                frozen=0,
                is_turn=True,
                roll=ROLL,
                tops=EFFECTS,
                season="spring",
                is_big_out=False,
                turns_left=None,
            )
        case 2:
            return DeerPortalCards(tuple(t(f"deerportal-{effect}") for effect in EFFECTS))
        case 3:
            names = (you, *(t("computer-name", number=number) for number in (1, 2, 3)))
            return DeerPortalPicture(
                tuple(map(Plate, names, range(len(names)))),
                elements,
                (AREAS[0], AREAS[1], EMPTY * (PORTAL + 1), AREAS[3]),
                fields=(31, 24, PORTAL, 35),
                diamonds=(9, 6, 11, 7),
                frozen=(0, 1, 0, 0),
                tops=EFFECTS,
                season="summer",
                turn=TURN,
                roll=ROLL,
                big=None,
                turns_left=9,
                arrived=(2,),
            )
        case _:
            return None
