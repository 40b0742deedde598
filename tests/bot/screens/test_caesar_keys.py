"""The keys of a hand of Caesar & Cleopatra: few at each step, and safe to tap twice."""

from copy import deepcopy
from typing import Any

import pytest

from bot.screens import (
    hand_screen,
    why_not,
)
from bot.screens.caesar.caesar_words import ICONS
from bot.screens.callback_data import MOVE, WALK, read
from engine.games.caesar.pack import GROUPS
from tests.bot.screens.caesar_keys import (
    NAMES,
    at_table,
    from_below,
    key,
    shown_rows,
    state_of,
    steps,
    tap,
)
from tests.bot.screens.looking import (
    EN,
    Session,
    look,
    paths_of,
    reachable,
    texts_of,
)
from tests.engine.games.caesar_table import CAESAR
from tests.engine.tables import ANN, BOB, NOON, play_table


def test_a_card_is_chosen_then_its_group_and_then_how_it_lies() -> None:
    session = at_table("5 5 4 V | 1", praetor="1 1 1 1 1 |")
    first = next(button for button in steps(session, 0) if "5 ×2" in button.text)
    assert read(first.data).verb == WALK
    groups = shown_rows(session, 0, *read(first.data).numbers[1:])
    assert groups == [
        ["🟦 Praetors", "✓ 🌲 Aediles"],
        ["✓ 🟡 Quaestors", "✓ ⭐ Consuls"],
        ["✓ 🌸 Censors", "← Back"],
    ]
    assert "Which group gets your 5?" in hand_screen(session, 0, [], EN, NAMES, (5,)).text
    full, aediles, *_ = steps(session, 0, 5)
    assert full.disabled
    assert "can’t go" in why_not(session, 0, read(full.data).numbers[1], EN)
    path = read(aediles.data).numbers[1:]
    assert shown_rows(session, 0, *path)[:2] == [
        ["5 face up", "5 face down ▮"],
        ["🟦 Praetors", "▸ 🌲 Aediles"],
    ]
    assert "🌲 Aediles: face up or face down?" in hand_screen(session, 0, [], EN, NAMES, path).text
    meant = [
        CAESAR.text(session.legal(0)[read(b.data).numbers[1]]) for b in steps(session, 0, *path)[:2]
    ]
    assert meant == ["5 aedile up", "5 aedile down"]


def test_of_the_second_card_only_the_other_way_up_is_offered() -> None:
    session = at_table("5 4 V | 1", moves=("5 praetor up",))
    assert (
        "Which group gets your 4, face down?" in hand_screen(session, 0, [], EN, NAMES, (4,)).text
    )
    assert shown_rows(session, 0, 4, 1)[0] == ["4 face down ▮", "4 face down ▮ + 🗿"]
    asked = hand_screen(session, 0, [], EN, NAMES, (4, 1)).text
    assert "Play your 4 face down on the 🌲 Aediles?" in asked
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
    assert "has no face-up card" in why_not(session, 0, shut["🗡 Assassination"], EN)


def test_a_castling_asks_for_each_card_where_it_goes() -> None:
    session = at_table("5 C | 1", aedile="4 (P) | 4", moves=("castling aedile consul", "pass"))
    screen = hand_screen(session, 0, [], EN, NAMES)
    assert "Where does the 4 go? 2 cards left to place, all face down" in look(
        screen, is_private=True
    )
    texts = texts_of(screen.rows)
    assert texts[1:6] == [
        "Both cards → 🌲 Aediles",
        "Both cards → ⭐ Consuls",
        "— Then: Φ —",
        "4 → 🌲 Aediles",
        "4 → ⭐ Consuls",
    ]


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
    assert "You’ve already placed this card." in why_not(session, 0, 3, EN)


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
    tap(session, 0, key(session, 0, "Draw 1 🎭 first"))
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


def test_every_key_of_a_group_tells_it_by_its_name() -> None:
    session = at_table(
        "5 5 A S C W | 1", praetor="1 | 4 (2)", aedile="| (2)", quaestor="3 | 3", censor="| 1"
    )
    names = [EN(f"caesar-group-{group}") for group in GROUPS]
    for kind in (5, 6, 7, 8, 9):
        keys = [text.removeprefix("✓ ") for row in shown_rows(session, 0, kind) for text in row]
        assert keys == [
            *(f"{icon} {name}" for icon, name in zip(ICONS, names, strict=False)),
            "← Back",
        ]


@pytest.mark.parametrize("path", [(5,), (6,), (7,), (8,), (8, 0), (9,)])
def test_of_the_groups_those_are_marked_where_the_card_can_be_used(path: tuple[int, ...]) -> None:
    session = at_table("5 A S C W | 1", praetor="1 | 4", aedile="| (2)", consul="1 1 1 1 1 |")
    for button in steps(session, 0, *path):
        is_open = not button.disabled and any(icon in button.text for icon in ICONS)
        is_chosen = button.text.startswith("▸")
        is_way = "→" in button.text or "face" in button.text
        if not is_chosen and not is_way:
            assert button.text.startswith("✓ ") is is_open
            assert button.style == ("success" if is_open else "")


def test_a_key_that_only_tells_looks_like_no_choice() -> None:
    told = [
        button.text
        for moves in (("castling aedile consul", "pass"), ("5 praetor up", "done"))
        for button in steps(at_table("5 C | 1", aedile="4 (P) | 4", moves=moves), 0)
        if button.disabled and button.text != EN("caesar-done-play")
    ]
    assert told == ["— Then: Φ —", "— Bust already drawn —"]


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
