"""Keep the mistakes that reviews found, and find the game of each again when it comes back."""

from collections.abc import Iterable

from bot.address import Address
from bot.mistakes import (
    Mistake,
    MistakePuzzle,
    due_by,
    mistakes_in,
    puzzle_in,
    read_mistakes,
    surplus,
    write_mistake,
)
from bot.requests.lookup import find_archive
from bot.services import Services
from bot.tables import Session
from engine.review import Moment
from engine.upcasts import BadSave


async def keep_mistakes(
    services: Services, user: int, session: Session, chat: int, found: Iterable[Moment]
) -> bool:
    """Keep what a review found in a game of a chat; return whether there was anything."""
    kept, now = services.store.mistakes, services.tables.now()
    new = {each.name: write_mistake(each) for each in mistakes_in(found, session.id, chat, now)}
    if not new:
        return False
    await kept.keep_mistakes(user, new)
    await kept.drop_mistakes(user, surplus(read_mistakes(await kept.of(user))))
    return True


async def mistakes_of(services: Services, user: int) -> list[Mistake]:
    """Return the mistakes of a person that come back, the next one first."""
    found = read_mistakes(await services.store.mistakes.of(user))
    return [mistake for mistake in found if not mistake.is_retired]


async def next_puzzle(services: Services, user: int) -> MistakePuzzle | None:
    """Return the puzzle that waits longest. Forget those whose game is not kept any more."""
    for mistake in due_by(await mistakes_of(services, user), services.tables.now()):
        puzzle = await _puzzle_of(services, user, mistake)
        if puzzle is not None:
            return puzzle
        await services.store.mistakes.drop_mistakes(user, [mistake.name])
    return None


async def find_puzzle(services: Services, user: int, name: str) -> MistakePuzzle | None:
    """Return the puzzle of one mistake, a retired one too."""
    found = read_mistakes(await services.store.mistakes.of(user))
    mistake = next((each for each in found if each.name == name), None)
    return await _puzzle_of(services, user, mistake) if mistake is not None else None


async def note_answer(
    services: Services, user: int, mistake: Mistake, is_right: bool, asked: int, now: int
) -> Mistake:
    """Count an answer to what was asked after so many others, once; return the mistake as it is
    kept then."""
    if mistake.asked != asked:
        return mistake
    after = mistake.answered(is_right, now)
    before, written = write_mistake(mistake), write_mistake(after)
    await services.store.mistakes.change_mistake(user, mistake.name, before, written)
    return after


async def _puzzle_of(services: Services, user: int, mistake: Mistake) -> MistakePuzzle | None:
    session = await _game_of(services, user, mistake)
    if session is None:
        return None
    puzzle: MistakePuzzle | None = await services.for_person(
        user, puzzle_in, user, mistake, session
    )
    return puzzle and puzzle._replace(session=session)


async def _game_of(services: Services, user: int, mistake: Mistake) -> Session | None:
    """Load the game of a mistake, also from a group that became a supergroup since."""
    try:
        if found := await services.tables.finished(mistake.chat, mistake.game, user):
            return found
        moved = (await services.store.load(Address(mistake.chat))).moved
        person = await services.store.person(user)
        chats = [*([moved.chat] if moved else []), *map(int, person.groups)]
        where = await find_archive(services, chats, person, mistake.game)
        if where is None:
            return None
        return await services.tables.finished(where.chat, mistake.game, user)
    except BadSave:
        return None
