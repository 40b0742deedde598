"""The hand as buttons: a card, and then above it, where and how it goes."""

from collections.abc import Sequence

from bot.i18n import Translator
from bot.screens.caesar import caesar_drawing
from bot.screens.caesar.caesar_steps import BUST, THEN, can_place, way
from bot.screens.caesar.caesar_words import ICONS, face, group_name, trick_name
from bot.screens.callback_data import LAST, Keys
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
    WORDS,
    Group,
    Kind,
)
from engine.games.caesar.tricks import KIND_OF


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


def menu(
    view: View, legal: Sequence[Action], path: tuple[int, ...], t: Translator, keys: Keys
) -> Rows:
    """Return the hand. While one plays, a path is the kind of card that was chosen: where it can
    go stands above the cards.

    Rows are counted from below, where a message stays when it grows or shrinks: what cannot be
    undone never has at its place, on the screen after it, something else that cannot be.
    """
    match view.phase:
        case "setup":
            return (_laying(view, legal, t, keys),)
        case "castling":
            return _castling(view, legal, t, keys)
        case "refill" | "replace":
            return caesar_drawing.menu(view, t, keys)
        case "veto":
            buttons = [_button(action, legal, view, t, keys) for action in legal]
            if VETO_IT not in legal:
                buttons.append(keys.shut(label(VETO_IT, view, t), VETO))
            return in_rows(buttons, 1)
        case _:
            chosen = _of_kind(legal, path[0]) if path else []
            hand = _hand(view, legal, path[0] if chosen else -1, t, keys)
            if view.phase == "discard":
                discard = (_discard_key(legal, chosen, view, t, keys),)
                return ((_button(DONE, legal, view, t, keys),), *hand, discard)
            above = _targets_of(view, legal, chosen, t, keys) if chosen else ()
            return (*above, *hand, (_bust_key(view, legal, t, keys),))


def _discard_key(
    legal: Sequence[Action], chosen: Sequence[Action], view: View, t: Translator, keys: Keys
) -> Button:
    if chosen:
        return _button(chosen[0], legal, view, t, keys)
    return keys.shut(t("caesar-bust-drawn"), BUST)


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
    hand = (*_hand(view, (), -1, t, keys), (keys.shut(t("caesar-done-play"), BUST),))
    if count == 1:
        return (*last, *hand)
    rest = tuple(
        keys.moves(_all_at(put.group, count, t), *[index] * count, style="")
        for index, put in enumerate(legal)
        if isinstance(put, Put) and _lying(view, put.group) + count <= MOST_IN_GROUP
    )
    return (*((rest,) if rest else ()), *last, *hand)


def _all_at(group: Group, count: int, t: Translator) -> str:
    named = {"icon": ICONS[group], "group": group_name(group, t)}
    return t("caesar-all-at", count=count, **named)


def _lying(view: View, group: Group) -> int:
    place = OWN[view.turn][group]
    return len(view.up[place]) + view.down[place]


def _of_kind(legal: Sequence[Action], kind: Kind) -> list[Action]:
    return [
        action
        for action in legal
        if (isinstance(action, Lay | Play | Discard) and action.card == kind)
        or KIND_OF.get(type(action)) == kind
    ]


def _hand(view: View, legal: Sequence[Action], chosen: Kind, t: Translator, keys: Keys) -> Rows:
    """Return numbers in a row and action cards in two; cards that are alike share a button."""
    kinds = [KIND[card] for card in view.hand]
    rows: list[tuple[Button, ...]] = []
    for width, none, part in (
        (6, "caesar-no-influence", [kind for kind in (*NUMBERS, 0) if kind in kinds]),
        (2, "caesar-no-action", sorted({kind for kind in kinds if kind >= ASSASSINATION})),
    ):
        buttons = []
        for kind in part:
            text = face(kind, t) + (f" ×{kinds.count(kind)}" if kinds.count(kind) > 1 else "")
            if not _of_kind(legal, kind):
                buttons.append(keys.shut(text, kind))
            elif kind == chosen:
                buttons.append(keys.walk(t("caesar-chosen", card=text), kind, style="primary"))
            else:
                buttons.append(keys.walk(t("can-play", card=text), kind, style="success"))
        rows += in_rows(buttons or [keys.shut(t(none), THEN)], width)
    return tuple(rows)


def _targets_of(
    view: View, legal: Sequence[Action], chosen: Sequence[Action], t: Translator, keys: Keys
) -> Rows:
    """Return where a chosen card can go: of influence, each group in a row; of an action, its
    targets."""
    first = chosen[0]
    if isinstance(first, Play):
        groups = [[play for play in chosen if play.group == group] for group in EACH]  # type: ignore[union-attr]
        rows = [_group_row(view, legal, plays, t, keys) for plays in groups if plays]  # type: ignore[arg-type]
        if _ends_by_itself(view):
            rows.append((keys.shut(t("caesar-bust-follows"), THEN),))
        return tuple(rows)
    texts = [(_aim(action, t), legal.index(action)) for action in chosen]
    width = 1 if isinstance(first, Castle) else 2
    return in_rows([keys.move(text, index) for text, index in texts], width)


def _group_row(
    view: View, legal: Sequence[Action], plays: Sequence[Play], t: Translator, keys: Keys
) -> tuple[Button, ...]:
    """Offer a group both ways up; or for a second card, the way that is left, alone or with the
    bust after it."""
    named = {"icon": ICONS[plays[0].group], "group": group_name(plays[0].group, t)}
    if not view.placed:
        return tuple(
            keys.move(
                t("caesar-open" if play.is_up else "caesar-hidden", **named), legal.index(play)
            )
            for play in plays
        )
    (play,) = plays
    index = legal.index(play)
    if _ends_by_itself(view):
        return (keys.move(t("caesar-and-bust", **named), index),)
    with_bust = keys.moves(t("caesar-and-bust", **named), index, LAST)
    return (keys.move(t("caesar-at", **named), index), with_bust)


def _ends_by_itself(view: View) -> bool:
    """Return whether nothing but the bust can follow a second card of influence, as everybody
    knows."""
    return view.placed > 0 and (view.acted or not view.held[view.turn][1])


def _aim(action: Action, t: Translator) -> str:
    match action:
        case Assassinate(group, card):
            named = {"icon": ICONS[group], "group": group_name(group, t)}
            return t("caesar-target", card=face(card, t), **named)
        case Castle(group, other):
            one = {"icon": ICONS[group], "group": group_name(group, t)}
            two = {"icon2": ICONS[other], "group2": group_name(other, t)}
            return t("caesar-pair", **one, **two)
        case _:
            group = action.group  # type: ignore[union-attr]
            return t("caesar-at", icon=ICONS[group], group=group_name(group, t))


def question(view: View, path: tuple[int, ...], t: Translator) -> str:
    match view.phase:
        case "setup":
            assert view.seat is not None
            group = min(4, 5 - len(view.pool))
            named = {"icon": ICONS[group], "group": group_name(group, t)}
            return t.html("caesar-ask-setup", number=group + 1, **named)
        case "play" if path and path[0] in map(KIND.__getitem__, view.hand):
            if path[0] >= ASSASSINATION:
                return t.html("caesar-ask-target", card=face(path[0], t), kind=WORDS[path[0]])
            return t.html("caesar-ask-where", card=face(path[0], t), way=way(view))
        case "play" if view.placed and can_place(view):
            return t.html("caesar-ask-more", way=way(view), acted=view.acted)
        case "play" if not can_place(view):
            return t.html("caesar-ask-action")
        case "play" if view.acted:
            return t.html("caesar-ask-influence")
        case "castling":
            card = face(KIND[view.pool[-1]], t) if view.pool else ""
            return t.html("caesar-ask-castling", card=card, count=len(view.pool))
        case "refill" | "replace":
            return caesar_drawing.question(view, t)
        case "veto" if view.pending:
            return t.html("caesar-ask-veto", trick=trick_name(view.pending, t))
        case _:
            return t.html(f"caesar-ask-{view.phase}")


def why_not(view: View, number: int, t: Translator) -> str:
    """Explain by the kind of card that was tapped."""
    if view.phase == "setup":
        return t("caesar-not-again")
    if view.phase == "castling" and view.seat == view.turn:
        return t("caesar-not-yet")
    if number in (BUST, THEN):
        return t(_why_shut(view, number))
    if view.phase == "veto" and number == VETO:
        return t("caesar-no-veto")
    if view.seat is None or number not in map(KIND.__getitem__, view.hand):
        return t("caesar-no-such-card")
    if view.seat != view.turn or view.phase != "play":
        return t("refusal-NotYourTurn" if view.seat != view.turn else "refusal-Illegal")
    if number < ASSASSINATION:
        return t("caesar-not-open" if view.faces else "caesar-not-closed")
    if number != VETO and view.acted:
        return t("caesar-not-acted")
    return t(f"caesar-not-{WORDS[number]}")


def _why_shut(view: View, number: int) -> str:
    match view.phase:
        case "play":
            return "caesar-not-bust" if number == BUST else "caesar-not-there"
        case "replace":
            return "caesar-not-vetoed"
        case _:
            return "caesar-not-another"


def cannot(view: View, legal: Sequence[Action], action: Action, t: Translator) -> str:
    match action:
        case Play(card) | Lay(card) | Discard(card):
            kind = card
        case _ if action == VETO_IT:
            return t("caesar-no-veto" if view.phase == "veto" else "caesar-not-veto")
        case _:
            kind = KIND_OF.get(type(action), -1)
    if kind < 0:
        return t("refusal-Illegal")
    if kind not in map(KIND.__getitem__, view.hand):
        return t("caesar-no-such-card")
    if _of_kind(legal, kind):
        return t("caesar-not-so", card=face(kind, t))
    return why_not(view, kind, t)


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
