"""The address of a table: a chat, or one topic of it; and the partition of the store."""

from dataclasses import dataclass
from typing import Any, Final, Self
from zlib import crc32

PARTITIONS: Final = 256
OWN_MISTAKES: Final = -1  # the thread of a person's deadline at which no table stands: no topic


@dataclass(frozen=True, slots=True)
class Address:
    chat: int
    thread: int = 0  # 0 is a chat without topics, or its general one

    @property
    def key(self) -> str:
        return f"{self.chat}:{self.thread}"

    @classmethod
    def read(cls, text: str) -> Self:
        chat, thread = text.split(":")
        return cls(int(chat), int(thread))


def partition(chat: int) -> int:
    return crc32(str(chat).encode()) % PARTITIONS


def address_in(message: dict[str, Any]) -> Address:
    """Return the chat of a message, with its topic if the chat is a forum.

    Outside forums a reply has a thread too. An ephemeral message has none: its topic is that of the
    message it replies to, at least the one that opened the topic.
    """
    source = message.get("reply_to_message", {}) if "ephemeral_message_id" in message else message
    is_topic = source.get("is_topic_message") and message["chat"].get("is_forum")
    return Address(message["chat"]["id"], source.get("message_thread_id", 0) if is_topic else 0)


def link_to(address: Address, message: int) -> str:
    """Return a link to a message of a supergroup, or "" if there is none."""
    if not message or not str(address.chat).startswith("-100"):
        return ""
    number = str(address.chat).removeprefix("-100")
    thread = f"{address.thread}/" if address.thread else ""
    return f"https://t.me/c/{number}/{thread}{message}"
