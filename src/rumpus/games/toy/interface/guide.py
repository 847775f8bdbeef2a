"""The designer's guide, content/README.md: a few words, and the vocabulary as tables made from what checks the files.

python -m rumpus.games.toy.interface.guide > src/rumpus/games/toy/content/README.md
"""

from rumpus.effects import guide as tables
from rumpus.games.toy.content.words import IF, MOMENTS, WORDS
from rumpus.games.toy.interface.card_text import CATALOGUE
from rumpus.kernel.words.saying import saying

OPENING = """# Write your own cards for Dust-up

A file says what the cards of some values are called and do. They take the place of the house's.

    rumpus content check my-cards.toml --game toy     # every fault with file, card, line and reason
    rumpus content show my-cards.toml --game toy      # the cards as players read them
    rumpus play toy --content my-cards.toml

```toml
[[face]]
id = "magpie"
value = 2                                  # from 1 to 9
title = "Magpie"
show = [{ op = "take", n = 1, if = "pot at least 2" }]
answer = [{ op = "draw", n = 1 }]
```

`house.toml` holds the house's. A moment has two words at most, which are done in order.
"""


def moments() -> str:
    """The moments, as cards say them."""
    rows = ((f"`{name}`", one.law, CATALOGUE.say(saying(f"when-{name}"))) for name, one in MOMENTS.items())
    return tables.table(("key", "id", "printed"), rows)


def guide() -> str:
    """The whole guide."""
    pieces = ["## Moments", moments(), "## Words", tables.words(WORDS)]
    pieces += ["With every word may stand", tables.common(WORDS), "## Conditions", tables.forms(WORDS, IF)]
    return "\n\n".join([OPENING, *pieces]).replace("\n\n\n", "\n\n") + "\n"


if __name__ == "__main__":
    print(guide(), end="")
