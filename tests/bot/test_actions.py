"""Each action is one record, from which menu, help and refusals are derived."""

import ast
import re
from pathlib import Path

import pytest

import bot.actions
from bot.actions.about import TOPICS, help_here, menu_commands
from bot.actions.action import BUTTONS, COMMANDS, Action, action, menu
from bot.actions.imports import SENT_FILE
from bot.i18n import translator_for
from bot.screens import callback_data
from bot.screens.private_screens import about
from tests.bench.beside import CHEAP, EXPENSIVE
from tests.spoken import every_language

EN = translator_for("en")
ROOT = Path(__file__).resolve().parents[2]


def letters() -> set[str]:
    """Return the prefixes with which screens begin the data of their buttons."""
    return {
        value
        for name, value in vars(callback_data).items()
        if name.isupper()
        and isinstance(value, str)
        and name not in ("OWN", "LAST", "EASY", "SENT", "EVERY_DRAW", "PROOF", "FAIR")
    }


def test_every_button_that_a_screen_writes_asks_for_an_action() -> None:
    assert letters() == set(BUTTONS)


def test_a_door_leads_to_one_action() -> None:
    with pytest.raises(ValueError, match="'join' asks for two things"):
        action("join")(COMMANDS["help"].run)


@every_language
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_words(command: str, language: str) -> None:
    if COMMANDS[command].is_listed:
        assert about(command, translator_for(language), is_private=False)


def test_the_menus_list_what_can_be_asked_for_there() -> None:
    t = translator_for("en")
    alone = [each.name for each in menu_commands(t, True, True)]
    group = {each.name: each for each in menu_commands(t, False, False)}
    hosts = [each.name for each in menu_commands(t, False, True)]
    assert "join" in group
    assert "join" not in alone
    assert "skip" in hosts
    assert "skip" not in group
    seen_by_one = {name for name, each in group.items() if each.ephemeral}
    # No other bot has the first three; the answers to the others are for one person alone.
    assert seen_by_one == {"hand", "move", "myturns", "learn"} | {"me", "top", "games"} | {
        "mistakes",
        "replay",
        "mydata",
        "nickname",
        "notify",
        "forgetme",
    }
    assert "start" not in {*alone, *group, *hosts}


def test_a_new_command_is_listed_by_its_record_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "sing", Action(COMMANDS["help"].run, "sing"))
    assert "sing" in [each.command for each in menu(is_private=True)]
    assert "sing" in [each.command for each in menu(is_private=False, for_hosts=False)]


@pytest.mark.parametrize("is_private", [True, False])
def test_help_names_every_command_once_in_short_pages(is_private: bool) -> None:
    named: list[str] = []
    for topic in TOPICS:
        page = help_here(EN, is_private, topic)
        is_here = [button.text.startswith("✓") for row in page.rows for button in row]
        if topic == "host" and is_private:
            continue  # alone, everybody leads
        assert is_here.count(True) == 1
        named += re.findall(r"^/(\w+)", page.text, re.MULTILINE)
        assert len(page.text) < 730  # other languages run 40 % longer
    assert sorted(named) == sorted(each.command for each in menu(is_private))


def test_every_module_of_actions_is_imported() -> None:
    """An action of a module that is not listed would silently be missing."""
    for file in (ROOT / "bot" / "actions").glob("*.py"):
        uses = {n.id for n in ast.walk(ast.parse(file.read_text())) if isinstance(n, ast.Name)}
        if "action" in uses:
            assert file.stem in bot.actions.MODULES or file.stem == "action"


def test_every_action_is_measured_beside_others_or_is_said_to_be_cheap() -> None:
    """A new action makes its author think of what others wait for beside it."""
    actions = [*COMMANDS.values(), *BUTTONS.values(), SENT_FILE]
    assert {each.run.__name__ for each in actions} == EXPENSIVE.keys() | CHEAP
    assert not EXPENSIVE.keys() & CHEAP
