"""The grammar of a line of a card: in which slots it works, when, on what condition, times what, and whom it is about.

Numbers are those of the compiled row. What a card says of each is a message: `card-on`, `card-if`, `card-per`.
"""

from typing import Final

from rumpus import effects as fx

SLOTS: Final = ("attack", "energy", "action", "block", "reply")
COMBO: Final = ("attack", "energy", "action", "reply")
PAID: Final = ("energy", "action", "reply")
ANSWER: Final = ("block", "reply")
BRAWLER, SPECIAL = "brawler", "special"
"""The kinds of card, as the `on` of a Place."""

# ---------------------------------------------------------------- when

ON: Final = {
    "mod": fx.Case(1, "BS-STACK-06, BS-RUL-61"),
    "play": fx.Case(2, "BS-ATK-09, BS-ACT-02, BS-BLK-11, BS-RUL-10"),
    "hit": fx.Case(3, "BS-DMG-03, BS-RUL-45"),
    "blocked": fx.Case(4, "BS-BLK-12, BS-RUL-45"),
    "held": fx.Case(5, "BS-BLK-12, BS-RUL-44"),
    "hurt": fx.Case(6, "BS-DMG-03, BS-RUL-44"),
    "end": fx.Case(7, "BS-END-01, BS-RUL-47, BS-RUL-76"),
    "begin": fx.Case(8, "BS-BEG-03, BS-RUL-47, BS-RUL-76"),
    "enter": fx.Case(9, "BS-RUL-25, BS-RUL-26"),
    "static": fx.Case(10, "BS-SPEC-02"),
    "each_begin": fx.Case(11, "BS-BEG-03, BS-RUL-44"),
    "each_end": fx.Case(12, "BS-END-01, BS-RUL-44"),
    "each_hit": fx.Case(13, "BS-DMG-03, BS-RUL-44"),
    "each_held": fx.Case(14, "BS-BLK-12, BS-RUL-44"),
}
"""Triggers (on.mod to on.each_held)."""
STANDING: Final = ("mod",)
OWN: Final = ("play", "hit", "blocked", "held", "hurt", "end", "begin")
SETTLED: Final = ("play", "hit", "blocked", "held", "hurt")
OF_SPECIALS: Final = ("enter", "static", "each_begin", "each_end", "each_hit", "each_held")
ALL: Final = (*OWN, "enter", "each_begin", "each_end", "each_hit", "each_held")
SLOTS_OF: Final = {"hit": COMBO, "blocked": COMBO, "held": ("block",), "hurt": ANSWER}
"""Triggers that happen in some slots only."""

# ---------------------------------------------------------------- on what condition


def _if(number: int, c: tuple[int, int] | None = None) -> fx.Case:
    """A condition and the range of its number."""
    return fx.Case(number, "BS-RUL-10, BS-RUL-11", {"c": fx.number(*c, "c")} if c else {})


IF: Final = {
    "stack_min": _if(1, (2, 6)),
    "stack_max": _if(2, (1, 5)),
    "energy_min": _if(3, (1, 20)),
    "surplus_min": _if(4, (1, 10)),
    "same_brawler": _if(5),
    "mixed": _if(6),
    "revealed_min": _if(7, (1, 7)),
    "foe_revealed_min": _if(8, (1, 7)),
    "hand_min": _if(9, (0, 9)),
    "hand_max": _if(10, (0, 9)),
    "tavern_max": _if(11, (0, 60)),
    "behind": _if(12),
    "clinic_min": _if(13, (1, 60)),
    "tomb_min": _if(14, (1, 60)),
    "special_in_play": _if(15),
    "first_combo": _if(16),
    "later_combo": _if(17),
}
SLOTS_OF_IF: Final = {
    "energy_min": COMBO,
    "surplus_min": ("attack", "energy"),
    "same_brawler": ("attack", "energy"),
    "mixed": ("attack", "energy"),
}
"""Conditions that ask about what only some slots have."""
CIRCLE: Final = ("energy_min", "surplus_min")
"""BS-RUL-11: not for words that change energy or price themselves."""
OF_STACKS: Final = (
    *("stack_min", "stack_max", *SLOTS_OF_IF),
    *("foe_revealed_min", "behind", "first_combo", "later_combo"),
)
"""Conditions about a stack, its combo or its opponent, which a special card does not have."""

# ---------------------------------------------------------------- times what


PER: Final = {
    name: fx.Case(number, "BS-RUL-11, BS-RUL-13", {"cap": fx.number(1, 12, "cap")})
    for number, name in enumerate(
        (
            *("under", "stack", "revealed", "foe_revealed", "tomb3"),
            *("kin_in_clinic", "specials", "earlier_combos", "foe_hand"),
        ),
        1,
    )
}
"""Counters; each always has a cap."""

# ---------------------------------------------------------------- whom

PLAYERS: Final = (
    *("you", "foe", "foes", "target", "target_player", "all"),
    *("active", "damaged", "attacker", "blocker", "owner"),
)
"""The number of a player is its place here."""
TOLD_BY: Final = {
    "active": ("each_begin", "each_end"),
    "damaged": ("each_hit",),
    "attacker": ("each_hit", "each_held"),
    "blocker": ("each_held",),
}
"""Players that a trigger of a special card names."""


def who(default: str = "you") -> fx.Param:
    """Whom a word is about."""
    return fx.choice(PLAYERS, "who", default=default)


OTHERS: Final = fx.choice({name: k for k, name in enumerate(PLAYERS) if name not in ("you", "owner")}, "who")
"""Whom a word is about that shows its player somebody else's hand."""
