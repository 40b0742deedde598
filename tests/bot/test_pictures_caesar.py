"""Pictures of Caesar & Cleopatra: small files that show all that is open, and nothing hidden."""

import io
from dataclasses import replace

from PIL import Image

from bot.names import Names
from bot.pictures import common, draw
from bot.pictures.caesar_picture import CaesarPicture
from bot.screens import screens_of
from tests.bot.screens.looking import EN
from tests.engine.games.caesar_table import CAESAR
from tests.engine.games.caesar_table import table as caesar_table


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
