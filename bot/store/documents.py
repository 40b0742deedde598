"""Typed documents of chats and people: settings that people chose, status that the bot learned.

All three read one hash with a JSON value for each field; a private chat and its person share it.
`named` gives a field that has another name in the hash. Values that cannot be read are ignored.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, TypeVar, get_args

from pydantic import TypeAdapter

D = TypeVar("D", "ChatSettings", "ChatStatus", "Person")
Row = Mapping[bytes, bytes]  # a hash as Redis returns it
Changes = dict[str, bytes | None]  # fields of a hash with their new values; None removes one

DEFAULT_PACE: Final = 120_000
OFFER_ANSWERED: Final = ""  # instead of a language that is offered
# Prefixes of fields of which a hash has several
SITS: Final = "sits "  # and an address: where a person sits, with the title of the group
KNOWN_IN: Final = "group "  # and a group that keeps something of the person, with its title
PRACTICE: Final = "practice "  # and a game: how somebody set it up against computers
HOUSE_VALUE: Final = "own "  # and a game and a house rule: a value that a chat brought itself
BROUGHT_BY: Final = "brought "  # and a game and a house rule: who brought it
LEARNED: Final = "learned "  # and a game: the lessons that a person finished
EARNED: Final = "earned "  # and a badge that no game brought: when it was earned
MADE: Final = "made "  # and a quota and a window of time: how many a person made in it
NOTIFY: Final = "notify "  # and a person, who is told when the next table opens
BOT: Final = "bot "  # and the id or @username of another bot: until when it is remembered
RING: Final = "ring "  # and a person, who gets a private message when it is their turn
LOOK: Final = "look "  # and a person: by which of the looks the chat knows them
COACHED: Final = "coached "  # and a coach mark: was shown it
UNSEEN: Final = "unseen "  # and a person, whose app shows no ephemeral messages: until when


def named(name: str, default: Any) -> Any:
    """Declare a field that has another name in the hash."""
    return field(default=default, metadata={"name": name})


@dataclass(slots=True)
class ChatSettings:
    """Choices that the people of a chat made."""

    language: str | None = None
    pictures: bool = True
    pace: int | None = DEFAULT_PACE
    has_top: bool = True  # /top is answered
    house_values: dict[str, Any] = field(default_factory=dict)
    brought_by: dict[str, int] = field(default_factory=dict)
    notify: dict[str, bool] = field(default_factory=dict)
    ring: dict[str, bool] = field(default_factory=dict)
    offered: str | None = None  # the language of a host, until that is answered

    def values_of(self, game: str) -> dict[str, Any]:
        """Return the values of a game's house rules that this chat brought itself, by rule."""
        prefix = f"{game} "
        return {
            name.removeprefix(prefix): value
            for name, value in self.house_values.items()
            if name.startswith(prefix)
        }

    def was_brought_by_another(self, game: str, rule: str, user: int) -> bool:
        name = f"{game} {rule}"
        return name in self.house_values and self.brought_by.get(name) != user


@dataclass(slots=True)
class ChatStatus:
    """Facts that the bot learned about a chat; times are milliseconds."""

    no_hands_until: int = named("no panels until", 0)
    no_pictures_until: int = named("no pictures until", 0)
    # Hands opened unasked; 0: the bot is an administrator, 1: that was not asked for yet.
    no_unasked_until: int = named("no pushes until", 1)
    away: int | bool = False  # the bot may not write here: until then, or nobody knows how long
    out: bool = False  # it was removed
    greeted: int | None = None  # the chat where the bot said hello; it may have moved since
    result_in_table: str = named("result in table", "")  # of which session
    last_game: str = named("last game", "")  # that was dealt
    told_not_shown: str = ""  # the session of which the chat was told that Telegram refuses it
    puzzle: tuple[int, ...] = (0,)
    speaks: str | None = None  # the app of a private chat's person, the greeting of a group
    unseen: dict[str, int] = field(default_factory=dict)
    looks: dict[str, int] = field(default_factory=dict)
    bots: dict[str, int] = field(default_factory=dict)  # other ones; 0: until it leaves

    def shows_hands(self, now: int) -> bool:
        return now >= self.no_hands_until

    def needs_numbers(self, user: int | None, now: int) -> bool:
        """Return whether a player can only play by numbers that everybody sees."""
        return not self.shows_hands(now) or self.unseen.get(str(user), 0) > now

    def shows_unasked(self, now: int) -> bool:
        return self.shows_hands(now) and now >= self.no_unasked_until

    @property
    def is_administrator(self) -> bool:
        """Return whether the bot is known to be one."""
        return not self.no_unasked_until

    def has_other_bots(self, now: int) -> bool:
        return any(until == 0 or now < until for until in self.bots.values())

    def shows_pictures(self, now: int) -> bool:
        return now >= self.no_pictures_until

    def is_away(self, now: int) -> bool:
        return self.away is True or self.away > now


@dataclass(slots=True)
class Person:
    """Choices of one person, and what their app sent."""

    language: str | None = None
    speaks: str | None = None  # the language of the app
    username: str | None = None
    direct: bool = False  # wants the hand in the private chat
    unseen_until: int = 0  # the app seems to show no ephemeral messages
    hinted: bool = False  # was told how a hand works
    mistake_at: int = 0  # when the next of the own mistakes is sent; 0: none is
    unanswered: int = 0  # mistakes that were sent since the last answer
    shows_name: bool = False  # in replays that strangers see
    sits: dict[str, str] = field(default_factory=dict)
    groups: dict[str, str] = field(default_factory=dict)
    practice: dict[str, dict[str, Any]] = field(default_factory=dict)
    learned: dict[str, list[str]] = field(default_factory=dict)
    earned: dict[str, int] = field(default_factory=dict)
    made: dict[str, int] = field(default_factory=dict)
    coached: dict[str, bool] = field(default_factory=dict)  # by game and name of a mark


PREFIXES: Final = {
    "house_values": HOUSE_VALUE,
    "brought_by": BROUGHT_BY,
    "notify": NOTIFY,
    "ring": RING,
    "unseen": UNSEEN,
    "looks": LOOK,
    "bots": BOT,
    "sits": SITS,
    "groups": KNOWN_IN,
    "practice": PRACTICE,
    "learned": LEARNED,
    "earned": EARNED,
    "made": MADE,
    "coached": COACHED,
}

Adapters = dict[str, tuple[str, TypeAdapter[Any]]]  # attributes and their types, by name


def _adapters_of(kind: Any) -> tuple[Adapters, Adapters]:
    """Return the attribute and the type of the value for each field, and for each prefix."""
    single: Adapters = {}
    several: Adapters = {}
    for each in fields(kind):
        if each.name in PREFIXES:
            _, value = get_args(each.type)
            several[PREFIXES[each.name]] = (each.name, TypeAdapter(value))
        else:
            name = each.metadata.get("name", each.name)
            single[name] = (each.name, TypeAdapter(each.type))
    return single, several


_ADAPTERS: Final[dict[Any, Any]] = {
    kind: _adapters_of(kind) for kind in (ChatSettings, ChatStatus, Person)
}


def read_document(kind: type[D], row: Row) -> D:
    """Return the document that a hash holds; ignore fields of other documents."""
    single, several = _ADAPTERS[kind]
    document = kind()
    for raw, value in row.items():
        try:
            name = raw.decode()
            if name in single:
                attribute, adapter = single[name]
                setattr(document, attribute, adapter.validate_json(value, strict=True))
                continue
            for prefix, (attribute, adapter) in several.items():
                if name.startswith(prefix):
                    known = getattr(document, attribute)
                    known[name.removeprefix(prefix)] = adapter.validate_json(value, strict=True)
        except ValueError:  # of pydantic too
            continue
    return document


def known_people(row: Row) -> set[int]:
    """Return the people of whom the documents of a chat keep something."""
    settings, status = read_document(ChatSettings, row), read_document(ChatStatus, row)
    named = {*settings.notify, *settings.ring, *status.unseen, *status.looks}
    return {*map(int, named), *settings.brought_by.values()}


def changes_of(kind: type, **values: Any) -> Changes:
    """Return changed attributes of a document as the fields of its hash."""
    single, _ = _ADAPTERS[kind]
    names = {attribute: alias for alias, (attribute, _) in single.items()}
    return {names[attribute]: json.dumps(value).encode() for attribute, value in values.items()}


def change(prefix: str, name: object, value: Any) -> Changes:
    """Return the change of one field among several; None removes it."""
    return {f"{prefix}{name}": None if value is None else json.dumps(value).encode()}
