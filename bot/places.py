"""Where a table stands: a chat, or one topic of it; and which partition of the store keeps it."""

from dataclasses import dataclass
from typing import Final, Self
from zlib import crc32

PARTITIONS: Final = 256


@dataclass(frozen=True, slots=True)
class Place:
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
