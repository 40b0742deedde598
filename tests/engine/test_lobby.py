"""The lobby, its seats and house rules: every way in and out, and every refusal by its name."""

from typing import Any, ClassVar

import pytest

from engine import chance, refusals
from engine.games.whot.model import Options as WhotOptions
from engine.record import Entry, replay, verify
from engine.session import Player, dump, lobby
from engine.session_events import Gone, NewHost, Stopped
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    DAN,
    GUS,
    NOON,
    PACE,
    SALT,
    SECRET,
    Session,
    finished,
    load,
    one_change,
    open_table,
    people,
    play_on,
    play_table,
    refused,
)
from tests.engine.toys import ALL, Duel, DuelOptions

LATER = NOON + 5000


# Opening -------------------------------------------------------------------------------------


def test_the_host_sits_and_the_secret_is_committed_to_before_anyone_else_does() -> None:
    session = lobby.open_lobby(ALL, "t1", "whot", ANN, "Ann", SALT, NOON, cut="7", pace=PACE)
    assert session.players == [Player(ANN, "Ann", cut="7")]
    assert (session.phase, session.host, session.pace) == ("lobby", ANN, PACE)
    assert (session.touched, session.rules) == (NOON, ALL["whot"].rules)
    assert session.options == WhotOptions()
    # echo -n secret | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1e1f -binary | sha256sum
    assert session.commitment == "532a3b0a6b4f93e4c184871795a95253f11dccc6ab322b58593ae138218af6e0"
    assert (session.state, session.outcome, session.next_due) == (None, None, None)
    assert (session.prompts, session.thinking, session.legal(0)) == ({}, [], [])


def test_a_game_that_does_not_exist_cannot_be_opened() -> None:
    with pytest.raises(refusals.NoSuchGame) as caught:
        lobby.open_lobby(ALL, "t1", "chess", ANN, "Ann", SALT, NOON)
    assert caught.value.fields == {"game": "chess"}


# Coming --------------------------------------------------------------------------------------


def test_who_joins_sits_down_last() -> None:
    session = open_table("whot", ANN)
    with one_change(session, LATER):
        assert lobby.join(session, BOB, "Bob", LATER, cut="b") == []
    assert session.players == [Player(ANN, "Ann"), Player(BOB, "Bob", cut="b")]
    assert (session.host, session.waiting) == (ANN, [])
    assert [session.seat_of(user) for user in (ANN, BOB, CID)] == [0, 1, None]


def test_nobody_sits_twice() -> None:
    session = open_table("whot", ANN, BOB)
    with refused(session, refusals.AlreadySeated):
        lobby.join(session, BOB, "Bob", LATER)


def test_a_full_lobby_takes_nobody() -> None:
    session = open_table("duel", ANN, BOB)
    assert session.is_full
    with refused(session, refusals.LobbyFull, most=2):
        lobby.join(session, CID, "Cid", LATER)


def test_the_computer_that_came_last_makes_room_in_a_full_lobby() -> None:
    session = open_table("whot", ANN, computers=4)
    lobby.add_computer(session, ANN, "hard", LATER)
    with one_change(session, LATER):
        lobby.join(session, BOB, "Bob", LATER)
    assert people(session) == [ANN, None, None, None, None, BOB]
    assert [player.level for player in session.players] == [None, *["easy"] * 4, None]


def test_who_comes_late_waits_for_the_next_round() -> None:
    session = play_table("whot", ANN, BOB)
    with one_change(session, LATER):
        lobby.join(session, CID, "Cid", LATER, cut="c")
    assert people(session) == [ANN, BOB]
    assert session.waiting == [Player(CID, "Cid", cut="c")]
    with refused(session, refusals.AlreadySeated):
        lobby.join(session, CID, "Cid", LATER)
    with refused(session, refusals.AlreadySeated):
        lobby.join(session, BOB, "Bob", LATER)


def test_who_left_for_good_may_wait_for_the_next_round() -> None:
    session = play_table("whot", ANN, BOB, CID)
    lobby.leave(session, BOB, LATER)
    lobby.join(session, BOB, "Bob", LATER)
    assert session.waiting == [Player(BOB, "Bob")]
    assert session.seat_of(BOB) is None


def test_a_player_may_cut_again_until_the_deal() -> None:
    session = open_table("duel", ANN, BOB)
    with one_change(session, LATER):
        lobby.cut(session, BOB, "42", LATER)
    assert [player.cut for player in session.players] == ["", "42"]
    with refused(session, refusals.NotSeated):
        lobby.cut(session, CID, "1", LATER)
    lobby.start(session, ANN, LATER)
    assert session.drawn_for == [
        chance.labels(SALT, session.commitment, str(user), cut)
        for user, cut in ((ANN, ""), (BOB, "42"))
    ]
    with refused(session, refusals.AlreadyStarted):
        lobby.cut(session, BOB, "43", LATER)


def test_every_cut_changes_what_is_dealt() -> None:
    dealt = set()
    for cuts in (("", ""), ("1", ""), ("", "1"), ("1", "1")):
        session = open_table("whot", ANN, BOB)
        lobby.cut(session, ANN, cuts[0], LATER)
        lobby.cut(session, BOB, cuts[1], LATER)
        lobby.start(session, ANN, LATER)
        dealt.add(Entry.read(session.log[0]).drawn)
    assert len(dealt) == 4


# Going ---------------------------------------------------------------------------------------


def test_who_leaves_the_lobby_frees_the_seat() -> None:
    session = open_table("whot", ANN, BOB, CID)
    with one_change(session, LATER):
        assert lobby.leave(session, BOB, LATER) == []
    assert people(session) == [ANN, CID]
    with refused(session, refusals.NotSeated):
        lobby.leave(session, BOB, LATER)


@pytest.mark.parametrize(
    ("users", "heir"),
    [([ANN, BOB, CID], BOB), ([BOB, ANN, CID], CID), ([BOB, CID, ANN], BOB)],
)
def test_the_host_is_handed_on_to_the_next_person(users: list[int], heir: int) -> None:
    session = open_table("whot", *users)
    session.host = ANN
    happened = lobby.leave(session, ANN, LATER)
    assert session.host == heir
    assert happened == [NewHost(people(session).index(heir))]


def test_no_computer_becomes_host() -> None:
    session = open_table("whot", ANN, computers=1)
    lobby.join(session, BOB, "Bob", LATER)
    assert lobby.leave(session, ANN, LATER) == [NewHost(1)]
    assert session.host == BOB
    assert session.phase == "lobby"


def test_a_lobby_closes_when_nobody_is_left() -> None:
    session = open_table("whot", ANN, computers=2)
    with one_change(session, LATER):
        lobby.leave(session, ANN, LATER)
    assert session.phase == "closed"
    alone = open_table("whot", ANN)
    lobby.leave(alone, ANN, LATER)
    assert (alone.phase, alone.players) == ("closed", [])
    with refused(alone, refusals.Over):
        lobby.join(alone, BOB, "Bob", LATER)


def test_who_waits_may_leave_and_the_game_goes_on() -> None:
    session = play_table("whot", ANN, BOB)
    lobby.join(session, CID, "Cid", LATER)
    lobby.join(session, DAN, "Dan", LATER)
    log = session.log.copy()
    with one_change(session, LATER):
        assert lobby.leave(session, DAN, LATER) == []
    assert [late.user for late in session.waiting] == [CID]
    assert session.log == log
    with refused(session, refusals.NotSeated):
        lobby.leave(session, DAN, LATER)


def test_who_leaves_a_game_forfeits_the_seat_for_good() -> None:
    session = play_table("dice", ANN, BOB, CID, DAN)
    with one_change(session, LATER):
        assert lobby.leave(session, BOB, LATER) == [Gone(1, "player")]
    assert session.players[1].gone
    assert Entry.read(session.log[-1])[1:3] == (1, "player")
    assert Entry.read(session.log[-1]).what == "!leave"
    assert session.view(None).left == [1]
    assert session.phase == "playing"
    with refused(session, refusals.NotSeated):
        lobby.leave(session, BOB, LATER)


def test_a_game_is_stopped_when_everybody_has_left_for_good() -> None:
    session = play_table("dice", ANN, BOB, computers=2)
    lobby.leave(session, ANN, LATER)
    with one_change(session, LATER):
        assert lobby.leave(session, BOB, LATER) == [Gone(1, "player"), Stopped()]
    assert (session.phase, session.outcome) == ("closed", None)
    assert len([*replay(session.record(), session.rulebook)]) == len(session.log)


def test_a_game_waits_for_who_is_away_or_comes_late() -> None:
    away, late = (play_table("dice", ANN, BOB, computers=2) for _ in range(2))
    away.hand_over(ANN, LATER)
    lobby.join(late, CID, "Cid", LATER)
    lobby.leave(late, ANN, LATER)
    for session in (away, late):
        lobby.leave(session, BOB, LATER)
        assert session.is_deserted


def test_leaving_may_end_the_game() -> None:
    session = play_table("duel", ANN, BOB)
    assert lobby.leave(session, ANN, LATER) == [Gone(0, "player"), NewHost(1)]
    assert session.phase == "over"
    assert session.outcome is not None
    assert (session.outcome.ranks, session.outcome.reason) == ((2, 1), "walkover")
    assert session.host == BOB
    assert NewHost(1) not in session.recent_events()  # who stayed to the end leads nothing
    with refused(session, refusals.Over):
        lobby.leave(session, BOB, LATER)


def test_the_host_is_handed_on_during_a_game_to_somebody_who_is_there() -> None:
    session = play_table("dice", ANN, BOB, CID, computers=1)
    session.hand_over(BOB, NOON)
    assert lobby.leave(session, ANN, LATER)[-1] == NewHost(2)
    assert session.host == CID
    assert lobby.leave(session, CID, LATER)[-1] == NewHost(1)
    assert session.host == BOB
    happened = lobby.leave(session, BOB, LATER)  # a computer plays alone
    assert NewHost not in map(type, happened)
    assert session.phase == "over"


def test_the_new_host_is_remembered_until_the_deal() -> None:
    session = open_table("dice", ANN, BOB, CID, DAN)
    plain = dump(session)
    lobby.leave(session, ANN, LATER)
    lobby.leave(session, BOB, LATER)
    session = load(dump(session))
    assert session.recent_events() == [NewHost(0)]
    lobby.start(session, CID, LATER)
    for saved in (plain, dump(session)):
        assert b"recent" not in saved
    lobby.leave(session, CID, LATER)
    assert load(dump(session)).recent_events()[-1] == NewHost(1)


def test_the_host_may_kick() -> None:
    session = open_table("whot", ANN, BOB, computers=1)
    with one_change(session, LATER):
        assert lobby.kick(session, ANN, 1, LATER) == []
    assert people(session) == [ANN, None]
    lobby.kick(session, ANN, 1, LATER)
    assert people(session) == [ANN]
    lobby.kick(session, ANN, 0, LATER)
    assert session.phase == "closed"
    with refused(session, refusals.Over):
        lobby.kick(session, ANN, 0, LATER)


def test_only_the_host_or_an_admin_may_kick() -> None:
    session = open_table("whot", ANN, BOB)
    with refused(session, refusals.NotHost):
        lobby.kick(session, BOB, 0, LATER)
    assert lobby.kick(session, GUS, 0, LATER, admin=True) == [NewHost(0)]
    assert session.host == BOB


def test_who_is_kicked_from_a_game_forfeits() -> None:
    session = play_table("whot", ANN, BOB, CID)
    with one_change(session, LATER):
        happened = lobby.kick(session, ANN, 2, LATER)
    assert happened[0] == Gone(2, "admin")
    assert Entry.read(session.log[-1]).by == "admin"
    assert Entry.read(session.log[-1]).seat == 2
    with refused(session, refusals.NoSuchSeat):
        lobby.kick(session, ANN, 2, LATER)
    with refused(session, refusals.SentOff):
        session.seat(CID)
    with refused(session, refusals.NotSeated):
        session.seat(DAN)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_must_be_somebody_to_kick(seat: int) -> None:
    session = open_table("whot", ANN, BOB)
    with refused(session, refusals.NoSuchSeat):
        lobby.kick(session, ANN, seat, LATER)


# Setting up ----------------------------------------------------------------------------------


def test_another_game_brings_its_own_house_rules() -> None:
    session = open_table("whot", ANN, BOB)
    with one_change(session, LATER):
        lobby.choose_game(session, ANN, "duel", LATER)
    assert (session.game, session.options) == ("duel", DuelOptions())
    assert session.rules == ALL["duel"].rules


def test_a_game_that_is_chosen_back_has_its_house_rules_still() -> None:
    session = open_table("whot", ANN, BOB)
    lobby.set_option(session, ANN, "hand_size", 4, LATER)
    lobby.set_option(session, ANN, "tender", True, LATER)
    for game in ("duel", "differo", "duel"):
        lobby.choose_game(session, ANN, game, LATER)
        session = load(dump(session))
    with one_change(session, LATER):
        lobby.choose_game(session, ANN, "whot", LATER)
    assert session.options == WhotOptions(hand_size=4, tender=True)
    lobby.choose_game(session, ANN, "whot", LATER)
    assert session.options == WhotOptions(hand_size=4, tender=True)


def test_only_the_lobby_remembers_the_house_rules_of_other_games() -> None:
    session = open_table("whot", ANN, BOB)
    plain = dump(session)
    lobby.set_option(session, ANN, "hand_size", 4, LATER)
    lobby.choose_game(session, ANN, "duel", LATER)
    assert session.chosen_before == {"whot": {"hand_size": 4}}
    lobby.start(session, ANN, LATER)
    assert session.chosen_before == {}
    for saved in (plain, dump(session)):  # as versions read it that know nothing of that
        assert b"chosen_before" not in saved


def test_a_house_rule_of_a_game_chosen_before_that_is_no_longer_possible_is_forgotten() -> None:
    session = open_table("duel", ANN)
    session.chosen_before = {"whot": {"hand_size": 99}}
    lobby.choose_game(session, ANN, "whot", LATER)
    assert session.options == WhotOptions()


def test_no_game_is_chosen_that_is_too_small_for_who_sits() -> None:
    session = open_table("whot", ANN, BOB, CID)
    with refused(session, refusals.TooManySit, game="duel", most=2, count=3):
        lobby.choose_game(session, ANN, "duel", LATER)
    with refused(session, refusals.NoSuchGame, game="chess"):
        lobby.choose_game(session, ANN, "chess", LATER)


class DuelWithMaster(Duel):
    levels: ClassVar = {"master": lambda *_: 0}


def test_a_computer_that_only_plays_the_old_game_is_exchanged() -> None:
    session = open_table("duel", ANN, games=ALL | {"duel": DuelWithMaster()})
    lobby.add_computer(session, ANN, "master", LATER)
    lobby.choose_game(session, ANN, "whot", LATER)
    lobby.add_computer(session, ANN, "hard", LATER)
    assert [player.level for player in session.players] == [None, "normal", "hard"]
    lobby.choose_game(session, ANN, "dice", LATER)
    assert [player.level for player in session.players] == [None, "normal", "hard"]


def test_house_rules_are_changed_one_by_one() -> None:
    session = open_table("whot", ANN)
    with one_change(session, LATER):
        lobby.set_option(session, ANN, "hand_size", 4, LATER)
    lobby.set_option(session, ANN, "tender", True, LATER)
    assert session.options == WhotOptions(hand_size=4, tender=True)


@pytest.mark.parametrize(
    ("rule", "value"),
    [("hand_size", 8), ("hand_size", "many"), ("tender", None), ("tender", [1]), ("stakes", 1)],
)
def test_a_house_rule_that_does_not_exist_is_refused(rule: str, value: Any) -> None:
    session = open_table("whot", ANN)
    with refused(session, refusals.BadHouseRule, rule=rule, value=value):
        lobby.set_option(session, ANN, rule, value, LATER)


def test_house_rules_are_set_all_together_as_they_were_kept() -> None:
    session = open_table("whot", ANN)
    lobby.set_option(session, ANN, "tender", True, LATER)
    with one_change(session, LATER):
        lobby.set_options(session, ANN, {"hand_size": 4}, LATER)
    assert session.options == WhotOptions(hand_size=4)
    lobby.set_options(session, ANN, {"hand_size": 99, "tender": True}, LATER)
    assert session.options == WhotOptions()


@pytest.mark.parametrize("pace", [0, -1])
def test_time_for_a_move_is_more_than_none(pace: int) -> None:
    session = open_table("whot", ANN)
    with refused(session, refusals.BadHouseRule, rule="pace", value=pace):
        lobby.set_pace(session, ANN, pace, LATER)
    with one_change(session, LATER):
        lobby.set_pace(session, ANN, 1, LATER)
    assert (session.pace, session.due) == (1, {})


def test_computers_come_and_go() -> None:
    session = open_table("whot", ANN)
    with refused(session, refusals.NoSuchSeat):
        lobby.remove_computer(session, ANN, LATER)
    with one_change(session, LATER):
        lobby.add_computer(session, ANN, "hard", LATER)
    lobby.add_computer(session, ANN, "easy", LATER)
    lobby.join(session, BOB, "Bob", LATER)
    assert session.players[1:3] == [Player(None, level="hard"), Player(None, level="easy")]
    assert session.players[1].is_computer
    assert not session.players[1].is_away
    with one_change(session, LATER):
        lobby.remove_computer(session, ANN, LATER)
    assert [player.level for player in session.players] == [None, "hard", None]


def test_a_computer_finds_no_seat_in_a_full_lobby() -> None:
    session = open_table("duel", ANN, BOB)
    with refused(session, refusals.LobbyFull, most=2):
        lobby.add_computer(session, ANN, "easy", LATER)
    with refused(session, refusals.NoSuchLevel, level="wizard"):
        lobby.add_computer(session, ANN, "wizard", LATER)


SETTINGS: dict[str, tuple[Any, ...]] = {
    "choose_game": ("duel",),
    "set_option": ("hand_size", 5),
    "set_options": ({"hand_size": 5},),
    "add_computer": ("easy",),
    "remove_computer": (),
    "start": (),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_settings_are_the_hosts_or_an_admins_and_of_the_lobby_alone(name: str) -> None:
    change, arguments = getattr(lobby, name), SETTINGS[name]
    session = open_table("whot", ANN, computers=1)
    with refused(session, refusals.NotHost):
        change(session, BOB, *arguments, LATER)
    with one_change(session, LATER):
        change(session, BOB, *arguments, LATER, admin=True)
    playing = play_table("whot", ANN, computers=1)
    with refused(playing, refusals.AlreadyStarted):
        change(playing, ANN, *arguments, LATER)
    over = finished("whot", ANN, BOB)
    with refused(over, refusals.Over):
        change(over, ANN, *arguments, LATER)


# Starting and stopping -----------------------------------------------------------------------


def test_a_game_begins_with_its_deal() -> None:
    session = open_table("whot", ANN, BOB, computers=1)
    with one_change(session, LATER):
        assert lobby.start(session, ANN, LATER) == []
    assert (session.phase, session.started) == ("playing", LATER)
    ann, bob = (chance.labels(SALT, session.commitment, str(user), "") for user in (ANN, BOB))
    assert session.drawn_for == [ann, bob, ("computer easy", "")]
    deal = Entry.read(session.log[0])
    assert (deal.ms, deal.seat, deal.by, deal.what) == (0, -1, "player", "!deal")
    assert len(session.log) == 1
    assert session.prompts == {0: 1}
    assert session.due == {0: LATER + PACE}


def test_too_few_cannot_start() -> None:
    session = open_table("whot", ANN)
    with refused(session, refusals.TooFewPlayers, least=2):
        lobby.start(session, ANN, LATER)


def test_computers_sit_down_where_a_game_needs_every_seat() -> None:
    session = open_table("dice", ANN, BOB)
    lobby.start(session, ANN, LATER)
    assert people(session) == [ANN, BOB, None, None]
    assert [player.level for player in session.players] == [None, None, "normal", "normal"]
    full = open_table("dice", ANN, BOB, CID, DAN)
    lobby.start(full, ANN, LATER)
    assert people(full) == [ANN, BOB, CID, DAN]


def test_the_host_may_close_the_lobby() -> None:
    session = open_table("whot", ANN, BOB)
    with refused(session, refusals.NotHost):
        lobby.close(session, BOB, LATER)
    with one_change(session, LATER):
        assert lobby.close(session, ANN, LATER) == [Stopped()]
    assert (session.phase, session.log) == ("closed", [])
    with refused(session, refusals.Over):
        lobby.close(session, ANN, LATER)
    with refused(session, refusals.NotStarted):
        session.record()


def test_the_host_may_end_a_game_without_a_result() -> None:
    session = play_on(play_table("duel", ANN, BOB), 1)
    session.offer_draw(ANN, LATER)
    with refused(session, refusals.NotHost):
        lobby.close(session, BOB, LATER)
    with one_change(session, LATER):
        assert lobby.close(session, BOB, LATER, admin=True) == [Stopped()]
    assert (session.phase, session.outcome) == ("closed", None)
    assert (session.prompts, session.due, session.agreed) == ({}, {}, [])
    end = Entry.read(session.log[-1])
    assert (end.seat, end.by, end.what) == (-1, "admin", "!stop")
    assert session.record().secret == SECRET.hex()
    assert verify(session.record(), session.rulebook)[-1].state == session.state
    with refused(session, refusals.Over):
        session.play_text(ANN, "rock", LATER)


def suggested(session: Session) -> tuple[int, str] | None:
    suggestion = session.suggestion
    return None if suggestion is None else (suggestion.user, suggestion.game)


def test_a_suggestion_stands_until_another_one_another_game_or_the_deal() -> None:
    session = open_table("whot", ANN, BOB)
    lobby.suggest_game(session, BOB, "Bob", "rally", NOON)
    lobby.suggest_game(session, CID, "Cid", "differo", NOON)
    assert suggested(session) == (CID, "differo")
    assert load(dump(session)) == session
    lobby.choose_game(session, ANN, "differo", NOON)
    assert not suggested(session)
    assert b"suggestion" not in dump(session)
    lobby.suggest_game(session, BOB, "Bob", "whot", NOON)
    lobby.start(session, ANN, NOON)
    assert not suggested(session)
    with refused(session, refusals.AlreadyStarted):
        lobby.suggest_game(session, BOB, "Bob", "whot", NOON)


def test_a_game_that_is_suggested_again_or_chosen_already_is_no_suggestion() -> None:
    session = open_table("whot", ANN, BOB)
    lobby.suggest_game(session, BOB, "Bob", "rally", NOON)
    lobby.suggest_game(session, BOB, "Bob", "rally", NOON)
    assert not suggested(session)
    lobby.suggest_game(session, BOB, "Bob", "whot", NOON)
    assert not suggested(session)
    with refused(session, refusals.NoSuchGame, game="chess"):
        lobby.suggest_game(session, BOB, "Bob", "chess", NOON)


def test_a_suggestion_goes_with_the_player_who_made_it() -> None:
    session = open_table("whot", ANN, BOB)
    lobby.suggest_game(session, BOB, "Bob", "rally", NOON)
    lobby.leave(session, BOB, NOON)
    assert not suggested(session)
