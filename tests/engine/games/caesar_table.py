"""Tables of Caesar & Cleopatra laid by hand, and what every test of the game asks them."""

from collections import Counter
from dataclasses import fields
from typing import Any, Final

from engine.chance import Loose, Recorded
from engine.game import Seat, Viewer, apply
from engine.games.caesar import Caesar
from engine.games.caesar.model import Options, State

CAESAR: Final = Caesar()
KINDS: Final = "P12345ASCWV"
GROUPS: Final = ("praetor", "aedile", "quaestor", "consul", "censor")
BUSTS: Final = (*GROUPS, "black", "grey")
OWN: Final = (range(5), range(5, 10))
HOUSE_RULES: Final = [f.name for f in fields(Options)]
WHOLE: Final = [f"{owner}{kind}" for owner in "ab" for kind in "12345" * 7 + "PPAAASSSCWVV"]


def everything(state: State) -> list[str]:
    """The 74 cards of influence, the 20 action cards and the missions, wherever they lie."""
    cards = [
        f"{owner}{KINDS[kind]}"
        for seat, owner in enumerate("ab")
        for pile in (
            state.hands[seat],
            state.decks[seat],
            state.action_decks[seat],
            state.discards[seat],
            state.pool[seat],
            *state.up[seat * 5 : seat * 5 + 5],
            *state.down[seat * 5 : seat * 5 + 5],
        )
        for kind in pile
    ]
    return cards + [f"m{group}" for group in (*state.missions, *state.spare) if group >= 0]


def hidden(state: State, viewer: Viewer) -> list[str]:
    """The cards whose place a viewer must not know."""
    cards = []
    for seat, owner in enumerate("ab"):
        piles = [state.decks[seat], state.action_decks[seat]]
        if seat != viewer:
            piles += [state.hands[seat], state.pool[seat]]
            piles += [list(lying) for lying in state.down[seat * 5 : seat * 5 + 5]]
            if not state.reason and state.missions[seat] >= 0:
                cards.append(f"m{state.missions[seat]}")
        cards += [f"{owner}{KINDS[kind]}" for pile in piles for kind in pile]
    return cards + [f"m{group}" for group in state.spare]


def table(hands: str = "1 2 3 4 5 V | 1 2 3 4 5 V", **more: Any) -> State:
    """A state in the play phase of the first seat, of hands like "1 P V | 5", of groups like
    praetor="5 2 (3) | 4" with what lies face down in brackets, and of fields; whatever is not
    named lies in the decks, or where `spent` is true, among the discards.
    """
    house = {rule: more.pop(rule) for rule in HOUSE_RULES if rule in more}
    state = CAESAR.setup(2, Options(missions=False, **house), Loose(1))
    state.phase, state.pool = "play", [[], []]
    state.hands = [_kinds(part) for part in hands.split("|")]
    for group, name in enumerate(GROUPS):
        for seat, side in enumerate(more.pop(name, "|").split("|")):
            cards = side.split()
            place = seat * 5 + group
            state.up[place] = tuple(_kinds(" ".join(c for c in cards if c[0] != "(")))
            state.down[place] = tuple(KINDS.index(c[1]) for c in cards if c[0] == "(")
    spent = more.pop("spent", False)
    state.discards = [[], []]
    for name, value in more.items():
        setattr(state, name, value)
    for seat in (0, 1):
        gone = [
            *state.hands[seat],
            *state.discards[seat],
            *(kind for side in (state.up, state.down) for p in OWN[seat] for kind in side[p]),
        ]
        rest = Counter(_kinds(" ".join("12345" * 7 + "PPAAASSSCWVV"))) - Counter(gone)
        left = sorted(rest.elements())
        state.decks[seat], state.action_decks[seat] = [], []
        if spent:
            state.discards[seat] += left
        else:
            state.decks[seat] = [kind for kind in left if kind < 6]
            state.action_decks[seat] = [kind for kind in left if kind >= 6]
    assert sorted(everything(state)) == sorted(WHOLE), "a card lies in two places"
    return state


def _kinds(text: str) -> list[int]:
    return [KINDS.index(letter) for letter in text.split()]


def may(state: State, seat: Seat | None = None) -> list[str]:
    seat = CAESAR.to_act(state)[0] if seat is None else seat
    return [CAESAR.text(action) for action in CAESAR.legal(state, seat)]


def act(state: State, *texts: str, bust: str = "", by: Seat | None = None) -> list[Any]:
    """Let whoever is asked do what each text means; a bust that is drawn then is this one. Told or
    untold, the same comes of it."""
    events: list[Any] = []
    for text in texts:
        seat = CAESAR.to_act(state)[0] if by is None else by
        action = CAESAR.read(text, CAESAR.legal(state, seat))
        assert action is not None, f"{text} is not among {may(state, seat)}"
        tape = [state.bag.index(BUSTS.index(bust))] * 3 if bust else [0, 0, 0]
        told, happened = apply(CAESAR, state, seat, action, Recorded(tape))
        CAESAR.play(state, seat, action, Recorded(tape))
        assert state == told
        events += happened
    return events


def side(state: State, seat: Seat, group: str) -> str:
    """As `table` writes it."""
    place = seat * 5 + GROUPS.index(group)
    hidden_cards = [f"({KINDS[kind]})" for kind in state.down[place]]
    return " ".join([*(KINDS[kind] for kind in state.up[place]), *hidden_cards])


def hand(state: State, seat: Seat) -> str:
    return " ".join(KINDS[kind] for kind in sorted(state.hands[seat]))


def won(state: State, seat: Seat, group: str) -> int:
    return state.won[seat * 5 + GROUPS.index(group)]


def of(events: list[Any], kind: str) -> list[Any]:
    return [event for event in events if event.kind == kind]
