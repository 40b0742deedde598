"""Knowledge at a table: what views tell of it, worlds that look the same, the sketch."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from engine.cards import Card
from engine.chance import Chance
from engine.game import Game, Viewer
from engine.games.caesar.model import Action, State, View
from engine.games.caesar.pack import (
    ALL_ACTIONS,
    ASSASSINATION,
    BUSTS,
    EACH,
    GROUPS,
    IN_DECK,
    INFLUENCE,
    MISSION,
    NUMBERS,
    OWN,
    VETO,
    WITH_MISSIONS,
    Group,
    Kind,
    groups_in,
    kinds,
    names,
)

Rules = Game[State, Action, View]


def view(game: Rules, s: State, viewer: Viewer) -> View:
    down, pools = _seen_lying(s, viewer)
    hand: tuple[Card, ...] = ()
    own: tuple[tuple[Card, ...], ...] = ()
    pool: tuple[Card, ...] = ()
    missions = [-1, -1]
    if viewer is not None:
        hand = names(viewer, sorted(s.hands[viewer]))
        own = tuple([names(viewer, s.down[place]) for place in OWN[viewer]])
        pool = names(viewer, s.pool[viewer])
        missions[viewer] = s.missions[viewer]
    if s.reason:
        missions = s.missions
    return game.seen(
        s,
        viewer,
        hand=hand,
        held=tuple([_counted(cards) for cards in s.hands]),
        decks=tuple([(len(s.decks[seat]), len(s.action_decks[seat])) for seat in (0, 1)]),
        discards=tuple([names(seat, s.discards[seat]) for seat in (0, 1)]),
        up=tuple([names(at > 4, lying) if lying else () for at, lying in enumerate(s.up)]),
        down=tuple(down),
        own=own,
        pool=pool,
        pools=tuple(pools),
        bag=tuple(sorted(s.bag)),
        missions=tuple([MISSION[group] for group in missions]),
        known=tuple([tuple(sorted(known)) for known in s.known]),
    )


def _seen_lying(s: State, viewer: Viewer) -> tuple[list[int], list[int]]:
    """How many cards lie face down at each place, and how many each seat still has to lay.

    Nobody sees how far another has come with that: the cards of a Castling have an order, which
    would tell where they lie; and the first five are seen when all of them lie.
    """
    down, pools = [*map(len, s.down)], [*map(len, s.pool)]
    for seat in (0, 1):
        if seat == viewer or not pools[seat]:
            continue
        groups = EACH if s.phase == "setup" else groups_in(s.castled[seat])
        for place in (OWN[seat][group] for group in groups):
            pools[seat] += down[place]
            down[place] = 0
    return down, pools


def _counted(hand: list[Kind]) -> tuple[int, int]:
    influence = sum(kind < ASSASSINATION for kind in hand)
    return influence, len(hand) - influence


# Worlds ----------------------------------------------------------------------------------------


class _Side(ABC):
    """The cards of one seat: where those lie that the viewer cannot see, anew for each world."""

    def __init__(self, seen: View, seat: int) -> None:
        self.seat = seat
        self.hand: list[Kind] = []
        self.deck: list[Kind] = []
        self.actions: list[Kind] = []
        self.pool: list[Kind] = []
        self.down: list[tuple[Kind, ...]] = []

    @abstractmethod
    def deal(self, chance: Chance) -> None: ...


class _Own(_Side):
    """One's own side: only the order of the decks is unknown, and with it what they are."""

    def __init__(self, seen: View, seat: int) -> None:
        super().__init__(seen, seat)
        self.hand, self.pool = kinds(seen.hand), kinds(seen.pool)
        self.down = [tuple(kinds(cards)) for cards in seen.own]
        open_ = [*_open(seen, seat), *self.hand, *self.pool]
        lying = [kind for cards in self.down for kind in cards]
        self.deck = _left_of(INFLUENCE, [*open_, *lying])
        self.actions = _left_of(ALL_ACTIONS, open_)

    def deal(self, chance: Chance) -> None:
        chance.shuffle(self.deck)
        chance.shuffle(self.actions)


class _Other(_Side):
    """The side of an opponent, by all that the table has seen of it.

    Its first five cards were 1 to 5 and its hand another 1 to 5 and a Veto: what of these has not
    been seen must still be hidden somewhere. Whatever else is hidden came from the deck.
    """

    def __init__(self, seen: View, seat: int) -> None:
        super().__init__(seen, seat)
        open_ = _open(seen, seat)
        self.unseen = _left_of(INFLUENCE, open_)
        self.unseen_actions = _left_of(ALL_ACTIONS, open_)
        self.known = [*seen.known[seat]]
        self.opened = [*(kind for kind in open_ if kind < ASSASSINATION), *self.known]
        self.in_hand, self.actions_in_hand = seen.held[seat]
        self.in_pool = seen.pools[seat]
        self.is_laying = seen.phase == "setup"
        self.counts = [seen.down[place] for place in OWN[seat]]
        self.fresh = [
            group
            for group in EACH
            if (seen.fresh[seat] >> group & 1) or (self.is_laying and self.counts[group])
        ]
        self.early: list[Kind] = [
            kind for kind in NUMBERS if seen.early[seat] >> kind & 1 and kind in self.unseen
        ]
        for kind in NUMBERS:  # the first cards that were seen count no more as others
            if not seen.early[seat] >> kind & 1:
                self.opened.remove(kind)
        self.castled = groups_in(seen.castled[seat])

    def deal(self, chance: Chance) -> None:
        early = self.early.copy()
        chance.shuffle(early)
        first = dict(zip(self.fresh, early, strict=False))
        later = early[len(first) :]  # where they lie is not known any more
        if self.is_laying:
            self.hand, self.pool = [*NUMBERS], sorted(later)
            self.down = [(first[group],) if group in first else () for group in EACH]
            self.deck = [*IN_DECK]
            chance.shuffle(self.deck)
        else:
            self._deal_hidden(first, later, chance)
        self._deal_actions(chance)

    def _deal_hidden(self, first: dict[Group, Kind], later: list[Kind], chance: Chance) -> None:
        slots = [count - (group in first) for group, count in enumerate(self.counts)]
        free = self.in_hand + sum(slots) + self.in_pool - len(self.known)
        rest = _left_of(self.unseen, [*first.values(), *self.known])
        certain = _left_of([*NUMBERS, *later], self.opened)
        chosen = _both(certain, rest)[:free]
        rest = _left_of(rest, chosen)
        chance.shuffle(rest)
        more = free - len(chosen)
        chosen += rest[:more]
        self.deck = rest[more:]
        chance.shuffle(chosen)
        # what was castled lies in one of two groups, with whatever else lies there
        among = sum(slots[group] for group in self.castled) + self.in_pool
        mixed = self.known + [chosen.pop() for _ in range(among - len(self.known))]
        chance.shuffle(mixed)
        self.down = []
        for group in EACH:
            source = mixed if group in self.castled else chosen
            lying = [source.pop() for _ in range(slots[group])]
            self.down.append((first[group], *lying) if group in first else tuple(lying))
        self.pool = sorted(mixed)
        self.hand = chosen

    def _deal_actions(self, chance: Chance) -> None:
        rest = self.unseen_actions.copy()
        held = []
        if rest.count(VETO) == 2:  # the one that was held from the beginning
            rest.remove(VETO)
            held = [VETO]
        chance.shuffle(rest)
        more = self.actions_in_hand - len(held)
        self.hand += [*held, *rest[:more]]
        self.actions = rest[more:]


def worlds(game: Rules, seen: View, chance: Chance) -> Iterator[State]:
    sides: list[_Side] = [
        _Own(seen, seat) if seat == seen.seat else _Other(seen, seat) for seat in (0, 1)
    ]
    up = [tuple(kinds(cards)) for cards in seen.up]
    discards = [kinds(cards) for cards in seen.discards]
    missions = [MISSION.index(name) if name else -1 for name in seen.missions]
    others = _left_of(WITH_MISSIONS, missions) if seen.options.missions else []
    while True:
        for side in sides:
            side.deal(chance)
        chance.shuffle(others)
        spare = others.copy()
        yield game.world(
            seen,
            hands=[side.hand.copy() for side in sides],
            decks=[side.deck.copy() for side in sides],
            action_decks=[side.actions.copy() for side in sides],
            discards=[cards.copy() for cards in discards],
            pool=[side.pool.copy() for side in sides],
            missions=[spare.pop() if group < 0 and spare else group for group in missions],
            spare=spare,
            up=up.copy(),
            down=[cards for side in sides for cards in side.down],
            bag=[*seen.bag],
            known=[[*known] for known in seen.known],
        )


def _open(seen: View, seat: int) -> list[Kind]:
    """Everything of a seat that lies face up or was discarded."""
    lying = [kind for place in OWN[seat] for kind in kinds(seen.up[place])]
    return lying + kinds(seen.discards[seat])


def _left_of(pack: Iterable[Kind], gone: Iterable[Kind]) -> list[Kind]:
    left = [*pack]
    for kind in gone:
        if kind in left:
            left.remove(kind)
    return left


def _both(wanted: Iterable[Kind], there: Iterable[Kind]) -> list[Kind]:
    return [*(Counter(wanted) & Counter(there)).elements()]


# The sketch ------------------------------------------------------------------------------------

_PERSONAS: Final = ("caesar", "cleopatra")


def sketch(seen: View) -> str:
    out = " ".join(BUSTS[bust] for bust in seen.out) or "none"
    lines = [f"{seen.phase}, busts out: {out}, turns {seen.turns}"]
    for group in EACH:
        sides = [_side(seen, seat, group) for seat in (0, 1)]
        lines.append(f"{GROUPS[group]:9}{seen.left[group]}  {sides[0]:26} | {sides[1]}")
    for seat in (0, 1):
        mark = ">" if seat == seen.turn and not seen.reason else " "
        who = "you" if seat == seen.seat else f"seat {seat + 1}"
        persona = _PERSONAS[seat != seen.caesar]
        held, decks = sum(seen.held[seat]), seen.decks[seat]
        lines.append(f"{mark} {who} ({persona}): {held} in hand, decks {decks[0]} and {decks[1]}")
    if seen.hand:
        lines.append(f"hand: {_kinds(seen.hand)}")
    if seen.pending:
        lines.append(f"announced: {seen.pending.kind}")
    return "\n".join(lines)


def _side(seen: View, seat: int, group: Group) -> str:
    place = OWN[seat][group]
    if seat == seen.seat:
        hidden = f"({_kinds(seen.own[group])})"
    else:
        hidden = f"({seen.down[place]})"
    return f"won {seen.won[place]}, {_kinds(seen.up[place])} {hidden}"


def _kinds(cards: Iterable[Card]) -> str:
    return " ".join(card[1:] for card in cards) or "-"
