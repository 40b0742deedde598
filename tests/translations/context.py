"""Tell a translator what each English message is: where it is read, with which fields, how long
it may be, and what it looks like."""

import ast as python
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentSerializer, ast

import bot
from bot.i18n import FALLBACK, Html, Translator
from bot.names import names_of
from bot.screens import Screen, lesson_step, table
from bot.screens.screen import plain
from engine.games import GAMES
from engine.games.rally.maps import HOUSE_MAPS
from engine.lessons import lessons_of
from tests.bot.screens.random_tables import moments
from tests.engine.test_lessons import scenes
from tests.golden_screens import every_screen
from tests.translations.messages import files, text_of, uses

# Messages that are named for what they are about, the first that fits.
FAMILIES: Final = {
    "refusal-*": "alert (plain text, at most 200 characters): why something is not done",
    "event-*": "line of the story (HTML): what happened",
    "notice-*": "line of the story (HTML): what happened to a seat",
    "reason-*": "line of the result (HTML): why the game is over",
    "action-*": "button: a move",
    "role-*": "name of a side",
    "command-*": "command menu (plain text, 3 to 60 characters)",
    "coach-*": "hint in a hand (HTML, one line of at most 120 characters)",
    "level-*": "strength of a computer",
    "rule-*-help": "explains a house rule",
    "rule-*": "house rule or its value: button and line of the lobby",
    "game-*-rules-*": "page of the rules (HTML, at most 900 characters)",
    "game-*-about": "one sentence about a game",
    "game-*-aliases": "other names of a game that can be typed, never shown",
    "game-*": "name of a game",
    "typed-words-*": "words that can be typed for a move, never shown as they stand here",
    "typed-*": "how to type a move",
    "badge-*-about": "what a badge is given for",
    "badge-*": "name of a badge",
    **{f"rally-{board}-*": "name of a place on a map" for board in HOUSE_MAPS},
    "lesson-*-*-*": "lesson: a step (HTML, 240 characters) or an answer to a choice (alert, 200)",
    "lesson-*-*": "lesson: its name on a button (at most 32 characters)",
    "month-*": "name of a month",
}
# What is made of a message that stands in such a call, the first that fits.
CALLS: Final = {
    "Button": "button (plain text)",
    "toast": "toast or alert (plain text, at most 200 characters)",
    "done": "toast (plain text, at most 60 characters)",
    "say": "alert (plain text, at most 200 characters)",
    "Declined": "alert (plain text, at most 200 characters)",
    "html": "part of a message (HTML)",
    "t": "plain text",
}
SEEDS: Final = 3  # random games of each kind
MOST_SHOWN: Final = 300  # characters of a sample


class Shown(NamedTuple):
    """A message as it was read once."""

    text: str
    fields: dict[str, Any]
    is_html: bool


class Listener(Translator):
    """An English translator that remembers one use of each message."""

    def __init__(self) -> None:
        super().__init__(FALLBACK)
        self.heard: dict[str, Shown] = {}

    def __call__(self, key: str, **fields: Any) -> str:
        text = super().__call__(key, **fields)
        self.heard.setdefault(key, Shown(text, fields, False))
        return text

    def html(self, key: str, **fields: Any) -> Html:
        text = super().html(key, **fields)
        self.heard.setdefault(key, Shown(text, fields, True))
        return text


@dataclass
class Found:
    """Messages as they were read: how they looked, on which screens, and which on buttons."""

    heard: dict[str, Shown] = field(default_factory=dict)
    screens: dict[str, str] = field(default_factory=dict)
    buttons: set[str] = field(default_factory=set)


def look_around() -> Found:
    """Show many screens, and remember which messages were read there."""
    t, found = Listener(), Found()
    for name, screen in many_screens(t):
        labels = {button.text for row in screen.rows for button in row}
        for key, shown in t.heard.items():
            if key not in found.screens and is_on(screen, labels, shown):
                found.screens[key] = name
                if shown.text in labels:
                    found.buttons.add(key)
    found.heard = t.heard
    return found


def is_on(screen: Screen, labels: set[str], shown: Shown) -> bool:
    text = plain(shown.text) if shown.is_html else shown.text
    return bool(text) and (shown.text in labels or text in plain(screen.text))


def many_screens(t: Translator) -> Iterator[tuple[str, Screen]]:
    """Yield the screens of the golden files, of all lessons, and the stories of random games."""
    for file, name, screen in every_screen(t):
        yield f"{file}: {name}", screen
    for game in GAMES:
        for lesson in lessons_of(game):
            for at in scenes(game, lesson):
                yield f"{game}: lesson {lesson.key}", lesson_step(GAMES[game], at, t)
    for game in GAMES:
        for seed in range(SEEDS):
            for moment in moments(game, seed):
                names = names_of(moment.session, t)
                screen = table(moment.session, moment.events, t, names, moment.session.touched)
                yield f"{game}: table", screen


class Call(NamedTuple):
    """A place in the source that names a message, or the beginning of its key."""

    pattern: str
    use: str
    where: str


def calls() -> Iterator[Call]:
    """Yield the strings of the bot that are keys of messages."""
    root = Path(bot.__file__).parent
    for file in sorted(root.rglob("*.py")):
        tree = python.parse(file.read_text(encoding="utf-8"))
        parents = {
            child: node for node in python.walk(tree) for child in python.iter_child_nodes(node)
        }
        for node in python.walk(tree):
            if (pattern := key_of(node)) and not isinstance(parents[node], python.JoinedStr):
                around = set(names_around(node, parents))
                use = next((use for name, use in CALLS.items() if name in around), "")
                where = f"{file.relative_to(root.parent)}:{getattr(node, 'lineno', 0)}"
                yield Call(pattern, use, where)


def key_of(node: python.AST) -> str:
    """Return the key that a string may be, with stars for the parts that are composed."""
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        return node.value if re.fullmatch("[a-z][A-Za-z0-9_-]+", node.value) else ""
    if isinstance(node, python.JoinedStr):
        parts = [part.value if isinstance(part, python.Constant) else "*" for part in node.values]
        key = "".join(map(str, parts))
        return key if re.fullmatch(r"[a-z]+-[A-Za-z0-9_*-]+", key) else ""
    return ""


def names_around(node: python.AST, parents: dict[python.AST, python.AST]) -> Iterator[str]:
    """Yield the names of the functions in whose calls a string stands."""
    while not isinstance(node, python.stmt) and node in parents:
        node = parents[node]
        if isinstance(node, python.Call):
            yield getattr(node.func, "attr", "") or getattr(node.func, "id", "")


def use_of(message: ast.Message, found: Found, named: list[Call]) -> str:
    """Return what a message is: by the source, the family of its key, or a screen."""
    key = message.id.name
    own = next((call.use for call in named if call.use and call.pattern == key), "")
    if own:
        return CALLS["Button"] if own == CALLS["t"] and key in found.buttons else own
    if family := next((use for pattern, use in FAMILIES.items() if fnmatch(key, pattern)), ""):
        return family
    if key in found.buttons:
        return CALLS["Button"]
    if composed := next((call.use for call in named if call.use), ""):
        return composed
    if wholes := [whole for whole, used in uses(FALLBACK).items() if key in used.messages]:
        return f"part of {', '.join(wholes[:4])}"
    if key in found.heard:
        return CALLS["html" if found.heard[key].is_html else "t"]
    return CALLS["html"] if "<" in text_of(message) else "not found"


def fields_of(key: str, heard: Shown | None) -> str:
    """Return the fields of a message, with the values that they had on a screen."""
    values = heard.fields if heard else {}
    return ", ".join(
        f"{name} = {plain(str(values[name]))!r}" if name in values else name
        for name in sorted(uses(FALLBACK)[key].fields)
    )


def context(*names: str) -> Iterator[str]:
    """Yield what can be said about each message of some English files."""
    if unknown := {*names} - files(FALLBACK).keys():
        raise SystemExit(f"there is no locales/{FALLBACK}/{unknown.pop()}")
    found, named = look_around(), list(calls())
    for message in (message for name in names for message in files(FALLBACK)[name]):
        key = message.id.name
        here = [call for call in named if fnmatch(key, call.pattern)]
        here = [call for call in here if call.use] or here
        here.sort(key=lambda call: call.pattern.count("*"))
        yield FluentSerializer().serialize_entry(message).rstrip()
        yield f"  # use: {use_of(message, found, here)}"
        yield f"  # source: {', '.join(call.where for call in here[:3]) or 'not found'}"
        heard = found.heard.get(key)
        if fields := fields_of(key, heard):
            yield f"  # fields: {fields}"
        if heard and heard.text.strip():
            text = " / ".join(plain(heard.text).split("\n"))
            yield f"  # sample: {text[:MOST_SHOWN]}"
        yield f"  # screen: {found.screens.get(key, 'not found')}"
        yield ""
