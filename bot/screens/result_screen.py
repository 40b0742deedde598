"""The result: places, the reason, the last hands, the proof of a fair deal, and a rematch."""

from typing import Final

from bot.i18n import Translator
from bot.names import Names
from bot.screens.callback_data import EXPLAIN, RECORD, REMATCH, write
from bot.screens.game_screens import screens_of
from bot.screens.lobby_screen import COMMITMENT
from bot.screens.screen import CAPTION, TEXT, Button, Rows, Screen, length
from bot.screens.words import MEDALS, Session, game_name, listed, reason, waiting, who
from engine.game import Seat

# Anybody's Python computes from the secret what was promised before anybody sat.
CHECK: Final = (
    "python3 -c \"import hashlib; print(hashlib.sha256(bytes.fromhex('{secret}')).hexdigest())\""
)


def result(
    session: Session,
    t: Translator,
    names: Names,
    with_picture: bool = True,
    with_record: bool = False,
) -> Screen:
    """Return the message about the end. `with_record` adds a button that asks for the whole game as
    a file."""
    view = session.view(None)
    picture = screens_of(session.rulebook).picture(view, t, names) if with_picture else None
    text = _text(session, t, names, with_hands=True)
    if length(text) > (CAPTION if picture else TEXT):
        text = _text(session, t, names, with_hands=False)
    return Screen(text, _rows(session, t, with_record), picture)


def _text(session: Session, t: Translator, names: Names, with_hands: bool) -> str:
    assert session.outcome is not None
    view, screens = session.view(None), screens_of(session.rulebook)
    ranks, departed = session.outcome.ranks, session.departed
    order = sorted(range(len(ranks)), key=lambda seat: (seat in departed, ranks[seat]))
    stayed = sorted(ranks[seat] for seat in order if seat not in departed)
    places = {seat: stayed.index(ranks[seat]) + 1 for seat in order if seat not in departed}
    winners = [who(seat, names, t) for seat, place in places.items() if place == 1]
    lines = [
        t.html("result-title", game=game_name(session.game, t)),
        reason(session, t, listed(winners, t), len(winners)),
        "",
    ]
    for seat in order:
        if seat in departed:  # a place is for who stayed to the end
            lines.append(f"{who(seat, names, t)} · {t.html(f'has-{departed[seat]}')}")
        else:
            lines.append(_place(places[seat], seat, names, t))
        held = screens.final(view, seat, t, names)
        lines += [held] if held and with_hands else []
    lines += waiting(session, t, names)
    lines += ["", t.html("result-fairness", commitment=session.commitment[:COMMITMENT])]
    return "\n".join(lines)


def _place(rank: int, seat: Seat, names: Names, t: Translator) -> str:
    medal = MEDALS.get(rank) or t.html("result-place", rank=rank)
    return f"{medal} {who(seat, names, t)}"


def _rows(session: Session, t: Translator, with_record: bool) -> Rows:
    proof = [Button(t("copy-check"), copy=CHECK.format(secret=session.secret))]
    if with_record:
        proof.append(Button(t("record-button"), write(RECORD, session.id)))
    again = Button(t("rematch"), write(REMATCH, session.id), style="success")
    if not any(player.is_computer for player in session.players):
        return (tuple(proof), (again,))
    explain = Button(t("explain-button"), write(EXPLAIN, session.id))
    return (tuple(proof), (explain,), (again,))
