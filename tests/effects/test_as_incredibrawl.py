"""Words of IncrediBrawl declared in the shared language: the rows, the texts and the places of the faults are those of
the game's own code. Until the game speaks the shared language, which makes this test needless.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from rumpus import effects as fx
from rumpus.games.incredibrawl.content import reading
from rumpus.games.incredibrawl.content.tables import _rows
from rumpus.games.incredibrawl.interface import card_clauses, card_text
from rumpus.games.incredibrawl.rules import vocabulary as v
from rumpus.games.incredibrawl.rules.ids import CLASSES, EVERY_TRIGGER, TRIGGERS, TYPES
from rumpus.games.incredibrawl.rules.state import Table
from rumpus.kernel.reader import Fault, Reader

PLACES = ["mill", "lake"]

# ---------------------------------------------------------------- conditions


def _if(text: str, number: int, says: str, moments: tuple[str, ...] = ()) -> fx.Form:
    """A condition: its number goes to cond, what it asks for to cond_a."""
    return fx.Form(text, number, "IB-C-CONDITIONS", says=says, moments=moments, to={"n": "cond_a", "place": "cond_a"})


IF = fx.Forms(
    (
        _if("type=<type>", v.C_TYPE, "your character is {type}"),
        _if("level<=<n 1-10>", v.C_LEVEL_LE, "your character's Level is {n} or less"),
        _if("level>=<n 1-10>", v.C_LEVEL_GE, "your character's Level is {n} or more"),
        _if("class in <class,>", v.C_CLASS, "your character is a {class}"),
        _if("winner_type=<type>", v.C_WINNER_TYPE, "the winning character is {type}"),
        _if("target_glory>own", v.C_RICHER, "that player has more Glory than you"),
        _if("own_lost_by_level<=<n 1-9>", v.C_LOST_BY, "your character lost a scrap by Level by {n} or less"),
        _if("own_lost", v.C_LOST, "your character lost a scrap"),
        _if("own_glory<=<n 0-999>", v.C_GLORY_LE, "you have {n} Glory or less"),
        _if("hand<=<n 0-40>", v.C_HAND_LE, "you hold {n:card} or fewer"),
        _if("players=<n 2-4>", v.C_PLAYERS, "there are {n} players"),
        _if("location=<place*>", v.C_PLACE, "the location is {place}"),
    ),
    {
        "type": fx.Part({name: k for k, name in enumerate(TYPES)}, "cond_a"),
        "class": fx.Part({name: k for k, name in enumerate(CLASSES)}, "cond_a"),
    },
    kind="cond",
)


@pytest.mark.parametrize("form", IF.forms, ids=lambda form: form.text)
def test_every_condition_has_the_numbers_of_today(form: fx.Form) -> None:
    texts = [*IF.sentences(form), "class in robot,undead"] if form.number == v.C_CLASS else IF.sentences(form)
    for text in texts:
        found: list[Fault] = []
        old, place = reading.condition(Reader("", "", {}, found), text)
        new = IF.read(text)
        assert isinstance(new, fx.Sentence)
        assert not found
        assert {"cond_a": 0, **new.fields} == dict(old)
        assert new.names.get("cond_a", "") == place


# ---------------------------------------------------------------- words


def who(*names: str, needed: bool = True, to: str = "", **more: Any) -> fx.Param:
    """The players or characters a word is about."""
    called = {name: said for name, (_, said) in card_clauses.CHOICES.items()} | card_clauses.NAMED | {"self": ""}
    numbers = {name: v.WHO.index("own_character" if name == "own" else name) for name in names}
    return fx.Param(to=to or "who", words=numbers, says=called, **({} if needed else {"unset": 0}), **more)


CHARACTERS = who("this", "own_character", "opposing", "any", "in_scrap", "all", "all_others", also=("who",))
GLORY = who("self", "opponent", "each_opponent", "each_player", "winner", also=("target",))
UNTIL = fx.choice(("brawl", "scrap"), "until", unset=0)
BITS = {name: 1 << k for k, name in enumerate(CLASSES)}
KIND = {name: k + 1 for k, name in enumerate(TYPES)}
PER = {
    "class_in_play": fx.Case(0, "", {"class": fx.choice(BITS, "mask")}, "{class} character in play"),
    "type_in_play": fx.Case(1, "", {"type": fx.choice(KIND, "kind")}, "{type} character in play"),
    "beaten_character": fx.Case(2, says="beaten character in play"),
    "card_in_hand": fx.Case(3, says="card in your hand"),
}
FILTER = {
    "type": fx.choice(KIND, "kind", unset=0),
    "class": fx.choice(BITS, "mask", unset=0),
    "level": fx.number(1, 10, "high", unset=0),
}
SETS = dict(zip(TYPES, range(3), strict=True)) | v.TYPE_WORDS
MASKS = {"all": EVERY_TRIGGER} | {name: 1 << k for k, name in enumerate(TRIGGERS)}


def _span(line: fx.Line) -> str:
    return card_clauses.span({**line, "here": False})


def _recover(line: fx.Line) -> str:
    return card_clauses.recovered(dict(line))


def _level_set(line: fx.Line) -> str:
    return card_clauses.levelled({**line, "name": line.phrase("target"), "here": False})


def _silenced(line: fx.Line) -> str:
    return f"{line.phrase('target')} is silenced {_span(line)}"


def _one_list(*keys: str) -> Any:
    """One of two lists at least has to say something."""

    def check(entry: Mapping[str, Any], _place: fx.Place) -> tuple[str, str] | None:
        return None if any(entry.get(key) for key in keys) else (keys[0], "is missing: a word is wanted")

    return check


def _frame(line: fx.Line) -> str:
    """What is chosen first, whether it may, and on what condition."""
    text = line.sentence()
    one = line.get("who", line.get("target"))
    if one in card_clauses.CHOICES:
        text = f"choose {card_clauses.CHOICES[one][0]}: {text}"
    if line.get("optional"):
        text = f"if you want, {text}" if "target" in line else f"you may {text}"
    return f"if {line.phrase('if')}, {text}" if "if" in line and line.word.name != "if_then" else text


WORDS = [
    fx.Word("none", v.O_NONE, "", says="nothing happens"),
    fx.Word("glory_gain", v.O_GAIN, "", {"n": fx.number(1, 3), "who": GLORY}, "{who:gain} {n} Glory"),
    fx.Word(
        "glory_steal",
        v.O_STEAL,
        "",
        {"n": fx.number(1, 3), "from": who("opponent", "each_opponent", "winner", "richest")},
        "steal {n} Glory from {from}",
    ),
    fx.Word(
        "glory_per",
        v.O_PER,
        "",
        {"n": fx.number(1, 1), "per": fx.choice(PER, "to"), "max": fx.number(1, 3, "high")},
        "gain 1 Glory for each {per}, {max} at most",
        fixed={"who": v.H_SELF},
    ),
    fx.Word("draw", v.O_DRAW, "", {"n": fx.number(1, 3), "who": GLORY}, "{who:draw} {n:card}"),
    fx.Word(
        "deck_peek",
        v.O_PEEK,
        "",
        {
            "n": fx.number(1, 5),
            "who": who("self", "opponent"),
            "reorder": fx.switch("mask", 1, bit=True),
            "bottom": fx.switch("mask", 2, bit=True),
        },
        lambda line: card_clauses.peek({**line, "name": line.phrase("who")}),
    ),
    fx.Word(
        "recover",
        v.O_RECOVER,
        "",
        {
            "n": fx.number(1, 2),
            "to": fx.choice({name: k for k, name in enumerate(v.PLACES) if name != "discard"}, "to"),
            **FILTER,
        },
        _recover,
        fixed={"who": v.H_SELF},
    ),
    fx.Word(
        "level_mod",
        v.O_LEVEL,
        "",
        {"n": fx.number(-5, 5), "target": CHARACTERS, "until": UNTIL},
        lambda line: f"{fx.text.does(line.phrase('target'), 'get')} Level {line['n']:+} {_span(line)}",
    ),
    fx.Word(
        "level_set",
        v.O_LEVEL_SET,
        "",
        {"to": fx.number(1, 10, "to", words=v.LEVEL_WORDS), "target": CHARACTERS, "until": UNTIL},
        _level_set,
    ),
    fx.Word(
        "type_set",
        v.O_TYPE,
        "",
        {"to": fx.choice(SETS, "to"), "target": CHARACTERS, "until": UNTIL},
        lambda line: f"{fx.text.does(line.phrase('target'), 'have')} {card_clauses.typed(dict(line))} {_span(line)}",
    ),
    fx.Word(
        "silence",
        v.O_SILENCE,
        "",
        {
            "target": who("opposing", "any", "all_others"),
            "trigger": fx.choice(MASKS, "mask", default="all"),
            "until": fx.choice(("brawl",), "until", unset=0),
        },
        _silenced,
    ),
    fx.Word(
        "flip",
        v.O_FLIP,
        "",
        {"heads": fx.block(0), "tails": fx.block(0)},
        "flip the coin[. Heads: {heads}][. Tails: {tails}]",
        check=_one_list("heads", "tails"),
    ),
    fx.Word("choose_one", v.O_ONE, "", {"options": fx.blocks(2, 3)}, "choose one: {options}"),
    fx.Word(
        "if_then",
        v.O_IF,
        "",
        {"if": fx.condition(IF), "then": fx.block(0), "else": fx.block(0)},
        "if {if}, {then}[. Otherwise, {else}]",
        check=_one_list("then", "else"),
    ),
    fx.Word("rescrap", v.O_RESCRAP, "", {"pre": fx.block()}, "{pre}", never=("rescrap",)),
]


def _more(word: fx.Word, fields: Mapping[str, int]) -> dict[str, int]:
    """Whom a word is about that does not say; and whether the owner chooses."""
    meant = fields.get("who", v.H_SELF)
    return {"who": meant, "choose": int(meant in v.CHOSEN)}


ROW = ("n", "who", "choose", "until", "to", "optional", "cond", "cond_a", "mask", "low", "high", "kind")
V = fx.vocabulary(
    WORDS,
    common={
        "if": fx.condition(IF, unset=0),
        "optional": fx.switch("optional"),
        "choose": fx.choice(("owner",), "low", unset=0),
    },
    row=frozenset(ROW),
    longest=6,
    then="; then ",
    more=_more,
    frame=_frame,
)
DRAW: dict[str, Any] = {"op": "draw", "n": 1, "who": "self"}
LISTS: list[list[dict[str, Any]]] = [
    [{"op": "none"}, DRAW, {"op": "draw", "n": 2, "who": "each_player"}],
    [{"op": "glory_gain", "n": 2, "who": "opponent"}, {"op": "glory_steal", "n": 1, "from": "richest"}],
    [{"op": "glory_gain", "n": 1, "target": "winner"}],
    [{"op": "glory_per", "n": 1, "per": "class_in_play", "class": "robot", "max": 3}],
    [{"op": "glory_per", "n": 1, "per": "card_in_hand", "max": 2}],
    [{"op": "deck_peek", "n": 3, "who": "self", "reorder": True, "bottom": True}],
    [{"op": "deck_peek", "n": 1, "who": "opponent", "bottom": True}],
    [{"op": "recover", "n": 1, "to": "hand", "type": "natural", "level": 4, "if": "hand<=2"}],
    [{"op": "level_mod", "n": -2, "target": "opposing", "until": "scrap"}],
    [{"op": "level_mod", "n": 1, "who": "this", "optional": True, "if": "players=3"}],
    [{"op": "level_set", "to": "highest_opposing", "target": "this"}, {"op": "level_set", "to": 3, "target": "all"}],
    [{"op": "type_set", "to": "copy_opposing", "target": "own_character"}],
    [{"op": "type_set", "to": "energy", "target": "any", "until": "brawl"}],
    [{"op": "silence", "target": "all_others"}],
    [{"op": "draw", "n": 1, "who": "self", "if": "location=lake"}],
    [{"op": "draw", "n": 1, "who": "self", "if": "own_lost"}, {"op": "none", "if": "own_glory<=7"}],
    [{"op": "flip", "heads": [DRAW, {"op": "none"}]}],
    [{"op": "flip", "heads": [], "tails": [DRAW]}, DRAW],
    [{"op": "choose_one", "options": [[DRAW, {"op": "flip", "heads": [DRAW], "tails": [{"op": "none"}]}], [DRAW]]}],
    [{"op": "if_then", "if": "hand<=1", "then": [DRAW], "else": [{"op": "none"}]}, DRAW],
    [{"op": "rescrap", "pre": [{"op": "level_mod", "n": 3, "target": "own_character", "until": "scrap"}]}],
]


def of_today(entries: list[dict[str, Any]]) -> tuple[tuple[reading.Word, ...], list[str]]:
    """Today's words and faults."""
    found: list[Fault] = []
    made = reading.read_list(Reader("", "", {"play": entries}, found), "play")
    return made, [f"{one.path}: {one.reason}" for one in found]


def read(entries: list[dict[str, Any]]) -> tuple[tuple[fx.Node, ...], list[str]]:
    """The words of the shared language, and their faults."""
    found: list[Fault] = []
    made = fx.read(V, Reader("", "", {"play": entries}, found), "play")
    return made, [f"{one.path}: {one.reason}" for one in found]


@pytest.mark.parametrize("entries", LISTS)
def test_the_rows_are_those_of_today(entries: list[dict[str, Any]]) -> None:
    today, wrong = of_today(entries)
    nodes, faults = read(entries)
    assert (wrong, faults) == ([], [])
    old, new = Table.blank(), Table.blank()
    free = _rows(Table.at(old), today, 5, PLACES)
    rows = fx.nested(nodes, 5)
    assert fx.write(Table.at(new).ops, rows, 5, look=lambda _, name: PLACES.index(name)) == free
    assert old.tobytes() == new.tobytes()


@pytest.mark.parametrize("entries", LISTS)
def test_the_texts_are_those_of_today(entries: list[dict[str, Any]]) -> None:
    nodes, _ = read(entries)
    today = [card_text.sentence(word) for word in of_today(entries)[0]]
    said = [fx.say(V, node) for node in nodes]
    if entries[0]["op"] == "rescrap":
        said = [f"{said[0]}; then the scrap is compared again"]
    assert said == today


PLACED = [
    [{"op": "dance"}],
    [{"op": 3}],
    [{"op": "draw", "n": 4, "who": "self"}],
    [{"op": "draw", "n": True, "who": "self"}],
    [{"op": "draw", "who": "self"}],
    [{"op": "draw", "n": 1}],
    [{"op": "draw", "n": 1, "who": ["self"]}],
    [{"op": "draw", "n": 1, "who": "self", "m": 2}],
    [{"op": "draw", "n": 1, "who": "self", "optional": 1}],
    [{"op": "draw", "n": 1, "who": "self", "choose": "me"}],
    [{"op": "level_mod", "n": 1, "target": "this", "until": "ever"}],
    [{"op": "level_set", "to": 11, "target": "this"}],
    [{"op": "type_set", "to": "ice", "target": "this"}],
    [{"op": "glory_per", "n": 1, "per": "class_in_play", "max": 2}],
    [{"op": "if_then", "then": [DRAW]}],
    [{"op": "if_then", "if": "hand<=1"}],
    [{"op": "flip"}],
    [{"op": "choose_one", "options": [[DRAW]]}],
    [{"op": "choose_one", "options": [[DRAW], []]}],
    [{"op": "choose_one", "options": [[DRAW], [{"op": "no"}]]}],
    [DRAW] * 7,
    [{"op": "none", "if": "raining"}],
    [{"op": "none", "if": "type=ice"}],
    [{"op": "none", "if": "class in robot, beast"}],
    [{"op": "none", "if": "level<=11"}],
    [{"op": "none", "if": "level<=9999999999999"}],
    [{"op": "none", "if": "own_lost2"}],
]


@pytest.mark.parametrize("entries", PLACED)
def test_the_faults_are_at_the_places_of_today(entries: list[dict[str, Any]]) -> None:
    old, new = of_today(entries)[1], read(entries)[1]
    assert {one.partition(": ")[0] for one in new} == {one.partition(": ")[0] for one in old}, (old, new)


def test_a_word_that_cannot_lie_inside_itself() -> None:
    inner = {"op": "rescrap", "pre": [DRAW]}
    assert read([{"op": "rescrap", "pre": [inner]}])[1] == ["play.0.pre.0.op: rescrap cannot lie inside rescrap"]


def test_faults_that_name_what_is_allowed() -> None:
    assert read([{"op": "none", "if": "type=ice"}])[1] == [
        "play.0.if: 'ice' is not allowed; allowed: physical, natural, energy"
    ]
    assert read([{"op": "none", "if": "own_lost2"}])[1] == [
        "play.0.if: 'own_lost2' is no condition; the nearest is 'own_lost'"
    ]
    assert read([{"op": "glory_per", "n": 1, "per": "class_in_play", "max": 2}])[1][0].startswith(
        "play.0.class: is missing; allowed: human"
    )
