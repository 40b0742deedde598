"""The data of buttons."""

import pytest

from bot.screens.callback_data import Pressed, read, write


@pytest.mark.parametrize(
    ("data", "pressed"),
    [
        ("m:abcdefgh:12:3", Pressed("m", "abcdefgh", ("12", "3"))),
        ("w:abcdefgh:12:0.1", Pressed("w", "abcdefgh", ("12", "0.1"))),
        ("w:abcdefgh:12:", Pressed("w", "abcdefgh", ("12",))),
        ("z:", Pressed("z", "", ())),
        ("", Pressed("", "", ())),
        ("junk", Pressed("junk", "", ())),
    ],
)
def test_data_is_read_back(data: str, pressed: Pressed) -> None:
    assert read(data) == pressed


def test_numbers_that_are_none_are_minus_one() -> None:
    assert read("w:abcdefgh:7:0.1.x.²..-3.٣").numbers == (7, 0, 1, -1, -1, -1, -1)


def test_data_beyond_64_bytes_is_never_sent() -> None:
    with pytest.raises(AssertionError):
        write("o", "abcdefgh", "x" * 60)
