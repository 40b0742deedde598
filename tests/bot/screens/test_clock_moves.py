"""Why a move was made for a player and what it was are one line, in every game and language."""

from typing import Any

import pytest

from bot.i18n import translator_for
from bot.names import Names
from bot.screens import screens_of
from bot.screens.screen import plain
from bot.screens.words import SESSION_EVENTS
from engine.game import Game
from engine.games import GAMES
from engine.games.whot.model import Drew, Suspended
from engine.session import dump, load
from engine.session_events import HandedOver, Skipped, TimedOut
from tests.bot.screens.looking import EN
from tests.bot.screens.random_tables import ALL, every_spoken_table, looking_at, moments
from tests.engine.tables import ANN, BOB, play_table

NAMES = Names(("Ann", "Bola", "Cid", "Dan", "Eve", "Fay"))
LATE_EN = "⌛ {} ran out of time."
UP = "⌛ Time’s up. "


@every_spoken_table
def test_what_the_clock_did_is_told_in_one_line_with_why(
    game: str, seed: int, spoken: tuple[str, ...]
) -> None:
    """In every language; but a move that tells nothing of its seat leaves the reason alone."""
    for moment in moments(game, seed):
        session = load(dump(moment.session), ALL)
        late = [seat for seat in session.prompts if not session.players[seat].is_computer]
        if not late or session.next_due is None:
            continue
        first = session.due[min(late, key=lambda seat: session.due[seat])]
        told = session.tick(first + 1)
        for at, event in enumerate(told):
            if isinstance(event, TimedOut):
                for language in spoken:
                    with looking_at(moment, f"story, {language=}"):
                        assert_told_with_why(session.rulebook, told[at:], language)


def assert_told_with_why(game: Game[Any, Any, Any], events: list[Any], language: str) -> None:
    t, screens = translator_for(language), screens_of(game)
    (why,) = map(plain, screens.story(events[:1], t, NAMES))
    lines = [plain(line) for line in screens.story(events, t, NAMES)]
    rest = [plain(line) for line in screens.story(events[1:], t, NAMES)]
    after = events[1] if len(events) > 1 else None
    is_of_its_seat = not isinstance(after, SESSION_EVENTS) and events[0].seat == getattr(
        after, "seat", None
    )
    if is_of_its_seat and rest:
        assert lines == [plain(t.html("clock-moved", move=rest[0])), *rest[1:]]
    else:
        assert lines == [why, *rest]


def test_a_skip_is_told_as_a_skip_together_with_its_move() -> None:
    session = play_table("whot", ANN, BOB)
    session.skip(ANN, 0, session.touched + 1)
    told = session.recent_events()
    for language, line in (
        ("en", "⏭ Skipped. Ann drew a card."),
        ("de", "⏭ Übersprungen: Ann hat eine Karte gezogen."),
    ):
        lines = screens_of(session.rulebook).story(told, translator_for(language), NAMES)
        assert plain(lines[0]) == line
    assert story(Skipped(0), Drew(1, 1, "turn"), you=0)[0] == "⏭ You were skipped."
    german = screens_of(GAMES["whot"]).story([Skipped(0)], translator_for("de"), NAMES, 0)
    assert german == ["⏭ Du wurdest übersprungen."]


def story(*events: object, you: int | None = None) -> list[str]:
    return [plain(line) for line in screens_of(GAMES["whot"]).story(events, EN, NAMES, you)]


def test_the_player_reads_of_it_as_you() -> None:
    drew = Drew(0, 1, "turn", ("c5",))
    assert story(TimedOut(0), drew, you=0) == [UP + "You drew ●5."]


def test_two_moves_of_the_clock_are_two_sentences() -> None:
    told = story(TimedOut(0), Drew(0, 1, "turn"), TimedOut(0), Drew(0, 1, "turn"))
    assert told == [UP + "Ann drew a card."] * 2


@pytest.mark.parametrize("after", [Drew(1, 1, "turn"), Suspended(1), HandedOver(0, "normal")])
def test_a_move_that_tells_nothing_takes_no_sentence_of_anothers(after: object) -> None:
    """As the last card of a double decking does."""
    first, second = story(TimedOut(0), after)
    assert first == LATE_EN.format("Ann")
    assert [second] == story(after)


def test_a_move_of_the_clock_that_ends_what_is_told_stands_alone() -> None:
    assert story(Drew(1, 1, "turn"), TimedOut(0))[-1] == LATE_EN.format("Ann")
