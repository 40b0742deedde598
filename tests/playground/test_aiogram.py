"""A bot written with aiogram, unchanged but for the address of its Bot API server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import aiohttp
import pytest
from aiogram import Bot, Dispatcher, F
from aiogram import types as t
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.enums import ChatAction, ParseMode
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.webhook.aiohttp_server import SimpleRequestHandler
from aiohttp import web

from bot.playground.server import Playground
from tests.playground.aiogram_schema import SchemaChecker
from tests.playground.conftest import Telegram
from tests.playground.library_scenario import ALL_KINDS, GIF, KINDS, NAMED, PICTURES, scenario

SECRET = "between-us"
CARDS = t.InlineKeyboardButton(text="My cards", callback_data="cards", style="primary")
ALONE = t.InlineKeyboardButton(text="My table", callback_data="alone")
TABLE = t.InlineKeyboardMarkup(inline_keyboard=[[CARDS, ALONE]])
PLAY = t.InlineKeyboardMarkup(
    inline_keyboard=[
        [
            t.InlineKeyboardButton(text="5", callback_data="play", style="success"),
            t.InlineKeyboardButton(text="13", disabled=t.DisabledButton()),
        ]
    ]
)
HIDE = t.InlineKeyboardMarkup(
    inline_keyboard=[[t.InlineKeyboardButton(text="Hide", callback_data="hide")]]
)


def file(data: bytes, name: str) -> t.BufferedInputFile:
    return t.BufferedInputFile(data, name)


class BotUnderTest:
    """The bot: its handlers, and the exceptions that they raised."""

    def __init__(self) -> None:
        self.errors: list[BaseException] = []
        self.seen: dict[str, str] = {}
        self.dispatcher = Dispatcher()
        on = self.dispatcher
        on.errors.register(self.on_error)
        on.message.register(self.on_start, CommandStart())
        on.message.register(self.on_tour, Command("tour"))
        on.message.register(self.on_hand, Command("hand"))
        on.message.register(self.on_leave, Command("leave"))
        on.callback_query.register(self.on_cards, F.data == "cards")
        on.callback_query.register(self.on_alone, F.data == "alone")
        on.callback_query.register(self.on_play, F.data == "play")
        on.callback_query.register(self.on_hide, F.data == "hide")
        on.inline_query.register(self.on_inline)
        on.chosen_inline_result.register(self.on_chosen)
        on.edited_message.register(self.on_edit)
        on.message_reaction.register(self.on_reaction)
        on.chat_member.register(self.on_member)
        on.my_chat_member.register(self.on_me)

    async def on_error(self, event: t.ErrorEvent) -> None:
        self.errors.append(event.exception)

    async def on_start(self, message: t.Message, command: CommandObject) -> None:
        assert message.from_user
        name = message.from_user.first_name
        await message.answer(f"<b>Welcome</b>, {name}: {command.args}", parse_mode=ParseMode.HTML)

    async def on_tour(self, message: t.Message, bot: Bot) -> None:
        await self.talk(message, bot)
        await self.look_around(message, bot)
        await self.introduce(bot)
        await message.answer("The tour is over")

    async def talk(self, message: t.Message, bot: Bot) -> None:
        chat = message.chat.id
        await bot.send_chat_action(chat, ChatAction.TYPING)
        await message.react([t.ReactionTypeEmoji(emoji="👍")])
        table = await message.reply("The table", reply_markup=TABLE)
        await table.edit_text("The _table_", parse_mode=ParseMode.MARKDOWN_V2, reply_markup=TABLE)
        await table.edit_reply_markup(reply_markup=HIDE)
        painted = t.InputMediaPhoto(media=file(PICTURES[0], "table.png"), caption="painted")
        edited = await table.edit_media(painted, reply_markup=TABLE)
        assert isinstance(edited, t.Message)
        assert edited.photo
        assert edited.reply_to_message is None
        await table.edit_caption(caption="The table, painted", reply_markup=TABLE)
        again = await message.answer_photo(edited.photo[-1].file_id)
        assert again.photo
        assert again.photo[-1].file_unique_id == edited.photo[-1].file_unique_id
        assert await bot.download(edited.photo[-1])
        await message.answer_document(file(b"Play fair.", "rules.txt"), caption="rules")
        await message.answer_animation(file(GIF, "shuffle.gif"))
        dice = await message.answer_dice(emoji="🎯")
        assert dice.dice
        assert 1 <= dice.dice.value <= 6
        await table.pin()
        await table.unpin()
        gone = [await message.answer(f"delete me {n}") for n in range(3)]
        await gone[0].delete()
        await bot.delete_messages(chat, [m.message_id for m in gone[1:]])

    async def look_around(self, message: t.Message, bot: Bot) -> None:
        me = await bot.get_me()
        chat = await bot.get_chat(message.chat.id)
        assert chat.type == "supergroup"
        member = await bot.get_chat_member(chat.id, me.id)
        assert isinstance(member, t.ChatMemberAdministrator)
        assert member.can_pin_messages
        owners = await bot.get_chat_administrators(chat.id)
        assert any(isinstance(owner, t.ChatMemberOwner) for owner in owners)
        assert await bot.get_chat_member_count(chat.id) == 3

    async def introduce(self, bot: Bot) -> None:
        tour = t.BotCommand(command="tour", description="See everything")
        hand = t.BotCommand(command="hand", description="My cards", is_ephemeral=True)
        everywhere = t.BotCommandScopeAllGroupChats()
        await bot.set_my_commands([tour], scope=everywhere)
        await bot.delete_my_commands(scope=everywhere)
        await bot.set_my_commands([tour, hand])
        kept = [command.model_dump() for command in await bot.get_my_commands()]
        assert kept == [tour.model_dump(), hand.model_dump()]
        await bot.set_my_description("Plays Whot")
        assert (await bot.get_my_description()).description == "Plays Whot"
        await bot.set_my_short_description("Whot")
        assert (await bot.get_my_short_description()).short_description == "Whot"
        await bot.set_my_name("Parlour")
        assert (await bot.get_my_name()).name == "Parlour"

    async def on_cards(self, query: t.CallbackQuery, bot: Bot) -> None:
        assert isinstance(query.message, t.Message)
        only = t.EphemeralMessageParameters(
            receiver_user_id=query.from_user.id, callback_query_id=query.id
        )
        chat = query.message.chat.id
        hand = await bot.send_message(
            chat, "Your hand: 5", reply_markup=HIDE, ephemeral_message_parameters=only
        )
        assert hand.message_id == 0
        assert hand.ephemeral_message_id
        where: dict[str, Any] = {
            "chat_id": chat,
            "receiver_user_id": query.from_user.id,
            "ephemeral_message_id": hand.ephemeral_message_id,
        }
        text = "Your hand: <b>5</b> 13"
        await bot.edit_ephemeral_message_text(
            **where, text=text, parse_mode=ParseMode.HTML, reply_markup=HIDE
        )
        await bot.edit_ephemeral_message_reply_markup(**where, reply_markup=PLAY)
        await query.answer("Dealt")

    async def on_play(self, query: t.CallbackQuery, bot: Bot) -> None:
        where = self.place(query)
        painted = t.InputMediaPhoto(media=file(PICTURES[1], "hand.png"))
        await bot.edit_ephemeral_message_media(**where, media=painted, reply_markup=HIDE)
        await bot.edit_ephemeral_message_caption(
            **where, caption="Your hand, painted", reply_markup=HIDE
        )
        await query.answer("Played", show_alert=True)

    async def on_hide(self, query: t.CallbackQuery, bot: Bot) -> None:
        await bot.delete_ephemeral_message(**self.place(query))
        await query.answer()

    def place(self, query: t.CallbackQuery) -> dict[str, Any]:
        """Return the parameters that address an ephemeral message, which the tapping person alone
        sees."""
        assert isinstance(query.message, t.Message)
        assert query.message.message_id == 0
        return {
            "chat_id": query.message.chat.id,
            "receiver_user_id": query.from_user.id,
            "ephemeral_message_id": query.message.ephemeral_message_id,
        }

    async def on_alone(self, query: t.CallbackQuery, bot: Bot) -> None:
        assert isinstance(query.message, t.Message)
        instead = t.EphemeralMessageParameters(
            receiver_user_id=query.from_user.id,
            callback_query_id=query.id,
            replace_callback_query_message=True,
        )
        await bot.send_photo(
            query.message.chat.id,
            file(PICTURES[2], "mine.png"),
            caption=f"{query.from_user.first_name}'s table",
            ephemeral_message_parameters=instead,
        )
        await query.answer("Only for you")

    async def on_hand(self, message: t.Message, bot: Bot) -> None:
        assert message.from_user
        await bot.send_message(
            message.chat.id,
            "Only you asked",
            reply_parameters=t.ReplyParameters(ephemeral_message_id=message.ephemeral_message_id),
            ephemeral_message_parameters=t.EphemeralMessageParameters(
                receiver_user_id=message.from_user.id
            ),
        )

    async def on_inline(self, query: t.InlineQuery) -> None:
        content = t.InputTextMessageContent(message_text="The rules")
        article = t.InlineQueryResultArticle(
            id=query.query, title="Rules", input_message_content=content, reply_markup=TABLE
        )
        await query.answer([article], cache_time=0, is_personal=True)

    async def on_chosen(self, result: t.ChosenInlineResult, bot: Bot) -> None:
        assert result.inline_message_id
        name = result.from_user.first_name
        text = f"The rules, chosen by {name}"
        done = await bot.edit_message_text(text, inline_message_id=result.inline_message_id)
        assert done is True

    async def on_edit(self, message: t.Message) -> None:
        await self.note(message, "words", message.text or "")

    async def on_reaction(self, reaction: t.MessageReactionUpdated, bot: Bot) -> None:
        (new,) = reaction.new_reaction
        assert isinstance(new, t.ReactionTypeEmoji)
        await self.note(reaction, "emoji", new.emoji, bot)

    async def on_member(self, change: t.ChatMemberUpdated, bot: Bot) -> None:
        await self.note(change, "name", change.new_chat_member.user.first_name, bot)

    async def note(self, event: Any, what: str, value: str, bot: Bot | None = None) -> None:
        """Report what was seen, once all of it was."""
        self.seen[what] = value
        if self.seen.keys() >= {"words", "emoji", "name"}:
            bot = bot or event.bot
            text = "I saw {emoji}, {words} and {name}".format(**self.seen)
            await bot.send_message(event.chat.id, text)

    async def on_me(self, change: t.ChatMemberUpdated) -> None:
        self.seen["me"] = change.new_chat_member.status

    async def on_leave(self, message: t.Message) -> None:
        await message.chat.leave()


@asynccontextmanager
async def by_polling(guest: BotUnderTest, bot: Bot) -> AsyncIterator[None]:
    await bot.delete_webhook(drop_pending_updates=False)
    polling = asyncio.create_task(
        guest.dispatcher.start_polling(
            bot, handle_signals=False, allowed_updates=ALL_KINDS, close_bot_session=False
        )
    )
    yield
    await guest.dispatcher.stop_polling()
    with suppress(asyncio.CancelledError):
        await polling


@asynccontextmanager
async def by_webhook(guest: BotUnderTest, bot: Bot) -> AsyncIterator[None]:
    app = web.Application()
    SimpleRequestHandler(guest.dispatcher, bot, secret_token=SECRET).register(app, "/hook")
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    url = f"http://127.0.0.1:{port}/hook"
    await bot.set_webhook(url, secret_token=SECRET, allowed_updates=ALL_KINDS, max_connections=10)
    info = await bot.get_webhook_info()
    assert (info.url, info.max_connections, info.allowed_updates) == (url, 10, ALL_KINDS)
    yield
    await bot.delete_webhook()
    await runner.cleanup()


@pytest.mark.parametrize("way", [by_polling, by_webhook])
async def test_an_evening_with_a_bot_of_aiogram(way: Any, schema_checker: SchemaChecker) -> None:
    async with Playground() as playground, aiohttp.ClientSession() as http:
        tg = Telegram(playground, http)
        session = AiohttpSession(api=TelegramAPIServer.from_base(playground.url))
        guest = BotUnderTest()
        async with (
            Bot(tg.token, session=session) as bot,
            way(guest, bot),
            scenario(tg, guest.errors) as room,
        ):
            await room.run()
        assert guest.errors == []
        assert guest.seen["me"] == "left"
    other_way = {"getwebhookinfo", "setwebhook"} if way is by_polling else {"getupdates"}
    assert schema_checker.answered >= NAMED - other_way
    assert schema_checker.updates >= KINDS
