"""Actions of anybody at a table: bring it to the bottom, read its rules, close a screen."""

from bot.actions.action import ASKER, action
from bot.actions.games import ask_which_game, games_meant
from bot.requests.request import Declined, Request
from bot.screens import callback_data as keys
from bot.screens import rules
from engine.games import GAMES


@action("board")
async def board(request: Request) -> None:
    """Bring the table to the bottom of the chat."""
    await request.session()
    await request.services.painter.repost(request.address)


@action("rules", keys.RULES)
async def show_rules(request: Request) -> None:
    """Show the rules of the game that is named, else of the one that is played here."""
    page = request.pressed.number(1) if len(request.pressed.rest) > 1 else 1
    if request.pressed.session:
        session = await request.session()
        request.reply.show(lambda t: rules(session.rulebook, t, session.options, page, session.id))
        return
    typed = request.pressed.word(0) if request.query else request.text.strip()
    meant = games_meant(typed, request.t)
    table = await request.table()
    here = table.readable if typed else table.session
    if len(meant) != 1 and (typed or here is None):
        ask_which_game(request, typed, meant, keys.RULES)
        return
    key = meant[0] if meant else here.game if here is not None else ""
    is_here = here is not None and here.game == key and here.phase in ("lobby", "playing")
    options = here.options if here is not None and is_here else None
    request.command = f"rules {key}"  # what the private chat can be asked, where there is no room
    request.reply.show(lambda t: rules(GAMES[key], t, options, page))


@action(button=keys.CLOSE, right=ASKER)
async def close(request: Request) -> None:
    """Close a screen of one's own; a question that somebody was asked, if it was this person, or
    for an administrator."""
    request.must_be_in_place()
    if request.is_of_another and not request.is_admin:
        raise Declined("asked-another")
    request.reply.close_message()
    request.reply.toast()
