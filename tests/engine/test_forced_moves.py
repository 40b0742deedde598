"""Moves that are the only one are made at once, and tell nothing that is hidden."""

import json
from collections import Counter
from dataclasses import dataclass, replace
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest

from engine import refusals
from engine.chance import Loose
from engine.game import ForcedMoves, Game, Seat, Viewer, house_rules
from engine.games import GAMES
from engine.games.caesar.model import PASS
from engine.games.whot.model import DRAW, Drew, PickDue, Played
from engine.record import Entry, replay, verify
from engine.review import decisions
from engine.session import dump, lobby
from engine.session_events import Undone
from tests.engine.games import caesar_table, rally_table, whot_table
from tests.engine.laws import on_every_move
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    NOON,
    PACE,
    Session,
    in_state,
    load,
    open_table,
    play_on,
    play_table,
    play_text,
    refused,
)
from tests.engine.test_record import drift_of
from tests.engine.test_rows_of_moves import table_of, twin_of
from tests.engine.toys import ALL, Dice, DiceOptions, DiceState, Hold, Roll
from tests.slow import all_but

LATER = NOON + 9000
FEW = range(5)  # seeds of random games
WITH_FORCED_MOVES = ["caesar", "rally", "whot"]


def entries(session: Session) -> list[Entry]:
    return [*map(Entry.read, session.log)]


def forced(session: Session) -> list[tuple[Seat, str]]:
    """The moves that were made because there was no other."""
    return [(entry.seat, entry.what) for entry in entries(session) if entry.by == "rules"]


# Laws --------------------------------------------------------------------------------------------


@on_every_move
def test_a_forced_move_is_the_only_legal_one_and_ends_no_game(found: Any, node: Any) -> None:
    game = found.game
    for seat in game.to_act(node.before):
        action = game.forced(node.before, seat)
        if action is None:
            continue
        assert game.legal(node.before, seat) == [action]
        assert game.text(action) != "roll"
        for seed in range(3):
            after = game.copy(node.before)
            game.play(after, seat, action, Loose(seed))
            assert game.outcome(after) is None


@on_every_move
def test_no_move_is_forced_within_a_row(found: Any, node: Any) -> None:
    game = found.game
    if game.can_chain(node.before, node.seat, node.action):
        assert not any(game.forced(node.after, seat) for seat in game.to_act(node.after))


@pytest.mark.parametrize("key", ALL)
def test_a_game_with_forced_moves_has_the_house_rule_for_them(key: str) -> None:
    has_rule = "forced_moves" in house_rules(ALL[key].options)
    assert has_rule == (type(ALL[key]).forced is not Game.forced)
    assert has_rule == (key in WITH_FORCED_MOVES)


@pytest.mark.parametrize("key", WITH_FORCED_MOVES)
def test_a_move_is_forced_in_all_worlds_that_look_the_same_to_the_others(key: str) -> None:
    game, found = GAMES[key], 0
    for seed in FEW:
        draw = Loose(seed)
        session = table_of(key, seed, draw)
        for _ in range(400):
            if session.phase != "playing":
                break
            session.plays_forced = False  # so that each one is seen
            for seat in session.prompts:
                action = game.forced(session.state, seat)
                found += action is not None
                for viewer in (None, *range(len(session.players))):
                    if viewer == seat:
                        continue
                    for world in islice(game.worlds(session.view(viewer), draw), 4):
                        assert game.forced(world, seat) == action
            play_on(session, 1, seed=draw.below(1 << 30))
    assert found > 3


@pytest.mark.parametrize("key", all_but(["rally"], GAMES))
def test_the_same_moves_follow_by_themselves_in_twin_worlds(key: str) -> None:
    """Twins look the same to a viewer before a move, and after it as well."""
    compared = Counter[bool]()
    for seed in FEW:
        draw = Loose(f"{key} {seed}")
        session = table_of(key, seed, draw)
        for _ in range(200 if key == "caesar" else 60):
            if session.phase != "playing":
                break
            seat = [*session.prompts][draw.below(len(session.prompts))]
            action = session.legal(seat)[draw.below(len(session.legal(seat)))]
            for viewer in (None, *range(len(session.players))):
                tables = [in_state(session, session.rulebook.copy(session.state))]
                tables.append(twin_of(session, viewer, draw))
                if action not in tables[1].legal(seat):
                    continue
                seen, followed = [*zip(*(after(t, seat, action, viewer) for t in tables))]  # noqa: B905
                if seen[0] == seen[1]:
                    assert followed[0] == followed[1]
                    compared[bool(followed[0])] += 1
            play_on(session, 1, seed=draw.below(1 << 30))
    assert compared[False] > 100
    assert (compared[True] > 2) == (key in WITH_FORCED_MOVES)


def after(session: Session, seat: Seat, action: Any, viewer: Viewer) -> tuple[Any, Any]:
    """Return what a viewer sees after a move alone, and the moves that follow by themselves."""
    before, index = dump(session), session.legal(seat).index(action)
    seen: list[Any] = []
    for plays_forced in (False, True):
        table = load(before, GAMES)
        table.players = [replace(player, level="easy") for player in table.players]
        table.plays_forced = plays_forced
        table.act_for(seat, table.prompts[seat], index, LATER)
        seen.append(forced(table)[len(forced(session)) :] if plays_forced else table.view(viewer))
    return seen[0], seen[1]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", all_but(FEW[:2], FEW))
def test_nobody_is_ever_asked_for_a_forced_move(key: str, seed: int) -> None:
    """By whichever door the game goes on: people, computers, the clock, the host, and leaving."""
    draw = Loose(f"doors {key} {seed}")
    session = table_of(key, seed, draw)
    session.players[-1].level = "easy"
    last = len(session.players) - 1
    while session.phase == "playing":
        moves = len(session.log)
        assert moves < 5000
        seat = [*session.prompts][draw.below(len(session.prompts))]
        now = session.touched + 1000
        match draw.below(20):
            case 0 if session.due:
                session.tick(min(session.due.values()))
            case 1:
                session.skip(ANN, seat, now)
            case 2 if moves > 100 and last > 1 and not session.departed:
                lobby.kick(session, ANN, last, now)
            case _:
                play_on(session, 1, seed=draw.below(1 << 30))
        if session.plays_forced:
            assert not any(session.rulebook.forced(session.state, s) for s in session.prompts)
        session = load(dump(session), GAMES)
    if session.outcome is not None:
        assert verify(session.record(), session.rulebook)[-1].state == session.state
    replayed = [*replay(session.record(), session.rulebook)]
    for before, moment in pairwise(replayed):
        if moment.entry.by == "rules":
            assert session.options.forced_moves
            action = session.rulebook.forced(before.state, moment.entry.seat)
            assert session.rulebook.text(action) == moment.entry.what


# Whot --------------------------------------------------------------------------------------------


def whot_forced(state: Any) -> Any:
    (seat,) = whot_table.WHOT.to_act(state)
    return whot_table.WHOT.forced(state, seat)


def test_a_pick_is_forced_where_it_may_not_be_answered() -> None:
    state = whot_table.table("c2 c3 | x2 x11", no_defending=True)
    assert whot_forced(state) is None
    whot_table.act(state, "c2")
    assert whot_forced(state) is DRAW


def test_a_pick_is_forced_when_all_that_could_answer_it_lies_on_the_pile() -> None:
    state = whot_table.table("*2 c3 | x3 x11", pile="c2 t2 x2 s2", market="...")
    whot_table.act(state, "*2")
    assert whot_forced(state) is DRAW
    state = whot_table.table("*2 c3 | x3 x11", pile="c2 t2 x2", market="... s2")
    whot_table.act(state, "*2")
    assert whot_table.may(state) == ["draw"]
    assert whot_forced(state) is None, "seat 1 might hold s2"


def test_drawing_because_nothing_fits_is_not_forced() -> None:
    state = whot_table.table("t4 t3 | c2 c3", pile="c7")
    assert whot_table.may(state) == ["draw"]
    assert whot_forced(state) is None


def test_a_pick_is_not_forced_where_a_whot_may_answer_it_or_somebody_can_be_caught() -> None:
    house: dict[str, Any] = {"no_defending": True, "pick": 2, "pile": "c7 c2", "turn": 1}
    assert whot_forced(whot_table.table("c3 | x11 x3", **house)) is DRAW
    assert whot_forced(whot_table.table("c3 | x11 x3", whot_cancels_pick=True, **house)) is None
    caught: dict[str, Any] = {"last_card_call": True, "silent": 0}
    assert whot_forced(whot_table.table("c3 | x11 x3", **caught, **house)) is None


def test_a_pick_that_would_end_the_game_is_not_forced() -> None:
    state = whot_table.table(
        "... | x11 x3", pile="c7 c2", market="t3", turn=1, pick=2, no_defending=True, tender=True
    )
    assert whot_table.may(state) == ["draw"]
    assert whot_forced(state) is None


# Rally -------------------------------------------------------------------------------------------


def rally_forced(state: Any) -> str:
    (seat,) = rally_table.RALLY.to_act(state)
    action = rally_table.RALLY.forced(state, seat)
    return "" if action is None else rally_table.RALLY.text(action)


def test_a_walk_that_can_lead_to_one_position_only_is_forced() -> None:
    assert rally_forced(rally_table.table("A S", steps=1)) == "to 1"
    assert rally_forced(rally_table.table("A S", steps=2)) == ""


def test_a_roll_is_never_forced() -> None:
    assert rally_table.may(rally_table.table("A S")) == "roll"
    assert rally_forced(rally_table.table("A S")) == ""


def test_the_step_home_and_the_last_turn_are_not_forced() -> None:
    state = rally_table.table("6 S", "ABC | ", steps=1, stamps_needed=3, trail=["3", "5", "6"])
    assert rally_table.may(state) == "Z"
    assert rally_forced(state) == ""
    last = rally_table.table("Z A", "ABC | ", steps=1, turn=1, stamps_needed=3, finished=[0])
    assert rally_table.may(last) == "1"
    assert rally_forced(last) == ""
    others = rally_table.table("Z A S", "ABC | | ", steps=1, turn=1, stamps_needed=3, finished=[0])
    assert rally_forced(others) == "to 1"


# Caesar & Cleopatra ------------------------------------------------------------------------------


def caesar_forced(state: Any) -> Any:
    (seat,) = caesar_table.CAESAR.to_act(state)
    return caesar_table.CAESAR.forced(state, seat)


def test_a_hand_without_action_cards_lets_an_action_happen() -> None:
    state = caesar_table.table("S 1 | 1 2 3", praetor="5 | (4)")
    caesar_table.act(state, "scout praetor")
    assert caesar_forced(state) == PASS


def test_a_hand_with_action_cards_is_asked_whether_it_has_a_veto_or_not() -> None:
    for held in ("1 2 A", "1 2 V"):
        state = caesar_table.table(f"S 1 | {held}", praetor="5 | (4)")
        caesar_table.act(state, "scout praetor")
        assert caesar_forced(state) is None


def test_who_has_played_both_vetoes_lets_an_action_happen() -> None:
    for gone, is_forced in (([10, 10], True), ([10], False)):
        state = caesar_table.table("S 1 | 1 2 A", praetor="5 | (4)", discards=[[], gone])
        caesar_table.act(state, "scout praetor")
        assert caesar_forced(state) == (PASS if is_forced else None)


def test_a_pass_after_which_a_bust_is_drawn_is_not_forced() -> None:
    for placed, is_forced in ((0, True), (1, False)):
        faces = 2 if placed else 3
        state = caesar_table.table("S 1 | 2 3", praetor="5 | (4)", placed=placed, faces=faces)
        caesar_table.act(state, "scout praetor")
        assert caesar_forced(state) == (PASS if is_forced else None)
        drawn = caesar_table.of(caesar_table.act(state, "pass"), "bust_drawn")
        assert bool(drawn) is not is_forced


def test_a_castling_is_not_passed_by_itself() -> None:
    state = caesar_table.table("C 1 | 2 3", praetor="5 | (4)")
    caesar_table.act(state, "castling praetor aedile")
    assert caesar_forced(state) is None


def test_cards_of_a_castling_are_laid_by_their_player_even_where_one_group_is_full() -> None:
    state = caesar_table.table("C 5 | 1", praetor="5 5 5 | ", aedile="4 4 4 | ", placed=2, faces=0)
    caesar_table.act(state, "castling praetor aedile", "pass", *["praetor"] * 5)
    assert caesar_table.may(state) == ["aedile"]
    assert caesar_forced(state) is None


# Sessions ----------------------------------------------------------------------------------------


def picking(*users: int, computers: int = 0, **house: Any) -> Session:
    """A table at which the next move makes the second seat pick."""
    session = play_table("whot", *users, computers=computers, no_defending=True, **house)
    state = whot_table.table("c2 c3 t3 | x11 x3 t4", no_defending=True, **house)
    return in_state(session, state)


def test_a_forced_move_follows_in_the_same_act() -> None:
    session = picking(ANN, BOB)
    events = play_text(session, 0, "c2", LATER)
    assert [type(event) for event in events] == [Played, PickDue, Drew]
    assert forced(session) == [(1, "draw")]
    assert entries(session)[-1].ms == entries(session)[-2].ms
    assert (session.prompts, session.due) == ({0: 3}, {0: LATER + PACE})
    assert load(dump(session)) == session


def test_the_house_can_leave_forced_moves_to_the_players() -> None:
    session = picking(ANN, BOB, forced_moves=False)
    play_text(session, 0, "c2", LATER)
    assert forced(session) == []
    assert [*session.prompts] == [1]


def test_a_player_is_told_of_the_own_forced_moves() -> None:
    """They are no own moves, after which everything before would count as seen."""
    session = picking(ANN, BOB)
    play_text(session, 0, "c2", LATER)
    told = session.events_since_own_move(1)
    assert [type(event) for event in told] == [Played, PickDue, Drew]
    assert told[-1].cards is not None


def test_a_forced_move_of_a_computer_needs_no_thought() -> None:
    session = picking(ANN, computers=1)
    play_text(session, 0, "c2", LATER)
    assert session.thinking == []
    assert session.run == 0, "no computer has moved"


def test_a_forced_move_does_not_break_a_run_of_computers() -> None:
    session = picking(ANN, BOB)
    session.players[0].level = "easy"
    index = [session.rulebook.text(action) for action in session.legal(0)].index("c2")
    session.act_for(0, session.prompts[0], index, LATER)
    assert forced(session) == [(1, "draw")]
    assert session.run == 2
    session.act_for(0, session.prompts[0], len(session.legal(0)) - 1, LATER)
    assert session.run == 3


def test_who_is_away_stays_away_after_a_forced_move() -> None:
    session = picking(ANN, BOB)
    session.hand_over(BOB, LATER)
    session.players[1].strikes = 1
    play_text(session, 0, "c2", LATER)
    assert session.players[1].is_away
    assert session.players[1].strikes == 1


def test_a_forced_move_is_no_decision_to_review() -> None:
    session = play_on(play_table("whot", ANN, BOB, no_defending=True))
    lines = {at for at, entry in enumerate(entries(session)) if entry.by == "rules"}
    assert lines
    for seat in (0, 1):
        decided = {
            decision.entry for decision in decisions(session.record(), session.rulebook, seat)
        }
        assert decided
        assert not decided & lines


def test_a_record_cannot_say_of_a_choice_that_it_was_forced() -> None:
    session = play_table("whot", ANN, BOB)
    play_text(session, 0, "draw")
    record = session.record()
    forged = replace(record, log=[record.log[0], entries(session)[1]._replace(by="rules").line()])
    assert drift_of(lambda r: [*replay(r, session.rulebook)], forged) == (
        1,
        "entry 1: seat 0 could have made another move",
    )


# Taking moves back -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ForcedOptions(DiceOptions):
    forced_moves: ForcedMoves = True


class ForcedDice(Dice):
    """No real game knows both undo and forced moves; here a turn begins with a roll by itself."""

    options = ForcedOptions
    can_undo = True

    def forced(self, s: DiceState, seat: Seat) -> Roll | Hold | None:
        return None if s.pot else Roll()


DICE = {"dice": ForcedDice()}


def dice_table() -> Session:
    return play_table("dice", ANN, BOB, CID, computers=1, games=DICE, goal=50)


def test_forced_moves_follow_the_deal() -> None:
    session = dice_table()
    assert forced(session)[0] == (0, "roll")
    assert session.state is not None
    assert session.state.pot


def test_forced_moves_follow_one_another_until_somebody_has_a_choice() -> None:
    session = dice_table()
    for _ in range(40):
        assert session.state is None or session.state.pot or session.phase == "over"
        play_on(session, 1)
    makers = [entry.by for entry in entries(session)]
    assert ("rules", "rules") in pairwise(makers), "a 1 ends the turn, and the next one rolls"


def test_the_last_decision_is_taken_back_with_the_forced_moves_after_it() -> None:
    session = dice_table()
    (seat,) = session.prompts
    before = (session.rulebook.copy(session.state), len(session.log))
    play_text(session, seat, "hold", LATER)
    assert entries(session)[-1].by == "rules"
    asker, *others = (session.players[seat].user, *{ANN, BOB, CID} - {session.players[seat].user})
    assert asker is not None
    session.ask_undo(asker, LATER)
    told = [session.answer_undo(other, True, LATER) for other in others if other is not None][-1]
    assert told == [Undone(seat)]
    assert (session.state, entries(session)[-1].what) == (before[0], f"!undo {before[1]}")
    assert [*session.prompts] == [seat], "the decision is asked for anew"
    play_text(session, seat, "hold", LATER)
    assert entries(session)[-1].by == "rules"
    assert [*replay(session.record(), session.rulebook)][-1].state == session.state


def test_who_has_only_made_forced_moves_has_none_to_take_back() -> None:
    session = dice_table()
    for seat, user in enumerate((ANN, BOB, CID)):
        assert not session.may_ask_undo(seat)
        with refused(session, refusals.NothingToUndo):
            session.ask_undo(user, LATER)


# Saves and records -------------------------------------------------------------------------------


def test_a_game_that_was_dealt_before_plays_without() -> None:
    files = sorted((Path(__file__).parents[1] / "saves").glob("*.json"))
    before = [file for file in files if "forced" not in file.stem]
    assert {file.stem.split("-")[0] for file in before} == set(GAMES)
    for file in before:
        session = play_on(load(file.read_bytes()))
        assert forced(session) == []


def test_a_game_that_was_dealt_with_forced_moves_goes_on_with_them() -> None:
    for key in WITH_FORCED_MOVES:
        file = Path(__file__).parents[1] / "saves" / f"{key}-1-3-forced.json"
        assert load(file.read_bytes()).plays_forced


def test_a_lobby_of_before_deals_with_forced_moves() -> None:
    saved = json.loads(dump(open_table("rally", ANN, BOB)))
    assert "forced_moves" not in saved["options"]
    session = load(json.dumps(saved))
    lobby.start(session, ANN, NOON)
    assert session.plays_forced


@pytest.mark.parametrize("key", WITH_FORCED_MOVES)
@pytest.mark.parametrize("value", [True, False])
def test_the_house_rule_is_saved_and_recorded(key: str, value: bool) -> None:
    session = play_on(play_table(key, ANN, BOB, forced_moves=value), 20)
    assert load(dump(session)).options.forced_moves is value
    assert load(dump(session)).plays_forced is value
    record = session.record()
    assert record.options["forced_moves"] is value
    assert [*replay(record, session.rulebook)][-1].state == session.state
