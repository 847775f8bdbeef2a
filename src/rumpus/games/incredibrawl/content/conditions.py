"""Conditions (IB-C-CONDITIONS): each a sentence with its number. What a card says of one is the message `card-if`. All
are read when the word is carried out.
"""

from dataclasses import dataclass
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.incredibrawl.content.moments import DECIDED, LOST
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.words.saying import Saying

LAW: Final = "IB-C-CONDITIONS"
RICHER: Final = "target_glory>own"


@dataclass(frozen=True, slots=True)
class Condition(fx.Form):
    """A condition of IncrediBrawl. One on a Type, Level or class is `on_target`: a character of Level 4 or less."""

    on_target: bool = False


def _if(name: str, text: str, number: int, moments: tuple[str, ...] = (), **more: Any) -> Condition:
    """A condition: its number goes to cond, what it asks for to cond_a."""
    to = {"n": "cond_a", "place": "cond_a"}
    return Condition(text, number, LAW, name=name, moments=moments, to=to, **more)


CONDITIONS: Final = {
    one.name: one
    for one in (
        _if("type", "type=<type>", 1, on_target=True),
        _if("level_le", "level<=<n 1-10>", 2, on_target=True),
        _if("level_ge", "level>=<n 1-10>", 3, on_target=True),
        _if("printed_le", "printed_level<=<n 1-10>", 4, on_target=True),
        _if("printed_ge", "printed_level>=<n 1-10>", 5, on_target=True),
        _if("class", "class in <class,>", 6, on_target=True),
        _if("winner_type", "winner_type=<type>", 7, DECIDED),
        _if("winner_le", "winner_level<=<n 1-10>", 8, DECIDED),
        _if("winner_ge", "winner_level>=<n 1-10>", 9, DECIDED),
        _if("winner_class", "winner_class in <class,>", 10, DECIDED),
        _if("richer", RICHER, 11),
        _if("lost_by", "own_lost_by_level<=<n 1-9>", 12, ("after_scrap",)),
        _if("lost", "own_lost", 13, LOST),
        _if("glory_le", f"own_glory<=<n 0-{ids.MOST_GOAL}>", 14),
        _if("hand_le", "hand<=<n 0-40>", 15),
        _if("players", "players=<n 2-4>", 16),
        _if("place", "location=<place*>", 17),
    )
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


def on_target(one: fx.Sentence | None) -> bool:
    """Whether a condition is about a target: its Type, Level or class."""
    return one is not None and isinstance(one.form, Condition) and one.form.on_target


def told(one: fx.Sentence, voice: str = fx.FULL, *, many: bool = False) -> dict[str, Any]:
    """What messages are told of a condition: its name, and what it asks for; `many`: of several characters."""
    code, classes = fx.message_id(voice, "card-class"), one.parts.get("class", "").split(",")
    parts: dict[str, Any] = {f"if_{key}": text.replace("_", " ") for key, text in one.parts.items()}
    parts |= {"if_n": int(parts["if_n"])} if "if_n" in parts else {}
    parts["if_class"] = fx.in_turn([Saying(code, {"class": name, "many": many}) for name in classes], "card-class-or")
    return {"if": one.form.name, **parts}
