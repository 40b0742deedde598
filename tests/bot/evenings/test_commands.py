"""Typed commands: moves, help and settings, and who sees the answer."""

import pytest

from bot.address import Address
from bot.requests.throttle import AT_ONCE
from engine.games.whot.pack import PLAIN_PACK
from tests.bot.evenings.evening import Evening, Session, make_commands_public, refuse_ephemeral
from tests.bot.evenings.person import text_of
from tests.bot.evenings.test_groups import MINUTE
from tests.bot.evenings.test_hands import promote
from tests.bot.evenings.test_taps import whose_turn
from tests.bot.evenings.whot import Secrets, play_turns, start_game

FOR_ALL = "Only you will see it"


async def test_moves_can_be_typed(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    secrets = Secrets(evening)
    for _ in range(4):
        person = await whose_turn(evening)
        before = await evening.move_count()
        session = await evening.session()
        (seat,) = session.prompts
        texts = [session.rulebook.text(action) for action in session.legal(seat)]
        await person.say(f"/move {texts[0]}")

        async def is_made(wanted: int = before + 1) -> bool:
            return await evening.move_count() == wanted

        await evening.wait_until(is_made, "the move")
        await evening.wait_until_painted()
        await secrets.check()
    await evening.pass_time(40)
    await person.say("/move c99")
    await person.wait_for("turn" if not await person.is_on_turn() else "I don’t know that move")


async def test_who_types_nonsense_is_told_what_can_be_typed(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await start_game(evening)
    person = await whose_turn(evening)
    (other,) = [p for p in evening.people if p is not person]
    session = await evening.session()
    (seat,) = session.prompts
    legal = session.legal(seat)
    for text, words in (
        ("", "Type your move after /move"),
        ("xyzzy", "I don’t know that move"),
        ("👩‍👩‍👧‍👦‮" * 90, "I don’t know that move"),
        (_not_held(session, seat), "You don’t have"),
    ):
        await person.say(f"/move {text}")
        told = text_of(await person.wait_for(words))
        examples = [part.split(",")[0].split("\n")[0] for part in told.split("/move ")[1:]]
        readable = [e for e in examples if session.rulebook.read(e, legal)]
        assert readable, told
        assert words not in await other.visible_text()
        await evening.pass_time(10)
    await other.say("/move")
    await other.wait_for("It’s not your turn yet")
    assert await evening.move_count() == len(session.log)


def _not_held(session: Session, seat: int) -> str:
    hand = session.view(seat).hands[seat]
    return next(card for card in PLAIN_PACK if card not in hand)


async def test_where_all_read_along_an_answer_tells_nothing_of_the_hand(evening: Evening) -> None:
    await evening.create_group("Ann", "Ben")
    await make_commands_public(evening)
    await start_game(evening)
    person = await whose_turn(evening)
    secrets = Secrets(evening)
    session = await evening.session()
    (seat,) = session.prompts
    held = session.view(seat).hands[seat]
    lost = [card for card in held if not session.rulebook.read(card, session.legal(seat))]
    for text in ("xyzzy", _not_held(session, seat), *lost[:2]):
        await person.say(f"/move {text}")
        await evening.pass_time(2)
        await evening.pass_time(15)
    for other in evening.people:
        told = await other.visible_text()
        assert "I don’t know that move" in told
        assert "You can’t do that right now" in told
        assert "/move draw" in told
        assert "do not hold" not in told
        assert "does not fit" not in told
    await secrets.check()


async def test_the_hand_can_be_asked_for_by_a_command_that_nobody_sees(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ann.say("/hand")
    await ann.wait_for("Close")
    await Secrets(evening).check()
    assert "/hand" not in await ben.visible_text()


async def test_the_board_comes_to_the_bottom(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    old = await ann.wait_for("📖 Rules")
    await ben.say("some talk")
    await ben.say("/board")

    async def is_new() -> bool:
        return bool((await ann.wait_for("📖 Rules"))["message_id"] > old["message_id"])

    await evening.wait_until(is_new, "the table")
    tables = [m for m in await ann.messages() if m["message_id"] == old["message_id"]]
    assert tables == []


async def test_a_second_newgame_shows_the_table_that_stands(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    before = await evening.session()
    await ben.say("/newgame")
    await evening.pass_time(2)
    assert (await evening.session()).id == before.id


async def test_join_and_leave_are_done_and_answered_to_who_typed_them(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await promote(evening)
    await ann.say("/newgame whot")
    await ann.wait_for("Join")
    await ben.say("/join")
    await ann.wait_for("Seats taken: 2 of")
    await ben.say("/join")
    await ben.wait_for("You’re already in")
    await ben.say("/leave")
    await ann.wait_for("Seats taken: 1 of")
    shown = await ann.visible_text()
    assert "/join" in shown
    assert "already" not in shown


async def test_the_end_is_asked_for_twice(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    await ben.say("/endgame")
    await ben.wait_for("Only the host (")
    await ann.say("/endgame")
    await ann.tap("Keep playing")
    assert (await evening.session()).phase == "playing"
    await ann.say("/endgame")
    await ann.tap("Yes, end it")
    await ben.wait_for("was ended, and nobody won")
    assert (await evening.session()).phase == "closed"


async def test_settings_are_for_admins_and_have_effect_at_once(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    assert "photo" in await ann.wait_for("📖 Rules")
    await ben.say("/settings")
    await ben.wait_for("Only admins can change this group’s settings")
    await ann.say("/settings")
    await ann.tap("30 seconds")
    session = await evening.session()
    assert session.pace == 30_000
    assert session.next_due is not None
    assert session.next_due <= evening.now() + 30_000
    await ann.tap("Text only")

    async def is_text() -> bool:
        return "text" in await ann.wait_for("📖 Rules")

    await evening.wait_until(is_text, "a table without a picture")
    await ann.tap("no limit")
    assert (await evening.session()).due == {}
    await play_turns(evening, moves=2)


async def test_everybody_has_a_language(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/language")
    await ann.tap("🌍 English")
    await ann.tap("✓ English")
    notes = await evening.store.row(ann.id)
    assert notes[b"language"] == b'"en"'


async def test_the_tables_that_wait_for_me_are_listed_with_their_links(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await start_game(evening)
    person = await whose_turn(evening)
    other = ben if person is ann else ann
    await person.say("/myturns")
    message = await person.wait_for("1 game is waiting for your move")
    (((button,),)) = message["reply_markup"]["inline_keyboard"]
    table = await person.wait_for("📖 Rules")
    assert button["text"] == "The parlour"
    assert button["url"].endswith(f"/{table['message_id']}")
    await other.say("/myturns")
    await other.wait_for("No game is waiting for your move")


async def test_who_asked_for_it_is_told_once_when_a_table_opens(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=ben.id, bot=bot, payload="notify")
    for person in (ben, cleo):  # Cleo never let the bot write to her
        await person.say("/notify")
        await person.wait_for("message you")
    await ann.say("/newgame whot")
    await ben.wait_for("A game of Whot is about to start in The parlour", bot)
    await evening.pass_time(2)
    notes = await evening.store.row(evening.address.chat)
    assert not [name for name in notes if name.startswith(b"notify")]


async def test_a_wish_to_be_told_is_seen_by_who_types_it_alone(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    public = await evening.public_messages()
    for typed in ("/notify", "/notify off", "/notify when?"):
        await ben.say(typed)
        await evening.pass_time(2)
    assert len(await ben.ephemeral_messages()) == 3
    assert await evening.public_messages() == public
    assert "/notify" not in await ann.visible_text()


async def test_who_asked_for_it_is_told_of_a_rematch(evening: Evening) -> None:
    ann, ben, cleo = await evening.create_group("Ann", "Ben", "Cleo")
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=cleo.id, bot=bot, payload="notify")
    await start_game(evening, ben)
    await cleo.say("/notify")
    await cleo.wait_for("message you")
    await ben.give_up_seat()
    await ann.tap("Rematch")
    await cleo.wait_for("A game of Whot is about to start in The parlour", bot)


async def test_help_and_rules_are_for_who_asked(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await promote(evening)
    await ann.say("/help")
    await ann.wait_for("/newgame – start a new game")
    await ann.say("/rules whot")
    await ann.wait_for("get rid of all your cards")
    await ann.say("/rules chess")
    await ann.wait_for("I don’t know “chess”")
    assert "Be the first" not in await ben.visible_text()


@pytest.mark.parametrize(
    ("command", "key", "told"),
    [("/help", "Help", "/newgame – start"), ("/privacy", "What I keep", "/forgetme")],
)
async def test_what_the_bot_tells_of_itself_is_read_by_each_alone(
    evening: Evening, command: str, key: str, told: str
) -> None:
    """A bot that is no administrator may show something to one person alone only after a tap."""
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say(command)
    await ben.wait_for(FOR_ALL)
    assert told not in await ann.visible_text()
    await ben.tap(key)
    await ben.wait_for(told)
    assert told in await ben.only_ephemeral_text()
    assert told not in await ann.visible_text()
    await ann.tap(key)
    await ann.wait_for(told)


async def test_the_help_has_a_page_for_each_topic(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await promote(evening)
    await ann.say("/help")
    for key, told in (
        ("Learn", "/mistakes – "),
        ("Host, admins", "/skip – "),
        ("About you", "/nickname – "),
        ("Play", "/newgame – "),
    ):
        await ann.tap(key)
        await ann.wait_for(told)
    assert len(await ann.ephemeral_messages()) == 1


async def test_commands_are_offered_by_kind_of_chat_and_rank(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    offered = {}
    for person in (ann, ben):
        shown = await evening.get("see", person=person.id, chat=ann.chat)
        offered[person.name] = {c["command"]: c.get("is_ephemeral") for c in shown["commands"]}
    assert {"skip", "kick", "endgame", "settings"} <= set(offered["Ann"]) - set(offered["Ben"])
    assert offered["Ben"]["hand"]
    assert not offered["Ben"]["newgame"]
    shown = await evening.get("see", person=ann.id, chat=evening.playground.bot.user.id)
    assert {c["command"] for c in shown["commands"]} >= {"newgame", "help"}


async def test_a_command_where_no_table_stands_says_so(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    for command in ("/hand", "/move c5", "/join", "/endgame", "/skip", "/kick 1", "/board"):
        await ann.say(command)
        await ann.wait_for("There’s no game here")
        await evening.pass_time(2)
    assert (await evening.store.load(Address(ann.chat))).session is None


async def test_that_no_table_stands_is_told_where_it_was_asked(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    bot = await ann.start_private_chat()
    await ann.say("/endgame")
    await ben.wait_for("There’s no game here")
    assert "There’s no game here" not in await ann.visible_text(bot)
    await ann.say("/board")
    await ann.wait_for("There’s no game here", bot)  # once in 20 seconds the group reads it


async def test_games_are_known_by_their_names_and_nearly_so(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await promote(evening)
    for typed, words in (
        ("DeerPortal", "have the most diamonds"),
        ("deer portal", "have the most diamonds"),
        ("Caesar & Cleopatra", "Caesar & Cleopatra"),
        ("rallly", "Collect stamps"),
    ):
        await ann.say(f"/rules {typed}")
        await ann.wait_for(words)
    for typed, words in (
        ("x" * 3000, "I don’t know “xxxxxxxxxxxxxxxxxxxx…”."),
        ("@ben_here", "I don’t know “＠ben"),
        ("\u200b", "I don’t know “?”."),
    ):
        await evening.pass_time(20)
        await ann.say(f"/rules {typed}")
        await ann.wait_for(words)
    assert "I don’t know" not in await ben.visible_text()


async def test_an_anonymous_admin_is_answered_for_all_to_see(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ben.say("/newgame whot")
    await ben.wait_for("Join")
    for command in ("/join", "/hand", "/move draw", "/leave", "/newgame", "/notify", "/myturns"):
        await ann.say(command, anonymous=True)
        await evening.pass_time(2)
        assert "You’re posting as the group" in text_of((await ben.messages())[-1]), command
        await evening.pass_time(20)
    await ann.say("/kick", anonymous=True)
    await ben.wait_for("Who should be removed?")
    await ann.say("/endgame", anonymous=True)
    await ben.wait_for("End this game of Whot")
    await ben.tap("Yes, end it")
    assert (await evening.session()).phase == "closed"


async def test_refusals_do_not_fill_a_group(evening: Evening) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame whot")
    await ben.tap("Join")
    await ann.tap("Start")
    await ann.wait_for("it’s your turn")
    for _ in range(5):
        await ben.say("/endgame")
        await evening.pass_time(2)
    refused = [m for m in await ann.messages() if "Only the host" in text_of(m)]
    assert len(refused) == 1
    await evening.pass_time(20)
    await ben.say("/endgame")
    await evening.pass_time(2)
    assert len([m for m in await ann.messages() if "Only the host" in text_of(m)]) == 2


async def test_who_types_too_fast_is_told_so_once_and_answered_after_a_pause(
    evening: Evening,
) -> None:
    ann, ben = await evening.create_group("Ann", "Ben")
    await make_commands_public(evening)
    for _ in range(40):
        await ben.say("/help")
    while not await evening.is_settled():
        await evening.advance(0)

    async def answers() -> list[int]:
        shown = [text_of(message) for message in await ann.messages()]
        return [sum(words in m for m in shown) for words in (FOR_ALL, "That was a bit fast")]

    for _ in range(40):
        await evening.pass_time(1)  # a chat has room for one a second
    assert await answers() == [AT_ONCE, 1]
    await evening.pass_time(MINUTE)
    await ben.say("/help")
    await evening.pass_time(1)
    assert await answers() == [AT_ONCE + 1, 1]


async def test_rules_without_a_table_ask_of_which_game(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/rules")
    await ann.wait_for("Which game?")
    await ann.tap("Rally")
    await ann.wait_for("Collect stamps")
    await ann.say("/rules chess")
    await ann.wait_for("I don’t know “chess”. Which of these?")


async def test_a_game_is_opened_by_how_its_name_begins(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    for typed, key in (("deer", "deerportal"), ("cleo", "caesar"), ("RAL", "rally")):
        await ann.say(f"/newgame {typed}")
        await evening.settle()
        assert (await evening.session()).game == key
        await ann.end_table()
        await evening.pass_time(5)


async def test_of_several_games_the_one_that_is_tapped_is_opened(evening: Evening) -> None:
    ann, _ = await evening.create_group("Ann", "Ben")
    await ann.say("/newgame d")
    await ann.wait_for("“d” could be any of these")
    shown = {button.text for button in await ann.buttons()}
    assert {"DeerPortal", "Differo"} <= shown
    assert "Whot" not in shown
    await ann.tap("Differo")
    await ann.wait_for("Seats taken")
    assert (await evening.session()).game == "differo"
    assert "could be any of these" not in await ann.visible_text()


@pytest.mark.parametrize("is_read_along", [True, False])
async def test_who_sits_already_is_told_so_and_nobody_else(
    evening: Evening, is_read_along: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, jan, ben = await evening.create_group("Ann", "Jan", "Ben", german=("Jan",))
    bot = evening.playground.bot.user.id
    await evening.sim("start", person=jan.id, bot=bot)
    if is_read_along:
        await make_commands_public(evening)
    else:
        refuse_ephemeral(evening, monkeypatch)
    await ann.say("/newgame whot")
    for person in (jan, ben):
        await person.tap("Join")
        await person.say("/join")
    await jan.wait_for("Du bist schon dabei", bot)
    await evening.pass_time(MINUTE)
    for person in (ann, jan, ben):  # Ben never let the bot write to him
        assert not [m for m in await person.messages() if "already" in text_of(m)]
        assert not [m for m in await person.messages() if "sitzt schon" in text_of(m)]
