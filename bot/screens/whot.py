"""The screens of Whot: cards by their symbols, a hand of buttons, and the five symbols to call."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.i18n import Translator
from bot.names import Names
from bot.pictures.whot_picture import WhotPicture
from bot.screens.callback_data import Keys
from bot.screens.game_screens import Event, GameScreens, Path
from bot.screens.screen import (
    ALERT,
    WIDEST,
    Button,
    Rows,
    Style,
    by_length,
    in_even_rows,
    in_rows,
)
from bot.screens.words import fields_of
from engine.cards import Card, circle
from engine.game import Seat
from engine.games.whot.model import CATCH, DONE, DRAW, Action, Drew, Play, View
from engine.games.whot.pack import NUMBER, SPECIAL, SUITS, VALUE, WHOT

SYMBOLS: Final = {"c": "●", "t": "▲", "x": "✚", "s": "■", "*": "★"}
SYMBOL: Final = dict(enumerate(SUITS, 1))  # the numbers of the symbols in a path and on buttons

# What the public numbered buttons mean: 0 draws, from 1 on they are the cards of a hand.
DRAWS, FINISHES, CATCHES = 0, 90, 91
CALLS, LAST = 100, 200  # a Whot that calls a symbol; the same with "last card!"
OTHERS: Final[dict[int, Action]] = {DRAWS: DRAW, FINISHES: DONE, CATCHES: CATCH}


class WhotScreens(GameScreens[View, Action]):
    def sentences(
        self, events: Sequence[Event], t: Translator, names: Names, you: Seat | None
    ) -> list[str]:
        """Tell a General Market in one sentence and not in one for each player."""
        lines: list[str] = []
        market: list[Drew] = []
        for event in events:
            if isinstance(event, Drew) and event.why == "market" and event.seat != you:
                market.append(event)
                continue
            if not (isinstance(event, Drew) and event.why == "market"):
                lines += self._market_told(market, t, names, you)
                market = []
            lines.append(self.sentence(event, t, names, you))
        return lines + self._market_told(market, t, names, you)

    def _market_told(
        self, drew: list[Drew], t: Translator, names: Names, you: Seat | None
    ) -> list[str]:
        if len(drew) < 2:
            return [self.tell(event, t, names, you) for event in drew]
        return [t.html("event-whot-market", count=len(drew))]

    def tell(self, event: Event, t: Translator, names: Names, you: Seat | None = None) -> str:
        fields = fields_of(event, t, names, you)
        if "call" in fields:
            fields["call"] = _symbol(event.call, t) if event.call else "none"
        if "card" in fields:
            fields["card"] = face(event.card, t)
        if "cards" in fields:
            fields["known"] = event.cards is not None
            fields["cards"] = faces(event.cards or (), t)
        if "scores" in fields:
            scores = enumerate(event.scores)
            fields["scores"] = ", ".join(f"{names[seat]} {score}" for seat, score in scores)
        for shown_by_the_result in ("hands", "points"):
            fields.pop(shown_by_the_result, None)
        return t.html(f"event-whot-{event.kind}", **fields)

    def table(self, view: View, t: Translator, names: Names) -> str:
        lines = [t.html("whot-table", card=face(view.pile[-1], t), market=view.market)]
        if view.call:
            lines.append(t.html("whot-called", symbol=_symbol(view.call, t)))
        return "\n".join(lines + _due(view, t, names))

    def standing(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        held = [] if seat in view.left else [t.html("whot-holds", count=view.counts[seat])]
        return " · ".join([*held, *_points(view, seat, t)])

    def hand(self, view: View, t: Translator, names: Names) -> str:
        return t.html("whot-hand", cards=faces(hand_of(view), t))

    def final(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        hand = view.hands[seat]
        held = [t.html("whot-final", cards=faces(hand, t), value=value_of(hand))] if hand else []
        return " · ".join([*held, *_points(view, seat, t)])

    def picture(self, view: View, t: Translator, names: Names) -> WhotPicture:
        stayed = [seat for seat in range(len(view.counts)) if seat not in view.left]
        counts = tuple(count if seat in stayed else None for seat, count in enumerate(view.counts))
        top, market = view.pile[-1], view.market
        if not view.reason:
            return WhotPicture(top, view.call, view.pick, market, counts, view.turn)
        points = view.scores or [value_of(hand) for hand in view.hands]
        least = min(points[seat] for seat in stayed)
        winners = tuple(seat for seat in stayed if points[seat] == least)
        return WhotPicture(top, view.call, 0, market, counts, None, view.hands, winners)

    def label(self, action: Action, view: View, t: Translator, names: Names) -> str:
        match action:
            case Play():
                words = [face(action.card, t), SYMBOLS.get(action.call, "")]
                words += [t("whot-says-last")] if action.last else []
                return " ".join(word for word in words if word)
            case _ if action == DRAW:
                return t("whot-take", count=view.pick) if view.pick else t("whot-draw")
            case _:
                return t(f"whot-{action.kind}")

    def menu(
        self,
        view: View,
        legal: Sequence[Action],
        path: Path,
        t: Translator,
        names: Names,
        keys: Keys,
    ) -> Rows:
        """Return the hand, or the symbols to call. A path is whether "last card!" is said, and then
        1 where a Whot asks for its symbol."""
        can_say_last = any(isinstance(action, Play) and action.last for action in legal)
        last = can_say_last and path[:1] == (1,)
        if len(path) > 1:
            return _symbols(legal, last, t, keys)
        return (
            *_cards(view, legal, last, t, keys),
            *(((_saying_last(last, t, keys),),) if can_say_last else ()),
            *self._beside_cards(view, legal, t, names, keys),
        )

    def _beside_cards(
        self, view: View, legal: Sequence[Action], t: Translator, names: Names, keys: Keys
    ) -> Rows:
        styles: dict[Action, Style] = {
            DRAW: "danger" if view.pick else "primary",
            DONE: "primary",
            CATCH: "danger",
        }
        return tuple(
            (keys.move(self.label(action, view, t, names), legal.index(action), style),)
            for action, style in styles.items()
            if action in legal
        )

    def question(self, view: View, path: Path, t: Translator, names: Names) -> str:
        return (
            t.html("whot-which-symbol") if len(path) > 1 else super().question(view, path, t, names)
        )

    def why_not(self, view: View, number: int, t: Translator) -> str:
        hand = hand_of(view)
        if not 0 <= number < len(hand):
            return t("refusal-Illegal")
        card = hand[number]
        shown, top = face(card, t), face(view.pile[-1], t)
        if view.seat != view.turn:
            return t("refusal-NotYourTurn")
        if view.phase == "pick":
            key = "whot-not-pick-undefended" if view.options.no_defending else "whot-not-pick"
            return t(key, card=shown, number=NUMBER[view.pile[-1]], count=view.pick)
        if view.phase == "decking":
            return t("whot-not-decking", card=shown, number=NUMBER[view.pile[-1]])
        if view.options.no_special_finish and len(hand) == 1 and card in SPECIAL:
            return t("whot-not-special", card=shown)
        if view.call:
            return t("whot-not-called", card=shown, symbol=SYMBOLS[view.call])
        return t("whot-not-fitting", card=shown, top=top)

    def cannot(self, view: View, legal: Sequence[Action], action: Action, t: Translator) -> str:
        hand = hand_of(view)
        match action:
            case Play(card) if card not in hand:
                return t("whot-not-held", card=face(card, t))
            case Play(card) if any(
                isinstance(other, Play) and other.card == card for other in legal
            ):
                return t("whot-say-symbol" if card == WHOT else "whot-not-last")
            case Play(card):
                return self.why_not(view, hand.index(card), t)
            case _ if action == DRAW and view.phase:
                return t(f"whot-not-draw-{view.phase}", number=NUMBER[view.pile[-1]])
            case _:
                return t("refusal-Illegal")

    def open_moves(self, view: View) -> list[Action]:
        return [] if view.phase == "found" else [DONE if view.phase == "decking" else DRAW]

    def public_keys(
        self, view: View, t: Translator, names: Names, keys: Keys, with_numbers: bool
    ) -> Rows:
        """Offer what the whole table knows of: as many numbers as somebody has cards, and the moves
        of the phase."""
        numbers = _numbers(view, t, keys) if with_numbers else ()
        buttons: list[Button] = []
        if view.phase == "decking":
            buttons.append(keys.number(self.label(DONE, view, t, names), FINISHES))
        elif view.phase != "found":
            buttons.append(keys.number(self.label(DRAW, view, t, names), DRAWS))
        if view.silent is not None and view.silent != view.turn:
            buttons.append(keys.number(self.label(CATCH, view, t, names), CATCHES))
        return (*numbers, *by_length(buttons))

    def alert(self, view: View, legal: Sequence[Action], t: Translator, names: Names) -> str:
        """List all cards with their numbers; of a hand too large for that, those that can be
        played."""
        cards = list(enumerate(hand_of(view), 1))
        for gap in ("  ", " "):
            entries = [f"{number} {_short(card, t)}" for number, card in cards]
            if len(text := gap.join(entries)) <= ALERT:
                return text or t("whot-no-cards")
        playable = {action.card for action in legal if isinstance(action, Play)}
        entries = [f"{number} {_short(card, t)}" for number, card in cards if card in playable]
        return t("whot-large-hand", count=len(cards)) + " ".join(entries)

    def numbered(
        self, view: View, legal: Sequence[Action], number: int, t: Translator
    ) -> int | str:
        hand = hand_of(view)
        last, rest = number >= LAST, number % LAST
        if not last and rest in OTHERS:
            action = OTHERS[rest]
            return legal.index(action) if action in legal else t("refusal-Illegal")
        if suit := SYMBOL.get(rest - CALLS):
            for play in (Play(WHOT, suit, last), Play(WHOT)):
                if play in legal:
                    return legal.index(play)
            return self.why_not(view, hand.index(WHOT), t) if WHOT in hand else t("whot-no-whot")
        if not 1 <= rest <= len(hand):
            return t("refusal-Illegal")
        card = hand[rest - 1]
        if (play := Play(card, last=last)) in legal:
            return legal.index(play)
        if card == WHOT and any(isinstance(action, Play) and action.call for action in legal):
            return t("whot-tap-a-symbol")
        return self.why_not(view, rest - 1, t)


def face(card: Card, t: Translator) -> str:
    return t("whot-card") if card == WHOT else f"{SYMBOLS[card[0]]}{card[1:]}"


def faces(cards: Iterable[Card], t: Translator) -> str:
    return "  ".join(face(card, t) for card in cards)


def _symbol(suit: str, t: Translator) -> str:
    return f"{SYMBOLS[suit]} {t(f'whot-symbol-{SUITS[suit]}')}"


def _due(view: View, t: Translator, names: Names) -> list[str]:
    """Tell who must pick how many, and what may be done instead."""
    fields = {
        "count": view.pick,
        "number": NUMBER[view.pile[-1]],
        "mine": view.seat == view.turn,
        "seat": names[view.turn],
    }
    if view.phase == "decking" and (view.pick or fields["mine"]):
        asked = circle(len(view.counts), view.left)[view.turn]
        return [t.html("whot-adds", asked=names[asked], you=asked == view.seat, **fields)]
    if not view.pick or view.reason:
        return []
    answer = "none" if view.options.no_defending else "number"
    answer += "-or-whot" if view.options.whot_cancels_pick else ""
    return [t.html("whot-pick", answer=answer, **fields)]


def _points(view: View, seat: Seat, t: Translator) -> list[str]:
    """Return the points of a seat in all deals of a match so far."""
    return [t.html("whot-points", count=view.scores[seat])] if view.scores else []


def value_of(cards: Iterable[Card]) -> int:
    return sum(VALUE[card] for card in cards)


def _cards(view: View, legal: Sequence[Action], last: bool, t: Translator, keys: Keys) -> Rows:
    """Return the sorted hand; the Whots, which are all alike, share a button."""
    hand = hand_of(view)
    buttons = []
    for number, card in enumerate(hand):
        if card == WHOT and hand.index(WHOT) < number:
            continue
        text = face(card, t)
        if card == WHOT and hand.count(WHOT) > 1:
            text += f" ×{hand.count(WHOT)}"
        if (play := Play(card, last=last)) in legal:
            buttons.append(keys.move(t("can-play", card=text), legal.index(play)))
        elif card == WHOT and any(isinstance(a, Play) and a.card == WHOT for a in legal):
            buttons.append(keys.walk(t("can-play", card=text), int(last), 1, style="success"))
        else:
            buttons.append(keys.shut(text, number))
    return in_rows(buttons, 4 if len(buttons) <= 12 else 5 if len(buttons) <= 20 else 6)


def _symbols(legal: Sequence[Action], last: bool, t: Translator, keys: Keys) -> Rows:
    calls = [
        keys.move(_symbol(suit, t), legal.index(play))
        for suit in SUITS
        if (play := Play(WHOT, suit, last)) in legal
    ]
    return (*in_rows(calls, 2), (keys.walk(t("back"), int(last)),))


def _saying_last(last: bool, t: Translator, keys: Keys) -> Button:
    key = "whot-last-said" if last else "whot-last-unsaid"
    return keys.walk(t(key), int(not last), style="primary" if last else "")


def hand_of(view: View) -> tuple[Card, ...]:
    """Return a hand in the order of the pack: by symbol and number, the Whots last."""
    return () if view.seat is None else view.hands[view.seat]


def _numbers(view: View, t: Translator, keys: Keys) -> Rows:
    """Return the numbers of the cards, below them the five symbols; with "last card!" all of them
    once more."""
    count = view.counts[view.turn]
    numbers = range(1, count + 1)
    cards = [keys.number(str(number), number) for number in numbers]
    symbols = [keys.number(SYMBOLS[suit], CALLS + n) for n, suit in SYMBOL.items()]
    last: list[Button] = []
    if view.options.last_card_call and count == 2:
        last += [
            keys.number(t("whot-number-last", number=number), LAST + number) for number in numbers
        ]
        last += [
            keys.number(t("whot-number-last", number=SYMBOLS[suit]), LAST + CALLS + n)
            for n, suit in SYMBOL.items()
        ]
    return (*in_even_rows(cards, WIDEST), tuple(symbols), *by_length(last))


def _short(card: Card, t: Translator) -> str:
    return t("whot-card-short") if card == WHOT else face(card, t)
