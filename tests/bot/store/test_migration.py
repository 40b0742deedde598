"""When a group becomes a supergroup its tables move once, wherever the move is interrupted."""

from typing import Any

import pytest

from bot.address import Address, partition
from bot.store import Commit, Store, open_store

ALL = range(256)
OLD, NEW = Address(-1001), Address(-100_2002)
SAME = next(Address(n) for n in range(-1, -9999, -1) if partition(n) == partition(OLD.chat))
TOPIC, NEW_TOPIC = Address(OLD.chat, 5), Address(NEW.chat, 5)
CALLS = 11  # store calls of moving two tables and a note


class Broken(Exception):
    pass


def break_off(store: Store, after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the store make this many calls and raise at the next."""
    ask, left = store.calls.ask, after

    def asked(*command: Any, script: str = "") -> Any:
        nonlocal left
        if left == 0:
            raise Broken
        left -= 1
        return ask(*command, script=script)

    monkeypatch.setattr(store.calls, "ask", asked)


async def playing(store: Store) -> None:
    await store.commit(OLD, Commit(0, b"game", 7, due=500, dirty=50))
    await store.commit(TOPIC, Commit(0, b"other", 3))
    await store.change(OLD.chat, {"pace": b"fast"})


async def assert_moved(store: Store, new: Address = NEW) -> None:
    saved = await store.load(new)
    assert (saved.version, saved.session, saved.moved) == (7, b"game", None)
    assert saved.painted.message == 0
    assert new in await store.dirty(ALL, 0)
    old = await store.load(OLD)
    assert (old.version, old.session, old.moved) == (0, None, new)
    assert OLD not in await store.dirty(ALL, 50)
    assert await store.due(ALL, 0) == 500
    await store.due(ALL, 500)
    (tick,) = await store.entries(ALL)
    assert tick.address == new


@pytest.mark.parametrize("new", [NEW, SAME], ids=["elsewhere", "same partition"])
async def test_a_table_goes_with_its_chat(store: Store, new: Address) -> None:
    await playing(store)
    await store.move(OLD.chat, new.chat, 1000)
    assert (await store.load(Address(new.chat, 5))).session == b"other"
    assert await store.row(new.chat) == {b"pace": b"fast"}
    await assert_moved(store, new)


async def test_nothing_of_its_people_stays_behind(store: Store) -> None:
    await playing(store)
    await store.change(OLD.chat, {"look 12": b"1"})
    for table in (OLD, TOPIC):
        await store.hand_stands(table, 12, b"[]")
    await store.move(OLD.chat, NEW.chat, 1000)
    assert await store.row(OLD.chat) == {}
    assert [(await store.load(table)).hands for table in (OLD, TOPIC)] == [{}, {}]
    assert (await store.row(NEW.chat))[b"look 12"] == b"1"


@pytest.mark.parametrize("calls", range(CALLS + 1))
async def test_a_move_may_be_broken_off_anywhere(
    store: Store, url: str, calls: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    await playing(store)
    dying, _ = await open_store(url)
    async with dying:
        break_off(dying, calls, monkeypatch)
        if calls < CALLS:
            with pytest.raises(Broken):
                await dying.move(OLD.chat, NEW.chat, 1000)
        else:
            await dying.move(OLD.chat, NEW.chat, 1000)
    await store.move(OLD.chat, NEW.chat, 2000)
    assert await store.row(NEW.chat) == {b"pace": b"fast"}
    await assert_moved(store)


async def test_a_chat_may_move_again(store: Store) -> None:
    await playing(store)
    await store.move(OLD.chat, -7, 1000)
    await store.move(-7, NEW.chat, 1000)
    assert (await store.load(NEW)).session == b"game"
    assert (await store.load(NEW_TOPIC)).session == b"other"


async def test_a_repeated_move_does_not_undo_what_was_played_since(store: Store) -> None:
    await playing(store)
    await store.move(OLD.chat, NEW.chat, 1000)
    await store.commit(NEW, Commit(7, b"on", 8))
    await store.move(OLD.chat, NEW.chat, 1000)
    assert (await store.load(NEW)).session == b"on"


async def test_a_second_mover_does_not_bring_back_a_table_that_is_forgotten(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It had read the table before the first mover deleted it."""
    await playing(store)
    other, _ = await open_store(url)
    async with other:
        run = other.calls.run

        async def slowly(script: str, keys: list[str], *args: Any) -> Any:
            answer = await run(script, keys, *args)
            if script == "seal" and keys[0].endswith(OLD.key):
                await store.move(OLD.chat, NEW.chat, 1000)
                await store.commit(NEW, Commit(7, forget=True))
            return answer

        monkeypatch.setattr(other.calls, "run", slowly)
        await other.move(OLD.chat, NEW.chat, 1000)
    assert (await store.load(NEW)).version == 0


async def test_a_table_that_stands_in_the_new_chat_stays(store: Store) -> None:
    await playing(store)
    await store.commit(NEW, Commit(0, b"mine", 1))
    await store.move(OLD.chat, NEW.chat, 1000)
    assert (await store.load(NEW)).session == b"mine"


async def test_nothing_is_committed_to_a_chat_that_has_moved(store: Store) -> None:
    await store.move(OLD.chat, NEW.chat, 1000)
    assert (await store.load(OLD)).moved == NEW
    assert (await store.commit(OLD, Commit(0, b"lost", 1))).deed == "conflict"
    assert (await store.load(OLD)).session is None


async def test_an_entry_for_the_old_chat_is_handed_on(store: Store) -> None:
    await playing(store)
    await store.move(OLD.chat, NEW.chat, 1000)
    await store.deliver(OLD.chat, "update", b"tap", 5, OLD)
    (entry,) = await store.entries(ALL)
    saved = await store.load(OLD)
    assert saved.moved
    await store.forward(entry, saved.moved.chat, saved.moved)
    (handed,) = await store.entries(ALL)
    assert (await store.commit(NEW, Commit(7, b"on", 8, entry=handed))).deed == "done"
