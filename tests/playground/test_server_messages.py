"""Sending: the messages, the refusals, and which complaint comes first."""

from typing import Any

import pytest

from tests.playground.aiogram_schema import SchemaChecker
from tests.playground.conftest import JSON, START, Telegram, keyboard

COPY = {"text": "x", "copy_text": {"text": "y" * 257}}


async def test_a_supergroups_message(tg: Telegram, group: int, ann: int) -> None:
    sent = await tg.ok("sendMessage", chat_id=group, text="<b>Hi</b> 😀 /play", parse_mode="HTML")
    assert sent == {
        "message_id": 2,
        "from": sent["from"],
        "chat": {"id": group, "title": "G", "type": "supergroup"},
        "date": START,
        "text": "Hi 😀 /play",
        "entities": [
            {"offset": 0, "length": 2, "type": "bold"},
            {"offset": 6, "length": 5, "type": "bot_command"},
        ],
    }
    assert "Hi 😀 /play" in await tg.texts(ann, group)


async def test_a_basic_groups_chat_says_more(tg: Telegram, ann: int) -> None:
    chat = await tg.group(ann, kind="group")
    sent = await tg.ok("sendMessage", chat_id=chat, text="hi")
    assert -(10**12) < chat < 0
    assert sent["chat"]["type"] == "group"
    assert sent["chat"]["all_members_are_administrators"] is True
    assert "accepted_gift_types" in sent["chat"]
    await tg.sim("permissions", chat=chat, permissions={"can_pin_messages": False})
    sent = await tg.ok("sendMessage", chat_id=chat, text="hi")
    assert sent["chat"]["all_members_are_administrators"] is False


async def test_ids_count_up_in_each_chat_apart(tg: Telegram, group: int, private: int) -> None:
    first = await tg.ok("sendMessage", chat_id=group, text="a")
    second = await tg.ok("sendMessage", chat_id=group, text="b")
    assert second["message_id"] == first["message_id"] + 1
    assert (await tg.ok("sendMessage", chat_id=private, text="c"))["message_id"] == 2


@pytest.mark.parametrize(
    ("params", "complaint"),
    [
        ({}, "message text is empty"),
        ({"text": ""}, "message text is empty"),
        ({"text": " \u2800\u3000 "}, "text must be non-empty"),
        ({"text": "x" * 4097}, "message is too long"),
        ({"text": "x" * 32_769}, "text is too long"),
        (
            {"text": "<b>x", "parse_mode": "HTML"},
            "can't parse entities: Can't find end tag corresponding to start tag \"b\"",
        ),
        ({"text": "x", "reply_markup": "{"}, "can't parse reply keyboard markup JSON object"),
        ({"text": "x", "reply_markup": "[]"}, "object expected as reply markup"),
        ({"text": "x", "reply_markup": keyboard(["x" * 65])}, "BUTTON_DATA_INVALID"),
        ({"text": "x", "reply_markup": keyboard(*[["x"]] * 101)}, "reply markup is too long"),
        ({"text": "x", "reply_markup": keyboard(*[["é" * 32]] * 99)}, "reply markup is too long"),
        ({"text": "x", "reply_markup": {"inline_keyboard": [[COPY]]}}, "BUTTON_COPY_TEXT_INVALID"),
        ({"text": "x", "reply_parameters": "{"}, "can't parse reply parameters JSON object"),
        ({"text": "x", "reply_parameters": {"message_id": 99}}, "message to be replied not found"),
        ({"text": "x", "chat_id": ""}, "chat_id is empty"),
        ({"text": "x", "chat_id": -100123}, "chat not found"),
        ({"text": "x", "chat_id": 5}, "chat not found"),
        ({"text": "x", "chat_id": "@nobody"}, "chat not found"),
        ({"text": "x", "chat_id": "nonsense"}, "chat not found"),
    ],
)
async def test_what_cannot_be_sent(
    tg: Telegram, group: int, params: dict[str, Any], complaint: str
) -> None:
    assert await tg.refusal("sendMessage", **{"chat_id": group} | params) == (
        f"Bad Request: {complaint}"
    )


async def test_length_counts_code_points_after_parsing(tg: Telegram, private: int) -> None:
    text = "<b>" + "😀" * 4096 + "</b>"
    sent = await tg.ok("sendMessage", chat_id=private, text=text, parse_mode="HTML")
    assert sent["entities"][0]["length"] == 8192
    too_long = "<b>" + "😀" * 4097 + "</b>"
    assert "message is too long" in await tg.refusal(
        "sendMessage", chat_id=private, text=too_long, parse_mode="HTML"
    )


async def test_complaints_come_in_telegrams_order(tg: Telegram, group: int, ann: int) -> None:
    """Mend, with each try, what was complained of last."""
    bad_data = keyboard(["x" * 65])
    params: dict[str, Any] = {
        "text": "",
        "reply_parameters": "{",
        "reply_markup": {"inline_keyboard": [[{"text": "x"}]]},
        "chat_id": -1,
    }
    await tg.sim("permissions", chat=group, permissions={"can_send_messages": False})
    steps: list[tuple[dict[str, Any], str]] = [
        ({}, "message text is empty"),
        ({"text": "x" * 5000}, "can't parse reply parameters JSON object"),
        (
            {"reply_parameters": {"message_id": 999}},
            "can't parse InlineKeyboardButton: Text buttons are not allowed in the inline keyboard",
        ),
        ({"reply_markup": bad_data}, "chat not found"),
        ({"chat_id": group}, "message to be replied not found"),
        (
            {"reply_parameters": {"message_id": 1}},
            "not enough rights to send text messages to the chat",
        ),
    ]
    for mended, complaint in steps:
        params |= mended
        assert await tg.refusal("sendMessage", **params) == f"Bad Request: {complaint}"
    await tg.sim("permissions", chat=group, permissions={"can_send_messages": True})
    assert await tg.refusal("sendMessage", **params) == "Bad Request: message is too long"
    params["text"] = "x"
    assert await tg.refusal("sendMessage", **params) == "Bad Request: BUTTON_DATA_INVALID"
    params["reply_markup"] = keyboard(["x"])
    assert await tg.ok("sendMessage", **params)


async def test_a_topic_is_missed_before_the_replied_message(tg: Telegram, ann: int) -> None:
    forum = await tg.group(ann, is_forum=True)
    assert "message thread not found" in await tg.refusal(
        "sendMessage",
        chat_id=forum,
        text="x",
        message_thread_id=77,
        reply_parameters={"message_id": 999},
    )


async def test_a_stranger_is_no_chat_and_a_neighbour_must_begin(
    tg: Telegram, group: int, ann: int
) -> None:
    stranger = await tg.person("Zoe")
    assert await tg.refusal("sendMessage", chat_id=stranger, text="x") == (
        "Bad Request: chat not found"
    )
    assert await tg.refusal("sendMessage", chat_id=ann, text="x") == (
        "Forbidden: bot can't initiate conversation with a user"
    )


async def test_a_user_who_blocked_the_bot(tg: Telegram, private: int) -> None:
    await tg.sim("block", person=private, bot=tg.bot_id, blocked=True)
    assert await tg.refusal("sendMessage", chat_id=private, text="x") == (
        "Forbidden: bot was blocked by the user"
    )
    assert (await tg.ok("getChat", chat_id=private))["first_name"] == "Ann"
    await tg.sim("block", person=private, bot=tg.bot_id, blocked=False)
    assert await tg.ok("sendMessage", chat_id=private, text="x")


async def test_a_deactivated_user(tg: Telegram, private: int) -> None:
    sent = await tg.ok("sendMessage", chat_id=private, text="x")
    where: JSON = {"chat_id": private, "message_id": sent["message_id"]}
    await tg.sim("deactivate", person=private)
    for method in ("sendMessage", "editMessageText", "deleteMessage"):
        assert await tg.refusal(method, **where, text="y") == "Forbidden: user is deactivated"


async def test_a_bot_writes_to_no_bot(tg: Telegram) -> None:
    other = await tg.sim("bots", first_name="Other", username="other_bot")
    assert await tg.refusal("sendMessage", chat_id=other["id"], text="x") == (
        "Forbidden: bot can't send messages to bots"
    )


async def test_only_inline_keyboards_come_back(tg: Telegram, private: int) -> None:
    buttons = keyboard(["a", "b"], ["c"])
    sent = await tg.ok("sendMessage", chat_id=private, text="x", reply_markup=buttons)
    assert sent["reply_markup"] == buttons
    for other in (
        {"keyboard": [[{"text": "k"}]]},
        {"force_reply": True},
        {"remove_keyboard": True},
    ):
        sent = await tg.ok("sendMessage", chat_id=private, text="x", reply_markup=other)
        assert "reply_markup" not in sent
        seen = (await tg.see(private, tg.bot_id))["messages"][-1]
        assert seen["reply_markup"] == other


async def test_a_login_button_comes_back_as_url(tg: Telegram, private: int) -> None:
    markup = {"inline_keyboard": [[{"text": "x", "login_url": {"url": "https://a.example/b"}}]]}
    sent = await tg.ok("sendMessage", chat_id=private, text="x", reply_markup=markup)
    assert sent["reply_markup"]["inline_keyboard"] == [
        [{"text": "x", "url": "https://a.example/b"}]
    ]


async def test_a_web_app_button_is_refused_in_groups(
    tg: Telegram, group: int, private: int
) -> None:
    markup = {"inline_keyboard": [[{"text": "x", "web_app": {"url": "https://a.example/"}}]]}
    assert await tg.refusal("sendMessage", chat_id=group, text="x", reply_markup=markup) == (
        "Bad Request: BUTTON_TYPE_INVALID"
    )
    assert await tg.ok("sendMessage", chat_id=private, text="x", reply_markup=markup)


async def test_replies_nest_one_level(tg: Telegram, private: int) -> None:
    first = await tg.ok("sendMessage", chat_id=private, text="one")
    second = await tg.ok(
        "sendMessage",
        chat_id=private,
        text="two",
        reply_parameters={"message_id": first["message_id"]},
    )
    third = await tg.ok(
        "sendMessage",
        chat_id=private,
        text="three",
        reply_parameters={"message_id": second["message_id"]},
    )
    assert second["reply_to_message"]["text"] == "one"
    assert third["reply_to_message"]["text"] == "two"
    assert "reply_to_message" not in third["reply_to_message"]
    assert "message_thread_id" not in third


async def test_the_old_way_to_reply(tg: Telegram, private: int) -> None:
    sent = await tg.ok("sendMessage", chat_id=private, text="x", reply_to_message_id=1)
    assert sent["reply_to_message"]["message_id"] == 1
    missing: JSON = {"chat_id": private, "text": "x", "reply_to_message_id": 99}
    assert "message to be replied not found" in await tg.refusal("sendMessage", **missing)
    assert await tg.ok("sendMessage", **missing, allow_sending_without_reply=True)


async def test_a_reply_may_do_without_its_original(tg: Telegram, private: int) -> None:
    sent = await tg.ok(
        "sendMessage",
        chat_id=private,
        text="x",
        reply_parameters={"message_id": 99, "allow_sending_without_reply": True},
    )
    assert "reply_to_message" not in sent


async def test_a_reply_in_a_plain_supergroup_has_a_thread(tg: Telegram, group: int) -> None:
    first = await tg.ok("sendMessage", chat_id=group, text="one")
    root = first["message_id"]
    second = await tg.ok(
        "sendMessage", chat_id=group, text="two", reply_parameters={"message_id": root}
    )
    third = await tg.ok(
        "sendMessage",
        chat_id=group,
        text="three",
        reply_parameters={"message_id": second["message_id"]},
    )
    assert second["message_thread_id"] == third["message_thread_id"] == root
    assert "is_topic_message" not in second
    ignored = await tg.ok("sendMessage", chat_id=group, text="four", message_thread_id=77)
    assert "message_thread_id" not in ignored


async def test_a_quote_is_part_of_the_original(tg: Telegram, private: int) -> None:
    first = await tg.ok(
        "sendMessage", chat_id=private, text="😀 good <b>evening</b>", parse_mode="HTML"
    )
    reply = {"message_id": first["message_id"], "quote": "evening"}
    sent = await tg.ok("sendMessage", chat_id=private, text="x", reply_parameters=reply)
    assert sent["quote"] == {"text": "evening", "position": 8, "is_manual": True}
    assert "QUOTE_TEXT_INVALID" in await tg.refusal(
        "sendMessage", chat_id=private, text="x", reply_parameters=reply | {"quote": "morning"}
    )


async def test_a_reply_to_another_chat_is_external(tg: Telegram, group: int, private: int) -> None:
    there = await tg.ok("sendMessage", chat_id=private, text="there")
    sent = await tg.ok(
        "sendMessage",
        chat_id=group,
        text="here",
        reply_parameters={"message_id": there["message_id"], "chat_id": private},
    )
    assert "reply_to_message" not in sent
    assert sent["external_reply"]["message_id"] == there["message_id"]
    assert sent["external_reply"]["chat"]["id"] == private
    assert sent["external_reply"]["origin"]["sender_user"]["id"] == tg.bot_id


async def test_disable_notification_leaves_no_trace(tg: Telegram, private: int) -> None:
    loud = await tg.ok("sendMessage", chat_id=private, text="x")
    quiet = await tg.ok("sendMessage", chat_id=private, text="x", disable_notification=True)
    assert loud | {"message_id": 0} == quiet | {"message_id": 0}


async def test_link_previews_are_told_as_they_were_asked_for(tg: Telegram, private: int) -> None:
    sent = await tg.ok(
        "sendMessage",
        chat_id=private,
        text="https://a.example",
        link_preview_options={"is_disabled": True},
    )
    assert sent["link_preview_options"] == {"is_disabled": True}
    older = await tg.ok("sendMessage", chat_id=private, text="x", disable_web_page_preview=True)
    assert older["link_preview_options"] == {"is_disabled": True}


@pytest.mark.parametrize(
    ("emoji", "sides"), [("🎲", 6), ("🎯", 6), ("🎳", 6), ("🏀", 5), ("⚽", 5), ("🎰", 64)]
)
async def test_dice_fall_within_their_sides(
    tg: Telegram, private: int, emoji: str, sides: int
) -> None:
    fallen = set()
    for _ in range(40):
        sent = await tg.ok("sendDice", chat_id=private, emoji=emoji)
        assert sent["dice"]["emoji"] == emoji
        fallen.add(sent["dice"]["value"])
    assert fallen <= set(range(1, sides + 1))
    assert len(fallen) > 3


async def test_a_die_without_emoji_is_a_cube(
    tg: Telegram, private: int, schema_checker: SchemaChecker
) -> None:
    assert (await tg.ok("sendDice", chat_id=private))["dice"]["emoji"] == "🎲"
    assert "emoji must be one of" in await tg.refusal("sendDice", chat_id=private, emoji="🧊")


async def test_typing_is_seen_by_others(tg: Telegram, group: int) -> None:
    assert await tg.ok("sendChatAction", chat_id=group, action="typing") is True
    assert await tg.refusal("sendChatAction", chat_id=group, action="dancing") == (
        "Bad Request: wrong parameter action in request"
    )


async def test_forwards_tell_whence_they_come(tg: Telegram, group: int, private: int) -> None:
    said = await tg.say(private, tg.bot_id, "news")
    sent = await tg.ok(
        "forwardMessage", chat_id=group, from_chat_id=private, message_id=said["message_id"]
    )
    assert sent["text"] == "news"
    assert sent["forward_origin"]["sender_user"]["id"] == private
    assert sent["forward_from"]["id"] == private
    assert "message can't be edited" in await tg.refusal(
        "editMessageText", chat_id=group, message_id=sent["message_id"], text="x"
    )
    assert "message to forward not found" in await tg.refusal(
        "forwardMessage", chat_id=group, from_chat_id=private, message_id=99
    )


async def test_forwards_keep_only_keyboards_that_need_no_bot(tg: Telegram, private: int) -> None:
    links = {"inline_keyboard": [[{"text": "x", "url": "https://a.example/"}]]}
    for markup, kept in ((links, True), (keyboard(["x"]), False)):
        sent = await tg.ok("sendMessage", chat_id=private, text="x", reply_markup=markup)
        forward = await tg.ok(
            "forwardMessage", chat_id=private, from_chat_id=private, message_id=sent["message_id"]
        )
        assert ("reply_markup" in forward) is kept


async def test_protected_content_stays_where_it_is(tg: Telegram, private: int) -> None:
    sent = await tg.ok("sendMessage", chat_id=private, text="x", protect_content=True)
    assert sent["has_protected_content"] is True
    where: JSON = {"chat_id": private, "from_chat_id": private, "message_id": sent["message_id"]}
    assert await tg.refusal("forwardMessage", **where) == (
        "Bad Request: message has protected content and can't be forwarded"
    )
    assert set(await tg.ok("copyMessage", **where)) == {"message_id"}


async def test_several_are_copied_and_forwarded_at_once(tg: Telegram, private: int) -> None:
    ids = [(await tg.ok("sendMessage", chat_id=private, text=t))["message_id"] for t in "ab"]
    where: JSON = {"chat_id": private, "from_chat_id": private, "message_ids": [*ids, 999]}
    assert [set(one) for one in await tg.ok("copyMessages", **where)] == [{"message_id"}] * 2
    assert len(await tg.ok("forwardMessages", **where)) == 2
    assert "there are no messages to forward" in await tg.refusal(
        "forwardMessages", **where | {"message_ids": [999]}
    )
