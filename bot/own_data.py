"""All that is kept of a person, for that person to read: nothing of others, but what a game was.

What grows with the games of people is read and written in a process, group by group.
"""

import json
import zlib
from dataclasses import asdict
from typing import Any

from bot.address import Address
from bot.archive.archive import read_identity
from bot.archive.recount import read
from bot.archive.row import Row, readable_rows
from bot.archive.tally import read_tally
from bot.archive.totals import read_totals
from bot.forgetting import groups_of
from bot.mistakes import read_mistakes
from bot.requests.lookup import mentions
from bot.services import Services
from bot.store import sent_games
from bot.store.archives import StoredArchive
from bot.store.documents import ChatSettings, ChatStatus, read_document
from bot.store.documents import Row as Document

Data = dict[str, Any]


async def own_data(services: Services, user: int) -> bytes:
    """Write all that is kept of a person as one JSON file."""
    store, now = services.store, services.tables.now()
    documents = await store.row(user)
    _, totals = await store.totals(user)
    sent = await sent_games.games(store.calls, user)
    person = await store.person(user)
    titles = {Address.read(name).chat: title for name, title in person.sits.items()}
    titles |= {int(chat): title for chat, title in person.groups.items() if title}
    groups = []
    for chat in await groups_of(services, user):
        group: Data = {"chat": chat, "title": titles.get(chat, "")}
        group |= _settings_of(await store.row(chat), user)
        groups.append(group | await _of_chat(services, chat, user))
    data: Data = {
        "id": user,
        "written": now,
        "settings": {name.decode(): json.loads(value) for name, value in documents.items()},
        "totals": asdict(read_totals(totals)) if totals else {},
        "mistakes": [each._asdict() for each in read_mistakes(await store.mistakes.of(user))],
        "world": await _world_of(services, user),
        "sent": list(sent.values()),
        "private_chat": await _of_chat(services, user, user),
        "groups": groups,
    }
    written: bytes = await services.for_person(user, _written, data)
    return written


def _written(data: Data) -> bytes:
    """Write the file from its parts, of which the large ones are packed."""
    data["sent"] = [zlib.decompress(game).decode() for game in data["sent"]]
    for chat in (data["private_chat"], *data["groups"]):
        chat |= json.loads(zlib.decompress(chat.pop("packed")))
    return json.dumps(data, ensure_ascii=False, indent=1).encode()


def _settings_of(row: Document, user: int) -> Data:
    """Return what the documents of a group tell of one person."""
    settings, status = read_document(ChatSettings, row), read_document(ChatStatus, row)
    own = str(user)
    return {
        "told_of_tables": own in settings.notify,
        "told_of_turns": own in settings.ring,
        "look": status.looks.get(own),
        "unseen_until": status.unseen.get(own),
        "brought": [name for name, brought_by in settings.brought_by.items() if brought_by == user],
    }


async def _of_chat(services: Services, chat: int, user: int) -> Data:
    """Return the tables and the archive of a chat as far as they are of one person."""
    stored = await read(services.store.archives, chat, services.tables.now())
    packed = await services.for_person(user, _packed_archive_of, stored, user)
    kept = await services.store.gallery.read(chat)
    number = str(stored.numbers.get(user, ""))
    stars = [id for id, people in kept.stars.items() if number in people]
    return {"tables": await _tables_of(services, chat, user), "packed": packed, "stars": stars}


async def _tables_of(services: Services, chat: int, user: int) -> list[Data]:
    tables = []
    for address in await services.store.addresses(chat):
        table = await services.tables.see(address)
        session = table.readable if mentions(table, user) else None
        if session is None:
            continue
        seats = [seat for seat, player in enumerate(session.players) if player.user == user]
        hand = table.saved.hands.get(str(user).encode())
        suggestion = session.suggestion
        tables.append(
            {
                "topic": address.thread,
                "game": session.game,
                "id": session.id,
                "phase": session.phase,
                "is_host": session.host == user,
                "seats": [{"seat": at, "name": session.players[at].name} for at in seats],
                "waits": session.waits(user),
                "suggested": suggestion.game if suggestion and suggestion.user == user else "",
                "hand": json.loads(hand) if hand else None,
            }
        )
    return tables


def _packed_archive_of(stored: StoredArchive, user: int) -> bytes:
    return zlib.compress(json.dumps(_archive_of(stored, user)).encode())


def _archive_of(stored: StoredArchive, user: int) -> Data:
    """Return one person's part of an archive; people met are counted, not named."""
    number = stored.numbers.get(user)
    if number is None:
        return {"games": []}
    found: Data = {"number": number}
    if number in stored.identities:
        found["name"] = read_identity(stored.identities[number]).name
    if number in stored.tallies:
        tally = asdict(read_tally(stored.tallies[number]))
        found["tally"] = tally | {"met": len(tally["met"])}
    found["months"] = {
        month: json.loads(people[number])
        for month, people in stored.months.items()
        if number in people
    }
    rows = readable_rows(stored.rows).values()
    games = [_game_of(row, number) for row in rows if row.seat_of(number) is not None]
    return found | {"games": games}


def _game_of(row: Row, number: int) -> Data:
    at = row.seat_of(number)
    assert at is not None
    seat = row.seats[at]._asdict()
    del seat["person"]
    return {
        "id": row.id,
        "ended": row.at,
        "game": row.game,
        "topic": row.thread,
        "time_for_a_move": row.pace,
        "lasted": row.ms,
        "moves": row.moves,
        "reason": row.reason,
        "unrated": row.unrated,
        "players": len(row.seats),
        "seat": at,
        **seat,
        "badges": [code for who, code in row.badges if who == number],
        "crown": row.crown[0] if row.crown and row.crown[1] == number else None,
    }


async def _world_of(services: Services, user: int) -> Data:
    places = await services.tables.archive.world.places_of(user)
    return {
        pool: {**identity._asdict(), "rating": rating._asdict() if rating else None}
        for pool, (identity, rating) in places.items()
    }
