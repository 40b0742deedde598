"""The screens of Differo: a compass with the count of each line, the board in emoji, puzzles."""

from typing import Any, Final

import pytest

from bot.graphemes import graphemes
from bot.i18n import translator_for
from bot.names import Names
from bot.pictures import draw
from bot.pictures.differo_picture import DifferoHand
from bot.screens import (
    hand_screen,
    lobby,
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
from bot.screens.differo import DifferoScreens
from engine.chance import Loose
from engine.games.differo import Differo
from engine.games.differo.brain import moves_of, wins_at_once
from engine.games.differo.puzzles import PUZZLES, judge, move_of, stand
from tests.bot.screens.looking import EN, Session, buttons_of, look, paths_of, texts_of
from tests.engine.games.differo_table import board, may_go, pieces, wins
from tests.engine.tables import ANN, BOB, NOON, in_state, open_table, play_on, play_table, play_text
from tests.spoken import every_language

NAMES = Names(("Ann", "Bob"))
F2 = 5 * 9 + 1


def at_table(state: Any = None, **rules: Any) -> Session:
    session = play_table("differo", ANN, BOB, **rules)
    return session if state is None else in_state(session, state)


def shown(session: Session, *path: int, seat: int = 0, with_picture: bool = True) -> str:
    screen = hand_screen(session, seat, [], EN, NAMES, path, with_picture=with_picture)
    return look(screen, is_private=True)


def texts(session: Session, *path: int) -> list[str]:
    return texts_of(hand_screen(session, 0, [], EN, NAMES, path).rows)


def test_first_a_piece_is_chosen_of_those_that_can_move() -> None:
    session = at_table(pieces(white="E3 E4 E5", black="D3 D4 D5"))
    assert texts(session)[:3] == ["E3", "E4", "E5"]
    assert {
        read(b.data).verb for b in buttons_of(hand_screen(session, 0, [], EN, NAMES).rows)[:3]
    } == {WALK}
    assert "Which white piece do you want to move?" in shown(session)


def test_a_chosen_piece_tells_how_far_it_moves_and_shows_a_compass() -> None:
    session = at_table()
    assert "F2 can move: 6 along its row." in shown(session, F2)
    text = shown(session, F2, with_picture=False)
    assert "🟫🔷⚪⚪⚪⚪⚪❇️ F" in text
    assert "🔷 F2 · ❇️ where it can go" in text
    compass = texts(session, F2)[:7]
    assert compass == ["↖ ✕", "↗ ✕", "← ✕", "→ F8", "↙ ✕", "↘ ✕", "← Another piece"]


def test_a_piece_that_counts_alike_on_both_diagonals_is_told_of_both_at_once() -> None:
    session = at_table()
    for seat, text in ((0, "F4-E4"), (1, "B8-E8"), (0, "F5-E6"), (1, "D8-D2")):
        play_text(session, seat, text)
    text = shown(session, 6 * 9 + 3)
    assert "G4 can move: 3 along its row, 1 along either diagonal." in text


def test_a_key_tells_that_its_move_ends_the_game() -> None:
    session = at_table(pieces(white="B6", black="H2"))
    assert texts(session, 9 + 5)[:3] == ["↖ A6 · wins", "↗ A7 · wins", "← B5"]
    assert "B6-A6 · wins" in texts_of(table(session, [], EN, NAMES, NOON, numbered=True).rows)
    drawn = at_table(board())
    moves = ((0, "F2-F8"), (1, "B5-B9"), (0, "F8-F2"), (1, "B9-B5"))
    for seat, text in (*moves, *moves[:3]):
        play_text(drawn, seat, text)
    keys = hand_screen(drawn, 1, [], EN, NAMES, (9 + 8,)).rows
    assert "← B5 · tie" in texts_of(keys)


def test_no_more_than_eight_rows_of_keys_at_any_step() -> None:
    session = at_table(swap=True)
    while session.phase == "playing":
        (seat,) = session.prompts
        for path in paths_of(session, seat):
            assert len(hand_screen(session, seat, [], EN, NAMES, path).rows) <= 8
        assert len(table(session, [], EN, NAMES, NOON, numbered=True).rows) <= 8
        play_on(session, 1)


ONE_EACH: Final = (
    "1 of your pieces and 1 of theirs are on this line. "
    "You can only move along it if you have more than they do."
)


@pytest.mark.parametrize(
    ("state", "button", "reason"),
    [
        (pieces(white="E5", black="E1"), "← ✕",
         ONE_EACH),
        (pieces(white="E5", black="D5"), "↖ ✕",
         ONE_EACH),
        (pieces(white="E5 E2 E8", black="B5"), "→ ✕",
         "3 spaces that way is E8, and there’s already a piece there."),
        (pieces(white="E5 E9 E8 E7 E6", black="B5"), "← ✕",
         "5 spaces that way would be off the board."),
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
    down = read(next(b for b in buttons if b.text == "↘ ✕").data)
    assert why_not(session, 0, down.numbers[1], EN).startswith("I3 is in their goal")


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
    assert max(len(row) for row in screen.rows) == 5


def test_the_board_is_in_emoji_where_there_is_no_picture() -> None:
    session = at_table()
    drawn = "🟫🟫🟫🟫🟫🟫🟫🟫🟫 E"
    assert drawn in look(table(session, [], EN, NAMES, NOON, with_picture=False))
    assert drawn not in look(table(session, [], EN, NAMES, NOON))
    assert drawn not in shown(session)
    for seat in (0, 1):
        assert drawn in shown(session, seat=seat, with_picture=False)
    alone = [table_for_one(session, 0, [], EN, NAMES, NOON, photo) for photo in (False, True)]
    assert [drawn in look(screen) for screen in alone] == [True, False]


def test_the_rows_of_the_board_in_emoji_are_as_wide_as_its_numbers() -> None:
    """Each place stands straight below its number: every sign is one emoji wide."""
    text = look(table(at_table(), [], EN, NAMES, NOON, with_picture=False))
    board = text[text.index("1️⃣") : text.index(" I\n")].splitlines()
    widths = [len([*graphemes(line.split(" ")[0])]) for line in board]
    assert widths == [9, 9, 9, 9, 9, 9, 8, 7, 6, 5]


def test_the_hand_shows_the_pieces_that_can_move_and_then_the_lines_of_the_chosen_one() -> None:
    session = at_table()
    first, then = picture_of_hand(session, 0), picture_of_hand(session, 0, F2)
    assert [*first.board.movers] == [b for b in texts(session) if len(b) == 2]
    assert (then.board.movers, then.board.aims) == (("F2",), ("F8",))
    assert (first.counts, then.counts) == ((), (6, 3, -1))
    waiting = picture_of_hand(session, 1, F2)
    assert (waiting.board.movers, waiting.counts) == ((), ())
    assert len({draw(hand) for hand in (first, then, waiting)}) == 3


def picture_of_hand(session: Session, seat: int, *path: int) -> DifferoHand:
    picture = screens_of(session.rulebook).hand_picture(session.view(seat), path, EN, NAMES)
    assert isinstance(picture, DifferoHand)
    return picture


def test_the_picture_names_who_plays_what() -> None:
    picture: Any = table(at_table(white="second"), [], EN, NAMES, NOON).picture
    assert [(side.title, side.player.name) for side in picture.sides] == [
        ("White", "Bob"),
        ("Black", "Ann"),
    ]


def test_the_ending_tells_how_near_everybody_came() -> None:
    session = at_table(pieces(white="B6 H5", black="H2 F3"))
    screens = screens_of(session.rulebook)
    scores = [screens.score(session.view(None), seat, EN) for seat in (0, 1)]
    assert scores == ["1 row to go", "1 row to go"]
    play_text(session, 0, "B6-A6")
    assert screens.score(session.view(None), 0, EN) == "reached the goal"


def test_who_wins_because_the_other_resigns_is_not_told_a_way_to_go() -> None:
    session = play_table("differo", ANN, BOB)
    told = session.resign(ANN, NOON)
    picture: Any = result(session, EN, NAMES).picture
    assert [place.score for place in picture.places] == ["", ""]
    lines = screens_of(session.rulebook).story(told, EN, NAMES)
    assert lines == ["🏳 Ann resigned."]


def test_a_lobby_shows_no_colours_of_players() -> None:
    session = open_table("differo", ANN, BOB)
    picture: Any = lobby(session, EN, NAMES, "parlour_bot").picture
    assert [side.player for side in picture.sides] == [None, None]


def test_the_pieces_stand_on_keys_as_on_the_board() -> None:
    for seed in range(3):
        session = play_on(play_table("differo", ANN, BOB), 20, seed)
        (seat,) = session.prompts
        for rows in (
            hand_screen(session, seat, [], EN, NAMES).rows,
            table(session, [], EN, NAMES, NOON).rows,
        ):
            keys = [[b.text for b in row if read(b.data).verb == WALK] for row in rows]
            cells = [cell for row in keys for cell in row]
            assert cells == sorted(cells)
            for letter in {cell[0] for cell in cells}:
                held = [row for row in keys if any(cell[0] == letter for cell in row)]
                count = sum(cell[0] == letter for cell in cells)
                assert len(held) == 1 or count > 6


def test_the_table_tells_of_swapping_colours_while_that_is_possible() -> None:
    session = at_table(swap=True, white="second")
    for seat, move, is_told in ((1, "F2-F8", True), (0, "B5-B9", True), (1, "F8-F2", False)):
        text = look(table(session, [], EN, NAMES, NOON))
        assert ("Black may swap colours" in text) == is_told
        assert "🏠" not in text  # who plays White is seen
        play_text(session, seat, move)


@every_language
def test_the_table_takes_nine_lines_at_any_moment(language: str) -> None:
    session, t = at_table(swap=True, white="second"), translator_for(language)
    told: list[Any] = []
    draw_move = Loose(3)
    while session.phase == "playing":
        assert len(look(table(session, told, t, NAMES, NOON)).splitlines()) <= 9
        (seat,) = session.prompts
        legal = session.legal(seat)
        told = play_text(session, seat, session.rulebook.text(legal[draw_move.below(len(legal))]))


@every_language
def test_each_page_of_the_rules_has_its_length_and_its_picture(language: str) -> None:
    t, screens = translator_for(language), DifferoScreens(Differo())
    pages = [page for page in range(1, 9) if t.has(f"game-differo-rules-{page}")]
    assert pages == [1, 2, 3]
    for page in pages:
        assert len(t.html(f"game-differo-rules-{page}")) <= 900
    assert len({draw(screens.rule_picture(page, t)) for page in pages}) == len(pages)


def test_the_piece_on_the_rule_sheet_counts_and_goes_as_the_rules_say() -> None:
    shown_there: Any = DifferoScreens(Differo()).rule_picture(2, EN)
    white, black = (" ".join(cells) for cells in (shown_there.board.white, shown_there.board.black))
    state = pieces(white=white, black=black)
    assert may_go(state, "G4") == set(shown_there.board.aims)
    assert shown_there.counts == (3, 1, 1)
    last: Any = DifferoScreens(Differo()).rule_picture(3, EN)
    before = " ".join({*last.white} - {last.last[1]} | {last.last[0]})
    assert "-".join(last.last) in wins(pieces(white=before, black=" ".join(last.black)))


def test_everybody_reads_who_plays_what() -> None:
    session = at_table(white="second")
    text = look(table(session, [], EN, NAMES, NOON, with_picture=False))
    assert "❤️ Ann · ⚫ Black, heading down to row I" in text
    assert "🐟 Bob · ⚪ White, heading up to row A" in text


@pytest.mark.parametrize(("language", "goal"), [("en", "row A"), ("de", "Reihe A")])
def test_who_plays_alone_reads_once_where_white_goes(language: str, goal: str) -> None:
    text = look(table_for_one(at_table(), 0, [], translator_for(language), NAMES, NOON, False))
    assert text.count(goal) == 1


def test_who_plays_alone_sees_the_lines_of_a_chosen_piece() -> None:
    session = play_table("differo", ANN, computers=1)
    shown: Any = table_for_one(session, 0, [], EN, NAMES, NOON, path=(F2,)).picture
    assert shown == hand_screen(session, 0, [], EN, NAMES, (F2,)).picture
    assert shown.board.movers == ("F2",)
    back = table_for_one(session, 0, [], EN, NAMES, NOON).picture
    assert back == table(session, [], EN, NAMES, NOON).picture


def test_the_swap_has_a_button() -> None:
    session = at_table(swap=True)
    play_text(session, 0, "F2-F8")
    assert "⇄ Swap colours" in texts_of(hand_screen(session, 1, [], EN, NAMES).rows)


TO_AND_FRO = ((0, "F2-F8"), (1, "B5-B9"), (0, "F8-F2"), (1, "B9-B5"))


def test_a_position_that_came_before_is_told() -> None:
    session = at_table()
    happened = [event for seat, text in TO_AND_FRO for event in play_text(session, seat, text)]
    text = look(table(session, happened, EN, NAMES, NOON))
    assert "Ann moved F2 → F8.\n" in text
    second = "Bob moved B9 → B5. The same position for the second time: next time, it’s a tie."
    assert second in text


def test_at_its_third_time_a_position_is_told_to_end_the_game() -> None:
    session = at_table(board())
    happened = [event for seat, text in 2 * TO_AND_FRO for event in play_text(session, seat, text)]
    text = look(table(session, happened[-1:], EN, NAMES, NOON))
    assert "Bob moved B9 → B5." in text
    assert "next time" not in text


def test_once_it_is_over_the_table_speaks_of_no_turn() -> None:
    session = at_table(pieces(white="B6", black="H2"))
    play_text(session, 0, "B6-A6")
    text = look(table(session, [], EN, NAMES, NOON))
    assert "🏁 Over after 1 move" in text
    assert "Move 2" not in text


def test_every_end_has_its_sentence() -> None:
    state = pieces(white="B6", black="H2")
    session = at_table(state)
    play_text(session, 0, "B6-A6")
    assert "❤️ Ann reached the goal and won!" in look(result(session, EN, NAMES))
    drawn = at_table(board())
    for seat, text in 2 * TO_AND_FRO:
        play_text(drawn, seat, text)
    assert "the same position came up for the third time" in look(result(drawn, EN, NAMES))


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
        example = text.split("send /puzzle ")[1].rstrip(".")
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
    assert "You don’t have a piece on A5" in why_no_answer(now, "A5", "A6", EN)
    assert f"/puzzle 3 for number 3 of {len(PUZZLES)}, or" in why_no_answer(now, "A1", "A2", EN)
    assert "G6 can move to" in why_no_answer(now, "G6", "A9", EN)


def test_taking_white_stands_below_the_table_too() -> None:
    session = play_table("differo", ANN, BOB, swap=True)
    assert "⇄ Swap colours" not in texts_of(table(session, [], EN, NAMES, NOON).rows)
    play_text(session, 0, "F2-F8")
    (swap,) = [
        read(button.data)
        for button in buttons_of(table(session, [], EN, NAMES, NOON).rows)
        if button.text == "⇄ Swap colours"
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
    assert "↩ Take back my move" not in texts(session)
    play_text(session, 0, "f2-f8")
    assert "↩ Take back my move" in texts(session)
    session.ask_undo(ANN, NOON)
    assert "↩ Take back my move" not in texts(session)
    assert "You asked to take your last move back" in shown(session)
    question = "❤️ Ann wants to take a move back. Do you agree, 🐟 Bob?"
    assert question in shown(session, seat=1)
    screen = table(session, [], EN, NAMES, NOON)
    assert question in look(screen)
    for rows in (screen.rows, hand_screen(session, 1, [], EN, NAMES).rows):
        assert {"↩ Yes, take it back", "No, it stands"} <= set(texts_of(rows))
    told = session.answer_undo(BOB, True, NOON)
    assert screens_of(session.rulebook).story(told, EN, NAMES, 0) == [
        "↩ You took the last move back."
    ]
