"""Saves of older rules: played by today's to the same end, or refused in one sentence that says what has changed.

`rules-1/` holds the golden games of rules version 1, each with the end it had then as comments.
"""

import re
from pathlib import Path

import pytest

from rumpus.cli.saves import verified
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.load import SaveError, load, rules_of

HERE = Path(__file__).parent
SAVES = sorted((HERE / "rules-1").glob("*/*.txt"))
REFUSED = {
    "brawl/tournament-claim-1",
    "brawl/tournament-claim-7",
    "brawlhalla/teams-rounds-2",
    "brawlhalla/teams-standard-1",
    "brawlhalla/teams-standard-3",
    "incredibrawl/gamer-2-power-up-1",
    "incredibrawl/gamer-3-tested-at-draw-2",
}
"""Games that went on by what the rules of then got wrong: called fouls, 2v2 when B or C starts, Understudy."""


def told(path):
    """A short name of a save."""
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", SAVES, ids=told)
def test_a_save_of_rules_1(path):
    text = path.read_text("utf-8")
    spec = find(path.parent.name)
    assert rules_of(text) == 1 <= spec.version
    if told(path) in REFUSED:
        with pytest.raises(SaveError, match=r"line \d+: .* is refused: .*made with rules 1 of \w+; since then: \w"):
            load(text)
        return
    match = load(text)
    end = re.search(r"^# end (\d+) ", text, re.MULTILINE)
    scores = re.search(r"^# scores (.*) places (.*)$", text, re.MULTILINE)
    assert end
    assert scores
    assert match.reason == int(end[1])
    assert " ".join(map(str, match.scores)) == scores[1]
    assert " ".join(map(str, match.places)) == scores[2]
    ok, words = verified(str(path), None)
    assert ok, words
    assert words.endswith(f"; made with rules 1, played by rules {spec.version}") == (spec.version > 1)


def test_there_are_saves_of_every_game():
    assert {path.parent.name for path in SAVES} == {"toy", "brawlhalla", "brawl", "incredibrawl"}
    assert {told(path) for path in SAVES} >= REFUSED
