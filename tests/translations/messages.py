"""The messages of a language as they are written: their texts, choices, fields and files."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from bot.i18n import FALLBACK, LOCALES


class Uses(Visitor):
    """The fields and other messages that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.fields: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.fields.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Selectors(Visitor):
    """The choices of a message: what each one chooses by, and among which words."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, list[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        words = [
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        ]
        self.found.append((serialize_expression(node.selector), words))
        self.generic_visit(node)


class Texts(Visitor):
    """The words of a message, as they are written."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def read(file: Path) -> Iterator[ast.Message]:
    """Yield the messages of a file."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            yield entry


@cache
def files(language: str) -> dict[str, tuple[ast.Message, ...]]:
    """Return the messages of each file of a language."""
    return {file.name: tuple(read(file)) for file in sorted((LOCALES / language).glob("*.ftl"))}


def entries(language: str) -> Iterator[ast.Message]:
    for found in files(language).values():
        yield from found


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {message.id.name: message for message in entries(language)}


@cache
def uses(language: str) -> dict[str, Uses]:
    """Return what each message uses, itself and through the messages it contains."""
    found: dict[str, Uses] = {}
    for message in entries(language):
        found[message.id.name] = own = Uses()
        own.visit(message)
    for own in found.values():
        for name in own.messages:
            own.fields |= found[name].fields
    return found


@cache
def selectors(message: ast.Message) -> list[tuple[str, list[str]]]:
    visitor = Selectors()
    visitor.visit(message)
    return visitor.found


@cache
def texts_of(message: ast.Message) -> tuple[str, ...]:
    """Return the words of a message between its fields, those of each choice too."""
    visitor = Texts()
    visitor.visit(message)
    return tuple(visitor.found)


def text_of(message: ast.Message) -> str:
    return "".join(texts_of(message))


def pairs(language: str) -> Iterator[tuple[str, ast.Message, ast.Message]]:
    """Yield each message of a language beside the English one."""
    english = messages(FALLBACK)
    for key, message in messages(language).items():
        if key in english:
            yield key, english[key], message
