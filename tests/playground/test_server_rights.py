"""Rights of bots over members and chats, and the refusals without them."""

import pytest

from tests.playground.conftest import JSON, START, Telegram, kind_of, standings, watch_members


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


async def test_a_bot_is_muted(tg: Telegram, group: int) -> None:
    """Forbid text and pictures separately."""
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


async def test_a_bot_is_restricted(tg: Telegram, group: int) -> None:
    """Restrict the bot: it is told, and may write no more."""
    off = {"can_send_messages": False}
    await tg.sim("restrict", person=tg.bot_id, chat=group, permissions=off)
    (update,) = await tg.updates()
    assert standings(update) == ("member", "restricted")
    assert update["my_chat_member"]["new_chat_member"]["can_send_messages"] is False
    assert await tg.refusal("sendMessage", chat_id=group, text="x") == (
        "Bad Request: not enough rights to send text messages to the chat"
    )
    on = {"can_send_messages": True}
    await tg.sim("restrict", person=tg.bot_id, chat=group, permissions=on)
    (update,) = await tg.updates()
    assert standings(update) == ("restricted", "member")
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
    assert await tg.ok("setMessageReaction", **where, reaction=[]) is True
    assert await tg.refusal("setMessageReaction", **where, reaction=[]) == (
        "Bad Request: REACTION_EMPTY"
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


@pytest.mark.parametrize("kind", ["group", "supergroup"])
@pytest.mark.parametrize(
    ("method", "fields", "what"),
    [
        ("pinChatMessage", {"message_id": True}, "manage pinned messages in the chat"),
        ("unpinChatMessage", {}, "manage pinned messages in the chat"),
        ("unpinAllChatMessages", {}, "manage pinned messages in the chat"),
        ("setChatTitle", {"title": "Club"}, "change chat title"),
        ("setChatDescription", {"description": "Club"}, "set chat description"),
        ("setChatPermissions", {"permissions": {}}, "change chat permissions"),
    ],
)
async def test_what_members_may_do_bots_may_as_administrators_alone(
    tg: Telegram, ann: int, kind: str, method: str, fields: JSON, what: str
) -> None:
    chat = await tg.group(ann, kind=kind)
    sent = await tg.ok("sendMessage", chat_id=chat, text="x")
    fields = {name: sent["message_id"] if v is True else v for name, v in fields.items()}
    refused = f"Bad Request: not enough rights to {what}"
    assert await tg.refusal(method, chat_id=chat, **fields) == refused
    assert (await tg.see(ann, chat))["pinned"] == []
