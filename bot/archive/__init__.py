"""The archive of a chat: a row for each finished game, and all that follows from the rows."""
