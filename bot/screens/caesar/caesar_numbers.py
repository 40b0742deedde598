"""Public buttons, for players who cannot be shown a hand: few, and the same whatever anybody holds.

They place open cards alone, answer, draw and end. Cards face down and action cards would need a
button for each card at each place: the private chat has them, which an alert offers.
"""

from collections.abc import Sequence
from typing import Final

from bot.i18n import Translator
from bot.screens.caesar.caesar_hand import label
from bot.screens.caesar.caesar_questions import question, why_not
from bot.screens.caesar.caesar_steps import can_place, open_groups
from bot.screens.caesar.caesar_table import secrets
from bot.screens.caesar.caesar_words import ICONS, face, group_name
from bot.screens.callback_data import Keys
from bot.screens.screen import ALERT, Rows, by_length, length, plain, shorten
from engine.games.caesar.model import (
    DONE,
    DRAWS,
    PASS,
    PUT,
    VETO_IT,
    Action,
    Castle,
    Lay,
    Play,
    View,
)
from engine.games.caesar.pack import FACES, KIND, NUMBERS, PHILOSOPHER

# What the public buttons mean; a card is known by its kind.
PASSES, VETOES, DRAWS_INFLUENCE, DRAWS_ACTION, ENDS, PUTS = 90, 91, 92, 93, 94, 95
PLACES, PLACES_END = 100, 160  # a kind times ten, and its group twice, and one for open
CARDS: Final = (*NUMBERS, PHILOSOPHER)
OFFER: Final = 60  # letters of an alert that are left for the offer of a private chat


def public_keys(view: View, t: Translator, keys: Keys, with_numbers: bool) -> Rows:
    """Offer what the whole table knows of. Pass and Veto are there whoever is asked."""
    match view.phase:
        case "veto":
            return by_length(
                [
                    keys.number(label(PASS, view, t), PASSES),
                    keys.number(label(VETO_IT, view, t), VETOES, style="danger"),
                ]
            )
        case "refill" | "replace":
            ways = (DRAWS_INFLUENCE, DRAWS_ACTION)
            return by_length(
                [
                    keys.number(label(draw, view, t), way)
                    for draw, way in zip(DRAWS, ways, strict=True)
                ]
            )
        case "castling":
            assert isinstance(view.pending, Castle)
            groups = (view.pending.group, view.pending.other)
            return by_length(
                [keys.number(label(PUT[group], view, t), PUTS + group) for group in groups]
            )
        case "setup":
            numbers = [keys.number(str(kind), kind) for kind in NUMBERS]
            return by_length(numbers if with_numbers else [])
        case _:
            return _turn_keys(view, t, keys, with_numbers)


def _turn_keys(view: View, t: Translator, keys: Keys, with_numbers: bool) -> Rows:
    rows = _card_keys(view, keys) if with_numbers and _may_lie_open(view) else ()
    if view.placed or view.phase == "discard" or not can_place(view):
        rows += ((keys.number(label(DONE, view, t), ENDS),),)
    return rows


def _may_lie_open(view: View) -> bool:
    return view.phase == "play" and can_place(view) and True in FACES[view.faces]


def _card_keys(view: View, keys: Keys) -> Rows:
    """Return a row for each group, with every card of influence that anybody can hold."""
    return tuple(
        tuple(
            keys.number(
                f"{ICONS[group]}{kind or 'Φ'}",
                PLACES + kind * 10 + group * 2 + 1,
            )
            for kind in CARDS
        )
        for group in open_groups(view, view.turn)
    )


def alert(view: View, legal: Sequence[Action], t: Translator) -> str:
    """List the hand, the secrets of its owner, and what is asked or how a button names a card."""
    cards = [KIND[card] for card in (view.pool if view.phase == "setup" else view.hand)]
    lines = [plain(line) for line in secrets(view, t)]
    if legal and _may_lie_open(view):
        group = open_groups(view, view.turn)[0]
        lines.append(t("caesar-keys", icon=ICONS[group], group=group_name(group, t)))
    elif legal:
        lines.append(plain(question(view, (), t).split("</b>")[0]))  # the question alone
    room = ALERT - OFFER - length("\n".join(lines)) - 1
    hand = "  ".join(face(kind, t) for kind in cards) or t("caesar-empty-hand")
    if length(hand) > room:  # signs alone
        hand = "  ".join(face(kind, t).split()[0] for kind in cards)
    return shorten("\n".join((hand, *lines)), ALERT)


def numbered(view: View, legal: Sequence[Action], number: int, t: Translator) -> int | str:
    action = _meant(view, legal, number)
    if action in legal:
        return legal.index(action)
    if number == VETOES and view.phase == "veto":
        return t("caesar-no-veto")
    if view.phase == "castling" and PUTS <= number < PUTS + 5:
        return t("caesar-full")
    if PLACES <= number < PLACES_END:
        return why_not(view, (number - PLACES) // 10, t)
    return t("refusal-Illegal")


def _meant(view: View, legal: Sequence[Action], number: int) -> Action | None:
    """Return the action that a number stands for, whether or not it is legal."""
    if view.phase == "setup":
        return next((a for a in legal if isinstance(a, Lay) and a.card == number), None)
    simple: dict[int, Action] = {
        PASSES: PASS,
        VETOES: VETO_IT,
        DRAWS_INFLUENCE: DRAWS[0],
        DRAWS_ACTION: DRAWS[1],
        ENDS: DONE,
    }
    if number in simple:
        return simple[number]
    if PUTS <= number < PUTS + 5:
        return PUT[number - PUTS]
    if PLACES <= number < PLACES_END:
        kind, way = divmod(number - PLACES, 10)
        return Play(kind, way // 2, way % 2 == 1)
    return None
