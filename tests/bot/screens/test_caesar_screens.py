"""Caesar & Cleopatra's own screens: the panel's steps, votes told, and what the group sees."""

from typing import Any

from bot.screens import Button, default, hand_alert, numbered, panel, table, why_not
from bot.screens.caesar.numbers import PASSES, VETOES
from bot.screens.keys import MOVE, WALK, read
from engine.games.caesar.nouns import Announced, BustDrawn, Drew, Revealed, Scout, Voted
from tests.bot.screens.looking import SAY, Session, buttons_of, look, texts_of
from tests.engine.games.caesar_table import CAESAR, act
from tests.engine.games.caesar_table import table as laid
from tests.engine.tables import ANN, BOB, NOON, play_table

NAMES = ("Ann", "Bob")


def at_table(*args: Any, moves: tuple[str, ...] = (), **fields: Any) -> Session:
    session = play_table("caesar", ANN, BOB)
    state = laid(*args, **fields)
    if moves:
        act(state, *moves)
    session.state = state
    session.prompts = {CAESAR.to_act(state)[0]: len(session.log)}
    return session


def public(session: Session, numbers: bool = False) -> list[Button]:
    return buttons_of(table(session, [], SAY, NAMES, NOON, numbered=numbers).rows)


def steps(session: Session, seat: int, *path: int) -> list[Button]:
    screen = panel(session, seat, [], SAY, NAMES, path)
    look(screen, is_private=True)
    return buttons_of(screen.rows)


def test_card_then_group_and_face() -> None:
    session = at_table("5 5 4 V | 1")
    first = next(button for button in steps(session, 0) if "5 ×2" in button.text)
    assert read(first.data).verb == WALK
    groups = steps(session, 0, *read(first.data).numbers[1:])
    assert [button.text for button in groups[:2]] == ["🔵 Praetors: open", "🔵 face down"]
    meant = [CAESAR.text(session.legal(0)[read(b.data).numbers[1]]) for b in groups[:2]]
    assert meant == ["5 praetor up", "5 praetor down"]


def test_of_the_second_card_only_the_other_way_up_is_offered() -> None:
    session = at_table("5 4 V | 1", moves=("5 praetor up",))
    four = next(button for button in steps(session, 0) if "4" in button.text)
    groups = steps(session, 0, *read(four.data).numbers[1:])
    assert all("face down" in button.text for button in groups[:5])
    assert SAY("caesar-done-play") in texts_of(panel(session, 0, [], SAY, NAMES).rows)


def test_a_card_that_cannot_be_played_tells_why() -> None:
    session = at_table("5 V A | 1")
    shut = {
        button.text: read(button.data).numbers[1] for button in steps(session, 0) if button.disabled
    }
    assert "no veto" not in why_not(session, 0, shut["✋ Veto"], SAY)
    assert "answers" in why_not(session, 0, shut["✋ Veto"], SAY)
    assert "Nothing lies open" in why_not(session, 0, shut["🗡 Assassination"], SAY)


def test_pass_and_veto_stand_below_the_table_whoever_holds_what() -> None:
    looks = []
    for cards in ("1 V", "1 A"):
        session = at_table(f"5 S | {cards}", aedile="| (2)", moves=("scout aedile",))
        looks.append(table(session, [], SAY, NAMES, NOON))
    assert looks[0] == looks[1]
    assert [button.text for button in buttons_of(looks[0].rows)[2:]] == [
        SAY("caesar-pass"),
        SAY("caesar-veto"),
    ]
    assert "Announced" in look(looks[0])


def test_a_veto_one_does_not_hold_is_refused_to_oneself_alone() -> None:
    session = at_table("5 S | 1 A", aedile="| (2)", moves=("scout aedile",))
    assert numbered(session, 1, PASSES, SAY) == 0
    assert numbered(session, 1, VETOES, SAY) == SAY("caesar-no-veto")
    buttons = steps(session, 1)
    assert [read(b.data).verb == MOVE for b in buttons[:2]] == [True, False]
    assert buttons[1].disabled
    held = at_table("5 S | 1 V", aedile="| (2)", moves=("scout aedile",))
    assert numbered(held, 1, VETOES, SAY) == 1


def test_two_who_are_asked_at_once_share_the_numbers_below_the_table() -> None:
    session = play_table("caesar", ANN, BOB)
    session.say(ANN, "3 praetor", NOON)
    assert session.prompts[0] != session.prompts[1]
    prompts = {read(b.data).numbers[0] for b in public(session, numbers=True) if b.data[0] == "k"}
    assert prompts == {max(session.prompts.values())}
    assert isinstance(numbered(session, 0, 3, SAY), str)  # already laid
    assert session.legal(1)[numbered(session, 1, 3, SAY)].card == 3  # type: ignore[index]


def test_the_group_does_not_see_how_far_one_has_come_with_laying() -> None:
    session = play_table("caesar", ANN, BOB)
    before = table(session, [], SAY, NAMES, NOON)
    session.say(ANN, "3 praetor", NOON + 2000)
    assert table(session, [], SAY, NAMES, NOON) == before


def key(session: Session, text: str) -> int | str:
    """What tapping a public button with this text means to the first seat."""
    (found,) = [button for button in public(session, numbers=True) if button.text == text]
    return numbered(session, 0, read(found.data).numbers[1], SAY)


def test_without_panels_a_card_is_named_by_its_own_number_and_group() -> None:
    session = at_table("2 5 V | 1", moves=("2 censor up",))
    assert hand_alert(session, 0, SAY).splitlines() == [
        "5  ✋ Veto",
        "Play another card face down, or an action, or draw a bust.",
        "Below the table 🔵5 plays a 5 openly, 🔵5▮ face down.",
    ]
    meant = key(session, "🟢5▮")
    assert isinstance(meant, int)
    assert CAESAR.text(session.legal(0)[meant]) == "5 aedile down"
    assert key(session, "🟢4▮") == SAY("caesar-no-such-card")
    assert key(session, SAY("caesar-done-play")) == len(session.legal(0)) - 1
    assert "🟢5" not in texts_of(table(session, [], SAY, NAMES, NOON, numbered=True).rows)


def test_the_numbers_of_a_group_stand_in_one_row_for_each_way_up() -> None:
    session = at_table("2 5 V | 1")
    rows = table(session, [], SAY, NAMES, NOON, numbered=True).rows
    numbers = [[button.text for button in row] for row in rows if row[0].text[:1] in "🔵🟢🟡⚪🌸"]
    assert len(numbers) == 10
    assert numbers[2:4] == [[f"🟢{n}{b}" for n in "12345Φ"] for b in ("", "▮")]


def test_every_target_of_an_action_card_names_the_card() -> None:
    session = at_table("5 S | 1", aedile="1 | 4 (2)")
    texts = texts_of(table(session, [], SAY, NAMES, NOON, numbered=True).rows)
    assert {"🗡🟢4", "👁🟢", "🔀🔵🟢", "⚡🟢"} <= set(texts)
    meant = key(session, "👁🟢")
    assert isinstance(meant, int)
    assert CAESAR.text(session.legal(0)[meant]) == "scout aedile"
    assert key(session, "🗡🟢4") == SAY("caesar-no-such-card")


def test_what_is_discarded_is_named_too() -> None:
    session = at_table("S | 1", phase="discard")
    meant = key(session, "🗑 👁 Scout")
    assert isinstance(meant, int)
    assert CAESAR.text(session.legal(0)[meant]) == "discard scout"
    assert key(session, "🗑 ✋ Veto") == SAY("caesar-no-such-card")


def test_a_vote_is_told_with_both_sums_and_what_was_discarded() -> None:
    voted = Voted(0, False, (12, 9), (0, 0), 0, (5, 1))
    line = look_at(voted)
    assert line == "🗳 The 🔵 Praetors vote. ❤️ 12 : 9 🔷. Ann won a patrician. Discarded: ❤️ 5, 🔷 1."
    turned = look_at(Voted(0, True, (12, 9), (1, 0), 1, (5, 0)))
    assert "Philosophers 1 : 0 turn it round: Bob won" in turned
    assert "🔷 nothing" in turned
    assert "A tie" in look_at(Voted(0, False, (9, 9), (0, 0), None, (0, 0)))


def look_at(event: Any) -> str:
    return default.tell(CAESAR, event, SAY, NAMES).replace("<b>", "").replace("</b>", "")


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
    lines = default.story(CAESAR, happened, SAY, NAMES)
    assert len(lines) == 5
    assert "1 of influence and 1 of action" in lines[2]
    assert "had to show" in lines[4]


def test_the_panel_tells_the_vote_that_ones_own_bust_called() -> None:
    session = at_table("5 V | 1", praetor="5 | 3")
    state: Any = session.state
    act(state, "5 consul down")
    act(state, "done", bust="praetor")
    assert "5 : 3" in look(panel(session, 0, [], SAY, NAMES), is_private=True)


def test_a_castling_asks_for_each_card_where_it_goes() -> None:
    session = at_table("5 C | 1", aedile="4 (P) | 4", moves=("castling aedile consul", "pass"))
    screen = panel(session, 0, [], SAY, NAMES)
    assert "Where does the 4 go? 2 cards" in look(screen, is_private=True)
    assert texts_of(screen.rows)[:2] == ["🟢 Aediles", "⚪ Consuls"]
