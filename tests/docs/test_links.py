"""Links between pages lead somewhere, and pictures are there."""

from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, anchors, links, name_of

LARGEST = 1_000_000  # bytes of a picture


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_relative_links_and_anchors_resolve(page: Path) -> None:
    for link in links(page):
        if "://" in link or link.startswith("mailto:"):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert target.is_relative_to(ROOT), link
        if anchor:
            assert anchor in anchors(target), link


def test_every_page_in_docs_can_be_reached_from_the_readme() -> None:
    found, left = set(), [ROOT / "README.md"]
    while left:
        page = left.pop()
        found.add(page)
        targets = [(page.parent / link.partition("#")[0]).resolve() for link in links(page)]
        left += [page for page in targets if page.suffix == ".md" and page not in found]
    assert {page for page in PAGES if page.parent != ROOT} <= found


def test_pictures_are_shown_and_small() -> None:
    pictures = {path for path in (ROOT / "docs").iterdir() if path.suffix in (".webp", ".png")}
    shown = {(page.parent / link).resolve() for page in PAGES for link in links(page)}
    assert pictures
    assert pictures <= shown
    assert sum(path.stat().st_size for path in pictures) < LARGEST


def test_the_readme_is_read_in_one_sitting() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 130
