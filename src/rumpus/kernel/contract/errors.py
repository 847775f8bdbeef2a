"""What is raised for a game that there is not, or content that cannot be played."""


class ContentError(ValueError):
    """Content that cannot be played: file, path inside it, and reason, in one clear sentence."""


class GameError(LookupError):
    """No such game."""
