"""Guests suggest another game, and the host takes it up by one tap."""

from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import text_of


async def test_a_guest_suggests_a_game_and_the_host_switches_by_one_tap(evening: Evening) -> None:
    zoe, ann, ben = await evening.create_group("Zoe", "Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    assert await ben.tap_more("Games", "Rally") == "💡 You suggested Rally"
    await zoe.wait_for("🐟 Ben suggests Rally.")
    assert (await evening.session()).game == "whot"
    assert "Only the host" in await ben.tap("Switch to Rally")
    await evening.restart()
    await ann.tap("Switch to Rally")
    lobby = await ben.wait_for("🎲 Rally")
    assert "Switch to" not in text_of(lobby)
    assert "suggests" not in text_of(lobby)
    assert (await evening.session()).seat_of(ben.id) == 1


async def test_a_new_suggestion_replaces_the_one_before(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await ann.say("/newgame whot")
    await ben.tap_more("Games", "Rally")
    await ann.wait_for("Ben suggests Rally.")
    await cleo.tap_more("Games", "Differo")
    lobby = await ann.wait_for("Cleo suggests Differo.")
    assert "Rally" not in text_of(lobby)


async def test_who_suggests_again_takes_it_back(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.open_more("Games", "Rally")
    await ann.wait_for("Ben suggests Rally.")
    assert await ben.tap("💡 Rally") == "✓ You took your suggestion back"
    await evening.wait_until_painted()
    assert "suggests" not in await ann.visible_text()


async def test_a_suggestion_goes_with_its_author_and_at_the_deal(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await ann.say("/newgame whot")
    for person in (ben, cleo):
        await person.tap("Join")
    await ben.tap_more("Games", "Rally")
    await ann.wait_for("Ben suggests Rally.")
    await ben.tap_more("Leave")
    await evening.wait_until_painted()
    assert "suggests" not in await ann.visible_text()
    await cleo.tap_more("Games", "Rally")
    await ann.wait_for("Cleo suggests Rally.")
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")
    assert (await evening.session()).suggestion is None


async def test_an_admin_who_is_not_the_host_takes_up_a_suggestion(evening: Evening) -> None:
    zoe, ann, ben = await evening.create_group("Zoe", "Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap_more("Games", "Rally")
    await zoe.tap("Switch to Rally")
    await ben.wait_for("🎲 Rally")


async def test_suggestions_are_edits_of_the_lobby_alone(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.open_more("Games")
    await evening.settle()
    heard = evening.record_calls()
    for game in ("Rally", "Differo", "DeerPortal"):
        await ben.tap(game)
        await ann.wait_for(f"Ben suggests {game}.")
    sent = [call for call in heard if call.method.startswith("send")]
    assert sent == []
