"""The format of a backup: a file that is whole, or is found not to be before anything is read.

    "parlour backup\\n"  format (2 bytes)  length (4) and JSON of the header
    chunks: length (4), zlib of entries
        each entry: length of its name (4), of its value (4), the milliseconds for which the key is
        kept (8), name, value
    0 (4)  number of keys (8)  SHA-256 of everything before it (32)

Numbers are big-endian.
"""

import hashlib
import json
import os
import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import BinaryIO, Final

from bot.ops.whole_file import CommandFailed
from bot.store.dumps import Dump

MAGIC: Final = b"parlour backup\n"
FORMAT: Final = 1
SHORT: Final = struct.Struct(">H")
LENGTH: Final = struct.Struct(">I")
ENTRY: Final = struct.Struct(">IIq")
TOTAL: Final = struct.Struct(">Q")
DIGEST_BYTES: Final = 32
CHUNK_BYTES: Final = 1 << 20  # of entries, before they are compressed
BLOCK_BYTES: Final = 1 << 20  # that are read at one time
COMPRESSION: Final = 1  # half the time of the default, for files a tenth larger


class BadBackup(CommandFailed):
    """The file cannot be restored; the message says why."""


@dataclass(frozen=True, slots=True)
class Header:
    parlour: str  # the version that made the backup
    at: str
    server: str  # that wrote the values, which an older one may not know


class BackupWriter:
    def __init__(self, file: BinaryIO, header: Header) -> None:
        self._file = file
        self._digest = hashlib.sha256()
        self._entries = bytearray()
        self.keys = 0
        about = json.dumps(asdict(header)).encode()
        self._write(MAGIC + SHORT.pack(FORMAT) + LENGTH.pack(len(about)) + about)

    def add(self, dumps: Iterable[Dump]) -> None:
        for name, kept, value in dumps:
            encoded = name.encode()
            self._entries += ENTRY.pack(len(encoded), len(value), kept) + encoded + value
            self.keys += 1
            if len(self._entries) >= CHUNK_BYTES:
                self._end_chunk()

    def finish(self) -> None:
        if self._entries:
            self._end_chunk()
        self._write(LENGTH.pack(0) + TOTAL.pack(self.keys))
        self._file.write(self._digest.digest())

    def _end_chunk(self) -> None:
        packed = zlib.compress(self._entries, COMPRESSION)
        self._write(LENGTH.pack(len(packed)) + packed)
        self._entries.clear()

    def _write(self, data: bytes) -> None:
        self._digest.update(data)
        self._file.write(data)


class Backup:
    """A backup that was read once from end to end, and is as it was written."""

    def __init__(self, file: BinaryIO, path: Path) -> None:
        """Check the whole file; raise BadBackup if it is none of ours, or damaged."""
        self._file = file
        self._path = path
        self._digest = hashlib.sha256()
        self._left = os.fstat(file.fileno()).st_size
        self.header = self._check_header()
        self._first_chunk = file.tell()
        self.keys = self._check_rest()

    def _check_header(self) -> Header:
        if self._file.read(len(MAGIC)) != MAGIC:
            raise BadBackup(f"{self._path} is no backup of Parlour")
        self._file.seek(0)
        self._take(len(MAGIC))
        (number,) = SHORT.unpack(self._take(SHORT.size))
        if number > FORMAT:
            raise BadBackup(
                f"{self._path} was made by a later version of Parlour (its format is {number}, "
                f"this version knows {FORMAT}): update Parlour first"
            )
        about = self._take(self._length())
        try:
            return Header(**json.loads(about))
        except (ValueError, TypeError):
            raise self._damaged() from None

    def _check_rest(self) -> int:
        while length := self._length():
            while length:
                length -= len(self._take(min(length, BLOCK_BYTES)))
        (keys,) = TOTAL.unpack(self._take(TOTAL.size))
        expected = self._digest.digest()
        if self._take(DIGEST_BYTES) != expected or self._left:
            raise self._damaged()
        return int(keys)

    def _length(self) -> int:
        (length,) = LENGTH.unpack(self._take(LENGTH.size))
        return int(length)

    def _take(self, length: int) -> bytes:
        if length > self._left:
            raise BadBackup(f"{self._path} is cut off or damaged: copy it again")
        data = self._file.read(length)
        self._left -= length
        self._digest.update(data)
        return data

    def _damaged(self) -> BadBackup:
        return BadBackup(f"{self._path} is damaged, its digest is wrong: copy it again")

    def chunks(self) -> Iterator[list[Dump]]:
        self._file.seek(self._first_chunk)
        while True:
            (length,) = LENGTH.unpack(self._file.read(LENGTH.size))
            if not length:
                return
            yield list(_entries(zlib.decompress(self._file.read(length))))


def _entries(chunk: bytes) -> Iterator[Dump]:
    at = 0
    while at < len(chunk):
        name_bytes, value_bytes, kept = ENTRY.unpack_from(chunk, at)
        name_at = at + ENTRY.size
        value_at = name_at + name_bytes
        at = value_at + value_bytes
        yield Dump(chunk[name_at:value_at].decode(), kept, chunk[value_at:at])
