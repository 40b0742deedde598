"""Action cards: announced with their targets, vetoed or passed, and what they do."""

from typing import Final

from engine.cards import Card
from engine.game import Emit, Seat, tell
from engine.games.caesar.model import (
    ASSASSINATE,
    CASTLES,
    SCOUTING,
    WRATHS,
    Announced,
    Assassinate,
    Assassinated,
    Castle,
    Castled,
    Passed,
    Put,
    Scout,
    State,
    Struck,
    Trick,
    Vetoed,
    Wrath,
)
from engine.games.caesar.pack import (
    ASSASSINATION,
    BITS,
    CASTLING,
    EACH,
    OWN,
    SCOUT,
    VETO,
    WRATH,
    Group,
    Kind,
    names,
)
from engine.games.caesar.turns import draw
from engine.games.caesar.votes import discard_from_table, note_seen, reveal

KIND_OF: Final[dict[type, Kind]] = {
    Assassinate: ASSASSINATION,
    Scout: SCOUT,
    Castle: CASTLING,
    Wrath: WRATH,
}


def tricks(s: State, seat: Seat, kinds: int) -> list[Trick]:
    """Return what the action cards of these kinds can do."""
    found: list[Trick] = []
    own, others = OWN[seat], OWN[1 - seat]
    if kinds & BITS[ASSASSINATION]:
        for group in EACH:
            if lying := s.up[others[group]]:
                found += [ASSASSINATE[group][kind] for kind in sorted(set(lying))]
    if kinds & BITS[SCOUT]:
        found += [SCOUTING[group] for group in EACH if s.down[others[group]]]
    if kinds & BITS[CASTLING]:
        mine = [bool(s.up[place] or s.down[place]) for place in own]
        live = s.left
        found += [
            castle
            for castle in CASTLES
            if live[castle.group]
            and live[castle.other]
            and (mine[castle.group] or mine[castle.other])
        ]
    if kinds & BITS[WRATH]:
        found += [
            WRATHS[group]
            for group in EACH
            if any(side[place] for side in (s.up, s.down) for place in (group, group + 5))
        ]
    return found


def announce(s: State, seat: Seat, trick: Trick, emit: Emit | None) -> None:
    """The card lies open from now on; the opponent is asked whatever he holds."""
    _discard_from_hand(s, seat, KIND_OF[trick.__class__])
    s.acted = True
    if s.placed:
        s.faces = 0  # vetoed or not, no influence follows
    s.pending = trick
    s.phase = "veto"
    if emit:
        emit(Announced(seat, trick))


def answer(s: State, seat: Seat, is_veto: bool, emit: Emit | None) -> None:
    """Passed, the action takes effect; vetoed, both cards are gone and a card is drawn for it."""
    trick = s.pending
    assert trick is not None
    s.pending = None
    s.phase = "play"
    if not is_veto:
        if emit:
            emit(Passed(seat))
        _take_effect(s, 1 - seat, trick, emit)
        return
    _discard_from_hand(s, seat, VETO)
    tell(emit, Vetoed, seat, trick)
    _replace(s, seat, emit)


def _replace(s: State, seat: Seat, emit: Emit | None) -> None:
    """Nothing is asked where there is one deck left, or none."""
    if s.decks[seat] and s.action_decks[seat]:
        s.phase = "replace"
    elif s.decks[seat]:
        draw(s, seat, "influence", emit)
    elif s.action_decks[seat]:
        draw(s, seat, "action", emit)


def _discard_from_hand(s: State, seat: Seat, kind: Kind) -> None:
    s.hands[seat].remove(kind)
    s.discards[seat].append(kind)


def _take_effect(s: State, seat: Seat, trick: Trick, emit: Emit | None) -> None:
    other = 1 - seat
    match trick:
        case Assassinate(group, card):
            discard_from_table(s, other, group, card)
            tell(emit, Assassinated, other, group, names(other, (card,))[0])
        case Scout(group):
            reveal(s, other, group, emit)
        case Castle():
            _begin_castling(s, seat, trick)
        case Wrath(group):
            _strike(s, group, emit)


def _begin_castling(s: State, seat: Seat, castle: Castle) -> None:
    """The cards are taken up; what lay open of them is remembered."""
    pool = s.pool[seat]
    mask = 0
    for group in (castle.group, castle.other):
        place = OWN[seat][group]
        pool += (*s.up[place], *s.down[place])
        s.known[seat] += s.up[place]
        s.up[place] = s.down[place] = ()
        mask |= 1 << group
    pool.sort()  # the highest is laid first
    s.fresh[seat] &= ~mask
    s.castled[seat] = mask
    s.changed = True
    s.phase = "castling"
    s.pending = castle


def lay_anew(s: State, seat: Seat, put: Put, emit: Emit | None) -> None:
    """Nobody else sees anything of it before the last card lies: the order would tell too much."""
    s.down[OWN[seat][put.group]] += (s.pool[seat].pop(),)
    if s.pool[seat]:
        return
    castle = s.pending
    assert isinstance(castle, Castle)
    s.pending = None
    s.phase = "play"
    if emit:
        counts = (_lying(s, seat, castle.group), _lying(s, seat, castle.other))
        emit(Castled(seat, castle.group, castle.other, counts))


def _lying(s: State, seat: Seat, group: Group) -> int:
    return len(s.down[OWN[seat][group]])


def _strike(s: State, group: Group, emit: Emit | None) -> None:
    lost: list[tuple[Card, ...]] = []
    for seat in (0, 1):
        place = OWN[seat][group]
        if s.down[place]:
            note_seen(s, seat, group, s.down[place])
        kinds = (*s.up[place], *s.down[place])
        s.discards[seat] += kinds
        s.up[place] = s.down[place] = ()
        lost.append(names(seat, kinds))
    s.changed = True
    if emit:
        emit(Struck(group, (lost[0], lost[1])))
