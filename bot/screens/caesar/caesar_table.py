"""The table in words and as a picture, and what belongs to each player."""

from bot.i18n import Translator
from bot.names import Names
from bot.pictures.caesar_picture import CaesarPicture, Labels
from bot.screens.caesar.caesar_steps import asked, can_place, way
from bot.screens.caesar.caesar_telling import each_of_two, own_bust
from bot.screens.caesar.caesar_words import BACK, ICONS, WON, face, faces, group_name, trick_name
from bot.screens.words import Fields, mark
from engine.game import Seat
from engine.games.caesar.model import (
    Castle,
    Trick,
    View,
)
from engine.games.caesar.pack import (
    EACH,
    KIND,
    MISSION,
    OWN,
    Group,
    Kind,
)
from engine.games.caesar.votes import score


def table(view: View, t: Translator, names: Names) -> str:
    lines: list[str] = []
    if view.options.best_of_three:
        game = view.games + (not view.reason)
        one, other = view.wins
        lines.append(t.html("caesar-match", game=game, one=one, other=other))
    lines += [
        t.html(
            "caesar-table-group",
            icon=ICONS[group],
            group=group_name(group, t),
            left=view.left[group],
            one=_side(view, 0, group, t, names),
            other=_side(view, 1, group, t, names),
        )
        for group in EACH
    ]
    if view.phase != "setup":
        out = " ".join(ICONS[bust] for bust in view.out) or t("caesar-no-busts")
        lines.append(t.html("caesar-busts", out=out, bag=len(view.bag)))
        if view.seat is None:
            lines.append(t.html("caesar-decks", **_decks(view, names)))
    if view.phase == "veto" and view.pending:
        lines.append(t.html("caesar-announced", trick=trick_name(view.pending, t)))
    if view.seat is None and not view.reason:
        lines += _step(view, t)
    if view.seat is not None and not view.reason:
        if view.seat == view.turn and view.phase in ("refill", "discard"):
            lines += own_bust(view, t, names)
        if mission := view.missions[view.seat]:
            group = group_name(MISSION.index(mission), t)
            lines.append(t.html("caesar-mission", group=group))
    return "\n".join(lines)


def _step(view: View, t: Translator) -> list[str]:
    """Tell what comes next in the turn, as everybody may know it."""
    if view.phase == "veto":
        return []
    step: str = view.phase
    fields: Fields = {}
    if step == "play" and (view.placed or not can_place(view)):
        step = "more" if can_place(view) else "action"
        fields = {"way": way(view), "acted": view.acted}
    return [t.html(f"caesar-now-{step}", **fields)]


def _decks(view: View, names: Names) -> Fields:
    influence, actions = zip(*view.decks, strict=True)
    discarded = [*map(len, view.discards)]
    parts = (("influence", influence), ("actions", actions), ("discarded", discarded))
    fields: Fields = {}
    for what, both in parts:
        fields |= each_of_two(both, what, names)
    return fields


def _side(view: View, seat: Seat, group: Group, t: Translator, names: Names) -> str:
    """Return a seat's mark, its open cards, its hidden ones and what it has won."""
    place = OWN[seat][group]
    parts = [mark(seat, names), faces(view.up[place], t)]
    if seat == view.seat:
        parts += [f"({face(KIND[card], t)})" for card in view.own[group]]
    else:
        parts.append(BACK * view.down[place])
    parts.append(f"{WON}\u2060{view.won[place]}" if view.won[place] else "")
    shown = [part for part in parts if part]
    return " ".join(shown if len(shown) > 1 else [*shown, "–"])


def standing(view: View, seat: Seat, t: Translator) -> str:
    return t.html(
        "caesar-standing",
        persona=persona(view, seat, t),
        points=score(view.won, seat, _mission(view, seat)),
        influence=view.held[seat][0],
        actions=view.held[seat][1],
    )


def persona(view: View, seat: Seat, t: Translator) -> str:
    who = "caesar" if seat == view.caesar else "cleopatra"
    return t(f"caesar-persona-{who}")


def _mission(view: View, seat: Seat) -> Group:
    """Return a seat's mission once it is known: until then everybody's points go without."""
    name = view.missions[seat] if view.reason else ""
    return MISSION.index(name) if name else -1


def hand(view: View, t: Translator) -> str:
    cards = view.pool if view.phase == "setup" and view.pool else view.hand
    return t.html("caesar-hand", cards=faces(cards, t)) if cards else ""


def final(view: View, seat: Seat, t: Translator) -> str:
    mission = _mission(view, seat)
    patricians = sum(view.won[place] for place in OWN[seat])
    plain, points = score(view.won, seat, -1), score(view.won, seat, mission)
    result = "none" if mission < 0 else "done" if points > plain else "missed"
    return t.html(
        "caesar-final",
        patricians=patricians,
        bonus=plain - patricians,
        mission=result,
        group=group_name(mission, t) if mission >= 0 else "",
        points=points,
    )


def picture(view: View, t: Translator, names: Names) -> CaesarPicture:
    lying = view.phase == "castling"
    return CaesarPicture(
        names.plates,
        tuple(_title(view, seat, t) for seat in (0, 1)),
        tuple(score_in_words(view, seat, t) for seat in (0, 1)),
        labels(t),
        view.caesar,
        kinds_up(view),
        view.down,
        view.won,
        view.left,
        view.out,
        len(view.bag),
        view.decks,
        tuple(map(len, view.discards)),
        view.held,
        () if view.reason or view.phase == "setup" else (asked(view),),
        view.bust,
        tuple(vote.group for vote in view.votes),
        tuple(_targets(view.pending)) if view.pending and not lying else (),
    )


def labels(t: Translator) -> Labels:
    """Return the words on a picture of the table."""
    words = (t(f"caesar-label-{what}") for what in ("hand", "decks", "discarded", "busts", "bag"))
    return Labels(tuple(group_name(group, t) for group in EACH), *words)


def kinds_up(view: View) -> tuple[tuple[Kind, ...], ...]:
    return tuple(tuple(KIND[card] for card in cards) for cards in view.up)


def score_in_words(view: View, seat: Seat, t: Translator) -> str:
    return t("caesar-points", points=score(view.won, seat, _mission(view, seat)))


def _title(view: View, seat: Seat, t: Translator) -> str:
    """Return who a seat is; when it is over, with the mission that was secret."""
    mission = _mission(view, seat)
    if mission < 0:
        return persona(view, seat, t)
    return t(
        "caesar-title-mission",
        persona=persona(view, seat, t),
        group=group_name(mission, t),
        done=score(view.won, seat, mission) > score(view.won, seat, -1),
    )


def _targets(trick: Trick) -> list[Group]:
    return [trick.group, trick.other] if isinstance(trick, Castle) else [trick.group]
