"""Tests that need a browser are left out on a machine without one, and the last lines say so."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LEFT_OUT = pytest.StashKey[int]()


WATCHDOG = Path(__file__).parent / "watchdog.py"


def watched(*folders: Path) -> "subprocess.Popen[bytes]":
    """Whatever works in these folders ends with this process, however that ends."""
    return subprocess.Popen(
        [sys.executable, str(WATCHDOG), *map(str, folders)],
        stdin=subprocess.PIPE,
        start_new_session=True,
    )


@pytest.fixture(scope="session", autouse=True)
def nothing_is_left(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with watched(tmp_path_factory.getbasetemp()):
        yield


def browser_path() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if browser_path():
        return
    left_out = [item for item in items if item.get_closest_marker("browser")]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)
    config.stash[LEFT_OUT] = len(left_out)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """With several processes each worker tells the one that prints the summary."""
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
