"""What a game teaches, over HTTP."""
