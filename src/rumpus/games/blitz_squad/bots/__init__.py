"""What Blitz Squad's own bots and simulations know and count, compiled with the loops that ask for it."""
