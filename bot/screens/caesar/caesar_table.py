"""The table in words and as a picture, and what belongs to each player."""

from collections.abc import Sequence

from bot.i18n import Translator
from bot.names import Names
from bot.pictures.caesar_hand_picture import CaesarHandPicture
from bot.pictures.caesar_picture import CaesarPicture, Labels
from bot.screens.caesar.caesar_steps import asked, can_place, reach, way
from bot.screens.caesar.caesar_telling import each_of_two, own_bust
from bot.screens.caesar.caesar_words import BACK, ICONS, WON, face, faces, group_name, trick_name
from bot.screens.game_screens import Path
from bot.screens.words import Fields, mark
from engine.game import Seat
from engine.games.caesar.model import (
    Castle,
    Trick,
    View,
)
from engine.games.caesar.pack import (
    ASSASSINATION,
    EACH,
    HAND,
    KIND,
    MISSION,
    OWN,
    VETO,
    WORDS,
    Group,
    Kind,
)
from engine.games.caesar.votes import score


def table(view: View, t: Translator, names: Names) -> str:
    """Tell what no picture shows: what comes next, and what the reader's own bust brought."""
    lines: list[str] = []
    if view.options.best_of_three:
        game = view.games + (not view.reason)
        one, other = view.wins
        lines.append(t.html("caesar-match", game=game, one=one, other=other))
    if view.phase == "veto" and view.pending:
        lines.append(t.html("caesar-announced", trick=trick_name(view.pending, t)))
    elif view.seat is None and not view.reason:
        lines.append(_step(view, t))
    if view.seat == view.turn and not view.reason and view.phase in ("refill", "discard"):
        lines += own_bust(view, t, names)
    return "\n".join(lines)


def secrets(view: View, t: Translator) -> list[str]:
    """Tell a player the own cards that lie face down, and the mission."""
    cards = "  ".join(
        f"{ICONS[group]} {faces(lying, t)}" for group, lying in enumerate(view.own) if lying
    )
    is_over = bool(view.reason)
    hidden = [t.html("caesar-own-hidden", cards=cards)] if cards and not is_over else []
    return [*hidden, *_own_mission(view, t)]


def _own_mission(view: View, t: Translator) -> list[str]:
    if view.seat is None or view.reason or not view.missions[view.seat]:
        return []
    group = group_name(MISSION.index(view.missions[view.seat]), t)
    return [t.html("caesar-mission", group=group)]


def board(view: View, path: Path, t: Translator, names: Names) -> str:
    """Tell what the pictures show: the groups, the busts, the decks, and a hand that is no key."""
    lines: list[str] = [
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
    lines += _own_mission(view, t)
    if view.seat is not None and not path and view.phase in ("refill", "replace", "veto"):
        lines.append(hand(view, t))
    return "\n".join(filter(None, lines))


def _step(view: View, t: Translator) -> str:
    """Tell what comes next in the turn, as everybody may know it."""
    step: str = view.phase
    fields: Fields = {}
    if step == "play" and (view.placed or not can_place(view)):
        step = "more" if can_place(view) else "action"
        fields = {"way": way(view), "acted": view.acted}
    elif step == "play" and view.acted:
        step = "influence"
    return t.html(f"caesar-now-{step}", **fields)


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
    cards = hand_in_faces(view, t)
    return t.html("caesar-hand", cards=cards) if cards else ""


def held(view: View, t: Translator) -> str:
    """Return a seat's hand, its cards that lie face down, and the group of its mission."""
    parts = [hand_in_faces(view, t)]
    lying = [f"{ICONS[group]} {faces(cards, t)}" for group, cards in enumerate(view.own) if cards]
    parts += [f"🙈 {'  '.join(lying)}"] if lying else []
    if view.seat is not None and view.missions[view.seat]:
        parts.append(f"🎯 {ICONS[MISSION.index(view.missions[view.seat])]}")
    return " · ".join(filter(None, parts))


def hand_in_faces(view: View, t: Translator) -> str:
    return faces(view.pool if view.phase == "setup" and view.pool else view.hand, t)


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
        () if view.reason else tuple(vote.group for vote in view.votes),
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


def hand_picture(view: View, path: Path, t: Translator, names: Names) -> CaesarHandPicture | None:
    """Describe what one player knows: the own cards, and the groups."""
    seat = view.seat
    if seat is None or view.reason:
        return None
    is_placing = bool(view.pool) and view.phase in ("setup", "castling")
    cards = tuple(KIND[card] for card in (reversed(view.pool) if is_placing else view.hand))
    if view.phase == "setup":
        cards = tuple(sorted(cards))
    playable, chosen, marked = _choice(view, cards, path)
    mission = MISSION.index(view.missions[seat])
    refills = view.phase == "refill" and view.turn == seat
    return CaesarHandPicture(
        seat,
        view.caesar,
        names.plates,
        labels(t).groups,
        cards,
        tuple(t(f"caesar-name-{WORDS[kind]}") if kind >= ASSASSINATION else "" for kind in cards),
        playable,
        chosen,
        min(HAND - len(view.hand), sum(view.decks[seat])) if refills else 0,
        kinds_up(view),
        view.down,
        tuple(tuple(KIND[card] for card in lying) for lying in view.own),
        view.won,
        view.left,
        tuple(marked),
        tuple(_targets(view.pending)) if view.pending and view.phase == "veto" else (),
        mission if mission < len(EACH) and view.missions[seat] else -1,
        t("caesar-label-mission"),
    )


def _choice(
    view: View, cards: Sequence[Kind], path: Path
) -> tuple[tuple[bool, ...] | None, int, list[Group]]:
    """Return which of the cards can be chosen, which one is, and the groups that this is about."""
    if view.phase == "setup":
        return None, -1, [min(4, 5 - len(view.pool))] if view.pool else []
    if view.seat != asked(view) or view.phase in ("refill", "replace"):
        return None, -1, [vote.group for vote in view.votes]
    if view.phase == "castling" and isinstance(view.pending, Castle):
        groups = [view.pending.group, view.pending.other]
        return tuple(index == 0 for index in range(len(cards))), 0 if cards else -1, groups
    if view.phase == "veto":
        return tuple(kind == VETO for kind in cards), -1, []
    if view.phase == "discard":
        return None, cards.index(path[0]) if path and path[0] in cards else -1, []
    playable = tuple(_can_play(view, kind) for kind in cards)
    if not path or path[0] not in cards:
        return playable, -1, []
    groups = [path[1]] if len(path) > 1 and path[1] in EACH else reach(view, path[0])
    return playable, cards.index(path[0]), groups


def _can_play(view: View, kind: Kind) -> bool:
    if kind >= ASSASSINATION and view.acted:
        return False
    return bool(reach(view, kind))
