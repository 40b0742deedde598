"""Caesar & Cleopatra's own screens: the hand's steps, votes told, and what the group sees."""

from copy import deepcopy
from typing import Any

import pytest

from bot.i18n import Translator, languages, translator_for
from bot.names import Names
from bot.screens import (
    Button,
    done_told,
    hand_alert,
    hand_screen,
    numbered,
    screens_of,
    table,
    table_for_one,
    why_not,
)
from bot.screens.caesar.caesar_numbers import PASSES, VETOES
from bot.screens.caesar.caesar_words import ICONS
from bot.screens.callback_data import MOVE, WALK, WHY_NOT, read
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
from tests.bot.screens.looking import (
    EN,
    Session,
    buttons_of,
    look,
    paths_of,
    reachable,
    texts_of,
)
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


def shown_rows(session: Session, seat: int, *path: int) -> list[list[str]]:
    """Return the texts of the moves' keys by rows."""
    rows = hand_screen(session, seat, [], EN, NAMES, path).rows
    return [
        [b.text for b in row] for row in rows if read(row[0].data).verb in (MOVE, WALK, WHY_NOT)
    ]


def test_a_card_is_chosen_then_its_group_and_then_how_it_lies() -> None:
    session = at_table("5 5 4 V | 1", praetor="1 1 1 1 1 |")
    first = next(button for button in steps(session, 0) if "5 ×2" in button.text)
    assert read(first.data).verb == WALK
    groups = shown_rows(session, 0, *read(first.data).numbers[1:])
    assert groups == [
        ["🟦 Praetors", "🌲 Aediles"],
        ["🟡 Quaestors", "⭐ Consuls"],
        ["🌸 Censors", "← Back"],
    ]
    assert "5: with which group?" in hand_screen(session, 0, [], EN, NAMES, (5,)).text
    full, aediles, *_ = steps(session, 0, 5)
    assert full.disabled
    assert "can't go" in why_not(session, 0, read(full.data).numbers[1], EN)
    path = read(aediles.data).numbers[1:]
    assert shown_rows(session, 0, *path)[:2] == [
        ["5 open", "5 face down ▮"],
        ["🟦 Praetors", "▸ 🌲 Aediles"],
    ]
    assert "🌲 Aediles: open or face down?" in hand_screen(session, 0, [], EN, NAMES, path).text
    meant = [
        CAESAR.text(session.legal(0)[read(b.data).numbers[1]]) for b in steps(session, 0, *path)[:2]
    ]
    assert meant == ["5 aedile up", "5 aedile down"]


def test_of_the_second_card_only_the_other_way_up_is_offered() -> None:
    session = at_table("5 4 V | 1", moves=("5 praetor up",))
    assert "4, face down: with which group?" in hand_screen(session, 0, [], EN, NAMES, (4,)).text
    assert shown_rows(session, 0, 4, 1)[0] == ["4 face down ▮", "4 face down ▮ + 🗿"]
    asked = hand_screen(session, 0, [], EN, NAMES, (4, 1)).text
    assert "4 face down with the 🌲 Aediles?" in asked
    assert "also draws a bust" in asked
    assert EN("caesar-done-play") in texts_of(hand_screen(session, 0, [], EN, NAMES).rows)


@pytest.mark.parametrize("moves", [(), ("5 praetor up",), ("scout censor", "pass", "5 praetor up")])
def test_no_step_has_more_than_eight_keys(moves: tuple[str, ...]) -> None:
    session = at_table(
        "5 4 A S C W | 1", aedile="4 3 (P) | 1 2 3 4 5", censor="2 | (1)", moves=moves
    )
    state_of(session).discards[0].append(1)
    for path in paths_of(session, 0):
        assert sum(map(len, shown_rows(session, 0, *path))) <= 8, path


@pytest.mark.parametrize("missing", range(1, 7))
def test_no_refill_has_more_than_eight_keys(missing: int) -> None:
    session = at_table(" ".join(["1", "2", "3", "4", "5", "V"][missing:]) + " | 1", phase="refill")
    state_of(session).discards[0].append(1)
    assert 2 <= sum(map(len, shown_rows(session, 0))) <= 8
    assert reachable(session, 0) == {0, 1}


def test_a_card_that_cannot_be_played_tells_why() -> None:
    session = at_table("5 V A | 1")
    shut = {
        button.text: read(button.data).numbers[1] for button in steps(session, 0) if button.disabled
    }
    assert "no veto" not in why_not(session, 0, shut["✋ Veto"], EN)
    assert "answers" in why_not(session, 0, shut["✋ Veto"], EN)
    assert "has no open card" in why_not(session, 0, shut["🗡 Assassination"], EN)


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
        "🟦5 below the table plays a 5 open with the Praetors.",
    ]
    act(state_of(session), "5 praetor up")
    told = hand_alert(in_state(session, session.state), 0, EN)
    assert "plays" not in told  # a second card would lie face down
    assert "A second card, face down?" in told


@pytest.mark.parametrize("language", languages())
def test_an_alert_leaves_room_for_the_offer_of_a_private_chat(language: str) -> None:
    session = at_table("A A S C W V | 1", aedile="(3) (4) |", censor="(1) (2) |")
    state_of(session).missions = [2, 1]
    t = translator_for(language)
    offer = t("hand-offer-private")
    assert hand_alert(session, 0, t, offer).endswith(offer)


def test_a_vote_is_told_with_both_sums_and_what_was_discarded() -> None:
    voted = Voted(0, False, (12, 9), (0, 0), 0, (5, 1))
    assert look_at(voted) == (
        "🗳 The 🟦 Praetors vote: ❤️ 12 – 9 🐟. Ann won a patrician. Discarded: ❤️ 5, 🐟 1."
    )
    turned = look_at(Voted(0, True, (12, 9), (1, 0), 1, (5, 0)))
    assert "hold 8 cards" in turned
    assert "Philosophers 1 : 0 turn it around: Bob won" in turned
    assert "🐟 nothing." in turned
    assert "A tie" in look_at(Voted(0, False, (9, 9), (0, 0), None, (0, 0)))


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (Played(0, 1, "a2"), "Ann played the 2 open", "Ann hat die Karte 2 offen"),
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
    assert len(lines) == 4
    assert "bust of the <b>⭐ Consuls</b>. ❤️ <b>5</b> – <b>2</b> 🐟. <b>Ann</b> won" in lines[0]
    assert "1 influence card and 1 action card" in lines[1]
    assert "had to show" in lines[3]


def test_two_cards_of_a_turn_are_told_in_one_sentence() -> None:
    both = [Played(0, 1, "a2"), Hid(0, 3, None)]
    told = (
        "Ann played the <b>2</b> open with the 🌲 Aediles and a card face down with the ⭐ Consuls."
    )
    assert screens_of(CAESAR).story(both, EN, NAMES) == [told]
    assert screens_of(CAESAR).story(both[::-1], EN, NAMES) == [told]
    own = screens_of(CAESAR).story([both[0], Hid(0, 3, "a4")], EN, NAMES, 0)
    assert own == [told.replace("Ann", "You").replace("a card", "the <b>4</b>")]


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
    assert key(session, 0, "🗑 No discards").disabled
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


def test_a_castling_asks_for_each_card_where_it_goes() -> None:
    session = at_table("5 C | 1", aedile="4 (P) | 4", moves=("castling aedile consul", "pass"))
    screen = hand_screen(session, 0, [], EN, NAMES)
    assert "Where does the 4 go? 2 cards to place, all face down" in look(screen, is_private=True)
    texts = texts_of(screen.rows)
    assert texts[1:6] == [
        "Both cards → 🌲 Aediles",
        "Both cards → ⭐ Consuls",
        "Then: Φ",
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
    paths = [*paths_of(session, seat)]
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
    assert "You have placed this card." in why_not(session, 0, 3, EN)


def test_a_first_card_is_answered_with_the_question_for_the_next() -> None:
    session = play_table("caesar", ANN, BOB)
    session.play_text(ANN, "3 praetor", NOON)
    assert "Place one card face down with the 🌲 Aediles" in done_told(session, 0, [], EN, NAMES)


def test_what_one_player_knows_is_told_where_no_picture_of_the_hand_shows_it() -> None:
    session = at_table("2 5 V | 1", aedile="(3) (4) |")
    state_of(session).missions = [0, 1]
    secrets = "🙈 Your face-down cards: 🌲 3 4\n🎯 Mission: win most of the Praetors (+2)"
    alone = table_for_one(session, 0, [], EN, NAMES, NOON)
    assert alone.picture == table(session, [], EN, NAMES, NOON).picture
    assert secrets in look(alone)
    assert secrets in look(hand_screen(session, 0, [], EN, NAMES, with_picture=False))
    drawn = hand_screen(session, 0, [], EN, NAMES)
    assert drawn.picture is not None
    assert "🎯" not in look(drawn)
    assert "🎯" not in look(table(session, [], EN, NAMES, NOON))


# Fewer steps ------------------------------------------------------------------------------------


def key(session: Session, seat: int, text: str, *path: int) -> Button:
    return next(b for b in steps(session, seat, *path) if b.text == text)


def test_a_second_card_and_the_bust_are_one_tap() -> None:
    session = at_table("5 4 V C | 1", moves=("5 praetor up",))
    tap(session, 0, key(session, 0, "4 face down ▮ + 🗿", 4, 1))
    assert (state_of(session).phase, state_of(session).placed) == ("refill", 2)


def test_after_an_action_the_second_card_is_followed_by_the_bust_at_once() -> None:
    session = at_table("5 4 S | 1", aedile="| (2)", moves=("scout aedile", "pass", "5 praetor up"))
    assert "4 face down ▮" not in texts_of(hand_screen(session, 0, [], EN, NAMES, (4, 1)).rows)
    tap(session, 0, key(session, 0, "4 face down ▮ + 🗿", 4, 1))
    assert state_of(session).phase == "refill"


def test_who_holds_any_action_card_is_asked_before_the_bust() -> None:
    for cards in ("5 4 S | 1", "5 4 V | 1"):
        session = at_table(cards, aedile="| (2)", moves=("5 praetor up",))
        texts = texts_of(hand_screen(session, 0, [], EN, NAMES, (4, 1)).rows)
        assert "4 face down ▮" in texts


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
    tap(session, 0, key(session, 0, "Draw one 🎭 first"))
    assert texts_of(hand_screen(session, 0, [], EN, NAMES).rows)[1].startswith("📜 Influence")
    in_words = hand_screen(session, 0, [], EN, NAMES, with_picture=False)
    assert "Your hand: 1 2 3 ✋ Veto" in look(in_words, is_private=True)


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
        keys = [text for row in shown_rows(session, 0, kind) for text in row]
        assert keys == [
            *(f"{icon} {name}" for icon, name in zip(ICONS, names, strict=False)),
            "← Back",
        ]


@pytest.mark.parametrize(
    ("path", "does"),
    [
        ((6, 0), ["assassination praetor 4"]),
        ((6, 2), ["assassination quaestor 3", "assassination quaestor 5"]),
        ((7, 1), ["scout aedile"]),
        ((8, 1), ["castling praetor aedile", "castling aedile quaestor"]),
        ((9, 2), ["wrath quaestor"]),
    ],
)
def test_an_action_card_is_played_at_a_group(path: tuple[int, ...], does: list[str]) -> None:
    session = at_table("5 A S C W | 1", praetor="1 | 4", aedile="| (2)", quaestor="3 | 3 5")
    moves = [read(b.data).numbers[1] for b in steps(session, 0, *path) if read(b.data).verb == MOVE]
    assert [CAESAR.text(session.legal(0)[index]) for index in moves][: len(does)] == does


def test_no_two_groups_share_a_shape() -> None:
    assert len(set(ICONS)) == len(ICONS)
    assert not {"🔵", "🟢", "⚪"} & set(ICONS)  # told from the quaestors by their colour alone


@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        ((), "1 or 2 influence cards, and up to 1 action card"),
        (("5 praetor up",), "a second influence card, face down, an action card or the bust"),
        (("5 praetor down",), "a second influence card, open, an action card or the bust"),
        (("5 praetor up", "4 aedile down"), "an action card or the bust"),
        (("scout aedile",), "allow it, or stop it with a Veto?"),
        (("scout aedile", "veto"), "a card for the Veto is drawn"),
        (("scout aedile", "pass", "5 praetor up"), "face down or the bust"),
        (("castling aedile censor", "pass"), "are rearranged"),
        (("5 praetor up", "done"), "refill the hand to six"),
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
    assert "No influence could be played" in look(table(session, [], EN, NAMES, NOON))
    screen = hand_screen(session, 0, [], EN, NAMES)
    assert "Discard any cards, then tap Done" in look(screen, is_private=True)
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
    shown = look(hand_screen(in_state(session, state), 0, brought, EN, NAMES), is_private=True)
    assert shown.count("won a patrician") == shown.count("drew the bust") == 1
    assert "had to show" in shown


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
