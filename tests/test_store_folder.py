"""Stores of tests lie in memory where that is writable and large enough, else on the disk."""

from pathlib import Path

import pytest

from tests.conftest import store_folder

PLENTY = 1 << 62  # bytes, more than any machine has


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    folder = tmp_path / "disk"
    folder.mkdir()
    return folder


def test_a_store_lies_in_memory_where_there_is_room(tmp_path: Path, disk: Path) -> None:
    (memory := tmp_path / "memory").mkdir()
    assert store_folder((memory, disk), 1).parent == memory


def test_a_small_memory_is_left_alone(tmp_path: Path, disk: Path) -> None:
    (memory := tmp_path / "memory").mkdir()
    assert store_folder((memory, disk), PLENTY).parent == disk
    assert [*memory.iterdir()] == []


@pytest.mark.parametrize("memory", ["/proc", "/nowhere"])
def test_a_memory_that_nobody_may_write_to_is_left_alone(memory: str, disk: Path) -> None:
    """Not even root can make a folder in /proc."""
    assert store_folder((Path(memory), disk), 0).parent == disk
