"""The name of each language in itself, and whether people have read it.

Both stand at the top of `locales/<language>/STATUS.toml`. Below that are the English sources of its
messages, which `tests/translations/status.py` reads and writes.
"""

import tomllib
import unicodedata
from functools import cache
from importlib.metadata import metadata
from typing import Final, Literal, NamedTuple

from babel import Locale, UnknownLocaleError

from bot import i18n
from bot.i18n import FALLBACK, languages, nearest_language

State = Literal["machine", "read", "maintained"]

FILE: Final = "STATUS.toml"
SOURCES: Final = "[sources]"


class LanguageStatus(NamedTuple):
    name: str  # in the language itself
    state: State  # translated by a machine, read over by a native speaker, or kept up by one


@cache
def status_of(language: str) -> LanguageStatus:
    """Read the status of a language, without its messages; a folder without one is a machine's."""
    try:
        text = (i18n.LOCALES / language / FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        return LanguageStatus(language, "machine")
    return LanguageStatus(**tomllib.loads(text.partition(SOURCES)[0]))


def language_name(language: str) -> str:
    """Return the name of a language in itself."""
    return status_of(language).name


def is_by_machine(language: str) -> bool:
    return status_of(language).state == "machine"


@cache
def project_link() -> str:
    """Return where the project is published, if its package says so."""
    links = metadata("parlour").get_all("Project-URL") or ()
    return next((link.partition(", ")[2] for link in links if link.startswith("Source, ")), "")


def language_typed(typed: str, own: str) -> str | None:
    """Return the language that somebody means by its code, or by its name in itself, in English or
    in the own language; marks on letters do not matter."""
    wanted, known = _bare(typed), languages()
    by_name = (
        language
        for language in known
        if wanted and wanted in map(_bare, (language_name(language), *_names(language, own)))
    )
    return nearest_language(typed.strip()) or next(by_name, None)


def _names(language: str, own: str) -> list[str]:
    """Return the names of a language in itself, in English and in the own one, as CLDR has them."""
    try:
        locale = Locale.parse(language, sep="-")
        return [locale.get_language_name(other) or "" for other in (language, FALLBACK, own)]
    except UnknownLocaleError:
        return []


def _bare(text: str) -> str:
    """Return the letters of a text alone, without the apostrophes that Uzbek counts as letters."""
    apart = unicodedata.normalize("NFKD", text).casefold()
    return "".join(letter for letter in apart if letter.isalpha() and letter not in "ʻʼ")
