"""The answer no."""

from __future__ import annotations


class Refusal(Exception):
    """A message changes nothing: the words, and the rule of the game that says so, if it was one."""

    def __init__(self, text: str, rule: str | None = None) -> None:
        super().__init__(text)
        self.text, self.rule = text, rule
