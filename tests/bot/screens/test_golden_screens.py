"""The screens that players see, under review: whatever changes in them shows in a golden file."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from bot.i18n import translator_for
from tests.golden_screens import GOLDEN, LEVELS, every_screen, main, texts, thumbnails
from tests.spoken import READ

ROOT: Final = Path(__file__).parents[3]
NEAR: Final = 2 / LEVELS  # of the grey of a field, by which versions of Pillow may differ
SCREENS: Final = 40
MEANT: Final = "if that is meant: python -m tests.golden_screens"


@pytest.mark.parametrize("language", READ)
def test_screens_say_what_somebody_has_read(language: str) -> None:
    shown = texts(language)
    assert {file.stem for file in (GOLDEN / language).iterdir()} == set(shown)
    for file, text in shown.items():
        golden = (GOLDEN / language / f"{file}.txt").read_text(encoding="utf-8")
        assert text == golden, MEANT


def test_there_are_forty_screens() -> None:
    assert len(every_screen(translator_for("en"))) >= SCREENS


def test_pictures_look_as_somebody_has_seen_them() -> None:
    golden = (GOLDEN / "pictures.txt").read_text(encoding="utf-8").splitlines()
    for line, before in zip(thumbnails().splitlines(), golden, strict=True):
        (name, now), (named, then) = (part.rsplit(": ", 1) for part in (line, before))
        assert name == named
        assert len(now) == len(then), name
        pairs = zip(now, then, strict=True)
        far = [abs(int(a) - int(b)) / LEVELS for a, b in pairs if "-" not in (a, b)]
        assert max(far, default=0) <= NEAR, f"{name}: {MEANT}"
        changed = sum(part > 0 for part in far)
        assert changed <= len(far) // 20, f"{name}: {MEANT}"


def test_a_language_can_be_written_elsewhere_to_be_read(tmp_path: Path) -> None:
    before = {file: file.read_bytes() for file in GOLDEN.rglob("*.txt")}
    main(["--language", "de", "--out", str(tmp_path)])
    assert (tmp_path / "whot.txt").read_text(encoding="utf-8") == texts("de")["whot"]
    assert (tmp_path / "de whot rules.png").read_bytes()[:4] == b"\x89PNG"
    assert {file: file.read_bytes() for file in GOLDEN.rglob("*.txt")} == before
    with pytest.raises(SystemExit):
        main(["--language", "de"])


def test_a_missing_translation_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    for part in ("bot", "engine", "locales", "tests"):
        ignored = shutil.ignore_patterns("__pycache__", "saves")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=ignored)
    for language in READ:
        file = tmp_path / "locales" / language / "table.ftl"
        file.write_text(file.read_text(encoding="utf-8").replace("\nyour-turn =", "\nmy-turn ="))
    golden = tmp_path / GOLDEN.relative_to(ROOT)
    before = {file: file.read_bytes() for file in golden.rglob("*.txt")}
    command = [sys.executable, "-m", "tests.golden_screens"]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr == "missing translation: your-turn in en\n"
    assert {file: file.read_bytes() for file in golden.rglob("*.txt")} == before
