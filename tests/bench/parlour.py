"""A store and a local Telegram with many tables, as the bot would have left them."""

import asyncio
import json
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from bot.actions import opening
from bot.address import Address
from bot.deadlines import now_ms
from bot.playground import user_actions
from bot.playground.membership import make_group
from bot.playground.model import Chat, Query, User, add_person
from bot.playground.params import Params
from bot.playground.server import Playground
from bot.store import Commit, Store, keys, open_store
from bot.store.embedded import Embedded
from bot.telegram.outbox import MINUTE, PER_MINUTE, SEND_INTERVAL, TABLE
from engine.games import GAMES
from engine.session import GameSession, Player, dump, load, lobby

Session = GameSession[Any, Any]
PEOPLE = 6  # people at a table


@dataclass(slots=True)
class Table:
    chat: Chat
    people: dict[int, User]
    key: str  # the local Telegram's key of the message
    session: Session = field(init=False)

    @property
    def address(self) -> Address:
        return Address(self.chat.id)


def dealt(table: Table) -> Session:
    now = now_ms()
    host, *guests = table.people.values()
    session = lobby.open_lobby(
        GAMES, opening.new_id(), "whot", host.id, "Host", bytes(32), now, pace=86_400_000
    )
    for guest in guests:
        lobby.join(session, guest.id, guest.first_name, now)
    lobby.start(session, host.id, now)
    return session


@dataclass(slots=True)
class Parlour:
    """A store, a local Telegram, and tables at which people play."""

    playground: Playground
    store: Store
    embedded: Embedded
    folder: Path
    tables: list[Table] = field(default_factory=list)

    @property
    def wishes(self) -> dict[str, str]:
        return {"TELEGRAM_TOKEN": self.playground.token, "TELEGRAM_URL": self.playground.url}

    async def build(self, tables: int) -> None:
        """Add live tables up to this number; a running bot would greet every group."""
        while len(self.tables) < tables:
            many = range(min(500, tables - len(self.tables)))
            self.tables += await asyncio.gather(*(self._table() for _ in many))
        self.playground.bot.queue.updates.clear()

    async def deal_anew(self, table: Table) -> None:
        """Start the people's next game at once, without playing the last one to its end."""
        saved = await self.store.load(table.address)
        session = dealt(table)
        commit = Commit(saved.version, dump(session), saved.version + 1, due=session.next_due)
        if (await self.store.commit(table.address, commit)).deed == "done":
            table.session = session

    async def seat_computers(self, table: Table, level: str) -> None:
        """Replace all but the first by computers; their deadlines let the bot ask them."""
        saved = await self.store.load(table.address)
        host, *guests = table.session.players
        players = [host, *(Player(None, level=level) for _ in guests)]
        table.session = session = replace(table.session, players=players)
        commit = Commit(saved.version, dump(session), saved.version + 1, due=now_ms())
        assert (await self.store.commit(table.address, commit)).deed == "done"

    async def _table(self) -> Table:
        world, bot = self.playground.world, self.playground.bot
        guests = [add_person(world, f"P{n}") for n in range(PEOPLE)]
        chat = make_group(world, "supergroup", "Bench", guests[0], guests, [bot])
        keys = {"inline_keyboard": [[{"text": "Tap", "callback_data": "tap"}] * 4] * 2}
        wish = Params({"chat_id": chat.id, "text": "The table", "reply_markup": keys})
        answer = json.loads((await self.playground.api.perform(bot, "sendMessage", wish)).body)
        message = answer["result"]["message_id"]
        table = Table(chat, {guest.id: guest for guest in guests}, f"m{message}")
        await self.deal_anew(table)
        shown = (await self.store.load(table.address)).painted
        shown = replace(shown, message=message, kind="photo")
        await self.store.painted(table.address, shown, shown.fence)
        return table

    async def spend(self) -> None:
        """Record a busy last minute: all that each group's budget has for its table."""
        now, spent = now_ms(), PER_MINUTE - TABLE.leaves
        for number in reversed(range(spent)):
            await self._spend(now - number * MINUTE // spent, 1)

    async def spend_at_once(self) -> None:
        """Spend every budget now, so that no table is painted within the next minute."""
        await self._spend(now_ms(), PER_MINUTE)

    async def _spend(self, at: int, cost: int) -> None:
        """Spend each group's own budget; the one over all chats would allow only a few."""
        run, limits = self.store.calls.run, (cost, 0, PER_MINUTE, MINUTE, SEND_INTERVAL, 0, "", 0)
        rates = [keys.rate(table.chat.id) for table in self.tables]
        waits = await asyncio.gather(*(run("reserve", [rate], at, *limits) for rate in rates))
        assert not any(waits)

    async def tap_once(self, table: Table) -> Query:
        """Tap a legal move of the player on turn."""
        session = table.session
        seat, prompt = next(iter(session.prompts.items()))
        index = prompt % len(session.legal(seat))
        user = session.players[seat].user
        assert user is not None
        data = f"m:{session.id}:{prompt}:{index}"
        return user_actions.tap(
            self.playground.world, table.people[user], table.chat, table.key, 0, 0, data
        )

    async def read(self, table: Table) -> None:
        saved = await self.store.load(table.address)
        assert saved.session
        table.session = load(saved.session, GAMES)


@asynccontextmanager
async def parlour() -> AsyncIterator[Parlour]:
    folder = Path(tempfile.mkdtemp(prefix="parlour-"))
    try:
        async with (
            Embedded(folder / "data" / "store") as embedded,
            Playground(username="parlour_bot") as playground,
        ):
            store, _ = await open_store(embedded.url)
            playground.world.limits.on = False
            async with store:
                yield Parlour(playground, store, embedded, folder)
    finally:
        shutil.rmtree(folder)
