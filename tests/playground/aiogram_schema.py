"""Check everything that the local Telegram says against aiogram's models of the Bot API, written by
others: nothing may be missing, unknown or of a wrong type at any depth."""

import json
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import aiogram.methods
import aiogram.types
import pytest
from aiogram.client.default import Default
from pydantic import BaseModel, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo

from bot.playground.bot_api import Answer, BotApi
from bot.playground.model import Bot
from bot.playground.params import Params
from bot.playground.update_queue import Update, UpdateQueue

METHODS: dict[str, type[aiogram.methods.TelegramMethod[Any]]] = {
    name.lower(): getattr(aiogram.methods, name)
    for name in aiogram.methods.__all__
    if name not in ("Request", "Response", "TelegramMethod")
}

# Fields that Telegram sends and aiogram's models lack: the documentation dropped their names, the
# server never did.
GAPS = {
    ("Chat", "all_members_are_administrators"): "sent for basic groups, undocumented since 2018",
    ("ChatFullInfo", "all_members_are_administrators"): "the same, in getChat",
    ("Chat", "accepted_gift_types"): "documented for ChatFullInfo, sent for basic groups always",
    ("Message", "new_chat_participant"): "the old name of new_chat_members, sent beside it",
    ("Message", "new_chat_member"): "the old name of new_chat_members, sent beside it",
    ("Message", "left_chat_participant"): "the old name of left_chat_member, sent beside it",
}
# An absent value is an absent key and a flag is only ever true, except in these objects.
SAYS_FALSE = {
    "ChatAdministratorRights",
    "ChatMemberAdministrator",
    "ChatMemberRestricted",
    "ChatPermissions",
    "User",
}
SAYS_EMPTY = {"switch_inline_query", "switch_inline_query_current_chat"}


def type_errors(wanted: Any, value: Any, at: str, *, answer: bool = True) -> list[str]:
    """Return what is wrong with a JSON value that should be of a type of aiogram's. In an `answer`,
    absent values must be absent keys."""
    choices = [kind for kind in alternatives(wanted) if fits(kind, value)]
    if not choices:
        return [f"{at}: {value!r:.80} is no {wanted}"]
    found = [_inside(kind, value, at, answer) for kind in choices]
    return min(found, key=len)


@cache
def alternatives(wanted: Any) -> tuple[Any, ...]:
    """Return the types that a union or an annotation allows; Any stands for itself."""
    if get_origin(wanted) is Annotated:
        return alternatives(get_args(wanted)[0])
    if get_origin(wanted) in (Union, UnionType):
        return tuple(kind for part in get_args(wanted) for kind in alternatives(part))
    return () if wanted is Default else (wanted,)


def allowed(field: FieldInfo) -> tuple[Any, ...]:
    annotation: Any = field.annotation
    return alternatives(annotation)


def fits(kind: Any, value: Any) -> bool:
    """Return whether a JSON value is of a kind, as far as can be seen without looking into it."""
    match get_origin(kind) or kind:
        case origin if origin is Literal:
            return _plain(value) in [_plain(choice) for choice in get_args(kind)]
        case origin if origin is list:
            return isinstance(value, list)
        case origin if origin is dict:
            return isinstance(value, dict)
    if kind is Any:
        return True
    if kind in (int, datetime, timedelta):
        return isinstance(value, int) and not isinstance(value, bool)
    if kind is float:
        return isinstance(value, int | float) and not isinstance(value, bool)
    if kind in (str, bool, NoneType):
        return isinstance(value, kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return value in [choice.value for choice in kind]
    if isinstance(kind, type) and issubclass(kind, aiogram.types.InputFile):
        return isinstance(value, str)
    return isinstance(value, dict)


def _plain(choice: Any) -> Any:
    value = choice.value if isinstance(choice, Enum) else choice
    return type(value), value


def _inside(kind: Any, value: Any, at: str, answer: bool) -> list[str]:
    if isinstance(value, list) and get_origin(kind) is list:
        (part,) = get_args(kind)
        places = ((f"{at}[{n}]", item) for n, item in enumerate(value))
        return [f for place, item in places for f in type_errors(part, item, place, answer=answer)]
    if isinstance(value, dict) and isinstance(kind, type) and issubclass(kind, BaseModel):
        return _object(kind, value, at, answer)
    return []


def _object(model: type[BaseModel], value: dict[str, Any], at: str, answer: bool) -> list[str]:
    found: list[str] = []
    known = fields(model)
    for name, field in known.items():
        if name not in value:
            if NoneType not in allowed(field):
                found.append(f"{at}.{name}: missing in {model.__name__}")
            continue
        if answer and is_absent(model, name, field, value[name]):
            found.append(f"{at}.{name}: {value[name]!r} should be an absent key")
        found += type_errors(field.annotation, value[name], f"{at}.{name}", answer=answer)
    for name in value.keys() - known.keys():
        if (model.__name__, name) not in GAPS:
            found.append(f"{at}.{name}: unknown to {model.__name__}")
    return found


@cache
def fields(model: type[BaseModel]) -> dict[str, FieldInfo]:
    """Return the fields of a model by their names in JSON. Chat still has those that only getChat
    gives, as deprecated."""
    known = {field.alias or name: field for name, field in model.model_fields.items()}
    if model is aiogram.types.Chat:
        known = {name: field for name, field in known.items() if not field.json_schema_extra}
    return known


def is_absent(model: type[BaseModel], name: str, field: FieldInfo, value: Any) -> bool:
    """Return whether Telegram would have left the key out."""
    if NoneType not in allowed(field):
        return False
    if value is False:
        return model.__name__ not in SAYS_FALSE
    return value is None or value == [] or (value == "" and name not in SAYS_EMPTY)


def answer_errors(method: str, result: Any) -> list[str]:
    """Return what aiogram has against the result of a method."""
    model = METHODS.get(method.lower())
    if model is None:
        return [f"{method}: aiogram knows no such method"]
    return type_errors(model.__returning__, result, method) or parse_errors(
        model.__returning__, result, method
    )


def update_errors(update: Any) -> list[str]:
    at = "update"
    found = type_errors(aiogram.types.Update, update, at)
    return found or parse_errors(aiogram.types.Update, update, at)


def parse_errors(model: Any, value: Any, at: str) -> list[str]:
    """Return what pydantic says against a value."""
    try:
        TypeAdapter(model).validate_python(value)
    except ValidationError as bad:
        return [f"{at}: {bad}"]
    return []


def refusal_errors(method: str, body: Any) -> list[str]:
    """Return what is wrong with the form of a refusal."""
    at = f"{method} refused"
    if not isinstance(body, dict) or body.get("ok") is not False:
        return [f"{at}: {body!r:.80} is no refusal"]
    parameters = body.get("parameters", {"retry_after": 1})
    found = type_errors(aiogram.types.ResponseParameters, parameters, f"{at}.parameters")
    if not isinstance(body.get("error_code"), int) or not 400 <= body["error_code"] < 600:
        found.append(f"{at}: error_code {body.get('error_code')!r}")
    if not isinstance(body.get("description"), str) or not body["description"]:
        found.append(f"{at}: description {body.get('description')!r}")
    if unknown := body.keys() - {"ok", "error_code", "description", "parameters"}:
        found.append(f"{at}: unknown {unknown}")
    return found


def request_errors(method: str, values: Mapping[str, Any], uploads: Iterable[str]) -> list[str]:
    """Return what aiogram has against a request; text counts as what it is the text of."""
    model = METHODS.get(method.lower())
    if model is None:
        return [f"{method}: aiogram knows no such method"]
    known = fields(model)
    read = {name: _read(known[name], text) for name, text in values.items() if name in known}
    found = [f"{method}.{name}: unknown parameter" for name in values.keys() - known.keys()]
    for name, field in known.items():
        if name in read:
            at = f"{method}.{name}"
            found += type_errors(field.annotation, read[name], at, answer=False)
        elif field.is_required() and name not in uploads:
            found.append(f"{method}.{name}: missing")
    sent = {name: aiogram.types.BufferedInputFile(b"", "x") for name in uploads if name in known}
    try:
        model.model_validate(read | sent)
    except ValidationError as bad:
        found.append(f"{method}: {bad}")
    return found


def _read(field: FieldInfo, value: Any) -> Any:
    if not isinstance(value, str) or str in allowed(field):
        return value
    try:
        return json.loads(value)
    except ValueError:
        return value


class SchemaChecker:
    """Listens to every local Telegram of a test and collects what aiogram has against it."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.answered: set[str] = set()
        self.updates: set[str] = set()
        self.judges_requests = True

    def listen(self, patch: pytest.MonkeyPatch) -> None:
        """Wrap the calls and updates of every Playground of the test."""
        perform, push = BotApi.perform, UpdateQueue.push
        schema_checker = self

        async def heard_perform(
            api: BotApi, bot: Bot, method: str, params: Params, *rest: Any
        ) -> Answer:
            sent = dict(params.values)
            answer = await perform(api, bot, method, params, *rest)
            schema_checker.hear(method.lower(), sent, params.uploads, answer)
            return answer

        def heard_push(queue: UpdateQueue, *known: Any) -> Update | None:
            update = push(queue, *known)
            if update is not None:
                schema_checker.hear_update(json.loads(update.body))
            return update

        patch.setattr(BotApi, "perform", heard_perform)
        patch.setattr(UpdateQueue, "push", heard_push)

    def hear(
        self, method: str, values: dict[str, Any], uploads: Iterable[str], answer: Answer
    ) -> None:
        """Check an answer; a request that is granted must be one that aiogram could have made."""
        body = json.loads(answer.body)
        if answer.status != 200:
            self.errors += refusal_errors(method, body)
            return
        self.answered.add(method)
        if self.judges_requests:
            self.errors += request_errors(method, values, uploads)
        self.errors += answer_errors(method, body.get("result"))
        if body["ok"] is not True or body.keys() - {"ok", "result", "description"}:
            self.errors.append(f"{method}: {body!r:.80} is no answer")

    def hear_update(self, update: dict[str, Any]) -> None:
        self.updates |= update.keys() - {"update_id"}
        self.errors += update_errors(update)

    def check(self) -> None:
        assert not self.errors, "\n".join(dict.fromkeys(self.errors))
