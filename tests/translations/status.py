"""Tell which messages of a language are not as English has them now.

`locales/<language>/STATUS.toml` keeps a hash of the English message from which each message was
translated. When English changes, `status` names the messages that have to be translated again, and
`seal` notes that they were. It also makes the file of a new language.
"""

import sys
import tomllib
from collections.abc import Collection, Iterator, Mapping
from hashlib import sha256
from typing import Final, NamedTuple

from babel import Locale, UnknownLocaleError

from bot import i18n
from bot.i18n import FALLBACK, languages
from bot.language_status import FILE, SOURCES, LanguageStatus, status_of

DIGITS: Final = 8  # of a hash
OF_ENGLISH_NOTATION: Final = "typed-words-"  # messages that English does not need


class Gaps(NamedTuple):
    """Names of messages that are not as English has them now."""

    changed: list[str]  # the English message has changed since it was translated
    missing: list[str]
    superfluous: list[str]  # in neither English nor another message of the language


def gaps_of(language: str) -> Gaps:
    english, own = _messages(FALLBACK), _messages(language)
    known = sources_of(language)
    return Gaps(
        [name for name, hash in hashes().items() if name in own and known.get(name) != hash],
        sorted(english.keys() - own.keys() - _parts(english)),
        sorted(
            name
            for name in own.keys() - english.keys() - _parts(own)
            if not name.startswith(OF_ENGLISH_NOTATION)
        ),
    )


def hashes() -> dict[str, str]:
    """Return a hash of each English message, without its comment and however it is laid out."""
    return {
        name: sha256(text.encode()).hexdigest()[:DIGITS]
        for name, text in sorted(_messages(FALLBACK).items())
    }


def sources_of(language: str) -> dict[str, str]:
    """Return the hash of the English message from which each message was translated."""
    file = i18n.LOCALES / language / FILE
    sources = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    found: dict[str, str] = sources.get("sources", {})
    return found


def seal(language: str, named: Collection[str] = ()) -> None:
    """Note that messages are translated from the English ones of today: all, or those named."""
    own, now, before = _messages(language), hashes(), sources_of(language)
    kept = {
        name: hash if not named or name in named else before.get(name, "")
        for name, hash in now.items()
        if name in own
    }
    status = _status(language)
    lines = [f'name = "{status.name}"', f'state = "{status.state}"', "", SOURCES]
    lines += [f'{name} = "{hash}"' for name, hash in kept.items() if hash]
    (i18n.LOCALES / language / FILE).write_text("\n".join([*lines, ""]), encoding="utf-8")
    status_of.cache_clear()


def _status(language: str) -> LanguageStatus:
    """Return the status of a language; a new one is named as CLDR does."""
    if (i18n.LOCALES / language / FILE).exists():
        return status_of(language)
    try:
        name = Locale.parse(language, sep="-").get_language_name() or language
    except UnknownLocaleError:
        name = language
    return LanguageStatus(name[0].upper() + name[1:], "machine")


def _messages(language: str) -> Mapping[str, str]:
    """Return the messages of a language by name, without comments and however they are laid out."""
    return {
        name: " ".join(
            word for line in entry.split("\n") if line[:1] != "#" for word in line.split()
        )
        for name, entry in i18n.entries_of(language)
    }


def _parts(messages: Mapping[str, str]) -> set[str]:
    """Return the names in messages of others that they contain, such as forms of a verb."""
    return {name for text in messages.values() for name in i18n.REFERENCE.findall(text)}


def status(*wanted: str) -> Iterator[str]:
    """Tell what languages lack, or all of them."""
    for language in wanted or others():
        kinds = gaps_of(language)._asdict().items()
        yield f"{language}: " + ", ".join(f"{len(names)} {kind}" for kind, names in kinds)
        yield from (f"  {kind}: {name}" for kind, names in kinds for name in names)


def sealed(language: str, *named: str) -> Iterator[str]:
    """Note that messages of a language are translated from English, and tell how many."""
    missing, unknown = gaps_of(language).missing, {*named} - hashes().keys()
    if language not in others():
        sys.exit(f"There is no language {language}")
    if unknown:
        sys.exit(f"English has no {', '.join(sorted(unknown))}")
    if missing:
        sys.exit(f"Translate these first: {', '.join(missing)}")
    seal(language, named)
    yield f"{language}: {len(sources_of(language))} messages are noted as translated"


def others() -> list[str]:
    return [language for language in languages() if language != FALLBACK]
