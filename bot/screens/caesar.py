"""How Caesar & Cleopatra looks: five groups with two sides, votes told, hands of hidden cards."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.i18n import Say
from bot.pictures.caesar import CaesarPicture
from bot.screens.keys import Keys
from bot.screens.screen import ALERT, Button, Rows, in_rows, shorten
from bot.screens.words import MARKS, NOTICES, Names, fields_of, notice
from engine.cards import Card
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
    Draw,
    Drew,
    Lay,
    Play,
    Put,
    Revealed,
    Trick,
    View,
    Voted,
)
from engine.games.caesar.pack import (
    ASSASSINATION,
    BLACK,
    BUSTS,
    CASTLING,
    EACH,
    GROUPS,
    KIND,
    MISSION,
    MOST_IN_GROUP,
    NUMBERS,
    OWN,
    SCOUT,
    VETO,
    WORDS,
    WRATH,
    Group,
    Kind,
)
from engine.games.caesar.tricks import KIND_OF
from engine.games.caesar.votes import score

ICONS: Final = ("🔵", "🟢", "🟡", "⚪", "🌸", "⚫", "🪨")
BACK: Final = "▮"
STAR: Final = "★"

# What the public buttons mean; a card of a hand is known by its place in it, counted from 1.
PASSES, VETOES, DRAWS_INFLUENCE, DRAWS_ACTION, ENDS, PUTS = 90, 91, 92, 93, 94, 95
PLACES, MURDERS, SCOUTS, CASTLINGS, WRATHS, DISCARDS = 100, 300, 340, 350, 370, 380


def face(kind: Kind, say: Say) -> str:
    return str(kind) if kind in NUMBERS else say(f"caesar-card-{WORDS[kind]}")


def faces(cards: Iterable[Card], say: Say) -> str:
    return " ".join(face(KIND[card], say) for card in cards)


def group_name(group: Group, say: Say) -> str:
    return say(f"caesar-group-{GROUPS[group]}")


def trick_name(trick: Trick, say: Say) -> str:
    fields = {"group": group_name(trick.group, say)}
    if isinstance(trick, Assassinate):
        fields["card"] = face(trick.card, say)
    if isinstance(trick, Castle):
        fields["other"] = group_name(trick.other, say)
    return say(f"caesar-trick-{trick.kind}", **fields)


# Telling -------------------------------------------------------------------------------------


def story(happened: Sequence[Any], say: Say, names: Names, you: Seat | None) -> list[str]:
    """What a vote turns up is told by its sums, and cards drawn in a row are one sentence."""
    lines: list[str] = []
    drew: list[Drew] = []
    for index, event in enumerate(happened):
        if (
            isinstance(event, Drew)
            and event.seat != you
            and (not drew or drew[0].seat == event.seat)
        ):
            drew.append(event)
            continue
        lines += _drawn(drew, say, names, you)
        drew = []
        if isinstance(event, Revealed) and _is_for_vote(event, happened[index + 1 : index + 3]):
            continue
        if isinstance(event, Drew) and event.seat != you:
            drew.append(event)
        elif isinstance(event, NOTICES):
            lines.append(notice(event, say, names, you))
        else:
            lines.append(tell(event, say, names, you))
    return lines + _drawn(drew, say, names, you)


def _is_for_vote(turned: Revealed, after: Sequence[Any]) -> bool:
    return any(isinstance(event, Voted) and event.group == turned.group for event in after)


def _drawn(drew: list[Drew], say: Say, names: Names, you: Seat | None) -> list[str]:
    if len(drew) < 2:
        return [tell(event, say, names, you) for event in drew]
    influence = sum(event.deck == "influence" for event in drew)
    counts = {"influence": influence, "actions": len(drew) - influence}
    return [say.html("event-caesar-drew-several", seat=names[drew[0].seat], **counts)]


def tell(event: Any, say: Say, names: Names, you: Seat | None = None) -> str:
    fields = fields_of(event, say, names, you)
    for name in ("group", "other"):
        if name in fields:
            number = "" if name == "group" else "2"
            fields[f"icon{number}"] = ICONS[fields[name]]
            fields[f"group{number}"] = group_name(getattr(event, name), say)
    if "trick" in fields:
        fields["trick"] = trick_name(event.trick, say)
    if "card" in fields:
        fields |= {"known": event.card is not None}
        fields["card"] = faces([event.card] if event.card else [], say)
    match event.kind:
        case "laid" | "revealed":
            fields |= {"known": event.cards is not None, "cards": faces(event.cards or (), say)}
        case "bust_drawn":
            kind = BUSTS[event.bust] if event.bust >= BLACK else "group"
            fields |= {"bust": kind, "icon": ICONS[event.bust]}
            fields["group"] = group_name(event.bust, say) if kind == "group" else ""
        case "castled" | "exhausted":
            fields["first"], fields["second"] = event.counts
        case "struck":
            lost = [faces(cards, say) or say("caesar-lost-nothing") for cards in event.cards]
            fields |= _both(lost, "lost")
        case "voted":
            fields |= _vote(event, say, names, you)
        case "ended":
            winner = event.winner
            fields |= _both(event.scores, "score") | {"result": "tie" if winner is None else "won"}
            fields["winner"] = "" if winner is None else _name(winner, say, names, you)
    unneeded = ("cards", "counts", "missions", "scores", "sums", "philosophers", "discards")
    fields = {name: value for name, value in fields.items() if not isinstance(value, tuple)}
    for name in unneeded:
        if event.kind not in ("laid", "revealed"):
            fields.pop(name, None)
    return say.html(f"event-caesar-{event.kind}", **fields)


def _vote(event: Voted, say: Say, names: Names, you: Seat | None) -> dict[str, Any]:
    winner = event.winner
    lost = [face(kind, say) if kind else say("caesar-lost-nothing") for kind in event.discards]
    result = "turned" if event.philosophers[0] != event.philosophers[1] else "won"
    return {
        "winner": "" if winner is None else _name(winner, say, names, you),
        "result": "tie" if winner is None else result,
        **_both(event.sums, "sum"),
        **_both(event.philosophers, "phil"),
        **_both(lost, "lost"),
    }


def _both(values: Sequence[Any], what: str) -> dict[str, Any]:
    """A value for each seat, and the marks of the seats."""
    marks = {"one": MARKS[0], "other": MARKS[1]}
    return {f"{what}_one": values[0], f"{what}_other": values[1], **marks}


def _name(seat: Seat, say: Say, names: Names, you: Seat | None) -> str:
    return say("you-first") if seat == you else names[seat]


# The table -----------------------------------------------------------------------------------


def table(view: View, say: Say) -> str:
    lines: list[str] = []
    if view.options.best_of_three:
        game = view.games + (not view.reason)
        one, other = view.wins
        lines.append(say.html("caesar-match", game=game, one=one, other=other))
    lines += [
        say.html(
            "caesar-table-group",
            icon=ICONS[group],
            group=group_name(group, say),
            left=view.left[group],
            one=_side(view, 0, group, say),
            other=_side(view, 1, group, say),
        )
        for group in EACH
    ]
    if view.phase == "setup":
        lines.append(say.html("caesar-laying"))
    else:
        out = " ".join(ICONS[bust] for bust in view.out) or say("caesar-no-busts")
        lines.append(say.html("caesar-busts", out=out, bag=len(view.bag)))
        if view.seat is None:
            lines.append(say.html("caesar-decks", **_decks(view)))
    if view.phase == "veto" and view.pending:
        lines.append(say.html("caesar-announced", trick=trick_name(view.pending, say)))
    if view.seat is not None and not view.reason:
        if view.phase in ("refill", "discard"):  # one's own bust, which was drawn since
            lines += [tell(voted, say, MARKS) for voted in view.votes]
        if mission := view.missions[view.seat]:
            group = group_name(MISSION.index(mission), say)
            lines.append(say.html("caesar-mission", group=group))
    return "\n".join(lines)


def _decks(view: View) -> dict[str, Any]:
    influence, actions = zip(*view.decks, strict=True)
    discarded = [*map(len, view.discards)]
    parts = (("influence", influence), ("actions", actions), ("discarded", discarded))
    return {name: value for what, both in parts for name, value in _both(both, what).items()}


def _side(view: View, seat: Seat, group: Group, say: Say) -> str:
    """A seat's mark, its open cards, its hidden ones and what it has won."""
    place = OWN[seat][group]
    parts = [MARKS[seat], faces(view.up[place], say)]
    if seat == view.seat:
        parts += [f"({face(KIND[card], say)})" for card in view.own[group]]
    else:
        parts.append(BACK * view.down[place])
    parts.append(f"{STAR}{view.won[place]}" if view.won[place] else "")
    return " ".join(part for part in parts if part)


def standing(view: View, seat: Seat, say: Say) -> str:
    return say.html(
        "caesar-standing",
        persona=persona(view, seat, say),
        points=score(view.won, seat, _mission(view, seat)),
        influence=view.held[seat][0],
        actions=view.held[seat][1],
    )


def persona(view: View, seat: Seat, say: Say) -> str:
    who = "caesar" if seat == view.caesar else "cleopatra"
    return say(f"caesar-persona-{who}")


def _mission(view: View, seat: Seat) -> Group:
    """Everybody's points count it only when it is known."""
    name = view.missions[seat] if view.reason else ""
    return MISSION.index(name) if name else -1


def hand(view: View, say: Say) -> str:
    return say.html("caesar-hand", cards=faces(view.hand, say)) if view.hand else ""


def final(view: View, seat: Seat, say: Say) -> str:
    mission = _mission(view, seat)
    patricians = sum(view.won[place] for place in OWN[seat])
    plain, points = score(view.won, seat, -1), score(view.won, seat, mission)
    result = "none" if mission < 0 else "done" if points > plain else "missed"
    return say.html(
        "caesar-final",
        patricians=patricians,
        bonus=plain - patricians,
        mission=result,
        group=group_name(mission, say) if mission >= 0 else "",
        points=points,
    )


def picture(view: View, names: Names | None = None) -> CaesarPicture:
    lying = view.phase == "castling"
    scores = [score(view.won, seat, _mission(view, seat)) for seat in (0, 1)]
    asked = 1 - view.turn if view.phase in ("veto", "replace") else view.turn
    best = max(scores)
    voted = view.votes[-1] if view.votes else None
    return CaesarPicture(
        view.caesar,
        tuple(tuple(KIND[card] for card in cards) for cards in view.up),
        view.down,
        view.won,
        view.left,
        view.out,
        len(view.bag),
        view.decks,
        tuple(map(len, view.discards)),
        view.held,
        (scores[0], scores[1]),
        None if view.reason or view.phase == "setup" else asked,
        view.bust,
        tuple(vote.group for vote in view.votes),
        None if voted is None else voted.winner,
        tuple(_targets(view.pending)) if view.pending and not lying else (),
        tuple(seat for seat in (0, 1) if view.reason and scores[seat] == best),
    )


def _targets(trick: Trick) -> list[Group]:
    return [trick.group, trick.other] if isinstance(trick, Castle) else [trick.group]


# The panel -----------------------------------------------------------------------------------


def label(action: Action, view: View, say: Say) -> str:
    match action:
        case Play(card, group, is_up):
            key = "caesar-play-up" if is_up else "caesar-play-down"
            named = {"icon": ICONS[group], "group": group_name(group, say)}
            return say(key, card=face(card, say), **named)
        case Lay(card):
            return say("caesar-lay", card=face(card, say))
        case Put(group):
            return say("caesar-at", icon=ICONS[group], group=group_name(group, say))
        case Discard(card):
            return say("caesar-discard", card=face(card, say))
        case Draw(deck):
            asked = 1 - view.turn if view.phase == "replace" else view.turn
            return say(f"caesar-draw-{deck}", count=view.decks[asked][deck == "action"])
        case _ if action == DONE:
            return say("caesar-done-discard" if view.phase == "discard" else "caesar-done-play")
        case _ if action in (VETO_IT, PASS):
            return say(f"caesar-{action.kind}")
        case _:
            return trick_name(action, say)  # type: ignore[arg-type]


def menu(view: View, legal: Sequence[Action], path: tuple[int, ...], say: Say, keys: Keys) -> Rows:
    """While one plays, a path is the kind of card that was chosen: where it goes comes next."""
    if view.phase == "play":
        chosen = _of_kind(legal, path[0]) if path else []
        return _targets_of(legal, chosen, say, keys) if chosen else _hand(view, legal, say, keys)
    buttons = [_button(action, legal, view, say, keys) for action in legal]
    if view.phase == "veto" and VETO_IT not in legal:
        buttons.append(keys.shut(label(VETO_IT, view, say), VETO))
    width = {"setup": 5, "discard": 2}.get(view.phase, 1 if view.phase == "veto" else 2)
    return in_rows(buttons, width)


def _button(
    action: Action, legal: Sequence[Action], view: View, say: Say, keys: Keys, text: str = ""
) -> Button:
    style: Any = "danger" if action == VETO_IT else "primary" if action == DONE else "success"
    return keys.move(text or label(action, view, say), legal.index(action), style)


def _of_kind(legal: Sequence[Action], kind: Kind) -> list[Action]:
    return [
        action
        for action in legal
        if (isinstance(action, Play) and action.card == kind)
        or (not isinstance(action, Play) and KIND_OF.get(type(action)) == kind)
    ]


def _hand(view: View, legal: Sequence[Action], say: Say, keys: Keys) -> Rows:
    """Numbers four in a row, action cards two; what is alike shares a button."""
    kinds = [KIND[card] for card in view.hand]
    rows: list[tuple[Button, ...]] = []
    for width, part in (
        (6, [kind for kind in (*NUMBERS, 0) if kind in kinds]),
        (2, sorted({kind for kind in kinds if kind >= ASSASSINATION})),
    ):
        buttons = []
        for kind in part:
            text = face(kind, say) + (f" ×{kinds.count(kind)}" if kinds.count(kind) > 1 else "")
            if _of_kind(legal, kind):
                text = say("can-play", card=text)
                buttons.append(keys.walk(text, kind, style="success"))
            else:
                buttons.append(keys.shut(text, kind))
        rows += in_rows(buttons, width)
    if DONE in legal:
        rows.append((_button(DONE, legal, view, say, keys),))
    return tuple(rows)


def _targets_of(legal: Sequence[Action], chosen: Sequence[Action], say: Say, keys: Keys) -> Rows:
    """Of influence, each group in a row with both ways up; of an action, its targets."""
    rows: list[tuple[Button, ...]] = []
    if isinstance(chosen[0], Play):
        for group in EACH:
            row = tuple(
                keys.move(_where(play, say), legal.index(play))
                for play in chosen
                if isinstance(play, Play) and play.group == group
            )
            rows += [row] if row else []
    else:
        texts = [(_aim(action, say), legal.index(action)) for action in chosen]
        width = 1 if isinstance(chosen[0], Castle) else 4 if len(texts) > 6 else 2
        rows += in_rows([keys.move(text, index) for text, index in texts], width)
    return (*rows, (keys.walk(say("back")),))


def _where(play: Play, say: Say) -> str:
    key = "caesar-open" if play.is_up else "caesar-hidden"
    return say(key, icon=ICONS[play.group], group=group_name(play.group, say))


def _aim(action: Action, say: Say) -> str:
    match action:
        case Assassinate(group, card):
            return say("caesar-target", icon=ICONS[group], card=face(card, say))
        case Castle(group, other):
            one = {"icon": ICONS[group], "group": group_name(group, say)}
            two = {"icon2": ICONS[other], "group2": group_name(other, say)}
            return say("caesar-pair", **one, **two)
        case _:
            group = action.group  # type: ignore[union-attr]
            return say("caesar-at", icon=ICONS[group], group=group_name(group, say))


def question(view: View, path: tuple[int, ...], say: Say) -> str:
    match view.phase:
        case "setup":
            assert view.seat is not None
            group = group_name(min(4, 5 - len(view.pool)), say)
            return say.html("caesar-ask-setup", group=group)
        case "play" if path and path[0] in map(KIND.__getitem__, view.hand):
            key = "caesar-ask-where" if path[0] < ASSASSINATION else "caesar-ask-target"
            return say.html(key, card=face(path[0], say))
        case "play" if view.placed and _can_place(view):
            return say.html("caesar-ask-more", face="up" if view.faces == 1 else "down")
        case "play" if not _can_place(view):
            return say.html("caesar-ask-action")
        case "castling":
            card = face(KIND[view.pool[-1]], say) if view.pool else ""
            return say.html("caesar-ask-castling", card=card, count=len(view.pool))
        case "refill":
            return say.html("caesar-ask-refill", cards=faces(view.hand, say))
        case _:
            return say.html(f"caesar-ask-{view.phase}")


def _open_groups(view: View, seat: Seat) -> list[Group]:
    return [
        group
        for group, place in enumerate(OWN[seat])
        if view.left[group] and len(view.up[place]) + view.down[place] < MOST_IN_GROUP
    ]


def _can_place(view: View) -> bool:
    """As everybody sees it, for whose turn it is."""
    return bool(view.faces and view.held[view.turn][0] and _open_groups(view, view.turn))


def why_not(view: View, number: int, say: Say) -> str:
    """By the kind of card that was tapped."""
    if view.phase == "veto" and number == VETO:
        return say("caesar-no-veto")
    if view.seat is None or number not in map(KIND.__getitem__, view.hand):
        return say("caesar-no-such-card")
    if view.seat != view.turn or view.phase != "play":
        return say("refusal-NotYourTurn" if view.seat != view.turn else "refusal-Illegal")
    if number < ASSASSINATION:
        return say("caesar-not-open" if view.faces else "caesar-not-closed")
    if number != VETO and view.acted:
        return say("caesar-not-acted")
    return say(f"caesar-not-{WORDS[number]}")


# Numbers instead of buttons with cards ---------------------------------------------------------


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
    can_place = _can_place(view)
    buttons: list[Button] = []
    if numbered and can_place:
        buttons += [
            keys.number(
                f"{n}{ICONS[group]}{'▵' if way else BACK}", PLACES + n * 10 + group * 2 + way
            )
            for n in range(1, view.held[seat][0] + 1)
            for group in _open_groups(view, seat)
            for way in (1, 0)
            if view.faces & (1 if way else 2)
        ]
    if numbered and not view.acted and view.held[seat][1]:
        buttons += _trick_keys(view, seat, say, keys)
    if view.placed or not can_place:
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
