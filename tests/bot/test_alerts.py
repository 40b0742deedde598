"""Alerts and dashboard in deploy/ ask for series that a bot has, by labels that these have."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from bot.address import Address
from bot.ops import metrics
from bot.ops.health import METRICS, Health, served
from bot.playground.__main__ import furnish
from bot.playground.server import Playground
from bot.store import Store
from engine.games import GAMES
from engine.lessons import lessons_of, scene
from tests.bot.operations_page import rows
from tests.bot.program import Program, wait_for
from tests.engine.tables import ANN, BOB, play_on, play_table

DEPLOY = Path(__file__).parents[2] / "deploy"
SELECTOR = re.compile(r"\b((?:parlour|process)_\w+)(?:\{([^}]*)\})?")
MATCHER = re.compile(r'(\w+)="([^"]*)"')
GROUPED = re.compile(r"\bby \(([\w, ]+)\)")
OF_PROMETHEUS = {"job", "instance", "le"}  # labels of every series, or of every histogram


def rules() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load((DEPLOY / "prometheus-rules.yml").read_text())["groups"]
    found: list[dict[str, Any]] = group["rules"]
    return found


def asked_by_the_dashboard() -> Iterator[str]:
    for panel in json.loads((DEPLOY / "grafana-dashboard.json").read_text())["panels"]:
        for target in panel["targets"]:
            yield target["expr"]


async def scraped(url: str) -> list[Sample]:
    async with aiohttp.ClientSession() as http, http.get(url) as answer:
        text = await answer.text()
    return [sample for family in text_string_to_metric_families(text) for sample in family.samples]


def unanswered(expression: str, samples: list[Sample]) -> list[str]:
    """Return the selectors and labels of an expression for which there is no series."""
    missing, labels = [], set(OF_PROMETHEUS)
    for name, matchers in SELECTOR.findall(expression):
        wanted = dict(MATCHER.findall(matchers))
        found = [s for s in samples if s.name == name and wanted.items() <= s.labels.items()]
        labels |= {label for sample in found for label in sample.labels}
        missing += [] if found else [f"{name}{wanted or ''}"]
    grouped = {label for part in GROUPED.findall(expression) for label in part.split(", ")}
    return missing + sorted(grouped - labels)


@pytest.fixture
async def samples(store: Store) -> list[Sample]:
    """Scrape a bot after a game and a lesson."""
    session = play_on(play_table("whot", ANN, BOB, games=GAMES), moves=3)
    metrics.committed(Address(-5), 1, session, 0, None)
    metrics.lesson_step("whot", scene(GAMES["whot"], lessons_of("whot")[0], 0), "wrong")
    health = Health(store, "all")
    await health.check_store()
    async with served(health.routes(), "127.0.0.1", 0, "HEALTH_PORT") as port:
        return await scraped(f"http://127.0.0.1:{port}{METRICS}")


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: str(rule["alert"]))
def test_an_alert_asks_for_series_that_there_are(
    rule: dict[str, Any], samples: list[Sample]
) -> None:
    assert unanswered(rule["expr"], samples) == []
    assert rule["labels"]["severity"] in ("critical", "warning")
    summary = rule["annotations"]["summary"]
    labels = {label for sample in samples for label in sample.labels} | OF_PROMETHEUS
    assert {*re.findall(r"\$labels\.(\w+)", summary)} <= labels


@pytest.mark.parametrize("expression", sorted({*asked_by_the_dashboard()}))
def test_the_dashboard_asks_for_series_that_there_are(
    expression: str, samples: list[Sample]
) -> None:
    assert unanswered(expression, samples) == []


@pytest.mark.parametrize(
    "expression",
    [
        *("parlour_store_answer", 'parlour_tap_seconds_bucket{stage="comit"}'),
        *("parlour_moves", "sum by (game, who) (parlour_moves_total)"),
    ],
)
def test_a_series_that_there_is_not_is_found(expression: str, samples: list[Sample]) -> None:
    assert unanswered(expression, samples)


def test_every_alert_is_told_with_what_to_do() -> None:
    told = rows("### Alerts")
    assert list(told) == [rule["alert"] for rule in rules()]
    assert all(told.values())


@pytest.mark.slow
async def test_every_alert_has_its_series_before_anything_happens(tmp_path: Path) -> None:
    """A counter that appears with its first event has not increased, as Prometheus sees it."""
    async with Playground(username="parlour_bot") as telegram:
        furnish(telegram, 1)
        real = {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_URL": telegram.url}
        async with Program(tmp_path, real) as bot:
            missing: list[str] = []

            async def all_there() -> bool:
                samples = await scraped(f"{bot.health_url}{METRICS}")
                missing[:] = [m for rule in rules() for m in unanswered(rule["expr"], samples)]
                return not missing

            await wait_for(all_there, lambda: f"these never appeared: {missing}")
