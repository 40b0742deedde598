"""Move the archive of a group to the supergroup that it became.

It may be repeated after a crash: games that are there already are not added again. The games are
read and counted in a process.
"""

from collections.abc import Iterable
from dataclasses import replace

from bot.archive.archive import read_identity
from bot.archive.recount import LEDGERS, MOST_TRIES, Busy, InTurn, count, read
from bot.archive.row import Row, readable_rows, write_row
from bot.store.archives import Archives, StoredArchive
from bot.store.gallery import Gallery, Kept, renumbered_stars
from engine.saves import Games
from engine.session.archived import renumbered


async def move_archive(
    archives: Archives, games: Games, old: int, new: int, now: int, in_turn: InTurn
) -> None:
    source = await read(archives, old, now)
    if not source.version:
        return
    ended = await in_turn(new, _ended, source.rows)
    kept = await archives.games(old, list(ended))
    for _ in range(MOST_TRIES):
        target = await read(archives, new, now)
        numbers = _numbers_of(target, source)
        packed = {id: packed for id, (packed, _) in kept.items()}
        moved = await in_turn(new, _renumbered_games, packed, numbers, games)
        await archives.put_games(new, {id: (moved[id], kept[id][1]) for id in kept}, ended)
        if await archives.write(new, await in_turn(new, _counted, source, target, numbers)):
            break
    else:
        raise Busy(new)
    await _move_gallery(Gallery(archives.calls), games, old, new, numbers, kept)
    for identity in source.identities.values():
        await archives.person_is_in(read_identity(identity).user, new, instead_of=old)
    await archives.delete(old, source, list(ended))


def _ended(rows: list[bytes]) -> dict[str, int]:
    return {id: row.at for id, row in readable_rows(rows).items()}


def _renumbered_games(
    kept: dict[str, bytes], numbers: dict[int, int], games: Games
) -> dict[str, bytes]:
    return {id: renumbered(packed, numbers, games) for id, packed in kept.items()}


def _counted(
    source: StoredArchive, target: StoredArchive, numbers: dict[int, int]
) -> StoredArchive:
    return count(_merged(source, target, numbers)).stored


async def _move_gallery(
    gallery: Gallery,
    games: Games,
    old: int,
    new: int,
    numbers: dict[int, int],
    ids: Iterable[str],
) -> None:
    """Move the starred games; links lead to the new chat from then on."""
    moved = await gallery.read(old)
    rows = readable_rows(moved.rows.values())
    target = Kept(
        renumbered_stars(moved.stars, numbers),
        {id: renumbered(packed, numbers, games) for id, packed in moved.games.items()},
        {id: write_row(_renumber(row, numbers)) for id, row in rows.items()},
    )
    await gallery.add(new, target)
    await gallery.move_links(old, new, {*ids, *moved.games})
    await gallery.delete(old)


def _numbers_of(target: StoredArchive, source: StoredArchive) -> dict[int, int]:
    """Number the people of one archive for another, where some of them may be known."""
    users = {number: user for user, number in source.numbers.items()}
    last = max([target.last_number, *target.numbers.values()], default=0)
    numbers: dict[int, int] = {}
    for number in range(1, source.last_number + 1):
        known = target.numbers.get(users.get(number, 0))
        if known is None:
            last += 1
        numbers[number] = last if known is None else known
    return numbers


def _merged(source: StoredArchive, target: StoredArchive, numbers: dict[int, int]) -> StoredArchive:
    """Return one archive with the rows of both, in the order of their ends."""
    own, moved = readable_rows(target.rows), readable_rows(source.rows)
    rows = {**{id: _renumber(row, numbers) for id, row in moved.items()}, **own}
    return replace(
        target,
        rows=[write_row(row) for row in sorted(rows.values(), key=lambda row: row.at)],
        opening=target.opening or _renumbered_opening(source.opening, numbers),
        last_number=max(target.last_number, *numbers.values(), 0),
        numbers={
            **{user: numbers[number] for user, number in source.numbers.items()},
            **target.numbers,
        },
        identities={
            **{numbers[number]: who for number, who in source.identities.items()},
            **target.identities,
        },
    )


def _renumbered_opening(opening: bytes, numbers: dict[int, int]) -> bytes:
    if not opening:
        return b""
    ledger = LEDGERS.validate_json(opening)
    ledger.tallies = {numbers[number]: tally for number, tally in ledger.tallies.items()}
    for tally in ledger.tallies.values():
        tally.met = [numbers.get(other, other) for other in tally.met]
    ledger.months = {
        month: {numbers[number]: each for number, each in people.items()}
        for month, people in ledger.months.items()
    }
    return LEDGERS.dump_json(ledger)


def _renumber(row: Row, numbers: dict[int, int]) -> Row:
    row.seats = [seat._replace(person=numbers.get(seat.person, seat.person)) for seat in row.seats]
    return row
