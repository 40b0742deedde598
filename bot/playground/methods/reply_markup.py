"""The parameter `reply_markup`: its shape is checked before the chat, its content at the end."""

from dataclasses import dataclass

from bot.playground import keyboards
from bot.playground.methods.call import Call
from bot.playground.model import JSON, Chat
from bot.playground.refusals import bad_request
from bot.playground.server_settings import ACCEPTED


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


def read_markup(call: Call, inline_only: bool = False) -> Markup:
    try:
        given = keyboards.read(call.params.values.get("reply_markup"))
    except keyboards.BadMarkup as error:
        raise bad_request(str(error)) from None
    check_styles(call, given)
    if inline_only and given is not None and "inline_keyboard" not in given:
        raise bad_request("inline keyboard expected")
    return Markup(given)


def check_styles(call: Call, keyboard: JSON | None) -> None:
    """Refuse a keyboard with a coloured button where the server is set to know no colours."""
    refusal = call.world.server.button_styles
    if refusal == ACCEPTED or keyboard is None:
        return
    for name, kind in (("inline_keyboard", "InlineKeyboardButton"), ("keyboard", "KeyboardButton")):
        if any("style" in button for row in keyboard.get(name, ()) for button in row):
            raise bad_request(f"can't parse {kind}: {refusal}")
