"""Whatever a modified client sends as a button's data: it is answered, and nothing changes."""

import asyncio
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.screens import keys
from engine.games import GAMES
from tests.bot.evenings.conftest import open_evening
from tests.bot.evenings.whot import sit_down

SESSION = "{session}"  # stands for that of the table
VERBS = sorted(
    {value for value in vars(keys).values() if isinstance(value, str) and len(value) == 1}
)
WORDS = (
    *("0", "1", "-1", "99999999999", "1.1.1", "²", "yes", "no", "resign", "offer", "sure"),
    *("pace", "none", "30", "pictures", "off", "language", "de", "hard", "hand_size", *GAMES),
)


def fits(data: str) -> bool:
    return 1 <= len(data.replace(SESSION, "12345678").encode()) <= 64


any_text = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=64)
nearly_right = st.builds(
    lambda verb, session, words: ":".join((verb, session, *words)),
    st.sampled_from(VERBS) | st.text(max_size=2),
    st.sampled_from((SESSION, SESSION, "", "aaaaaaaa")),
    st.lists(st.sampled_from(WORDS) | st.text(max_size=5), max_size=4),
)
forged = st.lists((any_text | nearly_right).filter(fits), min_size=20, max_size=20)


async def tapped(url: str, everything: list[str]) -> None:
    async with open_evening(url) as evening:
        _, _, eve = await evening.gather("Ann", "Ben", "Eve")
        await sit_down(evening, evening.people[1])
        before = await evening.session()
        notes = await evening.store.notes(evening.place.chat)
        table = await eve.reads("market")
        for data in everything:
            await eve.forge(table, data.replace(SESSION, before.id))
            await evening.go_on(0.6)
        after = await evening.session()
        waiting = [late.user for late in after.waiting if late.user != eve.id]
        assert (after.log, after.options, after.pace) == (before.log, before.options, before.pace)
        assert (after.players, waiting) == (before.players, [])
        assert await evening.store.notes(evening.place.chat) == notes


@given(forged)
@settings(
    max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_forged_data_is_answered_and_changes_nothing(
    url: str, quick: Any, caplog: Any, everything: list[str]
) -> None:
    asyncio.run(tapped(url, everything))
    assert [record.getMessage() for record in caplog.records if record.levelno >= 40] == []
