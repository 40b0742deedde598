"""Another round after the end: who sits where, and who leads it."""

from engine import chance, refusals
from engine.games.whot.model import Options as WhotOptions
from engine.session import Player, dump, lobby
from engine.session_events import NewHost
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    DAN,
    EVE,
    FAY,
    GUS,
    NOON,
    PACE,
    SALT,
    finished,
    load,
    open_table,
    people,
    play_on,
    play_table,
    refused,
)
from tests.engine.toys import ALL

LATER = NOON + 5000


def test_a_rematch_is_a_new_lobby_with_everybody_one_seat_further() -> None:
    before = finished("whot", ANN, BOB, CID)
    before.players[1].strikes, before.players[1].cut = 2, "7"
    saved = dump(before)
    again = lobby.rematch(before, CID, "t2", SALT[::-1], LATER)
    assert again.players == [Player(BOB, "Bob"), Player(CID, "Cid"), Player(ANN, "Ann")]
    assert (again.id, again.game, again.phase, again.host) == ("t2", "whot", "lobby", CID)
    assert (again.pace, again.touched) == (PACE, LATER)
    assert again.secret == chance.secret(SALT[::-1]).hex()
    assert (again.log, again.state, again.outcome, again.drawn_for) == ([], None, None, [])
    assert dump(before) == saved


def test_a_rematch_is_dealt_only_to_those_who_took_their_seats_again() -> None:
    again = lobby.rematch(finished("whot", ANN, BOB, CID), BOB, "t2", SALT, LATER)
    assert again.awaited == [CID, ANN]
    assert lobby.join(again, CID, "Cid", LATER, cut="9") == []
    with refused(again, refusals.AlreadySeated):
        lobby.join(again, CID, "Cid", LATER)
    assert again.awaited == [ANN]
    assert load(dump(again)).awaited == [ANN]
    lobby.start(again, CID, LATER, admin=True)
    assert again.players == [Player(BOB, "Bob"), Player(CID, "Cid", cut="9")]
    assert (again.host, again.awaited, again.phase) == (BOB, [], "playing")


def test_a_rematch_whose_host_leaves_is_led_by_somebody_who_is_there() -> None:
    again = lobby.rematch(finished("whot", ANN, BOB, CID), ANN, "t2", SALT, LATER)
    lobby.join(again, CID, "Cid", LATER)
    lobby.leave(again, ANN, LATER)
    assert (again.host, again.awaited) == (CID, [BOB])
    lobby.leave(again, CID, LATER)
    assert again.host == BOB
    lobby.join(again, DAN, "Dan", LATER)
    lobby.join(again, EVE, "Eve", LATER)
    assert lobby.start(again, DAN, LATER, admin=True)[0] == NewHost(0)
    assert (people(again), again.host) == ([DAN, EVE], DAN)


def test_a_rematch_of_which_nobody_else_wants_to_be_does_not_begin() -> None:
    again = lobby.rematch(finished("differo", ANN, BOB), BOB, "t2", SALT, LATER)
    with refused(again, refusals.TooFewPlayers, least=2):
        lobby.start(again, BOB, LATER, admin=True)
    with refused(again, refusals.LobbyFull, most=2):
        lobby.join(again, CID, "Cid", LATER)
    lobby.join(again, ANN, "Ann", LATER)
    lobby.start(again, BOB, LATER)
    assert people(again) == [BOB, ANN]


def test_a_kept_seat_goes_to_who_waits_and_is_given_up_by_leaving() -> None:
    session = play_table("duel", ANN, BOB)
    lobby.join(session, CID, "Cid", LATER)
    again = lobby.rematch(play_on(session), ANN, "t2", SALT, LATER)
    lobby.leave(again, BOB, LATER)
    assert (people(again), again.awaited) == ([ANN, CID], [])
    again = lobby.rematch(session, ANN, "t3", SALT, LATER)
    lobby.start(again, ANN, LATER)
    assert people(again) == [ANN, CID]


def test_a_rematch_keeps_the_house_rules_and_the_computers() -> None:
    before = play_on(play_table("whot", ANN, computers=1, hand_size=3))
    again = lobby.rematch(before, ANN, "t2", SALT, LATER)
    assert again.options == WhotOptions(hand_size=3)
    assert again.players == [Player(None, level="easy"), Player(ANN, "Ann")]


def test_only_who_was_there_may_ask_for_a_rematch_and_only_at_the_end() -> None:
    session = play_table("duel", ANN, BOB)
    lobby.join(session, CID, "Cid", LATER)
    with refused(session, refusals.NotOver):
        lobby.rematch(session, ANN, "t2", SALT, LATER)
    lobby.leave(session, BOB, LATER)
    with refused(session, refusals.NotSeated):
        lobby.rematch(session, DAN, "t2", SALT, LATER)
    again = lobby.rematch(session, CID, "t2", SALT, LATER)
    assert people(again) == [ANN, CID]  # who left is not seated again
    assert again.host == CID
    closed = open_table("duel", ANN)
    lobby.close(closed, ANN, LATER)
    with refused(closed, refusals.NotOver):
        lobby.rematch(closed, ANN, "t2", SALT, LATER)


def test_of_those_who_left_only_who_asks_for_a_rematch_sits_down_again() -> None:
    session = play_table("whot", ANN, BOB, CID, DAN)
    for leaver in (ANN, BOB):
        lobby.leave(session, leaver, LATER)
    lobby.kick(session, CID, 3, LATER)
    again = lobby.rematch(session, BOB, "t2", SALT, LATER)
    assert again.players == [Player(CID, "Cid"), Player(BOB, "Bob")]
    with refused(session, refusals.SentOff):  # sent off is sent off
        lobby.rematch(session, DAN, "t3", SALT, LATER)


def test_the_only_person_who_left_the_computers_opens_a_rematch_and_leads_it() -> None:
    session = play_table("whot", ANN, computers=1)
    lobby.leave(session, ANN, LATER)
    again = lobby.rematch(session, ANN, "t2", SALT, LATER)
    assert again.players == [Player(None, level="easy"), Player(ANN, "Ann")]
    assert again.host == ANN


def test_who_waited_sits_down_instead_of_computers() -> None:
    session = play_table("dice", ANN, BOB, computers=2)
    for user in (CID, DAN, EVE):
        lobby.join(session, user, "", LATER)
    again = lobby.rematch(play_on(session), ANN, "t2", SALT, LATER)
    assert people(again) == [BOB, ANN, CID, DAN]
    assert again.waiting == [Player(EVE, "")]
    with refused(again, refusals.AlreadySeated):
        lobby.join(again, EVE, "", LATER)
    with refused(again, refusals.LobbyFull, most=4):
        lobby.join(again, FAY, "", LATER)


def test_who_waited_sits_down_in_a_lobby_that_somebody_opens_anew() -> None:
    session = play_table("dice", ANN, BOB, computers=2)
    for user in (CID, DAN, EVE):
        lobby.join(session, user, "", LATER)
    play_on(session)
    anew = lobby.open_lobby(ALL, "t2", "duel", CID, "Cid", SALT, LATER)
    lobby.seat_who_waited(anew, session)
    assert (people(anew), anew.host) == ([CID, DAN], CID)
    assert [late.user for late in anew.waiting] == [EVE]


def test_who_waits_gets_the_seat_that_becomes_free() -> None:
    session = play_table("duel", ANN, BOB)
    for user in (CID, DAN, EVE, FAY, GUS):
        lobby.join(session, user, "", LATER)
    again = lobby.rematch(play_on(session), ANN, "t2", SALT, LATER)
    assert people(again) == [BOB, ANN]
    assert lobby.leave(again, ANN, LATER) == [NewHost(1)]
    assert people(again) == [BOB, CID]
    assert again.host == CID
    lobby.kick(again, CID, 0, LATER)
    assert people(again) == [CID, DAN]
    lobby.choose_game(again, CID, "dice", LATER)
    assert people(again) == [CID, DAN, EVE, FAY]
    assert [late.user for late in again.waiting] == [GUS]


def test_the_host_of_a_rematch_is_somebody_who_is_there() -> None:
    away = play_table("dice", ANN, BOB, CID, DAN)
    away.hand_over(ANN, LATER)
    again = lobby.rematch(play_on(away), CID, "t2", SALT, LATER)
    assert again.host == CID
    assert [player.level for player in again.players] == [None] * 4  # Ann plays for herself again
    left = play_table("duel", ANN, computers=1)
    lobby.join(left, BOB, "Bob", LATER)
    lobby.leave(left, ANN, LATER)
    again = lobby.rematch(left, BOB, "t2", SALT, LATER)
    assert (people(again), again.host) == ([None, BOB], BOB)


def test_a_rematch_asked_for_by_who_has_no_seat_yet_has_a_host() -> None:
    session = play_table("duel", ANN, BOB)
    lobby.join(session, CID, "Cid", LATER)
    session.hand_over(ANN, LATER)
    again = lobby.rematch(play_on(session), CID, "t2", SALT, LATER)
    assert people(again) == [BOB, ANN]
    assert [late.user for late in again.waiting] == [CID]
    assert again.host == BOB
