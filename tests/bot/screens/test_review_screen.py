"""The review as it is shown: the table of that time, and both moves in the picture and in words."""

from dataclasses import replace
from typing import Any

import pytest

from bot.i18n import translator_for
from bot.names import Names
from bot.pictures.deerportal_picture import DeerPortalPicture
from bot.pictures.differo_picture import DifferoPicture
from bot.pictures.rally_picture import RallyPicture
from bot.screens import Screen, moment
from engine.chance import Loose
from engine.game import Seat
from engine.games import GAMES
from engine.games.deerportal.board import PORTAL
from engine.games.differo.board import cells_of
from engine.record import Entry, state_before
from engine.review import Moment
from engine.session import lobby
from tests.bot.screens.looking import EN, Session, look, other_worlds
from tests.engine.tables import ANN, NOON, SALT
from tests.spoken import every_language

NAMES = Names(("Ann", "Computer"))
HALF = {"en": "50%", "de": "50 %"}  # as a language writes it


def played(game: str, moves: int = 60) -> Session:
    """Some random moves of Ann and of a computer."""
    session: Session = lobby.open_lobby(GAMES, "t1", game, ANN, "Ann", SALT, NOON)
    lobby.add_computer(session, ANN, "easy", NOON)
    lobby.start(session, ANN, NOON)
    chance = Loose(5)
    for _ in range(moves):
        if session.phase != "playing":
            break
        seat, prompt = next(iter(session.prompts.items()))
        index = chance.below(len(session.legal(seat)))
        if seat:
            session.act_for(seat, prompt, index, NOON)
        else:
            session.act(ANN, prompt, index, NOON)
    return session


def moment_of(
    session: Session, seat: Seat, found: list[Moment], number: int, *more: Any, **rest: Any
) -> Screen:
    """Return the screen of a moment, in the state in which it was decided."""
    state = None
    if found:
        state = state_before(session.record(), session.rulebook, found[number].entry)
    return moment(session, seat, found, number, state, *more, **rest)


def every_choice(session: Session) -> list[Moment]:
    """Each choice of Ann's, as if every other move had been better."""
    found = []
    for number, line in enumerate(session.log):
        entry = Entry.read(line)
        if number and entry.seat == 0 and entry.by == "player":
            state = state_before(session.record(), session.rulebook, number)
            texts = [session.rulebook.text(a) for a in session.rulebook.legal(state, 0)]
            found += [Moment(number, text, 0.25, 0.5) for text in texts if text != entry.what]
    return found


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_can_be_told(game: str, language: str) -> None:
    session, t = played(game), translator_for(language)
    found = every_choice(session)
    assert found
    for number in range(0, len(found), max(1, len(found) // 40)):
        shown = look(moment_of(session, 0, found, number, t, NAMES), is_private=True)
        assert HALF.get(language, "50") in shown
        assert "\n\n\n" not in shown
        told = shown[shown.rindex("\n\n") :]
        assert all(line.count(": ") < 2 for line in told.splitlines()), told


def test_who_made_no_mistake_is_told_so() -> None:
    assert "Well played" in look(moment_of(played("whot"), 0, [], 0, EN, NAMES))


def test_of_differo_only_the_two_moves_are_pointed_out() -> None:
    session = played("differo", 8)
    found = every_choice(session)
    picture: Any = moment_of(session, 0, found, 0, EN, NAMES).picture
    assert isinstance(picture, DifferoPicture)
    moves = [Entry.read(session.log[found[0].entry]).what, found[0].better]
    played_ends, better_ends = (move.split("-") for move in moves)
    assert picture.marks == (("played", *played_ends), ("better", *better_ends))
    assert not picture.movers
    state = state_before(session.record(), session.rulebook, found[0].entry)
    then = session.rulebook.view(state, 0)
    assert (picture.white, picture.black) == (cells_of(then.white), cells_of(then.black))


@pytest.mark.parametrize("game", GAMES)
def test_it_shows_what_the_player_knew_then(game: str) -> None:
    """With other secrets behind what was known, the moment looks the same."""
    session = played(game)
    found = every_choice(session)[:1]
    shown = moment_of(session, 0, found, 0, EN, NAMES)
    then = state_before(session.record(), session.rulebook, found[0].entry)
    for world in other_worlds(replace(session, state=then), 0):
        assert moment(session, 0, found, 0, world.state, EN, NAMES) == shown


def test_a_walk_of_rally_is_told_with_its_steps() -> None:
    session = played("rally")
    found = [m for m in every_choice(session) if m.better.startswith("to ")]
    texts = [look(moment_of(session, 0, found, n, EN, NAMES)) for n in range(len(found))]
    assert any("You chose space " in text for text in texts)
    assert any(" steps)." in text for text in texts)


def test_a_way_of_deerportal_is_told_as_a_sentence() -> None:
    session = played("deerportal")
    shown = look(moment_of(session, 0, every_choice(session), 0, EN, NAMES))
    assert any(f"You chose {way} to " in shown for way in ("back", "forward")), shown
    assert "⬅" not in shown


def test_of_deerportal_the_better_way_stands_out() -> None:
    session = played("deerportal")
    for number, chosen in enumerate(found := every_choice(session)):
        screen = moment_of(session, 0, found, number, EN, NAMES)
        assert isinstance(screen.picture, DeerPortalPicture)
        state: Any = state_before(session.record(), session.rulebook, chosen.entry)
        way = {"forward": 1, "back": -1}[chosen.better]
        end = min(state.fields[0] + way * state.roll, PORTAL)
        assert dict(screen.picture.marks)["better"] == end
        assert "✗ your move in the game · ✓ the better move" in look(screen)
    without = moment_of(session, 0, found, 0, EN, NAMES, with_picture=False)
    assert "✗" not in look(without)


def test_of_rally_only_the_two_moves_are_shown_and_the_better_one_stands_out() -> None:
    session = played("rally")
    found = [m for m in every_choice(session) if m.better.startswith("to ")]
    screen = moment_of(session, 0, found, 0, EN, NAMES)
    assert isinstance(screen.picture, RallyPicture)
    moves = [Entry.read(session.log[found[0].entry]).what, found[0].better]
    assert {f"to {target.position}" for target in screen.picture.targets} == {*moves}
    assert [f"to {position}" for _, position in screen.picture.marks] == moves
    assert "✗ your move in the game · ✓ the better move" in look(screen)
    without = moment_of(session, 0, found, 0, EN, NAMES, with_picture=False)
    assert "✗" not in look(without)
