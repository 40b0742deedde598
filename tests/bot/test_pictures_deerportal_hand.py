"""The hand's picture of DeerPortal: the fields that a roll can reach, with what lies there, and the
two ways with what the keys say."""

from dataclasses import replace
from typing import Any

import pytest
from PIL import ImageChops

from bot.looks import Plate
from bot.pictures import draw
from bot.pictures.deerportal_hand_picture import DeerPortalHand, at
from tests.bot.test_pictures_deerportal import SEASONS, TOPS, VISIBLE, opened
from tests.engine.games.deerportal_table import BARE, area

MOST_BYTES = 60_000
HAND = DeerPortalHand(
    Plate("Ann", 0), 0, "Water", BARE, 12, 3, 0, True, 0, TOPS, "spring", False, None
)
FULL = "." + "wefad" * 7 + "wefa" + "."


def changed(**fields: Any) -> DeerPortalHand:
    return replace(HAND, **fields)


def differs(
    one: DeerPortalHand, other: DeerPortalHand, spot: tuple[int, int], reach: int = 20
) -> bool:
    """Return whether two pictures differ in brightness around a spot."""
    apart = ImageChops.difference(opened(one).convert("L"), opened(other).convert("L"))
    x, y = spot
    highest = apart.crop((x - reach, y - reach, x + reach, y + reach)).getextrema()[1]
    assert isinstance(highest, int | float)
    return highest > VISIBLE


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("field", [0, 1, 6, 20, 33, 39])
def test_every_hand_is_a_small_file_of_a_phones_width(season: str, field: int) -> None:
    for seat in range(4):
        hand = changed(
            plate=Plate("Wilhelmina Wanderwoman", seat), seat=seat, area=FULL, field=field, roll=6,
            diamonds=88, frozen=3, is_big_out=True, season=season, turns_left=16,
        )  # fmt: skip
        assert len(draw(hand)) <= MOST_BYTES
        picture = opened(hand)
        assert picture.width == 800
        assert 300 <= picture.height <= 560


@pytest.mark.parametrize("steps", [*range(-6, 0), *range(1, 7)])
def test_what_lies_within_a_roll_is_seen(steps: int) -> None:
    spot = at(HAND, 12 + steps)
    for thing in "dwefa":
        assert differs(HAND, changed(area=area(**{thing: 12 + steps})), spot), thing


@pytest.mark.parametrize("roll", range(1, 7))
def test_both_ways_of_a_roll_are_marked_with_their_fields(roll: int) -> None:
    rolled = changed(roll=roll)
    for end, above in ((12 + roll, -66), (12 - roll, 66)):
        x, y = at(HAND, end)
        assert differs(HAND, rolled, (x, y + above), 6)  # the tag, beyond the ring
        assert differs(HAND, rolled, (x + 50, y), 8)
    other = at(HAND, 12 + roll % 6 + 1)
    assert differs(changed(roll=roll % 6 + 1), rolled, other, 54)


def test_a_roll_beyond_the_corner_marks_no_field_behind() -> None:
    near = changed(field=2)
    x, y = at(near, 0)
    assert not differs(near, replace(near, roll=4), (x, y + 54))
    assert differs(near, replace(near, roll=2), (x, y + 54))


def test_in_the_corner_no_way_leads_back_and_the_track_is_straight() -> None:
    assert at(changed(field=0), 1)[1] == at(changed(field=0), 0)[1]
    assert at(HAND, 13)[1] < at(HAND, 12)[1] < at(HAND, 11)[1]


def test_the_portal_and_the_big_diamond_end_the_track() -> None:
    near = changed(field=37)
    spot = at(near, 40)
    assert differs(near, changed(field=30), spot)
    assert differs(near, replace(near, is_big_out=True), spot)
    assert differs(near, replace(near, roll=6), (spot[0], spot[1] - 54))


def test_a_rune_shows_what_its_open_card_does_but_not_to_its_own_element() -> None:
    laid = changed(area=area(f=14))
    x, y = at(laid, 14)
    cards = {_part(replace(laid, tops=("stop", "stop", top, "stop")), x + 28, y + 10)
             for top in TOPS}  # fmt: skip
    assert len(cards) == len(TOPS)
    own = changed(area=area(w=14))
    assert not differs(own, replace(own, tops=("diamonds",) * 4), (x, y), 30)


def _part(hand: DeerPortalHand, x: int, y: int) -> bytes:
    return opened(hand).convert("L").crop((x - 20, y - 26, x + 20, y + 26)).tobytes()


@pytest.mark.parametrize(
    ("fields", "spot"),
    [
        ({"plate": Plate("Bob", 0)}, (110, 28)),
        ({"plate": Plate("Ann", 1)}, (66, 247)),
        ({"seat": 1}, (46, 45)),
        ({"element": "WWWWW"}, (110, 65)),
        ({"diamonds": 8}, (215, 65)),
        ({"roll": 3}, (466, 45)),
        ({"turns_left": 7}, (412, 49)),
        ({"frozen": 1}, (100, 216)),
        ({"frozen": 2}, (300, 65)),
        ({"is_turn": False}, (66, 200)),
        ({"tops": ("", *TOPS[1:])}, (552, 45)),
        ({"field": 13}, (66, 300)),
    ],
)
def test_a_hand_shows_who_holds_it_and_how_they_stand(
    fields: dict[str, Any], spot: tuple[int, int]
) -> None:
    assert differs(HAND, changed(**fields), spot)
