"""Votes of confidence, busts, and the ends of a game."""

from typing import Final

from engine.chance import Chance
from engine.game import Emit, Seat
from engine.games.caesar.model import BustDrawn, Exhausted, Revealed, State, Voted
from engine.games.caesar.pack import (
    ACTIONS,
    ASSASSINATION,
    BLACK,
    CASTLING,
    EACH,
    GREY,
    MOST_IN_GROUP,
    OWN,
    PATRICIANS,
    PHILOSOPHER,
    SCOUT,
    VETO,
    VOTES_BY_ITSELF,
    WRATH,
    Group,
    Kind,
    names,
)

IDLE: Final = 12  # turns in a row without a change of the table end a game
COPIES: Final = {kind: ACTIONS.count(kind) for kind in ACTIONS if kind != VETO}


def draw_bust(s: State, chance: Chance, emit: Emit | None) -> None:
    bust = s.bust = s.bag.pop(chance.below(len(s.bag)))
    s.votes = []
    if emit:
        emit(BustDrawn(s.turn, bust))
    if bust == BLACK:
        s.bag += [*s.out, BLACK]
        s.out = []
    else:
        s.out.append(bust)
        if bust != GREY:
            vote(s, bust, False, emit)
    up, down = s.up, s.down
    for group in EACH:
        other = group + 5
        lying = len(up[group]) + len(down[group]) + len(up[other]) + len(down[other])
        if lying >= VOTES_BY_ITSELF:
            vote(s, group, True, emit)


def vote(s: State, group: Group, by_itself: bool, emit: Emit | None) -> None:
    for seat in (0, 1):
        reveal(s, seat, group, emit)
    one, other = s.up[group], s.up[group + 5]
    sums = (sum(one), sum(other))
    philosophers = (one.count(PHILOSOPHER), other.count(PHILOSOPHER))
    if sums[0] == sums[1]:
        voted = Voted(group, by_itself, sums, philosophers, None, (0, 0))
        s.votes.append(voted)
        if emit:
            emit(voted)
        return
    high = 0 if sums[0] > sums[1] else 1
    winner = high if philosophers[0] == philosophers[1] else 1 - high
    s.left[group] -= 1
    s.won[OWN[winner][group]] += 1
    s.changed = True
    highest = max(s.up[OWN[high][group]])
    lowest = min((kind for kind in s.up[OWN[1 - high][group]] if kind), default=PHILOSOPHER)
    discards = (highest, lowest) if high == 0 else (lowest, highest)
    for seat in (0, 1):
        if discards[seat]:
            discard_from_table(s, seat, group, discards[seat])
    voted = Voted(group, by_itself, sums, philosophers, winner, discards)
    s.votes.append(voted)
    if emit:
        emit(voted)
    if s.options.philosophers != "stay":
        _send_philosophers_home(s, group, philosophers)
    if not s.left[group]:
        _exhaust(s, group, emit)


def _send_philosophers_home(s: State, group: Group, counts: tuple[int, int]) -> None:
    """By the house rules that do not let them stay."""
    for seat in (0, 1):
        going = counts[seat]
        if s.options.philosophers == "source":
            going = 1 if counts[seat] > counts[1 - seat] else 0
        for _ in range(going):
            discard_from_table(s, seat, group, PHILOSOPHER)


def _exhaust(s: State, group: Group, emit: Emit | None) -> None:
    counts = [0, 0]
    for seat in (0, 1):
        place = OWN[seat][group]
        counts[seat] = len(s.up[place])
        s.discards[seat] += s.up[place]
        s.up[place] = ()
    for busts in (s.bag, s.out):
        if group in busts:
            busts.remove(group)
    if emit:
        emit(Exhausted(group, (counts[0], counts[1])))


def discard_from_table(s: State, seat: Seat, group: Group, kind: Kind) -> None:
    """A card that lies face up."""
    place = OWN[seat][group]
    lying = list(s.up[place])
    lying.remove(kind)
    s.up[place] = tuple(lying)
    s.discards[seat].append(kind)
    s.changed = True


def reveal(s: State, seat: Seat, group: Group, emit: Emit | None) -> None:
    """A seat's cards in a group are turned up, for good."""
    place = OWN[seat][group]
    turned = s.down[place]
    if not turned:
        return
    s.up[place] += turned
    s.down[place] = ()
    s.changed = True
    note_seen(s, seat, group, turned)
    if emit:
        emit(Revealed(seat, group, names(seat, turned)))


def note_seen(s: State, seat: Seat, group: Group, turned: tuple[Kind, ...]) -> None:
    """Note what everybody now knows of the cards that still lie face down."""
    bit = 1 << group
    if s.fresh[seat] & bit:
        s.fresh[seat] &= ~bit
        s.early[seat] &= ~(1 << turned[0])  # the first card of a group lies lowest
    if s.castled[seat] & bit:
        s.castled[seat] &= ~bit
        known = s.known[seat]
        for kind in turned:
            if kind in known:
                known.remove(kind)


# The end ---------------------------------------------------------------------------------------


def ending(s: State) -> str:
    """Why a game is over at the end of this turn, if it is."""
    if not any(s.left):
        return "patricians"
    if not any(map(_has_influence, (s, s), (0, 1))):
        return "influence"
    if _is_stalemate(s):
        return "stalemate"
    return "standstill" if s.idle >= IDLE else ""


def _has_influence(s: State, seat: Seat) -> bool:
    return bool(s.decks[seat]) or min(s.hands[seat], default=VETO) < ASSASSINATION


def _is_stalemate(s: State) -> bool:
    """Only what everybody sees counts: a card that lies face down will be turned by a vote."""
    for group in EACH:
        if s.left[group]:
            if s.down[group] or s.down[group + 5]:
                return False
            if sum(s.up[group]) != sum(s.up[group + 5]):
                return False
    return not any(can_ever_act(s, seat) for seat in (0, 1))


def can_ever_act(s: State, seat: Seat) -> bool:
    """Return whether something in hand or deck may still change the table, which lies face up."""
    live = [group for group in EACH if s.left[group]]
    own, others = (
        [len(s.up[OWN[side][group]]) + len(s.down[OWN[side][group]]) for group in live]
        for side in (seat, 1 - seat)
    )
    if _has_influence(s, seat) and any(count < MOST_IN_GROUP for count in own):
        return True
    remaining = {kind: count - s.discards[seat].count(kind) for kind, count in COPIES.items()}
    if remaining[ASSASSINATION] and any(s.up[OWN[1 - seat][group]] for group in live):
        return True
    if remaining[SCOUT] and any(s.down[OWN[1 - seat][group]] for group in live):
        return True
    if remaining[CASTLING] and len(live) > 1 and any(own):
        return True
    return bool(remaining[WRATH] and (any(own) or any(others)))


# Points ----------------------------------------------------------------------------------------


def score(won: list[int] | tuple[int, ...], seat: Seat, mission: Group) -> int:
    """Patricians, majorities, whole groups, and the mission if it is known and fulfilled."""
    points = 0
    for group in EACH:
        taken, there = won[OWN[seat][group]], PATRICIANS[group]
        points += taken + (2 * taken > there) + (taken == there)
    if mission >= 0 and 2 * won[OWN[seat][mission]] > PATRICIANS[mission]:
        points += 2
    return points
