"""The language of a group: that of its first host. A later host who speaks another one is asked
below the lobby whether the group speaks it, and no host is asked again after an answer."""

from bot.actions.action import HOST, action
from bot.i18n import translator_for
from bot.language_status import language_name
from bot.requests.request import Request
from bot.screens import callback_data as keys
from bot.store.documents import OFFER_ANSWERED, Changes, ChatSettings, changes_of
from bot.tables import Session
from engine import refusals
from engine.session import Events


def language_for_host(settings: ChatSettings, spoken: str) -> Changes:
    """Return what the language of the host of a new table changes in the settings of a group."""
    if settings.language is None:
        return changes_of(ChatSettings, language=spoken)
    offered = spoken if spoken != settings.language else None
    if settings.offered in (OFFER_ANSWERED, offered):
        return {}
    return changes_of(ChatSettings, offered=offered)


async def offer_language(request: Request, spoken: str) -> None:
    """Offer the language that a host just chose, below the lobby that stands in this group."""
    table = request.around
    session = table.readable
    is_lobby = session is not None and session.phase == "lobby" and not request.is_private
    if is_lobby and session is not None and session.host == request.user.id:
        changes = language_for_host(table.settings, spoken)
        if changes:
            await request.services.tables.touch(table.address, changes)


@action(button=keys.SPEAK, right=HOST, asks_afresh=True)
async def answer_offer(request: Request) -> None:
    """Have the group speak the language of its host, or go on as before."""
    offered = (await request.table()).settings.offered
    answer = request.pressed.word(0)
    if not offered or answer not in (offered, "no"):
        raise refusals.Stale
    changes = changes_of(ChatSettings, offered=OFFER_ANSWERED)
    if answer == offered:
        changes |= changes_of(ChatSettings, language=offered)

    def act(session: Session, now: int) -> Events:
        session.must_be_lobby()
        session.must_lead(request.user.id, request.is_admin)
        return []

    await request.change(act, changes)
    if answer == offered:
        request.reply.toast(translator_for(offered)("chosen", value=language_name(offered)))
    else:
        request.reply.done("language-kept")
