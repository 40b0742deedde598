"""Every frame of finished games is shown, in every language, within what Telegram takes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.i18n import translator_for
from bot.names import Names, names_for, names_of
from bot.pictures import draw
from bot.screens import replay_screen
from bot.screens.callback_data import Shared, read, read_payload, read_shared
from bot.screens.game_screens import screens_of
from bot.screens.replay_frames import picture_of
from bot.screens.replay_screen import At, Keyed
from engine.frames import frames, key_moments
from engine.games import GAMES
from engine.record import read_record
from engine.session import Player, lobby
from tests.bot.screens.looking import EN, LONGEST, buttons_of, look
from tests.engine.tables import ANN, BOB, CID, DAN, Session, play_on, play_table
from tests.spoken import READ, every_language, unmarked

RECORDS = Path(__file__).parents[2] / "golden" / "records"
ID = "abcdefghijkl2"
KEYED = Keyed(ID, Shared(171, ID), "parlour_bot")
LINKED = Keyed(Shared(171, ID).payload, Shared(171, ID), "parlour_bot")
PEOPLE = (ANN, BOB, CID, DAN)


def over(game: str, seed: int = 0) -> Session:
    return play_on(play_table(game, *PEOPLE[: GAMES[game].seats[-1]]), seed=seed)


def every_screen(
    session: Session, language: str, names: Names | None = None, step: int = 1
) -> Iterator[str]:
    """Yield the texts of all frames, through all eyes, with and without their pictures."""
    t = translator_for(language)
    made = frames(session.record(), session.rulebook)
    moments = key_moments(made, session.rulebook)
    shown = names or names_of(session, t)
    has_pictures = screens_of(session.rulebook).cover(t) is not None
    for number in sorted({*range(0, len(made), step), *moments}):
        for eyes in (None, *range(len(session.players))):
            for with_picture in (True, False):
                at = At(number, eyes)
                screen = replay_screen(session, made, moments, at, LINKED, t, shown, with_picture)
                assert (screen.picture is not None) == (with_picture and has_pictures)
                yield look(screen, is_private=True, mentions=0)


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_a_sample_of_frames_is_shown(game: str, language: str) -> None:
    texts = list(every_screen(over(game), language, step=17))
    assert all(re.search(r"· \d+(/| \w+ )\d+", unmarked(text)) for text in texts)


@pytest.mark.slow
@pytest.mark.parametrize("language", READ)
@pytest.mark.parametrize("game", GAMES)
def test_every_frame_is_shown(game: str, language: str) -> None:
    for seed in range(3):
        assert list(every_screen(over(game, seed), language))


@pytest.mark.slow
@every_language
@pytest.mark.parametrize("game", GAMES)
def test_the_longest_names_fit(game: str, language: str) -> None:
    session = over(game)
    for name in LONGEST:
        count = len(session.players)
        names = Names(
            names_for([Player(seat, name) for seat in range(count)], translator_for(language))
        )
        assert list(every_screen(session, language, names, step=29))


GOLDEN = sorted(RECORDS.glob("*.json"))


@every_language
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_games_are_stepped_through(file: Path, language: str) -> None:
    record = read_record(file.read_bytes(), GAMES)
    game = GAMES[record.game]
    if record.rules != game.rules:
        with pytest.raises(Exception, match="rules"):
            frames(record, game)
        return
    made = frames(record, game)
    t = translator_for(language)
    names = Names([f"N{seat}" for seat in range(len(record.drawn_for))])
    for number, frame in enumerate(made):
        assert picture_of(game, frame, None, t, names) is not None
        story = screens_of(game).story(frame.events, t, names)
        assert all(story), (number, frame.events)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_key_moments_are_drawn(game: str) -> None:
    session = over(game)
    made = frames(session.record(), session.rulebook)
    names = names_of(session, EN)
    for number in (0, *key_moments(made, session.rulebook)):
        for eyes in (None, 0):
            picture = picture_of(session.rulebook, made[number], eyes, EN, names)
            assert picture is None or draw(picture)[:4] == b"\x89PNG"
            assert (picture is not None) == (screens_of(session.rulebook).cover(EN) is not None)


@pytest.mark.parametrize("game", ["whot", "caesar"])
def test_every_hand_lies_open_unless_it_is_looked_through_somebodys_eyes(game: str) -> None:
    session = over(game)
    made = frames(session.record(), session.rulebook)
    names, screens = names_of(session, EN), screens_of(session.rulebook)
    number = len(made) // 2
    held = [
        screens.held(session.rulebook.view(made[number].state, seat), EN)
        for seat in range(len(session.players))
    ]
    assert all(held)

    def text(eyes: int | None) -> str:
        screen = replay_screen(session, made, [], At(number, eyes), KEYED, EN, names, False)
        return screen.text

    assert all(each in text(None) for each in held)
    for seat, own in enumerate(held):
        assert own in text(seat)
        others = [each for other, each in enumerate(held) if other != seat]
        assert not any(each in text(seat) for each in others)


def test_keys_lead_on_and_back_within_the_game() -> None:
    session = over("whot")
    made = frames(session.record(), session.rulebook)
    moments, names, last = key_moments(made, session.rulebook), names_of(session, EN), len(made) - 1

    def keys(at: At) -> dict[str, str]:
        screen = replay_screen(session, made, moments, at, KEYED, EN, names)
        return {button.text: button.data for button in buttons_of(screen.rows)}

    middle = keys(At(5, 1))
    assert [read(middle[text]).numbers for text in ("⏮", "◀", "▶", "⏭")] == [
        *((0, 2), (4, 2), (6, 2), (last, 2))
    ]
    following = next(moment for moment in moments if moment > 5)
    assert read(middle["⭐ Next key moment"]).numbers == (following, 2)
    assert read(keys(At(last))["⭐ Next key moment"]).numbers == (moments[0], 0)
    assert read(keys(At(0))["◀"]).rest[-1] == read(keys(At(last))["▶"]).rest[-1] == "end"


def test_a_link_is_read_as_it_is_written_and_nothing_else_is() -> None:
    assert read_shared(Shared(7, ID).payload) == Shared(7, ID)
    assert read_payload(Shared(7, ID).payload) is not None
    for other in ("", "r07abcdefgh", "rzzabcdefghijkl2", f"{Shared(7, ID).payload}x", "hands"):
        assert read_shared(other) is None


def test_a_game_with_a_short_id_is_not_shared() -> None:
    session = over("whot")
    made = frames(session.record(), session.rulebook)
    keyed = Keyed("abcdefgh", None, "parlour_bot")
    screen = replay_screen(session, made, [1], At(0), keyed, EN, names_of(session, EN))
    assert not [button for button in buttons_of(screen.rows) if button.url]


def test_a_game_that_everybody_left_ends_in_words() -> None:
    session = play_on(play_table("whot", ANN, BOB, CID), 12)
    for user in (BOB, CID):
        lobby.leave(session, user, session.touched)
    assert session.phase == "over"
    assert any("won" in text for text in every_screen(session, "en"))
