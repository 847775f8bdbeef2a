"""Words about places, ways, steps and falls: BH-FX-25 to BH-FX-36 (see `words`)."""

from typing import Final

from rumpus.effects import Line, Param, Place, choice, number
from rumpus.effects.text import several
from rumpus.games.brawlhalla.content.moments import AFTER, BEFORE, EVENTS, LATER, MEETING, MOVES, SETTLED
from rumpus.games.brawlhalla.content.shape import BLINK, Told, Wrong, aim, other, word, yes

# ---------------------------------------------------------------- what one parameter cannot tell alone


def _swap_within(e: Told, _place: Place) -> Wrong:
    """BH-FX-28."""
    if str(e.get("who", "")).startswith("one opponent within"):
        return ("within", "who says how far already") if "within" in e else None
    return None if "within" in e else ("within", "is missing; allowed: 1 to 4")


def _a_target(e: Told, place: Place) -> Wrong:
    """BH-FX-29."""
    beside = e.get("where") == "adjacent to target" and place.moment in MOVES
    return ("where", f"at {place.moment} there is no target") if beside else None


def _bonus_sign(e: Told, place: Place) -> Wrong:
    """BH-FX-30."""
    opponents = e.get("who") == "opponents within 1"
    n = e.get("n")
    if not isinstance(n, int):
        return None
    if opponents and place.moment != "constant":
        return "who", "MOVEs of opponents change by a standing power only: on = constant"
    if opponents != (n < 0) or n == 0:
        return "n", "allowed: 1 to 3 for the own MOVE, -2 to -1 for opponents within 1"
    return None


# ---------------------------------------------------------------- sentences that hang on parameters


def _step(e: Line) -> str:
    """BH-FX-25: Your Legend may make 1 step."""
    many = "{n:step}" if e["n"] == 1 else "up to {n:step}"
    way = {"towards": ", only towards {other}", "away": ", only away from {other}"}.get(e["way"], "")
    return f"your Legend may make {many}{way}{', ending on a Platform' if e['end'] == 'Platform' else ''}"


def _step_short(e: Line) -> str:
    """BH-FX-25: Make 1 step towards them."""
    way = {"towards": " towards them", "away": " away from them"}.get(e["way"], "")
    end = " to a Platform" if e["end"] == "Platform" else ""
    return f"{'make {n:step}' if e['n'] == 1 else 'up to {n:step}'}{way}{end}"


def _push(e: Line) -> str:
    """BH-FX-26: Push the defender 1 space straight away from your Legend, as a knockback."""
    line = "stopping at the KO line" if e["stop_at_ko_line"] == "yes" else "as a knockback"
    if " within " in e["whom"]:
        return f"push {{whom}} straight away from your Legend by {{n:space}}, {line}"
    return f"push {{whom}} {{n:space}} straight away from your Legend, {line}"


def _pull(e: Line) -> str:
    """BH-FX-27: Pull the defender 1 space towards your Legend."""
    many = "1 space" if e["n"] == 1 else "up to {n:space}"
    stop = "" if e["n"] == 1 else ", stopping next to it"
    sight = ", if in line of sight" if e["sight"] == "yes" else ""
    if " within " in e["whom"]:
        return f"pull {{whom}} towards your Legend by {many}{stop}{sight}"
    return f"pull {{whom}} {many} towards your Legend{stop}{sight}"


def _swap_places(e: Line) -> str:
    """BH-FX-28: Your Legend changes places with the defender, if within 3 spaces."""
    if "within" in e:
        return "your Legend changes places with {whom}, if within {within:space}"
    whom = e["whom"].replace("opponent", "opponent or teammate") if e["teammates"] == "yes" else "{whom}"
    return f"your Legend changes places with {whom}"


def _swap_places_short(e: Line) -> str:
    """BH-FX-28: Swap places with them up to 3 away."""
    return "swap places with {them}" + (f" up to {e['within']} away" if "within" in e else "")


def _far(e: Line) -> str:
    """The distance of a teleport."""
    return several(int(str(e["where"]).split()[1]), "space")


def _teleport(e: Line) -> str:
    """BH-FX-29: Put your Legend on any unoccupied Platform."""
    place = {
        "any Platform": "any unoccupied Platform",
        "row 1": "any unoccupied space of the top row",
        "adjacent to target": "an unoccupied space next to {other}",
    }.get(e["where"])
    return f"put your Legend on {place or f'an unoccupied space within {_far(e)}, through Platforms too'}"


def _teleport_short(e: Line) -> str:
    """BH-FX-29: Reappear on a Platform."""
    place = {"any Platform": "on a Platform", "row 1": "in the top row", "adjacent to target": "next to them"}
    return f"reappear {place.get(e['where']) or f'within {_far(e)}'}"


def _move_bonus(e: Line) -> str:
    """BH-FX-30: Your Legend may make 1 more step in this MOVE."""
    if e["who"] != "self":
        return f"opponents within 1 space make {several(-e['n'], 'step')} fewer in a MOVE"
    return "your Legend may make {n:more step} " + ("in every MOVE" if e["standing"] else "in this MOVE")


def _move_bonus_short(e: Line) -> str:
    """BH-FX-30: Opponents next to you move 2 less."""
    if e["who"] != "self":
        return f"opponents next to you move {-e['n']} less"
    return "{n:more step}" + (" in a MOVE" if e["standing"] else "")


def _air_limit(e: Line) -> str:
    """BH-FX-31: Your Legend may cross any number of Air spaces in a row in this MOVE."""
    many = "any number of" if e["limit"] == "none" else "{limit}"
    when = "when it moves" if e["standing"] else "in this MOVE"
    return f"your Legend may cross {many} Air spaces in a row {when}"


def _phase(e: Line) -> str:
    """BH-FX-32: Your Legend may pass up through Platform floors in this MOVE."""
    floors = "Platform floors" if e["times"] == "any" else "{times:Platform floor}"
    return f"your Legend may pass {{way}} through {floors} in {'every' if e['standing'] else 'this'} MOVE"


def _phase_short(e: Line) -> str:
    """BH-FX-32: Pass up through floors."""
    return f"pass {{way}} through {'floors' if e['times'] == 'any' else '{times:floor}'}"


def _drop(e: Line) -> str:
    """BH-FX-34: Your opponent falls 1 space if on Air."""
    verb = "falls {n:space}" if e["n"] == 1 else "falls {n:time}, 1 space each,"
    return f"{{whom}} {verb} {'if' if e['n'] == 1 else 'while'} on Air"


def _met(_e: Line) -> str:
    """BH-FX-35: the word after it names the Legend that was met."""
    return ""


def _root(e: Line) -> str:
    """BH-FX-36: Your opponent cannot MOVE until the end of its next turn."""
    if e["standing"]:
        return (
            "opponents within 1 space cannot MOVE"
            if e["n"] == 0
            else ("opponents within 1 space make at most {n:step} in a MOVE")
        )
    return (
        "{other} cannot MOVE until the end of its next turn"
        if e["n"] == 0
        else ("{other} makes at most {n:step} in a MOVE until the end of its next turn")
    )


def _root_short(e: Line) -> str:
    """BH-FX-36: They cannot MOVE next turn."""
    if e["standing"]:
        return "opponents next to you " + ("cannot MOVE" if e["n"] == 0 else "MOVE {n} at most")
    return "they cannot MOVE next turn" if e["n"] == 0 else "they MOVE {n} at most next turn"


# ---------------------------------------------------------------- rows

POSITION: Final = (
    word(
        "BH-FX-25",
        "step",
        (*BEFORE, *LATER, *EVENTS),
        {
            "n": number(1, 4),
            "way": choice({"any": 0, "towards": 1, "away": 2}, "a", default="any"),
            "end": choice({"anywhere": 0, "Platform": 1}, "b", default="anywhere"),
        },
        _step,
        _step_short,
        "ops_position.step",
    ),
    word(
        "BH-FX-26",
        "push",
        (*BEFORE, *LATER, *MEETING),
        {"n": number(1, 3), "stop_at_ko_line": yes("a"), "who": other()},
        _push,
        lambda e: "push {them} {n}" if e["them"] == "them" else "push {them} by {n}",
        "ops_position.push_away",
    ),
    word(
        "BH-FX-27",
        "pull",
        (*BEFORE, *LATER),
        {"n": number(1, 3), "sight": yes("a"), "who": other(2, 4)},
        _pull,
        lambda e: "pull {them} {n} closer" if e["them"] == "them" else "pull {them} closer",
        "ops_position.pull",
    ),
    word(
        "BH-FX-28",
        "swap_places",
        (*BEFORE, *LATER),
        {"within": number(1, 4, "range", unset=0), "teammates": yes("a"), "who": other(1, 4)},
        _swap_places,
        _swap_places_short,
        "ops_position.swap_places",
        check=_swap_within,
    ),
    word(
        "BH-FX-29",
        "teleport",
        SETTLED,
        {"where": Param(to="a", words={"any Platform": 1, "row 1": 2, "adjacent to target": 3}, forms=BLINK)},
        _teleport,
        _teleport_short,
        "ops_position.teleport",
        check=_a_target,
    ),
    word(
        "BH-FX-30",
        "move_bonus",
        ("before_move", "constant"),
        {"n": number(-2, 3), "who": aim("self", "opponents within 1")},
        _move_bonus,
        _move_bonus_short,
        "ops_position.move_bonus",
        check=_bonus_sign,
    ),
    word(
        "BH-FX-31",
        "air_limit",
        ("before_move", "constant"),
        {"limit": number(2, 6, words={"none": 99}, says={"none": "any number of"})},
        _air_limit,
        "cross {limit} Air spaces in a row",
        "ops_position.air_limit",
    ),
    word(
        "BH-FX-32",
        "phase",
        ("before_move", "constant"),
        {
            "way": choice({"up": 1, "down": 2, "both": 3}, "a", says={"both": "up or down"}),
            "times": number(1, 1, words={"any": 99}),
        },
        _phase,
        _phase_short,
        "ops_position.phase",
    ),
    word(
        "BH-FX-33",
        "hover",
        ("on_gravity", "constant"),
        {
            "when": choice(
                {"any DELAY": 0, "own DELAY": 1},
                "a",
                default="any DELAY",
                says={"any DELAY": "", "own DELAY": "at your own DELAY"},
                short={"own DELAY": "at your DELAY"},
            )
        },
        lambda e: f"{'it' if e['own'] else 'your Legend'} does not fall[ {{when}}]",
        "do not fall[ {when}]",
        "ops_position.hover",
    ),
    word(
        "BH-FX-34",
        "drop",
        LATER,
        {"n": number(1, 3), "who": other(1, 3, "self")},
        _drop,
        lambda e: "you fall {n:space}" if e["who"] == "self" else "{they:fall} {n:space}",
        "ops_position.drop",
    ),
    word("BH-FX-35", "opportunity", MEETING, {}, _met, _met, "ops_position.opportunity"),
    word("BH-FX-36", "root", (*AFTER, "constant"), {"n": number(0, 2)}, _root, _root_short, "ops_position.root"),
)
