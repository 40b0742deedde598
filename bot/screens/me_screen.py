"""One person's own results: in a chat, in all groups, and the badges that they earned."""

from collections.abc import Collection, Mapping
from typing import Final, TypeVar

from bot.archive.badges import BADGES as OF_GAMES
from bot.archive.tally import PoolTally, Tally
from bot.archive.totals import PoolTotal, Totals
from bot.i18n import Html, Translator
from bot.names import clean
from bot.screens.callback_data import BADGES, CLOSE, GAMES_PLAYED, ME, MISTAKE, PRIVACY, write
from bot.screens.counted_lines import points
from bot.screens.lesson_screen import game_of_badge, lesson_badges
from bot.screens.screen import CAPTION, Button, Rows, Screen, beginning, in_rows, turning
from bot.screens.words import game_name, pool_name
from engine.ratings import WIN, Rating

P = TypeVar("P", PoolTally, PoolTotal)

EVERYWHERE: Final = "all"
NAME: Final = "name"  # in the key that shows it in shared replays, or hides it
SECOND: Final = 1000
BADGES_SHOWN: Final = 12  # lines on a page


def me(
    name: str,
    tally: Tally,
    totals: Totals | None,
    t: Translator,
    day: int,
    anchor: str,
    is_private: bool,
    mistakes: int | None = None,
    shows_name: bool = False,
    earned: Collection[str] = (),
) -> Screen:
    """Return somebody's results in a chat. The keys lead on by the `anchor`, a game of its
    archive; one of them changes whether shared replays show the name. So many `mistakes` wait as
    puzzles; None if there are none that come back. `earned` are badges that no game brought."""
    title = "me-title-private" if is_private else "me-title"
    rows: list[Button] = []
    if tally.dealt:
        rows.append(Button(t("my-games"), write(GAMES_PLAYED, anchor, "mine")))
    if tally.dealt or earned:
        rows.append(Button(t("badges-button"), write(BADGES, anchor)))
    if totals is not None:
        rows.append(Button(t("me-everywhere"), write(ME, anchor, EVERYWHERE)))
    if mistakes is not None:
        rows.append(Button(t("mistakes-button", count=mistakes), write(MISTAKE, "")))
    rows.append(Button(t("privacy-button"), write(PRIVACY, anchor)))
    naming = Button(t("name-hide" if shows_name else "name-show"), write(ME, anchor, NAME))
    pools = _by_games(tally.pools)
    lines: list[str] = [
        line
        for pool, played in pools.items()
        for line in (_pool(pool, played, t, day), _won(played, t))
    ]
    if tally.dealt:
        is_rated = any(played.rated for played in pools.values())
        lines += [*([t.html("me-rating-how")] if is_rated else []), "", *_habits(tally, t)]
    else:
        lines = [t.html("me-nothing")]
    if tally.dealt or earned:
        lines.append(_badge_count([*tally.badges, *earned], t))
    shown = (*in_rows(rows, 2), *(((naming,),) if tally.dealt else ()))
    return _screen(t.html(title, name=clean(name) or "…"), lines, shown, t)


def me_everywhere(
    name: str, totals: Totals, t: Translator, anchor: str, earned: Collection[str] = ()
) -> Screen:
    """Return somebody's results in all groups together: ratings are of one group."""
    lines: list[str] = [
        line
        for pool, played in _by_games(totals.pools).items()
        for line in (_games(pool, played.games, t), _won(played, t))
    ]
    lines += ["", *_habits(totals, t), _badge_count([*totals.badges, *earned], t)]
    back = Button(t("back"), write(ME, anchor))
    title = t.html("me-title-everywhere", name=clean(name) or "…")
    return _screen(title, lines, ((back,),), t)


def _by_games(pools: Mapping[str, P]) -> dict[str, P]:
    """Return the pools that were played to a result, the most played ones first."""
    played = {name: pool for name, pool in pools.items() if pool.games}
    return dict(sorted(played.items(), key=lambda each: -each[1].games))


def _screen(title: Html, lines: list[str], rows: Rows, t: Translator) -> Screen:
    close = Button(t("close"), write(CLOSE, ""))
    text = "\n".join([title, "", *beginning(lines, CAPTION - 100)])
    return Screen(text, (*rows, (close,)))


def _pool(pool: str, played: PoolTally, t: Translator, day: int) -> Html:
    if not played.rated:
        return _games(pool, played.games, t)
    rating = rating_shown(played.rating(pool, day))
    name = pool_name(pool, t)
    return t.html("me-pool-rated", pool=name, rating=rating, count=played.games)


def _games(pool: str, games: int, t: Translator) -> Html:
    return t.html("me-pool", pool=pool_name(pool, t), count=games)


def rating_shown(rating: Rating) -> str:
    """Write a rating with its deviation, and a question mark as long as it is provisional."""
    unsure = "?" if rating.is_provisional else ""
    return f"{points(rating.value)}{unsure} ± {points(rating.deviation)}"


def _won(played: PoolTally | PoolTotal, t: Translator) -> Html:
    whole = WIN * played.games
    return t.html(
        "me-won", won=round(100 * played.won / whole), share=round(100 * played.par / whole)
    )


def _habits(played: Tally | Totals, t: Translator) -> list[str]:
    """Tell how often somebody stays to the end, and how fast they answer."""
    finished = 100 * played.finished // played.dealt if played.dealt else 100
    parts = [t.html("me-finishes", percent=finished)]
    if played.own:
        seconds = max(1, round(played.ms / played.own / SECOND))
        parts.append(t.html("me-answers", seconds=seconds))
    return [" · ".join(parts)]


def _badge_count(earned: Collection[str], t: Translator) -> Html:
    every = _every_badge()
    return t.html("me-badges", count=sum(code in earned for code in every), most=len(every))


def _every_badge() -> list[str]:
    """List the badges that there are: those that games bring, and those of lessons."""
    return [*OF_GAMES, *lesson_badges()]


def badges(earned: Collection[str], t: Translator, anchor: str, page: int = 1) -> Screen:
    """List every badge in pages, the earned ones first; a secret one is named when it is earned."""
    every = _every_badge()
    own = [code for code in every if code in earned]
    others = [code for code in every if code not in earned]
    open_ones = [code for code in others if code not in OF_GAMES or not OF_GAMES[code].is_secret]
    secret = len(others) - len(open_ones)
    lines = [t.html("badge-earned", **_about(code, t)) for code in own]
    if open_ones or secret:
        lines += [Html(("\n" if own else "") + t.html("badges-open"))]
        lines += [t.html("badge-open", **_about(code, t)) for code in open_ones]
        lines += [t.html("badge-secret")] * secret
    pages = [lines[at : at + BADGES_SHOWN] for at in range(0, len(lines), BADGES_SHOWN)]
    page = max(1, min(page, len(pages)))
    beside = [
        Button(t(key, page=to, count=len(pages)), write(BADGES, anchor, to))
        for key, to in (("rules-before", page - 1), ("rules-after", page + 1))
        if 1 <= to <= len(pages)
    ]
    title = t.html("badges-title", count=len(own), most=len(every))
    keys = (Button(t("back"), write(ME, anchor)), Button(t("close"), write(CLOSE, "")))
    return Screen("\n".join([title, "", *pages[page - 1]]), (turning(beside, t), keys))


def _about(code: str, t: Translator) -> dict[str, str]:
    """Return the name of a badge and how it is earned; those of lessons share their words."""
    if game := game_of_badge(code):
        name = game_name(game, t)
        return {
            "badge": t("badge-learned", game=name),
            "about": t("badge-learned-about", game=name),
        }
    return {"badge": t(f"badge-{code}"), "about": t(f"badge-{code}-about")}
