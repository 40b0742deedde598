"""Pictures of tables: small files, equal for equal tables, and different where it matters."""

import io
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.looks import LOOKS
from bot.names import names_of
from bot.pictures import common, draw, people, shapes
from bot.pictures.whot_picture import CALL, PICK, TOP, WhotPicture, card_face, places
from bot.screens import screens_of
from engine.games import GAMES
from engine.games.whot.pack import PACK, SUITS
from tests.bot.screens.looking import EN
from tests.engine.tables import ANN, BOB, CID, finished, play_on, play_table

VISIBLE = 16  # of 255; palettes of two pictures differ by less
TABLE = WhotPicture("c5", "", 0, 20, (7, 7, 7), 0)


def opened(description: object) -> Image.Image:
    return Image.open(io.BytesIO(draw(description))).convert("RGB")


def changed(one: WhotPicture, other: WhotPicture) -> tuple[int, int, int, int]:
    """Return the box in which two pictures differ."""
    apart = ImageChops.difference(opened(one), opened(other)).convert("L")
    box = apart.point(lambda level: 255 if level > VISIBLE else 0).getbbox()
    assert box is not None, "they look the same"
    return box


def covers(box: tuple[int, int, int, int], place: tuple[int, int]) -> bool:
    left, top, right, bottom = box
    return left <= place[0] <= right and top <= place[1] <= bottom


COUNTS = st.lists(st.none() | st.integers(0, 40), min_size=2, max_size=6).map(tuple)


@given(
    st.sampled_from(PACK), st.sampled_from(["", *SUITS]), st.integers(0, 30), st.integers(0, 54),
    COUNTS, st.integers(0, 1),
)  # fmt: skip
@settings(max_examples=40, deadline=None)
def test_any_table_is_a_small_picture(
    top: str, call: str, pick: int, market: int, counts: tuple[int | None, ...], turn: int
) -> None:
    file = draw(WhotPicture(top, call, pick, market, counts, turn))
    assert len(file) < common.MOST_BYTES
    picture = Image.open(io.BytesIO(file))
    assert (picture.format, picture.mode) == ("PNG", "P")
    assert max(picture.size) <= 1280


def test_the_same_table_is_the_same_file() -> None:
    assert draw(TABLE) == draw(replace(TABLE))


@pytest.mark.parametrize("call", SUITS)
def test_a_called_symbol_is_seen_beside_the_card(call: str) -> None:
    whot = replace(TABLE, top="w20")
    assert covers(changed(whot, replace(whot, call=call)), CALL)


def test_every_symbol_looks_different() -> None:
    calls = [opened(replace(TABLE, top="w20", call=call)).tobytes() for call in SUITS]
    assert len(set(calls)) == 5


def test_every_card_looks_different() -> None:
    assert len({card_face(card, TOP).tobytes() for card in PACK}) == len(set(PACK))


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_hand_of_each_seat_is_at_its_place(seats: int) -> None:
    table = replace(TABLE, counts=(7,) * seats, turn=None)
    for seat, place in enumerate(places(seats)):
        fewer = tuple(6 if other == seat else 7 for other in range(seats))
        assert covers(changed(table, replace(table, counts=fewer)), place)


@pytest.mark.parametrize("seats", range(2, 7))
def test_whose_turn_it_is_is_seen_without_colours(seats: int) -> None:
    table = replace(TABLE, counts=(7,) * seats)
    nobody = replace(table, turn=None)
    for turn, place in enumerate(places(seats)):
        left, _, right, _ = changed(nobody, replace(table, turn=turn))
        assert right - left > 250  # the plate and the pointer changed, too
        assert left < place[0] < right
    grey = {opened(replace(table, turn=turn)).convert("L").tobytes() for turn in range(seats)}
    assert len(grey) == seats


def test_seats_are_told_apart_without_colours() -> None:
    marks = [people.medal(seat, 60).getchannel("A").tobytes() for seat in range(6)]
    assert len(set(marks)) == 1  # all discs ...
    shown = {shapes.mask(look.shape, 60).tobytes() for look in LOOKS}
    assert len(shown) == len({look.mark for look in LOOKS}) == len(LOOKS)  # ... different marks


def test_a_pending_pick_is_seen_and_points_at_who_must_pick() -> None:
    left, right = (replace(TABLE, turn=turn) for turn in (0, 2))
    assert covers(changed(left, replace(left, pick=2)), PICK)
    assert covers(changed(replace(left, pick=2), replace(left, pick=4)), PICK)
    mirrored = changed(replace(left, pick=4), replace(right, pick=4))
    assert covers(mirrored, PICK)


def test_the_market_shrinks_and_is_empty_at_last() -> None:
    heights = {opened(replace(TABLE, market=market)).tobytes() for market in (40, 20, 10, 2, 0)}
    assert len(heights) == 5


def test_who_left_has_no_hand() -> None:
    gone = replace(TABLE, counts=(7, None, 7))
    assert covers(changed(TABLE, gone), places(3)[1])


@pytest.mark.parametrize("game", GAMES)
def test_a_games_own_picture_is_drawn_from_its_public_view(game: str) -> None:
    session = play_on(play_table(game, *(ANN, BOB, CID)[: GAMES[game].seats[-1]]), 20)
    names = names_of(session, EN)
    description = screens_of(session.rulebook).picture(session.view(None), EN, names)
    if description is not None:
        assert len(draw(description)) < common.MOST_BYTES


def test_at_the_end_all_hands_are_open_and_the_winner_has_a_crown() -> None:
    session = finished("whot", ANN, BOB, CID)
    names = names_of(session, EN)
    description = screens_of(session.rulebook).picture(session.view(None), EN, names)
    assert isinstance(description, WhotPicture)
    assert session.outcome is not None
    first = [seat for seat, rank in enumerate(session.outcome.ranks) if rank == 1]
    assert list(description.winners) == first
    assert [len(hand) for hand in description.hands] == list(description.counts)
    plain = replace(description, winners=())
    assert covers(changed(description, plain), places(3)[first[0]])


def test_nobody_draws_what_is_no_picture() -> None:
    with pytest.raises(TypeError):
        draw("a table")
