"""An outbox on a virtual clock, and the Telegram that it calls."""

import pytest

from bot.store import Store
from bot.telegram.outbox import Outbox
from tests.bot.outbox.helpers import BOT, Clock, Telegram


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def telegram(clock: Clock) -> Telegram:
    return Telegram(clock)


@pytest.fixture
def outbox(store: Store, clock: Clock) -> Outbox:
    return Outbox(store, BOT, clock, clock.sleep)
