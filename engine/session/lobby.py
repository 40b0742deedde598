"""The lobby: players, computers, roles and house rules, as they change before the deal.

Each function changes a GameSession in place for the user who asks, at a time, and returns the
events to tell. `admin` gives that user the rights of the host.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal

from engine import chance, refusals, upcasts
from engine.game import (
    LEVELS,
    BadOption,
    Seat,
    changed_values,
    options_if_possible,
    with_option,
)
from engine.record import LEAVE
from engine.saves import Games
from engine.session.agreement import GameSession
from engine.session.data import Events, Player, Suggestion, User
from engine.session.play import SUBSTITUTE
from engine.session_events import Stopped, TookOver

Session = GameSession[Any, Any]

SPENT_SALT: Final = "00"  # after the deal: all that derives from the salt was drawn


def open_lobby(
    games: Games,
    id: str,
    game: str,
    host: User,
    name: str,
    salt: bytes,
    now: int,
    cut: str = "",
    pace: int | None = None,
) -> Session:
    """Open a lobby for one of these games, in which the host sits already; the salt is random bytes
    that nobody else ever knows."""
    if game not in games:
        raise refusals.NoSuchGame(game=game)
    rules = games[game]
    players = [Player(host, name, cut=cut)]
    return GameSession(
        upcasts.FORMAT,
        game,
        rules.rules,
        id,
        chance.secret(salt).hex(),
        host,
        rules.options(),
        now,
        pace=pace,
        players=players,
        salt=salt.hex(),
        games=games,
    )


def join(session: Session, user: User, name: str, now: int, cut: str = "") -> Events:
    """Seat a newcomer, instead of a computer if need be; during a game, put the newcomer on the
    list for the next round. A seat that was kept is taken by its player."""
    session.must_not_have_ended()
    if user in session.awaited:
        session.awaited.remove(user)
        session.players[session.seat(user)].cut = cut
        session.touched = now
        return []
    if session.knows(user):
        raise refusals.AlreadySeated
    newcomer = Player(user, name, cut=cut)
    if session.phase == "playing":
        session.waiting.append(newcomer)
        session.touched = now
        return []
    computers, is_instead = len(session.computers_dealt), session.is_full
    if is_instead:
        _take_away_a_computer(session)
    session.players.append(newcomer)
    seat = len(session.players) - 1
    session.touched = now
    return [TookOver(seat, computers)] if is_instead else []


def cut(session: Session, user: User, cut: str, now: int) -> Events:
    """Set a player's own part in the chance of the game; the secret was chosen before."""
    session.must_be_lobby()
    session.players[session.seat(user)].cut = cut
    session.touched = now
    return []


def choose_role(session: Session, user: User, role: str, now: int) -> Events:
    """Choose the role of the own seat, or take the choice back by naming the role again. The host
    has the first say, and may choose what another player has chosen."""
    session.must_be_lobby()
    player = session.players[session.seat(user)]
    if role not in session.rulebook.roles(session.options):
        raise refusals.Stale
    if player.role == role:
        player.role = ""
    else:
        for other in session.players:
            if other.role == role:
                if user != session.host:
                    raise refusals.RoleTaken
                other.role = ""
        player.role = role
    _no_longer_await(session, user)
    session.touched = now
    return []


def leave(session: Session, user: User, now: int) -> Events:
    """Give up the own seat or the place in the next round; during a game the seat is forfeited."""
    session.must_not_have_ended()
    for late in session.waiting:
        if late.user == user:
            session.waiting.remove(late)
            session.touched = now
            return []
    return _remove(session, session.seat(user), "player", now)


def forget(session: Session, user: User, stand_in: User, now: int) -> Events:
    """Take a person out of a session for good: give up the seat as `leave` does, and put a negative
    number where the game still needs somebody. The salt of a deal goes too, for with it a label
    could be tried on one id after another."""
    events: Events = []
    while session.phase in ("lobby", "playing") and session.knows(user):
        events += leave(session, user, now)
    for player in session.players:
        if player.user == user:
            player.user, player.name, player.cut = stand_in, "", ""
            session.salt = SPENT_SALT if session.salt and session.drawn_for else session.salt
    session.waiting = [late for late in session.waiting if late.user != user]
    _no_longer_await(session, user)
    if session.host == user:
        session.host = stand_in
    if session.suggestion is not None and session.suggestion.user == user:
        session.suggestion = None
    return events


def kick(session: Session, by: User, seat: Seat, now: int, admin: bool = False) -> Events:
    session.must_not_have_ended()
    session.must_lead(by, admin)
    if seat not in range(len(session.players)) or session.players[seat].gone:
        raise refusals.NoSuchSeat
    return _remove(session, seat, "admin", now)


def choose_game(session: Session, by: User, game: str, now: int, admin: bool = False) -> Events:
    """Choose another game, with the house rules that were set for it here before. One that has too
    few seats for the players is refused."""
    session.must_be_lobby()
    session.must_lead(by, admin)
    if game not in session.games:
        raise refusals.NoSuchGame(game=game)
    rules = session.games[game]
    if len(session.players) > rules.seats[-1]:
        raise refusals.TooManySit(game=game, most=rules.seats[-1], count=len(session.players))
    changed = {**session.chosen_before, session.game: changed_values(session.options)}
    before = changed.pop(game, {})
    session.chosen_before = {other: values for other, values in changed.items() if values}
    session.game, session.rules = game, rules.rules
    session.options = options_if_possible(rules.options, before)
    for player in session.players:
        if player.level not in (None, *LEVELS, *rules.levels):  # no such computer plays this game
            player.level = SUBSTITUTE
        player.role = ""
    session.suggestion = None
    _seat_waiting(session)
    session.touched = now
    return []


def suggest_game(session: Session, by: User, name: str, game: str, now: int) -> Events:
    """Suggest another game to the host, instead of what was suggested before; take the own
    suggestion back by suggesting the same again."""
    session.must_be_lobby()
    if game not in session.games:
        raise refusals.NoSuchGame(game=game)
    last = session.suggestion
    is_again = last is not None and (last.user, last.game) == (by, game)
    is_none = is_again or game == session.game
    session.suggestion = None if is_none else Suggestion(by, name, game)
    session.touched = now
    return []


def set_option(
    session: Session, by: User, rule: str, value: Any, now: int, admin: bool = False
) -> Events:
    session.must_be_lobby()
    session.must_lead(by, admin)
    try:
        session.options = with_option(session.options, rule, value)
    except BadOption:
        raise refusals.BadHouseRule(rule=rule, value=value) from None
    session.touched = now
    return []


def set_options(
    session: Session, by: User, values: Mapping[str, Any], now: int, admin: bool = False
) -> Events:
    """Set all house rules to what was kept, or to the defaults if that is no longer possible."""
    session.must_be_lobby()
    session.must_lead(by, admin)
    session.options = options_if_possible(session.rulebook.options, values)
    session.touched = now
    return []


def set_pace(session: Session, by: User, pace: int | None, now: int, admin: bool = False) -> Events:
    """Set the time for a move, at any moment; players who are asked have it anew."""
    session.must_not_have_ended()
    session.must_lead(by, admin)
    if pace is not None and pace <= 0:
        raise refusals.BadHouseRule(rule="pace", value=pace)
    return session.set_pace(pace, now)


def set_for_fun(session: Session, by: User, for_fun: bool, now: int, admin: bool = False) -> Events:
    """Choose whether the game is for fun alone and changes no rating."""
    session.must_be_lobby()
    session.must_lead(by, admin)
    session.for_fun = for_fun
    session.touched = now
    return []


def add_computer(session: Session, by: User, level: str, now: int, admin: bool = False) -> Events:
    session.must_be_lobby()
    session.must_lead(by, admin)
    session.must_be_level(level)
    if session.is_full:
        raise refusals.LobbyFull(most=session.rulebook.seats[-1])
    session.players.append(Player(None, level=level))
    session.touched = now
    return []


def remove_computer(session: Session, by: User, now: int, admin: bool = False) -> Events:
    """Remove the computer that came last."""
    session.must_be_lobby()
    session.must_lead(by, admin)
    if not any(player.is_computer for player in session.players):
        raise refusals.NoSuchSeat
    _take_away_a_computer(session)
    session.touched = now
    return []


def start(session: Session, by: User, now: int, admin: bool = False) -> Events:
    """Deal to those who are there: a seat that was kept and not taken is given up. Computers take
    the empty seats of a game that needs them all."""
    session.must_be_lobby()
    session.must_lead(by, admin)
    absent = [user for user in session.awaited if user != by]
    there = [player for player in session.players if player.user not in absent]
    least, filled = session.rulebook.seats[0], session.rulebook.filled_seats(session.options)
    if max(len(there) + len(session.waiting), filled) < least:
        raise refusals.TooFewPlayers(least=least)
    session.players, session.awaited = there, []
    _seat_waiting(session)
    events = session.pass_on_host(0) if session.seat_of(session.host) is None else []
    missing = filled - len(session.players)
    session.players += [Player(None, level=SUBSTITUTE) for _ in range(missing)]
    _arrange_seats(session)
    return [*events, *session.deal(now)]


def _arrange_seats(session: Session) -> None:
    """Seat the players who chose a role where it is, and the others in their order between them."""
    roles = session.rulebook.roles(session.options)[: len(session.players)]
    chosen = {roles.index(who.role): who for who in session.players if who.role in roles}
    others = iter([who for who in session.players if who.role not in roles])
    session.players = [chosen.get(seat) or next(others) for seat in range(len(session.players))]


def close(session: Session, by: User, now: int, admin: bool = False) -> Events:
    """Close the lobby, or end the game without a result."""
    session.must_not_have_ended()
    session.must_lead(by, admin)
    session.stop(now)
    session.touched = now
    return [Stopped()]


def rematch(session: Session, user: User, id: str, salt: bytes, now: int) -> Session:
    """Open the lobby of the next round, led by the one who asks for it: everybody one seat further,
    and latecomers instead of computers. The seats of the others are kept until they take them. Of
    the players who left, only the one who asks for it sits down again; of those who are forgotten,
    nobody."""
    if session.phase != "over":
        raise refusals.NotOver
    stayed = [player for player in session.players if not player.gone and not player.is_forgotten]
    is_there = any(player.user == user for player in (*stayed, *session.waiting))
    left = session.seat_in_the_end(user)
    if not is_there and left is None:
        raise session.no_seat(user)
    again = open_lobby(session.games, id, session.game, user, "", salt, now, pace=session.pace)
    again.options = session.options
    again.for_fun = session.for_fun
    again.players = [
        Player(player.user, player.name, player.level if player.is_computer else None)
        for player in (*stayed[1:], *stayed[:1])
    ]
    again.awaited = [who.user for who in again.players if who.user not in (None, user)]
    seat_who_waited(again, session)
    if not is_there and left is not None:
        again.waiting.append(Player(user, session.players[left].name))
        _seat_waiting(again)
    if again.seat_of(user) is None:
        again.pass_on_host(0)
    return again


def give_looks(session: Session, known: Mapping[User, int], count: int) -> None:
    """Give each player one of so many looks: people in the order of the seats the one that they are
    known by, unless another has it; everybody else one that is free."""
    free = list(range(count))
    looks: list[int | None] = []
    for player in session.players:
        wanted = None if player.user is None else known.get(player.user)
        looks.append(wanted if wanted in free else None)
        if wanted in free:
            free.remove(wanted)
    others = iter([*free, *range(len(looks))])
    session.looks = [next(others) if look is None else look for look in looks]


def seat_who_waited(session: Session, last: Session) -> None:
    """Seat in a new lobby the people who waited for the next round of the last game."""
    there = [player.user for player in session.players]
    session.waiting = [
        Player(late.user, late.name) for late in last.waiting if late.user not in there
    ]
    _seat_waiting(session)


def _no_longer_await(session: Session, user: User | None) -> None:
    session.awaited = [other for other in session.awaited if other != user]


def _has_nobody(session: Session) -> bool:
    """Return whether every person has left for good; a player who is away may come back."""
    return all(player.user is None or player.gone for player in session.players)


def _take_away_a_computer(session: Session) -> None:
    for seat in reversed(range(len(session.players))):
        if session.players[seat].is_computer:
            del session.players[seat]
            return
    raise refusals.LobbyFull(most=session.rulebook.seats[-1])


def _seat_waiting(session: Session) -> None:
    """Seat the people who wait, instead of computers if need be."""
    while session.waiting:
        if session.is_full:
            if not any(player.is_computer for player in session.players):
                return
            _take_away_a_computer(session)
        session.players.append(session.waiting.pop(0))


def _remove(session: Session, seat: Seat, by: Literal["player", "admin"], now: int) -> Events:
    leaver = session.players[seat]
    if session.phase == "playing":
        leaver.gone = True
        events = session.forfeit(seat, LEAVE, by, now)
        if session.phase == "playing" and not session.waiting and _has_nobody(session):
            session.stop(now)
            events.append(Stopped())
    else:
        del session.players[seat]
        _no_longer_await(session, leaver.user)
        if session.suggestion is not None and session.suggestion.user == leaver.user:
            session.suggestion = None
        _seat_waiting(session)
        session.touched = now
        events = []
    if leaver.user == session.host:
        events += session.pass_on_host(seat)
    return events
