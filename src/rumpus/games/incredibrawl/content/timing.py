"""When an effect word can do something: the moments that are too early or too late for it, and what a location's text
may say.

A word of a location that lasts (Levels, Types, the triangle, marks, Victory Glory, draws) is in force from the reveal
on, for every character that meets its condition; the other words are carried out after the Victory Glory, with the
winner of the brawl as their owner (IB-LOC-02, IB-LOC-03).
"""

from typing import Final

from rumpus.games.incredibrawl.content.reading import Word
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules import vocabulary as v

BEFORE: Final = ("play", "reveal", "before_play", "before_scrap")
FIGHT: Final = (*BEFORE, "after_scrap")
SPOILS: Final = ("before_abilities", "lose", "before_win", "win")
IN_PLAY: Final = (*FIGHT, *SPOILS, "after_glory", "location")
NOT_DRAW: Final = ("select", *IN_PLAY)
DECIDED: Final = (*SPOILS, "after_glory", "location", "draw")
CHANGES: Final = (*FIGHT, "before_abilities", "before_win")
TIMES: Final[dict[str, tuple[str, ...]]] = {
    "free_refill": ("draw",),
    "return_self": ids.TRIGGERS,
    "bounce": IN_PLAY,
    "remove": IN_PLAY,
    "replace_hand": FIGHT,
    "replace_deck": FIGHT,
    "reenter_discard": FIGHT,
    **dict.fromkeys(("level_mod", "level_set", "level_swap", "type_set"), CHANGES),
    "spot_swap": BEFORE,
    "silence": (*CHANGES, "lose"),
    "copy_ability": ("play", "other"),
    **dict.fromkeys(("reverse_types", "reverse_levels", "ignore_types", *v.MARKS), FIGHT),
    "rescrap_throw": ("after_scrap",),
    "rescrap": ("after_scrap",),
    "protect": IN_PLAY,
    "winner_bonus": DECIDED,
    "victory_mod": (*FIGHT, "select", *SPOILS),
    "location_lock": NOT_DRAW,
}
"""Word -> the moments at which it can do something; a word without a row always can. `other`: in any Other ability."""
CONDITION_TIMES: Final = {
    **dict.fromkeys((v.C_WINNER_TYPE, v.C_WINNER_LE, v.C_WINNER_GE, v.C_WINNER_CLASS), DECIDED),
    v.C_LOST_BY: ("after_scrap",),
    v.C_LOST: ("after_scrap", *SPOILS, "after_glory"),
}
MOMENTS: Final = (*ids.TRIGGERS, *ids.WINDOWS, "location")
LASTING: Final = (
    *("level_mod", "level_set", "type_set"),
    *("reverse_types", "reverse_levels", "ignore_types", *v.MARKS, "protect", "victory_mod", "draw_step_mod"),
)
"""Words that last when a location says them; `draw_step_mod` only for every player."""
CHARACTERS: Final = ("level_mod", "level_set", "type_set", *v.MARKS, "protect")
"""Those of them that are about each character: its Type, Level and class may be asked for."""


def lasting(word: Word) -> bool:
    """Whether a word of a location is in force from the reveal on."""
    return word.op in LASTING and (word.op != "draw_step_mod" or dict(word.numbers)["who"] == v.H_EACH)


def at_location(word: Word) -> list[str]:
    """What a location's text cannot say, in words: lasting texts ask nobody and know no winner yet."""
    if word.op == "level_swap":
        return ["a location cannot say level_swap"]
    if not lasting(word):
        return []
    made = []
    told = dict(word.numbers)
    cond = told.get("cond", v.C_NONE)
    allowed = [v.C_NONE, v.C_PLAYERS, v.C_PLACE]
    if word.op in CHARACTERS:
        allowed += range(v.C_TYPE, v.C_CLASS + 1)
    if cond not in allowed:
        names = ", ".join(v.CONDITIONS[k] for k in sorted(allowed[1:]))
        made.append(f"if: {v.CONDITIONS[cond]} is not allowed for {word.op} of a location; allowed: {names}")
    if word.op in ("level_mod", "level_set", "type_set") and told["who"] != v.H_ALL:
        made.append('target: a location is about every character; "all" is wanted')
    if (word.op == "level_set" and told["to"] > 10) or (word.op == "type_set" and told["to"] > 2):
        made.append("to: a location says one of the fixed values")
    if told.get("until") or told.get("optional"):
        made.append("until = scrap and optional are not for a lasting text of a location")
    return made


def untimely(word: Word, moment: str, other: bool = False) -> list[str]:
    """The words, with those in its lists, that can do nothing at this moment; `other`: in an Other ability."""
    made = []
    times = TIMES.get(word.op, MOMENTS)
    fine = moment in times or (other and "other" in times)
    if not fine and not (moment == "location" and lasting(word)):
        made.append(f"{word.op} can do nothing at {moment}; it is for {', '.join(times)}")
    cond = dict(word.numbers).get("cond", v.C_NONE)
    if moment not in CONDITION_TIMES.get(cond, MOMENTS):
        made.append(
            f"{v.CONDITIONS[cond].strip()} never holds at {moment}; it is for {', '.join(CONDITION_TIMES[cond])}"
        )
    for inner in [inner for one in word.lists for inner in one]:
        later = untimely(inner, moment, other)
        if moment == "location" and lasting(inner) and inner.op not in ("draw_step_mod",):
            later = [f"{inner.op} comes too late inside a list of a location"]
        made += later
    return made
