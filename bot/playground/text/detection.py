"""Detect the entities that nobody has to mark: commands, mentions, tags, addresses, numbers."""

import re
from collections.abc import Iterator

from bot.playground.text.spans import Span
from bot.playground.text.top_level_domains import TLDS

_MENTION = re.compile(r"(?<!\w)@([A-Za-z0-9_]{2,32})(?!\w)")
_SHORT_NAMES = {"gif", "nft", "pic", "ufc", "vid"}
_COMMAND = re.compile(
    r"(?<![\w/<>])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32}(?![\w/<>])|(?![\w/<>@]))"
)
_TAG_LETTER = "\\w\u00b7\u200c\u0d80-\u0dff"
_HASHTAG = re.compile(rf"(?<![{_TAG_LETTER}])#([{_TAG_LETTER}]+)(@[A-Za-z0-9_]{{3,32}})?")
_CASHTAG = re.compile(
    rf"(?<![${_TAG_LETTER}])\$(?:1INCH|[A-Z]{{1,8}})(?:@[A-Za-z0-9_]{{3,32}})?(?![${_TAG_LETTER}])"
)
_PHONE = re.compile(r"(?<![\w+])\+(?:[-.() ]{0,2}\d){7,15}(?!\w)")
_PATH = '[/?#][^\\s<>"«»\u2000-\u200b\u200e\u200f\u2016-\u206f]{0,4096}'
_OWN_LINK = re.compile(rf"(?:tg|tonsite|ton)://[a-z0-9_-]{{1,253}}(?:{_PATH})?", re.IGNORECASE)
_HOST = re.compile(r"(?<![\w~.-])[\w~-]+(?:\.[\w~-]+)+")
_PORT = re.compile(r":0*(\d{1,5})(?!\d)")
_REST = re.compile(_PATH)
# shttp, sftp and tftp only end like a protocol: Telegram excepts them.
_PROTOCOL = re.compile(
    r"(?:(?<!\bs)http|https|(?<!\b[st])ftp|tonsite)://$", re.IGNORECASE | re.ASCII
)
_NO_USER_DATA = re.compile("[\\s/\\[\\]{}()'`<>\"@«»\u2000-\u200b\u200e\u200f\u2016-\u206f]")
_EMAIL = re.compile(
    r"(?:[a-z0-9_-]{0,26}[.+]){0,10}[a-z0-9_-]{1,35}"
    r"@(?:[a-z0-9](?:[a-z0-9_-]{0,28}[a-z0-9])?\.){1,6}[a-z]{2,8}",
    re.IGNORECASE,
)
_ENDS_NO_PATH = ".:;,('?!`"
_PAIRS = {")": "(", "]": "[", "}": "{"}


def find(text: str) -> list[Span]:
    """Return every detected entity; they may still cross each other."""
    spans: list[Span] = []
    if "@" in text:
        spans += (
            Span("mention", *m.span())
            for m in _MENTION.finditer(text)
            if len(m[1]) >= 4 or m[1].lower() in _SHORT_NAMES
        )
    if "/" in text:
        spans += (Span("bot_command", *m.span()) for m in _COMMAND.finditer(text))
    if "#" in text:
        spans += _hashtags(text)
    if "$" in text:
        spans += (Span("cashtag", *m.span()) for m in _CASHTAG.finditer(text))
    if "+" in text:
        spans += (Span("phone_number", *m.span()) for m in _PHONE.finditer(text))
    if "://" in text:
        spans += (
            Span("url", m.start(), _path_end(text, m.start(), m.end()))
            for m in _OWN_LINK.finditer(text)
        )
    if "." in text:
        spans += _addresses(text)
    return spans


def _hashtags(text: str) -> Iterator[Span]:
    for tag in _HASHTAG.finditer(text):
        end = tag.end() if len(tag[1]) <= 256 else tag.start(1) + 256
        counted = tag[1][:256]
        if any(c.isalpha() for c in counted) and not text.startswith("#", tag.end()):
            yield Span("hashtag", tag.start(), end)


def _addresses(text: str) -> Iterator[Span]:
    """Yield web and e-mail addresses: each host with what belongs to it on its left and right."""
    free_from = 0
    for host in _HOST.finditer(text):
        if host.start() < free_from or text.startswith("@", host.end()):
            continue
        start = host.start()
        if text[max(free_from, start - 1) : start] == "@":
            person = _user_data_start(text, max(free_from, start - 400), start - 1)
            if person == start - 1:
                continue
            local = person + (7 if text.startswith("mailto:", person) else 0)
            if _EMAIL.fullmatch(text, local, host.end()):
                free_from = host.end()
                yield Span("email", local, host.end())
                continue
            start = person
        protocol = _PROTOCOL.search(text, max(free_from, start - 10), start)
        if protocol is None and start and (text[start - 1].isalnum() or text[start - 1] in "_/#@"):
            continue
        if _is_host(host[0], has_protocol=protocol is not None):
            free_from = end = _after_host(text, host.end())
            yield Span("url", protocol.start() if protocol else start, end)


def _user_data_start(text: str, floor: int, end: int) -> int:
    """Return where the part of an address before its "@" begins."""
    while end > floor and not _NO_USER_DATA.match(text, end - 1):
        end -= 1
    return end


def _after_host(text: str, end: int) -> int:
    """Return where the address ends whose host ends at `end`."""
    port = _PORT.match(text, end)
    if port and 0 < int(port[1]) <= 65535:
        end = port.end()
    rest = _REST.match(text, end)
    if rest is None:
        return end
    kept = _path_end(text, end, rest.end())
    return kept if kept > end + 1 or text[end] == "/" else end


def _path_end(text: str, start: int, end: int) -> int:
    """Return where a path ends: before a bracket that it did not open, and without punctuation."""
    depth = dict.fromkeys("([{", 0)
    for position in range(start, end):
        character = text[position]
        if character in depth:
            depth[character] += 1
        elif character in _PAIRS:
            depth[_PAIRS[character]] -= 1
            if depth[_PAIRS[character]] < 0:
                end = position
                break
    while end > start and text[end - 1] in _ENDS_NO_PATH:
        end -= 1
    return end


def _is_host(host: str, *, has_protocol: bool) -> bool:
    parts = host.split(".")
    if any(not 0 < len(part) < 64 or part.endswith("-") for part in parts):
        return False
    if all(part.isdecimal() for part in parts):
        return len(parts) == 4 and all(str(int(part)) == part and int(part) < 256 for part in parts)
    top = parts[-1]
    if len(top) < 2 or "_" in parts[-2] or host.lower() == "teiegram.org":
        return False
    if top.startswith("xn--"):
        return len(top) > 5 and top[4:].isalnum()
    if "_" in top or "-" in top:
        return False
    return has_protocol or _is_known(top)


def _is_known(top: str) -> bool:
    # "end.Of" is a sentence without its space, "EXAMPLE.COM" an address.
    lower = top.lower()
    return lower in TLDS and (top == lower or top[1:] != lower[1:])
