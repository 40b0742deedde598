"""Parse parse_mode HTML, with Telegram's own complaints about what is wrong and at which byte."""

import re
from dataclasses import dataclass

from bot.playground.text import dates, links
from bot.playground.text.spans import Span, byte_offset, parse_error

_KINDS = {
    **dict.fromkeys(("b", "strong"), "bold"),
    **dict.fromkeys(("i", "em"), "italic"),
    **dict.fromkeys(("u", "ins"), "underline"),
    **dict.fromkeys(("s", "strike", "del"), "strikethrough"),
    **dict.fromkeys(("tg-spoiler", "span"), "spoiler"),
    **{name: name for name in ("a", "pre", "code", "blockquote", "tg-emoji", "tg-time")},
}
_ENTITY = re.compile(r"&(?:#x([0-9a-fA-F]*)|#([0-9]*)|(lt|gt|amp|quot)(?![a-zA-Z]));?")
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
_SPACE = " \t\r\n\v"
_NAME = re.compile(r"[^ \t\r\n\v>]*")
_ATTRIBUTE = re.compile(r"[^ \t\r\n\v=>/\"']*")
_TOKEN = re.compile(r"[a-zA-Z0-9.-]*")
_BLANKS = re.compile(r"[ \t\r\n\v]*")


@dataclass(slots=True)
class _Tag:
    """A start tag whose end has not come yet."""

    name: str
    attributes: dict[str, str]
    start: int


def parse(text: str) -> tuple[str, list[Span]]:
    """Return the plain text and the spans that its tags make."""
    if "\0" in text:
        raise parse_error("Text must not contain null bytes")
    plain: list[str] = []
    length = 0
    spans: list[Span] = []
    waiting: list[_Tag] = []
    position = 0
    while position < len(text):
        tag = text.find("<", position)
        piece = unescape(text[position : tag if tag >= 0 else len(text)])
        plain.append(piece)
        length += len(piece)
        if tag < 0:
            break
        if text.startswith("</", tag):
            position = _end_tag(text, tag, waiting)
            _close(waiting.pop(), length, plain, spans)
        else:
            opened, position = _start_tag(text, tag)
            opened.start = length
            waiting.append(opened)
    if waiting:
        raise parse_error(f'Can\'t find end tag corresponding to start tag "{waiting[-1].name}"')
    result = "".join(plain)
    if any("\ud800" <= c <= "\udfff" for c in result):
        raise parse_error(
            "Text contains invalid Unicode characters after decoding HTML entities, "
            "check for unmatched surrogate code units"
        )
    for span in spans:
        if span.kind == "code":
            span.detail = {}
    return result, spans


def unescape(text: str) -> str:
    """Decode the four names and the numbers that Telegram knows; leave the rest as written."""
    return _ENTITY.sub(_character, text) if "&" in text else text


def _character(entity: re.Match[str]) -> str:
    if entity[3]:
        return _NAMED[entity[3]]
    if len(entity[0].rstrip(";")) >= 10:
        return entity[0]
    number = int(entity[1] or "0", 16) if entity[2] is None else int(entity[2] or "0")
    return chr(number) if 0 < number < 0x10FFFF else entity[0]


def _start_tag(text: str, begin: int) -> tuple[_Tag, int]:
    at = f"at byte offset {byte_offset(text, begin)}"
    position = _after(_NAME, text, begin + 1)
    name = text[begin + 1 : position].lower()
    if position == len(text):
        raise parse_error(f"Unclosed start tag {at}")
    if name not in _KINDS:
        raise parse_error(f'Unsupported start tag "{name}" {at}')
    attributes: dict[str, str] = {}
    while True:
        position = _after(_BLANKS, text, position)
        if text.startswith(">", position):
            break
        attribute, value, position = _attribute(text, position, name, at)
        if attribute == "class":
            value = _class(name, value, attributes.get("class", ""))
        attributes[attribute] = value
    if name == "span" and attributes.get("class") != "tg-spoiler":
        raise parse_error(f'Tag "span" must have class "tg-spoiler" {at}')
    return _Tag(name, attributes, 0), position + 1


def _class(tag: str, value: str, earlier: str) -> str:
    """Return the last class that means anything to Telegram."""
    meant = {"span": "tg-", "code": "language-"}.get(tag)
    return value if meant and value.startswith(meant) else earlier


def _attribute(text: str, position: int, tag: str, at: str) -> tuple[str, str, int]:
    """Read one attribute: return its name, its value and where the next begins."""
    begin = position
    position = _after(_ATTRIBUTE, text, begin)
    name = text[begin:position]
    if not name:
        raise parse_error(f'Empty attribute name in the tag "{tag}" {at}')
    position = _after(_BLANKS, text, position)
    if position == len(text):
        raise parse_error(f'Unclosed start tag "{tag}" {at}')
    if text[position] != "=":
        return name, "", position
    position = _after(_BLANKS, text, position + 1)
    if position == len(text):
        raise parse_error(f'Unclosed start tag "{tag}" {at}')
    quote = text[position]
    if quote in "'\"":
        end = text.find(quote, position + 1)
        value, position = text[position + 1 : end], end + 1
        if end < 0 or position == len(text):
            raise parse_error(f"Unclosed start tag {at}")
        return name, unescape(value), position
    begin = position
    position = _after(_TOKEN, text, begin)
    if position < len(text) and text[position] not in _SPACE + ">":
        raise parse_error(f"Unexpected end of name token at byte offset {byte_offset(text, begin)}")
    if position == len(text):
        raise parse_error(f"Unclosed start tag {at}")
    return name, text[begin:position].lower(), position


def _end_tag(text: str, begin: int, waiting: list[_Tag]) -> int:
    at = f"at byte offset {byte_offset(text, begin)}"
    if not waiting:
        raise parse_error(f"Unexpected end tag {at}")
    position = _after(_NAME, text, begin + 2)
    name = text[begin + 2 : position].lower()
    position = _after(_BLANKS, text, position)
    if not text.startswith(">", position):
        raise parse_error(f"Unclosed end tag {at}")
    if name and name != waiting[-1].name:
        raise parse_error(
            f'Unmatched end tag {at}, expected "</{waiting[-1].name}>", found "</{name}>"'
        )
    return position + 1


def _after(pattern: re.Pattern[str], text: str, position: int) -> int:
    match = pattern.match(text, position)
    return match.end() if match else position


def _close(tag: _Tag, end: int, plain: list[str], spans: list[Span]) -> None:
    """Add the span that a tag makes of the text since its start; none if that is empty."""
    if end == tag.start:
        return
    span = Span(_KINDS[tag.name], tag.start, end)
    match span.kind:
        case "a":
            target = tag.attributes.get("href") or "".join(plain)[span.start : span.end]
            if not links.try_set_link(span, target):
                return
        case "tg-emoji":
            _emoji(span, tag.attributes.get("emoji-id", ""))
        case "tg-time":
            if not _time(span, tag.attributes):
                return
        case "blockquote" if "expandable" in tag.attributes:
            span.kind = "expandable_blockquote"
        case "pre" | "code":
            if not _code(span, tag.attributes.get("class", ""), spans):
                return
    spans.append(span)


def _emoji(span: Span, identifier: str) -> None:
    if not re.fullmatch(r"-?[0-9]{1,19}", identifier) or not int(identifier):
        raise parse_error("Invalid custom emoji identifier specified")
    span.kind, span.detail = "custom_emoji", {"custom_emoji_id": identifier}


def _time(span: Span, attributes: dict[str, str]) -> bool:
    try:
        date_format = dates.canonical_format(attributes.get("format", ""))
    except ValueError as error:
        raise parse_error(str(error)) from error
    unix = re.match(r"[0-9]{1,10}", attributes.get("unix", ""))
    if unix is None or not 0 < int(unix[0]) < 1 << 31:
        return False
    span.kind, span.detail = "date_time", dates.detail(int(unix[0]), date_format)
    return True


def _code(span: Span, language_class: str, spans: list[Span]) -> bool:
    """Return whether the span stands alone: a code just inside or around a pre only names its
    language."""
    inner = spans[-1] if spans else None
    same = inner is not None and (inner.start, inner.end) == (span.start, span.end)
    if inner is not None and same and {inner.kind, span.kind} == {"pre", "code"}:
        language = (inner.detail.get("language") or "") if span.kind == "pre" else ""
        language = language or language_class.removeprefix("language-")
        if language:
            inner.kind, inner.detail = "pre", {"language": language}
            return False
    if span.kind == "code" and language_class:
        span.detail = {"language": language_class.removeprefix("language-")}
    return True
