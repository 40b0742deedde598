"""A killed test run leaves no server behind."""

import asyncio
import os
import shutil
import signal
import sys
import tempfile
from pathlib import Path

from tests.bot.program import wait_until
from tests.watchdog import working_in

RUN = """
import asyncio, subprocess, sys, time
from pathlib import Path
from bot.store.embedded import Embedded
from tests.conftest import watched

folder = Path(sys.argv[1])
watched(folder)
asyncio.run(Embedded(folder / "alone").start())
subprocess.Popen(["sleep", "1000"], cwd=folder / "alone", start_new_session=True)
print("begun", flush=True)
time.sleep(1000)
"""


async def test_what_a_killed_run_has_started_ends() -> None:
    folder = Path(tempfile.mkdtemp(prefix="parlour-"))  # short, as sockets need
    run = await asyncio.create_subprocess_exec(
        sys.executable, "-c", RUN, str(folder), stdout=asyncio.subprocess.PIPE
    )
    assert run.stdout
    assert await run.stdout.readline() == b"begun\n"
    assert len(list(working_in([str(folder)]))) == 2
    os.kill(run.pid, signal.SIGKILL)
    await run.wait()
    await wait_until(lambda: not list(working_in([str(folder)])))
    shutil.rmtree(folder)
