"""Check and address ephemeral messages, which one member of a group alone sees."""

from dataclasses import dataclass

from bot.playground.delivery import remove
from bot.playground.methods.call import Call
from bot.playground.model import CALLBACK_SECONDS, Chat, Message, Query, User, World
from bot.playground.params import integer, is_true
from bot.playground.placement import Placement
from bot.playground.refusals import bad_request

TOO_OLD = "query is too old and response timeout expired or query ID is invalid"


@dataclass(slots=True)
class EphemeralParameters:
    """The contents of `ephemeral_message_parameters`."""

    receiver: int
    query_id: str
    replace: bool


@dataclass(slots=True)
class EphemeralTarget:
    """The user that the message is for, and the message that it replaces on that user's screen."""

    receiver: User
    replaced: Message | None


def read_ephemeral_parameters(call: Call) -> EphemeralParameters | None:
    """Return `ephemeral_message_parameters`, or their two parameters of Bot API 10.2; None if the
    server does not know what is given."""
    given = None
    if not call.world.server.knows_ephemeral:
        return None
    if call.world.server.ephemeral != "10.2":
        given = call.params.parsed("ephemeral_message_parameters", "ephemeral message parameters")
    if given is None:
        if not call.params.has("receiver_user_id"):
            return None
        given = {
            name: call.params.values.get(name) for name in ("receiver_user_id", "callback_query_id")
        }
    if not isinstance(given, dict):
        raise bad_request("object expected as ephemeral message parameters")
    receiver = integer(given.get("receiver_user_id"))
    if receiver <= 0:
        raise bad_request("invalid receiver_user_id specified")
    query_id = given.get("callback_query_id")
    return EphemeralParameters(
        receiver,
        "" if query_id is None else str(query_id),
        is_true(given.get("replace_callback_query_message")),
    )


def find_target(
    call: Call, chat: Chat, wanted: EphemeralParameters, placement: Placement
) -> EphemeralTarget:
    """Return the target if the bot may write to it: without being an administrator, it may only
    answer what that user did a moment ago."""
    receiver = call.world.user(wanted.receiver)
    if call.world.server.ephemeral == "BOT_NOT_ADMIN":
        raise bad_request(call.world.server.ephemeral)
    if not chat.is_group:
        raise bad_request("BOT_NOT_ADMIN")
    if receiver and receiver.is_bot:
        raise bad_request("USER_IS_BOT")
    query = _open_query(call, chat, wanted) if wanted.query_id else None
    if receiver is None or chat.member(wanted.receiver) is None:
        raise bad_request("USER_NOT_PARTICIPANT")
    me = chat.member(call.bot_id)
    is_answer = _replies_in_time(call, placement, wanted)
    if not (query or is_answer or (me and me.is_admin())):
        raise bad_request("BOT_NOT_ADMIN")
    if placement.reply_to and placement.reply_to.ephemeral_id and not is_answer:
        raise bad_request("message to be replied not found")
    replaced = query.message if query and wanted.replace else None
    if replaced and replaced.ephemeral_id:
        raise bad_request("MESSAGE_ID_INVALID")
    if replaced and placement.named:
        replaced = None
    elif replaced:
        placement.thread, placement.reply_to = replaced.thread, replaced.reply_to
    return EphemeralTarget(receiver, replaced)


def _open_query(call: Call, chat: Chat, wanted: EphemeralParameters) -> Query:
    query = call.world.queries.get(wanted.query_id)
    if (
        query is None
        or query.closed
        or query.bot is not call.bot
        or query.person.id != wanted.receiver
        or query.message is None
        or query.message.chat is not chat
        or query.asked + CALLBACK_SECONDS <= call.world.clock.now()
    ):
        raise bad_request(TOO_OLD)
    return query


def _replies_in_time(call: Call, placement: Placement, wanted: EphemeralParameters) -> bool:
    """Return whether the message replies to the user's own ephemeral message within its seconds."""
    asked = placement.reply_to
    return bool(
        asked
        and asked.ephemeral_id
        and asked.actor == wanted.receiver
        and asked.date + CALLBACK_SECONDS > call.world.clock.now()
    )


def make_ephemeral(world: World, message: Message, target: EphemeralTarget) -> None:
    """Show the message to its receiver alone, and remove an older one that replaces the same
    message."""
    message.receiver = target.receiver
    message.in_topic = False
    if not target.replaced:
        return
    message.replaces = target.replaced.id
    remove(
        world,
        [
            other
            for other in message.chat.ephemeral.values()
            if other.replaces == target.replaced.id and other.receiver is target.receiver
        ],
    )
