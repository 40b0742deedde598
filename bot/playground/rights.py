"""Find the chat or user that a call names, and check what members may do there."""

from bot.playground.model import Bot, Chat, User, World, have_met, private_chat
from bot.playground.params import Params
from bot.playground.refusals import bad_request, forbidden

PERMISSIONS_FOR = {
    "text messages": "can_send_messages",
    "photos": "can_send_photos",
    "documents": "can_send_documents",
    "animations": "can_send_other_messages",
    "dice": "can_send_other_messages",
}


def chat_for(world: World, bot: Bot, params: Params, name: str = "chat_id") -> Chat:
    """Return the chat that the parameter names, if this bot has ever heard of it."""
    text = params.text(name).strip()
    if not text:
        raise bad_request(f"{name} is empty")
    if text.startswith("@"):
        return _public_chat(world, text[1:])
    chat_id = params.integer(name)
    if chat_id < 0:
        chat = world.groups.get(chat_id)
        if chat is None or bot.user.id not in chat.members:
            raise bad_request("chat not found")
        return chat
    if chat_id in world.bots:
        if chat_id == bot.user.id:
            raise bad_request("chat not found")
        raise forbidden("bot can't send messages to bots")
    person = world.people.get(chat_id)
    if person is None or not have_met(world, chat_id, bot.user.id):
        raise bad_request("chat not found")
    return private_chat(world, person, bot)


def _public_chat(world: World, username: str) -> Chat:
    for chat in world.groups.values():
        if chat.username and chat.username.lower() == username.lower():
            return chat
    raise bad_request("chat not found")


def check_access(chat: Chat, bot: Bot) -> None:
    """Refuse where the bot is not, or is no longer, and where nobody is left to read."""
    if chat.person:
        if chat.person.deactivated:
            raise forbidden("user is deactivated")
        return
    if chat.upgraded_to:
        raise bad_request(
            "group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat.upgraded_to
        )
    member = chat.members.get(bot.user.id)
    kind = "supergroup" if chat.type == "supergroup" else "group"
    if member is None or not member.is_in():
        if member and member.status == "kicked":
            raise forbidden(f"bot was kicked from the {kind} chat")
        raise forbidden(f"bot is not a member of the {kind} chat")


def check_may_message(chat: Chat) -> None:
    """Refuse to write to a person who never started the bot, or has blocked it."""
    if chat.person is None:
        return
    if chat.blocked:
        raise forbidden("bot was blocked by the user")
    if not chat.started:
        raise forbidden("bot can't initiate conversation with a user")


def may_write(chat: Chat, user_id: int, what: str) -> bool:
    return has_permission(chat, user_id, PERMISSIONS_FOR[what])


def has_permission(chat: Chat, user_id: int, permission: str) -> bool:
    """Return whether a member has a permission that all have by default; administrators always
    do."""
    if not chat.is_group:
        return True
    member = chat.member(user_id)
    if member is None:
        return False
    if member.is_admin():
        return True
    own = member.permissions if member.status == "restricted" else chat.permissions
    return permission in own and permission in chat.permissions


def check_may_write(chat: Chat, bot: Bot, what: str) -> None:
    if not may_write(chat, bot.user.id, what):
        raise bad_request(f"not enough rights to send {what} to the chat")


def has_right(chat: Chat, user_id: int, right: str) -> bool:
    """Return whether an administrator has a right; the owner has all."""
    member = chat.member(user_id)
    if member is None:
        return False
    return member.status == "creator" or (
        member.status == "administrator" and right in member.rights
    )


def member_may(chat: Chat, user_id: int, right: str) -> bool:
    """Return whether a member may do what takes an administrator a right, and others a
    permission."""
    if not chat.is_group:
        return True
    member = chat.member(user_id)
    if member and member.is_admin():
        return has_right(chat, user_id, right)
    return has_permission(chat, user_id, right)


def bot_may(chat: Chat, bot_id: int, right: str) -> bool:
    """Return whether a bot may change the group: permissions of members do not count, it must
    administer."""
    return not chat.is_group or has_right(chat, bot_id, right)


def user_for(world: World, params: Params, name: str = "user_id") -> User:
    user_id = params.integer(name)
    if user_id <= 0:
        raise bad_request(f"invalid {name} specified")
    user = world.user(user_id)
    if user is None:
        raise bad_request("user not found")
    return user


def check_supergroup(chat: Chat) -> None:
    if chat.type != "supergroup":
        raise bad_request("method is available only for supergroups")
