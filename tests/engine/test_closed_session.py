"""A session is closed: outside the engine nobody assigns a field of it or of its players, nor
changes one of its collections. Tests of the bot build sessions by `dataclasses.replace`."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from engine.session import GameSession, Player

ROOT = Path(__file__).resolve().parents[2]
OUTSIDE = ("bot", "tests/bot", "tests/bench", "tests/chaos", "tests/saves")
# Rooms that never hold a session; test_layers.py keeps the engine out of the first two.
WITHOUT_SESSIONS = ("bot/playground/", "bot/store/", "tests/bot/store/")
FIELDS = {field.name for kind in (GameSession, Player) for field in fields(kind)}
COLLECTIONS = {
    *("players", "waiting", "drawn_for", "prompts", "due", "reminders", "agreed", "undo", "log"),
    *("chosen_before", "recent", "games", "passers", "passing", "looks", "awaited"),
}
CHANGING = {
    *("add", "append", "clear", "extend", "insert", "pop", "popitem", "remove", "reverse"),
    *("setdefault", "sort", "update"),
}
# Variables that hold something else, whose fields have names of a session's.
NO_SESSIONS = {
    "bot/hands.py": {"hand"},
    "bot/archive/fold.py": {"pool"},
    "bot/archive/totals.py": {"pool"},
}


def field_of(node: ast.expr) -> ast.Attribute | None:
    """Return the attribute in which an expression lies: `s.players` of `s.players[1]`."""
    while isinstance(node, ast.Subscript | ast.Starred):
        node = node.value
    return node if isinstance(node, ast.Attribute) else None


def assigned(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            for target in targets:
                yield from target.elts if isinstance(target, ast.Tuple | ast.List) else [target]
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            yield target
        case ast.For(target=target):
            yield target


def changes(source: str, no_sessions: frozenset[str] | set[str] = frozenset()) -> list[str]:
    """The places at which a source changes a field of something that may be a session."""
    found = []
    for node in ast.walk(ast.parse(source)):
        attributes = [field_of(target) for target in assigned(node)]
        names = FIELDS
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in CHANGING:
                attributes, names = [field_of(node.func.value)], COLLECTIONS
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("setattr", "delattr"):
            found.append(ast.unparse(node))
        for attribute in attributes:
            if attribute is None or attribute.attr not in names:
                continue
            if ast.unparse(attribute.value) not in {"self", *no_sessions}:
                found.append(ast.unparse(node))
    return found


def sources() -> list[str]:
    files = (file for folder in OUTSIDE for file in (ROOT / folder).rglob("*.py"))
    names = (file.relative_to(ROOT).as_posix() for file in files)
    return sorted(name for name in names if not name.startswith(WITHOUT_SESSIONS))


def test_nobody_outside_the_engine_changes_a_session() -> None:
    """It has a method or a function for each change; one that is missing belongs there."""
    found = [
        f"{name}: {place}"
        for name in sources()
        for place in changes((ROOT / name).read_text("utf-8"), NO_SESSIONS.get(name, set()))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        *("session.options = options", "table.session.pace = None", "del session.players[0]"),
        *("a, session.host = (1, 2)", "session.players[1].level = 'easy'", "s.log += ['x']"),
        *("session.waiting.append(late)", "session.prompts[0] = 3", "s.players[0].cut = ''"),
        *("session.due.update(due)", "session.players[1:] = []", "setattr(session, name, 1)"),
    ],
)
def test_every_way_to_change_a_session_is_found(source: str) -> None:
    assert changes(source) == [source]


def test_collections_are_all_that_a_session_has() -> None:
    kinds = {field.name for field in fields(GameSession) if isinstance(field.default_factory, type)}
    assert kinds == COLLECTIONS
