"""Messages that ring a phone, as the page marks them."""

from typing import Any

import pytest

from tests.playground.conftest import JSON, Telegram
from tests.playground.test_server_ephemeral import admin, hand

__all__ = ["admin"]


async def ringing(tg: Telegram, person: int, chat: int) -> Any:
    """Return how the newest message there rang this person's phone."""
    return (await tg.see(person, chat))["messages"][-1].get("rings")


async def test_a_new_message_rings_all_but_its_author(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    await tg.say(ann, group, "hello")
    assert [await ringing(tg, who, group) for who in (ann, ben)] == [None, "message"]
    await tg.ok("sendMessage", chat_id=group, text="from the bot")
    assert [await ringing(tg, who, group) for who in (ann, ben)] == ["message", "message"]


async def test_a_message_without_notification_rings_nobody(
    tg: Telegram, group: int, ben: int, private: int
) -> None:
    quiet: JSON = {"text": "@benben, psst", "disable_notification": True}
    await tg.ok("sendMessage", chat_id=group, **quiet)
    await tg.ok("sendMessage", chat_id=private, **quiet)
    assert await ringing(tg, ben, group) is None
    assert await ringing(tg, private, tg.bot_id) is None


@pytest.mark.parametrize(
    "text",
    [
        "😀 your turn, @BenBen",
        'your turn, <a href="tg://user?id={ben}">Ben</a>',
    ],
)
async def test_a_mention_rings_as_one(
    tg: Telegram, group: int, ann: int, ben: int, text: str
) -> None:
    text = text.format(ben=ben)
    await tg.ok("sendMessage", chat_id=group, text=text, parse_mode="HTML")
    assert [await ringing(tg, who, group) for who in (ann, ben)] == ["message", "mention"]


async def test_an_answer_rings_its_addressee_as_a_mention(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    said = await tg.say(ben, group, f"/play@{tg.username}")
    await tg.ok("sendMessage", chat_id=group, text="x", reply_to_message_id=said["message_id"])
    assert [await ringing(tg, who, group) for who in (ann, ben)] == ["message", "mention"]


async def test_an_edit_rings_nobody(tg: Telegram, group: int, ben: int) -> None:
    sent = await tg.ok("sendMessage", chat_id=group, text="x", disable_notification=True)
    edit: JSON = {"chat_id": group, "message_id": sent["message_id"]}
    await tg.ok("editMessageText", **edit, text="@benben, your turn")
    assert await ringing(tg, ben, group) is None
    sent = await tg.ok("sendMessage", chat_id=group, text="x")
    edit["message_id"] = sent["message_id"]
    await tg.ok("editMessageText", **edit, text="@benben, your turn")
    assert await ringing(tg, ben, group) == "message"


@pytest.mark.usefixtures("admin")
async def test_private_hands_ring_nobody(tg: Telegram, group: int, ann: int) -> None:
    await hand(tg, group, ann)
    assert await ringing(tg, ann, group) is None


async def test_a_pin_rings_unless_it_is_silent(tg: Telegram, group: int, ann: int) -> None:
    await tg.promote(group, None, "can_pin_messages")
    for silent, rang in ((True, None), (False, "message")):
        sent = await tg.ok("sendMessage", chat_id=group, text="x")
        pin: JSON = {"chat_id": group, "message_id": sent["message_id"]}
        await tg.ok("pinChatMessage", **pin, disable_notification=silent)
        assert await ringing(tg, ann, group) == rang


async def test_people_who_come_and_go_ring_nobody(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    await tg.sim("leave", person=ben, chat=group)
    assert await ringing(tg, ann, group) is None
