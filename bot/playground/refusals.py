"""The errors of the Bot API, and of people's actions in the playground."""

from typing import Any


class Refusal(Exception):
    """An answer with `ok: false`; the code is the HTTP status too."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def body(self) -> dict[str, Any]:
        answer: dict[str, Any] = {
            "ok": False,
            "error_code": self.code,
            "description": self.description,
        }
        if self.parameters:
            answer["parameters"] = self.parameters
        return answer


def bad_request(what: str, **parameters: int) -> Refusal:
    return Refusal(400, f"Bad Request: {what}", **parameters)


def forbidden(what: str) -> Refusal:
    return Refusal(403, f"Forbidden: {what}")


def too_many(seconds: int) -> Refusal:
    return Refusal(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)


class ActionError(Exception):
    """A person's action is not possible; the str says what is wrong and what to do."""
