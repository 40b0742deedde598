"""Tests that need a browser are left out on a machine without one, and the last lines say so."""

import shutil
from typing import Any

import pytest

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LEFT_OUT = pytest.StashKey[int]()


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
