"""Reading saved data: its versions first, then every field; BadSave names the one at fault."""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from engine.game import Game, shown

AnyGame = Game[Any, Any, Any]
Games = Mapping[str, AnyGame]  # by key: the registry that a table is opened or loaded with
Saved = dict[str, Any]
LONGEST_FIELD: Final = 60  # whose name an error repeats as it is
# The errors of code that is given data of another shape than it expects.
FAULTS: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)

# Everything saved begins with its versions, so that they are known before it is parsed.
_HEAD: Final = re.compile(rb'\{"format":(\d+),"game":"(\w+)","rules":(\d+),')


class BadSave(ValueError):
    """Data that was not saved here, or was damaged since; the message names the field."""


class NewerSave(BadSave):
    """Data that a later version saved."""


def read(
    text: str | bytes,
    games: Games,
    adapter_of: Callable[[AnyGame], TypeAdapter[Any]],
    newest: int,
    upcast: Callable[[Saved, Games], Saved],
) -> Any:
    """Parse a text by the adapter for its game, after an upcast if it is not of the newest format
    and the game's current rules."""
    try:
        data = text.encode() if isinstance(text, str) else text
        head = _HEAD.match(data)
        if head and int(head[1]) == newest:
            game = games.get(head[2].decode())
            if game is not None and int(head[3]) == game.rules:
                return adapter_of(game).validate_json(data)
        parsed = json.loads(data)
        if not isinstance(parsed, dict):
            raise BadSave("a saved game is a JSON object")
        saved = upcast(parsed, games)
        return adapter_of(games[saved["game"]]).validate_python(saved)
    except BadSave:
        raise
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        field = ".".join(map(str, fault["loc"]))
        if len(field) > LONGEST_FIELD or not field.isprintable():
            field = shown(field)
        raise BadSave(f"{field}: {fault['msg']}" if field else fault["msg"]) from None
    except (ValueError, RecursionError) as error:
        raise BadSave(f"this is not JSON: {error}") from None


def check_format(saved: Saved, newest: int) -> int:
    """Return the format of saved data; NewerSave if a later version wrote it."""
    format_ = version(saved, "format")
    if format_ > newest:
        raise NewerSave(f"format: {format_} is newer than what this version reads")
    return format_


def check_rules(saved: Saved, games: Games) -> int:
    """Return the rules version of saved data; BadSave if the game is unknown,
    NewerSave if its rules are of a later version."""
    game, rules = saved.get("game"), version(saved, "rules")
    if not isinstance(game, str) or game not in games:
        raise BadSave(f"game: there is no game {shown(game)}; there are {', '.join(games)}")
    if rules > games[game].rules:
        raise NewerSave(f"rules: {rules} is newer than what this version reads")
    return rules


def version(saved: Saved, name: str) -> int:
    found = saved.get(name)
    if not isinstance(found, int) or found < 1:
        raise BadSave(f"{name}: a version from 1 is missing")
    return found
