"""Court, a game small enough to read at a glance, whose count of moves tells what somebody holds.

Each holds one card and draws one. A guard names another player's card, a king changes cards with
another player, and beside a king the countess must be played. Who is found out is out of the game;
the highest card wins when the deck is empty.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

from pydantic import TypeAdapter

from engine.cards import Card, places, rest_of_pack
from engine.chance import Chance
from engine.fields import Secret, SecretOfSeat
from engine.game import Emit, Game, Outcome, Seat, Viewer, private, told_apart

PACK: Final[tuple[Card, ...]] = (*["guard"] * 7, *["king"] * 3, *["countess"] * 4)
NAMED: Final = ("king", "countess")


@dataclass(frozen=True, slots=True)
class CourtOptions:
    pass


@dataclass(frozen=True, slots=True)
class Guess:
    target: Seat
    card: Card
    kind: Literal["guess"] = "guess"


@dataclass(frozen=True, slots=True)
class Change:
    target: Seat
    kind: Literal["change"] = "change"


@dataclass(frozen=True, slots=True)
class Pass:
    kind: Literal["pass"] = "pass"


Action = Guess | Change | Pass


@dataclass(frozen=True, slots=True)
class Drew:
    seat: Seat
    card: str | None = private()
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class Played:
    seat: Seat
    card: Card
    target: Seat | None
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class FoundOut:
    seat: Seat
    by: Seat
    others: tuple[Seat, ...]  # who are still in the game
    kind: Literal["found_out"] = "found_out"


@dataclass(slots=True)
class CourtState:
    options: CourtOptions
    hands: SecretOfSeat[list[list[Card]]]
    deck: Secret[list[Card]]
    played: list[Card] = field(default_factory=list)
    turn: Seat = 0
    out: list[Seat] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class CourtView:
    options: CourtOptions
    seat: Viewer
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    deck: int
    played: tuple[Card, ...]
    turn: Seat
    out: tuple[Seat, ...]


class Court(Game[CourtState, Action, CourtView]):
    key = "court"
    seats = range(2, 5)
    options = CourtOptions
    reasons = ("deck", "last_standing")
    states = TypeAdapter(CourtState)
    actions = told_apart(Action)
    events = told_apart(Drew | Played | FoundOut)
    views = TypeAdapter(CourtView)

    def setup(self, seats: int, options: CourtOptions, chance: Chance) -> CourtState:
        deck = [*PACK]
        chance.shuffle(deck)
        hands = [[deck.pop()] for _ in range(seats)]
        hands[0].append(deck.pop())
        return CourtState(options, hands, deck)

    def to_act(self, s: CourtState) -> tuple[Seat, ...]:
        return () if self.outcome(s) else (s.turn,)

    def legal(self, s: CourtState, seat: Seat) -> list[Action]:
        others = [other for other in self._staying(s) if other != seat]
        moves: list[Action] = []
        for card in dict.fromkeys(s.hands[seat]):
            if card == "guard":
                moves += [Guess(other, named) for other in others for named in NAMED]
            elif card == "countess":
                moves.append(Pass())
            elif "countess" not in s.hands[seat]:
                moves += [Change(other) for other in others]
        return moves

    def play(
        self,
        s: CourtState,
        seat: Seat,
        action: Action,
        chance: Chance,
        emit: Emit | None = None,
    ) -> None:
        tell = emit or (lambda event: None)
        card = {"guess": "guard", "change": "king", "pass": "countess"}[action.kind]
        s.hands[seat].remove(card)
        s.played.append(card)
        tell(Played(seat, card, None if isinstance(action, Pass) else action.target))
        match action:
            case Guess(target, named) if named in s.hands[target]:
                self._put_out(s, target)
                tell(FoundOut(target, seat, tuple(self._staying(s))))
            case Change(target):
                s.hands[seat], s.hands[target] = s.hands[target], s.hands[seat]
        self._next(s, seat, tell)

    def _staying(self, s: CourtState) -> list[Seat]:
        return [seat for seat in range(len(s.hands)) if seat not in s.out]

    def _put_out(self, s: CourtState, seat: Seat) -> None:
        s.played += s.hands[seat]
        s.hands[seat] = []
        s.out.append(seat)

    def _next(self, s: CourtState, seat: Seat, tell: Emit) -> None:
        count = len(s.hands)
        after = [(seat + step) % count for step in range(1, count + 1)]
        s.turn = next(other for other in after if other not in s.out)
        if s.deck and len(self._staying(s)) > 1:
            s.hands[s.turn].append(s.deck.pop())
            tell(Drew(s.turn, s.hands[s.turn][-1]))

    def outcome(self, s: CourtState) -> Outcome | None:
        staying = self._staying(s)
        if len(staying) > 1 and max(map(len, s.hands)) > 1:
            return None
        ranks = [
            (seat in s.out, -max((PACK.index(card) for card in s.hands[seat]), default=0))
            for seat in range(len(s.hands))
        ]
        return Outcome(places(ranks), "deck" if len(staying) > 1 else "last_standing")

    def view(self, s: CourtState, viewer: Viewer) -> CourtView:
        hand = () if viewer is None else tuple(s.hands[viewer])
        counts, out = tuple(map(len, s.hands)), tuple(s.out)
        return CourtView(s.options, viewer, hand, counts, len(s.deck), tuple(s.played), s.turn, out)

    def worlds(self, view: CourtView, chance: Chance) -> Iterator[CourtState]:
        while True:
            deck = rest_of_pack(PACK, view.hand, view.played)
            chance.shuffle(deck)
            hands = [
                [*view.hand] if seat == view.seat else [deck.pop() for _ in range(count)]
                for seat, count in enumerate(view.counts)
            ]
            out = [*view.out]
            yield CourtState(view.options, hands, deck, [*view.played], view.turn, out)

    def copy(self, s: CourtState) -> CourtState:
        hands = [hand.copy() for hand in s.hands]
        return CourtState(s.options, hands, [*s.deck], [*s.played], s.turn, [*s.out])

    def on_timeout(self, s: CourtState, seat: Seat) -> Action:
        return self.legal(s, seat)[0]

    def forfeit(self, s: CourtState, seat: Seat, chance: Chance, emit: Emit | None = None) -> None:
        self._put_out(s, seat)
        if s.turn == seat:
            self._next(s, seat, emit or (lambda event: None))

    def text(self, action: Action) -> str:
        match action:
            case Guess(target, card):
                return f"guard {target + 1} {card}"
            case Change(target):
                return f"king {target + 1}"
            case Pass():
                return "countess"

    def vocabulary(self, options: CourtOptions) -> Iterable[Action]:
        for target in range(self.seats[-1]):
            yield Change(target)
            yield from (Guess(target, card) for card in NAMED)
        yield Pass()


COURT: Final = Court()
