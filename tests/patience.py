"""A limit to waiting: a test that waits in vain fails, and tells what was there instead."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

PATIENCE_SECONDS = 90.0  # for anything that a test waits for, on a busy machine


@asynccontextmanager
async def patience(
    describe: Callable[[], str], seconds: float = PATIENCE_SECONDS
) -> AsyncIterator[None]:
    """Fail with `describe` if the block takes longer than this."""
    limit = asyncio.timeout(seconds)
    try:
        async with limit:
            yield
    except TimeoutError:
        if not limit.expired():
            raise
        raise AssertionError(describe()) from None
