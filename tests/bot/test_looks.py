"""People keep one look in a chat; others take what is free."""

from bot.looks import LOOKS, looks_of, new_looks
from engine.session import lobby
from tests.engine.tables import ANN, BOB, CID, NOON, open_table, play_table


def test_a_person_has_the_look_that_the_chat_knows() -> None:
    session = open_table("whot", ANN, BOB, CID)
    lobby.give_looks(session, {BOB: 4, CID: 0}, len(LOOKS))
    assert looks_of(session) == (1, 4, 0)
    assert new_looks(session, {str(BOB): 4, str(CID): 0}) == {ANN: 1}


def test_of_two_with_the_same_look_the_first_at_the_table_has_it() -> None:
    session = open_table("whot", ANN, BOB, CID)
    lobby.give_looks(session, {ANN: 2, BOB: 2, CID: 5}, len(LOOKS))
    assert looks_of(session) == (2, 0, 5)
    assert new_looks(session, {str(user): 2 for user in (ANN, BOB, CID)}) == {}


def test_a_computer_makes_way_for_a_persons_look() -> None:
    session = open_table("whot", ANN)
    lobby.add_computer(session, ANN, "easy", NOON)
    lobby.give_looks(session, {}, len(LOOKS))
    assert looks_of(session) == (0, 1)
    lobby.join(session, BOB, "Bob", NOON)
    lobby.give_looks(session, {BOB: 1}, len(LOOKS))
    assert looks_of(session)[2] == 1
    assert len(set(looks_of(session))) == 3


def test_a_game_that_began_before_looks_were_kept_has_them_by_seat() -> None:
    session = play_table("whot", ANN, BOB, CID)
    assert looks_of(session) == (0, 1, 2)
