"""Coming, going, rising and falling: what bots are told, in which order, and what they may do."""

import pytest

from tests.playground.conftest import JSON, START, Telegram, kind_of

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


def standings(update: JSON) -> tuple[str, str]:
    (change,) = (update[kind] for kind in update if kind.endswith("chat_member"))
    return change["old_chat_member"]["status"], change["new_chat_member"]["status"]


async def watch_members(tg: Telegram, chat: int) -> None:
    await tg.promote(chat, None, "can_restrict_members", "can_promote_members")
    await tg.updates(allowed_updates=["message", "chat_member", "my_chat_member"])


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


async def test_chat_member_needs_an_administrator(tg: Telegram, group: int, ben: int) -> None:
    await tg.updates(allowed_updates=["chat_member"])
    await tg.sim("leave", person=ben, chat=group)
    assert await tg.updates() == []


async def test_a_bot_bans_and_unbans(tg: Telegram, group: int, ben: int) -> None:
    await watch_members(tg, group)
    who: JSON = {"chat_id": group, "user_id": ben}
    assert await tg.ok("banChatMember", **who) is True
    member = await tg.ok("getChatMember", **who)
    assert member["status"] == "kicked"
    assert member["until_date"] == 0
    updates = await tg.updates()
    assert [kind_of(u) for u in updates] == ["chat_member", "message.left_chat_member"]
    assert updates[0]["chat_member"]["from"]["id"] == tg.bot_id
    status, answer = await tg.sim_status("join", person=ben, chat=group)
    assert status == 400
    assert "banned" in answer["error"]
    assert await tg.ok("unbanChatMember", **who) is True
    assert (await tg.ok("getChatMember", **who))["status"] == "left"
    await tg.sim("join", person=ben, chat=group)


async def test_a_ban_for_a_time_ends_by_itself(tg: Telegram, group: int, ben: int) -> None:
    await watch_members(tg, group)
    who: JSON = {"chat_id": group, "user_id": ben}
    await tg.ok("banChatMember", **who, until_date=START + 100)
    assert (await tg.ok("getChatMember", **who))["until_date"] == START + 100
    await tg.advance(100)
    assert (await tg.ok("getChatMember", **who))["status"] == "left"
    await tg.ok("banChatMember", **who, until_date=START + 110)
    assert (await tg.ok("getChatMember", **who))["until_date"] == 0


async def test_a_bot_restricts(tg: Telegram, group: int, ben: int) -> None:
    await watch_members(tg, group)
    who: JSON = {"chat_id": group, "user_id": ben}
    await tg.ok("restrictChatMember", **who, permissions={"can_send_messages": True})
    member = await tg.ok("getChatMember", **who)
    assert member["status"] == "restricted"
    assert member["is_member"] is True
    assert member["can_send_messages"] is True
    assert member["can_send_photos"] is False
    assert {"until_date", "can_edit_tag", "can_manage_topics"} <= set(member)
    await tg.ok("restrictChatMember", **who, permissions={})
    status, answer = await tg.sim_status("say", person=ben, chat=group, text="x")
    assert status == 400
    assert "can_send_messages" in answer["error"]
    everything = {name: True for name in member if name.startswith("can_")}
    await tg.ok("restrictChatMember", **who, permissions=everything)
    assert (await tg.ok("getChatMember", **who))["status"] == "member"


@pytest.mark.parametrize(
    ("method", "who", "complaint"),
    [
        ("banChatMember", "owner", "can't remove chat owner"),
        ("banChatMember", "admin", "user is an administrator of the chat"),
        ("restrictChatMember", "admin", "user is an administrator of the chat"),
        ("banChatMember", "nobody", "user not found"),
        ("banChatMember", "none", "invalid user_id specified"),
        ("banChatMember", "bot", "can't restrict self"),
    ],
)
async def test_whom_a_bot_cannot_hold_back(
    tg: Telegram, group: int, ann: int, ben: int, method: str, who: str, complaint: str
) -> None:
    await watch_members(tg, group)
    await tg.promote(group, ben)
    people = {"owner": ann, "admin": ben, "nobody": 99_999, "none": 0, "bot": tg.bot_id}
    params: JSON = {"chat_id": group, "user_id": people[who], "permissions": {}}
    assert await tg.refusal(method, **params) == f"Bad Request: {complaint}"


async def test_without_the_right_a_bot_holds_nobody_back(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    text = "Bad Request: not enough rights to restrict/unrestrict chat member"
    assert await tg.refusal("banChatMember", chat_id=group, user_id=ben) == text
    basic = await tg.group(ann, ben, kind="group")
    await tg.promote(basic, None, "can_restrict_members")
    assert await tg.refusal("restrictChatMember", chat_id=basic, user_id=ben, permissions={}) == (
        "Bad Request: method is available only for supergroups"
    )


async def test_a_bot_promotes_with_the_rights_it_has(tg: Telegram, group: int, ben: int) -> None:
    who: JSON = {"chat_id": group, "user_id": ben}
    assert await tg.refusal("promoteChatMember", **who) == "Bad Request: not enough rights"
    await watch_members(tg, group)
    assert await tg.refusal("promoteChatMember", **who, can_pin_messages=True) == (
        "Bad Request: RIGHT_FORBIDDEN"
    )
    assert await tg.ok("promoteChatMember", **who, can_restrict_members=True)
    member = await tg.ok("getChatMember", **who)
    assert member["status"] == "administrator"
    assert member["can_be_edited"] is True
    assert await tg.ok("setChatAdministratorCustomTitle", **who, custom_title="Umpire")
    assert (await tg.ok("getChatMember", **who))["custom_title"] == "Umpire"
    assert await tg.ok("promoteChatMember", **who)
    assert (await tg.ok("getChatMember", **who))["status"] == "member"


async def test_what_a_bot_knows_of_members(tg: Telegram, group: int, ann: int) -> None:
    stranger = await tg.person("Zoe")
    owner = await tg.ok("getChatMember", chat_id=group, user_id=ann)
    assert owner["status"] == "creator"
    assert owner["is_anonymous"] is False
    assert await tg.ok("getChatMember", chat_id=group, user_id=stranger) == {
        "user": {"id": stranger, "is_bot": False, "first_name": "Zoe"},
        "status": "left",
    }
    assert await tg.ok("getChatMemberCount", chat_id=group) == 3


async def test_administrators_are_told_without_other_bots(
    tg: Telegram, group: int, ann: int, ben: int, private: int
) -> None:
    other = await tg.sim("bots", first_name="Other", username="other_bot")
    await tg.sim("bot", chat=group, bot=other["id"], present=True)
    for user in (ben, other["id"], tg.bot_id):
        await tg.promote(group, user)
    shown = await tg.ok("getChatAdministrators", chat_id=group)
    assert [member["user"]["id"] for member in shown] == [ann, ben, tg.bot_id]
    assert await tg.refusal("getChatAdministrators", chat_id=private) == (
        "Bad Request: there are no administrators in the private chat"
    )


async def test_the_whole_chat(tg: Telegram, group: int) -> None:
    chat = await tg.ok("getChat", chat_id=group)
    assert chat["title"] == "G"
    assert chat["permissions"]["can_send_messages"] is True
    assert len(chat["permissions"]) == 16


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


async def test_a_bot_is_muted(tg: Telegram, group: int) -> None:
    """Text and pictures are forbidden apart."""
    await tg.sim("permissions", chat=group, permissions={"can_send_photos": False})
    assert await tg.ok("sendMessage", chat_id=group, text="x")
    refusal = await tg.refusal("sendPhoto", chat_id=group, photo="x")
    assert refusal == "Bad Request: wrong file identifier/HTTP URL specified"
    await tg.sim("permissions", chat=group, permissions={"can_send_messages": False})
    assert await tg.refusal("sendMessage", chat_id=group, text="x") == (
        "Bad Request: not enough rights to send text messages to the chat"
    )
    await tg.sim("permissions", chat=group, permissions={"can_send_other_messages": False})
    assert await tg.refusal("sendDice", chat_id=group, emoji="🎲") == (
        "Bad Request: not enough rights to send dice to the chat"
    )
    await tg.promote(group)
    assert await tg.ok("sendMessage", chat_id=group, text="x")


async def test_pins(tg: Telegram, group: int, ann: int) -> None:
    sent = await tg.ok("sendMessage", chat_id=group, text="x")
    where: JSON = {"chat_id": group, "message_id": sent["message_id"]}
    await tg.sim("permissions", chat=group, permissions={"can_pin_messages": False})
    assert await tg.refusal("pinChatMessage", **where) == (
        "Bad Request: not enough rights to manage pinned messages in the chat"
    )
    await tg.promote(group, None, "can_pin_messages")
    await tg.updates()
    assert await tg.ok("pinChatMessage", **where) is True
    (update,) = await tg.updates()
    assert update["message"]["from"]["id"] == tg.bot_id
    assert update["message"]["pinned_message"]["text"] == "x"
    assert (await tg.see(ann, group))["pinned"] == [sent["message_id"]]
    assert (await tg.ok("getChat", chat_id=group))["pinned_message"]["text"] == "x"
    assert await tg.ok("unpinChatMessage", **where) is True
    assert await tg.refusal("unpinChatMessage", **where | {"message_id": 99}) == (
        "Bad Request: message to unpin not found"
    )
    assert await tg.refusal("pinChatMessage", **where | {"message_id": 99}) == (
        "Bad Request: message to pin not found"
    )
    assert await tg.ok("unpinAllChatMessages", chat_id=group) is True


async def test_reactions(tg: Telegram, group: int, ann: int, ben: int) -> None:
    await tg.promote(group)
    await tg.updates(allowed_updates=["message_reaction"])
    said = await tg.say(ann, group, "x")
    where: JSON = {"chat_id": group, "message_id": said["message_id"]}
    thumb = {"type": "emoji", "emoji": "👍"}
    assert await tg.ok("setMessageReaction", **where, reaction=[thumb]) is True
    await tg.sim("react", person=ben, chat=group, key=said["key"], emoji="👍")
    await tg.sim("react", person=ben, chat=group, key=said["key"], emoji="❤️")
    first, second = await tg.updates()
    assert first["message_reaction"] == {
        "chat": {"id": group, "title": "G", "type": "supergroup"},
        "message_id": said["message_id"],
        "user": first["message_reaction"]["user"],
        "date": START,
        "old_reaction": [],
        "new_reaction": [thumb],
    }
    assert second["message_reaction"]["old_reaction"] == [thumb]
    seen = (await tg.see(ben, group))["messages"][-1]["reactions"]
    assert seen == [
        {"emoji": "👍", "count": 1, "mine": False},
        {"emoji": "❤", "count": 1, "mine": True},
    ]
    bad = [{"type": "emoji", "emoji": "🧊"}]
    assert await tg.refusal("setMessageReaction", **where, reaction=bad) == (
        "Bad Request: REACTION_INVALID"
    )
    assert await tg.refusal("setMessageReaction", **where | {"message_id": 99}) == (
        "Bad Request: message to react not found"
    )


async def test_an_anonymous_reaction_is_the_groups(tg: Telegram, group: int, ann: int) -> None:
    await tg.promote(group)
    await tg.updates(allowed_updates=["message_reaction"])
    said = await tg.say(ann, group, "x")
    await tg.sim("promote", person=ann, chat=group, anonymous=True)
    await tg.sim("react", person=ann, chat=group, key=said["key"], emoji="👍")
    (update,) = await tg.updates()
    assert update["message_reaction"]["actor_chat"]["id"] == group
    assert "user" not in update["message_reaction"]


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
