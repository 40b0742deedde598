"""Inline mode: queries without a chat, results, the message that one becomes."""

from typing import Any

import pytest

from tests.playground.conftest import JSON, Telegram, keyboard, png

TOO_OLD = "Bad Request: query is too old and response timeout expired or query ID is invalid"


def article(result_id: str = "1", text: str = "words", **more: Any) -> JSON:
    return {
        "type": "article",
        "id": result_id,
        "title": "T",
        "input_message_content": {"message_text": text},
        **more,
    }


async def ask(tg: Telegram, person: int, chat: int, query: str = "q", **more: Any) -> JSON:
    asked: JSON = await tg.sim("inline", person=person, chat=chat, query=query, **more)
    return asked


async def test_a_query_names_no_chat(tg: Telegram, group: int, ann: int, private: int) -> None:
    asked = await ask(tg, ann, group, offset="7")
    (update,) = await tg.updates()
    assert update["inline_query"] == {
        "id": asked["id"],
        "from": update["inline_query"]["from"],
        "chat_type": "supergroup",
        "query": "q",
        "offset": "7",
    }
    await ask(tg, ann, tg.bot_id)
    (update,) = await tg.updates()
    assert update["inline_query"]["chat_type"] == "sender"


async def test_results_become_messages(tg: Telegram, group: int, ann: int, ben: int) -> None:
    await tg.sim("feedback", bot=tg.bot_id, on=True)
    asked = await ask(tg, ann, group)
    await tg.ok(
        "answerInlineQuery",
        inline_query_id=asked["id"],
        results=[
            article("a", "<b>bold</b>", reply_markup=keyboard(["x"]))
            | {"input_message_content": {"message_text": "<b>bold</b>", "parse_mode": "HTML"}},
            article("b"),
        ],
        next_offset="2",
        is_personal=True,
        cache_time=0,
    )
    await tg.updates()
    said = await tg.sim("choose", person=ann, chat=group, id=asked["id"], result_id="a")
    assert said["text"] == "bold"
    assert said["via_bot"]["id"] == tg.bot_id
    message, chosen = await tg.updates()
    assert message["message"]["from"]["id"] == ann
    assert message["message"]["via_bot"]["username"] == tg.username
    result = chosen["chosen_inline_result"]
    assert result["result_id"] == "a"
    assert result["query"] == "q"
    where: JSON = {"inline_message_id": result["inline_message_id"]}
    assert await tg.ok("editMessageText", **where, text="new", reply_markup=keyboard(["y"]))
    assert await tg.texts(ben, group) == ["new"]
    await tg.tap(ben, group, said)
    (tapped,) = await tg.updates()
    query = tapped["callback_query"]
    assert query["inline_message_id"] == result["inline_message_id"]
    assert "message" not in query
    assert query["chat_instance"]
    assert "message is not modified" in await tg.refusal(
        "editMessageText", **where, text="new", reply_markup=keyboard(["y"])
    )


async def test_without_a_keyboard_there_is_no_inline_message_id(
    tg: Telegram, group: int, ann: int
) -> None:
    await tg.sim("feedback", bot=tg.bot_id, on=True)
    asked = await ask(tg, ann, group)
    await tg.ok("answerInlineQuery", inline_query_id=asked["id"], results=[article()])
    await tg.updates()
    await tg.sim("choose", person=ann, chat=group, id=asked["id"], result_id="1")
    _, chosen = await tg.updates()
    assert "inline_message_id" not in chosen["chosen_inline_result"]


async def test_an_answer_is_kept_for_the_same_question(
    tg: Telegram, group: int, ann: int, ben: int
) -> None:
    asked = await ask(tg, ann, group)
    answer: JSON = {"results": [article()], "cache_time": 100}
    await tg.ok("answerInlineQuery", inline_query_id=asked["id"], **answer)
    await tg.updates()
    again = await ask(tg, ben, group)
    assert [result["id"] for result in again["results"]] == ["1"]
    assert await tg.updates() == []
    await tg.advance(100)
    asked = await ask(tg, ben, group)
    assert len(await tg.updates()) == 1
    await tg.ok("answerInlineQuery", inline_query_id=asked["id"], **answer, is_personal=True)
    await ask(tg, ben, group)
    assert await tg.updates() == []
    await ask(tg, ann, group)
    assert len(await tg.updates()) == 1


async def test_pictures_known_by_file_id(tg: Telegram, group: int, ann: int) -> None:
    sent = (await tg.upload("sendPhoto", {"photo": png()}, chat_id=group))["result"]
    asked = await ask(tg, ann, group)
    photo = {
        "type": "photo",
        "id": "p",
        "photo_file_id": sent["photo"][-1]["file_id"],
        "caption": "look",
    }
    await tg.ok("answerInlineQuery", inline_query_id=asked["id"], results=[photo])
    said = await tg.sim("choose", person=ann, chat=group, id=asked["id"], result_id="p")
    assert said["caption"] == "look"
    assert said["photo"][-1]["file_unique_id"] == sent["photo"][-1]["file_unique_id"]


@pytest.mark.parametrize(
    ("params", "complaint"),
    [
        ({"results": "{"}, "can't parse inline query results JSON object"),
        ({"results": {}}, "can't parse JSON encoded inline query results"),
        ({"results": [article(str(n)) for n in range(51)]}, None),
        ({"results": [article(), article()]}, "RESULT_ID_DUPLICATE"),
        ({"results": [article("x" * 65)]}, "RESULT_ID_INVALID"),
        ({"results": [article("")]}, "RESULT_ID_INVALID"),
        ({"results": [article(reply_markup=keyboard(["x" * 65]))]}, "BUTTON_DATA_INVALID"),
        ({"results": [article(text="")]}, "message text is empty"),
        ({"results": [article(text="x" * 4097)]}, "MESSAGE_TOO_LONG"),
        ({"results": [7]}, None),
        ({"results": [{"id": "1"}]}, None),
        ({"results": [{"id": "1", "type": "article", "title": "t"}]}, None),
        ({"results": [{"id": "1", "type": "photo", "photo_file_id": "zzz"}]}, None),
    ],
)
async def test_results_that_cannot_be(
    tg: Telegram, group: int, ann: int, params: JSON, complaint: str | None
) -> None:
    asked = await ask(tg, ann, group)
    refusal = await tg.refusal("answerInlineQuery", inline_query_id=asked["id"], **params)
    assert refusal.startswith("Bad Request: ")
    if complaint:
        assert refusal == f"Bad Request: {complaint}"


async def test_a_query_is_answered_once_and_soon(tg: Telegram, group: int, ann: int) -> None:
    asked = await ask(tg, ann, group, "one")
    params: JSON = {"inline_query_id": asked["id"], "results": []}
    assert await tg.ok("answerInlineQuery", **params) is True
    assert await tg.refusal("answerInlineQuery", **params) == TOO_OLD
    late = await ask(tg, ann, group, "two")
    await tg.advance(30)
    params["inline_query_id"] = late["id"]
    assert await tg.refusal("answerInlineQuery", **params) == TOO_OLD


async def test_a_button_above_the_results(tg: Telegram, group: int, ann: int) -> None:
    asked = await ask(tg, ann, group)
    button = {"text": "Open the bot", "start_parameter": "x"}
    await tg.ok("answerInlineQuery", inline_query_id=asked["id"], results=[], button=button)
    assert (await ask(tg, ann, group))["button"] == button


async def test_what_is_chosen_is_told_only_with_feedback_on(
    tg: Telegram, group: int, ann: int
) -> None:
    asked = await ask(tg, ann, group)
    await tg.ok("answerInlineQuery", inline_query_id=asked["id"], results=[article()])
    await tg.updates()
    await tg.sim("choose", person=ann, chat=group, id=asked["id"], result_id="1")
    assert await tg.kinds() == ["message"]


async def test_feedback_is_off_until_it_is_asked_for(tg: Telegram) -> None:
    (bot,) = (await tg.get("state"))["bots"]
    assert bot["feedback"] is False
    assert (await tg.sim("feedback", bot=tg.bot_id, on=True))["feedback"] is True


async def test_a_bot_without_inline_mode_is_asked_nothing(
    tg: Telegram, group: int, ann: int
) -> None:
    assert (await tg.get("state"))["bots"][0]["inline"] is True
    assert (await tg.sim("inline_mode", bot=tg.bot_id, on=False))["inline"] is False
    assert (await tg.ok("getMe"))["supports_inline_queries"] is False
    status, answer = await tg.sim_status("inline", person=ann, chat=group, query="q")
    assert status == 400
    assert answer["error"] == "Playground has no inline mode: turn it on with /sim/inline_mode"
    assert await tg.updates() == []
    await tg.sim("inline_mode", bot=tg.bot_id, on=True)
    await ask(tg, ann, group)
    assert await tg.kinds() == ["inline_query"]
