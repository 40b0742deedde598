"""Refuse requests by a name that is not this server's.

A site whose name is made to lead to this machine (DNS rebinding) is of one origin with what it
calls, so the Host header alone tells its requests from those of the page.
"""

from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware


def is_own_name(header: str, host: str) -> bool:
    """Return whether a Host header names loopback, or what the server was told to listen on; where
    that is every address, whichever address it names."""
    try:
        name = (urlsplit(f"//{header}").hostname or "").removesuffix(".")
    except ValueError:
        return False
    if name in (host.casefold(), "localhost") or name.endswith(".localhost"):
        return bool(name)
    try:
        address = ip_address(name)
    except ValueError:
        return False
    return address.is_loopback or _is_every_address(host)


def _is_every_address(host: str) -> bool:
    try:
        return not host or ip_address(host).is_unspecified
    except ValueError:
        return False


def host_check(host: str) -> Middleware:
    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not is_own_name(request.headers.get("Host", ""), host):
            return web.json_response({"error": "this server has another name"}, status=403)
        return await handler(request)

    return check
