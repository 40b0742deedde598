"""The bot itself: help, the start of a private chat, links into it, words that are no command."""

import re
from difflib import get_close_matches
from typing import Final, get_args

import bot.actions  # noqa: F401 - all of them are listed
from bot.actions.action import BUTTONS, COMMANDS, Action, Topic, action, menu, topic_of
from bot.actions.preferences import send_private_hands
from bot.i18n import Translator
from bot.requests.request import Request
from bot.screens import (
    Button,
    Screen,
    as_typed,
    for_you,
    group_start,
    hands_in_private,
    help,
    meant,
    no_such_command,
    private_start,
)
from bot.screens import callback_data as keys
from bot.screens.callback_data import PAYLOAD_COMMANDS, read_payload
from bot.screens.private_screens import about
from bot.store.documents import Person, changes_of
from bot.telegram.client import Command
from engine import refusals

TOPICS: Final[tuple[str, ...]] = get_args(Topic)


def listed_commands() -> list[tuple[str, bool, bool, bool]]:
    """Return what the menus of all kinds of chat depend on, beside the words."""
    return [
        (each.command, each.is_ephemeral, is_private, for_hosts)
        for is_private in (False, True)
        for for_hosts in (False, True)
        for each in menu(is_private, for_hosts)
    ]


def menu_commands(t: Translator, is_private: bool, for_hosts: bool) -> list[Command]:
    """Make the commands of a kind of chat for Telegram's menu."""
    return [
        Command(
            each.command,
            about(each.command, t, is_private),
            ephemeral=not is_private and each.is_ephemeral,
        )
        for each in menu(is_private, for_hosts)
    ]


@action("help", keys.HELP)
async def show_help(request: Request) -> None:
    """Show a page of the help to one person."""
    wanted = request.pressed.rest[0] if request.pressed.rest else TOPICS[0]
    if wanted not in TOPICS:
        raise refusals.Stale
    request.reply.show(
        lambda t: help_here(t, request.is_private, wanted),
        offer=lambda t: for_you(t, Button(t("help-offer"), keys.write(keys.HELP, ""))),
    )


def help_here(t: Translator, is_private: bool, topic: str) -> Screen:
    """List the commands of a kind of chat that belong to a topic."""
    listed = [(topic_of(each, is_private), each.command) for each in menu(is_private)]
    named = {page: [command for of, command in listed if of == page] for page in TOPICS}
    pages = {page: commands for page, commands in named.items() if commands}
    return help(pages, topic if topic in pages else TOPICS[0], t, is_private)


@action("start", is_listed=False)
async def start(request: Request) -> None:
    """Open the private chat, also by a link: to have hands there, to be told of tables and turns
    there, or to see there what a group had no room for."""
    reply = request.reply
    if not request.is_private:
        # The link that adds the bot sends this too, just before it says hello.
        if ("greeting", request.here.chat) not in request.services.under_way:
            reply.show(group_start)
    elif request.text == "hands":
        await request.services.store.change(request.user.id, changes_of(Person, direct=True))
        reply.show(hands_in_private)
        await send_private_hands(request)
    elif request.text in PAYLOAD_COMMANDS.values():
        await COMMANDS[request.text].run(request)
    elif request.text == "notify":
        reply.show(lambda t: Screen(t.html("notify-allowed")))
    elif pressed := read_payload(request.text):
        request.pressed = pressed
        await request.find()
        await BUTTONS[pressed.verb].run(request)
    else:
        reply.show(lambda t: private_start(t, request.services.username))


async def _plain_words(request: Request) -> None:
    """Answer what is no command, in a private chat: perhaps a move without /move before it."""
    typed = (request.message.text if request.message is not None else None) or ""
    if request.command or typed.startswith("/"):
        name = request.command or re.split(r"[@\s]", typed[1:30])[0].casefold()
        listed = [each.command for each in COMMANDS.values()]
        near = get_close_matches(name, listed, n=1)
        request.reply.show(lambda t: no_such_command(near[0] if near else "", t))
        return
    session = (await request.table()).session
    seat = session.seat_of(request.user.id) if session is not None else None
    if session is not None and seat is not None and seat in session.prompts:
        move = meant(session.rulebook, typed, session.legal(seat), request.t)
        if move is not None:
            text = as_typed(session.rulebook, move, request.t)
            request.reply.show(lambda t: Screen(t.html("typed-plain", move=text)))
            return
    request.reply.show(lambda t: Screen(t.html("command-plain")))


PLAIN_WORDS = Action(_plain_words)
