"""Remove from a screen what a Telegram server refuses of it.

Servers differ in what they know: button colours, dates that tick, custom emoji, disabled buttons.
None of that is worth a message that is not shown.
"""

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from html import escape
from typing import Final

from bot.screens import Button, Screen
from bot.screens.screen import plain

log = logging.getLogger(__name__)

REFUSED_SECONDS: Final = 3600.0  # for which a decoration that was refused is left out
# Refusals that no plainer screen changes
ABOUT_THE_RECEIVER: Final = ("bot_not_admin", "user_is_bot", "user_id_invalid")


@dataclass(frozen=True, slots=True)
class Decoration:
    """A part of screens that is left out where one of the complaints, in lower case, comes."""

    name: str
    complaints: tuple[str, ...]
    without: Callable[[Screen], Screen]
    is_of_server: bool = True  # refused in every screen, not because of how it is used in one


def _without_tag(tag: str) -> Callable[[Screen], Screen]:
    pattern = re.compile(f"</?{tag}\\b[^>]*>")
    return lambda screen: replace(screen, text=pattern.sub("", screen.text))


def _with_buttons(screen: Screen, change: Callable[[Button], Button | None]) -> Screen:
    changed = (tuple(filter(None, map(change, row))) for row in screen.rows)
    return replace(screen, rows=tuple(row for row in changed if row))


def _without_styles(screen: Screen) -> Screen:
    return _with_buttons(screen, lambda button: replace(button, style=""))


def _without_disabled(screen: Screen) -> Screen:
    """Let buttons that do nothing tell why, or leave them away."""
    return _with_buttons(
        screen,
        lambda b: replace(b, disabled=False) if b.data or b.url or b.copy else None,
    )


def _without_copying(screen: Screen) -> Screen:
    return _with_buttons(screen, lambda button: None if button.copy else button)


def _without_links(screen: Screen) -> Screen:
    return _with_buttons(screen, lambda button: None if button.url else button)


def _without_markup(screen: Screen) -> Screen:
    return replace(screen, text=escape(plain(screen.text), quote=False))


DECORATIONS: Final = (
    Decoration("button style", ("button style",), _without_styles),
    Decoration("date", ("tg-time", "entity_date", "date format"), _without_tag("tg-time")),
    Decoration(
        "custom emoji",
        ("tg-emoji", "custom emoji", "custom_emoji", "document_invalid"),
        _without_tag("tg-emoji"),
    ),
    Decoration("disabled button", ("text buttons are not allowed",), _without_disabled),
    Decoration("copy button", ("copy_text",), _without_copying, is_of_server=False),
    Decoration("link button", ("button_url", "button url"), _without_links, is_of_server=False),
    Decoration("HTML", ("can't parse entities",), _without_markup, is_of_server=False),
)


@dataclass(slots=True)
class RefusedDecorations:
    """The decorations that this server has refused, each until it is tried again."""

    now: Callable[[], float]  # in seconds
    _until: dict[str, float] = field(default_factory=dict)

    def left_away(self, screen: Screen) -> Screen:
        """Return a screen without what the server has refused in the last hour."""
        now = self.now()
        for decoration in DECORATIONS if self._until else ():
            if now < self._until.get(decoration.name, now):
                screen = decoration.without(screen)
        return screen

    def plainer(self, screen: Screen, complaint: str) -> Screen | None:
        """Return a refused screen without the decoration that Telegram complains about, which is
        remembered; without any, if the complaint is not known. Return None if that changes
        nothing."""
        low = complaint.casefold()
        for decoration in DECORATIONS:
            if any(part in low for part in decoration.complaints):
                without = decoration.without(screen)
                if without == screen:
                    continue
                log.warning(
                    "telegram refuses a decoration",
                    extra={"decoration": decoration.name, "error": complaint},
                )
                if decoration.is_of_server:
                    self._until[decoration.name] = self.now() + REFUSED_SECONDS
                return without
        if any(part in low for part in ABOUT_THE_RECEIVER):
            return None
        plainest = screen
        for decoration in DECORATIONS:
            plainest = decoration.without(plainest)
        return plainest if plainest != screen else None
