"""The designer's guide, content/README.md: prose, and the vocabulary as tables made from the data that checks files.

python -m rumpus.games.brawlhalla.interface.guide > src/rumpus/games/brawlhalla/content/README.md
"""

from collections.abc import Iterator

from rumpus.effects import guide
from rumpus.games.brawlhalla.content.arenas import FORMATS
from rumpus.games.brawlhalla.content.conditions import IF, PRICES
from rumpus.games.brawlhalla.content.load import WEAPONS
from rumpus.games.brawlhalla.content.moments import CARD_TRIGGERS, POWER_TRIGGERS, TRIGGERS, USES
from rumpus.games.brawlhalla.content.reading import KEYS
from rumpus.games.brawlhalla.content.shape import Word
from rumpus.games.brawlhalla.content.words import CONTROL, PRINTED, WORDS
from rumpus.games.brawlhalla.interface.card_text import moment
from rumpus.games.brawlhalla.rules import ids

OPENING = """# Write your own Legend or arena

A Legend is one TOML file; so is an arena. Check it, then play with it:

    rumpus content check my-legend.toml      # every fault with file, line, card and reason
    rumpus content show my-legend.toml       # the cards as players read them
    rumpus play --content my-legend.toml     # it joins the card set
    rumpus sim brawlhalla --content my-legend.toml --games 1000

The shortest way: copy a file of `sets/salt-and-steel/`, give it another `id`, and change it. A file with the `id` of a
Legend of the set replaces that Legend. One file may also hold several, as `[[legend]]` and `[[arena]]`.

## A Legend

| key | what |
|---|---|
| `id` | small letters, digits, hyphens |
| `name`, `title`, `icon`, `style` | a name; the rest may be left out. Icons: those of game-icons.net |
| `[art]` | its figure in words (`docs/art.md`); a card may name a stance: `art = { pose = "swing" }` |
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

WORD = ("op", "id", "parameters", "where it may stand")
COMBINATIONS = """### Combinations (BH-FX-69)

They stand where operations stand, at most two inside one another:
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

[place]
kind = "hall"
time = "dusk"
```

`.` is Air, `=` a Platform; row 1 is the top line, `r2c5` is row 2, column 5. 3 or 4 rows of 4 to 6 columns, 20 spaces
at most, at least 4 Platforms and no more than Air spaces, every space in reach (BH-RUL-07). `swords_2`, `swords_3`,
`swords_4`: one Flaming Sword a player, on Platforms below row 1. `title` may be left out. So may `[place]`,
what is painted behind it (`docs/art.md`). `formats`: """


def limits(word: Word) -> list[str]:
    """What else a word asks of the effect around it."""
    bound = {ids.LIGHT_ATTACK: "Light attacks only", ids.HEAVY_ATTACK: "Heavy attacks only"}
    return [
        bound.get(word.attack, ""),
        f"result = {word.result}" if word.result else "",
        f"at most {word.least}" if word.least != "unlimited" else "",
        f"on_hit: {word.when}" if word.when and "on_hit" in word.moments else "",
    ]


def words(some: tuple[Word, ...]) -> Iterator[tuple[str, ...]]:
    """A row a word; that each may have a limit of use is told once."""
    for word in some:
        params = [guide.param(key, one) for key, one in word.params.items() if key != "uses"]
        stands = [guide.where(WORDS, word), *filter(None, limits(word))]
        yield f"`{word.name}`", word.law, "; ".join(params) or "nothing", "; ".join(stands)


def moments(names: tuple[str, ...]) -> str:
    """Triggers, and how each is printed."""
    return guide.table(("on", "id", "printed"), ((f"`{name}`", TRIGGERS[name].law, moment(name)) for name in names))


def manual() -> str:
    """The whole guide."""
    keys = guide.table(("key", "what"), ((f"`{key}`", KEYS_TOLD[key]) for key in KEYS))
    pieces = [
        OPENING.replace("WEAPON_TYPES", ", ".join(WEAPONS)) + "\n" + keys,
        "### Triggers of cards",
        moments(CARD_TRIGGERS),
        "### Events of Legend Powers and weapons",
        "`constant` is a standing power: always on, no cost, no limit of use, plain operations only.",
        moments(POWER_TRIGGERS),
        "### Conditions",
        "Sentences with parts in angles; `target` is the other combatant, or the Legend that the event is about.",
        guide.forms(WORDS, IF),
        guide.parts(IF),
        "### Costs",
        guide.forms(WORDS, PRICES),
        "### Operations",
        OPERATIONS,
        guide.table(WORD, words(PRINTED)),
        COMBINATIONS,
        guide.table(WORD, words(CONTROL)),
    ]
    return "\n\n".join(pieces) + "\n" + ARENA + ", ".join(f"`{name}`" for name in FORMATS) + ".\n"


if __name__ == "__main__":
    print(manual(), end="")
