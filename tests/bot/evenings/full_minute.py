"""Helpers of tests in which the group's budget is spent."""

from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Person


async def create_charged_group(evening: Evening, *names: str) -> list[Person]:
    """Create a group in a Telegram that charges for ephemeral messages."""
    people = await evening.create_group(*names)
    await evening.charge_for_ephemerals()
    return people


async def tap_into_private_chat(person: Person, button: str, chat: int = 0) -> int:
    """Tap a button that must open the private chat, and follow; return the id of that chat."""
    links = len(person.links)
    assert await person.tap(button, chat) == ""
    assert len(person.links) == links + 1
    return await person.follow_link()
