"""Twenty questions about Rally; Ann is the first seat, Ben the second, Cleo the third."""

from collections.abc import Callable

from engine.games.rally.model import State
from engine.games.rally.rules import needed
from tests.engine.games.rally_table import act, may, ranks, table
from tests.rules_quiz.quiz import Question

Texts = tuple[str, ...]
NO_YES = (("No", "Yes"), ("Nein", "Ja"))
YES_NO = (("Yes", "No"), ("Ja", "Nein"))


def question(
    page: int, en: str, de: str, choices: Texts, german: Texts, answer: Callable[[], int]
) -> Question:
    return Question(page, {"en": en, "de": de}, {"en": choices, "de": german}, answer)


def can_go(state: State, place: str) -> bool:
    return place in may(state).split()


def steps_of_a_four() -> int:
    state = table("S S")
    act(state, "roll", 4)
    act(state, "1")
    return 1 if (state.turn, state.steps) == (0, 2) else 0


def after_a_stop() -> int:
    state = table("S S", steps=3)
    act(state, "4")
    return 2 if state.turn == 0 and len(may(state).split()) > 1 and state.steps == 2 else 0


def back_to_the_beginning() -> int:
    state = table("4 S", steps=3)
    act(state, "5")
    return 1 if can_go(state, "4") else 0


def over_the_trail_of_before() -> int:
    state = table("S S", steps=1)
    act(state, "4")
    act(state, "roll", 1)
    act(state, "4")
    act(state, "roll", 1)
    return 0 if can_go(state, "S") else 1


def in_a_dead_end() -> int:
    state = table("1 S", steps=4)
    act(state, "A")
    return {(0, True): 0, (0, False): 1, (1, False): 2}[state.turn, state.steps > 0]


def stamp_of_a_dead_end() -> int:
    state = table("1 S", steps=4)
    act(state, "A")
    return 0 if state.stamps[0] == ["A"] else 1


def stamp_on_the_way() -> int:
    state = table("7 S", steps=2, board="town")
    act(state, "C")
    act(state, "8")
    return 1 if state.stamps[0] else 0


def the_same_stamp_again() -> int:
    state = table("1 S", stamps="A | ", steps=1)
    act(state, "A")
    return {0: 2, 1: 1, 2: 0}[len(state.stamps[0])]


def the_stamp_of_another() -> int:
    state = table("1 S", stamps=" | A", steps=1)
    act(state, "A")
    return 0 if state.stamps == [["A"], ["A"]] else 1


def where_another_stands() -> int:
    state = table("4 5", steps=1)
    act(state, "5")
    return {("5", "5"): 2, ("5", "4"): 0, ("5", "S"): 1}[state.places[0], state.places[1]]


def one_stamp_too_many() -> int:
    state = table("1 S", stamps="BC | ", steps=1, stamps_needed=2)
    act(state, "A")
    return 1 if len(state.stamps[0]) == 3 else 0


def exactly_as_far() -> int:
    return 0 if can_go(table("5 S", stamps="ABC | ", steps=2), "Z") else 1


def nearer_than_the_roll() -> int:
    return 1 if can_go(table("6 S", stamps="ABC | ", steps=3), "Z") else 0


def a_stop_before_the_finish() -> int:
    """Return whether the finish, 2 steps away, is reached with 4 steps in parts."""
    state = table("5 S", stamps="ABC | ", steps=4)
    assert not can_go(state, "Z")
    act(state, "2")
    act(state, "3")
    return 2 if can_go(state, "Z") else 0


def the_first_in_order_finishes() -> int:
    state = table("6 4 4", stamps="ABC | A | B", steps=1)
    act(state, "Z")
    turns = 0
    while not state.reason:
        act(state, "roll", 1)
        act(state, "S")
        turns += 1
    return {0: 0, 2: 1}[turns]


def both_finish_in_a_round() -> int:
    state = table("6 6", stamps="ABC | ABC", steps=1)
    act(state, "Z")
    act(state, "roll", 1)
    act(state, "Z")
    return [(1, 2), (2, 1), (1, 1)].index(ranks(state))  # type: ignore[arg-type]


def equal_stamps() -> int:
    state = table("4 4 6", stamps="A | B | ABC", turn=2, steps=1)
    act(state, "Z")
    return [(2, 3, 1), (2, 2, 1), (3, 2, 1)].index(ranks(state))  # type: ignore[arg-type]


def two_dice() -> int:
    state = table("S S", board="town", two_dice=True)
    act(state, "roll", 3, 5)
    return {8: 1, 5: 0, 3: 2}[state.steps]


def easy_finish() -> int:
    state = table("6 S", stamps="ABC | ", steps=3, no_exact_finish=True)
    act(state, "Z")
    return 2 if state.finished == [0] and state.turn == 1 else 0


def too_few_stations() -> int:
    return {3: 1, 6: 0}[needed(table("S S", stamps_needed=6))]


QUIZ = [
    question(
        1,
        "Ann rolls a 4 and has moved 2 steps. She likes it there. What now?",
        "Ann würfelt eine 4 und ist 2 Schritte gegangen. Dort gefällt es ihr. Was nun?",
        ("She ends her turn", "She moves 2 more steps", "She keeps 2 steps for next time"),
        ("Sie beendet ihren Zug", "Sie geht noch 2 Schritte", "Sie hebt 2 Schritte auf"),
        steps_of_a_four,
    ),
    question(
        2,
        "Ann has 3 steps and stops on the way after 1. What happens?",
        "Ann hat 3 Schritte und hält nach 1 unterwegs. Was geschieht?",
        ("It’s Ben’s turn", "She rolls again", "She chooses where to move with the other 2"),
        ("Ben ist dran", "Sie würfelt noch einmal", "Sie wählt, wohin sie die 2 anderen geht"),
        after_a_stop,
    ),
    question(
        2,
        "Ann moves from space 4 to space 5 as a part of her roll. May she step back to 4 with the "
        "rest?",
        "Ann geht mit einem Teil ihres Wurfs von Feld 4 nach Feld 5. Darf sie mit dem Rest zurück "
        "nach 4?",
        *NO_YES,
        back_to_the_beginning,
    ),
    question(
        2,
        "Last turn Ann moved from S to 4. May she move back to S in this turn?",
        "Im letzten Zug ging Ann von S nach 4. Darf sie in diesem Zug zurück nach S?",
        *YES_NO,
        over_the_trail_of_before,
    ),
    question(
        2,
        "Ann has 4 steps and enters a dead end with the first one. What about the other 3?",
        "Ann hat 4 Schritte und geht mit dem ersten in eine Sackgasse. Was wird aus den anderen 3?",
        ("She moves them back out", "She keeps them", "They are lost and her turn ends"),
        ("Sie geht damit zurück", "Sie hebt sie auf", "Sie verfallen, und ihr Zug endet"),
        in_a_dead_end,
    ),
    question(
        2,
        "A station is at the end of a dead end, and Ann loses 3 steps there. Does she get the "
        "stamp?",
        "Eine Station liegt am Ende einer Sackgasse, und Ann verliert dort 3 Schritte. Bekommt sie "
        "den Stempel?",
        *YES_NO,
        stamp_of_a_dead_end,
    ),
    question(
        3,
        "Ann stops on the way at station C and then moves on to space 8. Does she get the stamp of "
        "C?",
        "Ann hält unterwegs auf Station C und geht dann weiter auf Feld 8. Bekommt sie den Stempel "
        "von C?",
        *NO_YES,
        stamp_on_the_way,
    ),
    question(
        3,
        "Ann has the stamp of A and ends a turn on A again. How many stamps of A has she now?",
        "Ann hat den Stempel von A und beendet wieder einen Zug auf A. Wie viele Stempel von A hat "
        "sie nun?",
        ("2", "1", "None"),
        ("2", "1", "Keinen"),
        the_same_stamp_again,
    ),
    question(
        3,
        "Ben already has the stamp of A. Can Ann still get it?",
        "Ben hat den Stempel von A schon. Kann Ann ihn noch bekommen?",
        *YES_NO,
        the_stamp_of_another,
    ),
    question(
        2,
        "Ann ends her turn on the space where Ben stands. What happens to Ben?",
        "Ann beendet ihren Zug auf dem Feld, auf dem Ben steht. Was geschieht mit Ben?",
        ("He changes places with her", "He goes back to the start", "Nothing"),
        ("Er tauscht mit ihr", "Er muss zurück zum Start", "Nichts"),
        where_another_stands,
    ),
    question(
        3,
        "Ann needs 2 stamps and has 2. She ends a turn on a new station. Does she get its stamp?",
        "Ann braucht 2 Stempel und hat 2. Sie beendet einen Zug auf einer neuen Station. Bekommt "
        "sie deren Stempel?",
        *NO_YES,
        one_stamp_too_many,
    ),
    question(
        3,
        "Ann has enough stamps and the finish is 2 steps away. She rolls a 2. May she enter?",
        "Ann hat genug Stempel, und das Ziel ist 2 Schritte weit. Sie würfelt eine 2. Darf sie "
        "hinein?",
        *YES_NO,
        exactly_as_far,
    ),
    question(
        3,
        "Ann has enough stamps and stands right beside the finish. She rolls a 3. May she move "
        "straight into the finish?",
        "Ann hat genug Stempel und steht direkt neben dem Ziel. Sie würfelt eine 3. Darf sie "
        "gleich ins Ziel gehen?",
        *NO_YES,
        nearer_than_the_roll,
    ),
    question(
        3,
        "The finish is 2 steps away and Ann, who has enough stamps, rolls a 4. There’s also a "
        "longer way round of 4 steps. How can she finish in this turn?",
        "Das Ziel ist 2 Schritte weit, und Ann, die genug Stempel hat, würfelt eine 4. Es gibt "
        "auch einen Umweg von 4 Schritten. Wie kommt sie in diesem Zug ins Ziel?",
        ("Not at all", "Straight: the other 2 steps are lost", "With stops on the way round"),
        ("Gar nicht", "Direkt: die anderen 2 Schritte verfallen", "Mit Halten auf dem Umweg"),
        a_stop_before_the_finish,
    ),
    question(
        1,
        "Ann, first in the order of three players, reaches the finish. How many turns are still "
        "played?",
        "Ann, die erste in der Reihenfolge von dreien, kommt ins Ziel. Wie viele Züge werden noch "
        "gespielt?",
        ("None", "2: one each for Ben and Cleo", "As many as Ben and Cleo need to finish"),
        ("Keiner", "2: je einer von Ben und Cleo", "So viele, bis Ben und Cleo im Ziel sind"),
        the_first_in_order_finishes,
    ),
    question(
        1,
        "Ann and Ben both reach the finish in the same round, Ann before Ben. Who wins?",
        "Ann und Ben kommen in derselben Runde ins Ziel, Ann vor Ben. Wer gewinnt?",
        ("Ann", "Ben", "Both share the win"),
        ("Ann", "Ben", "Beide teilen den Sieg"),
        both_finish_in_a_round,
    ),
    question(
        1,
        "Cleo has won. Ann and Ben haven’t finished and have 1 stamp each. Who is second?",
        "Cleo hat gewonnen. Ann und Ben sind nicht im Ziel und haben je 1 Stempel. Wer ist auf "
        "Platz 2?",
        ("Ann, who is earlier in the order", "They share second place", "Ben"),
        ("Ann, die früher an der Reihe ist", "Sie teilen sich Platz 2", "Ben"),
        equal_stamps,
    ),
    question(
        4,
        "House rule Two dice: Ann rolls 3 and 5. How many steps does she move?",
        "Hausregel Zwei Würfel: Ann würfelt 3 und 5. Wie viele Schritte geht sie?",
        ("5, the higher one", "8, the sum", "3 or 5, as she likes"),
        ("5, den höheren Wurf", "8, die Summe", "3 oder 5, wie sie will"),
        two_dice,
    ),
    question(
        4,
        "House rule Easy finish: Ann has enough stamps, stands beside the finish and has 3 steps. "
        "What may she do?",
        "Hausregel Leichtes Ziel: Ann hat genug Stempel, steht neben dem Ziel und hat 3 Schritte. "
        "Was darf sie?",
        ("Nothing: 3 is not 1", "Move through the finish", "Enter, and 2 steps are lost"),
        ("Nichts: 3 ist nicht 1", "Durchs Ziel hindurchgehen", "Hinein, und 2 Schritte verfallen"),
        easy_finish,
    ),
    question(
        4,
        "You play for 6 stamps on a map with 3 stations. How many stamps do you need?",
        "Ihr spielt auf 6 Stempel, aber die Karte hat 3 Stationen. Wie viele Stempel brauchst du?",
        ("6", "3", "4"),
        ("6", "3", "4"),
        too_few_stations,
    ),
]
