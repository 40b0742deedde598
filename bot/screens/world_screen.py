"""The world board of a pool: the best of all groups by the nicknames that they chose."""

from collections.abc import Sequence

from bot.archive.top import WorldPlace
from bot.i18n import Translator
from bot.screens.callback_data import CLOSE, TOP, WORLD, write
from bot.screens.me_screen import rating_shown
from bot.screens.screen import Button, Screen, turning
from bot.screens.words import MEDALS, pool_name


def world(
    places: Sequence[WorldPlace], pool: str, pools: Sequence[str], t: Translator, anchor: str
) -> Screen:
    """Return a world board for one person. The keys lead on by the `anchor`, a game of the chat."""
    lines = [
        t.html(
            "world-line",
            place=MEDALS.get(place.rank) or t("result-place", rank=place.rank),
            who=place.nickname,
            rating=rating_shown(place.rating),
        )
        for place in places
    ]
    text = "\n".join(
        [
            t.html("world-title", pool=pool_name(pool, t)),
            "",
            *(lines or [t.html("world-nobody")]),
            "",
            t.html("world-how"),
        ]
    )
    at = pools.index(pool)
    beside = [
        Button(t(key, pool=pool_name(pools[to], t)), write(WORLD, anchor, pools[to]))
        for key, to in (("top-before", at - 1), ("top-after", at + 1))
        if 0 <= to < len(pools)
    ]
    back = (Button(t("back"), write(TOP, anchor)), Button(t("close"), write(CLOSE, "")))
    return Screen(text, (turning(beside, t), back))


def nickname_screen(nickname: str, t: Translator) -> Screen:
    """Tell somebody under which nickname the world boards show them, if at all."""
    if nickname:
        return Screen(t.html("nickname-chosen", nickname=nickname))
    return Screen(t.html("nickname-none"))
