"""Deselect browser tests without a browser, and kill what a broken test run leaves behind."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
LEFT_OUT = pytest.StashKey[int]()
FOLDERS = (Path("/dev/shm"), Path(tempfile.gettempdir()))  # for stores, the quickest first
SPACE_NEEDED = 1 << 28  # bytes
WATCHDOG = Path(__file__).parent / "watchdog.py"


def watched(*folders: Path) -> "subprocess.Popen[bytes]":
    """Start a watchdog that kills every process working in these folders when this one ends."""
    return subprocess.Popen(
        [sys.executable, str(WATCHDOG), *map(str, folders)],
        stdin=subprocess.PIPE,
        start_new_session=True,
    )


def store_folder(folders: Iterable[Path] = FOLDERS, needed: int = SPACE_NEEDED) -> Path:
    """Create a folder for a store, with a path short enough for sockets.

    It lies in memory where one may write and there is enough of that, as a store waits for the disk
    at every write; containers often have 64 MB.
    """
    *quick, last = folders
    for folder in quick:
        with suppress(OSError):
            if shutil.disk_usage(folder).free >= needed:
                return Path(tempfile.mkdtemp(prefix="parlour-", dir=folder))
    return Path(tempfile.mkdtemp(prefix="parlour-", dir=last))


@pytest.fixture(scope="session", autouse=True)
def nothing_is_left(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with watched(tmp_path_factory.getbasetemp()):
        yield


def browser_path() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--language", help="only tests of this language, long ones too: with -m ''")


def is_slow(value: Any) -> bool:
    return any(mark.name == "slow" for mark in getattr(value, "marks", ()))


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Do not make the half of all tests that `make test` would deselect at once, one by one."""
    if metafunc.config.getoption("markexpr") != "not slow":
        return
    is_all_slow = metafunc.definition.get_closest_marker("slow") is not None
    parametrize = metafunc.parametrize

    def parametrize_quickly(names: Any, values: Iterable[Any], *more: Any, **named: Any) -> None:
        known = [*values]
        quick = [n for n, value in enumerate(known) if not is_slow(value)]
        chosen = [0] if is_all_slow or not quick else quick
        if known and len(chosen) < len(known):
            if isinstance(ids := named.get("ids"), list | tuple):
                named["ids"] = [ids[n] for n in chosen]
            known = [known[n] for n in chosen]
        parametrize(names, known, *more, **named)

    metafunc.parametrize = parametrize_quickly  # type: ignore[method-assign, assignment]


def is_about(item: pytest.Item, language: str) -> bool:
    """Return whether a test goes through this language."""
    values = item.callspec.params if hasattr(item, "callspec") else {}
    return values.get("language") == language or language in values.get("spoken", ())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if language := config.getoption("--language"):
        others = [item for item in items if not is_about(item, language)]
        items[:] = [item for item in items if is_about(item, language)]
        config.hook.pytest_deselected(items=others)
    if browser_path():
        return
    left_out = [item for item in items if item.get_closest_marker("browser")]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)
    config.stash[LEFT_OUT] = len(left_out)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Send the number of deselected tests to the process that prints the summary."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["left_out"] = session.config.stash.get(LEFT_OUT, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    left_out = getattr(node, "workeroutput", {}).get("left_out", 0)
    node.config.stash[LEFT_OUT] = max(left_out, node.config.stash.get(LEFT_OUT, 0))


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if left_out := config.stash.get(LEFT_OUT, 0):
        terminalreporter.write_line(
            f"No Chromium on this machine: {left_out} browser tests were left out. "
            "Install chromium to run them.",
            yellow=True,
        )


@pytest.fixture(scope="session")
def chromium() -> str:
    path = browser_path()
    assert path, "browser tests are left out where there is no browser"
    return path
