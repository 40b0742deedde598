"""Metrics of commits that race, and of inbox entries that come to a table twice."""

import asyncio

from prometheus_client import REGISTRY

from bot.address import Address
from bot.store import Store
from bot.tables import Act, Session, Tables
from engine.games import GAMES
from engine.session import Events, lobby

ADDRESS = Address(-5)


def counted(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(f"parlour_{name}_total", labels) or 0.0


async def opened(store: Store) -> Tables:
    tables = Tables(store)

    def opening(_: Session | None, now: int) -> tuple[Session, Events]:
        return lobby.open_lobby(GAMES, "t1", "whot", 1, "Ann", b"\1" * 32, now), []

    await tables.change(ADDRESS, opening)
    return tables


def joining(user: int) -> Act:
    def act(session: Session | None, now: int) -> tuple[Session | None, Events]:
        assert session is not None
        return session, lobby.join(session, user, f"Guest {user}", now)

    return act


async def test_a_lost_race_is_counted_and_done_over(store: Store) -> None:
    tables = await opened(store)
    before = counted("conflicts")
    await asyncio.gather(*(tables.change(ADDRESS, joining(user)) for user in (2, 3, 4)))
    session = (await tables.see(ADDRESS)).session
    assert session is not None
    assert {player.user for player in session.players} == {1, 2, 3, 4}
    assert counted("conflicts") >= before + 2


async def test_an_entry_that_comes_to_a_table_twice_is_counted(store: Store) -> None:
    tables = await opened(store)
    await store.deliver(ADDRESS.chat, "update", b"{}", 7, ADDRESS)
    (entry,) = await store.entries(range(256))
    before = counted("duplicates", where="table")
    first = await tables.change(ADDRESS, joining(2), entry)
    again = await tables.change(ADDRESS, joining(3), entry)
    assert (first.repeated, again.repeated) == (False, True)
    assert counted("duplicates", where="table") == before + 1
    session = (await tables.see(ADDRESS)).session
    assert session is not None
    assert [player.user for player in session.players] == [1, 2]
    assert not await store.deliver(ADDRESS.chat, "update", b"{}", 7, ADDRESS)
    assert counted("duplicates", where="inbox") >= 1
