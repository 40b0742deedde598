"""Read the size and the length of an MP4 file from its index."""

import struct
from collections.abc import Iterator
from typing import NamedTuple


class Mp4Header(NamedTuple):
    width: int
    height: int
    seconds: int


def mp4_header(data: bytes) -> Mp4Header | None:
    """Return what an MP4 file declares; None if it declares nothing that can be shown."""
    if data[4:8] != b"ftyp":
        return None
    try:
        (index,) = _bodies(data, b"moov")
        (header,) = _bodies(index, b"mvhd")
        sizes = [
            struct.unpack_from(">HxxHxx", track_header, len(track_header) - 8)
            for track in _bodies(index, b"trak")
            for track_header in _bodies(track, b"tkhd")
        ]
        form, at = (">IQ", 20) if header[0] else (">II", 12)  # by the version of the box
        scale, length = struct.unpack_from(form, header, at)
        width, height = max(sizes)
        seconds = max(1, round(length / scale))
    except (struct.error, ValueError, IndexError, ZeroDivisionError):
        return None
    return Mp4Header(width, height, seconds) if width and height else None


def _bodies(data: bytes, wanted: bytes) -> Iterator[bytes]:
    """Yield the contents of the boxes of one kind."""
    at = 0
    while at + 8 <= len(data):
        size, kind = struct.unpack_from(">I4s", data, at)
        if size < 8:
            return
        if kind == wanted:
            yield data[at + 8 : at + size]
        at += size
