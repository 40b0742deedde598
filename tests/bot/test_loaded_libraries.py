"""Pictures need nothing but wheels: a process that has drawn each kind of picture has loaded no
library of the system but those of C and C++, and what Python itself needs."""

import json
import re
import subprocess
import sys
from pathlib import Path

from tests.bot.program import ROOT

DRAW = """
from pathlib import Path
from bot import pictures
from bot.i18n import translator_for
from bot.screens import screens_of
from bot.screens.rules_screen import page_count
from engine.games import GAMES
from tests.golden_screens import every_screen

t = translator_for("fa")
shown = [screen.picture for _, _, screen in every_screen(t)]
for game in GAMES.values():
    shown += [screens_of(game).rule_picture(page + 1, t) for page in range(page_count(game, t))]
kinds = {type(picture).__module__: picture for picture in shown if picture}
for picture in kinds.values():
    pictures.draw(picture)
modules = {path.stem for path in Path(pictures.__file__).parent.glob("*_picture.py")}
assert {name.rpartition(".")[2] for name in kinds} == modules, kinds.keys()
"""
REPORT = """
import ctypes, json, sys

if sys.platform == "darwin":
    dyld = ctypes.CDLL(None)
    dyld._dyld_get_image_name.restype = ctypes.c_char_p
    count = dyld._dyld_image_count()
    libraries = {dyld._dyld_get_image_name(number).decode() for number in range(count)}
else:
    lines = open("/proc/self/maps").read().splitlines()
    libraries = {line.split(maxsplit=5)[5] for line in lines if ".so" in line}
own = [name for name in sys.modules if name.partition(".")[0] in sys.stdlib_module_names]
print(json.dumps([sorted(libraries), own]))
"""
IMPORT = """
import contextlib, importlib

for name in {}:
    with contextlib.suppress(ImportError):
        importlib.import_module(name)
"""
# All that a wheel for Linux may expect, beside the libraries of macOS.
ALLOWED = re.compile(
    r".*/(lib(c|m|pthread|dl|rt|util|gcc_s|stdc\+\+)[.-][^/]*|ld-[^/]*)|/(usr/lib|System)/.*\.dylib"
)


def loaded(code: str) -> tuple[set[str], list[str]]:
    """Run Python code; return the libraries and the modules of Python that were loaded then."""
    ran = subprocess.run(
        [sys.executable, "-c", code + REPORT], cwd=ROOT, check=True, stdout=subprocess.PIPE
    )
    libraries, modules = json.loads(ran.stdout)
    return set(libraries), modules


def test_drawing_loads_no_library_of_the_system() -> None:
    drawing, modules = loaded(DRAW)
    python, _ = loaded(IMPORT.format(modules))
    of_wheels = {path for path in drawing if Path(path).is_relative_to(sys.prefix)}
    others = {path for path in drawing - python - of_wheels if not ALLOWED.fullmatch(path)}
    assert any("harfbuzz" in path for path in of_wheels)
    assert not others
