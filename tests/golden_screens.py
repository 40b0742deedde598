"""Forty screens in English and German, as text, and their pictures, as small grey thumbnails.

After a change that is meant: `python -m tests.golden_screens`, and read the difference; with
`--out FOLDER` it writes the pictures there, to be looked at. With `--language fa --out FOLDER` it
writes texts and pictures of that language there, and no golden file. It stops at a missing
translation.
"""

import argparse
import io
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image

from bot.actions.about import TOPICS, help_here
from bot.i18n import FALLBACK, MissingTranslation, Translator, languages, translator_for
from bot.names import names_of
from bot.pictures import draw
from bot.screens import (
    Screen,
    badges,
    games,
    hand_screen,
    lobby,
    me,
    me_everywhere,
    practice,
    private_start,
    replay_screen,
    result,
    rules,
    settings,
    table,
    table_for_one,
    top,
    top_for_all,
)
from bot.screens.callback_data import WALK, Shared, read
from bot.screens.replay_screen import At, Keyed
from bot.screens.screen import plain
from engine.frames import frames, key_moments
from engine.games import GAMES
from engine.session.archived import Known
from tests.bot.screens.archived import ANCHOR, DAY, board, counted, rows, tally, totals
from tests.engine.tables import (
    ANN,
    BOB,
    CID,
    NOON,
    Session,
    finished,
    open_table,
    play_on,
    play_table,
)
from tests.spoken import READ

GOLDEN: Final = Path(__file__).parent / "golden" / "screens"
MIDDLE: Final = 23  # moves after which a game is looked at, or half of a short one
BOT: Final = "parlour_bot"
THUMBNAIL: Final = (24, 16)
LEVELS: Final = 8  # of grey


def screens_of_game(game: str, t: Translator) -> Iterator[tuple[str, Screen]]:
    """Yield the screens of one game with their names, in the order of an evening."""
    people = (ANN, BOB, CID)[: GAMES[game].seats[-1]]
    waiting = open_table(game, *people)
    yield "lobby", lobby(waiting, t, names_of(waiting, t), BOT)
    yield "rules", rules(GAMES[game], t)
    dealt = play_table(game, *people)
    yield "table, dealt", _table(dealt, t)
    yield "hand, dealt", _hand(dealt, t)
    over = finished(game, *people)
    middle = play_on(play_table(game, *people), min(MIDDLE, len(over.log) // 2))
    yield "table", _table(middle, t)
    hand = _hand(middle, t)
    yield "hand, asked", hand
    if path := _step(hand):
        yield "hand, at a step", _hand(middle, t, path)
    waiting_seat = next(seat for seat in range(len(people)) if seat not in middle.prompts)
    yield "hand, waiting", _hand(middle, t, seat=waiting_seat)
    yield "result", result(over, t, names_of(over, t), counted=counted(over))
    yield "replay", _replay(over, t)


def other_screens(t: Translator) -> Iterator[tuple[str, Screen]]:
    yield "private start", private_start(t, BOT)
    for topic in TOPICS:
        yield f"help, {topic}", help_here(t, is_private=False, topic=topic)
    yield "settings", settings(120_000, True, True, t.language, t)
    alone = play_table("whot", ANN, computers=2)
    names, events = names_of(alone, t), alone.events_since_own_move(0, with_own=True)
    yield "table for one", table_for_one(alone, 0, events, t, names, NOON)
    yield "practice", practice(open_table("whot", ANN), t)
    yield from screens_of_the_archive(t)


def screens_of_the_archive(t: Translator) -> Iterator[tuple[str, Screen]]:
    own = tally()
    yield "me", me("Ann", own, totals(), t, DAY, ANCHOR, is_private=False)
    yield "me, everywhere", me_everywhere("Ann", totals(), t, ANCHOR)
    for page in (1, 2, 3):
        yield f"badges, page {page}", badges(own.badges, t, ANCHOR, page)
    yield "top, this month", top(board("month"), t, ANCHOR)
    yield "top, all time", top(board("ever"), t, ANCHOR)
    yield "top, for all", top_for_all(board("ever"), t)
    played = rows(finished("whot", ANN, BOB, CID), finished("differo", ANN, BOB))
    people = {1: Known(ANN, "Ann"), 2: Known(BOB, "Bob"), 3: Known(-3, "")}
    yield "games", games(played, people, t, ANCHOR, listed="mine")


def _table(session: Session, t: Translator) -> Screen:
    return table(session, session.recent_events(), t, names_of(session, t), NOON)


def _hand(
    session: Session, t: Translator, path: tuple[int, ...] = (), seat: int | None = None
) -> Screen:
    seat = min(session.prompts) if seat is None else seat
    since = session.events_since_own_move(seat)
    return hand_screen(session, seat, since, t, names_of(session, t), path, NOON)


def _replay(session: Session, t: Translator) -> Screen:
    made = frames(session.record(), session.rulebook)
    moments = key_moments(made, session.rulebook)
    keyed = Keyed("t1", Shared(7, "abcdefghijkl2"), BOT)
    return replay_screen(session, made, moments, At(moments[0]), keyed, t, names_of(session, t))


def _step(hand: Screen) -> tuple[int, ...]:
    """Return the path of the first key that leads to a further step."""
    for row in hand.rows:
        for button in row:
            pressed = read(button.data)
            if pressed.verb == WALK and len(pressed.numbers) > 1:
                return pressed.numbers[1:]
    return ()


@cache
def every_screen(t: Translator) -> tuple[tuple[str, str, Screen], ...]:
    """Return the file, the name and the screen of each."""
    ours = [(game, *named) for game in GAMES for named in screens_of_game(game, t)]
    return (*ours, *(("others", *named) for named in other_screens(t)))


def written(screen: Screen) -> str:
    """Write a screen down: its words, and its keys in brackets."""
    keys = [" ".join(f"[{button.text}]" for button in row) for row in screen.rows]
    return "\n".join([plain(screen.text), *keys])


def thumbnail(screen: Screen) -> str:
    """Write a picture down so coarsely that only what one would see changes it."""
    if screen.picture is None:
        return "-"
    drawn = Image.open(io.BytesIO(draw(screen.picture))).convert("L")
    small = drawn.resize(THUMBNAIL, Image.Resampling.BOX)
    return "".join(str(level * LEVELS // 256) for level in small.tobytes())


def texts(language: str) -> dict[str, str]:
    """Return what each file of a language holds."""
    files: dict[str, list[str]] = {}
    for file, name, screen in every_screen(translator_for(language)):
        files.setdefault(file, []).append(f"=== {name} ===\n{written(screen)}\n")
    return {file: "\n".join(parts) for file, parts in files.items()}


def thumbnails() -> str:
    screens = every_screen(translator_for(FALLBACK))
    lines = [f"{file}: {name}: {thumbnail(screen)}" for file, name, screen in screens]
    return "\n".join(lines) + "\n"


def write_texts(language: str, folder: Path) -> None:
    try:
        shown = texts(language)
    except MissingTranslation as missing:
        sys.exit(f"missing translation: {missing} in {language}")
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in shown.items():
        (folder / f"{file}.txt").write_text(text, encoding="utf-8")


def write_pictures(language: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file, name, screen in every_screen(translator_for(language)):
        if screen.picture is not None:
            (folder / f"{language} {file} {name}.png").write_bytes(draw(screen.picture))


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden_screens", description=__doc__)
    parser.add_argument("--language", choices=languages(), help="write this one to the folder")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="for pictures")
    given = parser.parse_args(arguments)
    if given.language and not given.out:
        parser.error("--language needs --out FOLDER")
    Translator.is_strict = True
    if given.language:
        write_texts(given.language, given.out)
        write_pictures(given.language, given.out)
        return
    for language in READ:
        write_texts(language, GOLDEN / language)
        if given.out:
            write_pictures(language, given.out)
    (GOLDEN / "pictures.txt").write_text(thumbnails(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
