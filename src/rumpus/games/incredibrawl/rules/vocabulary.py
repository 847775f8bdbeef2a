"""The effect vocabulary: the words of the catalogue's [[effect]] entries, their parameters, and the values
allowed.

A word is one row of GRAMMAR: what it takes, with the values allowed. `content` reads cards with it, `words` says them,
and `effects` carries them out. Nothing of a card is outside these words: there are no specials.
"""

from typing import Any, Final

from rumpus.games.incredibrawl.rules import ids

OPS: Final = (
    "none",
    "glory_gain",
    "glory_lose",
    "glory_steal",
    "glory_give",
    "glory_per",
    "draw",
    "draw_to",
    "free_refill",
    "draw_step_mod",
    "discard_choice",
    "discard_random",
    "hand_peek",
    "hand_reveal",
    "deck_peek",
    "mill",
    "recover",
    "return_self",
    "bounce",
    "remove",
    "replace_hand",
    "replace_deck",
    "reenter_discard",
    "level_mod",
    "level_set",
    "level_swap",
    "type_set",
    "spot_swap",
    "silence",
    "copy_ability",
    "reverse_types",
    "reverse_levels",
    "ignore_types",
    "beat_class",
    "beat_type",
    "win_ties",
    "rescrap_throw",
    "rescrap",
    "protect",
    "winner_bonus",
    "victory_mod",
    "location_change",
    "location_lock",
    "flip",
    "throw_duel",
    "choose_one",
    "if_then",
)
(
    O_NONE,
    O_GAIN,
    O_LOSE,
    O_STEAL,
    O_GIVE,
    O_PER,
    O_DRAW,
    O_DRAW_TO,
    O_FREE,
    O_STEP,
    O_DISCARD,
    O_RANDOM,
    O_PEEK_HAND,
    O_REVEAL,
    O_PEEK,
    O_MILL,
    O_RECOVER,
    O_RETURN,
    O_BOUNCE,
    O_REMOVE,
    O_REPLACE,
    O_REPLACE_DECK,
    O_REENTER,
    O_LEVEL,
    O_LEVEL_SET,
    O_LEVEL_SWAP,
    O_TYPE,
    O_SPOT_SWAP,
    O_SILENCE,
    O_COPY,
    O_TURN_TYPES,
    O_TURN_LEVELS,
    O_NO_TYPES,
    O_BEAT_CLASS,
    O_BEAT_TYPE,
    O_TIES,
    O_RETHROW,
    O_RESCRAP,
    O_PROTECT,
    O_BONUS,
    O_VICTORY,
    O_MOVE,
    O_LOCK,
    O_FLIP,
    O_DUEL,
    O_ONE,
    O_IF,
) = range(47)

# ---- players and characters meant
WHO: Final = (
    "self",
    "opponent",
    "each_opponent",
    "each_player",
    "winner",
    "richest",
    "poorest",
    "loser",
    "this",
    "own_character",
    "opposing",
    "any",
    "in_scrap",
    "all",
    "all_others",
    "any_two",
    "this_and_one",
)
(
    H_SELF,
    H_OPPONENT,
    H_EACH_OPPONENT,
    H_EACH,
    H_WINNER,
    H_RICHEST,
    H_POOREST,
    H_LOSER,
    H_THIS,
    H_OWN,
    H_OPPOSING,
    H_ANY,
    H_IN_SCRAP,
    H_ALL,
    H_OTHERS,
    H_TWO,
    H_THIS_AND,
) = range(17)
PLAYERS: Final = (H_OPPONENT, H_EACH_OPPONENT, H_EACH, H_WINNER, H_RICHEST, H_POOREST, H_LOSER)
"""Who may have more Glory than the owner."""
CHOSEN: Final = (H_OPPONENT, H_RICHEST, H_POOREST, H_LOSER, H_OPPOSING, H_ANY, H_IN_SCRAP, H_TWO, H_THIS_AND)

# ---- where cards go
PLACES: Final = ("hand", "discard", "deck_bottom", "deck_top", "deck_shuffled")
TO_HAND, TO_DISCARD, TO_BOTTOM, TO_TOP, TO_SHUFFLED = range(5)
KINDS: Final = ("any", "character", "power_up")
PER: Final = ("class_in_play", "type_in_play", "beaten_character", "card_in_hand")
LEVEL_WORDS: Final = {"highest_opposing": 11, "lowest_opposing": 12, "printed": 13}
TYPE_WORDS: Final = {"chosen": 3, "copy_opposing": 4}
MORE: Final = {("level_set", "to"): LEVEL_WORDS, ("type_set", "to"): TYPE_WORDS}
"""Values that are words where numbers or Types stand otherwise."""
COUNTED: Final = {"class_in_play": "class", "type_in_play": "type"}
"""glory_per: the parameter that says what is counted."""
PROTECTION: Final = {"power_ups": 1, "play": 2, "all": 3}

# ---- conditions
CONDITIONS: Final = (
    "",
    "type=",
    "level<=",
    "level>=",
    "printed_level<=",
    "printed_level>=",
    "class in ",
    "winner_type=",
    "winner_level<=",
    "winner_level>=",
    "winner_class in ",
    "target_glory>own",
    "own_lost_by_level<=",
    "own_lost",
    "own_glory<=",
    "hand<=",
    "players=",
    "location=",
)
(
    C_NONE,
    C_TYPE,
    C_LEVEL_LE,
    C_LEVEL_GE,
    C_PRINTED_LE,
    C_PRINTED_GE,
    C_CLASS,
    C_WINNER_TYPE,
    C_WINNER_LE,
    C_WINNER_GE,
    C_WINNER_CLASS,
    C_RICHER,
    C_LOST_BY,
    C_LOST,
    C_GLORY_LE,
    C_HAND_LE,
    C_PLAYERS,
    C_PLACE,
) = range(18)

RANGES: Final = {
    "level<=": (1, 10),
    "level>=": (1, 10),
    "printed_level<=": (1, 10),
    "printed_level>=": (1, 10),
    "winner_level<=": (1, 10),
    "winner_level>=": (1, 10),
    "own_lost_by_level<=": (1, 9),
    "own_glory<=": (0, ids.MOST_GOAL),
    "hand<=": (0, 40),
    "players=": (2, 4),
}
"""The numbers that a condition takes."""

_GLORY: Final = ("self", "opponent", "each_opponent", "each_player", "winner")
_TARGETS: Final = ("this", "own_character", "opposing", "any", "in_scrap", "all", "all_others")
_UNTIL: Final = ("brawl", "scrap")
_FILTER: Final[dict[str, Any]] = {"type": ids.TYPES, "class": ids.CLASSES, "level": (1, 10)}

# word -> parameter -> (lo, hi), a list of texts, "list" or "lists"; a default follows "?" in OPTIONAL
GRAMMAR: Final[dict[str, dict[str, Any]]] = {
    "none": {},
    "glory_gain": {"n": (1, 3), "who": _GLORY},
    "glory_lose": {"n": (1, 3), "who": _GLORY},
    "glory_steal": {"n": (1, 3), "from": ("opponent", "each_opponent", "winner", "richest")},
    "glory_give": {"n": (1, 3), "to": ("opponent", "poorest", "winner")},
    "glory_per": {"n": (1, 1), "per": PER, "class": ids.CLASSES, "type": ids.TYPES, "max": (1, 3)},
    "draw": {"n": (1, 3), "who": _GLORY},
    "draw_to": {"n": (3, 7), "who": ("self", "each_player")},
    "free_refill": {"n": (5, 5), "who": ("self",)},
    "draw_step_mod": {"n": (-1, 2), "who": ("self", "opponent", "each_player", "winner")},
    "discard_choice": {"n": (1, 2), "who": ("self", "opponent", "each_opponent"), "kind": KINDS},
    "discard_random": {"n": (1, 2), "who": ("self", "opponent", "each_opponent"), "kind": KINDS},
    "hand_peek": {"who": ("opponent", "each_opponent")},
    "hand_reveal": {"who": ("self", "opponent", "each_player")},
    "deck_peek": {"n": (1, 5), "who": ("self", "opponent"), "reorder": bool, "bottom": bool},
    "mill": {"n": (1, 3), "who": ("self", "opponent", "each_opponent")},
    "recover": {"n": (1, 2), "to": ("hand", "deck_top", "deck_bottom", "deck_shuffled"), **_FILTER},
    "return_self": {"to": ("hand", "deck_top", "deck_bottom", "deck_shuffled")},
    "bounce": {"target": ("own", "opposing", "any")},
    "remove": {"target": ("own", "opposing", "any")},
    "replace_hand": {"who": ("this", "own_character", "opposing"), "old_to": ("hand", "discard", "deck_bottom")},
    "replace_deck": {"who": ("this", "own_character", "opposing", "all"), "old_to": ("hand", "discard", "deck_bottom")},
    "reenter_discard": {"old_to": ("hand", "discard"), **_FILTER},
    "level_mod": {"n": (-5, 5), "target": _TARGETS, "until": _UNTIL},
    "level_set": {"to": (1, 10), "target": _TARGETS, "until": _UNTIL},
    "level_swap": {"target": ("this_and_one", "any_two")},
    "type_set": {"to": ids.TYPES, "target": _TARGETS, "until": _UNTIL},
    "spot_swap": {"target": ("this_and_one", "any_two")},
    "silence": {"target": ("opposing", "any", "all_others"), "trigger": ("all", *ids.TRIGGERS), "until": ("brawl",)},
    "copy_ability": {"trigger": ids.TRIGGERS, "target": ("opposing", "any"), "until": ("brawl",)},
    "reverse_types": {"until": _UNTIL},
    "reverse_levels": {"until": _UNTIL},
    "ignore_types": {"until": _UNTIL},
    "beat_class": {"class": ids.CLASSES, "who": ("this", "own_character"), "until": ("brawl",)},
    "beat_type": {"type": ids.TYPES, "who": ("this", "own_character"), "until": ("brawl",)},
    "win_ties": {"who": ("this", "own_character"), "until": _UNTIL},
    "rescrap_throw": {},
    "rescrap": {"pre": "list"},
    "protect": {"from": tuple(PROTECTION), "target": ("this", "own_character"), "until": ("brawl",)},
    "winner_bonus": {"n": (1, 3)},
    "victory_mod": {"n": (-1, 2)},
    "location_change": {},
    "location_lock": {},
    "flip": {"heads": "list", "tails": "list"},
    "throw_duel": {"against": ("opponent", "winner", "loser"), "on_win": "list", "on_loss": "list"},
    "choose_one": {"options": "lists"},
    "if_then": {"then": "list", "else": "list"},
}
SPECIALS: Final[tuple[str, ...]] = ()
"""The words that stand for code of a single card: none."""
MARKS: Final = ("beat_class", "beat_type", "win_ties")
"""Words about this character that say `who` and not `target`."""
NEEDED: Final = {
    "n",
    "who",
    "from",
    "to",
    "target",
    "per",
    "max",
    "class",
    "type",
    "heads",
    "options",
    "then",
    "against",
    "pre",
    "trigger",
}
"""Parameters without a default, unless the word says otherwise: filters, and `who` beside a target, have one."""
MAY: Final = {
    ("recover", "type"),
    ("recover", "class"),
    ("reenter_discard", "type"),
    ("reenter_discard", "class"),
    ("glory_per", "class"),
    ("glory_per", "type"),
    ("silence", "trigger"),
    ("win_ties", "who"),
    ("beat_type", "who"),
}
