"""The English messages as people read them. A test that names a message by its key need not change
with the words."""

import re
from html import unescape
from typing import Any, Final

from bot.i18n import translator_for

EN: Final = translator_for("en")
ANY: Final = "\ufffc"  # as a field: any text in its place
TAG: Final = re.compile("<[^>]+>")


def pattern(key: str, **fields: Any) -> str:
    """Return a regular expression for a message as Telegram shows it."""
    text = unescape(TAG.sub("", EN.html(key, **fields)))
    return ".*".join(re.escape(part).replace("\\ ", " ") for part in text.split(ANY))


def turn_of(name: str) -> str:
    """Return a regular expression for the line that calls this person; a mark is before the
    name."""
    return pattern("turn", who=f"{ANY}{name}")
