"""Caesar & Cleopatra's own screens: the hand's steps, votes told, and what the group sees."""

from copy import deepcopy
from typing import Any

import pytest

from bot.i18n import Translator, languages, translator_for
from bot.names import Names
from bot.screens import Button, hand_alert, hand_screen, numbered, screens_of, table, why_not
from bot.screens.caesar.caesar_numbers import PASSES, VETOES
from bot.screens.caesar.caesar_words import ICONS
from bot.screens.callback_data import MOVE, WALK, read
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
    State,
    Voted,
)
from engine.games.caesar.pack import GROUPS
from engine.session_events import Resigned
from tests.bot.screens.looking import EN, Session, buttons_of, look, texts_of
from tests.engine.games.caesar_table import CAESAR, act
from tests.engine.games.caesar_table import table as laid
from tests.engine.tables import ANN, BOB, NOON, in_state, play_table

NAMES = Names(("Ann", "Bob"))


def at_table(*args: Any, moves: tuple[str, ...] = (), **fields: Any) -> Session:
    state = laid(*args, **fields)
    if moves:
        act(state, *moves)
    return in_state(play_table("caesar", ANN, BOB), state)


def state_of(session: Session) -> State:
    assert session.state is not None
    state: State = session.state
    return state


def public(session: Session, numbers: bool = False) -> list[Button]:
    return buttons_of(table(session, [], EN, NAMES, NOON, numbered=numbers).rows)


def steps(session: Session, seat: int, *path: int) -> list[Button]:
    screen = hand_screen(session, seat, [], EN, NAMES, path)
    look(screen, is_private=True)
    return buttons_of(screen.rows)


def test_card_then_group_and_face() -> None:
    session = at_table("5 5 4 V | 1")
    first = next(button for button in steps(session, 0) if "5 ×2" in button.text)
    assert read(first.data).verb == WALK
    groups = steps(session, 0, *read(first.data).numbers[1:])
    assert [button.text for button in groups[:2]] == ["🟦 Praetors open", "🟦 Praetors ▮"]
    meant = [CAESAR.text(session.legal(0)[read(b.data).numbers[1]]) for b in groups[:2]]
    assert meant == ["5 praetor up", "5 praetor down"]


def test_of_the_second_card_only_the_other_way_up_is_offered() -> None:
    session = at_table("5 4 V | 1", moves=("5 praetor up",))
    four = next(button for button in steps(session, 0) if "4" in button.text)
    groups = steps(session, 0, *read(four.data).numbers[1:])
    assert [button.text for button in groups[:4]] == [
        "🟦 Praetors",
        "🟦 Praetors + 🗿",
        "🌲 Aediles",
        "🌲 Aediles + 🗿",
    ]
    assert "4, face down: to which group?" in hand_screen(session, 0, [], EN, NAMES, (4,)).text
    assert EN("caesar-done-play") in texts_of(hand_screen(session, 0, [], EN, NAMES).rows)


def test_a_card_that_cannot_be_played_tells_why() -> None:
    session = at_table("5 V A | 1")
    shut = {
        button.text: read(button.data).numbers[1] for button in steps(session, 0) if button.disabled
    }
    assert "no veto" not in why_not(session, 0, shut["✋ Veto"], EN)
    assert "answers" in why_not(session, 0, shut["✋ Veto"], EN)
    assert "Nothing lies open" in why_not(session, 0, shut["🗡 Assassination"], EN)


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
    assert "Announced" in look(looks[0])


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


def test_without_hands_a_card_is_named_by_its_own_number_and_group() -> None:
    session = at_table("2 5 V | 1", moves=("2 censor up",))
    assert hand_alert(session, 0, EN).splitlines() == [
        "5  ✋ Veto",
        "Below the table 🟦5 plays a 5 openly, 🟦5▮ face down.",
    ]
    meant = meaning(session, "🌲5▮")
    assert isinstance(meant, int)
    assert CAESAR.text(session.legal(0)[meant]) == "5 aedile down"
    assert meaning(session, "🌲4▮") == EN("caesar-no-such-card")
    assert meaning(session, EN("caesar-done-play")) == len(session.legal(0)) - 1
    assert "🌲5" not in texts_of(table(session, [], EN, NAMES, NOON, numbered=True).rows)


def test_the_numbers_of_a_group_stand_in_one_row_for_each_way_up() -> None:
    session = at_table("2 5 V | 1")
    rows = table(session, [], EN, NAMES, NOON, numbered=True).rows
    numbers = [[button.text for button in row] for row in rows if row[0].text[:1] in ICONS[:5]]
    assert len(numbers) == 10
    assert numbers[2:4] == [[f"🌲{n}{b}" for n in "12345Φ"] for b in ("", "▮")]


def test_every_target_of_an_action_card_names_the_card() -> None:
    session = at_table("5 S | 1", aedile="1 | 4 (2)")
    texts = texts_of(table(session, [], EN, NAMES, NOON, numbered=True).rows)
    assert {"🗡🌲4", "👁🌲", "🔀🟦🌲", "⚡🌲"} <= set(texts)
    meant = meaning(session, "👁🌲")
    assert isinstance(meant, int)
    assert CAESAR.text(session.legal(0)[meant]) == "scout aedile"
    assert meaning(session, "🗡🌲4") == EN("caesar-no-such-card")


def test_what_is_discarded_is_named_too() -> None:
    session = at_table("S | 1", phase="discard")
    meant = meaning(session, "🗑 👁 Scout")
    assert isinstance(meant, int)
    assert CAESAR.text(session.legal(0)[meant]) == "discard scout"
    assert meaning(session, "🗑 ✋ Veto") == EN("caesar-no-such-card")


def test_a_vote_is_told_with_both_sums_and_what_was_discarded() -> None:
    voted = Voted(0, False, (12, 9), (0, 0), 0, (5, 1))
    line = look_at(voted)
    assert line == (
        "🗳 The 🟦 Praetors voted, ❤️ 12 against 9 🐟. Ann won a patrician. "
        "❤️ discarded its highest card, the 5, and 🐟 its lowest, the 1."
    )
    turned = look_at(Voted(0, True, (12, 9), (1, 0), 1, (5, 0)))
    assert "Eight cards or more" in turned
    assert "The Philosophers, 1 against 0, turned it round! Bob won" in turned
    assert "🐟 had no number" in turned
    assert "A tie" in look_at(Voted(0, False, (9, 9), (0, 0), None, (0, 0)))


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (Played(0, 1, "a2"), "Ann played the 2 openly", "Ann hat die Karte 2 offen"),
        (Hid(0, 1, "a2"), "Ann played the 2 face down", "Ann hat die Karte 2 verdeckt"),
        (Discarded(0, "a2"), "Ann discarded the 2.", "Ann hat die Karte 2 abgeworfen."),
        (Drew(0, "influence", "a2"), "Ann drew the 2.", "Ann hat die Karte 2 gezogen."),
    ],
)
def test_a_number_is_told_as_a_card_and_not_as_a_count(
    event: Any, english: str, german: str
) -> None:
    assert look_at(event).startswith(english)
    assert look_at(event, translator_for("de")).startswith(german)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "in hand: 6 influence and 1 action card"), ("de", "6 Einfluss- und 1 Aktionskarte")],
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
    assert len(lines) == 5
    assert "1 card of influence and 1 action card" in lines[2]
    assert "had to show" in lines[4]


def test_the_hand_tells_the_vote_that_ones_own_bust_called() -> None:
    session = at_table("5 V | 1", praetor="5 | 3")
    state: Any = session.state
    act(state, "5 consul down")
    act(state, "done", bust="praetor")
    shown = look(hand_screen(session, 0, [], EN, NAMES), is_private=True)
    assert "You drew the bust of the 🟦 Praetors." in shown
    assert "5 against 3" in shown


def test_who_is_asked_looks_at_the_discards_and_puts_them_away_again() -> None:
    session = at_table("5 4 V | 1 V", aedile="| (2)")
    assert not [
        text for text in texts_of(hand_screen(session, 0, [], EN, NAMES).rows) if "🗑" in text
    ]
    state_of(session).discards = [[1, 0, 3, 1, 6], []]
    button = key(session, 0, "🗑 Discards (5)")
    path = read(button.data).numbers[1:]
    screen = hand_screen(session, 0, [], EN, NAMES, path)
    assert "🗑 Discarded: ❤️ 1×2 3 Φ 🗡 · 🐟 –" in look(screen, is_private=True)
    shut = next(b for b in buttons_of(screen.rows) if "🗑" in b.text)
    assert read(shut.data).numbers[1:] == ()
    plain = hand_screen(session, 0, [], EN, NAMES)
    assert "🗑" not in look(plain, is_private=True)
    assert [row for row in screen.rows if shut not in row] == list(plain.rows[1:])


def test_who_waits_sees_the_discards_in_the_hand() -> None:
    session = at_table("5 4 V | 1 V", aedile="| (2)")
    state_of(session).discards = [[], [2, 2]]
    assert "🗑 Discarded: ❤️ – · 🐟 2×2" in look(
        hand_screen(session, 1, [], EN, NAMES, with_picture=False), is_private=True
    )


def test_a_castling_asks_for_each_card_where_it_goes() -> None:
    session = at_table("5 C | 1", aedile="4 (P) | 4", moves=("castling aedile consul", "pass"))
    screen = hand_screen(session, 0, [], EN, NAMES)
    assert "Where does the 4 go? 2 cards" in look(screen, is_private=True)
    texts = texts_of(screen.rows)
    assert texts[1:6] == [
        "All 2 → 🌲 Aediles",
        "All 2 → ⭐ Consuls",
        "After it: Φ",
        "4 → 🌲 Aediles",
        "4 → ⭐ Consuls",
    ]


# Repeated taps ----------------------------------------------------------------------------------


def from_below(session: Session, seat: int, *path: int) -> list[tuple[Button, ...]]:
    """The rows of a hand from the lowest: there a message stays when it grows or shrinks."""
    return [*reversed(hand_screen(session, seat, [], EN, NAMES, path).rows)]


def tap(session: Session, seat: int, button: Button) -> None:
    """Do what a key says."""
    _, first, *more = read(button.data).numbers
    user = (ANN, BOB)[seat]
    session.act(user, session.prompts[seat], first, NOON)
    for index in more:
        legal = session.legal(seat)
        session.act(user, session.prompts[seat], index if index >= 0 else len(legal) - 1, NOON)


def moves_that_follow_at_the_same_place(session: Session) -> list[tuple[str, str]]:
    """Keys of whoever is asked that do something, with what stands at their place afterwards, if
    that does something too."""
    (seat,) = session.prompts
    found = []
    paths = [(), *{(kind,) for kind in range(11)}]
    for path in paths:
        for row, buttons in enumerate(from_below(session, seat, *path)):
            for column, button in enumerate(buttons):
                if read(button.data).verb == MOVE:
                    after = deepcopy(session)
                    tap(after, seat, button)
                elif read(button.data).verb == WALK:
                    after = session
                else:
                    continue
                step = read(button.data).numbers[1:] if after is session else ()
                if seat in after.prompts:
                    then = from_below(after, seat, *step)
                    if row < len(then) and column < len(then[row]):
                        second = then[row][column]
                        if read(second.data).verb == MOVE:
                            found.append((button.text, second.text))
    return found


@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        ("5 4 3 2 V A | 1", ()),
        ("5 4 3 2 V S | 1", ("5 praetor up",)),
        ("5 4 3 2 2 1 | 1", ("5 praetor up",)),
        ("5 4 3 2 2 S | 1", ("scout aedile", "pass", "5 praetor up")),
        ("5 4 3 2 V S | 1", ("5 praetor up", "4 aedile down")),
        ("5 4 3 2 V S | 1", ("5 praetor up", "4 aedile down", "done")),
        ("5 4 3 2 V S | 1", ("5 praetor up", "4 aedile down", "scout censor", "pass")),
        ("5 4 3 2 V C | 1", ("castling aedile censor", "pass")),
        ("5 4 3 2 2 C | 1", ("5 praetor up", "castling aedile censor", "pass")),
        ("5 4 3 2 2 C | 1", ("castling aedile censor", "pass", "censor", "aedile", "aedile")),
        ("V S W C A A | 1", ("done",)),
        ("5 S | 1 V", ("scout aedile", "veto")),
    ],
)
def test_a_repeated_tap_never_does_something_else(hands: str, moves: tuple[str, ...]) -> None:
    session = at_table(hands, aedile="4 3 (P) | 4 (2)", censor="2 | (1)", moves=moves)
    assert moves_that_follow_at_the_same_place(session) == []


def test_the_first_five_keep_their_places_while_they_are_laid() -> None:
    session = play_table("caesar", ANN, BOB)
    before = from_below(session, 0)[-1]
    session.play_text(ANN, "3 praetor", NOON)
    after = from_below(session, 0)[-1]
    assert [b.text for b in before] == [b.text for b in after] == ["1", "2", "3", "4", "5"]
    assert [b.disabled for b in after] == [False, False, True, False, False]
    assert "already" in why_not(session, 0, 3, EN)


# Fewer steps ------------------------------------------------------------------------------------


def key(session: Session, seat: int, text: str, *path: int) -> Button:
    return next(b for b in steps(session, seat, *path) if b.text == text)


def test_a_second_card_and_the_bust_are_one_tap() -> None:
    session = at_table("5 4 V C | 1", moves=("5 praetor up",))
    tap(session, 0, key(session, 0, "🌲 Aediles + 🗿", 4))
    assert (state_of(session).phase, state_of(session).placed) == ("refill", 2)


def test_after_an_action_the_second_card_is_followed_by_the_bust_at_once() -> None:
    session = at_table("5 4 S | 1", aedile="| (2)", moves=("scout aedile", "pass", "5 praetor up"))
    assert "🌲 Aediles" not in texts_of(hand_screen(session, 0, [], EN, NAMES, (4,)).rows)
    tap(session, 0, key(session, 0, "🌲 Aediles + 🗿", 4))
    assert state_of(session).phase == "refill"


def test_who_holds_any_action_card_is_asked_before_the_bust() -> None:
    for cards in ("5 4 S | 1", "5 4 V | 1"):
        session = at_table(cards, aedile="| (2)", moves=("5 praetor up",))
        assert "🌲 Aediles" in texts_of(hand_screen(session, 0, [], EN, NAMES, (4,)).rows)


@pytest.mark.parametrize(
    ("text", "hand"), [("2 📜", (5, 1)), ("1 📜 + 1 🎭", (4, 2)), ("2 🎭", (3, 3))]
)
def test_one_tap_refills_the_hand(text: str, hand: tuple[int, int]) -> None:
    session = at_table("5 4 3 2 1 V | 1", moves=("5 praetor up", "4 aedile down", "done"))
    tap(session, 0, key(session, 0, text))
    assert session.view(None).held[0] == hand
    assert session.prompts.keys() == {1}


def test_the_refill_can_be_chosen_card_by_card() -> None:
    session = at_table("5 4 3 2 1 V | 1", moves=("5 praetor up", "4 aedile down", "done"))
    tap(session, 0, key(session, 0, "First draw one 🎭"))
    assert texts_of(hand_screen(session, 0, [], EN, NAMES).rows)[1].startswith("📜 Influence")
    assert "You hold 1 2 3 ✋ Veto" in look(hand_screen(session, 0, [], EN, NAMES), is_private=True)


def test_a_deck_that_ends_within_a_refill_leaves_the_rest_to_the_other() -> None:
    session = at_table("5 4 3 V | 1", moves=("5 praetor up", "4 aedile down", "done"))
    state: Any = session.state
    spare = state.decks[0][2:]
    state.discards[0] += spare
    del state.decks[0][2:]
    texts = texts_of(hand_screen(session, 0, [], EN, NAMES).rows)
    assert "4 📜" not in texts
    tap(session, 0, key(session, 0, "2 📜 + 2 🎭"))
    assert session.view(None).held[0] == (3, 3)


def test_all_cards_of_a_castling_can_be_laid_at_once() -> None:
    session = at_table("5 C | 1", aedile="4 3 (P) | 4", moves=("castling aedile consul", "pass"))
    tap(session, 0, key(session, 0, "All 3 → ⭐ Consuls"))
    assert [*map(len, state_of(session).down[:5])] == [0, 0, 0, 3, 0]
    full = at_table(
        "5 C | 1",
        aedile="4 3 (P) (2) | 4",
        consul="1 1 | ",
        moves=("castling aedile consul", "pass"),
    )
    assert not [
        text
        for text in texts_of(hand_screen(full, 0, [], EN, NAMES).rows)
        if text.startswith("All ")
    ]


# Words ------------------------------------------------------------------------------------------


def test_every_key_of_a_group_tells_it_by_its_name() -> None:
    session = at_table(
        "5 5 A S C W | 1", praetor="1 | 4 (2)", aedile="| (2)", quaestor="3 | 3", censor="| 1"
    )
    names = [EN(f"caesar-group-{group}") for group in GROUPS]
    for kind in (5, 6, 7, 8, 9):
        targets = hand_screen(session, 0, [], EN, NAMES, (kind,)).rows[
            : -len(from_below(session, 0))
        ]
        assert targets
        for button in buttons_of(targets):
            assert any(name in button.text for name in names), button.text


def test_no_two_groups_share_a_shape() -> None:
    assert len(set(ICONS)) == len(ICONS)
    assert not {"🔵", "🟢", "⚪"} & set(ICONS)  # told from the quaestors by their colour alone


@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        ((), "one or two cards of influence"),
        (("5 praetor up",), "A second card of influence may follow, face down, or an action"),
        (("5 praetor down",), "may follow, open, or an action"),
        (("5 praetor up", "4 aedile down"), "An action card may follow"),
        (("scout aedile",), "may stop it with a Veto"),
        (("scout aedile", "veto"), "For the Veto, its player now draws a card"),
        (("scout aedile", "pass", "5 praetor up"), "face down; then a bust"),
        (("castling aedile censor", "pass"), "are now laid anew"),
        (("5 praetor up", "done"), "refilled to six"),
    ],
)
@pytest.mark.parametrize("language", languages())
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
    assert "No influence could be laid" in look(table(session, [], EN, NAMES, NOON))
    screen = hand_screen(session, 0, [], EN, NAMES)
    assert "so you may discard" in look(screen, is_private=True)
    veto = next(button for button in steps(session, 0) if "Veto" in button.text)
    tap(session, 0, key(session, 0, "Discard ✋ Veto", *read(veto.data).numbers[1:]))
    assert state_of(session).hands[0] == [6]


def test_the_winners_points_come_first() -> None:
    ended = Ended("patricians", (7, 26), (0, 1), 1, False)
    assert look_at(ended) == "Bob won this game, 26 : 7."


def test_what_ones_own_bust_brought_is_told_once() -> None:
    session = at_table("5 4 3 S | 1", praetor="5 | 3", aedile="| (2)", moves=("5 praetor up",))
    state = state_of(session)
    act(state, "4 praetor down", "scout aedile")
    brought = act(state, "pass", bust="praetor")  # after which the bust comes by itself
    assert [e for e in brought if isinstance(e, BustDrawn)]
    screen = hand_screen(in_state(session, state), 0, brought, EN, NAMES, with_picture=False)
    shown = look(screen, is_private=True)
    assert shown.count("voted") == shown.count("drew the bust") == 1
    assert "had to show" in shown


def test_that_somebody_left_is_told_once() -> None:
    lines = screens_of(CAESAR).story([Resigned(0), Left(0)], EN, NAMES)
    assert lines == ["🏳 Ann resigned."]


def test_a_side_of_a_group_without_cards_shows_that_it_is_empty() -> None:
    session = at_table(praetor="4 | ")
    assert "🟦 Praetors ×5 · ❤️ 4 · 🐟 –" in look(table(session, [], EN, NAMES, NOON))
    assert "🟦 Praetors ×5 · ❤️ 4 · 🐟 –" in look(hand_screen(session, 0, [], EN, NAMES))
