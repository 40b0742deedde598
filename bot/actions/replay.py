"""Replay finished games for one person: step by step, from a result, the archive or a link.

A key carries the game, the frame and whose eyes are looked through, so nothing is kept between two
taps. The group never sees any of it.
"""

from collections.abc import Callable
from typing import NamedTuple

from bot.actions.action import SOMEBODY, action
from bot.address import Address, partition
from bot.archive.reading import newest_game, people_of, row
from bot.archive.replays import Replay, names_in
from bot.i18n import Translator
from bot.requests.request import Declined, Request
from bot.screens import Screen, game_in_words, replay_screen
from bot.screens import callback_data as keys
from bot.screens.callback_data import Shared, read_shared
from bot.screens.replay_screen import BORDER, NUMBER, OPEN, At, Keyed
from engine import refusals
from engine.session import Player


class Wanted(NamedTuple):
    """A finished game that somebody asks to see, and whether as a stranger."""

    chat: int
    id: str
    keyed: Keyed
    is_stranger: bool = False


@action("replay", keys.REPLAY, right=SOMEBODY, is_ephemeral=True, topic="learn", is_slow=True)
async def show_replay(request: Request) -> None:
    """Show a step of a finished game; by the command, of the last one here, from the step that was
    typed."""
    pressed = request.pressed
    if NUMBER in pressed.rest or BORDER in pressed.rest:
        key = "replay-number" if NUMBER in pressed.rest else "replay-at-border"
        request.reply.toast(request.t(key))
        return
    wanted = await _wanted(request)
    replays = request.services.tables.replays
    replay = await replays.get(wanted.chat, wanted.id, request.user.id)
    is_new = not pressed.numbers
    if replay is None:
        request.reply.show(await _in_words(request, wanted), is_secret=True, is_new=is_new)
        return
    people = await replays.people(wanted.chat, replay)
    if wanted.is_stranger:
        people = await replays.strangers(people)
    if is_new and wanted.keyed.shared is not None:
        await request.services.store.gallery.note_link(wanted.chat, wanted.id)
    if is_new and not request.is_private:
        await request.note_seat()  # its keys are looked for there if this goes to private
    at = _at(request, replay)
    request.reply.show(
        _screen_of(request, replay, people, at, wanted), is_secret=True, is_new=is_new
    )


def _screen_of(
    request: Request, replay: Replay, people: list[Player], at: At, wanted: Wanted
) -> Callable[[Translator], Screen]:
    now = request.services.tables.now()
    with_picture = request.around.has_pictures(now)

    def screen_of(t: Translator) -> Screen:
        names = names_in(replay, people, t)
        session, frames, moments, keyed = (
            replay.session,
            replay.frames,
            replay.key_moments,
            wanted.keyed,
        )
        return replay_screen(session, frames, moments, at, keyed, t, names, with_picture)

    return screen_of


def _at(request: Request, replay: Replay) -> At:
    """Return the place that a key or a typed number names, within the game."""
    number, eyes = (*request.pressed.numbers, 0, 0)[:2]
    typed = request.text.strip()
    if request.command == "replay" and typed.isdecimal():
        number = int(typed[:6])
    seats = len(replay.session.players)
    number = max(0, min(number, len(replay.frames) - 1))
    return At(number, eyes - 1 if OPEN < eyes <= seats else None)


async def _wanted(request: Request) -> Wanted:
    """Find the game that is asked for; refuse one that goes on: its hands are secret."""
    if shared := read_shared(request.pressed.session):
        return await _shared(request, shared)
    chat, id = request.address.chat, request.pressed.session
    archive = request.services.tables.archive
    if not id:
        id = await newest_game(archive, chat)
        if not id:
            raise Declined("replay-none")
    else:
        session = (await request.table()).readable
        if session is not None and session.id == id and session.phase in ("lobby", "playing"):
            raise Declined("replay-running")
    shared = read_shared(Shared(partition(chat), id).payload)
    return Wanted(chat, id, Keyed(id, shared, request.services.username))


async def _shared(request: Request, shared: Shared) -> Wanted:
    """Find the game to which a link leads, whatever its group; a member of that sees the names."""
    if not request.is_private:
        raise refusals.Stale
    chat = await request.services.store.gallery.chat_of(shared.partition, shared.id)
    if chat is None:
        raise Declined("replay-gone")
    is_stranger = not await _is_known_in(request, chat)
    keyed = Keyed(shared.payload, shared, request.services.username)
    return Wanted(chat, shared.id, keyed, is_stranger)


async def _is_known_in(request: Request, chat: int) -> bool:
    """Return whether somebody is in a chat now. Telegram is asked only of people who were seen
    there: where it does not answer, it would count anybody as a member."""
    if chat == request.user.id:
        return True
    person, members = request.person, request.services.members
    sits = {Address.read(name).chat for name in person.sits}
    if chat > 0 or (str(chat) not in person.groups and chat not in sits):
        return False
    standing = members.known(chat, request.user.id) or await members.ask(chat, request.user.id)
    return standing.is_in


async def _in_words(request: Request, wanted: Wanted) -> Callable[[Translator], Screen]:
    """Tell the result of a game that cannot be played again, from its row."""
    archive = request.services.tables.archive
    found = await row(archive, wanted.chat, wanted.id)
    if found is None:
        raise Declined("replay-gone")
    told = found  # as the screen reads it
    people = await people_of(archive, wanted.chat, [told])
    if wanted.is_stranger:
        people = await request.services.tables.replays.strangers_known(people)
    is_of_older_rules = told.unrated != "ended"
    return lambda t: game_in_words(told, people, t, is_of_older_rules)
