"""What Telegram does to a text before it is a message: parsing, cleaning, finding, nesting."""
