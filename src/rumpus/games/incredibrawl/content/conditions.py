"""Conditions (IB-C-CONDITIONS): each a sentence with its number, its words on a card in two lengths, and for one on
Type, Level or class how it follows the word `character`. All are read when the word is carried out.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.incredibrawl.content.moments import DECIDED, LOST
from rumpus.games.incredibrawl.rules import ids

LAW: Final = "IB-C-CONDITIONS"
ADJECTIVES: Final = ("undead", "mythic", "royal")
YOURS: Final = "your character"
RICHER: Final = "target_glory>own"

Shape = Callable[[str, fx.Sentence], str]


@dataclass(frozen=True, slots=True)
class Condition(fx.Form):
    """A condition of IncrediBrawl. One with a `shape` is about a target: a character of Level 4 or less."""

    shape: Shape | None = None


def a(name: str) -> str:
    """The name with its article."""
    return f"{'an' if name[0] in 'aeio' or name == 'undead character' else 'a'} {name}"


def a_class(text: str, plural: bool = False) -> str:
    """robot,undead: a robot or undead; robots or undead."""
    names = text.split(",")
    return " or ".join(name if name in ADJECTIVES else f"{name}s" if plural else a(name) for name in names)


# ---------------------------------------------------------------- how a condition follows its target


def _after(template: str) -> Shape:
    """Behind the word: a character of Level 4 or less."""
    return lambda name, one: f"{name} {template.format(**one.parts)}"


def _typed(name: str, one: fx.Sentence) -> str:
    """Before the word: a natural character."""
    told = name.replace("character", f"{one.parts['type']} character", 1)
    return a(told[2:]) if told.startswith("a ") else told


def _classed(name: str, one: fx.Sentence) -> str:
    """A clause of its own: characters that are robots or undead."""
    many = name == "characters"
    return f"{name} that {'are' if many else 'is'} {a_class(one.parts['class'], many)}"


def shaped(name: str, one: fx.Sentence | None) -> str:
    """A target with its condition, where that is about a target."""
    shape = one.form.shape if one is not None and isinstance(one.form, Condition) else None
    return shape(name, one) if shape is not None and one is not None else name


def on_target(one: fx.Sentence | None) -> bool:
    """Whether a condition is about a target: its Type, Level or class."""
    return one is not None and isinstance(one.form, Condition) and one.form.shape is not None


# ---------------------------------------------------------------- all conditions


def _if(text: str, number: int, says: Any, short: Any, moments: tuple[str, ...] = (), **more: Any) -> Condition:
    """A condition: its number goes to cond, what it asks for to cond_a."""
    to = {"n": "cond_a", "place": "cond_a"}
    return Condition(text, number, LAW, says=says, short=short, moments=moments, to=to, **more)


def _class(of: str) -> Callable[[fx.Sentence], str]:
    """A condition on classes, in full."""
    return lambda one: f"{of} is {a_class(one.parts['class'])}"


def _classes(template: str) -> Callable[[fx.Sentence], str]:
    """A condition on classes, in short: robot or alien winner."""
    return lambda one: template.format(one.parts["class"].replace(",", " or "))


def _place(template: str) -> Callable[[fx.Sentence], str]:
    """A condition on the location."""
    return lambda one: template.format(one.parts["place"].replace("_", " "))


WINNER: Final = "the winning character"
CONDITIONS: Final = {
    "type": _if("type=<type>", 1, "your character is {type}", "{type}", shape=_typed),
    "level_le": _if(
        "level<=<n 1-10>",
        2,
        "your character's Level is {n} or less",
        "Level {n} or less",
        shape=_after("of Level {n} or less"),
    ),
    "level_ge": _if(
        "level>=<n 1-10>",
        3,
        "your character's Level is {n} or more",
        "Level {n} or more",
        shape=_after("of Level {n} or more"),
    ),
    "printed_le": _if(
        "printed_level<=<n 1-10>",
        4,
        "your character's printed Level is {n} or less",
        "printed Level {n} or less",
        shape=_after("with a printed Level of {n} or less"),
    ),
    "printed_ge": _if(
        "printed_level>=<n 1-10>",
        5,
        "your character's printed Level is {n} or more",
        "printed Level {n} or more",
        shape=_after("with a printed Level of {n} or more"),
    ),
    "class": _if("class in <class,>", 6, _class(YOURS), _classes("{}"), shape=_classed),
    "winner_type": _if("winner_type=<type>", 7, f"{WINNER} is {{type}}", "{type} winner", DECIDED),
    "winner_le": _if(
        "winner_level<=<n 1-10>", 8, f"{WINNER}'s Level is {{n}} or less", "winner of Level {n} or less", DECIDED
    ),
    "winner_ge": _if(
        "winner_level>=<n 1-10>", 9, f"{WINNER}'s Level is {{n}} or more", "winner of Level {n} or more", DECIDED
    ),
    "winner_class": _if("winner_class in <class,>", 10, _class(WINNER), _classes("{} winner"), DECIDED),
    "richer": _if(RICHER, 11, "that player has more Glory than you", "one with more Glory"),
    "lost_by": _if(
        "own_lost_by_level<=<n 1-9>",
        12,
        "your character lost a scrap by Level by {n} or less",
        "scrap lost by {n:Level} or less",
        ("after_scrap",),
    ),
    "lost": _if("own_lost", 13, "your character lost a scrap", "scrap lost", LOST),
    "glory_le": _if(
        f"own_glory<=<n 0-{ids.MOST_GOAL}>", 14, "you have {n} Glory or less", "you have {n} Glory or less"
    ),
    "hand_le": _if("hand<=<n 0-40>", 15, "you hold {n:card} or fewer", "hand of {n} or less"),
    "players": _if("players=<n 2-4>", 16, "there are {n} players", "{n} players"),
    "place": _if("location=<place*>", 17, _place("the location is {}"), _place("at {}")),
}
"""By the name of the number in the rules. RULING IB-R-OWNLOST: what `own_lost` asks for after the scraps."""
AT_ONCE: Final = ("players", "place")
"""Those that a lasting text of a location may ask for: they are about no character, and no winner."""
IF: Final = fx.Forms(
    tuple(CONDITIONS.values()),
    {
        "type": fx.Part({name: k for k, name in enumerate(ids.TYPES)}, "cond_a"),
        "class": fx.Part({name: k for k, name in enumerate(ids.CLASSES)}, "cond_a"),
    },
    kind="cond",
)
