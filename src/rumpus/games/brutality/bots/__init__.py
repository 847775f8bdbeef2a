"""What Brutality's own bots know, compiled with the loops that ask for it."""
