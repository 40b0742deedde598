"""Fixtures for folders and stores of their own, because these tests kill them."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree

import pytest

from tests.bot.store.cluster import Cluster
from tests.conftest import watched


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short path, as sockets need."""
    path = Path(tempfile.mkdtemp(prefix="parlour-"))
    with watched(path):
        yield path
    rmtree(path)


@pytest.fixture
def cluster(folder: Path) -> Iterator[Cluster]:
    with Cluster(folder / "cluster") as three:
        yield three
