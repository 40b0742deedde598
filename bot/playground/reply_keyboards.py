"""The reply keyboard or forced reply that a person has in the composer: one for each person and
topic of a chat. A bot's message brings it; the person's own message may end it."""

from collections.abc import Callable

from bot.playground.model import GENERAL_TOPIC, JSON, Chat, Event, Message, ReplyKeyboard, World
from bot.playground.placement import topic_of


def follow(world: World, message: Message) -> None:
    """Update the reply keyboards after a message has been sent."""
    if message.actor in world.bots:
        if message.markup:
            _apply_markup(world, message, message.markup)
    else:
        _apply_use(world, message)


def _apply_markup(world: World, message: Message, markup: JSON) -> None:
    kept = {name: value for name, value in markup.items() if name != "inline_keyboard"}
    if not kept:
        return
    for person in _readers(world, message, bool(markup.get("selective"))):
        holder = person, topic_of(message)
        keyboards = message.chat.reply_keyboards
        if "remove_keyboard" not in kept:
            keyboards[holder] = ReplyKeyboard(message, dict(kept))
        elif holder not in keyboards or keyboards[holder].message.actor != message.actor:
            continue  # one bot does not take away another's keyboard
        else:
            del keyboards[holder]
        world.notify(Event("chat", message.chat, who=person))


def _readers(world: World, message: Message, selective: bool) -> list[int]:
    chat = message.chat
    if message.receiver:
        return [message.receiver.id]
    people = [user_id for user_id in chat.present() if user_id in world.people]
    if not selective or not chat.is_group:
        return people
    meant = _mentioned(message)
    replied = message.reply_to
    if replied and not replied.service:
        meant.add(replied.sender.id)
    return [i for i in people if i in meant or f"@{world.people[i].username}".lower() in meant]


def _mentioned(message: Message) -> set[int | str]:
    """Return the ids of the people mentioned, and usernames as they stand in the text."""
    content = message.content
    text = (content.get("text") or content.get("caption") or "").encode("utf-16-le")
    meant: set[int | str] = set()
    for entity in content.get("entities") or content.get("caption_entities") or ():
        begin = 2 * entity["offset"]
        if entity["type"] == "text_mention":
            meant.add(entity["user"]["id"])
        elif entity["type"] == "mention":
            name = text[begin : begin + 2 * entity["length"]].decode("utf-16-le")
            meant.add(name.lower())
    return meant


def _apply_use(world: World, message: Message) -> None:
    """Fold a one-time keyboard away when its key is pressed, and end a forced reply that is
    answered."""
    holder = message.actor, topic_of(message)
    keyboard = message.chat.reply_keyboards.get(holder)
    if keyboard is None:
        return
    if keyboard.markup.get("one_time_keyboard") and message.content.get("text") in _keys(keyboard):
        keyboard.used = True
        world.notify(Event("chat", message.chat, who=message.actor))
    if message.reply_to is keyboard.message:
        dismiss(world, message.chat, *holder)


def _keys(keyboard: ReplyKeyboard) -> list[str]:
    return [button["text"] for row in keyboard.markup.get("keyboard", ()) for button in row]


def dismiss(world: World, chat: Chat, person: int, thread: int) -> None:
    """End a forced reply, answered or not; a keyboard stays."""
    holder = person, 0 if thread == GENERAL_TOPIC else thread
    keyboard = chat.reply_keyboards.get(holder)
    if keyboard is None or keyboard.markup.pop("force_reply", None) is None:
        return
    if "keyboard" not in keyboard.markup:
        del chat.reply_keyboards[holder]
    world.notify(Event("chat", chat, who=person))


def forget_message(world: World, message: Message) -> None:
    """Remove the keyboards that a deleted message brought."""
    _remove(world, message.chat, lambda _, keyboard: keyboard.message is message)


def forget_user(world: World, chat: Chat, user_id: int) -> None:
    """Remove the keyboards of a user who has left: a bot's, or those that a person had."""
    _remove(world, chat, lambda person, keyboard: user_id in (person, keyboard.message.actor))


def _remove(world: World, chat: Chat, is_gone: Callable[[int, ReplyKeyboard], bool]) -> None:
    for holder, keyboard in list(chat.reply_keyboards.items()):
        if is_gone(holder[0], keyboard):
            del chat.reply_keyboards[holder]
            world.notify(Event("chat", chat, who=holder[0]))


def shown(chat: Chat, person: int, thread: int) -> JSON | None:
    """Return the markup as it was sent, with the key of its message."""
    keyboard = chat.reply_keyboards.get((person, 0 if thread == GENERAL_TOPIC else thread))
    if keyboard is None:
        return None
    return {
        **keyboard.markup,
        "key": keyboard.message.key,
        **({"used": True} if keyboard.used else {}),
    }
