"""The result: places, the reason, a picture of the ending, and a rematch; and what stands behind
"More" below it: the game as a file, and behind a key of its own the proof that it was fair."""

from dataclasses import replace
from typing import Any, Final

from bot.archive.row import Counted
from bot.i18n import Html, Translator
from bot.names import Names
from bot.pictures.ending_picture import Ending, Place
from bot.screens.callback_data import (
    CLOSE,
    EVERY_DRAW,
    EXPLAIN,
    FAIR,
    MORE,
    OWN,
    PROOF,
    RECORD,
    REMATCH,
    REPLAY,
    STAR,
    write,
)
from bot.screens.counted_lines import counted_lines
from bot.screens.game_screens import screens_of
from bot.screens.lesson_screen import learn_keys
from bot.screens.private_screens import ended
from bot.screens.recap_screen import recap_row
from bot.screens.screen import (
    CAPTION,
    CAPTION_LINES,
    TEXT,
    Button,
    Rows,
    Screen,
    fit,
    length,
    line_count,
)
from bot.screens.words import (
    MEDALS,
    SEAL,
    Session,
    game_name,
    has_luck,
    listed,
    reason,
    waiting,
    who,
)
from engine.game import Seat

# Anybody's Python computes from the secret what was promised before anybody sat.
CHECK: Final = (
    "python3 -c \"import hashlib; print(hashlib.sha256(bytes.fromhex('{secret}')).hexdigest())\""
)
Places = dict[Seat, int]  # of everybody in their order; 0 for who has left


def result(
    session: Session,
    t: Translator,
    names: Names,
    with_picture: bool = True,
    counted: Counted | None = None,
) -> Screen:
    """Return the message about the end, with what the game changed."""
    places = _places(session)
    if with_picture and (picture := ending_picture(session, t, names)):
        return Screen(_caption(session, places, t, names, counted), _rows(session, t), picture)
    below = [*_counted(session, counted, t, names), *waiting(session, t, names)]
    text = _in_words(session, places, t, names, below, with_hands=True)
    if length(text) > TEXT:
        text = _in_words(session, places, t, names, below, with_hands=False)
    return Screen(text, _rows(session, t))


def ending_picture(session: Session, t: Translator, names: Names) -> Ending | None:
    """Describe the picture of the ending, if the game has pictures."""
    view = session.view(None)
    board = screens_of(session.rulebook).picture(view, t, names)
    if board is None:
        return None
    return Ending(board, _shown(session, view, _places(session), t, names))


def old_game(
    session: Session, t: Translator, names: Names, counted: Counted, user: int, stars: int = 0
) -> Screen:
    """Return the result of a game of the archive, with so many stars, for one person; somebody who
    played in it can go on from it."""
    shown = result(session, t, names, True, counted)
    star = Button(t("star-button", count=stars), write(STAR, session.id))
    looking = ((_replay(session, t), star), *recap_row(session, t))
    close = (Button(t("close"), write(CLOSE, session.id)),)
    if session.seat_in_the_end(user) is None:
        return replace(shown, rows=(*looking, close))
    again, explain = (row for row in _rows(session, t)[:2])
    file = Button(t("record-button"), write(RECORD, session.id, OWN))
    return replace(shown, rows=(again, explain, *looking, (file,), close))


def end_in_private(
    session: Session, t: Translator, names: Names, link: str, with_picture: bool
) -> Screen:
    """Tell in a private chat how a game in a group ended, with the way there."""
    screen = ended(session, t)
    if session.phase == "over":
        screen = result(session, t, names, with_picture)
    rows = ((Button(t("to-the-table"), url=link),),) if link else ()
    return replace(screen, rows=rows)


def _counted(session: Session, counted: Counted | None, t: Translator, names: Names) -> list[Html]:
    """Tell what the game changed, but nothing of people who are forgotten."""
    gone = {seat for seat, player in enumerate(session.players) if player.is_forgotten}
    return counted_lines(counted, t, names, gone)


def _places(session: Session) -> Places:
    """Return the places of those who stayed to the end, the first ones first, then who has left."""
    assert session.outcome is not None
    ranks, departed = session.outcome.ranks, session.departed
    order = sorted(range(len(ranks)), key=lambda seat: (seat in departed, ranks[seat]))
    stayed = sorted(ranks[seat] for seat in order if seat not in departed)
    return {
        seat: 0 if seat in departed else stayed.index(ranks[seat]) + 1  # as in 1, 2, 2, 4
        for seat in order
    }


def _shown(
    session: Session, view: Any, places: Places, t: Translator, names: Names
) -> tuple[Place, ...]:
    screens = screens_of(session.rulebook)
    return tuple(
        Place(names.plates[seat], place, screens.score(view, seat, t) if place else "")
        for seat, place in places.items()
    )


def placed(session: Session, t: Translator, names: Names) -> list[str]:
    """Tell in a line each what place everybody has."""
    places = _places(session)
    return [_place(session, seat, place, t, names) for seat, place in places.items()]


def why_over(session: Session, t: Translator, names: Names) -> str:
    return _title(session, _places(session), t, names)[1]


def file_name(session: Session, has_draws: bool) -> str:
    return f"{session.game}-{session.id}.{'json' if has_draws else 'txt'}"


def game_file(session: Session, t: Translator) -> Screen:
    """Return what stands below the file of a game: a sentence, and a key for the proof."""
    caption = t.html("record-caption", game=game_name(session.game, t))
    proof = Button(t("more-fair"), write(RECORD, session.id, PROOF))
    return Screen(caption, ((proof,),))


def _title(session: Session, places: Places, t: Translator, names: Names) -> list[str]:
    """Tell in a line each what it was and why it is over."""
    winners = [who(seat, names, t) for seat, place in places.items() if place == 1]
    return [
        t.html("result-title", game=game_name(session.game, t)),
        reason(session, t, listed(winners, t), len(winners)),
    ]


def _caption(
    session: Session, places: Places, t: Translator, names: Names, counted: Counted | None
) -> str:
    """Tell it below a picture: the places in a line each if there is room, else side by side; of
    what the game changed as much as fits."""
    head = _title(session, places, t, names)
    order = [_place_explained(session, seat, place, t, names) for seat, place in places.items()]
    below = [*_counted(session, counted, t, names), *waiting(session, t, names)]
    room = CAPTION_LINES - line_count("\n".join([*head, *below]))
    beside = -(-len(order) // max(1, room))
    lines = [t.comma.join(order[at : at + beside]) for at in range(0, len(order), beside)]
    for count in range(len(below), -1, -1):
        text = "\n".join([*head, *lines, *below[:count]])
        if length(text) <= CAPTION:
            return text
    return fit([*head, *lines], [], [], CAPTION)


def _in_words(
    session: Session,
    places: Places,
    t: Translator,
    names: Names,
    below: list[str],
    with_hands: bool,
) -> str:
    """Tell the same where there is no picture, with what everybody held."""
    view, screens = session.view(None), screens_of(session.rulebook)
    lines = [*_title(session, places, t, names), ""]
    for seat, place in places.items():
        lines.append(_place(session, seat, place, t, names))
        held = screens.final(view, seat, t, names)
        lines += [held] if held and with_hands else []
    return "\n".join([*lines, *([""] if below else []), *below])


def _place(session: Session, seat: Seat, place: int, t: Translator, names: Names) -> str:
    if not place:
        return f"{who(seat, names, t)} · {t.html(f'has-{session.departed[seat]}')}"
    medal = MEDALS.get(place) or t.html("result-place", rank=place)
    return f"{medal} {who(seat, names, t)}"


def _place_explained(session: Session, seat: Seat, place: int, t: Translator, names: Names) -> str:
    told = _place(session, seat, place, t, names)
    why = screens_of(session.rulebook).placed_by(session.view(None), seat, t, names)
    return f"{told} · {why}" if place and why else told


def _rows(session: Session, t: Translator) -> Rows:
    again = Button(t("rematch"), write(REMATCH, session.id), style="success")
    explain = Button(t("explain-button"), write(EXPLAIN, session.id))
    more = Button(t("more"), write(MORE, session.id))
    return ((again,), (explain,), (_replay(session, t), more))


def _replay(session: Session, t: Translator) -> Button:
    return Button(t("replay-button"), write(REPLAY, session.id))


def result_more(session: Session, t: Translator, with_lessons: bool = False) -> Screen:
    """Return what stands behind "More" after the end, each thing with its explanation; for somebody
    who may want to learn the game, `with_lessons`."""
    recap = recap_row(session, t)
    lines = [
        t.html("result-more-title", game=game_name(session.game, t)),
        "",
        *((t.html("result-more-recap"), "") if recap else ()),
        t.html("result-more-save"),
    ]
    file = Button(t("record-button"), write(RECORD, session.id))
    proof = Button(t("more-fair"), write(MORE, session.id, FAIR))
    learn = learn_keys(t, session.game) if with_lessons else ()
    close = Button(t("close"), write(CLOSE, session.id))
    return Screen(fit(lines, [], [], TEXT), (*recap, (file, proof), (*learn, close)))


def fair_play(session: Session, t: Translator) -> Screen:
    """Return the proof that a finished game was fair: its code, the number behind the code, and how
    the file is checked."""
    file = file_name(session, session.is_of_older_rules)
    lines: list[str] = [t.html("record-check", file=file)]
    keys = [Button(t("record-every-draw"), write(RECORD, session.id, EVERY_DRAW))]
    secret = session.record().secret
    if secret:  # in games that were opened before there were labels, it would tell who played
        seal = Html(f"<code>{session.commitment[:SEAL]}…</code>")
        luck = has_luck(session.rulebook)
        lines = [t.html("result-more-fair", seal=seal, luck=luck), "", *lines]
        keys.insert(0, Button(t("copy-check"), copy=CHECK.format(secret=secret)))
    close = Button(t("close"), write(CLOSE, session.id))
    return Screen(fit(lines, [], [], TEXT), (tuple(keys), (close,)))
