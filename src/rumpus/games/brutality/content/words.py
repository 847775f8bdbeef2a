"""The words of Brutality's specials, relics and artifacts: the catalogue's sixty-one, each declared once.

A card is a list of tables: an aim, then what happens to its subjects, perhaps another aim and what happens to those:
`[{ fx = "aim_melee" }, { fx = "damage", amount = 1 }, { fx = "knockback", steps = 2 }]` reads "one adjacent enemy takes
1 damage and is knocked back 2 squares".
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brutality.content.aims import AIMS
from rumpus.games.brutality.content.grammar import ARTIFACT, RELIC, SPECIAL
from rumpus.games.brutality.content.operations import OPERATIONS

WORDS: Final = tuple(replace(word, number=number) for number, word in enumerate((*AIMS, *OPERATIONS), 7))
"""By their place in the catalogue; its first six say when a card happens (grammar.TIMING)."""
BY_NAME: Final = {word.name: word for word in WORDS}
FIELDS: Final = frozenset(
    {"n", "reach", "low", "dirs", "hits", "who", "fresh", "own", "all", "where", "value", "state", "path", "needs"}
    | {"only", "until", "status", "turns", "kinds", "skip", "how", "land", "may"}
)
"""The fields of a row (Op of rules/record.py)."""


def _order(names: tuple[str, ...], _place: fx.Place) -> Iterator[tuple[int, str]]:
    """An operation is done to the subjects of the aim before it, which have to be what it is for (BU-RUL-21)."""
    aim = ""
    for i, name in enumerate(names):
        word = BY_NAME.get(name)
        if word is None:
            continue
        if word.aim:
            aim = word.aim
            if name != "aim_leap" and (i + 1 == len(names) or names[i + 1].startswith("aim_")):
                yield i, f"nothing is done to what {name} aims at"
        elif word.of and aim not in word.of:
            what = ", ".join(one.name for one in AIMS if one.aim in word.of)
            had = f"aims at a {aim}" if aim else "is missing"
            wanted = " or ".join(one for one in word.of if one != "blast")
            yield i, f"{name} wants an aim at a {wanted} before it, and it {had}; allowed: {what}"


def _fits(word: fx.Word, told: Mapping[str, Any], place: fx.Place) -> Iterator[tuple[str, str]]:
    """What a word must not say where it stands (BU-RUL-91)."""
    if place.moment == RELIC and word.name in ("aim_square", "aim_creation") and told.get("reach"):
        yield "reach", "a relic has no square of its own: reach = 0 (anywhere) is wanted (BU-RUL-91)"
    if word.name == "aim_leap" and isinstance(told.get("min"), int) and isinstance(told.get("max"), int):
        if told["min"] > told["max"]:
            yield "min", f"{told['min']} is more than max = {told['max']}"


VOCABULARY: Final = fx.vocabulary(
    WORDS,
    key="fx",
    moments={name: fx.Moment(k) for k, name in enumerate((SPECIAL, ARTIFACT, RELIC))},
    stands="on {}",
    row=FIELDS,
    given=("subject", "kind"),
    order=_order,
    fits=_fits,
)
_GAME: Final = "rumpus.games.brutality.rules"
GENERATED: Final = fx.Generated(
    _GAME,
    {"ops": fx.numbers(VOCABULARY)},
    (
        fx.Chain(
            "run_op",
            "One operation done; True when it is done, False when it goes on later.",
            "t: Table, s: State, f: Frame, op: Op, log: Log",
            "op.op",
            tuple((one.name, one.number, one.does) for one in WORDS if one.does),
            "bool",
            "True",
        ),
    ),
    (f"from {_GAME}.state import Frame, Op, State, Table", "from rumpus.kernel.records.log import Log"),
)
