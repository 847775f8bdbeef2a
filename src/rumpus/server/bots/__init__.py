"""Bots, and what else is reckoned in worker processes."""
