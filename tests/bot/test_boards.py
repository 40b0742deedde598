"""Boards as they are read from a real store: who is on them, in which order, what is damaged."""

import logging

import pytest

from bot.archive.archive import MONTH_TALLIES, Archive
from bot.archive.fold import MonthTally, month_of
from bot.archive.reading import rows, tally_of, top, who_often_leave
from bot.archive.row import Counted, write_row
from bot.archive.tally import DAY_MS, PoolTally, Tally, write_tally
from bot.archive.top import Period
from bot.i18n import translator_for
from bot.names import names_of
from bot.screens import result
from bot.screens.counted_lines import counted_lines
from bot.store import Store, keys
from engine.games import GAMES
from engine.ratings import WIN
from engine.session import lobby
from tests.bot.screens.archived import counted
from tests.engine.tables import ANN, BOB, CID, finished

CHAT = -1001
NOW = 1_795_000_000_000
DAY = NOW // DAY_MS
EN = translator_for("en")


def nobody(user: int) -> bool:
    return False


async def plays(
    store: Store, number: int, won: int, games: int, value: int, day: int = DAY
) -> None:
    """Let somebody whose user id is a hundred times their number have played."""
    ask, user = store.calls.ask, 100 * number
    tally = Tally({"whot": PoolTally(games, rated=games, value=value, deviation=9_000, day=day)})
    tally.day = day
    month = MONTH_TALLIES.dump_json(MonthTally({"whot": [games, won * WIN]}))
    fields = {f"u {user}": number, f"i {number}": f'[{user}, "P{number}"]'}
    for name, field in (fields | {str(number): write_tally(tally)}).items():
        await ask("HSET", keys.tally(CHAT), name, field)
    await ask("HSET", keys.month(CHAT, month_of(NOW)), number, month)
    await ask("ZADD", keys.ranking(CHAT, "whot"), value, number)


async def test_a_month_is_won_by_wins_then_by_fewer_games(store: Store) -> None:
    for number, won, games in ((1, 2, 9), (2, 3, 9), (3, 2, 5)):
        await plays(store, number, won, games, 150_000)
    board = await top(Archive(store, GAMES), CHAT, 100, None, "", NOW, nobody)
    assert (board.period, board.pool, board.pools) == ("month", "whot", ["whot"])
    assert [line.known.name for line in board.lines] == ["P2", "P3", "P1"]
    assert [line.place for line in board.lines] == [1, 2, 3]


@pytest.mark.parametrize("period", ["month", "ever"])
async def test_the_own_place_is_told_to_somebody_who_is_not_among_the_first(
    store: Store, period: Period
) -> None:
    for number in range(1, 41):
        await plays(store, number, number, 50, 150_000 + number)
    archive = Archive(store, GAMES)
    board = await top(archive, CHAT, 500, period, "whot", NOW, nobody)
    assert [line.known.name for line in board.lines] == [
        f"P{number}" for number in range(40, 30, -1)
    ]
    assert board.own is not None
    assert (board.own.place, board.own.known.name) == (36, "P5")
    first = await top(archive, CHAT, 4000, period, "whot", NOW, nobody)
    assert first.own is None


@pytest.mark.parametrize("period", ["month", "ever"])
async def test_somebody_who_left_the_group_is_hidden(store: Store, period: Period) -> None:
    for number in range(1, 4):
        await plays(store, number, number, 50, 150_000 + number)
    board = await top(
        Archive(store, GAMES),
        CHAT,
        100,
        period,
        "whot",
        NOW,
        lambda user: user == 300,
    )
    assert [(line.place, line.known.name) for line in board.lines] == [(1, "P2"), (2, "P1")]


async def test_where_nobody_played_this_month_the_ratings_are_shown(store: Store) -> None:
    await plays(store, 1, 1, 12, 160_000, day=DAY - 30)
    await store.calls.ask("DEL", keys.month(CHAT, month_of(NOW)))
    board = await top(Archive(store, GAMES), CHAT, 100, None, "", NOW, nobody)
    assert board.period == "ever"
    (line,) = board.lines
    assert line.is_idle
    assert line.rating is not None
    assert line.rating.deviation > 9_000


async def test_what_cannot_be_read_is_named_and_left_out(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    for number in (1, 2):
        await plays(store, number, number, 12, 150_000 + number)
    ask, archive = store.calls.ask, Archive(store, GAMES)
    await ask("HSET", keys.tally(CHAT), 2, "{")
    await ask("HSET", keys.month(CHAT, month_of(NOW)), 2, "{")
    await ask("RPUSH", keys.played(CHAT), "{", write_row(counted(finished("whot", ANN, BOB)).row))
    month = await top(archive, CHAT, 100, "month", "whot", NOW, nobody)
    ever = await top(archive, CHAT, 100, "ever", "whot", NOW, nobody)
    for board in (month, ever):
        assert [line.known.name for line in board.lines] == ["P1"]
    assert len(await rows(archive, CHAT)) == 1
    assert (await tally_of(archive, CHAT, 200))[1] == Tally()
    told = {(record.getMessage(), getattr(record, "chat", 0)) for record in caplog.records}
    assert told == {(f"{what} cannot be read", CHAT) for what in ("tally", "month", "row")}


@pytest.mark.parametrize(
    ("latest", "is_told"),
    [("1" * 15 + "0" * 5, True), ("1" * 16 + "0" * 4, False), ("0" * 9, False), ("0" * 10, True)],
)
async def test_somebody_often_leaves_who_finished_under_80_percent_of_ten_games_or_more(
    store: Store, latest: str, is_told: bool
) -> None:
    ask = store.calls.ask
    await ask("HSET", keys.tally(CHAT), "u 7", 1, 1, write_tally(Tally(latest=latest)))
    assert await who_often_leave(Archive(store, GAMES), CHAT, [7, 8]) == ({7} if is_told else set())


def test_a_result_tells_whose_the_last_month_was() -> None:
    session = finished("whot", ANN, BOB, CID)
    names = names_of(session, EN)
    lines = counted_lines(counted(session, "Bola"), EN, names)
    assert lines[1] == "👑 October: Bola (31 games)"
    forgotten = counted_lines(counted(session, ""), EN, names)
    assert forgotten[1] == "👑 October: somebody (31 games)"


@pytest.mark.parametrize(
    ("why", "told"),
    [
        ("house", "🏠 For fun: house rules"),
        ("clock", "🏠 For fun: no time limit"),
        ("short", "🏠 For fun: too short to count"),
        ("fun", "🏠 For fun"),
    ],
)
def test_a_result_tells_why_it_changes_no_rating(why: str, told: str) -> None:
    session = finished("whot", ANN, BOB)
    row = counted(session).row
    row.unrated, row.crown, row.badges = why, None, []  # type: ignore[assignment]
    assert counted_lines(Counted(row), EN, names_of(session, EN)) == [told]
    row.unrated = "alone"
    assert counted_lines(Counted(row), EN, names_of(session, EN)) == []


def test_a_result_tells_nothing_of_people_who_are_forgotten() -> None:
    session = finished("whot", ANN, BOB)
    told = counted(session)
    lobby.forget(session, ANN, -1, NOW)
    shown = result(session, EN, names_of(session, EN), False, told).text
    (ratings,) = [line for line in shown.splitlines() if line.startswith("🏅")]
    (badges,) = [line for line in shown.splitlines() if line.startswith("🎖")]
    assert "somebody" in shown
    assert "somebody" not in ratings + badges
    assert "Bob" in ratings
