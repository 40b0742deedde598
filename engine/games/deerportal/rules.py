"""How DeerPortal is played."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.cards import places, rest_of_pack
from engine.chance import Chance
from engine.game import Emit, Game, Outcome, Seat, Viewer, tell, told_apart
from engine.games.deerportal import brain
from engine.games.deerportal.board import (
    CENTRE,
    CORNER,
    DIAMOND,
    DIAMONDS_OF_EACH,
    EFFECT,
    ELEMENTS,
    EMPTY,
    HALFWAY,
    ONE_DIAMOND,
    PILE_SIZE,
    PILES,
    PORTAL,
    ROUNDS_OF_SEASON,
    RUNES,
    RUNES_OF_EACH,
    STOP,
    TRACKS,
    TWO_DIAMONDS,
    season,
)
from engine.games.deerportal.model import (
    BACK,
    FORWARD,
    ROLL,
    Action,
    DeerMode,
    Drew,
    Element,
    Ended,
    Event,
    Forward,
    FoundBig,
    FoundDiamond,
    Left,
    Meditated,
    Missed,
    Moved,
    Options,
    ReachedPortal,
    Roll,
    Rolled,
    SeasonBegan,
    State,
    View,
)
from engine.games.deerportal.moments import importance
from engine.games.deerportal.reasons import reason
from engine.reasons import Reason

_ASKED: Final = tuple((seat,) for seat in range(len(ELEMENTS)))
_RUNE: Final = {letter: element for element, letter in enumerate(RUNES)}
BIG_DIAMOND, FIRST_IN_PORTAL, TURNS_OF_EACH = 3, 5, 4


class DeerPortal(Game[State, Action, View]):
    key = "deerportal"
    seats = range(2, 5)
    options = Options
    reasons = ("all_home", "deer_mode", "last_standing")
    usual_moves = 60
    rated_options = ("fair_centre", "portal_required", "no_bots")
    horizon = brain.HORIZON
    levels: ClassVar[Mapping[str, Callable[..., Any]]] = {"document": brain.document}
    events = told_apart(Event)

    def filled_seats(self, options: Options) -> int:
        """Computers play the elements that nobody wants, unless the house forbids it."""
        return 0 if options.no_bots else len(ELEMENTS)

    def roles(self, options: Options) -> tuple[str, ...]:
        """The elements; where seats stay empty, they go by the order in which players sat down."""
        return () if options.no_bots else ELEMENTS

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        areas = [_laid(RUNES, chance) for _ in ELEMENTS]
        piles = []
        for cards in PILES:
            pile = list(cards)
            chance.shuffle(pile)
            piles.append(tuple(pile))
        start = HALFWAY if options.quick else CORNER
        return State(
            options, tuple(piles), [0] * 4, areas, [start] * seats, [0] * seats, [0] * seats
        )

    def to_act(self, s: State) -> tuple[Seat, ...]:
        return () if s.reason else _ASKED[s.turn]

    def legal(self, s: State, seat: Seat) -> list[Action]:
        return [FORWARD, BACK] if s.roll else [ROLL]

    def play(
        self, s: State, seat: Seat, action: Action, chance: Chance, emit: Emit | None = None
    ) -> None:
        field = s.fields[seat]
        if isinstance(action, Roll):
            roll = 1 + chance.below(6)
            if emit:
                emit(Rolled(seat, roll))
            if field >= roll:
                s.roll = roll
                return
            end = field + roll  # there is no way back, so nobody is asked
        else:
            end = field + s.roll if isinstance(action, Forward) else field - s.roll
            s.roll = 0
        if end > PORTAL:
            end = PORTAL
        s.fields[seat] = end
        if emit:
            emit(Moved(seat, field, end))
        area = s.areas[seat]
        found = area[end]
        if found != EMPTY:
            s.areas[seat] = area[:end] + EMPTY + area[end + 1 :]
            if found == DIAMOND:
                s.diamonds[seat] += 1
                tell(emit, FoundDiamond, seat)
            else:
                _draw_card(s, seat, _RUNE[found], chance, emit)
        elif end == PORTAL:
            _enter_portal(s, seat, chance, emit)
            if s.reason:
                return
        elif end == CORNER:
            _meditate(s, seat, chance, emit)
        _pass_on(s, emit)

    def outcome(self, s: State) -> Outcome | None:
        return Outcome(ranks_of(s), s.reason) if s.reason else None

    def view(self, s: State, viewer: Viewer) -> View:
        seen = tuple([pile[: gone + 1] for pile, gone in zip(s.piles, s.used, strict=True)])
        is_big_out = not s.reason and _is_big_out(s, s.turn)
        return self.seen(s, viewer, seen=seen, is_big_out=is_big_out)

    def worlds(self, view: View, chance: Chance) -> Iterator[State]:
        unseen = [rest_of_pack(pile, seen) for pile, seen in zip(PILES, view.seen, strict=True)]
        while True:
            for cards in unseen:
                chance.shuffle(cards)
            piles = [(*seen, *rest) for seen, rest in zip(view.seen, unseen, strict=True)]
            yield self.world(view, piles=tuple(piles))

    def on_timeout(self, s: State, seat: Seat) -> Action:
        """Rolls, and goes where the document's player would; forward where that one tosses."""
        if not s.roll:
            return ROLL
        wish = brain.wish(s, seat, _is_big_out(s, seat))
        return BACK if wish is BACK else FORWARD

    def forfeit(self, s: State, seat: Seat, chance: Chance, emit: Emit | None = None) -> None:
        """The diamonds go, and what lies in the area stays there for the others to take."""
        s.left.append(seat)
        s.diamonds[seat] = 0
        tell(emit, Left, seat)
        stayed = [other for other in range(len(s.fields)) if other not in s.left]
        if len({_side(s, other) for other in stayed}) == 1:
            _end(s, "last_standing", emit)
        elif all(other in s.arrived for other in stayed):
            _end(s, "all_home", emit)
        elif s.turn == seat:
            s.roll = 0
            _pass_on(s, emit)

    def importance(self, before: State, after: State, events: Sequence[Any]) -> int:
        return importance(before, after, events)

    def reason(self, view: View, played: Action, better: Action) -> Reason | None:
        return reason(self, view, played, better)

    def sketch(self, view: View) -> str:
        tops = " ".join(
            f"{seen[-1]} ({PILE_SIZE - gone})" if gone < PILE_SIZE else "-"
            for seen, gone in zip(view.seen, view.used, strict=True)
        )
        deer = f", deer mode: {view.turns_left} turns left" if view.arrived else ""
        lines = [f"round {view.round + 1}, {season(view.round)}{deer}", f"piles {tops}"]
        for element, area in enumerate(view.areas):
            if element >= len(view.fields):
                lines.append(f"  {ELEMENTS[element]}: nobody\n    {area}")
                continue
            here = view.fields[element]
            mark = ">" if element == view.turn and not view.reason else " "
            rolled = f", rolled {view.roll}" if element == view.turn and view.roll else ""
            frozen = f", frozen for {view.frozen[element]}" if view.frozen[element] else ""
            away = ", has left" if element in view.left else ""
            lines.append(
                f"{mark} {ELEMENTS[element]}: field {here}, diamonds {view.diamonds[element]}"
                f"{rolled}{frozen}{away}\n    {area[:here]}@{area[here + 1 :]}"
            )
        return "\n".join(lines)

    def text(self, action: Action) -> str:
        return action.kind

    def vocabulary(self, options: Options) -> Iterable[Action]:
        return ROLL, FORWARD, BACK

    def worth(self, s: State, seat: Seat) -> float:
        return super().worth(s, seat) if s.reason else brain.worth(s, seat)


def _laid(runes: str, chance: Chance) -> str:
    """A whole area, its things on random fields between the corner and the portal."""
    things = [*runes * RUNES_OF_EACH, *DIAMOND * DIAMONDS_OF_EACH]
    things += EMPTY * (PORTAL - 1 - len(things))
    chance.shuffle(things)
    return "".join((EMPTY, *things, EMPTY))


def _is_big_out(s: State, seat: Seat) -> bool:
    """Return whether a seat leads alone before the deer mode, and so may take the big diamond."""
    own = s.diamonds[seat]
    return not s.arrived and own == max(s.diamonds) and s.diamonds.count(own) == 1


def _meditate(s: State, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Runes whose pile is used up do not come back."""
    runes = "".join(rune for rune, gone in zip(RUNES, s.used, strict=True) if gone < PILE_SIZE)
    area = s.areas[seat] = _laid(runes, chance)
    tell(emit, Meditated, seat, len(area) - area.count(EMPTY))


def _draw_card(s: State, seat: Seat, element: Element, chance: Chance, emit: Emit | None) -> None:
    """The top card of a pile against its own element, which is safe from itself."""
    number = s.used[element]
    card = s.piles[element][number]
    s.used[element] = number + 1
    effect = EFFECT[card]
    hits = gained = 0
    if element == seat:
        pass
    elif effect == STOP:
        if element < len(s.fields) and element not in s.arrived and element not in s.left:
            s.frozen[element] += 1
            hits = 1
    elif effect == ONE_DIAMOND:
        hits = _take_away(s, element, DIAMOND, chance)
        gained = 1  # also where none was left to be taken
    elif effect == TWO_DIAMONDS:
        hits = _take_away(s, element, DIAMOND, chance) + _take_away(s, element, DIAMOND, chance)
        gained = hits
    else:
        hits = _take_away(s, element, RUNES, chance)
    s.diamonds[seat] += gained
    was_last = number + 1 == PILE_SIZE
    if was_last:
        rune = RUNES[element]
        s.areas = [area.replace(rune, EMPTY) for area in s.areas]
    if emit:
        emit(Drew(seat, element, card, hits, gained, was_last))


def _take_away(s: State, element: Element, things: str, chance: Chance) -> int:
    """One of these things out of an area, if there is one; how many that was."""
    area = s.areas[element]
    found = [field for field, thing in enumerate(area) if thing in things]
    if not found:
        return 0
    field = found[chance.below(len(found))]
    s.areas[element] = area[:field] + EMPTY + area[field + 1 :]
    return 1


def _enter_portal(s: State, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    if _is_big_out(s, seat) and (s.options.fair_centre or TRACKS[seat][PORTAL] == CENTRE):
        s.diamonds[seat] += BIG_DIAMOND
        tell(emit, FoundBig, seat, BIG_DIAMOND)
    s.areas[seat] = EMPTY * (PORTAL + 1)
    s.arrived.append(seat)
    is_first = len(s.arrived) == 1
    bonus = FIRST_IN_PORTAL if is_first else 0
    if is_first and s.options.random_bonus:
        bonus += chance.below(2)
    s.diamonds[seat] += bonus
    tell(emit, ReachedPortal, seat, len(s.arrived), bonus)
    if is_first:
        s.turns_left = TURNS_OF_EACH * len(s.fields)
        tell(emit, DeerMode, s.turns_left)
    if all(other in s.arrived or other in s.left for other in range(len(s.fields))):
        _end(s, "all_home", emit)


def _pass_on(s: State, emit: Emit | None) -> None:
    """To the next seat that may roll; also a turn that is missed counts in the deer mode."""
    while True:
        if s.arrived:
            if not s.turns_left:
                _end(s, "deer_mode", emit)
                return
            s.turns_left -= 1
        s.turn += 1
        if s.turn == len(s.fields):
            s.turn = 0
            s.round += 1
            if emit and s.round % ROUNDS_OF_SEASON == 0:
                emit(SeasonBegan(season(s.round)))
        seat = s.turn
        if s.arrived and seat in s.arrived:
            continue
        if s.left and seat in s.left:
            continue
        if not s.frozen[seat]:
            return
        s.frozen[seat] -= 1
        tell(emit, Missed, seat, s.frozen[seat])


def _end(s: State, reason: str, emit: Emit | None) -> None:
    s.reason = reason
    s.roll = 0
    tell(emit, Ended, reason)


def ranks_of(s: State | View) -> tuple[int, ...]:
    """The places by how it stands; who left is behind everybody who stayed."""
    return places(
        [
            (True, -s.left.index(seat)) if seat in s.left else (False, *_standing(s, seat))
            for seat in range(len(s.fields))
        ]
    )


def _side(s: State | View, seat: Seat) -> int:
    """Return the seats that win together."""
    return seat % 2 if s.options.teams else seat


def _standing(s: State | View, seat: Seat) -> tuple[Any, ...]:
    """The lower the better: by diamonds, then by the portal, then by who was there sooner."""
    side = [
        other
        for other in range(len(s.fields))
        if _side(s, other) == _side(s, seat) and other not in s.left
    ]
    home = [s.arrived.index(other) for other in side if other in s.arrived]
    is_out = s.options.portal_required and not home
    counted = [
        s.diamonds[other]
        for other in side
        if other in s.arrived or is_out or not s.options.portal_required
    ]
    return (is_out, -sum(counted), -len(home), min(home, default=0))
