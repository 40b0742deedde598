"""The ways to answer a request: a toast, an alert, a screen for one person or for everybody.

No answer is waited for: the next inbox entry of the chat is handled while Telegram is told.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Final

from bot.address import Address
from bot.i18n import Html, Translator
from bot.names import clean, names_of
from bot.ops.logs import log_fields
from bot.requests.common_commands import with_bot_name
from bot.screens import Screen, in_private, refusal
from bot.screens import callback_data as keys
from bot.services import Services
from bot.store.documents import ChatStatus, changes_of
from bot.telegram.client import Picture
from bot.telegram.errors import CallFailed, Forbidden, PictureRefused, Rejected
from bot.telegram.outbox import ALOUD, ANSWER, CLEANUP, GUEST, GUEST_ALONE, HAND, NoRoom
from engine import refusals
from engine.refusals import Refusal

if TYPE_CHECKING:
    from bot.requests.request import Request

log = logging.getLogger(__name__)

DAY: Final = 86_400_000
# Milliseconds for which a screen may follow what was done already: more than a full minute.
LATER: Final = 70_000
NO_TABLE: Final = "no-table"  # the key of the refusal that is true for everybody in a group
# What was overtaken, or is so already: nothing needs to be read and closed.
TOASTED: Final = (refusals.AlreadySeated, refusals.Stale, refusals.NotYourTurn)
DEAD: Final = (refusals.Stale, refusals.Over)  # of buttons that lead nowhere any more


@dataclass(slots=True)
class Reply:
    request: "Request"
    services: Services
    is_answered: bool = False  # of a tap: its query is closed
    _leaves_message: bool = False  # that was tapped
    _done: str = ""  # that the answer tells

    def toast(self, text: str = "", alert: bool = False, url: str = "") -> None:
        """Answer a tap with a toast, an alert for what must be read, or a chat that opens; answer a
        command with a screen, or not at all."""
        if self.request.query:
            if not self.is_answered:
                self.is_answered = True
                self.services.later(self._answer(self._addressed(text), alert, url))
        elif text:
            self.show(lambda _: Screen(escape(text, quote=False)))

    async def _answer(self, text: str, alert: bool, url: str) -> None:
        query, services = self.request.query, self.services
        if await services.client.answer(query, text, alert, url):
            services.last_taps.note_answer(query, services.tables.now())

    def done(self, key: str) -> None:
        """Answer a tap with what it did; a command is answered by the table alone."""
        self.toast(self.request.t(key) if self.request.query else "")

    def say(self, key: str, **about: int) -> None:
        """Tell in words why something is not done."""
        request = self.request
        if request.query:
            self.toast(request.t(key, **about), alert=True)
        else:
            self._refuse_command(lambda t: t.html(key, **about), key == NO_TABLE)

    def refuse(self, error: Refusal) -> None:
        """Tell why something is not done; of a tap that was overtaken, without a box to close."""
        if not self.request.query:
            self._refuse_command(lambda t: Html(escape(self._reason(error, t), quote=False)))
            return
        is_toasted = isinstance(error, TOASTED) or self._points_to_join(error)
        self.toast(self._reason(error, self.request.t), alert=not is_toasted)
        if isinstance(error, DEAD):
            self.services.later(self._take_buttons_away())

    def _reason(self, error: Refusal, t: Translator) -> str:
        """Return a refusal in words, with the name of the host of this table where it matters."""
        if self._points_to_join(error):
            return t("refusal-NotSeated-join")
        session = self.request.around.readable
        seat = session.seat_of(session.host) if session is not None else None
        host = names_of(session, t)[seat] if session is not None and seat is not None else ""
        return refusal(error, t, host)

    def _points_to_join(self, error: Refusal) -> bool:
        """Return whether a refusal is told above the key that mends it."""
        return isinstance(error, refusals.NotSeated) and self.request.offers_join

    def _refuse_command(
        self, text_of: Callable[[Translator], Html], is_of_group: bool = False
    ) -> None:
        """Tell the author of a command why it is not done: alone in the group, else in the private
        chat, with the name of the group, else before everybody, once in 20 seconds. What is true
        of the group, whoever asks, is told before everybody first."""

        def addressed(t: Translator) -> Html:
            return Html(self._addressed(text_of(t)))

        self.services.later(self._show_refusal(addressed, is_of_group))

    def _addressed(self, text: str) -> str:
        """Write commands so that they reach this bot where other bots are."""
        is_alone = not self.request.around.status.has_other_bots(self.services.tables.now())
        return text if is_alone else with_bot_name(text, self.services.username)

    async def _show_refusal(self, text_of: Callable[[Translator], Html], is_of_group: bool) -> None:
        request, t = self.request, self.request.own_t
        is_seen = not self._is_aloud and not await self.is_unseen()
        if is_seen and await self._show_alone(Screen(text_of(t)), False, False):
            return
        if request.is_private:
            return
        may_tell_all, here = self.services.throttle.may_refuse_aloud, request.here.chat
        if is_of_group and request.is_public and may_tell_all(here):
            await self._show_to_all(Screen(text_of(request.around.t)))
            return
        if not request.is_anonymous:
            text = t.html("refused-in", group=clean(request.title) or "…", text=text_of(t))
            if await self._show_directly(Screen(text)):
                return
        # A command that only its author saw is not refused before everybody.
        if request.ephemeral and not request.is_anonymous:
            await self.point_to_private()
        elif may_tell_all(here):
            await self._show_to_all(Screen(text_of(request.around.t)))

    async def _take_buttons_away(self) -> None:
        """Remove the buttons of an old message that everybody sees; what is copied, links, and what
        closes the message stay. An edit counts, so only where there is room to spare."""
        request, client = self.request, self.services.client
        if request.is_private or request.ephemeral or not request.may_change_message:
            return
        rows = [
            [b for b in row if keys.read(b.get("callback_data", "")).verb in ("", keys.CLOSE)]
            for row in request.rows
        ]
        lasting = [row for row in rows if row]
        here, message = request.here, request.message_id
        await self.services.outbox.send(
            here.chat, CLEANUP, lambda: client.edit_buttons(here, message, lasting)
        )

    def open_private(self, payload: str) -> None:
        """Answer a tap by opening the private chat, where there is always room."""
        self.toast(url=f"https://t.me/{self.services.username}?start={payload}")

    def close_message(self) -> None:
        """Close the screen of one's own that was tapped."""
        request = self.request
        if request.ephemeral:
            self.services.hands.put_away(request.address, request.user.id, request.ephemeral)
        elif request.may_change_message and request.query:
            self.services.later(self.services.client.delete(request.here, request.message_id))

    # A screen for this person ------------------------------------------------------------------

    def show(
        self,
        screen_of: Callable[[Translator], Screen],
        replaces_hand: bool = False,
        is_secret: bool = False,
        done: str = "",
        is_new: bool = False,
        in_place: bool = False,
        offer: Callable[[Translator], Screen] | None = None,
    ) -> None:
        """Show a screen to this person, alone and in the own language if that can be; what
        everybody sees is in the group's. A secret is for nobody else in any case. What was `done`
        is told at once, and the screen follows when it may. A new one leaves the message that was
        tapped as it is; Telegram allows it before the tap is answered, so what was done comes then.
        A page of a screen that everybody sees opens `in_place`, where all of it is changed.

        Where a group has no room for it, a tap opens the private chat, and a command is answered
        there, else by one public line that reveals nothing. A command whose answer everybody would
        read is answered by the `offer`, if a tap on it can be answered to one person alone.
        """
        is_told = bool(done) and not is_new
        if is_told:
            self.toast(done)
        self._leaves_message, self._done = is_new, done
        if offer is not None and self._is_aloud and self.shows_hands and not self.request.query:
            self.services.later(self._show_to_all(offer(self.request.around.t)))
            return

        def addressed(t: Translator) -> Screen:
            screen = screen_of(t)
            return replace(screen, text=self._addressed(screen.text))

        self.services.later(self._show(addressed, replaces_hand, is_secret, is_told, in_place))

    async def _show(
        self,
        screen_of: Callable[[Translator], Screen],
        replaces_hand: bool,
        is_secret: bool,
        is_done: bool,
        in_place: bool,
    ) -> None:
        request, is_shown = self.request, False
        has_private_chat = not request.is_private and not request.is_anonymous
        if (is_done or in_place) and self._is_tapped_by_all and not is_secret:
            self.toast()
            await self._show_to_all(screen_of(request.around.t), LATER)
            return
        if not self._is_aloud and await self.is_unseen():
            is_shown = await self._show_directly(screen_of(request.own_t))
            if is_shown and request.query:
                self.toast(request.t("shown-in-private"))
        elif not self._is_aloud:
            is_shown = await self._show_alone(screen_of(request.own_t), replaces_hand, is_done)
        if not is_shown and self._is_aloud and not is_secret:  # perhaps it was refused just now
            is_shown = await self._show_to_all(screen_of(request.around.t))
        elif not is_shown and has_private_chat and not request.query:
            is_shown = await self._show_directly(screen_of(request.own_t))
        if is_shown or self._done:
            self.toast(self._done)
        elif request.query:
            await self._open_instead()
        elif has_private_chat:
            await self.point_to_private()

    @property
    def _is_aloud(self) -> bool:
        """Return whether everybody sees the answer."""
        request = self.request
        if request.is_private or (request.ephemeral and not request.is_anonymous):
            return False
        return not self.shows_hands if request.query else not self.reaches_one

    @property
    def _is_tapped_by_all(self) -> bool:
        """Return whether the buttons that were tapped stand below the answer to a command, where
        everybody sees them."""
        request = self.request
        is_open = bool(request.query) and not request.is_private and not request.ephemeral
        return is_open and self._may_edit

    @property
    def _may_edit(self) -> bool:
        """Return whether the message that was tapped makes room for the answer."""
        return self.request.may_change_message and not self._leaves_message

    @property
    def reaches_one(self) -> bool:
        """Return whether a command that everybody sees can be answered so that only its author sees
        it: Telegram lets administrators do that."""
        request = self.request
        is_possible = request.is_public and not request.query and not request.is_anonymous
        return is_possible and self.shows_hands and request.around.status.is_administrator

    @property
    def shows_hands(self) -> bool:
        """Return whether this chat has private screens, as far as was known when this was asked."""
        return self.request.around.status.shows_hands(self.services.tables.now())

    async def _open_instead(self) -> None:
        """Answer a tap whose screen has no room here by opening it in the private chat, where the
        table is found also for who does not sit there."""
        payload = self.request.pressed.as_payload
        if self.request.is_private or not payload:
            self.toast(self.request.t("not-shown"))
        else:
            await self.request.note_seat()
            self.open_private(payload)

    async def _show_alone(self, screen: Screen, replaces_hand: bool, is_done: bool) -> bool:
        """Show a screen in an ephemeral message, or in the private chat."""
        request = self.request
        patience = LATER if is_done else HAND.patience if request.query else None
        try:
            message = await self._send_alone(screen, await self._picture_of(screen), patience)
        except (NoRoom, Forbidden):
            return False
        except PictureRefused as error:
            if screen.picture is None:
                return False
            log.info("picture refused, screen sent as text", extra=log_fields(request.here, error))
            return await self._show_alone(replace(screen, picture=None), replaces_hand, is_done)
        except Rejected as error:
            log.info("telegram refused a private message", extra=log_fields(request.here, error))
            if request.query and not request.is_private:
                await self.go_without_hands()
            elif self.reaches_one:
                await self._go_aloud()
            return False
        except CallFailed:
            return False
        if message:
            self.note_answer()
        if replaces_hand and message:
            session = (await request.table()).readable
            await request.note_group()
            await self.services.hands.screen_stands(
                *(request.address, request.user.id, session, message, request.t),
                is_photo=self._is_photo_after(screen),
            )
        return True

    async def _picture_of(self, screen: Screen) -> Picture | None:
        """Return the picture of a screen, where this chat shows pictures."""
        now, request = self.services.tables.now(), self.request
        if screen.picture is None or not request.around.has_pictures(now):
            return None
        try:
            return await self.services.photos.get(screen)
        except PictureRefused:
            return None

    def _is_photo_after(self, screen: Screen) -> bool:
        """Return whether the message that shows a screen then has a picture: an old one stays."""
        is_edited = bool(self.request.query and self.request.ephemeral)
        return screen.picture is not None or (is_edited and self.request.is_photo)

    async def _send_alone(
        self, screen: Screen, picture: Picture | None, patience: int | None
    ) -> int:
        """Send it; return the id of the ephemeral message that shows it, 0 in the private chat."""
        client, outbox = self.services.client, self.services.outbox
        request, here, user = self.request, self.request.here, self.request.user.id
        if request.is_private:
            if request.query and self._may_edit:
                edit = partial(
                    client.edit, here, request.message_id, screen, picture, request.is_photo
                )
                sent = await outbox.send(here.chat, ANSWER, edit)
                await self.services.photos.keep(screen, sent)
            else:
                await self.services.send(here, screen, picture, priority=ANSWER)
            return 0
        priority = GUEST_ALONE if await request.is_of_guest() else ANSWER
        message = request.ephemeral
        if not (request.query and message) or self._leaves_message:
            command = 0 if request.query else message
            return await outbox.send_ephemeral(
                here.chat,
                priority,
                lambda: client.send_ephemeral(here, user, screen, request.query, command, picture),
                patience,
            )
        newest, key = self.services.newest, (here, user, message)
        newest[key] = screen
        try:
            await outbox.send_ephemeral(
                here.chat,
                priority,
                lambda: client.edit_ephemeral(
                    here, user, message, screen, picture, request.is_photo
                ),
                patience,
                lambda: newest.get(key) is screen,
            )
        finally:
            if newest.get(key) is screen:
                del newest[key]
        return message

    async def _show_to_all(self, screen: Screen, patience: int | None = None) -> bool:
        """Show it in the message that was tapped, or below what was typed."""
        request, client = self.request, self.services.client
        here, message = request.here, request.message_id
        is_anonymous = request.is_anonymous  # who can be answered nowhere else
        priority = GUEST if not is_anonymous and await request.is_of_guest() else ALOUD
        patience = LATER if is_anonymous else patience
        picture = await self._picture_of(screen)
        try:
            if request.query and self._may_edit:
                edit = partial(client.edit, here, message, screen, picture, request.is_photo)
                await self.services.outbox.send(here.chat, priority, edit, patience)
            else:
                await self.services.send(here, screen, picture, priority, patience)
        except PictureRefused as error:
            log.info("picture refused, screen sent as text", extra=log_fields(here, error))
            return screen.picture is not None and await self._show_to_all(
                replace(screen, picture=None), patience
            )
        except CallFailed as error:
            log.info("request not answered", extra=log_fields(here, error))
            return False
        return True

    async def _show_directly(self, screen: Screen) -> bool:
        """Show it in the private chat of who asked in a group."""
        user, support, now = self.request.user.id, self.services.support, self.services.tables.now()
        if support.is_closed(user, now):
            return False
        try:
            picture = await self._picture_of(screen)
            await self.services.send(Address(user), screen, picture, priority=ANSWER)
        except CallFailed as error:
            if isinstance(error, Forbidden):
                support.note_closed(user, now)
            log.info("private chat not open", extra=log_fields(Address(user), error))
            return False
        return True

    async def point_to_private(self, payload: str = "") -> None:
        """Tell before everybody, by name and once a minute, that the answer is to be had in the
        private chat; nothing of it."""
        request, t = self.request, self.request.around.t
        if not self.services.throttle.may_tell(request.here.chat, request.user.id):
            return
        name = t.html("name", name=clean(request.user.full_name) or "…")
        who = Html(f'<a href="tg://user?id={request.user.id}">{name}</a>')
        screen = in_private(request.command, t, self.services.username, payload)
        text = t.html("called", who=who, text=Html(screen.text))
        try:
            await self.services.send(request.here, replace(screen, text=text))
        except CallFailed as error:
            log.info("request not answered", extra=log_fields(request.here, error))

    async def go_without_hands(self) -> None:
        """Give the table numbered buttons for everybody: this chat has no private screens."""
        until = self.services.tables.now() + DAY
        self.request.around.status.no_hands_until = until
        noted = changes_of(ChatStatus, no_hands_until=until)
        await self.services.tables.touch(self.request.address, noted)

    async def _go_aloud(self) -> None:
        """Answer commands before everybody for a day: this chat has no other private screens."""
        until = self.services.tables.now() + DAY
        self.request.around.status.no_unasked_until = until
        noted = changes_of(ChatStatus, no_unasked_until=until)
        await self.services.store.change(self.request.here.chat, noted)

    # Apps without ephemeral messages -----------------------------------------------------------

    async def is_unseen(self) -> bool:
        """Return whether this cannot be answered with an ephemeral message, because the app of the
        person does not show any; asking again for what was so answered is the sign of that."""
        request, services = self.request, self.services
        if request.ephemeral or request.is_private:
            return False
        now, user = services.tables.now(), request.user.id
        if request.person.unseen_until > now:
            return True
        is_for_hand = request.pressed.verb == keys.HAND or request.command == "hand"
        if is_for_hand and not services.hands.of(request.address, user).message:
            return False  # it was removed, because Telegram did not let it be edited
        is_sent_again = is_for_hand and bool(request.query)
        if self.missed_answers < (2 if is_sent_again else 1):
            return False
        await services.support.mark(user, now)
        return True

    @property
    def missed_answers(self) -> int:
        """Return how often the same was answered before, so that the answer was not seen."""
        if not self._asked:
            return 0
        chat, user, now = self.request.here.chat, self.request.user.id, self.services.tables.now()
        return self.services.support.missed_answers(chat, user, self._asked, self._moves, now)

    def note_answer(self, missed: int = 0) -> None:
        """Note that a public button or command was answered with something that is not public,
        after so many answers that were not seen."""
        request, support = self.request, self.services.support
        if self._asked and not request.ephemeral and not request.is_private:
            chat, user, now = request.here.chat, request.user.id, self.services.tables.now()
            support.note_answer(chat, user, self._asked, self._moves, now, missed + 1)

    def forget_answer(self) -> None:
        self.services.support.forget_answer(self.request.here.chat, self.request.user.id)

    @property
    def is_insisting(self) -> bool:
        """Return whether the same was answered not long ago at the same state of the game."""
        chat, user, now = self.request.here.chat, self.request.user.id, self.services.tables.now()
        return self.services.support.was_answered(chat, user, self._asked, self._moves, now)

    @property
    def _asked(self) -> str:
        """Return the button or command that was used, or "" if using it again is no sign of an old
        app: of all commands only /hand is one."""
        return self.request.data or ("hand" if self.request.command == "hand" else "")

    @property
    def _moves(self) -> int:
        """Return how many moves were made at the table that stands here."""
        session = self.request.around.readable
        return len(session.log) if session is not None else 0

    # A screen for everybody --------------------------------------------------------------------

    def show_openly(self, screen_of: Callable[[bool], Screen]) -> None:
        """Show a screen to everybody here, with or without its picture: in the message that was
        tapped, or below what was typed."""
        self.request.must_be_in_place()
        self.services.later(self._show_openly(screen_of))

    async def _show_openly(self, screen_of: Callable[[bool], Screen]) -> None:
        services, request, here = self.services, self.request, self.request.here
        screen = screen_of(request.around.has_pictures(services.tables.now()))
        self.toast()

        async def call() -> None:
            picture = await services.photos.get(screen)
            if request.query:
                sent = await services.client.edit(here, request.message_id, screen, picture)
            else:
                sent = await services.client.send(here, screen, picture)
            await services.photos.keep(screen, sent)

        try:
            await services.outbox.send(here.chat, ALOUD, call)
        except (Rejected, Forbidden) as error:
            log.info("picture not sent", extra=log_fields(here, error))
            await services.send(here, screen_of(False))
