"""Turn what a bot or a person sends into the text and entities that Telegram would deliver."""

from collections.abc import Callable
from typing import Any

from bot.playground.json_fields import BadField, integer, mapping, string
from bot.playground.text import dates, detection, html, legacy_markdown, links, markdown_v2
from bot.playground.text.cleaning import clean, is_blank, trim
from bot.playground.text.nesting import nested
from bot.playground.text.spans import (
    QUOTES,
    SPLITTABLE,
    BadText,
    Span,
    TooLong,
    byte_offset,
    utf16_length,
    utf16_offsets,
)

__all__ = ["BadText", "TooLong", "compose", "utf16_length"]

# The Bot API server reads no more than this, in bytes.
MOST_BYTES = 1 << 15
_DETECTED = ("mention", "hashtag", "cashtag", "bot_command", "url", "email", "phone_number")
_LARGEST_OFFSET = 1_000_000


def compose(
    text: str,
    *,
    parse_mode: str | None,
    entities: list[dict[str, Any]] | None,
    limit: int,
    resolve_user: Callable[[int], dict[str, Any] | None],
    now: int,
    allow_empty: bool = False,
) -> tuple[str, list[dict[str, Any]]]:
    """Return the text and entities as a message shows them. Raise BadText, or TooLong past `limit`
    characters. `allow_empty` is for captions, which may have no text at all."""
    if not text and not allow_empty:
        raise BadText("message text is empty")
    plain, spans = _parse(text, parse_mode, entities)
    plain = trim(clean(plain, spans), spans)
    if is_blank(plain):
        if not allow_empty:
            raise BadText("text must be non-empty")
        if not plain:
            return "", []
    if len(plain) > limit:
        raise TooLong("message is too long" if limit > 1024 else "message caption is too long")
    _resolve_users(spans, resolve_user)
    dates.check(plain, spans, now)
    return plain, _as_json(plain, nested(spans, detection.find(plain)))


def _parse(
    text: str, parse_mode: str | None, entities: list[dict[str, Any]] | None
) -> tuple[str, list[Span]]:
    """Return the plain text and what the sender marked in it; parse_mode beats entities."""
    try:
        size = len(text) if text.isascii() else len(text.encode())
    except UnicodeEncodeError:
        raise BadText("strings must be encoded in UTF-8") from None
    if size > MOST_BYTES:
        raise BadText("text is too long")
    match (parse_mode or "").lower():
        case "" | "none":
            return text, _given_spans(text, entities or [])
        case _ if not text:
            return text, []
        case "html":
            return html.parse(text)
        case "markdownv2":
            return markdown_v2.parse(text)
        case "markdown":
            return legacy_markdown.parse(text)
        case _:
            raise BadText("unsupported parse_mode")


def _given_spans(text: str, entities: list[dict[str, Any]]) -> list[Span]:
    """Return the entities that came beside the text, in code points."""
    try:
        read = [_read(entity) for entity in entities]
    except BadField as error:
        raise BadText(f"can't parse MessageEntity: {error}") from error
    placed: list[Span] = []
    for span in (span for span in read if span is not None):
        length = span.end - span.start
        for name, value in (("offset", span.start), ("length", length)):
            if not 0 <= value <= _LARGEST_OFFSET:
                raise BadText(f"receive an entity with incorrect {name} {value}")
        if length:
            placed.append(span)
    if placed:
        _to_code_points(text, placed)
    return placed


def _to_code_points(text: str, spans: list[Span]) -> None:
    offsets = utf16_offsets(text)
    points = {unit: point for point, unit in enumerate(offsets)}
    for span in spans:
        start, end = span.start, span.end
        if start > offsets[-1]:
            raise BadText(f"entity begins after the end of the text at UTF-16 offset {start}")
        if end > offsets[-1]:
            raise BadText(
                f"entity beginning at UTF-16 offset {start} ends after the end of the text "
                f"at UTF-16 offset {end}"
            )
        if start not in points:
            at = byte_offset(text, points[start + 1])
            raise BadText(f"entity begins in a middle of a UTF-16 symbol at byte offset {at}")
        if end not in points:
            at = byte_offset(text, points[end + 1])
            raise BadText(
                f"entity beginning at UTF-16 offset {start} ends in a middle of a UTF-16 symbol "
                f"at byte offset {at}"
            )
        span.start, span.end = points[start], points[end]


def _read(entity: object) -> Span | None:
    """Read one MessageEntity object; return None for the kinds that Telegram detects by itself."""
    if not isinstance(entity, dict):
        raise BadField("expected an Object")
    offset, length = integer(entity, "offset"), integer(entity, "length")
    kind = string(entity, "type")
    span = Span(kind, offset, offset + length)
    match kind:
        case "pre":
            if language := string(entity, "language", ""):
                span.detail = {"language": language}
        case "text_link":
            _read_link(span, string(entity, "url"))
        case "text_mention":
            span.detail = {"user": integer(mapping(entity, "user"), "id")}
        case "custom_emoji":
            identifier = integer(entity, "custom_emoji_id")
            if not identifier:
                raise BadText("invalid custom emoji identifier specified")
            span.detail = {"custom_emoji_id": str(identifier)}
        case "date_time":
            unix_time = integer(entity, "unix_time")
            try:
                date_format = dates.canonical_format(string(entity, "date_time_format", ""))
            except ValueError as error:
                raise BadField(str(error)) from error
            if unix_time <= 0:
                raise BadText("invalid date specified")
            span.detail = dates.detail(unix_time, date_format)
        case _ if kind in _DETECTED or kind == "bank_card_number":
            return None
        case _ if kind not in (*SPLITTABLE, *QUOTES, "code"):
            raise BadField("Unsupported type specified" if kind else "Type is not specified")
    return span


def _read_link(span: Span, url: str) -> None:
    try:
        links.set_link(span, url)
    except links.BadLink as error:
        raise BadText(f"entity URL '{url}' is invalid: {error}") from error


def _resolve_users(spans: list[Span], resolve_user: Callable[[int], dict[str, Any] | None]) -> None:
    """Put the user in place of the id, and drop mentions of strangers, as Telegram does."""
    for span in spans:
        if span.kind == "text_mention":
            span.detail = {"user": resolve_user(span.detail["user"])}
    spans[:] = [span for span in spans if span.detail.get("user", span) is not None]


def _as_json(text: str, spans: list[Span]) -> list[dict[str, Any]]:
    """Return the entities as JSON objects, in UTF-16 units."""
    if not spans:
        return []
    offsets: Any = range(len(text) + 1) if text.isascii() else utf16_offsets(text)
    return [
        {
            "offset": offsets[span.start],
            "length": offsets[span.end] - offsets[span.start],
            "type": span.kind,
            **span.detail,
        }
        for span in spans
    ]
