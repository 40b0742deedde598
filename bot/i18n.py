"""Translate messages: Fluent files in `locales/<language>/*.ftl`."""

import logging
import unicodedata
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any, ClassVar, Final

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource

INSTALLED: Final = Path(__file__).resolve().parent / "locales"  # in a wheel
LOCALES: Final = INSTALLED if INSTALLED.is_dir() else INSTALLED.parents[1] / "locales"
FALLBACK: Final = "en"
REMEMBERED_MESSAGES: Final = 10_000  # with their fields, in each language
ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"
RIGHT_TO_LEFT: Final = "\u200f"

log = logging.getLogger(__name__)


class MissingTranslation(LookupError):
    """A message or one of its fields is missing; `instead` is shown."""

    def __init__(self, what: str, instead: str) -> None:
        super().__init__(what)
        self.instead = instead


class Html(str):
    """A text that is safe HTML already."""

    __slots__ = ()


class You(str):
    """The reader of a text, as it names them: `WHO($field)` in a message is "you" for it."""

    __slots__ = ()


class Translator:
    """Give messages in one language, and in English where it has none."""

    is_strict: ClassVar[bool] = False  # in tests: raise MissingTranslation

    def __init__(self, language: str) -> None:
        self.language = language
        self.is_right_to_left = is_right_to_left(language)
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, FALLBACK))]
        # Most messages of a table are the ones of the move before.
        self._remembered = lru_cache(REMEMBERED_MESSAGES, typed=True)(self._formatted)

    def __call__(self, key: str, **fields: Any) -> str:
        """Return plain text, for buttons, toasts and alerts."""
        return self._format(key, {name: _plain(value) for name, value in fields.items()})

    def html(self, key: str, **fields: Any) -> Html:
        """Return HTML; escape fields unless they are Html."""
        return Html(self._format(key, {name: _escaped(value) for name, value in fields.items()}))

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def _format(self, key: str, fields: dict[str, Any]) -> str:
        try:
            return self._remembered(key, tuple(fields), *fields.values())
        except MissingTranslation as missing:
            if self.is_strict:
                raise
            log.error("missing translation", extra={"key": str(missing), "language": self.language})
            return missing.instead

    def _formatted(self, key: str, names: tuple[str, ...], *values: Any) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    fields = dict(zip(names, values, strict=True))
                    text, errors = bundle.format_pattern(pattern, fields)
                    if errors:
                        raise MissingTranslation(f"{key}: {errors[0]}", str(text))
                    return self._directed(str(text))
        raise MissingTranslation(key, key)

    def _directed(self, text: str) -> str:
        """Let every line of a right-to-left text begin at the right: an emoji or a Latin name at
        its start would turn it."""
        if not self.is_right_to_left:
            return text
        lines = (line.removeprefix(RIGHT_TO_LEFT) for line in text.split("\n"))
        return "\n".join(RIGHT_TO_LEFT + line for line in lines)


@cache
def translator_for(language_code: str | None) -> Translator:
    """Return the nearest language: "pt-br", else "pt", else English."""
    code = (language_code or FALLBACK).casefold().replace("_", "-")
    known = languages()
    for candidate in (code, code.partition("-")[0]):
        if candidate in known:
            return Translator(candidate)
    return Translator(FALLBACK)


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


@cache
def is_right_to_left(language: str) -> bool:
    try:
        return Locale.parse(language, sep="-").text_direction == "rtl"
    except UnknownLocaleError:
        return False


@cache
def _bundle(language: str) -> FluentBundle:
    # In a right-to-left text every field is isolated; in another one only those of `_isolated`.
    bundle = FluentBundle(
        [language], functions={"WHO": _who}, use_isolating=is_right_to_left(language)
    )
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _who(name: Any) -> Any:  # fluent's types want more than a string
    return "you" if isinstance(name, You) else "other"


def _plain(value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) and not isinstance(value, You):
        return _isolated(value)
    return "" if value is None else value


def _escaped(value: Any) -> Any:
    if isinstance(value, str) and not isinstance(value, Html | You):
        return _isolated(escape(value, quote=False))
    return _plain(value)


def _isolated(text: str) -> str:
    """Isolate right-to-left text, which would reorder the text around it."""
    if any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in text):
        return f"{ISOLATE}{text}{END_OF_ISOLATE}"
    return text
