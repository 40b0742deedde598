"""A local Telegram: a Bot API server and a group chat in the browser, in one process."""
