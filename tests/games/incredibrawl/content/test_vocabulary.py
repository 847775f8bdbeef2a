"""IncrediBrawl's words: each declared once, with its row, its function and its place in the generated dispatch."""

import importlib
import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.incredibrawl.content.entries import DRAW, GAIN, base, word

from rumpus import effects as fx
from rumpus.games.incredibrawl.content import words
from rumpus.games.incredibrawl.content.words import BY_NAME, NAMES, WORDS
from rumpus.games.incredibrawl.game import SPEC
from rumpus.games.incredibrawl.rules import conditions, ids, ops, places, whom
from rumpus.games.incredibrawl.rules.state import Table
from rumpus.kernel.compile.bind import sources

HOME = Path(words.__file__).parent.parent
PLACES = ("mill", "lake")


def row(data: dict[str, Any]) -> Any:
    """The row of one word."""
    t = Table.new()
    fx.write(t.ops, fx.nested((word(data),), 0), 0, look=lambda _, name: PLACES.index(name))
    return t.ops[0]


# ---------------------------------------------------------------- rows
def test_words_are_numbered_in_their_order() -> None:
    assert [one.number for one in WORDS] == list(range(len(WORDS)))
    assert [getattr(ops, name.upper()) for name in NAMES] == list(range(len(NAMES)))


@pytest.mark.parametrize(
    ("text", "kind", "number"),
    [
        ("type=natural", conditions.TYPE, 1),
        ("level<=4", conditions.LEVEL_LE, 4),
        ("printed_level>=10", conditions.PRINTED_GE, 10),
        ("class in robot,undead", conditions.CLASS, 1 << 2 | 1 << 4),
        ("winner_class in human", conditions.WINNER_CLASS, 1),
        ("own_lost_by_level<=2", conditions.LOST_BY, 2),
        ("own_lost", conditions.LOST, 0),
        ("own_glory<=999", conditions.GLORY_LE, 999),
        ("hand<=0", conditions.HAND_LE, 0),
        ("players=3", conditions.PLAYERS, 3),
        ("location=lake", conditions.PLACE, 1),
    ],
)
def test_the_row_of_a_condition(text: str, kind: int, number: int) -> None:
    op = row({"op": "none", "if": text})
    assert (op.cond, op.cond_a) == (kind, number)


def test_the_row_of_a_word() -> None:
    op = row({"op": "recover", "n": 2, "to": "deck_top", "type": "energy", "class": "robot", "level": 4})
    assert (op.op, op.n, op.place, op.kind, op.classes, op.most) == (ops.RECOVER, 2, places.DECK_TOP, 3, 4, 4)
    op = row({"op": "deck_peek", "n": 3, "who": "self", "reorder": True, "bottom": True, "optional": True})
    assert (op.looks, op.who, op.choose, op.optional) == (ids.REORDER | ids.BOTTOM, whom.SELF, 0, 1)
    op = row({"op": "level_set", "to": "printed", "target": "opposing", "until": "scrap"})
    assert (op.level, op.who, op.choose, op.until) == (ids.PRINTED, whom.OPPOSING, 1, 1)
    assert row({"op": "win_ties"}).who == whom.THIS
    assert row({"op": "silence", "target": "any"}).triggers == ids.EVERY_TRIGGER


def test_lists_lie_behind_the_word_that_holds_them_and_empty_ones_keep_their_place() -> None:
    op = row({"op": "flip", "tails": [GAIN, DRAW]})
    assert (list(op.first), list(op.size)) == ([1, 1, 0], [0, 2, 0])


@pytest.mark.parametrize("op", NAMES)
def test_who_and_target_are_one(op: str) -> None:
    """A word is about a player or a character: whichever of the two names is written is meant."""
    param = next((key for key in ("who", "target") if key in BY_NAME[op].params), "")
    data = base(op)
    if param and param in data:
        other = {"who": "target", "target": "who"}[param]
        renamed = {other if key == param else key: value for key, value in data.items()}
        assert word(renamed) == word(data)


# ---------------------------------------------------------------- functions
def test_every_word_has_its_function() -> None:
    for path in [one.does for one in WORDS] + [one.can for one in WORDS if one.can]:
        module, _, name = path.partition(".")
        assert hasattr(importlib.import_module(f"rumpus.games.incredibrawl.rules.{module}"), name), path


def test_the_compiled_rules_read_no_content() -> None:
    """Editing words, sentences or cards compiles no rule anew: their files are no compiled sources."""
    rooms = {name.split(".")[3] for name in sources(SPEC) if name.startswith("rumpus.games.incredibrawl.")}
    assert rooms == {"rules", "bots"} or rooms == {"rules"}


def test_what_is_generated_is_as_the_rows_have_it() -> None:
    files = words.GENERATED.files()
    assert all((HOME / "rules" / name).read_text("utf-8") == text for name, text in files.items())


@pytest.mark.parametrize("op", NAMES)
def test_a_word_is_written_by_hand_in_its_row_and_its_function(op: str) -> None:
    """Beside the row and the function stand only rules that treat it apart from all other words."""
    apart = {
        "effects": {"if_then", "choose_one", "replace_hand", "spot_swap", "reenter_discard"},
        "possible": {"if_then", "choose_one"},
        "effect_stack": {"glory_steal", "glory_give", "throw_duel", "recover"},
        "card_choices": {"reenter_discard"},
        "ops_lists": {"throw_duel"},
        "fight": {one.name for one in WORDS if one.lasts} | {"none"},
    }
    generated = set(words.GENERATED.files())
    files = [path for path in (HOME / "rules").glob("*.py") if path.name not in generated]
    found = {path.stem for path in files if re.search(rf"\bops\.{op.upper()}\b", path.read_text("utf-8"))}
    assert found <= {name for name, known in apart.items() if op in known}
