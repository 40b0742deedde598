"""What was tapped, as Telegram tells it. The data of a tap anybody can make up, and send from under
any message of the bot; but which buttons stand below that message, Telegram itself says."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Rows = Sequence[Sequence[Mapping[str, Any]]]


class Tapped(NamedTuple):
    """Data, and the buttons of its message; none where the message is gone."""

    data: str = ""
    rows: Rows = ()

    @property
    def is_offered(self) -> bool:
        """Whether this button stands there. If not, somebody made it up, or the message has changed
        since that person saw it."""
        return any(button.get("callback_data") == self.data for row in self.rows for button in row)


def tapped(query: dict[str, Any]) -> Tapped:
    markup = query["message"].get("reply_markup", {})
    return Tapped(query.get("data", ""), markup.get("inline_keyboard", ()))
