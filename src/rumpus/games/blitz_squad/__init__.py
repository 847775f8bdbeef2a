"""Blitz Squad Brawl: the start of this game, its words; not registered yet."""
