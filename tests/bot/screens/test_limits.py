"""Screens about no running game are ones that Telegram takes, with the longest names and any house
rules."""

from dataclasses import replace

import pytest

import bot.actions  # noqa: F401
from bot.actions.about import TOPICS, help_here
from bot.actions.action import COMMANDS, Where
from bot.archive.badges import BADGES
from bot.archive.tally import Tally
from bot.archive.top import Top
from bot.i18n import translator_for
from bot.names import names_of
from bot.screens import (
    badges,
    chat_language,
    ended,
    ending,
    ending_unreadable,
    for_groups,
    forgetting,
    game_in_words,
    games,
    group_start,
    house_rules,
    house_rules_now,
    in_private,
    leaving,
    lobby,
    me,
    my_turns,
    no_such_command,
    old_game,
    own_language,
    own_settings,
    practice,
    privacy,
    private_start,
    resigning,
    rules,
    top,
)
from bot.screens import (
    settings as settings_screen,
)
from bot.screens.screen import cells, fit
from engine.game import house_rules as rules_of
from engine.games import GAMES
from engine.ratings import pools_of
from engine.session import Player
from engine.session import lobby as lobbies
from engine.session.archived import Known
from tests.bot.screens.archived import ANCHOR, DAY, board, counted, rows, tally, totals
from tests.bot.screens.looking import (
    BOT,
    LONGEST,
    buttons_of,
    look,
    take,
)
from tests.engine.tables import ANN, BOB, CID, NOON, PACE, SALT, finished
from tests.spoken import every_language


def test_what_is_too_long_gives_way_from_what_is_oldest_to_what_is_beside() -> None:
    def fitted(most: int) -> str:
        return fit(["title", "<b>beside</b>"], ["old", "new"], ["whose turn"], most, "\n")

    assert fitted(100) == "title\n<b>beside</b>\nold\nnew\nwhose turn"
    assert fitted(30) == "title\n<b>beside</b>\nnew\nwhose turn"
    assert fitted(25) == "title\n<b>beside</b>\nwhose turn"
    assert fitted(16) == fitted(1) == "title\nwhose turn"
    assert fit([], [], ["whose turn"], 1) == "whose turn"


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_and_the_house_rules_fit(game: str, language: str) -> None:
    host, t = 1, translator_for(language)
    session = lobbies.open_lobby(
        GAMES, "abcdefghijklm", game, host, LONGEST[0], SALT, NOON, pace=PACE
    )
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
    assert all(cells(text) <= 40 for text in keys), keys  # what a whole row of a phone shows
    look(house_rules_now(session, t), is_private=True)
    look(rules(session.rulebook, t, session.options), commands=True)


@every_language
def test_screens_about_the_bot_itself_fit(language: str) -> None:
    t = translator_for(language)
    session = lobbies.open_lobby(GAMES, "abcdefghijklm", next(iter(GAMES)), 1, "Ann", SALT, NOON)
    links = [(LONGEST[0] * 4, "https://t.me/c/1/2")] * 30
    screens = [
        *(help_here(t, alone, topic) for alone in (False, True) for topic in TOPICS),
        privacy(t, 36500, 200),
        forgetting(t),
        private_start(t, BOT),
        group_start(t),
        ending(session, 10**13, t),
        ending_unreadable(10**9, 10**13, t),
    ]
    names = names_of(session, t)
    screens += [ended(session, t), resigning(session, t, True), leaving(session, 0, t, names)]
    screens += [own_language("en", t, "de", "https://x.y"), chat_language("de", t)]
    screens += [my_turns(links, True, t), my_turns([], False, t)]
    screens += [in_private("rules deerportal", t, BOT), practice(session, t)]
    screens += [settings_screen(None, True, True, "en", t), own_settings(True, "en", False, t)]
    screens += [
        for_groups(name, t, BOT) for name, each in COMMANDS.items() if each.where is Where.GROUPS
    ]
    screens += [no_such_command(typed, t) for typed in ("newgme", "", "x" * 29)]
    for screen in screens:
        assert look(screen, is_private=True, commands=True)


@every_language
def test_screens_of_the_archive_fit(language: str) -> None:
    t = translator_for(language)
    long, own = (LONGEST * 2)[:10], tally(len(BADGES))
    own.pools = {pool: own.pools["whot"] for game in GAMES for pool in pools_of(game)}
    people = {number: Known(-number, long[number]) for number in range(1, 9)}
    played = rows(*(finished(game, *(ANN, BOB)) for game in GAMES for _ in range(2)))
    screens = [me(name, own, totals(), t, DAY, ANCHOR, is_private=True) for name in long]
    screens += [me("", Tally(), None, t, DAY, "", is_private=False)]
    screens += [top(board("month", long), t, ANCHOR), top(board("ever", long), t, ANCHOR)]
    screens += [top(Top("month", ""), t, ""), games([], {}, t, "", listed="all")]
    screens += [games(played, people, t, ANCHOR, listed="all")]
    screens += [games([], {}, t, ANCHOR, listed="starred"), games(played, people, t, "", "starred")]
    screens += [game_in_words(row, people, t, True) for row in played]
    for screen in screens:
        assert look(screen, is_private=True, commands=True)
    for earned in (0, 7, len(BADGES)):
        pages = [badges([*BADGES][:earned], t, ANCHOR, page) for page in (1, 2, 3)]
        secret = sum(badge.is_secret for badge in [*BADGES.values()][earned:])
        shown = [look(page, is_private=True) for page in pages]
        assert "\n".join(shown).count("???") == secret
    over = finished("whot", ANN, BOB)
    for reader, keys in ((ANN, 7), (CID, 4)):
        screen = old_game(over, t, names_of(over, t), counted(over), reader)
        assert look(screen, is_private=True)
        assert len(buttons_of(screen.rows)) == keys
    take(settings_screen(30_000, False, False, "en", t).rows)
