"""A limit to waiting: a test waits as long as anything moves, and fails once nothing does.

Seconds alone say how busy a machine is, so each wait looks for signs of life: processor time of the
processes that the test has started, and whatever else it names, such as calls.
"""

import asyncio
import os
import resource
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

STILL_SECONDS = 90.0  # without a sign of life
MOVING_SECONDS = 720.0  # with signs of life, but without what is awaited
BEAT_SECONDS = 0.5
WORK_SECONDS = 1.0  # of a processor: a program that only waits hardly uses more in STILL_SECONDS
TICKS = os.sysconf("SC_CLK_TCK")

Signs = Mapping[str, object]


def started_work() -> Signs:
    """Measure the processor time of all processes that this one has started, ended ones too, with
    the time for which those that run wait for a processor where the system tells it."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds, parents = ended.ru_utime + ended.ru_stime, [os.getpid()]
    children: dict[int, list[tuple[int, float]]] = {}
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            stat = (process / "stat").read_text().rpartition(")")[2].split()
            used = (int(stat[11]) + int(stat[12])) / TICKS
            with suppress(OSError):
                used += int((process / "schedstat").read_text().split()[1]) / 1e9
            children.setdefault(int(stat[1]), []).append((int(process.name), used))
    while parents:
        for child, used in children.get(parents.pop(), ()):
            parents.append(child)
            seconds += used
    return {"processor time of started programs": int(seconds / WORK_SECONDS)}


@dataclass(slots=True)
class Watch:
    """Looks for signs of life. A beat counts once, however late a busy machine lets it come."""

    signs: Callable[[], Signs]
    seen: dict[str, object] = field(default_factory=dict)
    last: str = "nothing"
    still: float = 0.0
    waited: float = 0.0

    async def until_still(self) -> None:
        while self.still < STILL_SECONDS and self.waited < MOVING_SECONDS:
            await asyncio.sleep(BEAT_SECONDS)
            self.still += BEAT_SECONDS
            self.waited += BEAT_SECONDS
            for name, value in self.signs().items():
                if value != self.seen.setdefault(name, value):
                    self.last, self.still = f"{name} ({self.seen[name]} → {value})", 0.0
                    self.seen[name] = value

    def __str__(self) -> str:
        return (
            f"waited for {self.waited:.0f} s; nothing moved in the last {self.still:.0f} s, "
            f"and before that {self.last}"
        )


@asynccontextmanager
async def patience(
    describe: Callable[[], str | Awaitable[str]], signs: Callable[[], Signs] = started_work
) -> AsyncIterator[None]:
    """Fail with `describe`, and with what moved last, once none of the signs changes any more."""
    watch, limit = Watch(signs), asyncio.timeout(None)

    async def give_up() -> None:
        await watch.until_still()
        limit.reschedule(0)

    try:
        async with limit:
            watching = asyncio.create_task(give_up())
            try:
                yield
            finally:
                watching.cancel()
    except TimeoutError:
        if not limit.expired():
            raise
        told = describe()
        text = told if isinstance(told, str) else await told
        raise AssertionError(f"{text}\n{watch}") from None


def run_command(
    *command: str, cwd: Path | None = None, env: Mapping[str, str] | None = None, typed: str = ""
) -> "subprocess.CompletedProcess[str]":
    """Run a command to its end, however long it works."""
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        command, cwd=cwd, env=env, stdin=pipe, stdout=pipe, stderr=pipe, text=True
    )

    async def communicate() -> tuple[str, str]:
        try:
            async with patience(lambda: f"it never ended: {command}"):
                return await asyncio.to_thread(process.communicate, typed)
        finally:
            process.kill()  # the thread ends with it

    out, err = asyncio.run(communicate())
    return subprocess.CompletedProcess(command, process.returncode, out, err)
