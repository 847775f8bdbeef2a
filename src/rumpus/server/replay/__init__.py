"""Finished games, to be looked at play by play."""
