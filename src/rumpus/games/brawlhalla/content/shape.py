"""What the words of Brawlhalla are made of: a row, the usual parameters, and whom a word is aimed at."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brawlhalla.content.moments import HEAVY, LIGHT, USES
from rumpus.games.brawlhalla.rules import ids

Told = Mapping[str, Any]
Wrong = tuple[str, str] | None
"""The parameter that a check refuses, and why."""
Says = str | Callable[[fx.Line], str]


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
    law: str,
    name: str,
    moments: tuple[str, ...],
    params: Mapping[str, fx.Param],
    says: Says,
    brief: Says,
    does: str = "",
    **more: Any,
) -> Word:
    """A row of the vocabulary; `does` is empty for a word that only stands (rules/static_changes)."""
    return Word(name, int(law[-2:]), law, {**params, "uses": OFTEN}, says, brief, does, moments, **more)


light_word = partial(word, attack=LIGHT)
heavy_word = partial(word, attack=HEAVY)

# ---------------------------------------------------------------- parameters

YES: Final = {"no": 0, "yes": 1}
KINDS: Final = {"light": 1, "heavy": 2, "both": 3}
PLAYED_CARD: Final = fx.choice({"this": 0, "one played": 1}, "b", default="this")
BLINK: Final = fx.Forms((fx.Form("within <n 1-4> ignoring Platforms", 4),), kind="a", what="place")
OFTEN: Final = fx.choice(USES, "", unset=0)
"""A limit of use may stand with a word too."""


def yes(to: str) -> fx.Param:
    """Yes or no; no where it is left out."""
    return fx.choice(YES, to, default="no")


AIMS: Final = {
    "self": fx.Form("self", ids.WHO_SELF),
    "other combatant": fx.Form("other combatant", ids.WHO_OTHER),
    "all adjacent opponents": fx.Form("all adjacent opponents", ids.WHO_ADJACENT),
    "opponents within 1": fx.Form("opponents within 1", ids.WHO_OPPONENT),
    "teammate": fx.Form("teammate", ids.WHO_TEAMMATE),
    "adjacent teammate": fx.Form("adjacent teammate", ids.WHO_TEAMMATE),
}
WITHIN: Final = {"one opponent within": ids.WHO_OPPONENT, "teammate within": ids.WHO_TEAMMATE}


def aim(*names: str, lo: int = 1, hi: int = 3) -> fx.Param:
    """Whom a word is aimed at; the first is the default, lo..hi how far `within` may be."""
    forms = [AIMS.get(name) or fx.Form(f"{name} <range {lo}-{hi}>", WITHIN[name]) for name in names]
    return fx.Param(to="who", forms=fx.Forms(tuple(forms), kind="who", what="aim"), default=names[0])


def other(lo: int = 1, hi: int = 3, *more: str) -> fx.Param:
    """The other combatant, or one opponent within lo..hi."""
    return aim("other combatant", "one opponent within", *more, lo=lo, hi=hi)


def top_card(e: fx.Line) -> str:
    """The top card, the top 3 cards."""
    return "the top card" if e["n"] == 1 else "the top {n:card}"
