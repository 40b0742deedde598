"""What every test of the local Telegram has: an oracle that listens."""

from collections.abc import Iterator

import pytest

from tests.playground.oracle import Oracle


@pytest.fixture(autouse=True)
def oracle(monkeypatch: pytest.MonkeyPatch) -> Iterator[Oracle]:
    """aiogram's models judge every answer, every update and every granted request of a test."""
    oracle = Oracle()
    oracle.listen(monkeypatch)
    yield oracle
    oracle.check()
