"""Check the keyboards that a bot sends, and reduce them to what Telegram would deliver."""

import json
from collections.abc import Callable
from typing import Any

from bot.playground.json_fields import BadField, flag, mapping, string
from bot.playground.text import links

# If a button has several actions, the first of these counts.
ACTIONS = (
    "url",
    "callback_data",
    "callback_game",
    "pay",
    "switch_inline_query",
    "switch_inline_query_chosen_chat",
    "switch_inline_query_current_chat",
    "login_url",
    "web_app",
    "copy_text",
    "disabled",
)
STYLES = ("primary", "success", "danger")
MOST_BUTTONS = 100
MOST_BYTES = 10 * 1024
MOST_DATA = 64
MOST_COPIED = 256
WIDEST_ROW = 8

Button = dict[str, Any]


class BadMarkup(Exception):
    """Telegram would refuse this keyboard; its str is the description after "Bad Request: "."""


def inline(markup: object, *, chat_type: str) -> dict[str, Any] | None:
    """Return the inline keyboard of a reply_markup as messages carry it; None for none and for the
    other kinds of markup. Calls that do more in between use the two halves, `read` and `check`."""
    keyboard = read(markup)
    if keyboard is None or "inline_keyboard" not in keyboard:
        return None
    check(keyboard, chat_type=chat_type)
    return keyboard


def read(markup: object) -> dict[str, Any] | None:
    """Return a reply_markup of any kind, cleaned and checked as the Bot API server does before it
    looks at the chat."""
    try:
        return _read(markup)
    except (BadMarkup, BadField) as error:
        text = str(error)
        raise BadMarkup(text[0].lower() + text[1:]) from error


def _read(markup: object) -> dict[str, Any] | None:
    if markup is None or markup == "":
        return None
    if isinstance(markup, str):
        try:
            markup = json.loads(markup)
        except (ValueError, RecursionError):
            raise BadMarkup("Can't parse reply keyboard markup JSON object") from None
    if not isinstance(markup, dict):
        raise BadMarkup("Object expected as reply markup")
    replies = _rows(markup, "keyboard", "Can't parse KeyboardButton", _reply_button)
    inlines = _rows(markup, "inline_keyboard", "Can't parse InlineKeyboardButton", _inline_button)
    if replies:
        return {"keyboard": replies, **_options(markup)}
    if inlines:
        forced = {"force_reply": True} if flag(markup, "force_reply") else {}
        return {"inline_keyboard": inlines, **forced}
    if flag(markup, "remove_keyboard"):
        return {"remove_keyboard": True, **_options(markup, "selective")}
    if flag(markup, "force_reply"):
        return {"force_reply": True, **_options(markup, "selective", "input_field_placeholder")}
    return None


def check(keyboard: dict[str, Any], *, chat_type: str) -> None:
    """Raise what Telegram's own servers say against a keyboard, after the Bot API server's
    checks."""
    rows = keyboard.get("inline_keyboard", [])
    size = len(json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode())
    if size > MOST_BYTES or sum(map(len, rows)) > MOST_BUTTONS:
        raise BadMarkup("reply markup is too long")
    for row in rows:
        for button in row:
            _check_button(button, chat_type)


def button_at(markup: dict[str, Any] | None, row: int, column: int) -> Button | None:
    """Return the button at a row and column of an inline keyboard, counted from 0."""
    rows = (markup or {}).get("inline_keyboard", [])
    if not 0 <= row < len(rows) or not 0 <= column < len(rows[row]):
        return None
    button: Button = rows[row][column]
    return button


def _rows(
    markup: dict[str, Any], name: str, complaint: str, read_button: Callable[[object], Button]
) -> list[list[Button]]:
    rows = markup.get(name)
    if rows is None:
        return []
    if not isinstance(rows, list):
        raise BadMarkup(f'Field "{name}" must be of type Array')
    made: list[list[Button]] = []
    for row in rows:
        if not isinstance(row, list):
            of = " of the InlineKeyboardMarkup" if name == "inline_keyboard" else ""
            raise BadMarkup(f'Field "{name}"{of} must be an Array of Arrays')
        try:
            buttons = [read_button(button) for button in row]
        except (BadMarkup, BadField) as error:
            raise BadMarkup(f"{complaint}: {error}") from error
        shown = [b for b in buttons if b["text"] or "icon_custom_emoji_id" in b]
        made.append(shown[:WIDEST_ROW])
    return [row for row in made if row]


def _inline_button(button: object) -> Button:
    if not isinstance(button, dict):
        raise BadMarkup("InlineKeyboardButton must be an Object")
    made = _face(button)
    for action in ACTIONS:
        if button.get(action) is not None and (value := _action(button, action)) is not None:
            return made | ({"url": value["url"]} if action == "login_url" else {action: value})
    raise BadMarkup("Text buttons are not allowed in the inline keyboard")


def _reply_button(button: object) -> Button:
    if isinstance(button, str):
        return {"text": button}
    if not isinstance(button, dict):
        raise BadMarkup("KeyboardButton must be a String or an Object")
    made = _face(button)
    for action in ("request_contact", "request_location"):
        if flag(button, action):
            return made | {action: True}
    for action in ("request_poll", "web_app", "request_users", "request_chat"):
        if button.get(action) is not None:
            return made | {action: mapping(button, action)}
    return made


def _face(button: Button) -> Button:
    """Return the look of a button: its text, icon and colour."""
    made: Button = {"text": string(button, "text")}
    if icon := button.get("icon_custom_emoji_id"):
        if not str(icon).isdecimal():
            raise BadMarkup('Field "icon_custom_emoji_id" must be a valid Number')
        made["icon_custom_emoji_id"] = str(icon)
    style = string(button, "style", "").lower()
    if style not in ("", "default", *STYLES):
        raise BadMarkup("invalid button style specified")
    if style in STYLES:
        made["style"] = style
    return made


def _action(button: Button, action: str) -> Any:
    """Return the value of an action; None where an empty one counts as no action."""
    match action:
        case "url" | "callback_data":
            return string(button, action) or None
        case "switch_inline_query" | "switch_inline_query_current_chat":
            return string(button, action)
        case "pay":
            return True
        case "callback_game" | "disabled":
            return {}
        case "login_url" | "web_app":
            return {"url": string(mapping(button, action), "url")}
        case "copy_text":
            return {"text": string(mapping(button, action), "text")}
    chosen = mapping(button, action)
    made: Button = {"query": text} if (text := string(chosen, "query", "")) else {}
    kinds = ("allow_user_chats", "allow_bot_chats", "allow_group_chats", "allow_channel_chats")
    return made | {kind: True for kind in kinds if flag(chosen, kind)}


def _check_button(button: Button, chat_type: str) -> None:
    if len(button.get("callback_data", "").encode()) > MOST_DATA:
        raise BadMarkup("BUTTON_DATA_INVALID")
    if "web_app" in button and chat_type != "private":
        raise BadMarkup("BUTTON_TYPE_INVALID")
    if "copy_text" in button and not 1 <= len(button["copy_text"]["text"]) <= MOST_COPIED:
        raise BadMarkup("BUTTON_COPY_TEXT_INVALID")
    for url in (button.get("url"), button.get("web_app", {}).get("url")):
        if url is not None:
            _check_url(button, url)


def _check_url(button: Button, url: str) -> None:
    try:
        checked = links.normalized(url)
    except links.BadLink as error:
        kind = "Web App URL" if "web_app" in button else "URL"
        raise BadMarkup(f"inline keyboard button {kind} '{url}' is invalid: {error}") from error
    if "web_app" in button and not checked.startswith("https://"):
        raise BadMarkup(
            f"inline keyboard button Web App URL '{url}' is invalid: Only HTTPS links are allowed"
        )
    if "url" in button:
        button["url"] = checked


def _options(markup: dict[str, Any], *names: str) -> dict[str, Any]:
    """Return the switches of a reply keyboard that are on."""
    names = names or (
        "is_persistent",
        "resize_keyboard",
        "one_time_keyboard",
        "selective",
        "force_reply",
        "input_field_placeholder",
    )
    made: dict[str, Any] = {}
    for name in names:
        if name == "input_field_placeholder":
            if text := string(markup, name, ""):
                made[name] = text[:64]
        elif flag(markup, name):
            made[name] = True
    return made
