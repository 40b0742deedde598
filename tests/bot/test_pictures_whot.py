"""Pictures of Whot: the table with all names and counts, and the hand as it is on its keys."""

import io
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.looks import Plate
from bot.names import Names, names_of
from bot.pictures import common, draw
from bot.pictures.whot_cards import card_face, hand_card
from bot.pictures.whot_hand_picture import CardState, HeldCard, WhotHandPicture
from bot.pictures.whot_picture import (
    BLOCK,
    CALL,
    CENTRE,
    DUE,
    FINAL_CENTRE,
    HEIGHT,
    MARGIN,
    MARKET_PLACE,
    OPEN_BLOCK,
    TOP,
    WIDTH,
    WhotPicture,
    places_of,
)
from bot.screens import hand_screen, screens_of
from bot.screens.whot import face
from engine.games.whot.pack import PACK, SUITS, WHOT
from tests.bot.screens.looking import EN, Session, texts_of
from tests.bot.screens.test_whot_screens import at_table
from tests.engine.tables import ANN, BOB, CID, finished

Box = tuple[int, int, int, int]
VISIBLE = 16  # of 255; palettes of two pictures differ by less
MOST_HAND_BYTES = 60_000
PEOPLE = tuple(map(Plate, ("Ann", "Bola Adeyemi", "Чинуа", "李小龙", "فاطمة", "W" * 20), range(6)))
TABLE = WhotPicture("c5", "", 0, 20, PEOPLE[:3], (7, 7, 7), 0, None, "Market", "square")
HAND = WhotHandPicture((HeldCard("c7"),), "c5", "", 0, "Top card", "square", "Market: 20")
NAMES = Names(("Ann", "Bob", "Cid"))


def opened(description: object) -> Image.Image:
    return Image.open(io.BytesIO(draw(description))).convert("RGB")


def changed(one: object, other: object) -> Box:
    """Return the box in which two pictures differ."""
    apart = ImageChops.difference(opened(one), opened(other)).convert("L")
    box = apart.point(lambda level: 255 if level > VISIBLE else 0).getbbox()
    assert box is not None, "they look the same"
    return box


def covers(box: Box, place: tuple[int, int]) -> bool:
    left, top, right, bottom = box
    return left <= place[0] <= right and top <= place[1] <= bottom


def seated(seats: int, count: int = 7) -> WhotPicture:
    return replace(TABLE, people=PEOPLE[:seats], counts=(count,) * seats, turn=None)


COUNTS = st.lists(st.none() | st.integers(0, 40), min_size=2, max_size=6).map(tuple)


@given(
    st.sampled_from(PACK), st.sampled_from(["", *SUITS]), st.integers(0, 30), st.integers(0, 54),
    COUNTS, st.integers(0, 1),
)  # fmt: skip
@settings(max_examples=40, deadline=None)
def test_any_table_is_a_small_picture(
    top: str, call: str, due: int, market: int, counts: tuple[int | None, ...], turn: int
) -> None:
    people = PEOPLE[: len(counts)]
    file = draw(WhotPicture(top, call, due, market, people, counts, turn, 1 - turn, "Market"))
    assert len(file) < common.MOST_BYTES
    picture = Image.open(io.BytesIO(file))
    assert (picture.format, picture.mode) == ("PNG", "P")
    assert picture.size == (WIDTH, HEIGHT)


def test_the_same_table_is_the_same_file() -> None:
    assert draw(TABLE) == draw(replace(TABLE))


@pytest.mark.parametrize("call", SUITS)
def test_a_called_symbol_is_seen_beside_the_card_and_not_on_it(call: str) -> None:
    whot = replace(TABLE, top="w20")
    box = changed(whot, replace(whot, call=call))
    assert covers(box, CALL)
    assert box[2] <= CENTRE[0] - TOP[0] // 2


def test_every_symbol_looks_different() -> None:
    calls = [opened(replace(TABLE, top="w20", call=call)).tobytes() for call in SUITS]
    assert len(set(calls)) == 5


@pytest.mark.parametrize("dim", [False, True])
def test_every_card_looks_different(dim: bool) -> None:
    assert len({card_face(card, TOP).tobytes() for card in PACK}) == len(set(PACK))
    held = {hand_card(card, (87, 122), dim).crop((0, 0, 87, 31)).tobytes() for card in PACK}
    assert len(held) == len(set(PACK))  # by the heads alone, which other cards leave in sight


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_hand_of_each_seat_is_at_its_place_with_its_count(seats: int) -> None:
    table = seated(seats, 30)
    for seat, place in enumerate(places_of(seats)):
        more = tuple(31 if other == seat else 30 for other in range(seats))
        left, top, right, bottom = changed(table, replace(table, counts=more))
        assert right - left < 64  # a large hand looks no larger: only its number changes
        assert abs((left + right) / 2 - place[0]) < 130
        assert abs((top + bottom) / 2 - place[1]) < 100


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_name_of_each_seat_is_at_its_place(seats: int) -> None:
    table = seated(seats)
    for seat, place in enumerate(places_of(seats)):
        people = list(table.people)
        people[seat] = Plate("Ngozi", people[seat].look)
        left, top, right, bottom = changed(table, replace(table, people=tuple(people)))
        assert place[0] - 122 <= left < right <= place[0] + 122
        assert abs((top + bottom) / 2 - place[1]) < 100


@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_of_a_player_is_cut_by_the_edge(seats: int) -> None:
    nobody = replace(seated(seats), counts=(None,) * seats)
    for count in (1, 7, 18):
        left, top, right, bottom = changed(nobody, seated(seats, count))
        assert left >= MARGIN // 2
        assert top >= 4
        assert right <= WIDTH - MARGIN // 2
        assert bottom <= HEIGHT - 4


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_margins_of_both_sides_are_equal(seats: int) -> None:
    nobody = replace(seated(seats), counts=(None,) * seats)
    left, _, right, _ = changed(nobody, seated(seats, 18))
    assert abs(left - (WIDTH - right)) <= 4


@pytest.mark.parametrize("seats", range(2, 7))
def test_whose_turn_it_is_is_seen_without_colours(seats: int) -> None:
    nobody = seated(seats)
    for turn, place in enumerate(places_of(seats)):
        left, _, right, _ = changed(nobody, replace(nobody, turn=turn))
        assert right - left > 250  # the plate and the pointer
        assert left < place[0] < right
    grey = {opened(replace(nobody, turn=turn)).convert("L").tobytes() for turn in range(seats)}
    assert len(grey) == seats


def test_what_is_due_is_seen_and_points_at_who_must_draw() -> None:
    left, right = (replace(TABLE, turn=turn, target=turn) for turn in (0, 2))
    assert covers(changed(left, replace(left, due=2)), DUE)
    assert covers(changed(replace(left, due=2), replace(left, due=4)), DUE)
    one, other = replace(left, due=4), replace(left, due=4, target=2)
    box = changed(one, other)
    assert covers(box, DUE)
    assert box[0] < places_of(3)[0][0] + BLOCK // 2  # beside the hands, too
    assert box[2] > places_of(3)[2][0] - BLOCK // 2
    assert changed(right, replace(right, due=3))[2] > places_of(3)[2][0] - BLOCK // 2


def test_the_market_is_counted_and_is_empty_at_last() -> None:
    for more, fewer in ((40, 39), (20, 19), (2, 1), (1, 0)):
        box = changed(replace(TABLE, market=more), replace(TABLE, market=fewer))
        assert covers(box, (MARKET_PLACE[0], MARKET_PLACE[1] + 75))


def test_who_left_has_no_hand() -> None:
    gone = replace(TABLE, counts=(7, None, 7))
    assert covers(changed(TABLE, gone), places_of(3)[1])


def test_at_the_end_all_hands_are_open() -> None:
    session = finished("whot", ANN, BOB, CID)
    names = names_of(session, EN)
    description = screens_of(session.rulebook).picture(session.view(None), EN, names)
    assert isinstance(description, WhotPicture)
    assert [len(hand) for hand in description.hands] == list(description.counts)
    for seat, place in enumerate(places_of(3, is_open=True)):
        hands = list(description.hands)
        hands[seat] = tuple(PACK[n * 5] for n in range(seat + 9))
        box = changed(description, replace(description, hands=tuple(hands)))
        assert place[0] - 160 < box[0] < box[2] < place[0] + 160


@pytest.mark.parametrize("seats", range(2, 7))
def test_between_open_hands_the_turn_is_framed_around_all_cards_with_its_arrow(seats: int) -> None:
    hands = tuple(tuple(PACK[seat * 7 : seat * 7 + 7]) for seat in range(seats))
    nobody = replace(seated(seats), hands=hands)
    for turn, place in enumerate(places_of(seats, is_open=True)):
        left, top, right, bottom = changed(nobody, replace(nobody, turn=turn))
        assert left < place[0] - OPEN_BLOCK // 2 + 4
        assert right > place[0] + OPEN_BLOCK // 2 - 4
        assert right - left > OPEN_BLOCK + 30, "the arrow is hidden"
        without = tuple(() if seat == turn else hand for seat, hand in enumerate(hands))
        cards = changed(nobody, replace(nobody, hands=without))
        assert top < cards[1] - 2
        assert bottom > cards[3] - 2


@pytest.mark.parametrize("call", SUITS)
def test_between_open_hands_a_called_symbol_hides_no_card(call: str) -> None:
    hands = tuple(tuple(PACK[seat * 16 : seat * 16 + 16]) for seat in range(3))
    table = replace(TABLE, top=WHOT, hands=hands)
    left, _, right, bottom = changed(table, replace(table, call=call))
    assert bottom < FINAL_CENTRE[1] - TOP[1] // 2
    assert MARGIN + OPEN_BLOCK < left < right < WIDTH - MARGIN - OPEN_BLOCK


def test_a_whot_says_on_the_table_what_it_says_in_the_hand() -> None:
    def slimness(face: Image.Image, bottom: int) -> float:
        """Return how many times as wide as high the print in the upper corner is."""
        corner = face.convert("RGB").crop((10, 10, 200, bottom)).convert("L")
        box = corner.point(lambda level: 255 if level < 128 else 0).getbbox()
        assert box is not None
        return (box[2] - box[0]) / (box[3] - box[1])

    table, hand = slimness(card_face(WHOT, TOP), 54), slimness(hand_card(WHOT, TOP), 90)
    assert table == pytest.approx(hand, rel=0.1)


# The hand ---------------------------------------------------------------------------------------


def in_hand(session: Session, *path: int) -> WhotHandPicture:
    screens, view = screens_of(session.rulebook), session.view(0)
    shown = screens.hand_picture(view, path, EN, NAMES)
    assert isinstance(shown, WhotHandPicture)
    return shown


@pytest.mark.parametrize("count", [1, 4, 7, 12, 20, 30, 53])
def test_the_cards_of_a_hand_stand_as_their_keys_do(count: int) -> None:
    session = at_table(" ".join(card for card in reversed(PACK[-count:]) if card != "t5"), "t5")
    shown = in_hand(session)
    keys = hand_screen(session, 0, [], EN, NAMES).rows
    cards = [key for row in keys for key in row][: len(shown.cards)]
    for held, key in zip(shown.cards, cards, strict=True):
        counted = f" ×{held.count}" if held.count > 1 else ""
        ticked = "✓ " if held.state == "lit" else ""
        assert key.text == f"{ticked}{face(held.card, EN)}{counted}"
        assert key.disabled == (held.state == "dim")


@pytest.mark.parametrize(("count", "row"), [(5, 4), (12, 4), (13, 5), (20, 5), (21, 6), (30, 6)])
def test_a_row_of_the_hand_is_a_row_of_keys(count: int, row: int) -> None:
    cards = PACK[:count]
    rows = hand_screen(at_table(" ".join(cards), "*7"), 0, [], EN, NAMES).rows
    assert len(rows[0]) == row
    held = tuple(HeldCard(card, 1, "dim") for card in cards)
    plain = replace(HAND, cards=held)
    tops = []
    for place in (0, row - 1, row):
        lit = list(held)
        lit[place] = HeldCard(cards[place], 1, "plain")
        tops.append(changed(plain, replace(plain, cards=tuple(lit)))[:2])
    assert tops[0][1] == tops[1][1] < tops[2][1]  # the next one begins a row ...
    assert tops[0][0] == tops[2][0] < tops[1][0]  # ... at the left


def test_what_can_be_played_is_raised_and_the_rest_is_darker() -> None:
    looks = {state: replace(HAND, cards=(HeldCard("c7", 1, state),)) for state in STATES}
    tops = {state: changed(replace(HAND, cards=()), each)[1] for state, each in looks.items()}
    assert tops["lit"] + 15 < tops["plain"] == tops["dim"]
    light = {state: brightness(each) for state, each in looks.items()}
    assert light["dim"] < light["plain"]


STATES: tuple[CardState, ...] = ("plain", "lit", "dim")


def brightness(description: object) -> float:
    histogram = opened(description).convert("L").histogram()
    return sum(level * many for level, many in enumerate(histogram))


def test_who_waits_sees_the_hand_as_it_is() -> None:
    shown = in_hand(at_table("c7 s2 w20", "c5", turn=1))
    assert {held.state for held in shown.cards} == {"plain"}


def test_who_calls_a_symbol_sees_the_whot_raised_and_the_others_plain() -> None:
    shown = in_hand(at_table("c7 s2 w20", "c5"), 0, 1)
    assert [held.state for held in shown.cards] == ["plain", "plain", "lit"]


def test_beside_the_hand_are_the_top_card_the_called_symbol_and_what_is_due() -> None:
    assert changed(HAND, replace(HAND, top="t5"))
    assert changed(HAND, replace(HAND, call="s"))
    assert changed(replace(HAND, call="s"), replace(HAND, call="t"))
    assert changed(replace(HAND, due=2), replace(HAND, due=3))
    assert changed(HAND, replace(HAND, market_label="Market: 19"))
    called = in_hand(at_table("c7", "w20", call="s"))
    assert (called.top, called.call, called.call_label) == ("w20", "s", "square")
    assert in_hand(at_table("c7 t2", "t2", phase="pick", pick=4)).due == 4
    assert in_hand(at_table("c7 t2", "t2", phase="pick", pick=4, turn=1)).due == 0


@pytest.mark.parametrize("sign", [{"call": "s"}, {"due": 4}, {}])
@pytest.mark.parametrize("count", [1, 8])
def test_all_that_stands_beside_a_hand_fits_its_panel(count: int, sign: dict[str, Any]) -> None:
    hand = replace(HAND, cards=(HeldCard("c7"),) * count, call="", due=0)
    hand = replace(hand, **sign)
    height = opened(hand).height
    _, top, _, _ = changed(hand, replace(hand, top_label=""))
    _, _, _, bottom = changed(hand, replace(hand, market_label=""))
    assert top > 24
    assert bottom < height - 24


@pytest.mark.parametrize("count", [0, 1, 5, 9, 13, 21, 30, 50])
def test_a_hand_is_a_small_picture(count: int) -> None:
    cards = tuple(HeldCard(card, 1, STATES[n % 3]) for n, card in enumerate(PACK[:count]))
    file = draw(replace(HAND, cards=cards, call="s"))
    assert len(file) < MOST_HAND_BYTES
    width, height = Image.open(io.BytesIO(file)).size
    assert width == 800
    assert 300 <= height <= 560


def test_of_a_large_hand_all_cards_are_seen() -> None:
    cards = [HeldCard(card, 1, "lit" if card[0] == "s" else "dim") for card in PACK[:49]]
    whole = replace(HAND, cards=(*cards, HeldCard(WHOT, 5, "lit")))
    for place in range(len(cards)):
        others = list(whole.cards)
        others[place] = replace(others[place], card="*8" if others[place].card != "*8" else "*1")
        left, top, right, bottom = changed(whole, replace(whole, cards=tuple(others)))
        assert right - left > 8
        assert bottom - top > 12


def test_the_hand_shows_what_only_its_owner_knows_and_no_more() -> None:
    session = at_table("c7 s2 w20", "c5", turn=1)
    assert {held.card for held in in_hand(session).cards} == {"c7", "s2", "w20"}
    assert screens_of(session.rulebook).hand_picture(session.view(None), (), EN, NAMES) is None
    assert texts_of(hand_screen(session, 0, [], EN, NAMES).rows)
