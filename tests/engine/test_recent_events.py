"""A session keeps the events that its screens tell; the log, played again, tells the same ones."""

import json
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from engine.chance import Loose
from engine.game import redact
from engine.games import GAMES
from engine.recent import MOST, TOLD, event_adapter, told_by_the_log
from engine.record import replay
from engine.session import dump, lobby
from engine.session_events import (
    CameBack,
    DrawAgreed,
    DrawDeclined,
    Gone,
    HandedOver,
    NewHost,
    Resigned,
    TimedOut,
    TookOver,
)
from engine.upcasts import BadSave
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    PACE,
    Session,
    load,
    open_table,
    play_on,
    play_table,
    play_text,
)
from tests.engine.toys import ALL


def of_the_session(events: list[Any]) -> list[Any]:
    return [event for event in events if type(event).__module__ == "engine.session_events"]


def replayed(session: Session, first: int, viewer: int | None) -> list[Any]:
    """Return what the log tells from a line on."""
    events = []
    for moment in [*replay(session.record(), session.rulebook)][first:]:
        entry = moment.entry
        events += told_by_the_log(entry.what, entry.seat, entry.by)
        events += moment.events
    return [redact(event, viewer) for event in events]


def since_own_move(session: Session, seat: int, with_own: bool) -> list[Any]:
    entries = [moment.entry for moment in replay(session.record(), session.rulebook)]
    own = [index for index, entry in enumerate(entries) if entry.is_own_move(seat)]
    return replayed(session, own[-1] + (not with_own) if own else 0, seat)


def ends_with(whole: list[Any], part: list[Any]) -> bool:
    return whole[len(whole) - len(part) :] == part


def is_told_right(session: Session) -> bool:
    """Just as the log tells it; only of very much the oldest is left out."""
    moves = max(TOLD, session.run + 1)
    whole = replayed(session, max(0, len(session.log) - moves), None)
    pairs = [(whole, session.recent_events())]
    for seat, player in enumerate(session.players):
        if player.user is not None:
            for with_own in (True, False):
                whole = since_own_move(session, seat, with_own)
                pairs.append((whole, session.events_since_own_move(seat, with_own)))
    return all(
        whole == told or (ends_with(whole, told) and len(whole) > MOST - TOLD)
        for whole, told in pairs
    )


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("computers", [0, 1])
def test_whole_games_are_told_as_their_log_tells_them(key: str, computers: int) -> None:
    session = play_table(key, *(ANN, BOB)[computers:], computers=computers)
    draw = Loose(f"{key} {computers}")
    assert is_told_right(session)
    while session.phase == "playing":
        play_on(session, 1 + draw.below(25), draw.below(1000))
        session = load(dump(session))
        assert is_told_right(session)


def test_a_players_own_move_is_told_with_what_came_after_it() -> None:
    session = play_on(play_table("whot", ANN, BOB, CID), 5)
    (seat,) = session.prompts
    play_text(session, seat, "draw", session.touched + 1)
    assert session.events_since_own_move(seat) == []
    (drew,) = session.events_since_own_move(seat, with_own=True)
    assert (drew.seat, drew.kind, len(drew.cards)) == (seat, "drew", 1)
    assert replace(drew, cards=None) == session.recent_events()[-1]
    (other,) = session.prompts
    play_text(session, other, "draw", session.touched + 1)
    assert len(session.events_since_own_move(seat)) == 1


def test_who_leaves_is_told_to_have_left() -> None:
    session = play_on(play_table("whot", ANN, BOB, CID), 5)
    lobby.leave(session, BOB, session.touched + 1)
    assert Gone(1, "player") in session.recent_events()
    assert is_told_right(session)
    assert is_told_right(play_on(session, 3))


def test_who_took_over_and_who_is_host_now_is_told_where_it_happened() -> None:
    session = play_on(play_table("whot", ANN, BOB, computers=1), 4)
    session.take_over(CID, "Cid", 2, session.touched + 1)
    lobby.leave(session, ANN, session.touched + 1)
    took_over, left, new_host = TookOver(2, 1), Gone(0, "player"), NewHost(1)
    for told in (
        session.recent_events(),
        session.events_since_own_move(1),
        load(dump(session)).events_since_own_move(2),
    ):
        assert of_the_session(told) == [took_over, left, new_host]
        assert told[-1] == new_host
    play_on(session, 2)
    assert session.recent_events()[-1] != new_host
    assert new_host in session.recent_events()
    assert new_host not in play_on(session, TOLD).recent_events()


def test_who_goes_away_and_comes_back_is_told_of_once() -> None:
    session = play_on(play_table("whot", ANN, BOB, CID), 6)
    session.hand_over(BOB, session.touched + 1)
    assert session.recent_events()[-1] == HandedOver(1, "normal")
    for _ in range(50):
        session.reclaim(BOB, session.touched + 1)
        session.hand_over(BOB, session.touched + 1)
    session.reclaim(BOB, session.touched + 1)
    assert of_the_session(session.recent_events()) == [CameBack(1)]
    assert is_told_right(play_on(session, TOLD + 1))


def test_who_wants_no_draw_is_told_and_who_agrees_is_too() -> None:
    session = play_table("duel", ANN, BOB)
    session.offer_draw(ANN, session.touched + 1)
    assert session.recent_events() == []  # the table shows it while it stands
    session.answer_draw(BOB, False, session.touched + 1)
    assert session.recent_events() == [DrawDeclined(1)]
    session.offer_draw(ANN, session.touched + 1)
    session.answer_draw(BOB, True, session.touched + 1)
    assert session.recent_events() == [DrawDeclined(1), DrawAgreed()]


def test_who_resigns_and_for_whom_the_clock_moves_is_told() -> None:
    session = play_table("duel", ANN, BOB)
    session.tick(session.touched + PACE)
    told = session.recent_events()
    assert of_the_session(told) == [TimedOut(0), TimedOut(1)]
    session.resign(BOB, session.touched + 1)
    assert session.recent_events() == [*told, Resigned(1)]


def test_a_lobby_tells_its_last_new_host_until_the_deal() -> None:
    session = open_table("whot", ANN, BOB, CID)
    assert session.recent_events() == []
    lobby.leave(session, ANN, session.touched + 1)
    lobby.leave(session, BOB, session.touched + 1)
    assert session.recent_events() == [NewHost(0)]
    assert load(dump(session)).recent_events() == [NewHost(0)]
    lobby.join(session, BOB, "Bob", session.touched + 1)
    lobby.start(session, CID, session.touched + 1)
    assert session.recent_events() == []


def test_who_has_not_moved_for_long_is_told_no_more_than_there_is_room_for() -> None:
    session = play_table("rally", ANN, BOB, computers=2)
    play_on(session, 2)
    session.hand_over(BOB, session.touched + 1)
    session.hand_over(ANN, session.touched + 1)
    for _ in range(200):
        if session.phase != "playing":
            break
        ((seat, _, prompt),) = session.thinking
        session.act_for(seat, prompt, 0, session.touched + 1)
    assert len(session.log) > 100
    assert session.run > MOST
    for told in (session.recent_events(), session.events_since_own_move(0)):
        assert MOST // 2 < len(told) <= MOST
    assert sum(len(events) for *_, events in session.recent) <= MOST


def test_a_long_silence_is_bounded_though_no_move_tells_anything() -> None:
    """By a log of moves without events, of which a game may have some."""
    session = play_on(play_table("whot", ANN, BOB, CID), 6)
    before = deepcopy(session)
    for _ in range(2 * MOST):
        session.recent.append(session.recent[-1]._replace(events=[]))
    session._trim()
    assert len(session.recent) <= MOST
    assert len(before.recent) < len(session.recent)


@pytest.mark.parametrize("key", ALL)
def test_no_event_of_a_game_is_of_a_kind_of_the_sessions(key: str) -> None:
    event_adapter(ALL[key])  # it could not be built


def test_an_event_that_no_game_tells_is_refused() -> None:
    session = play_on(play_table("whot", ANN, BOB), 6)
    data = json.loads(dump(session))
    data["recent"][-1][3] = [{"kind": "castled", "seat": 0}]
    with pytest.raises(BadSave) as bad:
        load(json.dumps(data))
    assert str(bad.value).startswith("recent.")
