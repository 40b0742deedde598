"""Love Letter: sixteen cards, one in each hand; who holds the highest in the end wins the round.

A turn: draw a card, and play one of the two. 1 Guard: name a card that is no Guard; who holds it is
out. 2 Priest: look at a hand. 3 Baron: compare hands, the lower is out. 4 Handmaid: safe until
one's next turn. 5 Prince: somebody, or oneself, discards the hand and draws anew. 6 King: trade
hands. 7 Countess: must be played beside a King or a Prince. 8 Princess: who discards her is out.

One card lies aside, for a Prince who finds the deck empty; with two players three more lie open.
Equal hands at the end are told apart by the sum of what was discarded.

Moves are written as a card, whom it is for, and what is named: priest 2, guard 3 baron.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain
from typing import Final, Literal

from engine.cards import Card, places, rest_of_pack
from engine.chance import Chance
from engine.fields import Secret, SecretOfSeat
from engine.game import Emit, Game, Outcome, Seat, Viewer, private, tell, told_apart

CARDS: Final = (
    *("guard", "priest", "baron", "handmaid"),
    *("prince", "king", "countess", "princess"),
)
RANK: Final = {card: rank for rank, card in enumerate(CARDS, 1)}
COPIES: Final = (5, 2, 2, 2, 2, 1, 1, 1)
PACK: Final = tuple(card for card, n in zip(CARDS, COPIES, strict=True) for _ in range(n))
AIMED: Final = ("guard", "priest", "baron", "prince", "king")


@dataclass(frozen=True, slots=True)
class Options:
    """House rules; the defaults are the game as it is written."""

    sums_break_ties: bool = True


@dataclass(frozen=True, slots=True)
class Play:
    card: Card
    target: Seat | None = None
    named: int = 0  # the rank that a Guard asks for
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Played:
    seat: Seat
    card: Card
    target: Seat | None
    named: int
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class Saw:
    """Somebody's hand, by a Priest, a Baron or a King."""

    seat: Seat
    target: Seat
    card: str | None = private()
    kind: Literal["saw"] = "saw"


@dataclass(frozen=True, slots=True)
class Discarded:
    """A whole hand; who is out is out for the round."""

    seat: Seat
    cards: tuple[Card, ...]
    is_out: bool
    kind: Literal["discarded"] = "discarded"


@dataclass(slots=True)
class State:
    options: Options
    deck: Secret[list[Card]]
    aside: Secret[list[Card]]
    hands: SecretOfSeat[list[list[Card]]]
    known: SecretOfSeat[list[dict[Seat, str]]]  # what each seat knows to be in others' hands
    discards: list[list[Card]]
    open: list[Card]
    turn: Seat = 0
    safe: list[Seat] = field(default_factory=list)
    out: list[Seat] = field(default_factory=list)  # in the order of going
    left: list[Seat] = field(default_factory=list)
    reason: str = ""


@dataclass(slots=True)
class View(State):
    seat: Viewer = None


class LoveLetter(Game[State, Play, View]):
    key = "loveletter"
    seats = range(2, 5)
    options = Options
    reasons = ("showdown", "last_standing")
    events = told_apart(Played | Saw | Discarded)

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        deck = [*PACK]
        chance.shuffle(deck)
        aside, open_ = [deck.pop()], [deck.pop() for _ in range(3 if seats == 2 else 0)]
        hands = [[deck.pop()] for _ in range(seats)]
        hands[0].append(deck.pop())
        known: list[dict[Seat, str]] = [{} for _ in range(seats)]
        return State(options, deck, aside, hands, known, [[] for _ in range(seats)], open_)

    def worlds(self, view: View, chance: Chance) -> Iterator[State]:
        sure: list[list[Card]] = [[] for _ in view.hands]
        if view.seat is not None:
            for seat, card in view.known[view.seat].items():
                sure[seat] = [card]
            sure[view.seat] = view.hands[view.seat]
        unseen = rest_of_pack(PACK, view.open, *view.discards, *sure)
        while True:
            chance.shuffle(unseen)
            rest = iter(unseen)
            hands = [
                [*cards, *(next(rest) for _ in range(len(hidden) - len(cards)))]
                for cards, hidden in zip(sure, view.hands, strict=True)
            ]
            deck, aside = ([next(rest) for _ in pile] for pile in (view.deck, view.aside))
            known = [{**known} for known in view.known]
            yield self.world(view, deck=deck, aside=aside, hands=hands, known=known)

    def to_act(self, s: State) -> tuple[Seat, ...]:
        return () if s.reason else (s.turn,)

    def legal(self, s: State, seat: Seat) -> list[Play]:
        hand = sorted({*s.hands[seat]}, key=RANK.__getitem__)
        if "countess" in hand and ("king" in hand or "prince" in hand):
            return [Play("countess")]
        others = [other for other in _staying(s) if other != seat and other not in s.safe]
        legal: list[Play] = []
        for card in hand:
            targets = sorted([*others, seat]) if card == "prince" else others
            if card not in AIMED or not targets:
                legal.append(Play(card))
            elif card == "guard":
                legal += [Play(card, other, rank) for other in others for rank in range(2, 9)]
            else:
                legal += [Play(card, other) for other in targets]
        return legal

    def play(
        self, s: State, seat: Seat, action: Play, chance: Chance, emit: Emit | None = None
    ) -> None:
        card, other = action.card, action.target
        s.hands[seat].remove(card)
        s.discards[seat].append(card)
        for known in s.known:
            if known.get(seat) == card:
                del known[seat]
        tell(emit, Played, seat, card, other, action.named)
        if card == "handmaid":
            s.safe.append(seat)
        elif card == "princess":
            _discard(s, seat, True, emit)
        elif other is not None:
            _aim(s, seat, other, action, emit)
        _pass_on(s, emit)

    def outcome(self, s: State) -> Outcome | None:
        if not s.reason:
            return None
        return Outcome(places([_standing(s, seat) for seat in range(len(s.hands))]), s.reason)

    def on_timeout(self, s: State, seat: Seat) -> Play:
        return self.legal(s, seat)[0]

    def forfeit(self, s: State, seat: Seat, chance: Chance, emit: Emit | None = None) -> None:
        s.left.append(seat)
        if seat in s.out:
            s.out.remove(seat)
        else:
            _discard(s, seat, False, emit)
        if len(_staying(s)) == 1 or s.turn == seat:
            _pass_on(s, emit)

    def text(self, action: Play) -> str:
        target = "" if action.target is None else f" {action.target + 1}"
        return f"{action.card}{target}{f' {CARDS[action.named - 1]}' if action.named else ''}"

    def vocabulary(self, options: Options) -> Iterable[Play]:
        aimed = [Play(card, seat) for card in AIMED[1:] for seat in range(4)]
        guards = [Play("guard", seat, rank) for seat in range(4) for rank in range(2, 9)]
        return (*map(Play, CARDS), *aimed, *guards)


def _staying(s: State) -> list[Seat]:
    return [seat for seat in range(len(s.hands)) if seat not in s.out and seat not in s.left]


def _aim(s: State, seat: Seat, other: Seat, action: Play, emit: Emit | None) -> None:
    own, theirs = s.hands[seat], s.hands[other]
    match action.card:
        case "guard" if RANK[theirs[0]] == action.named:
            _discard(s, other, True, emit)
        case "priest":
            _see(s, seat, other, emit)
        case "baron":
            _see(s, seat, other, emit)
            _see(s, other, seat, emit)
            if own != theirs:
                _discard(s, min(seat, other, key=lambda who: RANK[s.hands[who][0]]), True, emit)
        case "prince":
            is_princess = "princess" in theirs
            _discard(s, other, is_princess, emit)
            if not is_princess:
                theirs.append((s.deck or s.aside).pop())
        case "king":
            for known in s.known:
                one, two = known.pop(seat, None), known.pop(other, None)
                known |= {at: card for at, card in ((other, one), (seat, two)) if card}
            s.hands[seat], s.hands[other] = theirs, own
            _see(s, seat, other, emit)
            _see(s, other, seat, emit)


def _see(s: State, seat: Seat, other: Seat, emit: Emit | None) -> None:
    card = s.known[seat][other] = s.hands[other][0]
    tell(emit, Saw, seat, other, card)


def _discard(s: State, seat: Seat, is_out: bool, emit: Emit | None) -> None:
    cards = tuple(s.hands[seat])
    s.hands[seat].clear()
    s.discards[seat] += cards
    for known in s.known:
        known.pop(seat, None)
    if is_out:
        s.out.append(seat)
    tell(emit, Discarded, seat, cards, is_out)


def _pass_on(s: State, emit: Emit | None) -> None:
    """The next who stays draws; with nobody beside, or nothing to draw, all hands are laid open."""
    staying = _staying(s)
    if len(staying) == 1 or not s.deck:
        s.reason = "last_standing" if len(staying) == 1 else "showdown"
        for seat in staying:
            _discard(s, seat, False, emit)
        return
    seats = len(s.hands)
    s.turn = min(staying, key=lambda seat: (seat - s.turn - 1) % seats)
    if s.turn in s.safe:
        s.safe.remove(s.turn)
    s.hands[s.turn].append(s.deck.pop())


def _standing(s: State, seat: Seat) -> tuple[int, ...]:
    """The lower the better: who stayed by the hand, then who was out later, then who left."""
    if seat in s.left:
        return 2, -s.left.index(seat)
    if seat in s.out:
        return 1, -s.out.index(seat)
    total = sum(map(RANK.__getitem__, s.discards[seat])) if s.options.sums_break_ties else 0
    return 0, -RANK[s.discards[seat][-1]], -total


# What lies where, said apart from the game's own code. -------------------------------------------


def everything(s: State) -> list[Card]:
    return [*s.deck, *s.aside, *s.open, *chain(*s.hands, *s.discards)]


def hidden(s: State, viewer: Viewer) -> list[Card]:
    """Deck, aside, and of others' hands what was not seen."""
    cards = [*s.deck, *s.aside]
    for seat, hand in enumerate(s.hands):
        if seat != viewer:
            cards += hand
            if viewer is not None and seat in s.known[viewer]:
                cards.remove(s.known[viewer][seat])
    return cards
