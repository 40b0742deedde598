"""Somebody who wants to be forgotten leaves every session, and no trace stays in what is saved."""

import pytest

from engine import chance
from engine.games import GAMES
from engine.record import verify
from engine.session import dump, lobby
from engine.session.archived import pack, unpack
from engine.session_events import NewHost
from tests.engine.tables import BOB, CID, NOON, SALT, Session, load, people, play_on

ANN = 5183920147  # as long as Telegram's
STAND_IN = -4


def opened(game: str = "whot") -> Session:
    session = lobby.open_lobby(GAMES, "t1", game, ANN, "Annabella", SALT, NOON, cut="123")
    lobby.join(session, BOB, "Bob", NOON, cut="456")
    return session


def dealt(game: str = "whot") -> Session:
    session = opened(game)
    lobby.start(session, ANN, NOON)
    return session


def must_not_know(session: Session) -> None:
    saved = dump(session)
    assert str(ANN).encode() not in saved
    assert b"Annabella" not in saved
    assert b'"123"' not in saved
    assert dump(load(saved, GAMES)) == saved


def test_a_seat_in_a_lobby_is_given_up() -> None:
    session = opened()
    assert lobby.forget(session, ANN, STAND_IN, NOON) == [NewHost(0)]
    assert (people(session), session.host) == ([BOB], BOB)
    must_not_know(session)


def test_a_lobby_that_nobody_is_left_in_closes() -> None:
    session = lobby.open_lobby(GAMES, "t1", "whot", ANN, "Annabella", SALT, NOON)
    lobby.forget(session, ANN, STAND_IN, NOON)
    assert (session.phase, session.host) == ("closed", STAND_IN)
    must_not_know(session)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_in_a_game_is_forfeited_and_a_number_stands_in(game: str) -> None:
    session = dealt(game)
    lobby.forget(session, ANN, STAND_IN, NOON)
    seat = people(session).index(STAND_IN)
    assert session.players[seat].gone
    assert session.departed == {seat: "left"}
    must_not_know(session)
    assert verify(play_on(session).record(), GAMES[game])


def test_a_finished_game_keeps_a_number_alone() -> None:
    session = play_on(dealt())
    log = session.log.copy()
    lobby.forget(session, ANN, STAND_IN, NOON)
    assert (session.host, session.log) == (STAND_IN, log)
    assert {*people(session)} == {STAND_IN, BOB}
    must_not_know(session)
    assert verify(session.record(), GAMES["whot"])


def test_a_place_in_the_next_round_and_a_suggestion_go() -> None:
    session = lobby.open_lobby(GAMES, "t1", "whot", BOB, "Bob", SALT, NOON)
    lobby.join(session, CID, "Cid", NOON)
    lobby.suggest_game(session, ANN, "Annabella", "rally", NOON)
    lobby.forget(session, ANN, STAND_IN, NOON)
    must_not_know(session)
    lobby.start(session, BOB, NOON)
    lobby.join(session, ANN, "Annabella", NOON)
    lobby.forget(session, ANN, STAND_IN, NOON)
    assert session.waiting == []
    must_not_know(session)


def test_a_place_in_the_next_round_goes_after_the_game_too() -> None:
    session = lobby.open_lobby(GAMES, "t1", "whot", BOB, "Bob", SALT, NOON)
    lobby.join(session, CID, "Cid", NOON)
    lobby.start(session, BOB, NOON)
    lobby.join(session, ANN, "Annabella", NOON)
    lobby.forget(play_on(session), ANN, STAND_IN, NOON)
    must_not_know(session)


def test_no_label_can_be_tried_on_ids_any_more() -> None:
    session = dealt()
    commitment, names = session.commitment, {name for name, _ in session.drawn_for}
    assert chance.labels(SALT, commitment, str(ANN), "123")[0] in names
    lobby.forget(session, ANN, STAND_IN, NOON)
    assert SALT.hex().encode() not in dump(session)
    assert {name for name, _ in session.record().drawn_for} == names


def test_nobody_is_changed_who_is_not_meant() -> None:
    session = dealt()
    saved = dump(session)
    lobby.forget(session, CID, STAND_IN, NOON)
    assert dump(session) == saved


def test_who_is_forgotten_does_not_sit_down_for_a_rematch() -> None:
    session = play_on(dealt())
    lobby.forget(session, ANN, STAND_IN, NOON)
    archived = unpack(pack(session, {STAND_IN: 4, BOB: 2}), {}, GAMES)
    assert archived.players[people(session).index(STAND_IN)].user is None
    again = lobby.rematch(session, BOB, "t2", SALT, NOON)
    assert (people(again), again.host) == ([BOB], BOB)
