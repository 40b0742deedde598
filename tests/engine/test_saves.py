"""Saved games outlive deploys; what was not saved here, or was damaged, is refused by its field."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import upcasts
from engine.game import redact
from engine.games import GAMES
from engine.games.whot import Whot
from engine.record import fold, replay, verify
from engine.saves import BadSave, Games, Saved
from engine.session import dump
from engine.session_events import HandedOver, NewHost, Nudged, TimedOut, TookOver
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    DAN,
    EVE,
    FAY,
    PACE,
    Session,
    finished,
    load,
    open_table,
    play_on,
    play_table,
    save_for_ever,
)

LOBBY: Saved = json.loads(dump(open_table("whot", ANN)))
SAVES = sorted((Path(__file__).parents[1] / "saves").glob("*.json"))
SAVED_BY_FORMAT_1 = {file.stem.split("-")[0] for file in SAVES if file.stem.count("-") == 1}
SAVED_BY_FORMAT_2 = sorted(f.stem.removesuffix("-1-2") for f in SAVES if f.stem.endswith("-1-2"))


def saved() -> Saved:
    """A game of Whot in the middle, as plain data."""
    data: Saved = json.loads(dump(play_on(play_table("whot", ANN, BOB, computers=1), 5)))
    return data


def compact(data: object) -> str:
    """JSON as `dump` writes it, whose versions can be told without parsing it."""
    return json.dumps(data, separators=(",", ":"))


class NewerWhot(Whot):
    rules = 2


NEWER: Games = GAMES | {"whot": NewerWhot()}


def fault(data: object, games: Games = GAMES) -> str:
    """Return what the reader finds wrong."""
    text = data if isinstance(data, str | bytes) else compact(data)
    with pytest.raises(BadSave) as bad:
        load(text, games)
    assert "\n" not in str(bad.value)
    assert not str(bad.value).startswith(":")
    return str(bad.value)


# For ever ------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_what_was_ever_saved_is_loaded_and_played_on(file: Path) -> None:
    """A new version of the rules or of the format brings a new file: `save_for_ever` makes one."""
    session = load(file.read_bytes())
    assert session.phase == "playing"
    assert load(dump(session)) == session
    game, rules, format_ = [*file.stem.split("-"), "1"][:3]
    if GAMES[game].rules == int(rules):
        assert fold(session.record(), session.rulebook) == session.state
        if int(format_) == upcasts.FORMAT:
            assert dump(session) == file.read_bytes().strip()
    play_on(session)
    assert session.outcome is not None


def test_a_kept_save_has_a_bit_of_everything() -> None:
    session = load(save_for_ever("whot"))
    assert session.waiting
    assert session.due
    assert any(player.gone for player in session.players)
    assert any(player.is_away for player in session.players)
    assert any(player.strikes for player in session.players)


@pytest.mark.parametrize("moves", [0, 1, 20, 10_000])
def test_a_session_is_loaded_as_it_was_saved(moves: int) -> None:
    for key, users in (("whot", (ANN, BOB, CID)), ("duel", (ANN, BOB)), ("dice", (ANN,))):
        session = play_on(play_table(key, *users), moves)
        assert load(dump(session)) == session
        assert load(dump(session).decode()) == session
        assert load(json.dumps(json.loads(dump(session)), indent=1, sort_keys=True)) == session
    lobby = open_table("whot", ANN, computers=2)
    assert load(dump(lobby)) == lobby


@pytest.mark.parametrize("key", GAMES)
def test_a_session_of_a_hundred_moves_is_small(key: str) -> None:
    people = (ANN, BOB, CID, DAN, EVE, FAY)
    longest: list[Session] = []
    for seed in range(5):
        for count in (2, GAMES[key].seats[-1]):
            longest.append(play_on(play_table(key, *people[:count]), 100, seed))
    assert max(len(dump(session)) for session in longest) < 16_384


# Older and newer versions --------------------------------------------------------------------


def test_older_formats_are_brought_up_to_date_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def name_the_id(old: Saved, games: Games) -> Saved:
        return {"id": old.pop("table"), **old, "format": 4}

    def count_milliseconds(old: Saved, games: Games) -> Saved:
        return {"pace": 1000 * old.pop("seconds"), **old, "format": 5}

    current = saved()
    old = {**current, "table": "t1", "seconds": PACE // 1000}
    del old["id"], old["pace"]
    monkeypatch.setattr(upcasts, "FORMAT", 5)
    monkeypatch.setitem(upcasts.FORMATS, 3, name_the_id)
    monkeypatch.setitem(upcasts.FORMATS, 4, count_milliseconds)
    newest = {**current, "format": 5}
    assert load(compact(old)) == load(compact(newest))
    assert json.loads(dump(load(compact(old)))) == newest
    # what is damaged is still told
    del old["table"]
    assert fault(old) == "format: 3 cannot be brought up to date: KeyError('table')"
    old["table"], old["seconds"] = "t1", None
    assert fault(old).startswith("format: 4 cannot be brought up to date: TypeError(")


def test_older_rules_are_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    def learn_skips(old: Saved, games: Games) -> Saved:
        return {**old, "state": {**old["state"], "skips": 0}, "rules": 2}

    current = saved()
    old = json.loads(json.dumps(current))
    del old["state"]["skips"]
    monkeypatch.setitem(upcasts.RULES, ("whot", 1), learn_skips)
    assert load(compact(old), NEWER) == load(compact({**current, "rules": 2}), NEWER)


def test_what_is_too_old_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    current = saved()
    assert fault(current, NEWER) == "rules: 1 is older than what this version reads"
    monkeypatch.setattr(upcasts, "FORMAT", 4)
    assert fault(current) == "format: 3 is older than what this version reads"


@pytest.mark.parametrize("name", ["format", "rules"])
def test_what_is_newer_is_said_so(name: str) -> None:
    assert fault({**saved(), name: 99}) == f"{name}: 99 is newer than what this version reads"


@pytest.mark.parametrize("name", ["format", "rules"])
@pytest.mark.parametrize("version", [0, -1, "1", None, 1.5, [], {}])
def test_a_version_is_a_number_from_one(name: str, version: Any) -> None:
    assert fault({**saved(), name: version}) == f"{name}: a version from 1 is missing"


@pytest.mark.parametrize("game", ["chess", "", None, 1, ["whot"], "Whot"])
def test_another_game_is_said_so(game: Any) -> None:
    assert fault({**saved(), "game": game}) == (
        f"game: there is no game {game!r}; there are {', '.join(GAMES)}"
    )


def test_versions_are_needed() -> None:
    for name in ("format", "rules", "game"):
        data = saved()
        del data[name]
        assert fault(data).startswith(f"{name}: ")


# From format 1 -------------------------------------------------------------------------------


def old_save(game: str = "whot", **changes: Any) -> Saved:
    """A save of format 1, in which Ann, in the first seat, is asked."""
    data: Saved = json.loads((SAVES[0].parent / f"{game}-1.json").read_text())
    assert data["format"] == 1
    return {**data, **changes}


def with_strikes(strikes: int, **changes: Any) -> Session:
    old = old_save()
    old["players"][0]["strikes"] = strikes
    return load(json.dumps({**old, **changes}))


DUE = old_save()["due"]["0"]


@pytest.mark.parametrize("game", [key for key in GAMES if key in SAVED_BY_FORMAT_1])
def test_the_recent_events_of_an_old_save_come_from_its_log(game: str) -> None:
    session = load(json.dumps(old_save(game)))
    moments = [*replay(session.record(), session.rulebook)]
    told = session.recent_events()
    assert told[-1] == redact(moments[-1].events[-1], None)
    assert dump(session) == dump(load(dump(session)))
    assert verify_in_the_end(session)


def verify_in_the_end(session: Session) -> bool:
    return bool(verify(play_on(session).record(), session.rulebook))


def test_what_an_old_save_kept_beside_its_log_is_told_where_it_happened() -> None:
    moves = len(old_save()["log"])
    new_host: Saved = {"seat": 0, "kind": "new_host"}
    took_over: Saved = {"seat": 1, "number": 1, "kind": "took_over"}
    old = old_save(beside=[[moves - 1, new_host], [moves, took_over]])
    told = load(json.dumps(old)).recent_events()
    assert told[-1] == TookOver(1, 1)
    assert NewHost(0) in told[:-1]
    for cannot_be_replayed in (
        {**old, "log": [line.replace("draw", "fold") for line in old["log"]]},
        {**old, "options": {**old["options"], "hand_size": 3}},
        {**old, "drawn_for": [["11", ""]]},
    ):
        assert load(json.dumps(cannot_be_replayed)).recent_events() == [NewHost(0), TookOver(1, 1)]


def test_who_was_not_reminded_before_a_deploy_is_reminded_when_that_was_due() -> None:
    session = with_strikes(0)
    assert session.tick(DUE) == [Nudged(0)]
    assert session.due == {0: DUE + PACE // 3}
    assert session.players[0].strikes == 0
    timed_out, *_ = session.tick(DUE + PACE // 3)
    assert timed_out == TimedOut(0)
    assert session.players[0].strikes == 1


def test_who_was_reminded_before_a_deploy_has_the_time_that_was_given_then() -> None:
    session = with_strikes(1)
    assert session.next_due == DUE
    assert session.tick(DUE)[0] == TimedOut(0)
    assert session.players[0].strikes == 1


def test_for_whom_the_clock_moved_before_a_deploy_a_computer_plays_next() -> None:
    session = with_strikes(2)
    assert session.tick(DUE) == [Nudged(0)]
    assert session.tick(DUE + PACE // 3) == [HandedOver(0, "normal")]


def test_a_computer_is_not_reminded_after_a_deploy_either() -> None:
    old = old_save()
    old["players"][0] |= {"level": "normal", "strikes": 0}
    session = load(json.dumps(old))
    assert session.due == {0: DUE}
    assert session.tick(DUE)[0] == TimedOut(0)


def test_without_a_pace_a_deploy_starts_no_clock() -> None:
    session = with_strikes(0, pace=None, due={})
    assert session.next_due is None


def test_events_that_newer_rules_do_not_know_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    current = saved()
    told = load(compact(current)).recent_events()
    current["recent"][-1][3].append({"kind": "waved", "seat": 0})
    assert fault(current).startswith("recent.")
    monkeypatch.setitem(upcasts.RULES, ("whot", 1), lambda old, games: {**old, "rules": 2})
    session = load(compact(current), NEWER)
    assert session.recent_events() == told
    for damaged in ([0], 0):
        current["recent"] = damaged
        assert fault(current, NEWER).startswith("recent cannot be brought up to date")
    assert session.is_of_older_rules
    assert session.record().rules == 1


# From format 2 -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SAVED_BY_FORMAT_2)
def test_the_version_of_a_table_is_the_stores_alone(game: str) -> None:
    old = json.loads((SAVES[0].parent / f"{game}-1-2.json").read_text())
    session = load(json.dumps(old))
    saved = json.loads(dump(session))
    assert old.pop("version") > 0
    players, waiting = (
        [{**player, "role": ""} for player in old[name]] for name in ("players", "waiting")
    )
    assert saved == {**old, "format": 3, "players": players, "waiting": waiting}
    assert fault({**saved, "version": 7}).startswith("version:")


# Broken --------------------------------------------------------------------------------------


WRONG: tuple[Any, ...] = ({"x": []}, [[]], "no such thing", 1e300, -1.5)


def test_every_field_is_checked_and_named() -> None:
    for order in (sorted, list):  # also where the versions do not come first
        data = saved()
        for name in order(data):
            for wrong in WRONG:
                try:
                    load(json.dumps({**data, name: wrong}))
                except BadSave as bad:
                    told = str(bad)
                    assert told.startswith((f"{name}:", f"{name}.")), told
                else:
                    assert isinstance(wrong, str), (name, wrong)
                    assert name == "id"


@pytest.mark.parametrize(
    "path",
    [
        *([], ["options"], ["players", 0], ["state"], ["state", "options"]),
        *(["outcome"], ["waiting", 0]),
    ],
    ids=lambda path: ".".join(map(str, path)) or "session",
)
def test_fields_that_nobody_knows_are_refused(path: list[Any]) -> None:
    data: Saved = json.loads(dump(finished("whot", ANN, BOB)))
    data["waiting"] = [data["players"][0] | {"user": CID}]
    load(json.dumps(data))
    place: Any = data
    for step in path:
        place = place[step]
    place["surprise"] = 1
    assert fault(data).startswith(".".join(map(str, [*path, "surprise:"])))
    assert fault(dict(sorted(data.items()))).startswith(".".join(map(str, [*path, "surprise:"])))


def test_what_is_remembered_of_other_games_is_checked() -> None:
    wrongs: tuple[Any, ...] = ([], {"whot": 4}, {"whot": {"tender": None}}, {"whot": {"size": 0.5}})
    for wrong in wrongs:
        assert fault({**LOBBY, "chosen_before": wrong}).startswith("chosen_before")


def test_a_save_brings_no_games_of_its_own() -> None:
    assert b'"games"' not in dump(load(json.dumps(saved())))
    wrongs: tuple[Any, ...] = ({}, [], None, "whot")
    for games in wrongs:
        assert fault({**saved(), "games": games}).startswith("games:")


def test_a_card_that_does_not_exist_is_named_with_its_place() -> None:
    data = saved()
    data["state"]["hands"][1] = "c5 z9"
    assert fault(data) == "state.hands.1: Value error, there is no card 'z9'"


def test_whatever_is_cut_off_is_refused() -> None:
    text = dump(play_on(play_table("whot", ANN, BOB), 5))
    for length in range(0, len(text), 7):
        fault(text[:length])
    fault(text + text)
    fault(text + b"}")


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "null", "[]", "1", '"whot"', "{}", "[" * 100_000, '{"format":' * 100_000),
        '{"format":3,"game":"whot","rules":1,"log":' + "[" * 100_000,
        '{"format":3,"game":"whot","rules":1,"id":' + '{"a":' * 900 + "1" + "}" * 901,
        '{"rules":1,"format":3,"game":"whot","id":' + '{"a":' * 900 + "1" + "}" * 901,
        '{"format":' + "1" * 5000 + ',"game":"whot","rules":1,',
        '{"format":' + "1" * 5000 + ',"game":"whot","rules":1}',
        *('{"format":NaN}', '{"format":Infinity,"game":"whot","rules":1}', '{"format":true}'),
        *("\ud800", '{"format":3,"game":"\ud800"}', '{"format":3,"game":"\\ud800","rules":1}'),
        *(b"\xff\xfe", b"\x00", b'{"format":3,"game":"\xff","rules":1,'),
    ],
    ids=lambda text: repr(text[:24]),
)
def test_what_is_no_save_is_refused(text: str | bytes) -> None:
    fault(text)


@settings(max_examples=200, derandomize=True, deadline=None, database=None)
@given(st.binary(max_size=60), st.data())
def test_damaged_bytes_are_refused_or_harmless(noise: bytes, data: st.DataObject) -> None:
    text = dump(open_table("whot", ANN, computers=1))
    at = data.draw(st.integers(0, len(text)))
    try:
        session = load(text[:at] + noise + text[at + len(noise) :])
    except BadSave:
        return
    assert load(dump(session)) == session


@settings(max_examples=200, derandomize=True, deadline=None, database=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
        max_leaves=12,
    ),
    st.sampled_from(sorted(LOBBY)),
)
def test_any_json_in_any_field_is_refused_or_harmless(value: Any, name: str) -> None:
    try:
        session = load(json.dumps({**LOBBY, name: value}))
    except BadSave:
        return
    assert load(dump(session)) == session
