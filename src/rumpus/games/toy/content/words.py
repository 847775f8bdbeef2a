"""The words that cards are written in, each declared once: reader, rows, guide and dispatch come from here. What a card
says stands in `words/`: `does-take`, `cond-pot`.

Numbers and dispatch are generated: `rumpus generate toy` after a change of a name, a number or a `does`.
"""

from typing import Final

from rumpus import effects as fx
from rumpus.games.toy.rules import ids

MOMENTS: Final = {
    "show": fx.Moment(ids.SHOW, "TOY-CARD-02"),
    "answer": fx.Moment(ids.ANSWER, "TOY-CARD-03"),
}
IF: Final = fx.Forms(
    (
        fx.Form("pot at least <least 1-9>", ids.IF_POT, "TOY-IF-01", "coins in the pot", name="pot"),
        fx.Form("you lead", ids.IF_LEADS, "TOY-IF-02", "who began the round", name="lead"),
    ),
    kind="cond",
)
SOURCES: Final = {"pot": ids.POT, "leader": ids.LEADER}
WORDS: Final = fx.vocabulary(
    [
        fx.Word(
            "take",
            1,
            "TOY-FX-01",
            {"n": fx.number(1, 3), "from": fx.choice(SOURCES, "source", default="pot")},
            does="cards.take",
        ),
        fx.Word("draw", 2, "TOY-FX-02", {"n": fx.number(1, 2)}, does="cards.draw"),
        fx.Word("swap", 3, "TOY-FX-03", does="cards.swap", moments=("answer",)),
    ],
    common={"if": fx.condition(IF, unset=0)},
    moments=MOMENTS,
    row=frozenset({"n", "source", "cond", "least"}),
    longest=2,
    messages="does",
)
GENERATED: Final = fx.Generated(
    "rumpus.games.toy.rules",
    {"ops": fx.numbers(WORDS)},
    (
        fx.Chain(
            "do",
            "What an effect of a card does for seat p.",
            "t: Table, s: State, p: int, card: int, e: Op, log: Log",
            "e.op",
            fx.calls(WORDS),
        ),
    ),
    (
        "from rumpus.games.toy.rules.state import Op, State, Table",
        "from rumpus.kernel.records.log import Log",
    ),
)
