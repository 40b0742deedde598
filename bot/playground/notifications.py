"""Notifications: the messages that ring a person's phone. An edit never does."""

from bot.playground.model import Message, World


def mentioned(world: World, message: Message) -> frozenset[int]:
    """Return the people of a group whom a message names or answers."""
    if not message.chat.is_group or message.receiver or message.service:
        return frozenset()
    found = {message.reply_to.actor} if message.reply_to and not message.reply_to.service else set()
    usernames = {person.username.lower(): person.id for person in world.people.values()}
    for name, marks in (("text", "entities"), ("caption", "caption_entities")):
        units = str(message.content.get(name, "")).encode("utf-16-le")
        for entity in message.content.get(marks, ()):
            start, end = 2 * entity["offset"], 2 * (entity["offset"] + entity["length"])
            if entity["type"] == "text_mention":
                found.add(entity["user"]["id"])
            elif entity["type"] == "mention":
                username = units[start:end].decode("utf-16-le").removeprefix("@").lower()
                found.add(usernames.get(username, 0))
    return frozenset(found & world.people.keys())


def rings(message: Message, person: int) -> str:
    """Return "mention" or "message" if the message rang this person's phone when it came, and ""
    otherwise. Of service messages only a pinned message does, and no ephemeral message."""
    is_quiet = message.silent or message.receiver or message.actor == person
    if is_quiet or (message.service and not (message.pinned and message.chat.is_group)):
        return ""
    return "mention" if person in message.mentions else "message"
