"""What the set-up page is told, and what the page of a table gets once."""

import tomllib

import pytest
from tests.games.blitz_squad.content.test_options import BY_NAME, made

from rumpus.games.blitz_squad.content.decks import read_deck
from rumpus.games.blitz_squad.content.load import installed
from rumpus.games.blitz_squad.content.options import LETTERS
from rumpus.games.blitz_squad.interface.setup_page import at_the_table, setup_page, tavern
from rumpus.kernel.contract.options import OptionError
from rumpus.kernel.contract.reader import Reader

PLAIN = 'id = "mine"\nname = "Mine"\nbrawlers = ["nim", "hob", "wick", "grubb"]'


def test_every_option_has_its_place() -> None:
    form = setup_page()
    placed = [name for names in form.parts.values() for name in names] + [one.option for one in form.common]
    own = {name for name in BY_NAME if not name.startswith("deck_") or name == "deck_lists"}
    assert set(placed) - {"clock_seconds"} == own - {"players"}
    assert len(placed) == len(set(placed))
    assert len(form.common) <= 6


def test_the_ready_made_decks_are_picks() -> None:
    [group] = setup_page().groups
    assert group.option == "deck_*"
    assert [pick.value for pick in group.picks] == [deck.id for deck in installed().decks]
    assert all(pick.icon and pick.line and pick.text.endswith(".") for pick in group.picks)
    assert all(pick.art and pick.place.get("kind") for pick in group.picks)
    assert len({str(pick.art) for pick in group.picks}) == len(group.picks)  # no two have the same face
    landlord = group.picks[-1]
    assert landlord.text.endswith("Kettle the Clockwork, and 6 special cards in place of as many of theirs.")


def test_a_clash_is_what_the_options_refuse() -> None:
    for clash in setup_page().clashes:
        options = {name: values[0] for name, values in clash.when.items()}
        with pytest.raises(OptionError):
            made(**options)
        assert clash.why.endswith(".")
        assert made(**(options | dict(clash.mend))).t.n == 2


def test_formats() -> None:
    assert [one.sizes[0].options["players"] for one in setup_page().formats] == [2, 3, 4]
    assert len(LETTERS) == 4


@pytest.mark.rule("BS-RUL-51")
def test_what_a_table_is_told_of_decks() -> None:
    """Deck lists are open by default; 'closed' tells no list, and not even its name."""
    assert at_the_table(made(deck_a="yard").t)["decks"] == ["Yard", "Cellar"]
    assert at_the_table(made(deck_a="yard", deck_lists="closed").t)["decks"] == []


@pytest.mark.rule("BS-RUL-51")
def test_what_a_table_is_told_of_taverns() -> None:
    """Each deck has its own; a closed list is not told by what its tavern looks like."""
    yard, built = at_the_table(made(deck_a="yard", deck_b="built-7").t)["taverns"]
    assert yard == {"seed": "Yard", **next(deck for deck in installed().decks if deck.id == "yard").looks.place}
    assert built["kind"] == "tavern"
    assert at_the_table(made(deck_a="yard", deck_lists="closed").t)["taverns"] == []


def test_a_deck_of_which_nothing_is_told_has_its_first_brawler_and_the_usual_sign() -> None:
    reader = Reader("my.toml", "deck.0", tomllib.loads(PLAIN), [])
    deck = read_deck(reader)
    assert reader.faults == []
    assert (deck.looks.face, deck.looks.icon) == ("nim", "card-play")
    assert tavern(deck) == {"kind": "tavern", "seed": "Mine"}


def test_the_cards_of_a_table() -> None:
    told = at_the_table(made(players=3, targets="left", stack_order="sorted", replies="off").t)
    assert (told["sorted"], told["targets"], told["replies"]) == (True, "left", False)
    cards = told["cards"]
    assert cards[0] is None
    assert len(cards) == 98
    swing = cards[1]
    assert swing is not None
    assert (swing["name"], swing["brawler"], swing["power"], swing["copies"]) == ("Mug Swing", "brakka", 2, 3)
    assert (swing["kind"], swing["icon"]) == ("brawler", "beer-stein")
    assert swing["heads"] == [{"head": "Attack", "text": "+1 damage for each covered card in this stack (at most 3)."}]
    hearth = cards[installed().numbers["roaring_hearth"]]
    assert hearth is not None
    assert (hearth["kind"], hearth["brawler"], hearth["power"]) == ("terrain", None, 0)
    assert [one["short"] for one in told["brawlers"]] == [
        *("Brakka", "Wick", "Tansy", "Nim", "Grubb", "Sable", "Hob", "Mothwing", "Kettle", "Vesper")
    ]
