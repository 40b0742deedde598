"""Finds the table that a button belongs to, and the tables where somebody sits."""

import asyncio
from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.address import Address
from bot.archive.reading import has_game
from bot.services import Services
from bot.store.documents import SITS, Changes, Person, change
from bot.tables import Table

MOST_SEATS: Final = 50  # of one person that are remembered


class Seat(NamedTuple):
    """A table where somebody sat down, or looked at it in private, and the title of its group."""

    table: Table
    title: str


async def find_table(services: Services, here: Table, session_id: str) -> Table:
    """Return the table of a session: here, in another topic, where the group went when it became a
    supergroup, or, of a button in a private chat, where its owner sits."""
    if here.is_of(session_id):
        return here
    moved = here.saved.moved
    near = [moved] if moved else []
    near += await services.store.addresses((moved or here.address).chat)
    tables = await _see(services, (address for address in near if address != here.address))
    if here.address.chat > 0:
        tables += [seat.table for seat in await seats_of(services, here.address.chat)]
    for table in tables:
        if mentions(table, session_id) and table.is_of(session_id):
            return table
    return await services.tables.see(moved) if moved else here


async def find_archive(
    services: Services, chats: Iterable[int], person: Person, session_id: str
) -> Address | None:
    """Return the address of a chat whose archive has a game: one of these chats, or another one
    where somebody sat."""
    near = {chat: Address(chat) for chat in chats}
    for name in list(person.sits)[:MOST_SEATS]:
        address = Address.read(name)
        near.setdefault(address.chat, address)
    archive = services.tables.archive
    found = await asyncio.gather(*(has_game(archive, chat, session_id) for chat in near))
    return next((near[chat] for chat, has in zip(near, found, strict=True) if has), None)


async def seats_of(services: Services, user: int) -> list[Seat]:
    """Load the tables where somebody sits, all at once; of a group that became a supergroup, the
    new ones."""
    store = services.store
    sits = list((await store.person(user)).sits.items())[:MOST_SEATS]
    tables = await _see(services, (Address.read(name) for name, _ in sits))
    moved = {table.saved.moved for table in tables if table.saved.moved}
    found = {table.address: table for table in await _see(services, moved)}
    seats: dict[Address, Seat] = {}
    changes: Changes = {}
    for (name, title), old in zip(sits, tables, strict=True):
        table = found[old.saved.moved] if old.saved.moved else old
        seats[table.address] = Seat(table, title)
        if table is not old:
            changes |= change(SITS, name, None) | change(SITS, table.address.key, title)
    if changes:
        await store.change(user, changes)
    return list(seats.values())


async def seats_to_forget(services: Services, user: int, person: Person) -> Changes:
    """Make room for another seat that is remembered: forget those that are none any more, and more
    if there are still too many."""
    if len(person.sits) < MOST_SEATS:
        return {}
    tables = [seat.table for seat in await seats_of(services, user)]
    seats = {table.address.key for table in tables if sits_at(table, user)}
    others = [name for name in person.sits if name not in seats]
    surplus = len(person.sits) - MOST_SEATS + 1
    changes: Changes = {}
    for name in [*others, *seats][:surplus]:
        changes |= change(SITS, name, None)
    return changes


async def _see(services: Services, addresses: Iterable[Address]) -> list[Table]:
    """Load tables in one round trip."""
    return list(await asyncio.gather(*map(services.tables.see, dict.fromkeys(addresses))))


def sits_at(table: Table, user: int) -> bool:
    """Return whether somebody sits at a table, as far as it can be read."""
    if not mentions(table, user):
        return False
    session = table.readable
    return session is None or (session.phase != "closed" and session.knows(user))


def mentions(table: Table, what: object) -> bool:
    """Return whether a saved session contains something at all: to read it takes longer."""
    return str(what).encode() in (table.saved.session or b"")
