"""People choose a nickname, and the world board shows them by it and by nothing else."""

from bot.archive.tally import DAY_MS
from bot.archive.world_board import IDENTITIES, RATINGS
from engine.ratings import Rating
from engine.world_ratings import WorldRating, season_of
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import text_of
from tests.bot.evenings.test_standings import play

PEOPLE, GROUPS = ("a", "b", "c", "d", "e"), ("1", "2")


async def rate_on_board(evening: Evening, user: int) -> None:
    """Give somebody a settled rating on the board of Differo."""
    world = evening.store.world
    version, known = await world.identities("differo", [user])
    tag = IDENTITIES.validate_json(known[user]).tag
    day = evening.now() // DAY_MS
    rating = WorldRating(tag, Rating(171_200, 8_000, day), season_of(day), {}, PEOPLE, GROUPS)
    await world.rewrite("differo", version, {tag: RATINGS.dump_json(rating)}, {})


async def test_a_nickname_is_chosen_shown_and_taken_back(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await play(evening)
    await ann.say("/nickname")
    await ann.wait_for("doesn’t show you")
    await ann.say("/nickname Iron Queen")
    await ann.wait_for("shows you as Iron Queen")
    await rate_on_board(evening, ann.id)
    await ann.say("/nickname Iron Queen!")
    await ann.wait_for("shows you as Iron Queen!")
    await ben.say("/top")
    await ben.tap("🌍 World")
    for game_after in ("Caesar & Cleopatra", "DeerPortal", "Differo"):
        await evening.advance(1.0)
        await ben.tap(f"{game_after} ▸")
    told = text_of(await ben.wait_for("Iron Queen"))
    assert "🥇 Iron Queen! · 1712 ± 80" in told
    assert "Ann" not in told
    await ann.say("/nickname off")
    await ann.wait_for("doesn’t show you")


async def test_a_nickname_without_letters_is_declined(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/nickname 12")
    await ann.wait_for("at least 2 letters")


async def test_the_nickname_of_somebody_else_is_declined(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/nickname Iron Queen")
    await ann.wait_for("shows you as Iron Queen")
    await ben.say("/nickname IRON QUEEN")
    await ben.wait_for("Someone already has that nickname")
