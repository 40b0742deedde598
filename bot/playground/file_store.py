"""The files that bots and people sent: bytes, sizes, and file ids that differ for each bot."""

import base64
import hashlib
import mimetypes
import struct
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.playground.mp4_header import mp4_header
from bot.playground.refusals import bad_request

Kind = Literal["photo", "document", "animation"]
KINDS: tuple[Kind, ...] = ("photo", "document", "animation")
KIND_PREFIXES = {"photo": "AgAC", "document": "BQAC", "animation": "CgAC"}
KIND_NAMES = {"photo": "Photo", "document": "Document", "animation": "Animation"}
KIND_FOLDERS = {"photo": "photos", "document": "documents", "animation": "animations"}
PHOTO_SIDES = (90, 320, 800, 1280, 2560)
PHOTO_BYTES = 10 * 1024 * 1024
FILE_BYTES = 50 * 1024 * 1024
DOWNLOAD_BYTES = 20 * 1024 * 1024
ID_LAYOUT = struct.Struct(">QIQ")
# An odd 64-bit factor: ids of successive files do not look successive.
SPREAD = 0x9E3779B97F4A7C15


@dataclass(slots=True)
class File:
    """One size of a file; `number`, `unique_id` and `path` are empty until it is stored."""

    data: bytes
    mime: str
    width: int
    height: int
    whole: bool = True
    media: "Media | None" = None
    number: int = 0
    unique_id: str = ""
    path: str = ""


@dataclass(slots=True, eq=False)
class Media:
    """One picture or document: all its files, the smallest first."""

    kind: Kind
    files: list[File]
    name: str = ""
    seconds: int = 1  # of an animation

    @property
    def best(self) -> File:
        return self.files[-1]


@dataclass(slots=True)
class FileStore:
    """All files by number and unique id. Equal bytes are stored once, but each upload is a file of
    its own."""

    by_number: dict[int, File] = field(default_factory=dict)
    by_unique: dict[str, File] = field(default_factory=dict)
    blobs: dict[bytes, bytes] = field(default_factory=dict)
    last: int = 0

    def add(self, media: Media) -> None:
        """Store the media and give each of its files an identity, once."""
        for file in media.files:
            if file.number:
                continue
            self.last += 1
            file.number = self.last
            file.unique_id = "AQAD" + _base64url(struct.pack(">Q", self.last * SPREAD % 2**64))
            suffix = mimetypes.guess_extension(file.mime) or ".bin"
            file.path = f"{KIND_FOLDERS[media.kind]}/file_{self.last}{suffix}"
            digest = hashlib.blake2b(file.data, digest_size=16).digest()
            file.data = self.blobs.setdefault(digest, file.data)
            self.by_number[file.number] = file
            self.by_unique[file.unique_id] = file

    def at_path(self, path: str) -> File | None:
        number = path.partition("_")[2].partition(".")[0]
        file = self.by_number.get(int(number)) if number.isdecimal() and len(number) < 18 else None
        return file if file and file.path == path else None

    def find(self, file_id: str, bot: int) -> File | None:
        """Return the file that this bot knows by this id; another bot's id finds nothing."""
        try:
            raw = base64.urlsafe_b64decode(file_id[4:] + "=" * (-len(file_id) % 4))
            owner, _, number = ID_LAYOUT.unpack(raw)
        except (ValueError, struct.error):
            return None
        file = self.by_number.get(number)
        if owner != bot or file is None or file.media is None:
            return None
        return file if file_id[:4] == KIND_PREFIXES[file.media.kind] else None


def media_from_upload(kind: Kind, data: bytes, name: str) -> Media:
    """Return the uploaded media, not yet stored, or refuse what cannot be sent."""
    if not data:
        raise bad_request("file must be non-empty")
    if kind == "photo":
        return _photo(data, name)
    if len(data) > FILE_BYTES:
        raise bad_request("file is too big")
    mime = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind == "animation" and (film := mp4_header(data)):
        return _media(kind, [File(data, "video/mp4", film.width, film.height)], name, film.seconds)
    width, height = image_size(data) or ((320, 320) if kind == "animation" else (0, 0))
    if kind == "animation" and data[:3] == b"GIF":
        mime = "image/gif"
    return _media(kind, [File(data, mime, width, height)], name)


def _photo(data: bytes, name: str) -> Media:
    if len(data) > PHOTO_BYTES:
        raise bad_request("file is too big for a photo")
    size = image_size(data)
    if size is None:
        raise bad_request("IMAGE_PROCESS_FAILED")
    width, height = size
    longest = max(size)
    if width + height > 10_000 or longest > 20 * min(size):
        raise bad_request("PHOTO_INVALID_DIMENSIONS")
    sides = [side for side in PHOTO_SIDES if side < longest]
    if longest <= PHOTO_SIDES[-1]:
        sides.append(longest)
    files = []
    for side in sides:
        scaled = [max(1, round(length * side / longest)) for length in size]
        whole = side == sides[-1]
        files.append(File(data, image_mime(data), scaled[0], scaled[1], whole))
    return _media("photo", files, name)


def _media(kind: Kind, files: list[File], name: str, seconds: int = 1) -> Media:
    media = Media(kind, files, name, seconds)
    for file in files:
        file.media = media
    return media


def file_id(file: File, viewer: int, serial: int) -> str:
    assert file.media
    return KIND_PREFIXES[file.media.kind] + _base64url(
        ID_LAYOUT.pack(viewer, serial & 0xFFFFFFFF, file.number)
    )


def media_json(media: Media, viewer: int, serial: int) -> dict[str, Any]:
    """Return the fields of a message that show this media to this user or bot. `serial` is that of
    the message: a file has other ids in each."""
    if media.kind == "photo":
        sizes = []
        for file in media.files:
            size: dict[str, Any] = _ids(file, viewer, serial)
            if file.whole:
                size["file_size"] = len(file.data)
            size["width"] = file.width
            size["height"] = file.height
            sizes.append(size)
        return {"photo": sizes}
    shown: dict[str, Any] = {"mime_type": media.best.mime}
    if media.name:
        shown = {"file_name": media.name, **shown}
    if media.kind == "animation":
        shown |= {"duration": media.seconds}
        shown |= {"width": media.best.width, "height": media.best.height}
    shown |= _ids(media.best, viewer, serial) | {"file_size": len(media.best.data)}
    if media.kind == "animation":
        without_size = {k: v for k, v in shown.items() if k not in ("duration", "width", "height")}
        return {"animation": shown, "document": without_size}
    return {"document": shown}


def _ids(file: File, viewer: int, serial: int) -> dict[str, Any]:
    return {"file_id": file_id(file, viewer, serial), "file_unique_id": file.unique_id}


def _base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def image_mime(data: bytes) -> str:
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        return "image/png"
    if data[:4] == b"RIFF":
        return "image/webp"
    return "image/gif" if data[:3] == b"GIF" else "image/jpeg"


def image_size(data: bytes) -> tuple[int, int] | None:
    """Return the width and height that a PNG, GIF, JPEG or WebP declares."""
    try:
        size = _read_size(data)
    except (struct.error, IndexError):
        return None
    return size if size and min(size) > 0 else None


def _read_size(data: bytes) -> tuple[int, int] | None:
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        width, height = struct.unpack_from(">II", data, 16)
        return int(width), int(height)
    if data[:6] in (b"GIF87a", b"GIF89a"):
        width, height = struct.unpack_from("<HH", data, 6)
        return int(width), int(height)
    if data[:2] == b"\xff\xd8":
        return _jpeg_size(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp_size(data)
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while data[at] == 0xFF:
        marker = data[at + 1]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", data, at + 5)
            return int(width), int(height)
        at += 2 + struct.unpack_from(">H", data, at + 2)[0]
    return None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    match data[12:16]:
        case b"VP8X":
            width = int.from_bytes(data[24:27], "little") + 1
            return width, int.from_bytes(data[27:30], "little") + 1
        case b"VP8L":
            bits = struct.unpack_from("<I", data, 21)[0]
            return int(bits & 0x3FFF) + 1, int(bits >> 14 & 0x3FFF) + 1
        case b"VP8 ":
            width, height = struct.unpack_from("<HH", data, 26)
            return int(width & 0x3FFF), int(height & 0x3FFF)
    return None
