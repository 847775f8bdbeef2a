"""Sets of cards as files: the house's, and what a designer's file makes of it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import pytest

from rumpus.effects.fields import Switch, one_of, own_id
from rumpus.effects.sets import Files, Shelf, apart, merged
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.reader import Fault, Where


@dataclass(frozen=True)
class Card:
    """A card."""

    id: Annotated[str, own_id("red_fox_2", ("hand", "deck").__contains__, "plays")]
    name: str
    colour: Annotated[str, one_of(("red", "blue"))]
    instead: str = ""
    path: Where = ""


@dataclass(frozen=True)
class Part:
    """What a file holds."""

    card: tuple[Card, ...] = ()


KNOWN = "allowed: fox, owl, hen, cat"
HOUSE = """
[[card]]
id = "fox"
name = "Fox"
colour = "red"
[[card]]
id = "owl"
name = "Owl"
colour = "blue"
"""


def whole(house: Part | None, own: Part, file: str, faults: list[Fault]) -> list[str]:
    made, more = merged(file, "card", house.card if house else (), own.card, faults)
    apart(file, "card", [*made, *more], own.card, faults)
    return [f"{one.id} {one.colour}" for one in (*made, *more)]


def shelf(home: Path, house: str = HOUSE) -> Shelf[Part, list[str]]:
    """A shelf whose house is two files in a folder."""
    (home / "one.toml").write_text(house)
    for old, new in (("fox", "hen"), ("owl", "cat"), ("Fox", "Hen"), ("Owl", "Cat")):
        house = house.replace(old, new)
    (home / "two.toml").write_text(house)
    return Shelf(Part, home, ("one.toml", "two.toml"), whole)


def test_a_file_adds_to_the_house_or_takes_a_place(tmp_path: Path) -> None:
    sets = shelf(tmp_path)
    own = '[[card]]\nid = "wolf"\nname = "Wolf"\ncolour = "blue"\ninstead = "fox"\n'
    own += '[[card]]\nid = "elk"\nname = "Elk"\ncolour = "red"\n'
    assert sets.installed() == sets.load(None) == ["fox red", "owl blue", "hen red", "cat blue"]
    (tmp_path / "one.toml").unlink()  # it is read only once
    assert sets.load(own) == ["wolf blue", "owl blue", "hen red", "cat blue", "elk red"]
    (tmp_path / "own.toml").write_text(own)
    assert sets.check_file(tmp_path / "own.toml") == []
    assert [one.id for one in sets.written(tmp_path / "own.toml").card] == ["wolf", "elk"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "own.toml: file: a list is wanted: [[card]]"),
        ("[[crad]]", "own.toml:1: crad: is not known here; the nearest is 'card'; allowed: card"),
        (
            '[[card]]\nid = "Elk"\nname = "Elk"\ncolour = "red"',
            "own.toml:2: Elk: card.0.id: 'Elk': small letters, digits and underscores are wanted, as in red_fox_2",
        ),
        (
            '[[card]]\nid = "hand"\nname = "Elk"\ncolour = "red"',
            "own.toml:2: hand: card.0.id: 'hand' means something else in plays; another id is wanted",
        ),
        (
            '[[card]]\nid = "elk"\nname = "Elk"\ncolour = "rde"',
            "own.toml:4: elk: card.0.colour: 'rde' is not allowed; the nearest is 'red'; allowed: red, blue",
        ),
        (
            '[[card]]\nid = "elk"\nname = "Elk"\ncolour = "red"\ninstead = "fix"',
            f"own.toml:5: elk: card.0.instead: there is no card 'fix'; the nearest is 'fox'; {KNOWN}",
        ),
        (
            '[[card]]\nid = "elk"\nname = "OWL"\ncolour = "red"',
            "own.toml:3: elk: card.0.name: there is a card with the name 'OWL' already",
        ),
        (
            "\n".join(f'[[card]]\nid = "{x}"\nname = "{x}"\ncolour = "red"\ninstead = "fox"' for x in "ab"),
            "own.toml:10: b: card.1.instead: fox is replaced already",
        ),
    ],
)
def test_a_mistake_is_told_with_line_and_card(text: str, told: str, tmp_path: Path) -> None:
    sets = shelf(tmp_path)
    assert [str(fault) for fault in sets.read("own.toml", text)[1]] == [told]
    (tmp_path / "own.toml").write_text(text)
    assert len(sets.check_file(tmp_path / "own.toml")) == 1
    with pytest.raises(ContentError):
        sets.load(f"{text}\n")


def test_a_house_that_is_wrong_says_so(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"one.toml:1: fox: card.0.name: is missing"):
        shelf(tmp_path, '[[card]]\nid = "fox"').installed()


def test_an_empty_file_is_told_what_it_may_hold() -> None:
    @dataclass(frozen=True)
    class Both:
        """Cards, and whether they are new."""

        card: tuple[Card, ...] = ()
        fresh: Switch = True

    told = "own.toml: file: a list is wanted: [[card]]; or fresh = false"
    assert [str(fault) for fault in Files(Both, empty=False).read("own.toml", "")[1]] == [told]
    assert Files(Both).read("own.toml", "") == (Both(), [])
    made, faults = Files(Both).read("own.toml", "fresh = 1\n")
    assert (made, [str(fault) for fault in faults]) == (
        Both(),
        ["own.toml:1: fresh: 1 is not allowed; true or false is wanted"],
    )
