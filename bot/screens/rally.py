"""The screens of Rally: a map, the dice, and a button for every place that can be walked to."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.i18n import Translator
from bot.names import Names
from bot.pictures.rally_names import Names as PlaceNames
from bot.pictures.rally_picture import RallyHand, RallyPicture
from bot.pictures.rally_target_signs import Target
from bot.pictures.signs import Role
from bot.screens.callback_data import Keys
from bot.screens.game_screens import Event, GameScreens, Path
from bot.screens.rally_rules import rule_picture
from bot.screens.rally_targets import (
    Ahead,
    ahead,
    around,
    best_after,
    gives_nothing,
    goals,
    targets,
)
from bot.screens.screen import Button, Rows, beginning, in_even_rows
from bot.screens.words import Fields, fields_of
from engine.game import Seat
from engine.games.rally.board import Board, Go, Position
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
from engine.games.rally.rules import needed, reached

PART, WHOLE = 1, 2  # the first number of a path: stops on the way, further pages of the rest
AT_ONCE: Final = 20  # places on keys at once: four rows, and four more for all else
MOST_KEYS: Final = 90  # below the table, where nobody turns a page; Telegram takes 100
FEW_KEYS: Final = 3  # a bare number among so few looks like the die
IN_ROW: Final = 5  # keys side by side that a phone does not cut
ALIKE: Final = 12  # places that share a line which tells what they bring
AHEAD: Final = 400  # letters about what all places bring


class RallyScreens(GameScreens[View, Action]):
    rules_told = ("board", "stamps_needed")

    def sentences(
        self, events: Sequence[Event], t: Translator, names: Names, you: Seat | None
    ) -> list[str]:
        """Join a roll, the walk of all of it and the stamp at its end; the table itself tells a
        roll that is still to be walked."""
        if events and isinstance(events[-1], Rolled):
            events = events[:-1]
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
        if view.steps and not _is_roll_drawn(view):
            lines.append(_roll(view, t))
        reader = view.turn if view.seat is None else view.seat
        if not view.reason and reader not in (*view.left, *view.finished):
            lines.append(_nearest(view, reader, t, names))
        return "\n".join(lines)

    def standing(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        held = _count(len(view.stamps[seat]), needed(view))
        if seat in view.left:
            return ""
        if seat in view.finished:
            return t.html("rally-home", **held)
        return t.html("rally-stands", place=_place(view, view.places[seat], t), **held)

    def final(self, view: View, seat: Seat, t: Translator, names: Names) -> str:
        held = len(view.stamps[seat])
        if seat in view.finished:
            return t.html("rally-final-home", held=held)
        return t.html("rally-final", held=held, stamps=" ".join(view.stamps[seat]) or "none")

    def score(self, view: View, seat: Seat, t: Translator) -> str:
        return t("rally-score", held=len(view.stamps[seat]))

    def cover(self, t: Translator) -> RallyPicture:
        """Show the first map, without players."""
        board = self.game.options().board
        return RallyPicture(board, names=names_on_map(board_of(board), t))

    def picture(self, view: View, t: Translator, names: Names) -> RallyPicture:
        whole, part = targets(view) if view.steps else ([], [])
        board = board_of(view.options.board)
        return RallyPicture(
            view.options.board,
            names.plates[: len(view.places)],
            view.places,
            view.stamps,
            needed(view),
            None if view.reason else view.turn,
            view.dice if view.steps else (),
            view.trail,
            _walker(view),
            (*part, *whole),
            view.left,
            names_on_map(board, t),
        )

    def picture_of_moves(
        self, view: View, moves: Mapping[Role, Action], t: Translator, names: Names
    ) -> RallyPicture:
        """Show only these places as targets, each in a frame of its own."""
        marks = tuple((role, move.to) for role, move in moves.items() if isinstance(move, Go))
        shown, meant = self.picture(view, t, names), {to for _, to in marks}
        kept = tuple(target for target in shown.targets if target.position in meant)
        return replace(shown, targets=kept, marks=marks)

    def hand_picture(self, view: View, path: Path, t: Translator, names: Names) -> RallyHand | None:
        """Show the part of the map that this roll reaches, with the places on the keys of this
        step; before a roll the surroundings of the player's figure."""
        seat = view.seat
        if seat is None or seat in view.left or view.reason:
            return None
        shown = self.picture(view, t, names)
        if not view.steps or seat != view.turn:
            shown = replace(shown, targets=(), dice=())
            return RallyHand(shown, seat, around(view, seat))
        kind, page = _step(view, path)
        whole, part = targets(view)
        kept = _page(part if kind == PART else whole, page)
        if kind == PART:
            kept = [replace(target, note=f"({target.steps})") for target in kept]
        reach = (*view.trail, *(target.position for target in shown.targets))
        shown = replace(shown, targets=tuple(kept))
        return RallyHand(shown, seat, reach, t("rally-hand-steps", steps=view.steps))

    def lesson_picture(
        self,
        view: View,
        offered: Sequence[Action],
        points_at: Sequence[str],
        t: Translator,
        names: Names,
    ) -> RallyHand | None:
        """Mark all places that the whole roll leads to, and the offered stops on the way."""
        shown = self.hand_picture(view, (), t, names)
        if shown is None:
            return None
        chosen = {action.to for action in offered if isinstance(action, Go)}
        whole, part = targets(view) if view.steps else ([], [])
        noted = [replace(target, note=f"({target.steps})") for target in part]
        stops = [target for target in noted if target.position in chosen]
        return replace(shown, table=replace(shown.table, targets=(*whole, *stops)))

    def rule_picture(self, page: int, t: Translator) -> RallyPicture | RallyHand | None:
        names = Names((t("rally-example-1"), t("rally-example-2")))
        return rule_picture(
            page,
            lambda view: self.picture(view, t, names),
            lambda view, path: self.hand_picture(view, path, t, names),
        )

    def board(self, view: View, path: Path, t: Translator, names: Names) -> str:
        """Tell the roll, and what each place brings that the player who has rolled can reach, the
        best first."""
        if not view.steps or view.seat not in (None, view.turn):
            return ""
        kind, _ = _step(view, path)
        ends = _after_stops(view, t) if kind == PART else _after_walks(view, t)
        return "\n".join([_roll(view, t), ends] if _is_roll_drawn(view) else [ends])

    def label(self, action: Action, view: View, t: Translator, names: Names) -> str:
        if not isinstance(action, Go):
            return t("rally-roll")
        place, steps = _place(view, action.to, t), len(reached(view).ways[action.to])
        whole, _ = targets(view)
        if any(target.position == action.to for target in whole):
            return t("rally-walk", place=place)
        return t("rally-walk-steps", place=place, steps=steps, whole=view.steps)

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
        whole, part = targets(view)
        kind, page = _step(view, path)
        found = part if kind == PART else whole
        shown = _page(found, page)
        in_words = len(found) <= FEW_KEYS
        buttons = [
            keys.move(
                _short(view, target, t, in_words),
                legal.index(Go(target.position)),
                "success" if target.is_whole else "primary",
            )
            for target in shown
        ]
        rest = len(found) - page * AT_ONCE - len(shown)
        further = [keys.walk(t("rally-more-places", count=rest), kind, page + 1)] * (rest > 0)
        if kind == WHOLE and part:
            further.append(keys.walk(t("rally-walk-part"), PART))
        if page or (kind == PART and whole):
            further.append(keys.walk(t("back")))
        return (*in_even_rows(buttons, IN_ROW), *((button,) for button in further))

    def cannot(self, view: View, legal: Sequence[Action], action: Action, t: Translator) -> str:
        if not isinstance(action, Go):
            return t("rally-has-rolled", steps=view.steps)
        if not view.steps:
            return t("rally-not-rolled")
        return t("rally-not-reached", place=_place(view, action.to, t), steps=view.steps)

    def thing(self, what: str, view: View, t: Translator) -> str:
        return _place(view, what, t)

    def question(self, view: View, path: Path, t: Translator, names: Names) -> str:
        if not view.steps:
            return super().question(view, path, t, names)
        kind, page = _step(view, path)
        whole, part = targets(view)
        if kind == PART and whole:
            first = _page(part, page)[0]
            return t.html("rally-which-part", some=first.steps)
        key = "rally-rest" if view.steps < sum(view.dice) else "rally-where"
        hint = [t.html("rally-stampless")] if any(gives_nothing(view, w) for w in whole) else []
        return " ".join([t.html(key, steps=view.steps), *hint])

    def coach_marks(self, view: View, legal: Sequence[Action]) -> list[str]:
        board, held = board_of(view.options.board), view.stamps[view.turn]
        whole, _ = targets(view) if view.steps else ([], [])
        marks = (
            ("finish", len(held) >= needed(view)),
            ("stamp", any(end.position in {*board.stations} - {*held} for end in whole)),
        )
        return [mark for mark, is_new in marks if is_new]

    def public_keys(
        self, view: View, t: Translator, names: Names, keys: Keys, with_numbers: bool
    ) -> Rows:
        """Offer the moves right below the table, since nothing is secret."""
        if not view.steps:
            return ((keys.number(t("rally-roll"), 1, "success"),),)
        moves = [move.to for move in reached(view).moves]
        whole, part = targets(view)
        shown = _page(whole or part, 0)
        if with_numbers:
            shown = [*whole, *part][:MOST_KEYS]
        in_words = len(shown) <= FEW_KEYS
        buttons = [
            keys.number(
                _short(view, target, t, in_words),
                moves.index(target.position) + 1,
                "success" if target.is_whole else "primary",
            )
            for target in shown
        ]
        further: list[Button] = []
        found = whole or part
        if len(shown) < len(found):
            count = len(found) - len(shown)
            kind = WHOLE if whole else PART
            further.append(keys.walk(t("rally-more-places", count=count), kind, 1))
        if whole and part and not with_numbers:
            further.append(keys.walk(t("rally-walk-part"), PART))
        return (*in_even_rows(buttons, IN_ROW), *((button,) for button in further))

    def alert(self, view: View, legal: Sequence[Action], t: Translator, names: Names) -> str:
        if not legal:
            return t("rally-look")
        if not view.steps:
            return t("rally-tap-roll")
        _, part = targets(view)
        return t("rally-tap-below", some=part[0].steps if part else 0)


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


def _called(
    board: str, position: Position, name: str, t: Translator, is_finish: bool = False
) -> str:
    """Return the name of a position in a sentence: as on the map and on keys, and what is there."""
    name = _name_of(board, position, name, t)
    is_finish = is_finish or (bool(board) and position == board_of(board).finish)
    flag = "🏁 " if is_finish else ""
    if name:
        return f"{flag}{position} · {name}"
    is_number = position.isdigit() and not is_finish
    return t("rally-field", number=position) if is_number else f"{flag}{position}"


def _name_of(board: str, position: Position, name: str, t: Translator) -> str:
    """Return what is in a place, on the house's maps in the reader's language."""
    key = f"rally-{board}-{position}"
    return t(key) if board and t.has(key) else name


def names_on_map(board: Board, t: Translator) -> PlaceNames:
    """Return the names of all places that have one."""
    named = (
        (spot.id, _name_of(board.key, spot.id, spot.name, t)) for spot in board.chart.positions
    )
    return tuple((position, name) for position, name in named if name)


def _place(view: View, position: Position, t: Translator) -> str:
    board = board_of(view.options.board)
    name = board.spots[position].name
    return _called(board.key, position, name, t, is_finish=position == board.finish)


def _is_roll_drawn(view: View) -> bool:
    """Return whether the picture tells all that there is to know of a roll: its dice in that of the
    table, and the steps left in the hand of who has rolled."""
    whole, _ = targets(view)
    is_shown = view.steps == sum(view.dice) if view.seat is None else view.seat == view.turn
    return bool(whole) and is_shown


def _roll(view: View, t: Translator) -> str:
    """Tell the dice and the steps left; and how to go on where no place takes all of them."""
    whole, part = targets(view)
    some = part[0].steps if part and not whole else 0
    return t.html("rally-steps", dice=_dice(view.dice), steps=view.steps, some=some)


def _dice(dice: Iterable[int]) -> str:
    return " + ".join(map(str, dice))


def _step(view: View, path: Path) -> tuple[int, int]:
    """Return which places a step of the choice offers, `PART` or `WHOLE`, and the page of them."""
    whole, part = targets(view)
    kind = path[0] if path and path[0] in (PART, WHOLE) else WHOLE
    if (kind == WHOLE and not whole) or (kind == PART and not part):
        kind = PART if part else WHOLE
    last = (len(part if kind == PART else whole) - 1) // AT_ONCE
    return kind, max(0, min(path[1], last)) if len(path) > 1 else 0


def _page(found: list[Target], page: int) -> list[Target]:
    return found[page * AT_ONCE : (page + 1) * AT_ONCE]


def _nearest(view: View, seat: Seat, t: Translator, names: Names) -> str:
    """List what a player still wants, and how far that is."""
    far = goals(view, view.places[seat], view.stamps[seat])
    fields = {"who": names[seat], "mine": seat == view.seat}
    if len(view.stamps[seat]) >= needed(view):
        return t.html("rally-nearest-home", steps=far[0][0], **fields)
    places = " · ".join(f"{goal}\u00a0{steps}" for steps, goal in far)
    return t.html("rally-nearest", places=places, **fields)


def _mark(view: View, seat: Seat, position: Position) -> str:
    """Return a place as a player's button has it."""
    match board_of(view.options.board).spots[position].kind:
        case "finish":
            return f"🏁\u00a0{position}"
        case "station" if position not in view.stamps[seat]:
            return f"🏷{position}"
        case _:
            return position


def _short(view: View, target: Target, t: Translator, in_words: bool) -> str:
    place = _mark(view, view.turn, target.position)
    if in_words and place.isdigit():
        place = t("rally-go-field", number=place)
    if target.is_whole:
        return t("rally-go", place=place)
    # only where a walk ends is there a stamp to be had
    return t("rally-go-part", place=place.removeprefix("🏷"), steps=target.steps)


def _walker(view: View) -> Seat | None:
    """Return whose trail it is: until the next roll that of the player before."""
    if view.steps:
        return view.turn
    stayed = [seat for seat in range(len(view.places)) if seat not in view.left]
    before = [seat for seat in stayed if seat < view.turn] or stayed
    is_there = bool(view.trail) and view.places[before[-1]] == view.trail[-1]
    return before[-1] if is_there else None


def _after_walks(view: View, t: Translator) -> str:
    """Tell of each place where the walk can end what it brings."""
    alike: dict[Ahead, list[str]] = {}
    for target in targets(view)[0]:
        gain = ahead(view, target.position)
        same = gain if not gain.gains_nothing else gain._replace(end="")
        alike.setdefault(same, []).append(_mark(view, view.turn, gain.end))
    lines = [_brings(view, gain, _few(places, t), t) for gain, places in alike.items()]
    return "\n".join([t.html("rally-ahead"), *beginning(lines, AHEAD)])


def _after_stops(view: View, t: Translator) -> str:
    """Tell of each place on the way the best end that a turn can have from there."""
    alike: dict[Ahead, list[str]] = {}
    for stop in targets(view)[1]:
        alike.setdefault(best_after(view, stop), []).append(_short(view, stop, t, in_words=False))
    lines = []
    for best in sorted(alike):
        then = _brings(view, best, _mark(view, view.turn, best.end), t)
        lines.append(f"{_few(alike[best], t)} {t.arrow} {then}")
    return "\n".join([t.html("rally-ahead-stops"), *beginning(lines, AHEAD)])


def _brings(view: View, gain: Ahead, places: str, t: Translator) -> str:
    if not gain.goal:
        return t.html("rally-ahead-home", place=places)
    key = "rally-ahead-far" if gain.gains_nothing else "rally-ahead-stamp"
    goal = _mark(view, view.turn, gain.goal).removeprefix("🏷")
    return t.html(key, places=places, goal=goal, steps=gain.steps)


def _few(places: Sequence[str], t: Translator) -> str:
    return t.comma.join([*places[:ALIKE], *(["…"] if len(places) > ALIKE else [])])
