"""Everything that the bot keeps. Whatever changes together is changed by one script."""

import asyncio
from collections import deque
from collections.abc import Iterable
from math import ceil
from secrets import token_hex
from typing import Any, Final, Self

from bot import metrics
from bot.places import Place, partition
from bot.store import keys
from bot.store.calls import Calls, Client
from bot.store.letters import Commit, Deed, Letter, LetterKind, Painted, Said, Saved
from bot.store.streams import Entry, Streams

SECOND: Final = 1000
DAY: Final = 24 * 3600 * SECOND
REMEMBERED: Final = 26 * 3600 * SECOND  # Telegram keeps an update for 24 hours
KEPT: Final = 30 * DAY  # a table after its last move, a picture's file id
FINISHED: Final = 2 * DAY  # a game that is over, after the next table has opened
AT_ONCE: Final = 500  # letters in one reading
PER_MINUTE: Final = 18  # messages and edits in a group; Telegram allows 20
APART: Final = SECOND
FARTHEST: Final = 4 * SECOND  # that a message is put off for the sake of other chats
PER_SECOND: Final = 28  # messages and edits of the bot in all chats; Telegram allows 30
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
        self._sayings = Streams(self.calls, keys.say)
        self._sent: deque[int] = deque()  # in the last second
        self._promised = 0  # the last moment at which somebody was told to ask again
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
        kind: LetterKind,
        body: bytes,
        update_id: int | None = None,
        place: Place | None = None,
        once: str = "",
    ) -> bool:
        """Puts a letter into the inbox of a chat; False if it came before, which is known by its
        update id or by `once`. When this returns, the letter is safe."""
        number = partition(chat)
        update = "" if update_id is None else str(update_id)
        came = await self.calls.run(
            "deliver",
            [keys.inbox(number), keys.seen(number)],
            *(kind, body, update, place.key if place else "", once or update, REMEMBERED),
            *(keys.WAKE, number),
        )
        if not came:
            metrics.DUPLICATES.labels("inbox").inc()
        return bool(came)

    async def forward(self, letter: Letter, chat: int, place: Place | None = None) -> None:
        """Hands a letter on to another chat, once; a crash in between loses and doubles nothing."""
        once = f"{letter.partition} {letter.id}"
        await self.deliver(chat, letter.kind, letter.body, letter.update_id, place, once)
        await self.acknowledge(letter)

    async def letters(self, partitions: Iterable[int], most: int = AT_ONCE) -> list[Letter]:
        """What is new, each chat's in order, about so many; after a crash, or when another worker
        had a partition, first what was read there and not finished."""
        return [_letter(entry) for entry in await self._inboxes.read(list(partitions), most)]

    async def overdue(self, partitions: Iterable[int], idle: int) -> list[Letter]:
        """Letters that were read this long ago and never finished; they count as read now."""
        found = await asyncio.gather(*(self._inboxes.unfinished(n, idle) for n in partitions))
        return [_letter(entry) for some in found for entry in some]

    async def acknowledge(self, letter: Letter) -> bool:
        """Finishes a letter that changes nothing; False if it was finished before."""
        return await self._inboxes.finish(letter.partition, letter.id)

    def put_back(self, letter: Letter) -> None:
        """It is in nobody's hand and is read again."""
        self._inboxes.put_back(letter.partition, letter.id)

    def hold(self, number: int, token: str) -> None:
        """This process works on a partition now, as long as the lease says so."""
        self._inboxes.hold(number, token)
        self._sayings.hold(number, token)

    def drop(self, number: int) -> None:
        self._inboxes.drop(number)
        self._sayings.drop(number)

    # Tables ------------------------------------------------------------------------------------

    async def load(self, place: Place) -> Saved:
        row = await self.calls.ask("HMGET", keys.state(place), *_FIELDS)
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
            Place(int(moved), place.thread) if moved else None,
        )

    async def commit(self, place: Place, commit: Commit) -> Deed:
        """`done`; `repeated` if its letter was finished before, perhaps by this very call, asked
        again after a broken connection; `conflict` if another version is saved, or the chat moved.
        """
        number = partition(place.chat)
        if commit.letter and commit.letter.partition != number:
            raise ValueError("a letter is finished where it lies: forward it to the other chat")
        deed = "forget" if commit.forget else "leave" if commit.session is None else "save"
        answer: bytes = await self.calls.run(
            "commit",
            [
                keys.state(place),
                keys.inbox(number),
                keys.due(number),
                keys.dirty(number),
                keys.say(number),
                keys.threads(place.chat),
            ],
            *(place.key, place.thread, commit.letter.id if commit.letter else ""),
            *(commit.expected, commit.version, deed, commit.session or b""),
            *(_or_empty(commit.due), _or_empty(commit.dirty), KEPT, *commit.say),
        )
        if commit.letter and answer != b"conflict":
            self._inboxes.was_finished(number, commit.letter.id)
        return answer.decode()  # type: ignore[return-value]

    async def keep_finished(self, chat: int, id: str, session: bytes) -> None:
        """What a result's buttons ask for, after its table was cleared for the next one."""
        await self.calls.ask("SET", keys.finished(chat, id), session, "PX", FINISHED)

    async def finished(self, chat: int, id: str) -> bytes | None:
        found: bytes | None = await self.calls.ask("GET", keys.finished(chat, id))
        return found

    async def places(self, chat: int) -> list[Place]:
        """Where in a chat tables stand."""
        threads = await self.calls.ask("SMEMBERS", keys.threads(chat))
        return [Place(chat, thread) for thread in sorted(map(int, threads))]

    async def move(self, old_chat: int, new_chat: int, now: int) -> None:
        """A group became a supergroup. May be repeated, and broken off anywhere."""
        threads = await self.calls.ask("SMEMBERS", keys.threads(old_chat))
        for thread in sorted({0, *map(int, threads)}):
            await self._move(Place(old_chat, thread), Place(new_chat, thread), now)
        notes = await self.notes(old_chat)
        for name, note in notes.items():
            await self.calls.ask("HSETNX", keys.notes(new_chat), name, note)

    async def _move(self, old: Place, new: Place, now: int) -> None:
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
        asks the tables, by a request `{"shift": milliseconds}`, to put off their deadlines."""
        numbers = list(partitions)
        where = [[keys.due(n), keys.inbox(n), keys.beat(n)] for n in numbers]
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

    async def dirty(self, partitions: Iterable[int], now: int) -> list[Place]:
        """What is to be painted now. A place is named until `painted` says that it is done."""
        where = [[keys.dirty(number)] for number in partitions]
        found = await self.calls.each("dirty", where, [now, AT_ONCE], [[]] * len(where))
        return [Place.read(name.decode()) for some in _answered(found) for name in some]

    async def painted(
        self, place: Place, painted: Painted, expected_fence: int, again: int | None = None
    ) -> int | None:
        """Records what the chat shows, and takes the mark away unless more is wished for meanwhile
        or it is to be painted `again` then. The next fence; None if somebody else has painted."""
        number = partition(place.chat)
        fence = await self.calls.run(
            "painted",
            [keys.state(place), keys.dirty(number)],
            *(place.key, expected_fence, _or_empty(again), painted.asked, painted.message),
            *(painted.version, painted.digest, painted.kind, int(painted.sending)),
        )
        return int(fence) or None

    async def remind(self, place: Place, reminder: bytes | None) -> None:
        """Which reminder stands at a table."""
        if reminder is None:
            await self.calls.ask("HDEL", keys.state(place), "reminder")
        else:
            await self.calls.ask("HSET", keys.state(place), "reminder", reminder)

    async def said(self, partitions: Iterable[int], most: int = AT_ONCE) -> list[Said]:
        """What must be said and was not, in order."""
        return [_said(entry) for entry in await self._sayings.read(list(partitions), most)]

    async def may_say(self, said: Said) -> bool:
        """Whether nobody has begun to say it; from now on somebody has."""
        claim = keys.claim(said.partition, said.id)
        return bool(await self.calls.run("claim", [claim], token_hex(8), REMEMBERED))

    async def say_later(self, said: Said) -> None:
        """It was begun, and surely not said."""
        await self.calls.ask("DEL", keys.claim(said.partition, said.id))

    async def told(self, said: Said) -> bool:
        """It was said."""
        return await self._sayings.finish(said.partition, said.id)

    def leave(self, sayings: Iterable[Said]) -> None:
        """They are in nobody's hand and are read again."""
        for said in sayings:
            self._sayings.put_back(said.partition, said.id)

    async def budget(self, chat: int, now: int, cost: int = 1, keep: int = 0) -> int:
        """0 is go, and counted; else the milliseconds to wait. `keep` is left for what matters
        more. Only groups, whose numbers are negative, have so many messages a minute."""
        limit = PER_MINUTE if chat < 0 else 0
        wait = self._overall(now)
        if not wait:
            self._sent.append(now)
            wait = await self.calls.run(
                "budget", [keys.rate(chat)], now, cost, keep, limit, 60 * SECOND, APART
            )
            if wait and now in self._sent:  # unless its second is over
                self._sent.remove(now)
        if wait:
            metrics.BUDGET_WAITS.inc()
        return int(wait)

    async def room(self, chat: int, now: int) -> int:
        """The milliseconds until a group's budget has room again; nothing is counted."""
        limits = (PER_MINUTE if chat < 0 else 0, 60 * SECOND, APART)
        return int(await self.calls.run("budget", [keys.rate(chat)], now, 0, 1, *limits))

    def _overall(self, now: int) -> int:
        """The same for all chats together, of which this process may use its part."""
        while self._sent and self._sent[0] <= now - SECOND:
            self._sent.popleft()
        most = max(1, PER_SECOND // self.workers)
        if len(self._sent) < most:
            return 0
        # Each is told a moment of its own: at the same one all would come, and one would get it.
        free = max(self._sent[-most] + SECOND, self._promised + ceil(SECOND / most))
        self._promised = min(free, now + FARTHEST)
        return self._promised - now

    async def pause(self, chat: int, until: int) -> None:
        """Telegram said when to come again, to this chat alone."""
        await self.calls.run("pause", [keys.rate(chat)], until, DAY)

    # What is worth keeping ---------------------------------------------------------------------

    async def file_id(self, bot: int, sha256: str) -> str | None:
        found = await self.calls.ask("GET", keys.file(bot, sha256))
        return found.decode() if found else None

    async def remember_file(self, bot: int, sha256: str, file_id: str) -> None:
        await self.calls.ask("SET", keys.file(bot, sha256), file_id, "PX", KEPT)

    async def notes(self, chat: int) -> dict[str, bytes]:
        """Small things about a chat or a person, by name: settings, what was asked for."""
        row = await self.calls.ask("HGETALL", keys.notes(chat))
        return {name.decode(): note for name, note in row.items()}

    async def note(self, chat: int, name: str, note: bytes | None) -> None:
        if note is None:
            await self.calls.ask("HDEL", keys.notes(chat), name)
        else:
            await self.calls.ask("HSET", keys.notes(chat), name, note)


def _or_empty(number: int | None) -> int | str:
    return "" if number is None else number


def _answered(found: list[Any]) -> list[Any]:
    """The answers among errors, unless there is none."""
    answers = [part for part in found if not isinstance(part, BaseException)]
    if found and not answers:
        raise found[0]
    return answers


def _letter(entry: Entry) -> Letter:
    row = entry.row
    update, place = row[b"update"], row[b"place"].decode()
    return Letter(
        entry.number,
        entry.id,
        row[b"kind"].decode(),  # type: ignore[arg-type]
        row[b"body"],
        int(update) if update else None,
        Place.read(place) if place else None,
        entry.at,
        entry.tries,
    )


def _said(entry: Entry) -> Said:
    place = Place.read(entry.row[b"place"].decode())
    return Said(entry.number, entry.id, entry.row[b"body"], place, entry.at, entry.tries)
