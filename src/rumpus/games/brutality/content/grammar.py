"""What the words of Brutality's cards are made of: when a card happens, how long something lasts, whom and what."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rumpus import effects as fx

SPECIAL, ARTIFACT, RELIC = "a special", "an artifact", "a relic"
"""What a word stands on."""
BEARER: Final = (SPECIAL, ARTIFACT)
"""BU-RUL-91: where a hero acts; a relic has no square of its own."""
CARDS: Final = (ARTIFACT, RELIC)
RELICS: Final = (RELIC,)
"""BU-RUL-57: only a relic takes a hazard off its square."""
HAZARDS: Final = {
    "spiked_pillars": "the Spiked Pillars",
    "hidden_trap_pikes": "the Hidden Trap Pikes",
    "relentless_flames": "the Relentless Flames",
    "limestone_wall_ruins": "the Limestone Wall Ruins",
    "catapult": "the Catapult",
}
"""BU-HAZP-06: the five kinds, in their order; numbered from 1."""
FLAMES: Final = "relentless_flames"
CREATIONS: Final = {"wall": "wall", "cloud": "poison cloud", "snare": "snare"}
TYPES: Final = {"blessing": "Saint's Blessing", "curse": "Saint's Curse", "utility": "Utility", "op": "OP"}
"""BU-RELIC-16, in the order of the draft (BU-CC-03); numbered from 1."""
SAINT: Final = ("blessing", "curse")


def numbered(names: Any) -> dict[str, int]:
    """Names with numbers from 1."""
    return {name: k + 1 for k, name in enumerate(names)}


# ---------------------------------------------------------------- when

WHOSE: Final = fx.choice({"enemy": 1, "own": 2}, "whose", says={"enemy": "the enemy's", "own": "your"})
TIMINGS: Final = {
    "any_time": fx.Case(1, "BU-RELIC-08, BU-RUL-64", says="", short=""),
    "instant": fx.Case(2, "BU-RELIC-15, BU-RUL-63", says="when you draw it", short="when drawn"),
    "next_turn": fx.Case(
        3, "BU-RELIC-15, BU-RUL-68", {"whose": WHOSE}, "during {whose} next turn", "on {whose} next turn"
    ),
    "next_round": fx.Case(4, "BU-RELIC-15, BU-RUL-68", says="at the start of the next round", short="next round"),
}
COOLDOWN: Final = fx.number(1, 6, "cooldown")
TIMING: Final = fx.choice(
    TIMINGS
    | {
        "special": fx.Case(5, "BU-ACT-02, BU-RUL-21"),
        "artifact": fx.Case(6, "BU-ART-05, BU-RUL-13", {"cooldown": COOLDOWN}),
    },
    "timing",
)
"""When a card happens, with what goes with it (when_any_time to when_artifact)."""
CARD: Final = {"timing": TIMING}
"""The parameters of a card itself, for fx.read_params."""
RELIC_CARD: Final = {"timing": fx.choice(TIMINGS, "timing"), "type": fx.choice(numbered(TYPES), "type", says=TYPES)}
"""Those of a relic (BU-RELIC-15, BU-RELIC-16)."""

# ---------------------------------------------------------------- how long

UNTIL: Final = {
    "this_turn": "this turn",
    "your_next_turn": "until your next turn",
    "its_next_turn": "until the end of its next turn",
    "next_turn_end": "",
    "round_end": "until the end of the round",
    "used_up": "",
}
"""What a card says of it; next_turn_end is told by the card's timing."""
UNTIL_SHORT: Final = {"its_next_turn": "next turn", "round_end": "this round"}
LONG: Final = ("this_turn", "your_next_turn", "its_next_turn", "next_turn_end", "round_end")


def until(*names: str) -> fx.Param:
    """How long something lasts."""
    numbers = {name: k for k, name in enumerate(UNTIL) if name in names}
    return fx.choice(numbers, "until", says=UNTIL, short=UNTIL_SHORT)


# ---------------------------------------------------------------- the shape of a word


@dataclass(frozen=True, slots=True)
class Word(fx.Word):
    """A word of Brutality: what the subjects of an aim are, and what an operation is done to. `then`: its sentence has
    a subject of its own; `after`: what happens to the subjects besides.
    """

    aim: str = ""  # what the subjects are: hero, square, hazard, creation, team; "" for an operation
    of: tuple[str, ...] = ()  # none: it needs no aim
    then: bool = False
    after: str = ""


CHAPTERS: Final = {
    "ops_heroes": "damage self_damage heal life_drain revive shield damage_bonus damage_reduction damage_cap set_status"
    " clear_status extra_action cooldown_shift lock_cards gain_ms",
    "ops_places": "knockback push_chosen pull throw move_free swap teleport remove_hazard move_hazard"
    " place_hazard suppress_hazard place_creation remove_creation",
    "ops_cards": "draw draw_bonus peek_hand steal_card discard_enemy recover_card",
}
CALLED: Final = {
    **dict.fromkeys(("heal", "shield", "damage_bonus", "damage_reduction", "damage_cap", "set_status"), "each"),
    **dict.fromkeys(("clear_status", "extra_action", "cooldown_shift", "gain_ms"), "each"),
    "suppress_hazard": "suppress",
    "remove_creation": "take_creation",
    "peek_hand": "peek",
    "steal_card": "steal",
    "recover_card": "recover",
}
"""Functions that are not called like their word."""
DOES: Final = {
    name: f"{chapter}.{CALLED.get(name, name)}" for chapter, names in CHAPTERS.items() for name in names.split()
}
"""The compiled function of each operation; collision_damage is dealt with the displacement before it."""
Params = dict[str, fx.Param]
Says = str | Callable[[fx.Line], str]


def aim(
    name: str, law: str, params: Params, says: Says, short: Says | None = None, of: str = "hero", **more: Any
) -> Word:
    """An aim: its sentence names the subjects. Words.py numbers it."""
    return Word(f"aim_{name}", 0, law, params, says, short, aim=of, **more)


def act(
    name: str, law: str, params: Params, says: Says, short: Says | None = None, of: str = "hero", **more: Any
) -> Word:
    """An operation on the subjects of the aim before it; of "": on none. Any may be optional."""
    params = {**params, "optional": fx.switch("may")}
    return Word(name, 0, law, params, says, short, DOES.get(name, ""), of=tuple(of.split()), **more)


# ---------------------------------------------------------------- parameters of several words

COUNT: Final = {1: 0, "all": 1}
KINDS: Final = fx.some(numbered(HAZARDS), "kinds", len(HAZARDS), says=HAZARDS)
WHERE: Final = {
    "anywhere": 0,
    "touching_hazard": 1,
    "on_hazard": 2,
    "chosen_row": 3,
    "chosen_column": 4,
}
WHERE_SAYS: Final = {
    "anywhere": "",
    "touching_hazard": "on or next to a hazard",
    "on_hazard": "on a hazard",
    "chosen_row": "in a row you choose",
    "chosen_column": "in a column you choose",
}
STATUS: Final = {
    "stun": fx.Case(1, "BU-RUL-78", says="{subject:be} stunned"),
    "root": fx.Case(2, "BU-RUL-78", says="{subject:be} rooted"),
    "silence": fx.Case(3, "BU-RUL-78", says="{subject:cannot} use specials", short="{subject:be} silenced"),
    "slow": fx.Case(4, "BU-RUL-78", says="{subject:have} {value} less MS", short="{subject:be} slowed {value}"),
    "haste": fx.Case(5, "BU-RUL-78", says="{subject:have} {value} more MS", short="{subject:be} hastened {value}"),
    "poison": fx.Case(
        6,
        "BU-RUL-78",
        says="{subject:be} poisoned: 1 damage at the start of each of its next {value:turn}",
        short="{subject:get} poison {value}",
    ),
    "steadfast": fx.Case(7, "BU-RUL-78", says="{subject:be} steadfast"),
    "warded": fx.Case(8, "BU-RUL-78", says="{subject:be} warded"),
    "hidden": fx.Case(
        9,
        "BU-RUL-97",
        says="{subject:be} hidden (only attacks from next to it can hit it)",
        short="{subject:be} hidden",
    ),
    "no_heal": fx.Case(10, "BU-RUL-78", says="{subject:gain} no HP"),
    "reflect": fx.Case(
        11,
        "BU-RUL-98",
        says="{subject:reflect} the next special that damages it (even if it dies of it)",
        short="{subject:reflect}",
    ),
    "death_save": fx.Case(
        12, "BU-RUL-78", says="{subject:keep} 1 HP the first time it would be reduced to 0", short="{subject:keep} 1 HP"
    ),
}
