"""The designer's guide, content/README.md: prose, and the vocabulary as tables made from the rows that check files.

python -m rumpus.games.brawl.interface.guide > src/rumpus/games/brawl/content/README.md
"""

from collections.abc import Iterator
from typing import Final

from rumpus.effects.guide import param, table
from rumpus.games.brawl.content.words import ASIDE, CONDITIONS, OWN, CardWord, Condition, V

PROSE: Final = """# Write your own deck

A deck is one TOML file. Check it, then play it:

    rumpus content check my-deck.toml      # every fault with file, line, card and reason
    rumpus content show my-deck.toml       # the cards as players read them
    rumpus play brawl --content my-deck.toml            # seat A plays it
    rumpus sim brawl --content my-deck.toml --games 1000

The shortest way: copy a file of `decks/`, give it another `id`, and change the counts. A deck with the `id` of an
installed one replaces it. `-o deck_b=my-deck` gives it to another seat.

## A deck

```toml
id = "tinker"
name = "Wren Tinker"
temperament = "tricky"
facts = "Opens slowly, then takes the row apart with tools nobody else has."

[cards]                      # exactly 35
base = 3
freeze = 3
hit_red = 6
hit_blue = 6
hit_green = 2
block_red = 2
press = 3
clear = 2
haymaker = 2
skeleton-key = 3
last-word = 1
rummage = 2

[heavyweight_extra]          # 17 more, for tables of 52 cards; may be left out
base = 1
hit_red = 5
hit_blue = 5
hit_green = 4
haymaker = 1
rummage = 1

[[card]]
id = "haymaker"
name = "Haymaker"
effect = "add_heavy_hit"
colour = "red"
n = 3

[[card]]
id = "skeleton-key"
name = "Skeleton Key"
effect = "two_colour"
kind = "block"
colours = ["blue", "green"]

[[card]]
id = "last-word"
name = "Last Word"
effect = "multiply_value"
factor = 3
only_if = "own points < rival points"

[[card]]
id = "rummage"
name = "Rummage"
effect = "dig"
k = 3
```

| key | what |
|---|---|
| `id` | small letters, digits, hyphens |
| `name` | how the character is called |
| `temperament`, `facts` | a word and a sentence for the set-up page; may be left out |
| `[art]` | its figure in words (`docs/art.md`); without it the house's icon stands there |
| `expansion` | whether it holds more than the eight kinds of the original game; may be left out |
| `[cards]` | how many cards of each kind, 35 in all |
| `[heavyweight_extra]` | 17 more for heavyweight |
| `[[card]]` | a kind of your own |

What refuses a deck:

| code | rule | why |
|---|---|---|
| `deck_size` | BR-DECK-01, BR-HEAVY-01 | not exactly 35 cards, or not exactly 17 extra |
| `freeze_count` | BR-DECK-02, BR-RUL-30 | not exactly 3 Freezes, or one among the extra |
| `base_count` | BR-DECK-02, BR-RUL-30 | no Base, or more than 1 among the extra |
| `hit_count` | BR-DECK-02 | Hits of all colours together are not more than any other kind |
| `bad_colour` | BR-DECK-03 | a colour where none belongs, none where one does, or another than red, blue, green |
| `needs_two_bases` | BR-RUL-25 | 1 Base, at a circle table |

Anything else unusual is allowed; `content check` says so as a warning.

Several decks in one file: `[[deck]]` for each, with `[deck.cards]` and `[deck.heavyweight_extra]`. They share the
`[[card]]` kinds of the file.

## Kinds of the book

`base`, `freeze`, `clear`, `press`, `wild_block`, `double`, `null`, `reverse`, `hold` have no colour; `hit_red`,
`hit_blue`, `hit_green`, `hit2_red` and so on, `block_red` and so on have one.

## Kinds of your own

A `[[card]]` has an `id`, a `name` and one `effect`. Its text is written from that, so that text and rules never differ.
A kind in two colours is two entries, with one name and two ids. An own `add_hit`, `wild_hit` or `two_colour` Hit counts
among the Hits of the deck.

EFFECTS

Any of them may have a condition, `only_if`. `<n 1-3>` stands for a whole number from 1 to 3, `(s)` for an s that may
be there:

CONDITIONS
"""


def effects() -> str:
    """The words for a designer's own cards."""
    return table(("effect", "parameters", "the card"), _effects())


def _effects() -> Iterator[tuple[str, ...]]:
    """A row a word."""
    for word in own_words():
        yield f"`{word.name}`", "; ".join(param(key, one) for key, one in word.params.items()), word.is_


def own_words() -> list[CardWord]:
    """The words that a card of a designer's own may have."""
    return [word for word in V.words.values() if isinstance(word, CardWord) and OWN in (word.moments or (OWN,))]


def conditions() -> str:
    """The conditions."""
    rows = ((f"`{one.text}`", one.asks, not_with(one)) for one in CONDITIONS)
    return table(("sentence", "it holds where", "not with"), rows)


def not_with(one: Condition) -> str:
    """The cards that cannot have a condition."""
    if not one.on:
        return ""
    on_bases = [] if "base" in one.on else ["cards that go on a Base"]
    return ", ".join([*on_bases, *(f"`{word.name}`" for word in own_words() if word.on in ASIDE)])


def manual() -> str:
    """The whole guide."""
    return PROSE.replace("EFFECTS", effects()).replace("CONDITIONS", conditions())


if __name__ == "__main__":
    print(manual(), end="")
