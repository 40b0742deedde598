"""Helpers that look at screens as Telegram does, by its limits and parser, and walk their menus."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from bot.i18n import translator_for
from bot.names import names_of
from bot.playground import entities, keyboards
from bot.screens import Button, Rows, Screen, hand_screen
from bot.screens.callback_data import MOVE, WALK, read
from bot.screens.game_screens import screens_of
from bot.screens.screen import CAPTION, TEXT
from engine.chance import Loose
from engine.game import Seat
from engine.games import GAMES
from engine.session import GameSession
from tests.engine.tables import NOON

Session = GameSession[Any, Any]
EN: Final = translator_for("en")
BOT: Final = "parlour_bot"
# The games that draw their tables; a new one need not.
PICTURED: Final = [key for key, game in GAMES.items() if screens_of(game).cover(EN) is not None]
FAMILY: Final = "\u200d".join("👩👩👧👦")
LONGEST: Final = (
    "W" * 64,
    FAMILY * 16,
    "ﷺ" * 64,
    "Z\u0361\u0342\u0356a\u0334" * 20,
    "&<>\"'" * 12,
    "𝟙\U0001d167" * 32,
    "@durov /start t.me/x #a $USD",
)
# What the bot marks itself; and of what Telegram finds by itself, only commands are meant.
MEANT: Final = {"bold", "italic", "code", "pre", "text_link", "text_mention", "date_time"}


def shown(html: str, most: int) -> tuple[str, list[dict[str, Any]]]:
    """Return the text and its entities as Telegram shows them; raise what it would refuse."""
    return entities.compose(
        html,
        parse_mode="HTML",
        entities=None,
        limit=most,
        resolve_user=lambda user: {"id": user, "is_bot": False, "first_name": "Ann"},
        now=NOON // 1000,
    )


def look(
    screen: Screen, *, is_private: bool = False, commands: bool = False, mentions: int = 1
) -> str:
    """Return the plain text of a screen that Telegram takes; a private one is ephemeral."""
    text, marks = shown(screen.text, CAPTION if screen.picture or is_private else TEXT)
    assert len(text.encode("utf-16-le")) // 2 <= (CAPTION if screen.picture or is_private else TEXT)
    assert {mark["type"] for mark in marks} <= MEANT | ({"bot_command"} if commands else set())
    assert sum(mark["type"] == "text_mention" for mark in marks) <= mentions
    take(screen.rows)
    return text


def take(rows: Rows) -> None:
    """Telegram would deliver this keyboard whole."""
    if not rows:
        return
    markup = {"inline_keyboard": [[as_json(button) for button in row] for row in rows]}
    kept = keyboards.inline(markup, chat_type="supergroup")
    assert kept is not None
    assert [len(row) for row in kept["inline_keyboard"]] == [len(row) for row in rows]


def as_json(button: Button) -> dict[str, Any]:
    made: dict[str, Any] = {"text": button.text}
    assert sum(map(bool, (button.data, button.url, button.copy))) == 1
    if button.data:
        made["callback_data"] = button.data
    elif button.url:
        made["url"] = button.url
    else:
        made["copy_text"] = {"text": button.copy}
    if button.style:
        made["style"] = button.style
    return made


def buttons_of(rows: Rows) -> list[Button]:
    return [button for row in rows for button in row]


def texts_of(rows: Rows) -> list[str]:
    return [button.text for button in buttons_of(rows)]


def paths_of(session: Session, seat: Seat) -> Iterator[tuple[int, ...]]:
    """Yield every step of a player's choice: the paths to which the keys of the hand lead."""
    names = names_of(session, EN)
    paths: list[tuple[int, ...]] = [()]
    for path in paths:
        yield path
        for button in buttons_of(hand_screen(session, seat, [], EN, names, path).rows):
            pressed = read(button.data)
            if pressed.verb == WALK and pressed.numbers[1:] not in paths:
                paths.append(pressed.numbers[1:])


def reachable(session: Session, seat: Seat) -> set[int]:
    """Return the moves that a player finds in the hand, through all of its steps."""
    names = names_of(session, EN)
    found: set[int] = set()
    for path in paths_of(session, seat):
        screen = hand_screen(session, seat, [], EN, names, path)
        look(screen, is_private=True)
        for button in buttons_of(screen.rows):
            pressed = read(button.data)
            if pressed.verb == MOVE:
                assert pressed.numbers[0] == session.prompts[seat]
                found.add(pressed.numbers[1])
    return found


def other_worlds(session: Session, viewer: Seat | None, count: int = 2) -> Iterator[Session]:
    """Yield tables with other secrets that a viewer cannot tell from this one."""
    worlds = session.rulebook.worlds(session.view(viewer), Loose(7))
    for _ in range(count):
        yield replace(session, state=next(worlds))
