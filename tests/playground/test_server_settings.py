"""Servers that differ from Telegram's of today: in the Bot API that they know, and in what they
refuse."""

from typing import Any

import pytest

from bot.playground.server_settings import CHOICES
from tests.playground.aiogram_schema import SchemaChecker
from tests.playground.conftest import JSON, Telegram, keyboard, png
from tests.playground.test_server_ephemeral import admin, at, hand, to

__all__ = ["admin"]

NO_METHOD = "Not Found: method not found"
COLOURED: JSON = {
    "inline_keyboard": [[{"text": "Go", "callback_data": "go", "style": "success"}]],
}
TIME = '<b>é</b><tg-time unix="1767229200" format="r">soon</tg-time>'


async def photo(tg: Telegram, chat: int) -> str:
    """Send a picture, and return its remembered file id."""
    answer = await tg.upload("sendPhoto", {"photo": png()}, chat_id=chat)
    return str(answer["result"]["photo"][-1]["file_id"])


async def test_the_first_choice_is_telegram_as_it_is(tg: Telegram) -> None:
    state = await tg.get("state")
    assert state["server"] == {name: choices[0] for name, choices in CHOICES.items()}
    assert state["server_choices"] == {name: list(choices) for name, choices in CHOICES.items()}


async def test_a_choice_that_is_none_changes_nothing(tg: Telegram) -> None:
    status, answer = await tg.sim_status("server", pictures="IMAGE_PROCESS_FAILED", ephemeral="9")
    assert status == 400
    assert answer["error"].startswith("ephemeral is one of: 10.3; 10.2; ignored; ")
    assert (await tg.get("state"))["server"]["pictures"] == "accepted"


@pytest.mark.usefixtures("admin")
async def test_a_server_of_before_posts_a_private_hand_openly(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    await tg.sim("server", ephemeral="ignored")
    sent = await hand(tg, group, ann)
    assert sent["message_id"] > 0
    assert "ephemeral_message_id" not in sent
    assert "receiver_user" not in sent
    assert await tg.texts(ben, group) == ["your hand"]


@pytest.mark.usefixtures("admin")
async def test_a_server_of_before_has_no_methods_for_private_hands(
    tg: Telegram, group: int, ann: int
) -> None:
    where = at(group, ann, await hand(tg, group, ann))
    await tg.sim("server", ephemeral="ignored")
    assert await tg.refusal("editEphemeralMessageText", **where, text="x") == NO_METHOD
    assert await tg.refusal("deleteEphemeralMessage", **where) == NO_METHOD


async def test_a_server_of_before_ignores_that_a_command_is_ephemeral(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    await tg.sim("server", ephemeral="ignored")
    plain = {"command": "hand", "description": "Your cards"}
    await tg.ok("setMyCommands", commands=[{**plain, "is_ephemeral": True}])
    assert await tg.ok("getMyCommands") == [plain]
    assert (await tg.see(ann, group))["commands"] == [{**plain, "bot": tg.username}]
    await tg.say(ann, group, f"/hand@{tg.username}")
    assert await tg.texts(ben, group) == [f"/hand@{tg.username}"]
    (update,) = await tg.updates()
    assert update["message"]["message_id"] > 0


async def test_a_server_of_before_ignores_a_reply_to_an_ephemeral_message(
    tg: Telegram, group: int, schema_checker: SchemaChecker
) -> None:
    await tg.sim("server", ephemeral="ignored")
    reply = {"ephemeral_message_id": 5}
    sent = await tg.ok("sendMessage", chat_id=group, text="x", reply_parameters=reply)
    assert "reply_to_message" not in sent
    assert not schema_checker.errors


@pytest.mark.usefixtures("admin")
async def test_a_server_refuses_every_private_hand(tg: Telegram, group: int, ann: int) -> None:
    await tg.sim("server", ephemeral="BOT_NOT_ADMIN")
    params: JSON = {"chat_id": group, "text": "x", "ephemeral_message_parameters": to(ann)}
    assert await tg.refusal("sendMessage", **params) == "Bad Request: BOT_NOT_ADMIN"
    assert await tg.texts(ann, group) == []


async def test_bot_api_10_2_names_the_receiver_beside_the_text(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    await tg.sim("server", ephemeral="10.2")
    table = await tg.ok("sendMessage", chat_id=group, text="t", reply_markup=keyboard(["hand"]))
    query = (await tg.tap(ann, group, table))["id"]
    old: JSON = {"receiver_user_id": ann, "callback_query_id": query}
    sent = await tg.ok("sendMessage", chat_id=group, text="hand", **old)
    assert sent["ephemeral_message_id"] > 0
    assert await tg.texts(ben, group) == ["t"]
    assert await tg.ok("editEphemeralMessageText", **at(group, ann, sent), text="less") is True


@pytest.mark.usefixtures("admin")
async def test_bot_api_10_2_ignores_the_parameters_of_10_3(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    await tg.sim("server", ephemeral="10.2")
    assert (await hand(tg, group, ann))["message_id"] > 0
    assert await tg.texts(ben, group) == ["your hand"]


@pytest.mark.usefixtures("admin")
async def test_bot_api_10_2_takes_no_upload_into_a_private_hand(
    tg: Telegram, group: int, ann: int
) -> None:
    where = at(group, ann, await hand(tg, group, ann))
    await tg.sim("server", ephemeral="10.2")
    media = {"type": "photo", "media": "attach://p"}
    answer = await tg.upload("editEphemeralMessageMedia", {"p": png()}, **where, media=media)
    assert answer["description"] == "Bad Request: wrong file identifier/HTTP URL specified"


async def test_a_late_edit_of_a_private_hand_is_for_administrators(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    await tg.sim("server", ephemeral_edits="BOT_NOT_ADMIN")
    table = await tg.ok("sendMessage", chat_id=group, text="t", reply_markup=keyboard(["hand"]))
    query = (await tg.tap(ann, group, table))["id"]
    wish = to(ann, callback_query_id=query)
    sent = await tg.ok("sendMessage", chat_id=group, text="h", ephemeral_message_parameters=wish)
    edit: JSON = {"method": "editEphemeralMessageText", **at(group, ann, sent)}
    await tg.advance(14)
    assert await tg.ok(**edit, text="in time") is True
    await tg.advance(1)
    await tg.tap(ben, group, table)
    assert await tg.refusal(**edit, text="late") == "Bad Request: BOT_NOT_ADMIN"
    await tg.tap(ann, group, table)
    assert await tg.ok(**edit, text="after a tap") is True
    await tg.advance(15)
    await tg.promote(group)
    assert await tg.ok(**edit, text="as an administrator") is True
    assert await tg.ok("deleteEphemeralMessage", **at(group, ann, sent)) is True


async def test_an_ephemeral_command_lets_a_private_hand_be_edited(
    tg: Telegram, group: int, ann: int
) -> None:
    await tg.sim("server", ephemeral_edits="BOT_NOT_ADMIN")
    command = {"command": "hand", "description": "Your cards", "is_ephemeral": True}
    await tg.ok("setMyCommands", commands=[command])
    reply = {"ephemeral_message_id": (await tg.say(ann, group, "/hand"))["ephemeral_message_id"]}
    sent = await tg.ok(
        "sendMessage",
        chat_id=group,
        text="hand",
        ephemeral_message_parameters=to(ann),
        reply_parameters=reply,
    )
    edit: JSON = {"method": "editEphemeralMessageText", **at(group, ann, sent)}
    assert await tg.ok(**edit, text="less") is True
    await tg.advance(15)
    assert await tg.refusal(**edit, text="late") == "Bad Request: BOT_NOT_ADMIN"
    await tg.say(ann, group, "/hand")
    assert await tg.ok(**edit, text="again") is True


async def test_coloured_buttons_are_refused(tg: Telegram, private: int) -> None:
    await tg.sim("server", button_styles="invalid button style specified")
    complaint = "Bad Request: can't parse InlineKeyboardButton: invalid button style specified"
    sent = await tg.ok("sendMessage", chat_id=private, text="t", reply_markup=keyboard(["a"]))
    params: JSON = {"chat_id": private, "text": "x", "reply_markup": COLOURED}
    assert await tg.refusal("sendMessage", **params) == complaint
    edit: JSON = {**params, "message_id": sent["message_id"]}
    assert await tg.refusal("editMessageText", **edit) == complaint
    reply = {"keyboard": [[{"text": "Go", "style": "danger"}]]}
    assert await tg.refusal("sendMessage", chat_id=private, text="x", reply_markup=reply) == (
        "Bad Request: can't parse KeyboardButton: invalid button style specified"
    )


async def test_coloured_buttons_of_inline_results_are_refused(
    tg: Telegram, group: int, ann: int
) -> None:
    await tg.sim("server", button_styles="invalid button style specified")
    asked = await tg.sim("inline", person=ann, chat=group, query="q")
    result = {"type": "article", "id": "1", "title": "t", "reply_markup": COLOURED}
    result["input_message_content"] = {"message_text": "x"}
    assert "invalid button style" in await tg.refusal(
        "answerInlineQuery", inline_query_id=asked["id"], results=[result]
    )


@pytest.mark.parametrize(
    ("choice", "params", "complaint"),
    [
        (
            'Unsupported start tag "tg-time"',
            {"text": TIME, "parse_mode": "HTML"},
            'can\'t parse entities: Unsupported start tag "tg-time" at byte offset 9',
        ),
        (
            'Unsupported start tag "tg-time"',
            {"text": "![x](tg://time?unix=1767229200)", "parse_mode": "MarkdownV2"},
            'can\'t parse entities: Custom emoji URL must have host "emoji"',
        ),
        ("ENTITY_DATE_INVALID", {"text": TIME, "parse_mode": "HTML"}, "ENTITY_DATE_INVALID"),
    ],
)
async def test_dates_are_refused(
    tg: Telegram, private: int, choice: str, params: JSON, complaint: str
) -> None:
    await tg.sim("server", date_times=choice)
    answer = await tg.refusal("sendMessage", chat_id=private, **params)
    assert answer == f"Bad Request: {complaint}"
    await tg.ok("sendMessage", chat_id=private, text="<b>no date</b>", parse_mode="HTML")


async def test_a_server_that_knows_no_dates_drops_them_from_entities(
    tg: Telegram, private: int
) -> None:
    await tg.sim("server", date_times='Unsupported start tag "tg-time"')
    date = {"type": "date_time", "offset": 0, "length": 4, "unix_time": 1767229200}
    bold = {"type": "bold", "offset": 0, "length": 4}
    sent = await tg.ok("sendMessage", chat_id=private, text="soon", entities=[date, bold])
    assert sent["entities"] == [bold]


@pytest.mark.parametrize("complaint", CHOICES["file_ids"][1:])
async def test_a_remembered_file_is_refused_and_an_upload_is_not(
    tg: Telegram, private: int, complaint: str
) -> None:
    known = await photo(tg, private)
    await tg.sim("server", file_ids=complaint)
    refusal = await tg.refusal("sendPhoto", chat_id=private, photo=known)
    assert refusal == f"Bad Request: {complaint}"
    await photo(tg, private)
    await tg.sim("server", file_ids="accepted")
    await tg.ok("sendPhoto", chat_id=private, photo=known)


@pytest.mark.parametrize("complaint", CHOICES["pictures"][1:])
async def test_pictures_are_refused_and_texts_are_not(
    tg: Telegram, private: int, complaint: str
) -> None:
    known = await photo(tg, private)
    await tg.sim("server", pictures=complaint)
    refused: list[Any] = [
        await tg.upload("sendPhoto", {"photo": png()}, chat_id=private),
        await tg.bot("sendPhoto", chat_id=private, photo=known),
    ]
    sent = await tg.ok("sendMessage", chat_id=private, text="x")
    media = {"type": "photo", "media": known}
    edit: JSON = {"chat_id": private, "message_id": sent["message_id"], "media": media}
    refused.append(await tg.bot("editMessageMedia", **edit))
    assert [answer["description"] for answer in refused] == [f"Bad Request: {complaint}"] * 3


async def test_a_page_is_told_of_the_servers_settings(tg: Telegram) -> None:
    async with tg.http.ws_connect(f"{tg.playground.url}/sim/live") as socket:
        assert (await socket.receive_json())["type"] == "hello"
        settings = await tg.sim("server", ephemeral="ignored")
        assert await socket.receive_json() == {"type": "server", "server": settings}
