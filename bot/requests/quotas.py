"""How much one person may make: tables and maps, counted by the day or hour in what is known of the
person, so that a request needs no further look at the store."""

from dataclasses import dataclass
from typing import Final

from bot.requests.request import Declined, Request
from bot.store.documents import MADE, Person, read_document

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Quota:
    name: str
    most: int
    window: int  # milliseconds, counted from 1970
    refusal: str  # the key of the words, which are given `most` and the `minutes` that are left


MAPS: Final = Quota("maps", 20, HOUR, "map-too-many")
IMPORTS: Final = Quota("imports", 30, HOUR, "import-too-many")
TABLES: Final = Quota("tables", 200, DAY, "tables-too-many")


def must_have_left(request: Request, quota: Quota) -> None:
    """Decline a request for more than one person may make."""
    now = request.services.tables.now()
    if _made(request).get(_field(quota, now), 0) >= quota.most:
        minutes = -(-(quota.window - now % quota.window) // MINUTE)
        raise Declined(quota.refusal, most=quota.most, minutes=minutes)


async def count(request: Request, quota: Quota) -> None:
    """Count one more, and forget the windows that are over."""
    current = _field(quota, request.services.tables.now())
    over = [
        MADE + field
        for field in _made(request)
        if field != current and field.startswith(f"{quota.name} ")
    ]
    await request.services.store.count(_counted_for(request), MADE + current, over)


def _field(quota: Quota, now: int) -> str:
    return f"{quota.name} {now // quota.window}"


def _counted_for(request: Request) -> int:
    """Nobody can tell anonymous administrators apart: their group counts instead."""
    return request.here.chat if request.is_anonymous else request.user.id


def _made(request: Request) -> dict[str, int]:
    if request.is_anonymous:
        return read_document(Person, request.around.saved.chat).made
    return request.person.made
