"""Logs on standard error, a line of `key=value` for each event; no secrets, hands or messages."""

import json
import logging
import re
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web import RequestPayloadError

from bot.address import Address

# At debug level other libraries log everything that is sent, hands included.
QUIET: Final = ("aiohttp", "asyncio", "httpcore", "httpx", "redis", "telegram")
ANY_TOKEN: Final = re.compile(r"\d{3,}(:|%3A)[A-Za-z0-9_-]{20,}", re.IGNORECASE)
TROUBLE_SECONDS: Final = 60.0  # between two lines about a trouble that lasts
HIDDEN: Final = "[hidden]"
UNQUOTED_VALUE: Final = re.compile(r"[^\s\"=]+")
STANDARD_FIELDS: Final = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}

log = logging.getLogger(__name__)


def log_fields(address: Address, error: Exception | None = None) -> dict[str, str]:
    """Make the `extra` of a log line about a table."""
    return {"address": address.key} | ({"error": str(error)} if error is not None else {})


@dataclass(slots=True)
class Trouble:
    """A trouble that may last: log it when it begins, again every minute, and when it is over."""

    log: logging.Logger
    event: str
    level: int = logging.WARNING
    since: float | None = None
    told: float = 0.0

    def lasts(self, error: Exception) -> None:
        now = time.monotonic()
        if self.since is None:
            self.since = now
        elif now < self.told + TROUBLE_SECONDS:
            return
        self.told = now
        extra = {"error": str(error), "for_seconds": round(now - self.since)}
        self.log.log(self.level, self.event, extra=extra)

    def is_over(self) -> None:
        if self.since is not None:
            lasted = round(time.monotonic() - self.since, 1)
            self.log.info("over: %s", self.event, extra={"lasted_seconds": lasted})
            self.since = None


class NoTraceOfBadHttp(logging.Filter):
    """Log a request that cannot be read as HTTP in one line, without its bytes: its headers may
    hold the secret of the webhook."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, HttpProcessingError | RequestPayloadError | ConnectionError):
            return True
        log.warning("request is not HTTP", extra={"error": type(error).__name__})
        return False


class LogLine(logging.Formatter):
    """Format a record as `key=value`, with the fields of its `extra`; hide secrets."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self.secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        fields = {
            "time": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS},
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        line = " ".join(f"{name}={_quoted(str(value))}" for name, value in fields.items())
        for secret in self.secrets:
            line = line.replace(secret, HIDDEN)
        return ANY_TOKEN.sub(HIDDEN, line)


def _quoted(text: str) -> str:
    return text if UNQUOTED_VALUE.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def begin(level: str, secrets: Iterable[str] = ()) -> None:
    """Make every logger of this process write such lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LogLine(secrets))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
