"""Servers that differ from Telegram's of today: what they know, refuse, and how they count."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

ACCEPTED = "accepted"
# The first choice of each setting is the default; of what is refused, the others are the
# descriptions of the errors.
CHOICES: dict[str, tuple[str, ...]] = {
    "ephemeral": ("10.3", "10.2", "ignored", "BOT_NOT_ADMIN"),
    "ephemeral_edits": (ACCEPTED, "BOT_NOT_ADMIN"),
    "button_styles": (ACCEPTED, "invalid button style specified"),
    "date_times": (ACCEPTED, 'Unsupported start tag "tg-time"', "ENTITY_DATE_INVALID"),
    "file_ids": (
        ACCEPTED,
        "wrong file identifier/HTTP URL specified",
        "wrong remote file identifier specified: Wrong padding in the string",
    ),
    "pictures": (
        ACCEPTED,
        "IMAGE_PROCESS_FAILED",
        "PHOTO_INVALID_DIMENSIONS",
        "not enough rights to send photos to the chat",
    ),
    "message_ids": ("per chat", "per bot"),
}


@dataclass(slots=True)
class ServerSettings:
    """One of the `CHOICES` for each setting.

    `ephemeral`: the Bot API whose parameters of ephemeral messages are known; `ignored` is a server
    from before them, which posts the message openly, and the last choice refuses every one of them.
    `ephemeral_edits`: refuse to edit one when the bot is no administrator and its receiver has not
    acted for 15 seconds. `message_ids`: in Telegram a bot counts the messages of its private chats
    and basic groups together, so that ids there have gaps.
    """

    ephemeral: str = "10.3"
    ephemeral_edits: str = ACCEPTED
    button_styles: str = ACCEPTED
    date_times: str = ACCEPTED
    file_ids: str = ACCEPTED
    pictures: str = ACCEPTED
    message_ids: str = "per chat"

    @property
    def knows_ephemeral(self) -> bool:
        return self.ephemeral != "ignored"

    def state(self) -> dict[str, str]:
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def change(self, changes: Mapping[str, Any]) -> None:
        """Set the settings that are named, or none of them if any value is not one of its
        choices."""
        wanted = {name: changes[name] for name in CHOICES if name in changes}
        for name, value in wanted.items():
            if value not in CHOICES[name]:
                raise ValueError(f"{name} is one of: {'; '.join(CHOICES[name])}")
        for name, value in wanted.items():
            setattr(self, name, value)
