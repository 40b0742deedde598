"""A request to /sim, which looks up the people and chats that it names."""

import base64
import binascii
from typing import TYPE_CHECKING, Any

from bot.playground.model import JSON, PERMISSIONS, Bot, Chat, User, private_chat
from bot.playground.refusals import ActionError

if TYPE_CHECKING:
    from bot.playground.server import Playground

LONGEST_WAIT = 60


class SimRequest:
    """The JSON fields of a request, read with messages that say what is wrong."""

    def __init__(self, playground: "Playground", fields: JSON) -> None:
        self.playground = playground
        self.world = playground.world
        self.fields = fields

    def text(self, name: str, default: str | None = None) -> str:
        value = self.fields.get(name, default)
        if value is None and default is not None:
            return default
        if not isinstance(value, str):
            raise ActionError(f"{name!r} is missing: it must be a string")
        return value

    def short_text(self, name: str, longest: int, default: str | None = None) -> str:
        text = self.text(name, default)
        if len(text) > longest:
            raise ActionError(
                f"{name} is too long: it has at most {longest} letters, not {len(text)}"
            )
        return text

    def number(self, name: str, default: float | None = None) -> float:
        value = self.fields.get(name, default)
        try:
            if isinstance(value, bool) or value is None:
                raise ValueError
            number = float(value)
            if not -1e15 < number < 1e15:
                raise ValueError
        except (TypeError, ValueError):
            raise ActionError(f"{name!r} is missing: it must be a number") from None
        return number

    def integer(self, name: str, default: int | None = None) -> int:
        return int(self.number(name, default))

    def flag(self, name: str) -> bool:
        return self.fields.get(name) is True

    def permissions(self, before: frozenset[str]) -> frozenset[str]:
        """Return the permissions after those that are named have been turned on or off."""
        switches = self.fields.get("permissions")
        if not isinstance(switches, dict):
            raise ActionError("'permissions' is an object of names and true or false")
        return frozenset(
            name
            for name in PERMISSIONS
            if (switches[name] is True if name in switches else name in before)
        )

    def data(self, value: Any, name: str) -> bytes:
        try:
            return base64.b64decode(value if isinstance(value, str) else "", validate=True)
        except binascii.Error:
            raise ActionError(f"{name!r} must be base64") from None

    def user(self, name: str = "person") -> User:
        user = self.world.user(self.integer(name))
        if user is None:
            raise ActionError(f"nobody here has the id {self.integer(name)} ({name})")
        return user

    def person(self, name: str = "person") -> User:
        user = self.user(name)
        if user.is_bot:
            raise ActionError(f"{name!r} must be a person, not a bot")
        return user

    def bot(self, name: str = "bot") -> Bot:
        bot = self.world.bots.get(self.integer(name))
        if bot is None:
            raise ActionError(f"there is no bot with the id {self.integer(name)}")
        return bot

    def chat(self) -> Chat:
        """Return a group by its id, or this person's private chat with the bot of that id."""
        chat_id = self.integer("chat")
        if chat_id in self.world.bots:
            return private_chat(self.world, self.person(), self.world.bots[chat_id])
        chat = self.world.groups.get(chat_id)
        if chat is None:
            raise ActionError(f"there is no chat {chat_id}: see /sim/state")
        return chat

    def group(self) -> Chat:
        """Return a group that has not become a supergroup."""
        chat = self.world.groups.get(self.integer("chat"))
        if chat is None:
            raise ActionError(f"there is no group {self.integer('chat')}: see /sim/state")
        if chat.upgraded_to:
            raise ActionError(f"this group has become the supergroup {chat.upgraded_to}")
        return chat
