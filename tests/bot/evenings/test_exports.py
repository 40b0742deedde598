"""The file of a finished game, as it leaves the bot for a group."""

import json

import pytest

from engine.games import GAMES
from engine.record import Record, read_record, verify
from tests.bot.evenings.evening import Evening


async def exported(evening: Evening) -> bytes:
    """Send everybody but the host off, and return the file that the group gets of the game."""
    ann, *guests = evening.people
    for guest in guests:
        await guest.give_up_seat()
    for seat in (await evening.session()).computers_dealt:
        await ann.kick(str(seat + 1))
    await ann.wait_for("Rematch")
    await ann.open_more("Save this game")
    message = await ann.wait_for("python -m engine verify")
    unique_id = message["document"]["file_unique_id"]
    async with evening.http.get(f"{evening.playground.url}/sim/file/{unique_id}") as answer:
        assert answer.status == 200
        return await answer.read()


def verified(file: bytes) -> Record:
    record = read_record(file, GAMES)
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
    assert not {*ids, *cuts} & {part for label in json.loads(file)["drawn_for"] for part in label}
    assert verified(file).secret
