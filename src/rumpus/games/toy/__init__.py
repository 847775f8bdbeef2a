"""Dust-up: the smallest complete game, the example to copy."""
