"""BRAWL: the real-time card game."""
