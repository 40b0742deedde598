"""Ephemeral messages, which one member of a group alone sees."""

from typing import Any

import pytest

from tests.playground.aiogram_schema import SchemaChecker
from tests.playground.conftest import JSON, START, Telegram, keyboard, png

TOO_OLD = "Bad Request: query is too old and response timeout expired or query ID is invalid"
NOT_ADMIN = "Bad Request: BOT_NOT_ADMIN"


@pytest.fixture
async def table(tg: Telegram, group: int) -> JSON:
    message: JSON = await tg.ok(
        "sendMessage", chat_id=group, text="table", reply_markup=keyboard(["hand"])
    )
    return message


@pytest.fixture
async def admin(tg: Telegram, group: int) -> None:
    await tg.promote(group)


async def hand(tg: Telegram, chat: int, person: int, **more: Any) -> JSON:
    """An ephemeral hand, sent by a bot that is an administrator."""
    sent: JSON = await tg.ok(
        "sendMessage",
        chat_id=chat,
        text="your hand",
        ephemeral_message_parameters={"receiver_user_id": person},
        **more,
    )
    return sent


def to(person: int, **more: Any) -> JSON:
    return {"receiver_user_id": person, **more}


def at(chat: int, person: int, message: JSON) -> JSON:
    return {
        "chat_id": chat,
        "receiver_user_id": person,
        "ephemeral_message_id": message["ephemeral_message_id"],
    }


@pytest.mark.usefixtures("admin")
async def test_it_has_no_message_id(tg: Telegram, group: int, ann: int) -> None:
    sent = await hand(tg, group, ann, reply_markup=keyboard(["c1", "c2"]))
    assert sent == {
        "message_id": 0,
        "from": sent["from"],
        "chat": {"id": group, "title": "G", "type": "supergroup"},
        "date": START,
        "receiver_user": {"id": ann, "is_bot": False, "first_name": "Ann", "language_code": "en"},
        "ephemeral_message_id": sent["ephemeral_message_id"],
        "text": "your hand",
        "reply_markup": keyboard(["c1", "c2"]),
    }
    assert sent["ephemeral_message_id"] > 0


@pytest.mark.usefixtures("admin")
async def test_the_others_do_not_see_it(tg: Telegram, group: int, ann: int, ben: int) -> None:
    sent = await hand(tg, group, ann)
    seen = (await tg.see(ann, group))["messages"][-1]
    assert seen["key"] == f"e{sent['ephemeral_message_id']}"
    assert seen["ephemeral"] is True
    assert await tg.texts(ann, group) == ["your hand"]
    assert await tg.texts(ben, group) == []


async def test_an_ordinary_bot_may_answer_a_tap(
    tg: Telegram, group: int, table: JSON, ann: int
) -> None:
    tapped = await tg.tap(ann, group, table)
    sent = await tg.ok(
        "sendMessage",
        chat_id=group,
        text="c1 c2",
        ephemeral_message_parameters=to(ann, callback_query_id=tapped["id"]),
    )
    assert sent["message_id"] == 0


async def test_an_ordinary_bot_may_not_begin(
    tg: Telegram, group: int, table: JSON, ann: int
) -> None:
    await tg.tap(ann, group, table)
    for receiver in (ann,):
        assert (
            await tg.refusal(
                "sendMessage", chat_id=group, text="x", ephemeral_message_parameters=to(receiver)
            )
            == NOT_ADMIN
        )


async def test_answering_closes_the_tap_for_it(
    tg: Telegram, group: int, table: JSON, ann: int
) -> None:
    query = (await tg.tap(ann, group, table))["id"]
    await tg.ok("answerCallbackQuery", callback_query_id=query)
    wish = to(ann, callback_query_id=query)
    assert (
        await tg.refusal("sendMessage", chat_id=group, text="x", ephemeral_message_parameters=wish)
        == TOO_OLD
    )


async def test_a_tap_lasts_fifteen_seconds_and_is_its_users_own(
    tg: Telegram, group: int, table: JSON, ann: int, ben: int
) -> None:
    query = (await tg.tap(ann, group, table))["id"]
    params: JSON = {"chat_id": group, "text": "x"}
    for receiver in (to(ben, callback_query_id=query), to(ann, callback_query_id="77")):
        refusal = await tg.refusal("sendMessage", **params, ephemeral_message_parameters=receiver)
        assert refusal == TOO_OLD
    await tg.advance(15)
    wish = to(ann, callback_query_id=query)
    assert await tg.refusal("sendMessage", **params, ephemeral_message_parameters=wish) == TOO_OLD


async def test_private_chats_have_none(tg: Telegram, private: int) -> None:
    wish = to(private)
    assert (
        await tg.refusal(
            "sendMessage", chat_id=private, text="x", ephemeral_message_parameters=wish
        )
        == NOT_ADMIN
    )


@pytest.mark.usefixtures("admin")
async def test_receivers_that_cannot_be(tg: Telegram, group: int) -> None:
    other = await tg.sim("bots", first_name="Other", username="other_bot")
    stranger = await tg.person("Zoe")
    for receiver, complaint in (
        (stranger, "USER_NOT_PARTICIPANT"),
        (other["id"], "USER_IS_BOT"),
        (0, "invalid receiver_user_id specified"),
    ):
        assert (
            await tg.refusal(
                "sendMessage", chat_id=group, text="x", ephemeral_message_parameters=to(receiver)
            )
            == f"Bad Request: {complaint}"
        )


async def test_a_bot_that_is_out_or_muted(tg: Telegram, group: int, ann: int) -> None:
    params: JSON = {"chat_id": group, "text": "x", "ephemeral_message_parameters": to(ann)}
    await tg.sim("permissions", chat=group, permissions={"can_send_messages": False})
    assert await tg.refusal("sendMessage", **params) == (
        "Bad Request: have no write access to the chat"
    )
    await tg.sim("bot", chat=group, bot=tg.bot_id, present=False)
    assert await tg.refusal("sendMessage", **params) == (
        "Forbidden: bot was kicked from the supergroup chat"
    )


async def test_a_public_message_is_replaced_for_the_one_who_tapped(
    tg: Telegram, group: int, table: JSON, ann: int, ben: int
) -> None:
    for number, text in enumerate(("first", "second")):
        query = (await tg.tap(ann, group, table))["id"]
        wish = to(ann, callback_query_id=query, replace_callback_query_message=True)
        await tg.ok("sendMessage", chat_id=group, text=text, ephemeral_message_parameters=wish)
        await tg.ok("answerCallbackQuery", callback_query_id=query)
        await tg.say(ben, group, f"later {number}")
        shown = (await tg.see(ann, group))["messages"][1]
        assert shown["replaces"] == f"m{table['message_id']}"
    assert await tg.texts(ann, group) == ["second", "later 0", "later 1"]
    assert await tg.texts(ben, group) == ["table", "later 0", "later 1"]


async def test_a_thread_or_reply_makes_it_a_new_message(
    tg: Telegram, group: int, table: JSON, ann: int
) -> None:
    query = (await tg.tap(ann, group, table))["id"]
    wish = to(ann, callback_query_id=query, replace_callback_query_message=True)
    await tg.ok(
        "sendMessage",
        chat_id=group,
        text="new",
        ephemeral_message_parameters=wish,
        reply_parameters={"message_id": table["message_id"]},
    )
    assert await tg.texts(ann, group) == ["table", "new"]


@pytest.mark.usefixtures("admin")
async def test_a_tap_on_it_has_its_id(tg: Telegram, group: int, ann: int, ben: int) -> None:
    sent = await hand(tg, group, ann, reply_markup=keyboard(["c1"]))
    await tg.updates()
    tapped = await tg.tap(ann, group, sent)
    (update,) = await tg.updates()
    query = update["callback_query"]
    assert query["message"]["message_id"] == 0
    assert query["message"]["ephemeral_message_id"] == sent["ephemeral_message_id"]
    assert query["chat_instance"] == "0"
    assert query["data"] == "c1"
    wish = to(ann, callback_query_id=tapped["id"], replace_callback_query_message=True)
    assert "MESSAGE_ID_INVALID" in await tg.refusal(
        "sendMessage", chat_id=group, text="x", ephemeral_message_parameters=wish
    )
    status, _ = await tg.sim_status(
        "tap", person=ben, chat=group, key=f"e{sent['ephemeral_message_id']}", row=0, column=0
    )
    assert status == 400


@pytest.mark.usefixtures("admin")
async def test_it_is_edited_and_deleted_by_its_own_methods(
    tg: Telegram, group: int, ann: int
) -> None:
    sent = await hand(tg, group, ann, reply_markup=keyboard(["c1"]))
    where = at(group, ann, sent)
    edit = "editEphemeralMessageText"
    assert await tg.ok(edit, **where, text="less", reply_markup=keyboard(["c2"])) is True
    assert await tg.texts(ann, group) == ["less"]
    same = await tg.refusal(edit, **where, text="less", reply_markup=keyboard(["c2"]))
    assert "message is not modified" in same
    assert await tg.ok("editEphemeralMessageReplyMarkup", **where) is True
    assert "reply_markup" not in (await tg.see(ann, group))["messages"][-1]
    assert await tg.refusal(edit, **where, text="x" * 1025) == (
        "Bad Request: MEDIA_CAPTION_TOO_LONG"
    )
    assert await tg.ok("deleteEphemeralMessage", **where) is True
    assert await tg.texts(ann, group) == []
    assert await tg.refusal("deleteEphemeralMessage", **where) == "Bad Request: MESSAGE_ID_INVALID"


@pytest.mark.usefixtures("admin")
async def test_pictures_can_be_ephemeral(tg: Telegram, group: int, ann: int, ben: int) -> None:
    answer = await tg.upload(
        "sendPhoto",
        {"photo": png()},
        chat_id=group,
        caption="hand",
        ephemeral_message_parameters=to(ann),
    )
    where = at(group, ann, answer["result"])
    assert await tg.ok("editEphemeralMessageCaption", **where, caption="other") is True
    media = {"type": "photo", "media": "attach://p"}
    changed = await tg.upload("editEphemeralMessageMedia", {"p": png(seed=3)}, **where, media=media)
    assert changed["result"] is True
    assert "photo" in (await tg.see(ann, group))["messages"][-1]
    assert len((await tg.see(ben, group))["messages"]) == 1


@pytest.mark.usefixtures("admin")
async def test_another_persons_id_is_invalid(tg: Telegram, group: int, ann: int, ben: int) -> None:
    sent = await hand(tg, group, ann)
    wrong: list[JSON] = [
        at(group, ben, sent),
        at(group, ann, sent) | {"ephemeral_message_id": 1},
        at(group, ann, sent) | {"ephemeral_message_id": 0},
    ]
    for where in wrong:
        assert await tg.refusal("editEphemeralMessageText", **where, text="x") == (
            "Bad Request: MESSAGE_ID_INVALID"
        )


@pytest.mark.usefixtures("admin")
async def test_it_expires(tg: Telegram, group: int, ann: int) -> None:
    sent = await hand(tg, group, ann)
    await tg.advance(24 * 3600)
    assert await tg.texts(ann, group) == []
    where = at(group, ann, sent)
    assert await tg.refusal("editEphemeralMessageText", **where, text="x") == (
        "Bad Request: MESSAGE_ID_INVALID"
    )


@pytest.mark.usefixtures("admin")
async def test_the_regular_methods_cannot_reach_it(tg: Telegram, group: int, ann: int) -> None:
    sent = await hand(tg, group, ann)
    for message_id in (0, sent["ephemeral_message_id"]):
        where: JSON = {"chat_id": group, "message_id": message_id}
        assert await tg.refusal("deleteMessage", **where) == (
            "Bad Request: message to delete not found"
        )
        assert not (await tg.bot("editMessageText", **where, text="x"))["ok"]
    assert await tg.texts(ann, group) == ["your hand"]


@pytest.mark.usefixtures("admin")
async def test_dice_are_never_ephemeral(
    tg: Telegram, group: int, ann: int, schema_checker: SchemaChecker
) -> None:
    sent = await tg.ok("sendDice", chat_id=group, ephemeral_message_parameters=to(ann))
    assert sent["message_id"] > 0
    schema_checker.errors.clear()


async def test_in_a_topic_it_lacks_the_thread(tg: Telegram, ann: int) -> None:
    forum = await tg.group(ann, is_forum=True)
    topic = await tg.sim("topic", chat=forum, name="Games")
    await tg.promote(forum)
    sent = await tg.ok(
        "sendMessage",
        chat_id=forum,
        text="hand",
        message_thread_id=topic["id"],
        ephemeral_message_parameters=to(ann),
    )
    assert "message_thread_id" not in sent
    assert "is_topic_message" not in sent
    assert sent["reply_to_message"]["message_thread_id"] == topic["id"]
    assert await tg.texts(ann, forum, thread=topic["id"]) == ["hand"]
    assert await tg.texts(ann, forum, thread=1) == []


async def test_an_ephemeral_command_is_seen_by_its_user_and_the_bot_alone(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    command = {"command": "hand", "description": "Your cards", "is_ephemeral": True}
    await tg.ok("setMyCommands", commands=[command])
    said = await tg.say(ann, group, "/hand")
    assert said["ephemeral"] is True
    assert await tg.texts(ben, group) == []
    (update,) = await tg.updates()
    message = update["message"]
    assert message["message_id"] == 0
    assert message["from"]["id"] == ann
    assert message["receiver_user"]["id"] == tg.bot_id
    answer = await tg.ok(
        "sendMessage",
        chat_id=group,
        text="c1",
        ephemeral_message_parameters=to(ann),
        reply_parameters={"ephemeral_message_id": message["ephemeral_message_id"]},
    )
    assert answer["receiver_user"]["id"] == ann
    assert await tg.texts(ann, group) == ["/hand", "c1"]
    assert await tg.texts(ben, group) == []


async def test_an_answer_to_an_ephemeral_command_is_ephemeral_and_soon(
    tg: Telegram, group: int, ann: int
) -> None:
    command = {"command": "hand", "description": "Your cards", "is_ephemeral": True}
    await tg.ok("setMyCommands", commands=[command])
    said = await tg.say(ann, group, "/hand")
    reply = {"ephemeral_message_id": said["ephemeral_message_id"]}
    public: JSON = {"chat_id": group, "text": "x", "reply_parameters": reply}
    assert "message to be replied not found" in await tg.refusal("sendMessage", **public)
    await tg.advance(15)
    late: JSON = {**public, "ephemeral_message_parameters": to(ann)}
    assert await tg.refusal("sendMessage", **late) == NOT_ADMIN
    await tg.promote(group)
    assert await tg.refusal("sendMessage", **late) == (
        "Bad Request: message to be replied not found"
    )


async def test_where_two_bots_have_the_command_it_is_not_leaked(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    command = {"command": "hand", "description": "Your cards", "is_ephemeral": True}
    other = await tg.sim("bots", first_name="Other", username="other_bot")
    await tg.sim("bot", chat=group, bot=other["id"], present=True)
    await tg.ok("setMyCommands", commands=[command])
    await tg.ok("setMyCommands", other["token"], commands=[{**command, "is_ephemeral": False}])
    status, answer = await tg.sim_status("say", person=ann, chat=group, text="/hand")
    assert status == 400
    assert "@" in answer["error"]
    assert await tg.texts(ben, group) == []
    said = await tg.say(ann, group, f"/hand@{tg.username}")
    assert said["ephemeral"] is True
    public = await tg.say(ann, group, "/hand@other_bot")
    assert "ephemeral" not in public


@pytest.mark.usefixtures("admin")
async def test_people_answer_and_delete_it_but_do_not_react(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    sent = await hand(tg, group, ann)
    key = f"e{sent['ephemeral_message_id']}"
    await tg.updates()
    said = await tg.say(ann, group, "thanks", reply_to=key)
    assert said["ephemeral"] is True
    (update,) = await tg.updates()
    assert update["message"]["receiver_user"]["id"] == tg.bot_id
    assert await tg.texts(ben, group) == []
    for path in ("react", "pin"):
        status, _ = await tg.sim_status(path, person=ann, chat=group, key=key, emoji="👍")
        assert status == 400
    await tg.sim("delete", person=ann, chat=group, key=key)
    assert await tg.texts(ann, group) == ["thanks"]
