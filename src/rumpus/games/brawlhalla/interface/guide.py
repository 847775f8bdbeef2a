"""The designer's guide, content/README.md: prose, and the vocabulary as tables made from the data that checks files.

python -m rumpus.games.brawlhalla.manual > src/rumpus/games/brawlhalla/content/README.md
"""

from collections.abc import Iterator

from rumpus.games.brawlhalla.content.arenas import FORMATS
from rumpus.games.brawlhalla.content.conditions import FORMS, PARTS, PRICES, Form
from rumpus.games.brawlhalla.content.load import WEAPONS
from rumpus.games.brawlhalla.content.moments import (
    AFTER,
    ANY,
    BEFORE,
    CARD_TRIGGERS,
    CLASH,
    DURING,
    EVENTS,
    MEETING,
    MOMENTS,
    OWN_TURN,
    POWER_TRIGGERS,
    TRIGGERS,
    USES,
    Param,
    Word,
)
from rumpus.games.brawlhalla.content.reading import KEYS
from rumpus.games.brawlhalla.content.words import WORDS
from rumpus.games.brawlhalla.interface.player_text import moment
from rumpus.games.brawlhalla.rules import ids

OPENING = """# Write your own Legend or arena

A Legend is one TOML file; so is an arena. Check it, then play with it:

    rumpus content check my-legend.toml      # every fault with file, path and reason
    rumpus content show my-legend.toml       # the cards as players read them
    rumpus play --content my-legend.toml     # it joins the card set
    rumpus sim brawlhalla --content my-legend.toml --games 1000

The shortest way: copy a file of `sets/salt-and-steel/`, give it another `id`, and change it. A file with the `id` of a
Legend of the set replaces that Legend. One file may also hold several, as `[[legend]]` and `[[arena]]`.

## A Legend

| key | what |
|---|---|
| `id` | small letters, digits, hyphens |
| `name`, `title`, `icon`, `style` | a name; the rest may be left out. Icons: those of `icons.txt` (game-icons.net) |
| `[power]` | the Legend Power: `name`, `icon`, `fx` |
| `[weapon_1]`, `[weapon_2]` | both sides of the Weapon card: `name`, `type`, `icon`, `fx`; types: WEAPON_TYPES |
| `[[cards]]` | the deck, four cards of each value in all: `id`, `value` 1 to 5, `copies` (1), `name`, `icon`, `fx` |

`fx` is a list of up to three effects. The card text is written from it, so that text and rules never differ:

```toml
[[cards]]
id = "FANG-21"
value = 2
name = "Second Wind"
fx = [
  { on = "after_move", if = ["first action"], cost = ["discard 1 (any value)"], do = [{ op = "draw", n = 2 }] },
]
```

## An effect
"""

KEYS_TOLD = {
    "on": "the moment; see below. Cards have triggers, powers and weapons have events or `constant`",
    "attack": "`light`, `heavy`: events only, cards say it in their trigger",
    "result": "`hit`, `failed`: how the attack ended; after_attack and its forms only",
    "role": "`attacker`, `defender`, `bystander`; the same as the condition `role = attacker`",
    "when": "`modify` (amounts change) or `react`: on_hit only; usually follows from the operations",
    "uses": ", ".join(f"`{name}`" for name in USES),
    "times": "2 or 3, with `once per game`, on powers",
    "if": "conditions; all must hold, four at most",
    "cost": "what the owner pays to apply it; two at most",
    "do": "operations, one after the other",
}

OPERATIONS = """The first of several aims is the default. At before_move and after_move there is no other combatant: say
`one opponent within N`. "Before an attack" stands for before_attack, before_light_attack and before_heavy_attack, and
so on. Operations for Light attacks only do nothing in a Heavy attack, and the other way round: an effect made of them
alone is offered in that type only. A limit of use (`uses`) may stand with the operation too."""

COMBINATIONS = """
### Combinations (BH-FX-69)

They stand where operations stand, at most two inside one another:

| op | keys |
|---|---|
| `choose_one` | `of`: two to four lists of operations; `chooser`: `owner` (default) or `other` |
| `sequence` | `do`: operations |
| `if` | `if`: a condition; `then`, `else`: operations |
| `repeat` | `times` 1 to 3; `do`: operations |
"""

ARENA = """
## An arena

```toml
id = "two-towers"
formats = ["1v1"]
grid = [
  ".....",
  "==.==",
  ".....",
  ".===.",
]
swords_2 = ["r2c1", "r2c5"]
```

`.` is Air, `=` a Platform; row 1 is the top line, `r2c5` is row 2, column 5. 3 or 4 rows of 4 to 6 columns, 20 spaces
at most, at least 4 Platforms and no more than Air spaces, every space in reach (BH-RUL-07). `swords_2`, `swords_3`,
`swords_4`: one Flaming Sword a player, on Platforms below row 1. `title` may be left out. `formats`: """

GROUPS = {
    "any card or event": ANY,
    "any event": EVENTS,
    "before an attack": BEFORE,
    "during an attack": DURING,
    "after an attack": AFTER,
    "anything in an attack": CLASH,
    "anything in the own turn": OWN_TURN,
    "passing or meeting": MEETING,
}
"""Short names of lists of triggers, the longest first."""


def where(on: tuple[str, ...]) -> str:
    """A list of triggers in words."""
    left = list(on)
    found = []
    for name, group in sorted(GROUPS.items(), key=lambda item: -len(item[1])):
        if set(group) <= set(left):
            found.append(name)
            left = [one for one in left if one not in group]
    return ", ".join([*found, *left])


def param(name: str, one: Param) -> str:
    """A parameter and what it may be."""
    if name == "values":
        return "`values`: a list of card values 1 to 5"
    given = "" if one.default is None and one.unset is None else " (may be left out)"
    default = f" (default {one.default})" if one.default is not None else given
    return f"`{name}`: {one.allowed}{default}"


def aim(word: Word) -> str:
    """Whom a word may be aimed at; the first is the default."""
    lo, hi = word.within
    names = [f"{name} N ({lo}-{hi})" if name.endswith("within") else name for name in word.who]
    return f"`who`: {', '.join(names)}" if names else ""


def row(*cells: str) -> str:
    """A line of a table."""
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def table(head: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> str:
    """A table."""
    return "\n".join([row(*head), row(*("---" for _ in head)), *(row(*cells) for cells in rows)])


def operations() -> Iterator[tuple[str, ...]]:
    """A row a word."""
    for name, word in WORDS.items():
        bound = {ids.LIGHT_ATTACK: "Light attacks only", ids.HEAVY_ATTACK: "Heavy attacks only"}.get(word.attack, "")
        limits = [
            bound,
            f"result = {word.result}" if word.result else "",
            f"at most {word.least}" if word.least != "unlimited" else "",
            f"on_hit: {word.when}" if word.when and "on_hit" in word.on else "",
        ]
        params = [*(param(key, one) for key, one in word.params.items()), *filter(None, [aim(word)])]
        stands = "; ".join([where(word.on), *filter(None, limits)])
        yield f"`{name}`", f"BH-FX-{word.number:02}", "; ".join(params) or "nothing", stands


def forms(some: tuple[Form, ...]) -> Iterator[tuple[str, ...]]:
    """A row a sentence."""
    for form in some:
        on = MOMENTS.get(form.kind)
        yield f"`{form.text}`", form.fx, form.asks + (f"; {where(on)} only" if on and len(on) < 7 else "")


def parts() -> Iterator[tuple[str, ...]]:
    """A row a part of a sentence."""
    for name, words in PARTS.items():
        yield f"`<{name}>`", ", ".join(words)
    yield "`<n 1-3>`", "a whole number in that range"


def triggers(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """A row a trigger."""
    for name in names:
        yield f"`{name}`", TRIGGERS[name].fx, moment(name)


def manual() -> str:
    """The whole guide."""
    keys = table(("key", "what"), ((f"`{key}`", KEYS_TOLD[key]) for key in KEYS))
    pieces = [
        OPENING.replace("WEAPON_TYPES", ", ".join(WEAPONS)) + "\n" + keys,
        "### Triggers of cards",
        table(("on", "id", "printed"), triggers(CARD_TRIGGERS)),
        "### Events of Legend Powers and weapons",
        "`constant` is a standing power: always on, no cost, no limit of use, plain operations only.",
        table(("on", "id", "printed"), triggers(POWER_TRIGGERS)),
        "### Conditions",
        "Sentences with parts in angles; `target` is the other combatant, or the Legend that the event is about.",
        table(("sentence", "id", "what it asks"), forms(FORMS)),
        table(("part", "one of"), parts()),
        "### Costs",
        table(("sentence", "id", "what is paid"), forms(PRICES)),
        "### Operations",
        OPERATIONS,
        table(("op", "id", "parameters", "where it may stand"), operations()),
    ]
    return "\n\n".join(pieces) + "\n" + COMBINATIONS + ARENA + ", ".join(f"`{name}`" for name in FORMATS) + ".\n"


if __name__ == "__main__":
    print(manual(), end="")
