"""What was tapped, as Telegram tells it. The data of a tap anybody can make up, and send from under
any message of the bot; but which buttons stand below that message, Telegram itself says."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.screens.callback_data import CLOSE, read
from bot.telegram.client import Rows


class Tapped(NamedTuple):
    """Data, and the buttons of its message; none where the message is gone."""

    data: str = ""
    rows: Rows = ()

    @property
    def is_offered(self) -> bool:
        """Whether this button stands there. If not, somebody made it up, or the message has changed
        since that person saw it."""
        return any(button.get("callback_data") == self.data for row in self.rows for button in row)

    @property
    def lasting(self) -> Rows:
        """The buttons that need no table: what is copied, links, and what closes the message."""
        rows = [[button for button in row if _lasts(button)] for row in self.rows]
        return [row for row in rows if row]


def _lasts(button: Mapping[str, Any]) -> bool:
    return read(button.get("callback_data", "")).verb in ("", CLOSE)


def tapped(query: dict[str, Any]) -> Tapped:
    markup = query["message"].get("reply_markup", {})
    return Tapped(query.get("data", ""), markup.get("inline_keyboard", ()))
