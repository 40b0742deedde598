"""The contract of a game: a stateless rules object over plain data.

It is pure outside (`apply`) and changes a state in place inside (`play`).
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from types import MappingProxyType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    NamedTuple,
    ParamSpec,
    TypeVar,
    get_args,
    get_origin,
)
from typing import get_type_hints as type_hints

from pydantic import Field, TypeAdapter, ValidationError

from engine.chance import Chance
from engine.fields import Mark, compile_copy, compile_view, compile_world, secrets_of
from engine.reasons import Reason

Seat = Annotated[int, "a seat, counted from 0"]  # so that a field tells that it holds one
LEVELS = ("easy", "normal", "hard")  # of computer players, for people to choose from
Viewer = Seat | None  # None is the group: what everybody may know
Emit = Callable[[Any], None]
# A house rule: a move that is the only one is made at once. It is saved only where it is off, so
# that games that were dealt before there was one are read as they were written.
ForcedMoves = Annotated[bool, Field(exclude_if=bool)]
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
UNDERIVED: Final = "a game derives this from the types in Game[State, Action, View]"

S = TypeVar("S")  # State: everything, secrets too; only its game reads it
A = TypeVar("A")  # Action: a seat's intent
P = ParamSpec("P")
V = TypeVar("V")  # View: what one viewer may know


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: a place for each seat (1 is best, ties share one) and the reason."""

    ranks: tuple[int, ...]
    reason: str

    def score(self, seat: Seat) -> float:
        """The share of the others that this seat beat; a tie counts half."""
        own = self.ranks[seat]
        beaten = sum(2 * (other > own) + (other == own) for other in self.ranks) - 1
        return beaten / (2 * len(self.ranks) - 2) if len(self.ranks) > 1 else 1.0


class Game(ABC, Generic[S, A, V]):
    """The rules of one game. `play` is the only place where they change a state."""

    key: ClassVar[str]
    rules: ClassVar[int] = 1  # raised when a saved state or event would be read differently
    seats: ClassVar[range]
    options: ClassVar[type]  # frozen dataclass of house rules, each with a default
    reasons: ClassVar[tuple[str, ...]]  # why a game of this kind can end
    can_offer_draw: ClassVar[bool] = False
    can_resign: ClassVar[bool] = False  # between two, where it ends the game
    # Players may agree to take moves back: only where nothing is hidden and chance has no part.
    can_undo: ClassVar[bool] = False
    # Others may answer a move in a window; how long they take must not tell what they hold.
    has_windows: ClassVar[bool] = False
    usual_moves: ClassVar[int] = 0  # a game of less than a quarter of them changes no rating
    # The house rules that leave a game as hard to win as it is written.
    rated_options: ClassVar[tuple[str, ...]] = ("forced_moves",)
    # What each seat holds here is as frequent in `worlds` as in random games that look the same.
    infers: ClassVar[tuple[str, ...]] = ()
    horizon: ClassVar[int] = 500  # moves that a search imagines before it takes stock
    curiosity: ClassVar[float] = 0.7  # how much it tries again what did not look best so far
    levels: ClassVar[Mapping[str, Callable[..., Any]]] = {}  # its own, or instead of the house's
    # what these think of each legal action, asked as `engine.search.appraise` is
    appraise: ClassVar[Callable[..., Any] | None] = None

    # What follows from the types that stand in `Game[State, Action, View]`.
    states: TypeAdapter[S]
    actions: TypeAdapter[A]
    views: TypeAdapter[V]
    secrets: ClassVar[Mapping[str, Mark]] = NOTHING  # the fields of a state that are not public
    events: TypeAdapter[Any]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for base in cls.__dict__.get("__orig_bases__", ()):
            parts = get_args(base)
            if issubclass(get_origin(base) or object, Game) and is_dataclass(parts[0]):
                cls._derive(*parts)

    @classmethod
    def _derive(cls, state: Any, action: Any, view: Any) -> None:
        """Compile what the game does not write by hand."""
        seen, of_view = compile_view(state, view)
        world, _ = compile_world(state, view)
        derived = {
            "states": TypeAdapter(state),
            "actions": told_apart(action) if get_args(action) else TypeAdapter(action),
            "views": TypeAdapter(view),
            "secrets": secrets_of(state),
            "seen": seen,
            "world": world,
        }
        if "copy" not in cls.__dict__:
            derived["copy"] = compile_copy(state)
        if "view" not in cls.__dict__:
            if of_view:
                missing = ", ".join(of_view)
                raise TypeError(f"{cls.__name__}: write `view`, and give {missing} to `seen`")
            derived["view"] = seen
        for name, value in derived.items():
            setattr(cls, name, value)

    def filled_seats(self, options: Any) -> int:
        """Up to how many seats computers sit down where nobody does."""
        return 0

    def roles(self, options: Any) -> tuple[str, ...]:
        """Name the role of each seat by these house rules, for players to choose from; none where
        seats are alike, or chance deals the roles."""
        return ()

    def is_rated_by(self, options: Any) -> bool:
        """Return whether a game by these house rules may change ratings."""
        return set(changed_values(options)) <= set(self.rated_options)

    @property
    def people(self) -> range:
        """How many people can play, where computers may add what is missing."""
        is_filled = self.filled_seats(self.options()) >= self.seats[0]
        return range(1 if is_filled else self.seats[0], self.seats[-1] + 1)

    @abstractmethod
    def setup(self, seats: int, options: Any, chance: Chance) -> S: ...

    @abstractmethod
    def to_act(self, s: S) -> tuple[Seat, ...]:
        """Return the seats that are asked, by public facts only; none when it is over."""

    @abstractmethod
    def legal(self, s: S, seat: Seat) -> list[A]:
        """Return what a seat that is asked may do: never empty, each once, in a stable order."""

    @abstractmethod
    def play(self, s: S, seat: Seat, action: A, chance: Chance, emit: Emit | None = None) -> None:
        """Carry out a legal action in place, telling what happened."""

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None: ...

    def view(self, s: S, viewer: Viewer) -> V:
        """Build what a viewer may know up from nothing; derived where `seen` needs nothing."""
        raise TypeError(UNDERIVED)

    def seen(self, s: S, viewer: Viewer, **by_game: Any) -> V:
        """Build a view from the public fields and from what each seat knows; `by_game` are the
        fields that the view has beside these."""
        raise TypeError(UNDERIVED)

    @abstractmethod
    def worlds(self, view: V, chance: Chance) -> Iterator[S]:
        """States without end that look the same from this view, the likelier the more often."""

    def world(self, view: V, **by_game: Any) -> S:
        """Build a state from what a view tells; `by_game` are the secret fields and those that
        the view leaves out."""
        raise TypeError(UNDERIVED)

    def copy(self, s: S) -> S:
        """A state that shares nothing that can change; derived unless a game writes its own."""
        raise TypeError(UNDERIVED)

    @abstractmethod
    def on_timeout(self, s: S, seat: Seat) -> A:
        """The least harmful legal action, for someone who does not answer."""

    def can_chain(self, s: S, seat: Seat, action: A) -> bool:
        """Return whether another move can follow this legal one in the same tap: the seat is asked
        again, no move is forced in between, and what it may do then depends on nothing that it
        learns by this move. Else a row of moves could be tried for what it would draw; it ends
        here."""
        return False

    def passes_with(self, s: S, seat: Seat) -> A | None:
        """The action that lets another player's move stand, where a seat is asked for that alone;
        by public facts only."""
        return None

    def forced(self, s: S, seat: Seat) -> A | None:
        """The only legal move of a seat that is asked, to be made at once in its name: where public
        facts alone tell everybody that there is no other, and a player would not miss it. Never a
        roll, and never what ends the game. A game that has such moves has the house rule
        `forced_moves`."""
        return None

    @abstractmethod
    def forfeit(self, s: S, seat: Seat, chance: Chance, emit: Emit | None = None) -> None:
        """A seat leaves for good; the game goes on legally or is over."""

    @abstractmethod
    def text(self, action: A) -> str:
        """An action in the short notation that a person would type. It is never a bare number,
        since the terminal numbers its list of moves, and never begins with `!`, which marks
        other entries of a log."""

    def read(self, text: str, legal: Sequence[A]) -> A | None:
        """The legal action that a text means, whatever its case and spaces."""
        meant = squeeze(text)
        return next((action for action in legal if squeeze(self.text(action)) == meant), None)

    def vocabulary(self, options: Any) -> Iterable[A]:
        """All that can ever be typed by these house rules, so that a slip is told from nonsense."""
        return ()

    def worth(self, s: S, seat: Seat) -> float:
        """A guess from 0 to 1 at how a state will end for a seat; a game may know better."""
        outcome = self.outcome(s)
        return 0.5 if outcome is None else outcome.score(seat)

    def importance(self, before: S, after: S, events: Sequence[Any]) -> int:
        """How much a move matters to who looks back on the game; 0 for an ordinary one, and about
        10 for the greatest. A replay leads to the most important ones."""
        return 0

    def reason(self, view: V, played: A, better: A) -> Reason | None:
        """Return why one move of the seat that has this view is better than another: the weightiest
        difference that holds whatever is hidden, if there is one. A review tells it as
        `why-<game>-<kind>`."""
        return None

    def sketch(self, view: V) -> str:
        """The view in plain characters, for the terminal and the golden files."""
        lines = ((f.name, getattr(view, f.name)) for f in fields(view))  # type: ignore[arg-type]
        return "\n".join(f"{name}: {value}" for name, value in lines if value not in (None, ()))


class OpenGame(Game[S, A, V]):
    """A game without secrets: every viewer sees all of the state, and there is only one world."""

    @classmethod
    def _derive(cls, state: Any, action: Any, view: Any) -> None:
        super()._derive(state, action, view)
        if cls.secrets:
            raise TypeError(f"{cls.__name__} is no OpenGame: {', '.join(cls.secrets)} is secret")
        _, missing = compile_world(state, view)
        if missing and "worlds" not in cls.__dict__:
            names = ", ".join(missing)
            raise TypeError(f"{cls.__name__}: write `worlds`, and give {names} to `world`")

    def worlds(self, view: V, chance: Chance) -> Iterator[S]:
        world = self.world(view)
        while True:
            yield world


class Step(NamedTuple):
    state: Any
    events: list[Any]


def apply(game: Game[S, A, V], s: S, seat: Seat, action: A, chance: Chance) -> Step:
    """The pure face of `play`: the given state stays as it is."""
    after = game.copy(s)
    events: list[Any] = []
    game.play(after, seat, action, chance, events.append)
    return Step(after, events)


def tell(emit: Emit | None, event: Callable[P, Any], *args: P.args, **kwargs: P.kwargs) -> None:
    """Make an event and emit it, if somebody listens; a move that a search tries often says so
    itself, for the call costs more than the question."""
    if emit:
        emit(event(*args, **kwargs))


def told_apart(union: Any) -> TypeAdapter[Any]:
    """The adapter of a union of dataclasses that are told apart by their `kind`."""
    return TypeAdapter(Annotated[union, Field(discriminator="kind")])


def shown(value: Any, most: int = 60) -> str:
    """Something that a person or a file said, safe to repeat in one short line."""
    try:
        text = repr(value)
    except RecursionError:
        text = f"a nested {type(value).__name__}"
    return text if len(text) <= most else text[: most - 1] + "…"


def squeeze(text: str) -> str:
    """A text without what people type differently: case and spaces."""
    return "".join(text.split()).casefold()


# Events --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Left:
    """A seat has left for good."""

    seat: Seat
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Ended:
    """It is over, for one of the game's reasons."""

    reason: str
    kind: Literal["ended"] = "ended"


def private() -> Any:
    """A field of an event that only the event's `seat` may know; None for everybody else."""
    return field(default=None, metadata={"private": True})


@cache
def _fields(kind: type) -> tuple[tuple[str, bool], ...]:
    """The names of an event's fields, and whether each is private."""
    return tuple((f.name, bool(f.metadata.get("private"))) for f in fields(kind))


@cache
def _has_secrets(kind: type) -> bool:
    return any(is_private for _, is_private in _fields(kind))


def redact(event: Any, viewer: Viewer) -> Any:
    """The event as a viewer may know it."""
    kind = event.__class__
    if not _has_secrets(kind) or event.seat == viewer:
        return event
    return kind(*[None if secret else getattr(event, name) for name, secret in _fields(kind)])


# House rules ---------------------------------------------------------------------------------


class BadOption(ValueError):
    """No such house rule, or not one of its values."""


@cache
def house_rules(options: type) -> Mapping[str, tuple[Any, ...]]:
    """Every house rule of a game with the values that it may take, for a lobby to offer."""
    hints = type_hints(options)
    return MappingProxyType({f.name: tuple(_values(hints[f.name])) for f in fields(options)})


def _values(hint: Any) -> Iterator[Any]:
    if hint is bool:
        yield from (False, True)
    elif get_origin(hint) is Literal:
        yield from get_args(hint)
    else:  # a union: what can be listed is listed, the rest is only accepted
        for part in get_args(hint):
            yield from _values(part)


@cache
def _adapter(options: type) -> TypeAdapter[Any]:
    return TypeAdapter(options)


def options_from(options: Any, values: Mapping[str, Any]) -> Any:
    """House rules from plain data, checked; what is not named is as the game is written."""
    for name in values:
        if name not in house_rules(options):
            known = ", ".join(house_rules(options))
            raise BadOption(f"there is no house rule {shown(name)}; there are {known}")
    try:
        return _adapter(options).validate_python(values)
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        name = str(fault["loc"][0])
        raise BadOption(f"{name} cannot be {shown(values[name])}") from None


def options_if_possible(options: Any, values: Mapping[str, Any]) -> Any:
    """The same for what was kept for long: what is no longer possible is as the game is written."""
    try:
        return options_from(options, values)
    except BadOption:
        return options()


def changed_values(options: Any) -> dict[str, Any]:
    """The house rules that are not as the game is written."""
    plain = options.__class__()
    return {
        rule: value
        for rule in house_rules(options.__class__)
        if (value := getattr(options, rule)) != getattr(plain, rule)
    }


def with_option(options: Any, name: str, value: Any) -> Any:
    """The same house rules with one of them changed."""
    rules = {f.name: getattr(options, f.name) for f in fields(options)}
    try:
        return options_from(options.__class__, {**rules, name: value})
    except BadOption as error:
        values = house_rules(options.__class__).get(name)
        if values is None:
            raise
        allowed = ", ".join(json.dumps(v) for v in values)
        raise BadOption(f"{error}; it can be {allowed}") from None
