"""What whoever runs the bot may set, from the environment or a file `.env`."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

Role = Literal["all", "intake", "worker"]


class Settings(BaseSettings):
    """Without a token everything runs locally, the Telegram too."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)

    telegram_token: SecretStr | None = None
    telegram_url: str = "https://api.telegram.org"
    webhook_url: str = ""  # where Telegram reaches the bot; empty polls
    webhook_secret: SecretStr | None = None
    redis_url: str = ""  # empty starts a server of our own
    redis_cluster: bool = False
    role: Role = "all"
    host: str = "127.0.0.1"
    port: int = Field(default=8080, ge=0, le=65535)  # of the page, the webhook, health and metrics
    data_dir: Path = Path("data")
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    computer_pause: float = Field(
        default=1.5, ge=0, le=10
    )  # seconds that a computer seems to think
    brains: int = Field(default=0, ge=0, le=64)  # processes that think; 0 is one a core


class BadSettings(Exception):
    """The message is the one line that says which setting is wrong and how."""


def read_settings() -> Settings:
    try:
        return Settings()
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        name = ".".join(map(str, fault["loc"])).upper()
        raise BadSettings(f"{name} is wrong: {fault['msg']}") from None
