"""Parlour in Telegram: everything that knows a chat."""
