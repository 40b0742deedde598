"""The game that docs/adding-a-game.md writes can be added by copying it from there."""

import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, blocks
from tests.patience import run_command

PAGE = "docs/adding-a-game.md"
KEY = "nimofthepage"
PARTS = ("engine", "bot", "locales", "docs", "tests", "README.md", "Makefile", "pyproject.toml")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for part in PARTS:
        if (ROOT / part).is_dir():
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / part, tmp_path / part, ignore=ignored)
        else:
            shutil.copy(ROOT / part, tmp_path / part)
    return tmp_path


def run(folder: Path, *arguments: str) -> str:
    ended = run_command(sys.executable, "-m", *arguments, cwd=folder)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def as_copied(language: str) -> list[str]:
    """Return the code of the page, under a key that no reader has used for a game of their own."""
    code = (block.code for block in blocks(language) if block.page == PAGE)
    return [text.replace("nim", KEY).replace("Nim", KEY.capitalize()) for text in code]


def commands_of_make_game(folder: Path) -> Iterator[list[str]]:
    """Yield what `make game` runs, but for mypy, which takes long where it has no cache."""
    dry = ["make", "--dry-run", "--old-file=.venv/.ready", "game", f"GAME={KEY}"]
    told = subprocess.run(dry, cwd=folder, capture_output=True, text=True, check=True)
    for line in told.stdout.splitlines():  # under another make, also of the folder it enters
        _, _, command = line.partition(".venv/bin/")
        if command not in ("", "mypy"):
            yield [part for word in shlex.split(command) for part in files_of(folder, word)]


def files_of(folder: Path, word: str) -> list[str]:
    """Do for a word of a command what a shell does with its stars."""
    found = sorted(str(file.relative_to(folder)) for file in folder.glob(word) if "*" in word)
    return found or [word]


@pytest.mark.slow
def test_nim_can_be_added_by_copying_from_the_page(copy: Path) -> None:
    run(copy, "engine", "new", KEY)
    rules, tests = as_copied("python")
    (words,) = as_copied("ftl")
    (copy / f"engine/games/{KEY}.py").write_text(rules, encoding="utf-8")
    (copy / f"tests/engine/games/test_{KEY}.py").write_text(tests, encoding="utf-8")
    (copy / f"locales/en/{KEY}.ftl").write_text(words, encoding="utf-8")
    (copy / f"tests/golden/{KEY}.txt").write_text(run(copy, "engine", "golden", KEY))
    for command in commands_of_make_game(copy):
        run(copy, *command)
    assert run(copy, "engine", "play", KEY, "--auto", "--level", "greedy")
