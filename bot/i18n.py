"""Translate messages: Fluent files in `locales/<language>/*.ftl`.

A language is read when somebody first needs it, and a message of it is parsed when it is first
shown: to parse all of one language would stop the bot for a moment.
"""

import logging
import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any, ClassVar, Final

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource

INSTALLED: Final = Path(__file__).resolve().parent / "locales"  # in a wheel
LOCALES: Final = INSTALLED if INSTALLED.is_dir() else INSTALLED.parents[1] / "locales"
FALLBACK: Final = "en"
REMEMBERED_MESSAGES: Final = 20_000  # with their fields, in all languages together
ENTRY: Final = re.compile(r"^(?=[-#a-zA-Z])", re.MULTILINE)  # where a message or comment begins
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"
ISOLATES: Final = re.compile("[\u2066-\u2069]")
RIGHT_TO_LEFT: Final = "\u200f"
# Commands with what follows them, what is to be copied, cards and changes (+5): in a right-to-left
# text the slash, the symbol or the sign would move to the other side.
LEFT_TO_RIGHT: Final = re.compile(
    r"(?<!\u2068)<code>.*?</code>"
    r"|(?<![\w/<>\u2068])/[a-z]+(?: (?:[a-z0-9*]+|\u2068[!-~ ]+\u2069))*"
    r"|(?<!\u2068)[●▲✚■★]\d+"
    r"|(?<![\w\u2068])[+±−]\d+"
)
LINK: Final = re.compile(r'(?<=href=")[^"]*')

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


class Computer(Html):
    """The name of a computer: `WHO($field)` in a message is "computer" for it. Some languages give
    titles to people only."""

    __slots__ = ()


class Translator:
    """Give messages in one language, and in English where it has none."""

    is_strict: ClassVar[bool] = False  # in tests: raise MissingTranslation

    def __init__(self, language: str) -> None:
        self.language = language
        self.is_right_to_left = is_right_to_left(language)
        self.comma = comma_of(language)
        self.arrow = "←" if self.is_right_to_left else "→"
        self._messages = [messages_of(name) for name in dict.fromkeys((language, FALLBACK))]

    def __call__(self, key: str, **fields: Any) -> str:
        """Return plain text, for buttons, toasts and alerts."""
        return self._format(key, {name: _plain(value) for name, value in fields.items()})

    def html(self, key: str, **fields: Any) -> Html:
        """Return HTML; escape fields unless they are Html."""
        return Html(self._format(key, {name: _escaped(value) for name, value in fields.items()}))

    def has(self, key: str) -> bool:
        return any(messages.has(key) for messages in self._messages)

    def _format(self, key: str, fields: dict[str, Any]) -> str:
        try:
            return _remembered(self, key, tuple(fields), *fields.values())
        except MissingTranslation as missing:
            if self.is_strict:
                raise
            log.error("missing translation", extra={"key": str(missing), "language": self.language})
            return missing.instead

    def formatted(self, key: str, fields: dict[str, Any]) -> str:
        for messages in self._messages:
            if messages.has(key):
                text, error = messages.format(key, fields)
                if error:
                    raise MissingTranslation(f"{key}: {error}", text)
                return self.directed(text)
        raise MissingTranslation(key, key)

    def directed(self, text: str) -> str:
        """Let every line of a right-to-left text begin at the right: an emoji or a Latin name at
        its start would turn it. Keep commands, cards and changes in one piece, and links as they
        are: with an isolate in it a link is dead. Break no line before a dot, which would stand at
        its wrong end."""
        if not self.is_right_to_left:
            return text
        text = text.replace(" · ", "\u00a0· ")
        text = LEFT_TO_RIGHT.sub(rf"{ISOLATE}\g<0>{END_OF_ISOLATE}", text)
        text = LINK.sub(lambda link: ISOLATES.sub("", link[0]), text)
        lines = (line.removeprefix(RIGHT_TO_LEFT) for line in text.split("\n"))
        return "\n".join(RIGHT_TO_LEFT + line for line in lines)


@cache
def translator_for(language_code: str | None) -> Translator:
    """Return the translator of the nearest language, else the English one."""
    return Translator(nearest_language(language_code or FALLBACK) or FALLBACK)


def nearest_language(code: str) -> str | None:
    """Return the language with a code: "pt-br", else "pt"."""
    code = code.casefold().replace("_", "-")
    found = (each for each in (code, code.partition("-")[0]) if each in languages())
    return next(found, None)


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def entries_of(language: str, prefix: str = "") -> Iterator[tuple[str, str]]:
    """Yield the messages whose names begin with a prefix, as they are written, by name."""
    for file in sorted((LOCALES / language).glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        for entry in ENTRY.split(text) if prefix in text else ():
            name = NAME.match(entry)
            if name and name[0].startswith(prefix):
                yield name[0], entry


@cache
def is_right_to_left(language: str) -> bool:
    try:
        return Locale.parse(language, sep="-").text_direction == "rtl"
    except UnknownLocaleError:
        return False


def comma_of(language: str) -> str:
    """Return what stands between the parts of a list."""
    try:
        pattern = Locale.parse(language, sep="-").list_patterns["standard"]["middle"]
    except UnknownLocaleError:
        return ", "
    between: str = pattern.removeprefix("{0}").removesuffix("{1}")
    return between.replace(RIGHT_TO_LEFT, "")


# Most messages of a table are the ones of the move before.
@lru_cache(REMEMBERED_MESSAGES, typed=True)
def _remembered(t: Translator, key: str, names: tuple[str, ...], *values: Any) -> str:
    return t.formatted(key, dict(zip(names, values, strict=True)))


class Messages:
    """The messages of one language, each parsed when it is first used."""

    def __init__(self, language: str) -> None:
        # In a right-to-left text every field is isolated; in another one only those of `_isolated`.
        self._bundle = FluentBundle(
            [language], functions={"WHO": _who}, use_isolating=is_right_to_left(language)
        )
        self._unread: dict[str, str] = {}  # by name, as it is written
        for name, entry in entries_of(language):
            self._unread.setdefault(name, entry)

    def has(self, key: str) -> bool:
        return key in self._unread or self._bundle.has_message(key)

    def format(self, key: str, fields: dict[str, Any]) -> tuple[str, str]:
        """Return a message that there is, and the first error in it or nothing."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key, "no text"
        text, errors = self._bundle.format_pattern(pattern, fields)
        return str(text), str(errors[0]) if errors else ""

    def _parse(self, name: str) -> None:
        """Parse a message, and the others that it refers to."""
        entry = self._unread.pop(name, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for other in REFERENCE.findall(entry):
                self._parse(other)


LOADED: Final[dict[str, Messages]] = {}  # by language


def messages_of(language: str) -> Messages:
    if language not in LOADED:
        LOADED[language] = Messages(language)
    return LOADED[language]


def loaded_languages() -> tuple[str, ...]:
    """Return the languages that somebody has needed since the start."""
    return tuple(sorted(LOADED))


def _who(name: Any) -> Any:  # fluent's types want more than a string
    if isinstance(name, You):
        return "you"
    return "computer" if isinstance(name, Computer) else "other"


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
