"""Check and normalise the addresses that Telegram takes for links."""

import re
from urllib.parse import parse_qs, urlsplit

from bot.playground.text.spans import Span

_OWN = re.compile(r"(tg|tonsite|ton):(?://)?(.*)", re.IGNORECASE | re.DOTALL)
_OWN_HOST = re.compile(r"[a-z0-9_-]+", re.IGNORECASE)
_WEB = re.compile(
    r"(?:(?P<protocol>[a-z0-9]+)://)?(?P<user>[^/?#@]*@)?(?P<host>\[[0-9a-f:.]+\]|[^/?#:@]*)"
    r"(?P<port>:\d{1,5})?(?P<rest>[/?#].*)?",
    re.IGNORECASE | re.DOTALL,
)
_HOST = re.compile(r"(?:[a-z0-9.\-_!$,~*'();&+=\u0080-\U0010ffff]|%[0-9a-f]{2})+")
_USER = re.compile(r"tg:(?://)?user\?(?:.*&)?id=(\d{1,16})(?!\d)", re.IGNORECASE)


class BadLink(Exception):
    """Telegram would not take this address; its str says why."""


def normalized(link: str) -> str:
    """Return the address as Telegram does: with a protocol, a lower-case host and a path."""
    if own := _OWN.fullmatch(link):
        return _own_link(own[1].lower(), own[2])
    web = _WEB.fullmatch(link.strip())
    if web is None:
        raise BadLink("Wrong HTTP URL")
    protocol = (web["protocol"] or "http").lower()
    if protocol not in ("http", "https"):
        raise BadLink("Unsupported URL protocol")
    host = web["host"].lower()
    if not host:
        raise BadLink("URL host is empty")
    if not host.startswith("["):
        if not _HOST.fullmatch(host):
            raise BadLink("Disallowed character in URL host")
        if "." not in host:
            raise BadLink("Wrong HTTP URL")
    port = f":{int(web['port'][1:])}" if web["port"] else ""
    return f"{protocol}://{web['user'] or ''}{host}{port}{_path(web['rest'] or '')}"


def _own_link(scheme: str, rest: str) -> str:
    host = _OWN_HOST.match(rest)
    if host is None or rest[host.end() :][:1] not in ("", "/", "?", "#"):
        raise BadLink(f"Wrong {'tg' if scheme == 'tg' else 'ton'} URL")
    path = _path(rest[host.end() :])
    return f"{scheme}://{host[0].lower()}{path if path[:2] != '/?' else path[1:]}"


def _path(rest: str) -> str:
    safe = re.sub(r"[\x00-\x20]", lambda m: f"%{ord(m[0]):02X}", rest.rstrip())
    return safe if safe.startswith("/") else "/" + safe


def set_link(span: Span, target: str) -> None:
    """Make the span a mention of the person whom the link names, or else a link."""
    person = _USER.match(target)
    if person and 0 < int(person[1]) < 1 << 52:
        span.kind, span.detail = "text_mention", {"user": int(person[1])}
    else:
        span.kind, span.detail = "text_link", {"url": normalized(target)}


def try_set_link(span: Span, target: str) -> bool:
    """Set the link and return True, or return False if Telegram would drop the address."""
    try:
        set_link(span, target)
    except BadLink:
        return False
    return True


def query(link: str, host: str) -> dict[str, str] | None:
    """Return the arguments of a tg://host?… link; None for any other link."""
    try:
        parts = urlsplit(link)
    except ValueError:
        return None
    if parts.scheme.lower() != "tg" or (parts.netloc or parts.path).lower() != host:
        return None
    return {name: values[0] for name, values in parse_qs(parts.query).items()}
