"""Answers to a map that somebody brings: a picture of it, or everything that is wrong."""

from collections.abc import Sequence
from typing import Final

from bot.i18n import Translator
from bot.pictures.rally_picture import RallyPicture
from bot.screens.callback_data import OWN, PRACTISE, write
from bot.screens.rally import names_on_map
from bot.screens.screen import Button, Screen
from engine.games.rally import Rally
from engine.games.rally.board import Chart, board_from
from engine.games.rally.maps import MOST_FAULTS, Fault, small

TOLD: Final = 8  # faults at once


def map_kept(chart: Chart, by: str, is_private: bool, t: Translator) -> Screen:
    """Show a map that was kept: in a private chat with a button to play on it, in a group with the
    name of the person who brought it."""
    text = t.html(
        "map-kept",
        name=chart.name or t("map-unnamed"),
        positions=len(chart.positions),
        stations=sum(spot.kind == "station" for spot in chart.positions),
        where="private" if is_private else "group",
    )
    picture = RallyPicture(small(chart), names=names_on_map(board_from(chart), t))
    if is_private:
        playing = Button(t("map-play"), write(PRACTISE, "", Rally.key, OWN), style="primary")
        return Screen(text, ((playing,),), picture)
    whose = t.html("map-brought", by=by or t("player-name", number=1))
    return Screen(f"{text}\n{whose}", picture=picture)


def map_refused(faults: Sequence[Fault], t: Translator) -> Screen:
    lines = [t.html("map-refused")]
    for fault in faults[:TOLD]:
        about = {name: "none" if value == "" else value for name, value in fault.about.items()}
        told = t.html(f"map-fault-{fault.code}", **about)
        lines.append(t.html("map-fault", line=fault.line, fault=told))
    if len(faults) > TOLD:
        is_all = "yes" if len(faults) < MOST_FAULTS else "no"  # the check ends with so many
        lines.append(t.html("map-more", count=len(faults) - TOLD, all=is_all))
    return Screen("\n".join(lines))
