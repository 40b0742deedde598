"""A player may pass in every window unasked: at a moment that tells nothing, until it is switched
off."""

from engine import refusals
from engine.record import Entry
from engine.session import dump, load
from engine.session.time import PASSES_AFTER
from engine.session_events import TimedOut
from tests.engine.games.caesar_table import table as laid
from tests.engine.laws import walk
from tests.engine.tables import ANN, BOB, NOON, Session, in_state, play_table, refused

MINUTE = 60_000


def with_window(hands: str = "5 S | 1 V", pace: int | None = MINUTE) -> tuple[Session, int]:
    """Bob lets everything pass, and Ann has announced a Scout."""
    session = in_state(play_table("caesar", ANN, BOB, pace=pace), laid(hands, aedile="| (2)"))
    session.pass_windows(BOB, True, NOON)
    session.play_text(ANN, "scout aedile", NOON + 1)
    assert session.prompts.keys() == {1}
    return session, session.passing[1]


def test_a_window_is_passed_after_some_seconds() -> None:
    session, moment = with_window()
    assert moment - (NOON + 1) in PASSES_AFTER
    assert session.next_due == moment
    assert session.tick(moment - 1) == []
    told = session.tick(moment)
    assert Entry.read(session.log[-1]).what == "pass"
    assert not any(isinstance(event, TimedOut) for event in told)
    assert session.players[1].strikes == 0
    assert session.passing == {}
    assert session.prompts.keys() == {0}


def test_the_moment_tells_nothing_of_the_hand() -> None:
    moments = {with_window(hands)[1] for hands in ("5 S | 1 V", "5 S | 1 A", "5 S | V V")}
    assert len(moments) == 1


def test_moments_differ_from_window_to_window() -> None:
    session, first = with_window()
    session.tick(first)
    later = in_state(session, laid("5 S | 1 V", aedile="| (2)"))
    later.play_text(ANN, "scout aedile", first)
    assert later.passing[1] - first != first - (NOON + 1)


def test_a_table_without_a_pace_passes_too() -> None:
    session, moment = with_window(pace=None)
    assert session.due == {}
    assert session.next_due == moment
    assert session.tick(moment)


def test_only_a_window_is_passed() -> None:
    session = play_table("caesar", ANN, BOB)
    session.pass_windows(ANN, True, NOON)
    assert session.passing == {}
    own = in_state(session, laid("5 4 | 1"))
    own.pass_windows(ANN, True, NOON)
    assert own.prompts.keys() == {0}
    assert own.passing == {}


def test_it_can_be_switched_on_and_off_while_a_window_is_open() -> None:
    session, moment = with_window()
    session.pass_windows(BOB, False, NOON + 2)
    assert session.passing == {}
    assert session.next_due != moment
    session.pass_windows(BOB, True, NOON + 3)
    assert session.passing == {1: NOON + 3 + moment - (NOON + 1)}


def test_an_own_answer_comes_before_it() -> None:
    session, moment = with_window()
    session.play_text(BOB, "veto", NOON + 2)
    assert session.passing == {}
    assert session.tick(moment) == []


def test_a_computer_that_plays_for_somebody_decides_by_itself() -> None:
    session, _ = with_window()
    session.hand_over(BOB, NOON + 2)
    assert session.passing == {}


def test_it_stops_with_the_clocks_and_starts_anew() -> None:
    session, moment = with_window()
    session.pause(None)
    assert session.passing == {}
    session.resume(NOON + 10 * MINUTE)
    assert session.passing[1] - (NOON + 10 * MINUTE) == moment - (NOON + 1)
    session.shift(5, NOON + 11 * MINUTE)
    assert session.passing[1] - (NOON + 10 * MINUTE) == moment - (NOON + 1) + 5


def test_it_is_saved_and_an_older_save_knows_nothing_of_it() -> None:
    session, _ = with_window()
    again = load(dump(session), session.games)
    assert again.passing == session.passing
    assert again.passers == [1]
    assert b'"pass' not in dump(play_table("caesar", ANN, BOB))


def test_a_game_without_windows_has_nothing_to_pass() -> None:
    session = play_table("whot", ANN, BOB)
    with refused(session, refusals.Illegal):
        session.pass_windows(ANN, True, NOON)


def test_what_passes_is_legal_in_every_window_and_public() -> None:
    seen = 0
    for seed in range(6):
        game = walk("caesar", 2, seed).game
        for node in walk("caesar", 2, seed).nodes:
            action = game.passes_with(node.before, node.seat)
            if action is not None:
                seen += 1
                assert action in node.legal
                assert game.to_act(node.before) == (node.seat,)
    assert seen
