"""Conditions and costs as a designer writes them, what they compile to, and their words on a card (BH-FX-C01 to C09,
K01 to K04).

The grammar is closed: `<who> level <cmp> <n 0-2>` stands for "self level at least 1" and 17 other sentences. A text may
name what the effect around it brings: `{other}`, the other combatant or the Legend on the event's other side. In short
a condition begins with what joins it to the moment: `Light`, `, they are Red`; `Heavy`, ` from 2+ away`.
"""

from collections.abc import Callable
from typing import Final

from rumpus import effects as fx
from rumpus.games.brawlhalla.content.moments import EVENTS, FIGHT, MOVES
from rumpus.games.brawlhalla.content.parts import PARTS, POSITIONS, TURNS, ZONES
from rumpus.games.brawlhalla.rules import ids

# ---------------------------------------------------------------- words on a card

Says = Callable[[fx.Sentence], str]


def levels(s: fx.Sentence) -> str:
    """The damage levels that fit: Yellow or Red."""
    n = int(s.parts["n"])
    fits = {"at least": range(n, 3), "exactly": range(n, n + 1), "at most": range(n + 1)}[s.parts["cmp"]]
    *more, last = (name for k, name in enumerate(("Fresh", "Yellow", "Red")) if k in fits)
    return f"{', '.join(more)} or {last}" if more else last


def _they(text: str) -> Says:
    """In short: `, they are Red`."""
    return lambda s: f", {'you are' if s.parts['who'] == 'self' else 'they are'} {text}"


def _their(text: str) -> Says:
    """In short: `, their total 8+`."""
    return lambda s: f", {'your' if s.parts['who'] == 'self' else 'their'} {text}"


def _many(s: fx.Sentence) -> str:
    """8+, 8, up to 8."""
    return {"at least": "{n}+", "exactly": "{n}", "at most": "up to {n}"}[s.parts["cmp"]]


def _has(s: fx.Sentence) -> str:
    """You have; the defender has."""
    return "you have" if s.parts["who"] == "self" else "{other} has"


def _theirs(s: fx.Sentence) -> str:
    """your; the defender's."""
    return "your" if s.parts["who"] == "self" else "{other}'s"


def _higher(s: fx.Sentence) -> str:
    """Who is damaged more: your Legend has more damage than the defender."""
    return "{who:have} more damage than " + ("{other}" if s.parts["who"] == "self" else "your Legend")


def _distance(s: fx.Sentence) -> str:
    """How far away: the defender is 2 or more spaces away."""
    far = {"at least": "{n} or more spaces away", "exactly": "exactly {n:space} away", "at most": "within {n:space}"}
    return "{other} is " + far[s.parts["cmp"]]


def _zone(s: fx.Sentence) -> str:
    """How many cards where: at least 3 cards in hand."""
    n = int(s.parts["n"])
    many = "no" if n == 0 and s.parts["cmp"] != "at least" else f"{s.parts['cmp']} {n}"
    card, where, _ = ZONES[s.parts["zone"]]
    return f"{_has(s)} {many} {card}{'' if n == 1 else 's'}{where}"


def _fewer(s: fx.Sentence) -> str:
    """Who has fewer cards where: you have fewer cards in hand than the defender."""
    card, where, _ = ZONES[s.parts["zone"]]
    return f"{_has(s)} fewer {card}s{where} than {'{other}' if s.parts['who'] == 'self' else 'you'}"


def _zone_short(text: str) -> Says:
    """In short: `, your hand 3+`, or with a text `, your hand is smaller`."""
    return lambda s: _their(f"{ZONES[s.parts['zone']][2]} {text or _many(s)}")(s)


def _near(s: fx.Sentence) -> str:
    """Others near; in an attack the target is not counted."""
    kind = s.parts["near"] if s.parts["near"] == "teammate" or not s.given["fight"] else "other opponent"
    return f"at least {{n:{kind}}} {'is' if s.parts['n'] == '1' else 'are'} within {{b:space}} of {{who}}"


# ---------------------------------------------------------------- conditions

ROLE, ATTACK = -1, -2
"""Numbers of conditions that the effect itself carries (Fx.role, Fx.attack), no Cond."""


def _target(s: fx.Sentence, moment: str) -> str:
    """Nothing speaks of a target at a MOVE."""
    speaks = s.parts.get("who") == "target" or "target" in s.form.marks
    return f"{s.text!r} speaks of a target; at {moment} there is none" if speaks and moment in MOVES else ""


def _form(
    text: str,
    number: int,
    law: str,
    asks: str,
    says: str | Says,
    short: str | Says,
    moments: tuple[str, ...] = (),
    *,
    to: dict[str, str] | None = None,
    cmp: int = 0,
    far: bool = False,
) -> fx.Form:
    """A condition; `far`: it speaks of the target."""
    marks = frozenset({"target"} if far else ())
    fixed = {"cmp": cmp} if cmp else {}
    return fx.Form(text, number, f"BH-FX-{law}", asks, to or {}, fixed, moments, _target, says, short, marks)


CAUSED_AT: Final = ("on_damage", "on_knockback", "on_ko", "on_weapon_change", "on_gravity", "before_ko")
FORMS: Final = (
    _form("role = <role>", ROLE, "C01", "the owner's part in the attack", "", ""),
    _form("attack = <attack>", ATTACK, "C01", "the type of the attack", "", ""),
    _form(
        "<who> level <cmp> <n 0-2>",
        ids.C_LEVEL,
        "C02",
        "damage level: 0 none, 1 Yellow, 2 Red",
        lambda s: f"{{who:be}} {levels(s)}",
        lambda s: _they(levels(s))(s),
    ),
    _form(
        "<who> level higher",
        ids.C_LEVEL_HIGHER,
        "C02",
        "higher than the other one's",
        _higher,
        _they("more hurt"),
        far=True,
    ),
    _form(
        "<who> on <space>",
        ids.C_SPACE,
        "C03",
        "the kind of space; the ring is Air, and in no row or column",
        "{who:be} {space}",
        _they("{space}"),
    ),
    _form(
        "distance <cmp> <n 1-6>",
        ids.C_DISTANCE,
        "C04",
        "steps to the target, corners included",
        _distance,
        lambda s: {"at least": " from {n}+ away", "exactly": " from {n} away", "at most": " within {n}"}[
            s.parts["cmp"]
        ],
        far=True,
    ),
    _form(
        "target <position>",
        ids.C_POSITION,
        "C04",
        "where the target is, seen from the owner",
        lambda s: f"{{other}} is {POSITIONS[s.parts['position']][0]}",
        lambda s: f", they are {POSITIONS[s.parts['position']][1]}",
        far=True,
    ),
    _form("<who> <status>", ids.C_STATUS, "C05", "the weapon", "{who:be} {status}", _they("{status}")),
    _form(
        "<who> <status> side <a 1-2>",
        ids.C_STATUS,
        "C05",
        "the weapon, and which side is up",
        "{who:be} {status} with side {a} of the Weapon card up",
        _they("{status} with side {a}"),
    ),
    _form(
        "<who> played <cmp> <n 1-6>",
        ids.C_COUNT,
        "C06",
        "cards played in this attack",
        lambda s: f"{_has(s)} played {{cmp}} {{n:card}} in this attack",
        lambda s: f", {'you' if s.parts['who'] == 'self' else 'they'} played {_many(s)}",
        FIGHT,
    ),
    _form(
        "<who> total <cmp> <n 1-20>",
        ids.C_TOTAL,
        "C06",
        "the total of this attack",
        lambda s: f"{_theirs(s)} total is {{cmp}} {{n}}",
        lambda s: _their(f"total {_many(s)}")(s),
        FIGHT,
    ),
    _form(
        "<who> played the same value twice",
        ids.C_SAME,
        "C06",
        "two cards of one value in this attack",
        lambda s: f"{_has(s)} played two cards of the same value in this attack",
        lambda s: f", {'you' if s.parts['who'] == 'self' else 'they'} played a pair",
        FIGHT,
    ),
    _form(
        "<who> total <parity>",
        ids.C_PARITY,
        "C06",
        "the sum of the cards played",
        lambda s: f"{_theirs(s)} total is {{parity}}",
        _their("total is {parity}"),
        FIGHT,
    ),
    _form(
        "margin at least <n 1-10>",
        ids.C_MARGIN,
        "C06",
        "the difference of both totals",
        "the totals differ by at least {n}",
        ", {n}+ apart",
        FIGHT,
    ),
    _form("<who> <zone> <cmp> <n 0-20>", ids.C_ZONE, "C07", "cards in a zone", _zone, _zone_short("")),
    _form(
        "<who> <zone> fewer than the other",
        ids.C_ZONE,
        "C07",
        "fewer cards there than the other one",
        _fewer,
        _zone_short("is smaller"),
        cmp=ids.CMP_LESS,
        far=True,
    ),
    _form(
        "<nth> action",
        ids.C_ACTION,
        "C08",
        "of the own turn",
        "this is your {nth} action of the turn",
        ", {nth} action",
    ),
    _form(
        "moved at least <n 1-5>",
        ids.C_MOVED,
        "C08",
        "spaces, in the own turn",
        "your Legend has moved at least {n:space} this turn",
        ", moved {n}+",
    ),
    _form(
        "first attack this turn",
        ids.C_FIRST_ATTACK,
        "C08",
        "of the own turn",
        "this is your first attack of the turn",
        ", first attack",
    ),
    _form(
        "was hit since own last turn",
        ids.C_WAS_HIT,
        "C08",
        "hit by an attack",
        "an attack has hit your Legend since your last turn",
        ", you were hit",
    ),
    _form(
        "started on Air, ended on Platform",
        ids.C_AIR_TO_PLATFORM,
        "C08",
        "the MOVE that runs",
        "this MOVE started on Air and ended on a Platform",
        " from Air to Platform",
        ("after_move", "on_adjacent", "on_weapon_change"),
    ),
    _form(
        "at least <n 1-3> <near> within <b 1-3> of <who>",
        ids.C_NEAR,
        "C09",
        "others near; the target not counted",
        _near,
        lambda s: f", {{n}}+ {{near}}s near {'you' if s.parts['who'] == 'self' else 'them'}",
        to={"near": "who", "who": "a"},
    ),
    _form(
        "who = <subject>",
        ids.C_SUBJECT,
        "E01",
        "whom the event is about",
        "this is about {subject}",
        ", about {subject}",
        EVENTS,
    ),
    _form(
        "turn = <turn>",
        ids.C_TURN,
        "E01",
        "whose turn it is",
        lambda s: TURNS[s.parts["turn"]][0],
        lambda s: TURNS[s.parts["turn"]][1],
        (*EVENTS, "constant"),
    ),
    _form(
        "value <n 1-5> played",
        ids.C_VALUE,
        "E03",
        "such a card is among those just laid down",
        "a {n} is among them",
        ", a {n} among them",
        ("on_card_played",),
    ),
    _form(
        "cards in the play <cmp> <n 1-6>",
        ids.C_PLAYED,
        "E03",
        "how many were just laid down",
        lambda s: f"{{cmp}} {{n:card}} {'is' if s.parts['n'] == '1' else 'are'} played at once",
        lambda s: f", {_many(s)} at once",
        ("on_card_played",),
    ),
    _form(
        "source = <source>",
        ids.C_SOURCE,
        "E05",
        "where the damage came from",
        "the damage was done {source}",
        ", damage {source}",
        ("on_damage",),
    ),
    _form(
        "result = <result>", ids.C_RESULT, "E06", "how the knockback went", "{result}", ", {result}", ("on_knockback",)
    ),
    _form("caused by self", ids.C_CAUSED, "E07", "the owner caused it", "you caused it", ", you caused it", CAUSED_AT),
    _form(
        "kind = <change>",
        ids.C_WEAPON,
        "E08",
        "what happened to the weapon",
        "{change}",
        ", {change}",
        ("on_weapon_change",),
    ),
    _form("choice = <choice>", ids.C_CHOICE, "E09", "what the DELAY was for", "{choice}", ", {choice}", ("on_delay",)),
)
IF: Final = fx.Forms(FORMS, PARTS)
"""All conditions, as fields of state.Cond."""
IN_HEAD: Final = frozenset(
    {ids.C_SUBJECT, ids.C_SOURCE, ids.C_RESULT, ids.C_CAUSED, ids.C_WEAPON, ids.C_CHOICE, ROLE, ATTACK}
)
"""Conditions that a whole effect tells with its event."""

# ---------------------------------------------------------------- costs

CARDS: Final = "discard {n:card} of value {value}"
WORTH: Final = "discard {n:card} worth {value}"
PRICES: Final = fx.Forms(
    (
        fx.Form(
            "discard <n 1-3> (any value)",
            ids.K_DISCARD,
            "BH-FX-K01",
            "cards of the own hand",
            says="discard {n:card}",
            short="discard {n}",
        ),
        fx.Form(
            "discard <n 1-3> (exactly <value 1-5>)",
            ids.K_DISCARD,
            "BH-FX-K01",
            "cards of the own hand of that value",
            fixed={"cmp": ids.CMP_EQ},
            says=CARDS,
            short=WORTH,
        ),
        fx.Form(
            "discard <n 1-3> (at least <value 1-5>)",
            ids.K_DISCARD,
            "BH-FX-K01",
            "cards of that value or more",
            fixed={"cmp": ids.CMP_GE},
            says=f"{CARDS} or more",
            short=f"{WORTH}+",
        ),
        fx.Form("take <n 1-2> damage", ids.K_DAMAGE, "BH-FX-K02", "not at Red", says="take {n} damage"),
        fx.Form(
            "disarm yourself",
            ids.K_DISARM,
            "BH-FX-K03",
            "only while EQUIPPED",
            fixed={"n": 1},
            says="disarm your own weapon",
            short="disarm yourself",
        ),
        fx.Form(
            "spend 1 action",
            ids.K_ACTION,
            "BH-FX-K04",
            "in the own turn, one that is left",
            fixed={"n": 1},
            says="spend 1 action",
        ),
    ),
    what="cost",
)
"""All costs: n of what (ids.K_*); cmp and value for cards."""
