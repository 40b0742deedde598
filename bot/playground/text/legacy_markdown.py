"""Parse parse_mode Markdown, the old one that bots still use: no nesting, four escapes."""

import re

from bot.playground.text import links
from bot.playground.text.spans import Span, byte_offset, parse_error

_PIECE = re.compile(
    r"\\(?P<escaped>[_*`\[])|(?P<fence>```)(?:(?P<language>[^\s`]+)(?=\s))?(?:\r\n|\n\r|\n|\r)?"
    r"|(?P<mark>[_*`\[])",
    re.ASCII,
)
_KINDS = {"_": "italic", "*": "bold", "`": "code", "```": "pre", "[": "text_link"}


def parse(text: str) -> tuple[str, list[Span]]:
    """Return the plain text and the spans that its marks make."""
    plain: list[str] = []
    length = position = 0
    spans: list[Span] = []
    while piece := _PIECE.search(text, position):
        before = text[position : piece.start()] + (piece["escaped"] or "")
        plain.append(before)
        length += len(before)
        position = piece.end()
        if piece["escaped"]:
            continue
        mark = piece["fence"] or piece["mark"]
        closing = "]" if mark == "[" else mark
        end = text.find(closing, position)
        if end < 0:
            at = byte_offset(text, piece.start())
            raise parse_error(f"Can't find end of the entity starting at byte offset {at}")
        inner = text[position:end]
        span = Span(_KINDS[mark], length, length + len(inner))
        position = end + len(closing)
        if mark == "```" and piece["language"]:
            span.detail = {"language": piece["language"]}
        is_kept = mark != "["
        if mark == "[":
            position, is_kept = _link(span, text, inner, position)
        if is_kept and inner:
            spans.append(span)
        plain.append(inner)
        length += len(inner)
    plain.append(text[position:])
    return "".join(plain), spans


def _link(span: Span, text: str, inner: str, position: int) -> tuple[int, bool]:
    """Return where the text goes on after a link, and whether the link is one."""
    target = inner
    if text.startswith("(", position):
        end = text.find(")", position)
        end = end if end >= 0 else len(text)
        target, position = text[position + 1 : end], min(end + 1, len(text))
    return position, links.try_set_link(span, target)
