"""Why a move is better than another: every fact that is told holds when both moves are played."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest

from engine.cards import Card
from engine.chance import Loose
from engine.game import house_rules, with_option
from engine.games import GAMES
from engine.games.caesar.model import PASS, Assassinated, Play, Struck, Vetoed
from engine.games.caesar.pack import GROUPS, KIND, OWN, PHILOSOPHER
from engine.games.caesar.votes import vote
from engine.games.deerportal.board import DIAMOND, EMPTY, PORTAL
from engine.games.deerportal.model import BACK, FORWARD, Missed
from engine.games.differo.board import cells_of
from engine.games.differo.puzzles import is_won
from engine.games.rally.maps import board_of
from engine.games.rally.model import Forfeited
from engine.games.whot.model import DRAW, DealEnded, Suspended
from engine.games.whot.pack import NUMBER, VALUE, WHOT, cards_of
from engine.reasons import Reason

MOST_PAIRS = 6  # of moves that are compared in one position


class Both:
    """A position, two moves of a seat, and what becomes of it by each."""

    def __init__(self, game: Any, s: Any, seat: int, moves: tuple[Any, Any], seed: int) -> None:
        self.game, self.s, self.seat, self.seed = game, s, seat, seed
        self.played, self.better = moves
        (self.was, self.was_told), (self.could, self.could_told) = map(self.after, moves)

    def after(self, move: Any) -> tuple[Any, list[Any]]:
        return self.play(self.s, self.seat, move)

    def play(self, s: Any, seat: int, move: Any) -> tuple[Any, list[Any]]:
        after, events = self.game.copy(s), list[Any]()
        self.game.play(after, seat, move, Loose(self.seed), events.append)
        return after, events


# Whot


def is_over(s: Any, events: list[Any]) -> bool:
    return bool(s.reason) or any(isinstance(event, DealEnded) for event in events)


def grown(both: Both, seat: int | None, after: Any) -> int:
    return len(cards_of(after.hands[seat])) - len(cards_of(both.s.hands[seat]))


def has_to_draw(both: Both, reason: Reason) -> bool:
    """The other is asked, and by drawing gets so many cards, or the market is used up."""
    s = both.could
    drawn, events = both.play(s, reason.seat or 0, DRAW)
    more = len(cards_of(drawn.hands[reason.seat])) - len(cards_of(s.hands[reason.seat]))
    is_asked = both.game.to_act(s) == (reason.seat,) and s.phase == "pick"
    return is_asked and (more == reason.count or is_over(drawn, events))


def fitting(both: Both, s: Any) -> int:
    def fits(card: Card) -> bool:
        top = s.pile[-1]
        is_same = card[0] == top[0] or NUMBER[card] == NUMBER[top]
        return card == WHOT or (card[0] == s.call if s.call else is_same)

    return sum(map(fits, cards_of(s.hands[both.seat])))


def whot(both: Both, r: Reason) -> bool:
    seat, was, could = both.seat, both.was, both.could
    held = [cards_of(s.hands[seat]) for s in (could, was)]
    match r.kind:
        case "wins":
            return is_over(could, both.could_told) and both.s.hands[seat].bit_count() == 1
        case "ends":
            return is_over(was, both.was_told) and not is_over(could, both.could_told)
        case "catches":
            return both.s.silent == r.seat and grown(both, r.seat, could) == 2
        case "silent":
            return bool(was.silent == seat and len(held[1]) == 1)
        case "passes":
            return has_to_draw(both, r) and grown(both, seat, was) == r.instead
        case "cancels":
            return bool(could.pick == 0 and grown(both, seat, was) == r.instead)
        case "picks":
            return has_to_draw(both, r) and len(cards_of(both.s.hands[r.seat])) == r.instead
        case "draws":
            legal = both.game.legal(could, r.seat)
            return has_to_draw(both, r) and not any(hasattr(move, "card") for move in legal)
        case "again":
            return bool(both.game.to_act(could) == (seat,) != both.game.to_act(was))
        case "skips":
            is_told = any(isinstance(e, Suspended) and e.seat == r.seat for e in both.could_told)
            return is_told and both.game.to_act(could) != (r.seat,)
        case "market":
            others = [other for other in range(len(could.hands)) if other != seat]
            return [grown(both, other, could) for other in others].count(1) == r.count
        case "sheds":
            return (len(held[0]), len(held[1])) == (r.count, r.instead) and r.count < r.instead
        case "keeps":
            return held[0].count(r.what) == held[1].count(r.what) + 1
        case "fits":
            return (fitting(both, could), fitting(both, was)) == (r.count, r.instead)
        case "lighter":
            return [sum(map(VALUE.__getitem__, cards)) for cards in held] == [r.count, r.instead]
    return False


# Differo


def rows_left(s: Any, colour: int) -> int:
    rows = ["ABCDEFGHI".index(cell[0]) for cell in cells_of((s.white, s.black)[colour])]
    return 8 - max(rows) if colour else min(rows)


def wins_with(both: Both, s: Any, seat: int, move: Any) -> bool:
    return bool(move in both.game.legal(s, seat) and both.play(s, seat, move)[0].winner == seat)


def can_win(both: Both, s: Any, seat: int) -> bool:
    return any(wins_with(both, s, seat, move) for move in both.game.legal(s, seat))


def differo(both: Both, r: Reason) -> bool:
    seat, other, own = both.seat, 1 - both.seat, both.s.turn
    was, could, game = both.was, both.could, both.game
    if r.seat != other:
        return False
    match r.kind:
        case "wins":
            return bool(could.winner == seat)
        case "allows":
            return wins_with(both, was, other, r.reply) and not can_win(both, could, other)
        case "loses":
            then, _ = both.play(was, other, r.reply)
            answers = game.legal(then, seat)
            lost = [can_win(both, both.play(then, seat, answer)[0], other) for answer in answers]
            return all(lost) and r.count == 2
        case "forces":
            replies = game.legal(could, other)
            return all(is_won(both.play(could, other, x)[0].past[-1], r.count) for x in replies)
        case "threatens":
            again = game.copy(could)
            again.turn = own
            return wins_with(both, again, seat, r.reply)
        case "runs":
            nearest = [
                min(rows_left(both.play(s, other, x)[0], 1 - own) for x in game.legal(s, other))
                for s in (could, was)
            ]
            run = both.play(was, other, r.reply)[0]
            return nearest == [r.count, r.instead] and rows_left(run, 1 - own) == r.instead
        case "nearer":
            return (rows_left(could, own), rows_left(was, own)) == (r.count, r.instead)
        case "narrows":
            return [len(game.legal(s, other)) for s in (could, was)] == [r.count, r.instead]
    return False


# DeerPortal


def within_a_roll(both: Both, s: Any, things: str) -> int:
    """Count the fields with such things where a seat ends by any roll and any way."""
    seat, ends = both.seat, set()
    for roll in range(1, 7):
        turn = both.game.copy(s)
        turn.turn, turn.roll = seat, roll
        for way in (FORWARD, BACK) if s.fields[seat] >= roll else (FORWARD,):
            ends.add(both.play(turn, seat, way)[0].fields[seat])
    return sum(s.areas[seat][end] in things for end in ends)


def deerportal(both: Both, r: Reason) -> bool:
    seat, was, could = both.seat, both.was, both.could
    gained = [s.diamonds[seat] - both.s.diamonds[seat] for s in (could, was)]
    lying = [s.areas[seat].count(DIAMOND) for s in (could, was)]
    match r.kind:
        case "portal":
            return bool(
                seat in could.arrived and r.count in (0, gained[0]) and seat not in was.arrived
            )
        case "stays":
            return bool(
                seat in was.arrived and lying[1] == 0 < r.count == both.s.areas[seat].count("d")
            )
        case "diamonds":
            return gained == [r.count, r.instead] and r.count > r.instead
        case "freezes":
            missed = [e for e in both.could_told if isinstance(e, Missed) and e.seat == r.seat]
            return bool(could.frozen[r.seat] + len(missed) == both.s.frozen[r.seat] + 1)
        case "meditates":
            return bool(could.fields[seat] == 0 and lying == [r.count, r.instead])
        case "reaches" | "things":
            things = DIAMOND if r.kind == "reaches" else "wefad"
            counts = [within_a_roll(both, s, things) for s in (could, was)]
            return counts == [r.count, r.instead] and EMPTY not in things
        case "nearer":
            return [PORTAL - s.fields[seat] for s in (could, was)] == [r.count, r.instead]
    return False


# Rally


def turn_ends(both: Both, s: Any) -> Iterator[Any]:
    """Yield the states at the ends of a turn, walked to its end at once or step by step."""
    if not s.steps or s.turn != both.seat:
        yield s
        return
    board = board_of(s.options.board)
    for move in both.game.legal(s, both.seat):
        if move.to in board.beside[s.places[both.seat]]:
            yield from turn_ends(both, both.play(s, both.seat, move)[0])


def gains(both: Both, before: Any, after: Any) -> list[str]:
    """Return the stamps that a turn brought, as far as they were needed, and the finish."""
    if both.seat in after.finished:
        return [board_of(after.options.board).finish]
    new = [place for place in after.stamps[both.seat] if place not in before.stamps[both.seat]]
    return [] if needs_no_stamp(before, both.seat) else new


def needs_no_stamp(s: Any, seat: int) -> bool:
    stations = len(board_of(s.options.board).stations)
    needed = stations if s.options.all_stamps else min(s.options.stamps_needed, stations)
    return len(s.stamps[seat]) >= needed


def lucky_rolls(both: Both, s: Any) -> int:
    dice = product(range(1, 7), repeat=2 if s.options.two_dice else 1)
    lucky = 0
    for steps, times in Counter(map(sum, dice)).items():
        rolled = both.game.copy(s)
        rolled.turn, rolled.steps, rolled.trail = both.seat, steps, [s.places[both.seat]]
        lucky += times * any(gains(both, s, end) for end in turn_ends(both, rolled))
    return lucky


def steps_to_goal(both: Both, s: Any) -> int:
    board, held = board_of(s.options.board), s.stamps[both.seat]
    goals = {board.finish} if needs_no_stamp(s, both.seat) else {*board.stations} - {*held}
    reached, steps = {s.places[both.seat]}, 0
    while not reached & goals:
        reached |= {to for at in reached - {board.finish} for to in board.beside[at]}
        steps += 1
    return steps


def rally(both: Both, r: Reason) -> bool:
    was, could = both.was, both.could
    ends = [list(turn_ends(both, s)) for s in (could, was)]
    match r.kind:
        case "home":
            return both.seat in could.finished and both.seat not in was.finished
        case "stamp":
            return r.what in gains(both, both.s, could) and not gains(both, both.s, was)
        case "still":
            reached = {place for end in ends[0] for place in gains(both, both.s, end)}
            return r.what in reached and not any(gains(both, both.s, end) for end in ends[1])
        case "lapse":
            lapsed = [
                sum(event.steps for event in told if isinstance(event, Forfeited))
                for told in (both.could_told, both.was_told)
            ]
            return lapsed == [r.count, r.instead] and r.count < r.instead
        case "lucky" | "lucky2":
            is_right = both.s.options.two_dice == (r.kind == "lucky2")
            counts = [lucky_rolls(both, s) for s in (could, was)]
            return is_right and counts == [r.count, r.instead]
        case "nearer":
            return [steps_to_goal(both, s) for s in (could, was)] == [r.count, r.instead]
    return False


# Caesar & Cleopatra


def vote_on(both: Both, group: int, card: int | None) -> int | None:
    """Return who wins a vote on a group in which a seat has one more card."""
    s = both.game.copy(both.s)
    if card is not None:
        s.up[OWN[both.seat][group]] += (card,)
    vote(s, group, False, None)
    winner: int | None = s.votes[-1].winner
    return winner


def lying(s: Any, seat: int, group: int) -> list[int]:
    return [*s.up[OWN[seat][group]], *s.down[OWN[seat][group]]]


def caesar(both: Both, r: Reason) -> bool:
    seat, other, better, played = both.seat, 1 - both.seat, both.better, both.played
    group = GROUPS.index(r.what) if r.what in GROUPS else -1
    match r.kind:
        case "stops":
            vetoed = [event for event in both.could_told if isinstance(event, Vetoed)]
            return bool(vetoed) and vetoed[0].trick.kind == r.what and r.seat == other
        case "removes" | "removes-philosopher":
            _, told = both.play(both.could, other, PASS)
            gone = [event for event in told if isinstance(event, Assassinated)]
            is_philosopher = r.kind == "removes-philosopher"
            is_card = [KIND[event.card] for event in gone] == [r.count]
            is_there = [(event.seat, event.group) for event in gone] == [(r.seat, group)]
            return is_card and is_there and (r.count == PHILOSOPHER) == is_philosopher
        case "strikes":
            counts = [len(lying(both.s, side, group)) for side in (other, seat)]
            _, told = both.play(both.could, other, PASS)
            struck = [event.group for event in told if isinstance(event, Struck)]
            return counts == [r.count, r.instead] and struck == [group]
        case "reveals":
            return len(both.s.down[OWN[other][group]]) == r.count > 0
        case "leads":
            card = played.card if isinstance(played, Play) and played.group == group else None
            winners = [vote_on(both, group, each) for each in (better.card, card)]
            return bool(winners[0] == seat != winners[1] and better.group == group)
        case "decided":
            return vote_on(both, group, None) == seat and played.group == group
        case "hides":
            return bool(played.is_up and not better.is_up and played.card == better.card)
        case "adds":
            return (better.card, played.card) == (r.count, r.instead) and r.count > r.instead
        case "saves":
            return bool(played.card == r.count > better.card)
        case "keeps":
            name = {"assassination": 6, "scout": 7, "castling": 8, "wrath": 9}[r.what]
            return bool(both.s.hands[seat].count(name) > 0 and played.kind == r.what != better.kind)
    return False


HOLDS: dict[str, Callable[[Both, Reason], bool]] = {
    "whot": whot,
    "differo": differo,
    "deerportal": deerportal,
    "rally": rally,
    "caesar": caesar,
}
FEW = {"whot": 12, "differo": 1, "deerportal": 2, "rally": 2, "caesar": 4}
ENOUGH = {"whot": 150, "differo": 12, "deerportal": 25, "rally": 25, "caesar": 12}  # for each kind
WORDS = Path(__file__).parents[2] / "locales/en/reasons.ftl"


def some_rules(game: Any, chance: Loose) -> Any:
    """Change about a third of the house rules."""
    options = game.options()
    for rule, values in house_rules(game.options).items():
        if chance.below(3) == 0:
            options = with_option(options, rule, values[chance.below(len(values))])
    return options


def compared(key: str, seed: int) -> Iterator[tuple[Both, Reason]]:
    """Play a game at random; yield each reason that is told on the way, for moves either way."""
    game: Any = GAMES[key]
    chance = Loose(seed)
    seats = game.seats[chance.below(len(game.seats))]
    s = game.setup(seats, some_rules(game, chance), chance)
    for number in range(120):
        if not (asked := game.to_act(s)):
            return
        seat = asked[chance.below(len(asked))]
        legal = game.legal(s, seat)
        pairs = list(permutations(legal, 2))
        chance.shuffle(pairs)
        for moves in pairs[:MOST_PAIRS]:
            if reason := game.reason(game.view(s, seat), *moves):
                yield Both(game, s, seat, moves, seed + number), reason
        game.play(s, seat, legal[chance.below(len(legal))], chance)


def kinds_that_hold(key: str, seeds: range) -> set[str]:
    """Check each reason that is told in some games; return their kinds."""
    told = set()
    for seed in seeds:
        for both, reason in compared(key, seed):
            assert HOLDS[key](both, reason), (reason, both.played, both.better, both.s)
            told.add(reason.kind)
    return told


@pytest.mark.parametrize("key", HOLDS)
def test_a_reason_holds_when_both_moves_are_played(key: str) -> None:
    assert kinds_that_hold(key, range(FEW[key]))


@pytest.mark.slow
@pytest.mark.parametrize("key", HOLDS)
def test_a_reason_of_each_kind_is_told_and_holds(key: str) -> None:
    named = set(re.findall(rf"^why-{key}-([\w-]+) =", WORDS.read_text(encoding="utf-8"), re.M))
    assert kinds_that_hold(key, range(ENOUGH[key])) == named


def test_the_games_of_the_house_have_reasons() -> None:
    assert HOLDS.keys() == GAMES.keys()
