"""The checks against aiogram's models find what is wrong; a fixture runs them in every other
test."""

from typing import Any

import aiogram.types
import pytest

from bot.playground.methods import METHODS as METHODS_HERE
from tests.playground.aiogram_schema import (
    GAPS,
    METHODS,
    SchemaChecker,
    answer_errors,
    fields,
    refusal_errors,
    request_errors,
    update_errors,
)
from tests.playground.conftest import Telegram

CHAT = {"id": -1001, "title": "G", "type": "supergroup"}
ANN = {"id": 11, "is_bot": False, "first_name": "Ann"}
MESSAGE = {"message_id": 5, "from": ANN, "chat": CHAT, "date": 1767225600, "text": "hi"}


def message(**more: Any) -> dict[str, Any]:
    return MESSAGE | more


def test_what_telegram_says_is_not_at_fault() -> None:
    assert answer_errors("sendMessage", MESSAGE) == []
    assert answer_errors("getUpdates", [{"update_id": 1, "message": MESSAGE}]) == []
    assert answer_errors("editMessageText", True) == []
    assert answer_errors("editMessageText", MESSAGE) == []
    assert update_errors({"update_id": 1, "message": MESSAGE}) == []
    keyboard = {"inline_keyboard": [[{"text": "x", "disabled": {}, "style": "danger"}]]}
    assert answer_errors("sendMessage", message(reply_markup=keyboard)) == []
    gone = {"message_id": 5, "chat": CHAT, "date": 0}
    tap = {"id": "1", "from": ANN, "message": gone, "chat_instance": "7", "data": "x"}
    assert update_errors({"update_id": 1, "callback_query": tap}) == []


@pytest.mark.parametrize(
    ("result", "fault"),
    [
        (message(colour="red"), "sendMessage.colour: unknown to Message"),
        (message(chat=CHAT | {"bio": "x"}), "sendMessage.chat.bio: unknown to Chat"),
        (message(date="5"), "sendMessage.date: '5' is no"),
        (message(date=True), "sendMessage.date: True is no"),
        (message(message_id=None), "sendMessage.message_id: None is no"),
        (message(text=None), "sendMessage.text: None should be an absent key"),
        (message(text=""), "sendMessage.text: '' should be an absent key"),
        (message(entities=[]), "sendMessage.entities: [] should be an absent key"),
        (message(is_topic_message=False), "is_topic_message: False should be an absent key"),
        (
            message(entities=[{"type": "bold", "offset": 0}]),
            "sendMessage.entities[0].length: missing in MessageEntity",
        ),
        ({"message_id": 5, "date": 1}, "sendMessage.chat: missing in Message"),
        (True, "sendMessage: True is no"),
    ],
)
def test_what_is_wrong_is_found_at_any_depth(result: Any, fault: str) -> None:
    assert any(fault in found for found in answer_errors("sendMessage", result))


@pytest.mark.parametrize("status", ["administrator", "creator", "restricted", "left", "nobody"])
def test_a_member_is_judged_by_its_status(status: str) -> None:
    found = answer_errors("getChatMember", {"user": ANN, "status": status})
    assert bool(found) == (status != "left")


def test_updates_are_judged_as_answers_are() -> None:
    assert update_errors({"update_id": 1, "message": message(colour="red")})
    assert update_errors({"message": MESSAGE})
    assert update_errors({"update_id": 1, "messages": MESSAGE})


def test_requests_are_judged_in_any_form() -> None:
    keyboard = '{"inline_keyboard":[[{"text":"x","callback_data":"y"}]]}'
    fine = {"chat_id": "-1001", "text": "5", "message_thread_id": "3", "reply_markup": keyboard}
    assert request_errors("sendmessage", fine, []) == []
    assert request_errors("sendphoto", {"chat_id": 5}, ["photo"]) == []
    assert request_errors("sendmessage", {"chat_id": 5}, []) != []
    assert request_errors("sendmessage", fine | {"colour": "red"}, []) != []
    assert request_errors("sendmessage", fine | {"message_thread_id": "x"}, []) != []
    assert request_errors("sendmessage", fine | {"reply_markup": '{"rows":[]}'}, []) != []
    assert request_errors("sendmassage", fine, []) != []


def test_refusals_have_telegrams_form() -> None:
    refusal = {"ok": False, "error_code": 400, "description": "Bad Request: x"}
    assert refusal_errors("getMe", refusal) == []
    flood = refusal | {"error_code": 429, "parameters": {"retry_after": 3}}
    assert refusal_errors("getMe", flood) == []
    assert refusal_errors("getMe", refusal | {"error_code": 200})
    assert refusal_errors("getMe", refusal | {"description": ""})
    assert refusal_errors("getMe", refusal | {"parameters": {"wait": 3}})
    assert refusal_errors("getMe", {"ok": True})


def test_aiogram_speaks_of_ephemeral_messages() -> None:
    """Check that the installed aiogram is new enough: Bot API 10.3."""
    assert "editephemeralmessagetext" in METHODS
    assert "ephemeral_message_parameters" in METHODS["sendmessage"].model_fields


@pytest.mark.parametrize("gap", sorted(GAPS), ids=".".join)
def test_a_gap_is_one(gap: tuple[str, str]) -> None:
    """Check that the list of gaps does not outlive what it excuses."""
    model, name = gap
    assert name not in fields(getattr(aiogram.types, model))


async def test_the_oracle_hears_answers_requests_and_updates(
    tg: Telegram,
    group: int,
    ann: int,
    schema_checker: SchemaChecker,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(METHODS_HERE, "getme", lambda call: ANN | {"colour": "red"})
    await tg.ok("getMe")
    assert schema_checker.errors == ["getme.colour: unknown to User"]
    schema_checker.errors.clear()
    await tg.ok("sendMessage", chat_id=group, text="hi", colour="red")
    assert schema_checker.errors == ["sendmessage.colour: unknown parameter"]
    schema_checker.errors.clear()
    tg.playground.world.groups[group].title = ""
    tg.playground.world.people[ann].last_name = ""
    await tg.say(ann, group, "/start")
    assert schema_checker.errors == ["update.message.chat.title: '' should be an absent key"]
    schema_checker.errors.clear()
