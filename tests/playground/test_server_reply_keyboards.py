"""Reply keyboards and forced replies: who has one, and until when."""

from typing import Any

import pytest

from tests.playground.conftest import JSON, Telegram
from tests.playground.test_server_sim import live, next_event

YES: JSON = {"keyboard": [[{"text": "Yes"}, {"text": "No"}]]}
ASK: JSON = {"force_reply": True, "input_field_placeholder": "Your bid"}
REMOVE: JSON = {"remove_keyboard": True}


async def markup_of(tg: Telegram, person: int, chat: int, **query: int) -> JSON | None:
    """Return the reply keyboard or forced reply that this person has there."""
    shown = await tg.see(person, chat, **query)
    return shown.get("reply_markup")


async def send(tg: Telegram, chat: int, markup: JSON, text: str = "?", **more: Any) -> str:
    sent = await tg.ok("sendMessage", chat_id=chat, text=text, reply_markup=markup, **more)
    return f"m{sent['message_id']}"


async def test_a_keyboard_is_everybodys_until_it_is_removed(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    assert await markup_of(tg, ann, group) is None
    key = await send(tg, group, YES)
    await tg.say(ann, group, "Yes")
    await tg.ok("sendMessage", chat_id=group, text="well")
    for person in (ann, ben):
        assert await markup_of(tg, person, group) == {**YES, "key": key}
    await send(tg, group, REMOVE)
    assert await markup_of(tg, ann, group) is None


async def test_the_newest_counts(tg: Telegram, private: int) -> None:
    await send(tg, private, YES)
    key = await send(tg, private, ASK)
    assert await markup_of(tg, private, tg.bot_id) == {**ASK, "key": key}


async def test_a_selective_keyboard_is_for_those_mentioned(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    markup = {**YES, "selective": True}
    await send(tg, group, markup)
    assert await markup_of(tg, ben, group) is None
    key = await send(tg, group, markup, "😀 for @BenBen")
    assert await markup_of(tg, ben, group) == {**markup, "key": key}
    assert await markup_of(tg, ann, group) is None
    text = f'<a href="tg://user?id={ann}">Ann</a>, you too'
    key = await send(tg, group, markup, text, parse_mode="HTML")
    assert await markup_of(tg, ann, group) == {**markup, "key": key}


async def test_a_selective_keyboard_is_for_the_author_of_the_answered_message(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    said = await tg.say(ann, group, "me")
    reply = {"message_id": said["message_id"]}
    await send(tg, group, {**ASK, "selective": True}, reply_parameters=reply)
    assert await markup_of(tg, ann, group)
    assert await markup_of(tg, ben, group) is None


async def test_a_selective_removal_leaves_the_others_theirs(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    await send(tg, group, YES)
    await send(tg, group, {**REMOVE, "selective": True}, "@benben is done")
    assert await markup_of(tg, ann, group)
    assert await markup_of(tg, ben, group) is None


async def test_a_keyboard_for_one_use_is_put_away_by_a_key(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    markup = {**YES, "one_time_keyboard": True}
    key = await send(tg, group, markup)
    await tg.say(ann, group, "hm")
    assert await markup_of(tg, ann, group) == {**markup, "key": key}
    await tg.say(ann, group, "No", reply_to=key)
    assert await markup_of(tg, ann, group) == {**markup, "key": key, "used": True}
    assert await markup_of(tg, ben, group) == {**markup, "key": key}


async def test_an_answer_ends_a_forced_reply(tg: Telegram, group: int, ann: int, ben: int) -> None:
    key = await send(tg, group, ASK)
    await tg.say(ann, group, "something else")
    assert await markup_of(tg, ann, group)
    await tg.say(ann, group, "7", reply_to=key)
    assert await markup_of(tg, ann, group) is None
    assert await markup_of(tg, ben, group)


async def test_a_forced_reply_can_be_closed(tg: Telegram, group: int, ann: int, ben: int) -> None:
    await send(tg, group, ASK)
    for _ in range(2):
        assert await tg.sim("dismiss", person=ann, chat=group) == {}
    assert await markup_of(tg, ann, group) is None
    assert await markup_of(tg, ben, group)


async def test_closing_a_reply_leaves_a_keyboard(tg: Telegram, private: int) -> None:
    key = await send(tg, private, YES)
    await tg.sim("dismiss", person=private, chat=tg.bot_id)
    assert await markup_of(tg, private, tg.bot_id) == {**YES, "key": key}


async def test_each_topic_has_its_own(tg: Telegram, ann: int) -> None:
    forum = await tg.group(ann, is_forum=True)
    topic = (await tg.sim("topic", chat=forum, name="Games"))["id"]
    key = await send(tg, forum, YES, message_thread_id=topic)
    assert await markup_of(tg, ann, forum) is None
    assert await markup_of(tg, ann, forum, thread=topic) == {**YES, "key": key}
    general = await send(tg, forum, ASK)
    assert await markup_of(tg, ann, forum, thread=1) == {**ASK, "key": general}
    await tg.sim("dismiss", person=ann, chat=forum, thread=1)
    assert await markup_of(tg, ann, forum) is None


async def test_a_selective_keyboard_in_a_topic_is_not_for_its_maker(tg: Telegram, ann: int) -> None:
    forum = await tg.group(ann, is_forum=True)
    topic = (await tg.sim("topic", chat=forum, name="Games"))["id"]
    await send(tg, forum, {**YES, "selective": True}, message_thread_id=topic)
    assert await markup_of(tg, ann, forum, thread=topic) is None


async def test_an_ephemeral_keyboard_is_its_receivers(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    await tg.promote(group)
    to_ben = {"receiver_user_id": ben}
    sent = await tg.ok(
        "sendMessage",
        chat_id=group,
        text="?",
        reply_markup=ASK,
        ephemeral_message_parameters=to_ben,
    )
    key = f"e{sent['ephemeral_message_id']}"
    assert await markup_of(tg, ann, group) is None
    assert await markup_of(tg, ben, group) == {**ASK, "key": key}
    await tg.say(ben, group, "7", reply_to=key)
    assert await markup_of(tg, ben, group) is None


async def test_it_goes_with_its_message(tg: Telegram, group: int, ann: int) -> None:
    key = await send(tg, group, YES)
    await tg.ok("deleteMessage", chat_id=group, message_id=int(key[1:]))
    assert await markup_of(tg, ann, group) is None


async def test_it_goes_with_its_own_bot_alone(tg: Telegram, group: int, ann: int) -> None:
    other = await tg.sim("bots", first_name="Other", username="other_bot")
    await tg.sim("bot", chat=group, bot=other["id"], present=True)
    key = await send(tg, group, YES)
    await tg.ok("sendMessage", other["token"], chat_id=group, text="off", reply_markup=REMOVE)
    await tg.sim("bot", chat=group, bot=other["id"], present=False)
    assert await markup_of(tg, ann, group) == {**YES, "key": key}
    await tg.sim("bot", chat=group, bot=tg.bot_id, present=False)
    assert await markup_of(tg, ann, group) is None


async def test_who_leaves_finds_none_on_coming_back(tg: Telegram, group: int, ben: int) -> None:
    await send(tg, group, YES)
    await tg.sim("leave", person=ben, chat=group)
    assert await markup_of(tg, ben, group) is None
    await tg.sim("join", person=ben, chat=group)
    assert await markup_of(tg, ben, group) is None


@pytest.mark.parametrize("markup", [YES, ASK])
async def test_screens_hear_of_it(
    tg: Telegram, group: int, ann: int, ben: int, markup: JSON
) -> None:
    async with live(tg, person=ben) as his, live(tg, person=ann) as hers:
        await send(tg, group, {**markup, "selective": True}, "@benben")
        await tg.say(ann, group, "end")
        assert [(await next_event(his, "message", "chat"))["type"] for _ in range(3)] == [
            "message",
            "chat",
            "message",
        ]
        assert [(await next_event(hers, "message", "chat"))["type"] for _ in range(2)] == [
            "message",
            "message",
        ]
