"""The games that can be played, by key. A new game is a module beside this one and a line here."""
