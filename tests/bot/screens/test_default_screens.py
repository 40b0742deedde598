"""A game without screens and strings of its own can be played all the same."""

import pytest

from bot.screens import (
    GameScreens,
    hand_alert,
    hand_screen,
    house_rules,
    lobby,
    numbered,
    result,
    rules,
    screens_of,
)
from bot.screens import table as table_of
from bot.screens.callback_data import MOVE, NUMBER, WALK, Keys, read
from bot.screens.game_screens import NUMBERS
from engine.games import GAMES
from engine.lobby import set_option
from engine.session import seen_by
from tests.bot.screens.court import COURT, CourtView
from tests.bot.screens.court import Action as CourtAction
from tests.bot.screens.looking import (
    BOT,
    EN,
    Session,
    buttons_of,
    look,
    other_worlds,
    reachable,
    texts_of,
)
from tests.engine.tables import ANN, BOB, CID, DAN, NOON, open_table, play_on, play_table, play_text
from tests.engine.toys import TOYS, Roll

pytestmark = pytest.mark.usefixtures("with_toys")
NAMES = ("Ann", "Bob", "Computer 1", "Computer 2", "Computer 3")


def table(session: Session, numbered: bool = False) -> str:
    return look(table_of(session, [], EN, NAMES, NOON, numbered=numbered))


@pytest.mark.parametrize("game", TOYS)
def test_a_whole_game_can_be_seen(game: str) -> None:
    session = play_table(game, ANN, BOB)
    while session.phase == "playing":
        assert game in table(session)
        for seat in session.prompts:
            assert reachable(session, seat) == set(range(len(session.legal(seat))))
        play_on(session, 1)
    text = look(result(session, EN, NAMES))
    assert "🥇" in text


def test_the_lobby_offers_a_choice_of_games_with_their_player_counts() -> None:
    screen = lobby(open_table("duel", ANN), EN, NAMES, BOT)
    look(screen)
    offered = texts_of(screen.rows)[: len(GAMES)]
    assert {"Whot (2–6)", "DeerPortal (1–4)", "✓ duel (2)", "dice (1–4)"} <= set(offered)


def test_house_rules_are_listed_and_changed_without_knowing_the_game() -> None:
    session = open_table("duel", ANN)
    listed = house_rules(session, EN)
    assert look(listed, is_private=True)
    assert texts_of(listed.rows)[0] == "gestures: 3"
    values = house_rules(session, EN, ("gestures",))
    assert texts_of(values.rows)[:2] == ["✓ 3", "5"]


def test_a_game_without_a_rule_sheet_says_so() -> None:
    assert "duel" in look(rules(TOYS["duel"], EN), is_private=True)


def test_moves_stand_on_buttons_in_the_games_own_notation() -> None:
    session = play_table("duel", ANN, BOB)
    screen = hand_screen(session, 0, [], EN, NAMES)
    assert texts_of(screen.rows)[:3] == ["rock", "paper", "scissors"]
    assert [read(b.data).verb for b in buttons_of(screen.rows)[:3]] == [MOVE] * 3


def test_what_happened_is_told_by_its_kind_and_fields() -> None:
    session = play_table("duel", ANN, BOB)
    happened = [*play_text(session, 0, "rock"), *play_text(session, 1, "paper")]
    text = look(table_of(session, seen_by(None, happened), EN, NAMES, NOON))
    assert "• Ann: chose\n• Bob: chose\n• shown, cards 0:rock 1:paper" in text
    mine = look(hand_screen(session, 0, seen_by(0, happened), EN, NAMES), is_private=True)
    assert "• You: chose, card 0:rock\n• Bob: chose\n" in mine


def test_several_at_once_are_named_and_none_is_called() -> None:
    session = play_table("duel", ANN, BOB)
    assert "Waiting for ❤️ Ann and 🐟 Bob." in table(session)
    play_text(session, 1, "paper")
    assert "👉 ❤️ Ann, it is your turn." in table(session)


def test_no_draw_is_offered_to_a_computer() -> None:
    session = play_table("duel", ANN, computers=1)
    offers = [read(b.data).rest for b in buttons_of(hand_screen(session, 0, [], EN, NAMES).rows)]
    assert ("offer",) not in offers
    assert ("sure",) in offers


def test_a_draw_is_offered_in_the_panel_and_answered_at_the_table() -> None:
    session = play_table("duel", ANN, BOB)
    offers = [read(b.data).rest for b in buttons_of(hand_screen(session, 0, [], EN, NAMES).rows)]
    assert ("offer",) in offers
    assert ("sure",) in offers
    session.offer_draw(ANN, NOON)
    screen = table_of(session, [], EN, NAMES, NOON)
    assert "❤️ Ann offers a draw: 🐟 Bob, do you agree?" in look(screen)
    answers = [read(b.data).rest for b in buttons_of(screen.rows)]
    assert [answer for answer in answers if answer] == [("yes",), ("no",)]
    session.answer_draw(BOB, True, NOON)
    assert "You agreed to a draw." in look(result(session, EN, NAMES))


def test_who_offered_a_draw_is_told_so_and_only_the_other_is_asked() -> None:
    session = play_table("duel", ANN, BOB)
    session.offer_draw(ANN, NOON)
    own, other = (hand_screen(session, seat, [], EN, NAMES) for seat in (0, 1))
    assert "You offered a draw" in look(own, is_private=True)
    assert "🐟 Bob, do you agree?" in look(other, is_private=True)
    assert [b.text for b in buttons_of(own.rows) if "draw" in b.text] == []
    assert [b.text for b in buttons_of(other.rows) if "draw" in b.text] == ["🤝 Agree to a draw"]


def test_the_rules_tell_at_their_end_what_is_different_at_a_table() -> None:
    session = open_table("duel", ANN)
    assert "this table" not in look(rules(session.rulebook, EN, session.options))
    set_option(session, ANN, "gestures", 5, NOON)
    text = look(rules(session.rulebook, EN, session.options))
    assert text.endswith("House rules at this table\n• gestures: 5")


def test_neither_hand_nor_choice_shows_through() -> None:
    session = play_table("duel", ANN, BOB)
    play_text(session, 0, "rock")
    screens = {
        table_of(other, [], EN, NAMES, NOON, numbered=True)
        for other in (session, *other_worlds(session, None, 5))
    }
    assert len(screens) == 1
    hands = {
        hand_screen(other, 1, [], EN, NAMES) for other in (session, *other_worlds(session, 1, 5))
    }
    assert len(hands) == 1


def test_numbers_stand_for_the_moves_in_their_order() -> None:
    session = play_table("duel", ANN, BOB)
    assert hand_alert(session, 0, EN) == "1 rock  2 paper  3 scissors"
    assert numbered(session, 0, 3, EN) == 2
    assert numbered(session, 0, 4, EN) == EN("refusal-Illegal")
    screen = table_of(session, [], EN, NAMES, NOON, numbered=True)
    keys = [b.text for b in buttons_of(screen.rows) if b.data.startswith(f"{NUMBER}:")]
    assert keys == [str(number) for number in range(1, NUMBERS + 1)]


def numbers_below(session: Session) -> list[int]:
    screen = table_of(session, [], EN, NAMES, NOON, numbered=True)
    pressed = [read(button.data) for button in buttons_of(screen.rows)]
    return [key.numbers[1] for key in pressed if key.verb == NUMBER]


def test_the_numbers_below_the_table_do_not_tell_how_many_moves_somebody_has() -> None:
    counts = set()
    for hand in (["guard", "king"], ["guard", "guard"], ["king", "countess"]):
        session = play_table("court", ANN, BOB, CID, DAN)
        assert session.state
        session.state.hands[0] = hand
        counts.add(len(session.legal(0)))
        assert numbers_below(session) == [*range(1, 1 + len([*COURT.vocabulary(session.options)]))]
    assert len(counts) == 3


def test_a_game_may_know_better_how_many_moves_there_can_be() -> None:
    class CourtScreens(GameScreens[CourtView, CourtAction]):
        def most_moves(self, view: CourtView) -> int:
            others = len(view.counts) - len(view.out) - 1
            return 3 * others

    view = play_table("court", ANN, BOB).view(None)
    rows = CourtScreens(COURT).public_keys(view, EN, NAMES, Keys("abcdefgh", 7), True)
    assert texts_of(rows) == ["1", "2", "3"]


def test_two_hundred_moves_are_leafed_through() -> None:
    legal = [Roll()] * 200
    game = TOYS["dice"]
    keys, view = Keys("abcdefgh", 7), play_table("dice", ANN, BOB).view(0)
    found: list[int] = []
    path: tuple[int, ...] = ()
    for _ in range(5):
        buttons = buttons_of(screens_of(game).menu(view, legal, path, EN, NAMES, keys))
        pressed = [read(button.data) for button in buttons]
        found += [key.numbers[1] for key in pressed if key.verb == MOVE]
        path = [key.numbers[1:] for key in pressed if key.verb == WALK][-1]
    assert found == list(range(200))


def test_a_page_that_is_not_there_is_the_last_one() -> None:
    legal, view = [Roll()] * 50, play_table("dice", ANN, BOB).view(0)
    keys = Keys("abcdefgh", 7)
    last, beyond = (
        screens_of(TOYS["dice"]).menu(view, legal, (n,), EN, NAMES, keys) for n in (1, 99)
    )
    assert last == beyond
    assert (
        screens_of(TOYS["dice"]).menu(view, legal, (-1,), EN, NAMES, keys)[0][0].data.endswith(":0")
    )
