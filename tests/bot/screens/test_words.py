"""Words of screens in any language."""

from bot.i18n import translator_for
from bot.screens.words import listed


def test_names_in_a_sentence_are_listed_as_people_say_it() -> None:
    german = translator_for("de")
    assert [listed([*"abc"[:count]], german) for count in range(4)] == [
        "",
        "a",
        "a und b",
        "a, b und c",
    ]
