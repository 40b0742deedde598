"""Everybody's totals are counted again from the rows of all groups, while games go on."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from pydantic_core import to_json

from bot.address import Address
from bot.archive.archive import Archive
from bot.archive.recount import trim
from bot.archive.recount_totals import TotalsRecount
from bot.archive.replays import in_thread
from bot.archive.row import ROWS, read_row
from bot.archive.totals import Totals, read_totals, write_totals
from bot.ops.recounting import recount_everything
from bot.store import Commit, InboxEntry, Store, keys
from engine.games import GAMES
from tests.bot.test_recount import DAY, GROUP, START, a_game, an_evening, play
from tests.engine.tables import ANN, BOB, CID, DAN

PEOPLE, OTHER = (ANN, BOB, CID, DAN), Address(-77)
ALL = range(256)


@pytest.fixture
def archive(store: Store) -> Archive:
    return Archive(store, GAMES)


async def tell_of(archive: Archive, address: Address) -> None:
    """Tell everybody of all games of a chat, as announcements do."""
    for text in (await archive.store.archives.read(address.chat, (), ())).rows:
        await archive.tell_people(address.chat, read_row(text))


async def count_told(archive: Archive, most: int = 10_000) -> None:
    """Count what people were told of, as a worker does."""
    done = 0
    while entries := await archive.store.entries(ALL):
        for entry in entries:
            if done < most:
                done += await count_one(archive, entry)
            else:
                return


async def count_one(archive: Archive, entry: InboxEntry) -> int:
    body: dict[str, Any] = json.loads(entry.body)
    if "total" not in body:
        await archive.world.add(entry, body)
        return 0
    assert entry.address
    await archive.add_total(entry, entry.address.chat, body)
    return 1


async def totals(archive: Archive) -> dict[int, Totals]:
    found = {}
    for user in PEOPLE:
        _, text = await archive.store.totals(user)
        found[user] = read_totals(text) if text else Totals()
    return found


async def two_evenings(archive: Archive) -> dict[int, Totals]:
    for number in range(23):
        address = OTHER if number % 3 else GROUP
        await play(archive, a_game(number, random.Random(number)), START + number * DAY, address)
    for address in (GROUP, OTHER):
        await tell_of(archive, address)
    await count_told(archive)
    counted = await totals(archive)
    assert all(each.dealt for each in counted.values())
    return counted


async def test_counting_again_finds_no_difference(
    archive: Archive, capsys: pytest.CaptureFixture[str]
) -> None:
    before = await two_evenings(archive)
    said = await recount_everything(archive.store)
    assert said == "Counted 2 chats of the store again: nothing differed."
    assert capsys.readouterr().out == ""
    assert await totals(archive) == before


DAMAGES: dict[str, Callable[[Store], Any]] = {
    "wrong": lambda store: store.calls.ask("HSET", keys.person(ANN), "totals", b'{"dealt":999}'),
    "unreadable": lambda store: store.calls.ask("HSET", keys.person(ANN), "totals", b"{"),
    "gone": lambda store: store.calls.ask("DEL", keys.person(ANN)),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_damaged_totals_are_named_and_mended(
    archive: Archive, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = await two_evenings(archive)
    await DAMAGES[damage](archive.store)
    await archive.store.calls.ask("HDEL", keys.tally(OTHER.chat), "1")
    said = await recount_everything(archive.store)
    assert "again: 1 differed, 0 world boards and the totals of 1 person;" in said
    out = capsys.readouterr().out
    assert "chat -77: 1 differed: tally of 1" in out
    assert f"totals of people: 1 differed: {ANN}\n" in out
    assert await totals(archive) == before
    assert {*await archive.store.archives.chats_of(ANN)} == {GROUP.chat, OTHER.chat}
    assert "nothing differed" in await recount_everything(archive.store)


async def test_totals_of_somebody_in_no_archive_are_nothing(archive: Archive) -> None:
    await archive.store.calls.ask("HSET", keys.person(99), "totals", b'{"dealt":3}')
    await recount_everything(archive.store)
    assert (await archive.store.totals(99))[1] == write_totals(Totals())


async def test_games_alone_against_computers_are_in_no_totals(archive: Archive) -> None:
    await an_evening(archive, 3, Address(ANN))
    assert "nothing differed" in await recount_everything(archive.store)
    assert (await totals(archive))[ANN] == Totals()


async def test_rows_behind_a_balance_count(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.archive.recount.TRIMMED_AT", 6)
    monkeypatch.setattr("bot.archive.recount.MOST_ROWS", 4)
    before = await two_evenings(archive)
    await trim(archive.store.archives, GROUP.chat, int(time.time() * 1000), in_thread)
    assert len((await archive.store.archives.read(GROUP.chat, (), ())).rows) == 4
    assert "nothing differed" in await recount_everything(archive.store)
    await archive.store.calls.ask("HDEL", keys.person(ANN), "totals")
    await recount_everything(archive.store)
    after = (await totals(archive))[ANN]
    assert after.pools == before[ANN].pools
    assert after.badges.keys() == before[ANN].badges.keys()


# While games go on -----------------------------------------------------------------------------


@pytest.mark.parametrize("days_ago", [0, 3])
@pytest.mark.parametrize("told", ["nobody", "all", "some counted", "all counted"])
async def test_a_game_is_counted_once_whoever_counts_it(
    archive: Archive, told: str, days_ago: int
) -> None:
    before = await two_evenings(archive)
    ended = int(time.time() * 1000) - days_ago * DAY
    game = a_game(99, random.Random(1))
    await play(archive, game, ended)
    row = read_row((await archive.store.archives.newest_rows(GROUP.chat, 1))[0])
    if told == "nobody":
        await announce(archive, to_json({"kind": "archived", "row": ROWS.dump_python(row)}))
    else:
        await archive.tell_people(GROUP.chat, row)
        await count_told(archive, {"all": 0, "some counted": 1}.get(told, 99))
    assert "nothing differed" in await recount_everything(archive.store)
    for number, who in (await archive.people(GROUP.chat, range(1, 5))).items():
        before[who.user].add(row, number)
    await archive.tell_people(GROUP.chat, row)
    store = archive.store
    await store.entries(ALL)  # those that were read before are not read again
    for entry in [entry for number in ALL for entry in await store.waiting(number)]:
        await count_one(archive, entry)
    assert await totals(archive) == before
    assert "nothing differed" in await recount_everything(store)


async def announce(archive: Archive, body: bytes) -> None:
    """Leave an announcement of the group unmade."""
    store = archive.store
    version = (await store.load(GROUP)).version
    await store.commit(GROUP, Commit(version, b"next", version + 1, announcements=[body]))


async def test_a_person_who_is_forgotten_meanwhile_stays_forgotten(archive: Archive) -> None:
    await two_evenings(archive)
    store = archive.store
    counting = TotalsRecount(store, int(time.time() * 1000))
    for address in (GROUP, OTHER):
        counting.add(address.chat, await store.archives.read(address.chat, (), ()))
        await store.archives.forget_person(address.chat, ANN)
    await store.forget_totals(ANN)
    assert await counting.write() == []
    assert counting.differing == []
    assert await store.totals(ANN) == (0, b"")


async def test_a_person_who_plays_meanwhile_is_looked_at_again(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await two_evenings(archive)
    await archive.store.calls.ask("HSET", keys.person(ANN), "totals", b'{"dealt":999}')
    store = archive.store
    raced: list[bool] = []
    rewrite = store.archives.rewrite_totals

    async def after_a_change(user: int, version: int, text: bytes, chats: list[int]) -> bool:
        if not raced:
            raced.append(await rewrite(user, version, b"{}", []))
        return await rewrite(user, version, text, chats)

    monkeypatch.setattr(store.archives, "rewrite_totals", after_a_change)
    counting = TotalsRecount(store, int(time.time() * 1000))
    for address in (GROUP, OTHER):
        counting.add(address.chat, await store.archives.read(address.chat, (), ()))
    assert await counting.write() == []
    assert (raced, counting.differing) == ([True], [ANN])
    assert await totals(archive) == before
