"""Sets of cards as files: the house's, and what a designer's file makes of it."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from rumpus.effects.sets import Shelf, apart, lists, merged, one_of, own_id
from rumpus.kernel.reader import Fault, Reader
from rumpus.kernel.spec import ContentError


@dataclass(frozen=True)
class Card:
    """A card."""

    id: str
    name: str
    colour: str
    instead: str
    path: str


def read_card(reader: Reader) -> Card:
    reader.only("id", "name", "colour", "instead")
    name, colour = reader.text("name"), one_of(reader, "colour", ("red", "blue"))
    named = own_id(reader, "red_fox_2", ("hand", "deck").__contains__, "plays")
    return Card(named, name, colour, reader.text("instead", ""), reader.path)


def read(file: str, text: str, faults: list[Fault]) -> list[Card]:
    return lists(file, text, faults, {"card": read_card})[0]


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


class Counted:
    """A shelf that counts how often its house is read."""

    def __init__(self) -> None:
        self.read = 0

    def house(self, faults: list[Fault]) -> list[Card]:
        self.read += 1
        return read("house.toml", HOUSE, faults)

    def whole(self, house: list[Card] | None, own: list[Card], file: str, faults: list[Fault]) -> list[str]:
        made, more = merged(file, "card", house or [], own, faults)
        apart(file, "card", [*made, *more], own, faults)
        return [f"{one.id} {one.colour}" for one in (*made, *more)]

    def shelf(self) -> Shelf[list[Card], list[str]]:
        return Shelf(self.house, read, self.whole)


def test_a_file_adds_to_the_house_or_takes_a_place(tmp_path: Path) -> None:
    counted = Counted()
    shelf = counted.shelf()
    own = '[[card]]\nid = "wolf"\nname = "Wolf"\ncolour = "blue"\ninstead = "fox"\n'
    own += '[[card]]\nid = "elk"\nname = "Elk"\ncolour = "red"\n'
    assert shelf.installed() == shelf.load(None) == ["fox red", "owl blue"]
    assert shelf.load(own) == ["wolf blue", "owl blue", "elk red"]
    (tmp_path / "own.toml").write_text(own)
    assert shelf.check_file(tmp_path / "own.toml") == []
    assert [one.id for one in shelf.written(tmp_path / "own.toml")] == ["wolf", "elk"]
    assert counted.read == 1


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
            "own.toml:5: elk: card.0.instead: there is no card 'fix'; the nearest is 'fox'; allowed: fox, owl",
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
    shelf = Counted().shelf()
    assert [str(fault) for fault in shelf.read_extra("own.toml", text)[1]] == [told]
    (tmp_path / "own.toml").write_text(text)
    assert len(shelf.check_file(tmp_path / "own.toml")) == 1
    with pytest.raises(ContentError):
        shelf.load(f"{text}\n")


def test_a_house_that_is_wrong_says_so() -> None:
    def house(faults: list[Fault]) -> list[Card]:
        return read("house.toml", '[[card]]\nid = "fox"', faults)

    with pytest.raises(ContentError, match=r"house.toml: card.0.name: is missing"):
        Shelf(house, read, Counted().whole).installed()
