"""What is said, in English: events, questions and acts of a Match or a Bench."""

from typing import Any

from rumpus.games.brawlhalla.interface import acts, events, prompts
from rumpus.games.brawlhalla.interface.names import CATALOGUE, names
from rumpus.kernel.words.saying import Saying


def english(m: Any, what: Saying | str | None, p: int = -1) -> str:
    """A message in words; texts of cards are words already."""
    if what is None or isinstance(what, str):
        return what or ""
    return CATALOGUE.say(what, names(m.t, m.s, p))


def say(m: Any, row: Any, viewer: int) -> tuple[str, str]:
    """A redacted event in words, and its rule."""
    what, rule = events.LINES.told(m.t, m.s, row, viewer)
    return english(m, what, viewer), rule


def prompt(m: Any, p: int) -> tuple[str, str]:
    """What seat p is asked, and how to answer."""
    what, how = prompts.prompt(m.t, m.s, p)
    return english(m, what, p), english(m, how, p)


def act(m: Any, p: int, a: int) -> dict[str, Any]:
    """An act with its text and its title in words."""
    made = acts.action(m.t, m.s, p, a)
    if "title" in made:
        made["title"] = made["title"]["text"]
    made.pop("cards", None)
    made.pop("says", None)
    return made | {"text": english(m, made["text"], p)}


def sentence(m: Any, p: int, a: int) -> str:
    """An act as a whole sentence; empty where its button says it."""
    return english(m, acts.said(m.t, m.s, p, a), p)
