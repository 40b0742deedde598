"""The hand as buttons: a card, then its group, then how it is played; at most eight at a time."""

from collections.abc import Sequence
from typing import Final

from bot.i18n import Translator
from bot.screens.caesar import caesar_drawing
from bot.screens.caesar.caesar_discards import LOOK, look_button
from bot.screens.caesar.caesar_steps import (
    AT_GROUP,
    BUST,
    THEN,
    can_place,
    ends_by_itself,
)
from bot.screens.caesar.caesar_words import ICONS, face, group_name, trick_name
from bot.screens.callback_data import LAST, Keys
from bot.screens.game_screens import Path
from bot.screens.screen import Button, Rows, Style, in_rows
from engine.games.caesar.model import (
    DONE,
    PASS,
    VETO_IT,
    Action,
    Assassinate,
    Castle,
    Discard,
    Draw,
    Lay,
    Play,
    Put,
    View,
)
from engine.games.caesar.pack import (
    ASSASSINATION,
    EACH,
    KIND,
    MOST_IN_GROUP,
    NUMBERS,
    OWN,
    VETO,
    Group,
    Kind,
)
from engine.games.caesar.tricks import KIND_OF

MOST_KEYS: Final = 8  # that one takes in at a glance


def label(action: Action, view: View, t: Translator) -> str:
    match action:
        case Play(card, group, is_up):
            key = "caesar-play-up" if is_up else "caesar-play-down"
            named = {"icon": ICONS[group], "group": group_name(group, t)}
            return t(key, card=face(card, t), **named)
        case Lay(card, group):
            named = {"icon": ICONS[group], "group": group_name(group, t)}
            return t("caesar-play-down", card=face(card, t), **named)
        case Put(group):
            named = {"icon": ICONS[group], "group": group_name(group, t)}
            if not view.pool:  # for everybody to see
                return t("caesar-at", **named)
            return t("caesar-put", card=face(KIND[view.pool[-1]], t), **named)
        case Discard(card):
            return t("caesar-discard", card=face(card, t))
        case Draw(deck):
            return caesar_drawing.label(deck, view, t)
        case _ if action == DONE:
            return t("caesar-done-discard" if view.phase == "discard" else "caesar-done-play")
        case _ if action in (VETO_IT, PASS):
            return t(f"caesar-{action.kind}")
        case _:
            return trick_name(action, t)  # type: ignore[arg-type]


def menu(view: View, legal: Sequence[Action], path: Path, t: Translator, keys: Keys) -> Rows:
    """Return the keys of a step. While one plays, a path is the kind of card that was chosen, and
    then the group.

    Rows are counted from below, where a message stays when it grows or shrinks: what cannot be
    undone never has at its place, on the screen after it, something else that cannot be.
    """
    match view.phase:
        case "setup":
            return (_laying(view, legal, t, keys),)
        case "castling":
            rows = _castling(view, legal, t, keys)
        case "refill" | "replace":
            rows = caesar_drawing.menu(view, t, keys)
        case "veto":
            buttons = [_button(action, legal, view, t, keys) for action in legal]
            if VETO_IT not in legal:
                buttons.append(keys.shut(label(VETO_IT, view, t), VETO))
            rows = in_rows(buttons, 1)
        case "discard":
            rows = _discarding(view, legal, path, t, keys)
        case _:
            return _playing(view, legal, path, t, keys)
    look = look_button(view, path, t, keys)
    has_room = look is not None and sum(map(len, rows)) < MOST_KEYS
    return ((look,), *rows) if look and has_room else rows


def _playing(view: View, legal: Sequence[Action], path: Path, t: Translator, keys: Keys) -> Rows:
    """Offer the cards, and once one is chosen, the groups; once a group is chosen, above them what
    can be done there."""
    chosen = of_kind(legal, path[0]) if path and path != LOOK else []
    if not chosen:
        look = look_button(view, path, t, keys) or keys.shut(
            t("caesar-discards-button", count=0), THEN
        )
        return (*_hand(view, legal, -1, t, keys), (_bust_key(view, legal, t, keys), look))
    group = path[1] if len(path) > 1 and path[1] in EACH else -1
    here = [action for action in chosen if group in _groups_of(action)]
    kind = path[0]
    if here and kind == ASSASSINATION:
        return _victims(legal, here, group, t, keys)
    cells = [_group_key(view, legal, chosen, each, group, t, keys) for each in EACH]
    grid = in_rows([*cells, keys.walk(t("back"))], 2)
    if not here or isinstance(here[0], Castle):
        return grid
    return (*_ways(view, legal, here, t, keys), *grid)


def _group_key(
    view: View,
    legal: Sequence[Action],
    chosen: Sequence[Action],
    group: Group,
    at: Group,
    t: Translator,
    keys: Keys,
) -> Button:
    """Return the key of a group; as the second one of a Castling it is the move."""
    kind = _kind_of(chosen[0])
    text = t("caesar-at", icon=ICONS[group], group=group_name(group, t))
    here = [action for action in chosen if group in _groups_of(action)]
    if group == at and here:
        return keys.walk(t("caesar-chosen", card=text), kind, style="primary")
    if at >= 0 and isinstance(chosen[0], Castle):
        here = [action for action in here if at in _groups_of(action)]
        if here:
            return keys.move(t("can-play", card=text), legal.index(here[0]))
    if not here:
        return keys.shut(text, AT_GROUP + group)
    return keys.walk(t("can-play", card=text), kind, group, style="success")


def _ways(
    view: View, legal: Sequence[Action], here: Sequence[Action], t: Translator, keys: Keys
) -> Rows:
    """Offer what a chosen card can do in a chosen group: to lie open or face down; a second card
    of influence in the way that is left, alone or with the bust after it; or an action."""
    if not isinstance(here[0], Play):
        return ((keys.move(label(here[0], view, t), legal.index(here[0])),),)
    plays = [action for action in here if isinstance(action, Play)]
    texts = [t(f"caesar-place-{'up' if p.is_up else 'down'}", card=face(p.card, t)) for p in plays]
    if not view.placed:
        return (tuple(keys.move(x, legal.index(p)) for x, p in zip(texts, plays, strict=True)),)
    index, with_bust = legal.index(plays[0]), t("caesar-and-bust", card=texts[0])
    if ends_by_itself(view):
        return ((keys.move(with_bust, index),), (keys.shut(t("caesar-bust-follows"), THEN),))
    return ((keys.move(texts[0], index), keys.moves(with_bust, index, LAST)),)


def _victims(
    legal: Sequence[Action], here: Sequence[Action], group: Group, t: Translator, keys: Keys
) -> Rows:
    """Offer the open cards of the other side in a group."""
    victims = [action for action in here if isinstance(action, Assassinate)]
    named = t("caesar-at", icon=ICONS[group], group=group_name(group, t))
    return (
        tuple(keys.move(face(each.card, t), legal.index(each)) for each in victims),
        (keys.walk(t("caesar-chosen", card=face(ASSASSINATION, t)), style="primary"),),
        (keys.walk(t("caesar-chosen", card=named), ASSASSINATION, style="primary"),),
        (keys.walk(t("back"), ASSASSINATION),),
    )


def _groups_of(action: Action) -> tuple[Group, ...]:
    if isinstance(action, Castle):
        return (action.group, action.other)
    return (action.group,) if hasattr(action, "group") else ()


def _kind_of(action: Action) -> Kind:
    if isinstance(action, Play | Lay | Discard):
        return action.card
    return KIND_OF.get(type(action), -1)


def _discarding(view: View, legal: Sequence[Action], path: Path, t: Translator, keys: Keys) -> Rows:
    chosen = of_kind(legal, path[0]) if path else []
    hand = _hand(view, legal, path[0] if chosen else -1, t, keys)
    last = keys.shut(t("caesar-bust-drawn"), BUST)
    if chosen:
        last = _button(chosen[0], legal, view, t, keys)
    return ((_button(DONE, legal, view, t, keys),), *hand, (last,))


def _button(
    action: Action, legal: Sequence[Action], view: View, t: Translator, keys: Keys, text: str = ""
) -> Button:
    style: Style = "danger" if action == VETO_IT else "primary" if action == DONE else "success"
    return keys.move(text or label(action, view, t), legal.index(action), style)


def _bust_key(view: View, legal: Sequence[Action], t: Translator, keys: Keys) -> Button:
    if DONE in legal:
        return _button(DONE, legal, view, t, keys)
    return keys.shut(t("caesar-done-play"), BUST)


def _laying(view: View, legal: Sequence[Action], t: Translator, keys: Keys) -> tuple[Button, ...]:
    """Return the numbers to lay; each keeps its place, also when it has been laid."""
    left = {action.card: index for index, action in enumerate(legal) if isinstance(action, Lay)}
    return tuple(
        keys.move(text, left[kind]) if kind in left else keys.shut(text, kind)
        for kind, text in ((kind, face(kind, t)) for kind in NUMBERS)
    )


def _castling(view: View, legal: Sequence[Action], t: Translator, keys: Keys) -> Rows:
    """Offer places for the next card, or for all that are left at once. With every card the rows
    change places."""
    puts = tuple(_button(put, legal, view, t, keys) for put in legal)
    count = len(view.pool)
    later = " ".join(face(KIND[card], t) for card in reversed(view.pool[:-1]))
    shut = (keys.shut(t("caesar-then", cards=later, count=count - 1), THEN),)
    last = (puts, shut) if count % 2 else (shut, puts)
    bust = (keys.shut(t("caesar-done-play"), BUST),)
    if count == 1:
        return (*last, bust)
    rest = tuple(
        keys.moves(_all_at(put.group, count, t), *[index] * count, style="")
        for index, put in enumerate(legal)
        if isinstance(put, Put) and _lying(view, put.group) + count <= MOST_IN_GROUP
    )
    return (*((rest,) if rest else ()), *last, bust)


def _all_at(group: Group, count: int, t: Translator) -> str:
    named = {"icon": ICONS[group], "group": group_name(group, t)}
    return t("caesar-all-at", count=count, **named)


def _lying(view: View, group: Group) -> int:
    place = OWN[view.turn][group]
    return len(view.up[place]) + view.down[place]


def of_kind(legal: Sequence[Action], kind: Kind) -> list[Action]:
    return [
        action
        for action in legal
        if not isinstance(action, Draw) and kind >= 0 and _kind_of(action) == kind
    ]


def _hand(view: View, legal: Sequence[Action], chosen: Kind, t: Translator, keys: Keys) -> Rows:
    """Return numbers in a row and action cards in two; cards that are alike share a button."""
    kinds = [KIND[card] for card in view.hand]
    rows: list[tuple[Button, ...]] = []
    for width, part in (
        (6, [kind for kind in (*NUMBERS, 0) if kind in kinds]),
        (2, sorted({kind for kind in kinds if kind >= ASSASSINATION})),
    ):
        buttons = []
        for kind in part:
            text = face(kind, t) + (f" ×{kinds.count(kind)}" if kinds.count(kind) > 1 else "")
            if not of_kind(legal, kind):
                buttons.append(keys.shut(text, kind))
            elif kind == chosen:
                buttons.append(keys.walk(t("caesar-chosen", card=text), style="primary"))
            else:
                buttons.append(keys.walk(t("can-play", card=text), kind, style="success"))
        rows += in_rows(buttons, width)
    return tuple(rows)


def open_moves(view: View) -> list[Action]:
    match view.phase:
        case "veto":
            return [PASS]
        case "discard":
            return [DONE]
        case "play" if view.placed or not can_place(view):
            return [DONE]
        case _:
            return []
