"""How Caesar & Cleopatra is played."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import exp
from typing import Any, Final

from engine.cards import places
from engine.chance import Chance
from engine.game import Emit, Game, Outcome, Seat, Viewer, tell, told_apart
from engine.games.caesar import knowledge
from engine.games.caesar.model import (
    ASSASSINATE,
    CASTLES,
    DISCARD,
    DONE,
    DRAWS,
    LAY,
    PASS,
    PLAYS,
    PUT,
    SCOUTING,
    VETO_IT,
    WRATHS,
    Action,
    Assassinate,
    Castle,
    Discard,
    Done,
    Draw,
    Event,
    Lay,
    Left,
    Options,
    Play,
    Put,
    State,
    Veto,
    View,
)
from engine.games.caesar.moments import importance
from engine.games.caesar.pack import (
    ALL_ACTIONS,
    ANY_INFLUENCE,
    EACH,
    GROUPS,
    MOST_IN_GROUP,
    OWN,
    PHILOSOPHER,
    VETO,
    WORDS,
)
from engine.games.caesar.reasons import reason
from engine.games.caesar.tricks import announce, answer, lay_anew, tricks
from engine.games.caesar.turns import (
    discard,
    draw,
    end_play,
    go_on,
    kinds_in,
    lay,
    may_choose_deck,
    may_play_on,
    new_game,
    open_groups,
    place,
    scores,
)
from engine.reasons import Reason

_ASKED: Final = ((0,), (1,))


class Caesar(Game[State, Action, View]):
    key = "caesar"
    seats = range(2, 3)
    options = Options
    reasons = ("patricians", "influence", "stalemate", "standstill", "match", "left")
    usual_moves = 150
    rated_options = ("forced_moves", "personas", "cleopatra_starts", "philosophers")
    can_resign = True
    has_windows = True
    infers = ("hands", "decks", "action_decks", "missions")
    horizon = 8  # the worth of a table tells more than what random moves make of it
    curiosity = 0.15  # moves differ by little, and whoever tries them all alike never sees which
    events = told_apart(Event)

    def roles(self, options: Options) -> tuple[str, ...]:
        match options.personas:
            case "seats":
                return ("caesar", "cleopatra")
            case "swapped":
                return ("cleopatra", "caesar")
            case "dealt":
                return ()

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        match options.personas:
            case "seats":
                caesar = 0
            case "swapped":
                caesar = 1
            case "dealt":
                caesar = chance.below(2)
        return new_game(options, caesar, chance)

    def to_act(self, s: State) -> tuple[Seat, ...]:
        if s.reason:
            return ()
        phase = s.phase
        if phase == "setup":
            return tuple(seat for seat in (0, 1) if s.pool[seat])
        return _ASKED[1 - s.turn if phase in ("veto", "replace") else s.turn]

    def legal(self, s: State, seat: Seat) -> list[Action]:
        match s.phase:
            case "play":
                return _legal_plays(s, seat)
            case "refill" | "replace":
                return [*DRAWS]
            case "veto":
                return [PASS, VETO_IT] if VETO in s.hands[seat] else [PASS]
            case "setup":
                group = 5 - len(s.pool[seat])
                return [LAY[group][kind] for kind in sorted(s.pool[seat])]
            case "discard":
                return [*(DISCARD[kind] for kind in sorted(set(s.hands[seat]))), DONE]
            case "castling":
                castle = s.pending
                assert isinstance(castle, Castle)
                groups = (castle.group, castle.other)
                return [PUT[g] for g in groups if len(s.down[OWN[seat][g]]) < MOST_IN_GROUP]

    def play(
        self, s: State, seat: Seat, action: Action, chance: Chance, emit: Emit | None = None
    ) -> None:
        match action:
            case Play():
                place(s, seat, action, emit)
            case Draw():
                draw(s, seat, action.deck, emit)
                if s.phase == "replace":
                    s.phase = "play"
            case Done():
                if s.phase == "play":
                    end_play(s, chance, emit)
                else:
                    s.phase = "refill"
            case Lay():
                lay(s, seat, action, emit)
                return
            case Veto():
                answer(s, seat, True, emit)
            case Put():
                lay_anew(s, seat, action, emit)
            case Discard():
                discard(s, seat, action, emit)
            case _ if action == PASS:
                answer(s, seat, False, emit)
            case _:
                announce(s, seat, action, emit)  # type: ignore[arg-type]
                return
        go_on(s, chance, emit)

    def outcome(self, s: State) -> Outcome | None:
        if not s.reason:
            return None
        if s.gone is not None:
            standings: Sequence[int] = [int(seat == s.gone) for seat in (0, 1)]
        else:
            best = s.wins if s.options.best_of_three else scores(s)
            standings = [-count for count in best]
        return Outcome(places(standings), s.reason)

    def view(self, s: State, viewer: Viewer) -> View:
        return knowledge.view(self, s, viewer)

    def worlds(self, view: View, chance: Chance) -> Iterator[State]:
        return knowledge.worlds(self, view, chance)

    def on_timeout(self, s: State, seat: Seat) -> Action:
        """Never a Veto, nor an action: the lowest card, face down, where the fewest lie."""
        legal = self.legal(s, seat)
        if s.phase == "discard" or (s.phase == "play" and DONE in legal):
            return DONE
        hidden = [play for play in legal if isinstance(play, Play) and not play.is_up]
        if not hidden:
            return legal[0]
        lowest = hidden[0].card
        return min(
            (play for play in hidden if play.card == lowest),
            key=lambda play: len(s.up[OWN[seat][play.group]]) + len(s.down[OWN[seat][play.group]]),
        )

    def can_chain(self, s: State, seat: Seat, action: Action) -> bool:
        """While a player lays the first five, places influence, lays the cards of a Castling anew,
        or refills the hand from two decks: no draw changes which deck may be drawn from next."""
        match action:
            case Lay():
                return len(s.pool[seat]) > 2  # the last one falls into its place
            case Play():
                after = self.copy(s)
                place(after, seat, action, None)
                return may_play_on(after, seat)
            case Put():
                return len(s.pool[seat]) > 1
            case Draw(deck) if s.phase == "refill":
                after = self.copy(s)
                draw(after, seat, deck, None)
                return may_choose_deck(after, seat)
            case _:
                return False

    def passes_with(self, s: State, seat: Seat) -> Action | None:
        return PASS if s.phase == "veto" and seat != s.turn else None

    def forced(self, s: State, seat: Seat) -> Action | None:
        """A pass of who holds no action card, or whose vetoes all lie on the discard pile, if the
        other can place influence next. No bust, which may end the game, is drawn by it; and no
        tap on a group that comes twice lays a card of a Castling."""
        if s.phase != "veto":
            return None
        is_gone = s.discards[seat].count(VETO) == ALL_ACTIONS.count(VETO)
        if not is_gone and kinds_in(s.hands[seat]) > ANY_INFLUENCE:
            return None
        after = self.copy(s)
        answer(after, seat, False, None)
        return PASS if after.phase == "play" and may_play_on(after, s.turn) else None

    def forfeit(self, s: State, seat: Seat, chance: Chance, emit: Emit | None = None) -> None:
        s.gone = seat
        s.reason = "left"
        tell(emit, Left, seat)

    def worth(self, s: State, seat: Seat) -> float:
        """By the points won so far, and by who would win the next vote of each group."""
        if s.reason:
            return super().worth(s, seat)
        points = scores(s)
        lead = points[seat] - points[1 - seat] + 12.0 * (s.wins[seat] - s.wins[1 - seat])
        return 1 / (1 + exp(-(lead + _prospects(s, seat)) / 4))

    def importance(self, before: State, after: State, events: Sequence[Any]) -> int:
        return importance(before, after, events)

    def reason(self, view: View, played: Action, better: Action) -> Reason | None:
        return reason(view, played, better)

    def sketch(self, view: View) -> str:
        return knowledge.sketch(view)

    def text(self, action: Action) -> str:
        match action:
            case Lay(card, group):
                return f"{WORDS[card]} {GROUPS[group]}"
            case Play(card, group, is_up):
                return f"{WORDS[card]} {GROUPS[group]} {'up' if is_up else 'down'}"
            case Assassinate(group, card):
                return f"assassination {GROUPS[group]} {WORDS[card]}"
            case Castle(group, other):
                return f"castling {GROUPS[group]} {GROUPS[other]}"
            case Put(group):
                return GROUPS[group]
            case Draw(deck):
                return f"draw {deck}"
            case Discard(card):
                return f"discard {WORDS[card]}"
            case Veto() | Done():
                return action.kind
            case _ if action == PASS:
                return "pass"
            case _:
                return f"{action.kind} {GROUPS[action.group]}"  # type: ignore[union-attr]

    def vocabulary(self, options: Options) -> Iterable[Action]:
        plays = PLAYS[ANY_INFLUENCE | (1 << len(EACH)) - 1 << 6 | 3 << 11]
        aimed: tuple[Action, ...] = (*chain(*ASSASSINATE), *SCOUTING, *CASTLES, *WRATHS)
        beside: tuple[Action, ...] = (*PUT, *DISCARD, *DRAWS, VETO_IT, PASS, DONE)
        return (*chain(*LAY), *plays, *aimed, *beside)

    def read(self, text: str, legal: Sequence[Action]) -> Action | None:
        """Also understands the beginnings of the words, if only one action begins so; and the bust
        that whoever has placed enough draws."""
        if (exactly := super().read(text, legal)) is not None:
            return exactly
        words = text.casefold().split()
        if words[-1:] == ["bust"] and DONE in legal:
            return None if any(isinstance(action, Discard) for action in legal) else DONE
        meant = [action for action in legal if _begins(self.text(action).split(), words)]
        return meant[0] if len(meant) == 1 else None


def _begins(full: list[str], short: list[str]) -> bool:
    return len(full) == len(short) and all(
        word.startswith(start) for word, start in zip(full, short, strict=True)
    )


def _legal_plays(s: State, seat: Seat) -> list[Action]:
    """Influence must be placed if any can be; an action once a turn, and not in between."""
    kinds = kinds_in(s.hands[seat])
    influence = kinds & ANY_INFLUENCE
    groups = open_groups(s, seat) if influence and s.faces else 0
    legal: list[Action] = []
    if groups:
        legal += PLAYS[influence | groups << 6 | s.faces << 11]
    if not s.acted:
        legal += tricks(s, seat, kinds)
    if s.placed or not groups:
        legal.append(DONE)
    return legal


_WEIGHT: Final = (0.55, 0.55, 0.55, 0.75, 0.75)


def _prospects(s: State, seat: Seat) -> float:
    """Estimate what the sums of the groups are worth, in points."""
    total = 0.0
    for group in EACH:
        if not s.left[group]:
            continue
        own, others = OWN[seat][group], OWN[1 - seat][group]
        mine, theirs = s.up[own] + s.down[own], s.up[others] + s.down[others]
        difference = sum(mine) - sum(theirs)
        if mine.count(PHILOSOPHER) != theirs.count(PHILOSOPHER):
            difference = -difference
        total += _WEIGHT[group] * max(-1.0, min(1.0, difference / 6))
    return total
