"""Brawlhalla: The Card Game (see game.py)."""
