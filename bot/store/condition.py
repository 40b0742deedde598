"""The condition of the store, as its operator wants to know it: does it save, how full is it, what
waits in it, when was it last backed up?"""

from typing import Final

from redis.exceptions import ResponseError

from bot.address import PARTITIONS
from bot.store import keys
from bot.store.calls import Calls, store_error
from bot.store.records import Probed

PROBE_KEPT: Final = 10_000  # milliseconds
BACKUP_KEPT: Final = 400 * 24 * 3600 * 1000


class Condition:
    def __init__(self, calls: Calls) -> None:
        self.calls = calls

    async def probe(self, number: int) -> Probed:
        """Write to the server of a partition; raise a `StoreError` if it does not answer."""
        refusal, *memory = await self.calls.run("probe", [keys.probe(number)], PROBE_KEPT)
        why = str(store_error(ResponseError(refusal.decode()))) if refusal else ""
        return Probed(why, *map(int, memory))

    async def oldest(self) -> tuple[int | None, int | None]:
        """Return the time of the oldest unfinished inbox entry, and that from which on the oldest
        unpainted table is to be painted, of all partitions whose server answers."""
        where = [[keys.inbox(number), keys.dirty(number)] for number in range(PARTITIONS)]
        answers = await self.calls.each("oldest", where, [], [[]] * PARTITIONS)
        found = [answer for answer in answers if not isinstance(answer, BaseException)]
        if not found:
            raise answers[0]
        entries = [int(id.partition(b"-")[0]) for id, _ in found if id]
        marks = [int(float(at)) for _, at in found if at]
        return min(entries, default=None), min(marks, default=None)

    async def note_backup(self, now: int) -> None:
        await self.calls.ask("SET", keys.BACKUP, now, "PX", BACKUP_KEPT)

    async def last_backup(self) -> int:
        """Return when the newest backup ended, or 0."""
        return int(await self.calls.ask("GET", keys.BACKUP) or 0)
