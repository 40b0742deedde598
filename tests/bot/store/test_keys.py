"""Everything of one chat lies in one slot of a cluster, and the store knows nothing of games."""

import ast
import inspect
from pathlib import Path
from zlib import crc32

import pytest
from redis.crc import key_slot

from bot.places import PARTITIONS, Place, partition
from bot.store import keys

ROOT = Path(__file__).resolve().parents[3]
ROOMS = ("places.py", "intake.py", "clock.py", "store/*.py")
SOURCES = [path for room in ROOMS for path in sorted((ROOT / "bot").glob(room))]


@pytest.mark.parametrize("chat", [-1001234567890, -5, 0, 7])
def test_all_keys_of_a_chat_share_a_slot(chat: int) -> None:
    number, place = partition(chat), Place(chat, 7)
    named = {
        *(keys.inbox(number), keys.say(number), keys.seen(number), keys.due(number)),
        *(keys.dirty(number), keys.own(number), keys.beat(number)),
        *(keys.state(place), keys.threads(chat), keys.rate(chat), keys.notes(chat)),
        *(keys.finished(chat, "abcdefgh"), keys.claim(number, "1-0")),
    }
    functions = inspect.getmembers(keys, inspect.isfunction)
    assert len(named) == len([f for name, f in functions if f.__module__ == keys.__name__]) - 2
    assert len({key_slot(name.encode()) for name in named}) == 1


def test_chats_are_spread_over_all_partitions() -> None:
    assert {partition(-n) for n in range(5000)} == set(range(PARTITIONS))
    assert partition(-1001) == crc32(b"-1001") % 256


@pytest.mark.parametrize("place", [Place(-1001234567890), Place(5, 7)])
def test_a_place_is_read_as_it_is_written(place: Place) -> None:
    assert Place.read(place.key) == place


def test_a_place_without_a_topic_is_thread_zero() -> None:
    assert Place(-5).key == "-5:0"


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_the_store_and_the_intake_know_nothing_of_games(source: Path) -> None:
    known = {"bot.places", "bot.store", "bot.intake", "bot.clock"}
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.Import | ast.ImportFrom):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            modules += [name.name for name in node.names] if isinstance(node, ast.Import) else []
            for module in modules:
                assert module.split(".")[0] not in {"engine", "telegram"}, module
                assert not module.startswith("bot.") or module.startswith(tuple(known)), module
