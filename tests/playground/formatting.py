"""Shorthand for tests of formatted texts: parse one, write its entities, get its refusal."""

from typing import Any

import pytest

from bot.playground.entities import BadText, compose

NOW = 1_767_225_600
ANN = {"id": 11, "is_bot": False, "first_name": "Ann"}

Entity = dict[str, Any]


def resolve_user(user: int) -> dict[str, Any] | None:
    return ANN if user == 11 else None


def parsed(
    text: str,
    mode: str | None = None,
    entities: Any = None,
    *,
    limit: int = 4096,
    allow_empty: bool = False,
) -> tuple[str, list[Entity]]:
    return compose(
        text,
        parse_mode=mode,
        entities=entities,
        limit=limit,
        resolve_user=resolve_user,
        now=NOW,
        allow_empty=allow_empty,
    )


def mark(kind: str, offset: int, length: int, **detail: Any) -> Entity:
    return {"type": kind, "offset": offset, "length": length, **detail}


def refusal(text: str, mode: str | None = None, entities: Any = None) -> str:
    with pytest.raises(BadText) as refused:
        parsed(text, mode, entities)
    return str(refused.value)
