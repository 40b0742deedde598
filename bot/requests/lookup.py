"""Finds the table that a button belongs to, and the tables where somebody sits."""

from bot.address import Address
from bot.services import Services
from bot.store.documents import SITS, change
from bot.tables import Table


async def find_table(services: Services, here: Table, session_id: str) -> Table:
    """Return the table of a session: here, in another topic, where the group went when it became a
    supergroup, or, of a button in a private chat, where its owner sits."""
    if here.is_of(session_id):
        return here
    moved = here.saved.moved
    near = [moved] if moved else []
    near += await services.store.addresses((moved or here.address).chat)
    if here.address.chat > 0:
        near += await seats_of(services, here.address.chat)
    for address in dict.fromkeys(near):
        if address != here.address:
            table = await services.tables.see(address)
            if table.is_of(session_id):
                return table
    return await services.tables.see(moved) if moved else here


async def seats_of(services: Services, user: int) -> dict[Address, str]:
    """Return the addresses where somebody sits, each with the title of its group; of a group that
    became a supergroup, the new ones."""
    store = services.store
    seats: dict[Address, str] = {}
    for name, title in (await store.person(user)).sits.items():
        address = Address.read(name)
        moved = (await store.load(address)).moved
        if moved:
            await store.change(user, change(SITS, moved.key, title) | change(SITS, name, None))
        seats[moved or address] = title
    return seats
