"""The code of the pages runs as it stands there."""

import json
import os
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from engine.__main__ import parser
from engine.games import GAMES
from tests.docs.pages import ROOT, Block, blocks
from tests.patience import run_command

PYTHON = ".venv/bin/python"
EXAMPLE = "docs/adding-a-game.md"


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return run_command(*command, cwd=folder, env={**os.environ, "PYTHONPATH": str(ROOT)})


def leave_a_record(folder: Path) -> None:
    game = ("play", "whot", "--auto", "--seats", "2", "--level", "random", "--save", "record.json")
    assert run(folder, sys.executable, "-m", "engine", *game).returncode == 0


@pytest.mark.parametrize(
    "block", [each for each in blocks("python") if each.page != EXAMPLE], ids=str
)
def test_python_runs(block: Block, tmp_path: Path) -> None:
    if "record.json" in block.code:
        leave_a_record(tmp_path)
    ended = run(tmp_path, sys.executable, "-c", block.code)
    assert ended.returncode == 0, ended.stderr


def test_the_check_by_hand_notices_another_deal(tmp_path: Path) -> None:
    (check,) = (block.code for block in blocks("python") if block.page == "docs/fairness.md")
    leave_a_record(tmp_path)
    record = tmp_path / "record.json"
    saved = json.loads(record.read_text())
    saved["drawn_for"][0][1] = "another cut"
    record.write_text(json.dumps(saved))
    assert "AssertionError" in run(tmp_path, sys.executable, "-c", check).stderr


def command_lines() -> list[tuple[Block, str]]:
    """List every line of shell code, without comments and with its continuations."""
    return [
        (block, line)
        for block in blocks("sh", "shell", "bash", "console")
        for line in block.code.replace("\\\n", " ").splitlines()
        if line.strip() and not line.lstrip().startswith("#")
    ]


@pytest.mark.parametrize(("block", "line"), command_lines(), ids=str)
def test_shell_commands_are_there(block: Block, line: str) -> None:
    """Modules can be run, their arguments are understood, targets and files are there."""
    words = shlex.split(line, comments=True)
    while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):
        words.pop(0)
    if words[0] == "make":
        makefile = (ROOT / "Makefile").read_text()
        for target in (word for word in words[1:] if "=" not in word):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    elif words[0] == PYTHON and words[1] == "-m":
        assert find_spec(words[2]), words[2]
        if words[2] == "engine":
            arguments = [word for word in words[3:] if word != ">"]
            check_engine(arguments[: words[3:].index(">")] if ">" in words else arguments)
    else:
        for word in words[1:]:
            if word.startswith(("./", "tests/", "docs/", "bot/", "engine/", ".env.")):
                assert [*ROOT.glob(word.removeprefix("./"))], word


def check_engine(arguments: list[str]) -> None:
    """Parse the arguments of `python -m engine`; the game of a worked example is not there yet."""
    is_new = arguments[0] == "new"
    known = [word if is_new or word != "nim" else next(iter(GAMES)) for word in arguments]
    parser().parse_args(known)
