"""The shipped files agree with the code: compose file, image and wheel."""

import argparse
import json
import re
import shlex
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from redis import Redis

from bot.config import Settings
from bot.ops import health
from bot.ops.commands import add_commands
from bot.store.embedded import Embedded
from tests.bot.program import ROOT, Program, run_to_end

Compose = dict[str, Any]
SETTINGS = {name.upper() for name in Settings.model_fields}


@pytest.fixture
def compose() -> Compose:
    loaded: Compose = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
    return loaded


def bots(compose: Compose) -> Iterator[Compose]:
    yield compose["services"]["intake"]
    yield compose["services"]["worker"]


def filled_in(value: str) -> str:
    """Fill in compose's variables, each with its default or a dummy."""
    return re.sub(r"\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}", lambda m: m[2] or "", value)


def test_compose_starts_the_roles_that_there_are(compose: Compose) -> None:
    for service in bots(compose):
        assert service["command"] == ["python", "-m", "bot"]
        given = service["environment"]
        assert given.keys() <= SETTINGS
        known: dict[str, Any] = {name.lower(): filled_in(value) for name, value in given.items()}
        known["telegram_token"] = "1:a"
        settings = Settings(**{name: value for name, value in known.items() if value})
        assert settings.redis_url == "redis://store:6379"
        assert settings.host == "0.0.0.0"
    intake, worker = bots(compose)
    assert (intake["environment"]["ROLE"], worker["environment"]["ROLE"]) == ("intake", "worker")
    assert worker["deploy"]["replicas"] == 2
    assert "replicas" not in intake.get("deploy", {})  # two intakes would take each other's updates


def test_compose_asks_for_variables_that_are_settings(compose: Compose) -> None:
    text = (ROOT / "docker-compose.yml").read_text()
    assert set(re.findall(r"\$\{(\w+)", text)) <= SETTINGS


def test_compose_asks_for_health_where_it_is_told(compose: Compose) -> None:
    for service in bots(compose):
        (code,) = [part for part in service["healthcheck"]["test"] if "urlopen" in part]
        port, path = re.findall(r"127\.0\.0\.1:(\d+)(/\w+)", code)[0]
        assert port == service["environment"]["HEALTH_PORT"]
        assert path == health.HEALTHZ
        compile(code, "healthcheck", "exec")
        assert service["restart"] == "unless-stopped"
    ports = compose["services"]["intake"]["ports"]
    port = compose["services"]["intake"]["environment"]["PORT"]
    assert ports == [f"127.0.0.1:{port}:{port}"]


def test_compose_begins_when_the_store_answers(compose: Compose) -> None:
    """The health check of the store decides when the bot starts."""
    store = compose["services"]["store"]
    kind, program, question = store["healthcheck"]["test"]
    assert (kind, question) == ("CMD", "ping")
    assert program.removesuffix("-cli") == store["image"].partition("/")[0]
    assert store["healthcheck"].keys() >= {"interval", "timeout", "retries"}
    assert store["restart"] == "unless-stopped"
    for service in bots(compose):
        assert service["depends_on"] == {"store": {"condition": "service_healthy"}}


def test_compose_keeps_every_game(compose: Compose) -> None:
    store = compose["services"]["store"]
    words = shlex.split(store["command"])
    given = dict(zip(words[1::2], words[2::2], strict=True))
    assert given["--appendonly"] == "yes"
    assert given["--appendfsync"] == "always"
    assert given["--maxmemory-policy"] == "noeviction"
    (volume,) = store["volumes"]
    assert volume.split(":")[0] in compose["volumes"]


def size_of(text: str) -> int:
    """Read a size as compose and Valkey write it."""
    return int(text.rstrip("kmgb")) << {"k": 10, "m": 20, "g": 30}[text.rstrip("b")[-1]]


def test_the_store_refuses_before_its_container_is_killed(compose: Compose) -> None:
    """Rewriting the file takes up to as much memory again."""
    store = compose["services"]["store"]
    words = shlex.split(store["command"])
    most = size_of(words[words.index("--maxmemory") + 1])
    assert 2 * most <= size_of(store["mem_limit"])


def test_every_container_may_do_no_more_than_it_must(compose: Compose) -> None:
    for name, service in compose["services"].items():
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["read_only"] is True, name
        assert [mount.partition(":")[0] for mount in service["tmpfs"]] == ["/tmp"], name
        assert size_of(service["mem_limit"]) <= size_of("1g"), name
        assert 0 < service["pids_limit"] <= 256, name
        assert not {"privileged", "cap_add", "network_mode", "pid"} & service.keys(), name
    assert compose["services"]["store"]["user"] == "valkey"  # the bots' image names its own


def test_every_container_keeps_logs_of_a_bounded_size(compose: Compose) -> None:
    for name, service in compose["services"].items():
        bounds = service["logging"]["options"]
        assert size_of(bounds["max-size"]) * int(bounds["max-file"]) <= size_of("100m"), name


def test_each_night_the_newest_seven_backups_are_kept(compose: Compose) -> None:
    """By a container and by a timer, each with arguments that the program takes."""
    unit = (ROOT / "deploy" / "parlour-backup.service").read_text()
    (started,) = re.findall(r"^ExecStart=\S+/python -m bot (.*)", unit, re.MULTILINE)
    backup = compose["services"]["backup"]
    (repeated,) = re.findall(r"python -m bot ([^;]*);", backup["command"][-1])
    parser = argparse.ArgumentParser()
    add_commands(parser)
    for arguments in (started, repeated):
        asked = parser.parse_args(shlex.split(arguments))
        assert (asked.command, asked.keep) == ("backup", 7)
    assert backup["volumes"] == [f"./backups:{asked.file}"]
    assert backup["environment"]["REDIS_URL"]
    assert backup["profiles"] == ["backup"]  # nobody has to have it
    assert "DATA_DIR=/var/lib/parlour\n" in unit
    assert "Requisite=parlour.service\n" in unit  # else root would start a store of its own
    timer = (ROOT / "deploy" / "parlour-backup.timer").read_text()
    assert "Persistent=true\n" in timer


def test_images_are_named_by_their_whole_version(compose: Compose) -> None:
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    named = [line.split()[1] for line in lines if line.startswith("FROM")]
    named += [service["image"] for service in compose["services"].values() if "image" in service]
    assert len(named) == 2
    for image in named:
        assert re.fullmatch(r"[a-z/]+:\d+\.\d+\.\d+-[a-z-]+", image), image


def test_tests_run_against_the_store_that_compose_starts(
    compose: Compose, server: Embedded
) -> None:
    tag = compose["services"]["store"]["image"].partition(":")[2]
    with Redis.from_url(server.url, decode_responses=True) as client:
        info: Any = client.info("server")
    assert tag.partition("-")[0] == info["valkey_version"]


def test_the_image_is_made_of_what_is_there() -> None:
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    allowed = (ROOT / ".dockerignore").read_text().splitlines()
    copied = [name for line in lines if line.startswith("COPY") for name in line.split()[1:-1]]
    assert copied
    for name in copied:
        assert (ROOT / name).exists(), name
        assert f"!{name}" in allowed, name
    assert "USER parlour" in lines
    assert json.loads(lines[-1].removeprefix("CMD ")) == ["python", "-m", "bot"]
    (named,) = [line for line in lines if line.startswith("ENV")]
    assert {part.split("=")[0] for part in named.split()[1:]} <= SETTINGS | {"PYTHONUNBUFFERED"}


def test_the_image_installs_nothing_that_is_not_pinned() -> None:
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    locked, built = [line.split() for line in lines if "pip install" in line]
    assert locked[-3:] == ["--require-hashes", "-r", "requirements.lock"]
    assert {"--no-deps", "--no-build-isolation"} <= set(built)


def test_the_example_of_settings_is_valid() -> None:
    lines = (ROOT / ".env.example").read_text().splitlines()
    assert {line.split("=")[0] for line in lines if line and line[0] != "#"} <= SETTINGS


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel of this tree into a folder of its own; return that folder."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "wheel", str(ROOT), "--quiet", "--no-deps"),
            *("--no-build-isolation", "--no-index", "--wheel-dir", str(folder)),
        ],
        check=True,
    )
    (wheel,) = folder.glob("parlour-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def test_the_wheel_has_all_that_is_no_code(installed: Path) -> None:
    for kind, found in (
        ("ftl", ROOT / "locales"),
        ("lua", ROOT / "bot" / "store" / "scripts"),
        ("js", ROOT / "bot" / "playground" / "page"),
        ("css", ROOT / "bot" / "playground" / "page"),
    ):
        names = {path.name for path in found.rglob(f"*.{kind}")}
        assert names
        assert {path.name for path in installed.rglob(f"*.{kind}")} == names
    assert {path.name for path in installed.iterdir() if "dist-info" not in path.name} == {
        "bot",
        "engine",
    }


async def test_the_wheel_runs_in_an_empty_folder(installed: Path, tmp_path: Path) -> None:
    told = await run_to_end(tmp_path, "-m", "bot", "--version", PYTHONPATH=str(installed))
    assert told.code == 0
    where = "import bot.i18n; print(bot.i18n.LOCALES)"
    told = await run_to_end(tmp_path, "-c", where, PYTHONPATH=str(installed))
    assert told.out.strip() == str(installed / "bot" / "locales")
    async with Program(tmp_path, {"PYTHONPATH": str(installed)}) as bot:
        assert bot.page_url
