"""Everything that the bot saves in Redis; one script makes all changes that belong together."""

import asyncio
import logging
import zlib
from collections.abc import Iterable, Mapping, Sequence
from secrets import token_hex
from typing import Any, Final, Self, cast

from bot.address import Address, partition
from bot.ops import metrics
from bot.store import keys
from bot.store.apart import put_back, take_out
from bot.store.archives import Archives
from bot.store.calls import Calls, Client, pairs
from bot.store.condition import Condition
from bot.store.documents import Changes, Person, Row, read_document
from bot.store.forgotten import Forgotten
from bot.store.gallery import Gallery
from bot.store.kept_mistakes import KeptMistakes
from bot.store.records import (
    Announcement,
    Archived,
    Balance,
    Commit,
    Committed,
    Deed,
    EntryKind,
    InboxEntry,
    Painted,
    Saved,
)
from bot.store.streams import Streams
from bot.store.world import World

log = logging.getLogger(__name__)

SECOND: Final = 1000
DAY: Final = 24 * 3600 * SECOND
SEEN_FOR: Final = 26 * 3600 * SECOND  # requests that the bot delivers once, and its claims
# Updates, which Telegram sends to a webhook again within minutes, and moves of computers.
BRIEFLY_SEEN_FOR: Final = 3600 * SECOND
# Those that are known for longer, in each partition: Telegram hands out at most a hundred updates
# that are not confirmed, and these again within the 24 hours for which it keeps them.
NEWEST_SEEN: Final = 100
TABLE_KEPT: Final = 30 * DAY  # after its last commit
FILE_KEPT: Final = 3 * DAY  # the file id of a picture that repeats
NOTES_KEPT: Final = 400 * DAY  # documents, after the last change or table
GAMES_KEPT: Final = 180 * DAY  # a finished game, after its end, unless the operator says else
MOST_KEPT: Final = 200  # of the newest games of a chat, which are kept for longer
MONTH_KEPT: Final = 100 * DAY
READ_BATCH: Final = 500  # entries in one reading
LONGEST_GAP: Final = 30 * SECOND  # without a clock, before the time is given back
BEAT_INTERVAL: Final = 5 * SECOND

_FIELDS: Final = (
    *("version", "session", "apart", "row", "moved", "reminder"),
    *("message", "painted", "digest", "kind", "sending", "unsure", "fence", "asked"),
)


class Store:
    def __init__(self, client: Client, replicas: int = 0, games_kept: int = GAMES_KEPT) -> None:
        self.calls = Calls(client, replicas)
        self.games_kept = games_kept
        self._inboxes = Streams(self.calls, keys.inbox, InboxEntry.parse)
        self._announcements = Streams(self.calls, keys.announcements, Announcement.parse)
        self.archives = Archives(self.calls)
        self.mistakes = KeptMistakes(self.calls)
        self.gallery = Gallery(self.calls)
        self.forgotten = Forgotten(self.calls)
        self.world = World(self.calls, self._inboxes, self.forgotten)
        self.condition = Condition(self.calls)
        self.workers = 1  # that share the budget of all chats

    async def close(self) -> None:
        await self.calls.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # Inboxes -----------------------------------------------------------------------------------

    async def deliver(
        self,
        chat: int,
        kind: EntryKind,
        body: bytes,
        update_id: int | None = None,
        address: Address | None = None,
        once: str = "",
    ) -> bool:
        """Append an entry to the inbox of a chat; when this returns, it is durable.

        Return False if it came before, by its update id or by `once`.
        """
        number = partition(chat)
        update = "" if update_id is None else str(update_id)
        sooner = 0 if kind == "request" else SEEN_FOR - BRIEFLY_SEEN_FOR
        came = await self.calls.run(
            "deliver",
            [keys.inbox(number), keys.seen(number)],
            *(kind, body, update, address.key if address else "", once or update),
            *(sooner, SEEN_FOR, NEWEST_SEEN, keys.WAKE, number),
        )
        if not came:
            metrics.DUPLICATES.labels("inbox").inc()
        return bool(came)

    async def forward(self, entry: InboxEntry, chat: int, address: Address | None = None) -> None:
        """Move an entry to another chat's inbox, once, even if a crash breaks it off."""
        once = f"{entry.partition} {entry.id}"
        await self.deliver(chat, entry.kind, entry.body, entry.update_id, address, once)
        await self.acknowledge(entry)

    async def entries(self, partitions: Iterable[int], most: int = READ_BATCH) -> list[InboxEntry]:
        """Read about `most` new entries, each chat's in order; after a crash or a change of the
        lease, first those that were read and not finished."""
        return await self._inboxes.read(list(partitions), most)

    async def acknowledge(self, entry: InboxEntry) -> bool:
        """Finish an entry without a commit. Return False if it was finished before."""
        return await self._inboxes.finish(entry.partition, entry.id)

    async def acknowledge_all(self, entries: list[InboxEntry]) -> None:
        """Finish entries of one partition, of which none is committed."""
        number = entries[0].partition
        await self._inboxes.finish_all(number, [entry.id for entry in entries])

    def put_back(self, entry: InboxEntry) -> None:
        """Return an entry to the stream: this worker will not finish it, and it is read again.

        What was read and neither finished nor returned is in hand, and is not read here.
        """
        self._inboxes.put_back(entry.partition, entry.id)

    def hold(self, number: int, token: str) -> None:
        """Read the streams of a partition under the token of its lease."""
        self._inboxes.hold(number, token)
        self._announcements.hold(number, token)

    def drop(self, number: int) -> None:
        self._inboxes.drop(number)
        self._announcements.drop(number)

    async def waiting(self, number: int) -> list[InboxEntry]:
        """Return the unfinished entries of a partition, whoever reads them."""
        return await self._inboxes.peek(number)

    async def was_delivered(self, marks: Sequence[tuple[int, str]]) -> list[bool]:
        """Return for each chat and `once` of `deliver` whether that came in the last 26 hours."""
        ask = self.calls.ask
        found = [ask("ZSCORE", keys.seen(partition(chat)), once) for chat, once in marks]
        return [score is not None for score in await asyncio.gather(*found)]

    # Tables ------------------------------------------------------------------------------------

    async def load(self, address: Address) -> Saved:
        """Load a table with the documents of its chat and the hands that stand, in one script."""
        row, chat, hands = await self.calls.run(
            "load", [keys.state(address), keys.notes(address.chat), keys.hands(address)], *_FIELDS
        )
        version, session, apart, archived, moved, reminder = row[:6]
        message, painted, digest, kind, sending, unsure, fence, asked = row[6:]
        return Saved(
            int(version or 0),
            put_back(session, apart or b"") if session else None,
            Painted(
                message=int(message or 0),
                version=int(painted or 0),
                digest=(digest or b"").decode(),
                kind="photo" if kind == b"photo" else "text",
                sending=sending == b"1",
                unsure_until=int(unsure or 0),
                fence=int(fence or 0),
                asked=int(asked or 0),
            ),
            reminder,
            Address(int(moved), address.thread) if moved else None,
            pairs(chat),
            pairs(hands),
            apart or b"",
            archived or b"",
        )

    async def commit(self, address: Address, commit: Commit) -> Committed:
        number = partition(address.chat)
        if commit.entry and commit.entry.partition != number:
            raise ValueError("an entry is finished in its own partition: forward it first")
        wanted = "forget" if commit.forget else "leave" if commit.session is None else "save"
        changes = [part for name, value in commit.chat.items() for part in (name, value or b"")]
        session = take_out(commit.session or b"", commit.apart)
        apart = b"=" if commit.apart == commit.apart_before else commit.apart
        archive_keys, archive_args = _archive(address.chat, commit.archived, self.games_kept)
        by = commit.by if commit.entry else 0
        marks = [await self.forgotten.key(address.chat, by)] if by else []
        deed, *more = await self.calls.run(
            "commit",
            [
                keys.state(address),
                keys.inbox(number),
                keys.due(number),
                keys.dirty(number),
                keys.announcements(number),
                keys.threads(address.chat),
                keys.notes(address.chat),
                *marks,
                *archive_keys,
            ],
            *(address.key, address.thread, commit.entry.id if commit.entry else ""),
            *(commit.expected, commit.version, wanted, session, apart),
            *(_or_empty(commit.due), _or_empty(commit.dirty), TABLE_KEPT, NOTES_KEPT),
            *(int(commit.anew), len(commit.chat), len(archive_args)),
            commit.entry.at if commit.entry and by else "",
            *(*changes, *archive_args, *commit.announcements),
        )
        made = {"address": address.key, "version": commit.version, "deed": deed.decode()}
        log.debug("table committed", extra=made)
        if commit.entry and deed not in (b"conflict", b"forgotten"):
            self._inboxes.was_finished(number, commit.entry.id)
        if deed != b"done":
            return Committed(cast("Deed", deed.decode()))
        asked, fence, *ids = more
        new = zip(ids, commit.announcements, strict=True)
        announcements = [Announcement(number, id.decode(), body, address) for id, body in new]
        return Committed("done", int(asked), int(fence), tuple(announcements))

    # The archive -------------------------------------------------------------------------------

    async def balance(self, chat: int, people: Sequence[int], month: int) -> Balance:
        """Load what the archive of a chat knows of people, and of the month that is to be closed
        before a game of this month is added."""
        version, last, before, numbers, identities, tallies, months = await self.calls.run(
            "balance",
            [keys.tally(chat), keys.month(chat, month)],
            *(month, keys.month(chat, 0)[:-1], *people),
        )
        known = {who: int(number) for who, number in zip(people, numbers, strict=True) if number}
        places = list(known.values())
        return Balance(
            int(version or 0),
            int(last or 0),
            int(before or 0),
            known,
            _by_number(places, identities),
            _by_number(places, tallies),
            {int(number): tally for number, tally in pairs(months).items()},
        )

    async def game(self, chat: int, id: str) -> bytes | None:
        """Load a finished game of a chat, as it was packed for the archive."""
        found: bytes | None = await self.calls.ask("GET", keys.game(chat, id))
        return found if found is not None else await self.gallery.game(chat, id)

    async def people(self, chat: int, numbers: Sequence[int]) -> dict[int, bytes]:
        """Load who has these numbers in the archive of a chat."""
        if not numbers:
            return {}
        names = [f"i {number}" for number in numbers]
        return _by_number(numbers, await self.calls.ask("HMGET", keys.tally(chat), *names))

    async def totals(self, user: int) -> tuple[int, bytes]:
        """Load a person's totals over all groups, with the number of their changes."""
        version, totals = await self.calls.ask("HMGET", keys.person(user), "v", "totals")
        return int(version or 0), totals or b""

    async def count_person(
        self, user: int, chat: int, entry: InboxEntry, version: int, totals: bytes, ended: int
    ) -> Deed:
        """Write a person's totals after a game and finish the entry that tells of it, unless others
        did; write none if the person was forgotten since."""
        mark = await self.forgotten.key(user, user)
        names = [keys.person(user), keys.inbox(entry.partition), mark]
        deed = await self.calls.run("count_person", names, entry.id, version, totals, chat, ended)
        if deed != b"conflict":
            self._inboxes.was_finished(entry.partition, entry.id)
        return cast("Deed", deed.decode())

    async def finished_before(self, chat: int, id: str) -> bytes | None:
        """Load a game that was over before there was an archive."""
        found: bytes | None = await self.calls.ask("GET", keys.finished(chat, id))
        if found is None or found.startswith(b"{"):  # as the oldest version wrote it
            return found
        return zlib.decompress(found)

    # Chats -------------------------------------------------------------------------------------

    async def addresses(self, chat: int) -> list[Address]:
        """Return the addresses of a chat's tables."""
        threads = await self.calls.ask("SMEMBERS", keys.threads(chat))
        return [Address(chat, thread) for thread in sorted(map(int, threads))]

    async def move(self, old_chat: int, new_chat: int, now: int) -> None:
        """Move all that a group has to its supergroup. It may be repeated after a crash."""
        for thread in sorted({0, *(each.thread for each in await self.addresses(old_chat))}):
            await self._move_table(Address(old_chat, thread), Address(new_chat, thread), now)
        for name, value in (await self.row(old_chat)).items():
            await self.calls.ask("HSETNX", keys.notes(new_chat), name, value)
        await self.keep(new_chat)
        await self.calls.ask("DEL", keys.notes(old_chat))

    async def _move_table(self, old: Address, new: Address, now: int) -> None:
        here, there = partition(old.chat), partition(new.chat)
        version, session, apart, due = await self.calls.run(
            "seal", [keys.state(old), keys.due(here)], old.key, new.chat, TABLE_KEPT
        )
        if version != b"0":
            adopted = [
                keys.state(new),
                keys.seen(there),
                keys.due(there),
                keys.dirty(there),
                keys.threads(new.chat),
            ]
            once = f"moved {old.key}"
            await self.calls.run(
                "adopt",
                adopted,
                *(new.key, new.thread, once, version, put_back(session, apart)),
                *(due, now, TABLE_KEPT, SEEN_FOR),
            )
        left = [keys.state(old), keys.due(here), keys.dirty(here), keys.threads(old.chat)]
        await self.calls.run("leave", [*left, keys.hands(old)], old.key, old.thread)

    # Deadlines ---------------------------------------------------------------------------------

    async def due(
        self, partitions: Iterable[int], now: int, longest_gap: int = LONGEST_GAP
    ) -> int | None:
        """Move passed deadlines into the inboxes. Return the next deadline.

        After a time of more than `longest_gap` without a clock, put a request
        `{"shift": milliseconds}` for each table into the inboxes, which puts its deadlines off;
        negative if the clock was set back.
        """
        numbers = list(partitions)
        where = [[keys.due(n), keys.inbox(n), keys.beat(n), keys.dirty(n)] for n in numbers]
        common = [now, longest_gap, BEAT_INTERVAL, keys.WAKE]
        found = await self.calls.each("due", where, common, [[n] for n in numbers])
        return min((int(float(at)) for at in _answers_of(found) if at), default=None)

    async def awaited(self, partitions: Iterable[int]) -> int:
        """Count the tables with a deadline ahead, and the people who get a mistake a day."""
        asked = (self.calls.ask("ZCARD", keys.due(number)) for number in partitions)
        return sum(await asyncio.gather(*asked))

    async def forget_everything(self) -> None:
        await self.calls.ask("FLUSHALL")

    # Painting and announcements ----------------------------------------------------------------

    async def dirty(self, partitions: Iterable[int], now: int) -> list[Address]:
        """Return the tables that are to be painted by now; `painted` removes them."""
        where = [[keys.dirty(number)] for number in partitions]
        found = await self.calls.each("dirty", where, [now, READ_BATCH], [[]] * len(where))
        return [Address.read(name.decode()) for some in _answers_of(found) for name in some]

    async def painted(
        self, address: Address, painted: Painted, expected_fence: int, again: int | None = None
    ) -> int | None:
        """Record what the chat shows, and remove its dirty mark unless more was committed since, it
        is to be painted at the time `again`, or a late call may still change it.

        Return the next fence, or None if another process has painted.
        """
        number = partition(address.chat)
        fence = await self.calls.run(
            "painted",
            [keys.state(address), keys.dirty(number)],
            *(address.key, expected_fence, _or_empty(again), painted.asked, painted.message),
            *(painted.version, painted.digest, painted.kind, int(painted.sending)),
            painted.unsure_until,
        )
        return int(fence) or None

    async def remind(self, address: Address, reminder: bytes | None) -> None:
        """Record which reminder stands at a table."""
        if reminder is None:
            await self.calls.ask("HDEL", keys.state(address), "reminder")
        else:
            await self.calls.ask("HSET", keys.state(address), "reminder", reminder)

    async def announcements(
        self, partitions: Iterable[int], most: int = READ_BATCH
    ) -> list[Announcement]:
        """Read announcements that are to be made, in order."""
        return await self._announcements.read(list(partitions), most)

    async def unannounced(self, number: int) -> list[Announcement]:
        """Return the unfinished announcements of a partition, whoever makes them."""
        return await self._announcements.peek(number)

    async def unclaim(self, announcement: Announcement) -> None:
        """Release the claim of an announcement that was not sent, so that it is made again."""
        await self.calls.ask("DEL", keys.claim(announcement.partition, announcement.id))

    async def announced(
        self, announcement: Announcement, address: Address, reminder: bytes = b""
    ) -> tuple[int, bytes]:
        """Finish an announcement and record its reminder, if it is one. Return the version of the
        table, and the reminder that stood there before."""
        number, id = announcement.partition, announcement.id
        recorded_at = address
        if partition(address.chat) != number:  # the chat has migrated since
            recorded_at = announcement.address
            if reminder:
                await self.remind(address, reminder)
                reminder = b""
        version, before = await self.calls.run(
            "announced", [keys.announcements(number), keys.state(recorded_at)], id, reminder
        )
        self._announcements.put_back(number, id)
        return int(version), before

    def leave(self, announcements: Iterable[Announcement]) -> None:
        """Return announcements to their streams: they are read again."""
        for announcement in announcements:
            self._announcements.put_back(announcement.partition, announcement.id)

    # Budgets -----------------------------------------------------------------------------------

    async def reserve(
        self,
        chat: int,
        now: int,
        limits: tuple[int, int, int],
        leaves: int = 0,
        at_once: int = 0,
        claim: Announcement | None = None,
    ) -> int:
        """Count a message against a chat's budget.

        Return 0 to send it, else the milliseconds to wait, or -1 if another worker has claimed the
        announcement. `limits` are the number of messages, the window and the interval between two;
        `leaves` of the messages are for others. After `at_once` of them, unless that is 0, the
        others are spread over the window.
        """
        per_window, window, apart = limits
        is_here = claim is not None and claim.partition == partition(chat)
        claims = [keys.claim(claim.partition, claim.id)] if claim and is_here else []
        token = token_hex(8) if claim else ""
        wait = int(
            await self.calls.run(
                "reserve",
                [keys.rate(chat), *claims],
                *(now, 1, leaves, per_window, window, apart, at_once, token, SEEN_FOR),
            )
        )
        if wait == 0 and claim and not is_here and not await self._claim(claim, token):
            await self.give_back(chat, now)
            return -1
        return wait

    async def _claim(self, announcement: Announcement, token: str) -> bool:
        """Claim an announcement of another partition: its chat migrated after the commit."""
        name = keys.claim(announcement.partition, announcement.id)
        await self.calls.ask("SET", name, token, "NX", "PX", SEEN_FOR)
        claimed_by: bytes | None = await self.calls.ask("GET", name)
        return claimed_by == token.encode()

    async def spend(self, chat: int, times: Iterable[int], window: int) -> None:
        """Count messages that were sent without being counted."""
        await self.calls.run("spend", [keys.rate(chat)], window, *times)

    async def give_back(self, chat: int, at: int) -> None:
        """Free what was counted at that time and not sent."""
        await self.calls.run("give_back", [keys.rate(chat)], at)

    async def pause(self, chat: int, now: int, wait: int) -> None:
        """Send nothing to a chat for `wait` milliseconds, as Telegram asked."""
        await self.calls.run("pause", [keys.rate(chat)], now, now + wait, DAY)

    async def ephemerals_count(self, bot: int) -> bytes | None:
        """Load what was learned of whether ephemeral messages count against a group's budget."""
        found: bytes | None = await self.calls.ask("GET", keys.ephemerals(bot))
        return found

    async def note_ephemerals(self, bot: int, learned: bytes, keep: int) -> None:
        await self.calls.ask("SET", keys.ephemerals(bot), learned, "PX", keep)

    # Files and documents -----------------------------------------------------------------------

    async def file_id(self, bot: int, sha256: str) -> str | None:
        found = await self.calls.ask("GET", keys.file(bot, sha256))
        return found.decode() if found else None

    async def remember_file(self, bot: int, sha256: str, file_id: str) -> None:
        await self.calls.ask("SET", keys.file(bot, sha256), file_id, "PX", FILE_KEPT)

    async def forget_file(self, bot: int, sha256: str) -> None:
        await self.calls.ask("DEL", keys.file(bot, sha256))

    async def recap(self, chat: int, session: str) -> str | None:
        """Return the file id of the recap of a finished game, if it was sent before."""
        found = await self.calls.ask("GET", keys.recap(chat, session))
        return found.decode() if found else None

    async def remember_recap(self, chat: int, session: str, file_id: str) -> None:
        await self.calls.ask("SET", keys.recap(chat, session), file_id, "PX", GAMES_KEPT)

    async def forget_recap(self, chat: int, session: str) -> None:
        await self.calls.ask("DEL", keys.recap(chat, session))

    async def row(self, chat: int) -> Row:
        """Load the hash from which `read_document` makes the documents of a chat or a person."""
        row: Row = await self.calls.ask("HGETALL", keys.notes(chat))
        return row

    async def person(self, user: int) -> Person:
        return read_document(Person, await self.row(user))

    async def change(self, chat: int, changes: Changes) -> None:
        """Set or, by None, remove fields of the documents of a chat or a person."""
        kept = [part for item in changes.items() if item[1] for part in item]
        gone = [name for name, value in changes.items() if not value]
        asked = []
        if kept:
            asked.append(self.calls.ask("HSET", keys.notes(chat), *kept))
        if gone:
            asked.append(self.calls.ask("HDEL", keys.notes(chat), *gone))
        await asyncio.gather(*asked, self.keep(chat))

    async def note_person(self, user: int, changes: Changes, entry_at: int) -> bool:
        """Change the documents of a person who asked for something at that time; return whether
        they were not forgotten since."""
        names = [keys.notes(user), await self.forgotten.key(user, user)]
        parts = [part for name, value in changes.items() for part in (name, value or b"")]
        return bool(await self.calls.run("note_person", names, entry_at, NOTES_KEPT, *parts))

    async def forget_documents(self, chat: int) -> None:
        """Delete the documents of a chat or a person."""
        await self.calls.ask("DEL", keys.notes(chat))

    async def forget_totals(self, user: int) -> None:
        """Delete a person's totals over all groups, with the list of these groups."""
        await self.calls.ask("DEL", keys.person(user))

    async def forget_hands(self, address: Address) -> None:
        """Delete where the hands of a table stand."""
        await self.calls.ask("DEL", keys.hands(address))

    async def keep(self, chat: int) -> None:
        """Keep the documents of a chat or a person, who is here, for longer."""
        await self.calls.ask("PEXPIRE", keys.notes(chat), NOTES_KEPT)

    async def count(self, chat: int, name: str, over: Iterable[str] = ()) -> None:
        """Add one to a number among the documents, and remove the fields `over`."""
        gone = list(over)
        asked = [self.calls.ask("HINCRBY", keys.notes(chat), name, 1)]
        if gone:
            asked.append(self.calls.ask("HDEL", keys.notes(chat), *gone))
        await asyncio.gather(*asked, self.keep(chat))

    async def hand_stands(self, address: Address, user: int, hand: bytes | None) -> None:
        """Record where somebody's hand of a table stands, or by None that there is none."""
        name = keys.hands(address)
        if hand is None:
            await self.calls.ask("HDEL", name, user)
        else:
            await asyncio.gather(
                self.calls.ask("HSET", name, user, hand),
                self.calls.ask("PEXPIRE", name, TABLE_KEPT),
            )


def _by_number(numbers: Iterable[int], values: Iterable[bytes | None]) -> dict[int, bytes]:
    found = zip(numbers, values, strict=True)
    return {number: value for number, value in found if value is not None}


def _archive(chat: int, archived: Archived | None, games_kept: int) -> tuple[list[str], list[Any]]:
    """Return the keys and arguments with which a commit adds a game to the archive."""
    if archived is None:
        return [], []
    names = [
        keys.tally(chat),
        keys.played(chat),
        keys.game(chat, archived.id),
        keys.newest_games(chat),
        keys.month(chat, archived.month),
        keys.ranking(chat, archived.pool),
    ]
    values = [archived.version, archived.id, archived.at, archived.row, archived.game]
    values += [int(archived.stands), games_kept, MOST_KEPT, keys.game(chat, ""), MONTH_KEPT]
    scores = [part for number, rating in archived.ratings.items() for part in (rating, number)]
    for flat in (_flat(archived.people), _flat(archived.month_tallies), scores):
        values += [len(flat), *flat]
    return names, values


def _flat(fields: Mapping[str, bytes]) -> list[Any]:
    return [part for item in fields.items() for part in item]


def _or_empty(number: int | None) -> int | str:
    return "" if number is None else number


def _answers_of(found: list[Any]) -> list[Any]:
    """Return the answers among errors; raise the first error if there is no answer."""
    answers = [part for part in found if not isinstance(part, BaseException)]
    if found and not answers:
        raise found[0]
    return answers
