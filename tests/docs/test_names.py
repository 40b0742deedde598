"""Files, settings, metrics, commands and targets that the pages name are there; and the other way
round, every setting, metric, command and game stands in a page."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

import bot.actions  # noqa: F401 - registers the commands
from bot.actions.action import COMMANDS
from bot.config import Settings
from bot.playground.sim_controls import VIEWS
from bot.playground.sim_routes import POSTS
from engine.games import GAMES
from tests.docs.pages import PAGES, ROOT, everything, name_of, quoted, text_of

SETTINGS = {name.upper() for name in Settings.model_fields}
FOLDERS = ("bot/", "engine/", "tests/", "locales/", "docs/", "deploy/", ".ci/")
ROUTES = {"healthz", "metrics", "sim", "bot", "file"}
MADE_BY_THE_READER = ("nim", "record.json")  # in worked examples


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    missing = [
        name
        for name in quoted(page)
        if name.startswith(FOLDERS) and " " not in name and not _is_made_by_the_reader(name)
        if not [*ROOT.glob(re.sub(r"<[^>]*>", "*", name.rstrip("/")))]
    ]
    assert not missing


def _is_made_by_the_reader(name: str) -> bool:
    return any(part in name.split("/")[-1] for part in MADE_BY_THE_READER)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_make_target_that_is_named_is_there(page: Path) -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    named = {word for code in quoted(page) for word in re.findall(r"\bmake ([a-z]+)", code)}
    assert named <= set(targets)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_command_that_is_named_is_known(page: Path) -> None:
    found = (re.match(r"/([a-z]+)(@\w+)?(\s|$)", code) for code in quoted(page))
    named = {command[1] for command in found if command}
    of_botfather = {"newbot", "mybots", "setprivacy", "setjoingroups", "setinline"}
    assert named - of_botfather - ROUTES <= set(COMMANDS)


def test_every_listed_command_stands_in_a_page() -> None:
    named = {code for page in PAGES for code in quoted(page)}
    assert {f"/{name}" for name, each in COMMANDS.items() if each.is_listed} <= named


def test_every_setting_stands_in_a_table_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `([A-Z_]+)` \| (.*?) \|", everything(), re.MULTILINE))
    assert rows.keys() == SETTINGS
    for name, field in Settings.model_fields.items():
        if isinstance(field.default, str | int | float) and field.default != "":
            assert rows[name.upper()] == f"`{field.default}`"


def test_every_metric_stands_in_a_page() -> None:
    named = {name for page in PAGES for name in quoted(page) if name.startswith("parlour_")}
    rows = set(re.findall(r"^\| `(parlour_\w+)`", everything(), re.MULTILINE))
    code = (ROOT / "bot" / "ops" / "metrics.py").read_text()
    known = set(re.findall(r'(?:Counter|Gauge|Histogram)\(\s*"(parlour_\w+)"', code))
    assert known
    suffixes = re.compile(r"_(total|bucket|count|sum)$")
    assert known <= {suffixes.sub("", name) for name in named}
    assert {suffixes.sub("", name) for name in rows} <= known


def test_every_route_of_sim_stands_in_the_page_of_the_local_telegram() -> None:
    routes = {("GET", name) for name in (*VIEWS, "live")} | {("POST", name) for name in POSTS}
    page = text_of(ROOT / "docs" / "local-telegram.md")
    assert set(re.findall(r"(GET|POST) /sim/(\w+)", page)) == routes


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_listed_with_its_players(key: str) -> None:
    people = GAMES[key].people
    players = f"{people[0]}-{people[-1]}" if len(people) > 1 else f"{people[0]}"
    readme = text_of(ROOT / "README.md")
    assert re.search(rf"\| {key}\b.* \| {players} \|", readme, re.IGNORECASE), (
        f"write a row | {key} | {players} | ... | in the table of games in README.md"
    )


@pytest.mark.parametrize("key", GAMES)
def test_the_readme_counts_the_house_rules_of_a_game(key: str) -> None:
    row = re.search(rf"\| {key}\b.*", text_of(ROOT / "README.md"), re.IGNORECASE)
    assert row is not None
    for count in re.findall(r"(\S+) house rules", row[0]):
        assert count == str(len(fields(GAMES[key].options)))


def test_a_version_of_the_bot_api_is_told_with_its_date() -> None:
    dated = r"Bot API ([0-9.]+)(?: \(|, )(?:\d+ )?(\w+ 2026)"
    months = {"10.2": "July 2026", "10.3": "August 2026"}
    told = {found for page in PAGES for found in re.findall(dated, text_of(page))}
    assert told == set(months.items())


def test_a_version_is_told_once_and_stands_in_the_changelog() -> None:
    (version,) = re.findall(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text(), re.M)
    assert f"## [{version}]" in text_of(ROOT / "CHANGELOG.md")
