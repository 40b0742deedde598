"""The one critical section: load a chat's table, act on it, commit.

Nothing in here waits for Telegram. An act whose commit lost a race runs again on the newer table.
The committed `Table` is carried forward to painter, hands and announcer.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final

from pydantic_core import to_json

from bot.activity import Activity
from bot.address import Address
from bot.archive.archive import Archive
from bot.archive.migration import move_archive
from bot.archive.recount import InTurn
from bot.archive.replays import Replays, in_thread
from bot.deadlines import now_ms
from bot.i18n import Translator, translator_for
from bot.looks import LOOKS, new_looks
from bot.ops import metrics
from bot.store import Announcement, Commit, InboxEntry, Painted, Saved, Store
from bot.store.documents import (
    KNOWN_IN,
    LOOK,
    Changes,
    ChatSettings,
    ChatStatus,
    change,
    changes_of,
    known_people,
    read_document,
)
from bot.store.records import Archived
from engine.game import Seat
from engine.games import GAMES
from engine.refusals import Stale
from engine.saves import Games
from engine.session import Events, GameSession, dump, load, lobby
from engine.session_events import Nudged
from engine.upcasts import BadSave

Session = GameSession[Any, Any]
# An act is given the session, if there is one, and the time. It changes the session in place or
# returns another one, with the events; a Refusal that it raises leaves the table as it was.
Act = Callable[[Session | None, int], tuple[Session | None, Events]]
Asked = list[list[int]]  # seats, each with its prompt

LONG_VALUE: Final = 256  # characters of a house rule's value, from which on it is kept apart
MOST_RACES: Final = 50  # commits lost in a row, after which something must be wrong
LOBBY_LIFE: Final = 30 * 60_000  # milliseconds until a lobby nobody joins, or a deserted game, ends
COMPUTERS_RUN_MS: Final = 12_000  # for which computers' moves in a row wait to be shown together
THINKING: Final = 5_000  # milliseconds after which a computer that has not answered is asked again


class Contended(Exception):
    """A table changes faster than anybody can act on it."""


class Elsewhere(Exception):
    """The table has moved to another chat, to whose inbox the entry is to be forwarded."""

    def __init__(self, address: Address) -> None:
        super().__init__(address)
        self.address = address


@dataclass(slots=True)
class Table:
    """One session in a chat as it was loaded or committed, with the message that shows it and the
    documents of its chat. An act changes the session in place, so load a table for each act."""

    address: Address
    saved: Saved
    games: Games
    settings: ChatSettings = field(default_factory=ChatSettings)
    status: ChatStatus = field(default_factory=ChatStatus)
    _session: Session | None = None
    replaced: "Table | None" = None  # the table before it, if this commit opened another session

    @property
    def version(self) -> int:
        return self.saved.version

    @property
    def painted(self) -> Painted:
        return self.saved.painted

    @property
    def session(self) -> Session | None:
        """Return the session; raise `BadSave` if it cannot be read."""
        if self._session is None and self.saved.session:
            self._session = load(self.saved.session, self.games)
        return self._session

    @property
    def readable(self) -> Session | None:
        """Return the session, or None if there is none or it cannot be read."""
        try:
            return self.session
        except BadSave:
            return None

    @property
    def phase(self) -> str:
        """Return the session's phase, or "" if there is none."""
        return self.session.phase if self.session is not None else ""

    def is_of(self, id: str) -> bool:
        session = self.readable
        return session is not None and session.id == id

    @property
    def is_unreadable(self) -> bool:
        return self.saved.session is not None and self.readable is None

    @property
    def is_unreadable_and_over(self) -> bool:
        """Return whether nothing is lost with a table that cannot be read: its game is in the
        archive, or it says itself that it has ended."""
        if not self.is_unreadable:
            return False
        phase = re.search(rb'"phase":"(\w+)"', self.saved.session or b"")
        return bool(self.saved.row) or (phase is not None and phase[1] in (b"over", b"closed"))

    @property
    def is_open(self) -> bool:
        session = self.readable
        return session is not None and session.phase in ("lobby", "playing")

    @property
    def t(self) -> Translator:
        """Return the translator for the chat, which in a private chat is that of its person."""
        return translator_for(self.settings.language or self.status.speaks)

    def has_pictures(self, now: int) -> bool:
        return self.settings.pictures and self.status.shows_pictures(now)


@dataclass(slots=True)
class ChangeResult:
    """The outcome of an act; `repeated` if its inbox entry was finished before."""

    session: Session | None
    happened: Events = field(default_factory=list)
    table: Table | None = None  # as committed, or as found if repeated
    repeated: bool = False


class Tables:
    """Call each listener in `committed` after a commit, with the table, the time from which on it
    is to be painted (None: it looks as before), and its announcements."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int] = now_ms,
        activity: Activity | None = None,
        games: Games = GAMES,
        in_turn: InTurn = in_thread,
    ) -> None:
        self.store = store
        self.archive = Archive(store, games)
        self.in_turn = in_turn
        self.replays = Replays(self.archive, in_turn)
        self.games = games
        self.now = now
        self.activity = activity or Activity()
        self.committed: list[Callable[[Table, int | None, tuple[Announcement, ...]], None]] = []

    async def see(self, address: Address) -> Table:
        """Load a table."""
        saved = await self.store.load(address)
        settings = read_document(ChatSettings, saved.chat)
        status = read_document(ChatStatus, saved.chat)
        return Table(address, saved, self.games, settings, status)

    async def finished(self, chat: int, id: str, person: int) -> Session | None:
        """Return for a person a game that is over and whose table shows another session now."""
        return await self.replays.session(chat, id, person)

    async def change(
        self,
        address: Address,
        act: Act,
        entry: InboxEntry | None = None,
        seen: Table | None = None,
        chat: Changes | None = None,
        by: int = 0,
    ) -> ChangeResult:
        """Commit an act together with changes of the chat's documents, and finish its inbox entry.

        A table that was just seen need not be loaded again. Raise `Elsewhere` if the table has
        moved, `Stale` if the person by whom it was asked for was forgotten since, and `Contended`
        if every commit lost a race.
        """
        changes: Changes = chat or {}
        for _ in range(MOST_RACES):
            table = seen or await self.see(address)
            seen = None
            if table.saved.moved:
                raise Elsewhere(table.saved.moved)
            session = table.session
            before = _Before.of(session)
            now = self.now()
            session, happened = act(session, now)
            is_replaced = before.is_replaced_by(session)
            learned = _learned(table, before, session) if session is not None else {}
            archived = await self._archived(table, before, session, now)
            commit = Commit(
                table.version,
                version=table.version + 1,
                entry=entry,
                chat={**changes, **learned},
                archived=archived,
                announcements=_archive_announcements(archived),
                by=by,
            )
            if session is not None:
                commit = replace(
                    commit,
                    session=dump(session),
                    apart=_long_value(session),
                    apart_before=table.saved.apart,
                    due=session.next_tick(now, LOBBY_LIFE, THINKING),
                    anew=is_replaced,
                    dirty=worth_painting(session, happened, now),
                    announcements=commit.announcements
                    + self._announcements(table, before, session, happened, now),
                )
            done = await self.store.commit(address, commit)
            match done.deed:
                case "done":
                    table = self._carried(table, session, commit, done.asked, done.fence)
                    if session is not None:
                        metrics.committed(address, commit.version, session, before.moves, entry)
                        for listener in self.committed:
                            listener(table, commit.dirty, done.announcements)
                    return ChangeResult(session, happened, table)
                case "forgotten":
                    raise Stale
                case "conflict":
                    metrics.CONFLICTS.inc()
                case "repeated":
                    metrics.DUPLICATES.labels("table").inc()
                    return ChangeResult(session, table=table, repeated=True)
        raise Contended(address)

    async def _archived(
        self, table: Table, before: "_Before", session: Session | None, now: int
    ) -> Archived | None:
        """Return the entry of the archive for a game that this commit ends, or that ended before
        there was an archive and is replaced."""
        if session is not None and session.id == before.id and before.phase == "playing":
            if session.phase not in ("over", "closed"):
                return None
            return await self.archive.entry(table.address, session, now, stands=True)
        old = before.session
        if not before.is_replaced_by(session) or old is None or old.phase != "over":
            return None
        if table.saved.row:
            return None
        return await self.archive.entry(table.address, old, old.touched, stands=False)

    def _carried(
        self, table: Table, session: Session | None, commit: Commit, asked: int, fence: int
    ) -> Table:
        """Return the loaded table with the changes of a commit."""
        painted = replace(table.painted, asked=asked)
        row = b"" if commit.anew else table.saved.row
        if commit.archived is not None and commit.archived.stands:
            row = commit.archived.row
        if commit.anew or not painted.fence:
            painted = Painted(fence=fence, asked=asked)
        saved = replace(
            table.saved,
            version=commit.version if session is not None else table.version,
            session=commit.session,
            apart=commit.apart,
            painted=painted,
            row=row,
        )
        replaced = table if commit.anew else None
        carried = replace(table, saved=saved, _session=session, replaced=replaced)
        if commit.chat:
            chat = dict(saved.chat)
            for name, value in commit.chat.items():
                if value is None:
                    chat.pop(name.encode(), None)
                else:
                    chat[name.encode()] = value
            carried.saved = replace(saved, chat=chat)
            carried.settings = read_document(ChatSettings, chat)
            carried.status = read_document(ChatStatus, chat)
        return carried

    def _announcements(
        self, table: Table, before: "_Before", session: Session, happened: Events, now: int
    ) -> list[bytes]:
        """Make the bodies of announcements: a turn of absent players, a reminder, a result, or the
        result that the last table alone shows."""
        told: list[dict[str, Any]] = []
        absent: Asked = []
        for seat, prompt in before.newly_asked(session):
            player, chat = session.players[seat], table.address.chat
            is_person = player.user is not None and player.level is None and chat < 0
            if is_person and not self.activity.is_present(chat, player.user or 0, now):
                absent.append([seat, prompt])
        if absent:
            told.append({"kind": "turn", "asked": absent})
        late = [event.seat for event in happened if isinstance(event, Nudged)]
        asked = [[seat, session.prompts[seat]] for seat in late if seat in session.prompts]
        if asked:
            told.append({"kind": "remind", "asked": asked})
        board = table.painted.message, table.painted.kind
        if before.phase == "playing" and session.phase == "over":
            told.append({"kind": "result", "board": board})
        is_unsaid = table.status.result_in_table == before.id and table.painted.message
        if is_unsaid and before.is_replaced_by(session):
            # This commit takes the dirty mark, by which the result was to be painted there.
            told.append({"kind": "board", "session": before.id, "board": board})
        return [json.dumps({"session": session.id, **wish}).encode() for wish in told]

    async def touch(self, address: Address, chat: Changes | None = None) -> ChangeResult:
        """Change a chat's documents and have its table painted again."""
        return await self.change(address, lambda session, now: (session, []), chat=chat)

    async def move(self, old: int, new: int) -> None:
        """Move all that a group has to its supergroup. It may be repeated after a crash."""
        await self.store.move(old, new, self.now())
        await self._tell_people_of_move(old, new)
        await move_archive(self.store.archives, self.games, old, new, self.now(), self.in_turn)

    async def _tell_people_of_move(self, old: int, new: int) -> None:
        """Note with everybody of whom a group keeps something where it went."""
        for user in known_people(await self.store.row(new)):
            title = (await self.store.person(user)).groups.get(str(old))
            if title is not None:
                moved = change(KNOWN_IN, new, title) | change(KNOWN_IN, old, None)
                await self.store.change(user, moved)

    async def put_away(self, address: Address, version: int, entry: InboxEntry) -> None:
        """Delete a table that cannot be read; raise `Stale` if it can, or has changed."""
        seen = await self.see(address)
        if not seen.is_unreadable or seen.version != version:
            raise Stale
        commit = Commit(version, forget=True, entry=entry)
        if (await self.store.commit(address, commit)).deed != "done":
            raise Stale

    async def forget(self, table: Table) -> bool:
        """Delete a table, unless it has changed since it was loaded; return whether it is gone."""
        done = await self.store.commit(table.address, Commit(table.version, forget=True))
        return done.deed == "done"

    async def show_anew(self, address: Address) -> Painted:
        """Have the table painted in a new message. Return what the old message shows."""
        old = Painted()
        while True:
            painted = (await self.store.load(address)).painted
            if old.message and painted.message != old.message:
                return old  # the answer got lost, or another process was faster
            old = painted
            anew = replace(painted, message=0, digest="", asked=-1)
            if await self.store.painted(address, anew, painted.fence, self.now()) is not None:
                return painted


def _archive_announcements(archived: Archived | None) -> list[bytes]:
    """Make the body of the announcement that tells a game's people's totals of it."""
    if archived is None:
        return []
    row = json.loads(archived.row)
    return [json.dumps({"kind": "archived", "session": archived.id, "row": row}).encode()]


def _learned(table: Table, before: "_Before", session: Session) -> Changes:
    """Give the players of a lobby their looks; return what the chat learns at the deal: the new
    looks, and the game."""
    known, is_dealt = table.status.looks, session.phase == "playing" and before.phase != "playing"
    if session.phase == "lobby" or is_dealt:
        lobby.give_looks(session, {int(user): look for user, look in known.items()}, len(LOOKS))
    if not is_dealt:
        return {}
    changes = changes_of(ChatStatus, last_game=session.game)
    for user, look in new_looks(session, known).items():
        changes |= change(LOOK, user, look)
    return changes


def _long_value(session: Session) -> bytes:
    """Return the value of a house rule that a chat brought itself, with its name, as the store
    keeps it apart from the session."""
    for each in fields(session.options):
        value = getattr(session.options, each.name)
        if isinstance(value, str) and len(value) > LONG_VALUE:
            return f"{each.name} ".encode() + to_json(value)
    return b""


@dataclass(frozen=True, slots=True)
class _Before:
    """The facts of a session before an act, which changes it in place."""

    id: str = ""
    phase: str = ""
    moves: int = 0
    prompts: Mapping[Seat, int] = field(default_factory=dict)
    session: Session | None = None  # of which an act that replaces it leaves the old one as it was

    @classmethod
    def of(cls, session: Session | None) -> "_Before":
        if session is None:
            return cls()
        return cls(session.id, session.phase, len(session.log), dict(session.prompts), session)

    def is_replaced_by(self, session: Session | None) -> bool:
        return bool(self.id) and (session is None or session.id != self.id)

    def newly_asked(self, session: Session) -> list[tuple[Seat, int]]:
        known = self.prompts if session.id == self.id else {}
        return [each for each in session.prompts.items() if known.get(each[0]) != each[1]]


def still_asked(session: Session | None, asked: Asked) -> Asked:
    if session is None:
        return []
    return [[seat, prompt] for seat, prompt in asked if session.prompts.get(seat) == prompt]


@dataclass(frozen=True, slots=True)
class Reminder:
    """A message in the chat that names players who are asked; it goes when one has moved."""

    session: str
    asked: Asked
    message: int
    kind: str = "remind"  # or "turn"

    @classmethod
    def read(cls, text: bytes) -> "Reminder":
        return cls(**json.loads(text))

    def write(self) -> bytes:
        return json.dumps(asdict(self)).encode()

    def stands_at(self, session: Session | None) -> bool:
        """Return whether everybody whom it names is still asked, and still has little time."""
        if session is None or session.id != self.session:
            return False
        if still_asked(session, self.asked) != self.asked:
            return False
        return self.kind == "turn" or all(session.is_reminded(seat) for seat, _ in self.asked)


def worth_painting(session: Session, happened: Events, now: int) -> int | None:
    """Return the time from which on the chat is to see a change, or None if it shows nothing new.

    Moves of computers in a row are shown together when a person is asked; a reminder has a message
    of its own.
    """
    if happened and all(isinstance(event, Nudged) for event in happened):
        return None
    is_run = session.run > 0 and 0 < len(session.thinking) == len(session.prompts)
    return now + COMPUTERS_RUN_MS if is_run else now
