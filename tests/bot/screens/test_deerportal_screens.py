"""DeerPortal's own screens: the two ways below the table, what is told, titles, old calendars."""

import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from bot.i18n import translator_for
from bot.names import Names
from bot.pictures.deerportal_hand_picture import DeerPortalHand
from bot.pictures.deerportal_picture import DeerPortalPicture
from bot.screens import (
    hand_screen,
    house_rules,
    lobby,
    more,
    numbered,
    practice,
    result,
    rules,
    screens_of,
    table,
    table_for_one,
)
from bot.screens.callback_data import MOVE, NUMBER, read
from bot.screens.deerportal import PUBLIC
from bot.screens.deerportal.deerportal_telling import month_and_day
from bot.screens.screen import line_count
from engine.game import Outcome
from engine.games.deerportal import DeerPortal
from engine.games.deerportal.model import (
    BACK,
    FORWARD,
    ROLL,
    DeerMode,
    Drew,
    FoundBig,
    FoundDiamond,
    Missed,
    Moved,
    ReachedPortal,
    Rolled,
    SeasonBegan,
    State,
)
from engine.session import lobby as lobbies
from engine.session_events import CameBack
from tests.bot.screens.looking import BOT, EN, Session, buttons_of, look, texts_of
from tests.engine.games.deerportal_table import area, board, walk
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    DAN,
    NOON,
    finished,
    in_state,
    open_table,
    play_table,
)
from tests.spoken import every_language

NAMES = Names(("Ann", "Bob", "Cid", "Dan"))
DAYS = [date(2024, 1, 1) + timedelta(days) for days in range(366)]


def at_table(*at: int, **more: Any) -> Session:
    """A table of four on which lies what is named."""
    session = play_table("deerportal", ANN, BOB, CID, DAN)
    return in_state(session, board(*(at or (10, 10, 10, 10)), **more))


def public(session: Session) -> dict[str, Any]:
    """Return what the buttons below the table mean to the player to move, by their texts."""
    screen = table(session, [], EN, NAMES, NOON)
    look(screen)
    (seat,) = session.prompts
    found = {}
    for button in buttons_of(screen.rows):
        pressed = read(button.data)
        if pressed.verb == NUMBER:
            index = numbered(session, seat, pressed.numbers[1], EN)
            assert isinstance(index, int)
            found[button.text] = session.legal(seat)[index]
    return found


def text_of(session: Session) -> str:
    return look(table(session, [], EN, NAMES, NOON, with_picture=False))


# The buttons -----------------------------------------------------------------------------------


def test_the_die_is_rolled_by_a_button_below_the_table() -> None:
    assert public(at_table()) == {"🎲 Roll": ROLL}


def test_the_two_ways_say_where_they_lead_and_what_lies_there() -> None:
    laid = area(d=14, f=6)
    fire = area(d=(1, 2, 3))
    assert public(at_table(roll=4, water=laid, fire=fire, tops="f-diamonds")) == {
        "⬅ 6: 2 💎 from 🔥": BACK,
        "➡ 14: 💎": FORWARD,
    }


@pytest.mark.parametrize(
    ("at", "roll", "water", "back", "forward"),
    [
        (10, 4, {}, "⬅ 6", "➡ 14"),
        (38, 4, {}, "⬅ 34", "➡ 🌀 portal: +5 💎"),
        (4, 4, {"w": 8}, "⬅ 0: 🧘 meditate", "➡ 8: 💧 no effect"),
        (10, 1, {"e": 9, "a": 11}, "⬅ 9: 🌱 loses a rune", "➡ 11: freeze 💨 ❄️"),
    ],
)
def test_every_kind_of_field_has_its_words(
    at: int, roll: int, water: dict[str, int], back: str, forward: str
) -> None:
    session = at_table(at, 0, 0, 0, roll=roll, water=area(**water), earth=area(a=7), tops="a-stop")
    assert list(public(session)) == [back, forward]


@pytest.mark.parametrize(
    ("language", "back", "forward"),
    [
        (
            "en",
            "back to space 28 (your own rune, 💧 Water: no effect)",
            "forward to space 36 (🌱 Earth rune: freeze)",
        ),
        (
            "de",
            "zurück auf Feld 28 (deine eigene Rune 💧 Wasser: ohne Wirkung)",
            "vor auf Feld 36 (Rune 🌱 Erde: einfrieren)",
        ),
    ],
)
def test_a_way_is_told_in_a_sentence_by_what_lies_there(
    language: str, back: str, forward: str
) -> None:
    session = at_table(32, 0, 0, 0, roll=4, water=area(w=28, e=36), tops="e-stop")
    view, game = session.view(0), session.rulebook
    said = [
        screens_of(game).said(action, view, translator_for(language), NAMES)
        for action in (BACK, FORWARD)
    ]
    assert said == [back, forward]


def test_a_button_below_the_table_is_for_whose_turn_it_is() -> None:
    session = at_table()
    assert numbered(session, 1, PUBLIC.index(ROLL), EN) == EN("refusal-NotYourTurn")
    assert numbered(session, 0, PUBLIC.index(BACK), EN) == EN("refusal-Illegal")
    assert numbered(session, 0, 99, EN) == EN("refusal-Illegal")


def test_the_hand_has_the_same_buttons() -> None:
    session = at_table(roll=4)
    screen = hand_screen(session, 0, [], EN, NAMES)
    assert look(screen, is_private=True).count("You rolled a 4: forward or back?") == 1
    moves = [button for button in buttons_of(screen.rows) if read(button.data).verb == MOVE]
    assert [button.text for button in moves] == ["⬅ 6", "➡ 14"]
    assert [session.legal(0)[read(b.data).numbers[1]] for b in moves] == [BACK, FORWARD]
    session = at_table()
    assert "roll the die" in look(hand_screen(session, 0, [], EN, NAMES), is_private=True)
    assert "Waiting for" in look(hand_screen(session, 1, [], EN, NAMES), is_private=True)


# The table -------------------------------------------------------------------------------------


def test_who_waits_sees_the_fields_and_diamonds_of_all() -> None:
    session = at_table(10, 20, 30, 40, diamonds=(0, 1, 2, 3))
    hand = hand_screen(session, 1, [], EN, NAMES, with_picture=False)
    lines = look(hand, is_private=True).splitlines()
    for line in ("❤️ Ann · 💧 space 10 of 40 · 💎 0", "🌙 Cid · 🔥 space 30 of 40 · 💎 2"):
        assert lines.count(line) == 1
    alone = look(table_for_one(session, 1, [], EN, NAMES, NOON, False))
    assert alone.count("💧 space 10 of 40") == 1


def test_alone_the_own_roll_is_told_once() -> None:
    session = at_table(roll=4)
    text = look(table_for_one(session, 0, [Rolled(0, 4)], EN, NAMES, NOON, False))
    (line,) = [line for line in text.splitlines() if "🎲" in line or "rolled" in line]
    assert line.startswith("🎲 You rolled a 4: forward or back?")
    assert "What happened" not in text
    assert told(Rolled(0, 4), you=1) == ["🎲 Ann rolled a 4."]


def test_the_table_tells_season_piles_fields_and_diamonds_without_a_picture() -> None:
    session = at_table(1, 2, 3, 4, diamonds=(5, 1, 0, 0), round=4, tops="e-stop f-diamonds")
    text = text_of(session)
    assert "☀️ Summer · round 5" in text
    assert (
        "🎴 What the runes do now: 💧 lose a rune · 🌱 freeze · 🔥 take 2 diamonds · 💨 lose a rune"
        in text
    )
    assert "❤️ Ann · 💧 space 1 of 40 · 💎 5\n🐟 Bob · 🌱 space 2 of 40 · 💎 1" in text


def around(session: Session, viewer: int | None) -> list[str]:
    """Return what a viewer is told of the fields around a piece without a picture."""
    told = screens_of(session.rulebook).board(session.view(viewer), (), EN, NAMES)
    return told.replace("\u00a0", " ").splitlines()[1:]


def test_without_a_picture_what_lies_around_a_piece_is_told_as_it_is_come_to() -> None:
    session = at_table(
        10, 2, 30, 40, water=area(d=(3, 4, 9, 11, 22, 23), f=14, w=6), earth=area(a=3), arrived=(3,)
    )
    water = ["➡ 💧 forward, up to space 22: 11 💎 · 14 🔥 · 22 💎"]
    water += ["⬅ 💧 back, down to space 4: 9 💎 · 6 💧 · 4 💎"]
    still = "💎 left to find: 💧 6 · 🌱 0 · 🔥 0 · 💨 0"
    assert around(session, 0) == [*water, still]
    assert around(session, None) == [*water, still]  # whose turn it is
    earth = ["➡ 🌱 forward, up to space 14: 3 💨", "⬅ 🌱 back, down to space 0: 0 🧘"]
    assert around(session, 1) == [*earth, still]
    fire = ["➡ 🔥 forward, up to space 40: 40 🌀", "⬅ 🔥 back, down to space 24: nothing"]
    assert around(session, 2) == [*fire, still]
    assert around(session, 3) == [still]  # in the portal there is no way left


def test_from_the_corner_there_is_no_way_back() -> None:
    assert [line[0] for line in around(at_table(0, 0, 0, 0), 0)] == ["➡", "💎"]


def test_what_lies_around_is_told_where_a_picture_does_not_show_it() -> None:
    session = at_table(roll=4)
    assert "➡ 💧 forward" in text_of(session)
    assert "➡ 💧 forward" not in look(table(session, [], EN, NAMES, NOON))
    hand = hand_screen(session, 1, [], EN, NAMES)
    assert isinstance(hand.picture, DeerPortalHand)
    assert look(hand, is_private=True).splitlines() == [
        "🌸 Spring · round 1", "", "Waiting for ❤️ Ann…",
    ]  # fmt: skip
    bare = hand_screen(session, 1, [], EN, NAMES, with_picture=False)
    assert "➡ 🌱 forward" in look(bare, is_private=True)


@every_language
def test_the_rules_tell_how_long_the_way_is(language: str) -> None:
    text = rules(DeerPortal(), translator_for(language)).text
    space = {"en": "space ", "de": "Feld "}.get(language, "")
    assert re.search(rf"{space}(?<!\d)0(?!\d).*{space}(?<!\d)40(?!\d)", text)


def test_the_table_tells_who_is_frozen_and_for_how_long() -> None:
    text = text_of(at_table(frozen=(0, 1, 2, 0)))
    assert "Bob · 🌱 space 10 of 40 · 💎 0 · ❄️ misses a turn\n" in text
    assert "Cid · 🔥 space 10 of 40 · 💎 0 · ❄️ misses 2 turns" in text


def test_the_table_tells_of_the_deer_mode_and_who_is_in_the_portal() -> None:
    text = text_of(at_table(40, 1, 1, 1, turn=1, arrived=(0,), turns_left=9))
    assert "🌸 Spring · round 1 · 🦌 Deer mode: 9 turns left after this" in text
    assert "Ann · 💧 🌀 in the portal · 💎 0" in text


def test_the_table_tells_who_may_take_the_big_diamond_now() -> None:
    fire = at_table(diamonds=(0, 0, 1, 0), turn=2)
    assert "💠 The big diamond is still in the portal: worth 3 to 🌙 Cid" in text_of(fire)
    assert "big diamond" not in text_of(at_table(diamonds=(1, 0, 0, 0)))  # it is Fire's alone
    assert "big diamond" not in text_of(at_table(diamonds=(0, 0, 1, 1), turn=2))
    fair = at_table(diamonds=(1, 0, 0, 0), fair_centre=True)
    assert "worth 3 to ❤️ Ann" in text_of(fair)


def test_a_direction_stays_at_its_place_from_roll_to_roll() -> None:
    for roll, runes in ((4, {}), (4, {"f": 6}), (4, {"f": 14}), (1, {"w": 9, "a": 11})):
        session = at_table(turn=0, roll=roll, water=area(**runes), tops="f-diamonds")
        rows = table(session, [], EN, NAMES, NOON).rows
        assert [[button.text[0] for button in row] for row in rows[2:]] == [["⬅", "➡"]], rows
        assert rows[1][0].disabled  # the roll, where a second tap on the die makes no move


def test_the_result_adds_up_the_diamonds_of_teams() -> None:
    session = at_table(40, 40, 40, 40, diamonds=(1, 2, 4, 8), teams=True, arrived=(0, 1, 2, 3))
    over = replace(session, phase="over", outcome=Outcome((2, 1, 2, 1), "all_home"))
    text = look(result(over, EN, NAMES, with_picture=False))
    assert "🥇 🐟 Bob\n🦌 Deer God · 💎 2 · 🤝 10 together" in text
    assert "❤️ Ann\n🙏 Monk: reached the portal · 💎 1 · 🤝 5 together" in text
    assert scores(over) == ["team: 5 diamonds", "team: 10 diamonds"] * 2


def ended(*diamonds: int, arrived: tuple[int, ...], **more: Any) -> list[str]:
    """The places that a result tells below its picture, after Air's last turn."""
    at = [40 if seat in arrived else 20 for seat in range(4)]
    state = board(*at, turn=3, turns_left=0, diamonds=diamonds, arrived=arrived, **more)
    walk(state, 1)
    playing = play_table("deerportal", ANN, BOB, CID, DAN)
    over = replace(playing, state=state, phase="over", outcome=DeerPortal().outcome(state))
    lines = look(result(over, EN, NAMES)).splitlines()[2:6]
    return [line.split(" ", 2)[2] for line in lines]


def test_places_of_equal_diamonds_tell_what_told_them_apart() -> None:
    assert ended(5, 9, 5, 5, arrived=(2, 0)) == [
        "Bob",
        "Cid · 🌀 no. 1 in the portal",
        "Ann · 🌀 no. 2 in the portal",
        "Dan · 🌾 Never reached the portal",
    ]


def test_places_of_different_diamonds_need_no_reason() -> None:
    assert not [line for line in ended(5, 9, 4, 3, arrived=(0,)) if "·" in line]


def test_where_the_portal_comes_first_it_is_told() -> None:
    told = ended(1, 9, 8, 7, arrived=(0,), portal_required=True)
    assert told[0].endswith("🌀 no. 1 in the portal")
    assert told[1].endswith("Bob · 🌾 Never reached the portal")


def test_the_podium_tells_the_diamonds_of_each() -> None:
    session = at_table(40, 40, 40, 40, diamonds=(1, 2, 4, 8), arrived=(0, 1, 2, 3))
    assert scores(session) == ["1 diamond", "2 diamonds", "4 diamonds", "8 diamonds"]


def scores(session: Session) -> list[str]:
    screens, view = screens_of(session.rulebook), session.view(None)
    return [screens.score(view, seat, EN) for seat in range(4)]


def test_the_table_adds_up_the_diamonds_of_teams() -> None:
    text = text_of(at_table(diamonds=(1, 2, 4, 8), teams=True))
    assert "🤝 💧🔥 5 : 10 🌱💨 diamonds" in text
    assert "🤝" not in text_of(at_table(diamonds=(1, 2, 4, 8)))


def test_below_the_picture_there_are_at_most_nine_lines() -> None:
    """With all that a table can tell at once, and a story that is longer."""
    session = at_table(
        0, 10, 38, 0, diamonds=(0, 1, 4, 0), turn=2, roll=3, frozen=(1, 2, 0, 0),
        teams=True, fair_centre=True, quick=True, random_bonus=True,
    )  # fmt: skip
    session = replace(session, started=round(datetime(2026, 5, 1, tzinfo=UTC).timestamp() * 1000))
    story = [Moved(seat % 4, 4, 5) for seat in range(12)]
    for screen in (
        table(session, story, EN, NAMES, NOON),
        hand_screen(session, 2, story, EN, NAMES),
        hand_screen(session, 1, story, EN, NAMES),
        table_for_one(session, 2, story, EN, NAMES, NOON),
    ):
        assert screen.picture
        assert line_count(screen.text) <= 9
        assert "💎" not in look(screen).replace("🤝 💧🔥 4 : 1 🌱💨 diamonds", "")


def test_a_pile_that_is_used_up_is_not_named() -> None:
    text = text_of(at_table(used=(0, 32, 0, 0)))
    assert "now: 💧 lose a rune · 🔥 lose a rune · 💨 lose a rune" in text


def test_the_picture_shows_what_the_view_knows() -> None:
    session = at_table(1, 2, 3, 4, diamonds=(5, 1, 0, 0), roll=2, frozen=(0, 1, 0, 0))
    shown = screens_of(session.rulebook).picture(session.view(None), EN, NAMES)
    assert isinstance(shown, DeerPortalPicture)
    assert (shown.fields, shown.diamonds, shown.frozen) == (
        (1, 2, 3, 4),
        (5, 1, 0, 0),
        (0, 1, 0, 0),
    )
    assert (shown.tops, shown.season, shown.turn, shown.roll) == (("card",) * 4, "spring", 0, 2)
    assert (shown.big, shown.turns_left, shown.arrived) == (None, None, ())
    assert [plate.name for plate in shown.people] == ["Ann", "Bob", "Cid", "Dan"]
    assert shown.elements == ("Water", "Earth", "Fire", "Air")


def test_the_hand_shows_the_track_around_the_own_piece_and_the_own_roll_alone() -> None:
    session = at_table(12, 20, 30, 40, roll=4, diamonds=(1, 2, 3, 4), water=area(d=14))
    screens = screens_of(session.rulebook)
    own = screens.hand_picture(session.view(0), (), EN, NAMES)
    assert isinstance(own, DeerPortalHand)
    assert (own.plate.name, own.element, own.field, own.diamonds) == ("Ann", "Water", 12, 1)
    assert (own.area, own.roll, own.is_turn) == (area(d=14), 4, True)
    waiting = screens.hand_picture(session.view(1), (), EN, NAMES)
    assert isinstance(waiting, DeerPortalHand)
    assert (waiting.field, waiting.roll, waiting.is_turn) == (20, 0, False)


def test_who_is_in_the_portal_sees_the_whole_board() -> None:
    session = at_table(40, 20, 30, 10, turn=1, arrived=(0,), turns_left=9)
    screens = screens_of(session.rulebook)
    shown = screens.hand_picture(session.view(0), (), EN, NAMES)
    assert shown == screens.picture(session.view(None), EN, NAMES)


# Telling ---------------------------------------------------------------------------------------


def told(*events: Any, you: int | None = None) -> list[str]:
    return screens_of(play_table("deerportal", ANN).rulebook).story(events, EN, NAMES, you)


def test_a_roll_a_move_and_what_is_found_are_one_sentence() -> None:
    assert told(Rolled(0, 4), Moved(0, 1, 5), FoundDiamond(0)) == [
        "Ann rolled a 4, moved to space 5 and found a diamond 💎."
    ]
    own = Drew(1, 1, "e-stop", 0, 0, False)
    assert told(Moved(1, 9, 13), own) == ["Bob moved to space 13: their own rune, no effect."]
    assert told(Moved(1, 9, 13), own, you=1) == ["You moved to space 13: your own rune, no effect."]
    assert told(Rolled(0, 4)) == ["🎲 Ann rolled a 4."]
    assert told(Moved(1, 9, 5)) == ["Bob moved back to space 5."]
    assert told(Moved(1, 9, 0), CameBack(2)) == [
        "Bob moved back to the corner.", "🙋 Cid came back.",
    ]  # fmt: skip
    assert told(Moved(0, 38, 40), ReachedPortal(0, 1, 5), DeerMode(16), you=0) == [
        "🌀 You reached the portal first: 5 diamonds!",
        "🦌 Deer mode begins: 16 turns left, counting everyone’s.",
    ]


@pytest.mark.parametrize(
    ("element", "card", "hits", "gained", "sentence"),
    [
        (2, "f-diamonds", 2, 2, "Bob took 2 diamonds from Cid’s path (🔥)."),
        (2, "f-diamonds", 1, 1, "Bob took 1 diamond from Cid’s path (🔥)."),
        (2, "f-diamonds", 0, 0, "Bob’s rune did nothing: Fire’s path 🔥 has no diamonds left."),
        (2, "f-diamond", 0, 1, "Bob got 1 diamond, although Fire’s path 🔥 had none left."),
        (0, "w-stop", 1, 0, "Bob’s rune froze Ann (💧): they miss a turn ❄️."),
        (0, "w-stop", 0, 0, "Bob’s rune did nothing: nobody is on Water’s path 💧."),
        (3, "a-card", 1, 0, "Bob’s rune removed 1 rune from Dan’s path (💨)."),
        (3, "a-card", 0, 0, "Bob’s rune did nothing: Air’s path 💨 has no runes left."),
        (1, "e-stop", 0, 0, "Bob set off a rune of their own element 🌱: no effect."),
    ],
)
def test_a_card_is_told_with_what_it_did(
    element: int, card: str, hits: int, gained: int, sentence: str
) -> None:
    assert told(Drew(1, element, card, hits, gained, False)) == [sentence]


@pytest.mark.parametrize("names", [Names(NAMES[:2]), Names(("Ann", "Bob", "Eve"), (0, 1))])
def test_a_card_against_nobody_names_the_element_and_the_last_of_a_pile_is_told(
    names: Names,
) -> None:
    """A person who waits for the next game has a name, and no element."""
    screens = screens_of(play_table("deerportal", ANN).rulebook)
    (won,) = screens.story([Drew(1, 2, "f-diamond", 1, 1, True)], EN, names)
    assert won == (
        "Bob took 1 diamond from Fire’s path 🔥. "
        "That was the pile’s last card, so all 🔥 runes are gone."
    )
    (lost,) = screens.story([Drew(1, 2, "f-card", 1, 0, False)], EN, names)
    assert lost == "Bob’s rune removed 1 rune from Fire’s path 🔥."


def test_a_card_is_told_to_who_drew_it_and_to_whom_it_hit() -> None:
    freeze, lose = Drew(0, 1, "e-stop", 1, 0, False), Drew(0, 1, "e-card", 1, 0, False)
    take = Drew(0, 1, "e-diamonds", 2, 2, False)
    assert told(freeze, lose, take, you=1) == [
        "Ann’s rune froze you (🌱): you miss a turn ❄️.",
        "Ann’s rune removed 1 rune from your path (🌱).",
        "Ann took 2 diamonds from your path (🌱).",
    ]
    assert told(freeze, lose, take, you=0) == [
        "Your rune froze Bob (🌱): they miss a turn ❄️.",
        "Your rune removed 1 rune from Bob’s path (🌱).",
        "You took 2 diamonds from Bob’s path (🌱).",
    ]
    (own,) = told(Drew(1, 1, "e-stop", 0, 0, False), you=1)
    assert own == "You set off a rune of your own element 🌱: no effect."


def test_the_portal_is_reached_in_one_sentence_with_the_roll() -> None:
    assert told(Rolled(0, 6), Moved(0, 38, 40), FoundBig(0, 3), ReachedPortal(0, 1, 5)) == [
        "🌀 Ann rolled a 6 and reached the portal first: 5 diamonds!",
        "💠 Ann took the big diamond: 3 diamonds!",
    ]
    assert told(Rolled(0, 6), Moved(0, 38, 40)) == ["Ann rolled a 6 and moved to the portal."]


def test_missed_turns_and_seasons_are_told() -> None:
    assert told(Missed(1, 0), Missed(2, 1), SeasonBegan("fall")) == [
        "❄️ Bob missed a turn.", "❄️ Cid missed a turn and will miss 1 more.", "🍂 Autumn begins.",
    ]  # fmt: skip


# Old calendars ---------------------------------------------------------------------------------


def test_a_day_is_found_in_the_calendar() -> None:
    for day in [date(1970, 1, 1), date(2000, 2, 29), date(2100, 3, 1), *DAYS]:
        assert month_and_day((day - date(1970, 1, 1)).days) == (day.month, day.day)


def test_the_pagan_calendar_has_59_entries_on_57_days() -> None:
    kept = [EN(key) for day in DAYS if EN.has(key := f"deerportal-day-{day.month}-{day.day}")]
    assert len(kept) == 57
    assert sum(len(days.split(" · ")) for days in kept) == 59


def test_the_table_tells_the_feast_of_the_day_on_which_it_began() -> None:
    session = at_table()

    def begun(day: datetime) -> str:
        return text_of(replace(session, started=round(day.timestamp() * 1000)))

    assert "Beltane" in begun(datetime(2026, 5, 1, 20, tzinfo=UTC))
    assert "🗓" not in begun(datetime(2026, 7, 9, tzinfo=UTC))


# The lobby and the end -------------------------------------------------------------------------


def test_the_lobby_offers_the_players_of_the_document_by_name() -> None:
    session = open_table("deerportal", ANN)
    assert "+ 🤖 classic" in texts_of(more(session, EN, NAMES, ANN, True, "computers").rows)
    assert "✓ DeerPortal (1–4)" in texts_of(more(session, EN, NAMES, ANN, True, "games").rows)


def test_the_lobby_tells_who_takes_the_empty_elements_and_explains_the_own_level() -> None:
    session = open_table("deerportal", ANN)
    text = look(lobby(session, EN, NAMES, BOT))
    assert "Computers (normal) will take the 3 empty seats." in text
    computers = look(more(session, EN, NAMES, ANN, True, "computers"))
    assert "classic plays by a simple rule" in computers
    lobbies.set_option(session, ANN, "no_bots", True, NOON)
    assert "empty seats" not in look(lobby(session, EN, NAMES, BOT))
    assert "classic plays by a simple rule" in look(practice(session, EN))
    other = look(lobby(open_table("whot", ANN), EN, NAMES, BOT))
    assert "empty seats" not in other
    assert "classic" not in other


@pytest.mark.parametrize("title", ["Deer God 🦌", "monk 🙏"])
def test_the_rules_explain_every_title(title: str) -> None:
    assert title in rules(DeerPortal(), EN, page=3).text


def test_the_winner_is_the_deer_god_and_the_others_are_monks_or_heritage() -> None:
    session = finished("deerportal", ANN, BOB, CID, DAN)
    state = session.state
    assert isinstance(state, State)
    state.arrived, state.diamonds = [2, 0], [9, 3, 4, 1]
    session = replace(session, outcome=session.rulebook.outcome(state))
    lines = look(result(session, EN, NAMES, with_picture=False)).splitlines()
    for place, title in (
        ("🥇 ❤️ Ann", "🦌 Deer God · 💎 9"),
        ("🥈 🌙 Cid", "🙏 Monk: reached the portal · 💎 4"),
        ("🥉 🐟 Bob", "🌾 Never reached the portal · 💎 3"),
    ):
        assert lines[lines.index(place) + 1] == title


def test_no_hands_are_promised_where_nobody_holds_any() -> None:
    assert "Your cards" not in look(lobby(open_table("deerportal", ANN), EN, NAMES, BOT))
    assert "Your cards" in look(lobby(open_table("whot", ANN), EN, NAMES, BOT))


def test_no_buttons_stand_below_the_table_while_a_computer_is_asked() -> None:
    session = at_table(turn=1)
    assert public(session)
    ann, bob, *others = session.players
    with_computer = [ann, replace(bob, user=None, level="easy"), *others]
    assert not public(replace(session, players=with_computer))


def test_no_house_rule_is_cut_on_a_phone() -> None:
    screen = house_rules(open_table("deerportal", ANN), EN)
    assert "☐ Empty seats stay empty" in texts_of(screen.rows)
    for row in screen.rows:
        assert len(row) == 1 or all(len(button.text) <= 19 for button in row)
