"""The designer's guide, content/README.md: prose, and the vocabulary as tables made from the rows that check files.

python -m rumpus.games.brawl.interface.guide > src/rumpus/games/brawl/content/README.md
"""

from collections.abc import Iterator

from rumpus.effects import guide
from rumpus.effects.guide import param, table
from rumpus.games.brawl.content.words import ASIDE, CONDITIONS, OWN, CardWord, Condition, V
from rumpus.games.brawl.interface.card_text import CATALOGUE
from rumpus.kernel.words.saying import saying


def effects() -> str:
    """The words for a designer's own cards."""
    return table(("effect", "parameters", "the card"), _effects())


def _effects() -> Iterator[tuple[str, ...]]:
    """A row a word."""
    for word in own_words():
        yield (
            f"`{word.name}`",
            "; ".join(param(key, one) for key, one in word.params.items()),
            said("effect", word.name),
        )


def said(*names: str) -> str:
    """What the guide says of a word or a condition."""
    return CATALOGUE.say(saying(f"{'-'.join(names).replace('_', '-')}.guide"))


def own_words() -> list[CardWord]:
    """The words that a card of a designer's own may have."""
    return [word for word in V.words.values() if isinstance(word, CardWord) and OWN in (word.moments or (OWN,))]


def conditions() -> str:
    """The conditions."""
    rows = ((f"`{one.text}`", said("only_if", one.name), not_with(one)) for one in CONDITIONS)
    return table(("sentence", "it holds where", "not with"), rows)


def not_with(one: Condition) -> str:
    """The cards that cannot have a condition."""
    if not one.on:
        return ""
    on_bases = [] if "base" in one.on else ["cards that go on a Base"]
    return ", ".join([*on_bases, *(f"`{word.name}`" for word in own_words() if word.on in ASIDE)])


def manual() -> str:
    """The whole guide."""
    return guide.page(__file__, effects=effects(), conditions=conditions())


if __name__ == "__main__":
    print(manual(), end="")
