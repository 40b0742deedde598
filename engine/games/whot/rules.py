"""How Whot is played."""

import re
from collections.abc import Iterable, Iterator, Sequence
from operator import add
from typing import Any, Final

from engine.cards import Card, circle, places, rest_of_pack
from engine.chance import Chance
from engine.game import Emit, Game, Outcome, Seat, Viewer, squeeze, tell, told_apart
from engine.games.whot.model import (
    ANNOUNCED,
    CALLS,
    CATCH,
    DONE,
    DRAW,
    LAST_WHOT,
    PLAY,
    PLAYS,
    Action,
    Catch,
    Caught,
    DealEnded,
    Done,
    Draw,
    Drew,
    Ended,
    Event,
    HeldOn,
    Left,
    Options,
    PickCancelled,
    PickDue,
    Play,
    Played,
    Reshuffled,
    State,
    SuddenDeath,
    Suspended,
    View,
    Why,
)
from engine.games.whot.moments import importance
from engine.games.whot.pack import (
    A_WHOT,
    BIT,
    FITS,
    GENERAL_MARKET,
    HOLD_ON,
    NUMBER,
    OF_NUMBER,
    PACK,
    PICK_THREE,
    PICK_TWO,
    SPECIAL,
    SUITS,
    SUSPENSION,
    WHOT,
    Hand,
    cards_of,
    hand_of,
    hand_value,
    size_of,
)
from engine.games.whot.reasons import reason
from engine.reasons import Reason

_ASKED: Final = tuple((seat,) for seat in range(6))


class Whot(Game[State, Action, View]):
    key = "whot"
    seats = range(2, 7)
    options = Options
    reasons = ("empty_hand", "sudden_death", "match", "last_standing")
    usual_moves = 40
    rated_options = (
        *("forced_moves", "market_keeps_turn", "whot_cancels_pick", "no_defending", "pick_five"),
        *("star_skips_two", "last_card_call", "no_special_finish"),
    )
    events = told_apart(Event)

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        s = State(options, [0] * seats, [], [], circle(seats))
        if options.match_to:
            s.scores = (0,) * seats
        _deal(s, chance)
        return s

    def to_act(self, s: State) -> tuple[Seat, ...]:
        return () if s.reason else _ASKED[s.turn]

    def legal(self, s: State, seat: Seat) -> list[Action]:
        hand = s.hands[seat]
        legal: list[Action]
        if s.phase:
            legal = _legal_in_phase(s, hand)
        else:
            by_suit, by_number = FITS[s.call or s.pile[-1]]
            if hand >= A_WHOT:
                calls = _calls(hand)
                legal = [*PLAYS[hand & by_suit], *PLAYS[hand & by_number], *calls, DRAW]
            else:
                legal = [*PLAYS[hand & by_suit], *PLAYS[hand & by_number], DRAW]
        rules = s.options
        if rules.last_card_call or rules.no_special_finish:
            return _legal_near_the_end(s, seat, hand, legal)
        return legal

    def play(
        self, s: State, seat: Seat, action: Action, chance: Chance, emit: Emit | None = None
    ) -> None:
        if isinstance(action, Draw):
            _draw(s, seat, chance, emit)
            return
        if not isinstance(action, Play):
            _finish_decking_or_catch(s, seat, action, chance, emit)
            return
        card = action.card
        hand = s.hands[seat] = s.hands[seat] - BIT[card]
        s.pile.append(card)
        s.call = action.call
        if emit:
            emit(Played(seat, card, action.call, size_of(hand), action.last))
        is_special = card in SPECIAL
        if is_special:
            _take_effect(s, seat, card, chance, emit)
            if s.reason:
                _deal_ends(s, chance, emit)
                return
        if not hand:
            _end(s, "empty_hand", emit)
            _deal_ends(s, chance, emit)
            return
        rules = s.options
        if rules.last_card_call:
            s.silent = seat if size_of(hand) == 1 and not action.last else None
        if rules.double_decking and _can_add(s, hand, card):
            s.phase = "decking"
        elif is_special or s.phase:
            _turn_ends(s, seat, emit)
        else:
            s.turn = s.after[seat]

    def outcome(self, s: State) -> Outcome | None:
        if not s.reason:
            return None
        # who left stands behind everybody who stayed, the earlier the lower
        points = s.scores or tuple(map(hand_value, s.hands))
        standings = [
            (seat in s.left, -s.left.index(seat) if seat in s.left else points[seat])
            for seat in range(len(s.hands))
        ]
        return Outcome(places(standings), s.reason)

    def view(self, s: State, viewer: Viewer) -> View:
        hands = [*map(cards_of, s.hands)]
        counts = tuple(map(len, hands))
        if not s.reason:
            shown: list[tuple[Card, ...]] = [()] * len(hands)
            if viewer is not None:
                shown[viewer] = hands[viewer]
            hands = shown
        return self.seen(s, viewer, hands=tuple(hands), counts=counts)

    def worlds(self, view: View, chance: Chance) -> Iterator[State]:
        unseen = rest_of_pack(PACK, view.pile, *view.hands)
        while True:
            chance.shuffle(unseen)
            at = 0
            hands = []
            for cards, count in zip(view.hands, view.counts, strict=True):
                dealt = at + count - len(cards)
                hands.append(hand_of(cards) + hand_of(unseen[at:dealt]))
                at = dealt
            after = circle(len(hands), view.left)
            yield self.world(view, hands=hands, market=unseen[at:], after=after)

    def on_timeout(self, s: State, seat: Seat) -> Action:
        """Draws; unless that would end everybody's game, or may not be done."""
        legal = self.legal(s, seat)
        if s.phase == "decking":
            return DONE
        if DRAW in legal and _drawable(s) >= max(1, s.pick):
            return DRAW
        first = legal[0]
        spoken = ANNOUNCED.get(first) if isinstance(first, Play) else None
        return spoken if spoken in legal else first

    def forced(self, s: State, seat: Seat) -> Action | None:
        """A pick that cannot be passed on, or not any more, since all cards that could lie on the
        pile. Drawing because nothing in the hand fits is never forced: it would tell."""
        rules = s.options
        if s.phase != "pick" or rules.whot_cancels_pick or _drawable(s) < s.pick:
            return None
        if s.silent is not None and s.silent != seat:
            return None
        answers = OF_NUMBER[NUMBER[s.pile[-1]]]
        is_unanswered = rules.no_defending or all(card in s.pile for card in cards_of(answers))
        return DRAW if is_unanswered else None

    def forfeit(self, s: State, seat: Seat, chance: Chance, emit: Emit | None = None) -> None:
        """The hand goes under the market; a pick that was due passes to the next player."""
        s.market[:0] = cards_of(s.hands[seat])
        s.hands[seat] = 0
        s.left.append(seat)
        s.after = circle(len(s.hands), s.left)
        if s.silent == seat:
            s.silent = None
        tell(emit, Left, seat)
        if len(s.left) == len(s.hands) - 1:
            _end(s, "last_standing", emit)
        elif s.turn == seat:
            s.skips = 0
            s.turn = s.after[seat]
            s.phase = "pick" if s.pick else ""
            if s.pick and emit:
                emit(PickDue(s.turn, s.pick, NUMBER[s.pile[-1]]))

    def importance(self, before: State, after: State, events: Sequence[Any]) -> int:
        return importance(before, after, events)

    def reason(self, view: View, played: Action, better: Action) -> Reason | None:
        return reason(self, view, played, better)

    def sketch(self, view: View) -> str:
        called = f", {SUITS[view.call]} called" if view.call else ""
        due = f", {view.pick} to pick" if view.pick else ""
        lines = [f"top {view.pile[-1]}{called}{due}, market {view.market}"]
        if view.scores:
            lines.append(f"points {' '.join(map(str, view.scores))}")
        for seat, count in enumerate(view.counts):
            mark = ">" if seat == view.turn and not view.reason else " "
            who = "you" if seat == view.seat else f"seat {seat + 1}"
            held = "has left" if seat in view.left else f"{count} cards"
            lines.append(f"{mark} {who}: {held}  {' '.join(view.hands[seat])}".rstrip())
        return "\n".join(lines)

    def text(self, action: Action) -> str:
        if not isinstance(action, Play):
            return action.kind
        words = (action.card, SUITS.get(action.call, ""), "last" if action.last else "")
        return " ".join(word for word in words if word)

    def read(self, text: str, legal: Sequence[Action]) -> Action | None:
        """Also understands "star 5", "5 of stars", "●5", "whot circle", "market"."""
        meant = _shorten(text)
        if meant.startswith(WHOT) and LAST_WHOT[0] in legal:
            meant = WHOT  # whatever it calls
        return next((a for a in legal if _shorten(self.text(a)) == meant), None)

    def vocabulary(self, options: Options) -> Iterable[Action]:
        return (*PLAY.values(), *CALLS, *LAST_WHOT, *ANNOUNCED.values(), DRAW, DONE, CATCH)

    def worth(self, s: State, seat: Seat) -> float:
        """By the cards one holds and their value, against who is nearest to none."""
        if s.reason:
            return super().worth(s, seat)
        if seat in s.left:
            return 0.0
        others = (
            size_of(hand)
            for other, hand in enumerate(s.hands)
            if other != seat and other not in s.left
        )
        nearest = min(others)
        own = s.hands[seat]
        of_deal = nearest / (nearest + size_of(own) + hand_value(own) / 40)
        if not s.scores:
            return of_deal
        settled = min(1.0, max(s.scores) / s.options.match_to)  # of the match, by what is counted
        so_far = Outcome(places(s.scores), "match").score(seat)
        return settled * so_far + (1 - settled) * of_deal


def _deal(s: State, chance: Chance) -> None:
    """The whole pack to everybody who stays, and a first card that is no Whot."""
    market = list(PACK)
    chance.shuffle(market)
    staying = len(s.hands) - len(s.left)
    dealt = staying * s.options.hand_size
    s.hands = [hand_of(market[-1 - n : -1 - dealt : -staying]) for n in range(staying)]
    for seat in sorted(s.left):
        s.hands.insert(seat, 0)
    del market[-dealt:]
    while (card := market.pop()) == WHOT:
        market.insert(chance.below(len(market) + 1), WHOT)
    s.market, s.pile = market, [card]


def _calls(hand: Hand) -> tuple[Play, ...]:
    if hand == A_WHOT:
        return LAST_WHOT
    return CALLS if hand > A_WHOT else ()


def _legal_in_phase(s: State, hand: Hand) -> list[Action]:
    if s.phase == "found":
        by_suit, by_number = FITS[s.call or s.pile[-1]]
        return [*PLAYS[hand & by_suit], *PLAYS[hand & by_number], *_calls(hand)]
    same = PLAYS[hand & OF_NUMBER[NUMBER[s.pile[-1]]]]
    if s.phase == "decking":
        return [*same, DONE]
    rules = s.options
    answers = () if rules.no_defending else same
    cancels = _calls(hand) if rules.whot_cancels_pick else ()
    return [*answers, *cancels, DRAW]


def _legal_near_the_end(s: State, seat: Seat, hand: Hand, legal: list[Action]) -> list[Action]:
    cards = cards_of(hand)
    if s.options.no_special_finish and len(cards) == 1 and cards[0] in SPECIAL:
        legal = [action for action in legal if not isinstance(action, Play)]
    if s.options.last_card_call and len(cards) == 2:
        legal = [
            spoken
            for action in legal
            for spoken in ((action, ANNOUNCED[action]) if isinstance(action, Play) else (action,))
        ]
    if s.silent is not None and s.silent != seat:
        legal.append(CATCH)
    return legal


def _can_add(s: State, hand: Hand, card: Card) -> bool:
    if s.options.no_special_finish and size_of(hand) == 1 and card in SPECIAL:
        return False
    return card != WHOT and bool(hand & OF_NUMBER[NUMBER[card]])


def _take_effect(s: State, seat: Seat, card: Card, chance: Chance, emit: Emit | None) -> None:
    number = SPECIAL[card]
    if card == WHOT:
        if s.pick:
            if emit:
                emit(PickCancelled(seat, s.pick))
            s.pick = 0
    elif number == PICK_TWO:
        s.pick += 2
    elif number == PICK_THREE:
        s.pick += 5 if s.options.pick_five else 3
    elif number == SUSPENSION:
        s.skips += 2 if card[0] == "*" and s.options.star_skips_two else 1
    elif number == GENERAL_MARKET:
        other = seat
        while not s.reason and (other := s.after[other]) != seat:
            _take(s, other, 1, "market", chance, emit)


def _turn_ends(s: State, seat: Seat, emit: Emit | None) -> None:
    """The card on top says who is next."""
    number = SPECIAL.get(s.pile[-1])
    if number == HOLD_ON or (number == GENERAL_MARKET and s.options.market_keeps_turn):
        s.phase = ""
        if emit:
            emit(HeldOn(seat))
        return
    turn = s.after[seat]
    while s.skips:
        s.skips -= 1
        if turn != seat:  # nobody suspends himself
            if emit:
                emit(Suspended(turn))
            turn = s.after[turn]
    s.turn = turn
    s.phase = "pick" if s.pick else ""
    if s.pick and emit:
        emit(PickDue(turn, s.pick, NUMBER[s.pile[-1]]))


def _draw(s: State, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Ends the turn, unless the house says that a draw goes on until a card fits."""
    s.silent = None
    if s.pick:
        count, s.pick = s.pick, 0
        _take(s, seat, count, "pick", chance, emit)
    elif s.options.draw_until_playable:
        s.phase = "found"
        _take(s, seat, len(PACK), "turn", chance, emit)
        if s.reason:
            _deal_ends(s, chance, emit)
        return
    elif s.market and not emit:  # what search does most, without the ceremony
        s.hands[seat] += BIT[s.market.pop()]
    else:
        _take(s, seat, 1, "turn", chance, emit)
    if s.reason:
        _deal_ends(s, chance, emit)
    else:
        s.phase = ""
        s.turn = s.after[seat]


def _take(s: State, seat: Seat, count: int, why: Why, chance: Chance, emit: Emit | None) -> None:
    """Cards from the market into a hand; a card that is not there to be drawn ends the game."""
    cards: list[Card] = []
    while count and (s.market or _renew_market(s, chance, emit)):
        card = s.market.pop()
        s.hands[seat] += BIT[card]
        count -= 1
        if emit:
            cards.append(card)
        if s.phase == "found" and _fits(s, card):
            count = 0
    if emit and cards:
        emit(Drew(seat, len(cards), why, tuple(cards)))
        if not s.market and _is_last_market(s):
            emit(SuddenDeath())
    if count:
        _end(s, "sudden_death", emit)


def _fits(s: State, card: Card) -> bool:
    by_suit, by_number = FITS[s.call or s.pile[-1]]
    return card == WHOT or bool(BIT[card] & (by_suit | by_number))


def _finish_decking_or_catch(
    s: State, seat: Seat, action: Done | Catch, chance: Chance, emit: Emit | None
) -> None:
    if isinstance(action, Done):
        _turn_ends(s, seat, emit)
        return
    silent, s.silent = s.silent, None
    assert silent is not None
    tell(emit, Caught, silent, seat)
    _take(s, silent, 2, "caught", chance, emit)
    if s.reason:
        _deal_ends(s, chance, emit)


def _is_last_market(s: State) -> bool:
    """No pile will ever be shuffled into a new one."""
    return s.reshuffled or s.options.tender


def _is_pile_kept(s: State) -> bool:
    """It cannot become a market, for now or for good."""
    return _is_last_market(s) or len(s.pile) == 1


def _renew_market(s: State, chance: Chance, emit: Emit | None) -> bool:
    if _is_pile_kept(s):
        return False
    s.market, s.pile = s.pile[:-1], s.pile[-1:]
    chance.shuffle(s.market)
    s.reshuffled = True
    tell(emit, Reshuffled, len(s.market))
    return True


def _drawable(s: State) -> int:
    return len(s.market) + (0 if _is_pile_kept(s) else len(s.pile) - 1)


def _end(s: State, reason: str, emit: Emit | None) -> None:
    """The deal is over, and so is the game; of a match only where a single player stays."""
    s.reason = reason
    s.phase = ""
    if emit and (not s.options.match_to or reason == "last_standing"):
        emit(Ended(reason, tuple(map(cards_of, s.hands))))


def _deal_ends(s: State, chance: Chance, emit: Emit | None) -> None:
    """Of a match, count what is left in the hands, and deal anew until somebody has too much; who
    had the lowest hand begins, the first of them if it is a tie."""
    if not s.options.match_to:
        return
    points = tuple(map(hand_value, s.hands))
    s.scores = tuple(map(add, s.scores, points))
    tell(emit, DealEnded, s.reason, points, s.scores)
    staying = [seat for seat in range(len(s.hands)) if seat not in s.left]
    if max(s.scores[seat] for seat in staying) >= s.options.match_to:
        s.reason = "match"
        tell(emit, Ended, s.reason, tuple(map(cards_of, s.hands)))
        return
    s.reason = s.call = ""
    s.pick = s.skips = 0
    s.silent, s.reshuffled = None, False
    s.turn = min(staying, key=points.__getitem__)
    _deal(s, chance)


_SPELLINGS: Final = (
    (r"[\ufe0e\ufe0f!]", ""),  # how a symbol is to be drawn, and how loud
    (r"circles?|[●⚫⭕]", "c"),
    (r"triangles?|[▲🔺]", "t"),
    (r"cross(es)?|[✚✖➕]", "x"),
    (r"squares?|[■⬛]", "s"),
    (r"stars?|[★⭐]", "*"),
    (r"^(whot|w)(20)?", "w20"),
    (r"^(\d+)(?:of)?([ctxs*])", r"\2\1"),
    (r"card$", ""),
    (r"^(d|market|pick|take)$", "draw"),
)


def _shorten(text: str) -> str:
    """One spelling for what people write in many ways."""
    short = squeeze(text)
    for spelling, letter in _SPELLINGS:
        short = re.sub(spelling, letter, short)
    return short
