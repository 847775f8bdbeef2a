"""The designer's guide is what the vocabulary says, and its examples are accepted."""

import re
import tomllib
from typing import Any

from tests.games.brawlhalla.effects.probe import read

from rumpus.games.brawlhalla.content.load import HOME, read_extra
from rumpus.games.brawlhalla.content.reading import LISTS, PARAMS
from rumpus.games.brawlhalla.content.words import WORDS
from rumpus.games.brawlhalla.interface.guide import manual

GUIDE = (HOME / "README.md").read_text("utf-8")


def test_the_guide_is_up_to_date() -> None:
    assert manual() == GUIDE, (
        "run: python -m rumpus.games.brawlhalla.interface.guide > .../brawlhalla/content/README.md"
    )


def test_every_operation_stands_in_the_guide() -> None:
    for name, word in WORDS.words.items():
        assert f"| `{name}` | {word.law} |" in GUIDE


def test_every_key_of_an_effect_stands_in_the_guide() -> None:
    assert re.findall(r"^\| `(\w+)` \|", GUIDE.partition("## An effect\n")[2].partition("###")[0], re.MULTILINE) == [
        "on",
        *PARAMS,
        *LISTS,
    ]


def test_the_examples_of_the_guide_are_accepted() -> None:
    blocks: list[dict[str, Any]] = [tomllib.loads(text) for text in re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)]
    effects = [effect for block in blocks for card in block.get("cards", ()) for effect in card["fx"]]
    assert effects
    assert [faults for effect in effects for _, faults in [read(effect)] if faults] == []
    arena = next(text for text in re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL) if "grid" in text)
    assert read_extra("guide.toml", arena)[1] == []
