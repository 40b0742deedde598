"""A test waits as long as anything moves; what stands still fails by name."""

import asyncio
import sys
from itertools import count

import pytest

from tests import patience as waiting
from tests.patience import patience, run_command

WORK = "import time; list(iter(lambda: time.process_time() < 0.8, False))"


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten all limits, the first most."""
    monkeypatch.setattr(waiting, "BEAT_SECONDS", 0.05)
    monkeypatch.setattr(waiting, "STILL_SECONDS", 0.5)
    monkeypatch.setattr(waiting, "MOVING_SECONDS", 3.0)
    monkeypatch.setattr(waiting, "WORK_SECONDS", 0.05)


async def test_a_wait_for_what_stands_still_tells_what_never_came_and_what_moved_last() -> None:
    calls = iter([3, 4])
    never = asyncio.Event()
    with pytest.raises(AssertionError, match=r"(?s)no answer.*calls \(3 → 4\)"):
        async with patience(lambda: "no answer", lambda: {"calls": next(calls, 4)}):
            await never.wait()


async def test_what_moves_is_waited_for_beyond_the_limit_of_standing_still() -> None:
    beats = count()
    done = asyncio.Event()

    def signs() -> waiting.Signs:
        if (beat := next(beats)) == 20:
            done.set()
        return {"beat": beat}

    async with patience(lambda: "not done", signs):
        await done.wait()
    assert next(beats) * waiting.BEAT_SECONDS > waiting.STILL_SECONDS


async def test_what_moves_for_ever_ends_too() -> None:
    beats = count()
    with pytest.raises(AssertionError, match=r"for ever\nwaited for 3 s"):
        async with patience(lambda: "for ever", lambda: {"beat": next(beats)}):
            await asyncio.Event().wait()


async def test_an_error_of_the_block_stays_what_it_is() -> None:
    with pytest.raises(TimeoutError):
        async with patience(lambda: "not this"):
            raise TimeoutError


def test_a_command_that_works_is_waited_for() -> None:
    ended = run_command(sys.executable, "-c", f"{WORK}; print(input())", typed="done\n")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "done\n", "")


def test_a_command_that_hangs_is_named_and_killed() -> None:
    with pytest.raises(AssertionError, match=r"it never ended: .*\n.*processor time"):
        run_command(sys.executable, "-c", f"{WORK}; time.sleep(1000)")
