"""What somebody asks for, by a tap or by a command, and the ways to answer it."""
