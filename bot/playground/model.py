"""The state of the local Telegram as plain data: people, bots, chats, messages."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal

from bot.playground.clock import Clock
from bot.playground.fault_injection import Faults
from bot.playground.file_store import FileStore, Media
from bot.playground.rate_limits import RateLimits
from bot.playground.server_settings import ServerSettings
from bot.playground.update_queue import UpdateQueue

JSON = dict[str, Any]
ChatType = Literal["private", "group", "supergroup", "channel"]
# An old app shows no ephemeral messages; Telegram Desktop forgets them when it is restarted.
App = Literal["current", "desktop", "old"]

GENERAL_TOPIC = 1
SUPERGROUP_ID_BASE = -1_000_000_000_000
ANONYMOUS_ADMIN_ID = 1087968824
CHANNEL_BOT_ID = 136817688
TELEGRAM_ID = 777000
CALLBACK_SECONDS = 15
EPHEMERAL_SECONDS = 24 * 3600

ADMIN_RIGHTS = (
    "can_manage_chat",
    "can_change_info",
    "can_delete_messages",
    "can_invite_users",
    "can_restrict_members",
    "can_pin_messages",
    "can_manage_topics",
    "can_promote_members",
    "can_manage_video_chats",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_send_welcome_messages",
    "can_manage_tags",
)
PERMISSIONS = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_react_to_messages",
    "can_edit_tag",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
)


@dataclass(slots=True)
class User:
    id: int
    first_name: str
    last_name: str = ""
    username: str = ""
    language_code: str = ""
    is_bot: bool = False
    deactivated: bool = False
    app: App = "current"


@dataclass(slots=True)
class Bot:
    """A bot with what its methods have set, and what its maker has set at BotFather. `hears` is
    called with each new message for a bot that the playground runs itself."""

    user: User
    token: str
    queue: UpdateQueue
    privacy: bool = True
    inline: bool = True
    inline_feedback: bool = False
    commands: dict[tuple[str, int, int, str], list[JSON]] = field(default_factory=dict)
    texts: dict[tuple[str, str], str] = field(default_factory=dict)
    menu_buttons: dict[int, JSON] = field(default_factory=dict)
    default_rights: JSON = field(default_factory=dict)
    hears: "Callable[[Message], None] | None" = None
    last_message: int = 0


@dataclass(slots=True)
class Member:
    """A user's membership in a chat. `permissions` counts for the restricted alone, `rights` for
    administrators; `sees_all` is a bot's privacy mode as it was when it joined; `owns` marks an
    owner who has left."""

    status: Literal["creator", "administrator", "member", "restricted", "left", "kicked"]
    rights: frozenset[str] = frozenset()
    anonymous: bool = False
    title: str = ""
    permissions: frozenset[str] = frozenset()
    until: int = 0
    present: bool = True
    sees_all: bool = False
    promoted_by: int = 0
    tag: str = ""
    owns: bool = False

    @property
    def is_owner(self) -> bool:
        return self.status == "creator" or self.owns

    def is_in(self) -> bool:
        if self.status == "restricted":
            return self.present
        return self.status in ("creator", "administrator", "member")

    def is_admin(self) -> bool:
        return self.status in ("creator", "administrator")


@dataclass(slots=True)
class Topic:
    id: int
    name: str
    icon_color: int
    icon_emoji: str = ""
    closed: bool = False
    hidden: bool = False


@dataclass(slots=True, eq=False)
class Message:
    """One message. `content` holds the fields of Telegram's object apart from media, senders and
    replies. `actor` is the real sender, whatever `sender` shows. An ephemeral message stands
    `after` the public message that was newest when it came; its viewer's app may have `forgotten`
    it. `mentions` are the people whom it named when it came. `numbers` are the ids by which bots
    know it, where each counts its own."""

    id: int
    chat: "Chat"
    date: int
    sender: User
    actor: int
    content: JSON
    media: Media | None = None
    sender_chat: "Chat | None" = None
    signature: str = ""
    thread: int = 0
    in_topic: bool = False
    reply_to: "Message | None" = None
    extra: JSON = field(default_factory=dict)
    pinned: "Message | None" = None
    via_bot: User | None = None
    edit_date: int = 0
    markup: JSON | None = None
    protected: bool = False
    forwarded: bool = False
    service: bool = False
    ephemeral_id: int = 0
    receiver: User | None = None
    replaces: int = 0
    after: int = 0
    forgotten: bool = False
    silent: bool = False
    mentions: frozenset[int] = frozenset()
    numbers: dict[int, int] = field(default_factory=dict)
    inline_id: str = ""
    reactions: dict[int, list[JSON]] = field(default_factory=dict)
    deleted: bool = False

    @property
    def key(self) -> str:
        return f"e{self.ephemeral_id}" if self.ephemeral_id else f"m{self.id}"

    def id_for(self, viewer: int) -> int:
        return self.numbers.get(viewer, self.id)


@dataclass(slots=True)
class ReplyKeyboard:
    """A bot's reply keyboard or forced reply, as one person has it. `used` is set when a key of a
    one-time keyboard was pressed: it is folded away, and can be opened again."""

    message: Message
    markup: JSON
    used: bool = False


@dataclass(slots=True, eq=False)
class Chat:
    """Any chat. A private one is that of `person` with `bot`, and has the person's id.
    `deleted_messages` are those deleted lately, by key: a page may still show them.
    `reply_keyboards` are by person and topic. `numbered` are the messages by bot and by the id that
    this bot has counted."""

    id: int
    type: ChatType
    instance: str
    title: str = ""
    username: str = ""
    description: str = ""
    is_forum: bool = False
    person: User | None = None
    bot: Bot | None = None
    members: dict[int, Member] = field(default_factory=dict)
    permissions: frozenset[str] = frozenset(PERMISSIONS)
    messages: dict[int, Message] = field(default_factory=dict)
    numbered: dict[tuple[int, int], Message] = field(default_factory=dict)
    ephemeral: dict[int, Message] = field(default_factory=dict)
    deleted_messages: dict[str, Message] = field(default_factory=dict)
    topics: dict[int, Topic] = field(default_factory=dict)
    pinned: list[int] = field(default_factory=list)
    reply_keyboards: dict[tuple[int, int], ReplyKeyboard] = field(default_factory=dict)
    last_id: int = 0
    last_ephemeral: int = 0
    last_bot: int = 0
    upgraded_to: int = 0
    upgraded_from: int = 0
    invite_link: str = ""
    started: bool = False
    blocked: bool = False

    @property
    def is_group(self) -> bool:
        return self.type != "private"

    def member(self, user_id: int) -> Member | None:
        member = self.members.get(user_id)
        return member if member and member.is_in() else None

    def message_for(self, bot: int, message_id: int) -> Message | None:
        """Return the message that a bot knows by this id."""
        if numbered := self.numbered.get((bot, message_id)):
            return numbered
        message = self.messages.get(message_id)
        return message if message and bot not in message.numbers else None

    def present(self) -> list[int]:
        return [user_id for user_id, member in self.members.items() if member.is_in()]


# A button that a person presses: person, message key, chat, row, column.
ButtonPosition = tuple[int, str, int, int, int]


@dataclass(slots=True)
class Query:
    """A tap on a callback button; `answer` is None until the bot answers."""

    id: str
    bot: Bot
    person: User
    message: Message | None
    inline_id: str
    data: str
    asked: float
    button_position: ButtonPosition | None = None
    answer: JSON | None = None
    closed: bool = False
    watchers: list[Callable[[], None]] = field(default_factory=list)


@dataclass(slots=True)
class Result:
    """The message that one inline result would become."""

    content: JSON
    media: Media | None
    markup: JSON | None


@dataclass(slots=True)
class InlineQuery:
    id: str
    bot: Bot
    person: User
    chat: Chat
    query: str
    asked: float
    offset: str = ""
    answer: JSON | None = None
    results: dict[str, Result] = field(default_factory=dict)
    good_until: float = 0.0
    watchers: list[Callable[[], None]] = field(default_factory=list)


@dataclass(slots=True)
class Event:
    """A change that the pages are told of; `who` is the one person it concerns, or None for the
    whole chat."""

    kind: str
    chat: Chat | None = None
    message: Message | None = None
    who: int | None = None
    data: JSON = field(default_factory=dict)


@dataclass(slots=True)
class World:
    """The whole state of a local Telegram. `listeners` are called after each change."""

    clock: Clock
    limits: RateLimits
    faults: Faults
    files: FileStore
    server: ServerSettings = field(default_factory=ServerSettings)
    people: dict[int, User] = field(default_factory=dict)
    bots: dict[int, Bot] = field(default_factory=dict)
    tokens: dict[str, Bot] = field(default_factory=dict)
    groups: dict[int, Chat] = field(default_factory=dict)
    private: dict[tuple[int, int], Chat] = field(default_factory=dict)
    channels: dict[str, Chat] = field(default_factory=dict)
    inline_messages: dict[str, Message] = field(default_factory=dict)
    queries: dict[str, Query] = field(default_factory=dict)
    pending_taps: dict[ButtonPosition, Query] = field(default_factory=dict)
    inline_queries: dict[str, InlineQuery] = field(default_factory=dict)
    inline_cache: dict[tuple[int, int, str, str], InlineQuery] = field(default_factory=dict)
    listeners: list[Callable[[Event], None]] = field(default_factory=list)
    random: Random = field(default_factory=lambda: Random(1))
    last_user: int = 100
    last_group: int = 4000
    last_supergroup: int = 1_000_000_000

    def notify(self, event: Event) -> None:
        for listener in self.listeners:
            listener(event)

    def user(self, user_id: int) -> User | None:
        bot = self.bots.get(user_id)
        return bot.user if bot else self.people.get(user_id)

    def new_id(self) -> str:
        """Return a fresh identifier, as long as Telegram's."""
        return str(self.random.getrandbits(62) | 1 << 61)


def new_world(clock: Clock) -> World:
    return World(clock, RateLimits(clock), Faults(clock), FileStore())


def add_person(
    world: World, first_name: str, last_name: str = "", username: str = "", language_code: str = ""
) -> User:
    world.last_user += 1
    person = User(world.last_user, first_name, last_name, username, language_code)
    world.people[person.id] = person
    world.notify(Event("people"))
    return person


def add_bot(
    world: World, first_name: str, username: str, token: str = "", privacy: bool = True
) -> Bot:
    """Add a bot; the number before the colon of its token is its id, as with Telegram's own."""
    if token:
        user_id = int(token.partition(":")[0])
    else:
        user_id = 7_000_000_001 + len(world.bots)
        token = f"{user_id}:{''.join(world.random.choices(TOKEN_LETTERS, k=35))}"
    bot = Bot(
        User(user_id, first_name, username=username, is_bot=True), token, UpdateQueue(), privacy
    )
    world.bots[user_id] = bot
    world.tokens[token] = bot
    world.notify(Event("people"))
    return bot


TOKEN_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"


def find_bot(world: World, username: str) -> Bot | None:
    wanted = username.lower()
    return next((b for b in world.bots.values() if b.user.username.lower() == wanted), None)


def new_group_id(world: World, supergroup: bool) -> int:
    if supergroup:
        world.last_supergroup += 1
        return SUPERGROUP_ID_BASE - world.last_supergroup
    world.last_group += 1
    return -world.last_group


def private_chat(world: World, person: User, bot: Bot) -> Chat:
    chat = world.private.get((person.id, bot.user.id))
    if chat is None:
        chat = Chat(person.id, "private", world.new_id(), person=person, bot=bot)
        chat.members = {person.id: Member("member"), bot.user.id: Member("member")}
        world.private[person.id, bot.user.id] = chat
    return chat


def channel_titled(world: World, title: str) -> Chat:
    """Return the channel of this title. Channels have no messages here, they only speak in
    groups."""
    known = world.channels.get(title)
    if known is None:
        known = Chat(new_group_id(world, True), "channel", world.new_id(), title)
        world.channels[title] = known
    return known


def have_met(world: World, person: int, bot: int) -> bool:
    """Return whether a person and a bot ever met: Telegram tells a bot nothing of complete
    strangers."""
    return (person, bot) in world.private or any(
        person in chat.members and bot in chat.members for chat in world.groups.values()
    )
