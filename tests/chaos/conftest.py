"""Folders and stores of one's own, because they are killed."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree

import pytest

from tests.bot.store.cluster import Cluster


@pytest.fixture
def folder() -> Iterator[Path]:
    """Short, because the path of a socket may not be long."""
    path = Path(tempfile.mkdtemp(prefix="parlour-"))
    yield path
    rmtree(path)


@pytest.fixture
def cluster(folder: Path) -> Iterator[Cluster]:
    with Cluster(folder / "cluster") as three:
        yield three
