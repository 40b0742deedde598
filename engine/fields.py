"""Derives from a state's fields its copies, the views of it, and the part that worlds share.

A field is public unless its type says otherwise: nobody knows a `Secret`; of a `SecretOfSeat`,
which has an entry for each seat, a seat knows its own. Functions are compiled once for each class,
as dataclasses do, so that they cost no more than if they were written by hand.
"""

import types
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin
from typing import get_type_hints as type_hints

T = TypeVar("T")

HIDDEN: Final = "?"  # stands in a view for a text that is not empty


class Mark(Enum):
    SECRET = "secret"
    OF_SEAT = "secret of its seat"
    BY_GAME = "written by the game"


Secret = Annotated[T, Mark.SECRET]  # of a state: nobody knows it; a view tells how much there is
SecretOfSeat = Annotated[T, Mark.OF_SEAT]  # of a state, an entry a seat: each seat knows its own
PAIR: Final = "a pair"
Pair = Annotated[list[T], PAIR]  # a list of two, which is copied without a loop
ByGame = Annotated[T, Mark.BY_GAME]  # of a view: the game gives it, though it has a field's name


class Unclear(TypeError):
    """The type of a field does not tell what to do with it."""


def secrets_of(state: type) -> Mapping[str, Mark]:
    """The fields of a state that are not public."""
    secrets = {}
    for name, hint in _hints(state).items():
        marks = [*_marks(hint)]
        if (mark := mark_of(hint)) is not None:
            secrets[name] = mark
        if marks != [mark] * len(marks) or len(marks) > 1:
            raise Unclear(f"{state.__name__}.{name}: a mark stands once, around the whole type")
    return secrets


def mark_of(hint: Any) -> Mark | None:
    return next((part for part in get_args(hint)[1:] if isinstance(part, Mark)), None)


def _marks(hint: Any) -> Iterator[Mark]:
    """Every mark in a type, at any depth."""
    for part in get_args(hint):
        yield from (part,) if isinstance(part, Mark) else _marks(part)


def compile_copy(state: type) -> Callable[..., Any]:
    """`copy(game, s)`: nothing that can change is shared with the copy."""
    code, values = _Code(state), []
    for name, hint in _hints(state).items():
        try:
            values.append(code.converted(hint, hint, f"s.{name}"))
        except Unclear as error:
            raise Unclear(f"{state.__name__}.{name}: {error}") from None
    return code.function("copy", "s", values)


def compile_view(state: type, view: type) -> tuple[Callable[..., Any], tuple[str, ...]]:
    """`seen(game, s, viewer, *, ...)` and the fields of the view that a game must give to it,
    because they do not follow from the state's field of that name."""
    code, own = _Code(view), []
    values = []
    there = _hints(state)
    for name, hint in _hints(view).items():
        if name == "seat" and name not in there:
            values.append("viewer")
        elif (value := code.shown(there.get(name), hint, f"s.{name}")) is not None:
            values.append(value)
        else:
            values.append(name)
            own.append(name)
    return code.function("seen", "s, viewer", values, own), tuple(own)


def compile_world(state: type, view: type) -> tuple[Callable[..., Any], tuple[str, ...]]:
    """`world(game, view, *, ...)` and the fields of the state that a game must give to it: the
    secret ones, and those that the view does not tell."""
    code, own = _Code(state), []
    values = []
    there = _hints(view)
    for name, hint in _hints(state).items():
        value = None
        if name in there and mark_of(hint) is None:
            value = code.converted_or_none(there[name], hint, f"view.{name}")
        values.append(value or name)
        if value is None:
            own.append(name)
    return code.function("world", "view", values, own), tuple(own)


class _Code:
    """An expression for each field, and the function that calls a class with all of them."""

    def __init__(self, kind: type) -> None:
        self.kind = kind
        self.names: dict[str, Any] = {"list_copy": list.copy, "_kind": kind}

    def function(
        self, name: str, given: str, values: list[str], own: list[str] | None = None
    ) -> Callable[..., Any]:
        own_names = f", *, {', '.join(own)}" if own else ""
        source = f"def {name}(game, {given}{own_names}):\n return _kind({', '.join(values)})"
        exec(source, self.names)
        made: Callable[..., Any] = self.names[name]
        return made

    def shown(self, source: Any, target: Any, x: str) -> str | None:
        """The value in a view of a field of a state, or None if the game must tell it."""
        if source is None or mark_of(target) is Mark.BY_GAME:
            return None
        match mark_of(source):
            case None:
                return self.converted_or_none(source, target, x)
            case Mark.SECRET:
                return self.hidden_or_none(source, target, x)
            case _:
                return self.own_entry_or_none(source, target, x)

    def own_entry_or_none(self, source: Any, target: Any, x: str) -> str | None:
        """A list in which the viewer's entry is shown and the others are hidden."""
        if not (_is_row(source) and _is_row(target)):
            return None
        inner, other = _entry(source), _entry(target)
        shown = self.converted_or_none(inner, other, "e")
        hidden = self.hidden_or_none(inner, other, "e")
        if shown is None or hidden is None:
            return None
        entries = f"[{shown} if i == viewer else {hidden} for i, e in enumerate({x})]"
        return entries if _origin(target) is list else f"tuple({entries})"

    def hidden_or_none(self, source: Any, target: Any, x: str) -> str | None:
        """How much there is, and nothing of what it is."""
        if _is_row(source) and _plain(target) is int:
            return f"len({x})"
        if _is_row(source) and _is_row(target):
            each = self.hidden_or_none(_entry(source), _entry(target), "e")
            if each is None:
                return None
            is_fixed = _plain(_entry(source)) is int
            entries = f"[{each}] * len({x})" if is_fixed else f"[{each} for e in {x}]"
            return entries if _origin(target) is list else f"tuple({entries})"
        if _plain(source) != _plain(target):
            return None
        plain = _plain(source)
        if type(None) in _union(source):
            return "None"
        if get_origin(plain) is dict:
            return "{}"
        if plain is str:
            return f"{x} and {HIDDEN!r}"
        return "-1" if plain is int else None

    def converted_or_none(self, source: Any, target: Any, x: str) -> str | None:
        try:
            return self.converted(source, target, x)
        except Unclear:
            return None

    def converted(self, source: Any, target: Any, x: str, depth: int = 0) -> str:
        """An expression that makes one type of another: what can change is copied, and lists and
        tuples become each other."""
        if _is_row(source) and _is_row(target):
            to_list = _origin(target) is list
            if not to_list and _same(source, target) and is_immutable(source):
                return x
            inner = f"e{depth}"
            one, other = _entry(source), _entry(target)
            value = self.converted(one, other, inner, depth + 1)
            if to_list and PAIR in get_args(source) and not is_immutable(one):
                both = [self.converted(one, other, f"{x}[{n}]", depth) for n in (0, 1)]
                return f"[{', '.join(both)}]"
            if value == inner:
                if to_list:
                    return f"{x}.copy()" if _origin(source) is list else f"[*{x}]"
                return f"tuple({x})"
            simple = {f"[*{inner}]": "list", f"tuple({inner})": "tuple"}.get(value)
            if value == f"{inner}.copy()" and _origin(one) is list:
                simple = "list_copy"
            entries = f"map({simple}, {x})" if simple else f"[{value} for {inner} in {x}]"
            if to_list:
                return f"[*{entries}]" if simple else entries
            return f"tuple({entries})"
        if not _same(source, target):
            raise Unclear(f"{source} is not {target}")
        if is_immutable(source):
            return x
        return self._copied(_plain(source), x, depth)

    def _copied(self, hint: Any, x: str, depth: int) -> str:
        if _origin(hint) is set:
            return f"{x}.copy()"
        if _origin(hint) is dict:
            value = self.converted(get_args(hint)[1], get_args(hint)[1], f"v{depth}", depth + 1)
            if value == f"v{depth}":
                return f"{x}.copy()"
            return f"{{k{depth}: {value} for k{depth}, v{depth} in {x}.items()}}"
        if type(None) in (options := _union(hint)) and len(options) == 2:
            (some,) = (option for option in options if option is not type(None))
            return f"(None if {x} is None else {self.converted(some, some, x, depth)})"
        if is_dataclass(hint) and isinstance(hint, type):
            name = f"_{hint.__name__}{len(self.names)}"
            self.names[name] = hint
            parts = [self.converted(h, h, f"{x}.{n}", depth) for n, h in _hints(hint).items()]
            return f"{name}({', '.join(parts)})"
        raise Unclear(f"it is not clear how to copy {hint}; write `copy` by hand")


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = type_hints(kind, include_extras=True)
    return {f.name: hints[f.name] for f in fields(kind)}


def _plain(hint: Any) -> Any:
    """A type without what is noted beside it."""
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    return hint


def _origin(hint: Any) -> Any:
    return get_origin(_plain(hint))


def _is_row(hint: Any) -> bool:
    """A list, or a tuple of one type and any length."""
    origin = _origin(hint)
    return origin is list or (origin is tuple and get_args(_plain(hint))[1:] == (Ellipsis,))


def _entry(hint: Any) -> Any:
    return get_args(_plain(hint))[0]


def _union(hint: Any) -> tuple[Any, ...]:
    plain = _plain(hint)
    return get_args(plain) if get_origin(plain) in (Union, types.UnionType) else ()


def _same(one: Any, other: Any) -> bool:
    return bool(_bare(one) == _bare(other))


def _bare(hint: Any) -> Any:
    """A type without notes at any depth."""
    plain = _plain(hint)
    return (get_origin(plain), *map(_bare, get_args(plain))) if get_args(plain) else plain


def is_immutable(hint: Any) -> bool:
    """Return whether a value of this type can be shared, since nothing can change it."""
    plain = _plain(hint)
    if options := _union(plain):
        return all(map(is_immutable, options))
    match get_origin(plain):
        case None:
            if plain in (str, int, bool, float, bytes, None, type(None), Ellipsis):
                return True
            is_frozen = is_dataclass(plain) and plain.__dataclass_params__.frozen  # type: ignore[union-attr]
            return is_frozen or (isinstance(plain, type) and issubclass(plain, Enum))
        case found if found is Literal:
            return True
        case found if found in (tuple, frozenset):
            return all(map(is_immutable, get_args(plain)))
        case _:
            return False
