"""The game that docs/adding-a-game.md writes can be added by copying it from there."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, blocks

PAGE = "docs/adding-a-game.md"
KEY = "nimofthepage"
PARTS = ("engine", "bot", "locales", "tests", "README.md", "pyproject.toml")
LAWS = ("test_contract.py", "test_playthroughs.py", f"games/test_{KEY}.py")


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
    command = [sys.executable, "-m", *arguments]
    ended = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=240, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def as_copied(language: str) -> list[str]:
    """Return the code of the page, under a key that no reader has used for a game of their own."""
    code = (block.code for block in blocks(language) if block.page == PAGE)
    return [text.replace("nim", KEY).replace("Nim", KEY.capitalize()) for text in code]


def test_nim_can_be_added_by_copying_from_the_page(copy: Path) -> None:
    run(copy, "engine", "new", KEY)
    rules, tests = as_copied("python")
    (words,) = as_copied("ftl")
    (copy / f"engine/games/{KEY}.py").write_text(rules, encoding="utf-8")
    (copy / f"tests/engine/games/test_{KEY}.py").write_text(tests, encoding="utf-8")
    (copy / f"locales/en/{KEY}.ftl").write_text(words, encoding="utf-8")
    (copy / f"tests/golden/{KEY}.txt").write_text(run(copy, "engine", "golden", KEY))
    laws = [*(f"tests/engine/{law}" for law in LAWS), "tests/bot/screens/test_strings.py"]
    assert "failed" not in run(copy, "pytest", "-q", "-p", "no:xdist", "-k", KEY, *laws)
    assert run(copy, "engine", "play", KEY, "--auto", "--level", "greedy")
