"""The words that say what happens: to the subjects of the aim before them, or to nobody. The catalogue's 24 to 61."""
# house: long because it is one list, a row for each word

from typing import Final

from rumpus import effects as fx
from rumpus.games.brutality.content.grammar import (
    BEARER,
    CARDS,
    CREATIONS,
    KINDS,
    LONG,
    RELICS,
    STATUS,
    TYPES,
    act,
    numbered,
    until,
)

ONLY: Final = fx.choice(
    {"all": 0, "enemies": 1}, "only", default="all", says={"all": "", "enemies": "if it is an enemy"}
)
SCOPE: Final = fx.choice(
    {"next_special": 0, "all_specials": 1},
    "how",
    says={"next_special": "its next special", "all_specials": "its specials"},
)
HP: Final = fx.choice(
    {"1": 1, "half_up": 2, "full": 3, 1: 1},
    "how",
    says={"1": "1 HP", 1: "1 HP", "half_up": "half its full HP, rounded up", "full": "its full HP"},
)
WITH: Final = fx.choice(
    {"wall": 0, "hero": 1, "edge": 2, "any": 3},
    "how",
    says={"wall": "Limestone or a wall", "hero": "a hero", "edge": "the edge", "any": "anything"},
)
WHICH: Final = fx.choice(
    {"harmful": 1, "helpful": 2, "all": 3},
    "how",
    says={"harmful": "all harmful statuses", "helpful": "all helpful statuses", "all": "all statuses"},
)
STEAL: Final = fx.choice(
    {"look_and_choose": 0, "random": 1}, "how", says={"look_and_choose": "of your choice", "random": "at random"}
)
DISCARD: Final = fx.choice(
    {"look_and_choose": 0, "random": 1, "victim": 2},
    "how",
    says={"look_and_choose": "of your choice", "random": "at random", "victim": "of their choice"},
)
TURNS: Final = {0: "", 1: "1 turn", 2: "2 turns", 3: "3 turns", 4: "4 turns"}
AT: Final = {"chosen_squares": 0, "blast_centre": 1}
HURTS: Final = fx.Param(to="needs", words={"true": 1, "false": 0}, switch=True, default=True)
SKIP: Final = fx.number(1, 3, "skip")
CONDITIONS: Final = {
    "subject_on_hazard": fx.Case(0, says="if it is on a hazard"),
    "subject_touching_hazard": fx.Case(1, says="if it is on or next to a hazard"),
    "subject_is_tank": fx.Case(2, says="if it is a tank"),
    "own_hero_dead": fx.Case(3, says="if one of your heroes is dead"),
    "actor_hp_at_most": fx.Case(
        4, "", {"value": fx.number(1, 8, "value", default=3)}, "if this hero has {value} HP or less"
    ),
    "enemy_hand_empty": fx.Case(5, says="if the opponent holds no relic"),
}


def _them(line: fx.Line) -> str:
    """The subjects, as what something is done to."""
    subject = str(line["subject"])
    return "them" if subject == "they" else subject


def _swap(line: fx.Line) -> str:
    """With the acting hero; of both own heroes, with each other."""
    if str(line["subject"]).startswith("each of your"):
        return "your two heroes swap places if both fit"
    return "{subject:swap places} with this hero if both fit"


def _steps(line: fx.Line) -> str:
    """The subject, or the acting hero where the aim is at no hero."""
    who = "{subject:move}" if line["kind"] == "hero" else "this hero moves"
    return f"{who} up to {{steps:square}} free"


def _place(line: fx.Line) -> str:
    """On squares, or on the middle of a blast."""
    there = "there (if it may lie there)" if line.voice == fx.FULL else "there"
    where = there if line["where"] == "blast_centre" else "on {subject}"
    return f"{'put a ' if line.voice == fx.FULL else ''}{{creation}} {where}[ for {{turns}}]"


def _steal(line: fx.Line) -> str:
    """Looking at the hand, or without."""
    if line["choice"] == "random":
        return "take {count:relic} at random from {subject:'s hand}"
    return "look at {subject:'s hand} and take {count:relic} of your choice"


def _recover(line: fx.Line) -> str:
    """Which types may be taken."""
    left = [name for name in TYPES if name not in line["types"]]
    which = f" that is not {TYPES[left[0]]}" if len(left) == 1 else ""
    if len(left) > 1:
        which = f" ({fx.listed(TYPES[name] for name in line['types'])})"
    return f"take {{count:relic}}{which} from the discard pile (Controlled Chaos: your used pile)"


def _lock(line: fx.Line) -> str:
    """Relics, artifacts, or both."""
    no = [text for key, text in (("relics", "play no relics"), ("artifacts", "use no artifacts")) if line[key]]
    return f"{{subject:can}} {fx.listed(no, 'and')}"


def _box(line: fx.Line) -> str:
    """A hazard that is in the box."""
    kinds = fx.listed(str(kind).replace("_", " ") for kind in line["kinds"])
    return f"put one hazard from the box ({kinds}) on a legal square"


HP_WORDS: Final = (
    act(
        "damage",
        "BU-SPEC-03, BU-DEATH-01, BU-RUL-23, BU-RUL-24",
        {"amount": fx.number(1, 5), "only": ONLY},
        "{subject:take} {amount} damage[ {only}]",
        "{subject:take} {amount}",
        "hero blast",
    ),
    act(
        "self_damage",
        "BU-DEATH-01, BU-RUL-25",
        {"amount": fx.number(1, 3)},
        "this hero takes {amount} damage",
        "this hero takes {amount}",
        "",
        moments=BEARER,
    ),
    act(
        "heal",
        "BU-TANK-03, BU-DMG-02, BU-RUL-79",
        {"amount": fx.number(1, 6)},
        "{subject:heal} {amount} HP",
        "{subject:heal} {amount}",
    ),
    act(
        "shield",
        "BU-RUL-23, BU-RUL-78, BU-RUL-99",
        {"amount": fx.number(1, 5), "until": until(*LONG)},
        "{subject:gain} a shield of {amount}[ {until}]",
        "{subject:get} shield {amount}[ {until}]",
    ),
    act(
        "damage_bonus",
        "BU-RUL-23, BU-RUL-88",
        {
            "amount": fx.number(1, 3),
            "scope": SCOPE,
            "until": until("this_turn", "your_next_turn", "next_turn_end", "round_end"),
        },
        "{subject:deal} {amount} more damage to each victim of {scope}[ {until}]",
        "{subject:deal} {amount} more with {scope}[ {until}]",
    ),
    act(
        "damage_reduction",
        "BU-RUL-23",
        {"amount": fx.number(1, 3), "until": until(*LONG)},
        "{subject:take} {amount} less damage from each hit[ {until}]",
        "{subject:take} {amount} less[ {until}]",
    ),
    act(
        "damage_cap",
        "BU-RUL-23",
        {"amount": fx.number(0, 3), "until": until(*LONG)},
        "{subject:take} at most {amount} damage from each hit[ {until}]",
        "{subject:take} at most {amount} a hit[ {until}]",
    ),
    act(
        "life_drain",
        "BU-RUL-79, BU-TANK-03, BU-DMG-02",
        {"limit": fx.number(1, 4)},
        "this hero heals the HP lost by it, {limit} at most",
        "this hero heals as much, {limit} at most",
        then=True,
    ),
    act("revive", "BU-DEATH-05, BU-ART-09, BU-RUL-73", {"hp": HP}, "{subject:return} with {hp}"),
)
PLACE_WORDS: Final = (
    act(
        "knockback",
        "BU-KB-01, BU-RUL-37, BU-RUL-38",
        {"steps": fx.number(1, 3)},
        "{subject:be} knocked back {steps:square}",
        "{subject:be} knocked back {steps}",
        "hero blast",
        moments=BEARER,
    ),
    act(
        "push_chosen",
        "BU-KB-01, BU-RUL-37, BU-RUL-38",
        {"steps": fx.number(1, 3)},
        "{subject:be} pushed {steps:square} in a direction you choose",
        "{subject:be} pushed {steps} your way",
        "hero blast",
    ),
    act(
        "pull",
        "BU-RUL-43, BU-RUL-47",
        {"steps": fx.number(1, 4)},
        "{subject:be} pulled {steps:square} closer",
        "{subject:be} pulled {steps}",
        "hero blast",
        moments=BEARER,
    ),
    act(
        "collision_damage",
        "BU-KB-05, BU-WALL-01, BU-RUL-38",
        {"amount": fx.number(1, 2), "with": WITH},
        "{subject:take} {amount} more if {with} stops it",
        of="hero blast",
    ),
    act(
        "throw",
        "BU-KB-01, BU-RUL-45, BU-RUL-47",
        {"damage_on_hazard": HURTS},
        "{subject:be} thrown over this hero to its other side",
        "{subject:be} thrown over",
        moments=BEARER,
    ),
    act("move_free", "BU-MOVE-02, BU-RUL-19", {"steps": fx.number(1, 4)}, _steps, of="hero square", then=True),
    act(
        "gain_ms",
        "BU-MOVE-01, BU-MOVE-04, BU-RUL-17",
        {"amount": fx.number(1, 4)},
        "{subject:have} {amount} more MS this turn",
        "{subject:have} {amount} more MS",
    ),
    act("swap", "BU-RUL-45, BU-RUL-47, BU-RUL-65", {}, _swap),
    act(
        "teleport",
        "BU-RUL-45, BU-RUL-46, BU-RUL-47",
        {"reach": fx.number(1, 5, "reach")},
        lambda line: f"put {_them(line)} on an open place within {{reach:square}}",
        lambda line: f"put {_them(line)} within {{reach}}",
        then=True,
    ),
)
STATE_WORDS: Final = (
    act(
        "set_status",
        "BU-RUL-78, BU-RUL-97, BU-RUL-98, BU-RUL-99",
        {"status": fx.choice(STATUS, "status"), "value": fx.number(1, 4, "value"), "until": until(*LONG, "used_up")},
        "{status}[ {until}]",
        of="hero blast",
    ),
    act("clear_status", "BU-RUL-78", {"which": WHICH}, "{subject:lose} {which}"),
    act(
        "extra_action",
        "BU-ACT-01, BU-ACT-03, BU-ACT-06, BU-RUL-17",
        {"count": fx.number(1, 1)},
        "{subject:have} a third action this turn",
        "{subject:have} a third action",
    ),
    act(
        "cooldown_shift",
        "BU-ART-05, BU-ART-06, BU-RUL-13",
        {"amount": fx.number(-3, 3)},
        "{subject:'s artifact} gets {amount:more cooldown marker}",
        "{subject:'s artifact} gets {amount:+}",
    ),
    act(
        "lock_cards",
        "BU-RELIC-08, BU-ART-03, BU-RUL-63",
        {
            "relics": fx.switch("kinds", 1, bit=True),
            "artifacts": fx.switch("kinds", 2, bit=True),
            "until": until("next_turn_end", "round_end"),
        },
        _lock,
        of="team",
    ),
)
CARD_WORDS: Final = (
    act(
        "draw",
        "BU-RELIC-05, BU-RELIC-12, BU-RUL-60, BU-RUL-67",
        {"count": fx.number(1, 3)},
        "{subject:draw} {count:relic} (hand limit applies)",
        "{subject:draw} {count:relic}",
        "team",
    ),
    act(
        "draw_bonus",
        "BU-RELIC-01, BU-RELIC-05, BU-RUL-61",
        {"count": fx.number(-2, 2)},
        "{subject:draw} {count:more relic} at the draw step",
        "{subject:draw} {count:more relic}",
        "team",
    ),
    act("peek_hand", "BU-RUL-65, BU-RUL-80", {}, "look at {subject:'s hand}", of="team"),
    act(
        "steal_card",
        "BU-CC-11, BU-RELIC-05, BU-RUL-66, BU-RUL-71",
        {"count": fx.number(1, 3), "choice": STEAL},
        _steal,
        "take {count:relic} {choice}",
        "team",
    ),
    act(
        "discard_enemy",
        "BU-RELIC-14, BU-RUL-67",
        {"count": fx.number(1, 3), "choice": DISCARD},
        "{subject:discard} {count:relic} {choice}",
        "{subject:discard} {count} {choice}",
        "team",
    ),
    act(
        "recover_card",
        "BU-RELIC-05, BU-RUL-67, BU-RUL-71",
        {"count": fx.number(1, 2), "types": fx.some(numbered(TYPES), "kinds", len(TYPES), says=TYPES)},
        _recover,
        "take {count:relic} from the pile",
        "team",
    ),
)
BOARD_WORDS: Final = (
    act("remove_hazard", "BU-HAZ-01, BU-FLAME-06, BU-RUL-57", {}, "remove {subject}", of="hazard", moments=RELICS),
    act(
        "move_hazard",
        "BU-HAZP-04, BU-RUL-09, BU-RUL-57",
        {"steps": fx.number(1, 3)},
        "move {subject} to a legal square at most {steps} away (never a hero's)",
        "move {subject} {steps} at most",
        "hazard",
        moments=RELICS,
    ),
    act(
        "place_hazard",
        "BU-HAZP-04, BU-HAZP-05, BU-RUL-09",
        {"kinds": KINDS},
        _box,
        "put a hazard from the box",
        "",
        moments=RELICS,
        then=True,
    ),
    act(
        "suppress_hazard",
        "BU-FLAME-06, BU-RUL-57, BU-RUL-99",
        {"until": until("this_turn", "your_next_turn", "round_end")},
        "{subject:be} suppressed[ {until}]",
        of="hazard",
        moments=CARDS,
    ),
    act(
        "place_creation",
        "BU-UTIL-01, BU-RUL-59, BU-RUL-99",
        {
            "creation": fx.choice(numbered(CREATIONS), "status", says=CREATIONS),
            "count": fx.number(1, 3),
            "turns": fx.number(0, 4, "turns", says=TURNS),
            "where": fx.choice(AT, "where"),
        },
        _place,
        of="square blast",
        then=True,
    ),
    act("remove_creation", "BU-RUL-59", {}, "remove {subject}", of="creation"),
)
CONTROL: Final = (
    act("if_killed", "BU-RUL-21, BU-DEATH-01", {"otherwise_skip": SKIP}, "if a hero dies by it", "if one dies", ""),
    act(
        "if_state",
        "BU-RUL-21, BU-RUL-65",
        {"condition": fx.choice(CONDITIONS, "status"), "otherwise_skip": SKIP},
        "{condition}",
        of="",
    ),
    act("choose_one", "BU-RUL-21, BU-RUL-65", {"groups": fx.number(2, 3)}, "choose one", of=""),
)
CONTROLS: Final = tuple(word.name for word in CONTROL)
OPERATIONS: Final = (*HP_WORDS, *PLACE_WORDS, *STATE_WORDS, *CARD_WORDS, *BOARD_WORDS, *CONTROL)
