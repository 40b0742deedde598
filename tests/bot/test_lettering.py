"""Names on pictures: in many scripts, cut between letters, and never a box for what no font has."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.looks import Plate
from bot.pictures.lettering import can_write, digits, lettering, reach
from bot.pictures.people import nameplate

SCRIPTS = {
    "Latin": "Adékúnlé",
    "Vietnamese": "Nguyễn Ẩn",
    "Cyrillic": "Дмитро Їжак",
    "Arabic": "أحمد محمد",
    "Hebrew": "שלום",
    "Devanagari": "प्रिया शर्मा",
    "Ethiopic": "ሰላም አበበ",
    "Japanese": "山田さくら",
    "Chinese": "王小明",
    "Korean": "김민수",
}
ANYTHING = (
    "ab שб آب 12٣ (/.,+%)…🦊👍🏽山김प्रि\n"
    "\u0301\u05b8\u200d\u200f\u2067\u2068\u2069\u202a\u202e\ufe0f\U000e0101"
)
WORD_SPACE = 9  # pixels between words, in letters of 40


def ink(picture: Image.Image) -> int:
    return sum(count * level for level, count in enumerate(picture.histogram()[:256]))


def inks_of_words(line: Image.Image) -> list[int]:
    """Return how much ink each word has, from left to right, by the spaces between them."""
    columns = [any(line.crop((x, 0, x + 1, line.height)).tobytes()) for x in range(line.width)]
    words, start, space = [], None, 0
    for x, has_ink in enumerate([*columns, *[False] * WORD_SPACE]):
        space = 0 if has_ink else space + 1
        if has_ink and start is None:
            start = x
        if start is not None and space == WORD_SPACE:
            words.append(ink(line.crop((start, 0, x, line.height))))
            start = None
    return words


@pytest.mark.parametrize("script", SCRIPTS)
def test_each_script_is_written_with_its_own_letters(script: str) -> None:
    name = SCRIPTS[script]
    assert can_write(name)
    letters = {bytes(lettering(letter, 30).tobytes()) for letter in set(name) - {" "}}
    assert len(letters) > len(set(name)) // 2  # no row of equal boxes
    assert lettering(name, 30).width > 2 * lettering(name[0], 30).width


def test_letters_that_no_font_has_leave_no_box() -> None:
    assert not can_write("🦊🦊")
    assert lettering("🦊🦊", 30).width == 1
    assert lettering("Ann🦊", 30).tobytes() == lettering("Ann", 30).tobytes()


@pytest.mark.parametrize(("word", "without"), [("Gʻolib", "Golib"), ("Qalʼa", "Qala")])
def test_the_apostrophes_of_uzbek_are_seen(word: str, without: str) -> None:
    assert lettering(word, 40).width > lettering(without, 40).width + 4


@pytest.mark.parametrize("letter", "ɓɗƙƴƁƊƘƳɔɛ")
def test_the_letters_of_african_languages_are_seen(letter: str) -> None:
    assert can_write(letter)
    assert lettering(f"a{letter}a", 40).width > lettering("aa", 40).width + 4


@pytest.mark.parametrize("name", ["W" * 20, "Константинопольский", "प्रिया शर्मा देवी सिंह"])
def test_a_long_name_is_cut_to_the_width_with_an_ellipsis(name: str) -> None:
    cut = lettering(name, 30, 120)
    assert 60 < cut.width <= 120
    assert cut.tobytes() != lettering(name, 30).crop((0, 0, *cut.size)).tobytes()


def test_an_accent_is_never_cut_from_its_letter() -> None:
    assert lettering("e\u0301" * 9, 30, 90).tobytes() == lettering("é" * 9, 30, 90).tobytes()


def test_what_hangs_below_a_letter_is_not_cut_off() -> None:
    with_dots, without = lettering("في", 30), lettering("فى", 30)
    assert ink(with_dots) > 1.05 * ink(without)
    middle = with_dots.height // 2, without.height // 2  # the line is as far from both
    above = [
        mask.crop((0, 0, mask.width, at))
        for mask, at in zip((with_dots, without), middle, strict=True)
    ]
    assert ink(above[0]) == ink(above[1])


def test_a_name_in_two_scripts_is_written_whole() -> None:
    both, one, other = (ink(lettering(text, 30)) for text in ("Ali 王小明", "Ali", "王小明"))
    assert both == pytest.approx(one + other, rel=0.01)


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("آب 1", ("1", "آب")),
        ("آب (12)", ("(12)", "آب")),
        ("Ann (ב) 2", ("Ann", "(ב)", "2")),
        ("\u200fAnn 2", ("Ann", "2")),
        ("\u200f\u2068Ann\u2069: آب", ("آب", ":\u200eAnn")),
        ("\u2068Ann\u2069 آب", ("آب", "Ann")),
        ("\u2068آب\u2069 \u20685\u2069", ("5", "آب")),
        ("Ann آب 5", ("Ann", "5", "آب")),
        ("דנה (Ann) 12", ("12", "(Ann)", "דנה")),
        ("دور 3/4", ("3/4", "دور")),
        ("علی +12 -- مهسا", ("مهسا", "--", "+12", "علی")),
    ],
)
def test_a_line_is_seen_in_the_order_of_its_script(text: str, seen: tuple[str, ...]) -> None:
    assert inks_of_words(lettering(text, 40)) == pytest.approx(
        [ink(lettering(word, 40)) for word in seen], rel=0.03
    )


@pytest.mark.parametrize("name", ["کامپیوتر 1", "\u200fکامپیوتر \u20681\u2069"])
def test_the_number_of_a_persian_name_stands_to_the_left_of_it(name: str) -> None:
    number = lettering("1", 40)
    box = (0, 0, number.width - 1, number.height)
    assert lettering(name, 40).crop(box).tobytes() == number.crop(box).tobytes()


@pytest.mark.parametrize("word", ["سلام", "پژمان", "प्रिया"])
def test_the_letters_of_a_word_are_joined(word: str) -> None:
    apart = "\u200c".join(word)  # a non-joiner after each letter
    assert lettering(word, 40).width < 0.9 * lettering(apart, 40).width


@pytest.mark.parametrize(
    ("word", "bare"), [("e\u0323\u0300ko\u0323\u0301", "eko"), ("I\u0323\u0300gbo\u0300", "Igbo")]
)
def test_marks_stand_above_and_below_their_letters(word: str, bare: str) -> None:
    marked, unmarked = lettering(word, 40), lettering(bare, 40)
    assert marked.width == unmarked.width
    assert ink(marked) > 1.05 * ink(unmarked)
    assert reach(marked) >= reach(unmarked)


@pytest.mark.parametrize("word", ["جمز", "رز", "jan"])
def test_the_tail_of_a_word_is_not_cut_off(word: str) -> None:
    alone, within = lettering(word, 40), lettering(f"({word})", 40)
    brackets = ink(lettering("(", 40)) + ink(lettering(")", 40))
    assert ink(alone) == pytest.approx(ink(within) - brackets, rel=0.01)


@pytest.mark.parametrize("height", [14, 24, 40])
def test_figures_have_the_height_that_was_asked_for(height: int) -> None:
    assert abs(digits("17", height).height - height) <= 1
    assert digits("17", height).width < 2 * height


def test_a_mark_of_direction_is_not_drawn() -> None:
    assert lettering("\u200fآب", 40).tobytes() == lettering("آب", 40).tobytes()
    assert lettering("\u200f2:1", 40).tobytes() == lettering("2:1", 40).tobytes()


def test_a_nameplate_keeps_its_note_whatever_the_name() -> None:
    long = nameplate(Plate("W" * 40, 0), 48, 240, "12")
    short = nameplate(Plate("Al", 0), 48, 240, "12")
    assert long.width <= 240
    note = lettering("12", round(48 * 0.56)).width
    end = (short.width - note - 8, 0, short.width, 48)
    assert (
        short.crop(end).tobytes() == long.crop((long.width - note - 8, 0, long.width, 48)).tobytes()
    )


def test_somebody_without_a_readable_name_is_shown_by_the_mark() -> None:
    assert nameplate(Plate("🦊", 2), 48, 240).width == 48


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_space_is_a_space_in_each_script(script: str) -> None:
    letter = SCRIPTS[script][0]
    both, one = ink(lettering(f"{letter} {letter}", 30)), ink(lettering(letter, 30))
    assert both == pytest.approx(2 * one, rel=0.01)


def test_letters_with_tails_and_dots_reach_lower() -> None:
    assert reach(lettering("فى", 30)) < reach(lettering("في", 30))
    assert reach(lettering("na", 30)) < reach(lettering("ng", 30))
    assert reach(lettering("🦊", 30)) == 0


@settings(max_examples=200, derandomize=True, deadline=None, database=None)
@given(st.text(ANYTHING), st.integers(1, 200))
def test_whatever_is_written_keeps_to_its_width(text: str, width: int) -> None:
    assert lettering(text, 30, width).width <= width
