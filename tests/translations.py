"""Tell what translations lack: `python -m tests.translations status [LANGUAGE ...]`.

`locales/<language>/STATUS.toml` keeps a hash of the English message from which each message was
translated. When English changes, `status` names the messages that have to be translated again, and
`seal LANGUAGE [MESSAGE ...]` notes that they were: all of them, or those that are named. It also
makes the file of a new language.
"""

import argparse
import sys
import tomllib
from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import Final, NamedTuple

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, FluentSerializer, ast

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
    """Return the messages of a language by name, each as Fluent's own tools write it."""
    parser, serializer = FluentParser(), FluentSerializer()
    return {
        entry.id.name: serializer.serialize_entry(
            ast.Message(entry.id, entry.value, entry.attributes)
        )
        for file in sorted((i18n.LOCALES / language).glob("*.ftl"))
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


def _parts(messages: Mapping[str, str]) -> set[str]:
    """Return the names in messages of others that they contain, such as forms of a verb."""
    return {name for text in messages.values() for name in i18n.REFERENCE.findall(text)}


def _report(language: str, gaps: Gaps) -> None:
    kinds = gaps._asdict().items()
    print(f"{language}: " + ", ".join(f"{len(names)} {kind}" for kind, names in kinds))
    for kind, names in kinds:
        for name in names:
            print(f"  {kind}: {name}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.translations", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    others = [language for language in languages() if language != FALLBACK]
    status = commands.add_parser("status", help="list what has changed, is missing or superfluous")
    status.add_argument("languages", nargs="*", metavar="LANGUAGE", default=others)
    sealing = commands.add_parser("seal", help="note that a language is translated from English")
    sealing.add_argument("language", metavar="LANGUAGE", choices=others)
    sealing.add_argument("messages", nargs="*", metavar="MESSAGE")
    asked = parser.parse_args()
    if asked.command == "status":
        gaps = {language: gaps_of(language) for language in asked.languages}
        for language, found in gaps.items():
            _report(language, found)
        return int(any(map(any, gaps.values())))
    missing = gaps_of(asked.language).missing
    if unknown := {*asked.messages} - hashes().keys():
        parser.error(f"English has no {', '.join(sorted(unknown))}")
    if missing:
        parser.error(f"translate these first: {', '.join(missing)}")
    seal(asked.language, asked.messages)
    return 0


if __name__ == "__main__":
    sys.exit(main())
