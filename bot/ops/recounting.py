"""Count the archives of all chats again, the world boards, and everybody's totals."""

import time
from collections.abc import Sequence
from typing import Final

from bot.archive.recount import POOLS, Busy, recounted
from bot.archive.recount_totals import TotalsRecount
from bot.archive.world_board import WorldBoard
from bot.ops.whole_file import CommandFailed, Progress, counted
from bot.store import Store

MOST_NAMED: Final = 8  # differences of one chat


async def recount_everything(store: Store, where: str = "the store") -> str:
    """Print what differed, a line for each chat. Return a line that sums it up."""
    now = int(time.time() * 1000)
    totals, progress = TotalsRecount(store, now), Progress("Counting", "chats")
    chats: set[int] = set()
    wrong = 0
    await totals.begin()
    async for chat in store.archives.chats():
        if chat in chats:
            continue
        chats.add(chat)
        try:
            archive = await recounted(store.archives, chat, now)
        except Busy:
            raise _again(f"chat {chat} changed too often while it was counted") from None
        if archive.differences:
            wrong += 1
            progress.clear()
            print(f"chat {chat}: {_named(archive.differences)}")
        totals.add(chat, archive.stored)
        progress.show(len(chats))
    boards = await _world_boards(store)
    if chats - {chat async for chat in store.archives.chats()}:
        raise _again("a group became a supergroup while its archive was counted")
    raced = await totals.write()
    progress.clear()
    if totals.differing:
        print(f"totals of people: {_named([str(user) for user in sorted(totals.differing)])}")
    if raced:
        raise _again("totals changed too often while they were counted")
    done = f"Counted {counted(len(chats), 'chat')} of {where} again"
    if not (wrong or boards or totals.differing):
        return f"{done}: nothing differed."
    return (
        f"{done}: {wrong:,} differed, {counted(boards, 'world board')} and the "
        f"totals of {counted(len(totals.differing), 'person', 'people')}; all is mended."
    )


async def _world_boards(store: Store) -> int:
    """Count the world boards again. Return how many differed."""
    board, wrong = WorldBoard(store.world), 0
    for pool in POOLS:
        if differences := await board.recount(pool):
            wrong += 1
            print(f"world board {pool}: {len(differences)} of its ratings")
    return wrong


def _named(differences: Sequence[str]) -> str:
    named = ", ".join(differences[:MOST_NAMED])
    more = len(differences) - MOST_NAMED
    return f"{len(differences)} differed: {named}" + (f" and {more} more" if more > 0 else "")


def _again(why: str) -> CommandFailed:
    return CommandFailed(f"Not everything was counted, {why}: run it again")
