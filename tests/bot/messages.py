"""Collect from the source of the bot the messages that it has for its operator."""

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FILES: Final = [
    path
    for path in sorted((ROOT / "bot").rglob("*.py"))
    if not path.is_relative_to(ROOT / "bot" / "playground")
]
STARTING: Final = ("__main__", "config", "connect", "embedded", "health", "intake", "webhook")
ERRORS: Final = {"CannotRun", "PortTaken", "BadSettings", "StoreError", "IntakeError", "ValueError"}
COMMAND_ERRORS: Final = {"CommandFailed", "BadBackup"}
SERIOUS: Final = {"warning", "error", "exception", "critical"}
LOG_CALLS: Final = {"debug", "info", *SERIOUS}
GAP: Final = "…"  # for what is filled in


def startup_errors() -> set[str]:
    """Return every error that may end the start; `…` stands for what is filled in."""
    trees = [ast.parse(file.read_text()) for file in FILES if file.stem in STARTING]
    return set(chain.from_iterable(_errors_of(tree, ERRORS) for tree in trees))


def command_errors() -> set[str]:
    """Return every error that may end a command of the operator."""
    trees = [ast.parse(file.read_text()) for file in FILES if file.parent.name == "ops"]
    return set(chain.from_iterable(_errors_of(tree, COMMAND_ERRORS) for tree in trees))


def _errors_of(tree: ast.Module, errors: set[str]) -> Iterator[str]:
    """Yield the texts that are given to an error, also by a function that returns them."""
    raised = [
        call.args[0]
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and call.args and _name_of(call.func) in errors
    ]
    asked = {
        _name_of(call.func)
        for argument in raised
        for call in ast.walk(argument)
        if isinstance(call, ast.Call)
    }
    returned = [
        node.value
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name in asked
        for node in ast.walk(function)
        if isinstance(node, ast.Return)
    ]
    return filter(None, map(_text_of, [*raised, *returned]))


def log_events(levels: set[str]) -> set[str]:
    """Return every event that is logged at one of these levels."""
    return {event for file in FILES for event in _events_of(ast.parse(file.read_text()), levels)}


def _events_of(tree: ast.Module, levels: set[str]) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Attribute(
                    value=ast.Name(id="log") | ast.Attribute(attr="log"), attr=level
                ),
                args=[event, *_],
            ) if level in levels:
                yield from _texts([event])
            case ast.Call(func=ast.Name(id="Trouble"), args=[_, *event]) if levels & SERIOUS:
                yield from _texts(event)
            case ast.FunctionDef(name="_warnings") if levels & SERIOUS:  # of a store's settings
                for part in ast.walk(node):
                    match part:
                        case ast.Return(value=ast.List(elts=texts)):
                            yield from _texts(texts)
                        case ast.Call(func=ast.Attribute(attr="append"), args=texts):
                            yield from _texts(texts)


def _texts(nodes: Sequence[ast.expr]) -> Iterator[str]:
    for text in filter(None, map(_text_of, nodes)):
        yield text.replace("%s", GAP)


def _text_of(node: ast.expr | None) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(_text_of(value) or GAP for value in values)
    return None


def _name_of(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def fits(template: str) -> Callable[[str], object]:
    """Return a function that tells whether a message is of this form."""
    return re.compile(".+".join(map(re.escape, template.split(GAP)))).fullmatch
