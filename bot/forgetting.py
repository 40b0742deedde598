"""Forget a person: in every group, in the private chat and over all groups.

It goes group by group and deletes last what tells which groups there are, so that it finishes its
work when it is repeated after a crash. Labels in records of games need no deletion: they derive
from the salt of a table, which the archive does not keep, so they name nobody.
"""

import asyncio
import logging

from bot.address import Address
from bot.archive.recount import forget_archive
from bot.ops.logs import log_fields
from bot.requests.lookup import mentions
from bot.services import Services
from bot.store import sent_games
from bot.store.documents import (
    BROUGHT_BY,
    LOOK,
    NOTIFY,
    RING,
    UNSEEN,
    Changes,
    ChatSettings,
    change,
    read_document,
)
from bot.store.world import WORLD
from bot.tables import Session, Table
from engine.session import Events, lobby
from engine.upcasts import BadSave

log = logging.getLogger(__name__)


async def forget(services: Services, user: int, entry_at: int) -> None:
    """Forget a person who asked for it at that time. What was under way then or asked for before
    finds the mark of the person wherever it would write."""
    marks, now = services.store.forgotten, services.tables.now()
    await marks.note((user, WORLD.chat), user, entry_at, now)
    for chat in await groups_of(services, user):
        await marks.note((chat,), user, entry_at, now)
        await _forget_in_group(services, chat, user)
    await services.tables.archive.world.forget(user)
    await _forget_private_chat(services, user)
    await services.store.mistakes.send_at(user, None)
    await services.store.mistakes.forget_mistakes(user)
    await sent_games.forget(services.store.calls, user)
    await services.store.forget_documents(user)
    await services.store.forget_totals(user)


async def groups_of(services: Services, user: int) -> list[int]:
    """List the groups that keep something of a person, also those that they became."""
    store = services.store
    person = await store.person(user)
    chats = {
        *await store.archives.chats_of(user),
        *map(int, person.groups),
        *(Address.read(name).chat for name in person.sits),
    }
    tables = await asyncio.gather(*(store.load(Address(chat)) for chat in chats))
    moved = {table.moved.chat for table in tables if table.moved}
    return sorted(chat for chat in chats | moved if chat < 0)


async def _forget_in_group(services: Services, chat: int, user: int) -> None:
    """Leave every table first: a game that this ends is counted for the number of the person."""
    store = services.store
    for address in await store.addresses(chat):
        table = await services.tables.see(address)
        services.hands.learn(table)
        services.hands.put_away(address, user)
        await _forget_at_table(services, table, user)
        await store.hand_stands(address, user, None)
    await store.archives.forget_person(chat, user)
    await store.change(chat, await _fields_of(services, chat, user))


async def _forget_at_table(services: Services, table: Table, user: int) -> None:
    if not mentions(table, user):
        return
    address = table.address
    stand_in = await services.store.archives.stand_in(address.chat, user)

    def act(session: Session | None, now: int) -> tuple[Session | None, Events]:
        if session is None:
            return None, []
        return session, lobby.forget(session, user, stand_in, now)

    try:
        result = await services.tables.change(address, act)
    except BadSave as error:  # nobody can play there, and it goes after its 30 days
        log.error("table cannot be read", extra=log_fields(address, error))
        return
    # A game from before there were labels was dealt for the ids of its people.
    if result.table and not result.table.is_open and mentions(result.table, user):
        await services.tables.forget(result.table)


async def _fields_of(services: Services, chat: int, user: int) -> Changes:
    """Return the removal of all fields of a person in the documents of a group."""
    settings = read_document(ChatSettings, await services.store.row(chat))
    changes: Changes = {}
    for prefix in (LOOK, NOTIFY, RING, UNSEEN):
        changes |= change(prefix, user, None)
    for name, brought_by in settings.brought_by.items():
        if brought_by == user:
            changes |= change(BROUGHT_BY, name, None)
    return changes


async def _forget_private_chat(services: Services, user: int) -> None:
    store, tables = services.store, services.tables
    for address in {Address(user), *await store.addresses(user)}:
        message = (await tables.see(address)).painted.message
        while not await tables.forget(await tables.see(address)):
            pass  # it has changed meanwhile
        await store.forget_hands(address)
        if message:
            services.later(services.client.delete(address, message))
    await forget_archive(store.archives, user, tables.now(), tables.in_turn)
