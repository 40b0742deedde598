"""The profile of the bot, which the operator sets in all languages at once."""

from typing import Any

import pytest

from bot.i18n import FALLBACK, languages, translator_for
from bot.playground.methods.call import Call
from bot.playground.refusals import bad_request, too_many
from bot.telegram.command_menu import menu_languages
from bot.telegram.profile import TEXTS, introduce, set_profile
from tests.bot.evenings.evening import Evening

GERMAN = translator_for("de")
CODES = [code or FALLBACK for code in menu_languages(languages())]


async def made(evening: Evening) -> list[str]:
    names = (call["method"] for call in await evening.calls())
    return [name for name in names if name.startswith("setMy") and name != "setMyCommands"]


async def test_the_profile_is_set_in_each_language_and_once(evening: Evening) -> None:
    told = await set_profile(evening.client, "The parlour")
    parts = ("description", "short_description")
    assert told == ["name", *(f"{part} ({code})" for code in CODES for part in parts)]
    assert {"en", "de"} <= {*CODES}
    bot = evening.client.bot
    assert (await bot.get_my_description("de")).description == GERMAN("bot-description")
    shown = await bot.get_my_short_description("sv")
    assert shown.short_description == translator_for("en")("bot-short-description")
    assert (await bot.get_my_name("de")).name == "The parlour"
    first = await made(evening)
    assert len(first) == len(told)
    assert await set_profile(evening.client) == []
    assert await set_profile(evening.client, "The parlour") == []
    assert await made(evening) == first


async def test_a_bot_without_a_description_introduces_itself_in_an_empty_chat(
    evening: Evening,
) -> None:
    ann, jan = await evening.create_group("Ann", "Jan", german=("Jan",))
    await introduce(evening.client)
    bot, shown = evening.playground.bot.user.id, {}
    for person in (ann, jan):
        shown[person.name] = (await evening.get("see", person=person.id, chat=bot))["description"]
    english = translator_for("en")("bot-description")
    assert shown == {"Ann": english, "Jan": GERMAN("bot-description")}
    short = await evening.client.bot.get_my_short_description("de")
    assert short.short_description == GERMAN("bot-short-description")
    first = await evening.calls()
    await introduce(evening.client)
    assert [call["method"] for call in (await evening.calls())[len(first) :]] == [
        "getMyDescription"
    ]


async def test_what_the_operator_wrote_stays(evening: Evening) -> None:
    bot = evening.client.bot
    await bot.set_my_short_description("Games of the club")
    await introduce(evening.client)
    assert (await bot.get_my_short_description("de")).short_description == "Games of the club"
    assert (await bot.get_my_description("de")).description == GERMAN("bot-description")
    await bot.set_my_description("Only for us")
    await bot.set_my_description("", "de")
    await introduce(evening.client)
    assert (await bot.get_my_description("de")).description == "Only for us"


async def test_an_introduction_that_telegram_refuses_is_made_at_the_next_start(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, refused = evening.playground.api.run, "de"

    async def picky(call: Call) -> Any:
        is_text = call.method == "setmydescription"
        if is_text and call.params.values.get("language_code") == refused:
            raise bad_request("too odd")
        return await run(call)

    monkeypatch.setattr(evening.playground.api, "run", picky)
    await introduce(evening.client)
    assert not (await evening.client.bot.get_my_description()).description
    refused = "none"
    await introduce(evening.client)
    assert (await evening.client.bot.get_my_description("de")).description


@pytest.mark.usefixtures("many_languages")
async def test_each_code_of_two_letters_has_its_descriptions(evening: Evening) -> None:
    assert await set_profile(evening.client) == ["description (en)", "short_description (en)"]
    first = await made(evening)  # the others are copies of English, which everybody reads already
    assert len(first) == 2


async def test_a_call_too_many_is_made_again_when_telegram_asks(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = evening.playground.api.run
    refused: list[str] = []

    async def busy(call: Call) -> Any:
        if call.method.startswith("setmy") and call.method not in refused:
            refused.append(call.method)
            raise too_many(1)
        return await run(call)

    monkeypatch.setattr(evening.playground.api, "run", busy)
    assert len(await set_profile(evening.client)) == len(TEXTS) * len(CODES)
    assert refused == ["setmydescription", "setmyshortdescription"]
    assert await set_profile(evening.client) == []


@pytest.mark.parametrize("language", languages())
def test_telegram_takes_the_descriptions(language: str) -> None:
    for key, (_, most) in TEXTS.items():
        assert 0 < len(translator_for(language)(key)) <= most
