"""How a chat and a person want it: pace, pictures and language, by commands and buttons."""

from contextlib import suppress
from typing import Final

from bot.actions.action import ADMINISTRATOR, SOMEBODY, action
from bot.actions.chat_language import offer_language
from bot.i18n import Translator, languages, nearest_language, translator_for
from bot.language_status import language_name, language_typed, project_link
from bot.requests.lookup import seats_of
from bot.requests.request import Declined, Request
from bot.screens import (
    Screen,
    chat_language,
    language_offer,
    own_language,
    own_settings,
    settings,
)
from bot.screens import callback_data as keys
from bot.screens.lobby_screen import pace_name
from bot.screens.private_screens import PACE_OF
from bot.store.documents import (
    OFFER_ANSWERED,
    Changes,
    ChatSettings,
    ChatStatus,
    Person,
    changes_of,
)
from bot.tables import Table
from engine import refusals
from engine.refusals import Refusal
from engine.session import lobby
from engine.upcasts import BadSave

POP_UPS: Final = "hands-in-pop-ups"  # what an old app shows in a group


@action("settings", right=ADMINISTRATOR, topic="you", asks_afresh=True)
async def chat_settings(request: Request) -> None:
    table = await request.table()
    request.reply.show(lambda t: settings_of(request, table, t))


@action("language", right=SOMEBODY, topic="you")
async def language(request: Request) -> None:
    """Choose the own language on a screen, or by its code or name."""
    meant = language_typed(request.text, request.t.language)
    if meant is not None:
        await _speak(request, meant)
    chosen = request.t if meant is not None else None
    spoken = (chosen or request.own_t).language
    request.reply.show(
        lambda t: _own_language(request, chosen or t),
        offer=lambda t: language_offer(spoken, t),
    )


async def _speak(request: Request, language: str) -> None:
    """Speak with a person in a language from now on."""
    await request.services.store.change(request.user.id, changes_of(Person, language=language))
    request.t = translator_for(language)
    await offer_language(request, language)


def _own_language(request: Request, t: Translator) -> Screen:
    return own_language(t.language, t, _of_app(request), project_link())


def _of_app(request: Request) -> str:
    return nearest_language(request.user.language_code or "") or ""


@action(button=keys.CHAT_SETTING, right=ADMINISTRATOR, asks_afresh=True)
async def chat_setting(request: Request) -> None:
    services, chat, page = request.services, request.address.chat, request.pressed.word(0)
    if page in ("languages", "back"):
        here = await request.table()
        opened = _chat_language if page == "languages" else settings_of
        request.reply.show(lambda t: opened(request, here, t), in_place=True)
        return
    match page, request.pressed.word(1):
        case "pace", value if value in PACE_OF and chat < 0:
            changes = changes_of(ChatSettings, pace=PACE_OF[value])
            done = pace_name(PACE_OF[value], request.t)
            await _set_pace(request, PACE_OF[value], changes)
        case "pictures", "on" | "off" as value:
            changes = changes_of(ChatSettings, pictures=value == "on")
            changes |= changes_of(ChatStatus, no_pictures_until=0)  # tried again at once
            done = request.t(f"pictures-{value}")
        case "top", "on" | "off" as value if chat < 0:
            changes = changes_of(ChatSettings, has_top=value == "on")
            done = request.t(f"top-{value}")
        case "language", value if value in languages():
            changes = changes_of(ChatSettings, language=value, offered=OFFER_ANSWERED)
            done = language_name(value)
        case _:
            raise refusals.Stale
    await services.store.change(chat, changes)
    for address in await services.store.addresses(chat):
        if (await services.tables.see(address)).is_open:
            await services.tables.touch(address)
    table = request.around = await services.tables.see(request.here)
    shown = request.t("chosen", value=done)
    screen = _chat_language if page == "language" else settings_of
    request.reply.show(lambda t: screen(request, table, t), done=shown)


def settings_of(request: Request, table: Table, t: Translator) -> Screen:
    """Make the screen of a group's settings, or of one person's: a practice has no clock."""
    known, spoken = table.settings, _spoken(request, table, t)
    if request.is_private:
        return own_settings(known.pictures, spoken.language, request.person.direct, spoken)
    return settings(known.pace, known.pictures, known.has_top, spoken.language, t)


def _chat_language(request: Request, table: Table, t: Translator) -> Screen:
    spoken = _spoken(request, table, t)
    read = spoken if request.is_private else t
    return chat_language(spoken.language, read, _of_app(request), project_link())


def _spoken(request: Request, table: Table, t: Translator) -> Translator:
    """Return the translator for a chat; a private one without a chosen language speaks that of its
    person's app, even before the first game is opened there."""
    return t if request.is_private and not table.settings.language else table.t


async def _set_pace(request: Request, pace: int | None, changes: Changes) -> None:
    """Set the pace of a table that stands already."""
    with suppress(Refusal, Declined, BadSave):
        await request.change(
            lambda s, now: lobby.set_pace(s, request.user.id, pace, now, admin=True), changes
        )


@action(button=keys.OWN_SETTING)
async def own_setting(request: Request) -> None:
    match request.pressed.rest:
        case ("languages",):
            request.reply.show(lambda t: _own_language(request, t))
        case "language", value if value in languages():
            await _speak(request, value)
            t, done = request.t, request.t("chosen", value=language_name(value))
            is_secret = request.reply.shows_hands  # where nothing is, the public screen shows it
            request.reply.show(lambda _: _own_language(request, t), is_secret=is_secret, done=done)
        case "hands", "group":
            request.reply.toast(request.t(_how_in_group(request)), alert=True)
            await _show_hands(request, in_private=False)
        case "settings-hands", "group" | "here" as value:
            if value == "group" and _how_in_group(request) == POP_UPS:
                request.reply.toast(request.t(POP_UPS), alert=True)
            await _show_hands(request, in_private=value == "here")
            table, done = request.around, request.t(f"hands-{value}")
            shown = request.t("chosen", value=done)
            request.reply.show(lambda t: settings_of(request, table, t), done=shown)
        case _:
            raise refusals.Stale


def _how_in_group(request: Request) -> str:
    """Return the key of how this person's app shows hands in a group."""
    is_old = request.person.unseen_until > request.services.tables.now()
    return POP_UPS if is_old else "hands-in-group"


async def _show_hands(request: Request, in_private: bool) -> None:
    """Have hands shown in the private chat from now on, or in groups."""
    settings = changes_of(Person, direct=in_private, unseen_until=0)
    await request.services.store.change(request.user.id, settings)
    request.person.direct = in_private
    if in_private:
        await send_private_hands(request)
    else:
        await _take_private_hands_away(request)


async def send_private_hands(request: Request) -> None:
    """Send the hands of all running games to the private chat."""
    services, user = request.services, request.user.id
    for table, _ in await seats_of(services, user):
        address, session = table.address, table.readable
        if session is None or session.phase != "playing" or session.seat_of(user) is None:
            continue
        services.hands.learn(table)
        if not services.hands.is_in_private(address, user, session):
            services.later(services.hands.send_in_private(table, session, user, request.t))


async def _take_private_hands_away(request: Request) -> None:
    services, user = request.services, request.user.id
    for table, _ in await seats_of(services, user):
        services.hands.learn(table)
        if services.hands.of(table.address, user).is_private:
            services.hands.put_away(table.address, user)
