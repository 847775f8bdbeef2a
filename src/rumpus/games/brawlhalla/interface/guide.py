"""The designer's guide, content/README.md: prose, and the vocabulary as tables made from the data that checks files.

python -m rumpus.games.brawlhalla.interface.guide > src/rumpus/games/brawlhalla/content/README.md
"""

from collections.abc import Iterator

from rumpus import effects as fx
from rumpus.effects import guide
from rumpus.games.brawlhalla.content.arenas import FORMATS
from rumpus.games.brawlhalla.content.conditions import IF, PRICES
from rumpus.games.brawlhalla.content.load import WEAPONS
from rumpus.games.brawlhalla.content.moments import CARD_TRIGGERS, POWER_TRIGGERS, TRIGGERS, USES
from rumpus.games.brawlhalla.content.shape import Word
from rumpus.games.brawlhalla.content.words import CONTROL, PRINTED, WORDS
from rumpus.games.brawlhalla.interface.card_text import moment, said
from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.words.saying import saying


def limits(word: Word) -> list[str]:
    """What else a word asks of the effect around it."""
    bound = {ids.LIGHT_ATTACK: "Light attacks only", ids.HEAVY_ATTACK: "Heavy attacks only"}
    return [
        bound.get(word.attack, ""),
        f"result = {word.result}" if word.result else "",
        f"at most {word.least}" if word.least != "unlimited" else "",
        f"on_hit: {word.when}" if word.when and "on_hit" in word.moments else "",
    ]


def words(some: tuple[Word, ...]) -> str:
    """The words."""
    return guide.table(("op", "id", "parameters", "where it may stand"), _words(some))


def _words(some: tuple[Word, ...]) -> Iterator[tuple[str, ...]]:
    """A row a word; that each may have a limit of use is told once."""
    for word in some:
        params = [guide.param(key, one) for key, one in word.params.items() if key != "uses"]
        stands = [guide.where(WORDS, word), *filter(None, limits(word))]
        yield f"`{word.name}`", word.law, "; ".join(params) or "nothing", "; ".join(stands)


def moments(names: tuple[str, ...]) -> str:
    """Triggers, and how each is printed."""
    return guide.table(("on", "id", "printed"), ((f"`{name}`", TRIGGERS[name].law, moment(name)) for name in names))


def sentences(some: fx.Forms) -> str:
    """Conditions or costs."""
    return guide.forms(WORDS, some, lambda form: said(saying(f"{some.messages}-{form.name}.guide")))


def manual() -> str:
    """The whole guide."""
    return guide.page(
        __file__,
        weapons=", ".join(WEAPONS),
        uses=guide.quoted(USES),
        triggers=moments(CARD_TRIGGERS),
        events=moments(POWER_TRIGGERS),
        conditions=sentences(IF),
        parts=guide.parts(IF),
        costs=sentences(PRICES),
        words=words(PRINTED),
        combinations=words(CONTROL),
        formats=guide.quoted(FORMATS),
    )


if __name__ == "__main__":
    print(manual(), end="")
