"""Everything that every registered game can say has its words in English, and no field is lost."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import count, product
from typing import Annotated, Any, get_args, get_origin

import pytest

import bot.actions  # noqa: F401
from bot.actions.action import menu
from bot.i18n import MissingTranslation, translator_for
from bot.names import Names
from bot.screens import screens_of, words
from bot.screens.game_screens import GameScreens
from bot.screens.private_screens import about
from bot.screens.screen import ALERT, CAPTION
from engine.chance import Loose
from engine.game import Game, house_rules, redact, with_option
from engine.games import GAMES
from engine.refusals import Refusal
from engine.session_events import SessionEvent
from tests.bot.screens.looking import EN, shown
from tests.engine.toys import TOYS
from tests.slow import all_but
from tests.spoken import READ, every_language, together

AnyGame = Game[Any, Any, Any]
NAMES = Names(("Ann", "Bob", "Cid", "Dan", "Eve", "Fay"))
SEEDS, MOST_SEEDS = 10, 60  # random games by each house rule; more as long as an event is missing
FULL_STOPS = (".", "!", "。", "！", "।", "።")
OF_A_KIND = 300  # events that are told
# A sentence that begins about its reader and goes on as if about somebody else.
ABOUT_ANOTHER = {
    "en": re.compile(r"\bYou\b[^.:;!]*\b(has|is|does|his|her|its|their|and (?!was)[a-z]+s)\b"),
    "de": re.compile(r"\bDu\b[^.:;!]*\b(hat|ist|muss|wird|sich|seine?|ihre?)\b"),
}


def is_about_another(line: str, language: str) -> bool:
    """Return whether a sentence changes the person, in the languages of which we know how."""
    return language in ABOUT_ANOTHER and bool(ABOUT_ANOTHER[language].search(line))


def kinds(adapter: Any) -> list[type]:
    """The classes that an adapter tells apart."""
    hint = adapter._type
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    return list(get_args(hint)) or [hint]


def kind_of(noun: type) -> str:
    return str(next(f.default for f in fields(noun) if f.name == "kind"))


def needed(game: AnyGame) -> Iterator[str]:
    """The messages without which a game cannot be shown; its own labels stand in for those of its
    actions."""
    yield f"game-{game.key}"
    yield f"game-{game.key}-rules-1"
    for event in kinds(game.events):
        yield f"event-{game.key}-{kind_of(event)}"
    if type(screens_of(game)).label is GameScreens.label:
        for action in kinds(game.actions):
            yield f"action-{game.key}-{kind_of(action)}"
    for reason in game.reasons:
        yield f"reason-{game.key}-{reason}"
    for role in game.roles(game.options()):
        yield f"role-{game.key}-{role}"
    for rule, values in house_rules(game.options).items():
        yield f"rule-{game.key}-{rule}"
        yield f"rule-{game.key}-{rule}-help"
        for value in values:
            if isinstance(value, str):
                yield f"rule-{game.key}-{rule}-{value}"


def missing(game: AnyGame) -> list[str]:
    return [key for key in needed(game) if not EN.has(key)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_its_words(game: AnyGame) -> None:
    assert not missing(game), f"write {', '.join(missing(game))} in locales/en/{game.key}.ftl"


def test_what_is_missing_is_named() -> None:
    assert missing(TOYS["duel"]) == [
        "game-duel",
        "game-duel-rules-1",
        "event-duel-chose",
        "event-duel-shown",
        "action-duel-show",
        "reason-duel-rounds",
        "reason-duel-walkover",
        "role-duel-left",
        "role-duel-right",
        "rule-duel-gestures",
        "rule-duel-gestures-help",
    ]


def oddly(game: AnyGame) -> Iterator[Any]:
    """The game as it is written, and with each house rule changed alone."""
    yield game.options()
    for rule, values in house_rules(game.options).items():
        yield from (with_option(game.options(), rule, value) for value in values)


@together
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_event_is_told_with_all_its_fields(game: AnyGame, spoken: tuple[str, ...]) -> None:
    told: Counter[str] = Counter()
    most = OF_A_KIND if spoken == READ else OF_A_KIND // 10
    missing = {kind_of(event) for event in kinds(game.events)}
    for seed, options in product(range(MOST_SEEDS), oddly(game)):
        if seed >= SEEDS and not missing:
            break
        for seats in {game.seats[0], game.seats[-1]}:
            for event in played(game, options, seats, seed):
                missing.discard(event.kind)
                told[event.kind] += 1
                if told[event.kind] > most:
                    continue
                for viewer, t in product((None, *range(seats)), map(translator_for, spoken)):
                    about = f"{event} told to {viewer} in {t.language}"
                    line = screens_of(game).tell(redact(event, viewer), t, NAMES, viewer)
                    assert shown(line, CAPTION)[0], about
                    assert not is_about_another(line, t.language), about
    assert not missing, f"never seen in {MOST_SEEDS} random games by each house rule"


@together
@pytest.mark.parametrize("key", all_but(GAMES.keys() - {"rally"}, GAMES))
def test_every_move_has_a_label(key: str, spoken: tuple[str, ...]) -> None:
    game = GAMES[key]
    for options in oddly(game) if spoken == READ else [game.options()]:
        state = game.setup(game.seats[-1], options, Loose(1))
        chance = Loose(2)
        for move in count():
            if not (asked := game.to_act(state)):
                break
            seat = asked[chance.below(len(asked))]
            view, legal = game.view(state, seat), game.legal(state, seat)
            t = translator_for(spoken[move % len(spoken)])
            labels = [screens_of(game).label(action, view, t, NAMES) for action in legal]
            about = f"seat {seat}, {options}, move {move}, {t.language}: {labels}"
            assert all(labels), about
            assert len(set(labels)) == len(labels), about
            game.play(state, seat, legal[chance.below(len(legal))], chance)


def played(game: AnyGame, options: Any, seats: int, seed: int) -> Iterator[Any]:
    """Yield the events of a random game, in every other of which somebody leaves at some time."""
    chance = Loose(seed)
    state = game.setup(seats, options, chance)
    leaves_at = 3 ** chance.below(5) if seed % 2 else -1
    for move in range(400):
        asked = game.to_act(state)
        if not asked:
            return
        events: list[Any] = []
        if move == leaves_at:
            game.forfeit(state, asked[0], chance, events.append)
        else:
            legal = game.legal(state, asked[0])
            index = chance.below(len(legal)) if chance.below(2) else 0
            game.play(state, asked[0], legal[index], chance, events.append)
        yield from events


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_reason_is_a_sentence_about_the_winners(game: AnyGame) -> None:
    for reason in game.reasons:
        for winners in (1, 2):
            key = f"reason-{game.key}-{reason}"
            assert EN.html(key, winners="Ann", count=winners)


@every_language
@pytest.mark.parametrize("kind", Refusal.__subclasses__(), ids=lambda kind: str(kind.__name__))
def test_every_refusal_is_a_sentence_that_fits_an_alert(kind: type[Refusal], language: str) -> None:
    sentence = words.refusal(kind(**dict.fromkeys(kind.needs, "whot")), translator_for(language))
    assert len(sentence) <= ALERT
    assert sentence.endswith(FULL_STOPS)


@every_language
@pytest.mark.parametrize("kind", get_args(SessionEvent), ids=kind_of)
def test_every_session_event_is_told_of_others_and_of_oneself(kind: type, language: str) -> None:
    t = translator_for(language)
    samples = {"seat": 1, "by": "admin", "level": "easy", "number": 2}
    session_event = kind(**{f.name: samples[f.name] for f in fields(kind) if f.name != "kind"})
    of_another = words.session_event(session_event, t, NAMES)
    assert "Bob" in of_another or not hasattr(session_event, "seat")
    of_oneself = words.session_event(session_event, t, NAMES, you=1)
    assert "Bob" not in of_oneself
    assert not is_about_another(of_oneself, language)
    if hasattr(session_event, "by"):
        assert words.session_event(replace(session_event, by="player"), t, NAMES) != of_another


def test_a_draw_by_agreement_needs_no_game_to_tell_it() -> None:
    assert EN.html("reason-agreed", winners="Ann", count=2)


@every_language
@pytest.mark.parametrize("command", [each.command for each in menu(is_private=False)])
def test_every_command_says_what_it_does_as_telegram_lists_it(command: str, language: str) -> None:
    for is_private in (False, True):
        assert 3 <= len(about(command, translator_for(language), is_private)) <= 60


def test_what_is_not_there_is_said_so() -> None:
    with pytest.raises(MissingTranslation, match="event-whot-nothing"):
        EN("event-whot-nothing")
