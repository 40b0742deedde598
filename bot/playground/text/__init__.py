"""Telegram's processing of texts: parsing, cleaning, detection of entities, nesting."""
