"""Names of cards, groups and action cards."""

from collections.abc import Iterable
from typing import Final

from bot.i18n import Translator
from engine.cards import Card
from engine.games.caesar.model import (
    Assassinate,
    Castle,
    Trick,
)
from engine.games.caesar.pack import (
    GROUPS,
    KIND,
    NUMBERS,
    WORDS,
    Group,
    Kind,
)

# Each group is a shape as well as a colour, the same ones as in the picture.
ICONS: Final = ("🟦", "🌲", "🟡", "⭐", "🌸", "⚫", "🪨")
BACK: Final = "▮"
WON: Final = "👤"


def face(kind: Kind, t: Translator) -> str:
    return str(kind) if kind in NUMBERS else t(f"caesar-card-{WORDS[kind]}")


def faces(cards: Iterable[Card], t: Translator) -> str:
    return " ".join(face(KIND[card], t) for card in cards)


def group_name(group: Group, t: Translator) -> str:
    return t(f"caesar-group-{GROUPS[group]}")


def trick_name(trick: Trick, t: Translator) -> str:
    fields = {"group": group_name(trick.group, t)}
    if isinstance(trick, Assassinate):
        fields["card"] = face(trick.card, t)
    if isinstance(trick, Castle):
        fields["other"] = group_name(trick.other, t)
    return t(f"caesar-trick-{trick.kind}", **fields)
