"""Pictures of tables, without words, so that one picture serves every language."""
