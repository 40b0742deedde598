"""Players choose for their own seats in the lobby: a colour, a persona, an element."""

import pytest

from engine import refusals
from engine.chance import labels
from engine.game import house_rules, with_option
from engine.record import verify
from engine.session import lobby
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    NOON,
    SALT,
    Session,
    one_change,
    open_table,
    people,
    play_on,
    refused,
)
from tests.engine.toys import ALL

LATER = NOON + 5000


def chosen(session: Session) -> list[str]:
    return [player.role for player in session.players]


def start(session: Session) -> Session:
    lobby.start(session, ANN, LATER)
    return session


@pytest.mark.parametrize("key", ALL)
def test_every_seat_has_one_role_or_none_has(key: str) -> None:
    """In a game with roles every seat is taken at the deal, so that every choice can be kept."""
    game = ALL[key]
    for rule, values in house_rules(game.options).items():
        for options in (with_option(game.options(), rule, value) for value in values):
            roles = game.roles(options)
            assert len(set(roles)) == len(roles)
            assert len(roles) in (0, game.seats[-1])
            if roles:
                assert game.seats[-1] in (game.filled_seats(options), game.seats[0])


def test_a_player_sits_where_the_chosen_role_is() -> None:
    session = open_table("deerportal", ANN, BOB, CID)
    with one_change(session, LATER):
        assert lobby.choose_role(session, BOB, "air", LATER) == []
    lobby.choose_role(session, CID, "water", LATER)
    assert people(session) == [ANN, BOB, CID]
    start(session)
    assert people(session) == [CID, ANN, None, BOB]
    cid, ann, bob = (labels(SALT, session.commitment, str(who), "") for who in (CID, ANN, BOB))
    assert session.drawn_for == [cid, ann, ("computer normal", ""), bob]
    assert session.host == ANN


def test_a_choice_is_replaced_by_another_and_taken_back_by_the_same() -> None:
    session = open_table("deerportal", ANN, BOB)
    for role, left in (("fire", "fire"), ("earth", "earth"), ("earth", "")):
        with one_change(session, LATER):
            lobby.choose_role(session, BOB, role, LATER)
        assert chosen(session) == ["", left]


def test_the_host_has_the_first_say() -> None:
    session = open_table("differo", ANN, BOB)
    lobby.choose_role(session, BOB, "white", LATER)
    lobby.choose_role(session, ANN, "white", LATER)
    assert chosen(session) == ["white", ""]
    with refused(session, refusals.RoleTaken):
        lobby.choose_role(session, BOB, "white", LATER)
    lobby.choose_role(session, BOB, "black", LATER)
    assert chosen(session) == ["white", "black"]


def test_without_a_choice_the_host_plays_white_and_caesar() -> None:
    for game, role in (("differo", "white"), ("caesar", "caesar"), ("deerportal", "water")):
        session = start(open_table(game, ANN, BOB))
        assert session.rulebook.roles(session.options)[0] == role
        assert session.host == session.players[0].user == ANN


@pytest.mark.parametrize("white", ["first", "second"])
@pytest.mark.parametrize("user", [ANN, BOB])
def test_who_chose_white_plays_white_and_moves_first(user: int, white: str) -> None:
    session = open_table("differo", ANN, BOB)
    lobby.set_option(session, ANN, "white", white, LATER)
    lobby.choose_role(session, user, "white", LATER)
    (seat,) = start(session).prompts
    assert session.players[seat].user == user
    assert session.state is not None
    assert session.state.first == seat


@pytest.mark.parametrize("personas", ["seats", "swapped"])
@pytest.mark.parametrize("user", [ANN, BOB])
def test_who_chose_caesar_is_caesar(user: int, personas: str) -> None:
    session = open_table("caesar", ANN, BOB)
    lobby.set_option(session, ANN, "personas", personas, LATER)
    lobby.choose_role(session, user, "caesar", LATER)
    state = start(session).state
    assert state is not None
    assert session.players[state.caesar].user == user


def test_what_chance_deals_or_no_seat_has_cannot_be_chosen() -> None:
    session = open_table("differo", ANN, BOB)
    for rule in ("first", "lot"):
        lobby.set_option(session, ANN, "white", rule, LATER)
        with refused(session, refusals.Stale):
            lobby.choose_role(session, ANN, "water" if rule == "first" else "white", LATER)
    with refused(session, refusals.NotSeated):
        lobby.choose_role(session, CID, "white", LATER)


def test_a_choice_that_the_house_rules_no_longer_allow_moves_nobody() -> None:
    session = open_table("deerportal", ANN, BOB)
    lobby.choose_role(session, ANN, "air", LATER)
    lobby.set_option(session, ANN, "no_bots", True, LATER)
    assert people(start(session)) == [ANN, BOB]


def test_another_game_forgets_what_was_chosen() -> None:
    session = open_table("differo", ANN, BOB)
    lobby.choose_role(session, BOB, "white", LATER)
    lobby.choose_game(session, ANN, "caesar", LATER)
    assert chosen(session) == ["", ""]


def test_nothing_is_chosen_after_the_deal() -> None:
    session = start(open_table("differo", ANN, BOB))
    with refused(session, refusals.AlreadyStarted):
        lobby.choose_role(session, BOB, "white", LATER)


def test_a_rematch_changes_the_seats_whoever_chose() -> None:
    session = open_table("differo", ANN, BOB)
    lobby.choose_role(session, BOB, "white", LATER)
    play_on(start(session))
    again = lobby.rematch(session, ANN, "t2", bytes(32), session.touched)
    assert (people(again), chosen(again)) == ([ANN, BOB], ["", ""])


@pytest.mark.parametrize("game", ["deerportal", "differo", "caesar"])
def test_a_game_with_chosen_roles_is_verified(game: str) -> None:
    session = open_table(game, ANN, BOB)
    lobby.choose_role(session, BOB, session.rulebook.roles(session.options)[0], LATER)
    assert people(start(session))[:2] == [BOB, ANN]
    assert verify(play_on(session).record(), session.rulebook)[-1].state == session.state
