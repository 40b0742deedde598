"""Drawing from one's two decks: to refill the hand, or one card for a Veto."""

from typing import Final

from bot.i18n import Translator
from bot.screens.caesar.caesar_steps import BUST, asked
from bot.screens.callback_data import Keys
from bot.screens.screen import Button, Rows, in_rows
from engine.games.caesar.model import DRAWS, Deck, View
from engine.games.caesar.pack import HAND

BEGUN: Final = {"refill": "bust-drawn", "replace": "veto-played"}
WIDTHS: Final = {2: 3, 3: 2, 4: 2, 5: 3, 6: 4}
MOST_BY_ONE: Final = 4  # cards that may be drawn one by one: more keys would be too many


def label(deck: Deck, view: View, t: Translator) -> str:
    return t(f"caesar-draw-{deck}", count=view.decks[asked(view)][deck == "action"])


def question(view: View, t: Translator) -> str:
    influence, actions = view.decks[asked(view)]
    return t.html(
        f"caesar-ask-{view.phase}",
        missing=_missing(view),
        influence=influence,
        actions=actions,
    )


def menu(view: View, t: Translator, keys: Keys) -> Rows:
    """Offer all that is missing by one key, or one card first, to choose the next when it is
    seen."""
    shut = (keys.shut(t(f"caesar-{BEGUN[view.phase]}"), BUST),)
    missing = _missing(view)
    if missing == 1:
        one = (keys.move(label(draw.deck, view, t), index) for index, draw in enumerate(DRAWS))
        return (tuple(one), shut)
    first = tuple(
        keys.move(t(f"caesar-first-{draw.deck}"), index, style="")
        for index, draw in enumerate(DRAWS)
    )
    width = WIDTHS[missing]  # up to four, the less is missing the fewer rows there are
    one_by_one = (first,) if missing <= MOST_BY_ONE else ()
    return (*one_by_one, *in_rows(_all_at_once(view, missing, t, keys), width), shut)


def _missing(view: View) -> int:
    return 1 if view.phase == "replace" else min(HAND - len(view.hand), sum(view.decks[view.turn]))


def _all_at_once(view: View, missing: int, t: Translator, keys: Keys) -> list[Button]:
    influence, actions = view.decks[view.turn]
    return [
        keys.moves(
            t("caesar-draw-several", influence=missing - drawn, actions=drawn),
            *_choices(missing - drawn, drawn, influence),
        )
        for drawn in range(missing + 1)
        if missing - drawn <= influence and drawn <= actions
    ]


def _choices(influence: int, actions: int, deck: int) -> list[int]:
    """Return indices into what is legal: once the first deck is empty, there is nothing to
    choose."""
    return [0] * influence + [1] * (actions if influence < deck else 0)
