"""Save the store in a file while the bot plays, and fill an empty store from it.

All that changes together is read at one moment: a table with its inbox, its deadline and the
archive of its chat. Partitions are read one after the other, so that a restored store may lack

- chats that came while the backup ran, and moves made after their partition was read;
- the table of a group that became a supergroup in that very moment;
- an entry that one partition had sent to another: at the worst a finished game is missing in
  somebody's totals, which `recount` adds;
- the file ids of pictures, budgets of the running minute and leases, which are of no use later.

Keys expire as long after the restore as they would have after the backup. Deadlines that passed
meanwhile are put off when the bot starts, as after any other time without it.
"""

from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Final

from bot.address import Address
from bot.archive.recount import POOLS, months_until
from bot.deadlines import now_ms
from bot.ops.backup_file import Backup, BackupWriter, Header
from bot.ops.whole_file import CommandFailed, Progress, counted, new_file
from bot.store import Store, StoreError
from bot.store.dumps import Dumps
from engine.games import GAMES
from engine.session import load
from engine.upcasts import BadSave

DATED: Final = "parlour-????-??-??T??????Z.backup"  # files that back_up_into names


async def back_up(store: Store, path: Path, overwrite: bool, where: str = "the store") -> str:
    """Save the store in a file. Return a line that says what was saved."""
    dumps = Dumps(store.calls, POOLS, months_until(now_ms()))
    progress = Progress("Saving", "keys")
    at = datetime.now(UTC).isoformat(timespec="seconds")
    header = Header(version("parlour"), at, await dumps.server())
    with new_file(path, overwrite) as beside, beside.open("wb") as file:
        writer = BackupWriter(file, header)
        async for some in dumps.read_all():
            writer.add(some)
            progress.show(writer.keys)
        writer.finish()
        size = file.tell()
        file.flush()
    progress.clear()
    with suppress(StoreError):  # a full store can be saved, but cannot note it
        await store.condition.note_backup(now_ms())
    return f"Saved {counted(writer.keys, 'key')} of {where} to {path}, {size:,} bytes."


async def back_up_into(store: Store, folder: Path, most: int, where: str = "the store") -> str:
    """Save the store in a new file of a folder, named for the time, and delete all such files but
    the newest `most`. Return a line that says so."""
    saved = await back_up(store, _dated(folder), overwrite=False, where=where)
    return f"{saved} Deleted {counted(_delete_all_but(folder, most), 'older backup')}."


def _dated(folder: Path) -> Path:
    if not folder.is_dir():
        raise CommandFailed(f"{folder} is not a folder: create it, or leave out --keep")
    return folder / f"parlour-{datetime.now(UTC):%Y-%m-%dT%H%M%SZ}.backup"


def _delete_all_but(folder: Path, most: int) -> int:
    old = sorted(folder.glob(DATED))[:-most]
    for path in old:
        path.unlink()
    return len(old)


async def restore(
    path: Path,
    opened: AbstractAsyncContextManager[Store],
    how_to_empty: str,
    where: str = "the store",
) -> str:
    """Fill an empty store from a file that is whole. Return a line that says what it holds."""
    with _whole(path) as backup:
        async with opened as store:
            await _fill(Dumps(store.calls), backup, how_to_empty)
    return f"Restored {counted(backup.keys, 'key')} from {path}, {_made(backup)}, into {where}."


async def check(path: Path, opened: AbstractAsyncContextManager[Store]) -> str:
    """Restore a file into a store that is thrown away, and read every table in it. Return a line
    that says what it holds."""
    with _whole(path) as backup:
        names = [dump.name for chunk in backup.chunks() for dump in chunk]
        tables = [Address.read(name.partition(":s:")[2]) for name in names if ":s:" in name]
        async with opened as store:
            dumps = Dumps(store.calls)
            await _fill(dumps, backup, "it is thrown away, so make room")
            unreadable = [address for address in tables if not await _can_be_read(store, address)]
            server = await dumps.server()
    if unreadable:
        raise CommandFailed(
            f"{path} is whole, but this version of Parlour cannot read "
            f"{counted(len(unreadable), 'table')} of {len(tables)} in it: update Parlour first"
        )
    games, chats = (sum(f":{kind}:" in name for name in names) for kind in ("game", "played"))
    return (
        f"{path}, {_made(backup)}, can be restored, as was tried on {server}: it holds "
        f"{counted(len(tables), 'table')}, {counted(games, 'finished game')} of "
        f"{counted(chats, 'chat')}, and {counted(backup.keys, 'key')} in all. Nothing was changed."
    )


async def _can_be_read(store: Store, address: Address) -> bool:
    try:
        if session := (await store.load(address)).session:
            load(session, GAMES)
    except BadSave:
        return False
    return True


@contextmanager
def _whole(path: Path) -> Iterator[Backup]:
    try:
        file = path.open("rb")
    except FileNotFoundError:
        raise CommandFailed(f"There is no file {path}") from None
    except OSError as error:
        raise CommandFailed(f"{path} cannot be read: {error.strerror}") from None
    with file:
        yield Backup(file, path)


def _made(backup: Backup) -> str:
    return f"made on {backup.header.at} by Parlour {backup.header.parlour}"


async def _fill(dumps: Dumps, backup: Backup, how_to_empty: str) -> None:
    if count := await dumps.count():
        raise CommandFailed(
            f"The store holds {counted(count, 'key')} already, and a backup goes "
            f"into an empty one only: {how_to_empty}"
        )
    progress, done = Progress("Restoring", "keys"), 0
    for chunk in backup.chunks():
        if not done and not await dumps.can_restore(chunk[0]):
            raise CommandFailed(
                f"This store is {await dumps.server()} and cannot read what {backup.header.server} "
                "saved: restore into the same or a newer one"
            )
        try:
            await dumps.restore(chunk)
        except StoreError as error:
            progress.clear()
            raise CommandFailed(
                f"{error}. The store holds a part of the backup now: {how_to_empty}, and "
                "restore again"
            ) from None
        done += len(chunk)
        progress.show(done, backup.keys)
    progress.clear()
