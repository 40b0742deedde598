"""The operator's page names every setting, metric and message, and its recipes fit the program."""

import configparser
import json
import re
import tomllib
from pathlib import Path

import pytest
from prometheus_client import REGISTRY
from pydantic.fields import FieldInfo

from bot.config import Settings
from bot.ops import health
from tests.bot.messages import LOG_CALLS, SERIOUS, command_errors, fits, log_events, startup_errors
from tests.bot.operations_page import PAGE, rows, section

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
# What every process exports, on Linux, beside the metrics of Parlour.
OF_PROCESSES = {"process_resident_memory_bytes", "process_cpu_seconds_total"}


def test_every_setting_is_listed_with_its_default_and_its_purpose() -> None:
    told = re.findall(
        r"^\| `([A-Z_]+)` \| (.*?) ?\| (.*) \|$", section("## Settings"), re.MULTILINE
    )
    expected = [
        (name.upper(), _default_of(field), field.title)
        for name, field in Settings.model_fields.items()
    ]
    assert told == expected


def _default_of(field: FieldInfo) -> str:
    return "" if field.default in (None, "") else f"`{field.default}`"


def exported() -> set[str]:
    """Return the names of Parlour's metrics, as `/metrics` writes them."""
    endings = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}
    return {
        f"{family.name}{ending}"
        for family in REGISTRY.collect()
        if family.name.startswith("parlour_")
        for ending in endings[family.type]
    }


def test_every_metric_is_listed() -> None:
    named = set(rows("### Metrics"))
    histogram = re.compile(r"_(bucket|count|sum)$")
    assert named == {histogram.sub("", name) for name in exported()}


@pytest.mark.parametrize("text", [PAGE, (DEPLOY / "grafana-dashboard.json").read_text()])
def test_nothing_names_a_metric_that_there_is_not(text: str) -> None:
    named = set(re.findall(r"\bparlour_(?!data\b|games\b)\w+", text))
    assert named
    assert named <= exported() | {"parlour_tap_seconds"}


def test_the_dashboard_asks_for_every_metric() -> None:
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    named = set(re.findall(r"\b(?:parlour|process)_\w+", asked))
    assert named - exported() == OF_PROCESSES
    assert {name.removesuffix("_bucket") for name in named} >= set(rows("### Metrics"))
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(set(ids)) == len(ids)


def test_every_error_at_the_start_is_told_with_what_to_do() -> None:
    told = rows("### The bot does not start")
    assert set(told) == startup_errors()
    assert all(told.values())


def test_every_error_of_a_command_is_told_with_what_to_do() -> None:
    told = rows("### A command fails")
    assert set(told) == command_errors()
    assert all(told.values())


def test_every_serious_line_of_the_log_is_told() -> None:
    told = rows("### What the log says")
    for event in log_events(SERIOUS):
        assert event in told or any(map(fits(event), told)), f"add {event} to docs/operations.md"


def test_the_page_tells_of_no_line_that_is_never_logged() -> None:
    logged = log_events(LOG_CALLS)
    for event in rows("### What the log says"):
        assert any(fits(each)(event) or each == event for each in logged), event


def test_links_lead_somewhere() -> None:
    headings = {
        re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
    }
    links = set(re.findall(r"\]\(#([^)]+)\)", PAGE))
    assert links
    assert links <= headings


def test_every_file_that_the_page_names_is_there() -> None:
    for name in re.findall(r"\b(?:deploy|bot|tests)/[\w/.-]+\w", PAGE):
        assert (ROOT / name).exists(), name


# Recipes --------------------------------------------------------------------------------------


def settings_of(given: dict[str, str]) -> Settings:
    known = {name.lower(): value for name, value in given.items()}
    assert known.keys() <= Settings.model_fields.keys()
    return Settings(telegram_token="1:a", **known)  # type: ignore[arg-type]


def test_the_unit_runs_the_bot_and_keeps_its_games() -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string((DEPLOY / "parlour.service").read_text())
    service = unit["Service"]
    assert service["ExecStart"].endswith("/python -m bot")
    assert service["DynamicUser"] == "yes"
    assert service["Restart"] == "always"
    assert service["TimeoutStopSec"] == "10"
    assert service["KillMode"] == "mixed"  # the store outlives the bot
    name, _, value = service["Environment"].partition("=")
    assert (name, value) == ("DATA_DIR", f"%S/{service['StateDirectory']}")


def test_fly_runs_one_machine_without_a_public_address() -> None:
    fly = tomllib.loads((DEPLOY / "fly.toml").read_text())
    assert not {"http_service", "services"} & fly.keys()
    settings = settings_of(fly["env"])
    assert str(settings.data_dir) == fly["mounts"]["destination"]
    assert fly["checks"]["health"]["port"] == settings.port_of_health
    assert fly["checks"]["health"]["path"] == health.HEALTHZ
    assert [machine["memory"] for machine in fly["vm"]] == ["512mb"]
    assert fly["deploy"]["strategy"] == "immediate"  # of two that poll, one would end
