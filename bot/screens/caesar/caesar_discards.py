"""The discards of both players, which lie open."""

from collections import Counter
from typing import Final

from bot.i18n import Translator
from bot.names import Names
from bot.screens.caesar.caesar_telling import each_of_two
from bot.screens.caesar.caesar_words import face
from bot.screens.callback_data import Keys
from bot.screens.game_screens import Path
from bot.screens.screen import Button
from engine.game import Seat
from engine.games.caesar.model import View
from engine.games.caesar.pack import ASSASSINATION, KIND, NUMBERS, PHILOSOPHER, VETO

LOOK: Final = (30,)  # the step of a choice in which one looks at the discards; no kind of card
ORDER: Final = (*NUMBERS, PHILOSOPHER, *range(ASSASSINATION, VETO + 1))


def discards(view: View, t: Translator, names: Names) -> str:
    """List the discards of both sides by their kinds; nothing as long as there are none."""
    if not any(view.discards):
        return ""
    return t.html(
        "caesar-discards", **each_of_two([_kinds(view, 0, t), _kinds(view, 1, t)], "cards", names)
    )


def _kinds(view: View, seat: Seat, t: Translator) -> str:
    """Count the discards of a seat by kind, action cards by their signs: what happened since one's
    last move needs the room."""
    counts = Counter(KIND[card] for card in view.discards[seat])
    shown = [(face(kind, t).split()[0], counts[kind]) for kind in ORDER if counts[kind]]
    return " ".join(f"{text}×{count}" if count > 1 else text for text, count in shown) or "–"


def look_button(view: View, path: Path, t: Translator, keys: Keys) -> Button | None:
    """Return the key that shows the discards in the hand, or puts them away again."""
    count = sum(map(len, view.discards))
    if not count:
        return None
    text = t("caesar-discards-button", count=count)
    if path == LOOK:
        return keys.walk(t("caesar-chosen", card=text), style="primary")
    return keys.walk(text, *LOOK)
