"""Logs: one line an event, `key=value`, on standard error; no secret, no hand, no message text."""

import json
import logging
import re
import sys
import time
from collections.abc import Iterable
from typing import Final

# Other libraries tell the whole of what is sent when they are asked for details: hands, too.
QUIET: Final = ("aiohttp", "asyncio", "httpcore", "httpx", "redis", "telegram")
ANY_TOKEN: Final = re.compile(r"\d{3,}(:|%3A)[A-Za-z0-9_-]{20,}", re.IGNORECASE)
HIDDEN: Final = "[hidden]"
PLAIN: Final = re.compile(r"[^\s\"=]+")
OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class LogLine(logging.Formatter):
    """What is given as `extra` becomes fields of the line."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self.secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        fields = {
            "time": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "room": record.name,
            "event": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in OWN},
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return self._hide(" ".join(f"{name}={_value(value)}" for name, value in fields.items()))

    def _hide(self, line: str) -> str:
        for secret in self.secrets:
            line = line.replace(secret, HIDDEN)
        return ANY_TOKEN.sub(HIDDEN, line)


def _value(value: object) -> str:
    text = str(value)
    return text if PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def begin(level: str, secrets: Iterable[str] = ()) -> None:
    """Every logger of this process writes such lines from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LogLine(secrets))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
