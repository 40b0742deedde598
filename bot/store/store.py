"""Everything that the bot keeps. Whatever changes together is changed by one script."""

import asyncio
from collections.abc import Iterable
from secrets import token_hex
from typing import Any, Final, Self, cast

from bot.address import Address, partition
from bot.ops import metrics
from bot.store import keys
from bot.store.calls import Calls, Client
from bot.store.documents import Changes, Person, Row, read_document
from bot.store.records import (
    Announcement,
    Commit,
    Committed,
    Deed,
    EntryKind,
    InboxEntry,
    Painted,
    Saved,
)
from bot.store.streams import StreamEntry, Streams

SECOND: Final = 1000
DAY: Final = 24 * 3600 * SECOND
REMEMBERED: Final = 26 * 3600 * SECOND  # Telegram keeps an update for 24 hours
KEPT: Final = 30 * DAY  # a table after its last move, a picture's file id
FINISHED: Final = 2 * DAY  # a game that is over, after the next table has opened
AT_ONCE: Final = 500  # letters in one reading
LONGEST_GAP: Final = 30 * SECOND  # without a clock, before the time is given back
BEAT: Final = 5 * SECOND

_FIELDS: Final = (
    *("version", "session", "moved", "reminder"),
    *("message", "painted", "digest", "kind", "sending", "fence", "asked"),
)


class Store:
    def __init__(self, client: Client, replicas: int = 0) -> None:
        self.calls = Calls(client, replicas)
        self._inboxes = Streams(self.calls, keys.inbox)
        self._announcements = Streams(self.calls, keys.announcements)
        self.workers = 1  # who share what the bot may send

    async def close(self) -> None:
        await self.calls.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # Letters -----------------------------------------------------------------------------------

    async def deliver(
        self,
        chat: int,
        kind: EntryKind,
        body: bytes,
        update_id: int | None = None,
        address: Address | None = None,
        once: str = "",
    ) -> bool:
        """Puts a letter into the inbox of a chat; False if it came before, which is known by its
        update id or by `once`. When this returns, the letter is safe."""
        number = partition(chat)
        update = "" if update_id is None else str(update_id)
        came = await self.calls.run(
            "deliver",
            [keys.inbox(number), keys.seen(number)],
            *(kind, body, update, address.key if address else "", once or update, REMEMBERED),
            *(keys.WAKE, number),
        )
        if not came:
            metrics.DUPLICATES.labels("inbox").inc()
        return bool(came)

    async def forward(self, entry: InboxEntry, chat: int, address: Address | None = None) -> None:
        """Hands a letter on to another chat, once; a crash in between loses and doubles nothing."""
        once = f"{entry.partition} {entry.id}"
        await self.deliver(chat, entry.kind, entry.body, entry.update_id, address, once)
        await self.acknowledge(entry)

    async def entries(self, partitions: Iterable[int], most: int = AT_ONCE) -> list[InboxEntry]:
        """What is new, each chat's in order, about so many; after a crash, or when another worker
        had a partition, first what was read there and not finished."""
        return [_letter(entry) for entry in await self._inboxes.read(list(partitions), most)]

    async def overdue(self, partitions: Iterable[int], idle: int) -> list[InboxEntry]:
        """Letters that were read this long ago and never finished; they count as read now."""
        asked = (self._inboxes.unfinished(n, idle) for n in partitions)
        found = await asyncio.gather(*asked, return_exceptions=True)
        return [_letter(entry) for some in _answered(found) for entry in some]

    async def acknowledge(self, entry: InboxEntry) -> bool:
        """Finishes a letter that changes nothing; False if it was finished before."""
        return await self._inboxes.finish(entry.partition, entry.id)

    def put_back(self, entry: InboxEntry) -> None:
        """It is in nobody's hand and is read again."""
        self._inboxes.put_back(entry.partition, entry.id)

    def hold(self, number: int, token: str) -> None:
        """This process works on a partition now, as long as the lease says so."""
        self._inboxes.hold(number, token)
        self._announcements.hold(number, token)

    def drop(self, number: int) -> None:
        self._inboxes.drop(number)
        self._announcements.drop(number)

    # Tables ------------------------------------------------------------------------------------

    async def load(self, address: Address) -> Saved:
        """A table with the documents of its chat and the hands that stand, in one script."""
        row, chat, hands = await self.calls.run(
            "load", [keys.state(address), keys.notes(address.chat), keys.hands(address)], *_FIELDS
        )
        version, session, moved, reminder = row[:4]
        message, painted, digest, kind, sending, fence, asked = row[4:]
        return Saved(
            int(version or 0),
            session,
            Painted(
                message=int(message or 0),
                version=int(painted or 0),
                digest=(digest or b"").decode(),
                kind="photo" if kind == b"photo" else "text",
                sending=sending == b"1",
                fence=int(fence or 0),
                asked=int(asked or 0),
            ),
            reminder,
            Address(int(moved), address.thread) if moved else None,
            _row(chat),
            _row(hands),
        )

    async def commit(self, address: Address, commit: Commit) -> Committed:
        number = partition(address.chat)
        if commit.entry and commit.entry.partition != number:
            raise ValueError("a letter is finished where it lies: forward it to the other chat")
        wanted = "forget" if commit.forget else "leave" if commit.session is None else "save"
        changes = [part for field in commit.chat.items() for part in _field(*field)]
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
            ],
            *(address.key, address.thread, commit.entry.id if commit.entry else ""),
            *(commit.expected, commit.version, wanted, commit.session or b""),
            *(_or_empty(commit.due), _or_empty(commit.dirty), KEPT),
            *(int(commit.anew), len(commit.chat), *changes, *commit.announcements),
        )
        if commit.entry and deed != b"conflict":
            self._inboxes.was_finished(number, commit.entry.id)
        if deed != b"done":
            return Committed(cast("Deed", deed.decode()))
        asked, fence, *ids = more
        new = zip(ids, commit.announcements, strict=True)
        return Committed(
            "done",
            int(asked),
            int(fence),
            tuple(Announcement(number, id.decode(), body, address) for id, body in new),
        )

    async def keep_finished(self, chat: int, id: str, session: bytes) -> None:
        """What a result's buttons ask for, after its table was cleared for the next one."""
        await self.calls.ask("SET", keys.finished(chat, id), session, "PX", FINISHED)

    async def finished(self, chat: int, id: str) -> bytes | None:
        found: bytes | None = await self.calls.ask("GET", keys.finished(chat, id))
        return found

    async def addresses(self, chat: int) -> list[Address]:
        """Where in a chat tables stand."""
        threads = await self.calls.ask("SMEMBERS", keys.threads(chat))
        return [Address(chat, thread) for thread in sorted(map(int, threads))]

    async def move(self, old_chat: int, new_chat: int, now: int) -> None:
        """A group became a supergroup. May be repeated, and broken off anywhere."""
        threads = await self.calls.ask("SMEMBERS", keys.threads(old_chat))
        for thread in sorted({0, *map(int, threads)}):
            await self._move(Address(old_chat, thread), Address(new_chat, thread), now)
        notes = await self.notes(old_chat)
        for name, note in notes.items():
            await self.calls.ask("HSETNX", keys.notes(new_chat), name, note)

    async def _move(self, old: Address, new: Address, now: int) -> None:
        here, there = partition(old.chat), partition(new.chat)
        version, session, due = await self.calls.run(
            "seal", [keys.state(old), keys.due(here)], old.key, new.chat, KEPT
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
                *(new.key, new.thread, once, version, session, due, now, KEPT, REMEMBERED),
            )
        left = [keys.state(old), keys.due(here), keys.dirty(here), keys.threads(old.chat)]
        await self.calls.run("leave", left, old.key, old.thread)

    # Time and display --------------------------------------------------------------------------

    async def due(self, partitions: Iterable[int], now: int) -> int | None:
        """Turns passed deadlines into letters; the next deadline. After a time without a clock it
        asks the tables, by a request `{"shift": milliseconds}`, to put off their deadlines; if the
        clock was set back, by less than nothing."""
        numbers = list(partitions)
        where = [[keys.due(n), keys.inbox(n), keys.beat(n), keys.dirty(n)] for n in numbers]
        common = [now, LONGEST_GAP, BEAT, keys.WAKE]
        found = await self.calls.each("due", where, common, [[n] for n in numbers])
        return min((int(float(at)) for at in _answered(found) if at), default=None)

    async def awaited(self, partitions: Iterable[int]) -> int:
        """How many tables have a deadline ahead."""
        asked = (self.calls.ask("ZCARD", keys.due(number)) for number in partitions)
        return sum(await asyncio.gather(*asked))

    async def forget_everything(self) -> None:
        await self.calls.ask("FLUSHALL")

    async def answers(self) -> None:
        """Raises a StoreError if nothing can be asked now."""
        await self.calls.ask("EXISTS", keys.PROBE)

    async def dirty(self, partitions: Iterable[int], now: int) -> list[Address]:
        """What is to be painted now. A place is named until `painted` says that it is done."""
        where = [[keys.dirty(number)] for number in partitions]
        found = await self.calls.each("dirty", where, [now, AT_ONCE], [[]] * len(where))
        return [Address.read(name.decode()) for some in _answered(found) for name in some]

    async def painted(
        self, address: Address, painted: Painted, expected_fence: int, again: int | None = None
    ) -> int | None:
        """Records what the chat shows, and takes the mark away unless more is wished for meanwhile
        or it is to be painted `again` then. The next fence; None if somebody else has painted."""
        number = partition(address.chat)
        fence = await self.calls.run(
            "painted",
            [keys.state(address), keys.dirty(number)],
            *(address.key, expected_fence, _or_empty(again), painted.asked, painted.message),
            *(painted.version, painted.digest, painted.kind, int(painted.sending)),
        )
        return int(fence) or None

    async def remind(self, address: Address, reminder: bytes | None) -> None:
        """Which reminder stands at a table."""
        if reminder is None:
            await self.calls.ask("HDEL", keys.state(address), "reminder")
        else:
            await self.calls.ask("HSET", keys.state(address), "reminder", reminder)

    async def announcements(
        self, partitions: Iterable[int], most: int = AT_ONCE
    ) -> list[Announcement]:
        """Read what must be told and was not, in order."""
        entries = await self._announcements.read(list(partitions), most)
        return [_announcement(entry) for entry in entries]

    async def unclaim(self, announcement: Announcement) -> None:
        """Let it be made again: it was claimed, and surely not sent."""
        await self.calls.ask("DEL", keys.claim(announcement.partition, announcement.id))

    async def announced(
        self, announcement: Announcement, address: Address, reminder: bytes = b""
    ) -> tuple[int, bytes]:
        """Finish an announcement, and note the reminder that stands in the chat since then; the
        version that the table has by now, and the reminder that stood there before."""
        number, id = announcement.partition, announcement.id
        noted = address
        if partition(address.chat) != number:  # the chat has migrated since
            noted = announcement.address
            if reminder:
                await self.remind(address, reminder)
                reminder = b""
        version, before = await self.calls.run(
            "announced", [keys.announcements(number), keys.state(noted)], id, reminder
        )
        self._announcements.put_back(number, id)
        return int(version), before

    def leave(self, announcements: Iterable[Announcement]) -> None:
        """Give them back: this process will not make them, and they are read again."""
        for announcement in announcements:
            self._announcements.put_back(announcement.partition, announcement.id)

    # What may be sent --------------------------------------------------------------------------

    async def reserve(
        self,
        chat: int,
        now: int,
        limits: tuple[int, int, int],
        leaves: int = 0,
        at_once: int = 0,
        claim: Announcement | None = None,
    ) -> int:
        """Count a message against a chat's budget: 0 is go, else the milliseconds to wait, or -1
        if somebody else makes the announcement. `limits` are how many messages in which window and
        how far apart; `leaves` of them are not for this one. After `at_once` of them, unless that
        is 0, the rest is spread."""
        per_window, window, apart = limits
        is_here = claim is not None and claim.partition == partition(chat)
        claims = [keys.claim(claim.partition, claim.id)] if claim and is_here else []
        token = token_hex(8) if claim else ""
        wait = int(
            await self.calls.run(
                "reserve",
                [keys.rate(chat), *claims],
                *(now, 1, leaves, per_window, window, apart, at_once, token, REMEMBERED),
            )
        )
        if wait == 0 and claim and not is_here and not await self._claim(claim, token):
            await self.give_back(chat, now)
            return -1
        return wait

    async def _claim(self, announcement: Announcement, token: str) -> bool:
        """Claim what was committed before the chat migrated, and lies in another partition."""
        name = keys.claim(announcement.partition, announcement.id)
        await self.calls.ask("SET", name, token, "NX", "PX", REMEMBERED)
        claimed_by: bytes | None = await self.calls.ask("GET", name)
        return claimed_by == token.encode()

    async def spend(self, chat: int, times: Iterable[int], window: int) -> None:
        """Count messages that were not counted when they were sent."""
        await self.calls.run("spend", [keys.rate(chat)], window, *times)

    async def give_back(self, chat: int, at: int) -> None:
        """Free what was reserved at that time and not used."""
        await self.calls.run("give_back", [keys.rate(chat)], at)

    async def pause(self, chat: int, now: int, wait: int) -> None:
        """Telegram said when to come again, to this chat alone."""
        await self.calls.run("pause", [keys.rate(chat)], now, now + wait, DAY)

    async def ephemerals_count(self, bot: int) -> bytes | None:
        """Load what was learned of whether ephemeral messages count against a group's budget."""
        found: bytes | None = await self.calls.ask("GET", keys.ephemerals(bot))
        return found

    async def note_ephemerals(self, bot: int, learned: bytes, keep: int) -> None:
        await self.calls.ask("SET", keys.ephemerals(bot), learned, "PX", keep)

    # What is worth keeping ---------------------------------------------------------------------

    async def file_id(self, bot: int, sha256: str) -> str | None:
        found = await self.calls.ask("GET", keys.file(bot, sha256))
        return found.decode() if found else None

    async def remember_file(self, bot: int, sha256: str, file_id: str) -> None:
        await self.calls.ask("SET", keys.file(bot, sha256), file_id, "PX", KEPT)

    async def notes(self, chat: int) -> dict[str, bytes]:
        """The fields of the documents of a chat or a person."""
        return {name.decode(): note for name, note in (await self.row(chat)).items()}

    async def row(self, chat: int) -> Row:
        """The hash from which `read_document` makes documents."""
        row: Row = await self.calls.ask("HGETALL", keys.notes(chat))
        return row

    async def person(self, user: int) -> Person:
        return read_document(Person, await self.row(user))

    async def note(self, chat: int, name: str, note: bytes | None) -> None:
        if note is None:
            await self.calls.ask("HDEL", keys.notes(chat), name)
        else:
            await self.calls.ask("HSET", keys.notes(chat), name, note)

    async def change(self, chat: int, changes: Changes) -> None:
        """Set or, by None, remove fields of the documents of a chat or a person."""
        parts = [_field(*field) for field in changes.items()]
        kept = [part for field in parts if field[1] for part in field]
        gone = [name for name, value in parts if not value]
        asked = []
        if kept:
            asked.append(self.calls.ask("HSET", keys.notes(chat), *kept))
        if gone:
            asked.append(self.calls.ask("HDEL", keys.notes(chat), *gone))
        await asyncio.gather(*asked)

    async def hand_stands(self, address: Address, user: int, hand: bytes | None) -> None:
        """Note where somebody's hand of a table stands; None: nowhere any more."""
        name = keys.hands(address)
        if hand is None:
            await self.calls.ask("HDEL", name, user)
        else:
            await asyncio.gather(
                self.calls.ask("HSET", name, user, hand), self.calls.ask("PEXPIRE", name, KEPT)
            )


def _row(flat: list[bytes]) -> Row:
    return dict(zip(flat[::2], flat[1::2], strict=True))


def _field(name: str, value: bytes | None) -> tuple[str, bytes]:
    """A field as the scripts take it; empty removes it."""
    return name, value or b""


def _or_empty(number: int | None) -> int | str:
    return "" if number is None else number


def _answered(found: list[Any]) -> list[Any]:
    """The answers among errors, unless there is none."""
    answers = [part for part in found if not isinstance(part, BaseException)]
    if found and not answers:
        raise found[0]
    return answers


def _letter(entry: StreamEntry) -> InboxEntry:
    row = entry.row
    update, address = row[b"update"], row[b"place"].decode()
    return InboxEntry(
        entry.number,
        entry.id,
        row[b"kind"].decode(),  # type: ignore[arg-type]
        row[b"body"],
        int(update) if update else None,
        Address.read(address) if address else None,
        entry.at,
        entry.tries,
    )


def _announcement(entry: StreamEntry) -> Announcement:
    address = Address.read(entry.row[b"place"].decode())
    return Announcement(entry.number, entry.id, entry.row[b"body"], address, entry.at, entry.tries)
