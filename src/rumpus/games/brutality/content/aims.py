"""The words that say whom: each names the subjects of what follows, until the next one. The catalogue's 7 to 23."""

from typing import Final

from rumpus import effects as fx
from rumpus.games.brutality.content.grammar import (
    BEARER,
    CARDS,
    COUNT,
    CREATIONS,
    HAZARDS,
    KINDS,
    WHERE,
    WHERE_SAYS,
    aim,
    numbered,
)

DIRS: Final = fx.choice({8: 8, 4: 4}, "dirs", default=8, says={8: "", 4: "straight"})
HITS: Final = fx.choice({"first": 0, "all": 1}, "hits", says={"first": "the first enemy", "all": "every enemy"})
SHOT: Final = fx.choice(
    {"enemy": 0, "teammate": 1, "any_other_hero": 2},
    "who",
    default="enemy",
    says={"enemy": "one enemy", "teammate": "your teammate", "any_other_hero": "one other hero"},
)
FRESH: Final = fx.choice(
    {"nobody": 0, "already_hit": 1}, "fresh", default="nobody", says={"nobody": "", "already_hit": "not hit yet"}
)
RADIUS: Final = fx.number(
    1, 2, "reach", says={1: "adjacent enemy", 2: "enemy within 2 squares"}, short={2: "enemy within 2"}
)
STATE: Final = fx.choice({"alive": 0, "dead": 1}, "state", default="alive", says={"alive": "", "dead": "dead"})
VALUE: Final = fx.number(1, 8, "value", default=3)
AT_MOST: Final = fx.Case(5, "", {"value": VALUE}, "with {value} HP or less")
LAND: Final = {"empty": 0, "enemy": 1, "any": 2}
NEEDS: Final = fx.Param(to="needs", words={"true": 1, "false": 0}, switch=True, default=True)
SELF: Final = fx.switch("own", says={True: "this hero or"})
PATH: Final = fx.switch("path", says={True: "in sight"})


def _far(line: fx.Line) -> str:
    """How far, where there is a limit."""
    return f" within {line['reach']}" if line["reach"] else ""


def _teammate(line: fx.Line) -> str:
    """Your teammate, this hero or your teammate, or both, and how far."""
    if line["count"] == "all":
        return fx.Plural(f"both heroes{_far(line)}") if line["include_self"] else f"your teammate{_far(line)}"
    return f"{'this hero or ' if line['include_self'] else ''}your teammate{_far(line)}"


def _squares(line: fx.Line) -> str:
    """Up to so many squares, and how far."""
    n = int(line["count"])
    far = _far(line) or (" anywhere" if n == 1 else "")
    return f"{'one square' if n == 1 else f'up to {n} squares'}{far}{' in sight' if line['needs_path'] else ''}"


def _leap(line: fx.Line) -> str:
    """How far, and who is landed on."""
    lo, hi = int(line["min"]), int(line["max"])
    far = f"{lo} to {hi} squares" if lo < hi else "1 square" if hi == 1 else f"{hi} squares"
    way = " straight" if line["dirs"] == 4 else ""
    told = {
        "empty": "leap {} to an empty place",
        "enemy": "leap {} onto an enemy; it",
        "any": "leap {}; an enemy landed on",
    }
    return told[str(line["land"])].format(far + way)


def _blast(line: fx.Line) -> str:
    """The square aimed at, and who is hit."""
    who = "every enemy on or next to it" if line["radius"] else "every enemy on it"
    bare = "" if line["needs_target"] or line.voice == fx.SHORT else " (an enemy there is not needed)"
    return f"aim at a square within {line['reach']}{bare}; {who}"


def _hazard(line: fx.Line) -> str:
    """One hazard: the kind, or the kinds it may be of."""
    kinds = list(line["kinds"])
    if len(kinds) == 1:
        return fx.Plural(HAZARDS[kinds[0]]) if HAZARDS[kinds[0]].endswith("s") else HAZARDS[kinds[0]]
    left = [name for name in HAZARDS if name not in kinds]
    if len(left) > 1:
        return fx.listed(HAZARDS[kind] for kind in kinds)
    return f"one hazard other than {HAZARDS[left[0]]}" if left else "one hazard"


def _creation(line: fx.Line) -> str:
    """One token, of which kinds, and how far."""
    return f"one {fx.listed(CREATIONS[kind] for kind in line['kinds'])}{_far(line)}"


AIMS: Final = (
    aim("self", "BU-RUL-26", {}, "this hero", moments=BEARER),
    aim("melee", "BU-SPEC-01, BU-RUL-28", {}, "one adjacent enemy", "an adjacent enemy", moments=BEARER),
    aim(
        "arc",
        "BU-RUL-28, BU-RUL-37",
        {},
        "every enemy in three adjacent squares",
        fx.Plural("enemies in 3 squares"),
        moments=BEARER,
    ),
    aim(
        "line",
        "BU-RUL-27, BU-RUL-28, BU-RUL-30",
        {"reach": fx.number(1, 6, "reach"), "hits": HITS, "dirs": DIRS},
        "{hits} in a[ {dirs}] line of {reach:square}",
        "{hits} in a line of {reach}",
        moments=BEARER,
    ),
    aim(
        "shot",
        "BU-TANK-05, BU-RUL-27, BU-RUL-28",
        {"reach": fx.number(1, 3, "reach"), "who": SHOT},
        "{who} within {reach:square}",
        "{who} within {reach}",
        moments=BEARER,
    ),
    aim(
        "burst",
        "BU-RUL-22, BU-RUL-28",
        {"radius": RADIUS, "except": FRESH},
        "every {radius}[ {except}]",
        moments=BEARER,
    ),
    aim(
        "blast",
        "BU-RUL-27, BU-RUL-28, BU-RUL-30",
        {"reach": fx.number(1, 3, "reach"), "radius": fx.number(0, 1, "n"), "needs_target": NEEDS},
        _blast,
        of="blast",
        moments=BEARER,
    ),
    aim(
        "charge",
        "BU-RUL-44, BU-SPEC-05",
        {"distance": fx.number(1, 4, "reach")},
        "charge up to {distance:square}; what stands in the way",
        "charge {distance}; what is in the way",
        moments=BEARER,
    ),
    aim(
        "leap",
        "BU-TANK-08, BU-RUL-34, BU-RUL-36",
        {"min": fx.number(1, 3, "low"), "max": fx.number(1, 4, "reach"), "dirs": DIRS, "land": fx.choice(LAND, "land")},
        _leap,
        moments=BEARER,
        after="{subject:give} way",
    ),
    aim(
        "teammate",
        "BU-RUL-26",
        {
            "reach": fx.number(0, 4, "reach", says={0: "anywhere"}),
            "include_self": SELF,
            "count": fx.choice(COUNT, "all", default=1, says={1: ""}),
        },
        _teammate,
        moments=BEARER,
    ),
    aim(
        "enemy",
        "BU-RELIC-17, BU-RUL-31",
        {
            "count": fx.choice(COUNT, "all", says={1: "one enemy", "all": "every enemy"}),
            "where": fx.choice(WHERE | {"hp_at_most": AT_MOST}, "where", default="anywhere", says=WHERE_SAYS),
        },
        "{count}[ {where}]",
    ),
    aim(
        "own",
        "BU-RELIC-17, BU-RUL-68",
        {"count": fx.choice(COUNT, "all", says={1: "one of your", "all": "each of your"}), "state": STATE},
        "{count}[ {state}] heroes",
    ),
    aim(
        "all_heroes",
        "BU-RUL-24, BU-RUL-72",
        {"where": fx.choice(WHERE, "where", default="anywhere", says=WHERE_SAYS)},
        "every hero[ {where}]",
    ),
    aim(
        "square",
        "BU-RUL-27, BU-RUL-59",
        {"reach": fx.number(0, 4, "reach"), "needs_path": PATH, "count": fx.number(1, 3, "n", default=1)},
        _squares,
        of="square",
    ),
    aim("hazard", "BU-HAZ-01, BU-FLAME-06, BU-RUL-57", {"kinds": KINDS}, _hazard, of="hazard", moments=CARDS),
    aim(
        "creation",
        "BU-UTIL-01, BU-RUL-59",
        {"kinds": fx.some(numbered(CREATIONS), "kinds", 3), "reach": fx.number(0, 4, "reach")},
        _creation,
        of="creation",
    ),
    aim(
        "player",
        "BU-RELIC-17, BU-RUL-76",
        {"who": fx.choice({"own": 0, "enemy": 1}, "who", says={"own": "you", "enemy": "the opponent"})},
        "{who}",
        of="team",
    ),
)
