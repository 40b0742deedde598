"""Arrange a table before the deal, behind "More": the game, computers, roles, house rules and the
time for a move. A tap changes the table, and the screen that was tapped follows."""

from collections.abc import Collection

from bot.actions.action import GUEST, HOST, SOMEBODY, action
from bot.archive.reading import who_often_leave
from bot.names import names_of
from bot.requests.request import Request
from bot.screens import callback_data as keys
from bot.screens import (
    chosen,
    fair_play,
    house_rules,
    house_rules_now,
    more,
    result_more,
)
from bot.screens.lesson_screen import is_learned
from bot.screens.lobby_screen import pace_name
from bot.screens.more_screen import COMPUTERS, GAMES, PACES, ROLES
from bot.screens.private_screens import PACE_OF
from bot.screens.words import game_name, level_name, rule_and_value
from bot.tables import ChangeResult, Session
from engine import refusals
from engine.session import Events, lobby


@action(button=keys.MORE, right=GUEST)
async def show_more(request: Request) -> None:
    """Show what else can be done, on a screen of one's own: before the deal, and after the end."""
    session = await request.session()
    if session.phase == "over" and keys.FAIR in request.pressed.rest:
        request.reply.show(lambda t: fair_play(session, t))
        return
    if session.phase == "over":
        may_learn = _lost_before_lessons(request, session)
        request.reply.show(lambda t: result_more(session, t, may_learn), is_new=True)
        return
    session.must_be_lobby()
    if request.address.chat > 0:  # alone, all of it stands on the table
        raise refusals.Stale
    page = request.pressed.rest[0] if request.pressed.rest else ""
    _show_page(request, session, page, leavers=await _leavers(request, session))


def _lost_before_lessons(request: Request, session: Session) -> bool:
    """Return whether somebody lost this game and has not finished its lessons yet."""
    seat, outcome = session.seat_in_the_end(request.user.id), session.outcome
    has_lost = seat is not None and outcome is not None and outcome.ranks[seat] > 1
    return has_lost and not is_learned(session.game, request.person.learned)


async def _leavers(request: Request, session: Session) -> set[int]:
    """Return who of the others at the table often leave, for the host alone."""
    if session.host != request.user.id:
        return set()
    users = [player.user for player in session.players if player.user not in (None, session.host)]
    archive = request.services.tables.archive
    return await who_often_leave(archive, request.address.chat, filter(None, users))


def _show_page(
    request: Request,
    session: Session,
    page: str,
    done: str = "",
    leavers: Collection[int] = (),
) -> None:
    """Show a page in the screen that was tapped; below the table, tell only what was done."""
    if request.is_at_table and done:
        request.reply.toast(done)
        return
    user, may_lead = request.user.id, request.is_admin or session.host == request.user.id
    request.reply.show(
        lambda t: more(session, t, names_of(session, t), user, may_lead, page, leavers),
        replaces_hand=True,
        done=done,
    )


def _follow(request: Request, result: ChangeResult, page: str, done: str) -> None:
    """Tell what was done, and have the screen show it."""
    _show_page(request, request.must_be(result.session), page, done)


@action(button=keys.GAME, right=GUEST)
async def choose_game(request: Request) -> None:
    """Choose the game as the host, else suggest it to the host."""
    game, user, admin = request.pressed.word(0), request.user, request.is_admin
    name = game_name(game, request.t)
    is_leading = admin or (await request.session()).host == user.id

    def act(session: Session, now: int) -> Events:
        if is_leading:
            return lobby.choose_game(session, user.id, game, now, admin)
        return lobby.suggest_game(session, user.id, user.full_name, game, now)

    await request.note_group()
    result = await request.change(act)
    if is_leading:
        done = request.t("chosen", value=name)
    elif request.must_be(result.session).suggestion is None:
        done = request.t("done-suggestion-withdrawn")
    else:
        done = request.t("done-suggested", game=name)
    _follow(request, result, GAMES, done)


@action(button=keys.SWITCH, right=HOST)
async def switch_game(request: Request) -> None:
    """Take up the game that somebody suggested."""
    game, user, admin = request.pressed.word(0), request.user.id, request.is_admin
    await request.change(lambda s, now: lobby.choose_game(s, user, game, now, admin))
    request.reply.toast(request.t("chosen", value=game_name(game, request.t)))


@action(button=keys.ROLE, right=SOMEBODY)
async def choose_role(request: Request) -> None:
    """Choose a role for the own seat, or take the choice back."""
    role, user = request.pressed.word(0), request.user.id
    result = await request.change(lambda s, now: lobby.choose_role(s, user, role, now))
    _follow(request, result, ROLES, request.t("done"))


@action(button=keys.ADD, right=HOST)
async def add_computer(request: Request) -> None:
    level, user, admin = request.pressed.word(0), request.user.id, request.is_admin
    result = await request.change(lambda s, now: lobby.add_computer(s, user, level, now, admin))
    shown = level_name(level, request.t)
    _follow(request, result, COMPUTERS, request.t("done-computer-added", level=shown))


@action(button=keys.REMOVE, right=HOST)
async def remove_computer(request: Request) -> None:
    user, admin = request.user.id, request.is_admin
    result = await request.change(lambda s, now: lobby.remove_computer(s, user, now, admin))
    _follow(request, result, COMPUTERS, request.t("done-computer-removed"))


@action(button=keys.PACE, right=HOST)
async def choose_pace(request: Request) -> None:
    """Choose the time for a move at this table alone."""
    value, user, admin = request.pressed.word(0), request.user.id, request.is_admin
    if value not in PACE_OF:
        raise refusals.Stale
    pace = PACE_OF[value]

    def act(session: Session, now: int) -> Events:
        session.must_be_lobby()
        return lobby.set_pace(session, user, pace, now, admin)

    result = await request.change(act)
    _follow(request, result, PACES, request.t("chosen", value=pace_name(pace, request.t)))


@action(button=keys.FOR_FUN, right=HOST)
async def choose_fun(request: Request) -> None:
    """Make the game one for fun, which changes no rating, or let it count again."""
    for_fun, user, admin = request.pressed.word(0) == "yes", request.user.id, request.is_admin
    result = await request.change(lambda s, now: lobby.set_for_fun(s, user, for_fun, now, admin))
    session = request.must_be(result.session)
    done = request.t("done-for-fun" if for_fun else "done-rated")
    _show_page(request, session, "", done, await _leavers(request, session))


@action(button=keys.HOUSE, right=HOST)
async def house(request: Request) -> None:
    """Show the house rules on a screen of one's own, or change one of them."""
    rest, done, session = request.pressed.rest, "", await request.session()
    if session.phase != "lobby":
        being = session
        request.reply.show(lambda t: house_rules_now(being, t))
        return
    own = (await request.table()).settings.values_of(session.game)
    user, admin = request.user.id, request.is_admin
    if len(rest) == 2:
        value = chosen(session, rest[0], request.pressed.number(1), own)
        result = await request.change(
            lambda s, now: lobby.set_option(s, user, rest[0], value, now, admin)
        )
        session = request.must_be(result.session)
        shown = rule_and_value(session.game, rest[0], value, request.t)
        done = request.t("chosen", value=shown)
    may_change, is_alone = admin or session.host == user, request.address.chat > 0
    request.reply.show(
        lambda t: house_rules(session, t, rest[:1], own, may_change, is_alone),
        replaces_hand=True,
        done=done,
    )
