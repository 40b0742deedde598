"""Read the files of messages from uploads and file ids, and offer them for download."""

from dataclasses import dataclass
from typing import Any

from bot.playground.file_store import (
    DOWNLOAD_BYTES,
    KIND_NAMES,
    KINDS,
    File,
    Kind,
    Media,
    media_from_upload,
)
from bot.playground.methods.call import Call, FormattedText
from bot.playground.model import JSON
from bot.playground.params import Upload
from bot.playground.refusals import bad_request
from bot.playground.server_settings import ACCEPTED, ServerSettings


@dataclass(slots=True)
class Source:
    """A file that is stored already, or one that is stored only when the message may be sent."""

    kind: Kind
    stored: Media | None = None
    upload: Upload | None = None

    def media(self, server: ServerSettings) -> Media:
        """Return the file, or refuse it."""
        if self.kind == "photo" and server.pictures != ACCEPTED:
            raise bad_request(server.pictures)
        if self.stored:
            return self.stored
        assert self.upload
        return media_from_upload(self.kind, self.upload.data, self.upload.name)


def read_source(call: Call, kind: str, value: Any) -> Source:
    """Return the file that a parameter or a media object names."""
    assert kind in KINDS
    name = value if isinstance(value, str) else ""
    upload = call.params.uploads.get(kind)
    if name.startswith("attach://"):
        upload = call.params.uploads.get(name.removeprefix("attach://"))
        if upload is None:
            raise bad_request("wrong file identifier/HTTP URL specified")
    if upload and (not name or name.startswith("attach://")):
        return Source(kind, upload=upload)
    if not name:
        raise bad_request(f"there is no {kind} in the request")
    if name.startswith(("http://", "https://")):
        raise bad_request("failed to get HTTP URL content")
    return Source(kind, stored=stored_media(call, kind, name))


def stored_media(call: Call, kind: Kind, name: str) -> Media:
    if call.world.server.file_ids != ACCEPTED:
        raise bad_request(call.world.server.file_ids)
    file: File | None = call.world.files.find(name, call.bot_id)
    if file is None or file.media is None:
        raise bad_request("wrong file identifier/HTTP URL specified")
    if file.media.kind != kind:
        raise bad_request(
            f"can't use file of type {KIND_NAMES[file.media.kind]} as {KIND_NAMES[kind]}"
        )
    return file.media


def caption_fields(kind: str, formatted: FormattedText, *, spoiler: bool, above: bool) -> JSON:
    content = formatted.fields("caption")
    if formatted.text and above and kind != "document":
        content["show_caption_above_media"] = True
    if spoiler and kind != "document":
        content["has_media_spoiler"] = True
    return content


def get_file(call: Call) -> JSON:
    file_id = call.params.text("file_id")
    if not file_id:
        raise bad_request("file_id not specified")
    file = call.world.files.find(file_id, call.bot_id)
    if file is None:
        raise bad_request("invalid file_id")
    if len(file.data) > DOWNLOAD_BYTES:
        raise bad_request("file is too big")
    return {
        "file_id": file_id,
        "file_unique_id": file.unique_id,
        "file_size": len(file.data),
        "file_path": file.path,
    }


HANDLERS = {"getfile": get_file}
