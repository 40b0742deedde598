"""The pictures of Rally's rule sheet: example positions on the house's maps."""

from collections.abc import Callable
from dataclasses import replace

from bot.pictures.rally_picture import RallyHand, RallyPicture
from engine.cards import circle
from engine.games.rally.model import Options, State, View
from engine.games.rally.rules import Rally

Table = Callable[[View], RallyPicture]
Hand = Callable[[View, tuple[int, ...]], RallyHand | None]


def rule_picture(page: int, table: Table, hand: Hand) -> RallyPicture | RallyHand | None:
    """Describe a roll on the whole map; its stops on the way; a roll to the finish; another map."""
    match page:
        case 1:
            return table(_example("9", 3, "B"))
        case 2:
            ends, stops = (hand(_example("9", 3, "B"), path) for path in ((), (1,)))
            if ends is None or stops is None:
                return stops
            both = (*stops.table.targets, *ends.table.targets)
            return replace(stops, table=replace(stops.table, targets=both))
        case 3:
            return hand(_example("13", 2, "ABDF"), ())
        case 4:
            island = table(_example("S", 0, "", Options(board="island")))
            return RallyPicture(island.board, names=island.names)
    return None


def _example(place: str, steps: int, stamps: str, options: Options | None = None) -> View:
    """Return the view of a player who has rolled, in a game for two."""
    state = State(
        options or Options(),
        [place, "4" if steps else place],
        [[*stamps], ["A"] if steps else []],
        circle(2),
        dice=(steps,) if steps else (),
        steps=steps,
        trail=[place],
    )
    return Rally().view(state, 0)
