"""The course of a turn: what is placed, the bust, the refill, and whose turn comes next."""

from dataclasses import fields
from typing import Final

from engine.chance import Chance
from engine.game import Emit, Seat
from engine.games.caesar.model import (
    Deck,
    Discard,
    Discarded,
    Drew,
    Ended,
    Hid,
    Laid,
    Lay,
    Options,
    Play,
    Played,
    State,
)
from engine.games.caesar.pack import (
    ACTIONS,
    ANY_INFLUENCE,
    BITS,
    BLACK,
    EACH,
    GREY,
    HAND,
    IN_DECK,
    MOST_IN_GROUP,
    NAME,
    NUMBERS,
    OWN,
    PATRICIANS,
    VETO,
    WITH_MISSIONS,
    Kind,
    names,
)
from engine.games.caesar.votes import draw_bust, ending, score

MATCH: Final = 3  # games at most; two that are won decide it


def new_game(options: Options, caesar: Seat, chance: Chance) -> State:
    """The decks are shuffled; both hold the same hand, and five cards to lay."""
    first, second, third, fourth = [*IN_DECK], [*IN_DECK], [*ACTIONS], [*ACTIONS]
    spare = [*WITH_MISSIONS] if options.missions else []
    for pile in (first, second, third, fourth, spare):
        chance.shuffle(pile)
    return State(
        options,
        caesar,
        1 - caesar if options.cleopatra_starts else caesar,
        hands=[[*NUMBERS, VETO], [*NUMBERS, VETO]],
        decks=[first, second],
        action_decks=[third, fourth],
        discards=[[], []],
        pool=[[*NUMBERS], [*NUMBERS]],
        missions=[spare.pop() if options.missions else -1 for _ in (0, 1)],
        spare=spare,
        up=[()] * 10,
        down=[()] * 10,
        won=[0] * 10,
        left=[*PATRICIANS],
        bag=[*EACH, BLACK, GREY],
        out=[],
        fresh=[0, 0],
        early=[0b111110, 0b111110],
        castled=[0, 0],
        known=[[], []],
    )


# Influence -------------------------------------------------------------------------------------


def lay(s: State, seat: Seat, action: Lay, emit: Emit | None) -> None:
    """The last of the five falls into its place; when both have laid, the first turn begins."""
    pool = s.pool[seat]
    pool.remove(action.card)
    places = OWN[seat]
    s.down[places[action.group]] = (action.card,)
    if len(pool) == 1:
        s.down[places[-1]] = (pool.pop(),)
        s.fresh[seat] = 0b11111
        if emit:
            emit(Laid(seat, names(seat, (s.down[place][0] for place in places))))
        if not s.pool[1 - seat]:
            s.phase = "play"


def place(s: State, seat: Seat, action: Play, emit: Emit | None) -> None:
    card, group = action.card, action.group
    s.hands[seat].remove(card)
    lying = s.up if action.is_up else s.down
    lying[OWN[seat][group]] += (card,)
    # one more may follow, the other way up; none after an action that came in between
    s.faces = 0 if s.placed else 2 if action.is_up else 1
    s.placed += 1
    s.changed = True
    if emit:
        name = NAME[seat][card]
        emit(Played(seat, group, name) if action.is_up else Hid(seat, group, name))


def kinds_in(hand: list[Kind]) -> int:
    """As bits."""
    found = 0
    for kind in hand:
        found |= BITS[kind]
    return found


def open_groups(s: State, seat: Seat) -> int:
    """As bits: with a patrician to win, and fewer than five cards of one's own."""
    up, down = s.up, s.down
    found = 0
    for group, at in enumerate(OWN[seat]):
        if s.left[group] and len(up[at]) + len(down[at]) < MOST_IN_GROUP:
            found |= BITS[group]
    return found


def can_place(s: State, seat: Seat, kinds: int) -> bool:
    return bool(s.faces and kinds & ANY_INFLUENCE and open_groups(s, seat))


# The course of a turn --------------------------------------------------------------------------


def may_play_on(s: State, seat: Seat) -> bool:
    """Return whether a seat is asked for another card. That follows from what everybody sees: where
    a hand has action cards, its owner is asked, even if none of them can be played."""
    kinds = kinds_in(s.hands[seat])
    return can_place(s, seat, kinds) or (not s.acted and kinds > ANY_INFLUENCE)


def may_choose_deck(s: State, seat: Seat) -> bool:
    """Return whether a hand is to be refilled, and there are two decks to draw from."""
    return len(s.hands[seat]) < HAND and bool(s.decks[seat]) and bool(s.action_decks[seat])


def go_on(s: State, chance: Chance, emit: Emit | None) -> None:
    """To the next question."""
    while not s.reason and s.phase in ("play", "discard", "refill"):
        seat = s.turn
        if s.phase == "play":
            if may_play_on(s, seat):
                return
            draw_bust(s, chance, emit)
            s.phase = "refill" if s.placed else "discard"
        if s.phase == "discard":
            if s.hands[seat]:
                return
            s.phase = "refill"
        if s.phase == "refill":
            if _must_choose_deck(s, seat, emit):
                return
            _end_turn(s, chance, emit)


def end_play(s: State, chance: Chance, emit: Emit | None) -> None:
    """The player wants no more, and draws a bust."""
    draw_bust(s, chance, emit)
    s.phase = "refill" if s.placed else "discard"


def _must_choose_deck(s: State, seat: Seat, emit: Emit | None) -> bool:
    """Refills the hand as far as there is no choice."""
    hand, deck, actions = s.hands[seat], s.decks[seat], s.action_decks[seat]
    while len(hand) < HAND and (deck or actions):
        if may_choose_deck(s, seat):
            return True
        draw(s, seat, "influence" if deck else "action", emit)
    return False


def draw(s: State, seat: Seat, deck: Deck, emit: Emit | None) -> None:
    kind = (s.decks if deck == "influence" else s.action_decks)[seat].pop()
    s.hands[seat].append(kind)
    if emit:
        emit(Drew(seat, deck, NAME[seat][kind]))


def discard(s: State, seat: Seat, action: Discard, emit: Emit | None) -> None:
    s.hands[seat].remove(action.card)
    s.discards[seat].append(action.card)
    if emit:
        emit(Discarded(seat, NAME[seat][action.card]))


def _end_turn(s: State, chance: Chance, emit: Emit | None) -> None:
    s.idle = 0 if s.changed else s.idle + 1
    s.turns += 1
    if reason := ending(s):
        _end_game(s, reason, chance, emit)
        return
    s.turn = 1 - s.turn
    s.phase = "play"
    s.faces, s.placed, s.acted, s.changed = 3, 0, False, False


def scores(s: State) -> tuple[int, int]:
    return score(s.won, 0, s.missions[0]), score(s.won, 1, s.missions[1])


def _end_game(s: State, reason: str, chance: Chance, emit: Emit | None) -> None:
    """Of a match, the next one is dealt with the sides swapped, unless it is decided."""
    points = scores(s)
    winner = None if points[0] == points[1] else int(points[1] > points[0])
    if winner is not None:
        s.wins[winner] += 1
    s.games += 1
    goes_on = s.options.best_of_three and s.games < MATCH and max(s.wins) < 2
    if emit:
        missions = (s.missions[0], s.missions[1])
        emit(Ended(reason, points, missions, winner, goes_on))
    if not goes_on:
        s.reason = "match" if s.options.best_of_three else reason
        return
    again = new_game(s.options, 1 - s.caesar, chance)
    again.wins, again.games = s.wins, s.games
    for field in fields(State):
        setattr(s, field.name, getattr(again, field.name))
