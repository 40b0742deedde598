"""Tables of Caesar & Cleopatra laid by hand, and what every test of the game asks them."""

from engine.game import Viewer
from engine.games.caesar.nouns import State

KINDS = "P12345ASCWV"


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
