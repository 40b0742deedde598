"""A game without screens and strings of its own can be played all the same."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot import i18n
from bot.names import Names
from bot.screens import (
    GameScreens,
    beside_the_game,
    hand_alert,
    hand_screen,
    house_rules,
    lobby,
    more,
    numbered,
    result,
    rules,
    screens_of,
)
from bot.screens import table as table_of
from bot.screens.callback_data import MOVE, NUMBER, WALK, Keys, read
from bot.screens.game_screens import NUMBERS
from engine.session import seen_by
from engine.session.lobby import set_option
from tests.bot.screens.court import COURT, Court, CourtView, FoundOut, Guess, Played
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
from tests.engine.toys import ALL, TOYS, Dice, DiceState, Hold, Roll

NAMES = Names(("Ann", "Bob", "Computer 1", "Computer 2", "Computer 3"))


def at_court(*users: int) -> Session:
    return play_table("court", *users, games={COURT.key: COURT})


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
    session = open_table("duel", ANN)
    assert look(lobby(session, EN, NAMES, BOT))
    screen = more(session, EN, NAMES, ANN, True, "games")
    look(screen)
    offered = texts_of(screen.rows)[: len(ALL)]
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
    assert "Waiting for ❤️ Ann and 🐟 Bob…" in table(session)
    play_text(session, 1, "paper")
    assert "👉 ❤️ Ann, it’s your turn!" in table(session)


def test_no_draw_is_offered_to_a_computer() -> None:
    session = play_table("duel", ANN, computers=1)
    beside = beside_the_game(session, 0, EN, is_alone=False)
    offers = [read(b.data).rest for b in buttons_of(beside.rows)]
    assert ("offer",) not in offers
    assert ("sure",) in offers


def test_a_draw_is_offered_in_the_hand_and_answered_at_the_table() -> None:
    session = play_table("duel", ANN, BOB)
    beside = beside_the_game(session, 0, EN, is_alone=False)
    offers = [read(b.data).rest for b in buttons_of(beside.rows)]
    assert ("offer",) in offers
    assert ("sure",) in offers
    session.offer_draw(ANN, NOON)
    screen = table_of(session, [], EN, NAMES, NOON)
    assert "❤️ Ann offers a tie. Do you agree, 🐟 Bob?" in look(screen)
    answers = [read(b.data).rest for b in buttons_of(screen.rows)]
    assert [answer for answer in answers if answer] == [("yes",), ("no",)]
    session.answer_draw(BOB, True, NOON)
    assert "Everyone agreed to a tie." in look(result(session, EN, NAMES))


def test_who_offered_a_draw_is_told_so_and_only_the_other_is_asked() -> None:
    session = play_table("duel", ANN, BOB)
    session.offer_draw(ANN, NOON)
    own, other = (hand_screen(session, seat, [], EN, NAMES) for seat in (0, 1))
    assert "You offered a tie" in look(own, is_private=True)
    assert "Do you agree, 🐟 Bob?" in look(other, is_private=True)
    assert [b.text for b in buttons_of(own.rows) if "draw" in b.text] == []
    assert [b.text for b in buttons_of(other.rows) if "tie" in b.text] == ["🤝 Agree to a tie"]


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
        session = at_court(ANN, BOB, CID, DAN)
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

    view = at_court(ANN, BOB).view(None)
    rows = CourtScreens(COURT).public_keys(view, EN, NAMES, Keys("abcdefgh", 7), True)
    assert texts_of(rows) == ["1", "2", "3"]


def test_every_field_that_holds_a_seat_is_told_as_a_name() -> None:
    found_out = FoundOut(1, 0, (0, 2))
    told = [screens_of(COURT).tell(found_out, EN, NAMES, you) for you in (None, 0, 1)]
    assert told == [
        "Bob: found out, by Ann, others Ann, Computer 1",
        "Bob: found out, by you, others you, Computer 1",
        "You: found out, by Ann, others Ann, Computer 1",
    ]
    assert screens_of(COURT).tell(Played(1, "countess", None), EN, NAMES) == (
        "Bob: played, card countess"
    )


def test_a_move_that_means_a_seat_stands_on_its_button_with_a_name() -> None:
    session = at_court(ANN, BOB)
    assert session.state
    session.state.hands[0] = ["guard", "king"]
    screen = hand_screen(session, 0, [], EN, NAMES)
    assert texts_of(screen.rows)[:3] == ["guess Bob king", "guess Bob countess", "change Bob"]
    assert hand_alert(session, 0, EN).startswith("1 guess Bob king  2 guess Bob countess")


def test_a_locale_says_what_cards_and_moves_are_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "xq").mkdir()
    (tmp_path / "xq" / "court.ftl").write_text(
        "card-court-king = 👑 King\n"
        "action-court-guess = { $target } has { $card }\n"
        "event-court-played = { $seat } put down { $card }.\n"
    )
    monkeypatch.setattr(i18n, "LOCALES", tmp_path)
    t, view = i18n.Translator("xq"), at_court(ANN, BOB).view(0)
    assert screens_of(COURT).label(Guess(1, "king"), view, t, NAMES) == "Bob has 👑 King"
    assert screens_of(COURT).tell(Played(0, "king", 1), t, NAMES) == "Ann put down 👑 King."
    king = replace(view, hand=("king", "guard"))
    assert "hand: 👑 King guard" in screens_of(COURT).table(king, t, NAMES)


def test_a_sketch_has_names_for_seats() -> None:
    class Sketched(Court):
        def sketch(self, view: CourtView) -> str:
            return f"> seat {view.turn + 1}, seat 2, seat 9"

    view = at_court(ANN, BOB).view(None)
    assert "turn: Ann" in screens_of(COURT).table(view, EN, NAMES)
    drawn = GameScreens(Sketched()).table(view, EN, Names(("<Ann>", "Bob")))
    assert drawn == "<pre>&gt; &lt;Ann&gt;, Bob, seat 9</pre>"


def test_where_nothing_is_hidden_the_moves_stand_below_the_table() -> None:
    session = play_table("dice", ANN, BOB)
    screens, keys = GameScreens(TOYS["dice"]), Keys("abcdefgh", 7)
    for _ in range(2):
        view, legal = session.view(None), session.legal(0)
        for with_numbers in (False, True):
            rows = screens.public_keys(view, EN, NAMES, keys, with_numbers)
            meant = [
                screens.numbered(view, legal, read(button.data).numbers[1], EN)
                for button in buttons_of(rows)
            ]
            assert texts_of(rows) == [screens.label(move, view, EN, NAMES) for move in legal]
            assert meant == [*range(len(legal))]
        assert screens.alert(view, legal, EN, NAMES) == "  ".join(texts_of(rows))
        assert session.state
        session.state.pot = 3


def test_a_game_with_many_open_moves_has_numbers_for_them_if_they_are_wanted() -> None:
    class ManyDice(Dice):
        def legal(self, s: DiceState, seat: int) -> list[Roll | Hold]:
            return [Roll()] * 30

    screens = GameScreens(ManyDice())
    view, keys = play_table("dice", ANN, BOB).view(None), Keys("abcdefgh", 7)
    assert screens.public_keys(view, EN, NAMES, keys, False) == ()
    assert texts_of(screens.public_keys(view, EN, NAMES, keys, True))[:3] == ["1", "2", "3"]


def test_two_hundred_moves_are_leafed_through() -> None:
    legal = [Roll()] * 200
    game = TOYS["dice"]
    keys, view = Keys("abcdefgh", 7), play_table("dice", ANN, BOB).view(0)
    found: list[int] = []
    path: tuple[int, ...] = ()
    for _ in range(9):
        buttons = buttons_of(screens_of(game).menu(view, legal, path, EN, NAMES, keys))
        pressed = [read(button.data) for button in buttons]
        found += [key.numbers[1] for key in pressed if key.verb == MOVE]
        path = [key.numbers[1:] for key in pressed if key.verb == WALK][-1]
    assert found == list(range(200))


def test_a_page_that_is_not_there_is_the_last_one() -> None:
    legal, view = [Roll()] * 40, play_table("dice", ANN, BOB).view(0)
    keys = Keys("abcdefgh", 7)
    last, beyond = (
        screens_of(TOYS["dice"]).menu(view, legal, (n,), EN, NAMES, keys) for n in (1, 99)
    )
    assert last == beyond
    assert (
        screens_of(TOYS["dice"]).menu(view, legal, (-1,), EN, NAMES, keys)[0][0].data.endswith(":0")
    )
