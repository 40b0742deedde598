"""Add finished games to the archive of their chat, and find them there again."""

import asyncio
import json
import logging
from collections.abc import Iterable, Mapping
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic_core import to_json

from bot.address import Address
from bot.archive.fold import Ledger, MonthTally, month_of, people
from bot.archive.row import ROWS, Row, row_of, write_row
from bot.archive.tally import read_tally, write_tally
from bot.archive.totals import Totals, read_totals, write_totals
from bot.archive.world_board import WorldBoard
from bot.store import InboxEntry, Store
from bot.store.records import Archived, Balance
from bot.store.store import DAY, MOST_KEPT
from bot.store.world import WORLD
from engine.record import steps
from engine.saves import Games
from engine.session import GameSession
from engine.session.archived import Known, pack

Session = GameSession[Any, Any]

MONTH_TALLIES: Final = TypeAdapter(MonthTally)

log = logging.getLogger(__name__)


class Archive:
    def __init__(self, store: Store, games: Games) -> None:
        self.store = store
        self.games = games
        self.world = WorldBoard(store.world)

    @property
    def days_kept(self) -> int:
        """Return for how many days the moves of a game are kept at least."""
        return self.store.games_kept // DAY

    @property
    def newest_kept(self) -> int:
        """Return how many of a chat's newest games are kept for longer."""
        return MOST_KEPT

    async def entry(self, address: Address, session: Session, now: int, stands: bool) -> Archived:
        """Make the entry of a finished game, from what the archive knows of its people."""
        users = list(dict.fromkeys(p.user for p in session.players if p.user is not None))
        balance = await self.store.balance(address.chat, users, month_of(now))
        numbers = dict(balance.numbers)
        for user in users:
            numbers.setdefault(user, balance.last_number + len(numbers) - len(balance.numbers) + 1)
        played = steps(session.log)
        row = row_of(session, address.thread, now, numbers, played)
        ledger = _ledger(balance, address.chat)
        ledger.add(row)
        changed: dict[str, bytes] = {"m": str(ledger.month).encode()}
        if len(numbers) > len(balance.numbers):
            changed["n"] = str(max(numbers.values())).encode()
        for player in session.players:
            if player.user is None:
                continue
            number = numbers[player.user]
            identity = write_identity(Known(player.user, player.name))
            if player.user not in balance.numbers:
                changed[f"u {player.user}"] = str(number).encode()
            if balance.identities.get(number) != identity and not player.is_forgotten:
                changed[f"i {number}"] = identity
            changed[str(number)] = write_tally(ledger.tally(number))
        month = ledger.months.get(ledger.month, {})
        return Archived(
            session.id,
            now,
            write_row(row),
            pack(session, numbers, played),
            balance.version,
            changed,
            ledger.month,
            {str(n): MONTH_TALLIES.dump_json(month[n]) for n in people(row) if n in month},
            row.pool,
            {str(seat.person): seat.value for seat in row.seats if seat.value},
            stands,
        )

    async def tell_people(self, chat: int, row: Row) -> None:
        """Send a game of a group to the totals of each of its people, once."""
        if chat > 0:
            return  # alone against computers
        known = await self.people(chat, people(row))
        users = {number: who.user for number, who in known.items() if who.user > 0}
        if not row.unrated:
            body = to_json({"world": row, "people": users, "chat": chat})
            once = f"world {row.id}"
            await self.store.deliver(WORLD.chat, "request", body, address=WORLD, once=once)
        told = [
            self.store.deliver(
                user,
                "request",
                to_json({"total": row, "number": number, "chat": chat}),
                address=Address(user),
                once=f"played {row.id} {number}",
            )
            for number, user in users.items()
        ]
        await asyncio.gather(*told)

    async def add_total(self, entry: InboxEntry, user: int, told: Mapping[str, Any]) -> None:
        """Count a game in the totals of a person who was not forgotten since, and finish the entry
        that tells of it."""
        row, number = ROWS.validate_python(told["total"]), int(told["number"])
        deed = "conflict"
        while deed == "conflict":
            if await self.store.archives.without_identity(int(told["chat"]), [number]):
                await self.store.acknowledge(entry)
                return
            version, text = await self.store.totals(user)
            try:
                totals = read_totals(text) if text else Totals()
            except ValueError as error:
                damaged("totals", user, number, error)
                totals = Totals()
            totals.add(row, number)
            deed = await self.store.count_person(
                *(user, int(told["chat"]), entry, version, write_totals(totals), row.at)
            )

    async def add_to_world(self, entry: InboxEntry, told: Mapping[str, Any]) -> None:
        """Rate a game on the world board, for people who were not forgotten since."""
        numbers = map(int, told["people"])
        gone = await self.store.archives.without_identity(int(told["chat"]), numbers)
        people = {n: user for n, user in told["people"].items() if int(n) not in gone}
        await self.world.add(entry, {**told, "people": people})

    async def people(self, chat: int, numbers: Iterable[int]) -> dict[int, Known]:
        """Return who these numbers are; somebody who was forgotten has no id of Telegram's."""
        wanted = list(dict.fromkeys(numbers))
        found = await self.store.people(chat, wanted)
        nobody = {number: Known(-number, "") for number in wanted}
        return nobody | {number: read_identity(text) for number, text in found.items()}


def _ledger(balance: Balance, chat: int) -> Ledger:
    ledger = Ledger(month=balance.month)
    for number, text in balance.tallies.items():
        try:
            ledger.tallies[number] = read_tally(text)
        except ValueError as error:
            damaged("tally", chat, number, error)
    if balance.months:
        ledger.months[balance.month] = month = {}
        for number, text in balance.months.items():
            try:
                month[number] = MONTH_TALLIES.validate_json(text)
            except ValueError as error:
                damaged("month", chat, number, error)
    return ledger


def damaged(what: str, chat: int, number: int, error: ValueError) -> None:
    """Name a value that cannot be read: it counts from nothing until `recount` mends it."""
    reason = str(error).splitlines()[0]
    log.error(f"{what} cannot be read", extra={"chat": chat, "number": number, "reason": reason})


def write_identity(known: Known) -> bytes:
    return json.dumps([known.user, known.name], ensure_ascii=False).encode()


def read_identity(text: bytes) -> Known:
    user, name = json.loads(text)
    return Known(int(user), str(name))
