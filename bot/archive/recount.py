"""Count a whole archive again from its rows: everything else follows from them."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from pydantic import TypeAdapter

from bot.archive.fold import Ledger, MonthTally, month_before, month_of
from bot.archive.row import Row, read_row, readable_rows, write_row
from bot.archive.tally import write_tally
from bot.store.archives import Archives, StoredArchive
from bot.store.gallery import Gallery
from engine.games import GAMES
from engine.ratings import pools_of

InTurn = Callable[..., Awaitable[Any]]  # for whom, what to run in a process, and with what

log = logging.getLogger(__name__)

MOST_ROWS: Final = 10_000  # of a chat; older ones are left out behind a balance
TRIMMED_AT: Final = 11_000
MONTHS_KEPT: Final = 3
MONTHS_STORED: Final = 5  # that their keys may outlast, of which some are not counted any more
MOST_TRIES: Final = 20
POOLS: Final = [pool for game in GAMES for pool in pools_of(game)]
LEDGERS: Final = TypeAdapter(Ledger)
MONTH_TALLIES: Final = TypeAdapter(MonthTally)


class Busy(Exception):
    """An archive changes faster than it can be counted."""


@dataclass(slots=True)
class Recounted:
    """An archive as it follows from its rows, and what differed in the store."""

    stored: StoredArchive
    differences: list[str] = field(default_factory=list)


def months_until(at: int, count: int = MONTHS_KEPT) -> list[int]:
    """List the months that are kept, the newest first."""
    months = [month_of(at)]
    while len(months) < count:
        months.append(month_before(months[-1]))
    return months


async def read(archives: Archives, chat: int, now: int) -> StoredArchive:
    return await archives.read(chat, months_until(now), POOLS)


async def recount(archives: Archives, chat: int, now: int) -> list[str]:
    """Write a chat's tallies, ratings and badges anew from its rows. Return what differed."""
    return (await recounted(archives, chat, now)).differences


async def recounted(archives: Archives, chat: int, now: int) -> Recounted:
    """Write an archive anew from its rows, and return it as it is now."""
    for _ in range(MOST_TRIES):
        counted = count(await read(archives, chat, now))
        if not counted.differences or await archives.write(chat, counted.stored):
            return counted
    raise Busy(chat)


def count(stored: StoredArchive) -> Recounted:
    """Count an archive again; a row that cannot be read is left out and named."""
    differences: list[str] = []
    ledger = LEDGERS.validate_json(stored.opening) if stored.opening else Ledger()
    rows: list[bytes] = []
    for index, text in enumerate(stored.rows):
        row = _read(text, index, differences)
        if row is None:
            continue
        ledger.add(row)
        rows.append(write_row(row))
        if rows[-1] != text:
            differences.append(f"row {index} ({row.id})")
    counted = replace(
        stored,
        rows=rows,
        month=ledger.month,
        tallies={number: write_tally(tally) for number, tally in ledger.tallies.items()},
        months={month: _written(ledger.months.get(month, {})) for month in stored.months},
        rankings={pool: _ranking(ledger, pool) for pool in stored.rankings},
    )
    counted.last_number = max([stored.last_number, *ledger.tallies])
    _compare("tally", stored.tallies, counted.tallies, differences)
    for month, tallies in counted.months.items():
        _compare(f"month {month}", stored.months[month], tallies, differences)
    for pool, ranking in counted.rankings.items():
        _compare(f"rating in {pool}", stored.rankings[pool], ranking, differences)
    if counted.last_number != stored.last_number or (rows and counted.month != stored.month):
        differences.append("last number or month")
    return Recounted(counted, differences)


def _read(text: bytes, index: int, differences: list[str]) -> Row | None:
    try:
        return read_row(text)
    except ValueError as error:
        reason = str(error).splitlines()[0]
        log.error("row cannot be read", extra={"row": index, "reason": reason})
        differences.append(f"row {index} cannot be read and is left out")
        return None


def _written(month: Mapping[int, MonthTally]) -> dict[int, bytes]:
    return {number: MONTH_TALLIES.dump_json(tally) for number, tally in month.items()}


def _ranking(ledger: Ledger, pool: str) -> dict[int, int]:
    return {
        number: tally.pools[pool].value
        for number, tally in ledger.tallies.items()
        if pool in tally.pools and tally.pools[pool].rated
    }


def _compare(
    what: str, before: Mapping[int, Any], after: Mapping[int, Any], differences: list[str]
) -> None:
    for number in sorted({*before, *after}):
        if before.get(number) != after.get(number):
            differences.append(f"{what} of {number}")


async def trim(archives: Archives, chat: int, now: int, in_turn: InTurn) -> None:
    """Leave out the oldest rows of a chat that has too many, behind what they added up to; that is
    counted in a process."""
    if await archives.count(chat) < TRIMMED_AT:
        return
    stored = await read(archives, chat, now)
    count_left_out = len(stored.rows) - MOST_ROWS
    opening = await in_turn(chat, _opening_of, stored.opening, stored.rows[:count_left_out], now)
    # If a game was added meanwhile, the next one tries again.
    await archives.trim(chat, stored.version, count_left_out, opening)


def _opening_of(opening: bytes, rows: list[bytes], now: int) -> bytes:
    """Return the balance of these rows after an earlier one."""
    ledger = LEDGERS.validate_json(opening) if opening else Ledger()
    for index, text in enumerate(rows):
        row = _read(text, index, [])
        if row is not None:
            ledger.add(row)
    kept = months_until(now)
    ledger.months = {month: people for month, people in ledger.months.items() if month in kept}
    return LEDGERS.dump_json(ledger)


async def forget_archive(archives: Archives, chat: int, now: int, in_turn: InTurn) -> None:
    """Delete all that is archived of a private chat."""
    stored = await archives.read(chat, months_until(now, MONTHS_STORED), POOLS)
    ids = {*await in_turn(chat, _ids_of, stored.rows), *await archives.newest(chat)}
    gallery = Gallery(archives.calls)
    await gallery.forget_links(chat, {*ids, *(await gallery.read(chat)).games})
    await gallery.delete(chat)
    await archives.delete(chat, stored, list(ids))


def _ids_of(rows: list[bytes]) -> list[str]:
    return list(readable_rows(rows))
