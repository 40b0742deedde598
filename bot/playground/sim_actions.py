"""POST /sim: what people do in their chats."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from bot.playground import (
    apps,
    inline_mode,
    membership,
    page_objects,
    reactions_and_pins,
    reply_keyboards,
    user_actions,
)
from bot.playground.model import (
    ADMIN_RIGHTS,
    JSON,
    PERMISSIONS,
    Chat,
    Event,
    Member,
    Message,
    User,
    private_chat,
)
from bot.playground.refusals import ActionError
from bot.playground.rights import has_permission, member_may
from bot.playground.sim_request import LONGEST_WAIT, SimRequest

Handler = Callable[[SimRequest], Any | Awaitable[Any]]


def _wait(request: SimRequest) -> float:
    return max(0.0, min(LONGEST_WAIT, request.number("wait", 0)))


def say(request: SimRequest) -> JSON:
    fields = request.fields
    document = fields.get("document")
    document = document if isinstance(document, dict) else {}
    entities, anonymous = fields.get("entities"), fields.get("anonymous")
    draft = user_actions.Draft(
        text=request.text("text", ""),
        entities=entities if isinstance(entities, list) else None,
        parse_mode=request.text("parse_mode", ""),
        photo=request.data(fields.get("photo"), "photo"),
        document=request.data(document.get("base64"), "document"),
        name=str(document.get("name", "")),
        thread=request.integer("thread", 0),
        reply_to=request.text("reply_to", ""),
        anonymous=anonymous if isinstance(anonymous, bool) else None,
        ephemeral=request.flag("ephemeral"),
        channel=request.text("channel", ""),
        linked=request.flag("linked"),
    )
    person = request.person()
    message = user_actions.say(request.world, person, request.chat(), draft)
    return page_objects.message_view(message, person.id)


def start(request: SimRequest) -> JSON:
    """Press START, perhaps of a deep link; it unblocks a blocked bot."""
    person, bot = request.person(), request.bot()
    payload = request.text("payload", "")
    if not re.fullmatch(r"[A-Za-z0-9_-]{0,64}", payload):
        raise ActionError("a payload has 1 to 64 of A-Z a-z 0-9 _ -")
    text = f"/start {payload}".strip()
    chat = private_chat(request.world, person, bot)
    message = user_actions.say(request.world, person, chat, user_actions.Draft(text))
    return page_objects.message_view(message, person.id)


async def tap(request: SimRequest) -> JSON:
    data = request.fields.get("data")
    query = user_actions.tap(
        request.world,
        request.person(),
        request.chat(),
        request.text("key"),
        request.integer("row", 0),
        request.integer("column", 0),
        data if isinstance(data, str) else None,
        request.flag("again"),
    )
    return {
        "id": query.id,
        "answer": await user_actions.answer_to(request.world, query, _wait(request)),
    }


async def ask_inline(request: SimRequest) -> JSON:
    """Ask the bot that is named, or the one of the private chat, or the first."""
    world, chat = request.world, request.chat()
    bot = request.bot() if "bot" in request.fields else chat.bot or request.playground.bot
    query, offset = request.text("query", ""), request.text("offset", "")
    asked = inline_mode.ask_bot(world, request.person(), chat, bot, query, offset)
    return await inline_mode.results_of(world, asked, _wait(request))


def choose(request: SimRequest) -> JSON:
    asked = request.world.inline_queries.get(request.text("id"))
    if asked is None:
        raise ActionError("there is no such inline query: ask again")
    person = request.person()
    thread = request.integer("thread", 0)
    message = inline_mode.send_result(
        request.world, asked, person, request.chat(), request.text("result_id"), thread
    )
    return page_objects.message_view(message, person.id)


def join(request: SimRequest) -> JSON:
    chat, person = request.group(), request.person()
    member = chat.members.get(person.id)
    by = request.person("by") if "by" in request.fields else None
    if member and member.is_in():
        raise ActionError(f"{person.first_name} is in this chat already")
    if member and member.status == "kicked" and by is None:
        raise ActionError(f"{person.first_name} is banned here: somebody must add them")
    membership.join(request.world, chat, person, by, request.flag("quiet"))
    return page_objects.chat_state(chat)


def leave(request: SimRequest) -> JSON:
    chat, person = request.group(), request.person()
    _needs_member(chat, person)
    membership.leave(request.world, chat, person, request.flag("quiet"))
    return page_objects.chat_state(chat)


def _needs_member(chat: Chat, user: User) -> Member:
    member = chat.member(user.id)
    if member is None:
        raise ActionError(f"{user.first_name} is not in this chat")
    return member


def _actor(request: SimRequest, chat: Chat) -> User:
    """Return the user named in `by`, or else the acting administrator."""
    if "by" in request.fields:
        return request.user("by")
    return membership.acting_admin(request.world, chat)


def ban(request: SimRequest) -> JSON:
    chat, user = request.group(), request.user()
    until = request.integer("until", 0)
    if user.id in chat.members and chat.members[user.id].is_owner:
        raise ActionError("the owner cannot be removed")
    actor, quiet = _actor(request, chat), request.flag("quiet")
    membership.ban(request.world, chat, user, actor, until, quiet)
    return page_objects.chat_state(chat)


def promote(request: SimRequest) -> JSON:
    """Give the rights that are true; `rights` of null demotes."""
    chat, user = request.group(), request.user()
    member = _needs_member(chat, user)
    wanted = request.fields.get("rights")
    title = request.text("custom_title", "")[:16]
    if wanted is not None and not isinstance(wanted, dict):
        raise ActionError("'rights' is an object of names and true, or null")
    given = frozenset(name for name in ADMIN_RIGHTS if (wanted or {}).get(name) is True)
    anonymous = request.flag("anonymous")
    if member.status == "creator":
        new = replace(member, anonymous=anonymous, title=title)
    elif wanted is None:
        new = Member("member", sees_all=member.sees_all)
    else:
        actor = _actor(request, chat)
        new = Member(
            "administrator",
            given | {"can_manage_chat"},
            anonymous,
            title,
            sees_all=member.sees_all,
            promoted_by=actor.id,
        )
    membership.change_member(request.world, chat, user, new, _actor(request, chat))
    return page_objects.chat_state(chat)


def restrict(request: SimRequest) -> JSON:
    """Turn permissions on and off, keeping those not named; with all of them on the restriction
    ends."""
    chat, user = request.group(), request.user()
    if chat.type != "supergroup":
        raise ActionError("only members of a supergroup can be restricted: migrate it first")
    old = chat.members.get(user.id, Member("left"))
    if old.is_owner:
        raise ActionError("the owner cannot be restricted")
    if old.is_admin():
        raise ActionError(f"{user.first_name} is an administrator: demote first")
    before = old.permissions if old.status == "restricted" else frozenset(PERMISSIONS)
    permissions = request.permissions(before)
    if permissions >= frozenset(PERMISSIONS) and old.is_in():
        new = Member("member", sees_all=old.sees_all)
    else:
        until = membership.effective_until(request.world, request.integer("until", 0))
        new = Member(
            "restricted",
            permissions=permissions,
            until=until,
            present=old.is_in(),
            sees_all=old.sees_all,
        )
    membership.change_member(request.world, chat, user, new, _actor(request, chat))
    return page_objects.chat_state(chat)


def bot_present(request: SimRequest) -> JSON:
    chat, bot = request.group(), request.bot()
    actor = _actor(request, chat)
    is_in = chat.member(bot.user.id) is not None
    if request.flag("present") and not is_in:
        payload = request.text("startgroup", "")
        membership.add_bot_member(request.world, chat, bot, actor)
        if payload:
            text = f"/start@{bot.user.username} {payload}"
            user_actions.say(request.world, actor, chat, user_actions.Draft(text))
    elif not request.flag("present") and is_in:
        membership.ban(request.world, chat, bot.user, actor)
    return page_objects.chat_state(chat)


def block(request: SimRequest) -> JSON:
    chat = private_chat(request.world, request.person(), request.bot())
    membership.set_blocked(request.world, chat, request.flag("blocked"))
    return {"blocked": chat.blocked}


def _message(request: SimRequest) -> tuple[User, Chat, Message]:
    person, chat = request.person(), request.chat()
    return person, chat, user_actions.find_message(request.world, chat, person, request.text("key"))


def edit(request: SimRequest) -> JSON:
    person, chat, _ = _message(request)
    text = request.text("text") if "text" in request.fields else None
    message = user_actions.edit(request.world, person, chat, request.text("key"), text)
    return page_objects.message_view(message, person.id)


def delete(request: SimRequest) -> JSON:
    person, chat, _ = _message(request)
    user_actions.delete(request.world, person, chat, request.text("key"))
    return {}


def react(request: SimRequest) -> JSON:
    person, chat, message = _message(request)
    emoji = request.text("emoji", "").replace("\ufe0f", "")
    if message.ephemeral_id or message.service:
        raise ActionError("one cannot react to this message")
    if emoji and emoji not in reactions_and_pins.EMOJI:
        raise ActionError(f"{emoji!r} is none of Telegram's reactions")
    if not has_permission(chat, person.id, "can_react_to_messages"):
        raise ActionError(f"{person.first_name} may not react here")
    wanted = [{"type": "emoji", "emoji": emoji}] if emoji else []
    reactions_and_pins.react(request.world, message, person, wanted)
    return page_objects.message_view(message, person.id)


def pin(request: SimRequest) -> JSON:
    person, chat, message = _message(request)
    if message.ephemeral_id or message.service:
        raise ActionError("this message cannot be pinned")
    if not member_may(chat, person.id, "can_pin_messages"):
        raise ActionError(f"{person.first_name} may not pin messages here")
    if request.fields.get("pinned") is False:
        reactions_and_pins.unpin(request.world, chat, [message.id])
    else:
        reactions_and_pins.pin(request.world, message, person)
    return {"pinned": list(chat.pinned)}


def dismiss(request: SimRequest) -> JSON:
    """End a forced reply unanswered."""
    thread = request.integer("thread", 0)
    reply_keyboards.dismiss(request.world, request.chat(), request.person().id, thread)
    return {}


def change_app(request: SimRequest) -> JSON:
    person = request.person()
    apps.change_app(request.world, person, request.text("app"))
    return page_objects.person_state(person)


def restart(request: SimRequest) -> JSON:
    return {"forgotten": apps.restart(request.world, request.person())}


def typing(request: SimRequest) -> JSON:
    person, chat = request.person(), request.chat()
    data = {"name": person.first_name, "id": person.id}
    request.world.notify(Event("typing", chat, data=data))
    return {}


def read(_: SimRequest) -> JSON:
    """Do nothing: bots are not told what people have read."""
    return {}


ACTIONS: dict[str, Handler] = {
    "say": say,
    "start": start,
    "tap": tap,
    "inline": ask_inline,
    "choose": choose,
    "join": join,
    "leave": leave,
    "ban": ban,
    "promote": promote,
    "restrict": restrict,
    "bot": bot_present,
    "block": block,
    "edit": edit,
    "delete": delete,
    "react": react,
    "pin": pin,
    "dismiss": dismiss,
    "app": change_app,
    "restart": restart,
    "typing": typing,
    "read": read,
}
