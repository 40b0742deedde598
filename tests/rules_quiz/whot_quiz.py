"""Questions about Whot; every answer is what the engine did on a table laid for it."""

from engine.games.whot.model import DRAW, State
from tests.engine.games.whot_table import WHOT, act, deal, hand, leave, may, ranks, table
from tests.rules_quiz.quiz import Question, begins, people, timed_out


def _held(state: State, seat: int) -> int:
    return len(hand(state, seat).split())


def _after(state: State, *moves: str) -> State:
    for move in moves:
        act(state, move)
    return state


def cards_at_the_start() -> int:
    return (5, 6, 7, 8).index(_held(deal("c3 c4 c5", seats=3), 0))


def fits_by_number() -> int:
    return 0 if "t7" in may(table("t7 x3 | c3", "c7")) else 1


def may_draw_with_a_card_that_fits() -> int:
    return 0 if "draw" in may(table("c3 t4 | c4", "c7")) else 1


def plays_what_was_drawn() -> int:
    state = _after(table("x3 t4 | t5", "c7", "c10 ..."), "draw")
    return 0 if state.turn == 0 and "c10" in may(state) else 1


def first_card() -> int:
    state = deal("c3 c4 c5 t3 t4 t5 x2", hand_size=3)
    assert state.pile == ["x2"]
    return 0 if state.pick else 1


def last_card_is_special() -> int:
    state = table("c2 | t4 t2", "c7")
    if "c2" not in may(state):
        return 2
    return 1 if _after(state, "c2").reason == "empty_hand" and ranks(state) == (1, 2) else 0


def hold_on() -> int:
    return (1, 0, 2).index(_after(table("c1 c3 | t4 | t5", "c7"), "c1").turn)


def two_on_two() -> int:
    state = _after(table("c2 c3 | t2 t4 | x10", "c7"), "c2", "t2")
    return (2, 3, 4, 6).index(state.pick)


def five_on_two() -> int:
    return 0 if "c5" in may(_after(table("c2 c3 | c5 t4", "c7"), "c2")) else 1


def whot_on_two() -> int:
    state = _after(table("c2 c3 | w20 t4", "c7"), "c2")
    return 0 if any(move.startswith("w20") for move in may(state)) else 1


def pick_three() -> int:
    state = _after(table("c5 c3 | t4 | x10", "c7"), "c5", "draw")
    return (2, 3, 4, 5).index(_held(state, 1) - 1)


def plays_after_drawing_a_penalty() -> int:
    state = _after(table("c2 c3 | c4 | x10 c8", "c7"), "c2", "draw")
    return 0 if state.turn == 1 else 1 if "c8" in may(state) else 2


def suspension_of_two() -> int:
    return (1, 0).index(_after(table("c8 c3 | t4", "c7"), "c8").turn)


def general_market() -> int:
    state = _after(table("c14 c3 | t4 | x10", "c7"), "c14")
    return {(1, 1, 1): 0, (1, 2, 1): 1, (1, 2, 2): 2, (2, 2, 2): 3}[
        (_held(state, 0), _held(state, 1), _held(state, 2))
    ]


def number_after_a_call() -> int:
    state = _after(table("w20 c3 | t4 s5", "c7"), "w20 square")
    fitting: list[str] = [card for card in ("s5", "t4") if card in may(state)]
    return [["s5"], ["t4"], ["s5", "t4"]].index(fitting)


def how_long_a_call_lasts() -> int:
    state = _after(table("w20 c3 | t4 | s5 x3", "c7"), "w20 square", "draw")
    return 0 if "s5" in may(state) and "x3" not in may(state) else 1


def empty_market_at_first() -> int:
    state = table("x3 t4 | t5", "c7", "")
    act(state, "draw", *(0 for _ in state.pile))
    return 0 if state.reason else 2 if state.pile == ["c7"] else 1


def empty_market_at_last() -> int:
    state = _after(table("x3 t4 | t1", "c7", "", reshuffled=True), "draw")
    return 1 + ranks(state).index(1) if state.reason == "sudden_death" else 0


def value_of_a_star() -> int:
    return ranks(_after(table("*8 | c14 t1", "s10", "", reshuffled=True), "draw")).index(1)


def leaves_with_a_penalty() -> int:
    state = _after(table("c2 c3 | t4 | x10", "c7"), "c2")
    leave(state, 1)
    return (0, 2).index(state.turn) + 1 if state.pick else 0


def how_many_play() -> int:
    return people("whot", (2, 6), (2, 4), (3, 8))


def who_begins() -> int:
    return begins("whot")


def when_time_runs_out() -> int:
    return timed_out("whot")


def nobody_can_answer() -> int:
    """All the other twos lie in the pile."""
    state = _after(table("c2 c3 | t4 | x10", "t2 x2 s2 *2 c7"), "c2")
    return 0 if WHOT.forced(state, state.turn) == DRAW else 1


def when_sudden_death_begins() -> int:
    """Draw twice from a market that was shuffled once and has two cards left."""
    state = table("c3 c4 | t4 t5", "c7", "x10 x11", reshuffled=True)
    told = [[event.kind for event in act(state, "draw")] for _ in range(2)]
    return ["sudden_death" in kinds for kinds in told].index(True)


QUIZ = [
    Question(1, cards_at_the_start),
    Question(1, fits_by_number),
    Question(1, may_draw_with_a_card_that_fits),
    Question(1, plays_what_was_drawn),
    Question(1, first_card),
    Question(1, last_card_is_special),
    Question(2, hold_on),
    Question(2, two_on_two),
    Question(2, five_on_two),
    Question(2, whot_on_two),
    Question(2, pick_three),
    Question(2, plays_after_drawing_a_penalty),
    Question(2, suspension_of_two),
    Question(2, general_market),
    Question(2, number_after_a_call),
    Question(2, how_long_a_call_lasts),
    Question(3, empty_market_at_first),
    Question(3, empty_market_at_last),
    Question(3, value_of_a_star),
    Question(3, leaves_with_a_penalty),
    Question(1, how_many_play),
    Question(1, who_begins),
    Question(1, when_time_runs_out),
    Question(2, nobody_can_answer),
    Question(3, when_sudden_death_begins),
]
