"""The words of Brutality's specials, relics and artifacts: the catalogue's sixty-one, each declared once. What a card
says of each is a message, `effect-aim-melee`, `effect-damage`.

A card is a list of tables: an aim, then what happens to its subjects, perhaps another aim and what happens to those:
`[{ fx = "aim_melee" }, { fx = "damage", amount = 1 }, { fx = "knockback", steps = 2 }]` reads "one adjacent enemy takes
1 damage and is knocked back 2 squares".
"""

# house: long because it is one list, a row for each word

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brutality.content import grammar
from rumpus.games.brutality.content.grammar import TYPES, aim
from rumpus.games.brutality.rules import ids
from rumpus.kernel.words.saying import Saying

# ---------------------------------------------------------------- whom: the catalogue's 7 to 23

COUNT: Final = {1: 0, "all": 1}
DIRS: Final = fx.choice({8: 8, 4: 4}, "dirs", default=8)
KINDS: Final = fx.some(grammar.numbered(grammar.HAZARDS), "kinds", len(grammar.HAZARDS))
WHERE: Final = {"anywhere": 0, "touching_hazard": 1, "on_hazard": 2, "chosen_row": 3, "chosen_column": 4}
AT_MOST: Final = fx.Case(5, "", {"value": fx.number(1, 8, "value", default=3)})
NEEDS: Final = fx.Param(to="needs", words={"true": 1, "false": 0}, switch=True, default=True)
FRESH: Final[dict[str, Any]] = {"except": fx.choice(("nobody", "already_hit"), "fresh", default="nobody")}
CATAPULT: Final = "catapult"
"""The only hazard whose name is not of several."""


def _both(told: Mapping[str, Any], _voice: str) -> bool:
    """Whether an aim is at both heroes."""
    return told.get("count") == "all" and bool(told.get("include_self"))


AIMS: Final = (
    aim("self", "BU-RUL-26"),
    aim("melee", "BU-SPEC-01, BU-RUL-28"),
    aim("arc", "BU-RUL-28, BU-RUL-37", many=lambda _, voice: voice == fx.SHORT),
    aim(
        "line",
        "BU-RUL-27, BU-RUL-28, BU-RUL-30",
        reach=(1, 6),
        hits=fx.choice(("first", "all"), "hits"),
        dirs=DIRS,
    ),
    aim(
        "shot",
        "BU-TANK-05, BU-RUL-27, BU-RUL-28",
        flies=True,
        reach=(1, 3),
        who=fx.choice(("enemy", "teammate", "any_other_hero"), "who", default="enemy"),
    ),
    aim(
        "burst",
        "BU-RUL-22, BU-RUL-28",
        radius=fx.number(1, 2, "reach"),
        **FRESH,
    ),
    aim(
        "blast",
        "BU-RUL-27, BU-RUL-28, BU-RUL-30",
        of="blast",
        flies=True,
        reach=(1, 3),
        radius=(0, 1),
        needs_target=NEEDS,
    ),
    aim("charge", "BU-RUL-44, BU-SPEC-05", flies=True, distance=fx.number(1, 4, "reach")),
    aim(
        "leap",
        "BU-TANK-08, BU-RUL-34, BU-RUL-36",
        flies=True,
        min=fx.number(1, 3, "low"),
        max=fx.number(1, 4, "reach"),
        dirs=DIRS,
        land=fx.choice(("empty", "enemy", "any"), "land"),
    ),
    aim(
        "teammate",
        "BU-RUL-26",
        many=_both,
        reach=(0, 4),
        include_self=fx.switch("own"),
        count=fx.choice(COUNT, "all", default=1),
    ),
    aim(
        "enemy",
        "BU-RELIC-17, BU-RUL-31",
        (),
        count=fx.choice(COUNT, "all"),
        where=fx.choice(WHERE | {"hp_at_most": AT_MOST}, "where", default="anywhere"),
    ),
    aim(
        "own",
        "BU-RELIC-17, BU-RUL-68",
        (),
        count=fx.choice(COUNT, "all"),
        state=fx.choice(("alive", "dead"), "state", default="alive"),
    ),
    aim("all_heroes", "BU-RUL-24, BU-RUL-72", (), where=fx.choice(WHERE, "where", default="anywhere")),
    aim(
        "square",
        "BU-RUL-27, BU-RUL-59",
        (),
        "square",
        reach=(0, 4),
        needs_path=fx.switch("path"),
        count=fx.number(1, 3, default=1),
    ),
    aim(
        "hazard",
        "BU-HAZ-01, BU-FLAME-06, BU-RUL-57",
        grammar.CARDS,
        "hazard",
        lambda told, _: len(told["kinds"]) == 1 and CATAPULT not in told["kinds"],
        kinds=KINDS,
    ),
    aim(
        "creation",
        "BU-UTIL-01, BU-RUL-59",
        (),
        "creation",
        kinds=fx.some(grammar.numbered(grammar.CREATIONS), "kinds", len(grammar.CREATIONS)),
        reach=(0, 4),
    ),
    aim("player", "BU-RELIC-17, BU-RUL-76", (), "team", who=fx.choice(("own", "enemy"), "who")),
)

# ---------------------------------------------------------------- what happens: the catalogue's 24 to 61

ONLY: Final = fx.choice(("all", "enemies"), "only", default="all")
SCOPE: Final = fx.choice(("next_special", "all_specials"), "how")
HP: Final = fx.choice({"1": 1, "half_up": 2, "full": 3, 1: 1}, "how")
WITH: Final[dict[str, Any]] = {"with": fx.choice(("wall", "hero", "edge", "any"), "how")}
WHICH: Final = fx.choice({"harmful": 1, "helpful": 2, "all": 3}, "how")
STEAL: Final = fx.choice(("look_and_choose", "random"), "how")
DISCARD: Final = fx.choice(("look_and_choose", "random", "victim"), "how")
AT: Final = fx.choice(("chosen_squares", "blast_centre"), "where")
SKIP: Final = fx.number(1, 3, "skip")
STATUS: Final = fx.choice(grammar.numbered(ids.STATUS_NAMES[1:13]), "status")
CONDITIONS: Final = {
    **{name: k for k, name in enumerate(("subject_on_hazard", "subject_touching_hazard", "subject_is_tank"))},
    "own_hero_dead": 3,
    "actor_hp_at_most": fx.Case(4, "", {"value": fx.number(1, 8, "value", default=3)}),
    "enemy_hand_empty": 5,
}
ON_ANY: Final = "hero blast"
hero = partial(grammar.act, "ops_heroes")
each = partial(hero, does="each")
place = partial(grammar.act, "ops_places")
cards = partial(grammar.act, "ops_cards", of="team")
control = partial(grammar.act, "", of="")
OPERATIONS: Final = (
    hero("damage", "BU-SPEC-03, BU-DEATH-01, BU-RUL-23, BU-RUL-24", ON_ANY, amount=(1, 5), only=ONLY),
    hero("self_damage", "BU-DEATH-01, BU-RUL-25", "", moments=grammar.BEARER, amount=(1, 3)),
    each("heal", "BU-TANK-03, BU-DMG-02, BU-RUL-79", amount=(1, 6)),
    each("shield", "BU-RUL-23, BU-RUL-78, BU-RUL-99", amount=(1, 5), until=grammar.until(*grammar.LONG)),
    each(
        "damage_bonus",
        "BU-RUL-23, BU-RUL-88",
        amount=(1, 3),
        scope=SCOPE,
        until=grammar.until("this_turn", "your_next_turn", "next_turn_end", "round_end"),
    ),
    each("damage_reduction", "BU-RUL-23", amount=(1, 3), until=grammar.until(*grammar.LONG)),
    each("damage_cap", "BU-RUL-23", amount=(0, 3), until=grammar.until(*grammar.LONG)),
    hero("life_drain", "BU-RUL-79, BU-TANK-03, BU-DMG-02", then=True, limit=(1, 4)),
    hero("revive", "BU-DEATH-05, BU-ART-09, BU-RUL-73", hp=HP),
    place("knockback", "BU-KB-01, BU-RUL-37, BU-RUL-38", ON_ANY, moments=grammar.BEARER, steps=(1, 3)),
    place("push_chosen", "BU-KB-01, BU-RUL-37, BU-RUL-38", ON_ANY, steps=(1, 3)),
    place("pull", "BU-RUL-43, BU-RUL-47", ON_ANY, moments=grammar.BEARER, steps=(1, 4)),
    grammar.act("", "collision_damage", "BU-KB-05, BU-WALL-01, BU-RUL-38", ON_ANY, amount=(1, 2), **WITH),
    place("throw", "BU-KB-01, BU-RUL-45, BU-RUL-47", moments=grammar.BEARER, damage_on_hazard=NEEDS),
    place("move_free", "BU-MOVE-02, BU-RUL-19", "hero square", then=True, steps=(1, 4)),
    each("gain_ms", "BU-MOVE-01, BU-MOVE-04, BU-RUL-17", amount=(1, 4)),
    place("swap", "BU-RUL-45, BU-RUL-47, BU-RUL-65"),
    place("teleport", "BU-RUL-45, BU-RUL-46, BU-RUL-47", then=True, reach=(1, 5)),
    each(
        "set_status",
        "BU-RUL-78, BU-RUL-97, BU-RUL-98, BU-RUL-99",
        ON_ANY,
        status=STATUS,
        value=(1, 4),
        until=grammar.until(*grammar.LONG, "used_up"),
    ),
    each("clear_status", "BU-RUL-78", which=WHICH),
    each("extra_action", "BU-ACT-01, BU-ACT-03, BU-ACT-06, BU-RUL-17", count=(1, 1)),
    each("cooldown_shift", "BU-ART-05, BU-ART-06, BU-RUL-13", amount=(-3, 3)),
    hero(
        "lock_cards",
        "BU-RELIC-08, BU-ART-03, BU-RUL-63",
        "team",
        relics=fx.switch("kinds", 1, bit=True),
        artifacts=fx.switch("kinds", 2, bit=True),
        until=grammar.until("next_turn_end", "round_end"),
    ),
    cards("draw", "BU-RELIC-05, BU-RELIC-12, BU-RUL-60, BU-RUL-67", count=(1, 3)),
    cards("draw_bonus", "BU-RELIC-01, BU-RELIC-05, BU-RUL-61", count=(-2, 2)),
    cards("peek_hand", "BU-RUL-65, BU-RUL-80", does="peek"),
    cards("steal_card", "BU-CC-11, BU-RELIC-05, BU-RUL-66, BU-RUL-71", does="steal", count=(1, 3), choice=STEAL),
    cards("discard_enemy", "BU-RELIC-14, BU-RUL-67", count=(1, 3), choice=DISCARD),
    cards(
        "recover_card",
        "BU-RELIC-05, BU-RUL-67, BU-RUL-71",
        does="recover",
        count=(1, 2),
        types=fx.some(grammar.numbered(TYPES), "kinds", len(TYPES)),
    ),
    place("remove_hazard", "BU-HAZ-01, BU-FLAME-06, BU-RUL-57", "hazard", moments=grammar.RELICS),
    place("move_hazard", "BU-HAZP-04, BU-RUL-09, BU-RUL-57", "hazard", moments=grammar.RELICS, steps=(1, 3)),
    place("place_hazard", "BU-HAZP-04, BU-HAZP-05, BU-RUL-09", "", moments=grammar.RELICS, then=True, kinds=KINDS),
    place(
        "suppress_hazard",
        "BU-FLAME-06, BU-RUL-57, BU-RUL-99",
        "hazard",
        does="suppress",
        moments=grammar.CARDS,
        until=grammar.until("this_turn", "your_next_turn", "round_end"),
    ),
    place(
        "place_creation",
        "BU-UTIL-01, BU-RUL-59, BU-RUL-99",
        "square blast",
        then=True,
        creation=fx.choice(grammar.numbered(grammar.CREATIONS), "status"),
        count=(1, 3),
        turns=(0, 4),
        where=AT,
    ),
    place("remove_creation", "BU-RUL-59", "creation", does="take_creation"),
    control("if_killed", "BU-RUL-21, BU-DEATH-01", otherwise_skip=SKIP),
    control("if_state", "BU-RUL-21, BU-RUL-65", condition=fx.choice(CONDITIONS, "status"), otherwise_skip=SKIP),
    control("choose_one", "BU-RUL-21, BU-RUL-65", groups=(2, 3)),
)
CONTROLS: Final = ("if_killed", "if_state", "choose_one")

# ---------------------------------------------------------------- the vocabulary

WORDS: Final = tuple(replace(word, number=number) for number, word in enumerate((*AIMS, *OPERATIONS), 7))
"""By their place in the catalogue; its first six say when a card happens (grammar.TIMINGS)."""
BY_NAME: Final = {word.name: word for word in WORDS}


def _order(names: tuple[str, ...], _place: fx.Place) -> Iterator[tuple[int, str]]:
    """An operation is done to the subjects of the aim before it, which have to be what it is for (BU-RUL-21)."""
    aim = ""
    for i, name in enumerate(names):
        word = BY_NAME.get(name)
        if word is None:
            continue
        if word.aim:
            aim = word.aim
            if name != "aim_leap" and (i + 1 == len(names) or names[i + 1].startswith("aim_")):
                yield i, f"nothing is done to what {name} aims at"
        elif word.of and aim not in word.of:
            what = ", ".join(one.name for one in AIMS if one.aim in word.of)
            had = f"aims at a {aim}" if aim else "is missing"
            wanted = " or ".join(one for one in word.of if one != "blast")
            yield i, f"{name} wants an aim at a {wanted} before it, and it {had}; allowed: {what}"


def _fits(word: fx.Word, told: Mapping[str, Any], place: fx.Place) -> Iterator[tuple[str, str]]:
    """What a word must not say where it stands (BU-RUL-91)."""
    if place.moment == grammar.RELIC and word.name in ("aim_square", "aim_creation") and told.get("reach"):
        yield "reach", "a relic has no square of its own: reach = 0 (anywhere) is wanted (BU-RUL-91)"
    if word.name == "aim_leap" and isinstance(told.get("min"), int) and isinstance(told.get("max"), int):
        if told["min"] > told["max"]:
            yield "min", f"{told['min']} is more than max = {told['max']}"


def _tells(line: fx.Line) -> dict[str, Any]:
    """What the message of a word is told beside its parameters: what a list has and lacks, and a leap of one length."""
    told: dict[str, Any] = {"fixed": line["min"] == line["max"]} if "min" in line else {}
    for key, param in line.params.items():
        if param.many:
            left = [name for name in param.words if name not in line[key]]
            told |= {"listed": things(line[key]), "plain": things(line[key], ".plain"), "missing": len(left)}
            told |= {"left": things(left) if left else None}
    return told


def things(names: Sequence[str], form: str = "") -> Saying:
    """Some kinds: one wall, poison cloud or snare."""
    return fx.in_turn([Saying(f"card-thing{form}", {"thing": name}) for name in names], "card-list", "card-or")


VOCABULARY: Final = fx.vocabulary(
    WORDS,
    key="fx",
    moments={name: fx.Moment(k) for k, name in enumerate((grammar.SPECIAL, grammar.ARTIFACT, grammar.RELIC))},
    stands="on {}",
    row=grammar.FIELDS,
    messages="effect",
    tells=_tells,
    order=_order,
    fits=_fits,
)
_GAME: Final = "rumpus.games.brutality.rules"
GENERATED: Final = fx.Generated(
    _GAME,
    {"ops": fx.numbers(VOCABULARY)},
    (
        fx.Chain(
            "run_op",
            "One operation done; True when it is done, False when it goes on later.",
            "t: Table, s: State, f: Frame, op: Op, log: Log",
            "op.op",
            tuple((one.name, one.number, one.does) for one in WORDS if one.does),
            "bool",
            "True",
        ),
    ),
    (f"from {_GAME}.state import Frame, Op, State, Table", "from rumpus.kernel.records.log import Log"),
)
