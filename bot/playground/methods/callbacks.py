"""answerCallbackQuery: each tap is answered once, within seconds."""

from bot.playground.delivery import close_query
from bot.playground.methods.call import Call
from bot.playground.methods.ephemeral import TOO_OLD
from bot.playground.model import CALLBACK_SECONDS, JSON
from bot.playground.refusals import bad_request

LONGEST_ANSWER = 200


def answer_callback_query(call: Call) -> bool:
    params = call.params
    query = call.world.queries.get(params.text("callback_query_id"))
    now = call.world.clock.now()
    if (
        query is None
        or query.bot is not call.bot
        or query.closed
        or query.asked + CALLBACK_SECONDS <= now
    ):
        raise bad_request(TOO_OLD)
    call.chat = query.message.chat if query.message else None
    answer: JSON = {}
    if text := params.text("text").strip():
        if len(text) > LONGEST_ANSWER:
            raise bad_request("MESSAGE_TOO_LONG")
        answer["text"] = text
    if params.flag("show_alert"):
        answer["show_alert"] = True
    if url := params.text("url"):
        own = f".me/{call.bot.user.username}?".lower()
        if not url.partition("://")[2].lower().startswith((f"t{own}", f"telegram{own}")):
            raise bad_request("URL_INVALID")
        answer["url"] = url
    close_query(call.world, query, answer)
    return True


HANDLERS = {"answercallbackquery": answer_callback_query}
