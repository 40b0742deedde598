"""What cards, groups and action cards are called."""

from collections.abc import Iterable
from typing import Final

from bot.i18n import Say
from engine.cards import Card
from engine.games.caesar.nouns import (
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


def face(kind: Kind, say: Say) -> str:
    return str(kind) if kind in NUMBERS else say(f"caesar-card-{WORDS[kind]}")


def faces(cards: Iterable[Card], say: Say) -> str:
    return " ".join(face(KIND[card], say) for card in cards)


def group_name(group: Group, say: Say) -> str:
    return say(f"caesar-group-{GROUPS[group]}")


def trick_name(trick: Trick, say: Say) -> str:
    fields = {"group": group_name(trick.group, say)}
    if isinstance(trick, Assassinate):
        fields["card"] = face(trick.card, say)
    if isinstance(trick, Castle):
        fields["other"] = group_name(trick.other, say)
    return say(f"caesar-trick-{trick.kind}", **fields)
