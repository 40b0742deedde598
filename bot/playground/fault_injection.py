"""Faults on demand: calls that are slow, lost or failing, doubled updates, floods, an absent
server."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.playground.clock import Clock


@dataclass(slots=True)
class Faults:
    """The faults that are set. Counts say how many of the next calls are hit; `method` narrows them
    to one method."""

    clock: Clock
    latency: float = 0.0
    lose_requests: int = 0
    lose_answers: int = 0
    errors: int = 0
    error_code: int = 502
    duplicate_updates: int = 0
    method: str = ""
    floods: dict[int, float] = field(default_factory=dict)
    away_until: float = 0.0

    def state(self) -> dict[str, Any]:
        now = self.clock.now()
        return {
            **{name: getattr(self, name) for name in COUNTS},
            "latency": self.latency,
            "error_code": self.error_code,
            "method": self.method,
            "floods": {str(c): round(t - now, 3) for c, t in self.floods.items() if t > now},
            "away": round(self.away_for(), 3),
        }

    def change(self, changes: Mapping[str, Any]) -> None:
        """Set the faults that are named, or none of them if any value makes no sense; `flood:
        {chat, seconds}` and `away: seconds` count from now."""
        counts = {name: _count(changes, name) for name in COUNTS if name in changes}
        latency = _number(changes, "latency", self.latency)
        code = changes.get("error_code", self.error_code)
        if type(code) is not int or not 500 <= code <= 599:
            raise ValueError("error_code must be one of Telegram's server errors, 500 to 599")
        method = changes.get("method", self.method) or ""
        if not isinstance(method, str):
            raise ValueError("method must be the name of a method, or empty for all of them")
        flood = _flood(changes.get("flood"))
        away = _number(changes, "away", 0.0)
        for name, count in counts.items():
            setattr(self, name, count)
        self.latency, self.error_code, self.method = latency, code, method.lower()
        now = self.clock.now()
        self.floods.update({chat: now + seconds for chat, seconds in flood.items()})
        if "away" in changes:
            self.away_until = now + away

    def is_away(self) -> bool:
        return self.away_until > self.clock.now()

    def away_for(self) -> float:
        return max(0.0, self.away_until - self.clock.now())

    def take(self, name: str, method: str) -> bool:
        """Return whether this fault hits this call, and count it off."""
        left: int = getattr(self, name)
        if left <= 0 or (self.method and self.method != method):
            return False
        setattr(self, name, left - 1)
        return True

    def flood(self, chat: int) -> int:
        left = self.floods.get(chat, 0.0) - self.clock.now()
        return max(0, int(left + 0.999))


COUNTS = ("lose_requests", "lose_answers", "errors", "duplicate_updates")
LARGEST_VALUE = 1e9


def _number(changes: Mapping[str, Any], name: str, default: float | None = None) -> float:
    value = changes.get(name, default)
    if (
        isinstance(value, bool)
        or not isinstance(value, int | float)
        or not 0 <= value < LARGEST_VALUE
    ):
        raise ValueError(f"{name} must be a number, 0 or more")
    return value


def _count(changes: Mapping[str, Any], name: str) -> int:
    value = changes[name]
    if type(value) is not int or not 0 <= value < LARGEST_VALUE:
        raise ValueError(f"{name} must be a whole number, 0 or more")
    return value


def _flood(changes: Any) -> dict[int, float]:
    """Return until how many seconds from now a chat is flooded, by its id."""
    if changes is None:
        return {}
    if not isinstance(changes, dict) or type(changes.get("chat")) is not int:
        raise ValueError("flood must be {chat, seconds}, with the id of a chat")
    try:
        return {changes["chat"]: _number(changes, "seconds")}
    except ValueError as error:
        raise ValueError(f"flood: {error}") from None
