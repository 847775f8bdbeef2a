"""Table options from a file: one reader for all games."""

from pathlib import Path

import pytest

from rumpus.kernel.contract.options import Installed, Option, read_options

ROW = """[[option]]
name = "deck_*"
default = "default"
choices = "decks"
help = "The deck of seat *."
rule = "BR-DECK-01"
"""


class DeckOption(Option):
    """A deck."""


def options(tmp_path: Path, text: str) -> tuple[Option, ...]:
    path = tmp_path / "options.toml"
    path.write_text(text, "utf-8")
    return read_options(path, {"decks": Installed(("default", "jig"), DeckOption)}, "ab")


def test_an_option_a_seat_with_what_is_installed(tmp_path: Path) -> None:
    first, second = options(tmp_path, ROW)
    assert first == DeckOption("deck_a", "default", ("default", "jig"), 0, 0, "The deck of seat A.", "BR-DECK-01")
    assert (second.name, type(second)) == ("deck_b", DeckOption)


def test_a_range_of_whole_numbers(tmp_path: Path) -> None:
    text = '[[option]]\nname = "hand"\ndefault = 3\nrange = [1, 4]\nhelp = "cards"\nrule = "X"\n'
    assert options(tmp_path, text) == (Option("hand", 3, (), 1, 4, "cards", "X"),)


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("help", "hlep", r"options.toml: option deck_\*: it has name, default, choices, hlep, rule; allowed are"),
        ('"decks"', '"sets"', r"options.toml: option deck_\*: choices = 'sets'; known are decks"),
    ],
)
def test_what_the_file_cannot_say(was: str, now: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=said):
        options(tmp_path, ROW.replace(was, now))
