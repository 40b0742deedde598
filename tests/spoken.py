"""Languages that a test goes through: what is drawn from them takes long, and there are many.

English and German are looked at by each change, the others in `make slow` and `make language`.
"""

import re
from typing import Final

import pytest

from bot.i18n import languages

READ: Final = ("en", "de")  # their screens are kept in golden files
LATER: Final = tuple(language for language in languages() if language not in READ)


MARKS: Final = re.compile("[\u200f\u2066-\u2069]")  # of the direction of what follows


def unmarked(text: str) -> str:
    """Return a text without the marks of its direction."""
    return MARKS.sub("", text)


def later(*values: object) -> object:
    """Return the values of a test that waits for `make slow`."""
    return pytest.param(*values, marks=pytest.mark.slow)


every_language = pytest.mark.parametrize("language", [*READ, *map(later, LATER)])
# For a test that plays a game and shows it in several languages, all together or in turn.
together = pytest.mark.parametrize(
    "spoken", [READ, *(later((language,)) for language in LATER)], ids="-".join
)
