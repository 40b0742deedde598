"""What the README shows runs as it stands there."""

import re
from pathlib import Path

from engine.games import GAMES

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})


def test_every_game_is_listed_with_its_players() -> None:
    for game in GAMES.values():
        players = (
            f"{game.people[0]}-{game.people[-1]}" if len(game.people) > 1 else f"{game.people[0]}"
        )
        assert re.search(rf"\| {game.key}\b.* \| {players} \|", README, re.IGNORECASE)
