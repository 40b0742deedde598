"""Read the tables of docs/operations.md."""

import re
from pathlib import Path
from typing import Final

PAGE: Final = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    """Return what stands below a heading, with the sections in it."""
    level = heading.partition(" ")[0]
    _, _, rest = PAGE.partition(f"\n{heading}\n")
    assert rest, heading
    return re.split(rf"\n#{{2,{len(level)}}} ", rest)[0]


def rows(heading: str) -> dict[str, str]:
    """Return the second cell of each row of a table, by the code in its first."""
    return dict(re.findall(r"^\| `(.+?)` \| (.*?) \|", section(heading), re.MULTILINE))
