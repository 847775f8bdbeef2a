"""What the words of Brutality's cards are made of: when a card happens, how long something lasts, whom and what."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brutality.rules import ids

SPECIAL, ARTIFACT, RELIC = "a special", "an artifact", "a relic"
"""What a word stands on."""
BEARER: Final = (SPECIAL, ARTIFACT)
"""BU-RUL-91: where a hero acts; a relic has no square of its own."""
CARDS: Final = (ARTIFACT, RELIC)
RELICS: Final = (RELIC,)
"""BU-RUL-57: only a relic takes a hazard off its square."""
HAZARDS: Final = ids.HAZARD_NAMES[1:]
"""BU-HAZP-06: the five kinds, in their order; numbered from 1."""
FLAMES: Final = "relentless_flames"
CREATIONS: Final = ids.CREATION_NAMES[1:]
TYPES: Final = ids.TYPES[1:]
"""BU-RELIC-16, in the order of the draft (BU-CC-03); numbered from 1."""
SAINT: Final = ("blessing", "curse")


def numbered(names: Any) -> dict[str, int]:
    """Names with numbers from 1."""
    return {name: k + 1 for k, name in enumerate(names)}


# ---------------------------------------------------------------- when

WHOSE: Final = fx.choice({"enemy": 1, "own": 2}, "whose")
TIMINGS: Final = {
    "any_time": fx.Case(1, "BU-RELIC-08, BU-RUL-64"),
    "instant": fx.Case(2, "BU-RELIC-15, BU-RUL-63"),
    "next_turn": fx.Case(3, "BU-RELIC-15, BU-RUL-68", {"whose": WHOSE}),
    "next_round": fx.Case(4, "BU-RELIC-15, BU-RUL-68"),
}
"""When a relic happens, with what goes with it (when_any_time to when_next_round)."""
COOLDOWN: Final = fx.number(1, 6, "cooldown")
RELIC_CARD: Final = {"timing": fx.choice(TIMINGS, "timing"), "type": fx.choice(numbered(TYPES), "type")}
"""The parameters of a relic itself (BU-RELIC-15, BU-RELIC-16), for fx.read_params."""

# ---------------------------------------------------------------- how long

UNTIL: Final = ("this_turn", "your_next_turn", "its_next_turn", "next_turn_end", "round_end", "used_up")
LONG: Final = UNTIL[:5]


def until(*names: str) -> fx.Param:
    """How long something lasts."""
    return fx.choice({name: k for k, name in enumerate(UNTIL) if name in names}, "until")


# ---------------------------------------------------------------- the shape of a word

FIELDS: Final = frozenset(
    {"n", "reach", "low", "dirs", "hits", "who", "fresh", "own", "all", "where", "value", "state", "path", "needs"}
    | {"only", "until", "status", "turns", "kinds", "skip", "how", "land", "may"}
)
"""The fields of a row (Op of rules/record.py)."""
Params = fx.Param | tuple[int, int]


@dataclass(frozen=True, slots=True)
class Word(fx.Word):
    """A word of Brutality: what the subjects of an aim are, and what an operation is done to. `then`: its sentence has
    a subject of its own; `many`: whether the subjects are several, in a voice; `flies`: something does, to what is
    aimed at.
    """

    aim: str = ""  # what the subjects are: hero, square, hazard, creation, team; "" for an operation
    of: tuple[str, ...] = ()  # none: it needs no aim
    then: bool = False
    many: Callable[[Mapping[str, Any], str], bool] | None = None
    flies: bool = False


def _params(some: Mapping[str, Params]) -> dict[str, fx.Param]:
    """Parameters; a pair is a number between them, for the field of its name, or for n."""
    return {
        key: fx.number(*one, key if key in FIELDS else "n") if isinstance(one, tuple) else one
        for key, one in some.items()
    }


def aim(
    name: str,
    law: str,
    moments: tuple[str, ...] = BEARER,
    of: str = "hero",
    many: Callable[[Mapping[str, Any], str], bool] | None = None,
    flies: bool = False,
    **params: Params,
) -> Word:
    """An aim: its message names the subjects. words.py numbers it."""
    return Word(f"aim_{name}", 0, law, _params(params), moments=moments, aim=of, many=many, flies=flies)


def act(
    chapter: str,
    name: str,
    law: str,
    of: str = "hero",
    *,
    does: str = "",
    moments: tuple[str, ...] = (),
    then: bool = False,
    **params: Params,
) -> Word:
    """An operation on the subjects of the aim before it; of "": on none. Any may be optional. Its function is in this
    file of `rules/`, and has its name where `does` names no other.
    """
    made = _params(params) | {"optional": fx.switch("may")}
    does = f"{chapter}.{does or name}" if chapter else ""
    return Word(name, 0, law, made, does=does, moments=moments, of=tuple(of.split()), then=then)
