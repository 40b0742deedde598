"""One record for each thing that people may ask for.

The dispatcher's routing, Telegram's menus, /help, and refusals by place or right are made from the
records. A command is added by `@action` above its function, and by its words.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal

from bot.requests.common_commands import COMMON
from bot.requests.request import Request

Run = Callable[[Request], Awaitable[None]]


Topic = Literal["play", "learn", "you", "host"]  # a page of /help


class Where(Enum):
    EVERYWHERE = "everywhere"
    GROUPS = "groups"  # typed in a private chat, it is explained there


@dataclass(frozen=True, slots=True)
class Right:
    """A right to ask for something. `needs_admin` tells whether Telegram must first say who is an
    administrator; without a `refusal`, the session knows better who may."""

    needs_admin: Callable[[Request], Awaitable[bool]] | None = None
    refusal: str = ""  # the key of the words for who is none
    needs_name: bool = False  # who is anonymous has no seat and no language
    is_for_hosts: bool = False


async def _is_not_host(request: Request) -> bool:
    table = await request.table()
    session = table.readable
    return table.is_unreadable or (session is not None and session.host != request.user.id)


async def _is_guest_before_the_deal(request: Request) -> bool:
    session = (await request.table()).readable
    return session is not None and session.phase == "lobby" and session.host != request.user.id


async def _always(request: Request) -> bool:
    return True


async def _is_of_another(request: Request) -> bool:
    return request.is_of_another


ANYBODY: Final = Right()
SOMEBODY: Final = Right(needs_name=True)
GUEST: Final = Right(_is_guest_before_the_deal)  # anybody; an administrator may do more
ASKER: Final = Right(_is_of_another)  # or an administrator, of a question to somebody
HOST: Final = Right(_is_not_host, is_for_hosts=True)
ADMINISTRATOR: Final = Right(_always, "settings-for-admins", is_for_hosts=True)


@dataclass(frozen=True, slots=True)
class Action:
    run: Run
    command: str = ""
    button: str = ""  # the first letter of its callback data
    where: Where = Where.EVERYWHERE
    right: Right = ANYBODY
    # Only its author sees the typed command. Of several bots with a command some apps take the one
    # that registers it so, and others ask which is meant: not for words that other bots have too.
    is_ephemeral: bool = False
    is_listed: bool = True  # in menus and in /help, if it is a command
    topic: Topic = "play"  # the page of /help that lists the command
    in_hand: bool = False  # the button stands in a hand
    # It cannot be undone or changes how the chat wants it: Telegram is asked afresh for the right.
    asks_afresh: bool = False
    is_slow: bool = False  # it may wait for a process, while its chat goes on

    @property
    def is_common(self) -> bool:
        """Return whether other bots have a command of this name, so that it may be meant for
        them."""
        return self.command in COMMON


COMMANDS: Final[dict[str, Action]] = {}  # in the order of Telegram's menu
BUTTONS: Final[dict[str, Action]] = {}


def action(
    command: str = "",
    button: str = "",
    where: Where = Where.EVERYWHERE,
    right: Right = ANYBODY,
    is_ephemeral: bool = False,
    is_listed: bool = True,
    topic: Topic = "play",
    in_hand: bool = False,
    asks_afresh: bool = False,
    is_slow: bool = False,
) -> Callable[[Run], Run]:
    """Register the function below as what a command or a button asks for."""

    def register(run: Run) -> Run:
        record = Action(
            *(run, command, button, where, right),
            *(is_ephemeral, is_listed, topic, in_hand, asks_afresh),
            is_slow=is_slow,
        )
        for known, name in ((COMMANDS, command), (BUTTONS, button)):
            if name in known:
                raise ValueError(f"{name!r} asks for two things")
            if name:
                known[name] = record
        return run

    return register


def topic_of(asked: Action, is_private: bool) -> Topic:
    """Return the page of /help that lists a command here; alone, everybody leads."""
    return "host" if asked.right.is_for_hosts and not is_private else asked.topic


def menu(is_private: bool, for_hosts: bool = True) -> list[Action]:
    """Return the actions whose commands a chat's menu lists."""
    return [
        each
        for each in COMMANDS.values()
        if each.is_listed
        and (for_hosts or not each.right.is_for_hosts)
        and not (is_private and each.where is Where.GROUPS)
    ]
