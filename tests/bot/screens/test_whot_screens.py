"""Whot's own screens: hands of buttons, the two steps of a Whot, and what is told."""

from dataclasses import replace
from typing import Any

import pytest

from bot.names import Names
from bot.screens import (
    Button,
    done_told,
    hand_alert,
    hand_screen,
    how_to_type,
    not_played,
    numbered,
    screens_of,
    table,
    why_not,
)
from bot.screens.callback_data import MOVE, NUMBER, WALK, WHY_NOT, read
from bot.screens.screen import ALERT
from bot.screens.whot import CALLS, DRAWS, LAST
from engine.cards import Card
from engine.chance import Loose
from engine.game import redact
from engine.games.whot.model import DRAW, DealEnded, Drew, Ended, PickDue, Play, Played, State
from engine.games.whot.pack import PACK, hand_of
from engine.session_events import CameBack
from tests.bot.screens.looking import EN, Session, buttons_of, look, texts_of
from tests.engine.games.whot_table import table as whot_table
from tests.engine.tables import ANN, BOB, CID, NOON, in_state, play_table, play_text

NAMES = Names(("Ann", "Bob", "Cid"))


def at_table(
    hand: str, top: Card = "c5", *users: int, rules: Any = None, **changes: Any
) -> Session:
    """Ann is to move with this hand; the others hold what is left of the pack."""
    session = play_table("whot", *(users or (ANN, BOB)), **(rules or {}))
    mine = hand.split()
    rest = [card for card in PACK if card not in mine and card != top]
    state = session.state
    assert isinstance(state, State)
    hands = [hand_of(mine), *(hand_of(rest[n * 5 : n * 5 + 5]) for n in range(len(users) or 2))]
    seated = hands[: len(session.players)]
    return in_state(session, replace(state, hands=seated, market=rest[20:], pile=[top], **changes))


def my_hand(session: Session, *path: int) -> list[Button]:
    screen = hand_screen(session, 0, [], EN, NAMES, path)
    look(screen, is_private=True)
    return buttons_of(screen.rows)


def named(buttons: list[Button], text: str) -> Button:
    return next(button for button in buttons if text in button.text)


def means(session: Session, button: Button) -> Any:
    """The action behind a button that moves."""
    pressed = read(button.data)
    assert pressed.verb == MOVE
    return session.legal(0)[pressed.numbers[1]]


def test_a_hand_is_sorted_by_symbol_and_number_with_the_whots_last() -> None:
    session = at_table("w20 *1 s2 x3 t13 t4 c10 c7 w20", "c5")
    *cards, draw, close = texts_of(hand_screen(session, 0, [], EN, NAMES).rows)
    shown = [card.removeprefix("✓ ") for card in cards]
    assert shown == ["●7", "●10", "▲4", "▲13", "✚3", "■2", "★1", "Whot ×2"]
    assert (draw, close) == ("Draw a card", EN("close"))


def test_what_can_be_played_is_green_and_ticked_and_the_rest_tells_why() -> None:
    session = at_table("c7 t5 s2", "c5")
    buttons = my_hand(session)
    assert means(session, named(buttons, "✓ ●7")) == Play("c7")
    assert named(buttons, "●7").style == named(buttons, "▲5").style == "success"
    shut = named(buttons, "■2")
    assert (shut.text, shut.style, shut.disabled) == ("■2", "", True)
    assert read(shut.data).verb == WHY_NOT
    assert "●5" in why_not(session, 0, read(shut.data).numbers[1], EN)


def test_a_whot_leads_to_five_symbols_and_back() -> None:
    session = at_table("w20 t13 s2", "c5")
    step = read(named(my_hand(session), "Whot").data)
    assert step.verb == WALK
    asks = hand_screen(session, 0, [], EN, NAMES, step.numbers[1:])
    assert "Which symbol do you call?" in look(asks, is_private=True)
    symbols = buttons_of(asks.rows)
    assert [means(session, button) for button in symbols[:5]] == [
        Play("w20", suit) for suit in ("c", "t", "x", "s", "*")
    ]
    assert [button.text for button in symbols[:2]] == ["● circle", "▲ triangle"]
    back = read(symbols[5].data)
    assert back.verb == WALK
    assert my_hand(session, *back.numbers[1:]) == my_hand(session)


def test_a_last_whot_is_played_at_once() -> None:
    session = at_table("w20", "c5")
    assert means(session, named(my_hand(session), "Whot")) == Play("w20")


def test_drawing_has_a_button_of_its_own() -> None:
    session = at_table("s2 t13", "c5")
    assert means(session, named(my_hand(session), "Draw a card")) == DRAW


def test_what_is_due_is_drawn_whole_or_answered() -> None:
    session = at_table("s2 t13 t7", "t2", phase="pick", pick=4)
    buttons = my_hand(session)
    assert means(session, named(buttons, "Draw 4")) == DRAW
    assert named(buttons, "Draw 4").style == "danger"
    assert means(session, named(buttons, "■2")) == Play("s2")
    number = read(named(buttons, "▲13").data).numbers[1]
    assert why_not(session, 0, number, EN) == "You can’t answer with ▲13. Play a 2 or draw 4 cards."


def test_last_card_is_a_switch_that_every_card_then_says() -> None:
    session = at_table("c7 w20", "c5", rules={"last_card_call": True})
    silent = my_hand(session)
    assert means(session, named(silent, "●7")) == Play("c7")
    switch = read(named(silent, "☐").data)
    spoken = my_hand(session, *switch.numbers[1:])
    assert means(session, named(spoken, "●7")) == Play("c7", last=True)
    assert named(spoken, "☑").style == "primary"
    step = read(named(spoken, "Whot").data)
    symbols = my_hand(session, *step.numbers[1:])
    assert means(session, symbols[4]) == Play("w20", "*", True)
    off = read(named(spoken, "☑").data)
    assert my_hand(session, *off.numbers[1:]) == silent


def test_there_is_no_switch_for_a_larger_hand() -> None:
    session = at_table("c7 c8 s2", "c5", rules={"last_card_call": True})
    assert not any("last card" in button.text for button in my_hand(session))


def test_who_was_silent_can_be_caught() -> None:
    session = at_table("c7 c8 s2", "c5", rules={"last_card_call": True}, silent=1)
    assert named(my_hand(session), "Catch").style == "danger"


@pytest.mark.parametrize(
    ("hand", "top", "rules", "changes", "reason"),
    [
        ("s2 t13", "c5", {}, {},
         "■2 doesn’t fit on ●5. Play the same symbol, the same number or a Whot."),
        ("s2 t13", "w20", {}, {"call": "*"}, "■2 doesn’t fit. ★ star was called."),
        ("s2 t3", "t2", {"no_defending": True}, {"phase": "pick", "pick": 2},
         "You can’t play ■2 now. You must draw 2 cards."),
        ("s2 t7", "c7", {"double_decking": True}, {"phase": "decking"},
         "You can’t add ■2, only another 7."),
        ("s2", "s5", {"no_special_finish": True}, {},
         "■2 is a special card. Under your house rules, your last card must be an ordinary one."),
        ("s2 t3", "c5", {}, {"turn": 1}, EN("refusal-NotYourTurn")),
    ],
)  # fmt: skip
def test_a_card_says_why_it_cannot_be_played(
    hand: str, top: Card, rules: Any, changes: Any, reason: str
) -> None:
    session = at_table(hand, top, rules=rules, **changes)
    first = sorted(hand.split(), key=lambda card: "ctxs*".index(card[0])).index("s2")
    assert why_not(session, 0, first, EN) == reason


# Numbers ----------------------------------------------------------------------------------------


def test_a_hand_of_28_fits_an_alert() -> None:
    hand = [card for card in PACK if card != "c5"]
    widest = sorted(hand, key=lambda card: -len(card))[:28]
    session = at_table(" ".join(widest), "c5")
    alert = hand_alert(session, 0, EN)
    assert len(alert) <= ALERT
    assert alert.startswith("1 ●1  2 ●2 ")
    assert alert.endswith("  23 ■14  24–28 Whot")


def test_a_small_hand_tells_which_keys_play_its_cards() -> None:
    for cards, listed in (("t13 c5 w20", "3 Whot"), ("t13 c5 w20 w20", "3–4 Whot")):
        assert hand_alert(at_table(cards, "c7"), 0, EN) == (
            f"Your cards. To play one, tap its number below the table:\n1 ●5  2 ▲13  {listed}"
        )


def test_of_a_huge_hand_the_alert_shows_what_can_be_played() -> None:
    session = at_table(" ".join(card for card in PACK if card != "c5"), "c5")
    alert = hand_alert(session, 0, EN)
    assert len(alert) <= ALERT
    assert alert.startswith("53 cards. You can play: 1 ●1 2 ●2 ")


def test_a_number_plays_its_card_and_a_symbol_plays_a_whot() -> None:
    session = at_table("c7 s2 w20", "c5")
    legal = session.legal(0)
    assert numbered(session, 0, 1, EN) == legal.index(Play("c7"))
    assert "■2" in str(numbered(session, 0, 2, EN))
    assert "symbol" in str(numbered(session, 0, 3, EN))
    assert numbered(session, 0, CALLS + 5, EN) == legal.index(Play("w20", "*"))
    assert numbered(session, 0, DRAWS, EN) == legal.index(DRAW)


def test_a_last_whot_needs_no_symbol_and_takes_any() -> None:
    session = at_table("w20", "c5")
    whot = session.legal(0).index(Play("w20"))
    assert numbered(session, 0, 1, EN) == numbered(session, 0, CALLS + 3, EN) == whot


def test_a_symbol_without_a_whot_says_so() -> None:
    session = at_table("c7 s2", "c5")
    assert numbered(session, 0, CALLS + 1, EN) == EN("whot-no-whot")


def test_a_number_can_say_last_card_too() -> None:
    session = at_table("c7 w20", "c5", rules={"last_card_call": True})
    legal = session.legal(0)
    assert numbered(session, 0, LAST + 1, EN) == legal.index(Play("c7", last=True))
    assert numbered(session, 0, LAST + CALLS + 1, EN) == legal.index(Play("w20", "c", True))
    keys = [b.text for b in buttons_of(table(session, [], EN, NAMES, NOON, numbered=True).rows)]
    assert [text for text in keys if "last" in text][:2] == ["1: last card!", "2: last card!"]


def test_the_public_keyboard_shows_how_many_cards_and_no_more() -> None:
    session = at_table("c7 s2 t3", "c5")
    plain = table(session, [], EN, NAMES, NOON)
    assert [read(b.data).numbers for b in buttons_of(plain.rows) if b.data[0] == NUMBER] == [
        (session.prompts[0], DRAWS)
    ]
    keys = table(session, [], EN, NAMES, NOON, numbered=True)
    texts = texts_of(keys.rows)
    assert texts[1:-2] == ["1", "2", "3", "●", "▲", "✚", "■", "★", "Draw a card"]


@pytest.mark.parametrize(
    ("hand", "rows"),
    [("t1 t2 t3 t4", ["1234"]), ("t1 t2 t3 t4 t5 t7 t8 t10 t11", ["12345", "6789"])],
)
def test_the_five_symbols_stand_in_one_row_below_the_cards(hand: str, rows: list[str]) -> None:
    keys = table(at_table(hand, "c5"), [], EN, NAMES, NOON, numbered=True).rows
    assert ["".join(b.text for b in row) for row in keys[1:-1]] == [*rows, "●▲✚■★", "Draw a card"]


# Telling ----------------------------------------------------------------------------------------


def told(*events: Any, you: int | None = None) -> list[str]:
    game = at_table("c7").rulebook
    return screens_of(game).story(events, EN, NAMES, you)


def test_what_happens_is_told_in_short_sentences() -> None:
    assert told(
        Played(0, "c5", left=4), PickDue(1, 3, 5), Drew(1, 3, "pick"), Played(2, "w20", "*", 1)
    ) == [
        "Ann played <b>●5</b>.",
        "Bob drew 3 cards.",
        "Cid played <b>Whot</b> and called <b>★ star</b>. 1 card left.",
    ]


def test_what_happens_to_oneself_is_told_with_ones_own_cards() -> None:
    assert told(Drew(1, 2, "caught", ("c5", "t3")), Drew(1, 1, "turn", ("w20",)), you=1) == [
        "You drew 2 for that: <b>●5  ▲3</b>.",
        "You drew <b>Whot</b>.",
    ]


def test_a_general_market_is_one_sentence() -> None:
    market = [Drew(seat, 1, "market") for seat in (1, 2)]
    assert told(Played(0, "c14", left=3), *market, CameBack(1)) == [
        "Ann played <b>●14</b>.",
        "General Market: 2 players drew 1 card each.",
        "🙋 Bob came back.",
    ]
    mine = [Drew(1, 1, "market", ("t3",)), Drew(2, 1, "market")]
    assert told(*mine, you=1) == [
        "General Market: You drew <b>▲3</b>.",
        "General Market: Cid drew a card.",
    ]


def test_the_last_card_is_told() -> None:
    assert told(Played(0, "c5"), Ended("empty_hand", ((), ("c7",), ()))) == [
        "Ann played <b>●5</b>, their last card!",
        "Everyone showed their cards.",
    ]
    assert told(Played(0, "c5", left=1, last=True)) == ["Ann played <b>●5</b>: “Last card!”"]


def test_without_a_picture_the_table_says_what_that_shows() -> None:
    session = at_table("c7 t2", "t2", ANN, BOB, CID, phase="pick", pick=4)
    text = look(table(session, [], EN, NAMES, NOON, with_picture=False))
    assert f"Top card: ▲2 · {session.view(None).market} left to draw" in text
    assert "⚠️ Ann must draw 4 cards or answer with a 2." in text
    assert "❤️ Ann · 2 cards\n🐟 Bob · 5 cards" in text
    called = at_table("c7 t2", "w20", call="s")
    assert "Called: ■ square" in look(table(called, [], EN, NAMES, NOON, with_picture=False))


def test_beside_the_picture_the_table_says_only_what_that_does_not_show() -> None:
    session = at_table("c7 t2", "t2", ANN, BOB, CID, phase="pick", pick=4)
    text = look(table(session, [], EN, NAMES, NOON))
    assert "⚠️ Ann must draw 4 cards or answer with a 2." in text
    for shown in ("Top card", "left to draw", "Ann · 2 cards"):
        assert shown not in text
    calm = at_table("c7 t2", "t3", ANN, BOB, CID)
    assert screens_of(calm.rulebook).table(calm.view(None), EN, NAMES) == ""


@pytest.mark.parametrize(
    ("rules", "mine", "others"),
    [
        ({}, "Draw 4 cards or answer with a 2.", "Ann must draw 4 cards or answer with a 2."),
        ({"no_defending": True}, "Draw 4 cards.", "Ann must draw 4 cards."),
        ({"whot_cancels_pick": True}, "Draw 4 cards or answer with a 2 or a Whot.",
         "Ann must draw 4 cards or answer with a 2 or a Whot."),
        ({"whot_cancels_pick": True, "no_defending": True}, "Draw 4 cards or answer with a Whot.",
         "Ann must draw 4 cards or answer with a Whot."),
    ],
)  # fmt: skip
def test_what_is_due_is_asked_of_one_and_told_to_the_others(
    rules: Any, mine: str, others: str
) -> None:
    session = at_table("c7 t2", "t2", ANN, BOB, CID, rules=rules, phase="pick", pick=4)
    assert due(session, 0) == f"⚠️ {mine}"
    assert due(session, 1) == due(session, None) == f"⚠️ {others}"


def test_who_may_add_a_card_is_not_told_to_draw() -> None:
    rules = {"double_decking": True}
    session = at_table("t5 s3", "c5", ANN, BOB, CID, rules=rules, phase="decking", pick=3)
    assert due(session, 0) == "➕ Add another 5 or end your turn. Then Bob must draw 3 cards."
    assert due(session, 1) == "⚠️ You’ll have to draw 3 cards. Ann may add another 5 first."
    assert due(session, 2) == "⚠️ Bob will have to draw 3 cards. Ann may add another 5 first."
    assert due(session, None) == due(session, 2)
    plain = at_table("t7 s3", "c7", ANN, BOB, CID, rules=rules, phase="decking")
    assert due(plain, 0) == "➕ Add another 7 or end your turn."
    assert due(plain, 1) == due(plain, None) == ""


def test_who_left_is_not_said_to_be_next() -> None:
    rules = {"double_decking": True}
    session = at_table("t5 s3", "c5", ANN, BOB, CID, rules=rules, phase="decking", pick=3, left=[1])
    assert "Cid must draw 3" in due(session, 0)


def due(session: Session, seat: int | None) -> str:
    """Return what the table tells this seat, or the group, about a pick and about adding cards."""
    lines = screens_of(session.rulebook).table(session.view(seat), EN, NAMES).splitlines()
    return "".join(line for line in lines if line[0] in "⚠➕")


def test_who_may_add_a_card_can_type_that_it_is_all() -> None:
    rules = {"double_decking": True, "last_card_call": True}
    session = at_table("t5 s3", "c5", rules=rules, phase="decking", silent=1)
    assert session.rulebook.text(session.legal(0)[-1]) == "catch"
    for is_open in (True, False):
        assert "/move done" in how_to_type(session, 0, EN, is_open).text
        assert "/move done" in not_played(session, 0, "t5 x", EN, is_open).text


def test_who_is_asked_for_a_symbol_sees_the_hand() -> None:
    session = at_table("w20 c7 t3")

    def asked(*path: int, with_picture: bool) -> str:
        screen = hand_screen(session, 0, [], EN, NAMES, path, with_picture=with_picture)
        return look(screen, is_private=True)

    for with_picture in (True, False):
        assert "Which symbol" in asked(0, 1, with_picture=with_picture)
    assert "Your hand: ●7  ▲3  Whot" in asked(0, 1, with_picture=False)
    assert "Your hand" not in asked(with_picture=False)


def test_of_a_match_the_points_are_shown_and_told() -> None:
    session = at_table("c7 t3", scores=(40, 1), rules={"match_to": 100})
    for with_picture in (True, False):
        shown = look(table(session, [], EN, NAMES, NOON, with_picture=with_picture))
        assert shown.count("🏆 Points so far: Ann 40 · Bob 1") == shown.count("40") == 1
    game = session.rulebook
    ended = DealEnded("empty_hand", (0, 13), (40, 14))
    assert screens_of(game).tell(ended, EN, NAMES) == "The deal is over. Points: Ann 40, Bob 14."


def test_at_the_end_of_a_match_each_has_points_beside_the_last_hand() -> None:
    session = at_table("*4", scores=(104, 90), rules={"match_to": 100}, reason="match")
    view = session.view(None)
    assert screens_of(session.rulebook).final(view, 0, EN, NAMES) == "<i>★4</i> = 8 · 104 points"
    assert screens_of(session.rulebook).score(view, 0, EN) == "104 points"


def test_the_score_of_an_ending_is_what_is_left_in_the_hand() -> None:
    session = at_table("*4 w20", reason="empty_hand")
    screens, view = screens_of(session.rulebook), session.view(None)
    assert screens.score(view, 0, EN) == "28 points"
    assert screens.score(at_table("x1", reason="empty_hand").view(None), 0, EN) == "1 point"


# Sudden ends -------------------------------------------------------------------------------------

SUDDEN = "☠️ The market is running out."


def at_the_end(hand: str, pile: str, market: str, **changes: Any) -> Session:
    """Ann is to move; the market and the pile hold these cards."""
    session = at_table(hand, "c5", ANN, BOB, CID, **changes)
    state = session.state
    assert isinstance(state, State)
    return in_state(session, replace(state, pile=pile.split(), market=market.split()))


@pytest.mark.parametrize(
    ("pile", "market", "changes", "key"),
    [
        ("c5", "", {}, "Draw a card · ends the game"),
        ("s5 c5", "", {}, "Draw a card"),
        ("s5 c5", "", {"reshuffled": True}, "Draw a card · ends the game"),
        ("s5 c5", "", {"rules": {"tender": True}}, "Draw a card · ends the game"),
        ("c5", "t1", {"reshuffled": True}, "Draw a card"),
        ("s2 c2", "t1", {"phase": "pick", "pick": 4}, "Draw 4 · ends the game"),
        ("s1 s3 s7 c2", "t1", {"phase": "pick", "pick": 4}, "Draw 4"),
        ("c5", "", {"rules": {"match_to": 100}, "scores": (0, 0, 0)},
         "Draw a card · ends the deal"),
    ],
)  # fmt: skip
def test_a_draw_that_ends_the_game_says_so_on_its_key(
    pile: str, market: str, changes: Any, key: str
) -> None:
    session = at_the_end("c7 s3", pile, market, **changes)
    own = named(my_hand(session), "Draw")
    assert own.text == key
    shown = table(session, [], EN, NAMES, NOON)
    assert key in texts_of(shown.rows)
    text = look(hand_screen(session, 0, [], EN, NAMES), is_private=True)
    assert (SUDDEN in text) == ("ends" in key)
    assert is_ended_by(session, DRAW) == ("ends" in key)


@pytest.mark.parametrize(
    ("pile", "market", "changes", "is_deadly"),
    [
        ("c5", "t1 t2", {}, False),
        ("c5", "t1", {}, False),
        ("c5", "t1", {"reshuffled": True}, True),
        ("c5", "", {}, True),
        ("s5 c5", "", {}, False),
        ("c5", "t1", {"left": [2]}, False),
    ],
)
def test_a_general_market_that_ends_the_game_has_a_sign(
    pile: str, market: str, changes: Any, is_deadly: bool
) -> None:
    session = at_the_end("c14 s3", pile, market, **changes)
    key = named(my_hand(session), "●14")
    assert key.text == ("✓ ●14 ☠️" if is_deadly else "✓ ●14")
    if is_deadly:
        assert SUDDEN in look(hand_screen(session, 0, [], EN, NAMES), is_private=True)
    assert is_ended_by(session, Play("c14")) == is_deadly


def is_ended_by(session: Session, action: Any) -> bool:
    """Let Ann do this, and return whether the game, or the deal of a match, is over then."""
    state = session.state
    assert isinstance(state, State)
    session.rulebook.play(state, 0, action, Loose(1))
    return state.reason == "sudden_death" or any(state.scores)


def test_a_catch_that_ends_the_game_says_so() -> None:
    rules = {"last_card_call": True}
    session = at_the_end("c7 s3 x1", "c5", "t1", rules=rules, silent=1, reshuffled=True)
    assert named(my_hand(session), "Catch").text == "Catch Bob: no “Last card!” · ends the game"


def test_a_draw_for_which_the_pile_is_shuffled_is_answered_with_the_card() -> None:
    session = in_state(
        play_table("whot", ANN, BOB), whot_table("x3 t4 | t5", "*4 *3 c7", "", reshuffled=False)
    )
    result = play_text(session, 0, "draw")
    seen = [redact(event, 0) for event in result]
    assert done_told(session, 0, seen, EN, NAMES).startswith("✓ You drew ")
