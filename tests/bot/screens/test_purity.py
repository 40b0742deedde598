"""Screens, names and pictures are pure: they know no network, no clock, no store and no chat."""

from pathlib import Path

import pytest

from tests.engine.test_layers import KEPT_OUT, ROOT, imports, sources

PURE = [*sources("bot/screens"), *sources("bot/pictures"), ROOT / "bot" / "names.py"]


@pytest.mark.parametrize("file", PURE, ids=lambda file: str(file.relative_to(ROOT)))
def test_screens_know_the_engine_and_words_alone(file: Path) -> None:
    for module in imports(file):
        top, *rest = module.split(".")
        assert top not in KEPT_OUT | {"telegram", "redis", "aiohttp"}, module
        if top == "bot":
            assert rest[0] in {"i18n", "names", "pictures", "screens"}, module
            assert not (file.is_relative_to(ROOT / "bot/pictures") and rest[0] == "screens"), module
