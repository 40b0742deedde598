"""The README's example runs as it stands there."""

import re
from pathlib import Path

import pytest

from engine.games import GAMES

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_listed_with_its_players(key: str) -> None:
    people = GAMES[key].people
    players = f"{people[0]}-{people[-1]}" if len(people) > 1 else f"{people[0]}"
    assert re.search(rf"\| {key}\b.* \| {players} \|", README, re.IGNORECASE), (
        f"write a row | {key} | {players} | ... | in the table of games in README.md"
    )
