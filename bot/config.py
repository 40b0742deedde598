"""Settings of the operator, from environment variables or a file `.env`."""

import hmac
import os
import re
from difflib import get_close_matches
from hashlib import sha256
from operator import itemgetter
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, SecretStr, ValidationError, model_validator
from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

from bot.store.embedded import Embedded
from bot.store.store import DAY, GAMES_KEPT

Role = Literal["all", "intake", "worker"]
S = TypeVar("S", bound="StoreSettings")

TOKEN: Final = re.compile(r"\d+:[A-Za-z0-9_-]+")
WEBHOOK_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{1,256}")
KEPT: Final = "store"  # the folder in DATA_DIR of the store of a bot that has a token
MEGABYTE: Final = 1 << 20
ALIKE: Final = 0.8  # how much an unknown name in .env resembles that of a setting to be misspelt
ALIKE_IN_ENVIRONMENT: Final = 0.9  # which holds names of other programs
# Names that no other program is likely to have almost alike.
OURS_ALONE: Final = {"TELEGRAM_TOKEN", "TELEGRAM_URL", "REDIS_URL", "WEBHOOK_URL", "WEBHOOK_SECRET"}
REDIS_SCHEMES: Final = ("redis", "rediss", "unix")


def _matching(pattern: re.Pattern[str]) -> AfterValidator:
    def check(value: SecretStr | None) -> SecretStr | None:
        if value is not None and not pattern.fullmatch(value.get_secret_value()):
            raise ValueError
        return value

    return AfterValidator(check)


def _web_address(value: str) -> str:
    parts = urlsplit(value)
    if value and (parts.scheme not in ("http", "https") or not parts.hostname):
        raise ValueError
    return value.rstrip("/")


def _redis_address(value: str) -> str:
    parts = urlsplit(value)
    if value and (parts.scheme not in REDIS_SCHEMES or not (parts.hostname or parts.path)):
        raise ValueError
    return value


WebAddress = Annotated[str, AfterValidator(_web_address)]


class StoreSettings(BaseSettings):
    """The settings that tell which store a bot has.

    A title says what a setting is for, a description which values it takes; errors quote it.
    """

    model_config = SettingsConfigDict(
        env_file=".env", extra="ignore", env_ignore_empty=True, hide_input_in_errors=True
    )

    telegram_token: Annotated[SecretStr | None, _matching(TOKEN)] = Field(
        default=None,
        title="the bot's token; without it the bot plays in a local Telegram",
        description="the token that @BotFather gave you, like 123456:ABC-def",
    )
    redis_url: Annotated[str, AfterValidator(_redis_address)] = Field(
        default="",
        title="Redis 6.2 or Valkey, or any node of a cluster. Empty: start a server in DATA_DIR",
        description="an address like redis://:password@host:6379/0",
    )
    data_dir: Path = Field(
        default=Path("data"),
        title="where the embedded server keeps the games: in store with a token, in local without",
        description="a folder",
    )
    store_memory: int = Field(
        default=0,
        ge=0,
        title="megabytes that the embedded server may use. 0: a quarter of the memory",
        description="a number of megabytes",
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info",
        title="the least important lines that are logged",
        description="debug, info, warning or error",
    )

    @model_validator(mode="before")
    @classmethod
    def _check_names(cls, given: dict[str, Any]) -> dict[str, Any]:
        """Refuse names in the file `.env`, or in the environment, that are misspelt names of
        settings which nothing sets; `given` holds every name of the file."""
        settings, names = {n.upper() for n in Settings.model_fields}, {n.upper() for n in given}
        missing = settings - names
        suspects = [(name, ".env", missing, ALIKE) for name in names]
        for name in map(str.upper, os.environ):
            suspects.append((name, "the environment", missing & OURS_ALONE, ALIKE_IN_ENVIRONMENT))
        for name, where, possible, likeness in sorted(suspects, key=itemgetter(0)):
            meant = get_close_matches(name, possible, 1, likeness)
            if meant and name not in settings:
                raise ValueError(f"{name} in {where} is not a setting. Write {meant[0]} instead")
        return given

    @property
    def is_local(self) -> bool:
        """Return whether the bot plays in a local Telegram, whose store keeps nothing."""
        return self.telegram_token is None

    @property
    def store_folder(self) -> Path:
        """Return the folder of the embedded server, for which there is no REDIS_URL."""
        return self.data_dir / ("local" if self.is_local else KEPT)

    @property
    def embedded(self) -> Embedded:
        """Return the embedded server, for which there is no REDIS_URL."""
        return Embedded(self.store_folder, self.store_memory * MEGABYTE)

    @property
    def secrets(self) -> list[str]:
        """Return the values that no log may show."""
        token, password = self.telegram_token, urlsplit(self.redis_url).password
        return [*([token.get_secret_value()] if token else []), *([password] if password else [])]


class Settings(StoreSettings):
    """Without a token everything runs locally, Telegram too."""

    telegram_url: WebAddress = Field(
        default="https://api.telegram.org",
        title="the Bot API server",
        description="the http(s) address of a Bot API server",
    )
    webhook_url: WebAddress = Field(
        default="",
        title="where Telegram sends updates, with the path; it must lead to PORT. Empty: poll",
        description="the http(s) address at which Telegram reaches this bot",
    )
    webhook_secret: Annotated[SecretStr | None, _matching(WEBHOOK_SECRET)] = Field(
        default=None,
        title="proves that an update comes from Telegram. Empty: derived from the token",
        description="1 to 256 letters, digits, _ and -",
    )
    role: Role = Field(
        default="all",
        title="intake receives updates, worker plays, all does both",
        description="all, intake or worker",
    )
    host: str = Field(
        default="127.0.0.1",
        title="the address to listen on",
        description="an address of this machine",
    )
    port: int = Field(
        default=8080,
        ge=0,
        le=65535,
        title="the port of the local Telegram, or of the webhook",
        description="a number from 0 to 65535",
    )
    health_port: int | None = Field(
        default=None,
        ge=0,
        le=65535,
        title="the port of /healthz and /metrics. Empty: the one after PORT",
        description="a number from 0 to 65535",
    )
    computer_pause: float = Field(
        default=1.5,
        ge=0,
        le=10,
        title="the least time, in seconds, a computer player takes for a move",
        description="a number of seconds from 0 to 10",
    )
    computers: int = Field(
        default=0,
        ge=0,
        le=64,
        title="processes for computer players. 0: one for each core",
        description="a number from 0 to 64",
    )
    keep_games: int = Field(
        default=GAMES_KEPT // DAY,
        ge=1,
        le=36_500,
        title="days for which a finished game is kept; the newest 200 of a chat stay longer",
        description="a number of days from 1 to 36500",
    )

    @model_validator(mode="after")
    def _fits_together(self) -> "Settings":
        if self.telegram_token is None and self.role != "all":
            raise ValueError(f"ROLE={self.role} needs TELEGRAM_TOKEN")
        if self.telegram_token is None and self.webhook_url:
            raise ValueError("WEBHOOK_URL needs TELEGRAM_TOKEN")
        if self.telegram_token is None and self.redis_url:
            raise ValueError("REDIS_URL needs TELEGRAM_TOKEN: without it nothing is kept")
        return self

    @property
    def secret_of_webhook(self) -> str:
        """Return WEBHOOK_SECRET, or derive one from the token, which is equal in all processes."""
        if self.webhook_secret is not None:
            return self.webhook_secret.get_secret_value()
        assert self.telegram_token is not None
        return hmac.digest(
            self.telegram_token.get_secret_value().encode(), b"webhook", sha256
        ).hex()

    @property
    def port_of_health(self) -> int:
        """Return HEALTH_PORT, or the port after PORT."""
        if self.health_port is not None:
            return self.health_port
        return self.port + 1 if 0 < self.port < 65535 else 0

    @property
    def secrets(self) -> list[str]:
        """Return the values that no log may show."""
        kept = [self.webhook_secret.get_secret_value()] if self.webhook_secret else []
        if self.telegram_token is not None:
            kept.append(self.secret_of_webhook)
        return [*super().secrets, *kept]


def described() -> list[str]:
    """Describe each setting, with its default, in a line."""
    return [
        f"{name.upper():<16}{field.title}{_default_of(field)}"
        for name, field in Settings.model_fields.items()
    ]


def _default_of(field: FieldInfo) -> str:
    return "" if field.default in (None, "") else f" (default: {field.default})"


class BadSettings(Exception):
    """One line that says which setting is wrong, and what it must be."""


def read_settings() -> Settings:
    return _read(Settings)


def read_store_settings() -> StoreSettings:
    """Read the settings of a command that has to do with the store alone."""
    return _read(StoreSettings)


def _read(kind: type[S]) -> S:
    try:
        return kind()
    except ValidationError as error:
        raise BadSettings("; ".join(_explain(fault) for fault in error.errors())) from None
    except (OSError, UnicodeDecodeError, SettingsError) as error:
        raise BadSettings(f"Cannot read the file .env: {' '.join(str(error).split())}") from None


def _explain(fault: Any) -> str:
    """Explain an error without the value that was given, which may be a secret."""
    if not fault["loc"]:
        return str(fault["msg"]).removeprefix("Value error, ")
    name = str(fault["loc"][0])
    return f"{name.upper()} must be {Settings.model_fields[name].description}"
