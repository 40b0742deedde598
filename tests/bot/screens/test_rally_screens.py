"""Rally's own screens: every place has its button, a turn is one sentence, maps speak plainly."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from bot.i18n import translator_for
from bot.names import Names
from bot.pictures.rally_picture import RallyHand, RallyPicture
from bot.screens import (
    Screen,
    done_told,
    hand_screen,
    house_rules,
    map_kept,
    map_refused,
    rally,
    table,
    table_for_one,
)
from bot.screens.callback_data import MOVE, NUMBER, WALK, Keys, read
from bot.screens.house_rules_screen import chosen
from bot.screens.rally_targets import targets
from bot.screens.screen import length, line_count
from engine.chance import Loose
from engine.games.rally.board import Go
from engine.games.rally.maps import BadMap, Fault, check
from engine.games.rally.model import (
    Ended,
    Finished,
    Forfeited,
    Rolled,
    Stamped,
    State,
    Walked,
)
from engine.session import Player
from engine.session import lobby as lobbies
from tests.bot.screens.looking import EN, buttons_of, look, reachable, texts_of
from tests.engine.games.rally_table import RALLY, SMALL
from tests.engine.games.rally_table import table as lay
from tests.engine.games.test_rally_maps import BROKEN, RAW, as_data, written
from tests.engine.tables import ANN, BOB, NOON, Session, open_table, play_table, play_text
from tests.spoken import every_language, unmarked

SCREENS = rally.RallyScreens(RALLY)
NAMES = Names(("Ann", "Bob"))


def rolled(number: int = 3, **rules: Any) -> Session:
    """A table on which the first has so many steps to walk."""
    session = play_table("rally", ANN, BOB, forced_moves=False, **rules)
    play_text(session, 0, "roll")
    assert session.state is not None
    session.state.steps, session.state.dice = number, (number,)
    return session


def test_who_is_to_roll_rolls_below_the_table() -> None:
    session = play_table("rally", ANN, BOB)
    screen = table(session, [], EN, NAMES, NOON)
    look(screen)
    (roll,) = [button for button in buttons_of(screen.rows) if "Roll" in button.text]
    own = buttons_of(hand_screen(session, 0, [], EN, NAMES).rows)[0]
    assert (roll.style, own.style) == ("success", "success")
    assert SCREENS.numbered(session.view(0), session.legal(0), read(roll.data).numbers[1], EN) == 0


@pytest.mark.parametrize("board", ["town", "island", "sky", SMALL])
@pytest.mark.parametrize("steps", [1, 3, 6, 12])
def test_every_place_can_be_reached_by_taps(board: str, steps: int) -> None:
    session = rolled(steps, board=board, two_dice=steps > 6)
    assert reachable(session, 0) == set(range(len(session.legal(0))))


def test_a_button_below_the_table_means_the_place_on_it() -> None:
    session = rolled(4)
    screen = table(session, [], EN, NAMES, NOON)
    look(screen)
    for button in buttons_of(screen.rows):
        pressed = read(button.data)
        if pressed.verb == NUMBER:
            index = SCREENS.numbered(session.view(0), session.legal(0), pressed.numbers[1], EN)
            assert isinstance(index, int)
            assert session.legal(0)[index].to in re.findall(r"[A-Z0-9]+", button.text)
            assert button.style == ("primary" if "(" in button.text else "success")


def test_parts_of_a_way_are_a_second_step_and_all_below_the_table_without_hands() -> None:
    session = rolled(4)
    shown = buttons_of(table(session, [], EN, NAMES, NOON).rows)
    assert any(read(button.data).verb == WALK for button in shown)
    numbered = buttons_of(table(session, [], EN, NAMES, NOON, numbered=True).rows)
    moves = [button for button in numbered if read(button.data).verb == NUMBER]
    assert len(moves) == len(session.legal(0))
    parts = hand_screen(session, 0, [], EN, NAMES, (1,))
    assert "Where do you want to stop first?" in look(parts, is_private=True)
    assert all("(" in text for text in texts_of(parts.rows)[:5])


def test_the_picture_tells_all_steps_from_a_part_of_them() -> None:
    session = rolled(3)
    picture = SCREENS.picture(session.view(None), EN, NAMES)
    assert isinstance(picture, RallyPicture)
    assert {t.position: t.steps for t in picture.targets if t.is_whole} == {
        "4": 3, "5": 3, "6": 3, "A": 3, "B": 3,
    }  # fmt: skip
    assert {t.position: t.steps for t in picture.targets if not t.is_whole} == {
        "1": 1, "2": 2, "3": 2,
    }  # fmt: skip


@pytest.mark.parametrize("path", [(), (1,), (1, 1), (2, 1)])
@pytest.mark.parametrize(("board", "steps"), [("town", 4), ("island", 2), ("sky", 12), (SMALL, 3)])
def test_the_hand_is_drawn_with_the_names_that_stand_on_its_keys(
    board: str, steps: int, path: tuple[int, ...]
) -> None:
    session = rolled(steps, board=board, two_dice=steps > 6)
    screen = hand_screen(session, 0, [], EN, NAMES, path)
    assert isinstance(screen.picture, RallyHand)
    keys = [button.text for button in buttons_of(screen.rows) if read(button.data).verb == MOVE]
    drawn = [" ".join(filter(None, (t.position, t.note))) for t in screen.picture.table.targets]
    assert drawn == [re.sub("🏷|🏁.|Space ", "", key) for key in keys]
    assert {target.position for target in screen.picture.table.targets} <= {*screen.picture.around}


def test_a_hand_shows_the_surroundings_of_its_figure_where_nothing_is_to_be_chosen() -> None:
    session = play_table("rally", ANN, BOB)
    for seat in (0, 1):
        screen = hand_screen(session, seat, [], EN, NAMES)
        assert isinstance(screen.picture, RallyHand)
        assert {"S", "1", "5"} <= {*screen.picture.around}
        assert (screen.picture.seat, screen.picture.table.dice) == (seat, ())


def test_at_most_twenty_places_are_offered_at_once_the_best_first() -> None:
    session = rolled(12, board="sky", two_dice=True)
    for path in ((), (1,), (1, 1), (1, 2)):
        rows = hand_screen(session, 0, [], EN, NAMES, path).rows
        moves = [button for button in buttons_of(rows) if read(button.data).verb == MOVE]
        assert len(moves) <= 20
        assert len(rows) <= 8
    best, *_ = table(session, [], EN, NAMES, NOON).rows[1]
    assert best.text == "🏷J"
    assert "35 more…" in texts_of(hand_screen(session, 0, [], EN, NAMES, (1,)).rows)


@every_language
@pytest.mark.parametrize("seats", [2, 6])
def test_at_most_nine_lines_stand_below_a_picture(language: str, seats: int) -> None:
    t, names = translator_for(language), Names([f"Player {n}" for n in range(seats)])
    session = play_table("rally", *range(ANN, ANN + seats), two_dice=True)
    chance = Loose(3)
    while session.phase == "playing" and len(session.log) < 150:
        (seat,) = session.prompts
        told = session.events_since_own_move(seat)
        for path in ((), (1,)):
            shown = (
                table(session, told, t, names, NOON),
                hand_screen(session, seat, told, t, names, path, NOON, is_first=True),
            )
            assert all(line_count(look(screen)) <= 9 for screen in shown)
        legal = session.legal(seat)
        play_text(session, seat, RALLY.text(legal[chance.below(len(legal))]))


def test_a_roll_is_answered_with_what_was_rolled() -> None:
    session = rolled(3)
    assert done_told(session, 0, [Rolled(0, (3,), 3)], EN, NAMES) == "✓ You rolled 🎲 3."


@every_language
def test_a_place_has_one_name_on_the_map_on_keys_and_in_words(language: str) -> None:
    t = translator_for(language)
    session = rolled(3)
    picture = SCREENS.picture(session.view(None), t, NAMES)
    walked = SCREENS.tell(Walked(0, "A", 3, 0, "town"), t, NAMES)
    dot = "\u00a0·" if t.is_right_to_left else " ·"
    assert unmarked(f"A{dot} {dict(picture.names)['A']}") in unmarked(walked)
    assert "🏷A" in map(unmarked, texts_of(table(session, [], t, NAMES, NOON).rows))
    assert RALLY.read("A", session.legal(0)) == Go("A")
    home = RALLY.view(lay("16 S", stamps="ABCD | ", steps=1, board="town"), 0)
    assert unmarked(SCREENS.label(Go("Z"), home, t, NAMES)) == (
        unmarked(f"🏁 Z{dot} {dict(picture.names)['Z']}")
    )
    own = RALLY.view(lay("6 S", stamps="ABC | ", steps=1), 0)
    assert unmarked(SCREENS.label(Go("Z"), own, t, NAMES)) == "🏁 Z"
    keys = SCREENS.public_keys(home, t, NAMES, Keys("s", 1), with_numbers=False)
    assert "🏁\u00a0Z" in map(unmarked, texts_of(keys))


def test_the_score_of_an_ending_counts_stamps() -> None:
    view = RALLY.view(lay("Z 4 S", stamps="ABC | A | ", finished=[0], reason="finished"), None)
    scores = [SCREENS.score(view, seat, EN) for seat in range(3)]
    assert scores == ["3 stamps", "1 stamp", "0 stamps"]


def test_a_walk_that_must_end_at_a_station_is_whole_though_steps_are_left() -> None:
    session = rolled(5, board=SMALL)
    assert session.state is not None
    session.state.places[0], session.state.trail = "1", ["1"]
    screen = table(session, [], EN, NAMES, NOON)
    (button,) = [button for button in buttons_of(screen.rows) if "A" in button.text]
    assert (button.text, button.style) == ("🏷A", "success")
    picture = SCREENS.picture(session.view(None), EN, NAMES)
    assert isinstance(picture, RallyPicture)
    assert [t.steps for t in picture.targets if t.position == "A" and t.is_whole] == [1]


def test_a_few_spaces_are_called_spaces_and_many_are_numbers() -> None:
    session = rolled(1, board=SMALL)
    for screen in (table(session, [], EN, NAMES, NOON), hand_screen(session, 0, [], EN, NAMES)):
        assert "Space 4" in texts_of(screen.rows)
    assert SCREENS.label(Go("4"), session.view(0), EN, NAMES) == "space 4"
    assert session.state is not None
    session.state.steps = 3
    assert "6" in texts_of(hand_screen(session, 0, [], EN, NAMES).rows)


def test_a_letter_without_a_stamp_is_told_apart_from_one_with() -> None:
    def told(stamps: str) -> bool:
        state = lay("1 S", steps=1, stamps=f"{stamps} | ")
        return "🏷 gets you a stamp" in SCREENS.question(RALLY.view(state, 0), (), EN, NAMES)

    assert told("A")
    assert not told("B")


def test_where_one_may_turn_round_a_dead_end_is_on_the_way() -> None:
    state = lay("1 S", steps=5, turnaround=True)
    picture = SCREENS.picture(RALLY.view(state, None), EN, NAMES)
    assert not any(target.is_whole for target in picture.targets if target.position == "A")


def test_how_far_it_is_is_told_for_the_reader_and_for_the_group_of_whose_turn_it_is() -> None:
    state = lay("4 6", stamps="A | B", turn=1)

    def far(viewer: int | None) -> str:
        return SCREENS.table(RALLY.view(state, viewer), EN, NAMES).splitlines()[-1]

    assert far(None) == "👣 Bob’s steps to each stamp: C\u00a02 · A\u00a04"
    assert far(1) == "👣 Steps to each stamp: C\u00a02 · A\u00a04"
    assert far(0) == "👣 Steps to each stamp: C\u00a02 · B\u00a04"
    state.stamps[1] = ["A", "B", "C"]
    assert far(None) == "👣 Bob’s steps to the finish 🏁: 1"


def ahead(state: State, viewer: int | None = 0, path: tuple[int, ...] = ()) -> list[str]:
    """Return the lines without a picture about the places that can be walked to."""
    board = SCREENS.board(RALLY.view(state, viewer), path, EN, NAMES)
    return [line for line in board.replace("\u00a0", " ").splitlines() if "🎲" not in line]


def test_without_a_picture_each_place_tells_what_it_brings_the_best_first() -> None:
    state = lay("5 6", stamps="A | B", steps=1, stamps_needed=2)
    assert ahead(state)[0].startswith("🧭 Spaces this roll can take you to, best first")
    assert ahead(state)[1:] == ["🏷C: a stamp, then 🏁 Z 3", "2, 6 → B 2", "4 → C 2"]
    state = lay("5 6", stamps="ABC | B", steps=2)
    assert ahead(state)[1:] == ["🏁 Z: you finish!", "3 → 🏁 Z 2", "C → 🏁 Z 3", "1, S → 🏁 Z 4"]


def test_a_stamp_that_is_not_needed_is_no_goal() -> None:
    state = lay("5 6", stamps="AB | B", steps=3, stamps_needed=2)
    assert ahead(state)[1] == "B, 🏷C → 🏁 Z 3"


@pytest.mark.parametrize("steps", [1, 3, 5])
@pytest.mark.parametrize("board", ["town", "island", "sky"])
def test_it_is_as_far_from_a_place_as_it_is_told(board: str, steps: int) -> None:
    state = lay("S S", steps=steps, board=board)
    told = dict.fromkeys(place for line in ahead(state)[1:] for place in places_of(line))
    for place in told:
        after = RALLY.copy(state)
        RALLY.play(after, 0, Go(place), None)  # type: ignore[arg-type]
        nearest = SCREENS.table(RALLY.view(after, 0), EN, NAMES).splitlines()[-1]
        goal = nearest.replace("\u00a0", " ").split(": ")[1].split(" · ")[0]
        (line,) = (line for line in ahead(state)[1:] if place in places_of(line))
        assert line.endswith(goal)
    whole, _ = targets(RALLY.view(state, 0))
    assert told
    assert {*told} == {target.position for target in whole}


def places_of(line: str) -> list[str]:
    return re.split(" →|:", line)[0].replace("🏷", "").split(", ")


def test_a_stop_on_the_way_tells_where_the_turn_can_best_end() -> None:
    state = lay("4 6", stamps="A | B", steps=3)
    stops = ["5 (1) → 🏷C: a stamp, then B 4", "1 (1), 2 (2), 6 (2) → 3 → B 1"]
    assert ahead(state, path=(1,))[1:] == stops
    text = look(hand_screen(rolled(4), 0, [], EN, NAMES, (1,)), is_private=True)
    assert "(1) means after 1 step. Then you move on" in text


@pytest.mark.parametrize(("board", "steps"), [("town", 5), ("sky", 12)])
def test_stops_on_the_way_are_offered_the_nearest_first(board: str, steps: int) -> None:
    session = rolled(steps, board=board, two_dice=steps > 6)
    far: list[int] = []
    for page in range(4):
        rows = hand_screen(session, 0, [], EN, NAMES, (1, page)).rows
        far += [
            int(found[1]) for text in texts_of(rows) if (found := re.search(r"\((\d+)\)", text))
        ]
        if not any("more…" in text for text in texts_of(rows)):
            break
    assert far == sorted(far)
    assert {1, 2, 3} <= {*far}


def test_where_keys_have_brackets_the_text_says_what_they_mean() -> None:
    session = rolled(4)
    screen = table(session, [], EN, NAMES, NOON, with_picture=False, numbered=True)
    told = SCREENS.alert(session.view(0), session.legal(0), EN, NAMES)
    assert "(1) means you stop there after 1 step, then move on." in told
    assert any("(1)" in text for text in texts_of(screen.rows))


def test_what_places_bring_is_told_to_who_is_asked_and_without_a_picture() -> None:
    state = lay("4 6", steps=3)
    assert ahead(state, None)
    assert not ahead(state, 1)
    assert not ahead(lay("4 6"), 0)
    session = rolled(4)
    for with_picture in (True, False):
        text = look(table(session, [], EN, NAMES, NOON, with_picture=with_picture))
        assert ("🧭" in text) is not with_picture


def test_many_places_leave_room_for_all_else() -> None:
    session = rolled(12, board="sky", two_dice=True)
    lines = SCREENS.board(session.view(0), (1,), EN, NAMES).splitlines()
    assert lines[-1] == "…"
    assert length("\n".join(lines[2:-1])) <= rally.AHEAD
    assert ", … → " in lines[2]


def test_beside_five_computers_the_first_places_are_told_as_far_as_there_is_room() -> None:
    session = rolled(7, board="sky", two_dice=True)
    state = session.state
    assert isinstance(state, State)
    for _ in range(4):
        state.places.append(state.places[0])
        state.stamps.append([])
    players = [*session.players, *[Player(None, level="normal")] * 4]
    session = replace(session, players=players)
    names = Names(("W" * 64, "B", "C", "D", "E", "F"))
    for path in ((), (1,)):
        screen = table_for_one(session, 0, [], translator_for("de"), names, NOON, False, path)
        assert "🧭" in look(screen, is_private=True)
    assert "\n…\n❤️" in look(screen, is_private=True)


def test_at_most_five_keys_stand_side_by_side() -> None:
    for steps, board in ((3, "town"), (4, "sky")):
        session = rolled(steps, board=board)
        for is_numbered in (True, False):
            rows = table(session, [], EN, NAMES, NOON, numbered=is_numbered).rows
            assert max(map(len, rows)) <= 5
    assert texts_of(rows[:-1])[-1] == "Stop on the way…"


def test_where_no_place_takes_all_steps_the_numbers_are_explained() -> None:
    state = lay("12 S", steps=3, board="town")
    state.trail = ["16", "13", "10", "5", "4", "8", "9", "12"]
    parts = SCREENS.table(RALLY.view(state, 0), EN, NAMES)
    assert (
        "There’s no space exactly 3 steps away, so stop on the way: (1) means after 1 step."
        in parts
    )
    assert "no space exactly" not in SCREENS.table(RALLY.view(lay("S S", steps=3), 0), EN, NAMES)


def test_who_is_home_is_not_told_how_far_it_is() -> None:
    state = lay("Z 6", stamps="ABC | B", turn=1, finished=[0])
    assert "Steps to" not in SCREENS.table(RALLY.view(state, 0), EN, NAMES)


def test_alone_the_own_roll_is_told_once() -> None:
    session = rolled(6)
    for with_picture, times in ((True, 0), (False, 1)):  # in the picture or in words
        screen = table_for_one(session, 0, [Rolled(0, (6,), 6)], EN, NAMES, NOON, with_picture)
        text = look(screen)
        assert text.count("🎲") == times
        assert "What happened" not in text
        assert text.count("Where to?") == 1
    assert SCREENS.picture(session.view(0), EN, NAMES).dice == (6,)


def test_the_steps_left_are_told_where_no_picture_tells_them() -> None:
    state = lay("5 S", steps=2, dice=(5,), trail=["4", "5"])
    left = "🎲 5 · <b>2 steps left</b>"
    shown = {viewer: SCREENS.table(RALLY.view(state, viewer), EN, NAMES) for viewer in (None, 0, 1)}
    assert [left in text for text in shown.values()] == [True, False, True]
    assert left in SCREENS.board(RALLY.view(state, 0), (), EN, NAMES)
    hand = SCREENS.hand_picture(RALLY.view(state, 0), (), EN, NAMES)
    assert hand
    assert hand.steps == "2 steps"


def test_what_the_table_says_of_the_map_and_the_stamps_is_no_house_rule_besides() -> None:
    session = play_table("rally", ANN, BOB, board="sky", stamps_needed=2, two_dice=True)
    text = look(table(session, [], EN, NAMES, NOON))
    assert "🗺 Night Sky · 2 stamps open the finish 🏁" in text
    assert "🏠 ☑ Two dice\n" in text


def test_who_comes_home_as_the_last_of_a_round_leaves_nothing_to_be_played() -> None:
    home, over = Finished(1, 1), Ended("finished")
    assert SCREENS.story([home, over], EN, NAMES) == [
        "🏁 Bob reached the finish first!",
        "The game is over.",
    ]
    others = [Forfeited(0, 2), over]
    assert SCREENS.story([home, *others], EN, NAMES)[0] == (
        "🏁 Bob reached the finish first! Everyone else finishes the round."
    )


def test_the_trail_is_that_of_who_walked_last() -> None:
    state = lay("4 S S", steps=2)
    for action in ("1",):
        move = RALLY.read(action, RALLY.legal(state, 0))
        assert move
        RALLY.play(state, 0, move, None)  # type: ignore[arg-type]
    shown = SCREENS.picture(RALLY.view(state, None), EN, NAMES)
    assert (shown.walker, shown.trail) == (0, ("4", "1"))
    state.steps, state.turn = 0, 1
    assert SCREENS.picture(RALLY.view(state, None), EN, NAMES).walker == 0


def test_a_turn_is_one_sentence() -> None:
    events = [Rolled(0, (3,), 3), Walked(0, "A", 3, 0, "town"), Stamped(0, "A", 1, 4, "town")]
    (line,) = SCREENS.story(events, EN, NAMES)
    assert line == "Ann rolled 🎲 3 and moved to <b>A · Old Mill</b>: 🏷 stamp 1 of 4."
    assert len(SCREENS.story(events[:2], EN, NAMES)) == 1
    part = [Rolled(0, (5,), 5), Walked(0, "A", 3, 2, "town")]
    assert len(SCREENS.story(part, EN, NAMES, you=0)) == 2
    assert SCREENS.story(part, EN, NAMES, you=0)[0].startswith("You ")


@pytest.mark.parametrize(
    ("language", "part", "stands", "cannot"),
    [
        (
            "en",
            "You moved 1 step to <b>space 5</b>, with 5 steps left.",
            "space 5 · 0/4 stamps",
            "You can’t reach 🏁 Z · Castle now. You have 2 steps left.",
        ),
        (
            "de",
            "Du bist 1 Schritt bis <b>Feld 5</b> gegangen und hast noch 5 Schritte.",
            "Feld 5 · 0/4 Stempel",
            "🏁 Z · Burg erreichst du jetzt nicht: Du hast 2 Schritte.",
        ),
    ],
)
def test_a_place_with_a_number_is_a_field_and_sentences_are_whole(
    language: str, part: str, stands: str, cannot: str
) -> None:
    t = translator_for(language)
    assert SCREENS.tell(Walked(0, "5", 1, 5, "town"), t, NAMES, you=0) == part
    view = RALLY.view(lay("5 S", steps=2, board="town"), 0)
    assert SCREENS.standing(view, 0, t, NAMES) == stands
    assert SCREENS.cannot(view, (), Go("Z"), t) == cannot


def test_more_stamps_than_are_needed_are_no_part_of_them() -> None:
    stamped = Stamped(0, "A", 3, 2, "town")
    turn = [Rolled(0, (3,), 3), Walked(0, "A", 3, 0, "town"), stamped]
    (line,) = SCREENS.story(turn, EN, NAMES)
    assert line.endswith("stamp 3 (2 needed).")
    assert SCREENS.tell(stamped, EN, NAMES).endswith(": 3 (2 needed).")
    view = RALLY.view(lay("A S", stamps="ABC | B", stamps_needed=2), 0)
    assert SCREENS.standing(view, 0, EN, NAMES).endswith("3 stamps (2 needed)")
    assert SCREENS.standing(view, 1, EN, NAMES).endswith("1/2 stamps")


def test_places_of_a_groups_own_map_have_their_own_names() -> None:
    told = SCREENS.tell(Stamped(1, "A", 1, 3, "", "<Kiosk>"), EN, NAMES)
    assert "A · &lt;Kiosk&gt;" in told


# A chat's own value of a house rule -----------------------------------------------------------


def test_a_chats_own_value_is_offered_and_chosen() -> None:
    session = open_table("rally", ANN)
    own = {"board": SMALL}
    screen = house_rules(session, EN, ("board",), own)
    look(screen, is_private=True)
    assert texts_of(screen.rows)[3] == "🗺 Your own map"
    assert chosen(session, "board", 3, own) == SMALL
    assert chosen(session, "board", 3) is None
    lobbies.set_option(session, ANN, "board", SMALL, NOON)
    assert "Map: 🗺 Your own map" in look(house_rules(session, EN), is_private=True)
    assert texts_of(house_rules(session, EN, ("board",)).rows)[3] == "✓ 🗺 Your own map"


def test_a_map_that_is_kept_is_shown() -> None:
    screen = map_kept(check(SMALL.encode()), "Ann", False, EN)
    assert screen.picture == RallyPicture(SMALL)
    assert "11 spaces, 3 stations" in look(screen, commands=True)
    assert texts_of(map_kept(check(SMALL.encode()), "", True, EN).rows) == ["▶ Play on this map"]


@every_language
def test_the_example_of_a_map_can_be_played_on_as_it_stands(language: str) -> None:
    told = translator_for(language).html("map-how")
    look(Screen(told), is_private=True, commands=True)
    chart = check(told[told.index("<pre>") + 5 : told.index("</pre>")].encode())
    assert len(chart.positions) == 5


def test_an_example_is_read_when_it_was_copied_from_right_to_left() -> None:
    marked = "".join(f"\u200f{line}" for line in SMALL.splitlines(keepends=True))
    assert check(marked.encode()) == check(SMALL.encode())


def faults_of(name: str) -> list[Fault]:
    if name in RAW:
        file = RAW[name][0]
    else:
        data = as_data()
        BROKEN[name][0](data)
        file = written(data)
    with pytest.raises(BadMap) as caught:
        check(file)
    return caught.value.faults


@pytest.mark.parametrize("name", [*BROKEN, *RAW])
def test_what_is_wrong_with_a_map_is_a_sentence_with_its_line(name: str) -> None:
    faults = faults_of(name)
    text = look(map_refused(faults, EN))
    assert f"line {faults[0].line}:" in text
    if position := faults[0].about.get("position"):
        assert str(position) in text
    assert "map-fault" not in text


def test_of_many_faults_some_are_told_and_the_rest_counted() -> None:
    data = as_data()
    data["connections"] += [["1", f"x{n}"] for n in range(12)]
    with pytest.raises(BadMap) as caught:
        check(json.dumps(data).encode())
    assert "and 5 more" in look(map_refused(caught.value.faults, EN))
