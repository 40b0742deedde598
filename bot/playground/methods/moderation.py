"""The methods that ban, restrict and promote members of a group."""

from dataclasses import replace
from typing import Any

from bot.playground import membership, rights
from bot.playground.methods.call import Call
from bot.playground.model import ADMIN_RIGHTS, PERMISSIONS, Chat, Event, Member, User
from bot.playground.params import Params, is_true
from bot.playground.refusals import bad_request

NO_RIGHT = "not enough rights to restrict/unrestrict chat member"
LONGEST_CUSTOM_TITLE = 16
MEDIA_PERMISSIONS = (
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
)


def _target(call: Call) -> tuple[Chat, User]:
    """Return the chat and the user to ban or restrict, if this bot may do that to this user."""
    if call.params.integer("user_id") <= 0:
        raise bad_request("invalid user_id specified")
    chat = call.enter_chat()
    if not chat.is_group:
        raise bad_request("can't restrict private chat members")
    user = rights.user_for(call.world, call.params)
    if user.id == call.bot_id:
        raise bad_request("can't restrict self")
    if not rights.has_right(chat, call.bot_id, "can_restrict_members"):
        raise bad_request(NO_RIGHT)
    member = chat.members.get(user.id)
    if member and member.is_owner:
        raise bad_request("can't remove chat owner")
    if member and member.status == "administrator":
        raise bad_request("user is an administrator of the chat")
    return chat, user


def ban_chat_member(call: Call) -> bool:
    chat, user = _target(call)
    until = call.params.integer("until_date")
    membership.ban(call.world, chat, user, call.bot.user, until)
    return True


def unban_chat_member(call: Call) -> bool:
    """Lift a ban; without only_if_banned also remove a present member, who may come back."""
    if call.enter_chat().type != "supergroup":
        raise bad_request("method is available for supergroup and channel chats only")
    chat, user = _target(call)
    member = chat.members.get(user.id)
    if member is None:
        return True
    was_in = member.is_in()
    if member.status == "kicked" or (was_in and not call.params.flag("only_if_banned")):
        membership.change_member(call.world, chat, user, Member("left"), call.bot.user)
        if was_in:
            membership.announce_left(call.world, chat, call.bot.user, user)
    return True


def restrict_chat_member(call: Call) -> bool:
    wanted = read_permissions(call.params)
    chat = call.enter_chat()
    rights.check_supergroup(chat)
    chat, user = _target(call)
    until = membership.effective_until(call.world, call.params.integer("until_date"))
    restrict(call, chat, user, wanted, until)
    return True


def restrict(call: Call, chat: Chat, user: User, wanted: frozenset[str], until: int) -> None:
    old = chat.members.get(user.id)
    present = bool(old and old.is_in())
    if wanted >= frozenset(PERMISSIONS) and present:
        new = Member("member")
    else:
        new = Member("restricted", permissions=wanted, until=until, present=present)
    membership.change_member(call.world, chat, user, new, call.bot.user)


def read_permissions(params: Params) -> frozenset[str]:
    """Read the permissions: those not named are off, and without use_independent_chat_permissions
    the older, wider names count."""
    given: Any = params.parsed("permissions", "permissions")
    if not isinstance(given, dict):
        raise bad_request("can't parse permissions JSON object")
    wanted = {name for name in PERMISSIONS if is_true(given.get(name))}
    if not params.flag("use_independent_chat_permissions"):
        if wanted & {"can_send_other_messages", "can_add_web_page_previews"}:
            wanted |= {*MEDIA_PERMISSIONS, "can_send_messages"}
        elif wanted & {*MEDIA_PERMISSIONS, "can_send_polls"}:
            wanted.add("can_send_messages")
    if "can_react_to_messages" not in given and "can_send_messages" in wanted:
        wanted.add("can_react_to_messages")
    return frozenset(wanted)


def set_chat_permissions(call: Call) -> bool:
    wanted = read_permissions(call.params)
    chat = call.enter_chat()
    if not chat.is_group:
        raise bad_request("can't change private chat permissions")
    if not rights.has_right(chat, call.bot_id, "can_restrict_members"):
        raise bad_request("not enough rights to change chat permissions")
    chat.permissions = wanted
    call.world.notify(Event("chat", chat))
    return True


def promote_chat_member(call: Call) -> bool:
    if call.params.integer("user_id") <= 0:
        raise bad_request("invalid user_id specified")
    chat = call.enter_chat()
    if chat.type != "supergroup":
        raise bad_request("method is available for supergroup and channel chats only")
    user = rights.user_for(call.world, call.params)
    if not rights.has_right(chat, call.bot_id, "can_promote_members"):
        raise bad_request("not enough rights")
    wanted = frozenset(name for name in ADMIN_RIGHTS if call.params.flag(name))
    _may_promote(call, chat, user, wanted)
    is_anonymous = call.params.flag("is_anonymous")
    if wanted or is_anonymous:
        new = Member(
            "administrator", wanted | {"can_manage_chat"}, is_anonymous, promoted_by=call.bot_id
        )
    else:
        new = Member("member", sees_all=chat.members[user.id].sees_all)
    membership.change_member(call.world, chat, user, new, call.bot.user)
    return True


def _may_promote(call: Call, chat: Chat, user: User, wanted: frozenset[str]) -> None:
    if user.id == call.bot_id:
        raise bad_request("can't promote self")
    member = chat.member(user.id)
    if member is None:
        raise bad_request("USER_NOT_PARTICIPANT")
    if member.status == "creator":
        raise bad_request("can't remove chat owner")
    if member.status == "administrator" and member.promoted_by != call.bot_id:
        raise bad_request("CHAT_ADMIN_REQUIRED")
    mine = chat.members[call.bot_id].rights
    if not wanted <= mine:
        raise bad_request("RIGHT_FORBIDDEN")


def set_custom_title(call: Call) -> bool:
    chat = call.enter_chat()
    rights.check_supergroup(chat)
    user = rights.user_for(call.world, call.params)
    member = chat.member(user.id)
    if member and member.status == "creator":
        raise bad_request("only creator can edit their custom title")
    if member is None or member.status != "administrator":
        raise bad_request("user is not an administrator")
    if member.promoted_by != call.bot_id:
        raise bad_request("not enough rights to change custom title of the user")
    title = call.params.text("custom_title").strip()
    if len(title) > LONGEST_CUSTOM_TITLE:
        raise bad_request("ADMIN_RANK_INVALID")
    chat.members[user.id] = replace(member, title=title)
    call.world.notify(Event("chat", chat))
    return True


HANDLERS = {
    "banchatmember": ban_chat_member,
    "kickchatmember": ban_chat_member,
    "unbanchatmember": unban_chat_member,
    "restrictchatmember": restrict_chat_member,
    "setchatpermissions": set_chat_permissions,
    "promotechatmember": promote_chat_member,
    "setchatadministratorcustomtitle": set_custom_title,
}
