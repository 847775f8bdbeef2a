"""`rumpus generate`: what is checked in is what the tables say; what is stale is named, or written."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from rumpus import cli
from rumpus.cli import generate_
from rumpus.games.toy.interface.actions import ACTS
from rumpus.games.toy.interface.events import LINES
from rumpus.games.toy.rules import ids
from rumpus.kernel.contract import installed
from rumpus.kernel.contract.acts import Acts, kind, number
from rumpus.kernel.contract.installed import list_games
from rumpus.kernel.contract.lines import NUMBER, Lines, line, whole
from rumpus.kernel.contract.numbers import BEGIN, END, written


@pytest.mark.parametrize("game", list_games())
def test_what_is_checked_in_is_what_the_tables_say(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["generate", game, "--check"]) == 0
    assert capsys.readouterr().out == f"{game}: everything is up to date\n"


def test_the_numbers_of_acts_and_events() -> None:
    acts = Acts("Test", kind("end"), kind("lay", known_as="CARD", first=3, card=number(1, 9)), size=20)
    lines = Lines(line("hit", "T-1", n=NUMBER, by=NUMBER), line("gone", "T-2", sum=whole(int, lambda e: e.a)), first=1)
    text = f"HAND = 3\n{BEGIN}\nOLD: Final = 7\n{END}\nMORE = 4\n"
    made = written(text, acts, lines)
    assert made.splitlines() == [
        "HAND = 3",
        BEGIN,
        "END: Final = 0",
        "CARD: Final = 3  # to 11: card",
        "ACTIONS: Final = 20",
        "",
        "# a row of the log is [kind, seat, a, b, c, d]",
        "EV_HIT: Final = 1  # n, by",
        "EV_GONE: Final = 2",
        "",
        END,
        "MORE = 4",
    ]
    assert written(made, acts, lines) == made
    with pytest.raises(ValueError, match=r"rules/ids\.py: the lines '# ---- acts"):
        written("HAND = 3\n", acts, lines)


def test_what_is_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "rules" / "ids.py"
    path.parent.mkdir()
    path.write_text(f"{BEGIN}\n{END}\n", "utf-8")
    monkeypatch.setattr(generate_, "files", lambda _game: {path: written(path.read_text("utf-8"), ACTS, LINES)})
    assert cli.main(["generate", "toy", "--check"]) == 1
    assert (capsys.readouterr().out, path.read_text("utf-8")) == ("rules/ids.py is stale\n", f"{BEGIN}\n{END}\n")
    assert cli.main(["generate", "toy"]) == 0
    assert f"EV_SWAP: Final = {ids.EV_SWAP}  # card, before\n" in path.read_text("utf-8")
    assert cli.main(["generate", "toy", "--check"]) == 0


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game without words of cards: its numbers and its two tables."""
    home = tmp_path / "bare_game"
    of = "from rumpus.kernel.contract"
    texts = {
        "rules/ids.py": f"{BEGIN}\n{END}\n",
        "interface/actions.py": f"{of}.acts import Acts, plain\nACTS = Acts('Bare', *plain('end'))\n",
        "interface/events.py": f"{of}.lines import Lines, line\nLINES = Lines(line('gone', 'B-1'))\n",
        "content/__init__.py": "",
    }
    for name, text in texts.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(installed, "entries", lambda: {"bare": EntryPoint("bare", "bare_game.game:SPEC", "")})
    yield home
    for module in [one for one in sys.modules if one.partition(".")[0] == "bare_game"]:
        del sys.modules[module]


def test_a_game_without_words_of_cards(bare: Path) -> None:
    assert [path.name for path in generate_.files("bare")] == ["ids.py"]


def test_a_table_that_cannot_be_imported_yet(bare: Path) -> None:
    path = bare / "interface" / "actions.py"
    path.write_text(f"{path.read_text('utf-8')}from bare_game.rules import ids\nFIRST = ids.END\n", "utf-8")
    with pytest.raises(ValueError, match=r"bare_game\.interface\.actions: .*'END'; an import can't use a number"):
        generate_.files("bare")
