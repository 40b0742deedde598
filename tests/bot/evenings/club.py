"""A club of two groups whose people play whole games, and what the store holds of one of them."""

import random
import zlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from bot.address import Address
from bot.archive.recount import count, read
from bot.store import keys
from bot.store.world import WORLD
from bot.tables import Act
from engine.games import GAMES
from engine.record import verify
from engine.session import Events, GameSession, lobby
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person
from tests.engine.tables import play_on

Session = GameSession[Any, Any]
FIRST_ID = 5_183_920_147  # as long as Telegram's
SOON = 60_000  # milliseconds after which what a chat was sent is not known any more


# What the store holds --------------------------------------------------------------------------


async def held(evening: Evening) -> AsyncIterator[tuple[str, bytes]]:
    """Yield each key of the store with all that it holds, unpacked; what was sent to a chat in the
    last minute goes by itself."""
    client: Any = evening.store.calls.client
    async for key in client.scan_iter(count=1000):
        name = key.decode()
        if ":rate:" in name and 0 < await client.pttl(key) <= SOON:
            continue
        match (await client.type(key)).decode():
            case "string":
                parts = [await client.get(key) or b""]  # expired after its type was asked
            case "hash":
                parts = [part for pair in (await client.hgetall(key)).items() for part in pair]
            case "list":
                parts = await client.lrange(key, 0, -1)
            case "set":
                parts = [*await client.smembers(key)]
            case "zset":
                parts = await client.zrange(key, 0, -1)
            case "stream":
                parts = [part for _, row in await client.xrange(key) for part in row.values()]
            case "none":  # expired after it was found
                continue
            case other:
                raise AssertionError(f"{name} is a {other}")
        yield name, b"\n".join(map(unpacked, parts))


def unpacked(value: bytes) -> bytes:
    try:
        return zlib.decompress(value.removeprefix(b"C1"))
    except zlib.error:
        return value


def traces(person: Person) -> list[bytes]:
    ways = (str(person.id), f"{person.id:x}", person.name.casefold())
    return [way.encode() for way in ways]


async def places_of(evening: Evening, person: Person) -> set[str]:
    """Return the keys of the store in which there is a trace of somebody."""
    return {
        name
        async for name, text in held(evening)
        if any(trace in (name.encode() + b"\n" + text).lower() for trace in traces(person))
    }


# People who play -------------------------------------------------------------------------------


@dataclass(slots=True)
class Club:
    """Two groups of the same people, of whom the first will be forgotten."""

    people: list[Person]
    groups: tuple[Address, Address]
    bot: int  # the private chat of everybody

    @property
    def leaver(self) -> Person:
        return self.people[0]


async def found_club(evening: Evening, **group: Any) -> Club:
    evening.playground.world.last_user = FIRST_ID - 1
    people = await evening.create_group("Xanthippe", "Ben", "Cleo", "Dan", **group)
    first, ids = evening.address, [person.id for person in people]
    other = {"title": "The attic", "owner": ids[1], "members": [ids[0], *ids[2:]]}
    chat = await evening.sim("chats", **other, bot=True)
    second = Address(chat["id"])
    evening.other_chats = {second.chat, WORLD.chat}
    await people[0].wait_for("Hello", second.chat)
    bot = await people[0].start_private_chat()
    await finish(evening)
    return Club(people, (first, second), bot)


async def finish(evening: Evening) -> None:
    """Wait until everything is counted and announced, for which results wait their turn."""

    async def is_finished() -> bool:
        ask = evening.store.calls.ask
        streams = [name(n) for n in evening.partitions for name in (keys.inbox, keys.announcements)]
        return not any([await ask("XLEN", stream) for stream in streams]) and evening.is_idle

    await evening.wait_until(is_finished, "the end of all work")
    await evening.settle()


async def change_table(evening: Evening, address: Address, act: Act) -> Session:
    assert evening.worker
    result = await evening.worker.tables.change(address, act)
    assert result.session
    return result.session


async def play(evening: Evening, address: Address, key: str, people: list[Person], id: str) -> None:
    """Play a whole game, each step as a commit of its own."""

    def opening(before: Session | None, now: int) -> tuple[Session, Events]:
        host, *guests = people
        salt = id.encode().ljust(32)
        session = lobby.open_lobby(GAMES, id, key, host.id, host.name, salt, now, pace=60_000)
        for guest in guests:
            lobby.join(session, guest.id, guest.name, now, cut=str(guest.id << 32))
        if len(people) == 1:
            lobby.add_computer(session, host.id, "easy", now)
        lobby.start(session, host.id, now)
        return session, []

    def to_the_end(session: Session | None, now: int) -> tuple[Session | None, Events]:
        assert session
        return play_on(session), []

    await change_table(evening, address, opening)
    assert (await change_table(evening, address, to_the_end)).phase == "over"


async def play_games(evening: Evening, club: Club, games: int) -> list[tuple[Address, str]]:
    """Play in both groups, most often with the leaver; return where which game was played."""
    chance, played = random.Random(3), []
    for number in range(games):
        key = chance.choice([*GAMES])
        others = chance.sample(club.people[1:], min(GAMES[key].seats[-1], 3) - 1)
        people = [club.leaver, *others] if number % 5 else club.people[1:3]
        address, id = club.groups[number % 2], f"game{number:04}"
        await play(evening, address, key, people, id)
        played.append((address, id))
    await finish(evening)
    return played


async def forget(club: Club) -> None:
    await club.leaver.say("/forgetme", chat=club.bot)
    await club.leaver.tap("Yes, delete everything", club.bot)
    await club.leaver.wait_for("I’ve deleted everything about you", club.bot)


async def must_be_forgotten(evening: Evening, club: Club) -> None:
    await finish(evening)
    assert await places_of(evening, club.leaver) == set()


async def must_be_verified(evening: Evening, club: Club, played: list[tuple[Address, str]]) -> None:
    """Check that every game is still there, and that the others' results add up as before."""
    assert evening.worker
    for address, id in played:
        session = await evening.worker.tables.finished(address.chat, id, 0)
        assert session
        assert verify(session.record(), GAMES[session.game])
    for address in club.groups:
        stored = await read(evening.store.archives, address.chat, evening.now())
        assert count(stored).differences == []
