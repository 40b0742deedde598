"""Playing: the own hand, moves by buttons, by numbers and in words, draws, and seats taken back."""

from bot.actions.action import SOMEBODY, action
from bot.requests.hand_reply import confirm, has_read_answer, show_hand
from bot.requests.lookup import seats_of
from bot.requests.request import Request
from bot.screens import beside_the_game, how_to_type, meant, not_played, numbered, resigning
from bot.screens import callback_data as keys
from bot.screens import why_not as reason_why_not
from bot.tables import ChangeResult, Session
from engine import refusals
from engine.game import Seat
from engine.session import Events


@action("hand", keys.HAND, right=SOMEBODY, is_ephemeral=True, in_hand=True)
async def hand(request: Request) -> None:
    """Show the own hand; alone, where table and hand are one, the table at the bottom."""
    if request.command == "hand" and request.is_private and not (await request.table()).is_open:
        request.services.later(_send_hands_of_groups(request))
        return
    session = await request.session()
    if request.command == "hand":
        session.must_be_playing()
        if request.is_private:
            await request.services.painter.repost(request.address)
            return
    show_hand(request, session)


async def _send_hands_of_groups(request: Request) -> None:
    """Send the hands of the games in groups where this person plays and still is a member."""
    services, user = request.services, request.user.id
    told = "no-table"
    for table, _ in await seats_of(services, user):
        session, chat = table.readable, table.address.chat
        if chat > 0 or session is None or session.phase != "playing":
            continue
        if session.seat_of(user) is None:
            continue
        standing = services.members.known(chat, user) or await services.members.ask(chat, user)
        if not standing.is_in:
            told = "not-in-group"
            continue
        services.hands.learn(table)
        if await services.hands.send_in_private(table, session, user, request.t):
            told = ""
    if told:
        request.reply.say(told)


@action("move", right=SOMEBODY, is_ephemeral=True)
async def typed_move(request: Request) -> None:
    """Play a move in the game's notation or in words; without one, tell how to type it."""
    user, text, is_public = request.user.id, request.text, request.is_public
    if not text.strip():
        session = await request.session()
        seat = _asked_seat(session, user)
        request.reply.show(lambda t: how_to_type(session, seat, t, is_public))
        return

    of_chat = (await request.table()).t

    def act(session: Session, now: int) -> Events:
        seat = session.seat_of(user)
        legal = session.legal(seat) if seat is not None else []
        move = meant(session.rulebook, text, legal, request.t, of_chat)
        typed = text if move is None else session.rulebook.text(move)
        return session.play_text(user, typed, now)

    try:
        result = await request.change(act)
    except refusals.Illegal:
        being = await request.session()
        asked = _asked_seat(being, user)
        request.reply.show(lambda t: not_played(being, asked, text, t, is_public))
        return
    session = request.must_be(result.session)
    if request.ephemeral and session.phase == "playing":
        show_hand(request, session, is_asked_for=False)


def _asked_seat(session: Session, user: int) -> Seat:
    session.must_be_playing()
    seat = session.seat(user)
    if seat not in session.prompts:
        raise refusals.NotYourTurn
    return seat


@action(button=keys.MOVE, in_hand=True)
async def move(request: Request) -> None:
    """Play one move, or several in a row, which ends where something is drawn or revealed."""
    prompt, first = request.pressed.number(0), request.pressed.number(1)
    row, user = (first, *request.pressed.numbers[2:]), request.user.id
    if request.is_behind:
        session = await request.session()
        seat = _must_be_asked(session, user)
        if session.prompts[seat] != prompt:
            prompt, row = session.prompts[seat], (await _still_meant(request, session, seat),)
    result = await request.change(lambda s, now: s.act_in_row(user, prompt, row, now))
    _confirm_move(request, result)


async def _still_meant(request: Request, session: Session, seat: Seat) -> int:
    """Return the move that the button of an earlier prompt still names, as an index into what is
    legal: the only one of its kind, offered under the same words to the same player, who has had
    time to read the answer to the tap before. Refuse any other."""
    services = request.services
    if not has_read_answer(request):
        raise refusals.Stale
    shown = [button for row in request.rows for button in row]
    texts = {b["text"] for b in shown if b.get("callback_data") == request.data}
    screen = services.painter.screen(await request.table(), services.tables.now())
    found = [keys.read(b.data) for row in screen.rows for b in row if b.text in texts]
    if len(found) != 1 or any(text.isdecimal() for text in texts):
        raise refusals.Stale  # the number of a card names another card after each move
    (button,) = found
    index: int | str = button.number(1)
    if button.verb == keys.NUMBER:
        index = numbered(session, seat, button.number(1), request.t)
    legal = session.legal(seat)
    if not isinstance(index, int) or len(button.numbers) != 2 or index >= len(legal):
        raise refusals.Stale
    if any(type(move) is type(legal[index]) for move in legal if move != legal[index]):
        raise refusals.Stale
    return index


def _confirm_move(request: Request, result: ChangeResult) -> None:
    pressed, user, taps = request.pressed, request.user.id, request.services.last_taps
    taps.note_move(pressed.session, user, pressed.number(0), request.query)
    confirm(request, result)


@action(button=keys.WALK, in_hand=True)
async def walk(request: Request) -> None:
    """Show the next step of a choice; where one stands in it is in the button alone."""
    session = await request.session()
    seat = _must_be_asked(session, request.user.id)
    if session.prompts[seat] != request.pressed.number(0):
        raise refusals.Stale
    show_hand(request, session, request.pressed.numbers[1:])


@action(button=keys.WHY_NOT, in_hand=True)
async def why_not(request: Request) -> None:
    session = await request.session()
    seat = session.seat(request.user.id)
    if session.prompts.get(seat, 0) != request.pressed.number(0):
        raise refusals.Stale  # a reason of now would be none for what is shown there
    reason = reason_why_not(session, seat, request.pressed.number(1), request.t)
    request.reply.toast(reason, alert=True)


@action(button=keys.NUMBER)
async def by_number(request: Request) -> None:
    """Play by a public button: what it means, only the hand of who taps can tell. It was shown when
    every question up to its number stood, and answers whichever of these is still asked."""
    session = await request.session()
    seat = _must_be_asked(session, request.user.id)
    prompt = session.prompts[seat]
    if prompt <= request.pressed.number(0):
        index = numbered(session, seat, request.pressed.number(1), request.t)
    elif request.is_behind:
        index = await _still_meant(request, session, seat)
    else:
        raise refusals.Stale
    if isinstance(index, str):
        request.reply.toast(index, alert=True)
    else:
        user = request.user.id
        result = await request.change(lambda s, now: s.act(user, prompt, index, now))
        _confirm_move(request, result)


def _must_be_asked(session: Session, user: int) -> Seat:
    seat = session.seat(user)
    if seat not in session.prompts:
        raise refusals.NotYourTurn
    return seat


@action(button=keys.DRAW_OR_RESIGN, in_hand=True)
async def draw_or_resign(request: Request) -> None:
    user = request.user.id
    match request.pressed.word(0):
        case "offer":
            result = await request.change(lambda s, now: s.offer_draw(user, now))
            confirm(request, result, request.t("draw-own-offer"))
        case "yes" | "no" as answer:
            result = await request.change(lambda s, now: s.answer_draw(user, answer == "yes", now))
            confirm(request, result)
        case "undo":
            confirm(request, await request.change(lambda s, now: s.ask_undo(user, now)))
        case "undo-yes" | "undo-no" as answer:
            agrees = answer == "undo-yes"
            result = await request.change(lambda s, now: s.answer_undo(user, agrees, now))
            confirm(request, result)
        case "beside":
            _show_beside(request, await request.session())
        case "sure":
            session = await request.session()
            request.reply.show(lambda t: resigning(session, t, request.address.chat > 0))
        case "resign":
            await request.change(lambda s, now: s.resign(user, now))
            request.reply.done("done-resigned")
            request.reply.close_message()
        case _:
            raise refusals.Stale


def _show_beside(request: Request, session: Session, done: str = "") -> None:
    seat, is_alone = session.seat(request.user.id), request.address.chat > 0
    request.reply.show(lambda t: beside_the_game(session, seat, t, is_alone), done=done)


@action(button=keys.PASS_WINDOWS, in_hand=True)
async def pass_windows(request: Request) -> None:
    """Let every move of others stand without being asked, or be asked again; show the choice that
    is left."""
    what, user = request.pressed.word(0), request.user.id
    if what not in ("on", "off"):
        raise refusals.Stale
    result = await request.change(lambda s, now: s.pass_windows(user, what == "on", now))
    session = request.must_be(result.session)
    _show_beside(request, session, request.t(f"done-pass-windows-{what}"))


@action(button=keys.RECLAIM)
async def reclaim(request: Request) -> None:
    """Take the own seat back from the computer that plays on for an absent player."""
    await request.change(lambda s, now: s.reclaim(request.user.id, now))
    request.reply.done("done-back")


@action(button=keys.TAKE_OVER)
async def take_over(request: Request) -> None:
    """Play on in a computer's seat."""
    seat, user = request.pressed.number(0), request.user
    await request.note_seat()
    result = await request.change(lambda s, now: s.take_over(user.id, user.full_name, seat, now))
    confirm(request, result, request.t("played-on-for-a-computer"))
    if request.ephemeral or request.is_elsewhere:
        request.reply.close_message()
