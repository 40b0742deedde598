"""Pages that are made from the code are as the code makes them."""

import re

import pytest

from engine.__main__ import main
from engine.arena import SEER
from engine.games import GAMES
from engine.search import known_levels
from tests.docs import commands_page
from tests.docs.pages import ROOT, text_of

STRENGTHS = text_of(ROOT / "docs" / "computers.md")
ROW = re.compile(
    r"^\| (?P<game>\w+), (?P<seats>\d) \| (?P<level>\w+) : (?P<others>\w+)(?: \(.+\))?"
    r" \| (?P<wins>\d+)% \| (?P<games>\d+) \| (?P<low>\d+)-(?P<high>\d+) %"
    r" \| (?P<even>\d+)% \| [\d,]+ \|$",
    re.MULTILINE,
)


def test_the_page_of_commands_is_the_one_that_the_records_make() -> None:
    assert text_of(commands_page.PAGE) == commands_page.page(), (
        "write it anew: python -m tests.docs.commands_page"
    )


def test_every_row_of_strengths_is_of_a_match_that_can_be_played() -> None:
    rows = [*ROW.finditer(STRENGTHS)]
    assert len(rows) == STRENGTHS.partition("## The table")[2].count("\n| ") - 1
    for row in rows:
        game = GAMES[row["game"]]
        assert int(row["seats"]) in game.seats
        assert {row["level"], row["others"]} <= {*known_levels(game), SEER}
        assert int(row["low"]) <= int(row["wins"]) <= int(row["high"])
        assert int(row["even"]) == round(100 / int(row["seats"]))


def test_every_game_and_its_levels_are_measured() -> None:
    rows = [*ROW.finditer(STRENGTHS)]
    for key, game in GAMES.items():
        measured = {row["level"] for row in rows if row["game"] == key}
        assert {*known_levels(game)} - {"random"} <= measured, (
            f"add to docs/computers.md what this prints: "
            f"python -m engine arena {key} --games 40 --table"
        )


def test_the_arena_prints_rows_of_that_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "whot", "greedy:random", "--games", "4", "--seats", "2", "--table"]) == 0
    assert ROW.fullmatch(capsys.readouterr().out.strip())
