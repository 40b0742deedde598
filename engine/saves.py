"""Reading what was saved: its versions first, then every field; BadSave names the one at fault."""

import json
import re
from collections.abc import Callable
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from engine.games import GAMES

Saved = dict[str, Any]
# What data of the wrong shape makes code raise that expects the right one.
FAULTS: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)

# Everything saved begins with its versions, so that they are known before it is parsed.
_HEAD: Final = re.compile(rb'\{"format":(\d+),"game":"(\w+)","rules":(\d+),')


class BadSave(ValueError):
    """This was not saved here, or was damaged since; the message names the field."""


def read(
    text: str | bytes,
    adapter_of: Callable[[str], TypeAdapter[Any]],
    newest: int,
    upcast: Callable[[Saved], Saved],
) -> Any:
    """Parse a text by the adapter for its game, after an upcast if it is not of the newest format
    and the game's current rules."""
    try:
        data = text.encode() if isinstance(text, str) else text
        head = _HEAD.match(data)
        if head and _is_current(int(head[1]), head[2].decode(), int(head[3]), newest):
            return adapter_of(head[2].decode()).validate_json(data)
        parsed = json.loads(data)
        if not isinstance(parsed, dict):
            raise BadSave("a saved game is a JSON object")
        saved = upcast(parsed)
        return adapter_of(saved["game"]).validate_python(saved)
    except BadSave:
        raise
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        field = ".".join(map(str, fault["loc"]))
        raise BadSave(f"{field}: {fault['msg']}" if field else fault["msg"]) from None
    except (ValueError, RecursionError) as error:
        raise BadSave(f"this is not JSON: {error}") from None


def check_format(saved: Saved, newest: int) -> int:
    """The format of saved data; BadSave if a newer version wrote it."""
    format_ = version(saved, "format")
    if format_ > newest:
        raise BadSave(f"format: {format_} is newer than what this version reads")
    return format_


def check_rules(saved: Saved) -> int:
    """The rules version of saved data; BadSave if there is no such game, or newer rules."""
    game, rules = saved.get("game"), version(saved, "rules")
    if not isinstance(game, str) or game not in GAMES:
        raise BadSave(f"game: there is no game {game!r}; there are {', '.join(GAMES)}")
    if rules > GAMES[game].rules:
        raise BadSave(f"rules: {rules} is newer than what this version reads")
    return rules


def version(saved: Saved, name: str) -> int:
    found = saved.get(name)
    if not isinstance(found, int) or found < 1:
        raise BadSave(f"{name}: a version from 1 is missing")
    return found


def _is_current(format_: int, game: str, rules: int, newest: int) -> bool:
    return format_ == newest and game in GAMES and rules == GAMES[game].rules
