"""The screens of Rally: a map, the dice, and a button for every place that can be walked to."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.i18n import Translator
from bot.names import Names
from bot.pictures.rally_picture import RallyPicture, Target
from bot.screens.callback_data import Keys
from bot.screens.game_screens import Event, GameScreens, Path
from bot.screens.screen import Button, Rows, beginning, in_even_rows, in_rows
from bot.screens.words import Fields, fields_of, mark, without_open_roll
from engine.game import Seat
from engine.games.rally.board import Go, Position
from engine.games.rally.maps import board_of
from engine.games.rally.model import (
    Action,
    Ended,
    Finished,
    Rolled,
    Stamped,
    View,
    Walked,
)
from engine.games.rally.rules import ends_after, needed, reached

PART: Final = (1,)  # the step of a choice in which a part of a walk is chosen
MOST_KEYS: Final = 80
FEW_KEYS: Final = 3  # a bare number among so few looks like the die
IN_ROW: Final = 5  # keys side by side that a phone does not cut
ALIKE: Final = 12  # places that share a line which tells what they bring
AHEAD: Final = 400  # letters about what all places bring


class RallyScreens(GameScreens[View, Action]):
    rules_told = ("board", "stamps_needed")

    def sentences(
        self, events: Sequence[Event], t: Translator, names: Names, you: Seat | None
    ) -> list[str]:
        """Join a roll, the walk of all of it and the stamp at its end."""
        events = without_open_roll(events, Rolled, you)
        lines: list[str] = []
        at = 0
        while at < len(events):
            turn = events[at : at + 3]
            match turn:
                case [Rolled() as rolled, Walked() as walked, *rest] if (
                    walked.steps == rolled.steps
                ):
                    fields = {**_fields(walked, t, names, you), "dice": _dice(rolled.dice)}
                    match rest:
                        case [Stamped() as stamped]:
                            fields |= _count(stamped.held, stamped.needed)
                        case _:
                            fields |= _count(0, 0)
                            turn = turn[:2]
                    lines.append(t.html("event-rally-turn", **fields))
                case [Finished() as home, Ended(), *_]:
                    turn = turn[:1]
                    fields = _fields(home, t, names, you) | {"ends": True}
                    lines.append(t.html("event-rally-finished", **fields))
                case [event, *_]:
                    turn = turn[:1]
                    lines.append(self.sentence(event, t, names, you))
            at += len(turn)
        return lines

    def tell(self, event: Event, t: Translator, names: Names, you: Seat | None = None) -> str:
        kind = "rolled_two" if isinstance(event, Rolled) and len(event.dice) > 1 else event.kind
        return t.html(f"event-rally-{kind}", **_fields(event, t, names, you))

    def table(self, view: View, t: Translator, names: Names) -> str:
        board = board_of(view.options.board)
        title = board.chart.name or t(f"rally-map-{board.key or 'own'}")
        lines: list[str] = [t.html("rally-table", map=title, needed=needed(view))]
        if view.steps:
            lines.append(t.html("rally-steps", dice=_dice(view.dice), steps=view.steps))
            whole, part = _targets(view)
            if part and not whole:
                fields = {"steps": view.steps, "some": part[0].steps}
                lines.append(t.html("rally-only-parts", **fields))
        reader = view.turn if view.seat is None else view.seat
        if not view.reason and reader not in (*view.left, *view.finished):
            lines.append(_nearest(view, reader, t, names))
        if view.steps and any(_gives_nothing(view, target) for target in whole or part):
            lines.append(t.html("rally-stampless"))
        return "\n".join(lines)

    def standing(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        held = len(view.stamps[seat])
        if seat in view.left:
            return ""
        if seat in view.finished:
            return t.html("rally-home", held=held)
        place = _place(view, view.places[seat], t)
        return t.html("rally-stands", place=place, **_count(held, needed(view)))

    def final(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        held = len(view.stamps[seat])
        if seat in view.finished:
            return t.html("rally-final-home", held=held)
        return t.html("rally-final", held=held, stamps=" ".join(view.stamps[seat]) or "none")

    def picture(self, view: View, t: Translator, names: Names) -> RallyPicture:
        seats = range(len(view.places))
        stayed = [seat for seat in seats if seat not in view.left]
        home = [seat for seat in view.finished if seat in stayed]
        whole, part = _targets(view) if view.steps else ([], [])
        return RallyPicture(
            view.options.board,
            view.places,
            view.stamps,
            needed(view),
            None if view.reason else view.turn,
            view.dice if view.steps else (),
            view.trail,
            _walker(view, stayed),
            (*part, *whole),
            view.left,
            tuple((home or stayed)[:1]) if view.reason else (),
        )

    def picture_of_moves(
        self, view: View, moves: Sequence[Action], t: Translator, names: Names
    ) -> RallyPicture:
        """Show only these places as targets, the last one in a double frame."""
        meant = [move.to for move in moves if isinstance(move, Go)]
        shown = self.picture(view, t, names)
        targets = tuple(target for target in shown.targets if target.position in meant)
        return replace(shown, targets=targets, better=meant[-1] if meant else None)

    def board(self, view: View, path: Path, t: Translator, names: Names) -> str:
        """Tell what each place brings that the player who has rolled can walk to, the best
        first."""
        if not view.steps or view.seat not in (None, view.turn):
            return ""
        whole, part = _targets(view)
        if path == PART or not whole:
            return _after_stops(view, part, t)
        alike: dict[Ahead, list[str]] = {}
        for ahead in sorted(_ahead(view, target.position) for target in whole):
            same = ahead if not ahead.gains_nothing else ahead._replace(end="")
            alike.setdefault(same, []).append(_mark(view, view.turn, ahead.end))
        lines = [_brings(view, ahead, _few(places), t) for ahead, places in alike.items()]
        brackets = [t.html("rally-brackets")] if part and view.seat is None else []
        return "\n".join([t.html("rally-ahead"), *beginning(lines, AHEAD), *brackets])

    def label(self, action: Action, view: View, t: Translator, names: Names) -> str:
        if not isinstance(action, Go):
            return t("rally-roll")
        whole, part = _targets(view)
        target = next(target for target in (*whole, *part) if target.position == action.to)
        place = _mark(view, view.turn, target.position)
        if place.isdigit():
            place = t("rally-field", number=place)
        if target.is_whole:
            return t("rally-walk", place=place)
        fields = {"steps": target.steps, "whole": view.steps}
        return t("rally-walk-steps", place=place.removeprefix("🏷"), **fields)

    def menu(
        self,
        view: View,
        legal: Sequence[Action],
        path: Path,
        t: Translator,
        names: Names,
        keys: Keys,
    ) -> Rows:
        if not view.steps:
            return ((keys.move(t("rally-roll"), 0),),)
        whole, part = _targets(view)
        if path == PART or not whole:
            buttons = _moves(view, part, legal, t, keys)
            return (*in_rows(buttons, IN_ROW), *(((keys.walk(t("back")),),) if whole else ()))
        buttons = _moves(view, whole, legal, t, keys)
        more = (keys.walk(t("rally-walk-part"), *PART),)
        return (*in_rows(buttons, IN_ROW), *((more,) if part else ()))

    def cannot(self, view: View, legal: Sequence[Action], action: Action, t: Translator) -> str:
        if not isinstance(action, Go):
            return t("rally-has-rolled", steps=view.steps)
        if not view.steps:
            return t("rally-not-rolled")
        return t("rally-not-reached", place=_place(view, action.to, t), steps=view.steps)

    def question(self, view: View, path: Path, t: Translator, names: Names) -> str:
        if path == PART:
            parts = _targets(view)[1]
            return t.html("rally-which-part", some=parts[0].steps if parts else 1)
        if not view.steps:
            return super().question(view, path, t, names)
        if view.steps < sum(view.dice):
            return t.html("rally-rest", steps=view.steps)
        return t.html("rally-where")

    def public_keys(
        self, view: View, t: Translator, names: Names, keys: Keys, with_numbers: bool
    ) -> Rows:
        """Offer the moves right below the table, since nothing is secret."""
        if not view.steps:
            return ((keys.number(t("rally-roll"), 1, "success"),),)
        moves = [move.to for move in reached(view).moves]
        whole, part = _targets(view)
        shown = part if with_numbers or not whole else []
        in_words = len(whole) + len(shown) <= FEW_KEYS
        buttons = [
            keys.number(
                _short(view, target, t, in_words),
                moves.index(target.position) + 1,
                "success" if target.is_whole else "primary",
            )
            for target in (*whole, *shown)
        ][:MOST_KEYS]
        more = (keys.walk(t("rally-walk-part"), *PART),)
        return (*in_even_rows(buttons, IN_ROW), *((more,) if len(shown) < len(part) else ()))

    def alert(self, view: View, legal: Sequence[Action], t: Translator, names: Names) -> str:
        if not legal:
            return t("rally-look")
        return t("rally-tap-below" if view.steps else "rally-tap-roll")


def _fields(event: Event, t: Translator, names: Names, you: Seat | None) -> Fields:
    fields = fields_of(event, t, names, you)
    for name in ("to", "at"):
        if name in fields:
            fields[name] = _called(event.board, getattr(event, name), event.name, t)
    if "dice" in fields:
        fields["dice"] = _dice(event.dice)
    if isinstance(event, Stamped):
        fields |= _count(event.held, event.needed)
    if isinstance(event, Finished):
        fields["ends"] = False  # the round, with this very move
    return fields


def _count(held: int, needed: int) -> Fields:
    """Count stamps, as so many of those that are needed; there may be more."""
    return {"held": held, "needed": needed, "more": held > needed}


def _called(board: str, position: Position, name: str, t: Translator) -> str:
    """Return the name of a position, on the house's maps in the reader's language."""
    key = f"rally-{board}-{position}"
    if board and t.has(key):
        return t(key)
    if name:
        return f"{position} · {name}"
    return t("rally-field", number=position) if position.isdigit() else position


def _place(view: View, position: Position, t: Translator) -> str:
    board = board_of(view.options.board)
    return _called(board.key, position, board.spots[position].name, t)


def _dice(dice: Iterable[int]) -> str:
    return " + ".join(map(str, dice))


def _targets(view: View) -> tuple[list[Target], list[Target]]:
    """Return where a walk ends, and where one may stop over, the most steps first."""
    ways = reached(view).ways
    targets = [Target(to, len(way), _is_end(view, to, way)) for to, way in ways.items()]
    targets.sort(key=lambda target: -target.steps)
    return [t for t in targets if t.is_whole], [t for t in targets if not t.is_whole]


def _is_end(view: View, to: Position, way: Sequence[Position]) -> bool:
    """Return whether no step is left, or no way on for the rest of them."""
    board, left = board_of(view.options.board), view.steps - len(way)
    if not left or to == board.finish:
        return True
    if view.options.turnaround and len(board.beside[to]) == 1:
        return False
    places = tuple(to if seat == view.turn else at for seat, at in enumerate(view.places))
    return not reached(replace(view, places=places, steps=left, trail=(*view.trail, *way))).moves


def _nearest(view: View, seat: Seat, t: Translator, names: Names) -> str:
    """List what a player still wants, and how far that is."""
    far = _goals(view, view.places[seat], view.stamps[seat])
    places = " · ".join(f"{_mark(view, seat, goal)}\u00a0{steps}" for steps, goal in far)
    return t.html("rally-nearest", who=mark(seat, names), mine=seat == view.seat, places=places)


def _goals(view: View, place: Position, stamps: Sequence[Position]) -> list[tuple[int, Position]]:
    """Measure how far each goal of a player with these stamps is from a place, the nearest
    first."""
    board = board_of(view.options.board)
    goals: Iterable[Position] = (board.finish,)
    if len(stamps) < needed(view):
        goals = (station for station in board.stations if station not in stamps)
    return sorted((board.far[goal][place], goal) for goal in goals)


def _mark(view: View, seat: Seat, position: Position) -> str:
    """Return a place as a player's button has it."""
    match board_of(view.options.board).spots[position].kind:
        case "finish":
            return "🏁"
        case "station" if position not in view.stamps[seat]:
            return f"🏷{position}"
        case _:
            return position


def _gives_nothing(view: View, target: Target) -> bool:
    """Return whether a target is a station without a stamp for this walk: its key shows the letter
    alone."""
    is_station = board_of(view.options.board).spots[target.position].kind == "station"
    return is_station and not (target.is_whole and target.position not in view.stamps[view.turn])


def _short(view: View, target: Target, t: Translator, in_words: bool) -> str:
    place = _mark(view, view.turn, target.position)
    if in_words and place.isdigit():
        place = t("rally-go-field", number=place)
    if target.is_whole:
        return t("rally-go", place=place)
    # only where a walk ends is there a stamp to be had
    return t("rally-go-part", place=place.removeprefix("🏷"), steps=target.steps)


def _walker(view: View, stayed: Sequence[Seat]) -> Seat | None:
    """Return whose trail it is: until the next roll that of the player before."""
    if view.steps:
        return view.turn
    before = [seat for seat in stayed if seat < view.turn] or stayed
    is_there = bool(view.trail) and view.places[before[-1]] == view.trail[-1]
    return before[-1] if is_there else None


class Ahead(NamedTuple):
    """The gain of a turn that ends somewhere; the better one of two is the smaller."""

    gains_nothing: bool  # neither a stamp that is wanted, nor coming home
    steps: int  # from there to the nearest goal that is left
    goal: Position  # none for who is home
    end: Position  # where it is


def _after_stops(view: View, stops: Sequence[Target], t: Translator) -> str:
    """Tell of each place on the way the best end that a turn can have from there."""
    alike: dict[Ahead, list[str]] = {}
    for stop in stops:
        best = min(_ahead(view, end) for end in ends_after(view, stop.position))
        alike.setdefault(best, []).append(_short(view, stop, t, in_words=False))
    lines = [
        f"{_few(alike[best])} → {_brings(view, best, _mark(view, view.turn, best.end), t)}"
        for best in sorted(alike)
    ]
    return "\n".join([t.html("rally-ahead-stops"), *beginning(lines, AHEAD)]) if lines else ""


def _ahead(view: View, end: Position) -> Ahead:
    stamps = view.stamps[view.turn]
    steps, goal = _goals(view, end, stamps)[0]
    if goal != end:
        return Ahead(True, steps, goal, end)
    if end == board_of(view.options.board).finish:
        return Ahead(False, 0, "", end)
    return Ahead(False, *_goals(view, end, (*stamps, end))[0], end)


def _brings(view: View, ahead: Ahead, places: str, t: Translator) -> str:
    if not ahead.goal:
        return t.html("rally-ahead-home", place=places)
    key = "rally-ahead-far" if ahead.gains_nothing else "rally-ahead-stamp"
    goal = _mark(view, view.turn, ahead.goal)
    return t.html(key, places=places, goal=goal, steps=ahead.steps)


def _few(places: Sequence[str]) -> str:
    return ", ".join([*places[:ALIKE], *(["…"] if len(places) > ALIKE else [])])


def _moves(
    view: View, targets: Sequence[Target], legal: Sequence[Action], t: Translator, keys: Keys
) -> list[Button]:
    return [
        keys.move(
            _short(view, target, t, in_words=len(targets) <= FEW_KEYS),
            legal.index(Go(target.position)),
            "success" if target.is_whole else "primary",
        )
        for target in targets
    ]
