"""docs/scenes.md: its examples run, and every line a game writes and every name it offers has its row there."""

import random
import re
from pathlib import Path

import pytest

from rumpus.cli.try_ import tried
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match
from rumpus.kernel.match.trial import run_text

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "scenes.md").read_text("utf-8")
TITLES = {
    "toy": "Dust-up",
    "brawl": "BRAWL",
    "brawlhalla": "Brawlhalla",
    "blitz_squad": "Blitz Squad",
    "brutality": "Brutality",
    "incredibrawl": "IncrediBrawl",
}
CARDS = {
    "toy": r"\d",
    "brawlhalla": r"\d[a-z]?|#\d+",
    "incredibrawl": r"(?!(?:deck|discard)\b)(?:[a-z_]+|[PNE]\d+)(?:/\d+)?",
}
"""What a card's name looks like, where a line says more after its cards."""
DIRECTION = "NE|NW|SE|SW|N|E|S|W"
MEANT = {
    "N": r"-?\d+",
    "SEAT": "[A-H]",
    "SEATS": "(?:[A-H]+|-)",
    "SIDE": r"\w",
    "WORD": "[a-z_]+",
    "LETTER": "[a-k]",
    "BASE": r"[A-H]\d",
    "BASES": r"\S+(?: \S+)*",
    "END": r"[A-H]\d\.\w",
    "SPOT": r"[A-H]\d(?:\.\w)?",
    "COLOUR": "(?:red|blue|green|none)",
    "LIST": r"\S.*?",
    "NUMBERS": r"\d+(?:[ ,]\d+)*",
    "SPACE": r"r\d+c\d+",
    "SPACES": r"r\d+c\d+(?: r\d+c\d+)*",
    "SQUARE": r"[a-k]\d+",
    "DIRECTION": f"(?:{DIRECTION})",
    "HERO": "[ABXY]",
    "FIELD": r"\w+=\S+",
    "FIELDS": r"\w+=\S+(?: \w+=\S+)*",
    **dict.fromkeys(("LEGEND", "DESIGN", "RELIC", "HAZARD", "TOOL"), "[a-z0-9_]+"),
}
WALKS = {
    "toy": [{}, {"pace": "clock", "players": 3}, {"cards": "house"}],
    "brawl": [
        {},
        {"mode": "training"},
        {"format": "tag_team", "players": 4},
        {"format": "circle", "players": 3, "mode": "training"},
    ],
    "brawlhalla": [
        {},
        {"format": "ffa", "players": 3, "legend_pick": "random"},
        {"format": "2v2", "players": 4, "mulligan": "once"},
    ],
    "blitz_squad": [{}, {"players": 4}],
    "brutality": [{}, {"players": 4, "format": "controlled_chaos"}],
    "incredibrawl": [
        {},
        {"mode": "gamer", "power_ups": "on", "players": 3},
        {"mode": "gamer", "select_a_brawl": "on", "locations": "on", "players": 4},
    ],
}
"""Tables whose games show what a game can write and offer."""


def section(game):
    """What the page says of a game."""
    return re.split(r"^## ", PAGE.partition(f"\n## {TITLES[game]}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def rows(game, kind):
    """The rows of a table of the page: the form and its example."""
    table = section(game).partition(f"| {kind} | as in |")[2].partition("\n\n")[0]
    found = [re.findall(r"`([^`]*)`", line)[:2] for line in table.splitlines()[2:]]
    return [(row[0], row[1] if len(row) > 1 and kind in ("line", "play") else "") for row in found]


def word(game, text):
    """A word of a form as a pattern: its placeholders, and one of several with slashes between."""
    many = CARDS.get(game, r"\S+")
    meant = MEANT | {"CARD": f"(?:{many})", "CARDS": rf"(?:{many})(?: (?:{many}))*"}
    made = []
    for one in text.split("/"):
        pieces = re.split(r"([A-Z]+)", one)
        made.append("".join(meant[piece] if piece.isupper() else re.escape(piece) for piece in pieces))
    return f"(?:{'|'.join(made)})"


def pattern(game, form):
    """A form as a pattern for a whole line that begins with a space."""
    made, free = "", []
    for part in [*re.findall(r"\[[^]]*\]|\S+", form), ""]:
        if part.startswith("["):
            free.append(words(game, part.strip("[]")))
            continue
        made += f"(?:{'|'.join(free)})*" * bool(free)
        free = []
        made += "(?: .*)?" if part == "..." else words(game, part) if part else ""
    return re.compile(made)


def words(game, text):
    """Words in a row, each after a space; cards may be none."""
    return "".join(f"(?: {word(game, one)})?" if one == "CARDS" else f" {word(game, one)}" for one in text.split())


def walked(game, options, steps):
    """The positions of a random game, with who may act."""
    match, dice = Match.start(game, options, seed=3), random.Random(5)
    for _ in range(steps):
        yield match
        able = [p for p in match.active if match.actions(p)]
        if able:
            seat = dice.choice(able)
            match.play(seat, dice.choice(match.actions(seat)))
        elif match.due is not None and not match.over:
            match.tick(match.due)
        else:
            return


@pytest.mark.parametrize("game", TITLES)
def test_every_line_and_every_name_has_its_row(game):
    lines = [pattern(game, form) for form, _ in rows(game, "line")]
    plays = [pattern(game, form) for form, _ in rows(game, "play")]
    assert lines
    assert plays
    odd = set()
    for options in WALKS[game]:
        for match in walked(game, options, 120):
            written = [line for line in match.scene().splitlines() if not line.startswith("rng ")]
            odd |= {line for line in written if not any(one.fullmatch(f" {line}") for one in lines)}
            names = [match.name(p, a) for p in match.active for a in (*match.actions(p), *match.spec.actions.anytime)]
            names = [re.sub(r"\.\d$", "", name) if name.startswith("use ") else name for name in names]
            odd |= {name for name in names if not any(one.fullmatch(f" {name}") for one in plays)}
    assert odd == set()


@pytest.mark.parametrize("game", TITLES)
def test_every_row_has_an_example_that_is_understood(game):
    spec = find(game)
    [scene] = re.findall(rf"^```scene {game}\n(.*?)^```$", section(game), re.MULTILINE | re.DOTALL)
    [outcome] = run_text(f'game = "{game}"\nscene = """\n{scene}"""\n')
    assert outcome.differences == []
    for form, example in rows(game, "line"):
        if example:
            assert pattern(game, form).fullmatch(f" {example}"), f"{example!r} is no {form!r}"
            told = {"format": "tag_team", "players": 4} if "starter" in example else {}
            needs_row = game == "brawl" and not told and not example.startswith("row")
            spec.scenes.read("row A B: A1 B1\n" * needs_row + example, spec.resolve(told), None)
    match = Match.at_scene(game, re.sub(r"^.*(top=|\*).*\n", "", scene, flags=re.MULTILINE), {})
    for form, example in rows(game, "play"):
        assert pattern(game, form).fullmatch(f" {example}"), f"{example!r} is no {form!r}"
        if example.startswith("path "):
            continue  # a walk from where a MOVE has begun
        for name in spec.actions.expand(match.t, match.s, 0, example):
            spec.actions.parse(match.t, match.s, 0, name)


@pytest.mark.parametrize("game", TITLES)
def test_five_examples_go_through(game):
    right, told = tried(DOCS / "scenes" / f"{game}.toml")
    assert right, told
    assert told[0].endswith(": ok, 5 cases")


def test_the_example_of_the_page_goes_through():
    [example] = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    [outcome] = run_text(example)
    assert outcome.differences == []
