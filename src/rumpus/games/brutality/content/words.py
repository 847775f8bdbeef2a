"""The words of Brutality's specials, relics and artifacts: when, whom, what; the first of the catalogue's sixty-one.

A card is a list of tables: an aim, then what happens to its subjects, perhaps another aim and what happens to those:
`[{ fx = "aim_melee" }, { fx = "damage", amount = 1 }, { fx = "knockback", steps = 2 }]` reads "one adjacent enemy takes
1 damage and is knocked back 2 squares".
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from rumpus import effects as fx

# ---------------------------------------------------------------- when

TIMING: Final = fx.choice(
    {
        "any_time": fx.Case(1, "BU-RELIC-08, BU-RUL-64", says="", short=""),
        "instant": fx.Case(2, "BU-RELIC-15, BU-RUL-63", says="when you draw it", short="when drawn"),
        "next_turn": fx.Case(
            3,
            "BU-RELIC-15, BU-RUL-68",
            {"whose": fx.choice({"enemy": 1, "own": 2}, "whose", says={"enemy": "the enemy's", "own": "your"})},
            "during {whose} next turn",
            "{whose} next turn",
        ),
        "next_round": fx.Case(4, "BU-RELIC-15, BU-RUL-68", says="in the next round", short="next round"),
        "special": fx.Case(5, "BU-ACT-02, BU-RUL-21"),
        "artifact": fx.Case(6, "BU-ART-05, BU-RUL-13", {"cooldown": fx.number(1, 6, "cooldown")}),
    },
    "timing",
)
"""When a card happens, with what goes with it (when_any_time to when_artifact)."""
CARD: Final = {"timing": TIMING}
"""The parameters of a card itself, for fx.read_params."""

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


def _until(*names: str) -> fx.Param:
    """How long something lasts."""
    numbers = {name: k for k, name in enumerate(UNTIL) if name in names}
    return fx.choice(numbers, "until", says=UNTIL, short=UNTIL_SHORT)


LONG: Final = ("this_turn", "your_next_turn", "its_next_turn", "next_turn_end", "round_end")

# ---------------------------------------------------------------- the shape of a word


@dataclass(frozen=True, slots=True)
class Word(fx.Word):
    """A word of Brutality: what the subjects of an aim are, and what an operation is done to."""

    aim: str = ""  # what the subjects are: hero, square, team; "" for an operation
    of: tuple[str, ...] = ()


Says = str | Callable[[fx.Line], str]


def _aim(name: str, number: int, law: str, params: dict[str, fx.Param], says: Says, short: Says, **more: Any) -> Word:
    """An aim: its sentence names the subjects."""
    return Word(f"aim_{name}", number, law, params, says, short, f"aims.{name}", aim=more.pop("aim", "hero"), **more)


def _hero(name: str, number: int, law: str, params: dict[str, fx.Param], says: str, short: str, does: str) -> Word:
    """An operation on heroes."""
    return Word(name, number, law, params, says, short, does, of=("hero",))


REACH: Final = fx.number(1, 6, "reach")
DIRS: Final = fx.choice({8: 8, 4: 4}, "dirs", default=8, says={8: "", 4: "straight"})
HITS: Final = fx.choice({"first": 0, "all": 1}, "hits", says={"first": "the first enemy", "all": "every enemy"})
SHOT: Final = fx.choice(
    {"enemy": 0, "teammate": 1, "any_other_hero": 2},
    "who",
    default="enemy",
    says={"enemy": "one enemy", "teammate": "your teammate", "any_other_hero": "one other hero"},
)
EXCEPT: Final = fx.choice(
    {"nobody": 0, "already_hit": 1}, "except", default="nobody", says={"nobody": "", "already_hit": "not hit yet"}
)
RADIUS: Final = fx.number(
    1, 2, "reach", says={1: "adjacent enemy", 2: "enemy within 2 squares"}, short={2: "enemy within 2"}
)
STATE: Final = fx.choice({"alive": 0, "dead": 1}, "state", default="alive", says={"alive": "", "dead": "dead"})
WHERE: Final = fx.choice(
    {
        "anywhere": 0,
        "touching_hazard": 1,
        "on_hazard": 2,
        "chosen_row": 3,
        "chosen_column": 4,
        "hp_at_most": fx.Case(5, "", {"value": fx.number(1, 8, "value", default=3)}, "with {value} HP or less"),
    },
    "where",
    default="anywhere",
    says={
        "anywhere": "",
        "touching_hazard": "touching a hazard",
        "on_hazard": "on a hazard",
        "chosen_row": "in a row you choose",
        "chosen_column": "in a column you choose",
    },
)
STATUS: Final = {
    "stun": fx.Case(1, "BU-RUL-78", says="{subject:be} stunned"),
    "root": fx.Case(2, "BU-RUL-78", says="{subject:be} rooted"),
    "silence": fx.Case(3, "BU-RUL-78", says="{subject:be} silenced"),
    "slow": fx.Case(4, "BU-RUL-78", says="{subject:have} {value} less MS", short="{subject:be} slowed {value}"),
    "haste": fx.Case(5, "BU-RUL-78", says="{subject:have} {value} more MS", short="{subject:be} hastened {value}"),
    "poison": fx.Case(
        6, "BU-RUL-78", says="{subject:be} poisoned for {value:turn}", short="{subject:get} poison {value}"
    ),
    "steadfast": fx.Case(7, "BU-RUL-78", says="{subject:be} steadfast"),
    "warded": fx.Case(8, "BU-RUL-78", says="{subject:be} warded"),
    "hidden": fx.Case(9, "BU-RUL-97", says="{subject:be} hidden"),
    "no_heal": fx.Case(10, "BU-RUL-78", says="{subject:cannot} gain HP"),
    "reflect": fx.Case(
        11, "BU-RUL-98", says="{subject:reflect} the next special that damages it", short="{subject:reflect}"
    ),
    "death_save": fx.Case(12, "BU-RUL-78", says="{subject:be} saved from death once"),
}


def _teammate(line: fx.Line) -> str:
    """Your teammate, this hero or your teammate, or both, and how far."""
    far = f" within {line['reach']}" if line["reach"] else ""
    if line["count"] == "all":
        return fx.Plural(f"both heroes{far}") if line.get("include_self") else f"your teammate{far}"
    return f"{'this hero or ' if line.get('include_self') else ''}your teammate{far}"


def _squares(line: fx.Line) -> str:
    """Up to so many squares, and how far."""
    n = int(line["count"])
    many = "one square" if n == 1 else f"up to {n} squares"
    far = f" within {line['reach']}" if line["reach"] else ""
    return f"{many}{far}{' in sight' if line.get('needs_path') else ''}"


AIMS: Final = (
    _aim("self", 7, "BU-RUL-26", {}, "this hero", "this hero"),
    _aim("melee", 8, "BU-SPEC-01, BU-RUL-28", {}, "one adjacent enemy", "an adjacent enemy"),
    _aim(
        "arc", 9, "BU-RUL-28, BU-RUL-37", {}, "every enemy in three adjacent squares", fx.Plural("enemies in 3 squares")
    ),
    _aim(
        "line",
        10,
        "BU-RUL-27, BU-RUL-28, BU-RUL-30",
        {"reach": REACH, "hits": HITS, "dirs": DIRS},
        "{hits} in a[ {dirs}] line of {reach:square}",
        "{hits} in a line of {reach}",
    ),
    _aim(
        "shot",
        11,
        "BU-TANK-05, BU-RUL-27, BU-RUL-28",
        {"reach": fx.number(1, 3, "reach"), "who": SHOT},
        "{who} within {reach:square}",
        "{who} within {reach}",
    ),
    _aim(
        "burst",
        12,
        "BU-RUL-22, BU-RUL-28",
        {"radius": RADIUS, "except": EXCEPT},
        "every {radius}[, {except}]",
        "every {radius}[, {except}]",
    ),
    _aim(
        "teammate",
        16,
        "BU-RUL-26",
        {
            "reach": fx.number(0, 4, "reach", says={0: "anywhere"}),
            "include_self": fx.switch("own", says={True: "this hero or"}),
            "count": fx.choice({1: 0, "all": 1}, "all", default=1, says={1: ""}),
        },
        _teammate,
        _teammate,
    ),
    _aim(
        "enemy",
        17,
        "BU-RELIC-17, BU-RUL-31",
        {"count": fx.choice({1: 0, "all": 1}, "all", says={1: "one enemy", "all": "every enemy"}), "where": WHERE},
        "{count}[ {where}]",
        "{count}[ {where}]",
    ),
    _aim(
        "own",
        18,
        "BU-RELIC-17, BU-RUL-68",
        {"count": fx.choice({1: 0, "all": 1}, "all", says={1: "one of your", "all": "each of your"}), "state": STATE},
        "{count}[ {state}] heroes",
        "{count}[ {state}] heroes",
    ),
    _aim(
        "square",
        20,
        "BU-RUL-27, BU-RUL-59",
        {
            "reach": fx.number(0, 4, "reach"),
            "needs_path": fx.switch("path", says={True: "in sight"}),
            "count": fx.number(1, 3, "n", default=1),
        },
        _squares,
        _squares,
        aim="square",
    ),
)


TURNS: Final = {0: "", 1: "1 turn", 2: "2 turns", 3: "3 turns", 4: "4 turns"}
OPERATIONS: Final = (
    _hero(
        "damage",
        23,
        "BU-SPEC-03, BU-DEATH-01, BU-RUL-23, BU-RUL-24",
        {
            "amount": fx.number(1, 5),
            "only": fx.choice(
                {"all": 0, "enemies": 1}, "only", default="all", says={"all": "", "enemies": "if it is an enemy"}
            ),
        },
        "{subject:take} {amount} damage[ {only}]",
        "{subject:take} {amount}",
        "damage.hit",
    ),
    Word(
        "self_damage",
        24,
        "BU-DEATH-01, BU-RUL-25",
        {"amount": fx.number(1, 3)},
        "this hero takes {amount} damage",
        "this hero takes {amount}",
        "damage.own",
    ),
    _hero(
        "heal",
        25,
        "BU-TANK-03, BU-DMG-02, BU-RUL-79",
        {"amount": fx.number(1, 6)},
        "{subject:heal} {amount} HP",
        "{subject:heal} {amount}",
        "damage.heal",
    ),
    _hero(
        "shield",
        26,
        "BU-RUL-23, BU-RUL-78, BU-RUL-99",
        {"amount": fx.number(1, 5), "until": _until(*LONG)},
        "{subject:gain} a shield of {amount}[ {until}]",
        "{subject:get} shield {amount}[ {until}]",
        "statuses.shield",
    ),
    _hero(
        "knockback",
        32,
        "BU-KB-01, BU-RUL-37, BU-RUL-38",
        {"steps": fx.number(1, 3)},
        "{subject:be} knocked back {steps:square}",
        "{subject:be} knocked back {steps}",
        "pushes.knockback",
    ),
    _hero(
        "pull",
        34,
        "BU-RUL-43, BU-RUL-47",
        {"steps": fx.number(1, 4)},
        "{subject:be} pulled {steps:square} closer",
        "{subject:be} pulled {steps}",
        "pushes.pull",
    ),
    _hero(
        "set_status",
        41,
        "BU-RUL-78, BU-RUL-97, BU-RUL-98, BU-RUL-99",
        {"status": fx.choice(STATUS, "status"), "value": fx.number(1, 4), "until": _until(*LONG, "used_up")},
        "{status}[ {until}]",
        "{status}[ {until}]",
        "statuses.set_status",
    ),
    Word(
        "place_creation",
        54,
        "BU-UTIL-01, BU-RUL-59, BU-RUL-99",
        {
            "creation": fx.choice({"wall": 1, "cloud": 2, "snare": 3}, "status", says={"cloud": "poison cloud"}),
            "count": fx.number(1, 3),
            "turns": fx.number(0, 4, "turns", says=TURNS),
            "where": fx.choice({"chosen_squares": 0, "blast_centre": 1}, "where"),
        },
        "put a {creation} on {subject}[ for {turns}]",
        "{creation} on {subject}[ for {turns}]",
        "creations.place",
        of=("square",),
    ),
)


WORDS: Final = (*AIMS, *OPERATIONS)
"""By their place in the catalogue."""
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
            if i + 1 == len(names):
                yield i, f"nothing is done to what {name} aims at"
        elif word.of and aim not in word.of:
            what = ", ".join(one.name for one in AIMS if one.aim in word.of)
            had = f"aims at a {aim}" if aim else "is missing"
            yield i, f"{name} wants an aim at a {' or '.join(word.of)} before it, and it {had}; allowed: {what}"


VOCABULARY: Final = fx.vocabulary(
    WORDS,
    key="fx",
    row=frozenset(
        {"n", "reach", "dirs", "hits", "who", "except", "own", "all", "where", "value"}
        | {"state", "path", "only", "until", "status", "turns"}
    ),
    given=("subject",),
    order=_order,
)
GENERATED: Final = fx.Generated("rumpus.games.brutality.rules", {"ops": fx.numbers(VOCABULARY)})


def card_text(nodes: tuple[fx.Node, ...], voice: str = fx.FULL, timing: fx.Node | None = None) -> str:
    """The text of a card: a sentence for each aim, with all that happens to its subjects; when, before the first."""
    made: list[str] = []
    parts: list[str] = []
    subject = ""
    for node in nodes:
        word = BY_NAME[node.word]
        if word.aim:
            made += [fx.listed(parts, "and")] if parts else []
            parts, subject = [], fx.say(VOCABULARY, node, voice)
            continue
        parts.append(fx.say(VOCABULARY, node, voice, given={"subject": subject}))
        if word.of:
            subject = fx.unsaid(subject)
    made.append(fx.listed(parts, "and"))
    when = fx.say_value(CARD, timing, "timing", voice) if timing else ""
    made[0] = f"{when}, {made[0]}" if when else made[0]
    return " ".join(f"{fx.large(text)}." for text in made)
