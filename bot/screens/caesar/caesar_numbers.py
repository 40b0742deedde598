"""Public buttons, for players who cannot be shown a hand: one for everything that anybody could
hold, so that they tell nothing; a card is known by its own number."""

from collections.abc import Sequence
from typing import Final

from bot.i18n import Translator
from bot.screens.caesar.caesar_hand import label
from bot.screens.caesar.caesar_questions import question, why_not
from bot.screens.caesar.caesar_steps import can_place, open_groups
from bot.screens.caesar.caesar_words import BACK, ICONS, face
from bot.screens.callback_data import Keys
from bot.screens.screen import ALERT, Rows, by_length, in_rows, length, plain, shorten
from engine.games.caesar.model import (
    CASTLES,
    DONE,
    DRAWS,
    PASS,
    PUT,
    VETO_IT,
    Action,
    Assassinate,
    Castle,
    Discard,
    Lay,
    Play,
    View,
)
from engine.games.caesar.pack import (
    ASSASSINATION,
    CASTLING,
    EACH,
    FACES,
    KIND,
    NUMBERS,
    OWN,
    PHILOSOPHER,
    SCOUT,
    VETO,
    WRATH,
)
from engine.games.caesar.tricks import KIND_OF

# What the public buttons mean; a card is known by its kind.
PASSES, VETOES, DRAWS_INFLUENCE, DRAWS_ACTION, ENDS, PUTS = 90, 91, 92, 93, 94, 95
PLACES, MURDERS, SCOUTS, CASTLINGS, WRATHS, DISCARDS = 100, 300, 340, 350, 370, 380
CARDS: Final = (*NUMBERS, PHILOSOPHER)
MOST_MURDERS: Final = 16  # a keyboard holds a hundred buttons


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
    rows: Rows = ()
    if with_numbers and view.phase == "discard":
        rows = _discard_keys(view, t, keys)
    elif with_numbers:
        rows = _card_keys(view, t, keys)
        if not view.acted and view.held[view.turn][1]:
            rows += _trick_keys(view, t, keys)
    if view.placed or view.phase == "discard" or not can_place(view):
        rows += ((keys.number(label(DONE, view, t), ENDS),),)
    return rows


def _discard_keys(view: View, t: Translator, keys: Keys) -> Rows:
    influence, actions = (
        [keys.number(f"🗑 {face(kind, t)}", DISCARDS + kind) for kind in part]
        for part in (CARDS, range(ASSASSINATION, VETO + 1))
    )
    held = view.held[view.turn]
    return (
        *(in_rows(influence, len(CARDS)) if held[0] else ()),
        *(in_rows(actions, 2) if held[1] else ()),
    )


def _card_keys(view: View, t: Translator, keys: Keys) -> Rows:
    """Return a row for each group and way up."""
    if not can_place(view):
        return ()
    return tuple(
        tuple(
            keys.number(
                f"{ICONS[group]}{face(kind, t)}{'' if is_up else BACK}",
                PLACES + kind * 10 + group * 2 + is_up,
            )
            for kind in CARDS
        )
        for group in open_groups(view, view.turn)
        for is_up in FACES[view.faces]
    )


def _trick_keys(view: View, t: Translator, keys: Keys) -> Rows:
    """Return every target that an action card could have, whichever are held."""
    others = OWN[1 - view.turn]
    own = [bool(view.up[place] or view.down[place]) for place in OWN[view.turn]]
    murders = [
        keys.number(f"🗡{ICONS[group]}{face(kind, t)}", MURDERS + group * 6 + kind)
        for group in EACH
        for kind in sorted({KIND[card] for card in view.up[others[group]]})
    ]
    scouts = [
        keys.number(f"👁{ICONS[group]}", SCOUTS + group)
        for group in EACH
        if view.down[others[group]]
    ]
    castlings = [
        keys.number(f"🔀{ICONS[castle.group]}{ICONS[castle.other]}", CASTLINGS + index)
        for index, castle in enumerate(CASTLES)
        if view.left[castle.group]
        and view.left[castle.other]
        and (own[castle.group] or own[castle.other])
    ]
    wraths = [
        keys.number(f"⚡{ICONS[group]}", WRATHS + group)
        for group in EACH
        if own[group] or view.up[others[group]] or view.down[others[group]]
    ]
    return (
        *in_rows(murders[:MOST_MURDERS], 6),
        *in_rows(scouts, 5),
        *in_rows(castlings, 5),
        *in_rows(wraths, 5),
    )


def alert(view: View, legal: Sequence[Action], t: Translator) -> str:
    """List the hand, with what is asked or how the buttons name a card."""
    cards = view.pool if view.phase == "setup" else view.hand
    tail = plain(question(view, (), t)) if legal else ""
    if legal and view.phase == "play" and can_place(view):
        tail = t("caesar-keys", icon=ICONS[0], back=BACK)
    hand = shorten(
        "  ".join(face(KIND[card], t) for card in cards) or t("caesar-empty-hand"),
        ALERT - length(tail) - 1,
    )
    return "\n".join(filter(None, (hand, tail)))


def numbered(view: View, legal: Sequence[Action], number: int, t: Translator) -> int | str:
    action = _meant(view, legal, number)
    if action in legal:
        return legal.index(action)
    if number == VETOES and view.phase == "veto":
        return t("caesar-no-veto")
    if view.phase == "castling" and PUTS <= number < PUTS + 5:
        return t("caesar-full")
    if PLACES <= number < MURDERS:
        return why_not(view, (number - PLACES) // 10, t)
    if number >= DISCARDS:
        return t("caesar-no-such-card")
    kinds = {MURDERS: ASSASSINATION, SCOUTS: SCOUT, CASTLINGS: CASTLING, WRATHS: WRATH}
    for first in sorted(kinds, reverse=True):
        if first <= number < DISCARDS:
            return why_not(view, kinds[first], t)
    return t("refusal-Illegal")


def _meant(view: View, legal: Sequence[Action], number: int) -> Action | None:
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
    if PLACES <= number < MURDERS:
        kind, way = divmod(number - PLACES, 10)
        return Play(kind, way // 2, way % 2 == 1)
    if number >= DISCARDS:
        return Discard(number - DISCARDS)
    return _meant_trick(legal, number)


def _meant_trick(legal: Sequence[Action], number: int) -> Action | None:
    for action in legal:
        match action:
            case Assassinate(group, card):
                own = MURDERS + group * 6 + card
            case Castle():
                own = CASTLINGS + CASTLES.index(action)
            case _ if KIND_OF.get(type(action)) == SCOUT:
                own = SCOUTS + action.group  # type: ignore[union-attr]
            case _ if KIND_OF.get(type(action)) == WRATH:
                own = WRATHS + action.group  # type: ignore[union-attr]
            case _:
                continue
        if own == number:
            return action
    return None
