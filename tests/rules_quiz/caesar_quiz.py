"""Questions about Caesar & Cleopatra; Ann is the first seat, Ben the second."""

from typing import Any

from engine.games.caesar.model import State
from engine.games.caesar.pack import PATRICIANS
from engine.games.caesar.votes import score
from tests.engine.games.caesar_table import CAESAR, GROUPS, act, may, of, table, won
from tests.rules_quiz.quiz import Question, people, timed_out


def voted(mine: str, theirs: str, **more: Any) -> State:
    """Let Ann play elsewhere, and the praetors vote."""
    state = table("1 V | 1", praetor=f"{mine} | {theirs}", **more)
    act(state, "1 consul up", "done", bust="praetor")
    return state


def winner(mine: str, theirs: str) -> int:
    """Return who won the vote: 0 Ann, 1 Ben, 2 nobody."""
    state = voted(mine, theirs)
    if won(state, 0, "praetor"):
        return 0
    return 1 if won(state, 1, "praetor") else 2


def of_the_second_card() -> int:
    state = table("5 4 V | 1")
    act(state, "5 praetor up")
    ways = {text.split()[-1] for text in may(state) if text.startswith("4")}
    return [{"up", "down"}, {"up"}, {"down"}].index(ways)


def a_sixth_card() -> int:
    state = table("5 V | 1", praetor="1 1 1 1 (1) | ")
    return 1 if not [text for text in may(state) if "5 praetor" in text] else 0


def after_the_action() -> int:
    state = table("5 4 S | 1", aedile="| (2)")
    act(state, "5 praetor up", "scout aedile", "pass", bust="grey")
    return 2 if state.phase == "refill" and state.placed == 1 else 0


def seven_cards() -> int:
    state = table("5 V | 1", praetor="1 1 1 | 2 2 (2)")
    events = act(state, "5 praetor up", "done", bust="grey")
    return 1 if not of(events, "voted") else 0


def the_eighth_card() -> int:
    state = table("5 V | 1", praetor="1 1 1 (1) | 2 2 (2)")
    events = act(state, "5 praetor up", "done", bust="black")
    return 0 if [event.group for event in of(events, "voted")] == [0] else 1


def the_black_bust() -> int:
    state = table("5 V | 1", bag=[2, 3, 4, 5], out=[0, 6, 1])
    act(state, "5 consul down", "done", bust="black")
    return {4: 0, 3: 1, 7: 2}[len(state.bag)]


def discarded_numbers() -> int:
    """Return what both lose where the smaller sum won by Philosophers: Ann shows 5 2, Ben 4 1 Φ."""
    state = voted("5 2", "4 1 P")
    lost = (state.discards[0], state.discards[1])
    return [([2], [4]), ([5], [4]), ([5], [1])].index(lost)


def a_tie() -> int:
    state = voted("4 1", "5")
    return 0 if not any(state.discards) and state.left[0] == 5 else 1


def a_clear_majority() -> int:
    return winner("5 4 P", "2")


def equal_philosophers() -> int:
    return winner("5 P", "4 P")


def the_last_patrician() -> int:
    state = voted("5 4", "3", left=[1, 5, 5, 3, 3], won=[2, 0, 0, 0, 0, 2, 0, 0, 0, 0])
    lying = len(state.up[0]) + len(state.up[5])
    is_gone = 0 not in state.bag and 0 not in state.out
    return 1 if not lying and is_gone else 0


def who_is_shown_by_a_scout() -> int:
    state = table("5 S | 1", aedile="(3) | (2) (4)", censor="| (1)")
    act(state, "scout aedile", "pass")
    shown = [len(state.down[place]) for place in (1, 6, 9)]
    return [[1, 0, 0], [0, 0, 1], [1, 0, 1], [1, 1, 1]].index(shown)


def an_assassin_for_a_hidden_card() -> int:
    state = table("5 A | 1", aedile="| P (4)")
    targets = [text for text in may(state) if text.startswith("assassination")]
    return [["assassination aedile 4"], [], ["assassination aedile p"]].index(
        [text.lower() for text in targets]
    )


def after_a_wrath() -> int:
    state = table("5 W | 1", aedile="3 (2) | 4 5")
    act(state, "wrath aedile", "pass")
    left = (len(state.up[1]) + len(state.down[1]), len(state.up[6]) + len(state.down[6]))
    return [(2, 0), (0, 0), (1, 0)].index(left)


def after_a_castling() -> int:
    state = table("5 C | 1", aedile="4 3 | 4", consul="2 |")
    act(state, "castling aedile consul", "pass", "consul", "consul", "consul")
    lies = (len(state.up[3]), len(state.down[3]))
    return [(3, 0), (1, 2), (2, 1), (0, 3)].index(lies)


def after_a_veto() -> int:
    """Return what Ben may do after his Veto: draw a card, and of which deck."""
    state = table("5 S | 1 V", aedile="| (2)")
    act(state, "scout aedile", "veto")
    if state.phase != "replace":
        return 2
    return 1 if len(may(state)) == 2 else 0


def a_second_action() -> int:
    state = table("5 S S | 1 V", aedile="| (2)")
    act(state, "scout aedile", "veto", "draw influence")
    return 2 if not [text for text in may(state) if text.startswith("scout")] else 0


def with_nothing_to_play() -> int:
    state = table("V A | 1")
    act(state, "done", bust="grey")
    return 1 if state.phase == "discard" else 0


def a_whole_group() -> int:
    return points([0, 0, 0, 3, 0], 0)


def three_of_the_mission() -> int:
    return points([3, 0, 0, 0, 0], 1)


def points(mine: list[int], which: int) -> int:
    """Return the number of the choice with Ann's points; her mission is the praetors."""
    found = score([*mine, 0, 0, 0, 0, 0], 0, 0)
    return ((3, 4, 5), (6, 4, 3, 5))[which].index(found)


def how_many_play() -> int:
    return people("caesar", (2, 2), (2, 4))


def when_time_runs_out() -> int:
    return timed_out("caesar")


def groups_of_five() -> int:
    five = {GROUPS[group] for group, count in enumerate(PATRICIANS) if count == 5}
    choices = ("praetor aedile quaestor", "praetor aedile censor", "consul censor")
    return [{*choice.split()} for choice in choices].index(five)


def two_votes_in_a_turn() -> int:
    """The bust of the praetors is drawn, and after its vote eight cards lie there."""
    state = table("1 V | 1", praetor="5 4 3 2 1 | 4 3 2 1 1")
    events = act(state, "1 consul up", "done", bust="praetor")
    return {2: 0, 1: 1}[[event.group for event in of(events, "voted")].count(0)]


def asked_without_a_veto() -> int:
    state = table("5 S | 1 A", aedile="| (2)")
    act(state, "scout aedile")
    return 0 if state.phase == "veto" and CAESAR.forced(state, 1) is None else 1


def asked_without_an_action_card() -> int:
    state = table("5 S | 1 2", aedile="| (2)")
    act(state, "scout aedile")
    return 0 if CAESAR.forced(state, 1) is None else 1


QUIZ = [
    Question(1, of_the_second_card),
    Question(1, a_sixth_card),
    Question(1, after_the_action),
    Question(2, seven_cards),
    Question(2, the_eighth_card),
    Question(2, the_black_bust),
    Question(2, a_clear_majority),
    Question(2, equal_philosophers),
    Question(2, discarded_numbers),
    Question(2, a_tie),
    Question(2, the_last_patrician),
    Question(3, who_is_shown_by_a_scout),
    Question(3, an_assassin_for_a_hidden_card),
    Question(3, after_a_wrath),
    Question(3, after_a_castling),
    Question(3, after_a_veto),
    Question(3, a_second_action),
    Question(4, with_nothing_to_play),
    Question(4, a_whole_group),
    Question(4, three_of_the_mission),
    Question(1, how_many_play),
    Question(1, when_time_runs_out),
    Question(1, groups_of_five),
    Question(2, two_votes_in_a_turn),
    Question(3, asked_without_a_veto),
    Question(3, asked_without_an_action_card),
]
