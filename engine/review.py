"""Review: the moves of a finished game to which a search knows a clearly better one.

The search is given only what the player could know at that moment: a view, and worlds that fit it.
"""

from collections.abc import Iterator
from math import sqrt
from typing import Any, Final, NamedTuple

from engine.chance import Chance, Loose
from engine.game import Game, Seat
from engine.record import Record, replay, standing_moves
from engine.search import Budget, Clock, appraise, prospects

AnyGame = Game[Any, Any, Any]
MOST: Final = 3  # moments that are shown
SUSPECTS: Final = 6  # that are looked at closely
CLEARLY: Final = 0.06  # of the whole score, from 0 to 1, that a move must cost
SURELY: Final = 2.5  # standard errors that must lie between two moves
LOOKS: Final = Budget(1200, 0.3)  # at every move,
CLOSELY: Final = 1000  # and worlds in which a suspect and its better are followed
WEAKER: Final = 4  # other moves that are named beside a better one


class Moment(NamedTuple):
    """A decision, by its line in the log; `was` and `could` tell how promising either move is.
    `weaker` are further moves that looked clearly worse than the better one."""

    entry: int
    better: str
    was: float
    could: float
    weaker: tuple[str, ...] = ()


class Suspect(NamedTuple):
    """A decision that seems to have cost something, with what seems better and what seems not."""

    cost: float
    decision: "Decision"
    better: Any
    weaker: tuple[str, ...]


class Decision(NamedTuple):
    entry: int
    view: Any
    legal: list[Any]
    taken: Any


def moments(
    record: Record, game: AnyGame, seat: Seat, clock: Clock, seconds: float
) -> list[Moment]:
    """Find the costliest moves of a seat, in the order of the game, in about so many seconds."""
    chance = Loose(record.session)
    decided = list(decisions(record, game, seat))
    until = clock() + seconds
    suspects = []
    for number, decision in enumerate(decided):
        left = (until - clock()) * 2 / 3 / (len(decided) - number)
        budget = Budget(LOOKS.iterations, min(LOOKS.seconds, max(0.0, left)))
        if suspect := _suspect(game, decision, seat, chance, budget, clock):
            suspects.append(suspect)
    suspects.sort(key=lambda suspect: -suspect.cost)
    found = []
    for number, suspect in enumerate(suspects[:SUSPECTS]):
        budget = Budget(CLOSELY, (until - clock()) / (min(SUSPECTS, len(suspects)) - number))
        decision, better = suspect.decision, suspect.better
        if moment := _compared(game, decision, better, seat, chance, budget, clock):
            found.append(moment._replace(weaker=suspect.weaker))
    costliest = sorted(found, key=lambda moment: moment.was - moment.could)[:MOST]
    return sorted(costliest)


def decisions(record: Record, game: AnyGame, seat: Seat) -> Iterator[Decision]:
    """Yield the moves at which the person in a seat had a choice, but for those taken back."""
    before: Any = None
    standing = standing_moves(record.log) if game.can_undo else None
    for number, moment in enumerate(replay(record, game)):
        entry = moment.entry
        is_standing = standing is None or number in standing
        is_own = entry.is_own_move(seat) and is_standing
        if is_own and seat in game.to_act(before):
            legal = game.legal(before, seat)
            taken = [action for action in legal if game.text(action) == entry.what]
            if taken and len(legal) > 1:
                yield Decision(number, game.view(before, seat), legal, taken[0])
        before = moment.state


def _suspect(
    game: AnyGame, decision: Decision, seat: Seat, chance: Chance, budget: Budget, clock: Clock
) -> Suspect | None:
    found = appraise(game, decision.view, seat, decision.legal, chance, budget, clock)
    values = {candidate.action: candidate for candidate in found}
    best = max(found, key=lambda candidate: (candidate.visits, candidate.value))
    taken = values.get(decision.taken)
    if taken is None or best.action == decision.taken or best.value - taken.value < CLEARLY / 2:
        return None
    ranked = sorted(found, key=lambda candidate: -candidate.value)
    weaker = tuple(
        game.text(candidate.action)
        for candidate in ranked
        if candidate.action != decision.taken and best.value - candidate.value >= CLEARLY
    )
    return Suspect(best.value - taken.value, decision, best.action, weaker[:WEAKER])


def _compared(
    game: AnyGame,
    decision: Decision,
    better: Any,
    seat: Seat,
    chance: Chance,
    budget: Budget,
    clock: Clock,
) -> Moment | None:
    """Compare both moves in the same worlds, each answered by a search of its own, or by the game's
    own `appraise`; return None unless the other one is clearly better."""
    if game.appraise is not None:
        actions = [decision.taken, better]
        taken, other = game.appraise(decision.view, seat, actions, chance, budget, clock)
        if other.value - taken.value < CLEARLY:
            return None
        return Moment(decision.entry, game.text(better), taken.value, other.value)
    pairs = list(
        prospects(game, decision.view, seat, (decision.taken, better), chance, budget, clock)
    )
    if len(pairs) < 2:
        return None
    gains = [could - was for was, could in pairs]
    gain = sum(gains) / len(gains)
    spread = sum((one - gain) ** 2 for one in gains) / (len(gains) - 1)
    if gain < CLEARLY or gain < SURELY * sqrt(spread / len(gains)):
        return None
    was, could = (sum(side) / len(pairs) for side in zip(*pairs, strict=True))
    return Moment(decision.entry, game.text(better), was, could)
