"""Read typed fields of a JSON object, with the Bot API server's complaints."""

from typing import Any

JSON = dict[str, Any]


class BadField(Exception):
    """A field is missing or of a wrong type; its str says which and how."""


def string(fields: JSON, name: str, default: str | None = None) -> str:
    """Return a text, or a number as text; with a default the field is optional."""
    value = fields.get(name)
    if value is None and default is not None:
        return default
    if isinstance(value, int | float) and not isinstance(value, bool):
        return str(value)
    if not isinstance(value, str):
        raise _bad(fields, name, "String")
    if not value.isascii() and any("\ud800" <= c <= "\udfff" for c in value):
        raise BadField("Strings must be encoded in UTF-8")
    return value


def integer(fields: JSON, name: str) -> int:
    value = fields.get(name)
    if isinstance(value, str) and value.removeprefix("-").isdecimal() and len(value) < 20:
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        raise _bad(fields, name, "Number")
    return value


def flag(fields: JSON, name: str) -> bool:
    """Return an optional switch, off by default."""
    value = fields.get(name, False)
    if isinstance(value, str):
        return value.lower() in ("true", "yes", "1")
    if value is not None and not isinstance(value, bool | int):
        raise _bad(fields, name, "Boolean")
    return bool(value)


def mapping(fields: JSON, name: str) -> JSON:
    value = fields.get(name)
    if not isinstance(value, dict):
        raise _bad(fields, name, "Object")
    return value


def _bad(fields: JSON, name: str, wanted: str) -> BadField:
    if name not in fields:
        return BadField(f'Can\'t find field "{name}"')
    return BadField(f'Field "{name}" must be of type {wanted}')
