"""Redis: what is kept, the inboxes, and the one script that makes a move."""

from bot.store.calls import StoreAway, StoreError
from bot.store.connect import open_store
from bot.store.hints import Hints
from bot.store.letters import (
    Announcement,
    Commit,
    Committed,
    Deed,
    Letter,
    LetterKind,
    Painted,
    Saved,
)
from bot.store.store import Store

__all__ = [
    "Announcement",
    "Commit",
    "Committed",
    "Deed",
    "Hints",
    "Letter",
    "LetterKind",
    "Painted",
    "Saved",
    "Store",
    "StoreAway",
    "StoreError",
    "open_store",
]
