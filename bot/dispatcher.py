"""Takes entries out of the inboxes and maps each onto a chat's table.

Entries of one chat are handled in order, chats side by side. A tap and a command become a `Request`
and go to the one action that they ask for; deadlines and computers' moves change their table.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final

from telegram import Update, User

import bot.actions  # noqa: F401 - registers what people may ask for
from bot.actions.about import PLAIN_WORDS
from bot.actions.action import BUTTONS, COMMANDS, Action, Where
from bot.actions.imports import SENT_FILE
from bot.actions.membership import follow, member_gone
from bot.address import OWN_MISTAKES
from bot.archive.replays import TooManyGames
from bot.chat_queues import ChatQueues
from bot.mistakes_sent import send_mistake
from bot.ops import metrics
from bot.ops.logs import log_fields
from bot.requests.hand_reply import adopt_hand, refuse_at_late_table, refuse_in_hand
from bot.requests.members import ADMINISTRATOR, Standing
from bot.requests.other_bots import follow_other_bots, is_for_another_bot
from bot.requests.request import (
    Declined,
    Request,
    own_language,
    person_or_nobody,
    read_message,
    read_tap,
)
from bot.requests.triage import Triage
from bot.screens import for_groups
from bot.services import Services
from bot.store import InboxEntry, StoreAway
from bot.tables import LOBBY_LIFE, Contended, Elsewhere, Session, Table
from bot.telegram.intake import WAITED
from engine.refusals import NotYourTurn, Refusal, Stale
from engine.session import Events
from engine.upcasts import BadSave

log = logging.getLogger(__name__)

MOST_TRIES: Final = 5  # of an entry that fails, after which it is put aside
RETRY_SECONDS: Final = 15.0  # until it is read again
MOST_TOLD_BUSY: Final = 20  # at one time: players share the loop with them


class Dispatcher:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._triage = Triage()
        self._telling_busy = asyncio.Semaphore(MOST_TOLD_BUSY)
        self.queues = ChatQueues(self.handle, self._finish_together, self._drop, self._triage)

    def take(self, entries: Iterable[InboxEntry]) -> None:
        """Handle entries, each chat's one after another."""
        taken = list(entries)
        for entry in taken:
            self._triage.note_entry(entry)
        self.queues.take(taken)

    def committed(self, table: Table, *_: object) -> None:
        """Note who plays at a table that was just committed."""
        self._triage.note_table(table.address, table.session)

    async def handle(self, entry: InboxEntry) -> None:
        """Handle one entry; whatever is wrong with it, the next one is handled."""
        metrics.entry_opened()
        match entry.kind:
            case "update":
                await self._finish(entry, self._update(entry))
            case "tick":
                await self._finish(entry, self._tick(entry))
            case "move":
                await self._finish(entry, self._move(entry))
            case "request":
                await self._finish(entry, self._request(entry))
        came = {"kind": entry.kind, "entry": entry.id, "partition": entry.partition}
        log.debug("inbox entry handled", extra=came)

    async def _finish(self, entry: InboxEntry, work: Awaitable[bool]) -> None:
        """Acknowledge an entry after its work, if that is not carried on in the background."""
        store = self.services.store
        try:
            try:
                if await work:
                    await store.acknowledge(entry)
            except Elsewhere as there:
                await store.forward(entry, there.address.chat, there.address)
        except StoreAway as error:
            log.warning(
                "store unavailable, inbox entry will be read again", extra={"error": str(error)}
            )
            store.put_back(entry)
        except Exception:
            log.exception("inbox entry failed", extra={"entry": entry.id, "tries": entry.tries})
            await self._retry(entry)

    async def _drop(self, entries: list[InboxEntry]) -> None:
        """Tell people who look on that there were too many taps, and carry none of these out."""
        log.info("taps of watchers dropped", extra={"taps": len(entries)})
        for entry in entries:
            if not self._triage.is_late(entry):
                self.services.later(self._answer_busy(entry))
        await self._finish_together(entries)

    async def _answer_busy(self, entry: InboxEntry) -> None:
        query = json.loads(entry.body)["callback_query"]
        user = User.de_json(query["from"])
        async with self._telling_busy:
            t = own_language(user, await person_or_nobody(self.services, user.id))
            await self.services.client.answer(query["id"], t("busy"))

    async def _finish_together(self, entries: list[InboxEntry]) -> None:
        """Acknowledge entries of one partition that are not carried out."""
        try:
            await self.services.store.acknowledge_all(entries)
        except StoreAway as error:
            log.warning(
                "store unavailable, inbox entries will be read again", extra={"error": str(error)}
            )
            for entry in entries:
                self.services.store.put_back(entry)

    async def _retry(self, entry: InboxEntry) -> None:
        """Return an entry that failed after a while, or put it aside if that was often enough."""
        store = self.services.store
        if entry.tries >= MOST_TRIES:
            metrics.PUT_ASIDE.labels("dispatcher").inc()
            with suppress(StoreAway):
                await store.acknowledge(entry)
                return
        asyncio.get_running_loop().call_later(RETRY_SECONDS, store.put_back, entry)

    # Requests ----------------------------------------------------------------------------------

    async def _update(self, entry: InboxEntry) -> bool:
        update, request = json.loads(entry.body), None
        if query := update.get("callback_query"):
            if "message" in query:
                request = await read_tap(self.services, query, entry)
                request.reply.is_answered = self._triage.is_late(entry)
                if not self._triage.knows_players(request.here):
                    self._triage.note_table(request.here, request.around.readable)
        else:
            parsed = Update.de_json(update, self.services.client.bot)
            await follow_other_bots(self.services, parsed)
            if parsed.message is not None:
                request = await read_message(self.services, parsed.message, entry)
            if request is None:
                await follow(self.services, parsed)
        if request is None:
            return True
        request.has_waited = WAITED in update
        return await self._answer(request)

    async def _answer(self, request: Request) -> bool:
        """Carry out what is asked for; return whether that is done, or waits for Telegram."""
        if request.is_forgotten:
            request.reply.toast()
            return True
        action = _action_of(request)
        if action is None or (action.is_common and await is_for_another_bot(request)):
            return True
        if not self._is_taken(request, action):
            return True
        return await self._tell_refusal(request, action, self._carry_out(request, action))

    async def _tell_refusal(self, request: Request, action: Action, work: Awaitable[bool]) -> bool:
        try:
            return await work
        except Refusal as error:
            await self._refuse(request, action, error)
        except Declined as error:
            request.reply.say(str(error), **error.about)
        except BadSave as error:
            log.error("table cannot be read", extra=log_fields(request.address, error))
            request.reply.say("table-unreadable")
        except TooManyGames:
            self._tell_busy(request)
        return True

    def _is_taken(self, request: Request, action: Action) -> bool:
        """Return whether a request passes the throttle and is for this kind of chat and person;
        tell if it does not."""
        throttle, sender, reply = self.services.throttle, request.sender, request.reply
        if request.has_waited:
            may_pass = throttle.take_waited(sender)
        else:
            may_pass = throttle.take(sender, request.arrived_at)
        if not may_pass:
            self._tell_busy(request)
        elif request.command and request.is_private and action.where is Where.GROUPS:
            reply.show(lambda t: for_groups(action.command, t, self.services.username))
        elif request.is_anonymous and action.right.needs_name:
            reply.say("as-the-group")
        else:
            return True
        return False

    def _tell_busy(self, request: Request) -> None:
        if request.query:
            request.reply.toast(request.t("busy"))
        elif self.services.throttle.may_tell_busy(request.sender):
            request.reply.say("busy")

    async def _carry_out(self, request: Request, action: Action) -> bool:
        tables = self.services.tables
        if request.query:
            await request.find()
            if request.is_at_copy:
                painter, here = self.services.painter, request.here
                request.reply.toast(request.t("table-copy"))
                self.services.later(painter.remove_copy(here, request.message_id))
                return True
            if request.is_nowhere:
                self._triage.note_gone(request.here.chat, request.pressed.session)
        tables.activity.note(request.address.chat, request.user.id, tables.now())
        if request.is_private:
            self.services.support.note_open(request.user.id)
        if request.ephemeral:
            await request.note_support()
        right, members = action.right, self.services.members
        needs_admin = right.needs_admin is not None and await right.needs_admin(request)
        standing = members.known(request.address.chat, request.user.id)
        if request.speaks_for_chat:
            standing = ADMINISTRATOR
        elif standing is None and not needs_admin and not request.is_elsewhere:
            standing = Standing(is_in=True)
        # Somebody who left may have come back: only Telegram can tell.
        elif standing is None or not standing.is_in or (needs_admin and action.asks_afresh):
            asking = self._ask_first(request, action, needs_admin)
            waiting = self._tell_refusal(request, action, asking)
            self.services.later(self._finish(request.entry, waiting))
            return False
        if not request.is_private and (action.is_slow or request.is_of_finished_game):
            running = self._run_by_right(request, action, needs_admin, standing)
            waiting = self._tell_refusal(request, action, running)
            self.services.later(self._finish(request.entry, waiting))
            return False
        return await self._run_by_right(request, action, needs_admin, standing)

    async def _ask_first(self, request: Request, action: Action, needs_admin: bool) -> bool:
        """Ask Telegram what somebody is in the chat, while the next entries are handled."""
        chat, user = request.address.chat, request.user.id
        standing = await self.services.members.ask(chat, user)
        if not standing.is_in and (request.query or request.is_elsewhere):
            await member_gone(self.services, chat, user)
            raise Declined("not-in-group")
        await request.reload()
        return await self._run_by_right(request, action, needs_admin, standing)

    async def _run_by_right(
        self, request: Request, action: Action, needs_admin: bool, standing: Standing
    ) -> bool:
        if needs_admin and action.right.refusal and not standing.is_admin:
            raise Declined(action.right.refusal)
        request.is_admin = needs_admin and standing.is_admin
        return await self._run(request, action)

    async def _run(self, request: Request, action: Action) -> bool:
        if _is_in_hand(request, action):
            await adopt_hand(request)
        await action.run(request)
        return True

    async def _refuse(self, request: Request, action: Action, error: Refusal) -> None:
        session = request.around.readable
        if _is_in_hand(request, action):
            await refuse_in_hand(request, error)
        elif (
            isinstance(error, (Stale, NotYourTurn))
            and request.is_behind
            and session is not None
            and session.phase == "playing"
            and session.seat_of(request.user.id) is not None
        ):
            refuse_at_late_table(request, session)
        else:
            request.reply.refuse(error)

    # Deadlines and computers -------------------------------------------------------------------

    async def _tick(self, entry: InboxEntry) -> bool:
        if entry.address is None:
            return True
        if entry.address.thread == OWN_MISTAKES:
            return await self._send_mistake(entry.address.chat)
        table = await self.services.tables.see(entry.address)
        away = table.status.away if table.status.is_away(self.services.tables.now()) else None
        return await self._change(entry, tick if away is None else tick_unseen(away), table)

    async def _move(self, entry: InboxEntry) -> bool:
        return await self._change(entry, computers_move(json.loads(entry.body)))

    async def _request(self, entry: InboxEntry) -> bool:
        body = json.loads(entry.body)
        if "total" in body and entry.address is not None:
            await self.services.tables.archive.add_total(entry, entry.address.chat, body)
            return False  # finished together with the totals
        if "world" in body:
            await self.services.tables.archive.add_to_world(entry, body)
            return False
        if entry.address is not None and entry.address.thread == OWN_MISTAKES:
            return await self._send_mistake(entry.address.chat)
        return await self._change(entry, later_by(int(body.get("shift", 0))))

    async def _send_mistake(self, user: int) -> bool:
        """Send somebody a mistake, if it is time."""
        await send_mistake(self.services, user)
        return True

    async def _change(
        self,
        entry: InboxEntry,
        act: Callable[[Session, int], Events],
        seen: Table | None = None,
    ) -> bool:
        """Act on the table of an entry; what comes too late comes to nothing."""

        def on_table(session: Session | None, now: int) -> tuple[Session | None, Events]:
            return session, act(session, now) if session is not None else []

        if entry.address is None:
            return True
        try:
            await self.services.tables.change(entry.address, on_table, entry, seen)
        except Refusal as refusal:
            late = {"kind": entry.kind, "refusal": type(refusal).__name__}
            log.info("inbox entry refused", extra=late | log_fields(entry.address))
        except BadSave as error:
            log.error("table cannot be read", extra=log_fields(entry.address, error))
        except Contended:
            log.error("commit given up after too many conflicts", extra=log_fields(entry.address))
        return True


def _action_of(request: Request) -> Action | None:
    """Return what is asked for; None for a command of another bot in a group."""
    if request.query:
        return BUTTONS.get(request.pressed.verb, UNKNOWN_BUTTON)
    if request.document is not None and not request.command:
        return SENT_FILE
    return COMMANDS.get(request.command, PLAIN_WORDS if request.is_private else None)


def _is_in_hand(request: Request, action: Action) -> bool:
    """Return whether a button of a hand was tapped in one, not below the table."""
    is_alone = bool(request.ephemeral) or request.is_elsewhere
    return action.in_hand and bool(request.query) and is_alone


async def _no_such_button(request: Request) -> None:
    raise Stale


UNKNOWN_BUTTON: Final = Action(_no_such_button)


def tick(session: Session, now: int) -> Events:
    """Do what is due at a table, which its session knows."""
    return session.expire(now, LOBBY_LIFE) if session.is_idle else session.tick(now)


def tick_unseen(until: int | bool) -> Callable[[Session, int], Events]:
    """Make an act that stops the time where the bot may not write, though somebody may have moved
    since."""
    moment = None if until is True else until

    def act(session: Session, now: int) -> Events:
        return tick(session, now) if session.is_idle else session.pause(moment)

    return act


def computers_move(move: dict[str, Any]) -> Callable[[Session, int], Events]:
    def act(session: Session, now: int) -> Events:
        if session.id != move["session"]:
            return []
        return session.act_for(move["seat"], move["prompt"], move["index"], now)

    return act


def later_by(milliseconds: int) -> Callable[[Session, int], Events]:
    def act(session: Session, now: int) -> Events:
        return session.shift(milliseconds, now)

    return act
