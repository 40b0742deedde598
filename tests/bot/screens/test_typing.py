"""Answers to a typed move: examples that can be played, reasons, and no secrets."""

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.i18n import translator_for
from bot.names import Names
from bot.screens import how_to_type, not_played, screens_of, typing
from bot.screens.screen import Screen
from engine.chance import Loose
from engine.game import house_rules, squeeze
from engine.games import GAMES
from tests.bot.screens.looking import EN, Session, look, other_worlds
from tests.engine.tables import ANN, BOB, NOON, play_on, play_table
from tests.slow import all_but
from tests.spoken import every_language

OPEN, ALONE = True, False


def moments(game: str, seeds: int) -> Iterator[Session]:
    """Tables on which somebody is asked, by every house rule in turn."""
    options = [
        {rule: value}
        for rule, values in house_rules(GAMES[game].options).items()
        for value in values
    ] or [{}]
    for number, chosen in enumerate(options * seeds):
        length = len(play_on(play_table(game, ANN, BOB, **chosen), seed=number).log) - 1
        session = play_table(game, ANN, BOB, **chosen)
        yield play_on(session, Loose(number).below(min(60, length)), seed=number)


def typed_in(screen: Screen) -> list[str]:
    """The moves that a screen offers to be typed."""
    parts = screen.text.split("<code>/move ")[1:]
    return [part.split("</code>")[0] for part in parts]


def can_be_typed(session: Session, seat: int, text: str) -> bool:
    return session.rulebook.read(text, session.legal(seat)) is not None


@pytest.mark.parametrize("seeds", all_but([2], [2, 20]))
@pytest.mark.parametrize("game", GAMES)
def test_every_example_can_be_played_where_it_is_shown(game: str, seeds: int) -> None:
    shown = 0
    for session in moments(game, seeds):
        seat = min(session.prompts)
        for is_open in (OPEN, ALONE):
            for screen in (
                how_to_type(session, seat, EN, is_open),
                not_played(session, seat, "xyzzy", EN, is_open),
            ):
                examples = typed_in(screen)
                shown += len(examples)
                assert all(can_be_typed(session, seat, text) for text in examples)
                assert examples or is_open
                look(screen, commands=True)
    assert shown, f"no move of {game} was shown as an example"


@pytest.mark.parametrize("seeds", all_but([1], [1, 10]))
@pytest.mark.parametrize("game", GAMES)
def test_what_the_others_can_read_tells_nothing_of_a_hand(game: str, seeds: int) -> None:
    for session in moments(game, seeds):
        seat = min(session.prompts)
        words = [*map(GAMES[game].text, GAMES[game].vocabulary(session.options))]
        legal = {squeeze(GAMES[game].text(action)) for action in session.legal(seat)}
        slips = [word for word in words if squeeze(word) not in legal]
        for other in islice(other_worlds(session, None), 2):
            assert how_to_type(session, seat, EN, OPEN) == how_to_type(other, seat, EN, OPEN)
            if screens_of(session.rulebook).has_hands:
                told = {not_played(session, seat, slip, EN, OPEN).text for slip in slips[::7]}
                assert len({text.splitlines()[0] for text in told}) == 1


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_slip_is_told_why_in_every_language(game: str, language: str) -> None:
    t = translator_for(language)
    for session in moments(game, seeds=1):
        seat = min(session.prompts)
        legal = {squeeze(GAMES[game].text(action)) for action in session.legal(seat)}
        words = map(GAMES[game].text, GAMES[game].vocabulary(session.options))
        slips = [word for word in words if squeeze(word) not in legal]
        for word in slips[:: 1 + len(slips) // 25]:
            screen = not_played(session, seat, word, t, ALONE)
            assert t("typed-unknown") not in screen.text
            look(screen, commands=True)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("xyzzy", "I don’t know that move."),
        ("F2-F7", "F2 can move to F8"),
        ("F2-F9", "I don’t know that move."),
        ("B5-B9", "You don’t have a piece on B5."),
        ("F6-E6", "2 of your pieces and 3 of theirs are on this line."),
        ("F2-D9", "F2 can move to "),
        ("swap", "You can’t swap colours now"),
        ("J1-F2", "I don’t know that move."),
    ],
)
def test_differo_tells_where_a_piece_can_go(move: str, why: str) -> None:
    assert look(not_played(play_table("differo", ANN, BOB), 0, move, EN, OPEN)).startswith(why)


@pytest.mark.parametrize("move", ["1 praetor up", "1 censor"])
def test_a_first_card_that_is_not_laid_so_is_not_said_to_be_laid(move: str) -> None:
    session = play_table("caesar", ANN, BOB)
    told = look(not_played(session, 0, move, EN, ALONE), commands=True)
    assert told.startswith("You can play 1 now, but not like that.")


def test_what_begins_alike_is_offered_first() -> None:
    session = play_table("caesar", ANN, BOB)
    seat = min(session.prompts)
    text = session.rulebook.text(session.legal(seat)[0])
    shown = typed_in(not_played(session, seat, text[0], EN, ALONE))
    assert shown
    assert all(example.startswith(text[0]) for example in shown)


def test_a_few_of_many_are_shown() -> None:
    assert typing._spread([]) == []
    assert typing._spread(["a"]) == ["a"]
    assert typing._spread([*"abcdefghi"]) == ["a", "e", "i"]


def test_who_asks_how_to_type_a_move_is_shown_what_to_choose_by() -> None:
    session = play_table("rally", ANN, BOB, forced_moves=False)
    session.act(ANN, session.prompts[0], 0, NOON)
    view = session.view(0)
    brings = screens_of(session.rulebook).board(view, (), EN, Names(("Ann", "Bob")))
    assert "🧭" in brings
    assert brings in how_to_type(session, 0, EN, OPEN).text
    assert "🟫⚪⚪⚪⚪⚪⚪🟫 F" in how_to_type(play_table("differo", ANN, BOB), 0, EN, OPEN).text
