"""A local Telegram: a Bot API emulator and a group chat in the browser, for play and for tests."""
