"""Kill what a test run leaves behind: `python watchdog.py FOLDER...`.

It waits until its standard input closes, and then kills every process that works in one of these
folders.
"""

import os
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path


def working_in(folders: Iterable[str]) -> Iterator[int]:
    """Yield the processes whose command line or working directory is in one of these folders."""
    known = tuple(folders)
    for process in Path("/proc").iterdir():
        with suppress(OSError):
            if process.name.isdecimal() and int(process.name) != os.getpid():
                where = [str((process / "cwd").readlink()) + "/"]
                where += (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
                if any(f"{folder}/" in address for address in where for folder in known):
                    yield int(process.name)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the tests
    sys.stdin.read()
    for process in working_in(sys.argv[1:]):
        with suppress(OSError):
            os.kill(process, signal.SIGKILL)
