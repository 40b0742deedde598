"""The commands that other bots have too, and how texts write them where other bots are: with the
name of this bot, or they would be left to the others."""

import re
from typing import Final

COMMON: Final = (
    *("help", "start", "settings", "language", "rules", "join", "leave", "skip", "kick", "privacy"),
)
# Not in a link, and not with a name already.
MENTIONED: Final = re.compile(rf"(?<![\w/@.<])/({'|'.join(COMMON)})\b(?!@)")


def with_bot_name(text: str, username: str) -> str:
    """Write the name of a bot behind each command of a text that other bots may take."""
    return MENTIONED.sub(rf"/\1@{username}", text)
