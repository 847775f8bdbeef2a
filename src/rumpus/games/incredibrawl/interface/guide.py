"""The designer's guide, content/README.md: prose, and the vocabulary as tables made from the data that checks files.

python -m rumpus.games.incredibrawl.manual > src/rumpus/games/incredibrawl/content/README.md
"""

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from rumpus.games.incredibrawl.content.load import LISTS
from rumpus.games.incredibrawl.content.reading import INSIDE, LONGEST
from rumpus.games.incredibrawl.content.timing import LASTING, MOMENTS, TIMES
from rumpus.games.incredibrawl.interface.card_text import CONDITION
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules import vocabulary as v

WHEN = {
    "select": "before characters are chosen",
    "reveal": "after the reveal, before the Play abilities are put in order",
    "before_play": "before each Play ability that comes up in its order",
    "before_scrap": "before each scrap",
    "after_scrap": "after each scrap, before its result is final",
    "before_abilities": "when the brawl is decided, before the Lose abilities",
    "before_win": "after the Lose abilities, before the Win ability",
    "after_glory": "after the Victory Glory and what the location gives, before the location may change",
    "draw": "in the Draw step, after the discard",
}


def quoted(words: Iterable[str]) -> str:
    """`a`, `b`, `c`."""
    return ", ".join(f"`{word}`" for word in words)


def _windows() -> Iterator[str]:
    """A row for each window."""
    for number, name in enumerate(ids.WINDOWS):
        yield f"| `{name}` | {WHEN[name]} | yes | {'yes' if number in ids.OTHER_WINDOWS else '-'} |"


RULES = Path(__file__).parent.parent / "rules.toml"
OPENING = f"""# Write your own cards

A set is one TOML file. Check it, look at the texts made from it, then play with it:

    rumpus content check my-set.toml      # every fault with file, path and reason
    rumpus content show my-set.toml       # the cards as players read them
    rumpus play incredibrawl --content my-set.toml
    rumpus sim incredibrawl --content my-set.toml --games 1000

No card needs code of its own: everything is said with the words below, and the text on the card is made from them, so
that text and rules never differ.

A file holds any of the lists `[[character]]`, `[[power_up]]` and `[[location]]`. A list takes the place of the whole
installed list and then has exactly {LISTS["character"]}, {LISTS["power_up"]} or {LISTS["location"]} cards; or every
card of it says with `instead` which one card it replaces. The first location is the basic one, where games start.
`abilities = false` at the top takes the abilities off all characters that the file does not define.

```toml
[[character]]
instead = "marching_mole"
id = "copper_cook"
name = "Copper Cook"
type = "physical"
level = 5
classes = ["robot", "royal"]
play = [
  {{ op = "choose_one", options = [
    [{{ op = "draw", n = 1, who = "self" }}],
    [{{ op = "level_mod", n = 2, target = "this", until = "brawl" }}],
  ] }},
]
lose = [{{ op = "recover", n = 1, to = "hand", type = "natural", if = "hand<=2" }}]
other = [{{ op = "level_mod", n = 1, target = "this", until = "scrap", optional = true }}]
window = ["before_scrap"]

[[power_up]]
instead = "lucky_penny"
id = "second_helping"
name = "Second Helping"
window = "after_scrap"
effects = [
  {{ op = "rescrap", if = "own_lost", pre = [
    {{ op = "level_mod", n = 3, target = "own_character", until = "scrap" }},
  ] }},
]

[[power_up]]
instead = "ticket_booth"
id = "open_window"
name = "Open Window"
window = ["select", "reveal", "before_win"]
effects = [{{ op = "draw", n = 1, who = "self" }}]

[[location]]
instead = "mirror_lake"
id = "night_market"
name = "Night Market"
effects = [
  {{ op = "reverse_levels", if = "players=2" }},
  {{ op = "winner_bonus", n = 1, if = "winner_class in robot,scholar" }},
]
```

## Cards

| key | what |
|---|---|
| `id` | small letters, digits, underscores; the same id twice is refused, and so is a word of plays (`draw`, `p7`) |
| `name` | what stands on the card |
| `instead` | the id of the card it replaces; all cards of a list, or none |
| `type`, `level`, `classes` | characters: {quoted(ids.TYPES)}; 1 to 10; 1 to 3 of the classes |
| {quoted(ids.TRIGGERS)} | characters: an effect list each, one of them at least |
| `window` | where a Power-Up may be laid, or when a character's `other` is used: one window, or a list of them |
| `effects` | Power-Ups and locations: an effect list |

Classes: {quoted(ids.CLASSES)}.

| window | when | Power-Ups | `other` |
|---|---|---|---|
{chr(10).join(_windows())}

An ability under `other` has none of the three keywords: it is used at each of its moments while the character is in
play, lowest Level first like all abilities, before the Power-Ups of that window. Around a scrap it is used if the
character fights that scrap. It must be used, but for words with `optional = true`; it needs no Power-Ups at the table.
In the column "where it can do something" below, `other` stands for any of its moments; else they count as the windows.
A window that no Power-Up of the set fits is never opened.

A list has up to {LONGEST} words, carried out one after another; lists lie at most {INSIDE} deep inside one another; a
set has room for {ids.OPS} words. Two characters may have the same Type and Level, and a word may stand where it can do
nothing: `content check` warns of both.

## Words

Every word may also say `if` (a condition) and `optional = true` (its owner may). `choose = "owner"` may be written for
the reader; who chooses follows from the target. Parameters in brackets may be left out: `until` is then `brawl`,
`kind` is `any`, `old_to` is `hand`, `trigger` of silence is `all`, and lists are empty.

| word | parameters | what it does | where it can do something |
|---|---|---|---|
"""
PLACES = f"""
## Targets

`self` is the owner of the effect, `opponent` another player of the owner's choice, `winner` the brawl's winner once
there is one, `loser` then any other player, `richest` and `poorest` the opponent with the most or least Glory. `this`
is the character with the ability: once it has left play, nothing happens to it. `own` and `own_character` are whatever
character the owner has in play; `opposing`, `any`, `in_scrap`, `any_two` and the other one of `this_and_one` are chosen
by the owner, except protected ones. Where there is one legal target it is taken; where there is none, the word does
nothing and the next one follows.

## Locations

These words last: they are in force from the reveal to the end of the brawl, for every character that meets the
condition; `target` is `all`, and conditions are about characters, `players=` or `location=` (`draw_step_mod`: for
`each_player` only): {quoted(LASTING)}.

All other words are carried out after the Victory Glory, and their owner is the winner of the brawl.

## Conditions

| condition | holds if |
|---|---|
"""
CLOSING = """
A condition on Type, Level or class is about the target where a word has one, else about the owner's character. All are
read when the word is carried out. Classes after `in` are separated by commas.
"""


SHOWN = {
    "type=": "TYPE",
    "winner_type=": "TYPE",
    "class in ": "CLASS,CLASS",
    "winner_class in ": "CLASS,CLASS",
    "location=": "ID",
}
"""What stands after a condition word that takes no number."""


def _values(key: str, allowed: Any, op: str) -> str:
    """A parameter with what it takes."""
    if allowed == "list":
        told = "effect list"
    elif allowed == "lists":
        told = "2 or 3 effect lists"
    elif allowed is bool:
        told = "true, false"
    elif isinstance(allowed[0], int):
        told = str(allowed[0]) if allowed[0] == allowed[1] else f"{allowed[0]} to {allowed[1]}"
    else:
        told = "a class" if allowed is ids.CLASSES else ", ".join(allowed)
    more = v.MORE.get((op, key))
    told = f"{told}, {', '.join(more)}" if more else told
    needed = key in v.NEEDED and (op, key) not in v.MAY
    return f"`{key}`: {told}" if needed else f"[`{key}`: {told}]"


def _rows() -> Iterator[str]:
    """A row for each word."""
    law = {row["id"]: row for row in tomllib.loads(RULES.read_text("utf-8"))["effect"]}
    for op, grammar in v.GRAMMAR.items():
        taken = "; ".join(_values(key, allowed, op) for key, allowed in grammar.items())
        times = TIMES.get(op, MOMENTS)
        where = "everywhere" if times == MOMENTS else ", ".join(times)
        if op in LASTING and "location" not in times and where != "everywhere":
            where += ", location"
        yield f"| `{op}` | {taken or '-'} | {law[op]['operation']} | {where} |"


def manual() -> str:
    """The whole guide."""
    conditions = []
    for head, words in CONDITION:
        shown = "n" if head in v.RANGES else SHOWN.get(head, "")
        lo, hi = v.RANGES.get(head, (0, 0))
        conditions.append(f"| `{head}{shown}` | {words.format(shown)}{f' (n: {lo} to {hi})' if hi else ''} |")
    return OPENING + "\n".join(_rows()) + "\n" + PLACES + "\n".join(conditions) + "\n" + CLOSING


if __name__ == "__main__":
    print(manual(), end="")
