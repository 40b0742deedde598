"""Commands by scope and language, the menu that people get, and what a bot says of itself."""

from typing import Any

import pytest

from tests.playground.conftest import JSON, Telegram


def command(name: str, description: str = "does it") -> JSON:
    return {"command": name, "description": description}


async def test_commands_are_kept_by_scope_and_language_exactly(tg: Telegram) -> None:
    await tg.ok("setMyCommands", commands=[command("/start"), command("play")])
    french: JSON = {"scope": {"type": "all_group_chats"}, "language_code": "fr"}
    await tg.ok("setMyCommands", commands=[command("jouer")], **french)
    assert await tg.ok("getMyCommands") == [command("start"), command("play")]
    assert await tg.ok("getMyCommands", **french) == [command("jouer")]
    assert await tg.ok("getMyCommands", language_code="fr") == []
    assert await tg.ok("deleteMyCommands", **french) is True
    assert await tg.ok("getMyCommands", **french) == []
    assert len(await tg.ok("getMyCommands")) == 2


@pytest.mark.parametrize(
    ("commands", "complaint"),
    [
        ([command("Play")], "BOT_COMMAND_INVALID"),
        ([command("play!")], "BOT_COMMAND_INVALID"),
        ([command("")], "command must be non-empty"),
        ([command("x" * 33)], "command length must not exceed 32"),
        ([command("play", "")], "command description must be non-empty"),
        ([command("play", "x" * 257)], "command description length must not exceed 256"),
        ([command(f"c{n}") for n in range(101)], "BOT_COMMANDS_TOO_MUCH"),
        ("{", "can't parse commands JSON object"),
        ({"a": 1}, "expected an Array of BotCommand"),
        ([1], "can't parse BotCommand: expected an Object"),
    ],
)
async def test_commands_that_cannot_be(tg: Telegram, commands: Any, complaint: str) -> None:
    assert await tg.refusal("setMyCommands", commands=commands) == f"Bad Request: {complaint}"


@pytest.mark.parametrize(
    "scope",
    [
        {"type": "nowhere"},
        {"type": "chat"},
        {"type": "chat", "chat_id": -1},
        [],
        {"type": ["chat"]},
    ],
)
async def test_scopes_that_cannot_be(tg: Telegram, scope: Any) -> None:
    assert await tg.refusal("setMyCommands", commands=[command("a")], scope=scope)


async def menu(tg: Telegram, person: int, chat: int) -> list[str]:
    return [c["command"] for c in (await tg.see(person, chat))["commands"]]


async def test_a_person_gets_the_first_menu_that_matches(
    tg: Telegram, group: int, ann: int, ben: int, private: int
) -> None:
    """Set menus one after another, each more particular than the one before."""
    seen = []
    for scope in (
        {"type": "default"},
        {"type": "all_group_chats"},
        {"type": "all_chat_administrators"},
        {"type": "chat", "chat_id": group},
        {"type": "chat_administrators", "chat_id": group},
        {"type": "chat_member", "chat_id": group, "user_id": ben},
    ):
        await tg.ok("setMyCommands", commands=[command(str(scope["type"]))], scope=scope)
        seen.append(await menu(tg, ann, group) + await menu(tg, ben, group))
    assert seen == [
        ["default", "default"],
        ["all_group_chats", "all_group_chats"],
        ["all_chat_administrators", "all_group_chats"],
        ["chat", "chat"],
        ["chat_administrators", "chat"],
        ["chat_administrators", "chat_member"],
    ]
    assert await menu(tg, private, tg.bot_id) == ["default"]
    await tg.ok("setMyCommands", commands=[command("private")], scope={"type": "all_private_chats"})
    assert await menu(tg, private, tg.bot_id) == ["private"]


async def test_a_menu_is_in_the_persons_language_or_in_none(
    tg: Telegram, group: int, ben: int
) -> None:
    fay = await tg.person("Fay", language_code="fr-CA")
    await tg.sim("join", person=fay, chat=group)
    await tg.ok("setMyCommands", commands=[command("play")])
    await tg.ok("setMyCommands", commands=[command("jouer")], language_code="fr")
    assert await menu(tg, fay, group) == ["jouer"]
    assert await menu(tg, ben, group) == ["play"]


async def test_a_menu_names_the_bot(tg: Telegram, group: int, ann: int) -> None:
    await tg.ok("setMyCommands", commands=[command("play")])
    (shown,) = (await tg.see(ann, group))["commands"]
    assert shown == {**command("play"), "bot": tg.username}


async def test_names_and_descriptions(tg: Telegram) -> None:
    for what in ("Name", "Description", "ShortDescription"):
        key = {"Name": "name", "Description": "description"}.get(what, "short_description")
        params: JSON = {key: "Hello"}
        assert await tg.ok(f"setMy{what}", **params) is True
        assert await tg.ok(f"getMy{what}") == params
        assert await tg.ok(f"getMy{what}", language_code="de") == params
        german: JSON = {key: "Hallo"}
        await tg.ok(f"setMy{what}", **german, language_code="de")
        refused = await tg.refusal(f"setMy{what}", **german, language_code="pcm")
        assert refused == "Bad Request: invalid language code specified"
        assert await tg.ok(f"getMy{what}", language_code="de") == german
    assert (await tg.ok("getMe"))["first_name"] == "Hello"


async def test_menu_buttons_and_default_rights(tg: Telegram) -> None:
    assert await tg.ok("getChatMenuButton") == {"type": "commands"}
    assert await tg.ok("setChatMenuButton", menu_button={"type": "commands"}) is True
    refused = await tg.refusal("setChatMenuButton", menu_button={"type": "x"})
    assert refused == "Bad Request: can't parse menu button: MenuButton has unsupported type"
    wanted = {"can_delete_messages": True, "can_pin_messages": True}
    full = dict.fromkeys(await tg.ok("getMyDefaultAdministratorRights"), False) | wanted
    assert await tg.ok("setMyDefaultAdministratorRights", rights=full) is True
    assert await tg.ok("getMyDefaultAdministratorRights") == full
