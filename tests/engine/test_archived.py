"""Games of the archive come back from it as they ended, from a fraction of their size."""

from pathlib import Path

import pytest

from engine.games import GAMES
from engine.record import Drift, read_record, verify, write_record
from engine.saves import BadSave
from engine.session import lobby
from engine.session.archived import Known, pack, people_of, unpack
from engine.session.data import User
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    NAMES,
    NOON,
    Session,
    finished,
    load,
    play_on,
    play_table,
)

NUMBERS = {ANN: 1, BOB: 2, CID: 3}
PEOPLE = {number: Known(user, NAMES[user]) for user, number in NUMBERS.items()}
SAVES = Path(__file__).parents[1] / "saves"


def over(game: str) -> Session:
    return finished(game, *(ANN, BOB, CID)[: GAMES[game].seats[-1]])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_comes_back_as_it_ended(game: str) -> None:
    session = over(game)
    again = unpack(pack(session, NUMBERS), PEOPLE, GAMES)
    assert again.log == session.log
    assert again.state == session.state
    assert again.outcome == session.outcome
    assert again.departed == session.departed
    assert write_record(again.record()) == write_record(session.record())
    assert [(one.user, one.name, one.level, one.gone) for one in again.players] == [
        (one.user, one.name, one.level, one.gone) for one in session.players
    ]
    assert (again.id, again.host, again.pace, again.started, again.looks) == (
        *(session.id, session.host, session.pace, session.started, session.looks),
    )
    for viewer in (None, *range(len(session.players))):
        assert again.view(viewer) == session.view(viewer)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_came_back_is_verified_and_played_again(game: str) -> None:
    again = unpack(pack(over(game), NUMBERS), PEOPLE, GAMES)
    verify(read_record(write_record(again.record()), GAMES), GAMES[game])
    rematch = lobby.rematch(again, ANN, "t2", bytes(32), NOON)
    assert {player.user for player in rematch.players} == {one.user for one in again.players}


def test_a_game_that_was_ended_without_a_result_comes_back() -> None:
    session = play_on(play_table("whot", ANN, BOB, computers=1), 9)
    lobby.close(session, ANN, NOON + 90_000)
    again = unpack(pack(session, NUMBERS), PEOPLE, GAMES)
    assert (again.phase, again.outcome, again.log) == ("closed", None, session.log)


@pytest.mark.parametrize("game", GAMES)
def test_a_packed_game_is_small_and_holds_no_person(game: str) -> None:
    packed = pack(over(game), NUMBERS)
    assert 300 < len(packed) < 1500
    assert people_of(packed, GAMES) == [1, 2, 3][: GAMES[game].seats[-1]]
    again = unpack(packed, {}, GAMES)
    assert {player.user for player in again.players} == {None}


def test_games_of_before_labels_come_back_without_their_secret() -> None:
    for path in sorted((SAVES / "before_labels").glob("*.json")):
        session = load(path.read_bytes(), GAMES)
        users: dict[User, int] = {
            player.user: number
            for number, player in enumerate(session.players, 1)
            if player.user is not None
        }
        lobby.close(session, session.host, session.touched + 1000)
        known = {number: Known(user, "") for user, number in users.items()}
        packed = pack(session, users)
        again = unpack(packed, known, GAMES)
        assert write_record(again.record()) == write_record(session.record())
        assert session.secret.encode() not in dump_of(packed)


def dump_of(packed: bytes) -> bytes:
    import zlib

    return zlib.decompress(packed[2:])


@pytest.mark.parametrize("packed", [b"", b"C1", b"C1junk", b'{"format":3}', b"C2" + bytes(9)])
def test_a_damaged_game_is_refused(packed: bytes) -> None:
    with pytest.raises(BadSave):
        unpack(packed, PEOPLE, GAMES)


def test_a_game_of_older_rules_drifts(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = pack(over("whot"), NUMBERS)
    monkeypatch.setattr(type(GAMES["whot"]), "rules", GAMES["whot"].rules + 1)
    with pytest.raises(Drift, match="rules"):
        unpack(packed, PEOPLE, GAMES)
