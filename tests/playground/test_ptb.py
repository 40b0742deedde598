"""A bot written with python-telegram-bot, unchanged but for the address of its Bot API server;
methods newer than the library go through its generic call."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
import telegram
from aiohttp import web
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto, Update
from telegram.constants import ChatAction, ParseMode
from telegram.ext import (
    Application,
    CallbackQueryHandler,
    ChatMemberHandler,
    ChosenInlineResultHandler,
    CommandHandler,
    ContextTypes,
    InlineQueryHandler,
    MessageHandler,
    MessageReactionHandler,
    filters,
)

from bot.playground.server import Playground
from tests.playground.aiogram_schema import SchemaChecker
from tests.playground.conftest import Telegram
from tests.playground.library_scenario import ALL_KINDS, GIF, KINDS, NAMED, PICTURES, scenario

Anything = Application[Any, Any, Any, Any, Any, Any]
Context = ContextTypes.DEFAULT_TYPE

SECRET = "between-us"
TABLE = InlineKeyboardMarkup(
    [
        [
            InlineKeyboardButton("My cards", callback_data="cards", style="primary"),
            InlineKeyboardButton("My table", callback_data="alone"),
        ]
    ]
)
PLAY = {
    "inline_keyboard": [
        [{"text": "5", "callback_data": "play", "style": "success"}, {"text": "13", "disabled": {}}]
    ]
}
HIDE = InlineKeyboardMarkup([[InlineKeyboardButton("Hide", callback_data="hide")]])


class BotUnderTest:
    """The bot: its handlers, and the exceptions that they raised."""

    def __init__(self, tg: Telegram) -> None:
        self.errors: list[BaseException] = []
        self.seen: dict[str, str] = {}
        url = tg.playground.url
        builder = Application.builder().token(tg.token)
        self.app: Anything = builder.base_url(f"{url}/bot").base_file_url(f"{url}/file/bot").build()
        self.app.add_error_handler(self.on_error)
        edited = filters.UpdateType.EDITED_MESSAGE
        self.app.add_handlers(
            [
                CommandHandler("start", self.on_start),
                CommandHandler("tour", self.on_tour),
                CommandHandler("hand", self.on_hand),
                CommandHandler("leave", self.on_leave),
                CallbackQueryHandler(self.on_cards, "^cards$"),
                CallbackQueryHandler(self.on_alone, "^alone$"),
                CallbackQueryHandler(self.on_play, "^play$"),
                CallbackQueryHandler(self.on_hide, "^hide$"),
                InlineQueryHandler(self.on_inline),
                ChosenInlineResultHandler(self.on_chosen),
                MessageHandler(edited & filters.TEXT, self.on_edit),
                MessageReactionHandler(self.on_reaction),
                ChatMemberHandler(self.on_member, ChatMemberHandler.CHAT_MEMBER),
                ChatMemberHandler(self.on_me, ChatMemberHandler.MY_CHAT_MEMBER),
            ]
        )

    async def on_error(self, _: object, context: Context) -> None:
        assert context.error
        self.errors.append(context.error)

    async def on_start(self, update: Update, context: Context) -> None:
        assert update.message
        assert update.effective_user
        text = f"<b>Welcome</b>, {update.effective_user.first_name}: {(context.args or [''])[0]}"
        await update.message.reply_text(text, parse_mode=ParseMode.HTML)

    async def on_tour(self, update: Update, context: Context) -> None:
        message = update.message
        assert message
        await self.talk(message, context.bot)
        await self.look_around(message.chat.id, context.bot)
        await self.introduce(context.bot)
        await context.bot.send_message(message.chat.id, "The tour is over")

    async def talk(self, message: telegram.Message, bot: telegram.Bot) -> None:
        chat = message.chat.id
        await bot.send_chat_action(chat, ChatAction.TYPING)
        await message.set_reaction("👍")
        table = await message.reply_text("The table", reply_markup=TABLE, do_quote=True)
        assert table.reply_to_message
        await table.edit_text("The _table_", ParseMode.MARKDOWN_V2, reply_markup=TABLE)
        await table.edit_reply_markup(HIDE)
        painted = InputMediaPhoto(PICTURES[0], caption="painted", filename="table.png")
        edited = await table.edit_media(painted, reply_markup=TABLE)
        assert isinstance(edited, telegram.Message)
        assert edited.photo
        await table.edit_caption("The table, painted", reply_markup=TABLE)
        again = await bot.send_photo(chat, edited.photo[-1].file_id)
        assert again.photo[-1].file_unique_id == edited.photo[-1].file_unique_id
        file = await edited.photo[-1].get_file()
        assert bytes(await file.download_as_bytearray()) == PICTURES[0]
        await bot.send_document(chat, b"Play fair.", caption="rules", filename="rules.txt")
        await bot.send_animation(chat, GIF, filename="shuffle.gif")
        dice = await bot.send_dice(chat, emoji="🎯")
        assert dice.dice
        assert 1 <= dice.dice.value <= 6
        await table.pin()
        await table.unpin()
        gone = [await bot.send_message(chat, f"delete me {n}") for n in range(3)]
        await gone[0].delete()
        await bot.delete_messages(chat, [m.message_id for m in gone[1:]])

    async def look_around(self, chat_id: int, bot: telegram.Bot) -> None:
        me = await bot.get_me()
        chat = await bot.get_chat(chat_id)
        assert chat.type == "supergroup"
        member = await bot.get_chat_member(chat_id, me.id)
        assert isinstance(member, telegram.ChatMemberAdministrator)
        assert member.can_pin_messages
        owners = await bot.get_chat_administrators(chat_id)
        assert any(isinstance(owner, telegram.ChatMemberOwner) for owner in owners)
        assert await bot.get_chat_member_count(chat_id) == 3

    async def introduce(self, bot: telegram.Bot) -> None:
        tour = telegram.BotCommand("tour", "See everything")
        hand = telegram.BotCommand("hand", "My cards", api_kwargs={"is_ephemeral": True})
        everywhere = telegram.BotCommandScopeAllGroupChats()
        await bot.set_my_commands([tour], scope=everywhere)
        await bot.delete_my_commands(scope=everywhere)
        await bot.set_my_commands([tour, hand])
        kept = await bot.get_my_commands()
        assert [command.to_dict() for command in kept] == [tour.to_dict(), hand.to_dict()]
        await bot.set_my_description("Plays Whot")
        assert (await bot.get_my_description()).description == "Plays Whot"
        await bot.set_my_short_description("Whot")
        assert (await bot.get_my_short_description()).short_description == "Whot"
        await bot.set_my_name("Parlour")
        assert (await bot.get_my_name()).name == "Parlour"

    async def on_cards(self, update: Update, context: Context) -> None:
        query = update.callback_query
        assert query
        assert query.message
        only = {"receiver_user_id": query.from_user.id, "callback_query_id": query.id}
        chat = query.message.chat.id
        hand = await context.bot.send_message(
            chat,
            "Your hand: 5",
            reply_markup=HIDE,
            api_kwargs={"ephemeral_message_parameters": only},
        )
        assert hand.message_id == 0
        where = {
            "chat_id": chat,
            "receiver_user_id": query.from_user.id,
            "ephemeral_message_id": hand.api_kwargs["ephemeral_message_id"],
        }
        text = {"text": "Your hand: <b>5</b> 13", "parse_mode": ParseMode.HTML}
        ask = context.bot.do_api_request
        await ask("editEphemeralMessageText", api_kwargs=where | text | {"reply_markup": HIDE})
        await ask("editEphemeralMessageReplyMarkup", api_kwargs=where | {"reply_markup": PLAY})
        await query.answer("Dealt")

    async def on_play(self, update: Update, context: Context) -> None:
        query = update.callback_query
        assert query
        where = self.place(query) | {"reply_markup": HIDE}
        painted = InputMediaPhoto(PICTURES[1], filename="hand.png")
        ask = context.bot.do_api_request
        await ask("editEphemeralMessageMedia", api_kwargs=where | {"media": painted})
        caption = {"caption": "Your hand, painted"}
        await ask("editEphemeralMessageCaption", api_kwargs=where | caption)
        await query.answer("Played", show_alert=True)

    async def on_hide(self, update: Update, context: Context) -> None:
        query = update.callback_query
        assert query
        await context.bot.do_api_request("deleteEphemeralMessage", api_kwargs=self.place(query))
        await query.answer()

    def place(self, query: telegram.CallbackQuery) -> dict[str, Any]:
        """Return the parameters that address an ephemeral message, which the tapping person alone
        sees."""
        assert isinstance(query.message, telegram.Message)
        assert query.message.message_id == 0
        return {
            "chat_id": query.message.chat.id,
            "receiver_user_id": query.from_user.id,
            "ephemeral_message_id": query.message.api_kwargs["ephemeral_message_id"],
        }

    async def on_alone(self, update: Update, context: Context) -> None:
        query = update.callback_query
        assert query
        assert query.message
        instead = {
            "receiver_user_id": query.from_user.id,
            "callback_query_id": query.id,
            "replace_callback_query_message": True,
        }
        await context.bot.send_photo(
            query.message.chat.id,
            PICTURES[2],
            caption=f"{query.from_user.first_name}'s table",
            filename="mine.png",
            api_kwargs={"ephemeral_message_parameters": instead},
        )
        await query.answer("Only for you")

    async def on_hand(self, update: Update, context: Context) -> None:
        message = update.message
        assert message
        assert message.from_user
        await context.bot.send_message(
            message.chat.id,
            "Only you asked",
            api_kwargs={
                "reply_parameters": {
                    "ephemeral_message_id": message.api_kwargs["ephemeral_message_id"]
                },
                "ephemeral_message_parameters": {"receiver_user_id": message.from_user.id},
            },
        )

    async def on_inline(self, update: Update, _: Context) -> None:
        query = update.inline_query
        assert query
        content = telegram.InputTextMessageContent("The rules")
        article = telegram.InlineQueryResultArticle(query.query, "Rules", content, TABLE)
        await query.answer([article], cache_time=0, is_personal=True)

    async def on_chosen(self, update: Update, context: Context) -> None:
        result = update.chosen_inline_result
        assert result
        text = f"The rules, chosen by {result.from_user.first_name}"
        done = await context.bot.edit_message_text(text, inline_message_id=result.inline_message_id)
        assert done is True

    async def on_edit(self, update: Update, context: Context) -> None:
        assert update.edited_message
        await self.note(update, context, "words", update.edited_message.text or "")

    async def on_reaction(self, update: Update, context: Context) -> None:
        assert update.message_reaction
        (new,) = update.message_reaction.new_reaction
        assert isinstance(new, telegram.ReactionTypeEmoji)
        await self.note(update, context, "emoji", new.emoji)

    async def on_member(self, update: Update, context: Context) -> None:
        assert update.chat_member
        user = update.chat_member.new_chat_member.user
        await self.note(update, context, "name", user.first_name)

    async def note(self, update: Update, context: Context, what: str, value: str) -> None:
        """Report what was seen, once all of it was."""
        self.seen[what] = value
        if self.seen.keys() >= {"words", "emoji", "name"}:
            assert update.effective_chat
            text = "I saw {emoji}, {words} and {name}".format(**self.seen)
            await context.bot.send_message(update.effective_chat.id, text)

    async def on_me(self, update: Update, _: Context) -> None:
        assert update.my_chat_member
        self.seen["me"] = update.my_chat_member.new_chat_member.status

    async def on_leave(self, update: Update, _: Context) -> None:
        assert update.effective_chat
        await update.effective_chat.leave()


@asynccontextmanager
async def by_polling(app: Anything) -> AsyncIterator[None]:
    assert app.updater
    await app.updater.start_polling(allowed_updates=ALL_KINDS)
    yield
    await app.updater.stop()


@asynccontextmanager
async def by_webhook(app: Anything) -> AsyncIterator[None]:
    async def hook(request: web.Request) -> web.Response:
        assert request.headers["X-Telegram-Bot-Api-Secret-Token"] == SECRET
        await app.update_queue.put(Update.de_json(await request.json(), app.bot))
        return web.Response()

    web_app = web.Application()
    web_app.router.add_post("/hook", hook)
    runner = web.AppRunner(web_app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    url = f"http://127.0.0.1:{port}/hook"
    bot = app.bot
    await bot.set_webhook(url, secret_token=SECRET, allowed_updates=ALL_KINDS, max_connections=10)
    info = await bot.get_webhook_info()
    assert (info.url, info.max_connections) == (url, 10)
    assert list(info.allowed_updates or ()) == ALL_KINDS
    yield
    await bot.delete_webhook()
    await runner.cleanup()


@pytest.mark.parametrize("way", [by_polling, by_webhook])
async def test_an_evening_with_a_bot_of_python_telegram_bot(
    way: Any, schema_checker: SchemaChecker
) -> None:
    async with Playground() as playground, aiohttp.ClientSession() as http:
        tg = Telegram(playground, http)
        guest = BotUnderTest(tg)
        async with guest.app:
            await guest.app.start()
            async with way(guest.app), scenario(tg, guest.errors) as room:
                await room.run()
            await guest.app.stop()
        assert guest.errors == []
        assert guest.seen["me"] == "left"
    other_way = {"getwebhookinfo", "setwebhook"} if way is by_polling else {"getupdates"}
    assert schema_checker.answered >= NAMED - other_way
    assert schema_checker.updates >= KINDS
