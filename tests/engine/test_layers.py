"""Who may import whom: the engine stands on the standard library and pydantic alone."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def imports(file: Path) -> Iterator[str]:
    """The absolute names of the modules that a file imports, at any depth."""
    package = file.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=module, level=0):
                yield module or ""
            case ast.ImportFrom(module=module, level=level):
                yield ".".join((*package[: len(package) - level + 1], module or ""))


def sources(package: str) -> list[Path]:
    files = sorted((ROOT / package).rglob("*.py"))
    assert files, f"there is no package {package}"
    return files


# What would let rules see a chat, a clock, a file or the network, or draw chance of their own.
KEPT_OUT = {
    *("asyncio", "datetime", "http", "random", "secrets", "selectors", "socket", "ssl", "time"),
    *("subprocess", "threading", "urllib", "uuid"),
}
# The command line is the engine's edge to a person: it reads the clock, files and the terminal.
EDGE = {"engine/arena.py", "engine/__main__.py", "engine/terminal.py", "engine/bench.py"}
# The one room for randomness.
CHANCE = {"engine/chance.py"}


@pytest.mark.parametrize("file", sources("engine"), ids=lambda f: str(f.relative_to(ROOT)))
def test_engine_stands_on_the_standard_library_and_pydantic_alone(file: Path) -> None:
    name = file.relative_to(ROOT).as_posix()
    for module in imports(file):
        top = module.split(".")[0]
        assert top in sys.stdlib_module_names or top in {"pydantic", "engine"}, f"{name}: {module}"
        if name not in EDGE | CHANCE:
            assert top not in KEPT_OUT, f"{name} must not import {module}"


@pytest.mark.parametrize("file", sources("bot"), ids=lambda f: str(f.relative_to(ROOT)))
def test_the_local_telegram_stands_alone(file: Path) -> None:
    """It knows Telegram, not our games; and nothing but the program's start knows it."""
    inside = file.is_relative_to(ROOT / "bot" / "playground")
    for module in imports(file):
        if inside:
            assert not module.startswith("engine"), module
            assert not module.startswith("bot.") or module.startswith("bot.playground"), module
        elif file != ROOT / "bot" / "__main__.py":
            assert not module.startswith("bot.playground"), module
