"""People see the archive: in results, by /me, /top and /games, and in old games opened again."""

import re

import pytest

from bot.archive.tally import Tally, write_tally
from bot.store import keys
from engine import upcasts
from engine.games import GAMES
from engine.session import Events
from tests.bot.evenings.evening import Evening, Session
from tests.bot.evenings.person import Person, text_of
from tests.bot.evenings.test_review import NewerWhot
from tests.bot.evenings.whot import start_against_computers, start_game
from tests.engine.tables import play_on

WHERE = "Where did I go wrong?"


async def play_out(evening: Evening) -> None:
    """Let whoever is asked play at random until the game is over."""

    def act(session: Session | None, now: int) -> tuple[Session | None, Events]:
        assert session is not None
        return play_on(session, pause=1000), []

    async def results() -> int:
        return sum("Rematch" in text for text in await public(evening))

    async def is_told() -> bool:
        return await results() > before

    before = await results()
    assert evening.worker
    await evening.worker.tables.change(evening.address, act)
    await evening.wait_until(is_told, "the result")
    await evening.wait_until_painted()


async def play(evening: Evening) -> None:
    await start_game(evening)
    await play_out(evening)


async def told(evening: Evening) -> str:
    """Return how a list tells the game that has just ended."""
    outcome = (await evening.session()).outcome
    assert outcome
    return "Whot · 🏆" if len({*outcome.ranks}) > 1 else "Whot · 🤝 tie"


async def rematch(evening: Evening) -> None:
    for person in evening.people[:2]:
        await person.tap("Rematch")
    await evening.people[0].tap("Start")
    await evening.people[0].wait_for("it’s your turn")


async def public(evening: Evening) -> list[str]:
    """Return the messages that everybody sees."""
    return [text for text, _ in (await evening.public_messages()).values()]


async def alone(person: Person, text: str) -> str:
    """Wait for an ephemeral message with a text; return all of it."""

    async def find() -> str | None:
        shown = [text_of(message) for message in await person.ephemeral_messages()]
        return next((each for each in reversed(shown) if text in each), None)

    return await person.evening.wait_until(find, text)


async def reviewed(person: Person, chat: int = 0) -> None:
    """Wait until the moves of a person have been looked through."""

    async def is_done() -> bool:
        shown = await person.visible_text(chat)
        return "Well played" in shown or "Mistake 1 of" in shown

    await person.evening.wait_until(is_done, "a review")


async def test_a_result_tells_ratings_and_new_badges_in_the_same_message(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    before = len(await evening.public_messages())
    await play_out(evening)
    result = text_of(await ann.wait_for("Rematch"))
    assert re.search(r"🏅 (Ann|Ben) 1\d{3}\? \+\d+ · (Ann|Ben) 1\d{3}\? −\d+\n", result)
    assert "🎖 First game: Ann, Ben" in result
    assert WHERE in result  # though no computer sat there
    assert len(await evening.public_messages()) == before + 1


async def test_a_result_that_stands_in_the_table_tells_them_too(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await evening.sim("faults", lose_requests=1, method="sendphoto")
    await play_out(evening)
    await evening.pass_time(30)
    await evening.wait_until_painted()
    table = (await evening.store.load(evening.address)).painted.message
    (shown,) = [m for m in await ann.messages() if m["message_id"] == table]
    assert "🎖 First game: Ann, Ben" in text_of(shown)


async def test_people_read_their_own_results_alone(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await play(evening)
    before = await public(evening)
    await ann.say("/me", ephemeral=True)
    shown = await alone(ann, "👤 Ann")
    assert "· in this group" in shown
    assert "Whot, two players: " in shown
    assert "1 game" in shown
    assert "an even share is 50%" in shown
    assert "Your rating starts at 1500. ±" in shown
    assert "finishes 100%" in shown
    await ann.tap("Badges")
    assert "First game: finish a game" in await alone(ann, "Still to earn")
    await ann.tap("Next: page 2 ▸")
    await alone(ann, "Triumph: win")
    await ann.tap("← Back")
    await ann.tap("In all groups")
    assert "Whot, two players: 1 game" in await alone(ann, "· in all groups")
    await ann.tap("← Back")
    await ann.tap("What I keep")
    await alone(ann, "/forgetme deletes it")
    await ann.tap("← Back")
    await alone(ann, "👤 Ann")
    assert await public(evening) == before
    assert await ben.ephemeral_messages() == []


async def test_somebody_who_was_forgotten_is_on_no_board(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await play(evening)
    bot = await ben.start_private_chat()
    await ben.say("/forgetme", chat=bot)
    await ben.tap("Yes, delete everything", bot)
    await ben.wait_for("I’ve deleted everything about you", bot)
    await ann.say("/top", ephemeral=True)
    shown = await alone(ann, "🥇")
    assert "Ann · " in shown
    assert "somebody" not in shown


async def test_somebody_who_has_not_played_is_told_how_to(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/me", ephemeral=True)
    assert "haven’t finished a game here yet" in await alone(ann, "👤 Ann")
    await ann.tap("✕ Close")
    await ann.say("/top", ephemeral=True)
    await alone(ann, "Nobody is on this board yet")
    await ann.say("/games", ephemeral=True)
    await alone(ann, "No finished game yet")


async def test_a_board_is_shown_to_the_group_on_request_once_in_ten_minutes(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await play(evening)
    before = len(await public(evening))
    await ann.say("/top", ephemeral=True)
    assert "1 won of 1" in await alone(ann, "this month")
    await ann.tap("All time")
    assert "1 of 10 games" in await alone(ann, "all time")
    assert len(await public(evening)) == before
    await ann.tap("Show it to the group")
    await ben.wait_for("all time")
    assert len(await public(evening)) == before + 1
    assert "not long ago" in await ann.tap("Show it to the group")
    await evening.pass_time(601)
    assert "✓" in await ann.tap("Show it to the group")
    assert len(await public(evening)) == before + 2


async def test_admins_switch_the_board_off(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/settings")
    await ann.tap("Without /top")
    await ann.wait_for("✓ Without /top")
    await ben.say("/top", ephemeral=True)
    await alone(ben, "switched off in this group")


@pytest.mark.slow
async def test_an_old_game_is_opened_and_played_again_after_the_next_table(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await play(evening)
    old, first = (await evening.session()).id, await told(evening)
    await rematch(evening)
    await play_out(evening)
    assert (await evening.session()).id != old
    before = await public(evening)
    await ben.say("/games", ephemeral=True)
    shown = await alone(ben, "Your last games here")
    assert shown.count("<b>") == 0
    assert re.findall("Whot · (?:🏆|🤝 tie)", shown) == [await told(evening), first]
    await ben.tap("2 · Whot")
    assert "Save this game" in await alone(ben, "🏁 Whot")
    await ben.tap(WHERE)
    await reviewed(ben)
    bot = await ben.start_private_chat()
    await ben.tap("Save this game")
    await ben.wait_for("move by move, for you to keep", bot)
    await ben.tap("Fair play", bot)
    await ben.wait_for("python -m engine verify", bot)
    assert await public(evening) == before
    await ben.tap("Rematch")
    await ann.wait_for("Seats taken: 1 of")


@pytest.mark.slow
async def test_a_game_is_opened_from_the_private_chat_too(evening: Evening) -> None:
    """An old app shows no ephemeral messages, so the answers go there."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await evening.sim("app", person=ben.id, app="old")
    bot = await ben.start_private_chat()
    await play(evening)
    await rematch(evening)
    await play_out(evening)
    await ben.say("/games")
    await ben.wait_for("Your last games here", bot)
    await ben.tap("2 · Whot", bot)
    await ben.wait_for("🏁 Whot", bot)
    await ben.tap(WHERE, bot)
    await reviewed(ben, bot)
    await ben.tap("Save this game", bot)
    await ben.wait_for("move by move, for you to keep", bot)
    await ben.tap("Rematch", bot)
    await ann.wait_for("Seats taken: 1 of")


async def test_who_did_not_play_reads_a_game_and_no_more(evening: Evening) -> None:
    _, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening, ben)
    await play_out(evening)
    await cleo.say("/games", ephemeral=True)
    await alone(cleo, "The last games here")
    await cleo.tap("1 · Whot")
    shown = await alone(cleo, "🏁 Whot")
    assert "Rematch" not in shown


async def test_a_game_of_older_rules_is_told_in_words(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await play(evening)
    ended = await told(evening)
    await rematch(evening)
    await evening.restart()  # a process does not open a game twice
    assert evening.worker
    newer = GAMES | {"whot": NewerWhot()}
    monkeypatch.setattr(evening.worker.tables.archive, "games", newer)
    monkeypatch.setitem(upcasts.RULES, ("whot", 1), lambda old, games: {**old, "rules": 2})
    await ann.say("/games", ephemeral=True)
    await alone(ann, "Your last games here")
    await ann.tap("1 · Whot")
    assert ended in await alone(ann, "played by older rules")


async def test_a_game_ended_by_hand_is_listed_without_a_winner(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ann.end_table()
    await ann.say("/games", ephemeral=True)
    assert "Whot · ended early" in await alone(ann, "Your last games here")
    await ann.tap("1 · Whot")
    await evening.settle()
    assert len(await ann.ephemeral_messages()) == 2


async def test_practice_stands_in_the_private_chat_alone(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await start_against_computers(evening)
    await play_out(evening)
    result = text_of(await ann.wait_for("Rematch"))
    assert "🏅" not in result
    assert "🏠" not in result
    bot = await ann.start_private_chat()
    await ann.say("/me", chat=bot)
    assert "haven’t finished a game" in text_of(await ann.wait_for("👤 Ann", bot))
    await ann.tap("In all groups", bot)
    await ann.wait_for("Whot, two players: 1 game", bot)


async def test_the_host_makes_a_game_for_fun(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.wait_for("🏅 rated from 2 people")
    await ben.tap("Join")
    await ann.wait_for("🏅 rated")
    await ben.open_more()
    assert "Play for fun" not in await ben.only_ephemeral_text()
    assert "just for fun" in await ann.tap_more("Play for fun")
    await ann.wait_for("🏠 for fun")
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")
    await play_out(evening)
    assert "🏠 For fun" in text_of(await ann.wait_for("Rematch"))


async def test_the_host_alone_is_warned_of_somebody_who_often_leaves(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    often = Tally(latest="1" * 7 + "0" * 3, dealt=10, finished=7)
    fields = {f"u {ben.id}": "1", "i 1": f'[{ben.id}, "Ben"]', "1": write_tally(often)}
    name = keys.tally(ann.chat)
    for field, value in fields.items():
        await evening.store.calls.ask("HSET", name, field, value)
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await ann.wait_for("Seats taken: 2 of")
    await ann.open_more()
    assert "Ben often leaves early." in await ann.only_ephemeral_text()
    await ben.open_more()
    assert "often leaves" not in await ben.only_ephemeral_text()


async def test_each_reads_the_own_language(evening: Evening) -> None:
    _, ben = await evening.create_group("Ann", "Ben", german=("Ben",))
    await play(evening)
    await ben.say("/me", ephemeral=True)
    assert "gleich verteilt wären es 50 %" in await alone(ben, "in dieser Gruppe")
    await ben.tap("Meine Spiele")
    await alone(ben, "Deine letzten Spiele hier")
    await ben.say("/top", ephemeral=True)
    assert "von 1 gewonnen" in await alone(ben, "dieser Monat")
