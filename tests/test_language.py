"""The tree and its sentences are as a stranger expects them: unique names, docstrings that say what
something does, types at a game's face."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
PLAYGROUND = ROOT / "bot" / "playground"
FILES = [path for folder in ("engine", "bot", "tests") for path in (ROOT / folder).rglob("*.py")]
HEADLESS = re.compile(r"(Who|Whoever|Whom|Whose|What|Whatever|Where|Wherever|Whether|That)\b")
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def modules_of(package: str) -> Iterator[Path]:
    for path in (ROOT / package).rglob("*.py"):
        if not path.is_relative_to(PLAYGROUND) and not path.stem.startswith("__"):
            yield path


def face_of(game: str) -> list[Path]:
    """The files that show a game: one module of bot/screens, or a package."""
    module = ROOT / "bot" / "screens" / f"{game}.py"
    return [module] if module.is_file() else [*module.with_suffix("").glob("*.py")]


def test_no_two_modules_of_the_bot_share_a_name() -> None:
    files = defaultdict(list)
    for path in modules_of("bot"):
        files[path.stem].append(str(path.relative_to(ROOT)))
    assert not [found for found in files.values() if len(found) > 1]


def test_no_public_class_of_the_bot_is_named_as_one_of_the_engine() -> None:
    names = defaultdict(set)
    for package in ("engine", "bot"):
        for path in modules_of(package):
            for node in ast.parse(path.read_text()).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    names[package].add(node.name)
    assert not names["engine"] & names["bot"]


def test_docstrings_say_what_something_does() -> None:
    """None opens with a clause that has lost its sentence: "Who sits", "Whether it is over"."""
    headless = [
        f"{file.relative_to(ROOT)}:{getattr(node, 'lineno', 1)}: {text.splitlines()[0]}"
        for file in FILES
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, Documented)
        and (text := ast.get_docstring(node))
        and HEADLESS.match(text)
    ]
    assert not headless, "\n".join(headless)


@pytest.mark.parametrize("game", GAMES)
def test_the_face_of_a_game_is_typed(game: str) -> None:
    """mypy sees what a screen is made of: no `Any` in what a method takes or gives."""
    untyped = [
        f"{file.relative_to(ROOT)}:{node.lineno}: {node.name}"
        for file in face_of(game)
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef)
        for hint in [node.returns, *(each.annotation for each in node.args.args)]
        if hint is not None and re.search(r"\bAny\b", ast.unparse(hint))
    ]
    assert not untyped, "\n".join(untyped)
