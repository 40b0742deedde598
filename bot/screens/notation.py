"""Moves as people type them, in the words of their language or in the game's own notation.

A language brings its words in `typed-words-<game>`: a line for each word of the notation, and first
the one that is shown.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final
from unicodedata import category

from bot.i18n import FALLBACK, Translator, translator_for
from engine.game import Game

# Vowel signs, as those of Hindi, are marks and no letters; Persian joins words without a space.
MARKS: Final = "".join(map(chr, (n for n in range(0x3100) if category(chr(n)).startswith("M"))))
WORD: Final = re.compile(rf"[^\W\d_](?:[^\W\d_]|[{MARKS}\u200c\u200d])*")
DIRECTION: Final = re.compile("[\u200e\u200f\u2066-\u2069]")  # of writing; copied along with a text
UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
BEGINNING: Final = 2  # letters; cards and places have names of one


def as_typed(game: Game[Any, Any, Any], action: Any, t: Translator) -> str:
    """Write an action as an example of what can be typed."""
    own = words_of(game.key, t.language)
    return WORD.sub(lambda word: own.get(word[0], (word[0],))[0], game.text(action))


def meant(
    game: Game[Any, Any, Any], typed: str, actions: Sequence[Any], *translators: Translator
) -> Any | None:
    """Return which of some actions a text means, in the languages that its author reads here or in
    English."""
    read = (game.read(way, actions) for way in dict.fromkeys(_ways(game.key, typed, translators)))
    return next((action for action in read if action is not None), None)


def _ways(game: str, typed: str, translators: Sequence[Translator]) -> Iterator[str]:
    """Translate by the whole words of each language, then by the beginnings of its words."""
    for language in dict.fromkeys((*(t.language for t in translators), FALLBACK)):
        for by_beginnings in (False, True):
            yield in_notation(game, typed, language, by_beginnings)


def in_notation(game: str, typed: str, language: str, by_beginnings: bool) -> str:
    """Put the words of a language, where they leave no doubt, into the words of the notation."""
    spelled = _spelled(game, language)

    def translated(word: re.Match[str]) -> str:
        plain = word[0].casefold()
        if plain in spelled or not by_beginnings or len(plain) < BEGINNING:
            return spelled.get(plain, word[0])
        begun = {spelled[own] for own in spelled if own.startswith(plain)}
        return begun.pop() if len(begun) == 1 else word[0]

    return WORD.sub(translated, _plain(typed))


def _plain(typed: str) -> str:
    """Write digits of every script as 0 to 9, and leave signs for the direction away."""
    text = DIRECTION.sub("", unicodedata.normalize("NFC", typed))
    return "".join(str(unicodedata.decimal(sign, sign)) for sign in text)


@cache
def words_of(game: str, language: str) -> Mapping[str, Sequence[str]]:
    """Map each word of a game's notation to a language's words for it; empty if it has none."""
    key, t = f"typed-words-{game}", translator_for(language)
    lines = DIRECTION.sub("", t(key)).splitlines() if t.has(key) else []
    pairs = (line.partition(":") for line in lines)
    return {word: own.split() for word, _, own in pairs}


@cache
def _spelled(game: str, language: str) -> Mapping[str, str]:
    """Map every spelling of a language's words, and the words of the notation, to the notation."""
    words = words_of(game, language)
    own = (
        (word, spelling) for word in words for name in words[word] for spelling in spellings(name)
    )
    return {spelling: word for word, spelling in own} | {word: word for word in words}


def spellings(name: str) -> tuple[str, ...]:
    """Return a name as it is, with its umlauts spelled out, and without marks on its letters."""
    plain = unicodedata.normalize("NFC", name.casefold())
    apart = unicodedata.normalize("NFD", plain)
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return plain, plain.translate(UMLAUTS), bare
