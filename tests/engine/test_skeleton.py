"""A new game's skeleton is a game already: all that fails at first says to write its rules."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import run_command

ROOT = Path(__file__).parents[2]
PARTS = (
    *("engine", "bot", "locales", "README.md", "pyproject.toml"),
    *("tests/conftest.py", "tests/watchdog.py", "tests/spoken.py", "tests/slow.py", "tests/golden"),
    *("tests/engine", "tests/bot/screens", "tests/docs/pages.py", "tests/docs/test_names.py"),
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """As much of the project as a new game touches, and is tested by."""
    for part in PARTS:
        (tmp_path / part).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(
                ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__")
            )
        else:
            shutil.copy(ROOT / part, tmp_path / part)
    return tmp_path


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run_command(sys.executable, "-m", *arguments, cwd=folder)


@pytest.mark.slow
def test_a_new_game_keeps_every_law_and_is_told_to_write_its_rules(copy: Path) -> None:
    written = run(copy, "engine", "new", "tally")
    assert written.returncode == 0, written.stderr
    assert "make game GAME=tally" in written.stdout

    laws = ("test_contract.py", "test_playthroughs.py", "games/test_tally.py")
    beside = ("tests/bot/screens/test_strings.py", "tests/docs/test_names.py")
    files = [*(f"tests/engine/{law}" for law in laws), *beside]
    tested = run(copy, "pytest", "-q", "-p", "no:xdist", "-k", "tally", *files)
    assert "1 failed" in tested.stdout, tested.stdout
    assert "AssertionError: write the rules in engine/games/tally.py" in tested.stdout


ODD = "a game's key is small letters and digits, 2 to 16 of them"
USED = "{} can't be a game's key: Python or the skeleton uses that name"
REFUSED = {
    "whot": "engine/games/whot is there already",
    **dict.fromkeys(("Go", "../x"), ODD),
    **{name: USED.format(name) for name in ("class", "none", "state", "path", "any")},
}


@pytest.mark.slow
def test_what_cannot_be_a_new_game_is_refused_and_nothing_written(copy: Path) -> None:
    before = sorted(copy.rglob("*"))
    for key, why in REFUSED.items():
        refused = run(copy, "engine", "new", key)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr == f"python -m engine: {why}\n"
    assert sorted(p for p in copy.rglob("*") if "__pycache__" not in p.parts) == before
