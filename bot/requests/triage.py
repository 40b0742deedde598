"""Tells of updates, of which a long queue is full, without looking at a table: which ask for
nothing, and which are of people who play."""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from bot.address import Address
from bot.chat_queue import TABLE, Players
from bot.ops.metrics import TAP_MARK
from bot.recent import Recent
from bot.screens.callback_data import read
from bot.store import InboxEntry
from bot.tables import Session

ANSWERABLE_MS: Final = 30_000  # twice the time for which Telegram takes the answer to a tap


@dataclass(slots=True)
class Triage:
    # When the newest entry came, by the store's clock: the bot's own may differ.
    _newest: int = 0
    # Sessions that no table of a chat shows any more
    _gone: Recent[tuple[int, str], bool] = field(default_factory=Recent)
    _players: Recent[int, dict[int, Players]] = field(default_factory=Recent)  # by chat and thread

    def note_entry(self, entry: InboxEntry) -> None:
        self._newest = max(self._newest, entry.at)

    def note_gone(self, chat: int, session: str) -> None:
        """Remember that a button leads nowhere: a session that is gone does not come back."""
        self._gone[chat, session] = True

    def note_table(self, address: Address, session: Session | None) -> None:
        """Remember who plays in a group, for whom the others make room."""
        players = session.players if session is not None else []
        seated = {player.user for player in players if player.user is not None}
        asked = {players[seat].user for seat in session.prompts} if session is not None else set()
        tables = self._players.get(address.chat, {})
        tables[address.thread] = Players(frozenset(seated), frozenset(seated & asked))
        self._players[address.chat] = tables

    def knows_players(self, address: Address) -> bool:
        return address.thread in self._players.get(address.chat, {})

    def players(self, chat: int) -> Players | None:
        """Return who plays in a group, as far as this process has seen its tables."""
        tables = self._players.get(chat)
        if not tables or chat > 0:
            return None
        return Players(*(frozenset().union(*sets) for sets in zip(*tables.values(), strict=True)))

    def is_tap(self, entry: InboxEntry) -> bool:
        return entry.kind == "update" and TAP_MARK in entry.body

    def sender(self, entry: InboxEntry) -> int:
        """Return which person sent an update; what else comes is the table's own."""
        if entry.kind != "update":
            return TABLE
        update = json.loads(entry.body)
        sent = update.get("callback_query") or update.get("message") or {}
        return int(sent.get("from", {}).get("id", TABLE))

    def is_late(self, entry: InboxEntry) -> bool:
        """Return whether Telegram takes no answer to a tap any more."""
        return entry.at < self._newest - ANSWERABLE_MS

    def asks_nothing(self, entry: InboxEntry) -> bool:
        """Return whether an update is talk in a group, or a late tap on a session that is gone."""
        if entry.kind != "update" or (self.is_tap(entry) and not self.is_late(entry)):
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
