"""What is told of a table is the same whether its log was played again before or not."""

from copy import deepcopy
from typing import Any

import pytest

from bot import history
from bot.history import REMEMBERED, TOLD, played, recent, since
from engine import lobby
from engine.chance import Loose
from engine.games import GAMES
from engine.notices import Gone, NewHost, TookOver
from engine.record import replay
from engine.session import GameSession, dump, load
from tests.engine.tables import ANN, BOB, CID, play_on, play_table

Session = GameSession[Any, Any]


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "_played", type(history._played)())


def told(session: Session) -> list[Any]:
    seats = range(len(session.players))
    return [
        [(moment.entry, moment.events) for moment in played(session)],
        recent(session),
        [since(session, seat, with_own) for seat in seats for with_own in (True, False)],
    ]


def told_anew(session: Session) -> list[Any]:
    """As a worker tells it that has never seen the table."""
    known = history._played.copy()
    history._played.clear()
    anew = told(session)
    history._played.update(known)
    return anew


def is_told_right(session: Session) -> bool:
    return told(session) == told_anew(session)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("computers", [0, 1])
def test_whole_games_are_told_as_if_they_were_played_from_the_deal(
    key: str, computers: int
) -> None:
    session = play_table(key, *(ANN, BOB)[computers:], computers=computers)
    draw = Loose(f"{key} {computers}")
    assert is_told_right(session)
    while session.phase == "playing":
        play_on(session, 1 + draw.below(25), draw.below(1000))
        session = load(dump(session))
        assert is_told_right(session)
    kept = [moment.entry.line() for moment in played(session)]
    assert kept == session.log


def test_who_leaves_is_told_to_have_left() -> None:
    session = play_on(play_table("whot", ANN, BOB, CID), 5)
    told(session)
    lobby.leave(session, BOB, session.touched + 1)
    assert is_told_right(session)
    told(play_on(session, 3))
    assert is_told_right(session)


def test_who_took_over_and_who_is_host_now_is_told_where_it_happened() -> None:
    session = play_on(play_table("whot", ANN, BOB, computers=1), 4)
    before = [len(recent(session)), len(since(session, 1))]
    session.take_over(CID, "Cid", 2, session.touched + 1)
    lobby.leave(session, ANN, session.touched + 1)
    took_over, left, new_host = TookOver(2, 1), Gone(0, "player"), NewHost(1)
    for told in (recent(session), since(session, 1), since(load(dump(session)), 2)):
        beside = [event for event in told if isinstance(event, Gone | NewHost | TookOver)]
        assert beside == [took_over, left, new_host]
        assert told[-1] == new_host
    assert [len(recent(session)), len(since(session, 1))] > before
    play_on(session, 2)
    assert recent(session)[-1] != new_host
    assert new_host in recent(session)
    assert new_host not in recent(play_on(session, TOLD))


@pytest.mark.parametrize("moves", [1, 4, 9])
def test_a_log_that_went_another_way_is_told_as_it_is(moves: int) -> None:
    """Another worker has undone what was committed here, or a save was put back."""
    session = play_on(play_table("whot", ANN, BOB, CID), 6)
    before = deepcopy(session)
    told(play_on(session, 4, seed=1))
    assert is_told_right(before)
    told(session)
    assert is_told_right(play_on(before, moves, seed=2, pause=7000))


def test_a_new_game_under_the_same_name_is_told_as_it_is() -> None:
    told(play_on(play_table("whot", ANN, BOB, CID), 6))
    assert is_told_right(play_on(play_table("differo", ANN, BOB), 8))


def test_only_what_is_new_is_played() -> None:
    session = play_on(play_table("whot", ANN, BOB, CID), 6)
    known = [*played(session)]
    play_on(session, 2)
    moments = played(session)
    assert all(a.events is b.events for a, b in zip(known, moments, strict=False))
    assert [moment.state is None for moment in moments] == [True] * 8 + [False]
    assert moments[-1] == [*replay(session.record())][-1]


def test_no_more_than_so_many_tables_are_remembered() -> None:
    sessions = [play_table("whot", ANN, BOB) for _ in range(REMEMBERED + 1)]
    for number, session in enumerate(sessions):
        session.id = str(number)
    for session in sessions[:-1]:
        played(session)
    played(sessions[0])
    played(sessions[-1])
    assert len(history._played) == REMEMBERED
    assert "0" in history._played
    assert "1" not in history._played
