"""The words that all games share keep to `locales/<language>/STYLE.md`."""

import re

import pytest

from bot.i18n import LOCALES

SHARED = ("bot", "handlers", "notices", "refusals")
MARKUP = re.compile(r"<[^>]*>|\{ *\"[^\"]*\" *\}")  # with quotation marks of their own
NEVER = {
    "en": {
        "a manual's long form": r"\b(?:can|do|does|did|is|are|was|will|have|has) ?not\b"
        r"|\b(?:I am|I will|I have|(?<!who )you are|it is|that is|there is)\b",
        "draw for a tie": r"\bdraws?\b",
        "straight quotation marks": r"['\"]",
        "a plural in brackets": r"\(s\)",
        "a word of ours": r"\b(?:panel|prompt|session|inbox|update id)\b",
    },
    "de": {
        "a generic masculine": r"\b(?:Gastgeber|Spieler|Mitspieler|Teilnehmer|Gegner)\b",
        "a star or a colon in a word": r"\w[*:]in",
        "straight quotation marks": r"['\"]",
        "a plural in brackets": r"\((?:n|en|er)\)",
        "a word of ours": r"\b(?:Panel|Prompt|Session|Button)\b",
    },
}


def lines(language: str, name: str) -> list[str]:
    text = (LOCALES / language / f"{name}.ftl").read_text()
    return [MARKUP.sub("", line) for line in text.splitlines() if not line.startswith("#")]


@pytest.mark.parametrize(
    ("language", "what"), [(language, what) for language in NEVER for what in NEVER[language]]
)
def test_shared_words_are_free_of(language: str, what: str) -> None:
    never = re.compile(NEVER[language][what], re.IGNORECASE)
    found = [line for name in SHARED for line in lines(language, name) if never.search(line)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", NEVER)
def test_a_toast_is_read_at_a_glance(language: str) -> None:
    done = [line for line in lines(language, "handlers") if line.startswith("done-")]
    assert done
    assert not [line for line in done if len(line.partition(" = ")[2]) > 60]
