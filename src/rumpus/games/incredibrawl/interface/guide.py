"""The designer's guide, content/README.md: prose, and the vocabulary as tables made from the data that checks files.

python -m rumpus.games.incredibrawl.interface.guide > src/rumpus/games/incredibrawl/content/README.md
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from rumpus import effects as fx
from rumpus.effects import guide
from rumpus.games.incredibrawl.content.conditions import CONDITIONS, IF, YOURS, Condition
from rumpus.games.incredibrawl.content.load import LISTS
from rumpus.games.incredibrawl.content.moments import WINDOWS
from rumpus.games.incredibrawl.content.words import DEEPEST, LONGEST, VOCABULARY, WORDS
from rumpus.games.incredibrawl.rules import ids


def quoted(words: Iterable[str]) -> str:
    """`a`, `b`, `c`."""
    return ", ".join(f"`{word}`" for word in words)


def _windows() -> Iterator[str]:
    """A row for each window."""
    for name, window in WINDOWS.items():
        yield f"| `{name}` | {window.when} | yes | {'yes' if window.number in ids.OTHER_WINDOWS else '-'} |"


RULES = Path(__file__).parent.parent / "rules.toml"
OPENING = f"""# Write your own cards

A set is one TOML file. Check it, look at the texts made from it, then play with it:

    rumpus content check my-set.toml      # every fault with file, line, card and reason
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

A list has up to {LONGEST} words, carried out one after another; lists lie at most {DEEPEST} deep inside one another; a
set has room for {ids.OPS} words. Two characters may have the same Type and Level, and a word may stand where it can do
nothing: `content check` warns of both.

## Words

Every word may also say `if` (a condition) and `optional = true` (its owner may). `choose = "owner"` may be written for
the reader; who chooses follows from the target. Of what may be left out, `until` is then `brawl`, `old_to` is `hand`,
and lists are empty.

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
`each_player` only): {quoted(word.name for word in WORDS if word.lasts)}.

All other words are carried out after the Victory Glory, and their owner is the winner of the brawl.

## Conditions

| condition | holds if |
|---|---|
"""
CLOSING = """
A condition on Type, Level or class is about the target where a word has one, else about the owner's character. All are
read when the word is carried out. Classes after `in` are separated by commas.
"""


def _rows() -> Iterator[str]:
    """A row for each word."""
    law = {row["id"]: row for row in tomllib.loads(RULES.read_text("utf-8"))["effect"]}
    for word in WORDS:
        taken = "; ".join(guide.param(key, one) for key, one in word.params.items())
        taken = taken.replace(", ".join(ids.CLASSES), "a class")
        where = guide.where(VOCABULARY, word)
        if word.lasts and word.moments and "location" not in word.moments:
            where += ", location"
        yield f"| `{word.name}` | {taken or '-'} | {law[word.name]['operation']} | {where} |"


def _condition(one: Condition) -> str:
    """The row of a condition."""
    if isinstance(one.says, str):
        said = re.sub(r"\{n:(\w+)\}", r"N \1s", one.says).replace("{n}", "N").replace("{type}", "TYPE")
    else:
        example = IF.read(next(IF.sentences(one)))
        said = fx.say_sentence(IF, example) if isinstance(example, fx.Sentence) else ""
    said = said.replace(YOURS, "the character") if one.shape else said
    return f"| `{one.shown}` | {said} |"


def manual() -> str:
    """The whole guide."""
    conditions = [_condition(one) for one in CONDITIONS.values()]
    return OPENING + "\n".join(_rows()) + "\n" + PLACES + "\n".join(conditions) + "\n" + CLOSING


if __name__ == "__main__":
    print(manual(), end="")
