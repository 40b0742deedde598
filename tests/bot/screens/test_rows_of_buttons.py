"""Rows of buttons, as wide as a phone can show them."""

import pytest

from bot.screens.screen import Button, in_pairs


@pytest.mark.parametrize(
    ("texts", "rows"),
    [
        ([], []),
        (["Whot (2–6)", "Caesar & Cleopatra (2)", "Rally (2–6)"], [2, 1]),
        (["Whot (2–6)", "シーザー＆クレオパトラ（2）", "Rally (2–6)", "パズル"], [1, 1, 2]),
        (["व्हॉट (2–6)", "सीज़र और क्लियोपेट्रा (2)"], [2]),
        (["\u2067قيصر وكليوباترا\u2069 (\u2066\u200e2\u2069)", "Whot"], [2]),
    ],
)
def test_a_button_that_is_too_long_for_half_a_row_stands_alone(
    texts: list[str], rows: list[int]
) -> None:
    buttons = [Button(text) for text in texts]
    arranged = in_pairs(buttons)
    assert [len(row) for row in arranged] == rows
    assert [button for row in arranged for button in row] == buttons
