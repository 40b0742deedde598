"""Redis: saved tables, inboxes, leases, and the one script that commits a move."""

from bot.store.calls import StoreAway, StoreError
from bot.store.connect import open_store
from bot.store.hints import Hints
from bot.store.records import (
    Announcement,
    Commit,
    Committed,
    Deed,
    EntryKind,
    InboxEntry,
    Painted,
    Probed,
    Saved,
)
from bot.store.store import Store

__all__ = [
    "Announcement",
    "Commit",
    "Committed",
    "Deed",
    "EntryKind",
    "Hints",
    "InboxEntry",
    "Painted",
    "Probed",
    "Saved",
    "Store",
    "StoreAway",
    "StoreError",
    "open_store",
]
