"""A second bot in the group, with commands that ours may have as well."""

import pytest

from tests.playground.conftest import JSON, Telegram
from tests.playground.test_server_privacy import heard

HELP: JSON = {"command": "help", "description": "Ours"}


@pytest.fixture
async def warden(tg: Telegram, group: int) -> JSON:
    bot: JSON = await tg.sim("second_bot", chat=group)
    await tg.updates()
    return bot


async def said(tg: Telegram, person: int, chat: int) -> list[str]:
    """Return the first line of each text that this person can read there."""
    return [text.splitlines()[0] for text in await tg.texts(person, chat)]


async def test_a_plain_command_goes_to_both_bots(
    tg: Telegram, group: int, ann: int, warden: JSON
) -> None:
    await tg.ok("sendMessage", chat_id=group, text="ours wrote last")
    await tg.say(ann, group, "/help")
    assert await heard(tg) == ["/help"]
    assert await said(tg, ann, group) == ["ours wrote last", "/help", "I keep order here."]


async def test_its_answer_takes_plain_commands_from_a_bot_in_privacy_mode(
    tg: Telegram, group: int, ann: int, warden: JSON
) -> None:
    await tg.ok("sendMessage", chat_id=group, text="ours wrote last")
    await tg.say(ann, group, "/rules")
    await tg.say(ann, group, "/help")
    assert await heard(tg) == ["/rules"]
    assert (await said(tg, ann, group))[-1] == "I keep order here."


async def test_a_command_that_names_a_bot_goes_to_that_bot(
    tg: Telegram, group: int, ann: int, warden: JSON
) -> None:
    await tg.say(ann, group, f"/help@{tg.username}")
    await tg.say(ann, group, "/rules@Warden_Bot")
    assert await heard(tg) == [f"/help@{tg.username}"]
    assert await said(tg, ann, group) == [
        f"/help@{tg.username}",
        "/rules@Warden_Bot",
        "1. Be kind.",
    ]


async def test_as_a_member_it_hears_plain_commands_after_its_own_messages(
    tg: Telegram, group: int, ann: int
) -> None:
    await tg.sim("second_bot", chat=group, admin=False)
    await tg.say(ann, group, "/rules")
    await tg.say(ann, group, "/rules@warden_bot")
    await tg.say(ann, group, "/rules")
    assert [text for text in await said(tg, ann, group) if text[0] != "/"] == ["1. Be kind."] * 2


async def test_the_menu_has_the_commands_of_both(
    tg: Telegram, group: int, ann: int, warden: JSON
) -> None:
    await tg.ok("setMyCommands", commands=[HELP])
    menu = [(c["command"], c["bot"]) for c in (await tg.see(ann, group))["commands"]]
    assert menu == [
        ("help", tg.username),
        ("help", "warden_bot"),
        ("kick", "warden_bot"),
        ("rules", "warden_bot"),
    ]


async def test_an_ephemeral_command_that_both_have_is_sent_as_the_app_does(
    tg: Telegram, group: int, ann: int, warden: JSON
) -> None:
    """Web K asks which bot is meant, Telegram Desktop takes the one that marks it, and an old app
    sends it openly to both."""
    await tg.ok("setMyCommands", commands=[{**HELP, "is_ephemeral": True}])
    await tg.ok("sendMessage", chat_id=group, text="ours wrote last")
    status, answer = await tg.sim_status("say", person=ann, chat=group, text="/help")
    assert (status, "write /help@" in answer["error"]) == (400, True)
    await tg.sim("app", person=ann, app="desktop")
    assert (await tg.say(ann, group, "/help"))["receiver_user"]["id"] == tg.bot_id
    assert await heard(tg) == ["/help"]
    await tg.sim("app", person=ann, app="old")
    assert "ephemeral" not in await tg.say(ann, group, "/help")
    assert await heard(tg) == ["/help"]
    assert await said(tg, ann, group) == ["ours wrote last", "/help", "I keep order here."]


async def test_it_removes_a_player_for_an_administrator(
    tg: Telegram, group: int, ann: int, ben: int, warden: JSON
) -> None:
    await tg.promote(group)
    await tg.updates(allowed_updates=["chat_member"])
    spam = await tg.say(ben, group, "spam")
    own = await tg.say(ann, group, "mine")
    await tg.say(ben, group, "/kick", reply_to=own["key"])
    await tg.say(ann, group, "/kick", reply_to=own["key"])
    await tg.say(ann, group, "/kick")
    assert await tg.updates() == []
    await tg.say(ann, group, "/kick", reply_to=spam["key"])
    (update,) = await tg.updates()
    assert update["chat_member"]["from"]["id"] == warden["id"]
    assert update["chat_member"]["new_chat_member"]["status"] == "kicked"
    assert (await tg.texts(ann, group))[-1] == "Ben Bright is gone."


async def test_it_answers_in_the_topic_and_in_a_private_chat(tg: Telegram, ann: int) -> None:
    forum = await tg.group(ann, is_forum=True)
    topic = await tg.sim("topic", chat=forum, name="Games")
    warden = await tg.sim("second_bot", chat=forum)
    await tg.say(ann, forum, "/rules", thread=topic["id"])
    assert len(await tg.texts(ann, forum, thread=topic["id"])) == 2
    await tg.sim("start", person=ann, bot=warden["id"])
    assert await said(tg, ann, warden["id"]) == ["/start", "I keep order here."]


async def test_it_is_one_bot_however_often_it_is_invited(
    tg: Telegram, group: int, ann: int, warden: JSON
) -> None:
    other = await tg.group(ann)
    assert await tg.sim("second_bot", chat=other) == warden
    assert await tg.sim("second_bot", chat=group) == warden
    assert len((await tg.get("state"))["bots"]) == 2
    await tg.sim("bot", chat=group, bot=warden["id"], present=False)
    await tg.say(ann, group, "/rules@warden_bot")
    assert await said(tg, ann, group) == ["/rules@warden_bot"]
