"""Every no is one sentence of fact and one with the way out, in the words of people."""

import ast
import re
from pathlib import Path

import pytest

from rumpus.games.incredibrawl.game import SPEC
from rumpus.games.incredibrawl.interface import legality
from rumpus.games.incredibrawl.interface.prompts import ASKS
from rumpus.kernel.match import describe, offering
from rumpus.kernel.match.match import Match

ID = re.compile(r"IB-[A-Z0-9-]+")
RULES = sorted(
    {one.law for one in ASKS.values()}
    | {
        node.value
        for node in ast.walk(ast.parse(Path(legality.__file__).read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value)
    }
)


def test_the_rules_that_refuse_are_found():
    assert {"IB-SEL-04", "IB-PU-18", "IB-DRAW-13", "IB-END-01", "IB-TURN-01"} <= set(RULES)
    assert {code for code in SPEC.words.catalogue.codes if code.startswith("refuse-") and "." not in code} == {
        f"refuse-{rule}" for rule in RULES
    }


@pytest.mark.parametrize("rule", RULES)
def test_a_refusal_is_a_fact_and_a_way_out(rule):
    match = Match.start(SPEC, {"players": 2}, 1)
    no = describe.refusal(SPEC, match.t, match.s, 0, rule)
    assert no["rule"] == rule
    assert no["out"] is not None
    for text in (no["why"]["text"], no["out"]["text"]):
        assert text[0].isupper()
        assert text.endswith(".")
        assert len(text) <= 90
        assert not ID.search(text)


@pytest.mark.rule("IB-SEL-04")
def test_a_power_up_in_hand_says_at_once_why_it_cannot_be_chosen():
    for seed in range(40):
        match = Match.start(SPEC, {"players": 2, "mode": "gamer", "power_ups": "on"}, seed)
        while match.active and match.s.ask != 1:
            match.play(match.active[0], match.actions(match.active[0])[0])
        ups = [card for card in match.view(0)["mine"]["hand"] if card >= 30]
        if ups and 0 in match.active:
            break
    asked = offering.question(SPEC, match.t, match.s, 0, match.actions(0))
    [told] = [one for one in asked.offers if one.at.card == ups[0]]
    assert (asked.ask, told.kind, told.rule) == ("select", "card", "IB-SEL-04")
    assert told.why["text"] == "A Power-Up can't fight."
