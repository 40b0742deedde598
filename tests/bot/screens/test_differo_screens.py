"""The screens of Differo: a compass with the count of each line, the board in letters, puzzles."""

from typing import Any

import pytest

from bot.i18n import translator_for
from bot.names import Names
from bot.screens import (
    hand_screen,
    numbered,
    puzzle,
    result,
    screens_of,
    table,
    table_for_one,
    why_no_answer,
    why_not,
)
from bot.screens.callback_data import ANSWER, MOVE, NUMBER, PUZZLE, WALK, WHY_NOT, read
from engine.games.differo.brain import moves_of, wins_at_once
from engine.games.differo.puzzles import PUZZLES, judge, move_of, stand
from tests.bot.screens.looking import EN, Session, buttons_of, look, texts_of
from tests.engine.games.differo_table import board, pieces
from tests.engine.tables import ANN, BOB, NOON, in_state, play_on, play_table, play_text

NAMES = Names(("Ann", "Bob"))
F2 = 5 * 9 + 1


def at_table(state: Any = None, **rules: Any) -> Session:
    session = play_table("differo", ANN, BOB, **rules)
    return session if state is None else in_state(session, state)


def shown(session: Session, *path: int, seat: int = 0) -> str:
    return look(hand_screen(session, seat, [], EN, NAMES, path), is_private=True)


def texts(session: Session, *path: int) -> list[str]:
    return texts_of(hand_screen(session, 0, [], EN, NAMES, path).rows)


def test_first_a_piece_is_chosen_of_those_that_can_move() -> None:
    session = at_table(pieces(white="E3 E4 E5", black="D3 D4 D5"))
    assert texts(session)[:3] == ["E3", "E4", "E5"]
    assert {
        read(b.data).verb for b in buttons_of(hand_screen(session, 0, [], EN, NAMES).rows)[:3]
    } == {WALK}
    assert "Which white piece moves?" in shown(session)


def test_a_chosen_piece_shows_the_count_of_each_line_and_a_compass() -> None:
    session = at_table()
    text = shown(session, F2)
    assert "F2 counts: row +6 · \\ +3 · / −1. Where to?" in text
    assert "F  . @ W W W W W * 8" in text
    compass = texts(session, F2)[:7]
    assert compass == ["↖ ·", "↗ ·", "← ·", "→ F8", "↙ ·", "↘ ·", "← Another piece"]


@pytest.mark.parametrize(
    ("state", "button", "reason"),
    [
        (pieces(white="E5", black="E1"), "← ·",
         "No move along this line: 1 of yours against 1. You need more than the other."),
        (pieces(white="E5", black="D5"), "↖ ·",
         "No move along this line: 1 of yours against 1. You need more than the other."),
        (pieces(white="E5 E2 E8", black="B5"), "→ ·", "3 steps lead to E8, and that is taken."),
        (pieces(white="E5 E9 E8 E7 E6", black="B5"), "← ·", "5 steps lead off the board."),
    ],
)  # fmt: skip
def test_a_closed_direction_tells_why(state: Any, button: str, reason: str) -> None:
    session = at_table(state)
    e5 = 4 * 9 + 4
    buttons = buttons_of(hand_screen(session, 0, [], EN, NAMES, (e5,)).rows)
    pressed = read(next(b for b in buttons if b.text == button).data)
    assert pressed.verb == WHY_NOT
    assert why_not(session, 0, pressed.numbers[1], EN) == reason


def test_the_others_goal_is_closed() -> None:
    session = at_table(pieces(white="H3", black="B5"))
    buttons = buttons_of(hand_screen(session, 0, [], EN, NAMES, (7 * 9 + 2,)).rows)
    down = read(next(b for b in buttons if b.text == "↘ ·").data)
    assert why_not(session, 0, down.numbers[1], EN).startswith("I3 is the other’s goal")


def test_a_target_is_one_tap_that_moves() -> None:
    session = at_table()
    button = next(
        b for b in buttons_of(hand_screen(session, 0, [], EN, NAMES, (F2,)).rows) if "F8" in b.text
    )
    pressed = read(button.data)
    assert pressed.verb == MOVE
    assert session.rulebook.text(session.legal(0)[pressed.numbers[1]]) == "F2-F8"


def test_the_table_has_the_pieces_below_it_and_moves_where_there_are_no_hands() -> None:
    session = at_table()
    below = buttons_of(table(session, [], EN, NAMES, NOON).rows)
    walks = [b.text for b in below if read(b.data).verb == WALK]
    assert walks == ["F2", "F3", "F4", "F5", "F6", "F7", "G2", "G4", "G6", "H2", "H3", "H4", "H5"]
    screen = table(session, [], EN, NAMES, NOON, numbered=True)
    moves = [b.text for b in buttons_of(screen.rows) if read(b.data).verb == NUMBER]
    assert len(moves) == 20
    assert moves == sorted(moves)
    assert max(len(row) for row in screen.rows) == 4


def test_the_board_is_in_characters_where_there_is_no_picture() -> None:
    session = at_table()
    drawn = "E . . . . . . . . . 9"
    assert drawn in look(table(session, [], EN, NAMES, NOON, with_picture=False))
    assert drawn not in look(table(session, [], EN, NAMES, NOON))
    assert drawn in shown(session)
    assert drawn in shown(session, seat=1)
    alone = [table_for_one(session, 0, [], EN, NAMES, NOON, photo) for photo in (False, True)]
    assert [drawn in look(screen) for screen in alone] == [True, False]


def test_everybody_reads_who_plays_what() -> None:
    session = at_table(white="second")
    text = look(table(session, [], EN, NAMES, NOON, with_picture=False))
    assert "❤️ Ann · ⚫ Black, down to row I" in text
    assert "🐟 Bob · ⚪ White, up to row A" in text


@pytest.mark.parametrize(("language", "goal"), [("en", "row A"), ("de", "Reihe A")])
def test_who_plays_alone_reads_once_where_white_goes(language: str, goal: str) -> None:
    text = look(table_for_one(at_table(), 0, [], translator_for(language), NAMES, NOON, False))
    assert text.count(goal) == 1


def test_the_swap_has_a_button() -> None:
    session = at_table(swap=True)
    play_text(session, 0, "F2-F8")
    assert "⇄ Take White" in texts_of(hand_screen(session, 1, [], EN, NAMES).rows)


def test_a_position_that_came_before_is_told() -> None:
    session = at_table()
    happened = [
        event
        for seat, text in ((0, "F2-F8"), (1, "B5-B9"), (0, "F8-F2"), (1, "B9-B5"))
        for event in play_text(session, seat, text)
    ]
    text = look(table(session, happened, EN, NAMES, NOON))
    assert "Ann moved F2 → F8.\n" in text
    assert "Bob moved B9 → B5. This position was here before; the third time is a draw." in text


def test_once_it_is_over_the_table_speaks_of_no_turn() -> None:
    session = at_table(pieces(white="B6", black="H2"))
    play_text(session, 0, "B6-A6")
    text = look(table(session, [], EN, NAMES, NOON))
    assert "🏁 Over after one move" in text
    assert "Move 2" not in text
    assert "⚪ White ▲" not in text


def test_every_end_has_its_sentence() -> None:
    state = pieces(white="B6", black="H2")
    session = at_table(state)
    play_text(session, 0, "B6-A6")
    assert "❤️ Ann reached the goal and won!" in look(result(session, EN, NAMES))
    drawn = at_table(board())
    for _ in range(2):
        for seat, text in ((0, "F2-F8"), (1, "B5-B9"), (0, "F8-F2"), (1, "B9-B5")):
            play_text(drawn, seat, text)
    assert "came for the third time" in look(result(drawn, EN, NAMES))


# Puzzles --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(PUZZLES)))
@pytest.mark.parametrize("with_picture", [False, True])
def test_every_puzzle_is_a_screen_of_its_moves(number: int, with_picture: bool) -> None:
    screen = puzzle((number,), EN, with_picture)
    text = look(screen, commands=True)
    assert f"Differo puzzle {number + 1} of {len(PUZZLES)}" in text
    assert f"win in {PUZZLES[number].moves}" in text
    verbs = [read(button.data).verb for button in buttons_of(screen.rows)]
    assert verbs == [ANSWER] * (len(verbs) - 1) + [PUZZLE]
    assert (screen.picture is not None) == with_picture


def test_a_right_move_leads_on_and_the_last_one_to_the_next_puzzle() -> None:
    path: tuple[int, ...] = (0,)
    for _ in range(2):
        path = next(v.path for v in (judge(path, n) for n in range(30)) if v and v.path)
        text = look(puzzle(path, EN, solver="Ann & Ben"), commands=True)
        assert "C4-C5! Black holds out longest with" in text
    assert "Ann & Ben solved it!" in text
    assert texts_of(puzzle(path, EN).rows) == ["Next puzzle →"]
    assert "solved!" in look(puzzle(path, EN))


def test_a_random_game_can_be_seen_to_its_end() -> None:
    session = at_table()
    while session.phase == "playing":
        look(table(session, [], EN, NAMES, NOON))
        play_on(session, 1)
    assert "🥇" in look(result(session, EN, NAMES))


def test_the_example_of_a_puzzle_can_be_played_and_solves_nothing() -> None:
    for path in ((number,) for number in range(len(PUZZLES))):
        text = look(puzzle(path, EN, with_picture=False), commands=True)
        example = text.split("type /puzzle ")[1].rstrip(".")
        now = stand(path)
        assert now
        moves = [move_of(now.at, move) for move in moves_of(now.at)]
        verdict = judge(path, [f"{m.source}-{m.target}" for m in moves].index(example))
        assert verdict
        assert not verdict.path
        safe = [
            f"{move_of(now.at, m).source}-{move_of(now.at, m).target}"
            for m in moves_of(now.at)
            if not wins_at_once(now.at ^ m, 1 - now.puzzle.turn)
        ]
        assert example in safe or len(safe) == 1  # that one solves it


def test_a_typed_move_that_is_none_is_told_why() -> None:
    now = stand((0,))
    assert now
    assert "No piece of yours stands on A5" in why_no_answer(now, "A5", "A6", EN)
    assert f"/puzzle 3 for the third of {len(PUZZLES)}, or" in why_no_answer(now, "A1", "A2", EN)
    assert "From G6 you can go to" in why_no_answer(now, "G6", "A9", EN)


def test_taking_white_stands_below_the_table_too() -> None:
    session = play_table("differo", ANN, BOB, swap=True)
    assert "⇄ Take White" not in texts_of(table(session, [], EN, NAMES, NOON).rows)
    play_text(session, 0, "F2-F8")
    (swap,) = [
        read(button.data)
        for button in buttons_of(table(session, [], EN, NAMES, NOON).rows)
        if button.text == "⇄ Take White"
    ]
    assert swap.verb == NUMBER
    index = numbered(session, 1, swap.numbers[1], EN)
    assert session.rulebook.text(session.legal(1)[int(index)]) == "swap"


def test_without_hands_every_move_and_the_swap_have_their_button() -> None:
    session = play_table("differo", ANN, BOB, swap=True)
    play_text(session, 0, "F2-F8")
    rows = table(session, [], EN, NAMES, NOON, numbered=True).rows
    meant = {
        int(numbered(session, 1, read(button.data).numbers[1], EN))
        for button in buttons_of(rows)
        if read(button.data).verb == NUMBER
    }
    assert meant == set(range(len(session.legal(1))))


def test_a_move_can_be_asked_back_and_the_other_is_asked() -> None:
    session = at_table()
    assert "↩ Take my move back" not in texts(session)
    play_text(session, 0, "f2-f8")
    assert "↩ Take my move back" in texts(session)
    session.ask_undo(ANN, NOON)
    assert "↩ Take my move back" not in texts(session)
    assert "You asked to take your last move back" in shown(session)
    question = "❤️ Ann asks to take a move back: 🐟 Bob, is that all right?"
    assert question in shown(session, seat=1)
    screen = table(session, [], EN, NAMES, NOON)
    assert question in look(screen)
    for rows in (screen.rows, hand_screen(session, 1, [], EN, NAMES).rows):
        assert {"↩ Yes, take it back", "No, it stands"} <= set(texts_of(rows))
    told = session.answer_undo(BOB, True, NOON)
    assert screens_of(session.rulebook).story(told, EN, NAMES, 0) == [
        "↩ You took the last move back."
    ]
