"""Apps that show no ephemeral messages, or forget them, while the server accepts them as ever."""

import pytest

from tests.playground.conftest import JSON, Telegram, keyboard
from tests.playground.test_server_ephemeral import admin, at, hand

__all__ = ["admin"]

HAND: JSON = {"command": "hand", "description": "Your cards", "is_ephemeral": True}


async def use(tg: Telegram, person: int, app: str) -> None:
    assert (await tg.sim("app", person=person, app=app))["app"] == app


@pytest.mark.usefixtures("admin")
async def test_an_old_app_shows_nothing_of_what_the_server_accepts(
    tg: Telegram, group: int, ann: int
) -> None:
    await use(tg, ann, "old")
    sent = await hand(tg, group, ann, reply_markup=keyboard(["c1"]))
    assert sent["ephemeral_message_id"] > 0
    assert await tg.texts(ann, group) == []
    status, _ = await tg.sim_status(
        "tap", person=ann, chat=group, key=f"e{sent['ephemeral_message_id']}", row=0, column=0
    )
    assert status == 400
    assert await tg.ok("editEphemeralMessageText", **at(group, ann, sent), text="less") is True
    assert await tg.texts(ann, group) == []
    assert await tg.ok("deleteEphemeralMessage", **at(group, ann, sent)) is True


async def test_an_old_app_goes_on_showing_the_message_that_was_replaced(
    tg: Telegram, group: int, ann: int
) -> None:
    await use(tg, ann, "old")
    table = await tg.ok("sendMessage", chat_id=group, text="table", reply_markup=keyboard(["hand"]))
    query = (await tg.tap(ann, group, table))["id"]
    wish = {"receiver_user_id": ann, "callback_query_id": query}
    wish["replace_callback_query_message"] = True
    await tg.ok("sendMessage", chat_id=group, text="hand", ephemeral_message_parameters=wish)
    assert await tg.texts(ann, group) == ["table"]


@pytest.mark.usefixtures("admin")
async def test_a_page_of_an_old_app_is_told_nothing(tg: Telegram, group: int, ann: int) -> None:
    await use(tg, ann, "old")
    live = f"{tg.playground.url}/sim/live"
    async with tg.http.ws_connect(live, params={"person": ann}) as socket:
        assert (await socket.receive_json())["type"] == "hello"
        await hand(tg, group, ann)
        await tg.ok("sendMessage", chat_id=group, text="for all")
        assert (await socket.receive_json())["message"]["text"] == "for all"


async def test_an_old_app_sends_an_ephemeral_command_openly(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    await tg.ok("setMyCommands", commands=[HAND])
    await use(tg, ann, "old")
    await tg.say(ann, group, f"/hand@{tg.username}")
    (update,) = await tg.updates()
    assert update["message"]["message_id"] > 0
    assert "receiver_user" not in update["message"]
    assert await tg.texts(ben, group) == [f"/hand@{tg.username}"]


@pytest.mark.usefixtures("admin")
async def test_telegram_desktop_forgets_at_a_restart_what_the_server_keeps(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    await use(tg, ann, "desktop")
    sent = await hand(tg, group, ann)
    await hand(tg, group, ben)
    assert await tg.texts(ann, group) == ["your hand"]
    assert await tg.sim("restart", person=ann) == {"forgotten": 1}
    assert await tg.texts(ann, group) == []
    assert await tg.texts(ben, group) == ["your hand"]
    assert await tg.ok("editEphemeralMessageText", **at(group, ann, sent), text="less") is True


@pytest.mark.usefixtures("admin")
async def test_an_edit_shows_a_forgotten_message_again(tg: Telegram, group: int, ann: int) -> None:
    await use(tg, ann, "desktop")
    sent = await hand(tg, group, ann)
    await tg.sim("restart", person=ann)
    await tg.ok("editEphemeralMessageText", **at(group, ann, sent), text="less")
    assert await tg.texts(ann, group) == ["less"]


@pytest.mark.usefixtures("admin")
async def test_other_apps_keep_their_messages_at_a_restart(
    tg: Telegram, group: int, ann: int
) -> None:
    await hand(tg, group, ann)
    assert await tg.sim("restart", person=ann) == {"forgotten": 0}
    assert await tg.texts(ann, group) == ["your hand"]


async def test_telegram_desktop_sends_a_command_to_the_bot_that_marks_it(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    """Another bot has the command openly: Web K asks which is meant, Telegram Desktop does not."""
    other = await tg.sim("bots", first_name="Other", username="other_bot")
    await tg.sim("bot", chat=group, bot=other["id"], present=True)
    await tg.ok("setMyCommands", commands=[HAND])
    await tg.ok("setMyCommands", other["token"], commands=[{**HAND, "is_ephemeral": False}])
    assert (await tg.sim_status("say", person=ann, chat=group, text="/hand"))[0] == 400
    await use(tg, ann, "desktop")
    await tg.updates(other["token"])
    said = await tg.say(ann, group, "/hand")
    assert said["ephemeral"] is True
    assert said["receiver_user"]["id"] == tg.bot_id
    assert await tg.updates(other["token"]) == []
    assert await tg.texts(ben, group) == []


async def test_apps_that_are_unknown(tg: Telegram, ann: int) -> None:
    status, answer = await tg.sim_status("app", person=ann, app="fork")
    assert status == 400
    assert answer["error"] == "app is one of current, desktop, old"
    (shown,) = [p for p in (await tg.get("state"))["people"] if p["id"] == ann]
    assert shown["app"] == "current"
