"""The engine's own command, run as a person runs it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.games import GAMES
from engine.games.whot.model import Caught, Played
from engine.terminal import tell
from tests.patience import run_command
from tests.slow import all_but


def engine(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return run_command(sys.executable, "-m", "engine", *arguments, typed=typed)


@pytest.mark.parametrize("key", all_but(["whot"], GAMES))
def test_computers_play_a_game_that_can_be_verified(key: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    level = ("--level", "random")
    run = engine("play", key, "--auto", "--seed", "7", *level, "--save", str(file))
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines()[-1].count("seat ") >= GAMES[key].seats[0]
    assert engine("play", key, "--auto", "--seed", "7", *level).stdout == run.stdout
    assert engine("play", key, "--auto", "--seed", "8", *level).stdout != run.stdout

    checked = engine("verify", str(file))
    assert checked.returncode == 0
    record = json.loads(file.read_text())
    assert record["commitment"] in checked.stdout

    record["secret"] = "00" + record["secret"][2:]
    file.write_text(json.dumps(record))
    forged = engine("verify", str(file))
    assert forged.returncode == 2
    assert "not the one that was committed to" in forged.stderr


def test_a_person_plays_by_number_and_by_notation() -> None:
    typed = "?\nnonsense\n1\n" + "draw\n" * 400
    run = engine("play", "whot", "--seats", "3", "--me", "2", "--seed", "3", typed=typed)
    assert run.returncode == 0, run.stderr
    assert "Sudden Death" in run.stdout  # the rules
    assert "'nonsense' is not one of the moves above" in run.stdout
    assert "1. you" in run.stdout or "2. you" in run.stdout or "3. you" in run.stdout


def test_only_what_one_may_know_is_shown() -> None:
    typed = "draw\n" * 400
    run = engine("play", "whot", "--seats", "2", "--level", "easy", "--seed", "5", typed=typed)
    before_the_end = run.stdout.partition("ended (reason")[0].splitlines()
    others = [line for line in before_the_end if line[2:].startswith("seat 2: ")]
    assert len(others) > 20
    for line in others:
        assert "cards" not in line or line.endswith(" cards")


def test_the_telling_has_no_holes() -> None:
    """A zero is told, and who did it counts from 1 like everybody."""
    assert tell(Caught(seat=2, by=0)) == "seat 3: caught (by seat 1)"
    assert tell(Caught(seat=2, by=0), me=0) == "seat 3: caught (by you)"
    assert tell(Played(1, "c5")) == "seat 2: played (card c5, left 0)"


@pytest.mark.slow
def test_a_seed_repeats_a_game_of_thinking_computers(tmp_path: Path) -> None:
    runs = [engine("play", "whot", "--auto", "--seats", "2", "--seed", "x", "--level", "easy")]
    runs += [engine("play", "whot", "--auto", "--seats", "2", "--seed", "x", "--level", "easy")]
    assert runs[0].stdout == runs[1].stdout != ""


def test_a_game_that_is_not_over_is_not_saved(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    run = engine("play", "whot", "--save", str(file), typed="q\n")
    assert run.returncode == 130
    assert "not saved" in run.stderr
    assert list(tmp_path.iterdir()) == []


def test_strange_moves_and_numbers_are_only_moves_that_cannot_be_played() -> None:
    typed = "\n" + "9" * 5000 + "\n" + "\x1b[31m\n" + "w20\n" + "q\n"
    run = engine("play", "whot", "--seed", "3", typed=typed)
    assert (run.returncode, run.stderr) == (130, "")
    assert "\x1b" not in run.stdout
    assert max(map(len, run.stdout.splitlines())) < 400
    assert "'w20' can be w20 circle or " in run.stdout


def test_the_rules_and_the_house_rules_can_be_asked_for() -> None:
    run = engine("play", "Whot", "--rule", "pick_five", typed="?\nq\n")
    assert "pick_five = true  (or false)" in run.stdout
    assert "hand_size = 7  (or 3, 4, 5, 6)" in run.stdout


def test_leaving_early_is_quiet() -> None:
    run = engine("play", "whot", typed="q\n")
    assert (run.returncode, run.stderr) == (130, "")
    assert engine("play", "whot", typed="").returncode == 130


def test_house_rules_can_be_chosen() -> None:
    run = engine("play", "whot", "--auto", "--level", "random", "--rule", "hand_size=3", "--rule",
                 "tender", "--seed", "1")  # fmt: skip
    assert "seat 1: 3 cards" in run.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "command"),
        (["dance"], "'dance'"),
        (["play"], "game"),
        (["play", "chess"], "'chess'"),
        (["play", "whot", "--seats", "9"], "2 to 6 players, not 9"),
        (["play", "whot", "--seats", "many"], "--seats"),
        (["play", "whot", "--me", "5"], "a seat from 1 to 4"),
        (["play", "whot", "--level", "divine"], "random, greedy, easy, normal, hard"),
        (["play", "whot", "--rule", "hand_size=9"], "3, 4, 5, 6, 7"),
        (["play", "whot", "--rule", "joker"], "no house rule 'joker'"),
        (["play", "whot", "--auto", "--level", "random", "--save", "/"], "cannot write '/'"),
        (["verify", "/no/such/file"], "cannot read '/no/such/file'"),
        (["verify", "README.md"], "this is not JSON"),
        (["verify", "/dev/zero"], "it is not a file"),
        (["play", "whot", "--rule", "hand_size=" + "[" * 100_000], "hand_size cannot be"),
        (["play", "whot", "--aut"], "--aut"),
        (["golden", "chess"], "'chess'"),
        (["bench", "chess"], "'chess'"),
        (["arena", "chess"], "'chess'"),
        (["arena", "whot", "hard"], "OTHERS is one of random, greedy, easy, normal, hard, seer"),
        (["arena", "whot", "divine:hard"], "LEVEL is one of random"),
        (["arena", "whot", "hard:easy", "--games", "0"], "count from 1"),
        (["arena", "whot", "hard:easy", "--seats", "7"], "2 to 6 players, not 7"),
    ],
)
def test_wrong_input_gets_one_clear_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: object = main(arguments)
    except SystemExit as refused:  # by the parser of the arguments
        status = refused.code
    told = capsys.readouterr().err
    assert status == 2
    assert said in told
    assert len(told.splitlines()) == 1


def test_wrong_input_ends_the_command_with_an_error() -> None:
    run = engine("play", "chess")
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1


def test_output_may_be_cut_short() -> None:
    command = f"{sys.executable} -m engine golden whot | head -1"
    run = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert run.stdout.startswith("whot, rules")
    assert run.stderr == ""


def test_the_arena_says_who_wins_how_often() -> None:
    run = engine("arena", "whot", "greedy:random", "--games", "8", "--seats", "2")
    assert run.returncode == 0
    assert run.stdout.startswith("whot for 2: greedy against random wins ")
    assert "par 50%" in run.stdout


@pytest.mark.slow
def test_benchmarks_are_told_as_json() -> None:
    run = engine("bench", "whot", "--json")
    figures = json.loads(run.stdout)
    assert {figure["game"] for figure in figures} == {"whot"}
    assert all(figure["value"] > 0 for figure in figures)
