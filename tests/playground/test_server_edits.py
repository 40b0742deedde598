"""Edits and deletions: which changes count, which are allowed, and their answers."""

from typing import Any

import pytest

from tests.playground.conftest import JSON, START, Telegram, keyboard, png

NOT_MODIFIED = (
    "Bad Request: message is not modified: specified new message content and reply markup are "
    "exactly the same as a current content and reply markup of the message"
)
DAY = 24 * 3600


@pytest.fixture
async def sent(tg: Telegram, group: int) -> JSON:
    message: JSON = await tg.ok(
        "sendMessage", chat_id=group, text="one", reply_markup=keyboard(["a"], ["b"])
    )
    return {"chat_id": group, "message_id": message["message_id"]}


@pytest.fixture
async def picture(tg: Telegram, group: int) -> JSON:
    answer = await tg.upload("sendPhoto", {"photo": png()}, chat_id=group, caption="one")
    return {"chat_id": group, "message_id": answer["result"]["message_id"]}


async def test_an_edit_keeps_id_and_date(tg: Telegram, sent: JSON, ann: int) -> None:
    await tg.advance(60)
    edited = await tg.ok("editMessageText", **sent, text="two", reply_markup=keyboard(["c"]))
    assert edited["message_id"] == sent["message_id"]
    assert edited["date"] == START
    assert edited["edit_date"] == START + 60
    assert edited["text"] == "two"
    assert edited["reply_markup"] == keyboard(["c"])
    assert await tg.texts(ann, sent["chat_id"]) == ["two"]
    assert await tg.updates() == []


async def test_an_edit_without_reply_markup_removes_it(tg: Telegram, sent: JSON) -> None:
    edited = await tg.ok("editMessageText", **sent, text="one")
    assert "reply_markup" not in edited


async def test_the_answer_to_an_edit_lacks_reply_to_message(tg: Telegram, group: int) -> None:
    reply = await tg.ok("sendMessage", chat_id=group, text="x", reply_parameters={"message_id": 1})
    assert "reply_to_message" in reply
    edited = await tg.ok("editMessageText", chat_id=group, message_id=reply["message_id"], text="y")
    assert "reply_to_message" not in edited


@pytest.mark.parametrize(
    ("was", "becomes", "modified"),
    [
        ("<b>x</b>", "<strong>x</strong>", False),
        ("x", "  x \n", False),
        ("x", "\u202ex", False),
        ("x", "<b>x</b>", True),
        ("x", "y", True),
    ],
)
async def test_not_modified_compares_what_is_left_after_parsing(
    tg: Telegram, group: int, was: str, becomes: str, modified: bool
) -> None:
    message = await tg.ok("sendMessage", chat_id=group, text=was, parse_mode="HTML")
    answer = await tg.bot(
        "editMessageText",
        chat_id=group,
        message_id=message["message_id"],
        text=becomes,
        parse_mode="HTML",
    )
    assert answer["ok"] is modified
    if not modified:
        assert answer["description"] == NOT_MODIFIED


async def test_another_keyboard_is_a_change(tg: Telegram, sent: JSON) -> None:
    same = keyboard(["a"], ["b"])
    assert await tg.refusal("editMessageText", **sent, text="one", reply_markup=same) == (
        NOT_MODIFIED
    )
    assert await tg.refusal("editMessageReplyMarkup", **sent, reply_markup=same) == NOT_MODIFIED
    edited = await tg.ok("editMessageReplyMarkup", **sent, reply_markup=keyboard(["b"], ["a"]))
    assert edited["text"] == "one"
    assert "reply_markup" not in await tg.ok("editMessageReplyMarkup", **sent)
    assert await tg.refusal("editMessageReplyMarkup", **sent) == NOT_MODIFIED


@pytest.mark.parametrize(
    ("method", "params", "complaint"),
    [
        ("editMessageText", {"text": "x", "message_id": 99}, "message to edit not found"),
        ("editMessageText", {"text": "x", "message_id": 0}, "message to edit not found"),
        ("editMessageText", {"text": "x", "chat_id": ""}, "chat_id is empty"),
        ("editMessageText", {"text": "x", "message_id": 1}, "message can't be edited"),
        ("editMessageText", {"text": ""}, "message text is empty"),
        ("editMessageText", {"text": "\u200b"}, "text must be non-empty"),
        ("editMessageText", {"text": "x" * 4097}, "MESSAGE_TOO_LONG"),
        ("editMessageText", {"text": "x", "chat_id": -5}, "chat not found"),
        ("editMessageCaption", {"caption": "x"}, "there is no caption in the message to edit"),
        (
            "editMessageText",
            {"text": "x", "reply_markup": {"keyboard": [[{"text": "k"}]]}},
            "inline keyboard expected",
        ),
        (
            "editMessageText",
            {"text": "x", "chat_id": "", "message_id": 0, "inline_message_id": "?"},
            "MESSAGE_ID_INVALID",
        ),
        (
            "editMessageText",
            {"text": "x", "chat_id": "", "message_id": 0},
            "message identifier is not specified",
        ),
    ],
)
async def test_what_cannot_be_edited(
    tg: Telegram, sent: JSON, method: str, params: JSON, complaint: str
) -> None:
    assert await tg.refusal(method, **sent | params) == f"Bad Request: {complaint}"


async def test_foreign_messages_and_reply_keyboards_cannot_be_edited(
    tg: Telegram, group: int, ann: int
) -> None:
    said = await tg.say(ann, group, "mine")
    keys = await tg.ok(
        "sendMessage", chat_id=group, text="x", reply_markup={"keyboard": [[{"text": "k"}]]}
    )
    for message in (said, keys):
        assert await tg.refusal(
            "editMessageText", chat_id=group, message_id=message["message_id"], text="y"
        ) == ("Bad Request: message can't be edited")


async def test_own_messages_may_be_edited_at_any_age(tg: Telegram, sent: JSON) -> None:
    await tg.advance(100 * DAY)
    assert await tg.ok("editMessageText", **sent, text="late")


async def test_captions(tg: Telegram, picture: JSON) -> None:
    edited = await tg.ok("editMessageCaption", **picture, caption="<i>two</i>", parse_mode="HTML")
    assert edited["caption"] == "two"
    assert edited["caption_entities"] == [{"offset": 0, "length": 3, "type": "italic"}]
    assert await tg.refusal("editMessageCaption", **picture, caption="x" * 1025) == (
        "Bad Request: MEDIA_CAPTION_TOO_LONG"
    )
    assert await tg.refusal("editMessageText", **picture, text="x") == (
        "Bad Request: there is no text in the message to edit"
    )
    assert "caption" not in await tg.ok("editMessageCaption", **picture)


async def test_a_text_may_become_a_picture(tg: Telegram, sent: JSON, ann: int) -> None:
    media = {"type": "photo", "media": "attach://board", "caption": "the table"}
    answer = await tg.upload(
        "editMessageMedia", {"board": png()}, **sent, media=media, reply_markup=keyboard(["c"])
    )
    edited = answer["result"]
    assert edited["message_id"] == sent["message_id"]
    assert edited["photo"]
    assert edited["caption"] == "the table"
    assert "text" not in edited
    assert await tg.refusal("editMessageText", **sent, text="back") == (
        "Bad Request: there is no text in the message to edit"
    )
    seen = (await tg.see(ann, sent["chat_id"]))["messages"][-1]
    assert seen["url"].startswith("/sim/file/")


async def test_new_media_without_caption_removes_it(tg: Telegram, picture: JSON) -> None:
    media = {"type": "photo", "media": "attach://board"}
    answer = await tg.upload("editMessageMedia", {"board": png(seed=9)}, **picture, media=media)
    assert "caption" not in answer["result"]


async def test_the_same_file_id_again_is_no_change(tg: Telegram, group: int) -> None:
    sent = (await tg.upload("sendPhoto", {"photo": png()}, chat_id=group))["result"]
    media = {"type": "photo", "media": sent["photo"][-1]["file_id"]}
    where: JSON = {"chat_id": group, "message_id": sent["message_id"]}
    assert await tg.refusal("editMessageMedia", **where, media=media) == NOT_MODIFIED
    assert await tg.ok("editMessageMedia", **where, media=media | {"caption": "new"})


@pytest.mark.parametrize(
    ("media", "complaint"),
    [
        (None, "input media is not specified"),
        ("{", "can't parse input media JSON object"),
        ({"type": "photo"}, "can't parse InputMedia: Can't find field \"media\""),
        (
            {"type": "photo", "media": "attach://nothing"},
            "wrong file identifier/HTTP URL specified",
        ),
        ({"type": "photo", "media": "nonsense"}, "wrong file identifier/HTTP URL specified"),
        (
            {"type": "hologram", "media": "x"},
            'can\'t parse InputMedia: type "hologram" is unsupported',
        ),
    ],
)
async def test_media_that_cannot_be(tg: Telegram, sent: JSON, media: Any, complaint: str) -> None:
    assert await tg.refusal("editMessageMedia", **sent, media=media) == f"Bad Request: {complaint}"


async def test_deleted_messages_are_gone_without_an_update(
    tg: Telegram, sent: JSON, ann: int
) -> None:
    assert await tg.ok("deleteMessage", **sent) is True
    assert await tg.texts(ann, sent["chat_id"]) == []
    assert await tg.updates() == []
    assert await tg.refusal("deleteMessage", **sent) == "Bad Request: message to delete not found"
    assert await tg.refusal("editMessageText", **sent, text="x") == (
        "Bad Request: message to edit not found"
    )


async def test_what_cannot_be_deleted(tg: Telegram, group: int, sent: JSON, ann: int) -> None:
    said = await tg.say(ann, group, "mine")
    foreign: JSON = {"chat_id": group, "message_id": said["message_id"]}
    cannot = "Bad Request: message can't be deleted"
    assert await tg.refusal("deleteMessage", **foreign) == cannot
    await tg.advance(2 * DAY + 1)
    assert await tg.refusal("deleteMessage", **sent) == cannot
    await tg.promote(group, None, "can_delete_messages")
    assert await tg.ok("deleteMessage", **foreign)
    assert await tg.ok("deleteMessage", **sent)


async def test_in_private_chats_a_bot_deletes_what_it_was_told(tg: Telegram, private: int) -> None:
    said = await tg.say(private, tg.bot_id, "secret")
    assert await tg.ok("deleteMessage", chat_id=private, message_id=said["message_id"])


async def test_deleting_several_skips_unknown_ones(tg: Telegram, group: int, ann: int) -> None:
    ids = [(await tg.ok("sendMessage", chat_id=group, text=t))["message_id"] for t in "abc"]
    assert await tg.ok("deleteMessages", chat_id=group, message_ids=[*ids[:2], 999]) is True
    assert await tg.texts(ann, group) == ["c"]
    assert "message identifiers are not specified" in await tg.refusal(
        "deleteMessages", chat_id=group, message_ids=[]
    )


async def test_a_persons_edit_is_an_update(tg: Telegram, private: int) -> None:
    said = await tg.say(private, tg.bot_id, "one")
    await tg.advance(5)
    await tg.sim("edit", person=private, chat=tg.bot_id, key=said["key"], text="two")
    message, edited = await tg.updates()
    assert message["message"]["text"] == "one"
    assert edited["edited_message"]["text"] == "two"
    assert edited["edited_message"]["message_id"] == said["message_id"]
    assert edited["edited_message"]["edit_date"] == START + 5


async def test_an_edit_may_show_no_difference(tg: Telegram, private: int) -> None:
    said = await tg.say(private, tg.bot_id, "one")
    await tg.sim("edit", person=private, chat=tg.bot_id, key=said["key"])
    message, edited = await tg.updates()
    same = {**edited["edited_message"]}
    del same["edit_date"]
    assert same == message["message"]
