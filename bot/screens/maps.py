"""What becomes of a map that somebody brings: a picture of it, or everything that is wrong."""

from collections.abc import Sequence
from typing import Final

from bot.i18n import Say
from bot.pictures.rally import RallyPicture
from bot.screens.screen import Screen
from engine.games.rally.board import Chart
from engine.games.rally.maps import Fault, small

TOLD: Final = 8  # faults at once


def map_kept(chart: Chart, say: Say) -> Screen:
    text = say.html(
        "map-kept",
        name=chart.name or say("map-unnamed"),
        positions=len(chart.positions),
        stations=sum(spot.kind == "station" for spot in chart.positions),
    )
    return Screen(text, picture=RallyPicture(small(chart)))


def map_refused(faults: Sequence[Fault], say: Say) -> Screen:
    lines = [say.html("map-refused")]
    for fault in faults[:TOLD]:
        about = {name: value or "none" for name, value in fault.about.items()}
        told = say.html(f"map-fault-{fault.code}", **about)
        lines.append(say.html("map-fault", line=fault.line, fault=told))
    if len(faults) > TOLD:
        lines.append(say.html("map-more", count=len(faults) - TOLD))
    return Screen("\n".join(lines))
