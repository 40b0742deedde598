"""Questions at each step of a choice, and why something cannot be chosen."""

from collections.abc import Sequence

from bot.i18n import Translator
from bot.screens.caesar import caesar_drawing
from bot.screens.caesar.caesar_hand import of_kind
from bot.screens.caesar.caesar_steps import AT_GROUP, BUST, THEN, can_place, way
from bot.screens.caesar.caesar_words import ICONS, face, group_name, trick_name
from bot.screens.game_screens import Path
from engine.games.caesar.model import VETO_IT, Action, Discard, Lay, Play, View
from engine.games.caesar.pack import ASSASSINATION, EACH, KIND, VETO, WORDS
from engine.games.caesar.tricks import KIND_OF


def question(view: View, path: Path, t: Translator) -> str:
    match view.phase:
        case "setup":
            assert view.seat is not None
            group = min(4, 5 - len(view.pool))
            named = {"icon": ICONS[group], "group": group_name(group, t)}
            return t.html("caesar-ask-setup", number=group + 1, **named)
        case "play" if path and path[0] in map(KIND.__getitem__, view.hand):
            return _where(view, path, t)
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


def _where(view: View, path: Path, t: Translator) -> str:
    """Ask for the group of the chosen card, and then how it is played there."""
    fields = {"card": face(path[0], t), "way": way(view), "kind": WORDS[path[0]]}
    what = "target" if path[0] >= ASSASSINATION else "where"
    if len(path) > 1 and path[1] in EACH:
        fields |= {"icon": ICONS[path[1]], "group": group_name(path[1], t)}
        return t.html(f"caesar-ask-{what}-there", **fields)
    return t.html(f"caesar-ask-{what}", **fields)


def why_not(view: View, number: int, t: Translator) -> str:
    """Explain by the kind of card that was tapped."""
    if view.phase == "setup":
        return t("caesar-not-again")
    if view.phase == "castling" and view.seat == view.turn:
        return t("caesar-not-yet")
    if number in (BUST, THEN):
        return t(_why_shut(view, number))
    if AT_GROUP <= number < AT_GROUP + 5:
        group = number - AT_GROUP
        return t(
            "caesar-not-here" if view.left[group] else "caesar-not-won", group=group_name(group, t)
        )
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
    if of_kind(legal, kind):
        return t("caesar-not-so", card=face(kind, t))
    return why_not(view, kind, t)
