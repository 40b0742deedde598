"""Public buttons, whose numbers mean cards by their places in a hand."""

from collections.abc import Sequence

from bot.i18n import Say
from bot.screens.caesar.panel import label, why_not
from bot.screens.caesar.steps import can_place, open_groups
from bot.screens.caesar.words import BACK, ICONS, face
from bot.screens.keys import Keys
from bot.screens.screen import ALERT, Button, shorten
from engine.game import Seat
from engine.games.caesar.nouns import (
    CASTLES,
    DONE,
    DRAWS,
    PASS,
    PUT,
    VETO_IT,
    Action,
    Assassinate,
    Castle,
    Discard,
    Lay,
    Play,
    View,
)
from engine.games.caesar.pack import (
    ASSASSINATION,
    CASTLING,
    EACH,
    KIND,
    NUMBERS,
    OWN,
    SCOUT,
    WRATH,
    Kind,
)
from engine.games.caesar.tricks import KIND_OF

# What the public buttons mean; a card of a hand is known by its place in it, counted from 1.
PASSES, VETOES, DRAWS_INFLUENCE, DRAWS_ACTION, ENDS, PUTS = 90, 91, 92, 93, 94, 95
PLACES, MURDERS, SCOUTS, CASTLINGS, WRATHS, DISCARDS = 100, 300, 340, 350, 370, 380


def public_keys(view: View, say: Say, keys: Keys, numbered: bool) -> list[Button]:
    """Made of what the whole table knows. Pass and Veto are there for whoever is asked."""
    match view.phase:
        case "veto":
            return [
                keys.number(label(PASS, view, say), PASSES),
                keys.number(label(VETO_IT, view, say), VETOES, style="danger"),
            ]
        case "refill" | "replace":
            ways = (DRAWS_INFLUENCE, DRAWS_ACTION)
            return [
                keys.number(label(draw, view, say), way)
                for draw, way in zip(DRAWS, ways, strict=True)
            ]
        case "castling":
            assert isinstance(view.pending, Castle)
            groups = (view.pending.group, view.pending.other)
            return [keys.number(label(PUT[group], view, say), PUTS + group) for group in groups]
        case "setup":
            return [keys.number(str(kind), kind) for kind in NUMBERS] if numbered else []
        case "discard":
            count = sum(view.held[view.turn]) if numbered else 0
            hand = [keys.number(str(n), DISCARDS + n) for n in range(1, count + 1)]
            return [*hand, keys.number(label(DONE, view, say), ENDS)]
        case _:
            return _play_keys(view, say, keys, numbered)


def _play_keys(view: View, say: Say, keys: Keys, numbered: bool) -> list[Button]:
    seat = view.turn
    places = can_place(view)
    buttons: list[Button] = []
    if numbered and places:
        buttons += [
            keys.number(
                f"{n}{ICONS[group]}{'▵' if way else BACK}", PLACES + n * 10 + group * 2 + way
            )
            for n in range(1, view.held[seat][0] + 1)
            for group in open_groups(view, seat)
            for way in (1, 0)
            if view.faces & (1 if way else 2)
        ]
    if numbered and not view.acted and view.held[seat][1]:
        buttons += _trick_keys(view, seat, say, keys)
    if view.placed or not places:
        buttons.append(keys.number(label(DONE, view, say), ENDS))
    return buttons


def _trick_keys(view: View, seat: Seat, say: Say, keys: Keys) -> list[Button]:
    """Every target that an action card could have, whichever are held: a group and a number are for
    an Assassination, two groups for a Castling."""
    others = OWN[1 - seat]
    own = [bool(view.up[place] or view.down[place]) for place in OWN[seat]]
    buttons = [
        keys.number(f"{ICONS[group]}{face(kind, say)}", MURDERS + group * 6 + kind)
        for group in EACH
        for kind in sorted({KIND[card] for card in view.up[others[group]]})
    ]
    buttons += [
        keys.number(f"👁{ICONS[group]}", SCOUTS + group)
        for group in EACH
        if view.down[others[group]]
    ]
    buttons += [
        keys.number(f"{ICONS[castle.group]}{ICONS[castle.other]}", CASTLINGS + index)
        for index, castle in enumerate(CASTLES)
        if view.left[castle.group]
        and view.left[castle.other]
        and (own[castle.group] or own[castle.other])
    ]
    buttons += [
        keys.number(f"⚡{ICONS[group]}", WRATHS + group)
        for group in EACH
        if own[group] or view.up[others[group]] or view.down[others[group]]
    ]
    return buttons


def alert(view: View, legal: Sequence[Action], say: Say) -> str:
    """The hand with the places of its cards, as the public numbers mean them."""
    entries = [f"{n}: {face(KIND[card], say)}" for n, card in enumerate(view.hand, 1)]
    if view.phase == "castling" and view.pool:
        return say("caesar-asked-nothing", cards=face(KIND[view.pool[-1]], say))
    return shorten("  ".join(entries) or say("caesar-empty-hand"), ALERT)


def numbered(view: View, legal: Sequence[Action], number: int, say: Say) -> int | str:
    action = _meant(view, legal, number)
    if action in legal:
        return legal.index(action)
    if number == VETOES and view.phase == "veto":
        return say("caesar-no-veto")
    if view.phase == "castling" and PUTS <= number < PUTS + 5:
        return say("caesar-full")
    kinds = {MURDERS: ASSASSINATION, SCOUTS: SCOUT, CASTLINGS: CASTLING, WRATHS: WRATH}
    for first in sorted(kinds, reverse=True):
        if first <= number < DISCARDS:
            return why_not(view, kinds[first], say)
    return say("refusal-Illegal")


def _meant(view: View, legal: Sequence[Action], number: int) -> Action | None:
    if view.phase == "setup":
        return next((a for a in legal if isinstance(a, Lay) and a.card == number), None)
    simple: dict[int, Action] = {
        PASSES: PASS,
        VETOES: VETO_IT,
        DRAWS_INFLUENCE: DRAWS[0],
        DRAWS_ACTION: DRAWS[1],
        ENDS: DONE,
    }
    if number in simple:
        return simple[number]
    if PUTS <= number < PUTS + 5:
        return PUT[number - PUTS]
    if PLACES < number < MURDERS:
        place, way = divmod(number - PLACES, 10)
        kind = _kind_at(view, place)
        return None if kind is None else Play(kind, way // 2, way % 2 == 1)
    if number > DISCARDS:
        kind = _kind_at(view, number - DISCARDS)
        return None if kind is None else Discard(kind)
    return _meant_trick(legal, number)


def _meant_trick(legal: Sequence[Action], number: int) -> Action | None:
    for action in legal:
        match action:
            case Assassinate(group, card):
                own = MURDERS + group * 6 + card
            case Castle():
                own = CASTLINGS + CASTLES.index(action)
            case _ if KIND_OF.get(type(action)) == SCOUT:
                own = SCOUTS + action.group  # type: ignore[union-attr]
            case _ if KIND_OF.get(type(action)) == WRATH:
                own = WRATHS + action.group  # type: ignore[union-attr]
            case _:
                continue
        if own == number:
            return action
    return None


def _kind_at(view: View, place: int) -> Kind | None:
    return KIND[view.hand[place - 1]] if 1 <= place <= len(view.hand) else None
