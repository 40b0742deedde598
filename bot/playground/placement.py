"""The placement of a message inside its chat: its topic or thread, and the message that it replies
to."""

from dataclasses import dataclass, field

from bot.playground.model import JSON, Chat, Message


@dataclass(slots=True)
class Placement:
    """The thread and the original of a reply. `extra` holds a quote, or a reply to another chat;
    `named` tells that the bot chose the placement."""

    thread: int = 0
    in_topic: bool = False
    reply_to: Message | None = None
    extra: JSON = field(default_factory=dict)
    named: bool = False


def join_thread(chat: Chat, placement: Placement, replied: Message) -> None:
    """Place a reply in the thread of its original; in a plain supergroup a reply begins a
    thread."""
    placement.reply_to = replied
    if chat.is_forum:
        placement.thread = topic_of(replied)
    elif chat.type == "supergroup" and not replied.ephemeral_id:
        placement.thread = replied.thread or replied.id


def topic_of(message: Message) -> int:
    """Return the topic of a forum that a message belongs to; 0 is General."""
    return message.thread if message.chat.is_forum and (message.in_topic or message.receiver) else 0
