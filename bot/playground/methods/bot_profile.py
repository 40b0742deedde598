"""Methods for what a bot says of itself: identity, commands by scope and language, name,
descriptions."""

import re
from typing import Any

from bot.playground.api_objects import user_json
from bot.playground.command_menus import known_commands
from bot.playground.json_fields import BadField, mapping, string
from bot.playground.methods.call import Call
from bot.playground.model import ADMIN_RIGHTS, JSON, Event, World
from bot.playground.params import Params, is_true
from bot.playground.refusals import bad_request
from bot.playground.rights import chat_for

NAME = re.compile(r"[a-z0-9_]{1,32}")
LANGUAGE = re.compile(r"[a-z]{2}|")
MOST_COMMANDS = 100
LONGEST_DESCRIPTION = 256
PLAIN_SCOPES = ("default", "all_private_chats", "all_group_chats", "all_chat_administrators")
CHAT_SCOPES = ("chat", "chat_administrators", "chat_member")
LONGEST_TEXTS = {"name": 64, "description": 512, "short_description": 120}

Key = tuple[str, int, int, str]


def get_me(call: Call) -> JSON:
    return {
        **user_json(call.bot.user),
        "can_join_groups": True,
        "can_read_all_group_messages": not call.bot.privacy,
        "supports_inline_queries": call.bot.inline,
        "can_connect_to_business": False,
        "has_main_web_app": False,
        "has_topics_enabled": False,
        "allows_users_to_create_topics": False,
        "can_manage_bots": False,
        "supports_guest_queries": False,
        "supports_join_request_queries": False,
    }


def read_scope(call: Call) -> Key:
    """Return the scope type, chat, user and language of a list of commands."""
    scope = call.params.parsed("scope", "bot command scope")
    kind: Any = "default"
    if scope is not None:
        if not isinstance(scope, dict):
            raise bad_request("can't parse BotCommandScope: expected an Object")
        kind = scope.get("type")
    language = _language(call)
    if kind in PLAIN_SCOPES:
        return kind, 0, 0, language
    if kind not in CHAT_SCOPES or scope is None:
        raise bad_request("can't parse BotCommandScope: Unsupported type specified")
    params = Params(scope)
    chat = chat_for(call.world, call.bot, params)
    if not chat.is_group and kind != "chat":
        raise bad_request(f"can't use {kind} scope in private chats")
    user_id = params.integer("user_id") if kind == "chat_member" else 0
    if kind == "chat_member" and user_id <= 0:
        raise bad_request("invalid user_id specified")
    return kind, chat.id, user_id, language


def _language(call: Call) -> str:
    code = call.params.text("language_code")
    if not LANGUAGE.fullmatch(code):
        raise bad_request("invalid language code specified")
    return code


def set_my_commands(call: Call) -> bool:
    given = call.params.parsed("commands", "commands")
    if given is None:
        given = []
    if not isinstance(given, list):
        raise bad_request("expected an Array of BotCommand")
    commands = [_command(one) for one in given]
    if len(commands) > MOST_COMMANDS:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    key = read_scope(call)
    for command in commands:
        if not NAME.fullmatch(command["command"]):
            raise bad_request("BOT_COMMAND_INVALID")
    if commands:
        call.bot.commands[key] = commands
    else:
        call.bot.commands.pop(key, None)
    refresh_menus(call.world, call.bot_id)
    return True


def _command(given: Any) -> JSON:
    if not isinstance(given, dict):
        raise bad_request("can't parse BotCommand: expected an Object")
    for name in ("command", "description"):
        if not isinstance(given.get(name), str):
            raise bad_request(f'can\'t parse BotCommand: Field "{name}" must be of type String')
    command = given["command"].strip().removeprefix("/")
    description = " ".join(given["description"].split())
    if not command:
        raise bad_request("command must be non-empty")
    if len(command) > 32:
        raise bad_request("command length must not exceed 32")
    if not description:
        raise bad_request("command description must be non-empty")
    if len(description) > LONGEST_DESCRIPTION:
        raise bad_request(f"command description length must not exceed {LONGEST_DESCRIPTION}")
    shown: JSON = {"command": command, "description": description}
    if is_true(given.get("is_ephemeral")):
        shown["is_ephemeral"] = True
    return shown


def refresh_menus(world: World, bot: int) -> None:
    """Tell the pages of every chat of the bot that its commands have changed."""
    for chat in (*world.groups.values(), *world.private.values()):
        if bot in chat.members:
            world.notify(Event("chat", chat))


def get_my_commands(call: Call) -> list[JSON]:
    return known_commands(call.world, call.bot.commands.get(read_scope(call), []))


def delete_my_commands(call: Call) -> bool:
    call.bot.commands.pop(read_scope(call), None)
    refresh_menus(call.world, call.bot_id)
    return True


def _set_text(call: Call, what: str) -> bool:
    text, language = call.params.text(what).strip(), _language(call)
    if len(text) > LONGEST_TEXTS[what]:
        raise bad_request(f"bot {what.replace('_', ' ')} is too long")
    call.bot.texts[what, language] = text
    if what == "name" and text and not language:
        call.bot.user.first_name = text
        call.world.notify(Event("people"))
    return True


def _get_text(call: Call, what: str) -> JSON:
    language = _language(call)
    default = call.bot.user.first_name if what == "name" else ""
    texts = call.bot.texts
    return {what: texts.get((what, language)) or texts.get((what, "")) or default}


def set_menu_button(call: Call) -> bool:
    chat = call.find_chat() if call.params.has("chat_id") else None
    button = call.params.parsed("menu_button", "menu button")
    try:
        read = {"type": "default"} if button is None else _menu_button(button)
    except BadField as error:
        raise bad_request(f"can't parse menu button: {error}") from None
    call.bot.menu_buttons[chat.id if chat else 0] = read
    return True


def _menu_button(button: Any) -> JSON:
    if not isinstance(button, dict):
        raise BadField("MenuButton must be an Object")
    kind = string(button, "type")
    if kind == "web_app":
        url = string(mapping(button, "web_app"), "url")
        return {"type": kind, "text": string(button, "text"), "web_app": {"url": url}}
    if kind not in ("default", "commands"):
        raise BadField("MenuButton has unsupported type")
    return {"type": kind}


def get_menu_button(call: Call) -> JSON:
    chat = call.find_chat() if call.params.has("chat_id") else None
    buttons = call.bot.menu_buttons
    button = buttons.get(chat.id if chat else 0) or buttons.get(0) or {"type": "commands"}
    return {"type": "commands"} if button.get("type") == "default" else button


def set_default_rights(call: Call) -> bool:
    wanted = call.params.parsed("rights", "administrator rights") or {}
    if not isinstance(wanted, dict):
        raise bad_request("can't parse ChatAdministratorRights: expected an Object")
    call.bot.default_rights = {name: is_true(wanted.get(name)) for name in _rights()}
    return True


def get_default_rights(call: Call) -> JSON:
    return call.bot.default_rights or dict.fromkeys(_rights(), False)


def _rights() -> tuple[str, ...]:
    return "is_anonymous", *ADMIN_RIGHTS


HANDLERS = {
    "getme": get_me,
    "setmycommands": set_my_commands,
    "getmycommands": get_my_commands,
    "deletemycommands": delete_my_commands,
    "setmyname": lambda call: _set_text(call, "name"),
    "getmyname": lambda call: _get_text(call, "name"),
    "setmydescription": lambda call: _set_text(call, "description"),
    "getmydescription": lambda call: _get_text(call, "description"),
    "setmyshortdescription": lambda call: _set_text(call, "short_description"),
    "getmyshortdescription": lambda call: _get_text(call, "short_description"),
    "setchatmenubutton": set_menu_button,
    "getchatmenubutton": get_menu_button,
    "setmydefaultadministratorrights": set_default_rights,
    "getmydefaultadministratorrights": get_default_rights,
}
