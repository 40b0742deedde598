"""Settings: one-line errors, derived values, and secrets that no log shows."""

from pathlib import Path

import pytest

from bot.config import BadSettings, Settings, described, read_settings, read_store_settings

TOKEN = "123456:ABC-def_1"


@pytest.fixture(autouse=True)
def nothing_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def given(monkeypatch: pytest.MonkeyPatch, **values: str) -> Settings:
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    return read_settings()


def test_without_anything_it_is_local() -> None:
    settings = read_settings()
    assert (settings.telegram_token, settings.redis_url, settings.role) == (None, "", "all")
    assert settings.secrets == []
    assert settings.port_of_health == 8081


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TELEGRAM_TOKEN", "secret"),
        ("TELEGRAM_TOKEN", "1:a b"),
        ("TELEGRAM_URL", "ftp://secret"),
        ("WEBHOOK_URL", "https:///secret"),
        ("WEBHOOK_SECRET", "secret!"),
        ("WEBHOOK_SECRET", "s" * 257),
        ("REDIS_URL", "http://secret"),
        ("REDIS_URL", "secret"),
        ("ROLE", "secret"),
        ("PORT", "65536"),
        ("PORT", "secret"),
        ("HEALTH_PORT", "-1"),
        ("LOG_LEVEL", "secret"),
        ("COMPUTER_PAUSE", "11"),
        ("COMPUTERS", "65"),
        ("KEEP_GAMES", "-1"),
    ],
)
def test_a_wrong_value_is_named_and_not_repeated(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    with pytest.raises(BadSettings) as error:
        given(monkeypatch, **{name: value})
    said = str(error.value)
    assert said.startswith(f"{name} must be ")
    assert value not in said
    assert "\n" not in said


def test_all_wrong_values_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSettings) as error:
        given(monkeypatch, PORT="x", ROLE="y")
    assert "PORT must be" in str(error.value)
    assert "ROLE must be" in str(error.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [("ROLE", "worker"), ("WEBHOOK_URL", "https://x.org/y"), ("REDIS_URL", "redis://x")],
)
def test_what_makes_no_sense_without_a_token_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    with pytest.raises(BadSettings, match=f"^{name}.* needs TELEGRAM_TOKEN"):
        given(monkeypatch, **{name: value})
    assert given(monkeypatch, TELEGRAM_TOKEN=TOKEN)


def test_an_empty_value_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    assert given(monkeypatch, PORT="", TELEGRAM_TOKEN="").port == 8080


def test_the_environment_goes_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("PORT=1000\nHEALTH_PORT=1001\nSOMETHING_ELSE=1\n")
    settings = given(monkeypatch, PORT="2000")
    assert (settings.port, settings.port_of_health) == (2000, 1001)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("TELEGRAMTOKEN", "TELEGRAM_TOKEN"),
        ("TELEGRAM_BOT_TOKEN", "TELEGRAM_TOKEN"),
        ("REDIS_URI", "REDIS_URL"),
        ("loglevel", "LOG_LEVEL"),
        ("PORTS", "PORT"),
    ],
)
def test_a_misspelt_name_in_the_file_is_an_error_that_names_the_right_one(
    tmp_path: Path, written: str, meant: str
) -> None:
    (tmp_path / ".env").write_text(f"{written}=secret\n")
    for read in (read_settings, read_store_settings):
        with pytest.raises(BadSettings) as error:
            read()
        said = f"{written.upper()} in .env is not a setting. Write {meant} instead"
        assert str(error.value) == said


def test_other_names_in_the_file_belong_to_other_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = "COMPOSE_PROJECT_NAME HOSTNAME HTTP_PORT REDIS_PASSWORD TELEGRAM_API_ID POSTGRES_HOST"
    kept = f"TELEGRAM_TOKEN={TOKEN}\nTELEGRAM_TOKEN_OLD={TOKEN}\n"
    (tmp_path / ".env").write_text(kept + "".join(f"{name}=x\n" for name in names.split()))
    assert not read_settings().is_local
    assert not read_store_settings().is_local


def test_in_the_environment_only_a_close_misspelling_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("TELEGRAM_BOT_TOKEN", "REDIS_PORT", "LOGLEVEL", "PORTS", "REDIS_URI"):
        monkeypatch.setenv(name, "x")  # may well be another program's
    assert read_settings().is_local
    with pytest.raises(BadSettings, match=r"^TELEGRAMTOKEN in the environment is not a setting"):
        given(monkeypatch, TELEGRAMTOKEN=TOKEN)
    assert not given(monkeypatch, TELEGRAM_TOKEN=TOKEN).is_local


def test_a_file_that_is_no_text_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"PORT=\xff\xfe")
    with pytest.raises(BadSettings, match=r"^Cannot read the file \.env: "):
        read_settings()


@pytest.mark.parametrize(("port", "health"), [("0", 0), ("65535", 0), ("80", 81)])
def test_health_is_served_at_the_port_after(
    monkeypatch: pytest.MonkeyPatch, port: str, health: int
) -> None:
    assert given(monkeypatch, PORT=port).port_of_health == health


def test_the_webhooks_secret_is_made_of_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    made = given(monkeypatch, TELEGRAM_TOKEN=TOKEN).secret_of_webhook
    assert made == read_settings().secret_of_webhook
    assert TOKEN not in made
    assert given(monkeypatch, TELEGRAM_TOKEN="1:a").secret_of_webhook != made
    assert given(monkeypatch, WEBHOOK_SECRET="mine").secret_of_webhook == "mine"


def test_every_secret_is_known_to_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = given(
        monkeypatch,
        TELEGRAM_TOKEN=TOKEN,
        WEBHOOK_SECRET="hush",
        REDIS_URL="redis://:open@x:1/0",
    )
    assert set(settings.secrets) == {TOKEN, "hush", "open"}
    assert TOKEN not in repr(settings)
    assert "hush" not in repr(settings)


def test_every_setting_is_described() -> None:
    assert [line.split()[0] for line in described()] == [n.upper() for n in Settings.model_fields]
