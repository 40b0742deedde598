"""A finished game goes into the archive of its group once, whatever happens meanwhile."""

import pytest

from bot.archive.row import Row, read_row
from bot.archive.totals import Totals, read_totals
from bot.store import keys
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.test_game_over import comes_back, dies_saying, end
from tests.bot.evenings.whot import start_game


async def rows(evening: Evening, chat: int = 0) -> list[Row]:
    found = await evening.store.calls.ask(
        "LRANGE", keys.played(chat or evening.address.chat), 0, -1
    )
    return [read_row(text) for text in found]


async def totals_of(evening: Evening, user: int) -> Totals:
    _, text = await evening.store.totals(user)
    return read_totals(text) if text else Totals()


async def test_a_game_that_ends_is_archived_and_counted_for_its_people(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await end(evening)
    await ann.wait_for("Rematch")
    await evening.settle()
    (row,) = await rows(evening)
    assert [seat.person for seat in row.seats] == [1, 2]
    assert (row.game, row.unrated, row.seats[1].end) == ("whot", "short", "left")
    for person, finished in ((ann, 1), (ben, 0)):
        totals = await totals_of(evening, person.id)
        assert (totals.dealt, totals.finished) == (1, finished)
        assert totals.pools["whot-2"].games == 1


async def test_a_game_that_is_ended_by_hand_is_archived_without_a_result(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ann.end_table()
    await evening.settle()
    (row,) = await rows(evening)
    assert (row.unrated, row.places) == ("ended", [0, 0])


async def test_a_lobby_that_nobody_started_is_not_archived(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame")
    await ann.wait_for("Join")
    await ann.end_table()
    await evening.settle()
    assert await rows(evening) == []


async def test_a_death_after_the_last_move_neither_loses_nor_doubles(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    died = dies_saying(evening, "Whot")
    await ben.give_up_seat()
    await comes_back(evening, died)
    await ann.wait_for("Rematch")
    await evening.settle()
    assert len(await rows(evening)) == 1
    assert (await totals_of(evening, ben.id)).dealt == 1


async def test_a_person_keeps_the_number_from_game_to_game(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await end(evening)
    await ben.tap("Rematch")
    await ann.tap("Start")
    await ann.wait_for("My cards")
    await ann.give_up_seat()
    await evening.settle()
    first, second = await rows(evening)
    assert {seat.person for seat in first.seats} == {seat.person for seat in second.seats} == {1, 2}


async def test_a_game_that_was_over_before_the_archive_comes_into_it(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await end(evening)
    await ann.wait_for("Rematch")
    await evening.settle()
    over = await evening.session()
    address, ask = evening.address, evening.store.calls.ask
    await ask("HDEL", keys.state(address), "row")  # as the version before left it
    for name in (
        keys.played(address.chat),
        keys.tally(address.chat),
        keys.game(address.chat, over.id),
    ):
        await ask("DEL", name)
    await ben.say("/newgame rally")
    await ann.wait_for("Join")
    (row,) = await rows(evening)
    assert (row.id, row.at) == (over.id, over.touched)
    assert evening.worker
    again = await evening.worker.tables.finished(address.chat, over.id, 0)
    assert again is not None
    assert again.log == over.log


@pytest.mark.parametrize("damaged", [b"", b"{", b'{"pools":3}'])
async def test_a_damaged_tally_ends_no_game(
    evening: Evening, damaged: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await end(evening)
    await evening.store.calls.ask("HSET", keys.tally(evening.address.chat), "1", damaged)
    await ben.tap("Rematch")
    await ann.tap("Start")
    await ann.wait_for("My cards")
    await ann.give_up_seat()
    await evening.settle()
    assert len(await rows(evening)) == 2
    assert "tally cannot be read" in caplog.text
    caplog.clear()
