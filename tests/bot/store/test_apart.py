"""A long value of a session is written once, and every session comes back as it was."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import to_json

from bot.address import Address
from bot.store import Commit, Store, keys
from bot.store.apart import put_back, take_out

GROUP = Address(-1001, 7)
MAP = "a long map, " * 200
APART = b"board " + to_json(MAP)


def saved(turn: int, board: str = MAP) -> bytes:
    return to_json({"turn": turn, "options": {"board": board}, "state": {"board": board}})


async def written(store: Store) -> tuple[bytes, bytes | None]:
    session, apart = await store.calls.ask("HMGET", keys.state(GROUP), "session", "apart")
    return session, apart


async def test_a_move_does_not_write_the_long_value_again(store: Store) -> None:
    sent: list[int] = []
    await store.commit(GROUP, Commit(0, saved(1), 1, apart=APART))
    store.calls.listener = lambda command: sent.append(len(b"".join(map(_bytes, command))))
    await store.commit(GROUP, Commit(1, saved(2), 2, apart=APART, apart_before=APART))
    store.calls.listener = None
    assert sent[0] < len(MAP)
    session, apart = await written(store)
    assert (len(session) < 300, apart) == (True, APART)
    found = await store.load(GROUP)
    assert (found.session, found.apart) == (saved(2), APART)


def _bytes(word: Any) -> bytes:
    return word if isinstance(word, bytes) else str(word).encode()


async def test_another_value_replaces_it_and_none_removes_it(store: Store) -> None:
    await store.commit(GROUP, Commit(0, saved(1), 1, apart=APART))
    other = b"board " + to_json("another")
    await store.commit(GROUP, Commit(1, saved(2, "another"), 2, apart=other, apart_before=APART))
    assert (await store.load(GROUP)).session == saved(2, "another")
    await store.commit(GROUP, Commit(2, saved(3, "town"), 3, apart_before=other))
    assert await written(store) == (saved(3, "town"), None)


async def test_a_session_that_an_older_version_wrote_whole_is_read(store: Store) -> None:
    await store.commit(GROUP, Commit(0, saved(1), 1))
    assert (await store.load(GROUP)).session == saved(1)
    await store.commit(GROUP, Commit(1, saved(2), 2, apart=APART))
    assert (await store.load(GROUP)).session == saved(2)


async def test_the_value_goes_with_a_table_that_moves(store: Store) -> None:
    await store.commit(GROUP, Commit(0, saved(1), 1, apart=APART))
    await store.move(GROUP.chat, -7, 1000)
    assert (await store.load(Address(-7, 7))).session == saved(1)


@given(st.text(st.characters(exclude_categories=["Cs"])), st.text())
def test_whatever_people_write_comes_back(value: str, name: str) -> None:
    apart = b"board " + to_json(value)
    digest = take_out(to_json({"board": value}), apart)
    for told in (name.encode(errors="ignore").decode(), digest.decode(), digest.decode()[1:-1]):
        session = to_json({"players": [{"name": told}], "board": value, "boards": [value]})
        assert put_back(take_out(session, apart), apart) == session
        assert json.loads(take_out(session, apart))["players"] == [{"name": told}]
