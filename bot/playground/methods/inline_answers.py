"""answerInlineQuery: checks the results and caches the answer."""

from typing import Any

from bot.playground import keyboards
from bot.playground.file_store import Kind
from bot.playground.methods.call import LONGEST_TEXT, Call, format_text
from bot.playground.methods.ephemeral import TOO_OLD
from bot.playground.methods.media import caption_fields, stored_media
from bot.playground.methods.reply_markup import check_styles
from bot.playground.model import JSON, Result
from bot.playground.params import is_true
from bot.playground.refusals import bad_request
from bot.playground.update_queue import LIFETIMES

MOST_RESULTS = 50
CACHE_SECONDS = 300
# Results of these types need no input_message_content: the file is the message.
FILES: dict[str, tuple[str, Kind]] = {
    "photo": ("photo_file_id", "photo"),
    "gif": ("gif_file_id", "animation"),
    "mpeg4_gif": ("mpeg4_file_id", "animation"),
    "document": ("document_file_id", "document"),
}


def answer_inline_query(call: Call) -> bool:
    params = call.params
    given = params.parsed("results", "inline query results")
    if not isinstance(given, list):
        raise bad_request("can't parse JSON encoded inline query results")
    if len(given) > MOST_RESULTS:
        raise bad_request("too many inline query results specified")
    results = {}
    for one in given:
        result_id = _result_id(one)
        if result_id in results:
            raise bad_request("RESULT_ID_DUPLICATE")
        results[result_id] = _result(call, one)
    button = _button(call)
    query = call.world.inline_queries.get(params.text("inline_query_id"))
    now = call.world.clock.now()
    if (
        query is None
        or query.bot is not call.bot
        or query.answer is not None
        or query.asked + LIFETIMES["inline_query"] <= now
    ):
        raise bad_request(TOO_OLD)
    query.results = results
    query.answer = {"results": [_shown(call, one, results) for one in given], **button}
    if next_offset := params.text("next_offset"):
        if len(next_offset.encode()) > 64:
            raise bad_request("NEXT_OFFSET_INVALID")
        query.answer["next_offset"] = next_offset
    is_personal = params.flag("is_personal")
    if is_personal:
        query.answer["is_personal"] = True
    query.good_until = now + max(0, params.integer("cache_time", CACHE_SECONDS))
    owner = query.person.id if is_personal else 0
    call.world.inline_cache[call.bot_id, owner, query.query, query.offset] = query
    for watcher in query.watchers:
        watcher()
    return True


def _button(call: Call) -> JSON:
    button = call.params.parsed("button", "inline query results button")
    if button is None:
        return {}
    if not isinstance(button, dict) or not isinstance(button.get("text"), str):
        raise bad_request("can't parse InlineQueryResultsButton: Can't find field \"text\"")
    if not isinstance(button.get("start_parameter"), str) and "web_app" not in button:
        raise bad_request("START_PARAM_EMPTY")
    return {"button": button}


def _result_id(one: Any) -> str:
    if not isinstance(one, dict):
        raise bad_request("can't parse inline query result: expected an Object")
    result_id = one.get("id")
    if isinstance(result_id, int) and not isinstance(result_id, bool):
        result_id = str(result_id)
    if not isinstance(result_id, str):
        raise bad_request("can't parse inline query result: Can't find field \"id\"")
    if not 1 <= len(result_id.encode()) <= 64:
        raise bad_request("RESULT_ID_INVALID")
    return result_id


def _result(call: Call, one: JSON) -> Result:
    kind = one.get("type")
    if not isinstance(kind, str):
        raise bad_request("can't parse inline query result: Can't find field \"type\"")
    markup = _markup(call, one.get("reply_markup"))
    formatted = one.get("input_message_content")
    if formatted is not None:
        return Result(_content(call, formatted), None, markup)
    if kind == "article":
        if not one.get("title"):
            raise bad_request("can't parse inline query result: Can't find field \"title\"")
        raise bad_request("can't parse inline query result: message content must be specified")
    if kind not in FILES:
        raise bad_request(f'can\'t parse inline query result: type "{kind}" is unsupported')
    name, file_kind = FILES[kind]
    file_id = one.get(name)
    if not isinstance(file_id, str):
        raise bad_request("WEBPAGE_CURL_FAILED")
    media = stored_media(call, file_kind, file_id)
    caption = format_text(
        call.world,
        one["caption"] if isinstance(one.get("caption"), str) else "",
        str(one.get("parse_mode") or ""),
        one.get("caption_entities"),
        allow_empty=True,
    )
    above = is_true(one.get("show_caption_above_media"))
    return Result(caption_fields(file_kind, caption, spoiler=False, above=above), media, markup)


def _markup(call: Call, given: Any) -> JSON | None:
    try:
        markup = keyboards.read(given)
        check_styles(call, markup)
        if markup is not None and "inline_keyboard" not in markup:
            raise bad_request("inline keyboard expected")
        if markup is not None:
            keyboards.check(markup, chat_type="supergroup")
    except keyboards.BadMarkup as error:
        raise bad_request(str(error)) from None
    return markup


def _content(call: Call, given: Any) -> JSON:
    if not isinstance(given, dict) or not isinstance(given.get("message_text"), str):
        raise bad_request("can't parse inline query result: message content must be specified")
    formatted = format_text(
        call.world, given["message_text"], str(given.get("parse_mode") or ""), given.get("entities")
    )
    if formatted.late:
        raise bad_request(formatted.late)
    if len(formatted.text) > LONGEST_TEXT:
        raise bad_request("MESSAGE_TOO_LONG")
    return formatted.fields("text")


def _shown(call: Call, one: JSON, results: dict[str, Result]) -> JSON:
    """Return a result for the page, with the address of its file."""
    media = results[_result_id(one)].media
    if media is None:
        return one
    return {**one, "url": f"/sim/file/{media.best.unique_id}"}


HANDLERS = {"answerinlinequery": answer_inline_query}
