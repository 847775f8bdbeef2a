"""`rumpus new GAME`: what is laid is a game, with tests that pass; what cannot be laid leaves nothing behind."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import rumpus
from rumpus import cli
from rumpus.cli import new_
from rumpus.kernel.records.runtime import PLAIN

SOURCES = str(Path(rumpus.__file__).parents[1])


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, and beside it what an installer would write, so that its entry point is known."""
    home = tmp_path_factory.mktemp("games")
    assert cli.main(["new", "cat_fight", "--into", str(home)]) == 0
    known = home / "known" / "cat_fight-0.1.0.dist-info"
    known.mkdir(parents=True)
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: cat_fight\nVersion: 0.1.0\n", "utf-8")
    entry = re.findall(
        r'\[project\.entry-points\."(.*)"\]\n(\w+) = "(.*)"', (home / "cat_fight/pyproject.toml").read_text()
    )
    group, name, target = entry[0]
    (known / "entry_points.txt").write_text(f"[{group}]\n{name} = {target}\n", "utf-8")
    return home / "cat_fight"


def run(folder: Path, *words: str, typed: str = "", plain: bool = True) -> str:
    """What a command of Python's says in the folder of the new game, where that is known; its status is 0."""
    path = os.pathsep.join([SOURCES, str(folder), str(folder.parent / "known")])
    env = {**os.environ, "PYTHONPATH": path, "RUMPUS_PLAIN": "1" if plain else "", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=folder, env=env, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_tests_pass(laid: Path) -> None:
    assert " passed" in run(laid, "pytest", "-q", "-p", "no:cacheprovider")


def test_it_is_played_in_the_terminal_against_a_bot(laid: Path) -> None:
    words = ["rumpus", "play", "cat_fight", "--text", "--seat", "me", "--seat", "easy", "--seed", "3"]
    said = run(laid, *words, typed="1\n" * 60)
    assert "A plays Spark  [CF-TURN-01]" in said
    assert said.splitlines()[-1].startswith(("> The end: ", "The end: "))


def test_its_scenario_holds(laid: Path) -> None:
    assert run(laid, "rumpus", "try", "tests/scenes/first.toml") == "tests/scenes/first.toml: ok, 4 cases\n"


def test_its_cards_are_content(laid: Path) -> None:
    said = run(laid, "rumpus", "content", "show", "cat_fight/content/cards.toml", "--game", "cat_fight")
    assert said.splitlines()[0] == "10 Spark: Get 1 point."


@pytest.mark.skipif(PLAIN, reason="compiling is what this is about")
def test_it_compiles(laid: Path) -> None:
    said = run(laid, "rumpus", "sim", "cat_fight", "--games", "200", "--check", "--workers", "1", plain=False)
    assert "200 random games" in said
    assert "0 games broken" in said


def test_it_is_tidy(laid: Path) -> None:
    run(laid, "ruff", "format", "--isolated", "--check", "--no-cache", "--line-length", "120", ".")
    run(
        laid,
        "ruff",
        "check",
        "--isolated",
        "--no-cache",
        "--select",
        "E,F,W,D1,RUF",
        "--ignore",
        "D107",
        "--line-length",
        "120",
        ".",
    )
    texts = [path.read_text("utf-8") for path in laid.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert len(texts) > 30
    assert not [mark for mark in ("__GAME__", "__TITLE__", "__LAW__") if any(mark in text for text in texts)]


def test_it_is_cut_like_all_games(laid: Path) -> None:
    toy = Path(rumpus.__file__).parent / "games" / "toy"
    for room in ("rules", "content", "interface"):
        mine = {path.name for path in (laid / "cat_fight" / room).iterdir() if path.is_file()}
        assert mine - {"cards.toml"} <= {path.name for path in (toy / room).iterdir()}
    assert {path.name for path in (laid / "page").iterdir()} == {"Table.svelte", "game.ts", "icons.json", "README.md"}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Cat", "'Cat' can't be a game's name: use small letters, digits and single underscores"),
        ("my-game", "'my-game' can't be a game's name"),
        ("my__game", "'my__game' can't be a game's name"),
        ("7up", "'7up' can't be a game's name"),
        ("a1", "'a1' can't be a game's name"),
        ("class", "'class' can't be a game's name"),
        ("../x", "'../x' can't be a game's name"),
        ("x" * 31, "can't be a game's name"),
        ("toy", "there is a game 'toy' already; there are: "),
        ("json", "there is a Python module 'json' already"),
    ],
)
def test_a_name_that_no_game_can_have(name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["new", name, "--into", str(tmp_path)]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "cat_fight").mkdir()
    (tmp_path / "cat_fight" / "mine.txt").write_text("mine", "utf-8")
    assert cli.main(["new", "cat_fight", "--into", str(tmp_path)]) == 2
    assert f"{tmp_path / 'cat_fight'} exists already; nothing was changed" in capsys.readouterr().err
    assert [path.name for path in tmp_path.rglob("*")] == ["cat_fight", "mine.txt"]
    assert cli.main(["new", "cat_fight", "--into", str(tmp_path / "nowhere")]) == 2
    assert "no such folder" in capsys.readouterr().err


def test_nothing_is_half_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = list(new_.files("cat_fight"))

    def broken(_game: str):  # type: ignore[no-untyped-def]  # a generator that breaks
        yield from whole[:5]
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(new_, "files", broken)
    assert cli.main(["new", "cat_fight", "--into", str(tmp_path)]) == 2
    assert "No space left on device" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("game", "law"), [("cat_fight", "CF"), ("chess", "CHE"), ("a_2b", "AB"), ("a_b_c_d", "ABC")])
def test_how_the_ids_of_its_rules_begin(game: str, law: str) -> None:
    assert new_.law(game) == law
