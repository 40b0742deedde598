"""Pictures of tables: small files, equal for equal tables, and different where it matters."""

import pytest

from bot.looks import LOOKS
from bot.names import names_of
from bot.pictures import common, draw, drawn, people, shapes
from bot.screens import screens_of
from engine.games import GAMES
from tests.bot.screens.looking import EN, PICTURED
from tests.engine.tables import ANN, BOB, CID, play_on, play_table


def test_seats_are_told_apart_without_colours() -> None:
    marks = [people.medal(seat, 60).getchannel("A").tobytes() for seat in range(6)]
    assert len(set(marks)) == 1  # all discs ...
    shown = {shapes.mask(look.shape, 60).tobytes() for look in LOOKS}
    assert len(shown) == len({look.mark for look in LOOKS}) == len(LOOKS)  # ... different marks


@pytest.mark.parametrize("game", GAMES)
def test_a_games_own_picture_is_drawn_from_its_public_view(game: str) -> None:
    session = play_on(play_table(game, *(ANN, BOB, CID)[: GAMES[game].seats[-1]]), 20)
    names = names_of(session, EN)
    description = screens_of(session.rulebook).picture(session.view(None), EN, names)
    if description is not None:
        assert len(draw(description)) < common.MOST_BYTES


@pytest.mark.parametrize("game", PICTURED)
def test_a_cover_shows_no_player(game: str) -> None:
    cover = drawn(screens_of(GAMES[game]).cover(EN)).convert("RGB")
    counted = cover.getcolors(cover.width * cover.height)
    assert counted is not None
    assert {look.colour for look in LOOKS}.isdisjoint(colour for _, colour in counted)


def test_nobody_draws_what_is_no_picture() -> None:
    with pytest.raises(TypeError):
        draw("a table")
