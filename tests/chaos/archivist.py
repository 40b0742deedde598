"""A worker without a chat, to be killed: it plays games to their ends and counts them, and goes on
where the one before it was killed. `python -m tests.chaos.archivist URL GAMES CHATS`."""

import asyncio
import json
import random
import sys
from contextlib import suppress
from typing import Any, Final

from bot.address import PARTITIONS, Address
from bot.archive.row import ROWS
from bot.store import StoreError, open_store
from bot.tables import Session, Tables
from engine.games import GAMES
from engine.session import Events, lobby

ALL: Final = range(PARTITIONS)
PEOPLE: Final = range(1, 41)
MOVES: Final = 8  # before somebody resigns
SALT: Final = bytes(range(32))
NOON: Final = 1_790_000_000_000
MINUTE: Final = 60_000


def chat_of(number: int) -> int:
    return -1000 - number


def people_of(game: int) -> tuple[int, int]:
    first, second = random.Random(game).sample(PEOPLE, 2)
    return first, second


def opened(game: int, now: int) -> Session:
    first, second = people_of(game)
    session = lobby.open_lobby(
        GAMES, f"g{game}", "differo", first, f"P{first}", SALT, now, pace=MINUTE
    )
    lobby.join(session, second, f"P{second}", now)
    lobby.start(session, first, now)
    return session


def one_move(session: Session, now: int) -> Events:
    """Make a move that follows from the position alone, or resign after enough of them."""
    seat = next(iter(session.prompts))
    user = session.players[seat].user or 0
    if len(session.log) > MOVES:
        return session.resign(user, now)
    index = random.Random(len(session.log)).randrange(len(session.legal(seat)))
    return session.act(user, session.prompts[seat], index, now)


async def play(tables: Tables, number: int, games: range) -> None:
    """Play the games of a chat one after the other, from the one that stands there on."""
    address = Address(chat_of(number))
    for game in games:
        while True:
            session = (await tables.see(address)).session
            if session is not None and int(session.id[1:]) > game:
                break
            if session is not None and session.id == f"g{game}":
                if session.phase == "over":
                    break
                await tables.change(
                    address, lambda s, now: (s, one_move(s, now) if s is not None else [])
                )
            else:
                new = opened(game, tables.now())
                await tables.change(address, lambda s, now, new=new: (new, []))  # type: ignore[misc]


async def tell_people(tables: Tables, playing: asyncio.Future[Any]) -> None:
    """Do what the announcer and the dispatcher do for the archive, until all is played and told."""
    store, is_quiet = tables.store, False
    while not (playing.done() and is_quiet):
        announcements, is_over = await store.announcements(ALL), playing.done()
        for announcement in announcements:
            body = json.loads(announcement.body)
            if body["kind"] == "archived":
                print("archived", flush=True)
                row = ROWS.validate_python(body["row"])
                await tables.archive.tell_people(announcement.address.chat, row)
            await store.announced(announcement, announcement.address)
        entries = await store.entries(ALL)
        for entry in entries:
            told = json.loads(entry.body)
            if "total" in told and entry.address is not None:
                await tables.archive.add_total(entry, entry.address.chat, told)
            elif "world" in told:
                await tables.archive.world.add(entry, told)
            else:
                await store.acknowledge(entry)
        is_quiet = is_over and not announcements and not entries
        await asyncio.sleep(0.05)


async def main(url: str, games: int, chats: int) -> None:
    store, _ = await open_store(url)
    async with store:
        tables = Tables(store)
        playing = asyncio.gather(
            *(play(tables, number, range(number, games, chats)) for number in range(chats))
        )
        await asyncio.gather(playing, tell_people(tables, playing))
    print("done", flush=True)


if __name__ == "__main__":
    with suppress(StoreError):  # the store was killed: the next life goes on
        asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
