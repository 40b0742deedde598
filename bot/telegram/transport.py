"""The HTTP transport of python-telegram-bot over aiohttp, several times faster than its own."""

import json
import logging
import time
from http import HTTPStatus
from typing import Any

from aiohttp import (
    ClientConnectorError,
    ClientError,
    ClientSession,
    ClientTimeout,
    FormData,
    TCPConnector,
)
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

from bot.ops import metrics

log = logging.getLogger(__name__)

CONNECTIONS = 256
ANSWER_SECONDS = 20.0  # for a whole call, uploads included


class Unreached(NetworkError):
    """There was no connection, so nothing was sent."""


class AiohttpRequest(BaseRequest):
    """Make all calls of a bot over one pool of connections."""

    __slots__ = ("_session", "in_flight")

    def __init__(self) -> None:
        self._session: ClientSession | None = None
        self.in_flight = 0  # calls that wait for their answer

    @property
    def read_timeout(self) -> float:
        return ANSWER_SECONDS

    async def initialize(self) -> None:
        if self._session is None:
            connector = TCPConnector(limit=CONNECTIONS)
            self._session = ClientSession(connector=connector)

    async def shutdown(self) -> None:
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = None,
        write_timeout: Any = None,
        connect_timeout: Any = None,
        pool_timeout: Any = None,
    ) -> tuple[int, bytes]:
        if self._session is None:
            raise NetworkError("the bot has been shut down")
        seconds = read_timeout if isinstance(read_timeout, int | float) else ANSWER_SECONDS
        body: Any = None
        headers = {"User-Agent": self.USER_AGENT}
        if request_data is not None and request_data.contains_files:
            body = _form(request_data)
        elif request_data is not None:
            body = request_data.json_payload
            headers["Content-Type"] = "application/json"
        self.in_flight += 1
        asked = time.monotonic()
        try:
            async with self._session.request(
                method, url, data=body, headers=headers, timeout=ClientTimeout(total=seconds)
            ) as response:
                if response.status == HTTPStatus.TOO_MANY_REQUESTS:
                    metrics.FLOODED.inc()
                status, answer = response.status, await response.read()
        except ClientConnectorError as error:
            raise Unreached(_why(error)) from None
        except TimeoutError:
            raise TimedOut from None
        except (ClientError, OSError, ValueError) as error:
            raise NetworkError(_why(error)) from None
        finally:
            self.in_flight -= 1
        took = round(1000 * (time.monotonic() - asked))
        call = {"method": url.rpartition("/")[2], "status": status, "milliseconds": took}
        log.debug("telegram call answered", extra=call)
        if status >= HTTPStatus.BAD_REQUEST and not _is_object(answer):
            raise _no_json(str(status))
        return status, answer

    @staticmethod
    def parse_json_payload(payload: bytes) -> dict[str, Any]:
        """Parse an answer; the library would log all of one that is no JSON, with a traceback."""
        try:
            parsed: dict[str, Any] = json.loads(payload)
        except ValueError:
            raise _no_json("success") from None
        return parsed


def _is_object(answer: bytes) -> bool:
    """Return whether an answer is Telegram's, not the page of a server on the way to it."""
    try:
        return isinstance(json.loads(answer), dict)
    except ValueError:
        return False


def _no_json(status: str) -> NetworkError:
    log.warning("telegram answered without JSON", extra={"status": status})
    return NetworkError(f"{status} without JSON")


def _why(error: Exception) -> str:
    """Name the kind of an error; its own text may hold the URL, and the URL holds the token."""
    kind = type(error).__name__
    if isinstance(error, ClientConnectorError):
        return f"{kind}: {error.host}:{error.port}: {error.os_error.strerror}"
    return kind


def _form(data: RequestData) -> FormData:
    form = FormData()
    for name, value in data.json_parameters.items():
        form.add_field(name, value)
    for name, (filename, content, mime) in (data.multipart_data or {}).items():
        form.add_field(name, content, filename=filename, content_type=mime)
    return form
