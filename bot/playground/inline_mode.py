"""Inline mode: a person asks a bot from any chat, and sends one of its results."""

from bot.playground.api_objects import user_json
from bot.playground.delivery import post, push
from bot.playground.model import GENERAL_TOPIC, JSON, Bot, Chat, InlineQuery, Message, User, World
from bot.playground.refusals import ActionError
from bot.playground.rights import has_permission

QUERIES_KEPT = 500


def ask_bot(
    world: World, person: User, chat: Chat, bot: Bot, query: str, offset: str
) -> InlineQuery:
    """Send an inline query to the bot, unless its cached answer to the same question is still
    good."""
    if not bot.inline:
        raise ActionError(
            f"{bot.user.first_name} has no inline mode: turn it on with /sim/inline_mode"
        )
    now = world.clock.now()
    asked = InlineQuery(world.new_id(), bot, person, chat, query, now)
    if len(world.inline_queries) > QUERIES_KEPT:
        old = now - 3600
        world.inline_queries = {i: q for i, q in world.inline_queries.items() if q.asked > old}
    world.inline_queries[asked.id] = asked
    for owner in (person.id, 0):
        kept = world.inline_cache.get((bot.user.id, owner, query, offset))
        if kept and kept.good_until > now:
            asked.answer, asked.results = kept.answer, kept.results
            return asked
    asked.offset = offset
    shown: JSON = {"id": asked.id, "from": user_json(person)}
    if chat.bot is bot:
        shown["chat_type"] = "sender"
    else:
        shown["chat_type"] = chat.type
    shown |= {"query": query, "offset": offset}
    push(world, bot, "inline_query", f"inline{person.id}", shown)
    return asked


async def results_of(world: World, asked: InlineQuery, wait: float) -> JSON:
    if asked.answer is None and wait > 0:
        await world.clock.wait_for_watcher(asked.watchers, wait)
    return {"id": asked.id, **(asked.answer or {"results": []})}


def send_result(
    world: World, asked: InlineQuery, person: User, chat: Chat, result_id: str, thread: int
) -> Message:
    result = asked.results.get(result_id)
    if result is None:
        raise ActionError(f"the answer has no result {result_id!r}")
    if asked.person is not person:
        raise ActionError("this answer was given to somebody else")
    if not has_permission(chat, person.id, "can_send_other_messages"):
        raise ActionError(f"{person.first_name} may not use inline bots here")
    bot = asked.bot
    message = Message(
        0,
        chat,
        world.clock.unix_time(),
        person,
        person.id,
        dict(result.content),
        result.media,
        via_bot=bot.user,
        markup=result.markup,
    )
    if chat.is_forum and thread not in (0, GENERAL_TOPIC) and thread in chat.topics:
        message.thread, message.in_topic = thread, True
        message.reply_to = chat.messages.get(thread)
    if result.markup:
        message.inline_id = world.new_id()
        world.inline_messages[message.inline_id] = message
    post(world, message)
    _tell_chosen(world, asked, message, result_id)
    return message


def _tell_chosen(world: World, asked: InlineQuery, message: Message, result_id: str) -> None:
    if not asked.bot.inline_feedback:
        return
    chosen: JSON = {"result_id": result_id, "from": user_json(asked.person), "query": asked.query}
    if message.inline_id:
        chosen["inline_message_id"] = message.inline_id
    push(world, asked.bot, "chosen_inline_result", f"inline{asked.person.id}", chosen)
