"""DeerPortal boards laid by hand, and what every test of DeerPortal asks them."""

from dataclasses import fields
from typing import Any, Final

from engine.cards import Card
from engine.chance import Recorded
from engine.game import Seat, Viewer, apply
from engine.games.deerportal import DeerPortal
from engine.games.deerportal.model import Event, Options, State

DEER: Final = DeerPortal()
HOUSE_RULES: Final = [f.name for f in fields(Options)]
WATER, EARTH, FIRE, AIR = range(4)
BARE: Final = "." * 41
KINDS: Final = ("stop", "card", "diamond", "diamonds")
PILES: Final = [[f"{rune}-{kind}" for kind in KINDS for _ in range(8)] for rune in "wefa"]


def everything(state: State) -> list[Card]:
    """Every card, in its pile or used: always four piles of 32."""
    return [card for pile in state.piles for card in pile]


def hidden(state: State, viewer: Viewer) -> list[Card]:
    """The cards below the open top ones, whose order nobody knows."""
    return [
        card
        for pile, used in zip(state.piles, state.used, strict=True)
        for card in pile[used + 1 :]
    ]


def area(**things: int | tuple[int, ...]) -> str:
    """Lay out an area: `area(d=(3, 4), w=7)` is two diamonds and a rune of Water."""
    laid = list(BARE)
    for letter, places in things.items():
        for field in places if isinstance(places, tuple) else (places,):
            laid[field] = letter
    return "".join(laid)


def board(*at: int, **more: Any) -> State:
    """Players on these fields, the areas bare and each pile's top card a "card", unless named:
    `water="..."` lays an area, `tops="e-stop f-diamond"` opens cards, `diamonds=(1, 0, 0, 0)`.
    """
    options = Options(**{rule: more.pop(rule) for rule in HOUSE_RULES if rule in more})
    areas = [more.pop(element, BARE) for element in ("water", "earth", "fire", "air")]
    tops = {
        card[0]: card for card in ("w-card e-card f-card a-card " + more.pop("tops", "")).split()
    }
    used = list(more.pop("used", (0, 0, 0, 0)))
    piles = []
    for pile, gone in zip(PILES, used, strict=True):
        cards = pile.copy()
        top = tops[cards[0][0]]
        if gone < 32:
            cards.remove(top)
            cards.insert(gone, top)
        piles.append(tuple(cards))
    seats = len(at)
    diamonds = list(more.pop("diamonds", (0,) * seats))
    frozen = list(more.pop("frozen", (0,) * seats))
    for name in ("arrived", "left"):
        if name in more:
            more[name] = list(more[name])
    return State(options, tuple(piles), used, areas, list(at), diamonds, frozen, **more)


def may(state: State) -> list[str]:
    (seat,) = DEER.to_act(state)
    return [DEER.text(action) for action in DEER.legal(state, seat)]


def act(state: State, text: str, *tape: int) -> list[Event]:
    """Let the player whose turn it is do that; told or untold, the same comes of it."""
    (seat,) = DEER.to_act(state)
    action = DEER.read(text, DEER.legal(state, seat))
    assert action is not None, f"{text} is not among {may(state)}"
    chance, again = Recorded(tape), Recorded(tape)
    told, events = apply(DEER, state, seat, action, chance)
    DEER.play(state, seat, action, again)
    assert state == told
    assert chance.drawn == again.drawn == list(tape), "more was foreseen than drawn"
    return events


def roll(state: State, number: int, *tape: int) -> list[Event]:
    """A roll of the die, which is drawn from 0 on; the tape goes on with what follows."""
    return act(state, "roll", number - 1, *tape)


def walk(state: State, number: int, way: str = "forward", *tape: int) -> list[Event]:
    """A roll that leaves a choice, and the choice."""
    roll(state, number)
    return act(state, way, *tape)


def leave(state: State, seat: Seat) -> list[Event]:
    events: list[Event] = []
    told = DEER.copy(state)
    DEER.forfeit(told, seat, Recorded(()), events.append)
    DEER.forfeit(state, seat, Recorded(()))
    assert state == told
    return events


def ranks(state: State) -> tuple[int, ...]:
    outcome = DEER.outcome(state)
    assert outcome is not None
    return outcome.ranks
