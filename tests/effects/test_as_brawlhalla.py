"""A dozen words of Brawlhalla, and all its sentences, declared in the shared language: the rows, the texts and the
faults are those of the game's own code. Until the game speaks the shared language, which makes this test needless.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from rumpus import effects as fx
from rumpus.effects.vocabulary import Word
from rumpus.games.brawlhalla.content import conditions as grammar
from rumpus.games.brawlhalla.content.compiling import Coder, Step
from rumpus.games.brawlhalla.content.moments import AFTER, ANY, BEFORE, DURING, EVENTS, MOMENTS, MOVES, TRIGGERS
from rumpus.games.brawlhalla.content.tables import _fill_condition
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.state import Cond, Op, Table
from rumpus.kernel.reader import Fault, Reader

YES = {"no": 0, "yes": 1}

# ---------------------------------------------------------------- the grammar, word for word


def _target(made: fx.Sentence, moment: str) -> str:
    """Nothing speaks of a target at a MOVE."""
    speaks = made.parts.get("who") == "target" or "target" in made.form.marks
    return f"{made.text!r} speaks of a target; at {moment} there is none" if speaks and moment in MOVES else ""


OTHERS = {"who": "who", "cmp": "cmp", "zone": "a", "subject": "who"}
PARTS = {name: fx.Part(numbers, OTHERS.get(name, "n")) for name, numbers in grammar.PARTS.items()}


def _form(old: grammar.Form) -> fx.Form:
    """A sentence of today's grammar."""
    to = {"near": "who", "who": "a"} if old.kind == ids.C_NEAR else {}
    fewer = old.text.endswith("fewer than the other")
    fixed = {"cmp": ids.CMP_LESS} if fewer else {}
    far = fewer or old.kind in (ids.C_DISTANCE, ids.C_POSITION, ids.C_LEVEL_HIGHER)
    marks = frozenset({"target"} if far else ())
    moments = MOMENTS.get(old.kind, ())
    return fx.Form(old.text, old.kind, old.fx, old.asks, to, fixed, moments, _target, marks=marks)


IF = fx.Forms(tuple(_form(one) for one in grammar.FORMS), PARTS)
PRICES = fx.Forms(
    (
        fx.Form("discard <n 1-3> (any value)", ids.K_DISCARD, "BH-FX-K01"),
        fx.Form("discard <n 1-3> (exactly <value 1-5>)", ids.K_DISCARD, "BH-FX-K01", fixed={"cmp": ids.CMP_EQ}),
        fx.Form("discard <n 1-3> (at least <value 1-5>)", ids.K_DISCARD, "BH-FX-K01", fixed={"cmp": ids.CMP_GE}),
        fx.Form("take <n 1-2> damage", ids.K_DAMAGE, "BH-FX-K02"),
        fx.Form("disarm yourself", ids.K_DISARM, "BH-FX-K03", fixed={"n": 1}),
        fx.Form("spend 1 action", ids.K_ACTION, "BH-FX-K04", fixed={"n": 1}),
    ),
    what="cost",
)


def numbers(made: fx.Sentence) -> dict[str, int]:
    """The fields of a condition, those that are 0 too."""
    return {name: made.fields.get(name, 0) for name in ("kind", "who", "cmp", "n", "a", "b")}


@pytest.mark.parametrize("form", grammar.FORMS, ids=lambda form: form.text)
def test_every_sentence_has_the_numbers_of_today(form: grammar.Form) -> None:
    for text in grammar.sentences(form):
        old, new = grammar.condition(text), IF.read(text)
        assert isinstance(old, grammar.Condition)
        assert isinstance(new, fx.Sentence)
        assert numbers(new) == {name: getattr(old, name) for name in numbers(new)}
        assert bool(_target(new, "before_move")) == old.target


@pytest.mark.parametrize("form", grammar.PRICES, ids=lambda form: form.text)
def test_every_cost_has_the_numbers_of_today(form: grammar.Form) -> None:
    for text in grammar.sentences(form):
        old, new = grammar.cost(text), PRICES.read(text)
        assert isinstance(old, grammar.Price)
        assert isinstance(new, fx.Sentence)
        assert [new.fields.get(name, 0) for name in ("kind", "n", "cmp", "value")] == [
            old.kind,
            old.n,
            old.cmp,
            old.value,
        ]


# ---------------------------------------------------------------- a dozen words, and the combinations

AIMS = {
    "other combatant": fx.Form("other combatant", ids.WHO_OTHER, says="the other combatant"),
    "self": fx.Form("self", ids.WHO_SELF, says="your Legend"),
    "adjacent teammate": fx.Form("adjacent teammate", ids.WHO_TEAMMATE),
}


def aim(*names: str, lo: int = 1, hi: int = 3) -> fx.Param:
    """Whom a word is aimed at; the first is the default."""
    within = fx.Form(f"one opponent within <range {lo}-{hi}>", ids.WHO_OPPONENT)
    forms = fx.Forms(tuple(AIMS.get(name, within) for name in names), kind="who", what="aim")
    return fx.Param(to="who", forms=forms, default=names[0])


OTHER = aim("other combatant", "one opponent within")
TOTALS = ("before_light_attack", "during_light_attack", "constant", "on_card_played")
BLINK = fx.Forms((fx.Form("within <n 1-4> ignoring Platforms", 4),), kind="a", what="place")
PLACES = {"any Platform": 1, "row 1": 2, "adjacent to target": 3}
SOURCES = {"any": 0, "light": 1, "crossing": 2, "reshuffle": 3}


def _no_zero(entry: Mapping[str, Any], _place: fx.Place) -> tuple[str, str] | None:
    return ("n", "0 changes nothing; allowed: -3 to -1, 1 to 5") if entry.get("n") == 0 else None


def _fits(_word: Word, entry: Mapping[str, Any], place: fx.Place) -> list[tuple[str, str]]:
    who = entry.get("who", "other combatant" if _word.name in ("push", "look") else "")
    if place.moment in MOVES and who == "other combatant" and entry.get("what") != "top of own deck":
        return [("who", f"at {place.moment} there is no other combatant; say one opponent within N")]
    return []


WORDS = [
    fx.Word(
        "total_add",
        1,
        "BH-FX-01",
        {
            "n": fx.number(-3, 5),
            "per": fx.choice(
                {"attack": 0, "card played": 1, "damage level": 2, "card in hand": 3}, "a", default="attack"
            ),
        },
        "it says so",
        moments=TOTALS,
        check=_no_zero,
    ),
    fx.Word(
        "total_reduce", 2, "BH-FX-02", {"n": fx.number(1, 5)}, "the other side's total is {n} lower", moments=TOTALS
    ),
    fx.Word(
        "value_multiply",
        3,
        "BH-FX-03",
        {"m": fx.number(2, 2), "card": fx.choice({"this": 0, "one played": 1}, "b", default="this")},
        "it says so",
        moments=DURING,
        fixed={"a": 1},
    ),
    fx.Word(
        "ban_values",
        6,
        "BH-FX-06",
        {"values": fx.Param(to="n", lo=1, hi=5, many=5)},
        "it says so",
        moments=(*BEFORE, *DURING),
    ),
    fx.Word(
        "damage_prevent",
        14,
        "BH-FX-14",
        {
            "n": fx.number(1, 2, words={"all": 9}),
            "source": fx.choice(SOURCES, "a", default="any", says={"any": ""}),
            "who": aim("self", "adjacent teammate"),
        },
        "it says so",
        moments=("on_hit", "on_reshuffle"),
    ),
    fx.Word(
        "step",
        25,
        "BH-FX-25",
        {
            "n": fx.number(1, 4),
            "way": fx.choice(
                {"any": 0, "towards": 1, "away": 2},
                "a",
                default="any",
                says={
                    "any": "",
                    "towards": "only towards the other combatant",
                    "away": "only away from the other combatant",
                },
                short={"towards": "towards", "away": "away"},
            ),
            "end": fx.choice({"anywhere": 0, "Platform": 1}, "b", default="anywhere", says={"anywhere": ""}),
        },
        "make up to {n:step}[, {way}][, ending on a {end}]",
        "up to {n:step}[ {way}]",
        moments=(*BEFORE, *AFTER, "after_move", *EVENTS),
    ),
    fx.Word(
        "push",
        26,
        "BH-FX-26",
        {"n": fx.number(1, 3), "stop_at_ko_line": fx.choice(YES, "a", default="no"), "who": OTHER},
        "it says so",
        moments=(*BEFORE, *AFTER, "after_move", "on_pass_through", "on_adjacent"),
    ),
    fx.Word(
        "teleport",
        29,
        "BH-FX-29",
        {"where": fx.Param(to="a", words=PLACES, forms=BLINK)},
        "it says so",
        moments=(*AFTER, "after_move", *EVENTS),
    ),
    fx.Word("recover_free", 43, "BH-FX-43", says="recover your disarmed weapon", moments=ANY),
    fx.Word("draw", 50, "BH-FX-50", {"n": fx.number(1, 3), "who": aim("self")}, "draw {n}", moments=ANY),
    fx.Word(
        "look",
        52,
        "BH-FX-52",
        {
            "what": fx.choice(("hand", "random hand cards", "top of own deck", "top of deck"), "a"),
            "n": fx.number(1, 3, unset=0),
            "reorder": fx.choice(YES, "b", default="no"),
            "who": aim("other combatant", "one opponent within", hi=6),
        },
        "it says so",
        moments=(*BEFORE, "after_move", "on_turn_start"),
    ),
    fx.Word(
        "spoils", 67, "BH-FX-67", {"gain": fx.choice({"draw": 1, "heal": 2}, "a"), "n": fx.number(1, 3, unset=1)}, "x"
    ),
    fx.Word(
        "choose_one",
        ids.OP_CHOOSE,
        "BH-FX-69",
        {
            "of": fx.blocks(2, 4),
            "chooser": fx.choice(
                {"owner": ids.WHO_SELF, "other": ids.WHO_OTHER},
                "who",
                default="owner",
                says={"owner": "", "other": "the other player"},
            ),
        },
        "{chooser:choose} one: {of}",
    ),
    fx.Word("sequence", 1000, "BH-FX-69", {"do": fx.block()}, "{do}"),
    fx.Word("repeat", ids.OP_REPEAT, "BH-FX-69", {"times": fx.number(1, 3), "do": fx.block()}, "{times} times: {do}"),
    fx.Word(
        "if",
        ids.OP_IF,
        "BH-FX-69",
        {"if": fx.condition(IF, "a", apart=True), "then": fx.block(), "else": fx.block(0)},
        "if {if}: {then}[, else {else}]",
    ),
]
V = fx.vocabulary(
    WORDS,
    moments={name: fx.Moment(one.number, one.fx) for name, one in TRIGGERS.items()},
    row=frozenset({"n", "a", "b", "c", "d", "who", "range"}),
    stands="with on = {}",
    fits=_fits,
)
FLAT = fx.Flat(
    ids.OP_END,
    ids.OP_JUMP,
    {
        "choose_one": fx.one_of("of"),
        "sequence": fx.in_order("do"),
        "repeat": fx.repeated("do"),
        "if": fx.either("then", "else"),
    },
)
D1, D2 = {"op": "draw", "n": 1}, {"op": "draw", "n": 2}
STEP = {"op": "step", "n": 2, "way": "away"}
AWAY = {"op": "teleport", "where": "within 3 ignoring Platforms"}
PROGRAMS: list[tuple[str, list[dict[str, Any]]]] = [
    ("during_light_attack", [{"op": "total_add", "n": 2}, {"op": "total_add", "n": -1, "per": "card played"}]),
    ("during_light_attack", [{"op": "value_multiply", "m": 2, "card": "one played"}, {"op": "total_reduce", "n": 2}]),
    ("before_attack", [{"op": "ban_values", "values": [1, 5, 3]}]),
    ("on_hit", [{"op": "damage_prevent", "n": "all"}, {"op": "damage_prevent", "n": 1, "source": "light"}]),
    ("on_hit", [{"op": "damage_prevent", "n": 2, "who": "adjacent teammate"}]),
    (
        "after_attack",
        [STEP, {"op": "step", "n": 1, "end": "Platform"}, {"op": "push", "n": 3, "stop_at_ko_line": "yes"}],
    ),
    (
        "after_move",
        [{"op": "push", "n": 1, "who": "one opponent within 2"}, {"op": "teleport", "where": "row 1"}, AWAY],
    ),
    ("after_move", [{"op": "look", "what": "top of own deck", "n": 3, "reorder": "yes"}]),
    ("after_move", [{"op": "look", "what": "hand", "who": "one opponent within 6"}, {"op": "recover_free"}]),
    ("after_attack", [{"op": "choose_one", "of": [[D1, STEP], D2, [AWAY]]}, D1]),
    ("after_attack", [{"op": "choose_one", "chooser": "other", "of": [D1, D2, [STEP], [AWAY]]}]),
    ("after_attack", [{"op": "sequence", "do": [D1, D2]}, {"op": "repeat", "times": 3, "do": [D1, STEP]}]),
    ("after_attack", [D1, {"op": "if", "if": "target on Air", "then": [D2], "else": [STEP, D1]}, D2]),
    ("after_attack", [{"op": "if", "if": "self level at least 1", "then": [{"op": "repeat", "times": 2, "do": [D2]}]}]),
]


def of_today(on: str, entries: list[dict[str, Any]]) -> tuple[tuple[Step, ...], list[str]]:
    """Today's program and faults."""
    faults: list[str] = []
    return Coder(on, 0, "any", lambda path, reason: faults.append(f"{path}: {reason}")).program(entries), faults


def read(on: str, entries: list[dict[str, Any]]) -> tuple[tuple[fx.Node, ...], list[str]]:
    """The words of the shared language, and their faults."""
    faults: list[Fault] = []
    nodes = fx.read(V, Reader("", "", {"do": entries}, faults), "do", fx.Place(on))
    return nodes, [f".{one.path}: {one.reason}" for one in faults]


def fill(t: Table, code: tuple[Step, ...]) -> None:
    """A program of today in the Table, as tables._fill_effect writes it."""
    start = 7
    for k, step in enumerate(code):
        op = t.code[start + k]
        jumps = step.op in (ids.OP_CHOOSE, ids.OP_JUMP, ids.OP_REPEAT)
        op.op, op.n, op.who, op.range = step.op, step.n, step.who, step.range
        op.a = step.a + start if jumps else step.a
        op.b = step.b + start if step.op in (ids.OP_CHOOSE, ids.OP_IF) else step.b
        op.c = step.c + start if step.op == ids.OP_CHOOSE else step.c
        op.d = step.d + start if step.op == ids.OP_CHOOSE else step.d
        if step.condition is not None:
            op.a = _fill_condition(t, step.condition)


def conditions(t: Table) -> Any:
    """Writes a condition as a row of its own."""

    def put(made: fx.Sentence) -> int:
        at = t.n_conds
        t.n_conds += 1
        for name, value in made.fields.items():
            setattr(t.conds[at], name, value)
        return at

    return put


@pytest.mark.parametrize(("on", "entries"), PROGRAMS)
def test_the_rows_are_those_of_today(on: str, entries: list[dict[str, Any]]) -> None:
    code, wrong = of_today(on, entries)
    nodes, faults = read(on, entries)
    assert (wrong, faults) == ([], [])
    old, new = Table.blank(), Table.blank()
    fill(Table.at(old), code)
    t = Table.at(new)
    fx.write(t.code, fx.program(nodes, FLAT), 7, apart=conditions(t))
    assert old.tobytes() == new.tobytes()
    assert Op.width == 8
    assert Cond.width == 6


def test_a_short_text() -> None:
    assert fx.say_all(V, read("after_attack", [STEP])[0], fx.SHORT) == "up to 2 steps away"


SAME = [
    ("after_attack", {"op": "draw", "n": 4}),
    ("after_attack", {"op": "draw"}),
    ("after_attack", {"op": "draw", "n": 1, "who": "all"}),
    ("after_attack", {"op": "draw", "n": 1, "how": 2}),
    ("after_attack", {"op": "drow", "n": 1}),
    ("after_attack", {"n": 1}),
    ("before_move", {"op": "push", "n": 1}),
    ("after_move", {"op": "push", "n": 1}),
    ("constant", {"op": "total_add", "n": 0}),
    ("constant", {"op": "total_add", "n": 2, "per": "moon"}),
    ("on_hit", {"op": "damage_prevent", "n": "some"}),
    ("before_attack", {"op": "ban_values", "values": [6]}),
    ("after_move", {"op": "teleport", "where": "within 5 ignoring Platforms"}),
    ("after_move", {"op": "look", "what": "hand"}),
    ("after_attack", {"op": "choose_one", "of": [D1]}),
    ("after_attack", {"op": "choose_one", "of": [D1, []]}),
    ("after_attack", {"op": "repeat", "times": 4, "do": [D1]}),
    ("after_attack", {"op": "repeat", "times": 2, "do": []}),
    ("after_attack", {"op": "repeat", "times": 2, "do": [{"op": "draw", "n": 4}]}),
    ("after_attack", {"op": "if", "if": "self on Mars", "then": [D1]}),
    ("after_attack", {"op": "if", "if": "self level at least 3", "then": [D1]}),
    ("before_move", {"op": "if", "if": "target on Air", "then": [D1]}),
    ("after_attack", {"op": "if", "if": "value 3 played", "then": [D1]}),
]


@pytest.mark.parametrize(("on", "entry"), SAME)
def test_the_faults_are_at_the_places_of_today(on: str, entry: dict[str, Any]) -> None:
    old, new = of_today(on, [entry])[1], read(on, [entry])[1]
    places = {fault.partition(": ")[0] for fault in new}
    wanted = {fault.partition(": ")[0] for fault in old}
    if "op" not in entry:
        wanted, places = {path[:5] for path in wanted}, {path[:5] for path in places}
    if "ban_values" in str(entry):
        wanted = {".do.0.values.0"}  # today the whole list
    assert places == wanted, (old, new)


def test_the_faults_read_as_today() -> None:
    same = [
        ("after_attack", {"op": "draw", "n": 4}),
        ("after_attack", {"op": "draw"}),
        ("on_hit", {"op": "damage_prevent", "n": "some"}),
        ("constant", {"op": "total_add", "n": 0}),
        ("after_move", {"op": "push", "n": 1}),
        ("before_move", {"op": "if", "if": "target on Air", "then": [D1]}),
        ("after_attack", {"op": "if", "if": "value 3 played", "then": [D1]}),
        ("constant", {"op": "look", "what": "top of own deck", "n": 1}),
    ]
    for on, entry in same:
        assert read(on, [entry])[1] == of_today(on, [entry])[1]
