"""Let users join and leave chats, change their status, and tell the bots there of it."""

from dataclasses import replace
from typing import Any

from bot.playground import reply_keyboards
from bot.playground.api_objects import GROUP_ANONYMOUS_BOT, member_json, member_update, user_json
from bot.playground.delivery import post_service_message, push
from bot.playground.model import (
    ADMIN_RIGHTS,
    GENERAL_TOPIC,
    JSON,
    Bot,
    Chat,
    Event,
    Member,
    Topic,
    User,
    World,
    new_group_id,
)

GENERAL_COLOR = 7322096
SHORTEST_BAN = 30
LONGEST_BAN = 366 * 24 * 3600
FOUNDER_RIGHTS = frozenset(ADMIN_RIGHTS)


def change_member(
    world: World, chat: Chat, user: User, new: Member, actor: User, **more: Any
) -> None:
    """Set a user's membership in a chat, and tell that bot itself and the bots that administer."""
    old = chat.members.get(user.id)
    chat.members[user.id] = new
    if not new.is_in():
        reply_keyboards.forget_user(world, chat, user.id)
    if new.until and new.status in ("kicked", "restricted"):
        world.clock.call_at(new.until, lambda: _end_penalty(world, chat, user, new))
    for bot_id in list(chat.members):
        bot = world.bots.get(bot_id)
        if bot is None:
            continue
        is_own = bot.user is user
        member = chat.member(bot_id)
        if not is_own and not (member and member.is_admin()):
            continue
        kind = "my_chat_member" if is_own else "chat_member"
        if not bot.queue.allows(kind):
            continue
        before = member_json(chat, user, old, bot_id)
        after = member_json(chat, user, new, bot_id)
        if before == after:
            continue
        content = member_update(chat, actor, world.clock.unix_time(), before, after, **more)
        lane = f"my{chat.id}" if is_own else f"member{user.id}"
        push(world, bot, kind, lane, content)
    world.notify(Event("chat", chat))
    world.notify(Event("people"))


def _end_penalty(world: World, chat: Chat, user: User, was: Member) -> None:
    """End a ban or restriction by time; Telegram tells nobody of that."""
    if chat.members.get(user.id) is was:
        is_back = was.status == "restricted" and was.present
        chat.members[user.id] = Member("member" if is_back else "left")
        world.notify(Event("chat", chat))


def make_group(
    world: World,
    kind: str,
    title: str,
    owner: User,
    people: list[User],
    bots: list[Bot],
    is_forum: bool = False,
) -> Chat:
    is_super = kind == "supergroup"
    chat = Chat(
        new_group_id(world, is_super),
        "supergroup" if is_super else "group",
        world.new_id(),
        title,
        is_forum=is_forum and is_super,
    )
    if chat.is_forum:
        chat.topics[GENERAL_TOPIC] = Topic(GENERAL_TOPIC, "General", GENERAL_COLOR)
    world.groups[chat.id] = chat
    chat.members[owner.id] = Member("creator", FOUNDER_RIGHTS)
    for person in people:
        chat.members.setdefault(person.id, Member("member"))
    for bot in bots:
        add_bot_member(world, chat, bot, owner, with_message=is_super)
    if not is_super:
        post_service_message(world, chat, owner, {"group_chat_created": True})
    world.notify(Event("people"))
    return chat


def add_bot_member(
    world: World, chat: Chat, bot: Bot, actor: User, with_message: bool = True
) -> None:
    member = Member("member", sees_all=not bot.privacy)
    change_member(world, chat, bot.user, member, actor)
    if with_message:
        _announce_joined(world, chat, actor, bot.user)


def _announce_joined(world: World, chat: Chat, actor: User, user: User) -> None:
    who = user_json(user)
    content = {"new_chat_participant": who, "new_chat_member": who, "new_chat_members": [who]}
    post_service_message(world, chat, actor, content)


def join(
    world: World, chat: Chat, person: User, by: User | None = None, quiet: bool = False
) -> None:
    """Add a person by the invite link, or by whoever adds them. `quiet` leaves out the service
    message, as in big groups."""
    link: JSON = {}
    if by is None:
        link["invite_link"] = {
            "invite_link": invite_link(world, chat),
            "creator": user_json(owner_of(world, chat)),
            "creates_join_request": False,
            "is_primary": True,
            "is_revoked": False,
        }
    old = chat.members.get(person.id)
    new = Member("member")
    if old and old.owns:
        new = replace(old, status="creator", owns=False)
    elif old and old.status == "restricted":
        new = replace(old, present=True)
    change_member(world, chat, person, new, by or person, **link)
    if not quiet:
        _announce_joined(world, chat, by or person, person)


def invite_link(world: World, chat: Chat) -> str:
    if not chat.invite_link:
        chat.invite_link = f"https://t.me/+{world.random.getrandbits(90):022x}"
    return chat.invite_link


def owner_of(world: World, chat: Chat) -> User:
    """Return the founder of the group, present or not."""
    return next(world.people[i] for i, member in chat.members.items() if member.is_owner)


def acting_admin(world: World, chat: Chat) -> User:
    """Return the owner, or while that one is away another administrator, if there is any."""
    owner = owner_of(world, chat)
    others = (i for i in chat.present() if i in world.people and chat.members[i].is_admin())
    return owner if chat.member(owner.id) else world.people[next(others, owner.id)]


def leave(world: World, chat: Chat, user: User, quiet: bool = False) -> None:
    old = chat.members[user.id]
    new = Member("left")
    if old.status == "creator":
        new = replace(old, status="left", owns=True)
    elif old.status == "restricted":
        new = replace(old, present=False)
    change_member(world, chat, user, new, user)
    if not quiet:
        announce_left(world, chat, user, user)


def announce_left(world: World, chat: Chat, actor: User, user: User) -> None:
    who = user_json(user)
    post_service_message(
        world, chat, actor, {"left_chat_participant": who, "left_chat_member": who}
    )


def ban(
    world: World, chat: Chat, user: User, actor: User, until: int = 0, quiet: bool = False
) -> None:
    was_in = chat.member(user.id) is not None
    change_member(world, chat, user, Member("kicked", until=effective_until(world, until)), actor)
    if was_in and not quiet:
        announce_left(world, chat, actor, user)


def effective_until(world: World, until: int) -> int:
    """Return 0, for ever, where a ban would end in less than 30 seconds or after 366 days."""
    left = until - world.clock.now()
    return until if SHORTEST_BAN <= left <= LONGEST_BAN else 0


def migrate(world: World, chat: Chat, actor: User) -> Chat:
    """Turn a basic group into a supergroup: another chat, with the same people."""
    new = Chat(new_group_id(world, True), "supergroup", world.new_id(), chat.title)
    new.members = {
        i: replace(member)
        for i, member in chat.members.items()
        if member.is_in() or member.is_owner
    }
    new.permissions = chat.permissions
    new.upgraded_from = chat.id
    world.groups[new.id] = new
    post_service_message(world, chat, actor, {"migrate_to_chat_id": new.id})
    chat.upgraded_to = new.id
    post_service_message(
        world, new, GROUP_ANONYMOUS_BOT, {"migrate_from_chat_id": chat.id}, sender_chat=new
    )
    for user_id in list(new.members):
        bot = world.bots.get(user_id)
        if bot:
            before = member_json(new, bot.user, None, user_id)
            after = member_json(new, bot.user, new.members[user_id], user_id)
            content = member_update(new, actor, world.clock.unix_time(), before, after)
            push(world, bot, "my_chat_member", f"my{new.id}", content)
    world.notify(Event("chat", chat))
    world.notify(Event("people"))
    return new


def set_blocked(world: World, chat: Chat, blocked: bool) -> None:
    """Let a person block or unblock the bot of a private chat."""
    assert chat.bot
    assert chat.person
    if chat.blocked == blocked:
        return
    chat.blocked = blocked
    standings = [Member("member"), Member("kicked")]
    if not blocked:
        standings.reverse()
    old, new = (member_json(chat, chat.bot.user, m, chat.bot.user.id) for m in standings)
    content = member_update(chat, chat.person, world.clock.unix_time(), old, new)
    push(world, chat.bot, "my_chat_member", f"my{chat.id}", content)
    world.notify(Event("chat", chat))
