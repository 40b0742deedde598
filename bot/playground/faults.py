"""Troubles on demand: slow, lost, failing, doubled, flooded, or nobody there at all."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

from bot.playground.clock import Clock
from bot.playground.refusals import Refusal


@dataclass(slots=True)
class Faults:
    """Counts say how many of the next calls are hit; `method` narrows them to one method."""

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

    def change(self, wish: Mapping[str, Any]) -> None:
        """Sets what is named; `flood: {chat, seconds}` and `away: seconds` count from now."""
        for name in COUNTS:
            if name in wish:
                setattr(self, name, _number(wish, name, int))
        self.latency = _number(wish, "latency", float, self.latency)
        self.error_code = _number(wish, "error_code", int, self.error_code)
        if not 500 <= self.error_code <= 599:
            raise ValueError("error_code is one of Telegram's server errors, 500 to 599")
        self.method = str(wish.get("method", self.method) or "").lower()
        now = self.clock.now()
        match wish.get("flood"):
            case {"chat": int(chat), "seconds": int(seconds) | float(seconds)}:
                self.floods[chat] = now + seconds
            case None:
                pass
            case _:
                raise ValueError("flood needs {chat, seconds}")
        if "away" in wish:
            self.away_until = now + _number(wish, "away", float)

    def is_away(self) -> bool:
        return self.away_until > self.clock.now()

    def away_for(self) -> float:
        return max(0.0, self.away_until - self.clock.now())

    def hits(self, name: str, method: str) -> bool:
        """Whether this call is one of those to be hit, and counts it off."""
        left: int = getattr(self, name)
        if left <= 0 or (self.method and self.method != method):
            return False
        setattr(self, name, left - 1)
        return True

    def flood(self, chat: int) -> int:
        left = self.floods.get(chat, 0.0) - self.clock.now()
        return max(0, int(left + 0.999))


COUNTS = ("lose_requests", "lose_answers", "errors", "duplicate_updates")


def _number(wish: Mapping[str, Any], name: str, kind: type, default: Any = 0) -> Any:
    value = wish.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 1e9:
        raise ValueError(f"{name} is a number, not below 0")
    return kind(value)


def server_error(code: int) -> Refusal:
    return Refusal(code, HTTPStatus(code).phrase)
