"""Saved games outlive deploys; what was not saved here, or was damaged, is refused by its field."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import upcasts
from engine.games import GAMES
from engine.record import fold
from engine.session import dump, load
from engine.upcasts import BadSave, Saved
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
    open_table,
    play_on,
    play_table,
    save_for_ever,
)

LOBBY: Saved = json.loads(dump(open_table("whot", ANN)))
SAVES = sorted((Path(__file__).parents[1] / "saves").glob("*.json"))


def saved() -> Saved:
    """A game of Whot in the middle, as plain data."""
    data: Saved = json.loads(dump(play_on(play_table("whot", ANN, BOB, computers=1), 5)))
    return data


def compact(data: object) -> str:
    """JSON as `dump` writes it, whose versions can be told without parsing it."""
    return json.dumps(data, separators=(",", ":"))


def fault(data: object) -> str:
    """What the reader finds wrong."""
    text = data if isinstance(data, str | bytes) else compact(data)
    with pytest.raises(BadSave) as bad:
        load(text)
    assert "\n" not in str(bad.value)
    assert not str(bad.value).startswith(":")
    return str(bad.value)


# For ever ------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_what_was_ever_saved_is_loaded_and_played_on(file: Path) -> None:
    """A new version of the rules brings a new file beside it: `save_for_ever` makes one."""
    session = load(file.read_bytes())
    assert session.phase == "playing"
    assert load(dump(session)) == session
    game, version = file.stem.split("-")
    if GAMES[game].rules == int(version):
        assert dump(session) == file.read_bytes().strip()
        assert fold(session.record()) == session.state
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
@pytest.mark.usefixtures("with_toys")
def test_a_session_is_loaded_as_it_was_saved(moves: int) -> None:
    for key, users in (("whot", (ANN, BOB, CID)), ("duel", (ANN, BOB)), ("dice", (ANN,))):
        session = play_on(play_table(key, *users), moves)
        assert load(dump(session)) == session
        assert load(dump(session).decode()) == session
        assert load(json.dumps(json.loads(dump(session)), indent=1, sort_keys=True)) == session
    lobby = open_table("whot", ANN, computers=2)
    assert load(dump(lobby)) == lobby


def test_a_session_of_a_hundred_moves_is_small() -> None:
    longest: list[Session] = []
    for seed in range(5):
        longest.append(play_on(play_table("whot", ANN, BOB, CID, DAN, EVE, FAY), 100, seed))
        longest.append(play_on(play_table("whot", ANN, BOB, tender=False), 100, seed))
    assert max(len(session.log) for session in longest) > 100
    assert max(len(dump(session)) for session in longest) < 16_384


# Older and newer versions --------------------------------------------------------------------


def test_older_formats_are_brought_up_to_date_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def name_the_id(old: Saved) -> Saved:
        return {"id": old.pop("table"), **old, "format": 2}

    def count_milliseconds(old: Saved) -> Saved:
        return {"pace": 1000 * old.pop("seconds"), **old, "format": 3}

    current = saved()
    old = {**current, "table": "t1", "seconds": PACE // 1000}
    del old["id"], old["pace"]
    monkeypatch.setattr(upcasts, "FORMAT", 3)
    monkeypatch.setitem(upcasts.FORMATS, 1, name_the_id)
    monkeypatch.setitem(upcasts.FORMATS, 2, count_milliseconds)
    newest = {**current, "format": 3}
    assert load(compact(old)) == load(compact(newest))
    assert json.loads(dump(load(compact(old)))) == newest
    # what is damaged is still told
    del old["table"]
    assert fault(old) == "format: 1 cannot be brought up to date: KeyError('table')"
    old["table"], old["seconds"] = "t1", None
    assert fault(old).startswith("format: 2 cannot be brought up to date: TypeError(")


def test_older_rules_are_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    def learn_skips(old: Saved) -> Saved:
        return {**old, "state": {**old["state"], "skips": 0}, "rules": 2}

    current = saved()
    old = json.loads(json.dumps(current))
    del old["state"]["skips"]
    monkeypatch.setattr(GAMES["whot"], "rules", 2, raising=False)
    monkeypatch.setitem(upcasts.RULES, ("whot", 1), learn_skips)
    assert load(compact(old)) == load(compact({**current, "rules": 2}))


def test_what_is_too_old_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    current = saved()
    monkeypatch.setattr(GAMES["whot"], "rules", 2, raising=False)
    assert fault(current) == "rules: 1 is older than what this version reads"
    monkeypatch.setattr(upcasts, "FORMAT", 2)
    assert fault(current) == "format: 1 is older than what this version reads"


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
        '{"format":1,"game":"whot","rules":1,"log":' + "[" * 100_000,
        '{"format":1,"game":"whot","rules":1,"id":' + '{"a":' * 900 + "1" + "}" * 901,
        '{"rules":1,"format":1,"game":"whot","id":' + '{"a":' * 900 + "1" + "}" * 901,
        '{"format":' + "1" * 5000 + ',"game":"whot","rules":1,',
        '{"format":' + "1" * 5000 + ',"game":"whot","rules":1}',
        *('{"format":NaN}', '{"format":Infinity,"game":"whot","rules":1}', '{"format":true}'),
        *("\ud800", '{"format":1,"game":"\ud800"}', '{"format":1,"game":"\\ud800","rules":1}'),
        *(b"\xff\xfe", b"\x00", b'{"format":1,"game":"\xff","rules":1,'),
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
