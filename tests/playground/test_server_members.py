"""Members join, leave and are promoted: the updates that bots get of it, and their order."""

import pytest

from tests.playground.conftest import Telegram, keyboard, kind_of, standings, watch_members

ADMIN_NAMES = {
    "can_be_edited",
    "can_manage_chat",
    "can_change_info",
    "can_delete_messages",
    "can_invite_users",
    "can_restrict_members",
    "can_pin_messages",
    "can_manage_topics",
    "can_promote_members",
    "can_manage_video_chats",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_send_welcome_messages",
    "can_manage_tags",
    "is_anonymous",
}


async def test_a_bot_comes_into_a_supergroup(tg: Telegram, ann: int) -> None:
    chat = await tg.group(ann)
    updates = await tg.updates()
    assert [kind_of(u) for u in updates] == ["my_chat_member", "message.new_chat_members"]
    assert standings(updates[0]) == ("left", "member")
    assert updates[0]["my_chat_member"]["chat"]["id"] == chat
    assert updates[0]["my_chat_member"]["from"]["id"] == ann
    message = updates[1]["message"]
    (joined,) = message["new_chat_members"]
    assert joined["id"] == tg.bot_id
    assert message["new_chat_member"] == message["new_chat_participant"] == joined


async def test_a_bot_is_there_when_a_basic_group_begins(tg: Telegram, ann: int) -> None:
    await tg.group(ann, kind="group")
    updates = await tg.updates()
    assert [kind_of(u) for u in updates] == ["my_chat_member", "message.group_chat_created"]
    assert updates[1]["message"]["group_chat_created"] is True


async def test_a_bot_is_added_by_a_startgroup_link(tg: Telegram, group: int) -> None:
    await tg.sim("bot", chat=group, bot=tg.bot_id, present=False)
    await tg.updates()
    await tg.sim("bot", chat=group, bot=tg.bot_id, present=True, startgroup="x1")
    updates = await tg.updates()
    assert [kind_of(u) for u in updates] == [
        "my_chat_member",
        "message.new_chat_members",
        "message",
    ]
    assert updates[2]["message"]["text"] == f"/start@{tg.username} x1"


async def test_a_bot_is_made_administrator(tg: Telegram, group: int) -> None:
    await tg.promote(group, None, "can_delete_messages")
    (update,) = await tg.updates()
    assert standings(update) == ("member", "administrator")
    new = update["my_chat_member"]["new_chat_member"]
    assert set(new) == {"user", "status", *ADMIN_NAMES}
    assert new["can_delete_messages"] is True
    assert new["can_pin_messages"] is False


async def test_a_bot_is_removed(tg: Telegram, group: int) -> None:
    await tg.sim("bot", chat=group, bot=tg.bot_id, present=False)
    (update,) = await tg.updates()
    assert standings(update) == ("member", "kicked")
    assert update["my_chat_member"]["new_chat_member"]["until_date"] == 0
    for method in ("sendMessage", "getChat", "getChatMemberCount"):
        assert await tg.refusal(method, chat_id=group, text="x") == (
            "Forbidden: bot was kicked from the supergroup chat"
        )


async def test_a_bot_leaves(tg: Telegram, ann: int) -> None:
    chat = await tg.group(ann, kind="group")
    await tg.updates()
    assert await tg.ok("leaveChat", chat_id=chat) is True
    (update,) = await tg.updates()
    assert standings(update) == ("member", "left")
    assert await tg.refusal("sendMessage", chat_id=chat, text="x") == (
        "Forbidden: bot is not a member of the group chat"
    )


async def test_somebody_joins_by_link(tg: Telegram, group: int) -> None:
    await watch_members(tg, group)
    zoe = await tg.person("Zoe")
    await tg.sim("join", person=zoe, chat=group)
    member, message = await tg.updates()
    change = member["chat_member"]
    assert standings(member) == ("left", "member")
    assert change["from"]["id"] == zoe
    assert change["invite_link"]["is_primary"] is True
    assert message["message"]["from"]["id"] == zoe


async def test_somebody_is_added(tg: Telegram, group: int, ann: int) -> None:
    await watch_members(tg, group)
    zoe = await tg.person("Zoe")
    await tg.sim("join", person=zoe, chat=group, by=ann)
    member, message = await tg.updates()
    assert "invite_link" not in member["chat_member"]
    assert message["message"]["from"]["id"] == ann


async def test_somebody_leaves(tg: Telegram, group: int, ben: int) -> None:
    await watch_members(tg, group)
    await tg.sim("leave", person=ben, chat=group)
    member, message = await tg.updates()
    assert standings(member) == ("member", "left")
    left = message["message"]["left_chat_member"]
    assert left["id"] == ben
    assert message["message"]["left_chat_participant"] == left


async def test_in_big_groups_no_message_tells_who_comes_and_goes(
    tg: Telegram, group: int, ben: int
) -> None:
    await watch_members(tg, group)
    for path in ("leave", "join", "ban"):
        await tg.sim(path, person=ben, chat=group, quiet=True)
        assert await tg.kinds() == ["chat_member"]


async def test_chat_member_needs_an_administrator(tg: Telegram, group: int, ben: int) -> None:
    await tg.updates(allowed_updates=["chat_member"])
    await tg.sim("leave", person=ben, chat=group)
    assert await tg.updates() == []


async def test_a_group_becomes_a_supergroup(tg: Telegram, ann: int, ben: int) -> None:
    old = await tg.group(ann, ben, kind="group")
    sent = await tg.ok("sendMessage", chat_id=old, text="x")
    await tg.updates()
    new = (await tg.sim("migrate", chat=old))["id"]
    assert new < -(10**12)
    first, second, third = await tg.updates()
    assert first["message"]["chat"]["id"] == old
    assert first["message"]["migrate_to_chat_id"] == new
    assert second["message"]["chat"]["id"] == new
    assert second["message"]["migrate_from_chat_id"] == old
    assert third["my_chat_member"]["chat"]["id"] == new
    assert standings(third) == ("left", "member")
    for method, params in (
        ("sendMessage", {"text": "x"}),
        ("editMessageText", {"text": "y", "message_id": sent["message_id"]}),
    ):
        answer = await tg.bot(method, "", chat_id=old, **params)
        assert answer == {
            "ok": False,
            "error_code": 400,
            "description": "Bad Request: group chat was upgraded to a supergroup chat",
            "parameters": {"migrate_to_chat_id": new},
        }
    assert (await tg.ok("getChat", chat_id=old))["type"] == "group"
    assert (await tg.ok("sendMessage", chat_id=new, text="x"))["message_id"] == 2
    assert await tg.ok("getChatMemberCount", chat_id=new) == 3


async def test_a_user_blocks_and_returns(tg: Telegram, private: int) -> None:
    await tg.sim("block", person=private, bot=tg.bot_id, blocked=True)
    await tg.sim("start", person=private, bot=tg.bot_id)
    blocked, returned, start = await tg.updates()
    assert standings(blocked) == ("member", "kicked")
    assert blocked["my_chat_member"]["chat"]["type"] == "private"
    assert standings(returned) == ("kicked", "member")
    assert start["message"]["text"] == "/start"


async def test_a_deep_link_starts_with_its_word(tg: Telegram, ann: int) -> None:
    await tg.sim("start", person=ann, bot=tg.bot_id, payload="table_7-x")
    (update,) = await tg.updates()
    assert update["message"]["text"] == "/start table_7-x"
    assert update["message"]["entities"] == [{"offset": 0, "length": 6, "type": "bot_command"}]
    status, _ = await tg.sim_status("start", person=ann, bot=tg.bot_id, payload="a b")
    assert status == 400


async def test_an_anonymous_admin_speaks_as_the_group(tg: Telegram, group: int, ann: int) -> None:
    await tg.promote(group)
    await tg.sim("promote", person=ann, chat=group, anonymous=True, custom_title="Boss")
    await tg.say(ann, group, "hear ye")
    update = (await tg.updates())[-1]
    message = update["message"]
    assert message["from"] == {
        "id": 1087968824,
        "is_bot": True,
        "first_name": "Group",
        "username": "GroupAnonymousBot",
    }
    assert message["sender_chat"]["id"] == group
    assert message["author_signature"] == "Boss"
    seen = (await tg.see(ann, group))["messages"][-1]
    assert seen["out"] is True


async def test_a_channel_speaks_in_a_group(tg: Telegram, group: int, ann: int) -> None:
    await tg.promote(group)
    await tg.updates()
    await tg.say(ann, group, "/play", channel="News")
    await tg.say(ann, group, "a post", channel="News", linked=True)
    spoken, post = [update["message"] for update in await tg.updates()]
    assert spoken["from"]["id"] == 136817688
    assert spoken["sender_chat"]["type"] == "channel"
    assert spoken["sender_chat"]["title"] == "News"
    assert post["from"]["id"] == 777000
    assert post["is_automatic_forward"] is True
    assert post["sender_chat"] == spoken["sender_chat"] == post["forward_from_chat"]
    assert post["forward_origin"]["type"] == "channel"
    assert post["forward_origin"]["chat"] == post["sender_chat"]


async def test_an_owner_who_leaves_and_returns_is_the_owner_again(
    tg: Telegram, group: int, ann: int
) -> None:
    await tg.sim("promote", person=ann, chat=group, rights={}, custom_title="Boss")
    await tg.sim("leave", person=ann, chat=group)
    assert (await tg.ok("getChatMember", chat_id=group, user_id=ann))["status"] == "left"
    await tg.sim("join", person=ann, chat=group)
    member = await tg.ok("getChatMember", chat_id=group, user_id=ann)
    assert member["status"] == "creator"
    assert member["custom_title"] == "Boss"


@pytest.mark.parametrize("path", ["ban", "restrict"])
async def test_an_absent_owner_is_still_no_ordinary_member(
    tg: Telegram, group: int, ann: int, path: str
) -> None:
    await tg.sim("leave", person=ann, chat=group)
    assert (await tg.sim_status(path, person=ann, chat=group, permissions={}))[0] == 400
    await tg.promote(group, None, "can_restrict_members")
    assert await tg.refusal(f"{path}ChatMember", chat_id=group, user_id=ann, permissions={}) == (
        "Bad Request: can't remove chat owner"
    )
    await tg.sim("join", person=ann, chat=group)
    member = await tg.ok("getChatMember", chat_id=group, user_id=ann)
    assert member["status"] == "creator"


async def test_without_its_owner_somebody_who_is_there_acts(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    await tg.sim("leave", person=ann, chat=group)
    await tg.updates()
    await tg.sim("bot", chat=group, bot=tg.bot_id, present=False)
    update = (await tg.updates())[0]
    assert update["my_chat_member"]["from"]["id"] == ann
    await tg.sim("bot", chat=group, bot=tg.bot_id, present=True, by=ben)
    await tg.promote(group, ben, "can_restrict_members")
    await tg.updates()
    await tg.sim("bot", chat=group, bot=tg.bot_id, present=False)
    update = (await tg.updates())[0]
    assert update["my_chat_member"]["from"]["id"] == ben


async def test_the_owner_is_kept_when_a_group_is_upgraded(tg: Telegram, ann: int, ben: int) -> None:
    old = await tg.group(ann, ben, kind="group")
    await tg.sim("leave", person=ann, chat=old)
    new = (await tg.sim("migrate", chat=old))["id"]
    await tg.sim("join", person=ann, chat=new, by=ben)
    assert (await tg.ok("getChatMember", chat_id=new, user_id=ann))["status"] == "creator"


async def test_an_upgraded_group_keeps_its_history(tg: Telegram, ann: int, ben: int) -> None:
    old = await tg.group(ann, ben, kind="group")
    table = await tg.ok("sendMessage", chat_id=old, text="table", reply_markup=keyboard(["a"]))
    assert "history" not in await tg.see(ann, old)
    new = (await tg.sim("migrate", chat=old))["id"]
    history = (await tg.see(ann, new))["history"]
    assert history["chat"] == old
    seen = [m for m in history["messages"] if m.get("text") == "table"]
    assert [m["key"] for m in seen] == [f"m{table['message_id']}"]
    await tg.updates()
    await tg.tap(ann, history["chat"], seen[0])
    (update,) = await tg.updates()
    assert update["callback_query"]["message"]["chat"]["id"] == old
    zoe = await tg.person("Zoe")
    await tg.sim("join", person=zoe, chat=new)
    assert "history" not in await tg.see(zoe, new)
