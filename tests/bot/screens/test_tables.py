"""The lobby, the table and the result of any game."""

import hashlib
import re
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from bot.i18n import translator_for
from bot.looks import LOOKS
from bot.names import Names, names_of
from bot.pictures.ending_picture import Ending
from bot.screens import (
    chosen,
    hand_screen,
    house_rules,
    late,
    lobby,
    more,
    my_turns,
    nudge,
    practice,
    private_start,
    result,
    result_more,
    settings,
    table,
    table_for_one,
)
from bot.screens.callback_data import (
    CLOSE,
    EXPLAIN,
    HAND,
    JOIN,
    LEARN,
    LEAVE,
    MORE,
    PRACTISE,
    PUZZLE,
    RECAP,
    RECLAIM,
    RECORD,
    REMATCH,
    REMOVE,
    REPLAY,
    ROLE,
    START,
    TAKE_OVER,
    Pressed,
    read,
    write,
)
from bot.screens.words import listed
from engine.game import house_rules as rules_of
from engine.games import GAMES
from engine.session import Player
from engine.session import lobby as lobbies
from tests.bot.screens.looking import BOT, EN, PICTURED, Session, buttons_of, look, shown, texts_of
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    DAN,
    EVE,
    FAY,
    GUS,
    NOON,
    PACE,
    finished,
    open_table,
    play_on,
    play_table,
)
from tests.spoken import every_language

NAMES = Names(("Ann", "Bob", "Cid", "Dan"))
MARKS = [look.mark for look in LOOKS]
GAME = next(iter(GAMES))
ONE_LINE = 40  # letters that a phone shows in a line


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


@pytest.mark.parametrize(("game", "count"), [("deerportal", 4), ("caesar", 2), ("whot", 0)])
def test_a_role_is_chosen_against_computers_too(game: str, count: int) -> None:
    rows = practice(open_table(game, ANN, computers=1), EN).rows
    assert [read(button.data).verb for button in buttons_of(rows)].count(ROLE) == count


def test_fair_play_explains_the_seal_and_copies_all_of_it() -> None:
    session = open_table(GAME, ANN)
    assert session.commitment[:12] not in lobby_of(session)
    screen = more(session, EN, NAMES, ANN, True, "fair")
    assert session.commitment[:12] in look(screen)
    assert session.commitment in [button.copy for button in buttons_of(screen.rows)]


@pytest.mark.parametrize("game", GAMES)
def test_fair_play_speaks_of_no_luck_where_a_game_has_none(game: str) -> None:
    over = finished(game, ANN, BOB)
    for screen in (
        more(open_table(game, ANN), EN, NAMES, ANN, True, "fair"),
        result_more(over, EN),
    ):
        assert ("All the luck" in look(screen)) == (game != "differo")
        assert ("Who play" in look(screen)) == (game == "differo")
        assert not {"roll", "shuffle"} & set(re.findall(r"\w+", look(screen)))


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


def test_whose_turn_it_is_is_the_only_mention() -> None:
    session = play_table(GAME, ANN, BOB, CID)
    screen = table(session, [], EN, NAMES, NOON)
    _, marks = shown(screen.text, 1024)
    mentions = [mark["user"]["id"] for mark in marks if mark["type"] == "text_mention"]
    assert mentions == [ANN]
    assert "👉 ❤️ Ann, it’s your turn!" in look(screen)


def test_a_deadline_counts_down_on_the_readers_screen() -> None:
    session = play_table(GAME, ANN, BOB)
    screen = table(session, [], EN, NAMES, NOON)
    _, marks = shown(screen.text, 1024)
    [clock] = [mark for mark in marks if mark["type"] == "date_time"]
    assert (clock["unix_time"], clock["date_time_format"]) == ((NOON + 1000 + PACE) // 1000, "r")
    assert "Time’s up" in look(table(session, [], EN, NAMES, NOON + 1000 + PACE))


@pytest.mark.parametrize(
    ("language", "limit"), [("en", "⏳ Time’s up "), ("de", "⏳ Bedenkzeit endet ")]
)
def test_a_deadline_says_what_comes_then(language: str, limit: str) -> None:
    """Telegram writes “in 1 minute” behind it, and that is not when the turn begins."""
    session, said = play_table(GAME, ANN, BOB), translator_for(language)
    own = hand_screen(session, 0, [], said, NAMES, now=NOON)
    for screen in (
        table(session, [], said, NAMES, NOON),
        nudge(session, [0], said, NAMES, NOON),
        own,
    ):
        assert f'{limit}<tg-time unix="' in screen.text
    assert re.search(f"{limit}(at |um )08:0", look(own, is_private=True))


def test_the_same_table_looks_the_same_a_moment_later() -> None:
    session = play_table(GAME, ANN, BOB)
    assert table(session, [], EN, NAMES, NOON) == table(session, [], EN, NAMES, NOON + 30_000)


def test_without_a_pace_there_is_no_deadline() -> None:
    session = play_table(GAME, ANN, BOB, pace=None)
    assert "⏳" not in look(table(session, [], EN, NAMES, NOON))


def test_computers_think_and_nobody_is_called() -> None:
    session = play_table(GAME, ANN, BOB)
    session.hand_over(ANN, NOON)
    text = look(table(session, [], EN, NAMES, NOON), mentions=0)
    assert "🤖 ❤️ Ann is thinking…" in text
    assert "⏳" not in text
    assert "❤️ Ann · away (computer playing)" in text
    assert "7 cards" not in text  # the picture shows that
    plain = look(table(session, [], EN, NAMES, NOON, with_picture=False), mentions=0)
    assert "❤️ Ann · 7 cards · away (computer playing)" in plain


def test_a_table_that_everybody_left_says_that_it_waits() -> None:
    session = play_table(GAME, ANN, computers=1)
    session.hand_over(ANN, NOON)
    text = look(table(session, [], EN, NAMES, NOON))
    assert "Everyone’s away" in text
    assert "thinking" not in text
    assert RECLAIM in verbs(session)


def test_a_seat_can_be_taken_back_while_a_computer_plays_there() -> None:
    session = play_table(GAME, ANN, BOB)
    assert RECLAIM not in verbs(session)
    session.hand_over(BOB, NOON)
    assert RECLAIM in verbs(session)
    mine = buttons_of(hand_screen(session, 1, [], EN, NAMES).rows)
    assert RECLAIM in [read(button.data).verb for button in mine]


def test_the_table_names_the_changed_house_rules_in_one_short_line() -> None:
    plain = look(table(play_table("whot", ANN, BOB), [], EN, NAMES, NOON))
    assert "🏠" not in plain
    few = play_table("whot", ANN, BOB, hand_size=5, pick_five=True)
    lines = look(table(few, [], EN, NAMES, NOON)).splitlines()
    assert "🏠 Cards at the start: 5; ☑ Draw 5 after a 5, not 3" in lines
    switches = ("tender", "whot_cancels_pick", "no_defending", "pick_five", "star_skips_two")
    chosen: dict[str, Any] = dict.fromkeys(switches, True)
    many = play_table("whot", ANN, BOB, **chosen)
    [line] = [x for x in look(table(many, [], EN, NAMES, NOON)).splitlines() if "🏠" in x]
    assert line.endswith("…")


def test_who_left_is_said_to_have_left() -> None:
    session = play_table(GAME, ANN, BOB, CID)
    lobbies.leave(session, BOB, NOON)
    assert "🐟 Bob · left" in look(table(session, [], EN, NAMES, NOON, with_picture=False))


def test_who_came_late_is_on_the_list_and_may_take_a_computers_seat() -> None:
    session = play_table(GAME, ANN, BOB, computers=1)
    lobbies.join(session, CID, "Cid", NOON)
    text = look(table(session, [], EN, Names(("Ann", "Bob", "Computer 1", "Cid")), NOON))
    assert "Next game: Cid" in text
    [seat, *others] = buttons_of(late(session, EN, Names(("Ann", "Bob", "<R2 & D2>"))).rows)
    assert seat.text == "🌙 <R2 & D2>"
    assert read(seat.data) == Pressed(TAKE_OVER, session.id, ("2",))
    assert [read(button.data).verb for button in others] == [LEAVE, CLOSE]


def test_a_stopped_game_says_so_and_has_no_buttons() -> None:
    session = play_table(GAME, ANN, BOB)
    lobbies.close(session, ANN, NOON)
    screen = table(session, [], EN, NAMES, NOON)
    assert "was ended, and nobody won" in look(screen, commands=True)
    assert screen.picture == table(play_table(GAME, ANN, BOB), [], EN, NAMES, NOON).picture
    assert screen.rows == ()


def test_a_nudge_calls_one_and_opens_the_hand() -> None:
    session = play_table(GAME, ANN, BOB)
    screen = nudge(session, [0], EN, NAMES, NOON)
    assert look(screen).startswith("⏰ ❤️ Ann, time is running out!")
    assert [read(button.data).verb for button in buttons_of(screen.rows)] == [HAND]


def test_a_nudge_tells_what_comes_when_the_time_is_up() -> None:
    """A second deadline that is missed in a row is answered otherwise than the first."""
    session = play_table("caesar", ANN, BOB)
    told = []
    for strikes in ((0, 0), (1, 0), (1, 1)):
        players = [
            replace(player, strikes=missed)
            for player, missed in zip(session.players, strikes, strict=True)
        ]
        late = replace(session, players=players)
        told.append(look(nudge(late, [0, 1], EN, NAMES, NOON), mentions=2))
    assert "If you don’t move, a move will be made for you." in told[0]
    assert "After that, the game goes on without waiting." in told[1]
    assert "If you don’t move, a computer will play for you until you’re back." in told[2]


def test_the_hand_first_tells_what_happened_since_my_last_move() -> None:
    session = play_table(GAME, ANN, BOB)
    session.play_text(ANN, "draw", NOON + 1000)
    session.play_text(BOB, "draw", NOON + 2000)
    happened = session.play_text(ANN, "draw", NOON + 3000)
    text = look(hand_screen(session, 1, happened, EN, NAMES), is_private=True)
    assert text.startswith("Since your last move:\n• Ann drew")
    assert "Your turn" in text


def test_before_my_first_move_the_hand_tells_what_happened_so_far() -> None:
    session = play_table(GAME, ANN, BOB)
    happened = session.play_text(ANN, "draw", NOON + 2000)
    text = look(hand_screen(session, 1, happened, EN, NAMES), is_private=True)
    assert text.startswith("So far:\n• Ann drew")
    plain = hand_screen(session, 0, [], EN, NAMES, with_picture=False)
    waiting = look(plain, is_private=True)
    assert "Your hand:" in waiting
    assert "Waiting for 🐟 Bob…" in waiting


def test_alone_with_the_bot_my_own_move_is_told_as_what_happened() -> None:
    session = play_table(GAME, ANN, BOB)
    happened = session.play_text(ANN, "draw", NOON + 2000)
    text = look(table_for_one(session, 0, happened, EN, NAMES, NOON))
    assert text.startswith("What happened:\n• You drew")


def test_who_sees_a_hand_for_the_first_time_gets_a_hint() -> None:
    session = play_table(GAME, ANN, BOB)
    plain = hand_screen(session, 0, [], EN, NAMES)
    hinted = hand_screen(session, 0, [], EN, NAMES, is_first=True)
    assert "Only you can see this" in look(hinted, is_private=True)
    assert "Only you can see this" not in look(plain, is_private=True)
    assert hinted.rows == plain.rows


def test_the_result_ranks_everybody_and_shows_the_hands() -> None:
    session = finished(GAME, ANN, BOB, CID)
    assert session.outcome is not None
    shown = result(session, EN, NAMES)
    lines = look(result(session, EN, NAMES, with_picture=False)).splitlines()
    order = sorted(range(3), key=lambda seat: session.outcome.ranks[seat])  # type: ignore[union-attr]
    placed = [line for line in lines if line.startswith(("🥇", "🥈", "🥉"))]
    assert [MARKS[seat] in line for seat, line in zip(order, placed, strict=True)] == [True] * 3
    assert any(" = " in line for line in lines)
    assert isinstance(shown.picture, Ending)
    assert [place.plate for place in shown.picture.places] == [NAMES.plates[s] for s in order]
    assert not any(" = " in line for line in look(shown).splitlines())


@pytest.mark.parametrize("game", PICTURED)
@pytest.mark.parametrize("count", range(2, 7))
def test_a_result_below_a_picture_has_nine_lines_at_most(game: str, count: int) -> None:
    if count not in GAMES[game].seats:
        return
    session = finished(game, *(ANN, BOB, CID, DAN, EVE, FAY)[:count])
    session = replace(session, waiting=[Player(GUS, "Gus")])
    screen = result(session, EN, names_of(session, EN))
    assert screen.picture is not None
    assert len(screen.text.splitlines()) <= 9


def test_who_left_or_was_kicked_stands_behind_who_stayed_without_a_medal() -> None:
    session = play_table(GAME, ANN, BOB, CID, DAN)
    lobbies.leave(session, ANN, NOON)
    lobbies.kick(session, BOB, 1, NOON, admin=True)
    lobbies.leave(session, CID, NOON)
    lines = look(result(session, EN, NAMES)).splitlines()
    placed = [line for line in lines if any(f"{MARKS[seat]} " in line for seat in range(4))][1:]
    assert placed[0] == "🥇 🍀 Dan"
    assert set(placed[1:]) == {"❤️ Ann · left", "🐟 Bob · removed", "🌙 Cid · left"}


def test_who_resigned_is_said_to_have_resigned() -> None:
    session = play_table("differo", ANN, BOB)
    session.resign(ANN, NOON)
    lines = look(result(session, EN, NAMES)).splitlines()
    assert "🥇 🐟 Bob" in lines
    assert "❤️ Ann · resigned" in lines


@every_language
def test_that_it_was_fair_is_said_in_one_short_line(language: str) -> None:
    text = look(result(finished(GAME, ANN, BOB), translator_for(language), NAMES))
    assert len(text.splitlines()[-1]) <= ONE_LINE


def test_names_in_a_sentence_are_listed_as_people_say_it() -> None:
    german = translator_for("de")
    assert [listed([*"abc"[:count]], german) for count in range(4)] == [
        "",
        "a",
        "a und b",
        "a, b und c",
    ]


def test_the_copied_proof_computes_what_was_promised() -> None:
    session = finished(GAME, ANN, BOB)
    copies = [button.copy for button in buttons_of(result_more(session, EN).rows)]
    [proof] = [copy for copy in copies if copy]
    assert len(proof) <= 256
    program = proof.removeprefix('python3 -c "').removesuffix('"')
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout.strip() == session.commitment
    assert hashlib.sha256(bytes.fromhex(session.secret)).hexdigest() == session.commitment


def test_the_file_and_the_proof_stand_behind_more_with_an_explanation() -> None:
    session = finished(GAME, ANN, BOB)
    assert [read(b.data).verb for b in buttons_of(result(session, EN, NAMES).rows)] == [
        *(REMATCH, EXPLAIN, REPLAY, MORE)
    ]
    screen = result_more(session, EN)
    assert [read(b.data).verb for b in buttons_of(screen.rows)] == [RECAP, RECORD, "", CLOSE]
    assert "I’ll post the game log here" in look(screen)
    assert "python" not in look(screen)


def test_a_game_from_before_the_salt_does_not_give_away_who_played() -> None:
    session = replace(finished(GAME, ANN, BOB), salt="")
    assert session.secret not in repr(result_more(session, EN)) + repr(result(session, EN, NAMES))


def test_the_secret_is_not_shown_before_the_end() -> None:
    session = play_on(play_table(GAME, ANN, BOB), 5)
    everything = repr(table(session, [], EN, NAMES, NOON)) + repr(
        hand_screen(session, 0, [], EN, NAMES)
    )
    assert session.secret not in everything


def test_the_private_chat_leads_into_a_group_and_to_a_table_right_here() -> None:
    screen = private_start(EN, BOT)
    add, learn, *practise, puzzles = buttons_of(screen.rows)
    assert add.url == "https://t.me/parlour_bot?startgroup=new"
    assert [read(button.data).rest for button in practise] == [(game,) for game in GAMES]
    assert (read(learn.data).verb, read(puzzles.data).verb) == (LEARN, PUZZLE)
    assert {read(button.data).verb for button in practise} == {PRACTISE}


def test_tables_that_wait_are_links() -> None:
    links = [("Friday night", "https://t.me/c/1/2"), ("", "https://t.me/c/3/4")]
    screen = my_turns(links, False, EN)
    assert look(screen) == "2 games are waiting for your move:"
    assert texts_of(screen.rows) == ["Friday night", "a group"]


def test_a_table_without_an_address_is_named_and_a_practice_too() -> None:
    screen = my_turns([("Basement <3", ""), ("", "https://t.me/c/3/4")], True, EN)
    assert look(screen, commands=True).splitlines() == [
        "2 games are waiting for your move:",
        "• Basement <3",
        "👉 It’s your turn in this chat. Send /board to see the table.",
    ]
    assert texts_of(screen.rows) == ["a group"]
    assert look(my_turns([], True, EN), commands=True).startswith("👉 It’s your turn in this chat")


def test_a_practice_shows_what_is_chosen_and_offers_the_rest() -> None:
    session = open_table("rally", ANN)
    lobbies.add_computer(session, ANN, "hard", NOON)
    lobbies.add_computer(session, ANN, "hard", NOON)
    lobbies.set_option(session, ANN, "two_dice", True, NOON)
    screen = practice(session, EN)
    assert "🤖 2 computers (hard)" in look(screen)
    assert "☑ Two dice" in look(screen)
    texts = texts_of(screen.rows)
    assert texts[:8] == ["easy", "normal", "✓ hard", "1 🤖", "✓ 2 🤖", "3 🤖", "4 🤖", "5 🤖"]
    assert texts[-1] == "▶ Start"


@pytest.mark.parametrize("game", ["caesar", "differo", "deerportal"])
def test_where_the_number_is_no_choice_it_is_not_offered(game: str) -> None:
    session = open_table(game, ANN, computers=1)
    assert not [text for text in texts_of(practice(session, EN).rows) if text.endswith("🤖")]
    if game == "deerportal":
        lobbies.set_option(session, ANN, "no_bots", True, NOON)
        assert "3 🤖" in texts_of(practice(session, EN).rows)


def test_settings_tick_what_is_set() -> None:
    texts = texts_of(settings(120_000, False, True, "en", EN).rows)
    assert [text for text in texts if text.startswith("✓")] == [
        "✓ 2 minutes",
        "✓ With /top",
        "✓ Text only",
    ]
    assert "🌍 English" in texts


@pytest.mark.parametrize(
    ("data", "pressed"),
    [
        ("m:abcdefgh:12:3", Pressed("m", "abcdefgh", ("12", "3"))),
        ("w:abcdefgh:12:0.1", Pressed("w", "abcdefgh", ("12", "0.1"))),
        ("w:abcdefgh:12:", Pressed("w", "abcdefgh", ("12",))),
        ("z:", Pressed("z", "", ())),
        ("", Pressed("", "", ())),
        ("junk", Pressed("junk", "", ())),
    ],
)
def test_data_is_read_back(data: str, pressed: Pressed) -> None:
    assert read(data) == pressed


def test_numbers_that_are_none_are_minus_one() -> None:
    assert read("w:abcdefgh:7:0.1.x.²..-3.٣").numbers == (7, 0, 1, -1, -1, -1, -1)


def test_data_beyond_64_bytes_is_never_sent() -> None:
    with pytest.raises(AssertionError):
        write("o", "abcdefgh", "x" * 60)


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
