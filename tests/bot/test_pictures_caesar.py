"""Pictures of Caesar & Cleopatra: small files that show all that is open, and nothing hidden."""

import io
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.i18n import languages, translator_for
from bot.names import Names
from bot.pictures import common, draw, drawn
from bot.pictures.caesar_hand_picture import CARD, HAND_Y, WIDTH, CaesarHandPicture
from bot.pictures.caesar_picture import WIDTH as TABLE_WIDTH
from bot.pictures.caesar_picture import CaesarPicture, row_y
from bot.pictures.caesar_rules_picture import HEIGHTS
from bot.pictures.lettering import lettering
from bot.screens import screens_of
from bot.screens.caesar import caesar_table as caesar_table_screen
from bot.screens.game_screens import Path
from bot.screens.screen import length
from engine.game import Seat
from engine.games.caesar.model import State
from tests.bot.screens.looking import EN
from tests.engine.games.caesar_table import CAESAR, act
from tests.engine.games.caesar_table import table as caesar_table
from tests.spoken import every_language

NAMES = Names(("Ann", "Bob"))
PHONE = 340  # pixels that a picture is wide on a phone
VISIBLE = 16  # of 255; palettes of two pictures differ by less


def opened(description: object) -> Image.Image:
    return Image.open(io.BytesIO(draw(description))).convert("RGB")


def senate(**cards: str) -> CaesarPicture:
    view = CAESAR.view(caesar_table(**cards), None)
    description = screens_of(CAESAR).picture(view, EN, Names(("Ann", "Bob")))
    assert isinstance(description, CaesarPicture)
    return description


def test_the_fullest_senate_is_a_small_picture() -> None:
    full = senate(
        praetor="5 5 (5) 1 (1) | 5 5 5 1 1",
        aedile="4 4 4 (2) (2) | 4 4 4 2 (2)",
        quaestor="3 3 3 3 3 | 3 3 3 3 3",
        consul="P P 1 1 2 | P P 1 1 2",
        censor="1 2 4 5 (4) | 1 2 4 5 (4)",
    )
    assert len(draw(full)) < common.MOST_BYTES


def test_in_the_senate_open_hidden_and_other_cards_look_different() -> None:
    shown = [
        senate(praetor=side)
        for side in ("|", "1 |", "2 |", "P |", "(1) |", "| 1", "| (1)", "1 (1) |")
    ]
    assert len({opened(each).tobytes() for each in shown}) == len(shown)
    assert opened(senate(praetor="(1) |")) == opened(senate(praetor="(2) |"))


def test_a_portrait_hides_no_dot_of_the_name_above_it() -> None:
    plain, names = senate(), ("سسبس", "سس\u066eس")
    tables = [replace(plain, labels=replace(plain.labels, groups=(name,) * 5)) for name in names]
    dot = ImageChops.difference(*(lettering(name, 27) for name in names)).getbbox()
    seen = changed(tables[0], tables[1])
    assert dot is not None
    assert seen is not None
    assert seen[3] - seen[1] >= row_y(4) - row_y(0) + dot[3] - dot[1] - 1


def apart(one: CaesarPicture, other: CaesarPicture) -> tuple[int, int, int, int]:
    """Return the box in which two tables differ, in all their colours."""
    box = ImageChops.difference(drawn(one), drawn(other)).convert("L").getbbox()
    assert box is not None
    return box


def unlabelled(table: CaesarPicture, label: str) -> CaesarPicture:
    change: dict[str, Any] = {label: ""}
    return replace(table, labels=replace(table.labels, **change))


@pytest.mark.parametrize("language", languages())
def test_each_label_of_a_table_has_eleven_pixels_on_a_phone(language: str) -> None:
    words = caesar_table_screen.labels(translator_for(language))
    table = replace(senate(), labels=words)
    size = round(11 * TABLE_WIDTH / PHONE)
    for label in ("hand", "decks", "discarded", "busts", "bag"):
        box = apart(table, unlabelled(table, label))
        twice = 0 if label in ("busts", "bag") else TABLE_WIDTH // 2  # on both sides
        ink = lettering(getattr(words, label), size).getbbox()
        assert ink is not None
        assert box[2] - box[0] - twice >= ink[2] - ink[0] - 2, label
    for group, name in enumerate(words.groups):
        names = tuple("" if each == group else other for each, other in enumerate(words.groups))
        box = apart(table, replace(table, labels=replace(words, groups=names)))
        ink = lettering(name, size).getbbox()
        assert ink is not None
        assert box[2] - box[0] > ink[2] - ink[0] + 22, name  # and the sign


@pytest.mark.parametrize("language", languages())
def test_no_label_of_a_table_touches_anything_beside_it(language: str) -> None:
    words = caesar_table_screen.labels(translator_for(language))
    table = replace(senate(), labels=words, out=(0, 1, 2, 3, 4, 5), bust=0)
    parts = [apart(table, replace(table, out=()))]
    for label in ("busts", "bag"):
        parts.append(apart(table, unlabelled(table, label)))
    for label in ("hand", "decks", "discarded"):
        left, top, right, bottom = apart(table, unlabelled(table, label))
        parts += [
            (left, top, right - TABLE_WIDTH // 2, bottom),
            (left + TABLE_WIDTH // 2, top, right, bottom),
        ]
    for one, other in combinations(parts, 2):
        is_beside = one[2] + 8 < other[0] or other[2] + 8 < one[0]
        assert is_beside or one[3] < other[1] or other[3] < one[1], (one, other)


def test_in_the_senate_everything_that_happens_is_seen() -> None:
    plain = senate(praetor="3 | 2")
    others = [
        replace(plain, **change)
        for change in (
            {"won": (1, *plain.won[1:]), "left": (4, *plain.left[1:])},
            {"left": (0, *plain.left[1:])},
            {"out": (0,)},
            {"out": (6,)},
            {"bag": 3},
            {"decks": ((0, 9), (27, 9))},
            {"discards": (4, 0)},
            {"held": ((4, 2), (5, 1))},
            {"points": ("7 points", "0 points")},
            {"turns": (1,)},
            {"voted": (0,)},
            {"targets": (0,)},
            {"out": (6,), "bust": 6},
            {"caesar": 1},
            {"titles": ("Cleopatra", "Caesar")},
            {"people": (plain.people[1], plain.people[0])},
        )
    ]
    assert len({opened(each).tobytes() for each in (plain, *others)}) == len(others) + 1


# The hand --------------------------------------------------------------------------------------


def held(state: State, seat: Seat = 0, path: Path = ()) -> CaesarHandPicture:
    names = Names(("Ann", "Bob"), (3, 5))
    shown = screens_of(CAESAR).hand_picture(CAESAR.view(state, seat), path, EN, names)
    assert isinstance(shown, CaesarHandPicture)
    return shown


def changed(one: object, other: object) -> tuple[int, int, int, int] | None:
    """Return the box in which two pictures differ."""
    apart = ImageChops.difference(opened(one), opened(other)).convert("L")
    return apart.point(lambda level: 255 if level > VISIBLE else 0).getbbox()


def test_the_fullest_hand_is_a_small_picture() -> None:
    state = caesar_table(
        "5 4 3 A S C | 1",
        praetor="5 5 (5) 1 (1) | 5 5 5 1 1",
        aedile="4 4 4 (2) (2) | 4 4 4 2 (2)",
        quaestor="3 3 3 3 3 | 3 3 3 3 3",
        consul="P P 1 1 2 | P P 1 1 2",
        censor="1 2 4 (5) (4) | 1 2 4 5 (4)",
    )
    state.missions = [2, 1]
    assert len(draw(held(state, path=(5,)))) < 60_000


def test_the_owner_alone_sees_the_cards_that_lie_face_down() -> None:
    one, other = caesar_table(praetor="(1) | (3)"), caesar_table(praetor="(2) | (3)")
    assert changed(held(one), held(other)) is not None
    assert held(one, seat=1) == held(other, seat=1)
    assert held(one).own[0] == (1,)
    assert screens_of(CAESAR).hand_picture(CAESAR.view(one, None), (), EN, NAMES) is None


def test_the_chosen_card_and_the_groups_for_it_are_marked() -> None:
    state = caesar_table("5 4 V | 1", praetor="1 1 1 1 1 | ", aedile="| (2)")
    plain, chosen = held(state), held(state, path=(4,))
    assert chosen.cards[chosen.chosen] == 4
    assert chosen.marked == (1, 2, 3, 4)
    assert held(state, path=(4, 2)).marked == (2,)
    box = changed(replace(plain, chosen=0), replace(plain, chosen=1))
    assert box is not None
    assert box[3] < HAND_Y + CARD[1]


def test_cards_that_cannot_be_played_stay_low_and_in_the_shade() -> None:
    state = caesar_table("5 A V | 1", praetor="| 4")
    assert held(state).playable == (True, True, False)
    act(state, "5 praetor up", "assassination praetor 4")
    assert held(state, seat=1).playable == (False,)  # no Veto to answer with
    assert held(state, seat=1).struck == (0,)


def test_a_hand_to_refill_has_an_empty_place_for_each_card() -> None:
    state = caesar_table("5 4 3 2 1 V | 1")
    act(state, "5 praetor up", "4 aedile down", "done", bust="grey")
    assert held(state).missing == 2
    assert changed(held(state), replace(held(state), missing=1)) is not None


def test_the_sums_count_the_own_hidden_cards_and_ask_for_the_others() -> None:
    state = caesar_table("5 | 1", praetor="4 (3) | 2")
    known, unknown = held(state), held(state, seat=1)
    left, _, right, _ = changed(known, replace(known, own=((2,), *known.own[1:]))) or (0, 0, 0, 0)
    assert left < 60  # the sum stands at the edge
    assert right < WIDTH // 2
    assert changed(unknown, replace(unknown, down=(2, *unknown.down[1:]))) is not None


# The rules -------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("page", HEIGHTS)
def test_each_page_of_the_rules_is_short_and_has_a_picture(page: int, language: str) -> None:
    t = translator_for(language)
    assert length(t.html(f"game-caesar-rules-{page}")) <= 900
    assert len(draw(screens_of(CAESAR).rule_picture(page, t))) < 40_000


def test_there_is_a_picture_for_each_page_and_for_no_other() -> None:
    assert not EN.has(f"game-caesar-rules-{max(HEIGHTS) + 1}")
    assert screens_of(CAESAR).rule_picture(max(HEIGHTS) + 1, EN) is None
