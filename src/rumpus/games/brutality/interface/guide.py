"""The designer's guide, content/README.md: prose, and the vocabulary as tables made from the rows that check files.

python -m rumpus.games.brutality.interface.guide > src/rumpus/games/brutality/content/README.md
"""

from collections.abc import Iterable
from typing import Final

from rumpus.effects import guide
from rumpus.games.brutality.content.grammar import COOLDOWN, TIMINGS, TYPES, WHOSE
from rumpus.games.brutality.content.load import CLASSES, COLUMNS, FOOTPRINTS, HP, MS, PATTERNS, ROWS, TRAITS
from rumpus.games.brutality.content.words import VOCABULARY


def quoted(words: Iterable[str]) -> str:
    """`a`, `b`, `c`."""
    return ", ".join(f"`{word}`" for word in words)


PROSE: Final = f"""# Write your own cards

Heroes, artifacts, relics and boards are TOML. Check a file, look at the texts made from it, then play with it:

    rumpus content check my-set.toml      # every fault with file, line, card and reason
    rumpus content show my-set.toml       # the cards as players read them
    rumpus play brutality --content my-set.toml -o board=hall

No card needs code of its own: everything is said with the words below, and the text on the card is made from them, so
that text and rules never differ.

A file holds any of the lists `[[hero]]`, `[[artifact]]`, `[[relic]]` and `[[board]]`. What it holds is added to the
house's; a hero, artifact, relic or board with `instead = "id"` takes the place of that one.

```toml
[[hero]]
id = "ratcatcher"
name = "Ratcatcher"
class = "damage"
footprint = "1x1"
hp = 8
ms = 4
pattern = "any"
background = "Paid by the tail."

[[hero.specials]]
id = "bite"
name = "Bite"
effects = [{{ fx = "aim_melee" }}, {{ fx = "damage", amount = 3 }}]

[[hero.specials]]
id = "pipe"
name = "Pipe"
effects = [{{ fx = "aim_shot", reach = 3 }}, {{ fx = "damage", amount = 1 }}, {{ fx = "pull", steps = 2 }}]

[[artifact]]
id = "gong"
name = "Gong"
cooldown = 3
effects = [{{ fx = "aim_burst", radius = 2 }}, {{ fx = "knockback", steps = 1 }}]

[[relic]]
id = "cold_rain"
name = "Cold Rain"
type = "curse"
timing = "next_turn"
whose = "enemy"
effects = [
  {{ fx = "aim_enemy", count = "all" }},
  {{ fx = "set_status", status = "slow", value = 1, until = "next_turn_end" }},
]

[[board]]
id = "hall"
name = "Great Hall"
columns = 11
rows = 10
```

## Cards

| key | what |
|---|---|
| `id`, `name` | small letters, digits, underscores; what stands on the card |
| `class` | heroes: {quoted(CLASSES)} |
| `footprint` | heroes: {quoted(FOOTPRINTS)} (columns by rows); nobody turns |
| `hp`, `ms` | heroes: {HP[0]} to {HP[1]}; {MS[0]} to {MS[1]} |
| `pattern` | heroes: {quoted(PATTERNS)}; `diagonal` brings a warning: one hazard can shut it in |
| `traits` | heroes: a list of {quoted(TRAITS)}; may be left out |
| `specials` | heroes: exactly two |
| `[hero.art]` | heroes: the figure in words (`docs/art.md`); without it the icon stands there |
| `cooldown` | artifacts: {COOLDOWN.lo} to {COOLDOWN.hi} |
| `type` | relics: {quoted(TYPES)} |
| `timing`, `whose` | relics: {quoted(TIMINGS)}; whose next turn: {quoted(WHOSE.words)} |
| `columns`, `rows` | boards: {COLUMNS[0]} to {COLUMNS[1]}; {ROWS[0]} to {ROWS[1]}; start rows: the first and the last |

What a class is, holds for all heroes of a table together: every tank has more HP, less MS and weaker specials than
everybody else, and no healing; a damage hero has a special of 3 damage, or 4 in both, and no healing; a utility hero
changes the battlefield, or where and how heroes move (BU-TANK-01 to BU-UTIL-01).

## Words

An aim names the subjects of all that follows, until the next aim. What has `optional = true` may be declined. A relic
has no square of its own: no line, shot, burst and the like. Only a relic removes, moves or places a hazard; the Flames
are for Saint relics, and an artifact may suppress them, nothing else (BU-RUL-57, BU-RUL-91).

"""


def manual() -> str:
    """The whole guide."""
    return f"{PROSE}{guide.words(VOCABULARY)}\n"


if __name__ == "__main__":
    print(manual(), end="")
