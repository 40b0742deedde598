"""The actions of people: write, tap, edit, delete. The checks are those of Telegram's own apps."""

from dataclasses import dataclass

from bot.playground import command_menus, keyboards
from bot.playground.api_objects import (
    CHANNEL_BOT,
    GROUP_ANONYMOUS_BOT,
    TELEGRAM_USER,
    chat_json,
    user_json,
)
from bot.playground.delivery import announce, close_query, leading_command, post, remove, send_query
from bot.playground.entities import BadText, compose
from bot.playground.file_store import Media, media_from_upload
from bot.playground.membership import set_blocked
from bot.playground.model import (
    CALLBACK_SECONDS,
    GENERAL_TOPIC,
    JSON,
    Bot,
    ButtonPosition,
    Chat,
    Message,
    Query,
    User,
    World,
    channel_titled,
)
from bot.playground.page_objects import is_visible_to
from bot.playground.placement import Placement, join_thread
from bot.playground.refusals import ActionError, Refusal
from bot.playground.rights import has_permission, has_right


@dataclass(slots=True)
class Draft:
    """A message that a person is about to send. `channel` is the title of a channel to send it as;
    a `linked` one forwards its own post into the group."""

    text: str = ""
    entities: list[JSON] | None = None
    parse_mode: str = ""
    photo: bytes = b""
    document: bytes = b""
    name: str = ""
    thread: int = 0
    reply_to: str = ""
    anonymous: bool | None = None
    ephemeral: bool = False
    channel: str = ""
    linked: bool = False


def say(world: World, person: User, chat: Chat, draft: Draft) -> Message:
    check_may_send(world, person, chat, draft)
    content = _formatted_content(world, draft)
    placement = _placement(world, chat, person, draft)
    media = _media(draft)
    message = Message(
        0,
        chat,
        world.clock.unix_time(),
        person,
        person.id,
        content,
        media,
        thread=placement.thread,
        in_topic=placement.in_topic,
        reply_to=placement.reply_to,
    )
    if draft.channel:
        send_as_channel(world, message, draft)
    else:
        sign_anonymously(chat, message, person, draft.anonymous)
    if bot := _ephemeral_receiver(world, message, person, draft):
        message.receiver = bot.user
        message.in_topic = False
    return post(world, message)


def check_may_send(world: World, person: User, chat: Chat, draft: Draft) -> None:
    if chat.bot:
        if chat.blocked and not draft.text.startswith("/start"):
            raise ActionError("this person has blocked the bot: unblock it first")
        if not chat.started and not draft.text.startswith("/start"):
            raise ActionError("a private chat begins with START: use /sim/start")
        set_blocked(world, chat, False)
        chat.started = True
        return
    if chat.upgraded_to:
        raise ActionError(f"this group has become the supergroup {chat.upgraded_to}")
    if chat.member(person.id) is None:
        raise ActionError(f"{person.first_name} is not in this chat: join first")
    needed = "can_send_messages"
    if draft.photo or draft.document:
        needed = "can_send_photos" if draft.photo else "can_send_documents"
    if not has_permission(chat, person.id, needed):
        raise ActionError(f"{person.first_name} may not send this here ({needed} is off)")


def _formatted_content(world: World, draft: Draft) -> JSON:
    has_media = bool(draft.photo or draft.document)

    def resolve(user_id: int) -> JSON | None:
        user = world.user(user_id)
        return user_json(user) if user else None

    try:
        text, entities = compose(
            draft.text,
            parse_mode=draft.parse_mode or None,
            entities=draft.entities,
            limit=1024 if has_media else 4096,
            resolve_user=resolve,
            now=world.clock.unix_time(),
            allow_empty=has_media,
        )
    except BadText as error:
        raise ActionError(f"this text cannot be sent: {error}") from None
    content: JSON = {}
    if text:
        content["caption" if has_media else "text"] = text
        if entities:
            content["caption_entities" if has_media else "entities"] = entities
    return content


def _media(draft: Draft) -> Media | None:
    try:
        if draft.photo:
            return media_from_upload("photo", draft.photo, "photo.jpg")
        if draft.document:
            return media_from_upload("document", draft.document, draft.name or "file")
    except Refusal as refusal:
        raise ActionError(f"this file cannot be sent: {refusal.description}") from None
    return None


def _placement(world: World, chat: Chat, person: User, draft: Draft) -> Placement:
    placement = Placement()
    if draft.reply_to:
        replied = find_message(world, chat, person, draft.reply_to)
        join_thread(chat, placement, replied)
        if replied.ephemeral_id:
            placement.thread = replied.thread
    if chat.is_forum:
        _enter_topic(chat, person, draft.thread, placement)
    return placement


def _enter_topic(chat: Chat, person: User, thread: int, placement: Placement) -> None:
    if thread and thread != GENERAL_TOPIC and not placement.reply_to:
        if thread not in chat.topics:
            raise ActionError(f"there is no topic {thread} in this chat")
        placement.thread = thread
    topic = chat.topics.get(placement.thread or GENERAL_TOPIC)
    if topic and topic.closed and not has_right(chat, person.id, "can_manage_topics"):
        raise ActionError("this topic is closed: an administrator can open it again")
    if placement.thread:
        placement.in_topic = True
        placement.reply_to = placement.reply_to or chat.messages.get(placement.thread)


def sign_anonymously(chat: Chat, message: Message, person: User, anonymous: bool | None) -> None:
    """Let an anonymous administrator speak as the group itself."""
    member = chat.member(person.id)
    if member is None or not member.is_admin():
        return
    if member.anonymous if anonymous is None else anonymous:
        message.sender = GROUP_ANONYMOUS_BOT
        message.sender_chat = chat
        message.signature = member.title


def send_as_channel(world: World, message: Message, draft: Draft) -> None:
    if message.chat.type != "supergroup":
        raise ActionError("channels speak in supergroups alone")
    speaker = channel_titled(world, draft.channel)
    message.sender, message.sender_chat = CHANNEL_BOT, speaker
    if not draft.linked:
        return
    speaker.last_id += 1
    message.sender = TELEGRAM_USER
    shown = {"chat": chat_json(speaker), "message_id": speaker.last_id, "date": message.date}
    message.extra = {
        "is_automatic_forward": True,
        "forward_origin": {"type": "channel", **shown},
        "forward_from_chat": shown["chat"],
        "forward_from_message_id": speaker.last_id,
        "forward_date": message.date,
    }


def _ephemeral_receiver(world: World, message: Message, person: User, draft: Draft) -> Bot | None:
    """Return the only bot that is to see this: for an ephemeral command, or an answer to such a
    message."""
    replied = message.reply_to
    if replied and replied.ephemeral_id and replied.actor in world.bots:
        return world.bots[replied.actor]
    command = leading_command(message)
    if command and (found := command_menus.ephemeral_target(world, message.chat, person, command)):
        return found
    if draft.ephemeral:
        raise ActionError("only a bot's ephemeral command, or an answer to it, is ephemeral")
    return None


def find_message(world: World, chat: Chat, person: User, key: str) -> Message:
    """Return a message by its key, if this person can see it."""
    try:
        number = int(key[1:])
    except ValueError:
        number = 0
    store = chat.ephemeral if key[:1] == "e" else chat.messages
    message = store.get(number)
    if (
        message is None
        or not is_visible_to(world, message, person.id)
        or not chat.member(person.id)
    ):
        raise ActionError(f"{person.first_name} sees no message {key!r} here")
    return message


def tap(
    world: World,
    person: User,
    chat: Chat,
    key: str,
    row: int,
    column: int,
    data: str | None,
    again: bool = False,
) -> Query:
    """Press a button. While it spins it swallows further taps, unless the client has lost its
    connection and sends the tap `again`. With `data`: send what a modified client can, whatever the
    buttons say, even under a message that is deleted already."""
    position: ButtonPosition | None = None
    if data is None:
        message = find_message(world, chat, person, key)
        data = _callback_data(message, row, column)
        position = (person.id, key, chat.id, row, column)
        if position in world.pending_taps and not again:
            return world.pending_taps[position]
    else:
        message = chat.deleted_messages.get(key) or find_message(world, chat, person, key)
    bot = world.bots.get(message.via_bot.id if message.via_bot else message.actor)
    if bot is None:
        raise ActionError("this message is not a bot's")
    if len(data.encode()) > 64:
        raise ActionError("callback data has at most 64 bytes")
    forget_old_queries(world)
    now = world.clock.now()
    query = Query(world.new_id(), bot, person, message, message.inline_id, data, now, position)

    def give_up() -> None:
        if not query.closed:
            close_query(world, query, None)

    world.clock.call_at(now + CALLBACK_SECONDS, give_up)
    return send_query(world, query)


def _callback_data(message: Message, row: int, column: int) -> str:
    button = keyboards.button_at(message.markup, row, column)
    if button is None:
        raise ActionError(f"there is no button at row {row}, column {column}, counted from 0")
    if "callback_data" not in button:
        raise ActionError("this button does not call the bot: only callback_data buttons do")
    return str(button["callback_data"])


def forget_old_queries(world: World) -> None:
    old = world.clock.now() - 10 * CALLBACK_SECONDS
    while world.queries and next(iter(world.queries.values())).asked < old:
        del world.queries[next(iter(world.queries))]


async def answer_to(world: World, query: Query, wait: float) -> JSON | None:
    """Return the bot's answer to a tap, waiting `wait` seconds at most."""
    if not query.closed and wait > 0:
        await world.clock.wait_for_watcher(query.watchers, wait)
    return query.answer


def edit(world: World, person: User, chat: Chat, key: str, text: str | None) -> Message:
    """Edit a person's own message; without a text nothing visible changes, as some of Telegram's
    edits."""
    message = find_message(world, chat, person, key)
    if message.actor != person.id or message.ephemeral_id or message.service:
        raise ActionError("people can edit only what they wrote themselves")
    if text is not None:
        content = _formatted_content(world, Draft(text, photo=b"x" if message.media else b""))
        if content == message.content:
            raise ActionError("nothing would change")
        message.content = content
    message.edit_date = world.clock.unix_time()
    announce(world, "edited_message", message)
    return message


def delete(world: World, person: User, chat: Chat, key: str) -> None:
    message = find_message(world, chat, person, key)
    allowed = (
        not chat.is_group
        or message.actor == person.id
        or message.ephemeral_id
        or has_right(chat, person.id, "can_delete_messages")
    )
    if not allowed:
        raise ActionError(f"{person.first_name} may not delete other people's messages here")
    remove(world, [message])
