"""The laws of screens, for every game: Telegram takes them, they lead to every move, and they tell
nobody what they may not know."""

import pytest

from bot.i18n import translator_for
from bot.names import names_of
from bot.screens import (
    Screen,
    hand_alert,
    hand_screen,
    late,
    nudge,
    numbered,
    result,
    screens_of,
    table,
    table_for_one,
    why_not,
    your_turn,
)
from bot.screens.callback_data import NUMBER, WHY_NOT, read
from bot.screens.game_screens import GameScreens
from bot.screens.screen import ALERT, CAPTION_LINES, line_count
from engine.chance import Loose
from engine.session import seen_by
from tests.bot.screens.archived import counted
from tests.bot.screens.looking import (
    EN,
    LONGEST,
    Session,
    buttons_of,
    look,
    other_worlds,
    paths_of,
    reachable,
)
from tests.bot.screens.random_tables import (
    Moment,
    differences,
    every_spoken_table,
    every_table,
    looking_at,
    moments,
)
from tests.spoken import READ

BOTH = (False, True)
MOST_ROWS = 9  # of keys: eight for the moves, one for the message


def a_language(moment: Moment, spoken: tuple[str, ...] = READ) -> str:
    return spoken[len(moment.session.log) % len(spoken)]


def group_screens(
    session: Session, moment: Moment, spoken: tuple[str, ...] = READ
) -> dict[str, Screen]:
    """All that a group is shown while it plays."""
    t = translator_for(a_language(moment, spoken))
    names, now = names_of(session, t), session.touched
    told = seen_by(None, moment.events)
    found = {
        f"table, {with_picture=}, {with_numbers=}": table(
            session, told, t, names, now, with_picture, with_numbers
        )
        for with_picture in BOTH
        for with_numbers in BOTH
    }
    if asked := [*session.prompts]:
        found["reminder"] = nudge(session, asked, t, names, now)
        found["call"] = your_turn(session, asked, t, names)
    return found


def hand_screens(
    session: Session, seat: int, moment: Moment, spoken: tuple[str, ...] = READ
) -> dict[str, Screen]:
    """All that a player alone is shown."""
    t = translator_for(a_language(moment, spoken))
    names = names_of(session, t)
    told = seen_by(seat, moment.events)
    found = {
        f"hand, {path=}": hand_screen(session, seat, told, t, names, path)
        for path in paths_of(session, seat)
    }
    found["alert"] = Screen(hand_alert(session, seat, t))
    for with_picture in BOTH:
        found[f"table for one, {with_picture=}"] = table_for_one(
            session, seat, told, t, names, session.touched, with_picture
        )
    return found


@every_spoken_table
def test_telegram_takes_every_screen(game: str, seed: int, spoken: tuple[str, ...]) -> None:
    for moment in moments(game, seed):
        session, is_over = moment.session, moment.session.phase == "over"
        for name, screen in group_screens(session, moment, spoken).items():
            with looking_at(moment, name):
                look(screen, mentions=len(session.players))
        with looking_at(moment, "offer of a seat"):
            t = translator_for(a_language(moment, spoken))
            look(late(session, t, names_of(session, t)), is_private=True)
        for seat in range(len(session.players)):
            for name, screen in hand_screens(session, seat, moment, spoken).items():
                with looking_at(moment, name, seat):
                    if name == "alert":
                        assert 0 < len(screen.text) <= ALERT
                    else:
                        is_private = name.startswith("hand")
                        look(screen, is_private=is_private, commands=is_over)


@every_spoken_table
def test_telegram_takes_the_result(game: str, seed: int, spoken: tuple[str, ...]) -> None:
    *_, moment = moments(game, seed)
    if moment.session.phase != "over":  # deserted, or sent home
        return
    for language in spoken:
        t = translator_for(language)
        for with_picture in BOTH:
            with looking_at(moment, f"result, {language=}, {with_picture=}"):
                names = names_of(moment.session, t)
                look(result(moment.session, t, names, with_picture))
                told = counted(moment.session, LONGEST[seed % len(LONGEST)], full=True)
                screen = result(moment.session, t, names, with_picture, told)
                look(screen)
                if screen.picture is not None:
                    assert line_count(screen.text) <= CAPTION_LINES, screen.text


@every_table
def test_the_hand_leads_to_every_move_and_to_no_other(game: str, seed: int) -> None:
    for moment in moments(game, seed):
        for seat in moment.session.prompts:
            with looking_at(moment, "hand", seat):
                legal = moment.session.legal(seat)
                assert reachable(moment.session, seat) == set(range(len(legal)))


@every_table
def test_the_numbered_keyboard_leads_to_every_move(game: str, seed: int) -> None:
    for moment in moments(game, seed):
        session = moment.session
        screen = table(session, [], EN, names_of(session, EN), session.touched, numbered=True)
        keys = [read(b.data) for b in buttons_of(screen.rows) if b.data.startswith(f"{NUMBER}:")]
        people = {s: p for s, p in session.prompts.items() if not session.players[s].is_computer}
        with looking_at(moment, "numbered keyboard"):
            assert people or keys == []  # nobody else could answer what only computers are asked
        for seat, prompt in people.items():
            with looking_at(moment, "numbered keyboard", seat):
                assert all(key.numbers[0] >= prompt for key in keys)
                meant = [numbered(session, seat, key.numbers[1], EN) for key in keys]
                moves = {index for index in meant if isinstance(index, int)}
                every = set(range(len(session.legal(seat))))
                if screens_of(session.rulebook).has_all_numbers:
                    assert moves == every
                else:
                    assert moves
                    assert moves <= every
                assert all(len(text) <= ALERT for text in meant if isinstance(text, str))


@every_table
def test_a_forged_number_or_path_does_no_harm(game: str, seed: int) -> None:
    chance = Loose(seed)
    for moment in moments(game, seed):
        session = moment.session
        names, is_over = names_of(session, EN), session.phase == "over"
        forged = tuple(chance.below(400) - 5 for _ in range(chance.below(8)))
        for seat in range(len(session.players)):
            with looking_at(moment, f"hand, {forged=}", seat):
                screen = hand_screen(session, seat, [], EN, names, forged)
                look(screen, is_private=True, commands=is_over)
                for number in forged:
                    meant = numbered(session, seat, number, EN)
                    assert isinstance(meant, str) or 0 <= meant < len(session.legal(seat))
                    assert 0 < len(why_not(session, seat, number, EN)) <= ALERT


@every_table
def test_what_cannot_be_chosen_tells_why(game: str, seed: int) -> None:
    for moment in moments(game, seed):
        session = moment.session
        t = translator_for(a_language(moment))
        for seat in session.prompts:
            for button in buttons_of(hand_screen(session, seat, [], t, names_of(session, t)).rows):
                pressed = read(button.data)
                with looking_at(moment, f"key {button.text!r}", seat):
                    assert button.disabled == (pressed.verb == WHY_NOT)
                    if button.disabled:
                        assert why_not(session, seat, pressed.numbers[1], t).endswith(".")


@every_table
def test_the_group_sees_nothing_of_what_is_hidden(game: str, seed: int) -> None:
    """With other secrets behind it the table looks alike, to the number and order of its keys."""
    for moment in moments(game, seed):
        if moment.session.phase != "playing":
            continue
        shown = group_screens(moment.session, moment)
        for other in other_worlds(moment.session, None, 3):
            others = group_screens(other, moment)
            assert others.keys() == shown.keys()
            for name, screen in shown.items():
                with looking_at(moment, name):
                    assert [*differences(screen, others[name])] == []


@every_table
def test_a_player_sees_nothing_of_what_is_hidden(game: str, seed: int) -> None:
    for moment in moments(game, seed):
        if moment.session.phase != "playing":
            continue
        for seat in range(len(moment.session.players)):
            shown = hand_screens(moment.session, seat, moment)
            for other in other_worlds(moment.session, seat, 2):
                others = hand_screens(other, seat, moment)
                assert others.keys() == shown.keys()
                for name, screen in shown.items():
                    with looking_at(moment, name, seat):
                        assert [*differences(screen, others[name])] == []


def test_a_key_too_many_is_found_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if somebody's moves were counted, which are others with other secrets."""
    counts = iter(range(3, 99))
    monkeypatch.setattr(GameScreens, "most_moves", lambda screens, view: next(counts))
    with pytest.raises(
        AssertionError, match=r"keys: rows of \[1, 3, 2\] and \[1, 5, 2\]"
    ) as failed:
        test_the_group_sees_nothing_of_what_is_hidden("court", 0)
    assert failed.value.__notes__ == [
        "table, with_picture=False, with_numbers=True for the group: "
        "court, seed 0, 2 seats, {}, after 1 lines of the log"
    ]


@every_table
def test_words_and_keys_below_a_picture_leave_it_on_the_screen(game: str, seed: int) -> None:
    for moment in moments(game, seed):
        session = moment.session
        shown = {
            name: screen
            for name, screen in group_screens(session, moment).items()
            if "with_numbers=True" not in name  # many keys, where an app shows no hands
        }
        for seat in range(len(session.players)):
            own = hand_screens(session, seat, moment)
            shown |= {f"{name}, seat {seat}": screen for name, screen in own.items()}
        for name, screen in shown.items():
            if screen.picture is not None:
                with looking_at(moment, name):
                    assert line_count(screen.text) <= CAPTION_LINES, screen.text
                    assert len(screen.rows) <= MOST_ROWS
