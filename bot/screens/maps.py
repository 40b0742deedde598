"""What becomes of a map that somebody brings: a picture of it, or everything that is wrong."""

from collections.abc import Sequence
from typing import Final

from bot.i18n import Say
from bot.pictures.rally import RallyPicture
from bot.screens.keys import OWN, PRACTISE, write
from bot.screens.screen import Button, Screen
from engine.games.rally import Rally
from engine.games.rally.board import Chart
from engine.games.rally.maps import Fault, small

TOLD: Final = 8  # faults at once


def map_kept(chart: Chart, by: str, is_private: bool, say: Say) -> Screen:
    """In a private chat it can be played on at once; in a group it is told who brought it."""
    text = say.html(
        "map-kept",
        name=chart.name or say("map-unnamed"),
        positions=len(chart.positions),
        stations=sum(spot.kind == "station" for spot in chart.positions),
        where="private" if is_private else "group",
    )
    if is_private:
        playing = Button(say("map-play"), write(PRACTISE, "", Rally.key, OWN), style="primary")
        return Screen(text, ((playing,),), RallyPicture(small(chart)))
    whose = say.html("map-brought", by=by or say("player-name", number=1))
    return Screen(f"{text}\n{whose}", picture=RallyPicture(small(chart)))


def map_refused(faults: Sequence[Fault], say: Say) -> Screen:
    lines = [say.html("map-refused")]
    for fault in faults[:TOLD]:
        about = {name: value or "none" for name, value in fault.about.items()}
        told = say.html(f"map-fault-{fault.code}", **about)
        lines.append(say.html("map-fault", line=fault.line, fault=told))
    if len(faults) > TOLD:
        lines.append(say.html("map-more", count=len(faults) - TOLD))
    return Screen("\n".join(lines))
