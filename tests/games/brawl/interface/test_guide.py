"""The designer's guide is what the vocabulary says, and its example is accepted."""

import re

from rumpus.games.brawl.content.kinds import STANDARD
from rumpus.games.brawl.content.load import HOME, read_extra
from rumpus.games.brawl.content.words import CONDITIONS, V
from rumpus.games.brawl.interface.guide import manual

GUIDE = (HOME / "README.md").read_text("utf-8")


def test_the_guide_is_up_to_date() -> None:
    assert manual() == GUIDE, "run: python -m rumpus.games.brawl.interface.guide > .../brawl/content/README.md"


def test_the_example_of_the_guide_is_accepted() -> None:
    [text] = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    extra, found = read_extra("guide.toml", text)
    assert (found, extra.warnings) == ([], ())
    assert [kind.id for kind in extra.kinds] == ["haymaker", "skeleton-key", "last-word", "rummage"]


def test_the_guide_names_every_effect_condition_kind_and_refusal() -> None:
    for name in V.words:
        assert (f"| `{name}` |" in GUIDE) is (name != "place_base")
    for one in CONDITIONS:
        assert f"| `{one.text}` |" in GUIDE
    for code in ("deck_size", "freeze_count", "base_count", "hit_count", "bad_colour", "needs_two_bases"):
        assert f"| `{code}` |" in GUIDE
    for kind in STANDARD:
        assert f"`{kind.id}`" in GUIDE or f"`{kind.id.rpartition('_')[0]}_red`" in GUIDE
