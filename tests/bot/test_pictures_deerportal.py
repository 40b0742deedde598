"""Pictures of DeerPortal: small files in which everything that matters can be told apart, without
colours too."""

import io
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.looks import Colour, Plate
from bot.names import Names
from bot.pictures import common, draw
from bot.pictures.deerportal_glyphs import gem, glyph
from bot.pictures.deerportal_ground import MIDDLE, STRIP, TRACK_COLOURS, place, scheme
from bot.pictures.deerportal_picture import BEADS, BEADS_Y, PLATES, DeerPortalPicture
from bot.pictures.deerportal_pieces import plate_ground, written_name
from bot.screens import screens_of
from engine.chance import Loose
from engine.games import GAMES
from tests.bot.screens.looking import EN
from tests.engine.games.deerportal_table import BARE, area

VISIBLE = 24  # of 255; palettes of two seasons differ by less
SEASONS = ("spring", "summer", "fall", "winter")
TOPS = ("stop", "card", "diamond", "diamonds")
FULL = "." + "wefad" * 7 + "wefa" + "."
PEOPLE = tuple(Plate(name, look) for look, name in enumerate(("Ann", "Bob", "Cid", "Dan")))
ELEMENTS = ("Water", "Earth", "Fire", "Air")
BOARD_OF_FOUR = DeerPortalPicture(
    PEOPLE,
    ELEMENTS,
    (BARE,) * 4,
    (10, 10, 10, 10),
    (0, 0, 0, 0),
    (0, 0, 0, 0),
    TOPS,
    "spring",
    0,
    0,
    None,
    None,
)


def opened(board: object) -> Image.Image:
    return Image.open(io.BytesIO(draw(board))).convert("RGB")


def differs(one: DeerPortalPicture, other: DeerPortalPicture, at: tuple[int, int]) -> bool:
    """Return whether two pictures differ in brightness around a place."""
    apart = ImageChops.difference(opened(one).convert("L"), opened(other).convert("L"))
    x, y = at
    levels = apart.crop((x - 20, y - 20, x + 20, y + 20)).getextrema()
    assert isinstance(levels[1], int | float)
    return levels[1] > VISIBLE


def changed(**fields: Any) -> DeerPortalPicture:
    return replace(BOARD_OF_FOUR, **fields)


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("turns_left", [None, 16, 0])
def test_the_most_crowded_board_is_a_small_file(season: str, turns_left: int | None) -> None:
    crowded = changed(
        areas=(FULL,) * 4, diamonds=(88, 88, 88, 88), frozen=(1, 2, 3, 4), roll=6,
        season=season, turns_left=turns_left, big=2,
        people=tuple(Plate("Wilhelmina Wanderwoman", look) for look in range(4)),
    )  # fmt: skip
    file = draw(crowded)
    assert len(file) < common.MOST_BYTES
    picture = Image.open(io.BytesIO(file))
    assert (picture.format, picture.mode) == ("PNG", "P")
    assert max(picture.size) <= 1280


def test_a_whole_game_is_drawn_in_small_files() -> None:
    game = GAMES["deerportal"]
    for seats in (2, 4):
        chance, names = Loose(seats), Names(("Ann", "Bob", "Cid", "Dan"))
        state = game.setup(seats, game.options(), chance)
        for move in range(240):
            if not (asked := game.to_act(state)):
                break
            legal = game.legal(state, asked[0])
            game.play(state, asked[0], legal[move % 3 % len(legal)], chance)
            if move % 12 == 0:
                description = screens_of(game).picture(game.view(state, None), EN, names)
                assert description is not None
                assert len(draw(description)) < common.MOST_BYTES


@pytest.mark.parametrize("thing", "dwefa")
def test_each_thing_lies_on_its_field(thing: str) -> None:
    for element in range(4):
        areas = [BARE] * 4
        areas[element] = area(**{thing: 22})
        assert differs(BOARD_OF_FOUR, changed(areas=tuple(areas)), place(element, 22))


def test_things_are_told_apart_without_colours() -> None:
    for one in "dwefa":
        for other in "dwefa":
            if one < other:
                here, there = (
                    changed(areas=(area(**{thing: 22}), BARE, BARE, BARE)) for thing in (one, other)
                )
                assert differs(here, there, place(0, 22)), (one, other)
    signs = {glyph(sign, 40).tobytes() for sign in ("drop", "sprout", "flame", "gust")}
    assert len(signs) == 4
    assert gem(40).size == (40, 40)


@pytest.mark.parametrize("seat", range(4))
def test_each_figure_stands_on_its_field(seat: int) -> None:
    fields: list[int | None] = [10] * 4
    fields[seat] = 22
    moved = changed(fields=tuple(fields), turn=None)
    assert differs(changed(turn=None), moved, place(seat, 10))
    assert differs(changed(turn=None), moved, place(seat, 22))
    fields[seat] = None
    assert differs(changed(turn=None), changed(fields=tuple(fields), turn=None), place(seat, 10))


def test_whose_turn_it_is_is_seen_at_the_piece_and_the_name() -> None:
    for seat in range(1, 4):
        turn = changed(turn=seat)
        x, y = place(seat, 10)
        assert differs(BOARD_OF_FOUR, turn, (x + 20, y + 20))
        assert differs(BOARD_OF_FOUR, turn, (PLATES[seat][0], PLATES[seat][1] - 30))


def test_a_roll_shows_both_ways() -> None:
    rolled = changed(roll=3)
    for field in (7, 13):
        assert differs(BOARD_OF_FOUR, rolled, place(0, field))
    assert len({draw(changed(roll=number)) for number in range(1, 7)}) == 6
    assert differs(changed(fields=(38, 10, 10, 10)), changed(fields=(38, 10, 10, 10), roll=6),
                   place(0, 40))  # fmt: skip


def test_who_is_frozen_is_seen() -> None:
    for seat in range(4):
        frozen = tuple(int(other == seat) for other in range(4))
        x, y = place(seat, 10)
        assert differs(BOARD_OF_FOUR, changed(frozen=frozen), (x + 12, y - 12))


def test_the_big_diamond_lies_where_it_can_be_taken() -> None:
    for seat in range(4):
        assert differs(BOARD_OF_FOUR, changed(big=seat), place(seat, 40))


def test_seasons_and_the_deer_mode_are_unmistakable() -> None:
    for season in SEASONS:
        day, night = changed(season=season), changed(season=season, turns_left=9)
        assert differs(day, night, MIDDLE)
        assert differs(day, night, (MIDDLE[0], STRIP + 5))
        others = [changed(season=other) for other in SEASONS if other != season]
        assert all(differs(day, other, (376, STRIP + 88)) for other in others)
    pictures = {draw(changed(turns_left=left)) for left in range(17)}
    assert len(pictures) == 17


def test_a_used_turn_of_the_deer_mode_is_still_seen_and_is_smaller() -> None:
    def bead(turns_left: int) -> list[int]:
        """Return the brightness from the middle of the first bead to the right."""
        x, y = MIDDLE[0] - 15 * BEADS // 2, BEADS_Y
        strip = opened(changed(turns_left=turns_left)).convert("L").crop((x, y, x + 13, y + 1))
        return [*strip.tobytes()]

    left, used = bead(1), bead(0)
    assert min(left[0], used[0]) > left[12] + VISIBLE
    assert left[7] > used[7] + VISIBLE


def test_a_day_is_no_brighter_than_a_little_more_than_the_deer_mode() -> None:
    night = brightness(changed(turns_left=9))
    for season in SEASONS:
        assert brightness(changed(season=season)) < 1.75 * night


def brightness(board: DeerPortalPicture) -> float:
    return float(ImageStat.Stat(opened(board).convert("L")).mean[0])


@pytest.mark.parametrize("seat", range(4))
def test_beside_each_quarter_stand_name_diamonds_card_and_portal(seat: int) -> None:
    x, y = PLATES[seat]

    def one(value: Any, others: tuple[Any, ...]) -> tuple[Any, ...]:
        return (*others[:seat], value, *others[seat + 1 :])

    for at, other in (
        ((x - 90, y - 15), changed(people=one(Plate("WWWWW", seat), PEOPLE))),
        ((x - 156, y), changed(people=one(Plate(ELEMENTS[seat], seat + 1), PEOPLE))),
        ((x - 70, y + 19), changed(elements=one("WWWWW", ELEMENTS))),
        ((x + 120, y + 19), changed(diamonds=one(7, (0,) * 4))),
        ((x + 162, y), changed(tops=one("", TOPS))),
        ((x, y + 19), changed(arrived=(seat,))),
        ((x, y + 19), changed(frozen=one(1, (0,) * 4))),
    ):
        assert differs(BOARD_OF_FOUR, other, at), at
    assert len({draw(changed(tops=(top,) * 4)) for top in (*TOPS, "")}) == 5


def test_how_many_turns_somebody_is_frozen_for_is_seen() -> None:
    assert len({draw(changed(frozen=(turns, 0, 0, 0))) for turns in range(4)}) == 4


def test_every_fifth_field_has_its_number_whatever_lies_there() -> None:
    for element in range(4):
        for field in range(5, 40, 5):
            bare, beside = place(element, field), place(element, field - 1)
            seen = opened(changed(fields=(1, 1, 1, 1))).convert("L")
            assert spread(seen, bare, 10) > spread(seen, beside, 10)
        areas = [BARE] * 4
        areas[element] = area(f=(20, 21))
        laid = opened(changed(areas=tuple(areas))).convert("L")
        x, y = place(element, 20)
        u, v = place(element, 21)
        assert spread(laid, (x - 9, y - 12), 5) > spread(laid, (u - 9, v - 12), 5)


def spread(picture: Image.Image, at: tuple[int, int], reach: int) -> float:
    """Return how much the brightness varies around a place."""
    x, y = at
    part = picture.crop((x - reach, y - reach, x + reach, y + reach))
    return float(ImageStat.Stat(part).stddev[0])


def test_where_nobody_plays_an_element_no_figure_stands() -> None:
    two = changed(people=PEOPLE[:2], fields=(10, 10), diamonds=(0, 0), frozen=(0, 0))
    assert differs(BOARD_OF_FOUR, two, place(2, 10))
    x, y = PLATES[2]
    assert differs(BOARD_OF_FOUR, two, (x - 156, y))


def test_who_has_left_is_grey_and_stands_nowhere() -> None:
    gone = changed(fields=(10, None, 10, 10))
    assert differs(BOARD_OF_FOUR, gone, place(1, 10))
    x, y = PLATES[1]
    assert differs(BOARD_OF_FOUR, gone, (x - 156, y))
    assert differs(BOARD_OF_FOUR, gone, (x - 100, y - 15))


def test_a_long_name_is_written_smaller_before_it_is_cut() -> None:
    room = written_name("Bartholomew", 27, 1000).width - 1
    short, long, endless = (
        written_name(name, 27, room) for name in ("Ann", "Bartholomew", "W" * 20)
    )
    assert short.height > long.height > endless.height
    assert long.width > 0.8 * room
    assert endless.width <= room


def test_air_and_the_portal_have_signs_of_their_own() -> None:
    air, portal = glyph("gust", 40), glyph("swirl", 40)
    assert ImageStat.Stat(ImageChops.difference(air, portal)).mean[0] > 60


def test_each_way_that_is_pointed_out_has_a_frame_and_a_sign_of_its_own() -> None:
    both = changed(roll=4)
    one = replace(both, marks=(("played", 6), ("better", 14)))
    other = replace(both, marks=(("played", 14), ("better", 6)))
    for field in (6, 14):
        x, y = place(0, field)
        for across in (-24, 24):
            assert differs(both if across > 0 else one, other, (x + across, y - 24)), field


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("is_night", [False, True])
def test_numbers_names_and_words_contrast_with_what_is_behind_them(
    season: str, is_night: bool
) -> None:
    used = scheme(season, is_night)
    pairs = [(used.numbers, track) for track in used.tracks]
    for element, colour in enumerate(TRACK_COLOURS):
        pairs += [(colour, plate_ground(element)), (common.CREAM, plate_ground(element))]
    for ink, paper in pairs:
        assert contrast(ink, paper) >= 4.5, (ink, paper)
    for track, around in zip(used.tracks, used.grounds, strict=True):
        assert contrast(track, around) >= 3


def contrast(one: Colour, other: Colour) -> float:
    """Return the ratio of two colours' luminance, as the guidelines for the web count it."""
    darker, brighter = sorted(map(luminance, (one, other)))
    return (brighter + 0.05) / (darker + 0.05)


def luminance(colour: Colour) -> float:
    parts = [value / 255 for value in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
