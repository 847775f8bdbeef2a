"""The words of Blitz Squad's cards: the catalogue's fifty, each declared once, by its number there. What a card says of
one is a message, `effect-damage`.

A line of a card is one table: `{ word = "damage", as = ["attack"], n = 1, per = "under", cap = 3 }`. `as` names the
slots in which it works (missing: all of the word's), `on` when (missing: the word's first trigger), `who` whom, `if`
with `c` on what condition, `per` with `cap` what n is multiplied by, `may` whether its player may decline.
"""

from collections.abc import Mapping
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.blitz_squad.content import grammar
from rumpus.games.blitz_squad.content.fitting import fits, more
from rumpus.games.blitz_squad.content.shape import cards, lasts, modifier, own, picks, stands

COSTS: Final = ("discard", "mill", "bury", "reveal", "conceal")
"""What may be paid."""
MISSED: Final = 2
"""BS-PEN-01: the cards that a turn without an attack costs."""
LINES: Final = 4
"""BS-RUL-59: effect lines of a card."""


# ---------------------------------------------------------------- words that hold others


def _cost(told: Mapping[str, Any], _: fx.Place) -> tuple[str, str] | None:
    """BS-RUL-56: what is paid is n of the player's own cards, without conditions."""
    cost = told.get("cost")
    more = [key for key in cost if key not in ("word", "n")] if isinstance(cost, dict) else []
    return (f"cost.{more[0]}", "a cost is a word and its n; its player pays it") if more else None


MODIFIERS: Final = (
    modifier("power", 1, "BS-STACK-06, BS-RUL-14", n=(-6, 6), per=True),
    modifier("damage", 2, "BS-ATK-06, BS-ACT-05, BS-RUL-08, BS-RUL-73", slots=grammar.COMBO, n=(-6, 12), per=True),
    modifier("defense", 3, "BS-BLK-07", slots=("block",), n=(-6, 12), per=True),
    modifier("energy", 4, "BS-ATK-08, BS-ACT-03, BS-RUL-11", slots=grammar.PAID, n=(-6, 12), per=True),
    modifier("discount", 5, "BS-ATK-02, BS-ATK-04, BS-RUL-11, BS-RUL-79", slots=("attack",), n=(1, 9), per=True),
    modifier("pierce", 6, "BS-BLK-08, BS-RUL-13, BS-RUL-74", slots=grammar.COMBO, n=(1, 9), per=True),
    modifier("weaken", 7, "BS-ACT-05, BS-RUL-61", slots=grammar.ANSWER, n=(1, 12), per=True),
    modifier("double", 8, "BS-STACK-07, BS-RUL-13"),
    modifier("unblockable", 9, "BS-BLK-08, BS-RUL-74", slots=grammar.COMBO),
    modifier("block_size", 10, "BS-STACK-04, BS-RUL-64, BS-RUL-74", slots=grammar.COMBO, n=(1, 5)),
    modifier("absorb", 11, "BS-BLK-10, BS-RUL-45", slots=grammar.ANSWER, n=(1, 9), per=True),
    lasts("hush", 12, "BS-STACK-08, BS-RUL-12, BS-RUL-61, BS-RUL-76", on=("play",)),
)
CARDS: Final = (
    cards("draw", 13, "BS-DRAW-06, BS-LOSE-01, BS-RUL-33", n=(1, 5)),
    cards("draw_to", 14, "BS-DRAW-06, BS-RUL-33", n=(1, 10)),
    picks("discard", 15, "BS-DISC-01, BS-RUL-42", n=(1, 5)),
    cards("discard_random", 16, "BS-DISC-01, BS-RUL-41", n=(1, 5), may=False),
    picks("snatch", 17, "BS-TGT-01, BS-DISC-04", on=grammar.OWN, n=(1, 3), who=grammar.who()),
    cards("mill", 18, "BS-DISC-02, BS-LOSE-02, BS-RUL-62", n=(1, 8)),
    cards("bury", 19, "BS-DISC-03, BS-RUL-43", n=(1, 8)),
    cards("recover", 20, "BS-RUL-43, BS-RUL-52", n=(1, 5)),
    picks("mend", 21, "BS-RUL-43, BS-RUL-30", n=(1, 6)),
    picks("rescue", 22, "BS-RUL-43, BS-RUL-52", on=grammar.OWN, n=(1, 3), which=fx.choice(("same", "any"), "x")),
    cards("raise", 23, "BS-RUL-43", does="raise_up", n=(1, 8)),
    lasts("encore", 24, "BS-RUL-16", on=grammar.SETTLED, may=True),
    lasts("doom", 25, "BS-RUL-16", on=grammar.SETTLED),
    picks("reveal", 26, "BS-REV-01, BS-REV-05, BS-RUL-42", n=(1, 7)),
    cards("expose", 27, "BS-REV-01, BS-REV-05, BS-RUL-41", n=(1, 7), who=grammar.who()),
    picks("conceal", 28, "BS-CON-01, BS-CON-03, BS-RUL-42", n=(1, 7)),
    cards("spy", 29, "BS-TGT-01, BS-RUL-52", on=grammar.OWN, who=grammar.OTHERS),
    own("scout", 30, "BS-RUL-43, BS-RUL-52", n=(1, 5)),
    own("cycle", 31, "BS-DISC-01, BS-RUL-33", n=(1, 4)),
    cards(
        "strike", 32, "BS-DISC-02, BS-LOSE-02, BS-RUL-62", does="mill", on=grammar.OWN, n=(1, 6), may=False, per=True
    ),
    cards("shuffle", 33, "BS-RUL-30"),
    own("banish", 34, "BS-TGT-01, BS-TGT-02", n=(1, 3), may=True),
)
INSIDE: Final = tuple(one.name for one in CARDS)
"""One-shot words, which may lie in a choice."""
LASTING: Final = (
    lasts("surge", 37, "BS-RUL-48, BS-RUL-46", slots=grammar.COMBO, on=("play", "hit", "blocked"), n=(1, 4)),
    lasts("guard", 38, "BS-BLK-07, BS-RUL-48", n=(1, 4)),
    lasts("tax", 39, "BS-ATK-02, BS-RUL-48, BS-RUL-79", n=(1, 4), who=grammar.who()),
    lasts("next_draw", 40, "BS-DRAW-03, BS-RUL-48, BS-RUL-75", n=(-4, 4), who=grammar.who()),
    lasts(
        "ban",
        41,
        "BS-TURN-03, BS-RUL-48, BS-RUL-64, BS-RUL-73",
        on=(*grammar.OWN, "static"),
        what=fx.choice(("attack", "action", "combo", "block", "reply", "special"), "x"),
        until=fx.choice(("turn", "next"), "y", default="turn"),
        who=grammar.who(),
    ),
    lasts("ease", 42, "BS-PEN-01, BS-RUL-19", slots=grammar.COMBO, on=("play",), n=(1, 2)),
)
GAINS: Final = (*INSIDE, *(one.name for one in LASTING))
HOLDING: Final = (
    own("choose", 35, "BS-RUL-56", options=fx.blocks(2, 3, only=INSIDE)),
    own("pay", 36, "BS-RUL-56, BS-RUL-43", check=_cost, cost=fx.line(only=COSTS), gain=fx.line(only=GAINS)),
)
STANDS: Final = (
    stands("all_stacks", 43, "BS-SPEC-02, BS-RUL-46", stat=fx.choice(("damage", "defense", "energy"), "x"), n=(-3, 3)),
    stands("hand_size", 44, "BS-DRAW-03, BS-RUL-75", n=(-3, 3)),
    stands("penalty", 45, "BS-PEN-01, BS-RUL-19", n=(-2, 3)),
    stands("toll", 46, "BS-ATK-02, BS-RUL-79", n=(1, 3)),
    stands("stack_cap", 47, "BS-STACK-04, BS-RUL-64", n=(1, 6)),
    stands("combo_cap", 48, "BS-ACT-06, BS-RUL-49", n=(1, 5)),
    stands("expire", 49, "BS-RUL-22, BS-RUL-44, BS-RUL-77", n=(1, 20), who=None),
    lasts("sweep", 50, "BS-RUL-22", on=("enter",), slots=()),
)
WORDS: Final = tuple(sorted((*MODIFIERS, *CARDS, *LASTING, *HOLDING, *STANDS), key=lambda one: one.number))
"""In the catalogue's order, and by its place there."""


# ---------------------------------------------------------------- all of them


def _tells(line: fx.Line) -> dict[str, Any]:
    """What the message of a word is told beside its parameters; a cost is said without its player."""
    told = {key: line.get(key) for key in ("on", "if", "c", "per", "cap")}
    told |= {"who": line.get("who", "you"), "may": line.get("may", False), "bare": "bare" in line.given}
    if line.word.name == "penalty":
        told["cards"] = max(0, MISSED + int(line["n"]))
    if line.word.name == "pay":
        [[cost]] = line.node.block("cost")
        told["cost"] = fx.message(line.v, cost, line.voice, {"bare": True}, line.place)
    return told


VOCABULARY: Final = fx.vocabulary(
    WORDS,
    key="word",
    common={"if": fx.choice(grammar.IF, "cond", unset=0)},
    row=frozenset({"n", "slots", "on", "who", "per", "cap", "cond", "c", "may", "x", "y"}),
    deepest=1,
    longest=LINES,
    messages="effect",
    frame="effect",
    tells=_tells,
    more=more,
    fits=fits,
)

# ---------------------------------------------------------------- generated for the rules

_GAME: Final = "rumpus.games.blitz_squad.rules"


def _numbered(cases: Mapping[str, fx.Case], none: bool = True) -> tuple[tuple[str, int], ...]:
    """The names and numbers of a choice."""
    return (*((("none", 0),) if none else ()), *((name, case.number) for name, case in cases.items()))


GENERATED: Final = fx.Generated(
    _GAME,
    {
        "ops": fx.numbers(VOCABULARY),
        "triggers": _numbered(grammar.ON, none=False),
        "conditions": _numbered(grammar.IF),
        "counters": _numbered(grammar.PER),
        "whom": tuple((name, k) for k, name in enumerate(grammar.PLAYERS)),
    },
    (
        fx.Chain(
            "run_word",
            "One word done to seat p; True when it is done, False when it waits.",
            "t: Table, s: State, f: Frame, p: int, op: Op, log: Log",
            "op.op",
            tuple((one.name, one.number, one.does) for one in WORDS if one.does),
            "bool",
            "True",
        ),
    ),
    (f"from {_GAME}.state import Frame, Op, State, Table", "from rumpus.kernel.records.log import Log"),
)
