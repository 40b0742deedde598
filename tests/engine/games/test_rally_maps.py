"""Maps: those of the house, a group's own, what is wrong with a broken one, and any map at all."""

import json
import pickle
from collections.abc import Callable
from importlib.resources import files
from itertools import combinations, pairwise
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.chance import Loose
from engine.game import BadOption, house_rules, options_from, with_option
from engine.games.rally import maps
from engine.games.rally.board import CLOSED, EXACT, OPEN, Board, Chart, Spot, board_from, reach
from engine.games.rally.maps import (
    HOUSE_MAPS,
    MOST_BYTES,
    MOST_CONNECTIONS,
    MOST_FAULTS,
    BadMap,
    Lines,
    board_of,
    check,
    distance,
    small,
)
from engine.games.rally.model import Options
from engine.record import fold, read_record, verify, write_record
from engine.session import dump
from tests.engine.games.rally_table import RALLY, SMALL
from tests.engine.tables import ANN, BOB, load, play_on, play_table

# The maps of the house --------------------------------------------------------------------------


def file_of(board: str) -> bytes:
    return (files(maps.__package__) / "maps" / f"{board}.json").read_bytes()


@pytest.mark.parametrize("board", HOUSE_MAPS)
def test_a_map_of_the_house_is_as_sound_as_a_groups_own_must_be(board: str) -> None:
    assert check(file_of(board)).look == board


def test_the_maps_of_the_house_are_of_different_sizes() -> None:
    counts = [len(board_of(board).spots) for board in HOUSE_MAPS]
    assert counts == [25, 45, 69]
    assert [len(board_of(board).stations) for board in HOUSE_MAPS] == [6, 8, 10]


@pytest.mark.parametrize("board", HOUSE_MAPS)
def test_no_roads_of_the_house_cross(board: str) -> None:
    spots = board_of(board).spots

    def side(a: Spot, b: Spot, c: Spot) -> float:
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

    for one, other in combinations(board_of(board).chart.connections, 2):
        if len({*one, *other}) == 4:
            a, b, c, d = (spots[position] for position in (*one, *other))
            crosses = side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
            assert not crosses, (one, other)


@pytest.mark.parametrize("board", HOUSE_MAPS)
def test_labels_on_maps_of_the_house_lie_apart(board: str) -> None:
    chart = board_of(board).chart
    for one, other in combinations(chart.positions, 2):
        assert abs(one.x - other.x) + abs(one.y - other.y) >= 74
    for start, end in chart.connections:
        spots = board_of(board).spots
        for spot in chart.positions:
            if spot.id not in (start, end):
                assert distance(spot, spots[start], spots[end]) >= 30


@pytest.mark.parametrize("board", HOUSE_MAPS)
def test_the_finish_of_the_house_is_a_dead_end_far_from_the_start(board: str) -> None:
    played_on = board_of(board)
    assert len(played_on.beside[played_on.finish]) == 1
    assert played_on.far[played_on.finish][played_on.start] >= 6


# A group's own map --------------------------------------------------------------------------------


def as_data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(SMALL)
    return data


def written(data: dict[str, Any]) -> bytes:
    """As somebody writes it by hand: a position in a line of its own."""
    lines = [f'{{"look": {json.dumps(data.get("look", "town"))},', '"positions": [']
    lines += [",\n".join(json.dumps(spot) for spot in data["positions"]), "],", '"connections": [']
    lines += [",\n".join(json.dumps(pair) for pair in data["connections"]), "]}"]
    return "\n".join(lines).encode()


def test_a_map_of_ones_own_is_a_value_of_the_house_rule() -> None:
    assert house_rules(Options)["board"] == HOUSE_MAPS
    options = with_option(Options(), "board", SMALL)
    assert options.board == SMALL
    assert board_of(options.board).stations == ("A", "B", "C")


def test_a_map_goes_where_its_game_goes() -> None:
    state = RALLY.setup(2, options_from(Options, {"board": SMALL}), Loose(1))
    saved = RALLY.states.dump_json(state)
    board_of.cache_clear()
    assert RALLY.legal(RALLY.states.validate_json(saved), 0)
    assert RALLY.states.validate_json(saved) == state


def test_a_game_on_a_groups_own_map_is_saved_replayed_and_verified_by_itself() -> None:
    session = play_on(play_table("rally", ANN, BOB, board=SMALL))
    board_of.cache_clear()
    assert load(dump(session)) == session
    record = read_record(write_record(session.record()), session.games)
    assert fold(record, session.rulebook) == session.state
    assert verify(record, session.rulebook)[-1].state == session.state


@pytest.mark.parametrize("value", ["", "moon", "{}", "[]", '{"positions":[],"connections":[]}', 7])
def test_what_is_no_map_is_no_value_of_the_house_rule(value: Any) -> None:
    with pytest.raises(BadOption, match="board cannot be"):
        with_option(Options(), "board", value)


def test_a_map_that_was_not_written_small_is_no_value() -> None:
    with pytest.raises(BadOption):
        with_option(Options(), "board", SMALL.replace('"id"', ' "id"', 1))


def test_names_and_numbers_and_a_look_are_kept() -> None:
    data = as_data()
    data |= {"name": "Our Village", "look": "island"}
    data["positions"][7]["name"] = "Kiosk"
    for spot in data["positions"]:
        if spot["id"].isdecimal():
            spot["id"] = int(spot["id"])
    chart = check(json.dumps(data).encode())
    assert (chart.name, chart.look, chart.positions[7].name) == ("Our Village", "island", "Kiosk")
    assert chart.positions[1].id == "1"
    assert check(small(chart).encode()) == chart


def test_a_byte_order_mark_does_no_harm() -> None:
    assert check(b"\xef\xbb\xbf" + SMALL.encode()) == check(SMALL.encode())


# Broken maps ------------------------------------------------------------------------------------

Break = Callable[[dict[str, Any]], object]


def spot(data: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(spot for spot in data["positions"] if spot["id"] == name)
    return found


def cut(data: dict[str, Any], *pairs: str) -> None:
    data["connections"] = [p for p in data["connections"] if "-".join(p) not in pairs]


def tie(data: dict[str, Any], *pairs: str) -> None:
    data["connections"] += [pair.split("-") for pair in pairs]


def detach(data: dict[str, Any]) -> None:
    cut(data, "3-B")
    tie(data, "B-Z")


def many(data: dict[str, Any]) -> None:
    data["positions"] += [{"id": f"q{n:02x}", "x": n * 8, "y": 700} for n in range(110)]


# Lines are those of `written`: positions begin on line 3, connections on line 16.
BROKEN: dict[str, tuple[Break, str, int, dict[str, Any]]] = {
    "two positions of one name": (
        lambda d: spot(d, "3").update(id="2"), "twice", 6, {"position": "2"}),
    "names that differ by case alone": (
        lambda d: spot(d, "3").update(id="a"), "twice", 10, {"position": "A"}),
    "no start": (
        lambda d: spot(d, "S").update(kind="field"), "no-start", 2, {}),
    "no finish": (
        lambda d: spot(d, "Z").update(kind="station"), "no-finish", 2, {}),
    "two starts": (
        lambda d: spot(d, "5").update(kind="start"), "two-start", 8, {"position": "5"}),
    "two finishes": (
        lambda d: spot(d, "6").update(kind="finish"), "two-finish", 13, {"position": "Z"}),
    "no station": (
        lambda d: [spot(d, n).update(kind="field") for n in "ABC"], "bad-stations", 2,
        {"count": 0, "most": 12}),
    "too few positions": (
        lambda d: d.update(positions=d["positions"][:4]), "bad-count", 2,
        {"count": 4, "least": 5, "most": 120}),
    "too many positions": (
        many, "bad-count", 2, {"count": 121, "least": 5, "most": 120}),
    "too many connections": (
        lambda d: d.update(connections=d["connections"] * 41), "bad-connections", 15,
        {"count": 492, "most": 480}),
    "a connection to nowhere": (
        lambda d: tie(d, "5-99"), "nowhere", 28, {"position": "99"}),
    "a connection to itself": (
        lambda d: tie(d, "5-5"), "to-itself", 28, {"position": "5"}),
    "a connection that is there already": (
        lambda d: tie(d, "2-1"), "connected-twice", 28, {"one": "2", "other": "1"}),
    "a position on another": (
        lambda d: spot(d, "C").update(x=510, y=410), "too-close", 12,
        {"one": "5", "other": "C", "apart": 40}),
    "a connection over a position": (
        lambda d: tie(d, "4-6"), "runs-over", 28, {"one": "4", "other": "6", "position": "5"}),
    "a position that nothing leads to": (
        lambda d: cut(d, "A-1"), "apart", 10, {"position": "A"}),
    "a finish that nothing leads to": (
        lambda d: cut(d, "6-Z"), "finish-apart", 13, {"position": "Z"}),
    "a position behind the finish": (
        detach, "behind-finish", 11, {"position": "B"}),
    "a position without an x": (
        lambda d: spot(d, "2").pop("x"), "missing", 5, {"position": "2", "word": "x"}),
    "a position without a name": (
        lambda d: spot(d, "2").pop("id"), "missing", 5, {"position": "#3", "word": "id"}),
    "a word that is not known": (
        lambda d: spot(d, "2").update(colour="red"), "unknown-word", 5,
        {"position": "2", "word": "'colour'"}),
    "a position off the map": (
        lambda d: spot(d, "2").update(x=1001), "bad-x", 5, {"position": "2", "value": "1001"}),
    "a position that is nowhere": (
        lambda d: spot(d, "2").update(y="up"), "bad-y", 5, {"position": "2", "value": "'up'"}),
    "a kind that does not exist": (
        lambda d: spot(d, "2").update(kind="shop"), "bad-kind", 5,
        {"position": "2", "value": "'shop'"}),
    "a name that is too long for a label": (
        lambda d: spot(d, "2").update(id="shop"), "bad-id", 5,
        {"position": "shop", "value": "'shop'"}),
    "a look that does not exist": (
        lambda d: d.update(look="moon"), "bad-look", 1, {"position": "", "value": "'moon'"}),
    "a position that is none": (
        lambda d: d["positions"].insert(2, "2"), "no-position", 5, {"number": 3}),
    "a connection of three": (
        lambda d: d["connections"].insert(0, ["1", "2", "3"]), "no-pair", 16, {}),
    "a connection of nothing": (
        lambda d: d["connections"].insert(0, 7), "no-pair", 16, {}),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_map_is_refused_with_its_line_and_position(name: str) -> None:
    spoil, code, line, about = BROKEN[name]
    data = as_data()
    check(written(data))
    spoil(data)
    with pytest.raises(BadMap) as caught:
        check(written(data))
    fault = caught.value.faults[0]
    assert (fault.code, fault.line, fault.about) == (code, line, about)


RAW: dict[str, tuple[bytes, str, int]] = {
    "nothing": (b"", "not-json", 1),
    "no JSON": (b'{"positions": [\n  {"id": "1",}\n]}', "not-json", 2),
    "no end": (b'{"positions": [\n\n', "not-json", 3),
    "a list": (b"[]", "no-map", 1),
    "a number": (b"7", "no-map", 1),
    "an empty object": (b"{}", "missing", 1),
    "positions that are no list": (b'{\n"positions": 3,\n"connections": []}', "no-list", 2),
    "a picture": (b"\x89PNG\r\n\x1a\n\xff\xfe", "not-text", 1),
    "a hole without end": (b"[" * 60_000, "not-json", 1),
    "a number without end": (b"9" * 60_000, "not-json", 1),
    "too large a file": (b" " * (64 * 1024 + 1), "too-large", 1),
    "no number": (SMALL.replace("100.0", "NaN", 1).encode(), "bad-x", 1),
    "a number that is infinite": (SMALL.replace("100.0", "1e999", 1).encode(), "bad-x", 1),
}


@pytest.mark.parametrize("name", RAW)
def test_what_is_no_map_is_refused(name: str) -> None:
    data, code, line = RAW[name]
    with pytest.raises(BadMap) as caught:
        check(data)
    assert (caught.value.faults[0].code, caught.value.faults[0].line) == (code, line)


def test_the_largest_file_that_is_allowed_is_read() -> None:
    assert check(SMALL.encode().ljust(64 * 1024))


def test_all_faults_of_a_kind_are_told_at_once() -> None:
    data = as_data()
    tie(data, "1-98", "99-2")
    with pytest.raises(BadMap) as caught:
        check(written(data))
    assert [fault.about["position"] for fault in caught.value.faults] == ["98", "99"]


def test_faults_of_every_kind_are_told_at_once() -> None:
    data = as_data()
    spot(data, "C").update(x=510, y=410)
    cut(data, "A-1")
    tie(data, "5-5", "4-6")
    with pytest.raises(BadMap) as caught:
        check(written(data))
    found = {fault.code for fault in caught.value.faults}
    assert found == {"to-itself", "too-close", "runs-over", "apart"}
    tie(data, "5-99")
    spot(data, "S").update(kind="field")
    with pytest.raises(BadMap) as caught:
        check(written(data))
    found = {fault.code for fault in caught.value.faults}
    assert found == {"no-start", "nowhere", "to-itself", "too-close", "runs-over"}


def test_two_connected_positions_in_one_place_are_told() -> None:
    data = as_data()
    spot(data, "2").update(x=spot(data, "1")["x"], y=spot(data, "1")["y"])
    with pytest.raises(BadMap) as caught:
        check(written(data))
    assert caught.value.faults[0].code == "too-close"


def test_too_many_connections_of_one_position_are_refused() -> None:
    data = as_data()
    around = [(300, 600), (400, 600), (600, 600), (700, 600), (350, 500), (650, 500)]
    for number, (x, y) in enumerate(around):
        data["positions"].append({"id": f"n{number}", "x": x, "y": y})
        tie(data, f"5-n{number}")
    with pytest.raises(BadMap) as caught:
        check(written(data))
    assert caught.value.faults[0].code == "too-many-ways"
    assert caught.value.faults[0].about == {"position": "5", "most": 8}


def test_a_map_on_which_two_dice_never_end_a_turn_on_a_station_is_refused() -> None:
    star = {
        "positions": [
            {"id": "S", "x": 0, "y": 0, "kind": "start"},
            {"id": "A", "x": 200, "y": 0, "kind": "station"},
            {"id": "1", "x": 400, "y": 0},
            {"id": "2", "x": 200, "y": 200},
            {"id": "Z", "x": 600, "y": 0, "kind": "finish"},
        ],
        "connections": [["S", "A"], ["A", "1"], ["A", "2"], ["1", "Z"]],
    }
    with pytest.raises(BadMap) as caught:
        check(json.dumps(star).encode())
    assert caught.value.faults[0].code == "no-end"


@pytest.mark.parametrize(
    ("path", "line"),
    [((), 1), (("a",), 1), (("b",), 2), (("b", 1), 4), (("b", 1, "c"), 5), (("x",), 1)],
)
def test_the_line_of_a_part_is_found(path: tuple[str | int, ...], line: int) -> None:
    text = '{"a": "{[,\\"",\n"b": [1\n,\n{\n"c" : 2}\n]\n}'
    assert Lines(text).of(path) == line


def many_runs_over() -> bytes:
    """120 positions in a row, and as many connections along it as a map may have."""
    ids = [f"{n}" for n in range(120)]
    spots = [{"id": id, "x": n * 8, "y": 400} for n, id in enumerate(ids)]
    pairs = [(ids[n], ids[(n + apart) % 120]) for apart in (11, 13, 17, 19) for n in range(120)]
    return json.dumps({"positions": spots, "connections": pairs}, indent=0).encode()


def connections(count: int, pair: str) -> bytes:
    positions = ",".join(json.dumps(spot) for spot in as_data()["positions"])
    return f'{{"positions":[{positions}],"connections":[{",".join([pair] * count)}]}}'.encode()


HOSTILE: dict[str, bytes] = {
    "connections over every position": many_runs_over(),
    "connections by the thousand": connections(6_000, '["S","Z"]'),
    "connections of nothing": connections(20_000, "[]"),
    "positions of nothing": b'{"positions":[' + b"7," * 30_000 + b'7],"connections":[]}',
    "positions on one another": (
        b'{"positions":[' + b",".join([b'{"id":"1","x":1,"y":1}'] * 120) + b'],"connections":[]}'
    ),
    "words that are not known": (
        b"{" + b",".join(b'"%d":1' % n for n in range(7_000)) + b"}"
    ),
    "a position of words": (
        b'{"connections":[],"positions":[{'
        + b",".join(b'"%d":1' % n for n in range(7_000)) + b"}]}"
    ),
    "lists in lists": (
        b'{"positions":[' + b",".join([b'{"id":' + b"[" * 500 + b"]" * 500 + b"}"] * 60)
        + b'],"connections":[]}'
    ),
    "half of a character": (
        b'{"name":"\\ud800","positions":[{"\\udfff":1}],"connections":[["\\ud800",1]]}'
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_the_faults_that_are_told_are_bounded_and_a_file_is_read_once_for_all(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once to know what stands in it, and each object and list once to tell the lines."""
    data, decoded = HOSTILE[name], 0
    assert len(data) <= MOST_BYTES
    decode = json.JSONDecoder.raw_decode

    def counted(self: json.JSONDecoder, text: str, idx: int = 0) -> tuple[Any, int]:
        nonlocal decoded
        value, end = decode(self, text, idx)
        decoded += end - idx
        return value, end

    monkeypatch.setattr(json.JSONDecoder, "raw_decode", counted)
    with pytest.raises(BadMap) as caught:
        check(data)
    assert len(caught.value.faults) <= MOST_FAULTS
    assert decoded <= 4 * len(data)  # a map is three deep


def test_what_is_compared_pairwise_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0

    def counted(*spots: Spot) -> float:
        nonlocal compared
        compared += 1
        return distance(*spots)

    monkeypatch.setattr(maps, "distance", counted)
    for data in HOSTILE.values():
        with pytest.raises(BadMap):
            check(data)
    assert compared <= MOST_CONNECTIONS


def test_what_is_wrong_with_a_map_comes_unchanged_out_of_another_process() -> None:
    with pytest.raises(BadMap) as caught:
        check(b"{}")
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.faults == caught.value.faults
    assert str(again) == str(caught.value) == "line 1: missing; line 1: missing"


# Any map ----------------------------------------------------------------------------------------


@st.composite
def charts(draw: st.DrawFn) -> Chart:
    """Connected without the finish, of 5 to 60 positions on a grid; some trees, some with loops."""
    count = draw(st.integers(5, 60))
    places = draw(st.permutations(range(80)))[:count]
    names = [*map(str, range(1, count - 1))]
    ids = ["S", *names, "Z"]
    pairs = {
        (ids[draw(st.integers(max(0, number - 6), number - 1))], ids[number])
        for number in range(1, count)
    }
    for _ in range(draw(st.integers(0, count // 2))):
        one, other = draw(st.tuples(*[st.integers(0, count - 2)] * 2))
        if one < other:
            pairs.add((ids[one], ids[other]))
    stations = {*draw(st.lists(st.sampled_from(names), min_size=1, max_size=6, unique=True))}
    kinds = {"S": "start", "Z": "finish"} | dict.fromkeys(stations, "station")
    spots = tuple(
        Spot(id=name, x=place % 10 * 100, y=place // 10 * 100, kind=kinds.get(name, "field"))  # type: ignore[arg-type]
        for name, place in zip(ids, places, strict=True)
    )
    return Chart(positions=spots, connections=tuple(sorted(pairs)))


@given(charts(), st.data())
@settings(max_examples=60, deadline=None)
def test_every_legal_target_has_a_real_way_of_its_cost_off_the_trail(
    chart: Chart, data: st.DataObject
) -> None:
    board = board_from(chart)
    place = data.draw(st.sampled_from([name for name in board.spots if name != "Z"]))
    others = st.sampled_from([name for name in board.spots if name != place])
    trail = frozenset(data.draw(st.sets(others, max_size=8)))
    steps = data.draw(st.integers(1, 12))
    finish = data.draw(st.sampled_from([CLOSED, EXACT, OPEN]))
    found = reach(board, place, steps, trail, finish)
    assert [move.to for move in found.moves] == [*found.ways]
    lengths = shortest(board, place, trail)
    for to, way in found.ways.items():
        assert way[-1] == to
        assert not {*way} & {place, *trail}
        assert len({*way}) == len(way) == lengths[to] <= steps
        assert all(other in board.beside[one] for one, other in pairwise((place, *way)))
        assert "Z" not in way[:-1]
    expected = {to for to, length in lengths.items() if length <= steps and to != "Z"}
    if finish == OPEN or (finish == EXACT and lengths.get("Z") == steps):
        expected |= {"Z"} & {to for to, length in lengths.items() if length <= steps}
    assert {*found.ways} == expected


def shortest(board: Board, place: str, trail: frozenset[str]) -> dict[str, int]:
    """Another way to count steps: by waves."""
    lengths: dict[str, int] = {}
    wave, step = {place}, 0
    while wave:
        step += 1
        wave = {
            other
            for one in wave
            if one != "Z"
            for other in board.beside[one]
            if other not in lengths and other not in trail and other != place
        }
        lengths |= dict.fromkeys(wave, step)
    return lengths


def is_sound(chart: Chart) -> bool:
    """A game can end on it; that it can be drawn does not matter here."""
    return not [*maps._joined(chart), *maps._ends(chart)]


@given(charts(), st.integers(0, 2**32), st.booleans(), st.booleans(), st.booleans())
@settings(max_examples=40, deadline=None)
def test_no_game_hangs_on_any_map(
    chart: Chart, seed: int, two_dice: bool, turnaround: bool, no_exact: bool
) -> None:
    assume(is_sound(chart))
    board = small(chart)
    values = {"stamps_needed": 2, "two_dice": two_dice, "turnaround": turnaround}
    options = Options(board, no_exact_finish=no_exact, **values)  # type: ignore[arg-type]
    chance = Loose(seed)
    state = RALLY.setup(3, options, chance)
    moves = 0
    while asked := RALLY.to_act(state):
        legal = RALLY.legal(state, asked[0])
        assert legal
        sensible = RALLY.on_timeout(state, asked[0])
        wild = legal[chance.below(len(legal))]
        RALLY.play(state, asked[0], wild if chance.below(4) == 0 else sensible, chance)
        moves += 1
        assert moves < 20_000
    assert state.reason == "finished"
