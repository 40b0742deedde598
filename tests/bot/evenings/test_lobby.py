"""Before the game: house rules on screens of one's own, and seats that computers give up."""

from tests.bot.evenings.evening import Evening, Person, words_of
from tests.bot.evenings.whot import choose_hand, sit_down, sit_down_alone

UNHURRIED = 20.0  # seconds between two private screens, for which a chat's budget has room


async def whispered(person: Person) -> list[str]:
    return [words_of(m) for m in await person.see() if m.get("ephemeral")]


async def test_house_rules_are_put_away_when_the_game_begins(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    for person in (ann, ben):
        await person.tap("House rules")
        await person.tap("Cards at the start")
    await ann.tap("Start")
    await ann.reads("it is your turn")

    async def is_away() -> bool:
        return not await whispered(ann) and not await whispered(ben)

    await evening.until(is_away, "an end of the house rules")


async def test_house_rules_that_are_left_over_go_and_change_nothing(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await ann.tap("House rules")
    await ann.tap("Cards at the start")
    await ann.tap("4")
    await ann.reads("Cards at the start: 4")
    (screen,) = await ann.own_screens()
    (seven,) = [button for button in await ann.buttons() if button[3]["text"] == "7"]
    assert seven[0]["key"] == screen["key"]
    await evening.restart()
    await ann.tap("▶ Start")
    await ann.reads("it is your turn")
    await evening.rest()
    assert await ann.own_screens() == []
    table = await ann.reads("📖 Rules")
    await ann.forge(table, seven[3]["callback_data"])  # a finger slower than Start
    await ann.reads("The game has begun: so it stays")
    (left,) = await whispered(ann)
    assert "Cards at the start: 4" in left
    assert left.splitlines()[-1] == "✕ Close"
    assert (await evening.session()).options.hand_size == 4


async def test_a_guest_reads_a_house_rule_and_has_no_keys_to_change_it(evening: Evening) -> None:
    _, ann, ben = await evening.gather("Zoe", "Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    for person in (ann, ben):
        await person.tap("House rules")
        await person.tap("Cards at the start")
        await person.reads("Now: ")
    (of_host,), (of_guest,) = await whispered(ann), await whispered(ben)
    assert of_host.splitlines()[-2:] == ["✓ 7", "← Back"]
    assert of_guest.splitlines()[-2:] == ["The host and admins change it.", "← Back"]
    assert "The host and admins" not in of_host


async def test_a_game_that_is_chosen_back_shows_its_house_rules_again(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await choose_hand(evening, 4)
    await ann.tap("Rally")
    await ann.reads("House rules: as it is written")
    await ann.tap("Whot")
    await ann.reads("Cards at the start: 4")


async def test_the_rules_tell_the_house_rules_of_this_table(evening: Evening) -> None:
    ann, _ = await evening.gather("Ann", "Ben")
    await ann.say("/rules whot")
    await ann.reads("Be the first without cards")
    await ann.say("/newgame whot")
    await ann.tap("House rules")
    await ann.tap("Cards at the start")
    await ann.tap("4")
    await ann.tap("← Back")
    await ann.tap("Back to the table")
    await evening.pass_time(UNHURRIED)
    for ask in (ann.tap("📖 Rules"), ann.say("/rules")):
        assert "at this table" not in await ann.read()
        await ask
        told = await ann.reads("House rules at this table")
        assert "• Cards at the start: 4" in told["text"]
        await ann.tap("Close")
        await evening.pass_time(UNHURRIED)
    await ann.say("/rules rally")
    assert "at this table" not in (await ann.reads("Rally"))["text"]


async def test_a_computer_that_gives_up_its_seat_is_told_to_who_takes_it(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await ann.say("/newgame differo")
    await ann.tap("+ 🤖 easy")
    assert "a computer got up for you" in await ben.tap("Join")
    assert "All 2 seats are taken" in await cleo.tap("Join")
    await ben.tap("Leave")
    await ann.tap("+ 🤖 easy")
    await cleo.say("/join")
    await cleo.reads("a computer got up for you")
    session = await evening.session()
    assert [player.user for player in session.players] == [ann.id, cleo.id]


async def test_who_takes_over_from_a_computer_during_the_game_is_told_so(evening: Evening) -> None:
    _, ben = await evening.gather("Ann", "Ben")
    await sit_down_alone(evening)
    await ben.say("/join")
    assert "where the computer sat" in await ben.tap("Take over")


async def test_only_the_others_answer_a_draw_that_somebody_offers(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await ann.say("/newgame differo")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.reads("turn")
    await ann.tap("My move")
    assert "You offered a draw" in await ann.tap("Offer a draw")
    await ben.reads("Ann offers a draw: 🐟 Ben, do you agree?")
    for button in ("Agree to a draw", "Play on"):
        assert "You offered the draw yourself" in await ann.tap(button)
    await ben.tap("Agree to a draw")
    await ann.reads("You agreed to a draw")


async def test_the_question_about_resigning_goes_with_its_answer(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await ann.say("/newgame differo")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.reads("turn")
    question = "Do you really want to resign?"
    for answer, then in (("No, play on", "Offer a draw"), ("Yes, I resign", "Ben won")):
        await ann.tap("My move")
        await ann.tap("Resign")
        await ann.reads(question)
        await evening.pass_time(UNHURRIED)
        await ann.tap(answer)
        await ann.reads(then)
        await evening.rest()
        assert question not in await ann.read()


async def test_a_seat_in_a_running_game_is_given_up_after_a_question(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    lobby = await ben.reads("Join")
    await ann.tap("Start")
    await ann.reads("it is your turn")
    leave = f"l:{(await evening.session()).id}"
    await ben.forge(lobby, leave)  # a finger slower than Start
    question = "Give up your seat in this game for good?"
    await ben.reads(question)
    await ben.tap("No, play on")
    await evening.rest()
    assert question not in await ben.read()
    await ben.say("/leave")
    await ben.reads(question)
    assert question not in await ann.read()
    assert not any(player.gone for player in (await evening.session()).players)
    await ben.tap("Yes, give it up")
    await ann.reads("🥇")
    await evening.rest()
    assert question not in await ben.read()


async def test_who_only_waits_for_the_next_round_leaves_at_once(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await sit_down(evening, ben)
    await cleo.say("/join")
    await ann.reads("Next round: Cleo")
    await cleo.say("/leave")
    await evening.rest()
    assert (await evening.session()).waiting == []


async def test_a_game_that_everybody_left_makes_room_for_the_next(evening: Evening) -> None:
    ann, ben = await evening.gather("Ann", "Ben")
    await sit_down_alone(evening, 2)
    await ann.give_up()
    await ben.reads("was ended before anybody won")
    await ben.say("/newgame whot")
    await ben.reads("At the table, 1 of")


async def test_the_question_of_who_leaves_is_nobody_elses(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await ann.say("/newgame whot")
    for person in (ben, cleo):
        await person.tap("Join")
    await ann.tap("Start")
    table = await ann.reads("it is your turn")
    await ben.say("/leave")
    await ben.reads("Yes, give it up")
    await cleo.forge(table, f"l:{(await evening.session()).id}:yes:1")
    assert not any(player.gone for player in (await evening.session()).players)
    await ben.tap("Yes, give it up")
    await evening.painted()
    assert [player.gone for player in (await evening.session()).players] == [False, True, False]


async def test_the_table_tells_who_is_host_when_the_host_has_left(evening: Evening) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo", german=("Ben",))
    await ben.say("/newgame whot")
    for person in (ann, cleo):
        await person.tap("Mitspielen")
    await ben.reads("3 von 6")
    await ben.tap("Aufstehen")
    assert "🔑 Ann ist jetzt Gastgeber." in (await cleo.reads("2 von 6"))["text"]
    await ben.tap("Mitspielen")
    await ann.tap("Los geht’s")
    assert "Gastgeber" not in (await cleo.reads("du bist dran"))["caption"]
    await ann.give_up()
    told = (await ben.reads("ist ausgestiegen"))["caption"]
    assert told.index("Ann ist ausgestiegen") < told.index("🔑 Cleo ist jetzt Gastgeber.")


async def test_the_table_tells_who_plays_on_for_which_computer(evening: Evening) -> None:
    _, ben = await evening.gather("Ann", "Ben")
    await sit_down_alone(evening, 2)
    await ben.say("/join")
    await ben.tap("Take over 🐟 Computer 1")
    told = (await ben.reads("Ben took over the seat of Computer 1."))["caption"]
    assert "🌙 Computer 2" in told


async def test_players_choose_their_colours_and_the_host_has_the_first_say(
    evening: Evening,
) -> None:
    ann, ben, cleo = await evening.gather("Ann", "Ben", "Cleo")
    await ann.say("/newgame differo")
    await ben.tap("Join")
    await ben.tap("⚪ White")
    await ann.reads("Ben · ⚪ White")
    assert "do not sit" in await cleo.tap("⚫ Black")
    await evening.restart()
    await ann.tap("⚪ White")
    await ann.reads("Ann · host · ⚪ White")
    assert "Somebody else" in await ben.tap("⚪ White")
    await ann.tap("⚫ Black")
    await ann.reads("Ann · host · ⚫ Black")
    await ben.tap("⚪ White")
    await evening.painted()
    lobby = await ann.reads("Ben · ⚪ White")
    (white,) = [b for b in await ben.buttons() if "White" in b[3]["text"]]
    await ann.tap("Start")
    await ben.reads("Ben, it is your turn")
    session = await evening.session()
    assert [player.user for player in session.players] == [ben.id, ann.id]
    await ben.forge(lobby, white[3]["callback_data"])  # a finger slower than Start
    assert await evening.session() == session
