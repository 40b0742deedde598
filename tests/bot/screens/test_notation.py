"""Moves typed in the words of a language: what is shown is understood, and English always is."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.i18n import FALLBACK, LOCALES, translator_for
from bot.screens import as_typed, how_to_type, meant
from bot.screens.notation import UMLAUTS, WORD, in_notation, spellings, words_of
from engine.chance import Loose
from engine.game import house_rules, with_option
from engine.games import GAMES
from engine.games.rally.board import go
from tests.bot.screens.looking import Session, look
from tests.engine.games.rally_table import RALLY
from tests.engine.tables import ANN, BOB, play_table
from tests.spoken import LATER, READ, every_language, later

GERMAN = translator_for("de")
every_game = pytest.mark.parametrize("game", GAMES)
every_other = pytest.mark.parametrize("language", ["de", *map(later, LATER)])


def asked(key: str) -> Iterator[list[Any]]:
    """Yield what is legal through random games, by each house rule in turn."""
    game = GAMES[key]
    changed = [
        with_option(game.options(), rule, value)
        for rule, some in house_rules(game.options).items()
        for value in some
    ]
    for seed, options in enumerate(changed or [game.options()]):
        chance = Loose(seed)
        state = game.setup(game.seats[0], options, chance)
        for _ in range(60):
            if not (seats := game.to_act(state)):
                break
            yield (legal := game.legal(state, seats[0]))
            game.play(state, seats[0], legal[chance.below(len(legal))], chance)


def vocabulary(key: str) -> list[Any]:
    return [*GAMES[key].vocabulary(GAMES[key].options())]


def notation(key: str) -> set[str]:
    """The words of a game's notation; places and cards have capitals, or a letter and a number."""
    words = {word for action in vocabulary(key) for word in GAMES[key].text(action).split()}
    return {word for word in words if re.fullmatch("[a-z]+", word)}


@every_language
@every_game
def test_what_is_shown_as_an_example_is_read_back_as_the_same_move(
    game: str, language: str
) -> None:
    t, rules = translator_for(language), GAMES[game]
    for legal in asked(game):
        for action in legal[:: 1 + len(legal) // 8]:
            shown = as_typed(rules, action, t)
            assert meant(rules, shown, legal, t) == action
            assert meant(rules, shown.upper(), legal, t) == action
            assert meant(rules, shown.translate(UMLAUTS), legal, t) == action
            assert meant(rules, rules.text(action), legal, t) == action


@every_language
@every_game
def test_whatever_can_be_typed_is_meant_by_the_words_that_are_shown(
    game: str, language: str
) -> None:
    t, rules, words = translator_for(language), GAMES[game], vocabulary(game)
    for action in words[:: 1 + len(words) // 100]:
        written = rules.read(rules.text(action), words)
        assert meant(rules, as_typed(rules, action, t), words, t) == written


@every_language
@every_game
def test_anybody_can_copy_what_the_group_is_shown(game: str, language: str) -> None:
    rules, words, of_group = GAMES[game], vocabulary(game), translator_for(language)
    for action in words[:: 1 + len(words) // 100]:
        shown, written = as_typed(rules, action, of_group), rules.text(action)
        for reader in map(translator_for, READ):
            assert meant(rules, shown, words, reader, of_group) == rules.read(written, words)


@every_other
@every_game
def test_a_language_has_a_word_for_each_word_of_the_notation(game: str, language: str) -> None:
    own = words_of(game, language)
    assert notation(game) - own.keys() == set()
    assert all(own.values())


@every_other
@every_game
def test_no_word_of_a_language_stands_in_the_way_of_english(game: str, language: str) -> None:
    """Neither whole, nor by a beginning of two letters."""
    for word in notation(game):
        assert in_notation(game, word, language, False) == word
        for length in range(2, len(word) + 1):
            begun = word[:length]
            assert in_notation(game, begun, language, True).startswith(begun)
    for word, own in words_of(game, language).items():
        for spelling in (spelling for name in own for spelling in spellings(name)):
            assert [w for w in notation(game) - {word} if w.startswith(spelling)] == []
            assert in_notation(game, spelling, language, False) == word


@every_other
@every_game
def test_help_tells_the_words_of_the_language(game: str, language: str) -> None:
    english, own = (translator_for(code)(f"typed-{game}") for code in (FALLBACK, language))
    for word, (first, *_) in words_of(game, language).items():
        if re.search(rf"\b{word}\b", english):
            assert first in own


@every_other
def test_moves_written_in_a_sentence_are_in_the_words_of_the_language(language: str) -> None:
    for file in (LOCALES / language).glob("*.ftl"):
        for example in re.findall(r"/move ([^<{:.\n]+)", file.read_text(encoding="utf-8")):
            for game in GAMES:
                foreign = {
                    word for word, own in words_of(game, language).items() if word not in own
                }
                assert not foreign & {*example.split()}, example


@pytest.mark.parametrize(
    ("game", "typed", "text"),
    [
        ("caesar", "1 prätoren offen", "1 praetor up"),
        ("caesar", "1 PRAETOREN offen", "1 praetor up"),
        ("caesar", "1 pratoren offen", "1 praetor up"),
        ("caesar", "1 praetor offen", "1 praetor up"),
        ("caesar", "3 kon off", "3 consul up"),
        ("caesar", "3 con off", "3 con up"),
        ("caesar", "p Prätor verdeckt", "p praetor down"),
        ("caesar", "Φ Zensoren verdeckt", "p censor down"),
        ("caesar", "Attentat Ädilen 4", "assassination aedile 4"),
        ("caesar", "zieh Einflusskarte", "draw influence"),
        ("whot", "Kreis 5", "c5"),
        ("whot", "kreis5", "c5"),
        ("whot", "Whot Sterne", "w20 star"),
        ("whot", "s4 letzte Karte", "s4 last"),
        ("whot", "nimm", "draw"),
        ("deerportal", "Zurueck", "back"),
        ("rally", "nach A", "to A"),
        ("rally", "Würfle", "roll"),
        ("differo", "tauschen", "swap"),
    ],
)
def test_german_is_understood_in_many_spellings(game: str, typed: str, text: str) -> None:
    words = vocabulary(game)
    assert meant(GAMES[game], typed, words, GERMAN) == GAMES[game].read(text, words)


@pytest.mark.parametrize("typed", ["1 ver offen ver", "offen", "5 prätor seitlich", "", "ä" * 4000])
def test_nonsense_stays_nonsense(typed: str) -> None:
    assert meant(GAMES["caesar"], typed, vocabulary("caesar"), GERMAN) is None


def test_letters_with_their_marks_apart_are_the_same_letters() -> None:
    apart = "1 Pra\u0308tor offen"
    assert meant(GAMES["caesar"], apart, vocabulary("caesar"), GERMAN) is not None


@pytest.mark.parametrize(
    "typed", ["1 \u2068Prätor\u2069 offen", "\u200f١ Prätor offen", "１ Prätor offen"]
)
def test_a_move_is_read_with_the_digits_and_directions_of_other_scripts(typed: str) -> None:
    words = vocabulary("caesar")
    assert meant(GAMES["caesar"], typed, words, GERMAN) == GAMES["caesar"].read(
        "1 praetor up", words
    )


def test_a_word_with_vowel_signs_is_one_word() -> None:
    for word in ("पत्ता", "می‌کشم", "ካርድ"):
        assert WORD.findall(f"{word} 5") == [word]


def test_a_place_that_is_called_like_a_beginning_is_still_a_place() -> None:
    move = go("NA")
    assert meant(RALLY, as_typed(RALLY, move, GERMAN), [move], GERMAN) == move


def test_examples_are_shown_to_a_german_in_german() -> None:
    session: Session = play_table("deerportal", ANN, BOB)
    seat = min(session.prompts)
    told = look(how_to_type(session, seat, GERMAN, False), commands=True)
    assert "/move würfeln" in told
    assert "roll" not in told
