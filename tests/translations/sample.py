"""Choose messages whose translation somebody translates back, and somebody else compares."""

from collections.abc import Iterator
from itertools import chain, zip_longest
from random import Random
from typing import Final

from fluent.syntax import FluentSerializer, ast

from bot.i18n import FALLBACK, languages
from tests.translations.messages import files, messages, text_of

SIZE: Final = 60
SHORTEST: Final = 12  # letters of a message that says something


def keys(language: str, chosen: str) -> list[str]:
    """Return the keys of a file, or of a sample by its seed: of all files in turn, and rather long
    messages than short."""
    chance, known = Random(chosen), messages(language)
    if file := files(FALLBACK).get(chosen):
        return [message.id.name for message in file if message.id.name in known]
    drawn = [
        sorted(
            (key for key in lengths if key in known and lengths[key] >= SHORTEST),
            # Drawn with a weight: Efraimidis and Spirakis, 2006.
            key=lambda key: chance.random() ** (1 / lengths[key]),
            reverse=True,
        )
        for lengths in (
            {message.id.name: len(text_of(message)) for message in each}
            for each in files(FALLBACK).values()
        )
    ]
    in_turn = chain.from_iterable(zip_longest(*drawn))
    return [key for key in in_turn if key is not None][:SIZE]


def sample(language: str, chosen: str = "1") -> Iterator[str]:
    """Yield the messages of a sample, or of a file, as they are written in a language."""
    return _written(language, language, chosen)


def english(language: str, chosen: str = "1") -> Iterator[str]:
    """Yield the same messages in English."""
    return _written(FALLBACK, language, chosen)


def _written(shown: str, language: str, chosen: str) -> Iterator[str]:
    if language not in languages():
        raise SystemExit(f"there is no folder locales/{language}")
    for key in keys(language, chosen):
        message = messages(shown)[key]
        yield FluentSerializer().serialize_entry(ast.Message(message.id, message.value))
