"""The games, one folder each; all of one shape (see docs/write-a-game.md)."""
