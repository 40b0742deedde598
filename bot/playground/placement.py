"""Where a message stands inside its chat: in which topic or thread, in reply to what."""

from dataclasses import dataclass, field

from bot.playground.model import JSON, Chat, Message


@dataclass(slots=True)
class Placement:
    """`extra` holds a quote, or a reply to another chat; `named` tells that the bot chose it."""

    thread: int = 0
    in_topic: bool = False
    reply_to: Message | None = None
    extra: JSON = field(default_factory=dict)
    named: bool = False


def join_thread(chat: Chat, placement: Placement, replied: Message) -> None:
    """A reply is where its original is; in a plain supergroup it begins or joins a thread."""
    placement.reply_to = replied
    if chat.is_forum:
        placement.thread = topic_of(replied)
    elif chat.type == "supergroup" and not replied.ephemeral_id:
        placement.thread = replied.thread or replied.id


def topic_of(message: Message) -> int:
    """The topic that a message of a forum stands in; 0 is General."""
    return message.thread if message.chat.is_forum and (message.in_topic or message.receiver) else 0
