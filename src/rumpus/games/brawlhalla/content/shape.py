"""What the words of Brawlhalla are made of: a row, the usual parameters, and whom a word is aimed at."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brawlhalla.content.moments import USES
from rumpus.games.brawlhalla.rules import ids

NOTHING: Final[Mapping[str, int]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Word(fx.Word):
    """A word, and what it asks of the effect it stands in."""

    attack: int = 0  # LIGHT or HEAVY: for these attacks only
    when: str = ""  # on_hit: "modify" (start of phase 4) or "react" (its end); "": either
    result: str = ""  # the attack must have ended so
    least: str = "unlimited"  # the laxest limit of use


@dataclass(frozen=True, slots=True)
class Here(fx.Place):
    """Where words stand: the attack type and the result that the effect is bound to."""

    attack: int = 0
    result: str = "any"


def word(
    number: int,
    name: str,
    moments: tuple[str, ...],
    does: str = "",
    *,
    bound: int = 0,
    phase: str = "",
    result: str = "",
    least: str = "unlimited",
    fixed: Mapping[str, int] = NOTHING,
    same: str = "",
    check: "fx.Check | None" = None,
    **params: fx.Param | tuple[int, int],
) -> Word:
    """A row of the vocabulary; a pair of numbers is a parameter between them. `does` is the file of rules/ with its
    function, and the function where it has not the word's name; empty for a word that only stands
    (rules/static_changes). `bound` and `phase` are its attack type and when it acts at a hit.
    """
    made = {key: fx.number(*one) if isinstance(one, tuple) else one for key, one in params.items()}
    return Word(
        name,
        number,
        f"BH-FX-{number:02}",
        {**made, "uses": OFTEN},
        does=does if not does or "." in does else f"{does}.{name}",
        moments=moments,
        fixed=fixed,
        same=same,
        check=check,
        attack=bound,
        when=phase,
        result=result,
        least=least,
    )


# ---------------------------------------------------------------- parameters

OFTEN: Final = fx.choice(USES, "", unset=0)
"""A limit of use may stand with a word too."""


def usual(to: str, *words: str) -> fx.Param:
    """One of some words, numbered from 0; the first where it is left out."""
    return fx.choice(words, to, default=words[0])


def one_of(to: str, *words: str) -> fx.Param:
    """One of some words, numbered from 1."""
    return fx.choice({name: number for number, name in enumerate(words, 1)}, to)


AIMS: Final = {
    "self": ids.WHO_SELF,
    "other combatant": ids.WHO_OTHER,
    "all adjacent opponents": ids.WHO_ADJACENT,
    "opponents within 1": ids.WHO_OPPONENT,
    "teammate": ids.WHO_TEAMMATE,
    "adjacent teammate": ids.WHO_TEAMMATE,
}
WITHIN: Final = {"one opponent within": ids.WHO_OPPONENT, "teammate within": ids.WHO_TEAMMATE}


def aim(*names: str, lo: int = 1, hi: int = 3) -> fx.Param:
    """Whom a word is aimed at; the first is the default, lo..hi how far `within` may be."""
    forms = (
        fx.Form(f"{name} <range {lo}-{hi}>", WITHIN[name]) if name in WITHIN else fx.Form(name, AIMS[name])
        for name in names
    )
    return fx.Param(to="who", forms=fx.Forms(tuple(forms), kind="who", what="aim"), default=names[0])


def other(lo: int = 1, hi: int = 3, *more: str) -> fx.Param:
    """The other combatant, or one opponent within lo..hi."""
    return aim("other combatant", "one opponent within", *more, lo=lo, hi=hi)


def told(line: fx.Line) -> dict[str, Any]:
    """What a message cannot tell by a parameter alone: whom a word after an opportunity is aimed at (BH-FX-35), and
    which values a salvage may take.
    """
    if line.before == "opportunity":
        return {"who": "that-Legend"}
    if line.word.name != "salvage":
        return {}
    low, high = line["value_min"], line["value_max"]
    worth = {(True, True): "any", (True, False): "most", (False, True): "least"}.get((low == 1, high == 5), "between")
    return {"worth": "one" if low == high else worth}
