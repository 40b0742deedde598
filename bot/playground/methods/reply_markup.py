"""The parameter `reply_markup`: its shape is checked before the chat, its content at the end."""

from dataclasses import dataclass

from bot.playground import keyboards
from bot.playground.model import JSON, Chat
from bot.playground.params import Params
from bot.playground.refusals import bad_request


@dataclass(slots=True)
class Markup:
    given: JSON | None

    def checked(self, chat: Chat | None, ephemeral: bool = False) -> JSON | None:
        """Return the keyboard if Telegram's servers would take it; a chat of None is that of an
        inline message."""
        if self.given is None:
            return None
        if ephemeral and any(
            "login_url" in button for row in self.given.get("inline_keyboard", ()) for button in row
        ):
            raise bad_request("BUTTON_TYPE_INVALID")
        try:
            keyboards.check(self.given, chat_type=chat.type if chat else "supergroup")
        except keyboards.BadMarkup as error:
            raise bad_request(str(error)) from None
        return self.given


def read_markup(params: Params, inline_only: bool = False) -> Markup:
    try:
        given = keyboards.read(params.values.get("reply_markup"))
    except keyboards.BadMarkup as error:
        raise bad_request(str(error)) from None
    if inline_only and given is not None and "inline_keyboard" not in given:
        raise bad_request("inline keyboard expected")
    return Markup(given)
