"""Measure the recap of the longest of some games of each kind, on one core:
`python -m tests.bench.recap`.

Computers that think one move ahead play with the most seats, each as if a person sat there, so that
no run of moves is joined. Exits with 1 if a film is larger or takes longer than the targets, which
do not hold for animated GIFs.
"""

import sys
from dataclasses import replace
from time import process_time
from typing import Any, Final

from bot.i18n import translator_for
from bot.names import names_of
from bot.pictures.recap_film import makes_videos, recap
from bot.screens.recap_screen import recap_tables
from bot.screens.result_screen import ending_picture
from engine.chance import Loose
from engine.game import Game
from engine.games import GAMES
from engine.record import Record
from engine.search import choose
from engine.session import GameSession
from engine.terminal import TerminalTable, sit_down

GAMES_EACH: Final = 5
MOST_MB, MOST_SECONDS = 2.5, 2.0
Session = GameSession[Any, Any]


def play(game: Game[Any, Any, Any], seats: int, seed: int) -> Session:
    salt = seed.to_bytes(32, "big")
    table = TerminalTable(game, seats, None, "greedy", salt, {}, lambda: 0.0)
    session: Session = sit_down(table)
    chance, now = Loose(salt), 0
    while session.thinking:
        seat, level, prompt = session.thinking[0]
        now += 5000
        index = choose(game, session.view(seat), seat, level, chance, table.clock)
        session.act_for(seat, prompt, index, now)
    return session


def by_people(record: Record) -> Record:
    """Return a record as if people had made all moves."""
    return replace(record, log=[line.replace(" computer ", " player ", 1) for line in record.log])


def main() -> int:
    t, is_met = translator_for("en"), True
    print("game        seats  lines  frames  seconds    MB  film")
    for game in GAMES.values():
        played = [play(game, seats, seed) for seats in game.seats for seed in range(GAMES_EACH)]
        longest = max(played, key=lambda session: len(session.log))
        names = names_of(longest, t)
        record = by_people(longest.record())
        ending = ending_picture(longest, t, names)
        began = process_time()
        shown = [*recap_tables(record, game, t, names), ending]
        film = recap(shown)
        took, size = process_time() - began, len(film.data) / 1e6
        is_beyond = size > MOST_MB or took > MOST_SECONDS
        is_met = is_met and not is_beyond
        print(
            f"{game.key:10} {len(record.drawn_for):6} {len(record.log):6} {len(shown):7}"
            f"  {took:7.2f}  {size:4.2f}  {film.width}x{film.height}, {film.seconds} s"
            f"{' !' if is_beyond else ''}"
        )
    return 0 if is_met or not makes_videos() else 1


if __name__ == "__main__":
    sys.exit(main())
