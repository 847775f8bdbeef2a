"""The language of cards, once for all games: plain Python that knows no game and imports the kernel only.

A game declares its words in `content/words.py`, each ONCE, and gets from that row the reader with its faults, the
compiled rows, the card text in two lengths, the designer's guide, and the dispatch:

```python
from rumpus import effects as fx

WHO = {"you": 0, "foe": 1, "all": 2}
IF = fx.Forms((fx.Form("hand <cmp> <n 0-9>", 1, "XX-C-01", "cards in hand", to={"n": "c"}),), PARTS, kind="cond")
WORDS = fx.vocabulary(
    [
        fx.Word(
            "draw",
            16,
            "XX-FX-16",  # name, number, law id
            {"n": fx.number(1, 5), "who": fx.choice(WHO, "who", default="you")},
            does="cards.draw",  # of the game's rules/, called by the generated dispatch
            moments=("play", "hit"),  # where it may stand; none: anywhere
        ),
        fx.Word("choose", 17, "XX-FX-17", {"options": fx.blocks(2, 3)}, does="flow.choose"),
    ],
    common={"if": fx.condition(IF, unset=0)},  # what may stand with every word
    row=frozenset({"n", "who", "c", "cond"}),  # the fields there are: a misspelt one fails at import
)

nodes = fx.read(WORDS, reader, "effects", fx.Place(moment="play"))  # faults go to the kernel's Reader
rows = fx.nested(nodes)  # or fx.program(nodes, FLAT): jumps instead of lists
free = fx.write(t.ops, rows, at=0)  # into the records of the Table
CATALOGUE.say(fx.messages(WORDS, nodes, fx.SHORT))  # on the card: effect-draw.short of words/en.ftl
guide.words(WORDS)  # a table of the designer's guide
fx.located(reader.faults, toml_text)  # each fault with its line and card
```

How a parameter is declared (`vocabulary.Param` has all of it): `number(lo, hi)`, `choice(words, to)`, `some(words, to)`
for a list as a mask, `switch(to)` for true and false, `condition(forms)`, `block()`, `blocks()`, `line()` for words
inside. `to` is the field of the row. A choice may hold `Case`s: values that bring parameters of their own (`if =
"stack_min", c = 2`). A sentence with parts, for conditions, costs and aims, is a `Form` (`conditions`). What one
parameter cannot tell alone is a word's `check`; what a game has against a word where it stands is the vocabulary's
`fits`, against a list of words its `order`; what follows from other fields is its `more`; a game's own facts about its
words are fields of a dataclass made from `Word`. Keys of a whole effect or card that is no word: `read_params`.

The words are said by the game's catalogue in every language, `effect-draw` and `effect-draw.short`, told the word's
parameters (`message`); what a message is told beside them, the vocabulary `tells` of a `Line`, which reads like the
table of the file, with the defaults. What the text around a word brings (a subject) is handed over as `given`.

The dispatch: `GENERATED = fx.Generated(...)` in `content/words.py`, then `rumpus generate GAME`.

Read `vocabulary` first (what is declared), then `conditions`, `reader` (TOML -> Node), `compile` (Node -> Row ->
Table), `message`, `text`, `guide`, `dispatch`; `faults` holds what is said of a wrong file.
"""

from rumpus.effects.compile import (
    Flat,
    Program,
    Row,
    counted,
    either,
    in_order,
    nested,
    one_of,
    program,
    repeated,
    row_of,
    write,
)
from rumpus.effects.conditions import Form, Forms, Part, Sentence
from rumpus.effects.dispatch import Chain, Generated, calls, numbers
from rumpus.effects.faults import located, offer
from rumpus.effects.message import asked, in_turn, message, message_id, messages
from rumpus.effects.reader import Node, read, read_one, read_params, read_sentences
from rumpus.effects.text import Line, large, listed, once
from rumpus.effects.vocabulary import (
    FULL,
    SHORT,
    Case,
    Check,
    Moment,
    Param,
    Place,
    Vocabulary,
    Word,
    block,
    blocks,
    choice,
    condition,
    line,
    number,
    some,
    switch,
    vocabulary,
    when,
)

__all__ = [
    "FULL",
    "SHORT",
    "Case",
    "Chain",
    "Check",
    "Flat",
    "Form",
    "Forms",
    "Generated",
    "Line",
    "Moment",
    "Node",
    "Param",
    "Part",
    "Place",
    "Program",
    "Row",
    "Sentence",
    "Vocabulary",
    "Word",
    "asked",
    "block",
    "blocks",
    "calls",
    "choice",
    "condition",
    "counted",
    "either",
    "in_order",
    "in_turn",
    "large",
    "line",
    "listed",
    "located",
    "message",
    "message_id",
    "messages",
    "nested",
    "number",
    "numbers",
    "offer",
    "once",
    "one_of",
    "program",
    "read",
    "read_one",
    "read_params",
    "read_sentences",
    "repeated",
    "row_of",
    "some",
    "switch",
    "vocabulary",
    "when",
    "write",
]
