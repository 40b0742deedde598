"""Saved games outlive deploys: what older versions wrote becomes what this one reads.

An upcast is a function from dict to dict that turns what one version wrote into what the next
version wrote. They run before validation, one after the other, and none is ever removed; a real
save of every released version is kept with the tests.
"""

import json
import re
from collections.abc import Callable
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from engine.games import GAMES

Saved = dict[str, Any]
Upcast = Callable[[Saved], Saved]

FORMAT: Final = 1
FORMATS: Final[dict[int, Upcast]] = {}  # by the format that they read
RULES: Final[dict[tuple[str, int], Upcast]] = {}  # by the game and the rules version they read

# Everything saved begins with its versions, so that they are known before it is parsed.
_HEAD: Final = re.compile(rb'\{"format":(\d+),"game":"(\w+)","rules":(\d+),')


class BadSave(ValueError):
    """This was not saved here, or was damaged since; the message names the field."""


def read(
    text: str | bytes, adapter_of: Callable[[str], TypeAdapter[Any]], has_state: bool = True
) -> Any:
    """What a text holds, by the adapter for its game; what has no state keeps its old rules."""
    try:
        data = text.encode() if isinstance(text, str) else text
        head = _HEAD.match(data)
        if head and _is_current(int(head[1]), head[2].decode(), int(head[3])):
            return adapter_of(head[2].decode()).validate_json(data)
        saved = upcast(json.loads(data), has_state)
        return adapter_of(saved["game"]).validate_python(saved)
    except BadSave:
        raise
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        field = ".".join(map(str, fault["loc"]))
        raise BadSave(f"{field}: {fault['msg']}" if field else fault["msg"]) from None
    except (ValueError, RecursionError) as error:
        raise BadSave(f"this is not JSON: {error}") from None


def upcast(data: Any, has_state: bool) -> Saved:
    """Bring saved data up to this version's format and rules."""
    if not isinstance(data, dict):
        raise BadSave("a saved game is a JSON object")
    saved: Saved = data
    version = _version(saved, "format")
    while version < FORMAT:
        saved = _raised(saved, FORMATS.get(version), f"format: {version}")
        version = _version(saved, "format")
    if version > FORMAT:
        raise BadSave(f"format: {version} is newer than what this version reads")
    game, rules = saved.get("game"), _version(saved, "rules")
    if not isinstance(game, str) or game not in GAMES:
        raise BadSave(f"game: there is no game {game!r}; there are {', '.join(GAMES)}")
    while has_state and rules < GAMES[game].rules:
        saved = _raised(saved, RULES.get((game, rules)), f"rules: {rules}")
        rules = _version(saved, "rules")
    if rules > GAMES[game].rules:
        raise BadSave(f"rules: {rules} is newer than what this version reads")
    return saved


def _raised(saved: Saved, one_up: Upcast | None, what: str) -> Saved:
    if one_up is None:
        raise BadSave(f"{what} is older than what this version reads")
    try:
        return one_up(saved)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadSave(f"{what} cannot be brought up to date: {error!r}") from None


def _is_current(format_: int, game: str, rules: int) -> bool:
    return format_ == FORMAT and game in GAMES and rules == GAMES[game].rules


def _version(saved: Saved, name: str) -> int:
    version = saved.get(name)
    if not isinstance(version, int) or version < 1:
        raise BadSave(f"{name}: a version from 1 is missing")
    return version
