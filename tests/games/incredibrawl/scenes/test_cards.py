"""The card set, its checks, and its texts."""

import pytest

from rumpus.games.incredibrawl.content.load import installed, load
from rumpus.games.incredibrawl.game import SPEC
from rumpus.games.incredibrawl.interface.card_text import text_of
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.match.match import Match


@pytest.mark.rule("IB-TERM-05", "IB-TERM-07", "IB-TERM-08", "IB-R-CONTENT")
def test_the_default_set() -> None:
    """One character for each Type and Level, each with an ability; every card has a text."""
    cards = installed()
    assert sorted((one.type, one.level) for one in cards.characters) == [(k, n) for k in range(3) for n in range(1, 11)]
    assert all(any(one.effects) for one in cards.characters)
    assert all(text_of(one) for one in (*cards.characters, *cards.power_ups, *cards.locations))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            '[[character]]\nid = "x"\nname = "X"\ntype = "ice"\nlevel = 11\nclasses = []\ninstead = "sock_bandit"\n',
            "level",
        ),
        ('[[location]]\nid = "x"\nname = "X"\n\n', "exactly 10"),
        ('[[location]]\nid = "x"\nname = "X"\ninstead = "y"\n', "there is no location 'y'"),
        ('[[location]]\nid = "x"\nname = "X"\neffects = [{ op = "dance" }]\ninstead = "mirror_lake"\n', "is no word"),
    ],
)
def test_faults(text: str, said: str) -> None:
    """A fault names its place and what was allowed; nothing is loaded."""
    with pytest.raises(ContentError, match=said):
        load(text)


@pytest.mark.rule("IB-SCRAP-01", "IB-SCRAP-02", "IB-SCRAP-03", "IB-SCRAP-04", "IB-EX-01", "IB-EX-02", "IB-EX-03")
@pytest.mark.parametrize("levels", [(1, 10), (10, 1), (5, 5)])
@pytest.mark.parametrize(("first", "second"), ["PN", "NE", "EP"])
def test_the_triangle(first: str, second: str, levels: tuple[int, int]) -> None:
    """Physical beats Natural, Natural beats Energy, Energy beats Physical, at any Level."""
    one, two = f"{first}{levels[0]}", f"{second}{levels[1]}"
    deck = " deck marching_mole ghost_moose comet_courier"
    scene = f"round 1 phase place token -\nA glory 1 hand {one}{deck}\nB glory 1 hand {two}{deck}\n"
    match = Match.at_scene(SPEC, scene, {"refill_timing": "draw_step"}, content="abilities = false\n")
    match.play(0, one)
    match.play(1, two)
    assert [seat["glory"] for seat in match.view()["seats"]] == [2, 1]
