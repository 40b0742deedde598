"""The replay of a finished game: one frame a screen, with keys to step and to look through
somebody's eyes."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.i18n import Html, Translator
from bot.names import Names
from bot.screens.callback_data import CLOSE, REPLAY, Shared, write
from bot.screens.game_screens import screens_of
from bot.screens.recap_screen import recap_row
from bot.screens.replay_frames import picture_of
from bot.screens.screen import (
    CAPTION,
    CAPTION_LINES,
    NO_LIMIT,
    Button,
    Rows,
    Screen,
    beginning,
    fit,
    length,
    shorten,
)
from bot.screens.words import Session, game_name, listed, reason, who
from engine.frames import Frame
from engine.game import Seat, redact

OPEN: Final = 0  # in a key: all hands open; else the seat, counted from 1
BORDER: Final = "end"  # in a key that leads no further
NUMBER: Final = "at"  # in the key that shows the number
NAME_ON_KEY: Final = 16  # letters


class At(NamedTuple):
    """A place in a replay."""

    frame: int
    eyes: Seat | None = None


class Keyed(NamedTuple):
    """The game, the link and the bot that the keys of a replay name."""

    session: str  # the id of its game, or a link to it
    shared: Shared | None  # None of a game from before ids were long enough for links
    username: str  # of the bot


def replay_screen(
    session: Session,
    frames: Sequence[Frame],
    key_moments: Sequence[int],
    at: At,
    keyed: Keyed,
    t: Translator,
    names: Names,
    with_picture: bool = True,
) -> Screen:
    """Return what a frame shows. Everything is open: the game is over."""
    game, frame, last = session.rulebook, frames[at.frame], len(frames) - 1
    screens = screens_of(game)
    picture = picture_of(game, frame, at.eyes, t, names) if with_picture else None
    view = game.view(frame.state, None)
    head = [
        t.html(
            "replay-title",
            game=game_name(session.game, t),
            number=at.frame,
            last=last,
            moment="yes" if at.frame in key_moments else "no",
        )
    ]
    told = screens.story([redact(event, None) for event in frame.events], t, names)
    if at.frame == 0:
        told = [t.html("replay-dealt"), *told]
    elif not told:
        told = [t.html("replay-moved", who=who(frame.seat, names, t))] if frame.seat >= 0 else []
    if at.frame == last:
        told.append(_ending(session, t, names))
    body = [f"• {line}" for line in told]
    held = _held(session, frame, at.eyes, t, names, picture is not None)
    room = CAPTION - length("\n".join([*head, *held])) - 40
    board = [] if picture else [screens.board(view, (), t, names)]
    table = [] if at.frame == last else [screens.table(view, t, names)]
    about = beginning("\n".join(filter(None, [*table, *board])).split("\n"), max(0, room // 2))
    text = fit(
        head,
        body,
        [*filter(None, about), *held],
        CAPTION,
        "\n",
        CAPTION_LINES if picture else NO_LIMIT,
    )
    return Screen(text, _rows(frames, key_moments, at, keyed, t, names, session), picture)


def _ending(session: Session, t: Translator, names: Names) -> Html:
    assert session.outcome is not None
    ranks = session.outcome.ranks
    best = min((r for seat, r in enumerate(ranks) if seat not in session.departed), default=0)
    winners = [
        who(seat, names, t)
        for seat, rank in enumerate(ranks)
        if rank == best and seat not in session.departed
    ]
    return Html(reason(session, t, listed(winners, t), len(winners)))


def _held(
    session: Session,
    frame: Frame,
    eyes: Seat | None,
    t: Translator,
    names: Names,
    with_picture: bool,
) -> list[str]:
    """List what each seat holds, or the one whose eyes are looked through, unless the picture shows
    it."""
    game = session.rulebook
    screens = screens_of(game)
    looked = [] if eyes is None else [t.html("replay-eyes", who=who(eyes, names, t))]
    if with_picture and (screens.draws_open_hands or eyes is not None):
        return [*looked]
    seats = range(len(session.players)) if eyes is None else [eyes]
    lines = [
        t.html("labelled", label=who(seat, names, t), value=held)
        for seat in seats
        if (held := screens.held(game.view(frame.state, seat), t))
    ]
    return [*(looked if not lines else []), *lines]


def _rows(
    frames: Sequence[Frame],
    key_moments: Sequence[int],
    at: At,
    keyed: Keyed,
    t: Translator,
    names: Names,
    session: Session,
) -> Rows:
    last = len(frames) - 1

    def key(text: str, frame: int, eyes: Seat | None = at.eyes, *rest: str) -> Button:
        seen = OPEN if eyes is None else eyes + 1
        return Button(text, write(REPLAY, keyed.session, frame, seen, *rest))

    def step(text: str, to: int) -> Button:
        to = max(0, min(to, last))
        return key(text, to) if to != at.frame else key(text, to, at.eyes, BORDER)

    stepping = (
        step("⏮", 0),
        step("◀", at.frame - 1),
        key(str(at.frame), at.frame, at.eyes, NUMBER),
        step("▶", at.frame + 1),
        step("⏭", last),
    )
    rows: list[tuple[Button, ...]] = [stepping]
    if following := [moment for moment in key_moments if moment > at.frame] or key_moments:
        rows.append((key(t("replay-next-key"), following[0]),))
    if screens_of(session.rulebook).has_hands:
        eyes = _next_eyes(session, at.eyes)
        name = "" if eyes is None else shorten(names[eyes], NAME_ON_KEY)
        label = t("replay-open-button") if eyes is None else t("replay-eyes-button", name=name)
        rows.append((key(label, at.frame, eyes),))
    # Who came by a link may not be of the group, in whose archive the recap is looked for.
    recap = recap_row(session, t) if keyed.session == session.id else ()
    close = Button(t("close"), write(CLOSE, ""))
    return (*rows, *recap, (*_share(session, keyed, t), close))


def _share(session: Session, keyed: Keyed, t: Translator) -> tuple[Button, ...]:
    if keyed.shared is None:
        return ()
    text = t("replay-share-text", game=game_name(session.game, t))
    link = f"https://t.me/{keyed.username}?start={keyed.shared.payload}"
    share = f"https://t.me/share/url?url={_quoted(link)}&text={_quoted(text)}"
    return (Button(t("replay-share"), url=share),)


def _quoted(text: str) -> str:
    """Write a text as a part of an address."""
    written = ((chr(byte), byte) for byte in text.encode())
    return "".join(
        letter if letter.isascii() and letter.isalnum() else f"%{byte:02X}"
        for letter, byte in written
    )


def _next_eyes(session: Session, eyes: Seat | None) -> Seat | None:
    """Return whose eyes come next: everything open, then each seat."""
    following = 0 if eyes is None else eyes + 1
    return following if following < len(session.players) else None
