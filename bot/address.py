"""Where a table stands: a chat, or one topic of it; and which partition of the store keeps it."""

from dataclasses import dataclass
from typing import Any, Final, Self
from zlib import crc32

PARTITIONS: Final = 256


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
    """The chat, or the topic of a forum; a reply elsewhere has a thread too, and no topic. Of an
    ephemeral message only what it replies to tells the topic, if nothing else its opening."""
    told = message.get("reply_to_message", {}) if "ephemeral_message_id" in message else message
    is_topic = told.get("is_topic_message") and message["chat"].get("is_forum")
    return Address(message["chat"]["id"], told.get("message_thread_id", 0) if is_topic else 0)


def link_to(address: Address, message: int) -> str:
    """The address of a message of a supergroup; nothing elsewhere, or before it was sent."""
    if not message or not str(address.chat).startswith("-100"):
        return ""
    number = str(address.chat).removeprefix("-100")
    thread = f"{address.thread}/" if address.thread else ""
    return f"https://t.me/c/{number}/{thread}{message}"
