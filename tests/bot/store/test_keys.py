"""All keys of a chat share a cluster slot, keys.py documents every key, and the store knows no
games."""

import ast
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zlib import crc32

import pytest
from redis import Redis
from redis.crc import key_slot

from bot.address import PARTITIONS, Address, partition
from bot.store import Commit, Store, keys, open_store, sent_games
from bot.store.calls import SCRIPTS
from bot.store.embedded import Embedded
from bot.store.leases import Leases
from bot.store.records import Archived

BOT = Path(__file__).resolve().parents[3] / "bot"
STORE = sorted((BOT / "store").glob("*.py"))
GAMELESS = [BOT / "address.py", BOT / "telegram" / "intake.py", BOT / "deadlines.py", *STORE]
CHATLESS = {
    "ephemerals",
    "file",
    "world",
    "world_rows",
    "world_ranking",
    "nicknames",
}  # functions whose keys belong to no chat


def keys_of(chat: int) -> dict[str, str]:
    """Return the keys in a chat's partition, by the function that names them."""
    number, address = partition(chat), Address(chat, 7)
    return {
        "inbox": keys.inbox(number),
        "announcements": keys.announcements(number),
        "seen": keys.seen(number),
        "due": keys.due(number),
        "dirty": keys.dirty(number),
        "own": keys.own(number),
        "probe": keys.probe(number),
        "beat": keys.beat(number),
        "state": keys.state(address),
        "threads": keys.threads(chat),
        "finished": keys.finished(chat, "abcdefgh"),
        "person": keys.person(chat),
        "mistakes": keys.mistakes(chat),
        "played": keys.played(chat),
        "opening": keys.opening(chat),
        "game": keys.game(chat, "abcdefgh"),
        "recap": keys.recap(chat, "abcdefgh"),
        "newest_games": keys.newest_games(chat),
        "starred": keys.starred(chat),
        "link": keys.link(number, "abcdefgh"),
        "imports": keys.imports(chat),
        "tally": keys.tally(chat),
        "forgotten": keys.forgotten(number, "mark"),
        "month": keys.month(chat, 202611),
        "ranking": keys.ranking(chat, "whot"),
        "claim": keys.claim(number, "1-0"),
        "rate": keys.rate(chat),
        "hands": keys.hands(address),
        "notes": keys.notes(chat),
    }


@pytest.mark.parametrize("chat", [-1001234567890, -5, 0, 7])
def test_all_keys_of_a_chat_share_a_slot(chat: int) -> None:
    named = keys_of(chat)
    assert len({*named.values()}) == len(named)
    assert len({key_slot(name.encode()) for name in named.values()}) == 1
    functions = inspect.getmembers(keys, inspect.isfunction)
    own = {name for name, f in functions if f.__module__ == keys.__name__ and name[0] != "_"}
    assert named.keys() == own - {"partition"} - CHATLESS


def test_chats_are_spread_over_all_partitions() -> None:
    assert {partition(-n) for n in range(5000)} == set(range(PARTITIONS))
    assert partition(-1001) == crc32(b"-1001") % 256


@pytest.mark.parametrize("address", [Address(-1001234567890), Address(5, 7)])
def test_an_address_is_read_as_it_is_written(address: Address) -> None:
    assert Address.read(address.key) == address


def test_an_address_without_a_topic_is_thread_zero() -> None:
    assert Address(-5).key == "-5:0"


@pytest.mark.parametrize("source", GAMELESS, ids=lambda path: path.name)
def test_the_store_and_the_intake_know_nothing_of_games(source: Path) -> None:
    known = {"bot.address", "bot.ops", "bot.store", "bot.telegram.intake", "bot.deadlines"}
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.Import | ast.ImportFrom):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            modules += [name.name for name in node.names] if isinstance(node, ast.Import) else []
            for module in modules:
                assert module.split(".")[0] not in {"engine", "telegram"}, module
                assert not module.startswith("bot.") or module.startswith(tuple(known)), module


# The data dictionary --------------------------------------------------------------------------

DAY: Final = 24 * 3600 * 1000
TYPES: Final = {"channel", "sorted set", "set", "string", "hash", "stream", "list"}
REDIS_TYPES: Final = {"zset": "sorted set"}
UNITS: Final = {"second": 1, "minute": 60, "hour": 3600, "day": 24 * 3600}
WRITES: Final = {
    *("SET", "DEL", "HSET", "HSETNX", "HDEL", "HINCRBY", "SADD", "SREM", "XADD", "XACK", "XDEL"),
    *("ZADD", "ZREM", "ZINCRBY", "ZREMRANGEBYSCORE", "PEXPIRE", "PUBLISH", "XREADGROUP"),
    *("XAUTOCLAIM", "RPUSH", "LTRIM", "PEXPIREAT"),
}
CALLED: Final = {
    "chat": "notes",
    "wake": "WAKE",
    "workers": "WORKERS",
    "newest": "newest_games",
}  # names that differ in scripts
HOLDING: Final = {"inbox", "announcements"}  # scripts loop over both as `stream`


@dataclass(frozen=True, slots=True)
class Entry:
    """The documentation of one key in keys.py."""

    type: str
    fields: set[str]
    by: set[str]
    kept: tuple[str, ...]

    @property
    def lifetimes(self) -> list[int]:
        """Milliseconds; -1 is for ever."""
        return [-1 if text == "for ever" else _milliseconds(text) for text in self.kept]


def _milliseconds(text: str) -> int:
    number, unit = text.split()
    return int(number) * UNITS[unit.removesuffix("s")] * 1000


def entry_of(name: str, text: str) -> Entry:
    what, _, table = inspect.cleandoc(text).partition("\n\n")
    assert what.endswith("."), f"keys.{name}: say in a sentence what it is"
    told = dict(re.findall(r"^(\w+): ((?:.|\n )*)", table, re.MULTILINE))
    assert {"type", "by"} <= told.keys(), f"keys.{name}: say `type:` and `by:`"
    kind, _, of = told["type"].partition(" of ")
    assert kind in TYPES, f"keys.{name}: {kind} is no type"
    assert kind == "channel" or "kept" in told, f"keys.{name}: say `kept:`"
    kept = tuple(told["kept"].strip().split(", or ")) if kind != "channel" else ()
    return Entry(kind, set(of.split()), set(told["by"].split()), kept)


def dictionary() -> dict[str, Entry]:
    """Parse the documentation of each function and constant in keys.py."""
    found: dict[str, Entry] = {}
    body = ast.parse(inspect.getsource(keys)).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        match node:
            case ast.FunctionDef(name=name) if not name.startswith("_"):
                text = ast.get_docstring(node)
                assert text, f"keys.{name}: say what it is"
                found[name] = entry_of(name, text)
            case ast.Assign(targets=[ast.Name(id=name)]):
                assert isinstance(after, ast.Expr), f"keys.{name}: say what it is"
                assert isinstance(after.value, ast.Constant)
                found[name] = entry_of(name, str(after.value.value))
    return found


def written_by_scripts() -> Iterator[tuple[str, str]]:
    """Find which Lua script writes which key; scripts use the names of keys.py."""
    for path in sorted(SCRIPTS.glob("*.lua")):
        text, script = re.sub("--.*", "", path.read_text()), path.stem
        if script == "prelude":
            continue
        calls = re.findall(r"redis\.p?call\('(\w+)', *(\w+)", text)
        names = [name for command, name in calls if command in WRITES]
        names += re.findall(r"\b(?:append|finish)\((\w+)", text)
        for name in names:
            if name not in {"stream", "KEYS"}:
                yield CALLED.get(name, name), script
        if re.search(r"\bstream\b", text):
            yield from ((name, script) for name in HOLDING)


def written_by_functions() -> Iterator[tuple[str, str]]:
    """Find which Python function writes which key without a script."""
    for path in STORE:
        for function in ast.walk(ast.parse(path.read_text())):
            if not isinstance(function, ast.AsyncFunctionDef):
                continue
            named = {
                target.id: node.value
                for node in ast.walk(function)
                if isinstance(node, ast.Assign)
                for target in node.targets
                if isinstance(target, ast.Name)
            }
            for node in ast.walk(function):
                match node:
                    case ast.Call(
                        func=ast.Attribute(attr="ask"),
                        args=[ast.Constant(value=command), key, *_],
                    ) if command in WRITES:
                        key = named.get(key.id, key) if isinstance(key, ast.Name) else key
                        told = re.search(r"keys\.(\w+)", ast.unparse(key))
                        assert told, f"{function.name} writes {ast.unparse(key)}, which has no name"
                        yield told[1], function.name


def test_nothing_stays_for_ever_but_the_archive_and_unfinished_work() -> None:
    of_partitions = {"WORKERS", "SALT", "inbox", "announcements", "due", "dirty", "own", "beat"}
    of_archive = {"played", "opening", "game", "newest_games", "starred", "tally", "ranking"}
    of_archive |= {"person", "nicknames", "world", "world_rows", "world_ranking"}
    stay = {name for name, entry in dictionary().items() if -1 in entry.lifetimes}
    assert stay == of_partitions | of_archive


def test_the_dictionary_tells_who_writes_what() -> None:
    told = {(name, by) for name, entry in dictionary().items() for by in entry.by}
    found = {*written_by_scripts(), *written_by_functions()}
    assert found - told == set(), "keys.py does not tell"
    assert told - found == {
        ("inbox", "acknowledge"),
        ("finished", "older_versions"),
    }, "keys.py tells what is not so"


ARCHIVED = Archived(
    *("abcdefgh", 10**13, b"{}", b"C1", 0, {"n": b"1", "u 12": b"1", "1": b"{}"}),
    *(202611, {"1": b"{}"}, "whot", {"1": 150_000}, True),
)


async def everything_happens(store: Store) -> dict[str, set[str]]:
    """Write a key of each kind; return the keys by their name in keys.py."""
    address, number = Address(-1001, 7), partition(-1001)
    leases = Leases(store)
    await leases.renew()
    await store.condition.probe(number)
    await store.condition.note_backup(1)
    await store.deliver(address.chat, "update", b"{}", 1, address)
    commit = Commit(0, b"one", 1, due=10**13, dirty=5, announcements=[b"a"], apart=b'map "m"')
    (announcement,) = (await store.commit(address, commit)).announcements
    painted = (await store.load(address)).painted
    await store.painted(address, painted, painted.fence)
    await store.remind(address, b"reminder")
    await store.commit(address, Commit(1, dirty=5, chat={"pace": b"5"}))
    await store.reserve(address.chat, 1000, (18, 60_000, 1000), claim=announcement)
    await store.pause(-5, 1000, 1000)
    await store.due([number], 1000)
    await store.commit(address, Commit(1, b"over", 2, due=10**13, archived=ARCHIVED))
    await store.calls.ask("SET", keys.finished(address.chat, "abcdefgh"), b"{}", "PX", 2 * DAY)
    await store.archives.trim(address.chat, 1, 0, b"{}")
    await store.gallery.star(address.chat, "abcdefgh", "a", is_on=True)
    await store.gallery.note_link(address.chat, "abcdefgh")
    await store.deliver(address.chat, "request", b"{}", once="total")
    counted = await store.entries([number])
    await store.count_person(address.chat, -5, counted[-1], 0, b"{}", 1000)
    await store.deliver(address.chat, "request", b"{}", once="another")
    await store.deliver(0, "request", b"{}", once="world")
    (told,) = [e for e in await store.entries([partition(0)]) if e.kind == "request"]
    await store.world.add("whot", told, 0, b"[]", {"t a": b"[]"}, {"a": 1}, [12], 1000)
    await store.world.name("whot", 12, "a", b'["a"]', "Ann", 1)
    await store.world.claim(12, "ann")
    await store.forgotten.note([address.chat], 12, 1000, 1000)
    await store.count(address.chat, "made maps 1")
    await store.hand_stands(address, 12, b"[]")
    await store.mistakes.keep_mistakes(address.chat, {"abcdefgh 5": b"[]"})
    await sent_games.keep(store.calls, address.chat, "+1", b"C")
    await store.note_ephemerals(7, b"[]", 14 * 24 * 3600 * 1000)
    await store.remember_file(7, "sha", "id")
    await store.remember_recap(address.chat, "abcdefgh", "id")
    await store.commit(Address(-6), Commit(0, b"one", 1))
    await store.move(-6, -7, 1000)
    named = {name: {key} for name, key in keys_of(address.chat).items()}
    return named | {
        "WORKERS": {keys.WORKERS},
        "SALT": {keys.SALT},
        "forgotten": {await store.forgotten.key(address.chat, 12)},
        "BACKUP": {keys.BACKUP},
        "own": {keys.own(number) for number in range(PARTITIONS)},
        "claim": {keys.claim(number, announcement.id)},
        "rate": {keys.rate(address.chat), keys.rate(-5)},
        "ephemerals": {keys.ephemerals(7)},
        "file": {keys.file(7, "sha")},
        "world": {keys.world("whot")},
        "world_rows": {keys.world_rows("whot")},
        "world_ranking": {keys.world_ranking("whot")},
        "nicknames": {keys.nicknames()},
        "state": {keys.state(address), keys.state(Address(-6)), keys.state(Address(-7))}
        | {keys.state(Address(-6)), keys.state(Address(-7))},
        "threads": {keys.threads(address.chat), keys.threads(-7)},
        "seen": {keys.seen(each) for each in (number, partition(-7), partition(0))},
        "inbox": {keys.inbox(number), keys.inbox(partition(0))},
        "dirty": {keys.dirty(number), keys.dirty(partition(-7))},
        "due": {keys.due(number)},
    }


async def test_the_dictionary_holds_everything_that_is_kept(server: Embedded) -> None:
    told = dictionary()
    store, _ = await open_store(server.url)
    async with store:
        await store.forget_everything()
        named = await everything_happens(store)
    assert named.keys() == told.keys() - {"WAKE"}, "let it happen in this test"
    name_of = {key: name for name, kept in named.items() for key in kept}
    seen: dict[str, set[str]] = {}
    with Redis.from_url(server.url, decode_responses=True) as client:
        found = {str(key) for key in client.scan_iter(count=1000)}
        assert found - name_of.keys() == set(), "keys.py does not tell of these"
        assert name_of.keys() - found <= named["probe"]
        for key in found:
            entry = told[name_of[key]]
            kind = str(client.type(key))
            assert REDIS_TYPES.get(kind, kind) == entry.type, key
            fields = seen.setdefault(name_of[key], set())
            if kind == "hash":
                fields |= {str(field) for field in client.hkeys(key)}
            elif kind == "stream":
                fields |= {str(f) for _, row in client.xrange(key) for f in row}
            left = int(str(client.pttl(key)))
            assert any(
                left == most if most < 0 else most - 60_000 < left <= most
                for most in entry.lifetimes
            ), f"{key} is kept for {left} ms more"
    for name, fields in seen.items():
        assert told[name].fields in ({"documents"}, {"people"}, {"games"}, fields), name
