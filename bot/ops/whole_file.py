"""Files that commands of the operator write whole or not at all, and how they tell of them."""

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp
from typing import Final

DISK_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
PROGRESS_SECONDS: Final = 0.2  # between two lines


class CommandFailed(Exception):
    """One line that says what is wrong and what to do."""


@contextmanager
def new_file(path: Path, overwrite: bool) -> Iterator[Path]:
    """Give the path of an empty file beside this one, which takes its place if all went well."""
    beside: Path | None = None
    try:
        if path.is_dir():
            raise CommandFailed(f"{path} is a folder: name a file")
        if path.exists() and not overwrite:
            raise CommandFailed(f"{path} exists already: name another file, or add --force")
        handle, name = mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
        beside = Path(name)
        os.close(handle)
        yield beside
        with beside.open("rb") as file:
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise CommandFailed(cannot_write(path, error)) from None
    finally:
        if beside is not None:
            beside.unlink(missing_ok=True)


def counted(number: int, one: str, many: str = "") -> str:
    """Return a number with its noun, as "1 chat" or "2 chats"."""
    return f"{number:,} {one if number == 1 else many or f'{one}s'}"


def cannot_write(path: Path, error: OSError) -> str:
    if error.errno in DISK_FULL:
        return f"The disk is full: {path} was not written. Make room, or name a file elsewhere"
    return f"{path} cannot be written: {error.strerror}"


class Progress:
    """Show on a terminal how far a command is, on one line; show nothing elsewhere."""

    def __init__(self, what: str, of: str) -> None:
        self._what = what
        self._of = of
        self._is_shown = sys.stderr.isatty()
        self._next = 0.0

    def show(self, done: int, total: int | None = None) -> None:
        if not self._is_shown or time.monotonic() < self._next:
            return
        self._next = time.monotonic() + PROGRESS_SECONDS
        share = "" if total is None else f" of {total:,}"
        self._print(f"{self._what}: {done:,}{share} {self._of} …")

    def clear(self) -> None:
        if self._is_shown:
            self._print("")

    def _print(self, text: str) -> None:
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
