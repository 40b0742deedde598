"""Questions about Differo, answered by the engine."""

from collections.abc import Iterable

from engine.chance import Recorded
from engine.games.differo.board import LINES_OF, PLACES
from engine.games.differo.model import Move, State
from tests.engine.games.differo_table import (
    DIFFERO,
    act,
    asked,
    bit,
    board,
    may,
    may_go,
    pieces,
    ranks,
)
from tests.rules_quiz.quiz import Question

ROUND = ("F2-F8", "B5-B9", "F8-F2", "B9-B5")  # and everything stands as before


def only(truths: Iterable[bool]) -> int:
    """Return which one of the choices is true."""
    found = [number for number, is_true in enumerate(truths) if is_true]
    assert len(found) == 1, found
    return found[0]


def result_of(state: State, *moves: str) -> int:
    """Return what a game has come to: 0 it goes on, 1 a tie, 2 White won, 3 Black won."""
    act(state, *moves)
    if DIFFERO.outcome(state) is None:
        return 0
    return {(1, 1): 1, (1, 2): 2, (2, 1): 3}[ranks(state)[0], ranks(state)[1]]


def right(state: State, cell: str) -> set[int]:
    """Return how far a piece can move to the right along its row."""
    targets = {target for target in may_go(state, cell) if target[0] == cell[0]}
    return {int(target[1]) - int(cell[1]) for target in targets if target > cell}


def how_many_win() -> int:
    state = pieces(white="B6 H2 H3 H4", black="H5 F3")
    won = result_of(state, "B6-A6") == 2
    return only((False, False, won, not won))


def where_white_wins() -> int:
    won = {row: result_of(pieces(white="B6 H3", black="D3"), move) == 2
           for row, move in (("A", "B6-A6"), ("E", "B6-B5"))}  # fmt: skip
    into_i = any(move[3] == "I" for move in may(pieces(white="H3", black="D3")))
    return only((won["A"] and not into_i, into_i and not won["A"], won["A"] and into_i))


def who_begins() -> int:
    state = board()
    begins = "WB"[state.turn]
    return only((begins == "B", begins == "W"))


def may_one_pass() -> int:
    passes = any(
        not isinstance(action, Move)
        for state in (board(), pieces(white="B6", black="H2"))
        for action in DIFFERO.legal(state, asked(state))
    )
    return only((passes, not passes, False))


def all_blocked() -> int:
    """On each of its lines, one white piece stands against Black's only one."""
    result = result_of(pieces(white="E1 B5 H3", black="E5"), "H3-H2")
    return only((result == 0, result == 1, result == 3, result == 2))


def four_against_one() -> int:
    steps = right(pieces(white="E1 E2 E3 E5", black="E9 D3"), "E5")
    return only((steps == {1}, steps == {4}, steps == {3}, steps == {5}))


def two_against_two() -> int:
    row = {t for t in may_go(pieces(white="E2 E5", black="E7 E9"), "E5") if t[0] == "E"}
    return only((not row, row == {"E6", "E4"}, row == {"E7", "E3"}))


def alone_on_the_line() -> int:
    steps = right(pieces(white="E5", black="B5"), "E5")
    return only((not steps, steps == {1}, steps == {1, 2, 3, 4}))


def count_of_three() -> int:
    steps = right(pieces(white="E1 E2 E4", black="B5"), "E4")
    return only((steps == {1, 2, 3}, steps == {1, 2}, False, steps == {3}))


def behind_counts() -> int:
    steps = right(pieces(white="E1 E2 E5", black="B5"), "E5")
    return only((steps == {1}, steps == {3}, steps == {2}))


def in_the_way() -> int:
    state = pieces(white="E2 E3 E4", black="E5")
    act(state, "E4-E6")
    assert state.white & bit("E6")
    stays = bool(state.black & bit("E5"))
    return only((False, not stays, stays))


def onto_a_piece() -> int:
    lands = "E5" in may_go(pieces(white="E3 E4", black="E5"), "E4")
    return only((lands, not lands, False))


def backwards() -> int:
    rows = {PLACES[target][0] for target in may_go(pieces(white="E5", black="B5 C6"), "E5")}
    return only((max(rows) > 4 and min(rows) == 4, max(rows) == 4, max(rows) > 4 > min(rows)))


def into_their_goal() -> int:
    lands = {target[0] for target in may_go(pieces(white="H3", black="D3"), "H3")} >= {"I"}
    return only((lands, False, not lands))


def third_time() -> int:
    state = board()
    assert result_of(state, *ROUND) == 0
    result = result_of(state, *ROUND)
    return only((result == 0, result == 1, result == 2, result == 3))


def after_300_moves() -> int:
    result = result_of(board(past=range(299)), "F2-F8")
    return only((result == 0, result in (2, 3), result == 1))


def resigning() -> int:
    state = board()
    DIFFERO.forfeit(state, 0, Recorded(()))
    return only((ranks(state) == (1, 1), ranks(state) == (2, 1), ranks(state) == (1, 2)))


def when_colours_are_swapped() -> int:
    state = board(swap=True)
    at_first = "swap" in may(state)
    act(state, "F2-F8")
    then = "swap" in may(state)
    act(state, "B5-B9", "F8-F2")
    later = "swap" in may(state)
    return only((at_first and not then, later, then and not at_first and not later))


def who_moves_after_a_swap() -> int:
    state = board(swap=True)
    white = asked(state)
    act(state, "F2-F8")
    act(state, "swap")
    colour = "WB"[state.turn]
    return only((asked(state) == white and colour == "B", asked(state) != white, colour == "W"))


def next_to_f5() -> int:
    line = next(line for line in LINES_OF["F5"] if line.axis == "\\")
    near = [bool(line.cells & bit(cell)) for cell in ("E6", "F6", "E5")]
    return only(near)


QUIZ = [
    Question(
        1,
        {
            "en": "How many of your pieces must be in your goal for you to win?",
            "de": "Wie viele deiner Steine müssen im Ziel sein, damit du gewinnst?",
        },
        {"en": ("All 13", "5, the whole row", "1", "3"),
         "de": ("Alle 13", "5, die ganze Reihe", "1", "3")},
        how_many_win,
    ),
    Question(
        1,
        {"en": "In which row does White win?", "de": "In welcher Reihe gewinnt Weiß?"},
        {"en": ("In row A", "In row I", "In row A or row I"),
         "de": ("In Reihe A", "In Reihe I", "In Reihe A oder Reihe I")},
        where_white_wins,
    ),
    Question(
        1,
        {"en": "Which colour makes the first move?", "de": "Welche Farbe macht den ersten Zug?"},
        {"en": ("Black", "White"), "de": ("Schwarz", "Weiß")},
        who_begins,
    ),
    Question(
        1,
        {"en": "You can move, but you don’t like any move. May you pass?",
         "de": "Du kannst ziehen, aber kein Zug gefällt dir. Darfst du passen?"},
        {"en": ("Yes", "No", "Once a game"), "de": ("Ja", "Nein", "Einmal im Spiel")},
        may_one_pass,
    ),
    Question(
        1,
        {"en": "White moves, and now Black can’t move any piece. What happens?",
         "de": "Weiß zieht, und jetzt kann Schwarz keinen Stein ziehen. Was geschieht?"},
        {"en": ("Black misses a turn", "It’s a tie", "Black wins", "White wins"),
         "de": ("Schwarz setzt aus", "Remis", "Schwarz gewinnt", "Weiß gewinnt")},
        all_blocked,
    ),
    Question(
        2,
        {
            "en": "On a row are 4 of your pieces and 1 of theirs. How far does one of yours move "
            "along it?",
            "de": "In einer Reihe stehen 4 deiner Steine und 1 der anderen Seite. Wie weit zieht "
            "einer von deinen dort?",
        },
        {"en": ("1 space", "4 spaces", "3 spaces", "5 spaces"),
         "de": ("1 Feld", "4 Felder", "3 Felder", "5 Felder")},
        four_against_one,
    ),
    Question(
        2,
        {"en": "On a row are 2 of your pieces and 2 of theirs. How far do yours move along it?",
         "de": "In einer Reihe stehen 2 deiner Steine und 2 der anderen Seite. Wie weit ziehen "
         "deine dort?"},
        {"en": ("They can’t", "1 space", "2 spaces"), "de": ("Gar nicht", "1 Feld", "2 Felder")},
        two_against_two,
    ),
    Question(
        2,
        {"en": "Your piece is the only one on its row. How far does it move along it?",
         "de": "Dein Stein steht allein in seiner Reihe. Wie weit zieht er dort?"},
        {"en": ("It can’t", "1 space", "As far as you like"),
         "de": ("Gar nicht", "1 Feld", "So weit du willst")},
        alone_on_the_line,
    ),
    Question(
        2,
        {"en": "The count of a line is 3. How many spaces may you move along it?",
         "de": "Eine Linie zählt 3. Wie viele Felder darfst du dort ziehen?"},
        {"en": ("1, 2 or 3", "1 or 2", "3 or more", "Only 3"),
         "de": ("1, 2 oder 3", "1 oder 2", "3 oder mehr", "Nur 3")},
        count_of_three,
    ),
    Question(
        2,
        {
            "en": "You move to the right. 2 of your pieces stand to the left of yours on the row, "
            "with a gap, and none to the right. How far do you move?",
            "de": "Du ziehst nach rechts. Links von deinem Stein stehen mit einer Lücke noch 2 "
            "von deinen, rechts keine Steine. Wie weit ziehst du?",
        },
        {"en": ("1 space", "3 spaces", "2 spaces"), "de": ("1 Feld", "3 Felder", "2 Felder")},
        behind_counts,
    ),
    Question(
        2,
        {"en": "One of their pieces stands between yours and the space where it lands.",
         "de": "Zwischen deinem Stein und dem Feld, auf dem er landet, steht ein Stein der anderen "
         "Seite."},
        {"en": ("You can’t move there", "You capture it", "You jump over it, and it stays"),
         "de": ("Du kannst nicht dorthin", "Du schlägst ihn",
                "Du überspringst ihn, und er bleibt stehen")},
        in_the_way,
    ),
    Question(
        2,
        {"en": "One of their pieces stands on the space where yours would land.",
         "de": "Auf dem Feld, auf dem dein Stein landen würde, steht einer der anderen Seite."},
        {"en": ("You capture it", "You can’t move there", "The two change places"),
         "de": ("Du schlägst ihn", "Du kannst nicht dorthin", "Die beiden tauschen die Plätze")},
        onto_a_piece,
    ),
    Question(
        2,
        {"en": "Where may a piece of yours move?", "de": "Wohin darf ein Stein von dir ziehen?"},
        {"en": ("Backwards and sideways only", "Forwards and sideways only",
                "Forwards, backwards and sideways"),
         "de": ("Nur zurück und zur Seite", "Nur vor und zur Seite",
                "Vor, zurück und zur Seite")},
        backwards,
    ),
    Question(
        2,
        {"en": "By its count, a white piece would land in Black’s goal.",
         "de": "Ein weißer Stein würde nach der Zählung im Ziel von Schwarz landen."},
        {"en": ("That’s allowed", "White loses", "That’s not allowed"),
         "de": ("Das ist erlaubt", "Weiß verliert", "Das ist nicht erlaubt")},
        into_their_goal,
    ),
    Question(
        3,
        {"en": "The same position comes up for the third time, with the same side to move.",
         "de": "Dieselbe Stellung kommt zum dritten Mal, und dieselbe Seite ist dran."},
        {"en": ("The game goes on", "It’s a tie", "White wins", "Black wins"),
         "de": ("Es geht weiter", "Remis", "Weiß gewinnt", "Schwarz gewinnt")},
        third_time,
    ),
    Question(
        3,
        {"en": "300 moves have been made, and nobody has won.",
         "de": "Nach 300 Zügen hat noch niemand gewonnen."},
        {"en": ("The game goes on", "The piece nearest to its goal wins", "It’s a tie"),
         "de": ("Es geht weiter", "Der Stein gewinnt, der seinem Ziel am nächsten ist", "Remis")},
        after_300_moves,
    ),
    Question(
        3,
        {"en": "White resigns. What is the result?", "de": "Weiß gibt auf. Wie geht es aus?"},
        {"en": ("It’s a tie", "Black wins", "White wins"),
         "de": ("Remis", "Schwarz gewinnt", "Weiß gewinnt")},
        resigning,
    ),
    Question(
        3,
        {"en": "You play with the house rule Swap colours. When may colours be swapped?",
         "de": "Ihr spielt mit der Hausregel Farben tauschen. Wann darf getauscht werden?"},
        {"en": ("Before the first move", "On any turn of Black", "Right after White’s first move"),
         "de": ("Vor dem ersten Zug", "Immer, wenn Schwarz dran ist",
                "Gleich nach dem ersten Zug von Weiß")},
        when_colours_are_swapped,
    ),
    Question(
        3,
        {"en": "Ann made the first move as White, and Bob swapped colours. Who moves next?",
         "de": "Ann hat mit Weiß den ersten Zug gemacht, und Bob hat die Farben getauscht. Wer "
         "zieht als Nächstes?"},
        {"en": ("Ann, as Black", "Bob, as White", "Ann, as White again"),
         "de": ("Ann, mit Schwarz", "Bob, mit Weiß", "Ann, noch einmal mit Weiß")},
        who_moves_after_a_swap,
    ),
    Question(
        3,
        {"en": r"Which of these spaces is on the same \ diagonal as F5?",
         "de": r"Welches dieser Felder liegt auf derselben Diagonale \ wie F5?"},
        {"en": ("E6", "F6", "E5"), "de": ("E6", "F6", "E5")},
        next_to_f5,
    ),
]  # fmt: skip
