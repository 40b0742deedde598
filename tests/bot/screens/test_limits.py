"""Every screen is one that Telegram takes: for six players, the longest names, any house rules."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bot.actions  # noqa: F401
from bot.actions.action import COMMANDS, Where, menu
from bot.i18n import Translator, languages, translator_for
from bot.names import names_of
from bot.screens import (
    ended,
    ending,
    ending_unreadable,
    for_groups,
    group_start,
    hand_alert,
    hand_screen,
    help,
    house_rules,
    house_rules_now,
    in_private,
    late,
    leaving,
    lobby,
    my_turns,
    no_such_command,
    nudge,
    numbered,
    own_language,
    own_settings,
    practice,
    private_start,
    resigning,
    result,
    rules,
    table,
    why_not,
)
from bot.screens import (
    settings as settings_screen,
)
from bot.screens.callback_data import NUMBER, WHY_NOT, read
from bot.screens.screen import ALERT, fit
from engine.chance import Loose
from engine.game import house_rules as rules_of
from engine.games import GAMES
from engine.session import Player, seen_by
from engine.session import lobby as lobbies
from tests.bot.screens.looking import (
    BOT,
    EN,
    LONGEST,
    Session,
    buttons_of,
    look,
    other_worlds,
    reachable,
    take,
)
from tests.engine.tables import NOON, PACE, SECRET

HOST = 10**15
SPEECH = st.sampled_from(languages()).map(translator_for)


@st.composite
def tables(draw: Any) -> tuple[Session, list[Any]]:
    """A table after some random moves, and everything that has happened there.

    All chance comes from the names, so that no two examples play the same game.
    """
    Translator.is_strict = True
    some_name = st.sampled_from(LONGEST) | st.text(max_size=64)
    names = draw(st.lists(some_name, min_size=8, max_size=16))
    chance = Loose(repr(names))
    game = [*GAMES.values()][chance.below(len(GAMES))]
    session = lobbies.open_lobby(GAMES, "abcdefgh", game.key, HOST, "", SECRET, NOON, pace=PACE)
    seats = game.seats[0] + chance.below(len(game.seats))
    players = [Player(HOST + seat, names[seat]) for seat in range(seats)]
    if chance.below(2):
        players[-1] = Player(None, level="hard")
    waiting = [Player(9, name) for name in names[6:]]
    session = replace(session, players=players, waiting=waiting)
    for rule, values in rules_of(game.options).items():
        if not chance.below(3):
            value = values[chance.below(len(values))]
            lobbies.set_option(session, HOST, rule, value, NOON)
    lobbies.start(session, HOST, NOON)
    happened: list[Any] = []
    for _ in range(chance.below(100)):
        if session.phase == "playing":
            happened += step(session, chance.below(100))
    return session, happened


def step(session: Session, choice: int) -> list[Any]:
    """Somebody who is asked does something; now and then the clock has its say."""
    seat, prompt = [*session.prompts.items()][choice % len(session.prompts)]
    if choice == 99:
        return session.tick((session.next_due or 0) + 1)
    player, index = session.players[seat], choice % len(session.legal(seat))
    if player.user is None:
        return session.act_for(seat, prompt, index, NOON)
    return session.act(player.user, prompt, index, NOON)


def test_what_is_too_long_gives_way_from_what_is_oldest_to_what_is_beside() -> None:
    def fitted(most: int) -> str:
        return fit(["title", "<b>beside</b>"], ["old", "new"], ["whose turn"], most, "\n")

    assert fitted(100) == "title\n<b>beside</b>\nold\nnew\nwhose turn"
    assert fitted(30) == "title\n<b>beside</b>\nnew\nwhose turn"
    assert fitted(25) == "title\n<b>beside</b>\nwhose turn"
    assert fitted(16) == fitted(1) == "title\nwhose turn"
    assert fit([], [], ["whose turn"], 1) == "whose turn"


@given(tables(), SPEECH)
@settings(max_examples=60, deadline=None)
def test_the_table_and_every_panel_fit(at: tuple[Session, list[Any]], t: Translator) -> None:
    session, happened = at
    names = names_of(session, t)
    for with_picture in (False, True):
        for is_numbered in (False, True):
            look(
                table(
                    session,
                    seen_by(None, happened),
                    t,
                    names,
                    NOON,
                    with_picture=with_picture,
                    numbered=is_numbered,
                )
            )
    for seat in range(len(session.players)):
        screen = hand_screen(session, seat, seen_by(seat, happened), t, names)
        look(screen, is_private=True, commands=session.phase == "over")
        assert 0 < len(hand_alert(session, seat, t)) <= ALERT
    if session.prompts:
        late_ones = [*session.prompts]
        look(nudge(session, late_ones, t, names, NOON), mentions=len(late_ones))
    look(late(session, t, names), is_private=True)


@given(tables())
@settings(max_examples=40, deadline=None)
def test_the_panel_leads_to_every_move_and_to_no_other(at: tuple[Session, list[Any]]) -> None:
    session, _ = at
    for seat in session.prompts:
        assert reachable(session, seat) == set(range(len(session.legal(seat))))


@given(tables())
@settings(max_examples=40, deadline=None)
def test_the_numbered_keyboard_leads_to_every_move(at: tuple[Session, list[Any]]) -> None:
    session, _ = at
    screen = table(session, [], EN, names_of(session, EN), NOON, numbered=True)
    keys = [read(b.data) for b in buttons_of(screen.rows) if b.data.startswith(f"{NUMBER}:")]
    people = {s: p for s, p in session.prompts.items() if not session.players[s].is_computer}
    assert people or keys == []  # what only computers are asked, nobody else could answer
    for seat, prompt in people.items():
        assert all(key.numbers[0] >= prompt for key in keys)
        meant = [numbered(session, seat, key.numbers[1], EN) for key in keys]
        moves = {index for index in meant if isinstance(index, int)}
        assert moves == set(range(len(session.legal(seat))))
        assert all(len(text) <= ALERT for text in meant if isinstance(text, str))


@given(tables(), st.lists(st.integers(-5, 400), max_size=20))
@settings(max_examples=30, deadline=None)
def test_a_forged_number_or_path_does_no_harm(
    at: tuple[Session, list[Any]], forged: list[int]
) -> None:
    session, _ = at
    names = names_of(session, EN)
    for seat in range(len(session.players)):
        screen = hand_screen(session, seat, [], EN, names, tuple(forged))
        look(screen, is_private=True, commands=session.phase == "over")
        for number in forged:
            meant = numbered(session, seat, number, EN)
            assert isinstance(meant, str) or 0 <= meant < len(session.legal(seat))
            assert 0 < len(why_not(session, seat, number, EN)) <= ALERT


@given(tables())
@settings(max_examples=40, deadline=None)
def test_what_cannot_be_chosen_tells_why(at: tuple[Session, list[Any]]) -> None:
    session, _ = at
    names = names_of(session, EN)
    for seat in session.prompts:
        for button in buttons_of(hand_screen(session, seat, [], EN, names).rows):
            pressed = read(button.data)
            assert button.disabled == (pressed.verb == WHY_NOT)
            if button.disabled:
                assert why_not(session, seat, pressed.numbers[1], EN).endswith(".")


@given(tables())
@settings(max_examples=40, deadline=None)
def test_no_screen_tells_what_its_viewer_may_not_know(at: tuple[Session, list[Any]]) -> None:
    """With other secrets behind it, the same table looks the same, to its last button."""
    session, happened = at
    if session.phase != "playing":
        return
    names = names_of(session, EN)
    for with_numbers in (False, True):
        looks = {
            table(other, seen_by(None, happened), EN, names, NOON, numbered=with_numbers)
            for other in (session, *other_worlds(session, None))
        }
        assert len(looks) == 1
    for seat in range(len(session.players)):
        hands = {
            hand_screen(other, seat, seen_by(seat, happened), EN, names)
            for other in (session, *other_worlds(session, seat))
        }
        assert len(hands) == 1


@given(tables(), SPEECH)
@settings(max_examples=30, deadline=None)
def test_the_result_fits(at: tuple[Session, list[Any]], t: Translator) -> None:
    session, _ = at
    while session.phase == "playing":
        step(session, 1 + len(session.log) % 90)
    names = names_of(session, t)
    for with_picture in (False, True):
        look(result(session, t, names, with_picture, with_record=True))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_and_the_house_rules_fit(game: str, language: str) -> None:
    host, t = 1, translator_for(language)
    session = lobbies.open_lobby(GAMES, "abcdefgh", game, host, LONGEST[0], SECRET, NOON, pace=PACE)
    options = rules_of(session.rulebook.options)
    for rule, values in options.items():
        plain = getattr(session.options, rule)
        other = next(value for value in values if value != plain)
        lobbies.set_option(session, host, rule, other, NOON)
    players = [
        Player(host + seat, LONGEST[seat % len(LONGEST)])
        for seat in range(session.rulebook.seats[-1])
    ]
    session = replace(session, players=players, waiting=[Player(99, LONGEST[1])] * 9)
    look(lobby(session, t, names_of(session, t), BOT))
    for path in ((), *((rule,) for rule in options), ("forged",)):
        look(house_rules(session, t, path), is_private=True)
    keys = [button.text for button in buttons_of(house_rules(session, t).rows)]
    assert all(len(text) <= 40 for text in keys), keys  # what a whole row of a phone shows
    look(house_rules_now(session, t), is_private=True)
    look(rules(session.rulebook, t, session.options), commands=True)


@pytest.mark.parametrize("language", languages())
def test_screens_about_the_bot_itself_fit(language: str) -> None:
    t = translator_for(language)
    session = lobbies.open_lobby(GAMES, "abcdefgh", next(iter(GAMES)), 1, "Ann", SECRET, NOON)
    links = [(LONGEST[0] * 4, "https://t.me/c/1/2")] * 30
    screens = [
        help([each.command for each in menu(is_private=False)], t, False),
        help([each.command for each in menu(is_private=True)], t, True),
        private_start(t, BOT),
        group_start(t),
        ending(session, t),
        ending_unreadable(10**9, t),
    ]
    screens += [ended(session, t), resigning(session, t, True), leaving(session, 0, t)]
    screens += [own_language("en", t)]
    screens += [my_turns(links, True, t), my_turns([], False, t)]
    screens += [in_private("rules deerportal", t, BOT), practice(session, t)]
    screens += [settings_screen(None, True, "en", t), own_settings(True, "en", t)]
    screens += [
        for_groups(name, t, BOT) for name, each in COMMANDS.items() if each.where is Where.GROUPS
    ]
    screens += [no_such_command(typed, t) for typed in ("newgme", "", "x" * 29)]
    for screen in screens:
        assert look(screen, is_private=True, commands=True)
    take(settings_screen(30_000, False, "en", t).rows)
