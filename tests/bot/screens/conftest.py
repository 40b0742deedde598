"""Fixtures that several test modules of the screens share."""

from collections.abc import Iterator

import pytest

from bot.i18n import Translator


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """A missing string or field is an error."""
    Translator.is_strict = True
    yield
    Translator.is_strict = False
