"""Taps: one query each, answered once and within fifteen seconds."""

import pytest

from tests.playground.conftest import JSON, Telegram, keyboard, kind_of

TOO_OLD = "Bad Request: query is too old and response timeout expired or query ID is invalid"


@pytest.fixture
async def table(tg: Telegram, group: int) -> JSON:
    message: JSON = await tg.ok(
        "sendMessage", chat_id=group, text="table", reply_markup=keyboard(["a", "b"])
    )
    return message


async def test_a_tap_is_a_query(tg: Telegram, group: int, table: JSON, ben: int) -> None:
    tapped = await tg.tap(ben, group, table, column=1)
    (update,) = await tg.updates()
    assert update["callback_query"] == {
        "id": tapped["id"],
        "from": {
            "id": ben,
            "is_bot": False,
            "first_name": "Ben",
            "last_name": "Bright",
            "username": "benben",
        },
        "message": table,
        "chat_instance": update["callback_query"]["chat_instance"],
        "data": "b",
    }


async def test_chat_instance_belongs_to_the_chat(
    tg: Telegram, group: int, table: JSON, ann: int, ben: int, private: int
) -> None:
    await tg.tap(ann, group, table)
    await tg.tap(ben, group, table)
    other = await tg.ok("sendMessage", chat_id=private, text="x", reply_markup=keyboard(["a"]))
    await tg.tap(private, tg.bot_id, other)
    first, second, third = [u["callback_query"]["chat_instance"] for u in await tg.updates()]
    assert first == second != third
    assert str(group) not in first


async def test_an_answer_reaches_the_one_who_tapped(
    tg: Telegram, group: int, table: JSON, ann: int
) -> None:
    tapped = await tg.tap(ann, group, table)
    assert tapped["answer"] is None
    assert await tg.ok(
        "answerCallbackQuery", callback_query_id=tapped["id"], text="Well played", show_alert=True
    )
    again = await tg.tap(ann, group, table, wait=0.5, column=1)
    assert again["id"] != tapped["id"]


async def test_a_query_is_answered_once(tg: Telegram, group: int, table: JSON, ann: int) -> None:
    query = (await tg.tap(ann, group, table))["id"]
    assert await tg.ok("answerCallbackQuery", callback_query_id=query) is True
    assert await tg.refusal("answerCallbackQuery", callback_query_id=query) == TOO_OLD


@pytest.mark.parametrize("query", ["", "12345", "x"])
async def test_an_unknown_query_is_too_old(tg: Telegram, query: str) -> None:
    assert await tg.refusal("answerCallbackQuery", callback_query_id=query) == TOO_OLD


async def test_after_fifteen_seconds_it_is_too_late(
    tg: Telegram, group: int, table: JSON, ann: int, ben: int
) -> None:
    early = (await tg.tap(ann, group, table))["id"]
    await tg.advance(14)
    assert await tg.ok("answerCallbackQuery", callback_query_id=early)
    late = (await tg.tap(ben, group, table))["id"]
    await tg.advance(15)
    assert await tg.refusal("answerCallbackQuery", callback_query_id=late) == TOO_OLD


async def test_too_long_an_answer_leaves_the_query_open(
    tg: Telegram, group: int, table: JSON, ann: int
) -> None:
    query = (await tg.tap(ann, group, table))["id"]
    assert await tg.refusal("answerCallbackQuery", callback_query_id=query, text="x" * 201) == (
        "Bad Request: MESSAGE_TOO_LONG"
    )
    assert await tg.ok("answerCallbackQuery", callback_query_id=query, text="x" * 200)


async def test_an_answer_may_open_only_the_bots_own_links(
    tg: Telegram, group: int, table: JSON, ann: int
) -> None:
    query = (await tg.tap(ann, group, table))["id"]
    foreign: JSON = {"callback_query_id": query, "url": "https://evil.example/"}
    assert await tg.refusal("answerCallbackQuery", **foreign) == "Bad Request: URL_INVALID"
    url = f"https://t.me/{tg.username}?start=x"
    assert await tg.ok("answerCallbackQuery", callback_query_id=query, url=url)
    assert tg.playground.world.queries[query].answer == {"url": url}


async def test_another_bot_cannot_answer(tg: Telegram, group: int, table: JSON, ann: int) -> None:
    other = await tg.sim("bots", first_name="Other", username="other_bot")
    query = (await tg.tap(ann, group, table))["id"]
    refusal = await tg.refusal("answerCallbackQuery", other["token"], callback_query_id=query)
    assert refusal == TOO_OLD


async def test_a_spinning_button_swallows_taps(
    tg: Telegram, group: int, table: JSON, ann: int, ben: int
) -> None:
    first = await tg.tap(ann, group, table)
    assert (await tg.tap(ann, group, table))["id"] == first["id"]
    assert len(await tg.updates()) == 1
    await tg.tap(ann, group, table, column=1)
    await tg.tap(ben, group, table)
    assert len(await tg.updates()) == 2
    await tg.advance(15)
    assert (await tg.tap(ann, group, table))["id"] != first["id"]


async def test_a_modified_client_may_send_any_data(
    tg: Telegram, group: int, table: JSON, ann: int
) -> None:
    await tg.tap(ann, group, table, data="forged\u0000")
    (update,) = await tg.updates()
    assert update["callback_query"]["data"] == "forged\u0000"


async def test_a_tap_on_a_message_that_was_deleted_before_it_is_taken_is_kept(
    tg: Telegram, group: int, table: JSON, ann: int
) -> None:
    await tg.tap(ann, group, table)
    await tg.ok("deleteMessage", chat_id=group, message_id=table["message_id"])
    (update,) = await tg.updates()
    assert update["callback_query"]["message"]["text"] == "table"


async def test_a_tap_on_a_stale_screen_finds_the_message_gone(
    tg: Telegram, group: int, table: JSON, ann: int
) -> None:
    await tg.ok("deleteMessage", chat_id=group, message_id=table["message_id"])
    await tg.tap(ann, group, table, data="late")
    (update,) = await tg.updates()
    message = update["callback_query"]["message"]
    assert message == {"message_id": table["message_id"], "chat": table["chat"], "date": 0}


@pytest.mark.parametrize(
    "button",
    [
        {"text": "x", "url": "https://a.example/"},
        {"text": "x", "copy_text": {"text": "y"}},
        {"text": "x", "switch_inline_query": ""},
        {"text": "x", "disabled": {}},
    ],
)
async def test_other_buttons_do_not_call_the_bot(tg: Telegram, private: int, button: JSON) -> None:
    message = await tg.ok(
        "sendMessage", chat_id=private, text="x", reply_markup={"inline_keyboard": [[button]]}
    )
    status, answer = await tg.sim_status(
        "tap", person=private, chat=tg.bot_id, key=f"m{message['message_id']}", row=0, column=0
    )
    assert status == 400
    assert "does not call the bot" in answer["error"]
    assert await tg.updates() == []


async def test_an_anonymous_admin_taps_as_a_person(
    tg: Telegram, group: int, table: JSON, ann: int
) -> None:
    await tg.promote(group, ann, anonymous=True)
    await tg.tap(ann, group, table)
    update = next(u for u in await tg.updates() if kind_of(u) == "callback_query")
    assert update["callback_query"]["from"]["id"] == ann


async def test_a_client_that_reconnects_sends_its_tap_anew(
    tg: Telegram, group: int, table: JSON, ann: int
) -> None:
    await tg.tap(ann, group, table)
    await tg.tap(ann, group, table, again=True)
    one, two = await tg.updates()
    assert two["update_id"] == one["update_id"] + 1
    assert two["callback_query"]["id"] != one["callback_query"]["id"]
    assert two["callback_query"]["data"] == one["callback_query"]["data"]
