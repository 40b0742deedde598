"""The menus of commands that Telegram shows, and when they are set."""

import pytest

from bot import i18n
from bot.actions.about import listed_commands, menu_commands
from bot.i18n import languages, loaded_languages
from bot.telegram.client import Command
from bot.telegram.command_menu import SCOPES, menu_languages, register
from tests.bot.evenings.evening import Evening

pytestmark = pytest.mark.usefixtures("first_start")


async def set_menus(evening: Evening) -> int:
    return len([call for call in await evening.calls() if call["method"] == "setMyCommands"])


async def test_a_start_with_the_menus_of_before_sets_none(evening: Evening) -> None:
    first = await set_menus(evening)
    assert first == len(SCOPES) * len(menu_languages(languages()))
    await register(evening.client, evening.store, menu_commands, listed_commands())
    assert await set_menus(evening) == first


@pytest.mark.usefixtures("many_languages")
async def test_a_start_with_the_menus_of_before_reads_no_language(evening: Evening) -> None:
    i18n.LOADED.clear()
    await register(evening.client, evening.store, menu_commands, listed_commands())
    assert loaded_languages() == ()


@pytest.mark.usefixtures("many_languages")
async def test_a_description_that_has_changed_is_set_at_the_next_start(evening: Evening) -> None:
    first = await set_menus(evening)
    file = i18n.LOCALES / "pt-br" / "bot.ftl"
    text = file.read_text(encoding="utf-8")
    for old, new, times in (
        ("settings-title = ", "settings-title = +", 1),
        ("command-help = see what", "command-help =\n    see\n    what", 2),
        ("    what I can do", "    what I do", 3),
    ):
        text = text.replace(old, new)
        assert new in text
        file.write_text(text, encoding="utf-8")
        await register(evening.client, evening.store, menu_commands, listed_commands())
        assert await set_menus(evening) == times * first


async def test_menus_that_have_changed_are_set_at_the_next_start(evening: Evening) -> None:
    first = await set_menus(evening)
    listed = listed_commands()
    for changed in (listed[1:], [(*listed[0][:1], not listed[0][1], *listed[0][2:]), *listed[1:]]):
        await register(evening.client, evening.store, menu_commands, changed)
    assert await set_menus(evening) == 3 * first


async def test_menus_of_which_one_was_refused_are_set_again(evening: Evening) -> None:
    first = await set_menus(evening)
    for _ in range(2):
        await register(
            evening.client,
            evening.store,
            lambda t, is_private, _: [Command("Ö" if is_private else "help", "what I can do")],
            "another list",
        )
    assert await set_menus(evening) == 3 * first


@pytest.mark.usefixtures("many_languages")
async def test_telegram_is_given_its_own_codes_of_two_letters_alone(evening: Evening) -> None:
    made = [call["params"] for call in await evening.calls() if call["method"] == "setMyCommands"]
    codes = [call.get("language_code", "") for call in made]
    assert sorted(set(codes)) == ["", "de", "pt", "zh"]
    assert len(codes) == len(SCOPES) * 4


def test_of_two_languages_with_one_code_the_first_has_the_menu() -> None:
    found = menu_languages(["en", "zh-hant", "zh-hans", "pcm"])
    assert found == {"": "en", "zh": "zh-hans"}
