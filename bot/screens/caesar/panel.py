"""The hand as buttons: a card, then its group, then its face."""

from collections.abc import Sequence
from typing import Any

from bot.i18n import Say
from bot.screens.caesar.words import ICONS, face, faces, group_name, trick_name
from bot.screens.keys import Keys
from bot.screens.screen import Button, Rows, in_rows
from engine.game import Seat
from engine.games.caesar.nouns import (
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


def label(action: Action, view: View, say: Say) -> str:
    match action:
        case Play(card, group, is_up):
            key = "caesar-play-up" if is_up else "caesar-play-down"
            named = {"icon": ICONS[group], "group": group_name(group, say)}
            return say(key, card=face(card, say), **named)
        case Lay(card):
            return say("caesar-lay", card=face(card, say))
        case Put(group):
            return say("caesar-at", icon=ICONS[group], group=group_name(group, say))
        case Discard(card):
            return say("caesar-discard", card=face(card, say))
        case Draw(deck):
            asked = 1 - view.turn if view.phase == "replace" else view.turn
            return say(f"caesar-draw-{deck}", count=view.decks[asked][deck == "action"])
        case _ if action == DONE:
            return say("caesar-done-discard" if view.phase == "discard" else "caesar-done-play")
        case _ if action in (VETO_IT, PASS):
            return say(f"caesar-{action.kind}")
        case _:
            return trick_name(action, say)  # type: ignore[arg-type]


def menu(view: View, legal: Sequence[Action], path: tuple[int, ...], say: Say, keys: Keys) -> Rows:
    """While one plays, a path is the kind of card that was chosen: where it goes comes next."""
    if view.phase == "play":
        chosen = _of_kind(legal, path[0]) if path else []
        return _targets_of(legal, chosen, say, keys) if chosen else _hand(view, legal, say, keys)
    buttons = [_button(action, legal, view, say, keys) for action in legal]
    if view.phase == "veto" and VETO_IT not in legal:
        buttons.append(keys.shut(label(VETO_IT, view, say), VETO))
    width = {"setup": 5, "discard": 2}.get(view.phase, 1 if view.phase == "veto" else 2)
    return in_rows(buttons, width)


def _button(
    action: Action, legal: Sequence[Action], view: View, say: Say, keys: Keys, text: str = ""
) -> Button:
    style: Any = "danger" if action == VETO_IT else "primary" if action == DONE else "success"
    return keys.move(text or label(action, view, say), legal.index(action), style)


def _of_kind(legal: Sequence[Action], kind: Kind) -> list[Action]:
    return [
        action
        for action in legal
        if (isinstance(action, Play) and action.card == kind)
        or (not isinstance(action, Play) and KIND_OF.get(type(action)) == kind)
    ]


def _hand(view: View, legal: Sequence[Action], say: Say, keys: Keys) -> Rows:
    """Numbers four in a row, action cards two; what is alike shares a button."""
    kinds = [KIND[card] for card in view.hand]
    rows: list[tuple[Button, ...]] = []
    for width, part in (
        (6, [kind for kind in (*NUMBERS, 0) if kind in kinds]),
        (2, sorted({kind for kind in kinds if kind >= ASSASSINATION})),
    ):
        buttons = []
        for kind in part:
            text = face(kind, say) + (f" ×{kinds.count(kind)}" if kinds.count(kind) > 1 else "")
            if _of_kind(legal, kind):
                text = say("can-play", card=text)
                buttons.append(keys.walk(text, kind, style="success"))
            else:
                buttons.append(keys.shut(text, kind))
        rows += in_rows(buttons, width)
    if DONE in legal:
        rows.append((_button(DONE, legal, view, say, keys),))
    return tuple(rows)


def _targets_of(legal: Sequence[Action], chosen: Sequence[Action], say: Say, keys: Keys) -> Rows:
    """Of influence, each group in a row with both ways up; of an action, its targets."""
    rows: list[tuple[Button, ...]] = []
    if isinstance(chosen[0], Play):
        for group in EACH:
            row = tuple(
                keys.move(_where(play, say), legal.index(play))
                for play in chosen
                if isinstance(play, Play) and play.group == group
            )
            rows += [row] if row else []
    else:
        texts = [(_aim(action, say), legal.index(action)) for action in chosen]
        width = 1 if isinstance(chosen[0], Castle) else 4 if len(texts) > 6 else 2
        rows += in_rows([keys.move(text, index) for text, index in texts], width)
    return (*rows, (keys.walk(say("back")),))


def _where(play: Play, say: Say) -> str:
    key = "caesar-open" if play.is_up else "caesar-hidden"
    return say(key, icon=ICONS[play.group], group=group_name(play.group, say))


def _aim(action: Action, say: Say) -> str:
    match action:
        case Assassinate(group, card):
            return say("caesar-target", icon=ICONS[group], card=face(card, say))
        case Castle(group, other):
            one = {"icon": ICONS[group], "group": group_name(group, say)}
            two = {"icon2": ICONS[other], "group2": group_name(other, say)}
            return say("caesar-pair", **one, **two)
        case _:
            group = action.group  # type: ignore[union-attr]
            return say("caesar-at", icon=ICONS[group], group=group_name(group, say))


def question(view: View, path: tuple[int, ...], say: Say) -> str:
    match view.phase:
        case "setup":
            assert view.seat is not None
            group = group_name(min(4, 5 - len(view.pool)), say)
            return say.html("caesar-ask-setup", group=group)
        case "play" if path and path[0] in map(KIND.__getitem__, view.hand):
            key = "caesar-ask-where" if path[0] < ASSASSINATION else "caesar-ask-target"
            return say.html(key, card=face(path[0], say))
        case "play" if view.placed and can_place(view):
            return say.html("caesar-ask-more", face="up" if view.faces == 1 else "down")
        case "play" if not can_place(view):
            return say.html("caesar-ask-action")
        case "castling":
            card = face(KIND[view.pool[-1]], say) if view.pool else ""
            return say.html("caesar-ask-castling", card=card, count=len(view.pool))
        case "refill":
            return say.html("caesar-ask-refill", cards=faces(view.hand, say))
        case _:
            return say.html(f"caesar-ask-{view.phase}")


def open_groups(view: View, seat: Seat) -> list[Group]:
    return [
        group
        for group, place in enumerate(OWN[seat])
        if view.left[group] and len(view.up[place]) + view.down[place] < MOST_IN_GROUP
    ]


def can_place(view: View) -> bool:
    """As everybody sees it, for whose turn it is."""
    return bool(view.faces and view.held[view.turn][0] and open_groups(view, view.turn))


def why_not(view: View, number: int, say: Say) -> str:
    """By the kind of card that was tapped."""
    if view.phase == "veto" and number == VETO:
        return say("caesar-no-veto")
    if view.seat is None or number not in map(KIND.__getitem__, view.hand):
        return say("caesar-no-such-card")
    if view.seat != view.turn or view.phase != "play":
        return say("refusal-NotYourTurn" if view.seat != view.turn else "refusal-Illegal")
    if number < ASSASSINATION:
        return say("caesar-not-open" if view.faces else "caesar-not-closed")
    if number != VETO and view.acted:
        return say("caesar-not-acted")
    return say(f"caesar-not-{WORDS[number]}")


def cannot(view: View, legal: Sequence[Action], action: Action, say: Say) -> str:
    match action:
        case Play(card) | Lay(card) | Discard(card):
            kind = card
        case _ if action == VETO_IT:
            return say("caesar-no-veto" if view.phase == "veto" else "caesar-not-veto")
        case _:
            kind = KIND_OF.get(type(action), -1)
    if kind < 0:
        return say("refusal-Illegal")
    if kind not in map(KIND.__getitem__, view.hand):
        return say("caesar-no-such-card")
    if _of_kind(legal, kind):
        return say("caesar-not-there", card=face(kind, say))
    return why_not(view, kind, say)


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
