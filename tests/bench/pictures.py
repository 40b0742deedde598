"""Measure how long a picture takes on one core, and its size: `python -m tests.bench.pictures`.

Tables, hands and their steps come from random games; a `!` marks what is beyond the limits. At the
end, tables with new names are compared with the same tables drawn once more.
"""

from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import Final

from bot.i18n import translator_for
from bot.names import Names
from bot.pictures import draw
from bot.screens.callback_data import WALK, Keys, read
from bot.screens.game_screens import screens_of
from bot.screens.rules_screen import page_count
from engine.chance import Loose
from engine.games import GAMES

EN: Final = translator_for("en")
NAMES: Final = Names(("Ann", "Bola Adékúnlé", "Дмитро", "أحمد محمد", "山田太郎", "प्रिया"))
GAMES_EACH: Final = 3
KEYS: Final = Keys("abcdefgh", 0)
STRANGERS: Final = 30
MOST_COLD: Final = 1.5  # new plates are drawn, too
LIMITS: Final = {"table": (100, None), "hand": (60, 10), "step": (60, 10), "rules": (100, None)}


def frames(game: str, seats: int, seed: int) -> Iterator[tuple[str, object]]:
    """Yield what a random game shows before each move: the table, the asked hand, and a step."""
    rules, screens = GAMES[game], screens_of(GAMES[game])
    chance, names = Loose(seed), Names(NAMES[:seats])
    state = rules.setup(seats, rules.options(), chance)
    while True:
        yield "table", screens.picture(rules.view(state, None), EN, names)
        if not (asked := rules.to_act(state)):
            return
        seat = asked[0]
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        yield "hand", screens.hand_picture(view, (), EN, names)
        rows = screens.menu(view, legal, (), EN, names, KEYS)
        pressed = [read(button.data) for row in rows for button in row]
        if steps := [each.numbers[1:] for each in pressed if each.verb == WALK]:
            yield "step", screens.hand_picture(view, steps[seed % len(steps)], EN, names)
        rules.play(state, seat, legal[chance.below(len(legal))], chance)


def pictures(game: str) -> Iterator[tuple[str, object]]:
    for seats in GAMES[game].seats:
        for seed in range(GAMES_EACH):
            yield from frames(game, seats, seed)
    for page in range(1, page_count(GAMES[game], EN) + 1):
        yield "rules", screens_of(GAMES[game]).rule_picture(page, EN)


def cold_and_warm(game: str) -> tuple[float, float]:
    """Return the medians of the milliseconds that a table takes with names that were never written
    before, and once more with the same names."""
    rules, screens = GAMES[game], screens_of(GAMES[game])
    seats = rules.seats[-1]
    view = rules.view(rules.setup(seats, rules.options(), Loose(1)), None)
    times: tuple[list[float], list[float]] = ([], [])
    for number in range(STRANGERS):
        names = Names(tuple(f"{name} {number}" for name in NAMES[:seats]))
        description = screens.picture(view, EN, names)
        for each in times:
            begun = process_time()
            draw(description)
            each.append((process_time() - begun) * 1000)
    return median(times[0]), median(times[1])


def main() -> None:
    print("game       picture  count  median ms  99% ms  worst ms  median kB  largest kB")
    for game in GAMES:
        measured: dict[str, list[tuple[float, float]]] = {}
        for kind, description in pictures(game):
            if description is not None:
                begun = process_time()
                size = len(draw(description)) / 1000
                measured.setdefault(kind, []).append(((process_time() - begun) * 1000, size))
        for kind, each in measured.items():
            times, sizes = (sorted(part) for part in zip(*each, strict=True))
            most_size, most_time = LIMITS[kind]
            is_beyond = sizes[-1] > most_size or (most_time and median(times) > most_time)
            print(
                f"{game:10} {kind:7} {len(each):6}  {median(times):9.1f}"
                f"  {times[len(times) * 99 // 100]:6.1f}  {times[-1]:8.1f}"
                f"  {median(sizes):9.1f}  {sizes[-1]:10.1f}{' !' if is_beyond else ''}"
            )

    print("tables with names that were never written before, and once more")
    for game in GAMES:
        cold, warm = cold_and_warm(game)
        print(
            f"{game:10} {cold:6.1f} ms {warm:6.1f} ms, ratio {cold / warm:.2f}"
            f"{' !' if cold / warm > MOST_COLD else ''}"
        )


if __name__ == "__main__":
    main()
