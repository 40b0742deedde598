"""A bare python-telegram-bot bot that answers a tap and edits one message.

`python -m tests.bench.bare`, run by tests.bench.cost with TOKEN, URL and AT_ONCE.
"""

import os

from telegram import Update
from telegram.ext import ApplicationBuilder, CallbackQueryHandler, ContextTypes

counted = 0


async def on_tap(update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
    global counted
    counted += 1
    query = update.callback_query
    assert query
    assert query.message
    await query.answer()
    await query.edit_message_text(f"Taps: {counted}", reply_markup=query.message.reply_markup)  # type: ignore[attr-defined]


def main() -> None:
    url = os.environ["URL"]
    app = (
        ApplicationBuilder()
        .token(os.environ["TOKEN"])
        .base_url(f"{url}/bot")
        .concurrent_updates(int(os.environ["AT_ONCE"]))
        .build()
    )
    app.add_handler(CallbackQueryHandler(on_tap))
    app.run_polling(drop_pending_updates=False)


if __name__ == "__main__":
    main()
