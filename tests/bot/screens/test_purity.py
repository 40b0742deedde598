"""Screens, names and pictures are pure: they know no network, no clock, no store and no chat."""

from pathlib import Path

import pytest

from tests.engine.test_layers import KEPT_OUT, ROOT, imports, sources

PURE = [
    *sources("bot/screens"),
    *sources("bot/pictures"),
    ROOT / "bot" / "looks.py",
    ROOT / "bot" / "mistakes.py",
    ROOT / "bot" / "names.py",
]


KNOWN = {
    "graphemes",
    "i18n",
    "language_status",
    "looks",
    "mistakes",
    "names",
    "pictures",
    "screens",
}
ARCHIVED = tuple(f"bot.archive.{name}" for name in ("badges", "row", "tally", "top", "totals"))


@pytest.mark.parametrize("file", PURE, ids=lambda file: str(file.relative_to(ROOT)))
def test_screens_know_the_engine_and_words_alone(file: Path) -> None:
    for module in imports(file):
        top, *rest = module.split(".")
        assert top not in KEPT_OUT | {"telegram", "redis", "aiohttp"}, module
        if top == "bot":
            is_data = module.startswith(ARCHIVED)
            assert is_data or rest[0] in KNOWN, module


@pytest.mark.parametrize("file", sources("bot/pictures"), ids=lambda file: file.name)
def test_pictures_know_no_words(file: Path) -> None:
    """Names and labels come to them in their descriptions."""
    for module in imports(file):
        top, *rest = module.split(".")
        assert top != "fluent", module
        assert top != "bot" or rest[0] in {"graphemes", "looks", "pictures"}, module
