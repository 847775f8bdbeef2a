"""A small language of cards that the tests of the shared room speak: no game has it."""

from collections.abc import Mapping
from typing import Any

from rumpus import effects as fx
from rumpus.effects.reader import Node
from rumpus.kernel.contract.content import toml
from rumpus.kernel.contract.reader import Fault, Reader

PARTS = {
    "whose": fx.Part({"own": 1, "other": 2}, "d"),
    "cmp": fx.Part({"at least": 0, "at most": 1}, "cmp"),
    "colour": fx.Part({"red": 0, "green": 1, "blue": 2}, "c"),
}
IF = fx.Forms(
    (
        fx.Form("<whose> hand <cmp> <c 0-9> card(s)", 1, "XX-C-01", "cards in hand"),
        fx.Form("lantern is <colour,>", 2, "XX-C-02", "its colour"),
        fx.Form("standing in <place*>", 3, "XX-C-03", "where", to={"place": "c"}),
        fx.Form("it won", 4, "XX-C-04", "the fight", moments=("end",)),
    ),
    PARTS,
    kind="cond",
)
PER = {
    "turn": 0,
    "card": fx.Case(1, "XX-P-01", {"cap": fx.number(1, 9, "cap")}),
}
WHO = fx.choice({"you": 1, "foe": 2, "foes": 3}, "who", default="you")


def _more_than_least(entry: Mapping[str, Any], _place: fx.Place) -> tuple[str, str] | None:
    return ("least", "is more than n") if "least" in entry and entry["least"] > entry["n"] else None


V = fx.vocabulary(
    [
        fx.Word("draw", 1, "XX-FX-01", {"n": fx.number(1, 3), "who": WHO}, does="cards.draw"),
        fx.Word(
            "glow",
            2,
            "XX-FX-02",
            {
                "n": fx.number(-3, 3, words={"all": 9}),
                "least": fx.number(1, 2, "a", unset=1),
                "per": fx.choice(PER, "per", default="turn"),
            },
            does="fights.glow",
            moments=("start", "end"),
            check=_more_than_least,
        ),
        fx.Word(
            "paint",
            3,
            "XX-FX-03",
            {
                "colours": fx.some(["red", "green", "blue"], "mask", 2),
                "wet": fx.switch("a", 4),
            },
            does="cards.paint",
            fixed={"n": 7},
        ),
        fx.Word("choose", 10, "XX-FX-10", {"of": fx.blocks(2, 3)}),
        fx.Word(
            "when",
            11,
            "XX-FX-11",
            {"test": fx.condition(IF, "a", apart=True), "then": fx.block(), "else": fx.block(0)},
        ),
        fx.Word(
            "twice",
            12,
            "XX-FX-12",
            {"n": fx.number(2, 3), "do": fx.block(only=("draw", "glow"))},
            never=("twice",),
        ),
        fx.Word(
            "pay",
            13,
            "XX-FX-13",
            {"cost": fx.line(only=("draw",)), "gain": fx.line()},
        ),
    ],
    common={"if": fx.condition(IF, unset=0)} | {"may": fx.switch("may")},
    moments={"start": fx.Moment(1, "XX-M-01"), "end": fx.Moment(2), "late": fx.Moment(3)},
    groups={"any time": ("start", "end")},
    row=frozenset({"n", "who", "a", "b", "d", "c", "mask", "cond", "cmp", "per", "cap", "may"}),
    longest=4,
)
FLAT = fx.Flat(
    99,
    98,
    {"choose": fx.one_of("of"), "when": fx.either("then", "else"), "twice": fx.repeated("do")},
    branches=("a", "b", "d"),
)


def read(text: str, moment: str = "") -> tuple[tuple[Node, ...], list[Fault]]:
    """The words of a card, and its faults."""
    faults: list[Fault] = []
    return fx.read(V, Reader("cards.toml", "", toml(text), faults), "do", fx.Place(moment)), faults


def faults(text: str, moment: str = "") -> list[str]:
    """The faults of a list of words, as they are told."""
    return [f"{one.path}: {one.reason}" for one in read(f"do = [{text}]", moment)[1]]


def nodes(text: str, moment: str = "") -> tuple[Node, ...]:
    """A list of words without faults."""
    made, wrong = read(f"do = [{text}]", moment)
    assert not wrong
    return made
