"""The screens of Whot: cards by their symbols, a hand of buttons, and the five symbols to call."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.i18n import Translator
from bot.names import Names
from bot.pictures.whot_hand_picture import CardState, HeldCard, WhotHandPicture, in_row
from bot.pictures.whot_picture import WhotCover, WhotPicture
from bot.pictures.whot_rule_picture import WhotRulePicture
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
from engine.chance import Loose
from engine.game import Seat
from engine.games.whot.model import CATCH, DONE, DRAW, Action, Drew, PickDue, Play, State, View
from engine.games.whot.pack import (
    GENERAL_MARKET,
    NUMBER,
    PACK,
    SPECIAL,
    SUITS,
    VALUE,
    WHOT,
    cards_of,
)

SYMBOLS: Final = {"c": "●", "t": "▲", "x": "✚", "s": "■", "*": "★"}
SYMBOL: Final = dict(enumerate(SUITS, 1))  # the numbers of the symbols in a path and on buttons

# What the public numbered buttons mean: 0 draws, from 1 on they are the cards of a hand.
DRAWS, FINISHES, CATCHES = 0, 90, 91
CALLS, LAST = 100, 200  # a Whot that calls a symbol; the same with "last card!"
CAUGHT: Final = 2  # cards that a silent player draws
ENDS: Final = "☠️"  # on a card that ends the game
# What the rule sheet shows: cards on a 5 of circles, the special cards, and what cards count.
EXAMPLE: Final[tuple[tuple[Card, CardState], ...]] = (
    ("c7", "lit"), ("c12", "lit"), ("t4", "dim"), ("t5", "lit"), ("x13", "dim"), ("s5", "lit"),
    ("*1", "dim"),
)  # fmt: skip
NAMED: Final = ("c1", "t2", "x5", "*8", "s14", WHOT)
COUNTED: Final = ("c12", "*8", WHOT)
OTHERS: Final[dict[int, Action]] = {DRAWS: DRAW, FINISHES: DONE, CATCHES: CATCH}


class WhotScreens(GameScreens[View, Action]):
    draws_open_hands = True

    def sentences(
        self, events: Sequence[Event], t: Translator, names: Names, you: Seat | None
    ) -> list[str]:
        """Tell a General Market in one sentence and not in one for each player. What is due is told
        by `table`."""
        lines: list[str] = []
        market: list[Drew] = []
        for event in events:
            if isinstance(event, PickDue):
                continue
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
            fields["scores"] = t.comma.join(f"{names[seat]} {score}" for seat, score in scores)
        for shown_by_the_result in ("hands", "points"):
            fields.pop(shown_by_the_result, None)
        return t.html(f"event-whot-{event.kind}", **fields)

    def table(self, view: View, t: Translator, names: Names) -> str:
        points = [f"{names[seat]} {score}" for seat, score in enumerate(view.scores)]
        match = [t.html("whot-match", points=" · ".join(points))] if points else []
        return "\n".join([*match, *_due(view, t, names)])

    def board(self, view: View, path: Path, t: Translator, names: Names) -> str:
        lines = [t.html("whot-board", card=face(view.pile[-1], t), market=view.market)]
        if view.call:
            lines.append(t.html("whot-called", symbol=_symbol(view.call, t)))
        return "\n".join(lines)

    def standing(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        return "" if seat in view.left else t.html("whot-holds", count=view.counts[seat])

    def hand(self, view: View, t: Translator, names: Names) -> str:
        return t.html("whot-hand", cards=faces(hand_of(view), t))

    def held(self, view: View, t: Translator) -> str:
        return faces(hand_of(view), t)

    def final(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        hand = view.hands[seat]
        held = [t.html("whot-final", cards=faces(hand, t), value=value_of(hand))] if hand else []
        return " · ".join([*held, *_points(view, seat, t)])

    def score(self, view: View, seat: Seat, t: Translator) -> str:
        if seat in view.left:
            return ""
        points = view.scores[seat] if view.scores else value_of(view.hands[seat])
        return t("whot-points", count=points)

    def cover(self, t: Translator) -> WhotCover:
        return WhotCover(NAMED)

    def picture(self, view: View, t: Translator, names: Names) -> WhotPicture:
        return WhotPicture(
            view.pile[-1],
            view.call,
            0 if view.reason else view.pick,
            view.market,
            names.plates[: len(view.counts)],
            tuple(None if seat in view.left else n for seat, n in enumerate(view.counts)),
            None if view.reason else view.turn,
            _asked(view),
            t("whot-market"),
            _symbol_name(view.call, t),
            view.hands if view.reason else (),
        )

    def open_picture(self, state: State, t: Translator, names: Names) -> WhotPicture:
        hands = tuple(map(cards_of, state.hands))
        return replace(self.picture(self.game.view(state, None), t, names), hands=hands)

    def hand_picture(
        self, view: View, path: Path, t: Translator, names: Names
    ) -> WhotHandPicture | None:
        if view.seat is None:
            return None
        hand = hand_of(view)
        lit: set[Card] = set()
        rest: CardState = "plain"
        if len(path) > 1:
            lit = {WHOT}
        elif view.seat == view.turn and not view.reason:
            lit = {action.card for action in self._legal(view) if isinstance(action, Play)}
            rest = "dim"
        cards = tuple(
            HeldCard(card, hand.count(card), "lit" if card in lit else rest)
            for card in dict.fromkeys(hand)
        )
        return WhotHandPicture(
            cards,
            view.pile[-1],
            view.call,
            view.pick if view.seat == _asked(view) else 0,
            t("whot-top"),
            _symbol_name(view.call, t),
            t("whot-market-holds", count=view.market),
        )

    def lesson_picture(
        self,
        view: View,
        offered: Sequence[Action],
        points_at: Sequence[str],
        t: Translator,
        names: Names,
    ) -> WhotHandPicture | None:
        """Light up the cards that can be chosen, and darken those that don't fit."""
        shown = self.hand_picture(view, (), t, names)
        if shown is None:
            return None
        lit = {action.card for action in offered if isinstance(action, Play)}
        fits = {each.card for each in shown.cards if each.state == "lit"}

        def state(card: Card) -> CardState:
            if card in lit:
                return "lit"
            return "dim" if offered and card not in fits else "plain"

        cards = (replace(each, state=state(each.card)) for each in shown.cards)
        return replace(shown, cards=tuple(cards))

    def rule_picture(self, page: int, t: Translator) -> object | None:
        """Describe cards that fit or do not, the special cards, and what cards count."""
        if page == 1:
            cards = tuple(HeldCard(card, 1, state) for card, state in EXAMPLE)
            return WhotHandPicture(cards, "c5", "", 0, t("whot-top"))
        if page == 2:
            named = ((card, t(f"whot-name-{NUMBER[card]}")) for card in NAMED)
            return WhotRulePicture(tuple(named))
        counted = ((card, t("whot-points", count=VALUE[card])) for card in COUNTED)
        return WhotRulePicture(tuple(counted))

    def _legal(self, view: View) -> list[Action]:
        """Return what a seat may do, which is the same in all worlds that it thinks possible."""
        assert view.seat is not None
        return self.game.legal(next(self.game.worlds(view, Loose(0))), view.seat)

    def label(self, action: Action, view: View, t: Translator, names: Names) -> str:
        match action:
            case Play():
                words = [face(action.card, t), SYMBOLS.get(action.call, "")]
                words += [t("whot-says-last")] if action.last else []
                return " ".join(word for word in words if word)
            case _ if action == DRAW:
                return t("whot-draw", count=max(1, view.pick))
            case _ if action == CATCH and view.silent is not None:
                return t("whot-catch", seat=names[view.silent])
            case _:
                return t(f"whot-{action.kind}")

    def _key(self, action: Action, view: View, t: Translator, names: Names) -> str:
        """Return a label that also tells that the action ends the game."""
        label = self.label(action, view, t, names)
        needed = {DRAW: max(1, view.pick), CATCH: CAUGHT}.get(action, 0)
        if _drawable(view) >= needed:
            return label
        return t("whot-ends", label=label, match=bool(view.options.match_to))

    def thing(self, what: str, view: View, t: Translator) -> str:
        return face(what, t)

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
            (keys.move(self._key(action, view, t, names), legal.index(action), style),)
            for action, style in styles.items()
            if action in legal
        )

    def question(self, view: View, path: Path, t: Translator, names: Names) -> str:
        if len(path) > 1:
            return t.html("whot-which-symbol")
        lines = [super().question(view, path, t, names)]
        can_draw = view.phase in ("", "pick")
        may_end = can_draw and _drawable(view) < max(1, view.pick)
        if may_end or any(_is_last_market(card, view) for card in hand_of(view)):
            lines.insert(0, t.html("whot-deadly", match=bool(view.options.match_to)))
        return "\n".join(lines)

    def coach_marks(self, view: View, legal: Sequence[Action]) -> list[str]:
        plays = [action for action in legal if isinstance(action, Play)]
        marks = (
            ("pick", view.phase == "pick" and bool(plays)),
            ("call", any(play.last for play in plays)),
            ("last", bool(plays) and len(hand_of(view)) == 1),
            ("whot", any(play.card == WHOT for play in plays)),
        )
        return [mark for mark, is_new in marks if is_new]

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
            return t("whot-not-called", card=shown, symbol=_symbol(view.call, t))
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
            buttons.append(keys.number(self._key(DONE, view, t, names), FINISHES))
        elif view.phase != "found":
            buttons.append(keys.number(self._key(DRAW, view, t, names), DRAWS))
        if view.silent is not None and view.silent != view.turn:
            buttons.append(keys.number(self._key(CATCH, view, t, names), CATCHES))
        return (*numbers, *by_length(buttons))

    def alert(self, view: View, legal: Sequence[Action], t: Translator, names: Names) -> str:
        """List all cards with the numbers of their keys; of a hand too large for that, those that
        can be played."""
        hand = hand_of(view)
        if not hand:
            return t("whot-no-cards")
        entries = _numbered(hand, t)
        head = t("whot-alert")
        for text in (f"{head}\n{'  '.join(entries)}", "  ".join(entries), " ".join(entries)):
            if len(text) <= ALERT:
                return text
        playable = {action.card for action in legal if isinstance(action, Play)}
        entries = _numbered(hand, t, playable)
        return t("whot-large-hand", count=len(hand)) + " ".join(entries)

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
    return f"{SYMBOLS[suit]} {_symbol_name(suit, t)}"


def _symbol_name(suit: str, t: Translator) -> str:
    return t(f"whot-symbol-{SUITS[suit]}") if suit else ""


def _drawable(view: View, played: int = 0) -> int:
    """Return how many cards can be drawn after so many more lie on the pile."""
    pile = len(view.pile) + played
    is_kept = view.reshuffled or view.options.tender or pile == 1
    return view.market + (0 if is_kept else pile - 1)


def _is_last_market(card: Card, view: View) -> bool:
    """Return whether a card is a General Market for which there are too few cards."""
    others = len(view.counts) - len(view.left) - 1
    return NUMBER[card] == GENERAL_MARKET and _drawable(view, played=1) < others


def _asked(view: View) -> Seat:
    """Return who must draw what is due."""
    if view.phase == "decking":
        return circle(len(view.counts), view.left)[view.turn]
    return view.turn


def _due(view: View, t: Translator, names: Names) -> list[str]:
    """Tell who must draw how many, and what may be done instead."""
    fields = {
        "count": view.pick,
        "number": NUMBER[view.pile[-1]],
        "mine": view.seat == view.turn,
        "seat": names[view.turn],
    }
    if view.phase == "decking" and (view.pick or fields["mine"]):
        asked = _asked(view)
        return [t.html("whot-adds", asked=names[asked], you=asked == view.seat, **fields)]
    if not view.pick or view.reason:
        return []
    answer = "none" if view.options.no_defending else "number"
    answer += "-or-whot" if view.options.whot_cancels_pick else ""
    return [t.html("whot-due", answer=answer, **fields)]


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
        if _is_last_market(card, view):
            text += f" {ENDS}"
        if (play := Play(card, last=last)) in legal:
            buttons.append(keys.move(t("can-play", card=text), legal.index(play)))
        elif card == WHOT and any(isinstance(a, Play) and a.card == WHOT for a in legal):
            buttons.append(keys.walk(t("can-play", card=text), int(last), 1, style="success"))
        else:
            buttons.append(keys.shut(text, number))
    return in_rows(buttons, in_row(len(buttons)))


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


def _numbered(hand: Sequence[Card], t: Translator, shown: Collection[Card] = PACK) -> list[str]:
    """List cards with the numbers of their keys, the Whots, which are alike, in one entry."""
    numbers = list(enumerate(hand, 1))
    entries = [f"{n} {face(card, t)}" for n, card in numbers if card != WHOT and card in shown]
    whots = [n for n, card in numbers if card == WHOT and card in shown]
    if whots:
        span = f"{whots[0]}–{whots[-1]}" if len(whots) > 1 else f"{whots[0]}"
        entries.append(f"{span} {face(WHOT, t)}")
    return entries
