"""The pages that people read, and what stands in them: code, quoted names, links, headings."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md")])
FENCED: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    page: str
    line: int
    language: str
    code: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def prose_of(page: Path) -> str:
    """Return the text without fenced code."""
    return FENCED.sub("", text_of(page))


def everything() -> str:
    return "\n".join(map(text_of, PAGES))


def blocks(*languages: str) -> Iterator[Block]:
    for page in PAGES:
        text = text_of(page)
        for found in FENCED.finditer(text):
            if found[1] in languages:
                line = text.count("\n", 0, found.start()) + 1
                yield Block(name_of(page), line, found[1], found[2])


def quoted(page: Path) -> list[str]:
    """List the words in backticks."""
    return re.findall(r"`([^`\n]+)`", prose_of(page))


def anchors(page: Path) -> set[str]:
    """Return the anchors that GitHub gives to the headings of a page."""
    headings = re.findall(r"^#{1,6} (.+?)\s*$", prose_of(page), re.MULTILINE)
    words = (re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading) for heading in headings)
    return {re.sub(r"[^\w\- ]", "", each.casefold()).replace(" ", "-") for each in words}


def links(page: Path) -> list[str]:
    """List the targets of the links and pictures of a page."""
    text = prose_of(page)
    return re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'(?:src|href)="([^"]+)"', text)
