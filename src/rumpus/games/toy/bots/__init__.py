"""What simulations ask of Dust-up, compiled with the loops that ask for it."""
