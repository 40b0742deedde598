"""The laws that every game keeps, tried at every move of random games for every number of seats.

A game joins by its line in the registry. A failure names the table, the seed, the move and the
viewer, and the field that differs.
"""

import os
import random
import secrets
import time
from collections import Counter
from dataclasses import fields
from math import sqrt
from statistics import fmean, pvariance
from typing import Any, NoReturn

import pytest

from engine import session
from engine.chance import Loose, Sealed
from engine.fields import Mark
from engine.game import Viewer, apply, house_rules, redact, squeeze, with_option
from engine.games import GAMES
from engine.record import Drift, Entry, fold, replay, verify
from engine.session import lobby
from tests.engine.laws import (
    Node,
    Walk,
    at,
    every_game,
    every_table,
    holdings,
    lookalikes,
    must_name_only,
    on_every_move,
    on_every_view,
    on_every_walk,
    oracle,
    plain,
    play_on,
    play_out,
    walk,
    worlds,
)
from tests.engine.toys import ALL


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


@on_every_move
def test_a_copy_shares_nothing_that_changes(found: Walk, node: Node) -> None:
    game = found.game
    before = plain(game.states, node.before)
    copy = game.copy(node.before)
    assert copy == node.before
    game.play(copy, node.seat, node.action, Loose(1))
    assert plain(game.states, node.before) == before, "play on a copy changed the state"


@on_every_move
def test_everything_round_trips_through_json(found: Walk, node: Node) -> None:
    game = found.game
    for adapter, things in (
        (game.states, [node.after]),
        (game.actions, node.legal),
        (game.events, node.events),
        (game.views, [game.view(node.after, None), game.view(node.after, node.seat)]),
    ):
        for thing in things:
            assert adapter.validate_json(adapter.dump_json(thing)) == thing


@on_every_move
def test_every_action_is_read_back_from_its_text(found: Walk, node: Node) -> None:
    game = found.game
    for action in node.legal:
        text = game.text(action)
        assert text.isprintable()
        assert "\n" not in text
        assert not text.startswith("!")  # the log says other things with these
        assert not squeeze(text).isdecimal(), "lists are numbered, so a move is no number"
        assert game.read(text, node.legal) == action
        assert game.read(spread(text), node.legal) == action
    assert game.read("no such move", node.legal) is None


@on_every_walk
def test_a_vocabulary_has_every_action(found: Walk) -> None:
    game = found.game
    words = [*game.vocabulary(found.options)]
    known = {squeeze(game.text(word)) for word in words}
    for node in found.nodes if words else ():
        assert known.issuperset(squeeze(game.text(action)) for action in node.legal)
    assert game.read("no such move", words) is None


@on_every_move
def test_legal_is_never_empty_and_keeps_its_order(found: Walk, node: Node) -> None:
    game = found.game
    assert 0 < len(node.legal) <= 200
    assert all(hash(action) == hash(action) for action in node.legal)
    assert len(set(node.legal)) == len(node.legal)
    saved = game.states.validate_json(game.states.dump_json(node.before))
    assert game.legal(game.copy(node.before), node.seat) == node.legal
    assert game.legal(saved, node.seat) == node.legal


@on_every_walk
def test_nothing_is_lost_or_doubled(found: Walk) -> None:
    everything = oracle(found.game.key).everything
    pack = Counter(everything(found.states[0]))
    for number, state in found.numbered:
        with at(f"after move {number}"):
            assert Counter(everything(state)) == pack


@on_every_move
def test_apply_leaves_its_argument_alone(found: Walk, node: Node) -> None:
    game = found.game
    before = plain(game.states, node.before)
    step = apply(game, node.before, node.seat, node.action, Loose(1))
    assert plain(game.states, node.before) == before
    copy = game.copy(step.state)
    after = plain(game.states, step.state)
    play_on(game, copy, Loose(2))
    assert plain(game.states, step.state) == after


@on_every_walk
def test_a_game_is_over_when_nobody_is_asked(found: Walk) -> None:
    game, seats = found.game, found.seats
    for number, state in found.numbered:
        with at(f"after move {number}"):
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


@on_every_view
def test_worlds_look_the_same_to_their_viewer(found: Walk, state: Any, viewer: Viewer) -> None:
    """And so who is asked, and whether it is over, are public."""
    game, everything = found.game, oracle(found.game.key).everything
    view = game.view(state, viewer)
    for world in worlds(game, view, 3):
        assert game.view(world, viewer) == view
        assert game.to_act(world) == game.to_act(state)
        assert game.outcome(world) == game.outcome(state)
        assert Counter(everything(world)) == Counter(everything(state))
        if viewer in game.to_act(state):
            assert game.legal(world, viewer) == game.legal(state, viewer)


@on_every_view
def test_worlds_share_what_is_not_marked_as_secret(found: Walk, state: Any, viewer: Viewer) -> None:
    game = found.game
    for world in worlds(game, game.view(state, viewer), 2):
        for field in fields(state):
            if field.name not in game.secrets:
                told, there = getattr(world, field.name), getattr(state, field.name)
                assert told == there, f"{field.name} is public, but not told: mark it"


@on_every_view
def test_a_seat_s_own_secrets_are_so_in_every_world(
    found: Walk, state: Any, viewer: Viewer
) -> None:
    game = found.game
    own = [name for name, mark in game.secrets.items() if mark is Mark.OF_SEAT]
    if viewer is not None:
        for world in worlds(game, game.view(state, viewer), 2):
            for name in own:
                told, there = getattr(world, name)[viewer], getattr(state, name)[viewer]
                assert in_any_order(told) == in_any_order(there), f"{name} is not the viewer's own"


def in_any_order(value: Any) -> Any:
    """A hand has no order."""
    return sorted(value) if isinstance(value, list) else value


@pytest.mark.parametrize(
    "key",
    [
        pytest.param(key, marks=pytest.mark.slow) if key in GAMES else key
        for key, game in ALL.items()
        if game.infers
    ],
)
def test_worlds_are_as_frequent_as_play_makes_them(key: str) -> None:
    """Of random games that look the same, against as many worlds of that view, in standard errors;
    seeds are fixed, so this is one outcome and not a gamble."""
    game = ALL[key]
    for move, view, states in lookalikes(game, games=3000, moves=10, most_of=20):
        assert len(states) > 100, "too few games look the same: widen the sample"
        there = [holdings(state, game.infers) for state in states]
        told = [holdings(world, game.infers) for world in worlds(game, view, len(states))]
        for held in set().union(*there, *told):
            one, other = ([each[held] for each in sample] for sample in (there, told))
            error = sqrt((pvariance(one) + pvariance(other)) / len(states))
            difference = fmean(one) - fmean(other)
            with at(f"{key}, after move {move}: {held} is there {fmean(one):.3f} times on average"):
                assert abs(difference) <= 5 * error, f"in worlds {fmean(other):.3f} times"


@on_every_walk
def test_there_are_always_more_worlds(found: Walk) -> None:
    for state in (found.states[0], found.states[-1]):
        assert len(worlds(found.game, found.game.view(state, None), 60)) == 60


@on_every_walk
def test_worlds_differ_where_something_is_hidden(found: Walk) -> None:
    game, hidden = found.game, oracle(found.game.key).hidden
    state = found.states[0]
    for viewer in found.viewers:
        with at(f"viewer {viewer}"):
            view = game.view(state, viewer)
            different = {game.states.dump_json(world) for world in worlds(game, view, 30)}
            assert (len(different) > 1) == (len(set(hidden(state, viewer))) > 1)


@on_every_walk
def test_views_name_no_hidden_card(found: Walk) -> None:
    game, (everything, hidden) = found.game, oracle(found.game.key)
    pack = set(everything(found.states[0]))
    for number, state in found.numbered if pack else ():
        for viewer in found.viewers:
            with at(f"after move {number}, viewer {viewer}"):
                open_cards = Counter(everything(state)) - Counter(hidden(state, viewer))
                must_name_only(open_cards, pack, plain(game.views, game.view(state, viewer)))


@on_every_move
def test_redacted_events_name_no_hidden_card(found: Walk, node: Node) -> None:
    everything, hidden = oracle(found.game.key)
    pack = set(everything(node.before))
    for viewer in found.viewers if pack else ():
        for event, then in node.told:
            before, meanwhile, after = (
                Counter(everything(state)) - Counter(hidden(state, viewer))
                for state in (node.before, then, node.after)
            )
            with at(f"{event.kind}, viewer {viewer}"):
                told = plain(found.game.events, redact(event, viewer))
                must_name_only(before | meanwhile | after, pack, told)


@on_every_move
def test_simultaneous_moves_commute(found: Walk, node: Node) -> None:
    game = found.game
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


@on_every_walk
def test_forfeit_from_any_state_leaves_a_legal_game(found: Walk) -> None:
    game, everything = found.game, oracle(found.game.key).everything
    for node in found.few(found.nodes):
        for seat in range(found.seats):
            with at(f"seat {seat} leaves before move {node.number}"):
                after = game.copy(node.before)
                events: list[Any] = []
                game.forfeit(after, seat, Loose(3), events.append)
                assert Counter(everything(after)) == Counter(everything(node.before))
                assert seat not in game.to_act(after)
                assert bool(game.to_act(after)) == (game.outcome(after) is None)
                for event in events:
                    assert game.events.validate_json(game.events.dump_json(event)) == event
                play_out(game, after, Loose(4))
                outcome = game.outcome(after)
                assert outcome is not None
                if found.seats > 1:
                    assert outcome.ranks[seat] > 1


@on_every_move
def test_timeouts_are_legal(found: Walk, node: Node) -> None:
    assert found.game.on_timeout(node.before, node.seat) in node.legal


@every_table
def test_timeouts_finish_a_game(key: str, seats: int) -> None:
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
