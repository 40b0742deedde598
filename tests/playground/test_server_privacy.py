"""Privacy mode: the messages of a group that a bot gets."""

import pytest

from tests.playground.conftest import JSON, Telegram, keyboard


@pytest.fixture
async def other(tg: Telegram, group: int) -> JSON:
    """Another bot in the same group."""
    bot: JSON = await tg.sim("bots", first_name="Other", username="other_bot")
    await tg.sim("bot", chat=group, bot=bot["id"], present=True)
    await tg.updates()
    await tg.updates(bot["token"])
    return bot


async def heard(tg: Telegram, token: str = "") -> list[str]:
    updates = await tg.updates(token)
    return [u["message"].get("text", "service") for u in updates if "message" in u]


async def test_a_private_bot_hears_what_is_said_to_it(tg: Telegram, group: int, ann: int) -> None:
    own = await tg.ok("sendMessage", chat_id=group, text="from the bot")
    said = await tg.say(ann, group, "just talk")
    await tg.say(ann, group, f"/play@{tg.username} now")
    await tg.say(ann, group, f"/play@{tg.username.upper()}, please")
    await tg.say(ann, group, f"hello @{tg.username}")
    await tg.say(ann, group, "yes", reply_to=f"m{own['message_id']}")
    await tg.say(ann, group, "to a person", reply_to=said["key"])
    assert await heard(tg) == [
        f"/play@{tg.username} now",
        f"/play@{tg.username.upper()}, please",
        "yes",
    ]


async def test_a_command_below_a_file_counts_like_any_other(
    tg: Telegram, group: int, ann: int
) -> None:
    document = {"base64": "e30=", "name": "map.json"}
    await tg.say(ann, group, f"/map@{tg.username}", document=document)
    await tg.say(ann, group, "just a file", document=document)
    updates = await tg.updates()
    assert [u["message"]["caption"] for u in updates] == [f"/map@{tg.username}"]


async def test_a_plain_command_goes_to_the_bot_that_wrote_last(
    tg: Telegram, group: int, ann: int, other: JSON
) -> None:
    await tg.say(ann, group, "/one")
    await tg.ok("sendMessage", chat_id=group, text="x")
    await tg.say(ann, group, "/two")
    await tg.ok("sendMessage", other["token"], chat_id=group, text="x")
    await tg.say(ann, group, "/three")
    assert await heard(tg) == ["/two"]
    assert await heard(tg, other["token"]) == ["/three"]


async def test_each_goes_to_one_bot_and_a_reply_counts_most(
    tg: Telegram, group: int, ann: int, other: JSON
) -> None:
    theirs = await tg.ok("sendMessage", other["token"], chat_id=group, text="x")
    await tg.say(ann, group, f"/play@{tg.username}", reply_to=f"m{theirs['message_id']}")
    assert await heard(tg) == []
    assert await heard(tg, other["token"]) == [f"/play@{tg.username}"]


async def test_service_messages_and_private_chats_are_heard_by_all(
    tg: Telegram, group: int, ben: int, other: JSON, private: int
) -> None:
    await tg.sim("leave", person=ben, chat=group)
    await tg.say(private, tg.bot_id, "anything")
    assert await heard(tg) == ["service", "anything"]
    assert await heard(tg, other["token"]) == ["service"]


async def test_administrators_hear_all_but_other_bots(
    tg: Telegram, group: int, ann: int, other: JSON
) -> None:
    await tg.promote(group)
    await tg.say(ann, group, "just talk")
    await tg.ok("sendMessage", other["token"], chat_id=group, text="from a bot")
    assert await heard(tg) == ["just talk"]


async def test_a_change_of_privacy_counts_after_coming_anew(
    tg: Telegram, group: int, ann: int
) -> None:
    await tg.sim("privacy", bot=tg.bot_id, on=False)
    assert (await tg.ok("getMe"))["can_read_all_group_messages"] is True
    await tg.say(ann, group, "before")
    assert await heard(tg) == []
    await tg.sim("bot", chat=group, bot=tg.bot_id, present=False)
    await tg.sim("bot", chat=group, bot=tg.bot_id, present=True)
    await tg.updates()
    await tg.say(ann, group, "after")
    assert await heard(tg) == ["after"]


async def test_what_is_sent_by_way_of_a_bot_comes_to_it(tg: Telegram, group: int, ann: int) -> None:
    asked = await tg.sim("inline", person=ann, chat=group, query="q")
    result = {
        "type": "article",
        "id": "1",
        "title": "t",
        "input_message_content": {"message_text": "by way of the bot"},
    }
    await tg.ok("answerInlineQuery", inline_query_id=asked["id"], results=[result])
    await tg.sim("choose", person=ann, chat=group, id=asked["id"], result_id="1")
    assert await heard(tg) == ["by way of the bot"]


async def test_taps_come_whatever_the_privacy(tg: Telegram, group: int, ann: int) -> None:
    table = await tg.ok("sendMessage", chat_id=group, text="x", reply_markup=keyboard(["a"]))
    await tg.tap(ann, group, table)
    assert await tg.kinds() == ["callback_query"]
