"""The laws that every game keeps, tried at every move of random games for every number of seats.

A game joins by its line in the registry; its own test module says what is hidden from whom.
"""

import os
import random
import secrets
import time
from collections import Counter
from typing import Any, NoReturn

import pytest

from engine import session
from engine.chance import Loose, Sealed
from engine.game import apply, house_rules, redact, squeeze, with_option
from engine.record import Drift, Entry, fold, replay, verify
from engine.session import lobby
from tests.engine.laws import TABLES, cards_in, oracle, play_on, play_out, walk, walks, worlds
from tests.engine.toys import ALL

every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
every_game = pytest.mark.parametrize("key", ALL)


def spread(text: str) -> str:
    """As somebody in a hurry might type it."""
    return f"  {text.upper()} ".replace(" ", "  ")


@every_game
def test_a_game_is_complete(key: str) -> None:
    game = ALL[key]
    assert game.key == key
    assert len(game.seats) > 0
    assert game.seats.step == 1
    assert game.reasons
    assert oracle(key)
    assert all(map(callable, game.levels.values()))
    for name, values in house_rules(game.options).items():
        assert len(values) > 1, f"{name} leaves no choice: a house rule is a bool or a Literal"
        assert getattr(game.options(), name) in values
        for value in values:
            assert getattr(with_option(game.options(), name, value), name) == value


@every_table
def test_a_copy_shares_nothing_that_changes(key: str, seats: int) -> None:
    for game, _, _, nodes in walks(key, seats):
        for node in nodes:
            before = game.states.dump_json(node.before)
            copy = game.copy(node.before)
            assert copy == node.before
            game.play(copy, node.seat, node.action, Loose(1))
            assert game.states.dump_json(node.before) == before, "play on a copy changed the state"


@every_table
def test_everything_round_trips_through_json(key: str, seats: int) -> None:
    for game, _, _, nodes in walks(key, seats):
        for node in nodes:
            for adapter, things in (
                (game.states, [node.after]),
                (game.actions, node.legal),
                (game.events, node.events),
                (game.views, [game.view(node.after, None), game.view(node.after, node.seat)]),
            ):
                for thing in things:
                    assert adapter.validate_json(adapter.dump_json(thing)) == thing


@every_table
def test_every_action_is_read_back_from_its_text(key: str, seats: int) -> None:
    for game, _, _, nodes in walks(key, seats):
        for node in nodes:
            for action in node.legal:
                text = game.text(action)
                assert text.isprintable()
                assert "\n" not in text
                assert not text.startswith("!")  # the log says other things with these
                assert not squeeze(text).isdecimal(), "lists are numbered, so a move is no number"
                assert game.read(text, node.legal) == action
                assert game.read(spread(text), node.legal) == action
            assert game.read("no such move", node.legal) is None


@every_table
def test_a_vocabulary_has_every_action(key: str, seats: int) -> None:
    for game, _, options, nodes in walks(key, seats):
        if words := [*game.vocabulary(options)]:
            known = {squeeze(game.text(word)) for word in words}
            for node in nodes:
                assert known.issuperset(squeeze(game.text(action)) for action in node.legal)
        assert game.read("no such move", words) is None


@every_table
def test_legal_is_never_empty_and_keeps_its_order(key: str, seats: int) -> None:
    for game, _, _, nodes in walks(key, seats):
        for node in nodes:
            assert 0 < len(node.legal) <= 200
            assert all(hash(action) == hash(action) for action in node.legal)
            assert len(set(node.legal)) == len(node.legal)
            saved = game.states.validate_json(game.states.dump_json(node.before))
            assert game.legal(game.copy(node.before), node.seat) == node.legal
            assert game.legal(saved, node.seat) == node.legal


@every_table
def test_nothing_is_lost_or_doubled(key: str, seats: int) -> None:
    everything = oracle(key).everything
    for found in walks(key, seats):
        pack = Counter(everything(found.states[0]))
        for state in found.states:
            assert Counter(everything(state)) == pack


@every_table
def test_apply_leaves_its_argument_alone(key: str, seats: int) -> None:
    for game, _, _, nodes in walks(key, seats):
        for node in nodes:
            before = game.states.dump_json(node.before)
            step = apply(game, node.before, node.seat, node.action, Loose(1))
            assert game.states.dump_json(node.before) == before
            copy = game.copy(step.state)
            after = game.states.dump_json(step.state)
            play_on(game, copy, Loose(2))
            assert game.states.dump_json(step.state) == after


@every_table
def test_a_game_is_over_when_nobody_is_asked(key: str, seats: int) -> None:
    for found in walks(key, seats):
        game = found.game
        for state in found.states:
            asked = game.to_act(state)
            outcome = game.outcome(state)
            assert (outcome is None) == bool(asked)
            assert list(asked) == sorted(set(asked))
            assert set(asked) <= set(range(seats))
            for seat in range(seats):
                assert 0 <= game.worth(state, seat) <= 1
            if outcome is not None:
                assert outcome.reason in game.reasons
                assert len(outcome.ranks) == seats
                for rank in outcome.ranks:  # shared places count 1 2 2 4
                    assert rank == 1 + sum(other < rank for other in outcome.ranks)


@every_table
def test_worlds_look_the_same_to_their_viewer(key: str, seats: int) -> None:
    """And so who is asked, and whether it is over, are public."""
    for found in walks(key, seats):
        game = found.game
        everything = oracle(key).everything
        for state in found.some(found.states):
            for viewer in found.viewers:
                view = game.view(state, viewer)
                for world in worlds(game, view, 3):
                    assert game.view(world, viewer) == view
                    assert game.to_act(world) == game.to_act(state)
                    assert game.outcome(world) == game.outcome(state)
                    assert Counter(everything(world)) == Counter(everything(state))
                    if viewer in game.to_act(state):
                        assert game.legal(world, viewer) == game.legal(state, viewer)


@every_table
def test_there_are_always_more_worlds(key: str, seats: int) -> None:
    for found in walks(key, seats):
        for state in (found.states[0], found.states[-1]):
            assert len(worlds(found.game, found.game.view(state, None), 60)) == 60


@every_table
def test_worlds_differ_where_something_is_hidden(key: str, seats: int) -> None:
    for found in walks(key, seats):
        game, hidden = found.game, oracle(key).hidden
        for viewer in found.viewers:
            state = found.states[0]
            view = game.view(state, viewer)
            different = {game.states.dump_json(world) for world in worlds(game, view, 30)}
            assert (len(different) > 1) == (len(set(hidden(state, viewer))) > 1)


@every_table
def test_views_name_no_hidden_card(key: str, seats: int) -> None:
    everything, hidden = oracle(key)
    for found in walks(key, seats):
        pack = set(everything(found.states[0]))
        for state in found.states:
            for viewer in found.viewers:
                open_cards = Counter(everything(state)) - Counter(hidden(state, viewer))
                view = found.game.views.dump_json(found.game.view(state, viewer))
                assert cards_in(view, pack) <= open_cards


@every_table
def test_redacted_events_name_no_hidden_card(key: str, seats: int) -> None:
    everything, hidden = oracle(key)
    for found in walks(key, seats):
        pack = set(everything(found.states[0]))
        for node in found.nodes:
            for viewer in found.viewers:
                before, after = (
                    Counter(everything(state)) - Counter(hidden(state, viewer))
                    for state in (node.before, node.after)
                )
                for event in node.events:
                    seen = found.game.events.dump_json(redact(event, viewer))
                    assert cards_in(seen, pack) <= before | after


@every_table
def test_simultaneous_moves_commute(key: str, seats: int) -> None:
    for game, _, _, nodes in walks(key, seats):
        for node in nodes:
            for other in game.to_act(node.before):
                if other == node.seat or other not in game.to_act(node.after):
                    continue
                reply = game.on_timeout(node.before, other)
                if reply not in game.legal(node.after, other):
                    continue
                there = apply(game, node.before, node.seat, node.action, Loose(5)).state
                there = apply(game, there, other, reply, Loose(6)).state
                back = apply(game, node.before, other, reply, Loose(6)).state
                if node.seat not in game.to_act(back):
                    continue  # the other answer settled it: no longer simultaneous
                back = apply(game, back, node.seat, node.action, Loose(5)).state
                assert there == back


@every_table
def test_forfeit_from_any_state_leaves_a_legal_game(key: str, seats: int) -> None:
    for found in walks(key, seats):
        game = found.game
        everything = oracle(key).everything
        for state in found.few([node.before for node in found.nodes]):
            for seat in range(seats):
                after = game.copy(state)
                events: list[Any] = []
                game.forfeit(after, seat, Loose(3), events.append)
                assert Counter(everything(after)) == Counter(everything(state))
                assert seat not in game.to_act(after)
                assert bool(game.to_act(after)) == (game.outcome(after) is None)
                for event in events:
                    assert game.events.validate_json(game.events.dump_json(event)) == event
                play_out(game, after, Loose(4))
                outcome = game.outcome(after)
                assert outcome is not None
                if seats > 1:
                    assert outcome.ranks[seat] > 1


@every_table
def test_timeouts_are_legal_and_finish_a_game(key: str, seats: int) -> None:
    for found in walks(key, seats):
        game = found.game
        for node in found.nodes:
            assert game.on_timeout(node.before, node.seat) in node.legal
        table = seated(key, seats)
        now = 0
        while table.phase == "playing":
            assert table.next_due is not None
            now = max(now, table.next_due)
            table.tick(now)
            assert len(table.log) < 10_000, "timeouts do not end it"
        assert table.outcome is not None


def seated(key: str, seats: int, seed: int = 0) -> session.GameSession[Any, Any]:
    """A started session of people with a minute for each move."""
    table = lobby.open_lobby(ALL, f"law {seed}", key, 0, "", bytes(range(32)), 0, pace=60_000)
    for user in range(1, seats):
        lobby.join(table, user, "", 0, cut=str(user))
    table.options = walk(key, seats, seed).options
    lobby.start(table, 0, 0)
    return table


def played(key: str, seats: int, seed: int) -> session.GameSession[Any, Any]:
    """A finished one, by random answers."""
    table = seated(key, seats, seed)
    draw = Loose(seed)
    while table.phase == "playing":
        seat = list(table.prompts)[draw.below(len(table.prompts))]
        answer(table, seat, draw.below(len(table.legal(seat))), len(table.log))
    return table


def answer(table: session.GameSession[Any, Any], seat: int, index: int, now: int) -> None:
    """By whoever plays there: a computer may have taken a seat that was empty."""
    user, prompt = table.players[seat].user, table.prompts[seat]
    if user is None:
        table.act_for(seat, prompt, index, now)
    else:
        table.act(user, prompt, index, now)


@every_table
def test_a_log_folds_back_and_its_chance_is_the_one_committed_to(key: str, seats: int) -> None:
    table = played(key, seats, seed=1)
    record = table.record()
    assert fold(record, table.rulebook) == table.state
    assert verify(record, table.rulebook)[-1].state == table.state


@every_table
def test_a_tape_replays_without_the_seed(key: str, seats: int) -> None:
    table = played(key, seats, seed=2)
    record = table.record()
    record.secret = record.commitment = ""
    assert fold(record, table.rulebook) == table.state


@every_game
def test_drift_is_noticed_at_its_entry(key: str) -> None:
    table = played(key, ALL[key].seats[0], seed=0)
    for index in {*range(0, len(table.log), max(1, len(table.log) // 40)), len(table.log) - 1}:
        record = table.record()
        record.log = record.log.copy()
        entry = Entry.read(record.log[index])
        record.log[index] = entry._replace(digest="0" * 16).line()
        with pytest.raises(Drift) as drift:
            fold(record, table.rulebook)
        assert drift.value.entry == index
        assert len(list(replay(table.record(), table.rulebook))) == len(table.log)


@every_game
def test_chance_comes_from_nowhere_else(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed plays the same game, and no other source is ever touched."""
    before = played(key, ALL[key].seats[-1], seed=1).log

    def forbidden(*_: object, **__: object) -> NoReturn:
        raise AssertionError("randomness or time from elsewhere")

    sources = (
        (random, ["random", "randrange", "choice", "shuffle", "sample", "getrandbits", "Random"]),
        (secrets, ["token_bytes", "randbelow", "choice"]),
        (os, ["urandom"]),
        (time, ["time", "monotonic", "perf_counter"]),
    )
    draws = Sealed(b"choices")
    with monkeypatch.context() as patch:
        for module, names in sources:
            for name in names:
                patch.setattr(module, name, forbidden)
        table = seated(key, ALL[key].seats[-1], seed=1)
        while table.phase == "playing":
            seat = next(iter(table.prompts))
            answer(table, seat, draws.below(len(table.legal(seat))), 0)
    assert played(key, ALL[key].seats[-1], seed=1).log == before
