"""The log of every call that a bot made: its parameters, its answer, and its cost."""

import json
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from bot.playground.params import Params

CALLS_KEPT = 2000
LONGEST_SHOWN = 200
MOST_PARAMS = 50


@dataclass(slots=True)
class LoggedCall:
    n: int
    at: float
    bot: int
    method: str
    chat: int
    status: int
    cost: int
    ms: float
    description: str
    params: dict[str, Any]

    def as_json(self) -> dict[str, Any]:
        line: dict[str, Any] = {
            "n": self.n,
            "at": self.at,
            "bot": self.bot,
            "method": self.method,
            "status": self.status,
            "cost": self.cost,
            "ms": round(self.ms, 2),
            "params": self.params,
        }
        if self.chat:
            line["chat"] = self.chat
        if self.description:
            line["description"] = self.description
        return line


@dataclass(slots=True)
class CallLog:
    calls: deque[LoggedCall] = field(default_factory=lambda: deque(maxlen=CALLS_KEPT))
    last: int = 0
    listeners: list[Callable[[LoggedCall], None]] = field(default_factory=list)

    def record(self, **details: Any) -> None:
        self.last += 1
        call = LoggedCall(self.last, **details)
        self.calls.append(call)
        for listener in self.listeners:
            listener(call)

    def since(self, n: int) -> Iterable[LoggedCall]:
        return (call for call in self.calls if call.n > n)


def shortened(params: Params) -> dict[str, Any]:
    """Return the parameters for a person to read: long ones cut, files by their names."""
    shown = {
        name[:LONGEST_SHOWN]: _short(value)
        for name, value in islice(params.values.items(), MOST_PARAMS)
    }
    for name, upload in islice(params.uploads.items(), MOST_PARAMS):
        shown[name[:LONGEST_SHOWN]] = f"{upload.name[:LONGEST_SHOWN]} ({len(upload.data)} bytes)"
    return shown


def _short(value: Any) -> Any:
    if isinstance(value, str):
        return value if len(value) <= LONGEST_SHOWN else f"{value[:LONGEST_SHOWN]}…"
    if value is None or isinstance(value, bool | float):
        return value
    if isinstance(value, int):
        return value if abs(value) < 2**63 else "…"
    try:
        return _short(json.dumps(value, ensure_ascii=False))
    except RecursionError:
        return "…"
