"""Documents of chats and people are read as written, also by earlier versions; damaged fields count
as absent."""

from dataclasses import fields
from typing import Any, Final

import pytest

from bot.store import Store, documents
from bot.store.documents import (
    BOT,
    BROUGHT_BY,
    COACHED,
    EARNED,
    HOUSE_VALUE,
    KNOWN_IN,
    LEARNED,
    LOOK,
    MADE,
    NOTIFY,
    PRACTICE,
    RING,
    SITS,
    UNSEEN,
    ChatSettings,
    ChatStatus,
    Person,
    change,
    changes_of,
    read_document,
)

Document = ChatSettings | ChatStatus | Person

# Hashes of versions before the documents: one JSON value for each name.
OF_A_GROUP: Final = {
    b"language": b'"de"',
    b"pictures": b"false",
    b"pace": b"null",
    b"no panels until": b"5",
    b"no pictures until": b"6",
    b"no pushes until": b"0",
    b"away": b"true",
    b"out": b"true",
    b"greeted": b"-1001",
    b"result in table": b'"abcdefgh"',
    b"last game": b'"rally"',
    b"puzzle": b"[3, 4]",
    b"own rally board": b'{"name": "Ring", "rows": ["..", "##"]}',
    b"brought rally board": b"12",
    b"notify 12": b"true",
    b"bot 13": b"0",
    b"look 12": b"3",
}
OF_A_PERSON: Final = {
    b"language": b'"ta"',
    b"speaks": b'"en"',
    b"username": b'"ann"',
    b"direct": b"true",
    b"hinted": b"true",
    b"sits -5:0": b'"The Reds"',
    b"sits -1001:7": b'"The <b>Blues</b>"',
    b"practice whot": b'{"level": "hard", "count": 2, "rules": {"hand_size": 4}}',
    b"earned learned:whot": b"7",
    b"made maps 480000": b"3",
    b"coached whot-pick": b"true",
    b"puzzle": b"[3, 4]",
    b"pace": b"30000",
}


def test_what_older_versions_kept_of_a_group_is_read() -> None:
    board = {"name": "Ring", "rows": ["..", "##"]}
    settings = read_document(ChatSettings, OF_A_GROUP)
    assert settings == ChatSettings(
        language="de",
        pictures=False,
        pace=None,
        house_values={"rally board": board},
        brought_by={"rally board": 12},
        notify={"12": True},
    )
    assert settings.values_of("rally") == {"board": board}
    assert settings.values_of("whot") == {}
    assert settings.was_brought_by_another("rally", "board", 13)
    assert not settings.was_brought_by_another("rally", "board", 12)
    assert not settings.was_brought_by_another("rally", "stamps", 13)
    assert read_document(ChatStatus, OF_A_GROUP) == ChatStatus(
        no_hands_until=5,
        no_pictures_until=6,
        no_unasked_until=0,
        away=True,
        out=True,
        greeted=-1001,
        bots={"13": 0},
        looks={"12": 3},
        result_in_table="abcdefgh",
        last_game="rally",
        puzzle=(3, 4),
    )


def test_what_older_versions_kept_of_a_person_is_read() -> None:
    """A private chat and its person share one hash."""
    assert read_document(Person, OF_A_PERSON) == Person(
        language="ta",
        speaks="en",
        username="ann",
        direct=True,
        hinted=True,
        sits={"-5:0": "The Reds", "-1001:7": "The <b>Blues</b>"},
        practice={"whot": {"level": "hard", "count": 2, "rules": {"hand_size": 4}}},
        earned={"learned:whot": 7},
        made={"maps 480000": 3},
        coached={"whot-pick": True},
    )
    assert read_document(ChatSettings, OF_A_PERSON) == ChatSettings(language="ta", pace=30_000)
    assert read_document(ChatStatus, OF_A_PERSON) == ChatStatus(speaks="en", puzzle=(3, 4))


@pytest.mark.parametrize("kind", [ChatSettings, ChatStatus, Person])
def test_where_nothing_is_kept_everything_is_as_nobody_changed_it(kind: Any) -> None:
    assert read_document(kind, {}) == kind()
    assert read_document(kind, {}) is not read_document(kind, {})


def test_a_chat_that_nobody_changed() -> None:
    assert ChatSettings() == ChatSettings(None, True, 120_000, True, {}, {}, {}, {})
    status = ChatStatus()
    assert status.shows_hands(0)
    assert status.shows_pictures(0)
    assert not status.shows_unasked(0)
    assert status.shows_unasked(1)
    assert not status.is_administrator
    assert not status.is_away(0)


def test_status_counts_until_its_time() -> None:
    status = ChatStatus(no_hands_until=5, no_pictures_until=6, no_unasked_until=4, away=7)
    assert [status.shows_hands(now) for now in (4, 5)] == [False, True]
    assert [status.shows_pictures(now) for now in (5, 6)] == [False, True]
    assert [status.shows_unasked(now) for now in (4, 5)] == [False, True]
    assert [status.is_away(now) for now in (6, 7)] == [True, False]
    assert ChatStatus(away=True).is_away(10**15)
    assert ChatStatus(no_unasked_until=0).is_administrator


# Damaged values, by field: broken JSON and wrong types.
DAMAGED: Final = {
    "language": b"5",
    "pictures": b'"off"',
    "pace": b'"fast"',
    "has_top": b"7",
    "offered": b"7",
    "no panels until": b"[]",
    "no pictures until": b"true",
    "no pushes until": b"null",
    "away": b'"soon"',
    "out": b"1",
    "greeted": b'"-1001"',
    "result in table": b"false",
    "last game": b"7",
    "told_not_shown": b"5",
    "unseen 12": b'"soon"',
    "unseen_until": b"[]",
    "puzzle": b'[3, "four"]',
    "speaks": b"{}",
    "username": b"12",
    "direct": b"7",
    "hinted": b'"yes"',
    "shows_name": b'"yes"',
    "mistake_at": b'"soon"',
    "unanswered": b"[1]",
    "sits -5:0": b"5",
    "group -5": b"5",
    "practice whot": b"[]",
    "learned whot": b'"picks"',
    "earned learned:whot": b"true",
    "made maps 480000": b'"3"',
    "coached whot-pick": b"5",
    "brought rally board": b'"Ann"',
    "notify 12": b'"true"',
    "ring 12": b"null",
    "bot 13": b"true",
    "look 12": b'"red"',
}
BROKEN: Final = (b"", b"{", b"nan?", b"\xff\xfe", b"'de'")


def all_documents(row: dict[bytes, bytes]) -> list[Any]:
    return [read_document(kind, row) for kind in (ChatSettings, ChatStatus, Person)]  # type: ignore[type-var]


def test_every_field_is_tried_damaged() -> None:
    names = {
        field.metadata.get("name", documents.PREFIXES.get(field.name, field.name))
        for kind in (ChatSettings, ChatStatus, Person)
        for field in fields(kind)
    }
    assert names - {HOUSE_VALUE} == {
        name
        if " until" in name or name in ("result in table", "last game") or " " not in name
        else prefix_of(name)
        for name in DAMAGED
    }


def prefix_of(name: str) -> str:
    return name.split(" ")[0] + " "


@pytest.mark.parametrize(("name", "value"), DAMAGED.items(), ids=DAMAGED)
def test_a_value_of_another_kind_counts_as_not_there(name: str, value: bytes) -> None:
    row = {name.encode(): value}
    assert all_documents(row) == all_documents({})


@pytest.mark.parametrize("value", BROKEN, ids=repr)
@pytest.mark.parametrize("name", [*DAMAGED, "own rally board"])
def test_a_value_that_is_no_json_counts_as_not_there(name: str, value: bytes) -> None:
    assert all_documents({name.encode(): value}) == all_documents({})


def test_a_damaged_value_takes_nothing_else_with_it() -> None:
    row = {b"language": b"{", b"pace": b"5", b"\xff": b"1", b"notify 1": b"{", b"notify 2": b"true"}
    assert read_document(ChatSettings, row) == ChatSettings(pace=5, notify={"2": True})


def test_a_name_that_nobody_knows_is_passed_over() -> None:
    assert all_documents({b"webhook": b"https://example.org", b"sitsx": b'"x"'}) == all_documents(
        {}
    )


# Writing --------------------------------------------------------------------------------------

SINGLE: Final[list[tuple[type, str, Any]]] = [
    *((ChatSettings, "language", value) for value in ("de", None)),
    *((ChatSettings, "pictures", value) for value in (True, False)),
    *((ChatSettings, "offered", value) for value in ("de", "", None)),
    *((ChatSettings, "has_top", value) for value in (True, False)),
    *((ChatSettings, "pace", value) for value in (0, 86_400_000, None)),
    *((ChatStatus, name, 10**13) for name in ("no_hands_until", "no_pictures_until")),
    *((ChatStatus, "no_unasked_until", value) for value in (0, 1, 10**13)),
    *((ChatStatus, "away", value) for value in (True, False, 10**13)),
    *((ChatStatus, "out", value) for value in (True, False)),
    *((ChatStatus, "greeted", value) for value in (-1001, None)),
    (ChatStatus, "result_in_table", "abcdefgh"),
    (ChatStatus, "last_game", "rally"),
    (ChatStatus, "told_not_shown", "abcdefgh"),
    *((ChatStatus, "puzzle", value) for value in ((3,), (3, 4, 5))),
    *((ChatStatus, "speaks", value) for value in ("de", None)),
    *((Person, name, value) for name in ("language", "speaks") for value in ("ta", None)),
    *((Person, "username", value) for value in ("ann", None)),
    *(
        (Person, name, value)
        for name in ("direct", "hinted", "shows_name")
        for value in (True, False)
    ),
    *((Person, name, 10**13) for name in ("unseen_until", "mistake_at")),
    *((Person, "unanswered", value) for value in (0, 7)),
]
SEVERAL: Final[list[tuple[type, str, str, object, Any]]] = [
    (ChatSettings, "house_values", HOUSE_VALUE, "rally board", {"rows": ["é"]}),
    (ChatSettings, "house_values", HOUSE_VALUE, "rally board", False),
    (ChatSettings, "brought_by", BROUGHT_BY, "rally board", 12),
    (ChatSettings, "notify", NOTIFY, 12, True),
    (ChatSettings, "ring", RING, 12, True),
    (ChatStatus, "unseen", UNSEEN, 12, 10**13),
    (ChatStatus, "bots", BOT, 12, 0),
    (ChatStatus, "looks", LOOK, 12, 3),
    (ChatStatus, "bots", BOT, "@warden_bot", 10**13),
    (Person, "sits", SITS, "-1001:7", "The <b>Réds</b>"),
    (Person, "groups", KNOWN_IN, "-1001", "The <b>Réds</b>"),
    (Person, "practice", PRACTICE, "whot", {"level": "hard", "rules": {}}),
    (Person, "learned", LEARNED, "whot", ["match", "picks"]),
    (Person, "earned", EARNED, "learned:whot", 20),
    (Person, "made", MADE, "maps 480000", 20),
    (Person, "coached", COACHED, "whot-pick", True),
]


def test_every_field_is_tried() -> None:
    tried = {(kind, name) for kind, name, *_ in [*SINGLE, *SEVERAL]}
    kinds: list[Any] = [ChatSettings, ChatStatus, Person]
    assert tried == {(kind, field.name) for kind in kinds for field in fields(kind)}


@pytest.mark.parametrize(("kind", "name", "value"), SINGLE)
async def test_what_is_changed_is_read(store: Store, kind: Any, name: str, value: Any) -> None:
    await store.change(-1001, changes_of(kind, **{name: value}))
    document = read_document(kind, await store.row(-1001))
    assert document == kind(**{name: value})
    assert type(getattr(document, name)) is type(value)


@pytest.mark.parametrize(("kind", "name", "prefix", "key", "value"), SEVERAL)
async def test_what_is_changed_of_several_is_read_and_may_be_removed(
    store: Store, kind: Any, name: str, prefix: str, key: object, value: Any
) -> None:
    await store.change(-1001, change(prefix, "other", value))
    await store.change(-1001, change(prefix, key, value))
    both = kind(**{name: {"other": value, str(key): value}})
    assert read_document(kind, await store.row(-1001)) == both
    await store.change(-1001, change(prefix, key, None))
    assert read_document(kind, await store.row(-1001)) == kind(**{name: {"other": value}})


async def test_changes_are_made_together(store: Store) -> None:
    await store.change(5, changes_of(Person, direct=True) | change(SITS, "-5:0", "The Reds"))
    moved = change(SITS, "-6:0", "The Reds") | change(SITS, "-5:0", None)
    await store.change(5, moved | changes_of(Person, direct=False))
    assert await store.person(5) == Person(direct=False, sits={"-6:0": "The Reds"})
    await store.change(5, {})
    assert await store.person(6) == Person()


def test_a_field_that_is_not_known_is_not_written() -> None:
    with pytest.raises(KeyError):
        changes_of(Person, pace=5)
