"""`rumpus deck check` and `show`: decks of people's own, as texts, codes and names, with exit codes."""

from pathlib import Path

import pytest

from rumpus import cli

SQUAD = "Brakka Mugsplitter, Wick Tallowmere, Corporal Hob Bucklar, Kettle the Clockwork"
CURVE = (
    "60 cards: 7 of power 1, 15 of power 2, 17 of power 3, 9 of power 4, 5 of power 5, 1 of power 6, "
    "6 special cards; average power 2.9"
)
GAME = ("--game", "blitz_squad")


def told(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    """The status of a command, its results and its errors."""
    status = cli.main([str(word) for word in words])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def deck(folder: Path, text: str) -> Path:
    """A file with a deck."""
    file = folder / "my.deck"
    file.write_text(text, "utf-8")
    return file


def test_a_sound_deck_is_ok(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = deck(tmp_path, f"Mine\n{SQUAD}\nout 2 Drill\nin Bar Tab, Ale Flood\n")
    assert told(capsys, "deck", "check", file) == (0, f"{file}: ok, for Blitz Squad Brawl\n", "")
    assert told(capsys, "deck", "check", file, *GAME) == (0, f"{file}: ok, for Blitz Squad Brawl\n", "")


def test_every_fault_is_a_line_and_the_status_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = deck(tmp_path, f"Mine\n{SQUAD}\nout 2 Dril\nin Bar Tap\n")
    status, out, err = told(capsys, "deck", "check", file)
    assert (status, err) == (1, "")
    first, second = out.splitlines()
    assert first.startswith(f"{file}:3: out: there is no card of these brawlers called 'Dril'; the nearest is 'Drill'")
    assert second.startswith(f"{file}:4: in: there is no special card called 'Bar Tap'; the nearest is 'Bar Tab'")


def test_a_table_has_limits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = deck(tmp_path, f"Mine\n{SQUAD}\nout 2 Drill\nin 2 Bar Tab\n")
    limits = ("-o", "special_max=12", "-o", "special_copies=1")
    assert told(capsys, "deck", "check", file, *limits) == (
        1,
        f"{file}:4: cards: 2 copies of Bar Tab; this table allows 1 (special_copies, BS-RUL-23)\n",
        "",
    )


def test_a_deck_with_cards_of_a_designer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        '[[special]]\nid = "rain"\nname = "Rain"\nkind = "terrain"\neffects = [{ word = "toll", n = 1 }]\n', "utf-8"
    )
    file = deck(tmp_path, f"Mine\n{SQUAD}\nout Drill\nin Rain\n")
    assert told(capsys, "deck", "check", file, "--content", own)[0] == 0
    status, out, _ = told(capsys, "deck", "check", file)
    assert (status, out.startswith(f"{file}:4: in: there is no special card called 'Rain'")) == (1, True)
    own.write_text('[[special]]\nid = "rain"\n', "utf-8")
    status, out, err = told(capsys, "deck", "check", file, "--content", own)
    assert (status, out) == (2, "")
    assert "special.0.name: is missing" in err


def test_a_code_is_checked_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = deck(tmp_path, "BS1-AAIEBgAAsFOF\n")
    assert told(capsys, "deck", "check", file)[0] == 0
    file = deck(tmp_path, "BS1-AAIEBgABsFOF")
    assert told(capsys, "deck", "check", file) == (
        1,
        f"{file}: code: a letter of the deck's code is wrong, or missing: its check does not fit\n",
        "",
    )


@pytest.mark.parametrize("name", ["landlord", "BS1-AAEGCBgADBIIwwDIBgAACAAwAwAQAEgA_Zai"])
def test_a_deck_in_words(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = told(capsys, "deck", "show", name)
    assert status == 0
    assert out.splitlines()[1:] == [
        SQUAD,
        "out Mug Swing, Bar Stool, Slow Burn, Drill, Ratchet, Steam Vent",
        "in Roaring Hearth, Ale Flood, Narrow Doorway, Wall of Mirrors, Free Round, Lights Out",
        CURVE,
        "code BS1-AAEGCBgADBIIwwDIBgAACAAwAwAQAEgA_Zai",
    ]


def test_a_file_and_a_built_deck_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = deck(tmp_path, f"Mine\n{SQUAD}\n")
    status, out, _ = told(capsys, "deck", "show", file)
    assert (status, out.splitlines()[:2]) == (0, ["Mine", SQUAD])
    status, out, _ = told(capsys, "deck", "show", "built-7")
    assert (status, out.splitlines()[0]) == (0, "Hob and Kettle 7")


WRONG = [
    (("show", "yrd"), 1, "there is no deck 'yrd'; the nearest is 'yard'; allowed: default, front_room"),
    (("show", "built-1000000000"), 1, "there is no deck 'built-1000000000'"),
    (("show", "BS1-AAIEBgAAsFOG"), 1, "the code of the deck is of other cards than there are at this table"),
    (("show", "no-such.deck"), 2, "rumpus: no-such.deck: No such file or directory"),
    (("check", "no-such.deck"), 2, "rumpus: no-such.deck: No such file or directory"),
    (("check", "x.deck", "--game", "toy"), 2, "rumpus: --game toy: Dust-up has no decks of your own"),
    (("check", "x.deck", "--game", "chess"), 2, "rumpus: there is no game 'chess'"),
    (
        ("check", "x.deck", "-o", "special_max=61"),
        2,
        "rumpus: option special_max: 61 is not a whole number from 0 to",
    ),
    (("check", "x.deck", "-o", "cards=3"), 2, "rumpus: "),
]


@pytest.mark.parametrize(("words", "status", "start"), WRONG)
def test_what_is_wrong_is_one_line(
    words: tuple[str, ...], status: int, start: str, capsys: pytest.CaptureFixture[str]
) -> None:
    got, out, err = told(capsys, "deck", *words)
    assert got == status
    assert (out + err).startswith(start)
    assert (out + err).count("\n") == 1


def test_a_file_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my.deck"
    file.write_bytes(b"\xff\xfe\x00deck")
    assert told(capsys, "deck", "check", file) == (1, f"{file}: file: this is not a text in UTF-8\n", "")
    status, out, _ = told(capsys, "deck", "show", file)
    assert (status, out) == (1, f"{file}: file: this is not a text in UTF-8\n")
