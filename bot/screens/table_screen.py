"""The table message of a running game: the table, what happened last, and whose turn it is."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.i18n import Translator
from bot.names import Names
from bot.screens.callback_data import DRAW_OR_RESIGN, HAND, JOIN, RECLAIM, RULES, Keys, write
from bot.screens.game_screens import Event, screens_of
from bot.screens.lobby_screen import has_room
from bot.screens.screen import (
    CAPTION,
    CAPTION_LINES,
    NO_LIMIT,
    TEXT,
    Button,
    Rows,
    Screen,
    fit,
    shorten,
)
from bot.screens.words import (
    Session,
    changed_rules,
    deadline,
    game_name,
    listed,
    mention,
    waiting,
    who,
)
from engine.game import Seat
from engine.session import HAND_OVER

TOLD: Final = 12  # sentences about what happened last
HOUSE_LINE: Final = 80  # letters about house rules


def table(
    session: Session,
    events: Sequence[Event],
    t: Translator,
    names: Names,
    now: int,
    with_picture: bool = True,
    numbered: bool = False,
) -> Screen:
    """Return the table message. `events` are as the group may know them; `numbered` adds the
    buttons for a player who cannot be shown a hand."""
    game = session.rulebook
    screens = screens_of(game)
    view = session.view(None)
    picture = screens.picture(view, t, names) if with_picture else None
    told = screens.story(events, t, names)[-TOLD:]
    text = fit(
        [
            t.html("table-title", game=game_name(game.key, t)),
            *filter(None, [screens.occasion(session.started, t)]),
            *_house_rules(session, t),
            *filter(None, [screens.table(view, t, names)]),
            *([] if picture else filter(None, [screens.board(view, (), t, names)])),
            "",
            *standings(session, t, names, picture is not None),
            *waiting(session, t, names),
        ],
        [f"• {line}" for line in told],
        _turn(session, t, names, now),
        CAPTION if picture else TEXT,
        lines=CAPTION_LINES if picture else NO_LIMIT,
    )
    return Screen(text, _rows(session, view, t, names, numbered), picture)


def _house_rules(session: Session, t: Translator) -> list[str]:
    """List the house rules that were changed, in one line."""
    game = session.rulebook
    changed = changed_rules(game, session.options, t, without=screens_of(game).rules_told)
    rules = "; ".join(changed)
    return [t.html("table-house-rules", rules=shorten(rules, HOUSE_LINE))] if rules else []


def standings(
    session: Session, t: Translator, names: Names, with_picture: bool = False
) -> Iterator[str]:
    """Return a line for each player, with what belongs beside the name, in the order of the
    seats; beside a picture, which names everybody, only for those for whom a computer plays."""
    view, screens = session.view(None), screens_of(session.rulebook)
    for seat, player in enumerate(session.players):
        details = [] if with_picture else [screens.standing(view, seat, t, names)]
        if player.is_away and not player.gone:
            details.append(t.html("is-away"))
        elif with_picture:
            continue
        elif player.gone:
            details.append(t.html("has-left"))
        yield " · ".join([who(seat, names, t), *filter(None, details)])


def proposals(session: Session, t: Translator, names: Names, you: Seat | None = None) -> list[str]:
    """Tell what players have proposed beside the game, and who is asked."""
    told: list[str] = []
    for key, own, agreed in (
        ("draw-is-offered", "draw-own-offer", session.agreed),
        ("undo-is-asked", "undo-own-request", session.undo),
    ):
        if agreed and you in agreed:
            told.append(t.html(own))
        elif agreed:
            seats = enumerate(session.players)
            others = [seat for seat, who in seats if seat not in agreed and not who.gone]
            asked = listed([who(seat, names, t) for seat in others], t)
            told.append(t.html(key, who=who(agreed[0], names, t), asked=asked))
    return told


def nudge(session: Session, late: Sequence[Seat], t: Translator, names: Names, now: int) -> Screen:
    """Remind players whose time is nearly up, and tell what happens when it is."""
    until = deadline(session, min(late, key=lambda seat: session.due.get(seat, 0)), now, t)
    who = listed([mention(session, seat, names, t) for seat in late], t)
    next_misses = {session.players[seat].strikes + 1 >= HAND_OVER for seat in late}
    then = "goes-on" if len(next_misses) > 1 else "computer" if True in next_misses else "clock"
    text = t.html("nudge", who=who, count=len(late), then=then)
    return Screen(" ".join(filter(None, (text, until))), ((_open(session, t),),))


def your_turn(session: Session, asked: Sequence[Seat], t: Translator, names: Names) -> Screen:
    """Mention the players whose turn it is and who do not look on: an edit of the table notifies
    nobody."""
    who = listed([mention(session, seat, names, t) for seat in asked], t)
    return Screen(t.html("your-turn-called", who=who), ((_open(session, t),),))


def _turn(session: Session, t: Translator, names: Names, now: int) -> list[str]:
    asked = sorted(session.prompts)
    if session.phase == "closed":
        return [t.html("ended", game=game_name(session.game, t))]
    if session.is_deserted:
        return [t.html("table-deserted")]
    lines = proposals(session, t, names)
    if len(asked) == 1:
        seat = asked[0]
        key = "turn" if session.players[seat].level is None else "turn-computer"
        lines.append(t.html(key, who=mention(session, seat, names, t)))
    elif asked:
        everybody = listed([who(seat, names, t) for seat in asked], t)
        lines.append(t.html("turn-of-several", who=everybody))
    people = [seat for seat in asked if session.players[seat].level is None]
    first = min(people, key=lambda seat: session.due.get(seat, 0), default=None)
    if first is not None and (until := deadline(session, first, now, t)):
        lines[-1] += f" {until}"
    return lines


def _rows(session: Session, view: Any, t: Translator, names: Names, with_numbers: bool) -> Rows:
    if session.phase != "playing":
        return ()
    rules = Button(t("rules-button"), write(RULES, session.id))
    rows: list[tuple[Button, ...]] = []
    if any(not session.players[seat].is_computer for seat in session.prompts):
        # of several questions that stand at once, the newest; it answers the older ones too
        keys = Keys(session.id, max(session.prompts.values()))
        screens = screens_of(session.rulebook)
        rows += screens.public_keys(view, t, names, keys, with_numbers)
    rows += _beside(session, t)
    if not has_room(session):
        return ((_open(session, t), rules), *rows)
    join = Button(t("join"), write(JOIN, session.id))
    if not rows:
        return ((_open(session, t), rules, join),)
    return ((_open(session, t),), *rows, (rules, join))


def _beside(session: Session, t: Translator) -> Rows:
    """Return the buttons to answer proposals and to take a seat back."""
    back = (Button(t("reclaim-button"), write(RECLAIM, session.id)),)
    is_anybody_away = any(player.is_away and not player.gone for player in session.players)
    return (*answers(session, t), *((back,) if is_anybody_away else ()))


def answers(session: Session, t: Translator, you: Seat | None = None) -> Rows:
    """Return the buttons to answer what others have proposed."""
    rows = []
    for key, yes, no, agreed in (
        ("draw", "yes", "no", session.agreed),
        ("undo", "undo-yes", "undo-no", session.undo),
    ):
        if agreed and you not in agreed:
            agree = write(DRAW_OR_RESIGN, session.id, yes)
            decline = write(DRAW_OR_RESIGN, session.id, no)
            rows.append(
                (Button(t(f"{key}-yes"), agree, style="success"), Button(t(f"{key}-no"), decline))
            )
    return tuple(rows)


def _open(session: Session, t: Translator) -> Button:
    own = f"open-{session.game}"
    text = t(own if t.has(own) else "open-panel")
    return Button(text, write(HAND, session.id), style="primary")
