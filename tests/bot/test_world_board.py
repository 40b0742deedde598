"""The world board rates people across groups, shows who wants to be shown, and can be recounted."""

import asyncio
import json
import random
from contextlib import AsyncExitStack

import pytest
from pydantic_core import to_json

from bot.address import Address
from bot.archive.archive import Archive
from bot.archive.row import Row, SeatRow, read_row
from bot.archive.tally import DAY_MS
from bot.archive.world_board import POOLS
from bot.store import InboxEntry, Store, keys, open_store
from bot.store.world import WORLD
from engine.games import GAMES
from tests.bot.test_recount import GROUP, START, a_game, play

ANN = 11
POOL = "differo"


@pytest.fixture
def archive(store: Store) -> Archive:
    return Archive(store, GAMES)


def game(number: int, winner: int, loser: int, at: int) -> Row:
    seats = [SeatRow(winner, "", 1, 20, 20, 60_000), SeatRow(loser, "", 2, 20, 20, 60_000)]
    return Row(f"game{number}", at, POOL, 1, 0, 60_000, 300_000, 40, "goal", "", seats)


async def told(archive: Archive) -> list[InboxEntry]:
    """Return the entries that wait for the world boards."""
    found = await archive.store.entries(range(256))
    return [entry for entry in found if entry.address == WORLD]


async def rate(archive: Archive, row: Row, users: dict[int, int], chat: int) -> None:
    body = to_json({"world": row, "people": users, "chat": chat})
    await archive.store.deliver(0, "request", body, address=WORLD, once=f"world {row.id}")
    for entry in await told(archive):
        await archive.world.add(entry, json.loads(entry.body))


async def some_games(archive: Archive, count: int) -> int:
    """Let eight people of two groups play; the lower number usually wins. Return when it ended."""
    chance, at = random.Random(4), START
    for number in range(count):
        at += DAY_MS // 8
        winner, loser = sorted(chance.sample(range(1, 9), 2), reverse=chance.random() < 0.2)
        users = {winner: 100 + winner, loser: 100 + loser}
        await rate(archive, game(number, winner, loser, at), users, chance.choice([-5, -6]))
    return at


async def test_nobody_is_shown_who_did_not_choose_a_nickname(archive: Archive) -> None:
    at = await some_games(archive, 120)
    assert await archive.world.board(POOL, at) == []
    await archive.world.choose_nickname(101, "Queen")
    await archive.world.choose_nickname(108, "Pawn")
    assert [place.nickname for place in await archive.world.board(POOL, at)] == ["Queen", "Pawn"]
    assert await archive.world.nickname(101) == "Queen"
    await archive.world.choose_nickname(101, "")
    assert [place.nickname for place in await archive.world.board(POOL, at)] == ["Pawn"]


async def test_the_operator_takes_a_nickname_off_every_board(archive: Archive) -> None:
    at = await some_games(archive, 120)
    await archive.world.choose_nickname(101, "Queen")
    await archive.world.choose_nickname(108, "Pawn")
    assert await archive.world.remove_nickname("QUEEN") == 1
    assert [place.nickname for place in await archive.world.board(POOL, at)] == ["Pawn"]
    assert await archive.world.nickname(101) == ""
    assert await archive.world.remove_nickname("Queen") == 0


async def test_of_people_who_choose_alike_nicknames_at_once_one_gets_it(url: str) -> None:
    """Capitals, full width and invisible letters make no other nickname."""
    written = ["Queen", "QUEEN", "Ｑｕｅｅｎ", "qu\u200been", "Que en"] * 4
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context((await open_store(url))[0]) for _ in range(2)]
        boards = [Archive(store, GAMES).world for store in stores] * len(written)
        each = list(enumerate(zip(written, boards, strict=False), start=101))
        got = await asyncio.gather(*(board.choose_nickname(u, name) for u, (name, board) in each))
        assert sum(got) == 1
        winner = 101 + got.index(True)
        named = [user for user, (_, board) in each if await board.nickname(user)]
        assert named == [winner]
        assert await boards[0].choose_nickname(winner, "King")
        assert await boards[0].choose_nickname(101 + len(written), "Queen")
        assert not await boards[0].choose_nickname(winner, "queen")
        assert await boards[0].nickname(winner) == "King"


async def test_a_nickname_is_free_again_when_its_person_leaves_or_is_forgotten(
    archive: Archive,
) -> None:
    assert await archive.world.choose_nickname(101, "Queen")
    assert await archive.world.choose_nickname(101, "")
    assert await archive.world.choose_nickname(102, "Queen")
    await archive.world.forget(102)
    assert await archive.world.choose_nickname(103, "Queen")
    fields = await archive.store.calls.ask("HGETALL", keys.nicknames())
    assert set(fields) == {b"v", b"n queen", b"p 103"}


async def test_alike_nicknames_of_before_stay_and_nobody_else_gets_them(archive: Archive) -> None:
    for user, name in ((101, "Queen"), (102, "queen")):  # as they were written before claims
        for pool in POOLS:
            identity = json.dumps([f"tag{user}", name]).encode()
            await archive.store.world.name(pool, user, f"tag{user}", identity, name, None)
    assert not await archive.world.choose_nickname(103, "QUEEN")
    assert [await archive.world.nickname(user) for user in (101, 102)] == ["Queen", "queen"]
    assert await archive.world.choose_nickname(102, "Pawn")
    assert not await archive.world.choose_nickname(102, "Queen")
    assert await archive.world.choose_nickname(101, "")
    assert await archive.world.choose_nickname(102, "Queen")


async def test_who_met_few_people_is_not_shown(archive: Archive) -> None:
    at = START
    for number in range(40):
        at += DAY_MS // 8
        await rate(archive, game(number, 1, 2, at), {1: 101, 2: 102}, -5)
    await archive.world.choose_nickname(101, "Queen")
    assert await archive.world.board(POOL, at) == []


async def test_a_game_is_rated_once(archive: Archive) -> None:
    await archive.world.choose_nickname(101, "Queen")
    await rate(archive, game(1, 1, 2, START), {1: 101, 2: 102}, -5)
    _, rows, once = await archive.store.world.everything(POOL)
    await rate(archive, game(1, 1, 2, START), {1: 101, 2: 102}, -5)
    assert await archive.store.world.everything(POOL) == (2, rows, once)
    assert len(rows) == 1


async def test_counting_a_board_again_finds_no_difference_and_mends_damage(
    archive: Archive,
) -> None:
    await some_games(archive, 60)
    assert await archive.world.recount(POOL) == []
    _, _, before = await archive.store.world.everything(POOL)
    tag = min(before)
    await archive.store.calls.ask("HSET", keys.world(POOL), f"t {tag}", b"{")
    assert await archive.world.recount(POOL) == [f"{POOL} {tag}"]
    assert (await archive.store.world.everything(POOL))[2] == before


async def test_a_forgotten_person_leaves_only_a_tag(archive: Archive) -> None:
    at = await some_games(archive, 120)
    await archive.world.choose_nickname(101, "Queen")
    await archive.world.forget(101)
    assert await archive.world.board(POOL, at) == []
    fields = await archive.store.calls.ask("HGETALL", keys.world(POOL))
    held = b" ".join((*fields, *fields.values()))
    assert b"101" not in [name[2:] for name in fields]
    assert b"Queen" not in held
    assert await archive.world.recount(POOL) == []


async def test_a_rated_game_of_a_group_is_told_to_the_board(archive: Archive) -> None:
    chance = random.Random(7)
    for number in range(20):
        await play(archive, a_game(number, chance), START + number * 1000)
    texts = await archive.store.calls.ask("LRANGE", keys.played(GROUP.chat), 0, -1)
    rows = [read_row(text) for text in texts]
    for row in rows:
        await archive.tell_people(GROUP.chat, row)
        await archive.tell_people(GROUP.chat, row)  # again, after a crash
    assert len(await told(archive)) == sum(not row.unrated for row in rows) > 3


async def test_a_game_of_somebody_alone_is_not_told(archive: Archive) -> None:
    alone = Address(ANN)
    await archive.tell_people(alone.chat, game(1, 1, 2, START))
    assert await archive.store.entries(range(256)) == []
