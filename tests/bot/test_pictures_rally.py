"""Pictures of Rally: small files on any map in which everything that matters can be seen."""

import io
import math
from dataclasses import replace
from typing import get_args

import pytest
from PIL import Image, ImageChops

from bot.i18n import translator_for
from bot.looks import Plate
from bot.pictures import common, draw
from bot.pictures.lettering import lettering
from bot.pictures.rally_land import SIZE, at
from bot.pictures.rally_map import Sheet
from bot.pictures.rally_names import LEAST_LETTERS, LETTERS, LONGEST_NAME
from bot.pictures.rally_picture import HAND_WIDTH, RallyHand, RallyPicture
from bot.pictures.rally_target_signs import TAB, Target, tab_points
from bot.pictures.signs import SIGNS
from bot.screens.rally import names_on_map
from engine.chance import Loose
from engine.games.rally.board import EXACT, Chart, Kind, Look, Spot, reach
from engine.games.rally.maps import HOUSE_MAPS, board_of, check, small
from tests.engine.games.rally_table import SMALL
from tests.slow import all_but
from tests.spoken import every_language

PEOPLE = tuple(map(Plate, ("Ann", "Bola Ogunlesi", "明日香", "فاطمة", "Ünal", "Ж" * 20), range(6)))
PLAIN = RallyPicture("town", PEOPLE[:2], ("S", "S"), ((), ()), 4, 0)


def opened(description: RallyPicture) -> Image.Image:
    return Image.open(io.BytesIO(draw(description))).convert("RGB")


def changed(one: RallyPicture, other: RallyPicture) -> tuple[int, int, int, int]:
    """Return the box in which two pictures differ."""
    apart = ImageChops.difference(opened(one), opened(other)).convert("L")
    box = apart.point(lambda level: 255 if level > 8 else 0).getbbox()
    assert box is not None, "they look the same"
    return box


def is_near(box: tuple[int, int, int, int], position: str, board: str = "town") -> bool:
    spot = board_of(board).spots[position]
    x, y = at(spot.x, spot.y)
    return box[0] - 60 <= x <= box[2] + 60 and box[1] - 90 <= y <= box[3] + 90


@every_language
@pytest.mark.parametrize("board", HOUSE_MAPS)
def test_a_name_of_a_house_map_is_never_cut(board: str, language: str) -> None:
    for _, name in names_on_map(board_of(board), translator_for(language)):
        assert lettering(name, LEAST_LETTERS).width <= LONGEST_NAME, name


def test_a_long_name_is_written_smaller_before_it_is_cut() -> None:
    def named(name: str) -> RallyPicture:
        return replace(PLAIN, names=(("A", name),))

    assert lettering("Igwe Nkwọ Ochie", LETTERS).width > LONGEST_NAME
    assert is_near(changed(named("Igwe Nkwọ Ochie"), named("Igwe Nkwọ Ochi")), "A")
    assert opened(named("W" * 30)) == opened(named("W" * 31))


def test_the_start_has_its_name_on_the_map() -> None:
    other = small(check(SMALL.replace('"S"', '"T"').encode()))
    box = changed(RallyPicture(SMALL), RallyPicture(other))
    spot = board_of(SMALL).spots["S"]
    x, y = at(spot.x, spot.y)
    assert x - 30 < box[0] < x < box[2] < x + 30
    assert y - 40 < box[1] < box[3] < y + 40


def crowded(board: str, seed: int) -> RallyPicture:
    """Return a game with six players, every stamp held, and as many targets as possible."""
    chance, played_on = Loose(seed), board_of(board)
    names = [*played_on.spots]
    places = [names[chance.below(len(names))] for _ in range(6)]
    places[0] = next(name for name in names if len(played_on.beside[name]) > 2)
    ways = reach(played_on, places[0], 12, frozenset(), EXACT).ways
    targets = tuple(Target(to, len(way), len(way) > 5) for to, way in ways.items())
    trail = (places[0], *ways[max(ways, key=lambda to: len(ways[to]))])
    stamps = (played_on.stations,) * 6
    called = tuple((spot.id, f"The {spot.id} of many names") for spot in played_on.chart.positions)
    return RallyPicture(
        board,
        PEOPLE,
        tuple(places),
        stamps,
        len(played_on.stations),
        0,
        (6, 6),
        trail,
        0,
        targets,
        (),
        called,
    )


def largest(look: Look) -> str:
    """Return a map of the largest size that a group may bring."""
    spots = []
    for number in range(120):
        row, column = divmod(number, 12)
        kind: Kind = "station" if number % 11 == 5 else "field"
        kind = "start" if number == 0 else "finish" if number == 119 else kind
        spots.append(Spot(id=str(number), x=column * 90 + row % 2 * 8, y=row * 88, kind=kind))
    across = [(n, n + 1) for n in range(120) if n % 12 < 11]
    down = [(n, n + 12) for n in range(108) if n % 2 == 0]
    pairs = tuple((str(one), str(other)) for one, other in (*across, *down))
    chart = Chart(look=look, positions=tuple(spots), connections=pairs)
    return small(check(small(chart).encode()))


LARGEST = {look: largest(look) for look in get_args(Look)}


@pytest.mark.parametrize("board", [*HOUSE_MAPS, SMALL, *LARGEST.values()])
@pytest.mark.parametrize("seed", range(1))
def test_the_most_crowded_map_is_a_small_file(board: str, seed: int) -> None:
    file = draw(crowded(board, seed))
    assert len(file) < common.MOST_BYTES
    picture = Image.open(io.BytesIO(file))
    assert (picture.format, picture.mode) == ("PNG", "P")
    assert picture.width == SIZE[0]


def test_a_map_alone_has_no_bar() -> None:
    assert opened(RallyPicture(SMALL)).size == SIZE


def test_the_same_table_is_the_same_file() -> None:
    assert draw(crowded("sky", 1)) == draw(crowded("sky", 1))


def test_a_figure_is_seen_where_it_stands() -> None:
    assert is_near(changed(PLAIN, replace(PLAIN, places=("S", "13"))), "13")


def test_figures_on_one_position_are_all_seen() -> None:
    alone = replace(PLAIN, stamps=((),) * 6)
    together = [replace(alone, people=PEOPLE[:n], places=("9",) * n) for n in (4, 5, 6)]
    box = changed(together[0], together[2])
    assert is_near(box, "9")


def test_a_stamp_is_seen_at_its_station_and_in_the_bar() -> None:
    left, top, right, bottom = changed(PLAIN, replace(PLAIN, stamps=(("B",), ())))
    assert is_near((left, top, right, bottom), "B")
    assert bottom > SIZE[1]


def test_a_target_of_all_steps_is_told_from_one_of_a_part_by_its_shape() -> None:
    whole = replace(PLAIN, targets=(Target("5", 3, True),))
    part = replace(PLAIN, targets=(Target("5", 3, False),))
    for one, other in ((PLAIN, whole), (PLAIN, part), (whole, part)):
        assert is_near(changed(one, other), "5")
    assert opened(whole).convert("L").tobytes() != opened(part).convert("L").tobytes()


def test_a_target_shows_the_note_of_its_key() -> None:
    shown = [replace(PLAIN, targets=(Target("5", 3, False, note),)) for note in ("", "(3)", "(4)")]
    assert is_near(changed(shown[0], shown[1]), "5")
    assert is_near(changed(shown[1], shown[2]), "5")


@pytest.mark.parametrize("board", ["island", "sky"])
def test_on_a_dense_map_no_count_of_steps_hides_a_number(board: str) -> None:
    sheet = Sheet(board_of(board), scale=0.75)
    assert sheet.is_dense
    targets = tuple(replace(each, note="1") for each in crowded(board, 1).targets)
    points = tab_points(Image.new("RGB", (2000, 2000)), sheet, targets)
    assert len(points) == len(targets)
    for point in points:
        for position, spot in sheet.board.spots.items():
            if spot.kind == "field":
                assert math.dist(point, sheet.at(position)) > TAB / 2 + sheet.field * 0.3, position


def test_a_station_and_the_finish_can_be_targets() -> None:
    for position in ("A", "Z", "S"):
        assert is_near(
            changed(PLAIN, replace(PLAIN, targets=(Target(position, 1, True),))), position
        )


def test_the_trail_is_seen_in_the_colour_of_its_walker() -> None:
    trail = replace(PLAIN, trail=("1", "3", "6"), walker=0)
    assert is_near(changed(PLAIN, trail), "3")
    assert is_near(changed(trail, replace(trail, walker=1)), "3")


def test_dice_and_turn_and_leaver_are_seen() -> None:
    shown = [
        replace(PLAIN, dice=(3,)),
        replace(PLAIN, dice=(3, 4)),
        replace(PLAIN, turn=1),
        replace(PLAIN, turn=None),
        replace(PLAIN, left=(1,)),
    ]
    assert len({opened(picture).tobytes() for picture in (PLAIN, *shown)}) == 6


def test_each_move_that_is_pointed_out_has_a_frame_and_a_sign_of_its_own() -> None:
    both = replace(PLAIN, targets=(Target("5", 3, True), Target("A", 3, True)))
    assert is_near(changed(both, replace(both, marks=(("better", "5"),))), "5")
    assert is_near(changed(both, replace(both, marks=(("better", "A"),))), "A")
    drawn = {opened(replace(both, marks=((role, "5"),))).tobytes() for role in SIGNS}
    assert len(drawn) == len(SIGNS)


def test_names_and_looks_of_players_are_seen_in_the_bar() -> None:
    for other in (Plate("Cleo", 0), Plate("Ann", 3)):
        box = changed(PLAIN, replace(PLAIN, people=(other, PEOPLE[1])))
        assert box[3] > SIZE[1]


def test_a_station_has_its_name_beside_its_sign() -> None:
    assert is_near(changed(PLAIN, replace(PLAIN, names=(("A", "Old Mill"),))), "A")


def test_the_board_of_a_name_is_higher_for_letters_that_reach_lower() -> None:
    boxes = [changed(PLAIN, replace(PLAIN, names=(("A", name),))) for name in ("لد", "لح")]
    flat, deep = (bottom - top for _, top, _, bottom in boxes)
    assert deep > flat


def test_figures_on_one_position_stand_side_by_side() -> None:
    one, two = (replace(PLAIN, places=("9", other)) for other in ("S", "9"))
    apart = ImageChops.difference(opened(one), opened(two)).convert("L")
    spot = board_of("town").spots["9"]
    x, y = at(spot.x, spot.y)
    around = apart.crop((round(x) - 80, round(y) - 120, round(x) + 80, round(y) + 20)).getbbox()
    assert around is not None
    assert around[0] < 45  # the first moves to the left
    assert around[2] > 115  # and makes space for the second on the right


@pytest.mark.parametrize("figures", [1, 6])
def test_figures_at_the_edge_of_a_map_are_seen_whole(figures: int) -> None:
    board = LARGEST["island"]
    corner, far = board_of(board).start, board_of(board).finish
    plain = RallyPicture(board, PEOPLE[:figures], (far,) * figures, ((),) * figures, 4)
    spot = board_of(board).spots[corner]
    shown = ImageChops.difference(
        opened(plain), opened(replace(plain, places=(corner,) * figures))
    ).crop((0, 0, 300, 200))
    box = shown.convert("L").point(lambda level: 255 if level > 8 else 0).getbbox()
    assert spot.y == 0
    assert box is not None
    assert box[3] - box[1] > 60
    assert box[2] - box[0] > 35 * figures


def test_a_name_moves_aside_for_figures() -> None:
    named = replace(PLAIN, names=(("C", "Bell Tower"),))
    spot = board_of("town").spots["C"]
    x, y = at(spot.x, spot.y)
    above = (round(x) - 20, round(y) - 80, round(x) + 20, round(y) - 45)
    below = (round(x) - 20, round(y) + 40, round(x) + 20, round(y) + 80)

    def is_named(picture: RallyPicture, box: tuple[int, int, int, int]) -> bool:
        without = replace(picture, names=())
        apart = ImageChops.difference(opened(picture), opened(without)).crop(box)
        return apart.getbbox() is not None

    occupied = replace(named, places=("C", "S"))
    assert is_named(named, above)
    assert not is_named(occupied, above)
    assert not is_named(named, below)


@pytest.mark.parametrize("board", [*HOUSE_MAPS, SMALL, *LARGEST.values()])
@pytest.mark.parametrize("reach", all_but([1], [0, 1, 40]))
def test_a_hand_is_a_small_file_of_any_part_of_any_map(board: str, reach: int) -> None:
    table = crowded(board, 1)
    spots = [*board_of(board).spots]
    for first in (0, len(spots) // 2, len(spots) - 1):
        around = (spots[first], *spots[first : first + reach])
        file = draw(RallyHand(table, 0, around, "12 steps"))
        assert len(file) < 60_000
        width, height = Image.open(io.BytesIO(file)).size
        assert width <= HAND_WIDTH
        assert 300 <= height <= 560


def test_a_hand_shows_the_part_around_enlarged() -> None:
    near = Image.open(io.BytesIO(draw(RallyHand(PLAIN, 0, ("S", "1")))))
    far = Image.open(io.BytesIO(draw(RallyHand(PLAIN, 0, ("S", "1", "Z")))))
    assert near.convert("RGB").tobytes() != far.convert("RGB").tobytes()
