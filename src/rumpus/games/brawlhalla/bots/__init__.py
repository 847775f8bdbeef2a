"""What simulations ask of Brawlhalla, compiled with the loops that ask for it."""
