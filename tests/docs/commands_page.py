"""Write docs/commands.md from the records of the actions: `python -m tests.docs.commands_page`."""

from typing import Final

import bot.actions  # noqa: F401 - registers what people may ask for
from bot.actions.action import ADMINISTRATOR, COMMANDS, HOST, Action, Where
from bot.i18n import FALLBACK, Translator, translator_for
from bot.requests.common_commands import COMMON
from bot.screens.private_screens import about
from tests.bot.program import ROOT

PAGE: Final = ROOT / "docs" / "commands.md"
INTRODUCTION: Final = """\
# Commands

Nearly everything has a button; these are for typing. In a group with other bots, add the bot's name
to a command (`/newgame@your_bot`), or choose it from the list that opens when you type `/`.

| command | in a group | in the private chat with the bot | who may |
|---|---|---|---|
"""
CLOSING: Final = """
You can add the name of a game to `/newgame`, in any language of the bot: `/newgame whot`. Alone,
it opens the game that was played here last. `/move` takes a move: `/move c5`; alone, it explains
how to write moves. In a group, only you see that you typed {unseen}.

Some commands are common to many bots. In a group with other bots, this one answers them only if you
name it or sit at one of its tables: {common}.

## A Rally map of your own town

Send a map as a JSON file with the caption `/map`, or reply to the file with `/map`. The bot lists
what is wrong with it, line by line, or shows its picture; from then on you can choose it in the
house rules. `/map` alone explains the format, and `engine/games/rally/maps/` has three maps to
start from.

## This page

`python -m tests.docs.commands_page` generates it from the records in `bot/actions/`, and a test
compares the two.
"""


def page() -> str:
    t = translator_for(FALLBACK)
    rows = [row(action, t) for action in COMMANDS.values() if action.is_listed]
    common = [name for name in COMMON if COMMANDS[name].is_listed]
    unseen = [name for name, action in COMMANDS.items() if action.is_ephemeral]
    closing = CLOSING.format(common=named(common), unseen=named(unseen))
    return INTRODUCTION + "\n".join(rows) + "\n" + closing


def named(commands: list[str]) -> str:
    return ", ".join(f"`/{command}`" for command in commands)


def row(action: Action, t: Translator) -> str:
    in_group = about(action.command, t, is_private=False)
    alone = "–" if action.where is Where.GROUPS else about(action.command, t, is_private=True)
    return f"| `/{action.command}` | {in_group} | {alone} | {who_may(action)} |"


def who_may(action: Action) -> str:
    if action.right is HOST:
        return "the host of the game, administrators"
    if action.right is ADMINISTRATOR:
        return "in a group, administrators"
    return "everybody"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
