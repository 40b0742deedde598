"""The lock files pin all that pyproject.toml asks for, within its ranges, each with its hashes.

`make lock` writes them anew.
"""

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = {
    "requirements.lock": ["build", "video"],
    "requirements-dev.lock": ["build", "video", "dev"],
}
HASH = re.compile(r" --hash=sha256:[0-9a-f]{64}")

Environment = dict[str, str]
ENVIRONMENTS: list[Environment] = [
    {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system.lower(),
        "platform_system": system,
    }
    for python in ("3.11", "3.12", "3.13")
    for system in ("Linux", "Darwin")
]


class Pin(NamedTuple):
    requirement: Requirement
    hashes: int

    @property
    def version(self) -> Version:
        (pinned,) = self.requirement.specifier
        return Version(pinned.version)


def read_lock(name: str) -> Iterator[tuple[str, Pin]]:
    text = (ROOT / name).read_text().replace(" \\\n   ", "")
    for line in text.splitlines():
        if not line.startswith("#"):
            requirement = Requirement(HASH.sub("", line))
            yield canonicalize_name(requirement.name), Pin(requirement, len(HASH.findall(line)))


def applies(requirement: Requirement, environment: Environment) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({"extra": "", **environment})


def pinned_in(name: str, environment: Environment) -> dict[str, Version]:
    return {
        package: pin.version
        for package, pin in read_lock(name)
        if applies(pin.requirement, environment)
    }


def is_met(requirement: Requirement, pinned: dict[str, Version]) -> bool:
    version = pinned.get(canonicalize_name(requirement.name))
    return version is not None and version in requirement.specifier


@pytest.mark.parametrize("name", EXTRAS)
def test_every_package_is_pinned_once_with_its_hashes(name: str) -> None:
    pins = list(read_lock(name))
    assert len(pins) > 20
    assert len(dict(pins)) == len(pins)
    for package, pin in pins:
        assert [each.operator for each in pin.requirement.specifier] == ["=="], package
        assert pin.requirement.url is None, package
        assert pin.hashes, f"{package} has no hash: run make lock"


@pytest.mark.parametrize("environment", ENVIRONMENTS, ids=lambda each: "-".join(each.values()))
@pytest.mark.parametrize("name", EXTRAS)
def test_all_that_the_project_asks_for_is_pinned_within_its_range(
    name: str, environment: Environment
) -> None:
    asked = [
        *PROJECT["dependencies"],
        *(each for extra in EXTRAS[name] for each in PROJECT["optional-dependencies"][extra]),
    ]
    pinned = pinned_in(name, environment)
    for requirement in map(Requirement, asked):
        if applies(requirement, environment):
            assert is_met(requirement, pinned), f"{requirement} is not pinned so: run make lock"


def test_tests_run_with_what_is_installed_where_the_bot_runs() -> None:
    tested = {package: pin.version for package, pin in read_lock("requirements-dev.lock")}
    for package, pin in read_lock("requirements.lock"):
        assert tested[package] == pin.version, package


@pytest.mark.parametrize("name", EXTRAS)
def test_all_that_pinned_packages_need_is_pinned(name: str) -> None:
    pinned = pinned_in(name, {})
    for package, version in pinned.items():
        installed = distribution(package)
        assert Version(installed.version) == version, f"{package}: run make .venv/.ready"
        for requirement in map(Requirement, installed.requires or ()):
            if applies(requirement, {}):
                assert is_met(requirement, pinned), f"{package} needs {requirement}: run make lock"
