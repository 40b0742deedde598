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

Nearly everything has a button; these are for typing. In a group with other bots, write the bot's
name behind a command (`/newgame@your_bot`), or choose it from the list that opens as you type `/`.

| command | in a group | in the private chat with the bot | who may |
|---|---|---|---|
"""
CLOSING: Final = """
`/newgame` takes the name of a game behind it, in any language of the bot: `/newgame whot`. `/move`
takes a move: `/move c5`; alone, it tells how moves are written. In a group, only you see that you
typed {unseen}.

Commands that other bots have too are left to them where other bots are, unless ours is named or you
sit at one of its tables: {common}.

## A Rally map of your own town

Send a map as a JSON file with `/map` below it, or answer the file with `/map`. The bot says what is
wrong with it, line by line, or shows its picture; from then on it can be chosen among the house
rules. `/map` alone tells the format, and `engine/games/rally/maps/` has three maps to begin from.

## This page

It is made from the records in `bot/actions/` by `python -m tests.docs.commands_page`; a test
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
