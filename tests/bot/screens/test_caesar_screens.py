"""Caesar & Cleopatra's own screens: votes told, the hand in words, and what the group sees."""

from typing import Any

import pytest

from bot.i18n import Translator, translator_for
from bot.names import names_of
from bot.screens import (
    Button,
    done_told,
    hand_alert,
    hand_screen,
    numbered,
    screens_of,
    table,
    table_for_one,
)
from bot.screens.caesar.caesar_numbers import PASSES, VETOES
from bot.screens.caesar.caesar_words import ICONS
from bot.screens.callback_data import MOVE, read
from bot.screens.screen import CAPTION, CAPTION_LINES, length, line_count
from engine.games.caesar.model import (
    Announced,
    BustDrawn,
    Discarded,
    Drew,
    Ended,
    Hid,
    Left,
    Played,
    Revealed,
    Scout,
    Voted,
)
from engine.session_events import Resigned
from tests.bot.screens.caesar_keys import (
    NAMES,
    at_table,
    key,
    state_of,
    steps,
    tap,
)
from tests.bot.screens.looking import (
    EN,
    Session,
    buttons_of,
    look,
    texts_of,
)
from tests.bot.screens.random_tables import looking_at, moments
from tests.engine.games.caesar_table import CAESAR, act
from tests.engine.tables import ANN, BOB, NOON, in_state, play_table
from tests.spoken import every_language, together


def public(session: Session, numbers: bool = False) -> list[Button]:
    return buttons_of(table(session, [], EN, NAMES, NOON, numbered=numbers).rows)


def test_pass_and_veto_stand_below_the_table_whoever_holds_what() -> None:
    looks = []
    for cards in ("1 V", "1 A"):
        session = at_table(f"5 S | {cards}", aedile="| (2)", moves=("scout aedile",))
        looks.append(table(session, [], EN, NAMES, NOON))
    assert looks[0] == looks[1]
    assert [button.text for button in buttons_of(looks[0].rows)[2:]] == [
        EN("caesar-pass"),
        EN("caesar-veto"),
    ]
    assert "📣 👁 Scout (Aediles): allow it" in look(looks[0])


def test_a_veto_one_does_not_hold_is_refused_to_oneself_alone() -> None:
    session = at_table("5 S | 1 A", aedile="| (2)", moves=("scout aedile",))
    assert numbered(session, 1, PASSES, EN) == 0
    assert numbered(session, 1, VETOES, EN) == EN("caesar-no-veto")
    buttons = steps(session, 1)
    assert [read(b.data).verb == MOVE for b in buttons[1:3]] == [True, False]
    assert buttons[2].disabled
    held = at_table("5 S | 1 V", aedile="| (2)", moves=("scout aedile",))
    assert numbered(held, 1, VETOES, EN) == 1


def test_two_who_are_asked_at_once_share_the_numbers_below_the_table() -> None:
    session = play_table("caesar", ANN, BOB)
    session.play_text(ANN, "3 praetor", NOON)
    assert session.prompts[0] != session.prompts[1]
    prompts = {read(b.data).numbers[0] for b in public(session, numbers=True) if b.data[0] == "k"}
    assert prompts == {max(session.prompts.values())}
    assert isinstance(numbered(session, 0, 3, EN), str)  # already laid
    assert session.legal(1)[numbered(session, 1, 3, EN)].card == 3  # type: ignore[index]


def test_the_group_does_not_see_how_far_one_has_come_with_laying() -> None:
    session = play_table("caesar", ANN, BOB)
    before = table(session, [], EN, NAMES, NOON)
    session.play_text(ANN, "3 praetor", NOON + 2000)
    assert table(session, [], EN, NAMES, NOON) == before


def meaning(session: Session, text: str) -> int | str:
    """Return what a tap on the public button with this text means to the first seat."""
    (found,) = [button for button in public(session, numbers=True) if button.text == text]
    return numbered(session, 0, read(found.data).numbers[1], EN)


def test_without_hands_an_open_card_is_named_by_its_group_and_number() -> None:
    session = at_table("2 5 V | 1", moves=("2 censor down",))
    meant = meaning(session, "🌲5")
    assert isinstance(meant, int)
    assert CAESAR.text(session.legal(0)[meant]) == "5 aedile up"
    assert meaning(session, "🌲4") == EN("caesar-no-such-card")
    assert meaning(session, EN("caesar-done-play")) == len(session.legal(0)) - 1
    rows = table(session, [], EN, NAMES, NOON, numbered=True).rows
    numbers = [[button.text for button in row] for row in rows if row[0].text[:1] in ICONS[:5]]
    assert numbers == [[f"{icon}{n}" for n in "12345Φ"] for icon in ICONS[:5]]


def test_without_hands_the_keys_are_few() -> None:
    """A card for each place would be more than eighty."""
    session = at_table("5 4 A S C W | 1", aedile="1 | 4 (2)", censor="2 | 3")
    assert len(public(session, numbers=True)) <= 2 + 30
    act(state_of(session), "5 praetor up")
    asks_for_hidden = in_state(session, session.state)
    assert texts_of(table(asks_for_hidden, [], EN, NAMES, NOON, numbered=True).rows)[2:] == [
        EN("caesar-done-play")
    ]


def test_an_alert_tells_the_hand_its_secrets_and_what_a_key_means() -> None:
    session = at_table("2 5 V | 1", aedile="(3) (4) |")
    state_of(session).missions = [0, 1]
    assert hand_alert(session, 0, EN).splitlines() == [
        "2  5  ✋ Veto",
        "🙈 Your face-down cards: 🌲 3 4",
        "🎯 Mission: win most of the Praetors (+2)",
        "🟦5 means a 5 face up on the Praetors.",
    ]
    act(state_of(session), "5 praetor up")
    told = hand_alert(in_state(session, session.state), 0, EN)
    assert "plays" not in told  # a second card would lie face down
    assert "Play a second card, face down?" in told


@every_language
def test_an_alert_leaves_room_for_the_offer_of_a_private_chat(language: str) -> None:
    session = at_table("A A S C W V | 1", aedile="(3) (4) |", censor="(1) (2) |")
    state_of(session).missions = [2, 1]
    t = translator_for(language)
    offer = t("hand-offer-private")
    assert hand_alert(session, 0, t, offer).endswith(offer)


def test_a_vote_is_told_with_both_sums_and_what_was_discarded() -> None:
    voted = Voted(0, False, (12, 9), (0, 0), 0, (5, 1))
    assert look_at(voted) == (
        "🗳 The 🟦 Praetors vote: ❤️ 12 – 9 🐟. Ann won a patrician. ❤️ discarded a 5, 🐟 a 1."
    )
    turned = look_at(Voted(0, True, (12, 9), (1, 0), 1, (5, 0)))
    assert "have 8 or more cards" in turned
    assert "Philosophers 1 : 0 turn the result around: Bob won" in turned
    assert "🐟 nothing." in turned
    assert "A tie" in look_at(Voted(0, False, (9, 9), (0, 0), None, (0, 0)))


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (Played(0, 1, "a2"), "Ann played a 2 face up", "Ann hat die Karte 2 offen"),
        (Hid(0, 1, "a2"), "Ann played a 2 face down", "Ann hat die Karte 2 verdeckt"),
        (Discarded(0, "a2"), "Ann discarded a card: 2.", "Ann hat die Karte 2 abgeworfen."),
        (Drew(0, "influence", "a2"), "Ann drew a 2.", "Ann hat die Karte 2 gezogen."),
    ],
)
def test_a_number_is_told_as_a_card_and_not_as_a_count(
    event: Any, english: str, german: str
) -> None:
    assert look_at(event).startswith(english)
    assert look_at(event, translator_for("de")).startswith(german)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "in hand: 6 influence, 1 action"), ("de", "6 Einfluss- und 1 Aktionskarte")],
)
def test_what_a_hand_holds_is_counted_in_cards(language: str, words: str) -> None:
    session = at_table("1 1 1 1 1 1 S | 1")
    standing = screens_of(CAESAR).standing(session.view(None), 0, translator_for(language), NAMES)
    assert standing.endswith(words)


def look_at(event: Any, t: Translator = EN) -> str:
    return screens_of(CAESAR).tell(event, t, NAMES).replace("<b>", "").replace("</b>", "")


def test_what_a_vote_turns_up_and_cards_drawn_in_a_row_are_not_told_one_by_one() -> None:
    happened = [
        BustDrawn(0, 3),
        Revealed(1, 3, ("b2",)),
        Voted(3, False, (5, 2), (0, 0), 0, (5, 2)),
        Drew(0, "influence"),
        Drew(0, "action"),
        Announced(1, Scout(0)),
        Revealed(0, 0, ("a4",)),
    ]
    lines = screens_of(CAESAR).story(happened, EN, NAMES)
    assert len(lines) == 4
    assert "bust of the <b>⭐ Consuls</b>. ❤️ <b>5</b> – <b>2</b> 🐟. <b>Ann</b> won" in lines[0]
    assert "1 influence card and 1 action card" in lines[1]
    assert "had to reveal" in lines[3]


def test_two_cards_of_a_turn_are_told_in_one_sentence() -> None:
    both = [Played(0, 1, "a2"), Hid(0, 3, None)]
    told = "Ann played a <b>2</b> face up on the 🌲 Aediles and a card face down on the ⭐ Consuls."
    assert screens_of(CAESAR).story(both, EN, NAMES) == [told]
    assert screens_of(CAESAR).story(both[::-1], EN, NAMES) == [told]
    own = screens_of(CAESAR).story([both[0], Hid(0, 3, "a4")], EN, NAMES, 0)
    assert own == [told.replace("Ann", "You").replace("a card", "a <b>4</b>")]


def test_what_is_announced_is_told_once() -> None:
    session = at_table("5 S | 1 V", aedile="| (2)", moves=("scout aedile",))
    events = [Played(0, 1, "a2"), Announced(0, Scout(1))]
    shown = look(table(session, events, EN, NAMES, NOON))
    assert "Scout" in done_told(session, 0, events[1:], EN, NAMES)
    assert shown.count("Scout") == 1


def test_the_hand_tells_the_vote_that_ones_own_bust_called() -> None:
    session = at_table("5 V | 1", praetor="5 | 3")
    state: Any = session.state
    act(state, "5 consul down")
    act(state, "done", bust="praetor")
    shown = look(hand_screen(session, 0, [], EN, NAMES), is_private=True)
    assert "You drew the bust of the 🟦 Praetors." in shown
    assert "5 – 3" in shown


def test_who_is_asked_looks_at_the_discards_and_puts_them_away_again() -> None:
    session = at_table("5 4 V | 1 V", aedile="| (2)")
    assert key(session, 0, "— No discards —").disabled
    state_of(session).discards = [[1, 0, 3, 1, 6], []]
    button = key(session, 0, "🗑 Discards (5)")
    path = read(button.data).numbers[1:]
    screen = hand_screen(session, 0, [], EN, NAMES, path)
    assert "🗑 Discarded: ❤️ 1×2 3 Φ 🗡 · 🐟 –" in look(screen, is_private=True)
    shut = next(b for b in buttons_of(screen.rows) if "🗑" in b.text)
    assert read(shut.data).numbers[1:] == ()
    plain = hand_screen(session, 0, [], EN, NAMES)
    assert "🗑" not in look(plain, is_private=True)
    assert [b for b in buttons_of(screen.rows) if b != shut] == [
        b for b in buttons_of(plain.rows) if b != button
    ]


def test_who_waits_sees_the_discards_in_the_hand() -> None:
    session = at_table("5 4 V | 1 V", aedile="| (2)")
    state_of(session).discards = [[], [2, 2]]
    assert "🗑 Discarded: ❤️ – · 🐟 2×2" in look(
        hand_screen(session, 1, [], EN, NAMES), is_private=True
    )


def test_a_first_card_is_answered_with_the_question_for_the_next() -> None:
    session = play_table("caesar", ANN, BOB)
    session.play_text(ANN, "3 praetor", NOON)
    assert "Which card goes face down on the 🌲 Aediles?" in done_told(session, 0, [], EN, NAMES)


def test_what_one_player_knows_is_told_where_no_picture_of_the_hand_shows_it() -> None:
    session = at_table("2 5 V | 1", aedile="(3) (4) |")
    state_of(session).missions = [0, 1]
    secrets = "🙈 Your face-down cards: 🌲 3 4\n🎯 Mission: win most of the Praetors (+2)"
    alone = table_for_one(session, 0, [], EN, NAMES, NOON)
    assert alone.picture == table(session, [], EN, NAMES, NOON).picture
    assert secrets in look(alone)
    in_words = look(hand_screen(session, 0, [], EN, NAMES, with_picture=False))
    assert "🌲 Aediles ×5 · ❤️ (3) (4) · 🐟 –" in in_words
    assert "🎯 Mission" in in_words
    drawn = hand_screen(session, 0, [], EN, NAMES)
    assert drawn.picture is not None
    assert "🎯" not in look(drawn)
    assert "🎯" not in look(table(session, [], EN, NAMES, NOON))


def test_no_two_groups_share_a_shape() -> None:
    assert len(set(ICONS)) == len(ICONS)
    assert not {"🔵", "🟢", "⚪"} & set(ICONS)  # told from the quaestors by their colour alone


@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        ((), "1 or 2 influence cards and up to 1 action card"),
        (("5 praetor up",), "a second influence card (face down), an action card or a bust"),
        (("5 praetor down",), "a second influence card (face up), an action card or a bust"),
        (("5 praetor up", "4 aedile down"), "an action card or a bust"),
        (("scout aedile",), "allow it, or stop it with a Veto?"),
        (("scout aedile", "veto"), "draw a card to replace the Veto"),
        (("scout aedile", "pass", "5 praetor up"), "(face down) or a bust"),
        (("castling aedile censor", "pass"), "rearrange the cards on both groups"),
        (("5 praetor up", "done"), "draw back up to six"),
    ],
)
@every_language
def test_the_table_says_what_comes_next(moves: tuple[str, ...], asked: str, language: str) -> None:
    session = at_table("5 4 S C | 1 V", aedile="4 | (2)", moves=moves)
    t = translator_for(language)
    shown = look(table(session, [], t, NAMES, NOON))
    if language == "en":
        assert asked in shown
    seat = next(iter(session.prompts))
    assert look(hand_screen(session, seat, [], t, NAMES), is_private=True)


def test_where_nothing_can_be_laid_the_table_and_the_hand_say_so() -> None:
    session = at_table("V A | 1", moves=("done",))
    assert "No influence could be played" in look(table(session, [], EN, NAMES, NOON))
    screen = hand_screen(session, 0, [], EN, NAMES)
    assert "Discard any cards you like, then tap Done" in look(screen, is_private=True)
    veto = next(button for button in steps(session, 0) if "Veto" in button.text)
    tap(session, 0, key(session, 0, "Discard ✋ Veto", *read(veto.data).numbers[1:]))
    assert state_of(session).hands[0] == [6]


def test_the_winners_points_come_first() -> None:
    ended = Ended("patricians", (7, 26), (0, 1), 1, False)
    assert look_at(ended) == "Bob won this game 26 : 7."


def test_what_ones_own_bust_brought_is_told_once() -> None:
    session = at_table("5 4 3 S | 1", praetor="5 | 3", aedile="| (2)", moves=("5 praetor up",))
    state = state_of(session)
    act(state, "4 praetor down", "scout aedile")
    brought = act(state, "pass", bust="praetor")  # after which the bust comes by itself
    assert [e for e in brought if isinstance(e, BustDrawn)]
    shown = look(hand_screen(in_state(session, state), 0, brought, EN, NAMES), is_private=True)
    assert shown.count("won a patrician") == shown.count("drew the bust") == 1
    assert "had to reveal" in shown


def test_that_somebody_left_is_told_once() -> None:
    lines = screens_of(CAESAR).story([Resigned(0), Left(0)], EN, NAMES)
    assert lines == ["🏳 Ann resigned."]


def test_a_side_of_a_group_without_cards_shows_that_it_is_empty() -> None:
    session = at_table(praetor="4 | ")
    assert "🟦 Praetors ×5 · ❤️ 4 · 🐟 –" in look(
        table(session, [], EN, NAMES, NOON, with_picture=False)
    )
    in_words = hand_screen(session, 0, [], EN, NAMES, with_picture=False)
    assert "🟦 Praetors ×5 · ❤️ 4 · 🐟 –" in look(in_words)


@together
@pytest.mark.parametrize("seed", range(3))
def test_at_no_moment_stand_more_than_nine_lines_below_a_picture(
    seed: int, spoken: tuple[str, ...]
) -> None:
    for moment in moments("caesar", seed):
        session = moment.session
        for t in map(translator_for, spoken):
            names, now = names_of(session, t), session.touched
            shown = [table(session, session.recent_events(), t, names, now)]
            for seat in session.prompts:
                since = session.events_since_own_move(seat)
                shown.append(hand_screen(session, seat, since, t, names))
                shown.append(table_for_one(session, seat, since, t, names, now))
            for screen in shown:
                assert screen.picture is not None
                with looking_at(moment, screen.text):
                    assert line_count(screen.text) <= CAPTION_LINES
                    assert length(screen.text) < CAPTION
