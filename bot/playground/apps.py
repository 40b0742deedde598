"""The apps of people: what they show of ephemeral messages, and what they forget of them."""

from typing import get_args

from bot.playground.delivery import sole_viewer
from bot.playground.model import App, Chat, Event, User, World
from bot.playground.refusals import ActionError

APPS: tuple[App, ...] = get_args(App)


def change_app(world: World, person: User, name: str) -> None:
    app = next((app for app in APPS if app == name), None)
    if app is None:
        raise ActionError(f"app is one of {', '.join(APPS)}")
    person.app = app
    _reload(world, person)
    world.notify(Event("people"))


def restart(world: World, person: User) -> int:
    """Restart a person's app, and return how many ephemeral messages that makes it forget."""
    if person.app != "desktop":
        return 0
    forgotten = [
        message
        for chat in _groups(world, person)
        for message in chat.ephemeral.values()
        if sole_viewer(message) == person.id and not message.forgotten
    ]
    for message in forgotten:
        message.forgotten = True
    _reload(world, person)
    return len(forgotten)


def _groups(world: World, person: User) -> list[Chat]:
    return [chat for chat in world.groups.values() if person.id in chat.members]


def _reload(world: World, person: User) -> None:
    """Let the person's pages load their chats anew."""
    for chat in _groups(world, person):
        world.notify(Event("chat", chat, who=person.id))
