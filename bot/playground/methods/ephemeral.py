"""Messages in a group that one member alone sees: who may send, edit and delete them."""

from dataclasses import dataclass

from bot.playground.delivery import remove
from bot.playground.methods.call import Call
from bot.playground.model import (
    CALLBACK_SECONDS,
    Chat,
    Message,
    Query,
    User,
    World,
)
from bot.playground.params import truth, whole
from bot.playground.placement import Place
from bot.playground.refusals import bad

TOO_OLD = "query is too old and response timeout expired or query ID is invalid"


@dataclass(slots=True)
class Wish:
    """What `ephemeral_message_parameters` ask for."""

    receiver: int
    query_id: str
    replace: bool


@dataclass(slots=True)
class Act:
    """The user that the message is for, and the message in whose place it stands."""

    receiver: User
    replaced: Message | None


def read_wish(call: Call) -> Wish | None:
    given = call.params.parsed("ephemeral_message_parameters", "ephemeral message parameters")
    if given is None:
        if not call.params.has("receiver_user_id"):
            return None
        given = {
            name: call.params.values.get(name) for name in ("receiver_user_id", "callback_query_id")
        }
    if not isinstance(given, dict):
        raise bad("object expected as ephemeral message parameters")
    receiver = whole(given.get("receiver_user_id"))
    if receiver <= 0:
        raise bad("invalid receiver_user_id specified")
    query_id = given.get("callback_query_id")
    return Wish(
        receiver,
        "" if query_id is None else str(query_id),
        truth(given.get("replace_callback_query_message")),
    )


def allow(call: Call, chat: Chat, wish: Wish, place: Place) -> Act:
    """Bots that are no administrators may answer only what that user did a moment ago."""
    receiver = call.world.user(wish.receiver)
    if not chat.is_group:
        raise bad("BOT_NOT_ADMIN")
    if receiver and receiver.is_bot:
        raise bad("USER_IS_BOT")
    query = _open_query(call, chat, wish) if wish.query_id else None
    if receiver is None or chat.member(wish.receiver) is None:
        raise bad("USER_NOT_PARTICIPANT")
    me = chat.member(call.bot_id)
    is_answer = _answers(call, place, wish)
    if not (query or is_answer or (me and me.is_admin())):
        raise bad("BOT_NOT_ADMIN")
    if place.reply_to and place.reply_to.ephemeral_id and not is_answer:
        raise bad("message to be replied not found")
    replaced = query.message if query and wish.replace else None
    if replaced and replaced.ephemeral_id:
        raise bad("MESSAGE_ID_INVALID")
    if replaced and place.named:
        replaced = None
    elif replaced:
        place.thread, place.reply_to = replaced.thread, replaced.reply_to
    return Act(receiver, replaced)


def _open_query(call: Call, chat: Chat, wish: Wish) -> Query:
    query = call.world.queries.get(wish.query_id)
    if (
        query is None
        or query.closed
        or query.bot is not call.bot
        or query.person.id != wish.receiver
        or query.message is None
        or query.message.chat is not chat
        or query.asked + CALLBACK_SECONDS <= call.world.clock.now()
    ):
        raise bad(TOO_OLD)
    return query


def _answers(call: Call, place: Place, wish: Wish) -> bool:
    """Whether it answers the user's own ephemeral message within its seconds."""
    asked = place.reply_to
    return bool(
        asked
        and asked.ephemeral_id
        and asked.actor == wish.receiver
        and asked.date + CALLBACK_SECONDS > call.world.clock.now()
    )


def address(world: World, message: Message, act: Act) -> None:
    """Makes the message one for its receiver alone; of two in the same place the older goes."""
    message.receiver = act.receiver
    message.in_topic = False
    if not act.replaced:
        return
    message.replaces = act.replaced.id
    remove(
        world,
        [
            other
            for other in message.chat.ephemeral.values()
            if other.replaces == act.replaced.id and other.receiver is act.receiver
        ],
    )
