"""A table stays sound whatever people do there, in any order, and whenever it is saved."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.game import house_rules
from engine.record import fold, verify
from engine.refusals import Refusal
from engine.session import Events, dump, lobby, seen_by
from engine.session_events import SESSION_EVENTS, SessionEvent
from tests.engine.tables import NOON, PACE, SALT, Session, load
from tests.engine.toys import ALL

USERS = st.integers(0, 9)  # whoever sits there, or somebody who does not
SEATS = st.integers(-1, 4)
KEYS = st.sampled_from(["whot", "duel", "dice", "differo"])
LEVEL = st.sampled_from(["easy", "normal", "hard", "wizard"])
PAUSES = st.sampled_from([0, 1, 1000, PACE // 2, PACE, 3 * PACE])
ADMIN = st.sampled_from([False, False, False, True])


Rule = TypeVar("Rule", bound=Callable[..., Any])


def during(phase: str) -> Callable[[Rule], Rule]:
    return precondition(lambda self: self.session.phase == phase)


in_lobby, in_play, at_end = map(during, ("lobby", "playing", "over"))


class Table(RuleBasedStateMachine):
    """People come and go, play, dawdle and disagree; `refuse` and `sound` say what must hold."""

    session: Session
    now = NOON
    rounds = 0

    @initialize(
        key=KEYS, people=st.integers(1, 4), computers=st.integers(0, 2), begun=st.booleans()
    )
    def open(self, key: str, people: int, computers: int, begun: bool) -> None:
        self.rounds += 1
        id, now = f"t{self.rounds}", self.now
        self.session = lobby.open_lobby(ALL, id, key, 10, "", SALT, now, pace=PACE)
        for user in range(11, 10 + people):
            self.join(user)
        for _ in range(computers):
            self.add_computer("easy")
        if begun:
            self.start_as_host()

    def who(self, index: int) -> int:
        """A person who sits, mostly; or the last ones, who may not."""
        people = [p.user for p in self.session.players if p.user is not None]
        return people[index % len(people)] if people and index < 7 else 10 + index

    def do(self, what: Callable[[], Events]) -> None:
        """Either it is refused and nothing has happened, or what happened can be told."""
        before, moves = dump(self.session), len(self.session.log)
        try:
            happened = what()
        except Refusal:
            assert dump(self.session) == before
            return
        is_proposed = self.session.agreed or self.session.undo
        assert not is_proposed or len(self.session.log) == moves  # no proposal outlives a move
        self.tell(happened)
        self.tell(self.session.recent_events())

    def tell(self, happened: Events) -> None:
        """Everything that happens can be told to anybody."""
        kinds = {type(event) for event in happened}
        for event in (*happened, *seen_by(None, happened)):
            is_notice = isinstance(event, SessionEvent)
            adapter = SESSION_EVENTS if is_notice else self.session.rulebook.events
            assert adapter.validate_json(adapter.dump_json(event)) == event
        assert kinds == {type(event) for event in seen_by(0, happened)}

    # Who sits, and by which rules ------------------------------------------------------------

    @rule(user=USERS)
    def join(self, user: int) -> None:
        self.do(lambda: lobby.join(self.session, self.who(user), f"user {user}", self.now))

    @rule(user=USERS, text=st.text(max_size=3))
    def cut(self, user: int, text: str) -> None:
        self.do(lambda: lobby.cut(self.session, self.who(user), text, self.now))

    @rule(user=USERS)
    def leave(self, user: int) -> None:
        self.do(lambda: lobby.leave(self.session, self.who(user), self.now))

    @rule(seat=SEATS)
    def kick_as_host(self, seat: int) -> None:
        self.do(lambda: lobby.kick(self.session, self.session.host, seat, self.now))

    @rule(user=USERS, seat=SEATS, admin=ADMIN)
    def kick(self, user: int, seat: int, admin: bool) -> None:
        self.do(lambda: lobby.kick(self.session, self.who(user), seat, self.now, admin=admin))

    @in_lobby
    @rule(user=USERS, role=st.sampled_from(["left", "right", "white"]))
    def choose_role(self, user: int, role: str) -> None:
        self.do(lambda: lobby.choose_role(self.session, self.who(user), role, self.now))

    @in_lobby
    @rule(game=KEYS | st.just("chess"), admin=ADMIN)
    def choose_game(self, game: str, admin: bool) -> None:
        user = 0 if admin else self.session.host
        self.do(lambda: lobby.choose_game(self.session, self.who(user), game, self.now, admin))

    @in_lobby
    @rule(data=st.data())
    def set_option(self, data: st.DataObject) -> None:
        rules = house_rules(self.session.rulebook.options)
        name = data.draw(st.sampled_from([*rules, "stakes"]))
        value = data.draw(st.sampled_from([*rules.get(name, ()), "much"]))
        self.do(lambda: lobby.set_option(self.session, self.session.host, name, value, self.now))

    @rule(pace=st.sampled_from([None, -1, 0, 1000, PACE]))
    def set_pace(self, pace: int | None) -> None:
        self.do(lambda: lobby.set_pace(self.session, self.session.host, pace, self.now))

    @in_lobby
    @rule(level=LEVEL)
    def add_computer(self, level: str) -> None:
        self.do(lambda: lobby.add_computer(self.session, self.session.host, level, self.now))

    @in_lobby
    @rule()
    def remove_computer(self) -> None:
        self.do(lambda: lobby.remove_computer(self.session, self.session.host, self.now))

    @in_lobby
    @rule(user=USERS, admin=ADMIN)
    def start(self, user: int, admin: bool) -> None:
        self.do(lambda: lobby.start(self.session, self.who(user), self.now, admin=admin))

    @in_lobby
    @rule()
    def start_as_host(self) -> None:
        self.do(lambda: lobby.start(self.session, self.session.host, self.now))

    @rule(user=USERS, sure=st.sampled_from([False, False, False, True]))
    def close(self, user: int, sure: bool) -> None:
        if sure:
            self.do(lambda: lobby.close(self.session, self.who(user), self.now))

    @during("closed")
    @rule(key=KEYS)
    def open_another(self, key: str) -> None:
        self.open(key, 2, 1, False)

    @at_end
    @rule(user=USERS)
    def rematch(self, user: int) -> None:
        before = dump(self.session)
        self.rounds += 1
        try:
            again = lobby.rematch(self.session, self.who(user), f"t{self.rounds}", SALT, self.now)
        except Refusal:
            assert self.session.phase != "over" or self.session.seat_of(self.who(user)) is None
        else:
            assert dump(self.session) == before
            self.session = again

    # Playing ---------------------------------------------------------------------------------

    @rule(user=USERS, prompt=st.integers(0, 30), index=st.integers(-1, 9))
    def press(self, user: int, prompt: int, index: int) -> None:
        self.do(lambda: self.session.act(self.who(user), prompt, index, self.now))

    @in_play
    @rule(data=st.data(), moves=st.integers(1, 12))
    def play(self, data: st.DataObject, moves: int) -> None:
        for _ in range(moves):
            if not self.session.prompts:
                return
            seat, prompt = data.draw(st.sampled_from([*self.session.prompts.items()]))
            index = data.draw(st.integers(0, len(self.session.legal(seat)) - 1))
            self.answer(seat, prompt, index)
            self.sound()

    def answer(self, seat: int, prompt: int, index: int) -> None:
        player = self.session.players[seat]
        if player.user is None or player.level is not None:
            self.do(lambda: self.session.act_for(seat, prompt, index, self.now))
        else:
            user = player.user
            self.do(lambda: self.session.act(user, prompt, index, self.now))

    @in_play
    @rule(data=st.data(), user=USERS)
    def play_text(self, data: st.DataObject, user: int) -> None:
        seat = self.session.seat_of(self.who(user))
        legal = [] if seat is None else self.session.legal(seat)
        texts = ["draw", "!leave", *map(self.session.rulebook.text, legal)]
        text = data.draw(st.sampled_from(texts))
        self.do(lambda: self.session.play_text(self.who(user), text, self.now))

    @in_play
    @rule(seat=SEATS, prompt=st.integers(0, 30), index=st.integers(-1, 9))
    def think(self, seat: int, prompt: int, index: int) -> None:
        self.do(lambda: self.session.act_for(seat, prompt, index, self.now))

    @rule(pause=PAUSES)
    def wait(self, pause: int) -> None:
        self.now += pause
        self.do(lambda: self.session.tick(self.now))
        moments = (*self.session.due.values(), *self.session.reminders.values())
        assert all(moment > self.now for moment in moments)

    @rule(pause=PAUSES)
    def restart(self, pause: int) -> None:
        self.now += pause
        self.session = load(dump(self.session))
        self.do(lambda: self.session.shift(pause, self.now))

    @rule(pause=PAUSES)
    def mute(self, pause: int) -> None:
        """Nobody's time runs while the bot may not write."""
        self.do(lambda: self.session.pause(None))
        self.now += pause
        self.do(lambda: self.session.tick(self.now))
        self.do(lambda: self.session.pause(self.now + pause))
        self.do(lambda: self.session.resume(self.now))

    @rule(pause=PAUSES)
    def expire(self, pause: int) -> None:
        self.do(lambda: self.session.expire(self.now, 2 * PACE + pause))

    @in_play
    @rule(user=USERS, seat=SEATS, admin=ADMIN)
    def skip(self, user: int, seat: int, admin: bool) -> None:
        self.do(lambda: self.session.skip(self.who(user), seat, self.now, admin=admin))

    @in_play
    @rule(user=USERS, level=LEVEL)
    def hand_over(self, user: int, level: str) -> None:
        self.do(lambda: self.session.hand_over(self.who(user), self.now, level))

    @in_play
    @rule(user=USERS)
    def reclaim(self, user: int) -> None:
        self.do(lambda: self.session.reclaim(self.who(user), self.now))

    @in_play
    @rule(user=USERS, seat=SEATS)
    def take_over(self, user: int, seat: int) -> None:
        self.do(lambda: self.session.take_over(self.who(user), f"user {user}", seat, self.now))

    @in_play
    @rule(user=USERS)
    def resign(self, user: int) -> None:
        self.do(lambda: self.session.resign(self.who(user), self.now))

    @in_play
    @rule(user=USERS)
    def offer_draw(self, user: int) -> None:
        self.do(lambda: self.session.offer_draw(self.who(user), self.now))

    @in_play
    @rule(user=USERS, agrees=st.booleans())
    def answer_draw(self, user: int, agrees: bool) -> None:
        self.do(lambda: self.session.answer_draw(self.who(user), agrees, self.now))

    @in_play
    @rule(user=USERS)
    def ask_undo(self, user: int) -> None:
        self.do(lambda: self.session.ask_undo(self.who(user), self.now))

    @in_play
    @rule(user=USERS, agrees=st.booleans())
    def answer_undo(self, user: int, agrees: bool) -> None:
        self.do(lambda: self.session.answer_undo(self.who(user), agrees, self.now))

    # What must hold --------------------------------------------------------------------------

    @invariant()
    def sound(self) -> None:
        session = self.session
        seated = [p.user for p in session.players if p.user is not None and not p.gone]
        waiting = [late.user for late in session.waiting]
        assert len({*seated, *waiting}) == len(seated) + len(waiting)
        assert all(player.level for player in session.players if player.user is None)
        assert len(session.players) <= session.rulebook.seats[-1]
        if seated and session.phase != "closed":
            assert session.host in seated
        getattr(self, f"sound_{session.phase}")(session)

    def sound_lobby(self, session: Session) -> None:
        assert session.players
        assert session.host == session.players[session.seat_of(session.host) or 0].user
        assert not session.waiting or session.is_full
        assert not any(player.gone or player.is_away for player in session.players)
        roles = [player.role for player in session.players if player.role]
        assert len(set(roles)) == len(roles)
        assert (session.state, session.log, session.outcome) == (None, [], None)
        assert (session.prompts, session.due, session.reminders) == ({}, {}, {})

    def sound_playing(self, session: Session) -> None:
        game = session.rulebook
        assert len(session.players) in game.seats
        assert tuple(session.prompts) == game.to_act(session.state)
        assert session.outcome is None
        assert set(session.due) == (set(session.prompts) if session.pace else set())
        assert all(moment < session.due[seat] for seat, moment in session.reminders.items())
        assert not any(session.players[seat].level for seat in session.reminders)
        for seat, prompt in session.prompts.items():
            assert session.legal(seat) == game.legal(session.state, seat) != []
            assert 0 < prompt <= len(session.log)
            assert not session.players[seat].gone
        assert {seat for seat, _, _ in session.thinking} == {
            seat for seat in session.prompts if session.players[seat].level is not None
        }
        assert set(session.agreed) < set(range(len(session.players)))
        assert set(session.undo) < set(range(len(session.players)))
        assert session.record().secret == ""

    def sound_over(self, session: Session) -> None:
        assert session.outcome is not None
        assert len(session.outcome.ranks) == len(session.players)
        assert (session.outcome.reason == "agreed") != (
            session.rulebook.outcome(session.state) == session.outcome
        )
        self.sound_closed(session)
        assert verify(session.record(), session.rulebook)[-1].state == session.state

    def sound_closed(self, session: Session) -> None:
        assert (session.prompts, session.due, session.reminders) == ({}, {}, {})
        assert (session.agreed, session.undo) == ([], [])
        assert (session.next_due, session.thinking) == (None, [])

    @invariant()
    def saved(self) -> None:
        text = dump(self.session)
        assert len(text) < 16_384
        self.session = load(text)
        assert dump(self.session) == text
        if self.session.state is not None:
            assert fold(self.session.record(), self.session.rulebook) == self.session.state


@pytest.mark.parametrize("tables", [120, pytest.param(1000, marks=pytest.mark.slow)])
def test_a_table_stays_sound_whatever_people_do(tables: int) -> None:
    repeated = settings(derandomize=True, deadline=None, database=None)
    several = settings(repeated, max_examples=tables, stateful_step_count=50)
    run_state_machine_as_test(Table, settings=several)
