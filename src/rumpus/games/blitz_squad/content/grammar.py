"""The grammar of a line of a card: in which slots it works, when, on what condition, times what, and whom it is about.

Numbers are those of the compiled row; the sentences are the catalogue's, word for word.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rumpus import effects as fx

SLOTS: Final = ("attack", "energy", "action", "block", "reply")
COMBO: Final = ("attack", "energy", "action", "reply")
PAID: Final = ("energy", "action", "reply")
ANSWER: Final = ("block", "reply")
HEADS: Final = {slot: slot.capitalize() for slot in SLOTS}
BRAWLER, SPECIAL = "brawler", "special"
"""The kinds of card, as the `on` of a Place."""

# ---------------------------------------------------------------- when

ON: Final = {
    "mod": fx.Case(1, "BS-STACK-06, BS-RUL-61"),
    "play": fx.Case(2, "BS-ATK-09, BS-ACT-02, BS-BLK-11, BS-RUL-10"),
    "hit": fx.Case(3, "BS-DMG-03, BS-RUL-45", says="when it deals damage", short="on a hit"),
    "blocked": fx.Case(4, "BS-BLK-12, BS-RUL-45", says="when it is blocked", short="if blocked"),
    "held": fx.Case(5, "BS-BLK-12, BS-RUL-44", says="when the block holds", short="if it holds"),
    "hurt": fx.Case(6, "BS-DMG-03, BS-RUL-44", says="when you are damaged all the same", short="if damaged"),
    "end": fx.Case(7, "BS-END-01, BS-RUL-47, BS-RUL-76", says="at the end of this turn", short="at turn's end"),
    "begin": fx.Case(
        8, "BS-BEG-03, BS-RUL-47, BS-RUL-76", says="at the beginning of your next turn", short="next turn"
    ),
    "enter": fx.Case(9, "BS-RUL-25, BS-RUL-26", says="on entering", short="on entering"),
    "static": fx.Case(10, "BS-SPEC-02"),
    "each_begin": fx.Case(11, "BS-BEG-03, BS-RUL-44", says="at the beginning of each turn", short="each turn"),
    "each_end": fx.Case(12, "BS-END-01, BS-RUL-44", says="at the end of each turn", short="each turn's end"),
    "each_hit": fx.Case(13, "BS-DMG-03, BS-RUL-44", says="whenever a combo deals damage", short="each hit"),
    "each_held": fx.Case(14, "BS-BLK-12, BS-RUL-44", says="whenever a block holds", short="each block held"),
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


def _if(number: int, says: str, short: str, c: tuple[int, int] | None = None) -> fx.Case:
    """A condition and the range of its number."""
    return fx.Case(number, "BS-RUL-10, BS-RUL-11", {"c": fx.number(*c, "c")} if c else {}, says, short)


IF: Final = {
    "stack_min": _if(1, "with at least {c:card} in this stack", "{c}+ cards", (2, 6)),
    "stack_max": _if(2, "with at most {c:card} in this stack", "{c:card} at most", (1, 5)),
    "energy_min": _if(3, "with total energy {c} or more", "energy {c}+", (1, 20)),
    "surplus_min": _if(4, "with at least {c} energy to spare", "{c}+ to spare", (1, 10)),
    "same_brawler": _if(5, "if both stacks are of one brawler", "one brawler"),
    "mixed": _if(6, "if the stacks are of different brawlers", "two brawlers"),
    "revealed_min": _if(7, "with at least {c:revealed card} of yours", "{c}+ revealed", (1, 7)),
    "foe_revealed_min": _if(8, "if the opponent has at least {c:revealed card}", "they show {c}+", (1, 7)),
    "hand_min": _if(9, "with at least {c:card} left in hand", "hand {c}+", (0, 9)),
    "hand_max": _if(10, "with at most {c:card} left in hand", "hand {c} at most", (0, 9)),
    "tavern_max": _if(11, "with at most {c:card} in your tavern", "tavern {c} at most", (0, 60)),
    "behind": _if(12, "if your tavern is smaller than the opponent's", "smaller tavern"),
    "clinic_min": _if(13, "with at least {c:card} in your clinic", "clinic {c}+", (1, 60)),
    "tomb_min": _if(14, "with at least {c:card} in your tomb", "tomb {c}+", (1, 60)),
    "special_in_play": _if(15, "if a special card is in play", "special in play"),
    "first_combo": _if(16, "as the turn's first combo", "first combo"),
    "later_combo": _if(17, "after an earlier combo this turn", "later combo"),
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


def _per(number: int, says: str, short: str) -> fx.Case:
    """A counter; it always has a cap."""
    return fx.Case(number, "BS-RUL-11, BS-RUL-13", {"cap": fx.number(1, 12, "cap")}, says, short)


PER: Final = {
    "under": _per(1, "for each covered card in this stack", "per covered card"),
    "stack": _per(2, "for each card in this stack", "per card"),
    "revealed": _per(3, "for each of your revealed cards", "per revealed"),
    "foe_revealed": _per(4, "for each revealed card of the opponent", "per card they show"),
    "tomb3": _per(5, "for every 3 cards in your tomb", "per 3 in tomb"),
    "kin_in_clinic": _per(6, "for each card of this brawler in your clinic", "per own in clinic"),
    "specials": _per(7, "for each special card in play", "per special"),
    "earlier_combos": _per(8, "for each earlier combo this turn", "per earlier combo"),
    "foe_hand": _per(9, "for each card in the opponent's hand", "per card in their hand"),
}

# ---------------------------------------------------------------- whom

PLAYERS: Final = (
    *("you", "foe", "foes", "target", "target_player", "all"),
    *("active", "damaged", "attacker", "blocker", "owner"),
)
"""The number of a player is its place here."""
NAMED: Final = {
    "you": "you",
    "foe": "the opponent",
    "foes": "each opponent",
    "target": "target opponent",
    "target_player": "target player",
    "all": "each player",
    "active": "the player whose turn it is",
    "damaged": "the damaged player",
    "attacker": "the attacking player",
    "blocker": "the blocking player",
    "owner": "its owner",
}
BRIEFLY: Final = {
    "you": "",
    "foe": fx.Plural("they"),
    "foes": fx.Plural("all others"),
    "target": "one opponent",
    "target_player": "one player",
    "all": fx.Plural("all"),
    "active": "turn player",
    "damaged": "the damaged",
    "attacker": "attacker",
    "blocker": "blocker",
    "owner": "owner",
}
TOLD_BY: Final = {
    "active": ("each_begin", "each_end"),
    "damaged": ("each_hit",),
    "attacker": ("each_hit", "each_held"),
    "blocker": ("each_held",),
}
"""Players that a trigger of a special card names."""
NOBODY: Final[Mapping[str, tuple[str, str]]] = MappingProxyType({})


def who(also: Mapping[str, tuple[str, str]] = NOBODY, default: str = "you") -> fx.Param:
    """Whom a word is about; what of them it calls otherwise, in both lengths."""
    says, short = ({name: said[k] for name, said in also.items()} for k in range(2))
    return fx.choice(PLAYERS, "who", default=default, says=NAMED | says, short=BRIEFLY | short)


OTHERS: Final = fx.choice(
    {name: k for k, name in enumerate(PLAYERS) if name not in ("you", "owner")},
    "who",
    says=NAMED,
    short={name: f"{said}'s hand" for name, said in BRIEFLY.items()}
    | {"foe": "their hand", "foes": "all others' hands", "target": "a hand", "all": "all hands"},
)
"""Whom a word is about that shows its player somebody else's hand; in short, that hand."""
