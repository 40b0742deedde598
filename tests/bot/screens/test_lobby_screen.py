"""The lobby of any game, and what stands behind More."""

import pytest

from bot.i18n import translator_for
from bot.names import Names, names_of
from bot.screens import chosen, house_rules, lobby, more, table
from bot.screens.callback_data import CLOSE, JOIN, MORE, REMOVE, ROLE, START, read
from engine.game import house_rules as rules_of
from engine.games import GAMES
from engine.session import lobby as lobbies
from tests.bot.screens.looking import BOT, EN, Session, buttons_of, look, texts_of
from tests.engine.tables import ANN, BOB, CID, DAN, EVE, NOON, open_table
from tests.spoken import every_language

NAMES = Names(("Ann", "Bob", "Cid", "Dan"))
GAME = next(iter(GAMES))


def lobby_of(session: Session) -> str:
    return look(lobby(session, EN, NAMES, BOT))


def verbs(session: Session, numbered: bool = False) -> list[str]:
    rows = table(session, [], EN, NAMES, NOON, numbered=numbered).rows
    return [read(button.data).verb for button in buttons_of(rows)]


def test_the_lobby_says_who_sits_and_who_is_host() -> None:
    session = open_table(GAME, ANN, BOB, computers=1)
    text = lobby(session, EN, Names(("Ann", "Bob", "Computer 1")), BOT).text
    assert "❤️ Ann · host\n🐟 Bob\n🌙 Computer 1 · easy" in text
    assert "3 of 6" in text
    assert "1 minute" in text


def test_the_lobby_shows_what_everybody_chose_to_play_and_more_what_can_be_chosen() -> None:
    session = open_table("differo", ANN, BOB)
    lobbies.choose_role(session, BOB, "white", NOON)
    assert "❤️ Ann · host\n🐟 Bob · ⚪ White\n" in lobby_of(session)
    screen = more(session, EN, NAMES, ANN, True, "roles")
    assert "The host gets first pick" in look(screen)
    roles = [button for button in buttons_of(screen.rows) if read(button.data).verb == ROLE]
    assert [button.text for button in roles] == ["✓ ⚪ White", "⚫ Black"]
    assert [read(button.data).rest for button in roles] == [("white",), ("black",)]


def test_fair_play_explains_the_seal_and_copies_all_of_it() -> None:
    session = open_table(GAME, ANN)
    assert session.commitment[:12] not in lobby_of(session)
    screen = more(session, EN, NAMES, ANN, True, "fair")
    assert session.commitment[:12] in look(screen)
    assert session.commitment in [button.copy for button in buttons_of(screen.rows)]


def test_a_lobby_without_a_free_seat_says_so_instead_of_inviting() -> None:
    full, with_computer = open_table("differo", ANN, BOB), open_table("differo", ANN, computers=1)
    assert "All 2 seats are taken" in lobby_of(full)
    assert "Seats taken: 2 of 2" in lobby_of(with_computer)
    rows = lobby(full, EN, NAMES, BOT).rows
    assert [read(button.data).verb for button in buttons_of(rows)] == [START, MORE]


def test_the_lobby_names_the_house_rules_that_were_changed() -> None:
    session = open_table(GAME, ANN)
    assert "House rules" not in lobby_of(session)
    lobbies.set_option(session, ANN, "hand_size", 5, NOON)
    lobbies.set_option(session, ANN, "pick_five", True, NOON)
    changed = "House rules: Cards at the start: 5; ☑ Draw 5 after a 5, not 3"
    assert changed in lobby_of(session)


def test_a_computer_can_be_removed_only_where_one_sits() -> None:
    def all_verbs(session: Session) -> list[str]:
        screen = more(session, EN, NAMES, ANN, True, "computers")
        return [read(b.data).verb for b in buttons_of(screen.rows)]

    assert REMOVE not in all_verbs(open_table(GAME, ANN))
    assert REMOVE in all_verbs(open_table(GAME, ANN, computers=1))


def test_the_lobby_is_an_invitation_with_three_keys() -> None:
    rows = lobby(open_table(GAME, ANN), EN, NAMES, BOT).rows
    assert [read(button.data).verb for button in buttons_of(rows)] == [JOIN, START, MORE]


@pytest.mark.parametrize("page", ["", "games", "computers", "pace", "roles", "fair"])
@pytest.mark.parametrize("may_lead", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_no_page_behind_more_has_more_than_five_rows(game: str, may_lead: bool, page: str) -> None:
    session = open_table(game, ANN, computers=1)
    screen = more(session, EN, names_of(session, EN), ANN, may_lead, page)
    assert len(screen.rows) <= 5
    assert read(buttons_of(screen.rows)[-1].data).verb == CLOSE


def test_a_closed_lobby_has_no_buttons_and_says_how_to_go_on() -> None:
    session = open_table(GAME, ANN)
    lobbies.leave(session, ANN, NOON)
    screen = lobby(session, EN, NAMES, BOT)
    assert "/newgame" in look(screen, commands=True)
    assert screen.rows == ()


def test_the_key_of_a_yes_or_no_rule_begins_with_how_it_is() -> None:
    session = open_table("whot", ANN)
    lobbies.set_option(session, ANN, "tender", True, NOON)
    keys = texts_of(house_rules(session, EN).rows)
    assert {"☑ No reshuffle", "☐ No answer to a penalty"} <= set(keys)
    assert "Cards at the start: 7" in keys


def test_guests_are_not_invited_to_change_the_house_rules() -> None:
    session = open_table("whot", ANN, BOB)
    assert "or change it" in house_rules(session, EN).text
    assert "or change it" not in house_rules(session, EN, may_change=False).text


def test_one_rule_shows_its_values_and_a_tap_means_one_of_them() -> None:
    session = open_table(GAME, ANN)
    for rule, values in rules_of(session.rulebook.options).items():
        buttons = buttons_of(house_rules(session, EN, (rule,)).rows)[:-2]
        taps = [read(button.data) for button in buttons]
        assert [tap.rest[0] for tap in taps] == [rule] * len(values)
        assert tuple(chosen(session, rule, int(tap.rest[1])) for tap in taps) == values
        assert [button.style for button in buttons].count("primary") == 1


def test_a_forged_rule_or_value_is_nothing() -> None:
    session = open_table(GAME, ANN)
    assert chosen(session, "hand_size", 99) is None
    assert chosen(session, "hand_size", -1) is None
    assert chosen(session, "forged", 0) is None


def test_the_lobby_offers_computers_in_few_rows_and_only_while_there_is_a_seat() -> None:
    def rows_of_computers(session: Session) -> list[list[str]]:
        rows = more(session, EN, names_of(session, EN), ANN, True, "computers").rows
        texts = [[button.text for button in row] for row in rows]
        return [row for row in texts if any("🤖" in text or "Computer" in text for text in row)]

    assert rows_of_computers(open_table("whot", ANN)) == [["+ 🤖 easy", "+ 🤖 normal", "+ 🤖 hard"]]
    assert rows_of_computers(open_table("whot", ANN, computers=1)) == [
        ["+ 🤖 easy", "+ 🤖 normal", "+ 🤖 hard"],
        ["− Computer"],
    ]
    assert rows_of_computers(open_table("whot", ANN, computers=5)) == [["− Computer"]]


def test_the_invitation_to_six_has_nine_lines_at_most() -> None:
    session = open_table("whot", ANN, BOB, CID, DAN, EVE, computers=1)
    lobbies.set_option(session, ANN, "hand_size", 5, NOON)
    lobbies.suggest_game(session, BOB, "Bob", "rally", NOON)
    screen = lobby(session, EN, names_of(session, EN), BOT)
    lines = [line for line in look(screen).splitlines() if line]
    assert len(lines) <= 9
    assert "💡 🐟 Bob suggests Rally." in lines
    assert "🌙 Cid, 🍀 Dan" in lines


def test_a_lobby_promises_private_cards_only_where_there_are_some() -> None:
    session = open_table("whot", ANN)
    for shows_hands, told in ((True, "visible only to you"), (False, "can’t show private cards")):
        screen = lobby(session, EN, names_of(session, EN), BOT, shows_hands=shows_hands)
        assert told in look(screen)


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_all_house_rules_stand_on_pages_of_eight_rows_at_most(game: str, language: str) -> None:
    session, t = open_table(game, ANN), translator_for(language)
    found: list[str] = []
    for page in range(1, 4):
        rows = house_rules(session, t, (str(page),)).rows
        assert len(rows) <= 8
        named = [rest[0] for b in buttons_of(rows[:-1]) if (rest := read(b.data).rest)]
        found += [name for name in named if not name.isdecimal()]  # of a page
    assert list(dict.fromkeys(found)) == list(rules_of(session.rulebook.options))
    for rule in rules_of(session.rulebook.options):
        back = read(buttons_of(house_rules(session, t, (rule,)).rows)[-2].data).rest
        assert rule in [
            *(read(b.data).rest[0] for b in buttons_of(house_rules(session, t, back).rows[:-1]))
        ]
