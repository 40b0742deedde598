"""One request: who asks, where, for what and in which language, with its inbox entry.

A tap and a command become the same `Request`. The table it means is loaded at most once.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from telegram import Document, Message, MessageEntity, User

from bot.address import Address, address_in
from bot.i18n import Translator, translator_for
from bot.requests.lookup import find_archive, find_table, seats_to_forget
from bot.requests.reply import Reply
from bot.screens.callback_data import HAND, JOIN, RULES, SENT, Pressed, read
from bot.services import Services
from bot.store import InboxEntry, StoreAway
from bot.store.documents import KNOWN_IN, SITS, Changes, Person, change, changes_of, read_document
from bot.tables import Act, ChangeResult, Elsewhere, Session, Table
from bot.telegram.client import Rows
from engine import refusals
from engine.session import Events

ANONYMOUS: Final = (1087968824, 136817688, 777000)  # admins, channels and Telegram as senders
NOTHING_PRESSED: Final = Pressed("", "", ())

SessionAct = Callable[[Session, int], Events]


class Declined(Exception):
    """The request is not carried out; the message is the key of the words that tell why, which are
    given `about`."""

    def __init__(self, key: str, **about: int) -> None:
        super().__init__(key)
        self.about = about


@dataclass(slots=True)
class Request:
    services: Services
    entry: InboxEntry
    here: Address  # where it was asked, and is answered
    address: Address  # where the table stands
    user: User
    person: Person  # what is known of who asks
    t: Translator
    around: Table  # what stands here, with the documents of this chat
    command: str = ""  # which was typed
    text: str = ""  # after the command
    message: Message | None = None  # that was typed
    title: str = ""  # of the group
    message_id: int = 0
    ephemeral: int = 0  # of the message that was tapped, or of the command
    query: str = ""  # of a tap
    pressed: Pressed = NOTHING_PRESSED
    data: str = ""  # of the button
    is_photo: bool = False  # whether that message is a picture with its text below
    rows: Rows = ()  # the buttons below the message that was tapped, by Telegram itself
    has_waited: bool = False  # at Telegram, while the bot was away
    is_forgotten: bool = False  # who asked wanted to be forgotten since
    is_admin: bool = False  # of this chat; resolved before an action that needs to know
    reply: Reply = field(init=False)
    _table: Table | None = None  # that is asked about, as it was loaded last,
    _is_fresh: bool = False  # and whether nobody acted on it since
    _archive: int = 0  # the chat in whose archive the game is, if no table shows it any more
    _finished: Session | None = None  # that game, once it was asked for

    def __post_init__(self) -> None:
        self.reply = Reply(self, self.services)

    # Who and where -----------------------------------------------------------------------------

    @property
    def is_anonymous(self) -> bool:
        """Return whether nobody can tell who this is: an administrator behind the group's name."""
        return not self.query and self.user.id in ANONYMOUS

    @property
    def sender(self) -> int:
        """Return whose updates are counted together: one person's, or those of all who write in a
        group under the name of the group or of a channel."""
        return self.here.chat if self.is_anonymous else self.user.id

    @property
    def arrived_at(self) -> int:
        """Return when this came to the bot, or was typed if it had to wait for the bot."""
        moments = [self.services.tables.now(), self.entry.at]
        if self.message is not None:
            moments.append(int(self.message.date.timestamp() * 1000))
        return min(moments)

    @property
    def speaks_for_chat(self) -> bool:
        """Return whether Telegram need not be asked for rights: a person's own chat, or a sender in
        the name of the group itself."""
        sender = self.message.sender_chat if self.message is not None else None
        is_group = sender is not None and sender.id == self.here.chat
        return is_group or (self.is_private and self.here == self.address)

    @property
    def is_private(self) -> bool:
        return self.here.chat > 0

    @property
    def is_elsewhere(self) -> bool:
        """Return whether this is a private chat and the table a group's."""
        return self.is_private and self.here.chat != self.address.chat

    @property
    def is_public(self) -> bool:
        """Return whether everybody sees the command and the answer to it."""
        return not self.is_private and not self.ephemeral

    @property
    def is_addressed(self) -> bool:
        """Return whether a command names this bot, answers a message of it, or came to it alone."""
        if self.message is None or self.ephemeral:
            return True
        entities = self.message.entities or self.message.caption_entities
        typed = (self.message.text or self.message.caption or "")[: entities[0].length]
        replied = self.message.reply_to_message
        # Telegram calls every message of a topic a reply to its opening.
        is_answer = replied is not None and not replied.forum_topic_created
        author = replied.from_user if replied is not None and is_answer else None
        return "@" in typed or (author is not None and author.id == self.services.client.bot.id)

    @property
    def own_t(self) -> Translator:
        """Return the translator of who asks, also where everybody reads the answer."""
        is_aloud = self.is_public and not self.query
        return own_language(self.user, self.person) if is_aloud else self.t

    @property
    def document(self) -> Document | None:
        """Return the file that was sent; an animation comes as a file, too, but is none."""
        message = self.message
        return message.document if message is not None and message.animation is None else None

    # The message that was tapped ---------------------------------------------------------------

    @property
    def is_at_table(self) -> bool:
        """Return whether the table itself was tapped, which the painter alone changes."""
        return self.around.painted.message == self.message_id and not self.ephemeral

    @property
    def is_behind(self) -> bool:
        """Return whether the table that was tapped shows less than has happened."""
        return self.is_at_table and self.around.painted.version < self.around.version

    @property
    def is_at_copy(self) -> bool:
        """Return whether a table was tapped in a message that is not the table's: it was sent by a
        call without an answer, or before a process died, and shows what was then."""
        session, painted = self.around.readable, self.around.painted
        if not self.query or self.is_private or self.ephemeral or session is None:
            return False
        if painted.sending or painted.message in (0, self.message_id):
            return False
        if not self.around.is_open or session.id != self.pressed.session:
            return False
        return self.offers_join or {HAND, RULES} <= self._verbs

    @property
    def offers_join(self) -> bool:
        """Return whether the message that was tapped has a key to take a seat."""
        return JOIN in self._verbs

    @property
    def _verbs(self) -> set[str]:
        return {read(b.get("callback_data", "")).verb for row in self.rows for b in row}

    @property
    def is_out_of_place(self) -> bool:
        """Return whether no such button stands where others read it too: somebody made it up, or
        the message has changed since."""
        is_open = bool(self.query) and not self.is_private and not self.ephemeral
        return is_open and not any(
            button.get("callback_data") == self.data for row in self.rows for button in row
        )

    @property
    def is_of_another(self) -> bool:
        """Return whether the button that was tapped names somebody else as who was asked."""
        return self.pressed.numbers[:1] not in ((), (self.user.id,))

    @property
    def may_change_message(self) -> bool:
        """Return whether the message that was tapped may make room for the answer, or go."""
        return not self.is_out_of_place and not self.is_at_table

    def must_be_in_place(self) -> None:
        """Refuse, before a message is changed, a button that does not stand there."""
        if self.is_out_of_place:
            raise refusals.Stale

    # The table ---------------------------------------------------------------------------------

    @property
    def is_nowhere(self) -> bool:
        """Return whether no table of this group shows the session of the button that was tapped."""
        is_known = self._table is not None and self._table.is_of(self.pressed.session)
        is_lost = not is_known and not self._archive
        return bool(self.pressed.session) and is_lost and not self.is_private

    @property
    def is_of_finished_game(self) -> bool:
        """Return whether the button is of a game that has to be played again before it is shown."""
        return bool(self._archive) or self.pressed.session.startswith(SENT)

    async def find(self) -> None:
        """Find the table of a button, wherever that is, or the archive with its game."""
        if not self.pressed.session or self.pressed.session.startswith(SENT):
            return
        table = await find_table(self.services, self.around, self.pressed.session)
        if not table.is_of(self.pressed.session):
            chats = dict.fromkeys((self.here.chat, self.address.chat, table.address.chat))
            others = self.person if self.is_private else Person()
            found = await find_archive(self.services, chats, others, self.pressed.session)
            self._archive = found.chat if found else 0
            if found and found.chat not in chats:
                raise Elsewhere(found)
            if found and found.chat == self.address.chat != table.address.chat:
                table = await self.services.tables.see(self.address)
        if table.address.chat != self.address.chat:
            raise Elsewhere(table.address)
        self.address, self._table, self._is_fresh = table.address, table, True

    async def table(self) -> Table:
        """Return the table that is asked about, with the documents of its chat."""
        if self._table is None:
            is_here = self.around.address == self.address
            self._table = self.around if is_here else await self.services.tables.see(self.address)
            self._is_fresh = True
        return self._table

    async def reload(self) -> None:
        """Load the table again after a wait in which it may have changed."""
        if self._table is not None:
            self._table = await self.services.tables.see(self.address)
            self._is_fresh = True

    async def session(self) -> Session:
        """Return the session that is asked about, a finished one too; refuse if there is none."""
        if self.pressed.session.startswith(SENT):
            return await self._sent()
        if not self._archive:
            return self.must_be((await self.table()).session)
        if self._finished is None:
            tables = self.services.tables
            id, user = self.pressed.session, self.user.id
            self._finished = await tables.finished(self._archive, id, user)
        if self._finished is None:
            raise Declined("game-of-older-rules")
        return self._finished

    async def _sent(self) -> Session:
        """Return a game that this person sent."""
        user = self.user.id
        sent = await self.services.tables.finished(user, self.pressed.session, user)
        if sent is None:
            raise Declined("import-gone")
        return sent

    def must_be(self, session: Session | None) -> Session:
        """A button knows its session; a command means whichever stands here."""
        if session is not None and self.pressed.session in ("", session.id):
            return session
        if self.pressed.session:
            raise refusals.Stale
        raise Declined("no-table")

    async def change(self, act: SessionAct, chat: Changes | None = None) -> ChangeResult:
        """Change the session whose button it is, or that stands here."""

        def on_table(session: Session | None, now: int) -> tuple[Session, Events]:
            return self.must_be(session), act(self.must_be(session), now)

        if self._archive:
            raise refusals.Over
        return await self.commit(on_table, chat)

    async def commit(self, act: Act, chat: Changes | None = None) -> ChangeResult:
        """Act on the table, whatever stands there, and finish the inbox entry with it."""
        table = await self.table()
        seen, self._is_fresh = table if self._is_fresh else None, False
        result = await self.services.tables.change(
            self.address, act, self.entry, seen, chat, self.user.id
        )
        self._table = result.table
        return result

    async def is_of_guest(self) -> bool:
        """Return whether others play here: answers to them come first."""
        session = (await self.table()).readable
        is_on = session is not None and session.phase in ("lobby", "playing")
        return session is not None and is_on and not session.knows(self.user.id)

    async def note_support(self) -> None:
        """Note that this person's app shows ephemeral messages: one was tapped or sent."""
        chat, user, status = self.here.chat, self.user.id, self.around.status
        await self.services.support.saw(chat, user, self.person, status)

    async def note_group(self) -> None:
        """Note that this group keeps something of the person, so that it can be forgotten there."""
        changes = self._group_to_note
        if changes and not self.is_anonymous:
            await self._note(changes)

    async def _note(self, changes: Changes) -> None:
        if not await self.services.store.note_person(self.user.id, changes, self.entry.at):
            raise refusals.Stale  # nothing of somebody who was forgotten since

    @property
    def _group_to_note(self) -> Changes:
        chat = str(self.address.chat)
        if self.address.chat > 0 or chat in self.person.groups:
            return {}
        return change(KNOWN_IN, chat, self.title)

    async def note_seat(self) -> None:
        """Note where to look for the tables that wait for this person, and how to speak to them.
        Do it before a seat is taken, so that whoever dies in between can be forgotten there."""
        known = {"speaks": self.user.language_code, "username": self.user.username}
        told = {name: value for name, value in known.items() if value != getattr(self.person, name)}
        changes = changes_of(Person, **told) | self._group_to_note
        known_as = self.person.sits.get(self.address.key)
        title = known_as if self.is_elsewhere and known_as else self.title
        if self.address.chat < 0 and known_as != title:
            changes |= await seats_to_forget(self.services, self.user.id, self.person)
            changes |= change(SITS, self.address.key, title)
        if changes:
            await self._note(changes)
        else:
            self.services.later(self.services.store.keep(self.user.id))


# Reading ---------------------------------------------------------------------------------------


async def read_tap(services: Services, query: dict[str, Any], entry: InboxEntry) -> Request:
    """Read a tap from Telegram's JSON: to make objects of all of it costs as much as a move."""
    message, user = query["message"], User.de_json(query["from"])
    here = address_in(message)
    around, person, is_forgotten = await _known(services, here, user.id, entry)
    return Request(
        services,
        entry,
        here,
        _address_of(entry, here),
        user,
        person,
        own_language(user, person),
        around,
        title=message["chat"].get("title", ""),
        message_id=message["message_id"],
        ephemeral=message.get("ephemeral_message_id", 0),
        query=query["id"],
        pressed=read(query.get("data", "")),
        data=query.get("data", ""),
        is_photo="photo" in message,
        rows=message.get("reply_markup", {}).get("inline_keyboard", ()),
        is_forgotten=is_forgotten,
    )


async def read_message(services: Services, message: Message, entry: InboxEntry) -> Request | None:
    """Read a command, with what follows it, or plain words or a file in a private chat."""
    user = message.from_user
    typed = command_in(message, services.username)
    is_told = message.text is not None or message.document is not None
    if user is None or (typed is None and (message.chat.id < 0 or not is_told)):
        return None
    command, text = typed or ("", message.text or "")
    here = address_in(message.to_dict())
    ephemeral = int(message.api_kwargs.get("ephemeral_message_id", 0))
    around, person, is_forgotten = await _known(services, here, user.id, entry)
    is_aloud = here.chat < 0 and not ephemeral
    return Request(
        services,
        entry,
        here,
        _address_of(entry, here),
        user,
        person,
        # What was typed for everybody to see is answered in the language of everybody.
        around.t if is_aloud else own_language(user, person),
        around,
        command=command,
        text=text,
        message=message,
        title=message.chat.title or "",
        message_id=message.message_id,
        ephemeral=ephemeral,
        is_forgotten=is_forgotten,
    )


def command_in(message: Message, username: str) -> tuple[str, str] | None:
    """Return the command that a message or its caption begins with, if it is meant for this bot,
    and what follows."""
    text = message.text or message.caption or ""
    entities = message.entities or message.caption_entities
    if not entities or (entities[0].type, entities[0].offset) != (MessageEntity.BOT_COMMAND, 0):
        return None
    typed, rest = text[1 : entities[0].length], text[entities[0].length :]
    name, _, addressee = typed.partition("@")
    if addressee and addressee.casefold() != username.casefold():
        return None
    return name.casefold(), " ".join(rest.split())


async def _known(
    services: Services, here: Address, user: int, entry: InboxEntry
) -> tuple[Table, Person, bool]:
    """Load the table that stands here and the person who asks, and whether that person was
    forgotten since, in one round trip."""
    see, is_forgotten = services.tables.see(here), _is_forgotten(services, user, entry)
    if here.chat == user:  # a private chat and its person share their documents
        around, was = await asyncio.gather(see, is_forgotten)
        return around, read_document(Person, around.saved.chat), was
    return await asyncio.gather(see, person_or_nobody(services, user), is_forgotten)


async def _is_forgotten(services: Services, user: int, entry: InboxEntry) -> bool:
    try:
        return await services.store.forgotten.is_before(user, entry.at)
    except StoreAway:  # of a cluster, as below
        return False


async def person_or_nobody(services: Services, user: int) -> Person:
    """Load what is known of somebody; in a cluster it may lie on a server that is away, and a game
    goes on without it."""
    try:
        return await services.store.person(user)
    except StoreAway:
        return Person()


def own_language(user: User, person: Person) -> Translator:
    """Return a person's language: the chosen one, else that of the app."""
    return translator_for(person.language or user.language_code)


def _address_of(entry: InboxEntry, here: Address) -> Address:
    """An entry that was forwarded names the address of its table."""
    there = entry.address
    return there if there and there.chat != here.chat else here
