"""Games small enough to read at a glance, for trying what no real game needs yet.

Duel and Dice stand here; Love Letter and Nim, whole games of their own, stand beside this module.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from engine.cards import Card, circle, places
from engine.chance import Chance
from engine.fields import SecretOfSeat
from engine.game import Emit, Game, OpenGame, Outcome, Seat, Viewer, private, told_apart
from tests.engine.love_letter import LoveLetter
from tests.engine.nim import Nim

# Duel: each shows a gesture at the same time, each gesture once; most of three rounds wins. ------

GESTURES: Final = ("rock", "paper", "scissors", "spock", "lizard")
ROUNDS: Final = 3


@dataclass(frozen=True, slots=True)
class DuelOptions:
    gestures: Literal[3, 5] = 3


@dataclass(frozen=True, slots=True)
class Show:
    gesture: str
    kind: Literal["show"] = "show"


@dataclass(frozen=True, slots=True)
class Chose:
    seat: Seat
    card: str | None = private()
    kind: Literal["chose"] = "chose"


@dataclass(frozen=True, slots=True)
class Shown:
    cards: tuple[Card, Card]
    kind: Literal["shown"] = "shown"


@dataclass(slots=True)
class DuelState:
    options: DuelOptions
    hands: SecretOfSeat[list[list[Card]]]
    down: SecretOfSeat[list[Card]]  # chosen and not yet shown, or ""
    shown: list[list[Card]]
    left: Seat | None = None


@dataclass(slots=True)
class DuelView(DuelState):
    seat: Viewer = None


class Duel(Game[DuelState, Show, DuelView]):
    key = "duel"
    seats = range(2, 3)
    options = DuelOptions
    reasons = ("rounds", "walkover")
    infers = ("hands", "down")
    can_offer_draw = can_resign = True
    events = told_apart(Chose | Shown)

    def setup(self, seats: int, options: DuelOptions, chance: Chance) -> DuelState:
        hands = [duel_cards(seat, options) for seat in range(seats)]
        return DuelState(options, hands, ["", ""], [[], []])

    def to_act(self, s: DuelState) -> tuple[Seat, ...]:
        return () if self.outcome(s) else tuple(seat for seat in (0, 1) if not s.down[seat])

    def legal(self, s: DuelState, seat: Seat) -> list[Show]:
        return [Show(card[2:]) for card in s.hands[seat]]

    def play(
        self, s: DuelState, seat: Seat, action: Show, chance: Chance, emit: Emit | None = None
    ) -> None:
        s.down[seat] = f"{seat}:{action.gesture}"
        s.hands[seat].remove(s.down[seat])
        if emit:
            emit(Chose(seat, s.down[seat]))
        if all(s.down):
            if emit:
                emit(Shown((s.down[0], s.down[1])))
            for shown, card in zip(s.shown, s.down, strict=True):
                shown.append(card)
            s.down = ["", ""]

    def outcome(self, s: DuelState) -> Outcome | None:
        if s.left is not None:
            return Outcome((2, 1) if s.left == 0 else (1, 2), "walkover")
        if len(s.shown[0]) < ROUNDS:
            return None
        lost = [sum(map(beats, s.shown[1 - seat], s.shown[seat])) for seat in (0, 1)]
        return Outcome(places(lost), "rounds")

    def worlds(self, view: DuelView, chance: Chance) -> Iterator[DuelState]:
        while True:
            hands, down = [], view.down.copy()
            for seat, shown in enumerate(view.shown):
                hand = [card for card in duel_cards(seat, view.options) if card not in shown]
                if down[seat]:
                    if seat != view.seat:
                        down[seat] = hand[chance.below(len(hand))]
                    hand.remove(down[seat])
                hands.append(hand)
            yield self.world(view, hands=hands, down=down)

    def on_timeout(self, s: DuelState, seat: Seat) -> Show:
        return self.legal(s, seat)[0]

    def forfeit(self, s: DuelState, seat: Seat, chance: Chance, emit: Emit | None = None) -> None:
        s.left = seat

    def text(self, action: Show) -> str:
        return action.gesture


def duel_cards(seat: Seat, options: DuelOptions) -> list[Card]:
    return [f"{seat}:{gesture}" for gesture in GESTURES[: options.gestures]]


def beats(one: Card, other: Card) -> bool:
    """In the circle of gestures each beats the one before it, and the third before it."""
    ahead = GESTURES.index(one[2:]) - GESTURES.index(other[2:])
    return ahead in (1, -2, 3, -4)


# Dice: roll and add up, until you hold or a 1 takes the pot; whoever reaches the goal wins. ------


@dataclass(frozen=True, slots=True)
class DiceOptions:
    goal: Literal[10, 20, 50] = 20


@dataclass(frozen=True, slots=True)
class Roll:
    kind: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class Hold:
    kind: Literal["hold"] = "hold"


@dataclass(frozen=True, slots=True)
class Rolled:
    seat: Seat
    number: int
    kind: Literal["rolled"] = "rolled"


@dataclass(frozen=True, slots=True)
class Banked:
    seat: Seat
    pot: int
    kind: Literal["banked"] = "banked"


@dataclass(slots=True)
class DiceState:
    options: DiceOptions
    scores: list[int]
    turn: Seat = 0
    pot: int = 0
    left: list[Seat] = field(default_factory=list)


class Dice(OpenGame[DiceState, Roll | Hold, DiceState]):
    key = "dice"
    seats = range(4, 5)
    options = DiceOptions
    reasons = ("goal", "last_standing")
    events = told_apart(Rolled | Banked)

    def filled_seats(self, options: DiceOptions) -> int:
        return 4

    def setup(self, seats: int, options: DiceOptions, chance: Chance) -> DiceState:
        return DiceState(options, [0] * seats)

    def to_act(self, s: DiceState) -> tuple[Seat, ...]:
        return () if self.outcome(s) else (s.turn,)

    def legal(self, s: DiceState, seat: Seat) -> list[Roll | Hold]:
        return [Roll(), Hold()] if s.pot else [Roll()]

    def play(
        self,
        s: DiceState,
        seat: Seat,
        action: Roll | Hold,
        chance: Chance,
        emit: Emit | None = None,
    ) -> None:
        number = 0
        if isinstance(action, Roll):
            number = 1 + chance.below(6)
            if emit:
                emit(Rolled(seat, number))
        if number > 1:
            s.pot += number
            return
        if number == 0:
            s.scores[seat] += s.pot
            if emit:
                emit(Banked(seat, s.pot))
        s.pot, s.turn = 0, circle(len(s.scores), s.left)[seat]

    def outcome(self, s: DiceState) -> Outcome | None:
        gone = [seat in s.left for seat in range(len(s.scores))]
        if sum(gone) < len(gone) - 1 and max(s.scores) < s.options.goal:
            return None
        ranks = places([(out, -score) for out, score in zip(gone, s.scores, strict=True)])
        return Outcome(ranks, "goal" if sum(gone) < len(gone) - 1 else "last_standing")

    def on_timeout(self, s: DiceState, seat: Seat) -> Roll | Hold:
        return self.legal(s, seat)[-1]

    def forfeit(self, s: DiceState, seat: Seat, chance: Chance, emit: Emit | None = None) -> None:
        s.left.append(seat)
        if s.turn == seat:
            s.pot, s.turn = 0, circle(len(s.scores), s.left)[seat]

    def text(self, action: Roll | Hold) -> str:
        return action.kind


# What lies open and what does not, said apart from the games' own code. ---------------------------


def everything(s: DuelState | DiceState) -> list[Card]:
    """Every card of a state, wherever it lies; dice have none."""
    if isinstance(s, DiceState):
        return []
    return [card for cards in (*s.hands, s.down, *s.shown) for card in cards if card]


def hidden(s: DuelState | DiceState, viewer: Viewer) -> list[Card]:
    """Once the other has chosen, any card not yet shown may be the one that lies face down."""
    if isinstance(s, DiceState):
        return []
    return [
        card
        for seat, down in enumerate(s.down)
        if down and seat != viewer
        for card in (*s.hands[seat], down)
    ]


TOYS: Final[dict[str, Game[Any, Any, Any]]] = {
    game.key: game for game in (Duel(), Dice(), LoveLetter(), Nim())
}
