"""The menus of commands that Telegram shows, and when they are set."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import i18n
from bot.actions.about import menu_commands
from bot.i18n import languages, translator_for
from bot.telegram.client import Command
from bot.telegram.command_menu import SCOPES, menu_languages, register
from tests.bot.evenings.evening import Evening


async def set_menus(evening: Evening) -> int:
    return len([call for call in await evening.calls() if call["method"] == "setMyCommands"])


async def test_a_start_with_the_menus_of_before_sets_none(evening: Evening) -> None:
    first = await set_menus(evening)
    assert first == len(SCOPES) * 2  # English for everybody, and German
    await register(evening.client, evening.store, menu_commands)
    assert await set_menus(evening) == first


async def test_menus_that_have_changed_are_set_at_the_next_start(evening: Evening) -> None:
    first = await set_menus(evening)
    for about in ("what I can do", "what I do"):
        await register(evening.client, evening.store, lambda *_, a=about: [Command("help", a)])
    assert await set_menus(evening) == 3 * first
    await register(
        evening.client, evening.store, lambda *_: [Command("help", "what I do", ephemeral=True)]
    )
    assert await set_menus(evening) == 4 * first


async def test_menus_of_which_one_was_refused_are_set_again(evening: Evening) -> None:
    first = await set_menus(evening)
    for _ in range(2):
        await register(
            evening.client,
            evening.store,
            lambda t, is_private, _: [Command("Ö" if is_private else "help", "what I can do")],
        )
    assert await set_menus(evening) == 3 * first


@pytest.fixture
def many_languages(tmp_path: Path) -> Iterator[None]:
    """Speak Portuguese of Brazil, Chinese and Nigerian Pidgin too."""
    for language in ("de", "en", "pcm", "pt-br", "zh-hans", "zh-hant"):
        (tmp_path / language).mkdir()
        for file in (i18n.LOCALES / "en").glob("*.ftl"):
            shutil.copy(file, tmp_path / language)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(i18n, "LOCALES", tmp_path)
        forget_languages()
        yield
    forget_languages()


def forget_languages() -> None:
    for cached in (languages, translator_for):
        cached.cache_clear()


@pytest.mark.usefixtures("many_languages")
async def test_telegram_is_given_its_own_codes_of_two_letters_alone(evening: Evening) -> None:
    made = [call["params"] for call in await evening.calls() if call["method"] == "setMyCommands"]
    codes = [call.get("language_code", "") for call in made]
    assert sorted(set(codes)) == ["", "de", "pt", "zh"]
    assert len(codes) == len(SCOPES) * 4


def test_of_two_languages_with_one_code_the_first_has_the_menu() -> None:
    found = menu_languages(["en", "zh-hant", "zh-hans", "pcm"])
    assert found == {"": "en", "zh": "zh-hans"}
