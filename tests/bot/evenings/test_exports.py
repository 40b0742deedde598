"""The file of a finished game, as it leaves the bot for a group."""

import json

import pytest

from engine import upcasts
from engine.game_text import read_game
from engine.games import GAMES
from engine.record import Record, read_record, verify
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import JSON
from tests.bot.evenings.test_review import NewerWhot


async def exported(evening: Evening) -> bytes:
    """Send everybody but the host off, and return the file that the group gets of the game."""
    ann, *guests = evening.people
    for guest in guests:
        await guest.give_up_seat()
    for seat in (await evening.session()).computers_dealt:
        await ann.kick(str(seat + 1))
    await ann.wait_for("Rematch")
    await ann.open_more("Save this game")
    return await contents(evening, await ann.wait_for("move by move, for you to keep"))


async def contents(evening: Evening, message: JSON) -> bytes:
    unique_id = message["document"]["file_unique_id"]
    async with evening.http.get(f"{evening.playground.url}/sim/file/{unique_id}") as answer:
        assert answer.status == 200
        return await answer.read()


def verified(file: bytes) -> Record:
    record = read_game(file, GAMES).record
    assert verify(record, GAMES[record.game])
    return record


@pytest.mark.parametrize("key", GAMES)
async def test_an_exported_file_names_nobody(evening: Evening, key: str) -> None:
    """A tap on Join cuts with the id of its callback query, which may tell the user's."""
    evening.playground.world.last_user = 5_183_920_146  # ids as long as Telegram's
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await ann.say(f"/newgame {key}")
    await ben.tap("Join")
    if GAMES[key].seats[-1] > 2:
        await cleo.say("/join")
        await ann.wait_for("Seats taken: 3 of")
    else:
        evening.people.remove(cleo)
    await ann.tap("Start")
    await ann.wait_for("turn")
    people = (await evening.session()).players
    cuts = [player.cut for player in people if player.cut]
    assert cuts
    file = await exported(evening)
    ids = [str(player.user) for player in people if player.user is not None]
    long = [cut for cut in cuts if len(cut) > 5]  # else a digit anywhere would be found
    for private in (*ids, *long, str(ann.chat), "Ann", "Ben", "Cleo"):
        assert private.encode() not in file
    record = verified(file)
    assert not {*ids, *cuts} & {part for label in record.drawn_for for part in label}
    assert record.secret


async def test_the_file_with_every_draw_goes_to_the_private_chat(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    bot = await ann.start_private_chat()
    await ann.say("/newgame whot")
    await evening.people[1].tap("Join")
    await ann.tap("Start")
    await ann.wait_for("turn")
    text = await exported(evening)
    await ann.tap("Fair play")
    await ann.wait_for("python -m engine verify")
    await ann.tap("With every draw")
    file = await contents(evening, await ann.wait_for("move by move", bot))
    assert text.startswith(b"[Parlour 2]")
    assert read_record(file, GAMES) == verified(text)
    assert len([m for m in await ann.messages() if "document" in m]) == 1


async def test_a_game_of_older_rules_is_sent_with_every_draw(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its text could not be read again."""
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await evening.people[1].tap("Join")
    await ann.tap("Start")
    await ann.wait_for("turn")
    await evening.people[1].give_up_seat()
    await ann.wait_for("Rematch")
    assert evening.worker
    monkeypatch.setattr(evening.worker.tables, "games", GAMES | {"whot": NewerWhot()})
    monkeypatch.setitem(upcasts.RULES, ("whot", 1), lambda old, games: {**old, "rules": 2})
    await ann.open_more("Save this game")
    file = await contents(evening, await ann.wait_for("move by move"))
    assert json.loads(file)["rules"] == 1
