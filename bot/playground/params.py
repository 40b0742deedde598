"""The parameters of a call, read from a query, form, multipart or JSON body as Telegram does:
anything may come as text, objects as JSON."""

import json
import re
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl

from aiohttp import BodyPartReader, web

from bot.playground.refusals import Refusal, bad_request

TRUE = frozenset(("true", "yes", "1"))
NUMBER = re.compile(r"\s*([+-]?\d{1,18})")
NO_UTF8 = "strings must be encoded in UTF-8"
LARGEST_BODY = 64 * 1024 * 1024
# At least what is read at once: of more, aiohttp returns a part by a method that it warns of.
CHUNK = LARGEST_BODY
TOO_LARGE = Refusal(413, "Request Entity Too Large")


@dataclass(slots=True)
class Upload:
    name: str
    data: bytes


@dataclass(slots=True)
class Params:
    values: dict[str, Any]
    uploads: dict[str, Upload] = field(default_factory=dict)

    def has(self, name: str) -> bool:
        return self.values.get(name) is not None

    def text(self, name: str) -> str:
        """Return a parameter as text; an object or a number as the JSON that it was."""
        value = self.values.get(name)
        if isinstance(value, str):
            return value
        return "" if value is None else json.dumps(value)

    def integer(self, name: str, default: int = 0) -> int:
        """Return the number that a value begins with, as Telegram reads numbers; no number is 0."""
        value = self.values.get(name)
        if value is None or value == "":
            return default
        return integer(value)

    def clamped(self, name: str, default: int, low: int, high: int) -> int:
        return max(low, min(high, self.integer(name, default)))

    def flag(self, name: str) -> bool:
        return is_true(self.values.get(name))

    def parsed(self, name: str, what: str) -> Any:
        """Return an object or array, given as such or as JSON text; None if there is none."""
        value = self.values.get(name)
        if not isinstance(value, str):
            return value
        if not value.strip():
            return None
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            raise bad_request(f"can't parse {what} JSON object") from None


def integer(value: Any) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value if -(2**63) <= value < 2**63 else 0
    found = NUMBER.match(value if isinstance(value, str) else str(value))
    return int(found[1]) if found else 0


def is_true(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    return str(value).strip().lower() in TRUE


async def read_params(request: web.Request) -> Params:
    values: dict[str, Any] = {}
    uploads: dict[str, Upload] = {}
    if request.rel_url.raw_query_string:
        values.update(_form(request.rel_url.raw_query_string.encode()))
    if request.body_exists:
        try:
            match request.content_type:
                case "application/json":
                    values.update(parse_json(await request.read()))
                case "application/x-www-form-urlencoded":
                    values.update(_form(await request.read()))
                case "multipart/form-data":
                    await _multipart(request, values, uploads)
                case _:
                    await request.read()
        except web.HTTPRequestEntityTooLarge:
            raise TOO_LARGE from None
    return Params(values, uploads)


def parse_json(body: bytes) -> dict[str, Any]:
    try:
        value = json.loads(body)
        if b"\\u" in body:  # \u escapes can name lone surrogates, which UTF-8 cannot encode
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise bad_request(NO_UTF8) from None
    except (ValueError, RecursionError):
        raise bad_request("can't parse request body as a JSON object") from None
    if not isinstance(value, dict):
        raise bad_request("request body must be a JSON object")
    return value


def _form(body: bytes) -> list[tuple[str, str]]:
    try:
        return parse_qsl(
            body.decode(), keep_blank_values=True, errors="strict", max_num_fields=1000
        )
    except UnicodeDecodeError:
        raise bad_request(NO_UTF8) from None
    except ValueError:
        raise bad_request("too many parameters") from None


async def _read_part(part: BodyPartReader) -> bytes:
    data = bytearray()
    while chunk := await part.read_chunk(CHUNK):
        data += chunk
        if len(data) > LARGEST_BODY:
            raise TOO_LARGE
    return bytes(part.decode(data))


async def _multipart(
    request: web.Request, values: dict[str, Any], uploads: dict[str, Upload]
) -> None:
    try:
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader) or not part.name:
                continue
            data = await _read_part(part)
            if part.filename is not None:
                uploads[part.name] = Upload(part.filename, data)
            else:
                values[part.name] = data.decode()
    except UnicodeDecodeError:
        raise bad_request(NO_UTF8) from None
    except (ValueError, RuntimeError, AssertionError, LookupError, web.HTTPException) as error:
        if isinstance(error, web.HTTPRequestEntityTooLarge):
            raise
        raise bad_request("can't parse multipart request body") from None
