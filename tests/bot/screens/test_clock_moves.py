"""Why the clock moved and what it did are one sentence, in every game and language."""

import pytest

from bot.i18n import translator_for
from bot.screens import screens_of
from bot.screens.screen import plain
from engine.games import GAMES
from engine.games.whot.model import Drew, Suspended
from engine.session_events import HandedOver, TimedOut
from tests.bot.screens.looking import EN
from tests.engine.tables import ANN, BOB, play_table

NAMES = ("Ann", "Bola", "Cid", "Dan")
LATE_EN = "⌛ {} ran out of time, so the clock stepped in"
LATE_DE = "⌛ {} hat zu lange überlegt; die Uhr ist eingesprungen"
MOVES = {
    "whot": ("Ann drew a card.", "Ann hat eine Karte gezogen."),
    "caesar": ("Ann laid five cards, face down.", "Ann hat fünf Karten verdeckt gelegt."),
    "deerportal": (
        "Ann rolled 6 and went forward to field 6.",
        "Ann hat 6 gewürfelt und ist vorwärts auf Feld 6 gegangen.",
    ),
    "differo": ("Ann moved F2 → F8.", "Ann hat F2 → F8 gezogen."),
    "rally": ("Ann rolled 🎲 4.", "Ann hat 🎲 4 gewürfelt."),
    "duel": ("Ann: chose", "Ann: chose"),  # by the default screens
}


@pytest.mark.parametrize("game", MOVES)
@pytest.mark.usefixtures("with_toys")
def test_what_the_clock_did_is_told_in_one_sentence_with_why(game: str) -> None:
    session = play_table(game, ANN, BOB)
    if game == "caesar":  # which tells of cards when all of them are laid
        for seat in (1, 1, 1, 1, 0, 0, 0):
            session.act((ANN, BOB)[seat], session.prompts[seat], 0, session.touched + 1)
    session.tick(min(session.due.values()))
    told = session.recent_events()
    told = told[told.index(TimedOut(0)) :]
    english, german = MOVES[game]
    for language, why, move in (("en", LATE_EN, english), ("de", LATE_DE, german)):
        lines = screens_of(session.rulebook).story(told, translator_for(language), NAMES)
        assert plain(lines[0]) == f"{why.format('Ann')}: {move}"


def story(*events: object, you: int | None = None) -> list[str]:
    return [plain(line) for line in screens_of(GAMES["whot"]).story(events, EN, NAMES, you)]


def test_the_player_reads_of_it_as_you() -> None:
    drew = Drew(0, 1, "turn", ("c5",))
    assert story(TimedOut(0), drew, you=0) == [f"{LATE_EN.format('You')}: You drew ●5."]


def test_two_moves_of_the_clock_are_two_sentences() -> None:
    told = story(TimedOut(0), Drew(0, 1, "turn"), TimedOut(0), Drew(0, 1, "turn"))
    assert told == [f"{LATE_EN.format('Ann')}: Ann drew a card."] * 2


@pytest.mark.parametrize("after", [Drew(1, 1, "turn"), Suspended(1), HandedOver(0, "normal")])
def test_a_move_that_tells_nothing_takes_no_sentence_of_anothers(after: object) -> None:
    """As the last card of a double decking does."""
    first, second = story(TimedOut(0), after)
    assert first == f"{LATE_EN.format('Ann')}."
    assert [second] == story(after)


def test_a_move_of_the_clock_that_ends_what_is_told_stands_alone() -> None:
    assert story(Drew(1, 1, "turn"), TimedOut(0))[-1] == f"{LATE_EN.format('Ann')}."
