"""Read from the archive what people see of it: games, tallies, boards. What cannot be read is named
in the log and left out."""

import asyncio
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.archive.archive import Archive, damaged
from bot.archive.fold import month_of
from bot.archive.row import Counted, Row, read_row
from bot.archive.tally import DAY_MS, Tally, read_tally
from bot.archive.top import (
    MOST_SHOWN,
    MonthGames,
    Period,
    Top,
    TopLine,
    is_whole,
    played_in,
    pools_in,
    rated_line,
)
from bot.archive.totals import Totals, read_totals
from bot.store import archive_reads
from engine.ratings import pools_of
from engine.session.archived import Known

ROWS_READ: Final = 200  # in which a game, or somebody's own games, are looked for
MOST_HIDDEN: Final = 20  # people who left the group, among the first
LEAVES_OFTEN: Final = 80  # percent of the latest games that were finished, below which it is told
LATEST_NEEDED: Final = 10

IsHidden = Callable[[int], bool]  # whether a user has left the group


async def newest_game(archive: Archive, chat: int) -> str:
    """Return the id of the newest game of a chat; "" if there is none."""
    return await archive_reads.newest_game(archive.store.calls, chat)


async def has_game(archive: Archive, chat: int, id: str) -> bool:
    return await archive_reads.has_game(archive.store.calls, chat, id)


async def rows(archive: Archive, chat: int, count: int = ROWS_READ) -> list[Row]:
    """Return the newest rows of a chat, the newest first."""
    found = await archive_reads.newest_rows(archive.store.calls, chat, count)
    return [row for row in (_row(chat, text) for text in found) if row is not None]


async def row(archive: Archive, chat: int, id: str) -> Row | None:
    """Return the row of a game, if it is one of the newest of its chat or kept by stars."""
    found = await archive_reads.newest_rows(archive.store.calls, chat, ROWS_READ)
    named = (_row(chat, text) for text in found if id.encode() in text)
    newest = next((each for each in named if each is not None and each.id == id), None)
    if newest is not None:
        return newest
    kept = await archive.store.gallery.row(chat, id)
    return _row(chat, kept) if kept is not None else None


async def starred_rows(archive: Archive, chat: int) -> list[Row]:
    """Return the rows of the games that stars keep, the newest first."""
    kept = await archive.store.gallery.read(chat)
    found = (_row(chat, text) for text in kept.rows.values())
    return sorted((each for each in found if each is not None), key=lambda each: -each.at)


def _row(chat: int, text: bytes) -> Row | None:
    try:
        return read_row(text)
    except ValueError as error:
        damaged("row", chat, 0, error)
        return None


async def counted(archive: Archive, chat: int, id: str, text: bytes) -> Counted | None:
    """Return what is told of a finished game, from its row if that stands at the table."""
    found = _row(chat, text) if text else await row(archive, chat, id)
    if found is None or found.id != id:
        return None
    if found.crown is None:
        return Counted(found)
    person = found.crown[1]
    return Counted(found, (await archive.people(chat, [person]))[person].name)


async def tally_of(archive: Archive, chat: int, user: int) -> tuple[int, Tally]:
    """Return somebody's number and tally; 0 and an empty one if they have not played."""
    number = (await archive_reads.numbers_of(archive.store.calls, chat, [user])).get(user, 0)
    return number, (await tallies(archive, chat, [number] if number else [])).get(number, Tally())


async def tallies(archive: Archive, chat: int, numbers: Sequence[int]) -> dict[int, Tally]:
    found: dict[int, Tally] = {}
    texts = await archive_reads.tallies(archive.store.calls, chat, numbers)
    for number, text in texts.items():
        try:
            found[number] = read_tally(text)
        except ValueError as error:
            damaged("tally", chat, number, error)
    return found


async def totals_of(archive: Archive, user: int) -> Totals | None:
    """Return what somebody played in all groups, if anything."""
    _, text = await archive.store.totals(user)
    try:
        totals = read_totals(text) if text else Totals()
    except ValueError as error:
        damaged("totals", user, 0, error)
        return None
    return totals if totals.dealt else None


async def who_often_leave(archive: Archive, chat: int, users: Iterable[int]) -> set[int]:
    """Return those users who left more than one in five of their latest games here."""
    numbers = await archive_reads.numbers_of(archive.store.calls, chat, list(users))
    found = await tallies(archive, chat, list(numbers.values()))
    latest = {user: found[n].latest for user, n in numbers.items() if n in found}
    return {
        user
        for user, games in latest.items()
        if len(games) >= LATEST_NEEDED and 100 * games.count("1") < LEAVES_OFTEN * len(games)
    }


async def top(
    archive: Archive,
    chat: int,
    user: int,
    period: Period | None,
    pool: str,
    now: int,
    is_hidden: IsHidden,
) -> Top:
    """Return a board; of no period, that of the month if somebody has played in it."""
    every = [name for game in archive.games for name in pools_of(game)]
    numbers = await archive_reads.numbers_of(archive.store.calls, chat, [user])
    own = numbers.get(user, 0)
    if period != "ever":
        month = await _month(archive, chat, month_of(now))
        pools = pools_in(month, every)
        if pools or period == "month":
            pool = _chosen(pool, pools)
            found = await _month_lines(archive, chat, played_in(month, pool), own, is_hidden)
            return _board("month", pool, pools, found, user)
    pools = await archive_reads.pools_ranked(archive.store.calls, chat, every)
    pool = _chosen(pool, pools)
    found = await _rated_lines(archive, chat, pool, own, now // DAY_MS, is_hidden)
    return _board("ever", pool, pools, found, user)


def _chosen(pool: str, pools: Sequence[str]) -> str:
    return pool if pool in pools or not pools else pools[0]


def _board(period: Period, pool: str, pools: list[str], found: list[TopLine], user: int) -> Top:
    lines = [line for line in found if line.place <= MOST_SHOWN]
    own = next((line for line in found[len(lines) :] if line.known.user == user), None)
    return Top(period, pool, pools, lines, own, user)


async def _month(archive: Archive, chat: int, month: int) -> dict[int, bytes]:
    found = await archive_reads.month(archive.store.calls, chat, month)
    for number in [number for number, text in found.items() if not is_whole(text)]:
        damaged("month", chat, number, ValueError(repr(found.pop(number))))
    return found


async def _month_lines(
    archive: Archive,
    chat: int,
    played: Sequence[tuple[int, int, int]],
    own: int,
    is_hidden: IsHidden,
) -> list[TopLine]:
    """Return the first lines of a month, and that of one person."""
    first = [MonthGames(*each) for each in played[: MOST_SHOWN + MOST_HIDDEN]]
    mine = [MonthGames(*each) for each in played if each[2] == own]
    people = await archive.people(chat, [each.number for each in (*first, *mine)])
    shown = [each for each in first if not is_hidden(people[each.number].user)][:MOST_SHOWN]
    lines = [
        TopLine(place, people[each.number], each.games, -each.not_won)
        for place, each in enumerate(shown, 1)
    ]
    for each in mine:
        if each not in shown:
            place = max(bisect_left(played, each), len(lines)) + 1
            lines.append(TopLine(place, people[own], each.games, -each.not_won))
    return lines


async def _rated_lines(
    archive: Archive, chat: int, pool: str, own: int, day: int, is_hidden: IsHidden
) -> list[TopLine]:
    """Return the first lines of a ranking, and that of one person."""
    calls, most = archive.store.calls, MOST_SHOWN + MOST_HIDDEN
    first, rank = await asyncio.gather(
        archive_reads.ranked(calls, chat, pool, most), archive_reads.rank_of(calls, chat, pool, own)
    )
    wanted = [*first, *([own] if rank is not None and own not in first else [])]
    people, known = await asyncio.gather(
        archive.people(chat, wanted), tallies(archive, chat, wanted)
    )
    lines: list[TopLine] = []
    for number in first:
        is_shown = number in known and not is_hidden(people[number].user)
        if is_shown and len(lines) < MOST_SHOWN:
            line = rated_line(len(lines) + 1, people[number], known[number], pool, day)
            lines += [line] if line else []
    if rank is not None and own in known and people[own] not in [line.known for line in lines]:
        place = max(rank + 1, len(lines) + 1)
        line = rated_line(place, people[own], known[own], pool, day)
        lines += [line] if line else []
    return lines


async def people_of(archive: Archive, chat: int, found: Iterable[Row]) -> dict[int, Known]:
    """Return who the people of some rows are, by number."""
    return await archive.people(chat, {seat.person for each in found for seat in each.seats} - {0})
