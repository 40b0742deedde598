"""Tells updates that ask for nothing, of which a long queue is full, without looking at a table."""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from bot.ops.metrics import TAP_MARK
from bot.recent import Recent
from bot.screens.callback_data import read
from bot.store import InboxEntry

ANSWERABLE_MS: Final = 30_000  # twice the time for which Telegram takes the answer to a tap


@dataclass(slots=True)
class Triage:
    # When the newest entry came, by the store's clock: the bot's own may differ.
    _newest: int = 0
    # Sessions that no table of a chat shows any more
    _gone: Recent[tuple[int, str], bool] = field(default_factory=Recent)

    def note_entry(self, entry: InboxEntry) -> None:
        self._newest = max(self._newest, entry.at)

    def note_gone(self, chat: int, session: str) -> None:
        """Remember that a button leads nowhere: a session that is gone does not come back."""
        self._gone[chat, session] = True

    def is_late(self, entry: InboxEntry) -> bool:
        """Return whether Telegram takes no answer to a tap any more."""
        return entry.at < self._newest - ANSWERABLE_MS

    def asks_nothing(self, entry: InboxEntry) -> bool:
        """Return whether an update is talk in a group, or a late tap on a session that is gone."""
        is_tap = TAP_MARK in entry.body
        if entry.kind != "update" or (is_tap and not self.is_late(entry)):
            return False
        update = json.loads(entry.body)
        if query := update.get("callback_query"):
            chat = query.get("message", {}).get("chat", {}).get("id", 0)
            return (chat, read(query.get("data", "")).session) in self._gone
        return is_talk(update.get("message", {}))


def is_talk(message: dict[str, Any]) -> bool:
    """Return whether a message is text that people write to each other in a group, and tells of no
    other bot."""
    if "reply_to_message" in message or "via_bot" in message:
        return False
    entities = message.get("entities")
    first = entities[0] if entities else {}
    is_command = first.get("type") == "bot_command" and first.get("offset") == 0
    return "text" in message and message.get("chat", {}).get("id", 0) < 0 and not is_command
