"""Counters and timers for Prometheus.

Labels are constants of this program, never something that was sent: no chats, no names.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import Counter, Gauge, Histogram

from bot.address import Address
from engine.lessons import Scene
from engine.record import Entry

if TYPE_CHECKING:
    from bot.store import InboxEntry

UPDATE_KINDS: Final = ("message", "callback_query", "my_chat_member", "chat_member")
TAP_MARK: Final = b'"callback_query"'
MOST_UNSHOWN: Final = 10_000  # tables whose painting is timed at one time
BUCKETS: Final = (  # seconds
    *(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5),
    *(1.0, 2.5, 5.0, 10.0, 30.0),
)

UPDATES = Counter("parlour_updates", "Updates from Telegram that were put into an inbox", ["kind"])
DUPLICATES = Counter(
    "parlour_duplicates",
    "Updates that came twice and were dropped, at the inbox or at the table",
    ["where"],
)
PUT_ASIDE = Counter(
    "parlour_put_aside",
    "Updates and inbox entries that cannot be read and were dropped, by where that was seen",
    ["where"],
)
MOVES = Counter("parlour_moves", "Moves of games that were committed", ["game", "by"])
CONFLICTS = Counter("parlour_conflicts", "Commits that lost a race and were done over")
BUDGET_WAITS = Counter(
    "parlour_budget_waits", "Times that a message or an edit was put off by our own budget"
)
FLOODED = Counter("parlour_flooded", "Times that Telegram answered 429")
PAINTING_FAILED = Counter(
    "parlour_painting_failed",
    "Times that an error of the program broke off the painting of a table",
)
TELEGRAM_SILENT = Gauge(
    "parlour_telegram_silent_seconds", "Since Telegram last answered intake; 0 without intake"
)
BACKUP_AT = Gauge("parlour_backup_timestamp_seconds", "When the newest backup ended; 0 without one")
WEBHOOK_TROUBLE = Counter(
    "parlour_webhook_trouble",
    "Looks that found the webhook changed by somebody else, or not reached by Telegram",
    ["what"],
)
TAP_SECONDS = Histogram(
    "parlour_tap_seconds", "How long a tap takes, by stage", ["stage"], buckets=BUCKETS
)
TABLES = Gauge(
    "parlour_tables_live",
    "Open lobbies and running games that wait for a deadline, and people who get a puzzle a day",
)
LESSON_STEPS = Counter(
    "parlour_lesson_step",
    "Answers to the steps of lessons: right, wrong, or next where there is only something to read",
    ["game", "lesson", "step", "answer"],
)
STORE_ANSWERS = Gauge(
    "parlour_store_answers", "1 while a server of the store saves, 0 while it does not", ["server"]
)
STORE_MEMORY = Gauge("parlour_store_memory_bytes", "Memory that a server uses", ["server"])
STORE_LIMIT = Gauge(
    "parlour_store_memory_limit_bytes", "Memory that a server may use; 0 is no limit", ["server"]
)
OLDEST_ENTRY = Gauge("parlour_inbox_oldest_seconds", "Age of the oldest unfinished inbox entry")
OLDEST_UNPAINTED = Gauge(
    "parlour_unpainted_oldest_seconds", "For how long the oldest unpainted table has waited"
)
STORE_SECONDS = Gauge("parlour_store_seconds", "How long the last check of the store took")

TO_INBOX, TO_COMMIT, TO_ANSWER, TO_PAINTED = "inbox", "commit", "answer", "painted"
for _stage in (TO_INBOX, TO_COMMIT, TO_ANSWER, TO_PAINTED):
    TAP_SECONDS.labels(_stage)
for _kind in (*UPDATE_KINDS, "other"):
    UPDATES.labels(_kind)
for _what in ("changed", "unreachable"):
    WEBHOOK_TROUBLE.labels(_what)
for _where in ("inbox", "table"):
    DUPLICATES.labels(_where)
for _where in ("intake", "inbox", "dispatcher"):
    PUT_ASIDE.labels(_where)

# When the tap that is being handled was committed.
_committed: ContextVar[float | None] = ContextVar("committed", default=None)
# The version and time of the oldest tap at each table that its chat does not show yet.
_unshown: dict[Address, tuple[int, float]] = {}


def kind_of(update: dict[str, Any]) -> str:
    return next((kind for kind in UPDATE_KINDS if kind in update), "other")


@contextmanager
def update_taken(update: dict[str, Any]) -> Iterator[None]:
    """Count an update, and time a tap, while it is put into the inbox."""
    kind = kind_of(update)
    began = time.monotonic()
    yield
    UPDATES.labels(kind).inc()
    if kind == "callback_query":
        TAP_SECONDS.labels(TO_INBOX).observe(time.monotonic() - began)


def entry_opened() -> None:
    """Begin with an inbox entry, for which nothing is committed yet."""
    _committed.set(None)


def committed(
    address: Address, version: int, session: Any, moves: int, entry: "InboxEntry | None"
) -> None:
    """Count the moves of a commit beyond the `moves` before it, and time a tap."""
    for made in map(Entry.read, session.log[moves:]):
        if not made.what.startswith("!"):
            MOVES.labels(session.game, made.by).inc()
    if entry is None or TAP_MARK not in entry.body:
        return
    now = time.monotonic()
    TAP_SECONDS.labels(TO_COMMIT).observe(max(0.0, time.time() - entry.at / 1000))
    _committed.set(now)
    if len(_unshown) < MOST_UNSHOWN:
        _unshown.setdefault(address, (version, now))


def lesson_step(game: str, at: Scene, answer: str) -> None:
    """Count an answer to a step of a lesson; steps are counted from 1, those of others left out."""
    step = str(at.progress.done + 1)
    LESSON_STEPS.labels(game, at.lesson.key, step, answer).inc()


def answered() -> None:
    """Time the answer to a tap that changed a table."""
    if (at := _committed.get()) is not None:
        TAP_SECONDS.labels(TO_ANSWER).observe(time.monotonic() - at)
        _committed.set(None)


def painted(address: Address, version: int) -> None:
    """Time the painting of a tap that the chat shows now."""
    waiting = _unshown.get(address)
    if waiting is not None and waiting[0] <= version:
        del _unshown[address]
        TAP_SECONDS.labels(TO_PAINTED).observe(time.monotonic() - waiting[1])
