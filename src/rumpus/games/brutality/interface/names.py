"""What seats, heroes, squares and cards are called, and how messages say them.

Heroes of Team 1 are A and B, those of Team 2 X and Y, as in the catalogue; squares are a1 to k11.
"""

import re
from pathlib import Path
from typing import Final

from rumpus.games.brutality.content.load import HOME
from rumpus.games.brutality.content.tables import book_of
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.contract.content import toml
from rumpus.kernel.words.saying import Names, by_letter, catalogue_of, saying

LETTERS: Final = "ABCD"
HEROES: Final = "ABXY"
FILES: Final = "abcdefghijk"
PLACE: Final = re.compile(r"([a-k])([1-9]|1[01])")
CATALOGUE: Final = catalogue_of(str(Path(__file__).resolve().parent))
"""Every sentence of the game: words/<language>.ftl."""
LETTERED: Final = by_letter(LETTERS)
HAZARD_ROWS: Final = {one["id"]: one for one in toml((HOME / "hazards.toml").read_text("utf-8"))["hazard"]}
"""Name, short name and text of each kind of hazard."""


def square(place: int) -> str:
    """A square as the catalogue names it: d5."""
    return f"{FILES[place % ids.WIDE]}{place // ids.WIDE + 1}" if 0 <= place < ids.SQUARES else "-"


def square_of(text: str) -> int:
    """The square of a name; ValueError where there is none."""
    found = PLACE.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no square: a1 to k11 are")
    return FILES.index(found[1]) + ids.WIDE * (int(found[2]) - 1)


def hero_name(t: Table, s: State, h: int, short: bool = False) -> str:
    """What a hero is called; of two of one kind, with the letter of the one meant (BU-RUL-06: blind)."""
    design = s.heroes[h].design
    if not design:
        return f"hero {HEROES[h]}"
    one = book_of(t).hero(design)
    name = one.short if short else one.name
    return f"{name} {HEROES[h]}" if sum(one.design == design for one in s.heroes) > 1 else name


def thing(kind: str) -> str:
    """A kind of hazard, creation or relic as cards call it."""
    return CATALOGUE.say(saying("card-thing", thing=kind))


def thing_name(kind: int) -> str:
    """A hazard, or from MADE on a creation, in a sentence."""
    if kind >= ids.MADE:
        return f"the {thing(ids.CREATION_NAMES[kind - ids.MADE])}"
    return thing(ids.HAZARD_NAMES[kind]) if kind else "nothing"


def names(t: Table, s: State, _viewer: int) -> Names:
    """The functions that messages call; a relic that nobody may know is a relic."""
    book = book_of(t)
    return {
        **LETTERED,
        "YOU": lambda one: "yes" if isinstance(one, list) and len(one) > 1 else "no",
        "TEAM": lambda k: f"Team {k}",
        "HAND": lambda k: f"the hand of Team {k}",
        "HERO": lambda h: hero_name(t, s, h) if isinstance(h, int) and 0 <= h < ids.HEROES else "a hero",
        "DESIGN": lambda k: book.hero(k).name if isinstance(k, int) and k > 0 else "a hero",
        "RELIC": lambda k: book.relic(k).name if isinstance(k, int) and k > 0 else "a relic",
        "RELICS": lambda several: ", ".join(book.relic(k).name for k in several if k > 0) or "nothing",
        "TOOL": lambda k: book.artifact(k).name if isinstance(k, int) and k > 0 else "an artifact",
        "SPECIAL": lambda one: book.special(s.heroes[one // 2].design, one % 2).name,
        "THING": thing_name,
        "TYPE": thing,
    }


def team_of(s: State, viewer: int) -> int:
    """The team of a seat; -1 of a spectator."""
    return (viewer % 2) ^ s.first if viewer >= 0 else -1
