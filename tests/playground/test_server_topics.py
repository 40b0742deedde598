"""Forums: the threads of messages, and closed topics."""

import pytest

from tests.playground.conftest import JSON, Telegram


@pytest.fixture
async def forum(tg: Telegram, ann: int) -> int:
    chat = await tg.group(ann, is_forum=True)
    await tg.promote(chat)
    await tg.updates()
    return chat


@pytest.fixture
async def games(tg: Telegram, forum: int) -> int:
    topic = await tg.sim("topic", chat=forum, name="Games")
    await tg.updates()
    return int(topic["id"])


async def test_a_topic_begins_with_its_message(tg: Telegram, forum: int, ann: int) -> None:
    topic = await tg.sim("topic", chat=forum, name="Games")
    (update,) = await tg.updates()
    message = update["message"]
    assert message["message_id"] == message["message_thread_id"] == topic["id"]
    assert message["is_topic_message"] is True
    assert message["forum_topic_created"] == {"name": "Games", "icon_color": 7322096}
    assert message["chat"]["is_forum"] is True
    assert "reply_to_message" not in message


async def test_a_message_in_a_topic_replies_to_its_beginning(
    tg: Telegram, forum: int, games: int, ann: int
) -> None:
    await tg.say(ann, forum, "/play", thread=games)
    (update,) = await tg.updates()
    own = await tg.ok("sendMessage", chat_id=forum, text="x", message_thread_id=games)
    for message in (update["message"], own):
        assert message["message_thread_id"] == games
        assert message["is_topic_message"] is True
        assert message["reply_to_message"]["message_id"] == games
        assert message["reply_to_message"]["forum_topic_created"]["name"] == "Games"


async def test_general_has_neither(tg: Telegram, forum: int, games: int, ann: int) -> None:
    await tg.say(ann, forum, "hello")
    (update,) = await tg.updates()
    own = await tg.ok("sendMessage", chat_id=forum, text="x")
    for message in (update["message"], own):
        assert "message_thread_id" not in message
        assert "is_topic_message" not in message
        assert "reply_to_message" not in message


async def test_a_reply_follows_its_original(tg: Telegram, forum: int, games: int, ann: int) -> None:
    said = await tg.say(ann, forum, "in games", thread=games)
    sent = await tg.ok(
        "sendMessage", chat_id=forum, text="x", reply_parameters={"message_id": said["message_id"]}
    )
    assert sent["message_thread_id"] == games
    assert sent["reply_to_message"]["text"] == "in games"


async def test_a_reply_from_another_topic_is_external(
    tg: Telegram, forum: int, games: int, ann: int
) -> None:
    said = await tg.say(ann, forum, "in general")
    sent = await tg.ok(
        "sendMessage",
        chat_id=forum,
        text="x",
        message_thread_id=games,
        reply_parameters={"message_id": said["message_id"]},
    )
    assert sent["external_reply"]["message_id"] == said["message_id"]
    assert sent["reply_to_message"]["message_id"] == games


@pytest.mark.parametrize("thread", [1, 777])
async def test_unknown_topics_and_the_number_of_general_are_not_found(
    tg: Telegram, forum: int, games: int, thread: int
) -> None:
    assert await tg.refusal("sendMessage", chat_id=forum, text="x", message_thread_id=thread) == (
        "Bad Request: message thread not found"
    )


async def test_a_closed_topic_refuses_members(
    tg: Telegram, forum: int, games: int, ann: int
) -> None:
    await tg.sim("topic", chat=forum, id=games, closed=True)
    assert await tg.kinds() == ["message.forum_topic_closed"]
    where: JSON = {"chat_id": forum, "text": "x", "message_thread_id": games}
    assert await tg.refusal("sendMessage", **where) == "Bad Request: TOPIC_CLOSED"
    assert await tg.ok("sendMessage", chat_id=forum, text="x")
    await tg.sim("topic", chat=forum, id=games, closed=False)
    assert await tg.ok("sendMessage", **where)
    await tg.sim("topic", chat=forum, id=games, closed=True)
    await tg.promote(forum, None, "can_manage_topics")
    assert await tg.ok("sendMessage", **where)


async def test_bots_make_topics(tg: Telegram, forum: int) -> None:
    await tg.sim("permissions", chat=forum, permissions={"can_manage_topics": False})
    assert await tg.refusal("createForumTopic", chat_id=forum, name="X") == (
        "Bad Request: not enough rights to create a topic"
    )
    await tg.promote(forum, None, "can_manage_topics", "can_delete_messages")
    await tg.updates()
    made = await tg.ok("createForumTopic", chat_id=forum, name="Whot", icon_color=9367192)
    topic: JSON = {"chat_id": forum, "message_thread_id": made["message_thread_id"]}
    assert made == {
        "message_thread_id": made["message_thread_id"],
        "name": "Whot",
        "icon_color": 9367192,
    }
    assert await tg.ok("closeForumTopic", **topic) is True
    assert await tg.refusal("closeForumTopic", **topic) == "Bad Request: TOPIC_NOT_MODIFIED"
    assert await tg.ok("reopenForumTopic", **topic) is True
    assert await tg.ok("editForumTopic", **topic, name="Whot!") is True
    assert await tg.kinds() == [
        "message.forum_topic_created",
        "message.forum_topic_closed",
        "message.forum_topic_reopened",
        "message.forum_topic_edited",
    ]
    assert await tg.ok("deleteForumTopic", **topic) is True
    assert await tg.refusal("sendMessage", **topic, text="x") == (
        "Bad Request: message thread not found"
    )


async def test_a_plain_group_is_no_forum(tg: Telegram, group: int) -> None:
    assert await tg.refusal("createForumTopic", chat_id=group, name="X") == (
        "Bad Request: the chat is not a forum"
    )


async def test_a_person_sees_one_topic_at_a_time(
    tg: Telegram, forum: int, games: int, ann: int
) -> None:
    await tg.say(ann, forum, "g")
    await tg.say(ann, forum, "t", thread=games)
    assert await tg.texts(ann, forum, thread=1) == ["g"]
    assert await tg.texts(ann, forum, thread=games) == ["t"]
    assert await tg.texts(ann, forum) == ["g", "t"]
