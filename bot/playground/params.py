"""The parameters of a call, however they came: anything may be text, objects may be JSON."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from bot.playground.refusals import bad

TRUE = frozenset(("true", "yes", "1"))
NUMBER = re.compile(r"\s*([+-]?\d{1,18})")


@dataclass(slots=True)
class Upload:
    name: str
    data: bytes


@dataclass(slots=True)
class Params:
    values: dict[str, Any]
    uploads: dict[str, Upload] = field(default_factory=dict)

    def has(self, name: str) -> bool:
        return self.values.get(name) is not None

    def text(self, name: str) -> str:
        """As text; an object or a number as the JSON it was."""
        value = self.values.get(name)
        if isinstance(value, str):
            return value
        return "" if value is None else json.dumps(value)

    def integer(self, name: str, default: int = 0) -> int:
        """The number a value begins with, as Telegram reads numbers; no number is 0."""
        value = self.values.get(name)
        if value is None or value == "":
            return default
        return whole(value)

    def clamped(self, name: str, default: int, low: int, high: int) -> int:
        return max(low, min(high, self.integer(name, default)))

    def flag(self, name: str) -> bool:
        return truth(self.values.get(name))

    def parsed(self, name: str, what: str) -> Any:
        """An object or array, given as such or as JSON text; None if there is none."""
        value = self.values.get(name)
        if not isinstance(value, str):
            return value
        if not value.strip():
            return None
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            raise bad(f"can't parse {what} JSON object") from None


def whole(value: Any) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value if -(2**63) <= value < 2**63 else 0
    found = NUMBER.match(value if isinstance(value, str) else str(value))
    return int(found[1]) if found else 0


def truth(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    return str(value).strip().lower() in TRUE
