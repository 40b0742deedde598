"""The world board: ratings across groups, of people who are named by a nickname of their choice.

A person has a random tag on each board, by which others' ratings and the board's own rows name
them. Who the tag is stands in one field; without it, all that is left is noise.
"""

import json
import logging
from collections.abc import Mapping
from secrets import token_hex
from typing import Any, Final, NamedTuple
from zlib import crc32

from pydantic import TypeAdapter

from bot.archive.fold import contestant
from bot.archive.row import ROWS, Row
from bot.archive.tally import DAY_MS
from bot.archive.top import WorldPlace
from bot.names import likeness
from bot.store import InboxEntry
from bot.store.world import WORLD, World
from engine.games import GAMES
from engine.ratings import Contestant, Rating, pools_of
from engine.world_ratings import WorldRating, is_listed, new_world_rating, rate_world

log = logging.getLogger(__name__)

POOLS: Final = [pool for game in GAMES for pool in pools_of(game)]
TAG_BYTES: Final = 6
SHOWN: Final = 10  # of a board
LOOKED_AT: Final = 50  # places, of which some may have grown too uncertain to be shown


class Identity(NamedTuple):
    tag: str
    nickname: str = ""  # the person is on the board if there is one


class WorldSeat(NamedTuple):
    """One seat of a rated game, as the rows of the board keep it."""

    tag: str  # empty for a computer
    place: int
    share: int
    anchor: int
    late: bool


class WorldRow(NamedTuple):
    id: str
    day: int
    group: str  # a label
    seats: list[WorldSeat]


RATINGS: Final = TypeAdapter(WorldRating)
WORLD_ROWS: Final = TypeAdapter(WorldRow)
IDENTITIES: Final = TypeAdapter(Identity)
Ratings = dict[str, WorldRating]  # by tag


class WorldBoard:
    def __init__(self, store: World) -> None:
        self.store = store

    async def add(self, entry: InboxEntry, told: Mapping[str, Any]) -> None:
        """Rate the people of a game on the board of its pool, and finish the entry of it."""
        row = ROWS.validate_python(told["world"])
        people = {int(number): int(user) for number, user in told["people"].items()}
        deed = "conflict"
        while deed == "conflict":
            gone = await self.store.forgotten.among(WORLD.chat, people.values(), row.at)
            users = {number: user for number, user in people.items() if user not in gone}
            version, known = await self.store.identities(row.pool, users.values())
            identities = {user: _identity(known.get(user)) for user in users.values()}
            tags = {number: identities[user].tag for number, user in users.items()}
            world_row = _world_row(row, int(told["chat"]), tags)
            texts = await self.store.ratings(row.pool, tags.values())
            ratings = {tag: _rating(text, row.pool) for tag, text in texts.items()}
            changed = rated(row.pool, world_row, ratings)
            fields = {f"t {tag}": RATINGS.dump_json(each) for tag, each in changed.items()}
            fields |= {
                f"p {user}": _written(identity)
                for user, identity in identities.items()
                if user not in known
            }
            shown = {
                identity.tag: changed[identity.tag].rating.value
                for identity in identities.values()
                if identity.nickname and identity.tag in changed
            }
            written = WORLD_ROWS.dump_json(world_row)
            deed = await self.store.add(
                row.pool, entry, version, written, fields, shown, users.values(), row.at
            )

    async def board(self, pool: str, now: int) -> list[WorldPlace]:
        """Return the first people of a board whose ratings are certain enough today."""
        tags = await self.store.ranking(pool, LOOKED_AT)
        texts = await self.store.ratings(pool, tags)
        nicknames = await self.store.nicknames(pool, tags)
        places: list[WorldPlace] = []
        for tag in tags:
            rating = _rating(texts.get(tag), pool)
            if rating is not None and tag in nicknames and is_listed(rating, pool, now // DAY_MS):
                places.append(WorldPlace(len(places) + 1, nicknames[tag], rating.rating))
        return places[:SHOWN]

    async def nickname(self, user: int) -> str:
        """Return the nickname of a person on the boards, or "" if they are on none."""
        for pool in POOLS:
            _, known = await self.store.identities(pool, [user])
            if user in known:
                return _identity(known[user]).nickname
        return ""

    async def choose_nickname(self, user: int, nickname: str) -> bool:
        """Show a person on every board by a nickname, or by "" on none any more. Return False if
        somebody else has one that looks the same."""
        if not await self.store.are_shown_claimed():
            await self._claim_shown()
        if not await self.store.claim(user, likeness(nickname)):
            return False
        for pool in POOLS:
            _, known = await self.store.identities(pool, [user])
            identity = _identity(known.get(user))._replace(nickname=nickname)
            texts = await self.store.ratings(pool, [identity.tag])
            rating = _rating(texts.get(identity.tag), pool)
            value = rating.rating.value if rating is not None and nickname else None
            await self.store.name(pool, user, identity.tag, _written(identity), nickname, value)
        return True

    async def _claim_shown(self) -> None:
        """Claim the nicknames that were chosen before they had to be unique."""
        for pool in POOLS:
            named = [
                (user, text, likeness(_identity(text).nickname))
                for user, text in (await self.store.identities_of_all(pool)).items()
            ]
            await self.store.claim_shown(pool, (each for each in named if each[2]))
        await self.store.all_are_claimed()

    async def remove_nickname(self, nickname: str) -> int:
        """Take everybody with this nickname off the boards. Return how many they were."""
        found = set[int]()
        for pool in POOLS:
            for user, text in (await self.store.identities_of_all(pool)).items():
                if likeness(_identity(text).nickname) == likeness(nickname):
                    found.add(user)
        for user in found:
            await self.choose_nickname(user, "")
        return len(found)

    async def places_of(self, user: int) -> dict[str, tuple[Identity, Rating | None]]:
        """Return who a person is on each board, and the rating there."""
        places: dict[str, tuple[Identity, Rating | None]] = {}
        for pool in POOLS:
            _, known = await self.store.identities(pool, [user])
            if user in known:
                identity = _identity(known[user])
                texts = await self.store.ratings(pool, [identity.tag])
                rating = _rating(texts.get(identity.tag), pool)
                places[pool] = identity, rating and rating.rating
        return places

    async def forget(self, user: int) -> None:
        """Delete who a tag is: its games stay on the board's rows, without a person."""
        for pool in POOLS:
            _, known = await self.store.identities(pool, [user])
            if user in known:
                await self.store.forget(pool, user, _identity(known[user]).tag)
        await self.store.claim(user, "")

    async def recount(self, pool: str) -> list[str]:
        """Rate everybody of a board anew from its rows. Return what differed."""
        while True:
            version, rows, before = await self.store.everything(pool)
            ratings: Ratings = {}
            for text in rows:
                ratings |= rated(pool, WORLD_ROWS.validate_json(text), ratings)
            after = {tag: RATINGS.dump_json(each) for tag, each in ratings.items()}
            differing = sorted(
                tag for tag in {*before, *after} if before.get(tag) != after.get(tag)
            )
            values = {tag: each.rating.value for tag, each in ratings.items()}
            if not differing or await self.store.rewrite(pool, version, after, values):
                return [f"{pool} {tag}" for tag in differing]


def rated(pool: str, row: WorldRow, ratings: Mapping[str, WorldRating | None]) -> Ratings:
    """Return the ratings that a game changes, by tag."""
    worlds = [
        (ratings.get(seat.tag) or new_world_rating(pool, seat.tag, row.day)) if seat.tag else None
        for seat in row.seats
    ]
    contestants = [
        Contestant(world and world.rating, seat.place, seat.share, seat.anchor, seat.late)
        for seat, world in zip(row.seats, worlds, strict=True)
    ]
    after = rate_world(pool, contestants, worlds, row.group, row.day)
    return {each.person: each for each in after if each is not None}


def _world_row(row: Row, chat: int, tags: Mapping[int, str]) -> WorldRow:
    day = row.at // DAY_MS
    seats = []
    for seat in row.seats:
        one = contestant(row.pool, seat, None)
        seats.append(
            WorldSeat(tags.get(seat.person, ""), one.place, one.share, one.anchor, one.is_late)
        )
    return WorldRow(row.id, day, f"{crc32(str(chat).encode()):08x}", seats)


def _identity(text: bytes | None) -> Identity:
    if text is None:
        return Identity(token_hex(TAG_BYTES))
    return IDENTITIES.validate_json(text)


def _written(identity: Identity) -> bytes:
    return json.dumps(identity, ensure_ascii=False).encode()


def _rating(text: bytes | None, pool: str) -> WorldRating | None:
    """Read a rating; one that is damaged begins anew, until `recount` mends it."""
    if text is None:
        return None
    try:
        return RATINGS.validate_json(text)
    except ValueError as error:
        log.error("world rating cannot be read", extra={"pool": pool, "reason": str(error)[:60]})
        return None
