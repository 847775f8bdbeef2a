"""A designer's file: the guide and its example, what is shown of it, what is unusual about it; no card has code."""

import re
from pathlib import Path

import pytest
from tests.games.blitz_squad.content.test_faults import brawler, special
from tests.games.blitz_squad.content.test_options import made

from rumpus import cli
from rumpus.effects.art import icons
from rumpus.games.blitz_squad.content.advice import advise_file, of_brawler
from rumpus.games.blitz_squad.content.grammar import IF, ON, PER, PLAYERS
from rumpus.games.blitz_squad.content.load import HOME, check_file, installed, load
from rumpus.games.blitz_squad.content.tables import book_of
from rumpus.games.blitz_squad.content.words import WORDS
from rumpus.games.blitz_squad.interface.guide import manual
from rumpus.games.blitz_squad.interface.printed import show_file

GUIDE = (HOME / "README.md").read_text("utf-8")


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """The guide's example as a file."""
    [text] = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    file = tmp_path / "my-set.toml"
    file.write_text(text, "utf-8")
    return file


def test_the_guide_is_up_to_date() -> None:
    assert manual() == GUIDE, (
        "run: python -m rumpus.games.blitz_squad.interface.guide > src/rumpus/games/blitz_squad/content/README.md"
    )
    for names in ([word.name for word in WORDS], ON, IF, PER, PLAYERS):
        assert [name for name in names if f"| `{name}` |" not in GUIDE] == []


def test_the_example_of_the_guide_is_sound_and_says_what_is_unusual(example: Path) -> None:
    assert check_file(example) == []
    assert advise_file(example) == []
    cards = load(str(example))
    assert cards.squad["moll"].looks.short == "Moll"
    t = made(str(example), deck_a="evening").t
    assert t.brawlers_n == 11
    assert book_of(t).decks[0].name == "Evening Shift"
    assert sum(1 for card in t.decks[:60] if card == cards.numbers["flour_cloud"]) == 2


def test_what_is_shown_of_a_file(example: Path) -> None:
    lines = show_file(example)
    assert lines[0] == "Moll Rollingpin (rolling pin)"
    assert "  3 Dough, power 2: Energy: +2 energy. Action: you draw 1 card." in lines
    assert "out Drill, Hot Oven" in lines
    assert "code BS1-AgYICgkw0AEUBq8Fl" in lines
    assert lines[-1] == "6 cards of your own, 0 with code of their own"


@pytest.mark.rule("BS-RUL-59")
def test_the_houses_sets_have_the_shape_of_fair_ones() -> None:
    """Each has 15 cards, powers 1-6, sum 38-48 and only known words: nothing is unusual about any."""
    for one in installed().brawlers:
        assert list(of_brawler(one)) == []
        assert {sheet.power for sheet in one.cards} <= set(range(1, 7))
        assert 38 <= sum(sheet.power * sheet.copies for sheet in one.cards) <= 48


UNUSUAL = [
    (
        '{ id = "fist", name = "Fist", copies = 15, power = 9, effects = [] }',
        [
            "Fist has power 9; 1 to 6 is usual",
            "15 copies of Fist; 1 to 3 is usual",
            "its powers sum up to 135; 38 to 48 is usual",
            "15 cards above power 4; 4 at most is usual",
            "0 cards of power 2 or less with an effect; 3 at least is usual",
            "1 different card; 5 to 10 is usual",
            "no line of its 15 cards works in attack; every set has one usually",
            "no line of its 15 cards works in energy or action; every set has one usually",
            "no line of its 15 cards works in block; every set has one usually",
        ],
    ),
    (
        ", ".join(
            f'{{ id = "c{k}", name = "C{"abcdefghijklmno"[k]}", copies = 1, power = 3, '
            f'effects = [{{ word = "draw", n = 1, as = ["attack"] }}] }}'
            for k in range(15)
        ),
        [
            "0 cards of power 2 or less with an effect; 3 at least is usual",
            "15 different cards; 5 to 10 is usual",
            "no line of its 15 cards works in energy or action; every set has one usually",
            "no line of its 15 cards works in block; every set has one usually",
        ],
    ),
]


@pytest.mark.rule("BS-RUL-59")
@pytest.mark.parametrize(("cards", "told"), UNUSUAL)
def test_another_shape_is_allowed_and_warned_of(cards: str, told: list[str], tmp_path: Path) -> None:
    """A warning, not a refusal: the engine's limits are wider."""
    file = tmp_path / "my.toml"
    file.write_text(brawler(card=cards), "utf-8")
    assert check_file(file) == []
    assert advise_file(file) == [f"{file}: moll: {one} (BS-RUL-59)" for one in told]


def test_special_cards_alone_make_a_file(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(special('{ word = "toll", n = 2 }, { word = "expire", n = 3 }'), "utf-8")
    assert advise_file(file) == []
    assert show_file(file) == [
        "Rain (terrain): Attacks cost 2 more energy. Leaves at the end of the 3rd turn.",
        "",
        "1 card of your own, 0 with code of their own",
    ]


def test_a_deck_alone_makes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text('[[deck]]\nid = "mine"\nname = "Mine"\nbrawlers = ["nim", "hob", "wick", "grubb"]\n', "utf-8")
    assert show_file(file)[:2] == [
        "Mine",
        "Wick Tallowmere, Nim Loosepockets, Grubb the Unmoved, Corporal Hob Bucklar",
    ]


def test_the_looks_of_the_house_are_told_and_differ() -> None:
    known = icons()
    for one in installed().brawlers:
        looks = one.looks
        assert {looks.mark, looks.face} <= known
        assert looks.line
        assert one.name.startswith(looks.short) or looks.short in one.name
    assert len({one.looks.ink for one in installed().brawlers}) == 10
    assert [sheet.art for sheet in installed().designs if sheet.art not in known] == []


LOOKS = [
    ('mark = "Beer Stein"\n', "brawler.0.mark: 'Beer Stein': the name of an icon of game-icons.net is wanted"),
    ('ink = "red"\n', "brawler.0.ink: 'red' is not allowed; a colour is wanted, as in #C93A22"),
    ("line = 3\n", "brawler.0.line: 3 is not allowed; a text is wanted"),
]


@pytest.mark.parametrize(("line", "told"), LOOKS)
def test_mistakes_in_looks(line: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    head = '[[brawler]]\nid = "moll"\nname = "Moll"\nicon = "pin"\n'
    file.write_text(brawler(head=head + line), "utf-8")
    assert [str(one).partition("moll: ")[2].startswith(told) for one in check_file(file)] == [True]


def test_no_card_of_the_house_needs_code() -> None:
    """Words alone: no module of the content names a card."""
    names = [sheet.id.partition("-")[2] or sheet.id for sheet in installed().designs]
    for file in HOME.glob("*.py"):
        text = file.read_text("utf-8")
        code = re.sub(r'"""[\s\S]*?"""|#.*', "", text)
        assert [name for name in names if f'"{name}"' in code] == [], file.name


def test_the_commands_find_the_game_by_itself(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["content", "check", str(example)]) == 0
    assert capsys.readouterr().out == f"{example}: ok, for Blitz Squad Brawl\n"
    assert cli.main(["content", "show", str(example)]) == 0
    assert capsys.readouterr().out == "\n".join([*show_file(example), ""])


def test_the_command_tells_every_fault(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example.write_text(
        example.read_text("utf-8").replace("n = 8", "n = 88").replace("copies = 3", "copies = 2"), "utf-8"
    )
    assert cli.main(["content", "check", str(example)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(": ")[2] for line in lines] == [
        "moll: brawler.0.cards: 10 cards, copies counted; a brawler has exactly 15 (BS-DECK-02)",
        "flour_cloud: special.0.effects.2.n: 88 is not allowed; allowed: 1 to 20",
    ]
