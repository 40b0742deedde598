"""Reads the parameters of a request: query, form, multipart or JSON, as Telegram takes them."""

import json
from typing import Any
from urllib.parse import parse_qsl

from aiohttp import BodyPartReader, web

from bot.playground.params import Params, Upload
from bot.playground.refusals import Refusal, bad

NO_UTF8 = "strings must be encoded in UTF-8"
LARGEST_BODY = 64 * 1024 * 1024
CHUNK = 256 * 1024
TOO_LARGE = Refusal(413, "Request Entity Too Large")


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
        if b"\\u" in body:  # JSON can hold halves of characters, which no text can
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise bad(NO_UTF8) from None
    except (ValueError, RecursionError):
        raise bad("can't parse request body as a JSON object") from None
    if not isinstance(value, dict):
        raise bad("request body must be a JSON object")
    return value


def _form(body: bytes) -> list[tuple[str, str]]:
    try:
        return parse_qsl(
            body.decode(), keep_blank_values=True, errors="strict", max_num_fields=1000
        )
    except UnicodeDecodeError:
        raise bad(NO_UTF8) from None
    except ValueError:
        raise bad("too many parameters") from None


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
        raise bad(NO_UTF8) from None
    except (ValueError, RuntimeError, AssertionError, LookupError, web.HTTPException) as fault:
        if isinstance(fault, web.HTTPRequestEntityTooLarge):
            raise
        raise bad("can't parse multipart request body") from None
