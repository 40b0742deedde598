"""Ends what a test run leaves behind when it is killed: `python watchdog.py FOLDER...` waits until
its standard input closes, and then ends every process that works in one of these folders."""

import os
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path


def working_in(folders: Iterable[str]) -> Iterator[int]:
    """By its command line, or by where it runs."""
    known = tuple(folders)
    for process in Path("/proc").iterdir():
        with suppress(OSError):
            if process.name.isdecimal() and int(process.name) != os.getpid():
                where = [str((process / "cwd").readlink()) + "/"]
                where += (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
                if any(f"{folder}/" in address for address in where for folder in known):
                    yield int(process.name)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tests
    sys.stdin.read()
    for process in working_in(sys.argv[1:]):
        with suppress(OSError):
            os.kill(process, signal.SIGKILL)
