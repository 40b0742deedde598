"""Lessons in words and pictures: every step is a screen that Telegram takes, in every language."""

import pytest

from bot.i18n import LOCALES, Translator, translator_for
from bot.pictures.differo_picture import DifferoHand
from bot.pictures.whot_hand_picture import WhotHandPicture
from bot.screens import lesson_games, lesson_list, lesson_step, screens_of
from bot.screens.callback_data import EASY, LEARN, PRACTISE, read
from bot.screens.lesson_screen import taught
from bot.screens.screen import ALERT, length, line_count, plain
from engine.games import GAMES
from engine.games.whot.model import Play
from engine.lessons import Ask, Lesson, Tell, lesson_of, lessons_of, offers, scene, told_of
from tests.bot.screens.looking import buttons_of, look
from tests.engine.test_lessons import asked, every_lesson, scenes
from tests.spoken import every_language, unmarked

WORDS = 240  # letters of a step
TITLE = 32  # letters that a key of a phone shows
LINES = 9  # below a picture
T_EN = translator_for("en")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Translator, "is_strict", True)


def messages_of(game: str, lesson: Lesson) -> set[str]:
    """Return the ids of all messages of a lesson."""
    found = {f"lesson-{game}-{lesson.key}"}
    for step in lesson.steps:
        if isinstance(step, Tell | Ask):
            found.add(step.words)
        if isinstance(step, Ask):
            found |= {*step.wrong.values(), *filter(None, [step.hint])}
    return found


@every_language
@pytest.mark.parametrize("game", taught())
def test_the_messages_of_lessons_are_those_that_are_used(game: str, language: str) -> None:
    file = LOCALES / language / f"lessons_{game}.ftl"
    starts = (line.partition(" =") for line in file.read_text(encoding="utf-8").splitlines())
    written = {key for key, is_message, _ in starts if is_message and key.startswith("lesson-")}
    assert written == set().union(*(messages_of(game, each) for each in lessons_of(game)))


@every_language
@every_lesson
def test_the_words_of_a_step_are_few(key: str, lesson: Lesson, language: str) -> None:
    t = translator_for(language)
    assert length(t(f"lesson-{key}-{lesson.key}")) <= TITLE
    for step in lesson.steps:
        if isinstance(step, Tell | Ask):
            assert 0 < length(t.html(step.words)) <= WORDS, step.words


@every_language
@every_lesson
def test_a_wrong_answer_is_told_below_the_task(key: str, lesson: Lesson, language: str) -> None:
    t = translator_for(language)
    for at, step in asked(key, lesson):
        for move in map(GAMES[key].text, offers(GAMES[key], at)):
            if move != step.move:
                wrong = told_of(step, move)
                assert 0 < length(t(wrong)) <= ALERT, wrong
                for has_pictures in (True, False):
                    screen = lesson_step(GAMES[key], at, t, has_pictures, wrong=wrong)
                    text = unmarked(look(screen, is_private=True, commands=True))
                    assert text.endswith(unmarked(f"\n✗ {plain(t.html(wrong))}")), wrong


@every_language
@every_lesson
def test_every_step_is_a_screen_that_telegram_takes(
    key: str, lesson: Lesson, language: str
) -> None:
    t, game = translator_for(language), GAMES[key]
    has_cover = screens_of(game).cover(t) is not None
    for at in scenes(key, lesson):
        drawn, words = (lesson_step(game, at, t, has_pictures) for has_pictures in (True, False))
        for screen in (drawn, words):
            look(screen, is_private=True, commands=True)
            labels = [button.text for button in buttons_of(screen.rows)]
            assert len(set(labels)) == len(labels)
        assert (drawn.picture is not None, words.picture) == (has_cover, None)
        assert line_count(drawn.text) <= LINES, drawn.text
        assert length(words.text) > length(drawn.text) or not has_cover


@pytest.mark.parametrize("game", taught())
def test_a_lesson_leads_to_the_next_one_and_the_last_to_an_easy_computer(game: str) -> None:
    t, lessons = translator_for("en"), lessons_of(game)
    for number, lesson in enumerate(lessons, 1):
        at = next(at for at in scenes(game, lesson) if at.is_end)
        on = read(buttons_of(lesson_step(GAMES[game], at, t).rows)[0].data)
        if number < len(lessons):
            assert (on.verb, on.rest) == (LEARN, (game, lessons[number].key, "0"))
        else:
            assert (on.verb, on.rest) == (PRACTISE, (game, EASY))


@every_lesson
def test_the_last_words_of_a_lesson_stand_on_its_last_page(key: str, lesson: Lesson) -> None:
    t, ends = translator_for("en"), [at for at in scenes(key, lesson) if at.is_end]
    first = lesson_step(GAMES[key], ends[0], t)
    assert "finished!" in first.text or "the last lesson!" in first.text
    if isinstance(last := lesson.steps[-1], Tell):
        assert ends[0].step == last
        assert t.html(last.words) in first.text
    pages = [lesson_step(GAMES[key], at, t) for at in scenes(key, lesson) if not at.is_end]
    assert not any("finished!" in page.text for page in pages)


@every_lesson
def test_the_heading_counts_the_steps(key: str, lesson: Lesson) -> None:
    t, numbers = translator_for("en"), []
    for at in scenes(key, lesson):
        heading, _, _ = plain(lesson_step(GAMES[key], at, t).text).partition("\n")
        numbers.append(heading.rpartition(" ")[2])
    taps = sum(isinstance(step, Tell | Ask) for step in lesson.steps)
    assert numbers == [f"{number}/{taps}" for number in (*range(1, taps + 1), taps)]


def test_a_lesson_tells_the_vote_that_the_learners_own_bust_called() -> None:
    lesson = lesson_of("caesar", "actions")
    assert lesson is not None
    last = lesson_step(GAMES["caesar"], scene(GAMES["caesar"], lesson, len(lesson.steps)), T_EN)
    assert "You drew the bust of the 🌸 Censors" in plain(last.text)


def test_a_picture_of_whot_lights_up_the_cards_that_are_buttons() -> None:
    t, game = translator_for("en"), GAMES["whot"]
    for lesson in lessons_of("whot"):
        for at in scenes("whot", lesson):
            screen = lesson_step(game, at, t)
            if not isinstance(screen.picture, WhotHandPicture):
                continue  # it is over
            offered = offers(game, at) if isinstance(at.step, Ask) else []
            lit = {each.card for each in screen.picture.cards if each.state == "lit"}
            assert lit == {action.card for action in offered if isinstance(action, Play)}


def test_a_picture_of_differo_rings_the_pieces_that_are_buttons_and_draws_the_counted_line() -> (
    None
):
    t, game = translator_for("en"), GAMES["differo"]
    shown = {}
    for lesson in lessons_of("differo"):
        for at, step in asked("differo", lesson):
            picture = lesson_step(game, at, t).picture
            assert isinstance(picture, DifferoHand)
            movers = {game.text(action).partition("-")[0] for action in offers(game, at)}
            assert set(picture.board.movers) == movers
            shown[step.words.removeprefix("lesson-differo-")] = [
                (line.cells[0], line.cells[-1], line.count) for line in picture.lines
            ]
    assert shown["count-row"] == [("F1", "F8", 6)]
    assert shown["count-diagonal"] == [("B4", "I4", 2)]
    assert [count for _, _, count in shown["limits-longest"]] == [None] * 3
    assert shown["win-threat"] == []


@pytest.mark.parametrize("game", taught())
def test_the_first_lesson_that_is_not_finished_stands_out(game: str) -> None:
    t, keys = translator_for("en"), [lesson.key for lesson in lessons_of(game)]
    for done in range(len(keys) + 1):
        buttons = buttons_of(lesson_list(game, {game: keys[:done]}, t).rows)
        standing_out = [read(b.data).rest[1] for b in buttons if b.style == "primary"]
        assert standing_out == keys[done : done + 1]
        assert sum(button.text.startswith("✓") for button in buttons) == done


@every_language
def test_the_choice_of_games_and_lessons_fits(language: str) -> None:
    t = translator_for(language)
    all_learned = {game: [lesson.key for lesson in lessons_of(game)] for game in taught()}
    for learned in ({}, all_learned):
        look(lesson_games(learned, t, "W" * 64), is_private=True, commands=True)
        for game in taught():
            look(lesson_list(game, learned, t), is_private=True, commands=True)
