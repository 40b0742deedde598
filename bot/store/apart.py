"""A long value that a session uses, like a map that a group brought: it is kept once beside the
session, which names it by its digest, so that a move does not write it again.

`apart` is the name of the session's field, a space, and the value in JSON.
"""

from hashlib import sha256


def take_out(session: bytes, apart: bytes) -> bytes:
    """Return a saved session with the digest of the value in its place."""
    if not apart:
        return session
    name, _, value = apart.partition(b" ")
    return session.replace(_pair(name, value), _pair(name, _digest(value)))


def put_back(session: bytes, apart: bytes) -> bytes:
    """Return a saved session as it was before `take_out`. One that never was stays as it is."""
    if not apart:
        return session
    name, _, value = apart.partition(b" ")
    return session.replace(_pair(name, _digest(value)), _pair(name, value))


def _pair(name: bytes, value: bytes) -> bytes:
    # What people write cannot hold this: in JSON its quotation marks are escaped.
    return b'"%s":%s' % (name, value)


def _digest(value: bytes) -> bytes:
    return b'"sha256:%s"' % sha256(value).hexdigest().encode()
