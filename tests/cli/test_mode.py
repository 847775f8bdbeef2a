"""`-o mode=...`: the rulebook's modes by one word; tables and saves know only the options that it stands for."""

import pytest

from rumpus import cli
from rumpus.cli.options import spelled
from rumpus.games.brawlhalla.content.options import MODES
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match

LONG = {
    "standard": ["ko_mode=standard", "discovery=off"],
    "classic": ["ko_mode=classic"],
    "blitz": ["ko_mode=blitz"],
    "discovery": ["discovery=on"],
}


@pytest.mark.parametrize("mode", LONG)
@pytest.mark.rule("BH-MODE-01", "BH-MODE-02", "BH-MODE-03", "BH-MODE-04")
def test_a_mode_is_the_same_game_to_the_byte(mode: str) -> None:
    spec = find("brawlhalla")
    short, long = (spec.resolve(spelled(spec, words)) for words in ([f"mode={mode}"], LONG[mode]))
    assert short == long
    assert "mode" not in short
    a, b = (Match.start(spec, options, 5) for options in (short, long))
    assert (a.save(), a.state_bytes()) == (b.save(), b.state_bytes())
    view = a.view()
    assert (view["mode"], view["discovery"]) == ("standard", True) if mode == "discovery" else (mode, False)


def test_the_set_up_page_offers_what_the_modes_are_made_of() -> None:
    common = {one.option for one in find("brawlhalla").setup.page().common}
    assert list(MODES) == list(LONG)
    assert {name for options in MODES.values() for name in options} <= common


@pytest.mark.parametrize(
    ("told", "says"),
    [
        (["mode=hard"], "option mode: 'hard' is not one of standard, classic, blitz, discovery"),
        (["mode=blitz", "ko_mode=classic"], "option mode: it stands for ko_mode, discovery; leave out ko_mode"),
    ],
)
def test_a_mode_that_cannot_be(told: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "brawlhalla", *(word for option in told for word in ("-o", option))]
    assert cli.main(words) == 2
    assert says in capsys.readouterr().err


def test_a_mode_goes_with_other_options_in_any_case() -> None:
    spec = find("brawlhalla")
    told = spelled(spec, ["format=2v2", "mode=Discovery"])
    assert told == {"format": "2v2", "ko_mode": "standard", "discovery": "on"}


def test_another_game_has_no_mode(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sim", "toy", "-o", "mode=blitz"]) == 2
    assert "toy has no option 'mode'" in capsys.readouterr().err


def test_perft_takes_a_mode(capsys: pytest.CaptureFixture[str]) -> None:
    out = []
    for option in ("mode=blitz", "ko_mode=blitz"):
        assert cli.main(["perft", "brawlhalla", "--depth", "1", "-o", option]) == 0
        out.append(capsys.readouterr().out)
    assert out[0] == out[1]
