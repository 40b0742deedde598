"""Whot tables laid by hand, and what every test of Whot asks them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from engine.cards import Card, circle
from engine.chance import Recorded
from engine.game import Seat, Viewer, apply
from engine.games.whot import Whot
from engine.games.whot.model import Event, Options, State
from engine.games.whot.pack import hand_of

WHOT: Final = Whot()
_PACK = """
c1 c2 c3 c4 c5 c7 c8 c10 c11 c12 c13 c14
t1 t2 t3 t4 t5 t7 t8 t10 t11 t12 t13 t14
x1 x2 x3 x5 x7 x10 x11 x13 x14
s1 s2 s3 s5 s7 s10 s11 s13 s14
*1 *2 *3 *4 *5 *7 *8
w20 w20 w20 w20 w20
"""
PACK: Final = tuple(_PACK.split())
CALLS: Final = [f"w20 {suit}" for suit in ("circle", "triangle", "cross", "square", "star")]
HOUSE_RULES: Final = [f.name for f in fields(Options)]


def everything(state: State) -> list[Card]:
    """Every card on the table, wherever it lies: always the whole pack."""
    return [*state.market, *state.pile, *(card for hand in state.hands for card in _open(hand))]


def hidden(state: State, viewer: Viewer) -> list[Card]:
    """The cards whose place a viewer must not know."""
    others = [
        card
        for seat, hand in enumerate(state.hands)
        if seat != viewer and not state.reason
        for card in _open(hand)
    ]
    return [*state.market, *others]


def _open(hand: int) -> list[Card]:
    """A hand's cards by how a hand is written: a bit a plain card, a count of Whots above."""
    return [card for bit, card in enumerate(PACK[:49]) if hand >> bit & 1] + ["w20"] * (hand >> 49)


def table(hands: str, pile: str = "c7", market: str = "...", **more: Any) -> State:
    """A state of hands like "c5 t3 | x1 w20", a pile with its top card last, a market whose next
    card is first, house rules and fields. The rest of the pack lies where "..." is written, or
    else under the pile.
    """
    options = Options(**{rule: more.pop(rule) for rule in HOUSE_RULES if rule in more})
    written = [place.split() for place in (*hands.split("|"), pile, market)]
    if not any("..." in place for place in written):
        written[-2].insert(0, "...")
    named = Counter(card for place in written for card in place if card != "...")
    assert named <= Counter(PACK), "a card lies in two places"
    rest = list((Counter(PACK) - named).elements())
    *held, lying, coming = [
        [card for name in place for card in (rest if name == "..." else [name])]
        for place in written
    ]
    if "pick" in more:
        more.setdefault("phase", "pick")
    after = circle(len(held), more.get("left", ()))
    return State(options, [hand_of(hand) for hand in held], coming[::-1], lying, after, **more)


def deal(cards: str, seats: int = 2, *tape: int, **house: Any) -> State:
    """The deal of a pack on whose top these cards lie, the first one first."""
    named = cards.split()
    wanted = [*(Counter(PACK) - Counter(named)).elements(), *named[::-1]]
    return WHOT.setup(seats, Options(**house), Recorded([*shuffle_to(PACK, wanted), *tape]))


def shuffle_to(before: Sequence[Card], after: Sequence[Card]) -> list[int]:
    """The numbers with which a shuffle brings cards into an order."""
    cards = list(before)
    tape = []
    for last in range(len(cards) - 1, 0, -1):
        other = cards.index(after[last])
        cards[last], cards[other] = cards[other], cards[last]
        tape.append(other)
    return tape


def may(state: State) -> list[str]:
    """Return what the player whose turn it is may do."""
    (seat,) = WHOT.to_act(state)
    return [WHOT.text(action) for action in WHOT.legal(state, seat)]


def act(state: State, text: str, *tape: int) -> list[Event]:
    """The player whose turn it is does what a text means; told or untold, the same comes of it."""
    (seat,) = WHOT.to_act(state)
    action = WHOT.read(text, WHOT.legal(state, seat))
    assert action is not None, f"{text} is not among {may(state)}"
    told, events = apply(WHOT, state, seat, action, Recorded(tape))
    WHOT.play(state, seat, action, Recorded(tape))
    assert state == told
    assert sorted(everything(state)) == sorted(PACK)
    return events


def leave(state: State, seat: Seat) -> list[Event]:
    events: list[Event] = []
    told = WHOT.copy(state)
    WHOT.forfeit(told, seat, Recorded(()), events.append)
    WHOT.forfeit(state, seat, Recorded(()))
    assert state == told
    assert sorted(everything(state)) == sorted(PACK)
    return events


def hand(state: State, seat: Seat) -> str:
    return " ".join(_open(state.hands[seat]))


def ranks(state: State) -> tuple[int, ...]:
    outcome = WHOT.outcome(state)
    assert outcome is not None
    return outcome.ranks
