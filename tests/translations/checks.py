"""Find mistakes in a translation without speaking its language."""

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from functools import cache
from typing import Final, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.i18n import LOCALES
from tests.translations.messages import texts_of

QUOTED_AS_TYPED: Final = re.compile(r"<(code|pre)>.*?</\1>|<[^<>]*>", re.DOTALL)
ASCII_QUOTES: Final = re.compile("[\"']")
DOUBLED: Final = re.compile(r"(?<=\S)[ \u00a0]{2,}(?=\S)")
# How a sentence ends: every script has its own signs.
CLOSING: Final = {
    **dict.fromkeys(".!。！।።۔؛", "sentence"),
    **dict.fromkeys("?？؟፧", "question"),
    **dict.fromkeys(":：፦", "colon"),
    "…": "ellipsis",
}
NO_SIGNS: Final = frozenset({"word", "field"})
AFTER_THE_END: Final = " \n\u00a0\u200f”’“‘»«」』)）"
PEOPLE: Final = frozenset({"seat", "name", "who", "host", "other", "winner", "winners", "by"})
# Forms of the past that tell a man from a woman; what follows a name must be said around them.
MASCULINE: Final = {
    "ru": re.compile(r"(?:</?\w+>)*[  ]+(?:не )?(\w+л(?:ся)?)\b"),
    "uk": re.compile(r"(?:</?\w+>)*[  ]+(?:не )?(\w+в(?:ся)?)\b"),
    "pl": re.compile(r"(?:</?\w+>)*[  ]+(?:nie )?(?:się )?(\w+ł)\b"),
}


class Term(NamedTuple):
    """A row of a glossary: the English words, the forms of which one is used, and the messages
    that say it another way."""

    english: tuple[str, ...]
    own: tuple[str, ...]
    besides: tuple[str, ...] = ()


def ascii_quotes(message: ast.Message) -> bool:
    """Return whether a message has straight quotation marks, but in what is to be typed so."""
    return bool(ASCII_QUOTES.search(QUOTED_AS_TYPED.sub("", "".join(texts_of(message)))))


def doubled_spaces(message: ast.Message) -> bool:
    return any(DOUBLED.search(text) for text in texts_of(message))


def endings(pattern: ast.Pattern | None) -> set[str]:
    """Return how a message can end: by a sign, a field or a word, in each of its variants."""
    if pattern is None or not pattern.elements:
        return {"word"}
    last = pattern.elements[-1]
    if isinstance(last, ast.TextElement):
        text = QUOTED_AS_TYPED.sub("", last.value).rstrip(AFTER_THE_END)
        if text:
            return {CLOSING.get(text[-1], "word")}
        return endings(ast.Pattern(pattern.elements[:-1]))
    if isinstance(last.expression, ast.SelectExpression):
        found: set[str] = set()
        for variant in last.expression.variants:
            rest = ast.Pattern([*pattern.elements[:-1], *variant.value.elements])
            found |= endings(rest)
        return found
    return {"field"}


def closes_otherwise(english: ast.Message, own: ast.Message) -> bool:
    """Return whether a translation ends with signs that English has not, or lacks the ones it has.

    A field may stand where English has a word or a sign, and the other way round: languages put
    them in another order, and a field may be a sentence.
    """
    ours, theirs = endings(own.value), endings(english.value)
    signs, wanted = ours - NO_SIGNS, theirs - NO_SIGNS
    if "field" in ours | theirs:
        return not (signs <= wanted or wanted <= signs)
    return ours != theirs


class AfterPeople(Visitor):
    """The texts that follow the name of a person."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for number, element in enumerate(node.elements, 1):
            expression = getattr(element, "expression", None)
            if isinstance(expression, ast.VariableReference) and expression.id.name in PEOPLE:
                self.found += beginnings(node.elements[number:])
        self.generic_visit(node)


def beginnings(elements: Sequence[ast.TextElement | ast.Placeable]) -> list[str]:
    """Return the texts with which these elements begin, for a choice those of its variants."""
    if not elements:
        return []
    first, rest = elements[0], elements[1:]
    if isinstance(first, ast.TextElement):
        return [first.value] if first.value.strip() else [f" {text}" for text in beginnings(rest)]
    if isinstance(first.expression, ast.SelectExpression):
        variants = (variant.value.elements for variant in first.expression.variants)
        return [text for elements in variants for text in beginnings(elements)]
    return []


def masculine(language: str, message: ast.Message) -> list[str]:
    """Return the masculine forms of the past that follow a name."""
    if language not in MASCULINE:
        return []
    visitor = AfterPeople()
    visitor.visit(message)
    found = (MASCULINE[language].match(text) for text in visitor.found)
    return [match[1] for match in found if match]


def table(page: str, *head: str) -> Iterator[list[tuple[str, ...]]]:
    """Yield the rows of the tables of a page that begin with these columns; what is between
    semicolons in a cell is a word by itself."""
    is_inside = False
    for line in page.splitlines():
        row = line.strip().removeprefix("|").removesuffix("|")
        cells = [cell.strip() for cell in row.split("|")]
        if not line.startswith("|"):
            is_inside = False
        elif tuple(cells[: len(head)]) == head:
            is_inside = True
        elif is_inside and not set(line) <= set("|-: "):
            yield [tuple(filter(None, map(str.strip, cell.split(";")))) for cell in cells]


def read_glossary(page: str) -> Iterator[Term]:
    """Yield the terms: `| penalty | penal-; castig- | coach-* |`."""
    for cells in table(page, "english", "own"):
        yield Term(*cells[:3])


def read_exceptions(page: str) -> Iterator[tuple[str, str]]:
    """Yield what a language may do otherwise: `| ending | whot-catch; puzzle-* |`."""
    for (check, *_), keys, *_ in table(page, "check", "message"):
        yield from ((check, key) for key in keys)


def style(language: str) -> str:
    """Return the page that says how a language is written."""
    page = LOCALES / language / "STYLE.md"
    return page.read_text(encoding="utf-8") if page.exists() else ""


@cache
def glossary(language: str) -> tuple[Term, ...]:
    return tuple(read_glossary(style(language)))


@cache
def exceptions(language: str) -> tuple[tuple[str, str], ...]:
    return tuple(read_exceptions(style(language)))


def is_excepted(language: str, check: str, key: str) -> bool:
    """Return whether the style page of a language lets a message be."""
    return any(kind == check and fnmatch(key, keys) for kind, keys in exceptions(language))


@cache
def says(text: str, words: tuple[str, ...]) -> bool:
    """Return whether an English text has one of these words, alone or in the plural."""
    either = "|".join(map(re.escape, words))
    return bool(re.search(rf"(?<![\w-])(?:{either})(?:s|es)?(?![\w-])", text, re.IGNORECASE))


def misses(term: Term, key: str, english: ast.Message, own: ast.Message) -> bool:
    """Return whether English has a term of the glossary for which the translation has none of its
    forms. A form counts wherever its letters stand: a stem may be written `penal-`."""
    if any(fnmatch(key, pattern) for pattern in term.besides):
        return False
    if not says(spoken(english), term.english):
        return False
    text = spoken(own).casefold()
    return not any(form.strip("-").casefold() in text for form in term.own)


@cache
def spoken(message: ast.Message) -> str:
    """Return the words of a message without those that are to be typed."""
    return QUOTED_AS_TYPED.sub("", "\n".join(texts_of(message)))
