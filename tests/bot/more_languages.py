"""Languages that the bot does not have: copies of others under other codes."""

import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from bot import i18n
from bot.language_status import status_of

# With English the 24 languages that the bot is to speak.
MANY: Final = (
    *("es", "pt", "ru", "id", "fa", "tr", "ar", "fr", "it", "uk", "pl", "hi", "uz", "vi", "ja"),
    *("zh", "ko", "am", "ha", "pcm", "yo", "ig", "de"),
)


@contextmanager
def copied_languages(folder: Path, codes: Iterable[str], source: str = "en") -> Iterator[None]:
    """Have English, and copies of one language, as the only languages."""
    for code in codes:
        shutil.copytree(i18n.LOCALES / source, folder / code)
    shutil.copytree(i18n.LOCALES / "en", folder / "en", dirs_exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(i18n, "LOCALES", folder)
        forget_languages()
        yield
    forget_languages()


def forget_languages() -> None:
    for cached in (i18n.languages, i18n.translator_for, status_of):
        cached.cache_clear()
    i18n.LOADED.clear()
