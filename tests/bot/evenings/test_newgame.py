"""/newgame where a table stands already, and the question which game is meant."""

from tests.bot.evenings.evening import Evening
from tests.bot.evenings.test_private import alone
from tests.bot.evenings.whot import start_game


async def test_newgame_tells_that_a_game_is_on(evening: Evening) -> None:
    _ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await evening.pass_time(30)
    await ben.say("/newgame rally")
    await ben.wait_for("There’s already a game here")
    assert (await evening.session()).game == "whot"


async def test_newgame_without_a_word_opens_what_was_dealt_here_last(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame")
    await ann.wait_for("Whot")
    await ann.tap_more("Games", "Differo")
    await ann.end_table()
    await ann.say("/newgame")  # that was not dealt
    await evening.wait_until_painted()
    assert (await evening.session()).game == "whot"
    await ann.tap_more("Games", "Differo")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.wait_for("turn")
    await ann.end_table()
    await evening.restart()
    await ann.say("/newgame")
    await ann.wait_for("Seats taken: 1 of 2")
    assert (await evening.session()).game == "differo"


async def test_newgame_tells_that_a_table_is_open(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.wait_for("Join")
    await evening.pass_time(30)
    await ben.say("/newgame rally")
    await ben.wait_for("There’s already a table here")


async def test_who_asked_which_game_is_the_one_who_chooses_it(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame d")
    assert "Only the person who asked" in await ben.tap("Differo")
    assert (await evening.store.load(evening.address)).session is None
    await ann.tap("Differo")
    await ann.wait_for("Ann · host")


async def test_the_question_which_game_is_answered_and_goes_in_private_too(
    evening: Evening,
) -> None:
    ann, bot = await alone(evening)
    await ann.say("/newgame chess", chat=bot)
    question = await ann.wait_for("“chess”", bot)
    await ann.tap("Whot", bot)
    await ann.wait_for("Whot against", bot)
    await evening.settle()
    assert question["key"] not in [message["key"] for message in await ann.messages(bot)]
