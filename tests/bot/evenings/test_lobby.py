"""The lobby: house rules on ephemeral screens, and seats of computers that people take."""

from functools import partial

from bot.i18n import translator_for
from bot.names import names_of
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.person import Button, Person, callback_data_of, text_of
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.whot import set_hand_size, start_against_computers, start_game

UNHURRIED = 20.0  # virtual seconds after which the budget pays for another ephemeral screen


async def whispered(person: Person) -> list[str]:
    return [text_of(m) for m in await person.messages() if m.get("ephemeral")]


async def test_house_rules_are_put_away_when_the_game_begins(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    for person in (ann, ben):
        await person.open_more("House rules", "Cards at the start")
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")

    async def is_away() -> bool:
        return not await whispered(ann) and not await whispered(ben)

    await evening.wait_until(is_away, "an end of the house rules")


async def test_house_rules_that_are_left_over_go_and_change_nothing(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await ann.open_more("House rules", "Cards at the start", "4")
    await ann.wait_for("Cards at the start: 4")
    (screen,) = await ann.ephemeral_messages()
    (seven,) = [button for button in await ann.buttons() if button.text == "7"]
    assert seven[0]["key"] == screen["key"]
    await evening.restart()
    await ann.tap("▶ Start")
    await ann.wait_for("it’s your turn")
    await evening.settle()
    assert await ann.ephemeral_messages() == []
    table = await ann.wait_for("📖 Rules")
    await ann.forge_tap(table, seven.data)  # the tap comes after Start
    await ann.wait_for("House rules can’t change during a game.")
    (left,) = await whispered(ann)
    assert "Cards at the start: 4" in left
    assert left.splitlines()[-1] == "✕ Close"
    assert (await evening.session()).options.hand_size == 4


async def test_a_guest_reads_a_house_rule_and_has_no_keys_to_change_it(evening: Evening) -> None:
    _, ann, ben = await evening.create_group("Zoe", "Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    for person in (ann, ben):
        await person.open_more("House rules", "Cards at the start")
        await person.wait_for("Now: ")
    (of_host,), (of_guest,) = await whispered(ann), await whispered(ben)
    assert of_host.splitlines()[-3:] == ["✓ 7", "← Back", "✕ Close"]
    assert of_guest.splitlines()[-3:-1] == ["Only the host and admins can change this.", "← Back"]
    assert "Only the host and admins" not in of_host


async def test_a_game_that_is_chosen_back_shows_its_house_rules_again(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await set_hand_size(evening, 4)
    await ann.tap_more("Games", "Rally")
    assert "House rules" not in text_of(await ann.wait_for("🎲 Rally"))
    await ann.tap_more("Games", "Whot")
    await ann.wait_for("Cards at the start: 4")


async def test_the_rules_tell_the_house_rules_of_this_table(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/rules whot")
    await ann.wait_for("get rid of all your cards")
    await ann.say("/newgame whot")
    await ann.tap_more("House rules", "Cards at the start", "4")
    await evening.pass_time(UNHURRIED)
    for ask in (partial(ann.open_more, "📖 Rules"), partial(ann.say, "/rules")):
        assert "at this table" not in await ann.visible_text()
        await ask()
        for page in ("Next: page 2", "Next: page 3"):
            await ann.tap(page)
        told = await ann.wait_for("House rules at this table")
        assert "• Cards at the start: 4" in text_of(told)
        await ann.tap("Close")
        await evening.pass_time(UNHURRIED)
    await ann.say("/rules rally")
    assert "at this table" not in text_of(await ann.wait_for("Rally"))


async def test_a_computer_that_gives_up_its_seat_is_told_to_who_takes_it(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await ann.say("/newgame differo")
    await ann.tap_more("Computers", "+ 🤖 easy")
    lobby = await ben.wait_for("Join")
    join = Button(lobby, "Join", callback_data_of(lobby, "j"))
    assert "you took over from a computer" in await ben.tap_button(join)
    assert "All 2 seats are taken" in await cleo.tap_button(join)
    await ben.tap_more("Leave")
    await ann.tap_more("Computers", "+ 🤖 easy")
    await cleo.say("/join")
    await cleo.wait_for("you took over from a computer")
    session = await evening.session()
    assert [player.user for player in session.players] == [ann.id, cleo.id]


async def test_a_full_lobby_offers_no_seat_until_one_is_given_up(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame differo")
    await ben.tap("Join")
    await evening.wait_until_painted()
    assert "Join" not in await ann.visible_text()
    await ben.tap_more("Leave")
    await evening.wait_until_painted()
    await ann.wait_for("Join")


async def test_a_full_lobby_offers_the_seat_of_a_computer(evening: Evening) -> None:
    ann, _ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame differo")
    await ann.tap_more("Computers", "+ 🤖 easy")
    await evening.wait_until_painted()
    assert (await evening.session()).is_full
    await ann.wait_for("Join")


async def test_who_takes_over_from_a_computer_during_the_game_is_told_so(evening: Evening) -> None:
    _, ben = await evening.create_group("Ann", "Ben")
    await start_against_computers(evening)
    await ben.say("/join")
    assert "took over from the computer" in await ben.tap("🐟 Computer 1")


async def test_only_the_others_answer_a_draw_that_somebody_offers(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame differo")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.wait_for("turn")
    await ann.tap("My move")
    await ann.tap("⋯ More")
    assert "You offered a tie" in await ann.tap("Offer a tie")
    await ben.wait_for("Ann offers a tie. Do you agree, 🐟 Ben?")
    for button in ("Agree to a tie", "Keep playing"):
        assert "You offered the tie" in await ann.tap(button)
    await ben.tap("Agree to a tie")
    await ann.wait_for("Everyone agreed to a tie")


async def test_the_question_about_resigning_goes_with_its_answer(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame differo")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.wait_for("turn")
    question = "Resign this game?"
    for answer, then in (("Keep playing", "⋯ More"), ("Yes, resign", "Ben won")):
        await ann.tap("My move")
        await ann.tap("⋯ More")
        await ann.tap("Resign")
        await ann.wait_for(question)
        await evening.pass_time(UNHURRIED)
        await ann.tap(answer)
        await ann.wait_for(then)
        await evening.settle()
        assert question not in await ann.visible_text()


async def test_a_seat_in_a_running_game_is_given_up_after_a_question(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    lobby = await ben.wait_for("Join")
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")
    await promote(evening)
    leave = f"l:{(await evening.session()).id}"
    await ben.forge_tap(lobby, leave)  # the tap comes after Start
    question = "leave this game?"
    await ben.wait_for(question)
    await ben.tap("Keep playing")
    await evening.settle()
    assert question not in await ben.visible_text()
    await ben.say("/leave")
    await ben.wait_for(question)
    assert question not in await ann.visible_text()
    assert not any(player.gone for player in (await evening.session()).players)
    await ben.tap("Yes, leave")
    await ann.wait_for("🥇")
    await evening.settle()
    assert question not in await ben.visible_text()


async def test_who_only_waits_for_the_next_round_leaves_at_once(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await start_game(evening, ben)
    await cleo.say("/join")
    await ann.wait_for("Next game: Cleo")
    await cleo.say("/leave")
    await evening.settle()
    assert (await evening.session()).waiting == []


async def test_a_game_that_everybody_left_makes_room_for_the_next(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_against_computers(evening, 2)
    await ann.give_up_seat()
    await ben.wait_for("was ended, and nobody won")
    await ben.say("/newgame whot")
    await ben.wait_for("Seats taken: 1 of")


async def test_the_question_of_who_leaves_is_nobody_elses(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await ann.say("/newgame whot")
    for person in (ben, cleo):
        await person.tap("Join")
    await ann.tap("Start")
    table = await ann.wait_for("it’s your turn")
    await ben.say("/leave")
    await ben.wait_for("Yes, leave")
    await cleo.forge_tap(table, f"l:{(await evening.session()).id}:yes:1")
    assert not any(player.gone for player in (await evening.session()).players)
    await ben.tap("Yes, leave")
    await evening.wait_until_painted()
    assert [player.gone for player in (await evening.session()).players] == [False, True, False]


async def test_the_table_tells_who_is_host_when_the_host_has_left(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo", german=("Ben",))
    await ben.say("/newgame whot")
    for person in (ann, cleo):
        await person.tap("Mitspielen")
    await ben.wait_for("3 von 6")
    await ben.open_more("Aussteigen", more="⋯ Mehr")
    assert "🔑 Ann hat jetzt die Spielleitung." in text_of(await cleo.wait_for("2 von 6"))
    await ben.tap("Mitspielen")
    await ann.tap("Los geht’s")
    assert "Spielleitung" not in (await cleo.wait_for("du bist dran"))["caption"]
    await promote(evening)
    await ann.give_up_seat()
    told = (await ben.wait_for("ist ausgestiegen"))["caption"]
    assert told.index("Ann ist ausgestiegen") < told.index("🔑 Cleo hat jetzt die Spielleitung.")


async def test_the_table_tells_who_plays_on_for_which_computer(evening: Evening) -> None:
    _, ben = await evening.create_group("Ann", "Ben")
    await start_against_computers(evening, 2)
    await ben.say("/join")
    await ben.tap("🐟 Computer 1")
    await ben.wait_for("Ben took over from Computer 1.")
    assert names_of(await evening.session(), translator_for("en"))[2] == "Computer 2"


async def test_players_choose_their_colours_and_the_host_has_the_first_say(
    evening: Evening,
) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    await ann.say("/newgame differo")
    await ben.tap("Join")
    await ben.tap_more("Choose a side", "⚪ White")
    await ann.wait_for("Ben · ⚪ White")
    assert "not in this game" in await cleo.tap_more("Choose a side", "⚫ Black")
    await evening.restart()
    await ann.tap_more("Choose a side", "⚪ White")
    await ann.wait_for("Ann · host · ⚪ White")
    assert "Someone else" in await ben.open_more("Choose a side", "⚪ White")
    await ann.tap_more("Choose a side", "⚫ Black")
    await ann.wait_for("Ann · host · ⚫ Black")
    await ben.tap("⚪ White")
    await evening.wait_until_painted()
    lobby = await ann.wait_for("Ben · ⚪ White")
    (white,) = [b for b in await ben.buttons() if "White" in b.text]
    await ann.tap("Start")
    await ben.wait_for("Ben, it’s your turn")
    session = await evening.session()
    assert [player.user for player in session.players] == [ben.id, ann.id]
    await ben.forge_tap(lobby, white.data)  # a finger slower than Start
    assert await evening.session() == session
