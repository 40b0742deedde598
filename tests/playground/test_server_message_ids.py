"""Message ids that each bot counts for itself, as in Telegram's private chats and basic groups."""

import pytest

from tests.playground.conftest import JSON, Telegram, keyboard


@pytest.fixture(autouse=True)
async def per_bot(tg: Telegram) -> None:
    await tg.sim("server", message_ids="per bot")


@pytest.fixture
async def other(tg: Telegram) -> JSON:
    bot: JSON = await tg.sim("bots", first_name="Other", username="other_bot", privacy=False)
    return bot


async def small_group(tg: Telegram, ann: int, ben: int, other: JSON) -> int:
    """A basic group with both bots, whose beginning is read already."""
    chat = await tg.group(ann, ben, other["id"], kind="group")
    await tg.updates()
    await tg.updates(other["token"])
    return chat


async def send(tg: Telegram, chat: int, token: str = "") -> int:
    return int((await tg.ok("sendMessage", token, chat_id=chat, text="x"))["message_id"])


async def test_a_bot_counts_its_private_chats_together(
    tg: Telegram, private: int, ben: int
) -> None:
    first = await send(tg, private)
    await tg.sim("start", person=ben, bot=tg.bot_id)
    (update,) = await tg.updates()
    assert update["message"]["message_id"] == first + 1
    assert [await send(tg, chat) for chat in (ben, private)] == [first + 2, first + 3]


async def test_two_bots_have_other_ids_for_one_message(
    tg: Telegram, private: int, ann: int, ben: int, other: JSON
) -> None:
    chat = await small_group(tg, ann, ben, other)
    await tg.promote(chat)
    await send(tg, private)
    await tg.say(ben, chat, "hello")
    mine, theirs = [(await tg.updates(token))[-1] for token in ("", other["token"])]
    assert mine["message"]["text"] == theirs["message"]["text"] == "hello"
    assert mine["message"]["message_id"] > theirs["message"]["message_id"]


async def test_supergroups_count_for_themselves(tg: Telegram, private: int, group: int) -> None:
    first = await send(tg, group)
    await send(tg, private)
    assert await send(tg, group) == first + 1


async def test_every_method_knows_a_message_by_the_bots_own_id(
    tg: Telegram, private: int, ann: int, ben: int, other: JSON
) -> None:
    await send(tg, private)
    chat = await small_group(tg, ann, ben, other)
    await tg.promote(chat, None, "can_pin_messages", "can_delete_messages")
    await tg.updates(allowed_updates=["message_reaction"])
    number = await send(tg, chat)
    where: JSON = {"chat_id": chat, "message_id": number}
    assert (await tg.ok("editMessageText", **where, text="y"))["message_id"] == number
    sent = await tg.ok("sendMessage", chat_id=chat, text="z", reply_to_message_id=number)
    assert sent["reply_to_message"]["message_id"] == number
    await tg.ok("pinChatMessage", **where)
    assert (await tg.ok("getChat", chat_id=chat))["pinned_message"]["message_id"] == number
    await tg.ok("unpinChatMessage", **where)
    await tg.ok("setMessageReaction", **where, reaction=[{"type": "emoji", "emoji": "👍"}])
    copied = await tg.ok("copyMessage", **where | {"chat_id": private}, from_chat_id=chat)
    assert copied["message_id"] > sent["message_id"]
    key = next(m["key"] for m in (await tg.see(ann, chat))["messages"] if m.get("text") == "y")
    await tg.sim("react", person=ann, chat=chat, key=key, emoji="❤")
    (update,) = await tg.updates()
    assert update["message_reaction"]["message_id"] == number
    assert await tg.ok("deleteMessage", **where) is True
    assert "not found" in await tg.refusal("editMessageText", **where, text="w")


async def test_another_bots_id_is_not_ones_own(
    tg: Telegram, private: int, ann: int, ben: int, other: JSON
) -> None:
    for _ in range(5):
        await send(tg, private)
    chat = await small_group(tg, ann, ben, other)
    theirs = await send(tg, chat, other["token"])
    mine = await send(tg, chat)
    assert theirs < mine
    assert "message to edit not found" in await tg.refusal(
        "editMessageText", chat_id=chat, message_id=theirs, text="x"
    )
    assert "message to edit not found" in await tg.refusal(
        "editMessageText", other["token"], chat_id=chat, message_id=mine, text="x"
    )


async def test_a_tap_names_the_bots_own_id(tg: Telegram, private: int, ben: int) -> None:
    await tg.sim("start", person=ben, bot=tg.bot_id)
    sent = await tg.ok("sendMessage", chat_id=ben, text="x", reply_markup=keyboard(["a"]))
    await tg.updates()
    shown = (await tg.see(ben, tg.bot_id))["messages"][-1]
    await tg.tap(ben, tg.bot_id, shown)
    (update,) = await tg.updates()
    assert update["callback_query"]["message"]["message_id"] == sent["message_id"]
    assert sent["message_id"] > shown["message_id"]


async def test_messages_of_before_keep_their_ids(tg: Telegram, private: int) -> None:
    await tg.sim("server", message_ids="per chat")
    before = await send(tg, private)
    await tg.sim("server", message_ids="per bot")
    assert await send(tg, private) > before
    assert await tg.ok("editMessageText", chat_id=private, message_id=before, text="y")
