"""The form of requests and answers: bodies, names, tokens, errors, absent keys."""

import io
import json
from typing import Any

import aiohttp
import pytest
from aiogram import methods

from tests.playground.aiogram_schema import SchemaChecker
from tests.playground.conftest import START, Telegram

JSON_TYPE = {"Content-Type": "application/json"}
FORM_TYPE = {"Content-Type": "application/x-www-form-urlencoded"}


def address(tg: Telegram, method: str) -> str:
    return f"{tg.playground.url}/bot{tg.token}/{method}"


async def body_of(response: aiohttp.ClientResponse) -> Any:
    body = await response.json()
    assert response.content_type == "application/json"
    assert response.status == body.get("error_code", 200)
    return body


async def test_a_call_may_be_a_query_a_form_multipart_or_json(tg: Telegram, private: int) -> None:
    url = address(tg, "sendMessage")
    keyboard = {"inline_keyboard": [[{"text": "x", "callback_data": "y"}]]}
    text = {"chat_id": str(private), "text": "hé", "reply_markup": json.dumps(keyboard)}
    multipart = aiohttp.FormData(default_to_multipart=True)
    for name, value in text.items():
        multipart.add_field(name, value)
    answers = [
        await body_of(await tg.http.get(url, params=text)),
        await body_of(await tg.http.post(url, params=text)),
        await body_of(await tg.http.post(url, data=text)),
        await body_of(await tg.http.post(url, data=multipart)),
        await body_of(await tg.http.post(url, json=text)),
        await body_of(
            await tg.http.post(url, json=text | {"chat_id": private, "reply_markup": keyboard})
        ),
    ]
    for number, answer in enumerate(answers, 2):
        assert answer["ok"]
        assert answer["result"]["message_id"] == number
        assert answer["result"]["text"] == "hé"
        assert answer["result"]["reply_markup"] == keyboard


async def test_method_names_are_taken_in_any_case(tg: Telegram) -> None:
    for name in ("getMe", "getme", "GETME", "GetMe"):
        assert (await tg.ok(name))["id"] == tg.bot_id


async def test_an_unknown_method_is_not_found(tg: Telegram) -> None:
    answer = await tg.bot("sendNothing")
    assert answer == {"ok": False, "error_code": 404, "description": "Not Found: method not found"}


async def test_a_wrong_token_is_unauthorized(tg: Telegram) -> None:
    answer = await tg.bot("getMe", "123:wrong")
    assert answer == {"ok": False, "error_code": 401, "description": "Unauthorized"}


@pytest.mark.parametrize("path", ["bot", "botnonsense/getMe", "bot1:a", "bot1:a/", "file/bot1:a/x"])
async def test_other_addresses_refuse_in_telegrams_form(tg: Telegram, path: str) -> None:
    answer = await body_of(await tg.http.get(f"{tg.playground.url}/{path}"))
    assert answer["ok"] is False
    assert answer["error_code"] in (401, 404)


async def test_get_me_alone_tells_what_a_bot_can(tg: Telegram, private: int) -> None:
    me = await tg.ok("getMe")
    assert me["can_join_groups"] is True
    assert me["can_read_all_group_messages"] is False
    sent = await tg.ok("sendMessage", chat_id=private, text="hi")
    assert sent["from"] == {
        "id": tg.bot_id,
        "is_bot": True,
        "first_name": me["first_name"],
        "username": me["username"],
    }


async def test_an_answer_has_no_keys_for_absent_values(tg: Telegram, private: int) -> None:
    sent = await tg.ok("sendMessage", chat_id=private, text="hi")
    assert sent == {
        "message_id": 2,
        "from": (await tg.ok("getMe") | {}) and sent["from"],
        "chat": {"id": private, "first_name": "Ann", "type": "private"},
        "date": START,
        "text": "hi",
    }


@pytest.mark.parametrize("true", ["true", "True", "yes", "1", True, 1])
async def test_true_is_true_yes_or_1(
    tg: Telegram, private: int, true: Any, schema_checker: SchemaChecker
) -> None:
    sent = await tg.ok("sendMessage", chat_id=private, text="hi", protect_content=true)
    assert sent["has_protected_content"] is True
    schema_checker.errors.clear()


@pytest.mark.parametrize("false", ["false", "no", "0", "on", "", False, 0])
async def test_anything_else_is_false(
    tg: Telegram, private: int, false: Any, schema_checker: SchemaChecker
) -> None:
    sent = await tg.ok("sendMessage", chat_id=private, text="hi", protect_content=false)
    assert "has_protected_content" not in sent
    schema_checker.errors.clear()


async def test_unknown_parameters_are_ignored(
    tg: Telegram, private: int, schema_checker: SchemaChecker
) -> None:
    sent = await tg.ok("sendMessage", chat_id=private, text="hi", colour="red")
    assert sent["text"] == "hi"
    assert any("colour" in fault for fault in schema_checker.errors)
    schema_checker.errors.clear()


async def test_ids_may_be_text(tg: Telegram, private: int, schema_checker: SchemaChecker) -> None:
    assert await tg.ok("sendMessage", chat_id=f" {private}", text="hi")
    assert await tg.ok("getChatMember", chat_id=str(private), user_id=str(private))
    schema_checker.errors.clear()


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        (b"{", JSON_TYPE),
        (b"[1]", JSON_TYPE),
        (b"\xff\xfe", JSON_TYPE),
        (b'{"text":"\\ud800","chat_id":1}', JSON_TYPE),
        (b"[" * 100_000, JSON_TYPE),
        (b'{"reply_markup":' + b"[" * 900 + b"]" * 900 + b',"text":"x","chat_id":1}', JSON_TYPE),
        (b"text=%FF&chat_id=1", FORM_TYPE),
        (b"text=\xff&chat_id=1", FORM_TYPE),
        (b"&" * 5000, FORM_TYPE),
        (b"junk", {"Content-Type": "multipart/form-data; boundary=x"}),
        (b"junk", {"Content-Type": "multipart/form-data"}),
        (b"--x\r\n\r\n", {"Content-Type": "multipart/form-data; boundary=x"}),
        (b"--x\r\nA: b", {"Content-Type": "multipart/form-data; boundary=x"}),
        (b"junk", {"Content-Type": "text/plain"}),
        (b"junk", {"Content-Type": "no type at all"}),
    ],
)
async def test_a_bad_body_is_the_clients_fault(
    tg: Telegram, body: bytes, headers: dict[str, str]
) -> None:
    response = await tg.http.post(address(tg, "sendMessage"), data=body, headers=headers)
    answer = await body_of(response)
    assert answer["error_code"] == 400
    assert answer["description"].startswith("Bad Request: ")


async def test_a_body_beyond_all_measure_is_too_large(tg: Telegram) -> None:
    body = io.BytesIO(b"x" * (64 * 1024 * 1024 + 1))
    response = await tg.http.post(address(tg, "sendMessage"), data=body, headers=JSON_TYPE)
    answer = await body_of(response)
    assert answer["error_code"] == 413


async def test_another_sites_page_cannot_use_sim(tg: Telegram) -> None:
    url = f"{tg.playground.url}/sim/people"
    foreign = {"Origin": "https://evil.example"}
    async with tg.http.post(url, json={"first_name": "X"}, headers=foreign) as response:
        assert response.status == 403
    own = {"Origin": tg.playground.url}
    async with tg.http.post(url, json={"first_name": "X"}, headers=own) as response:
        assert response.status == 200


def in_aiogram() -> set[str]:
    found = (getattr(methods, name) for name in methods.__all__ if name != "TelegramMethod")
    return {name for one in found if isinstance(name := getattr(one, "__api_method__", None), str)}


async def test_every_method_of_the_bot_api_is_known(tg: Telegram) -> None:
    here = set((await tg.get("methods"))["methods"])
    assert {"sendMessage", "editEphemeralMessageText"} <= here <= in_aiogram()
    for method in in_aiogram() - here:
        answer = await tg.bot(method.upper())
        assert answer == {
            "ok": False,
            "error_code": 400,
            "description": f"Bad Request: the local Telegram does not have {method}",
        }


async def test_a_fault_may_wait_for_a_method_that_is_here_alone(tg: Telegram) -> None:
    for method in (await tg.get("methods"))["methods"]:
        await tg.sim("faults", method=method)
