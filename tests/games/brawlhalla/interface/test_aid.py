"""The Game Aid card: what it says is in the catalogue, and its numbers are those that the rules go by."""

import re

import pytest

from rumpus.games.brawlhalla.content.load import load_ko
from rumpus.games.brawlhalla.content.options import OPTIONS
from rumpus.games.brawlhalla.game import SPEC
from rumpus.games.brawlhalla.interface.setup_page import aid_card
from rumpus.games.brawlhalla.rules.attack import card_knockback
from rumpus.kernel.contract.catalogue import catalogue
from rumpus.kernel.match.match import Match

AID = aid_card()
SECTIONS = {one["id"]: one for one in AID["sections"]}
LINES = [(one["id"], line) for one in AID["sections"] for line in one["lines"]]


def line_of(section, head):
    """What a line that begins so says."""
    return next(line["text"] for line in SECTIONS[section]["lines"] if line.get("head") == head)


@pytest.mark.rule("BH-SETUP-11")
def test_it_tells_the_turn_a_card_the_steps_of_an_attack_weapons_and_ko():
    assert list(SECTIONS) == ["turn", "card", "steps", "light", "heavy", "weapons", "ko"]
    assert [line["head"] for line in SECTIONS["steps"]["lines"]] == ["Declare", "Open", "Play", "Resolve", "After"]
    assert SPEC.setup.of_table(Match.start(SPEC, {}, 1).t)["aid"] == AID


@pytest.mark.rule("BH-SETUP-11")
@pytest.mark.parametrize(("section", "line"), LINES, ids=lambda one: one if isinstance(one, str) else one["text"][:30])
def test_every_line_is_a_short_sentence_of_a_rule_of_the_catalogue(section, line):
    rule = catalogue("brawlhalla")[line["rule"]]
    assert set(line) <= {"head", "text", "rule"}
    assert line["text"].endswith(".")
    assert line["text"] not in rule.text  # in our own words
    assert max(len(part.split()) for part in re.split(r"[.?;:] ", line["text"])) <= 16


@pytest.mark.rule("BH-SETUP-11", "BH-KB-03", "BH-KB-04", "BH-KOC-04", "BH-KOC-05", "BH-KOC-06", "BH-END-01")
def test_its_numbers_are_those_of_the_rules():
    assert [card_knockback(value) for value in range(1, 6)] == [0, 0, 1, 1, 2]
    assert "Damage gives 0, 1 or 2; the card 0 (1, 2), 1 (3, 4) or 2 (5)" in line_of("heavy", "No dodge")
    assert set(load_ko().gains.values()) == {(1, 1, 1)}
    assert "1 more knockback, damage or action" in line_of("ko", "KO card")
    assert next(option.default for option in OPTIONS if option.name == "air_limit") in (3, "3")
    assert "At most 3 Air spaces in a row" in line_of("turn", "Move")
    m = Match.at_scene("brawlhalla", "A rest hand deck 1 1 1 2 2 2 2 3 3 3 3 4\n", {"card_set": "blank"})
    m.play(0, "end")
    assert m.view(0)["mine"]["surplus"] == 8 - 6
    assert "Discard down to 6" in line_of("turn", "End")


@pytest.mark.rule("BH-SETUP-11")
def test_the_card_on_it_has_everything_that_a_card_can_say():
    assert all(AID["sample"][part] for part in ("value", "name", "when", "text", "icon"))
