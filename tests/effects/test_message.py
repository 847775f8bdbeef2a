"""What stands on a card as a message: its id, and what it is told; and in the words of a catalogue."""

from pathlib import Path

import pytest
from tests.effects.lantern import PARTS

from rumpus import effects as fx
from rumpus.kernel.contract.content import toml
from rumpus.kernel.contract.reader import Reader
from rumpus.kernel.words.saying import Catalogue, Saying

IF = fx.Forms((fx.Form("<whose> hand has <c 0-9> card(s)", 1, name="hand"),), PARTS, kind="only_if")
AT = fx.Forms((fx.Form("all", 1), fx.Form("one hand within <far 1-3>", 2)), kind="at")
NUMBERS = fx.Param(to="n", lo=1, hi=5, many=5, unset=0)
NUMBER = fx.number(1, 3, "top", unset=0)
V = fx.vocabulary(
    [
        fx.Word("draw", 1, "", {"n": fx.number(1, 3, words={"all": 9}, default=1)}),
        fx.Word(
            "paint_it",
            2,
            "",
            {"colours": fx.some(["red", "blue"], "mask", 2), "wet": fx.switch("a")},
            told=("owner",),
        ),
        fx.Word("lay", 3, "", {"on": fx.choice({"top of it": fx.Case(4, params={"far": fx.number(1, 2)})}, "on")}),
        fx.Word("look", 4, "", {"at": fx.condition(AT, default="all"), "numbers": NUMBERS, "top": NUMBER}),
    ],
    common={"only_if": fx.condition(IF, unset=0)},
    messages="does",
)
FLUENT = """
does = { $line }, { $only_if }.
does-draw = draw { $n ->
    [all] all
    [one] { $n } card
   *[other] { $n } cards
}.
    .short = draw { $n }.
does-then = { $first }, then { $next }
only-if-hand = with { $c } in { $whose ->
    [own] your
   *[other] their
} hand.
"""


def said(words: str, voice: str = fx.FULL, **given: str) -> Saying:
    [node] = fx.read(V, Reader("", "", toml(f"do = [{words}]"), []), "do")
    return fx.message(V, node, voice, given)


@pytest.mark.parametrize(
    ("words", "code", "args"),
    [
        ('{ op = "draw" }', "does-draw", {"n": 1}),
        ('{ op = "draw", n = "all" }', "does-draw", {"n": "all"}),
        (
            '{ op = "paint_it", colours = ["blue", "red"] }',
            "does-paint-it",
            {"colours": 2, "colours_1": "blue", "colours_2": "red", "wet": False, "owner": "Rook"},
        ),
        ('{ op = "lay", on = "top of it", far = 2 }', "does-lay", {"on": "top-of-it", "far": 2}),
        (
            '{ op = "draw", n = 2, only_if = "own hand has 3 cards" }',
            "does",
            {
                "line": Saying("does-draw", {"n": 2}),
                "only_if": Saying("only-if-hand", {"whose": "own", "c": 3}),
            },
        ),
    ],
)
def test_a_word_is_a_message_that_is_told_its_parameters(words: str, code: str, args: dict[str, object]) -> None:
    assert said(words, owner="Rook") == Saying(code, args)


@pytest.mark.parametrize(
    ("words", "args"),
    [
        ("", {"at": "all", "numbers": None, "top": None}),
        (', at = "one hand within 2", top = 3', {"at": "one-hand-within", "far": 2, "numbers": None, "top": 3}),
        (", numbers = [4, 1]", {"at": "all", "numbers": 2, "numbers_1": 1, "numbers_2": 4, "top": None}),
    ],
)
def test_sentences_without_a_name_and_what_is_left_out(words: str, args: dict[str, object]) -> None:
    assert said(f'{{ op = "look"{words} }}') == Saying("does-look", args)


HELD = fx.vocabulary(
    [
        fx.Word("draw", 1, "", {"n": fx.number(1, 3)}),
        fx.Word("meet", 2),
        fx.Word("choose", 3, "", {"of": fx.blocks(2, 3)}),
        fx.Word("if", 4, "", {"if": fx.condition(IF, apart=True), "then": fx.block(), "else": fx.block(0)}),
    ],
    messages="does",
    given=("owner",),
    tells=lambda line: {"met": line.before == "meet"},
)
HOLDING = """
does-draw = { $met ->
    [yes] they draw
   *[no] { $owner } draws
} { $n }
does-meet = nothing
does-choose = choose: { $of }
does-or = { $first } or { $next }
does-if = if { $if }, { $then }{ $else ->
    [none] { "" }
   *[other] , else { $else }
}
does-then = { $word ->
    [meet] { "" }
   *[other] { $first }, then{ " " }
}{ $next }
only-if-hand = { $owner } has { $c }
"""


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ('{ op = "draw", n = 1 }, { op = "meet" }, { op = "draw", n = 2 }', "Rook draws 1, then they draw 2"),
        (
            '{ op = "choose", of = [[{ op = "draw", n = 1 }, { op = "draw", n = 3 }], [{ op = "draw", n = 2 }]] }',
            "choose: Rook draws 1, then Rook draws 3 or Rook draws 2",
        ),
        (
            '{ op = "if", if = "own hand has 3 cards", then = [{ op = "draw", n = 1 }] }',
            "if Rook has 3, Rook draws 1",
        ),
    ],
)
def test_words_and_sentences_inside_a_word_are_told_what_the_vocabulary_gives(
    tmp_path: Path, words: str, text: str
) -> None:
    (tmp_path / "en.ftl").write_text(HOLDING, "utf-8")
    nodes = fx.read(HELD, Reader("", "", toml(f"do = [{words}]"), []), "do")
    assert Catalogue(tmp_path).say(fx.messages(HELD, nodes, given={"owner": "Rook"})) == text


def test_in_short_all_of_its_messages_are() -> None:
    line = Saying("does-draw.short", {"n": 1})
    only_if = Saying("only-if-hand.short", {"whose": "own", "c": 1})
    assert said('{ op = "draw", only_if = "own hand has 1 card" }', fx.SHORT) == Saying(
        "does.short", {"line": line, "only_if": only_if}
    )


def test_a_catalogue_says_messages_within_a_message_without_their_stops(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(FLUENT, "utf-8")
    catalogue = Catalogue(tmp_path)
    card = said('{ op = "draw", n = 2, only_if = "other hand has 3 cards" }')
    assert catalogue.say(card) == "draw 2 cards, with 3 in their hand."
    text = catalogue.text(card)
    assert text["text"] == "draw 2 cards, with 3 in their hand."
    assert text["args"]["line"] == {"code": "does-draw", "args": {"n": 2}, "text": "draw 2 cards."}
    # As it comes from the wire, a text says the same.
    assert catalogue.say(Saying(text["code"], text["args"])) == text["text"]


def test_words_one_after_the_other_are_one_message(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(FLUENT, "utf-8")
    reader = Reader("", "", toml('do = [{ op = "draw" }, { op = "draw", n = 2 }, { op = "draw", n = "all" }]'), [])
    nodes = fx.read(V, reader, "do")
    assert fx.messages(V, nodes[:1]) == fx.message(V, nodes[0])
    assert Catalogue(tmp_path).say(fx.messages(V, nodes)) == "draw 1 card, then draw 2 cards, then draw all"


def test_words_inside_are_messages_and_what_a_vocabulary_tells_is_told_beside(tmp_path: Path) -> None:
    def told(line: fx.Line) -> dict[str, object]:
        return {"only_if": "only_if" in line, "deep": len(line.place.inside), "on": line.place.on}

    draw, flip = (
        fx.Word("draw", 1, params={"n": fx.number(1, 3)}),
        fx.Word("flip", 2, params={"heads": fx.block(0), "tails": fx.block(0), "far": fx.number(1, 2, unset=0)}),
    )
    pick = fx.Word("pick", 3, params={"options": fx.blocks(2, 3)})
    v = fx.vocabulary(
        [draw, flip, pick], common={"only_if": fx.condition(IF, unset=0)}, messages="does", tells=told, deepest=3
    )
    one, two = ({"op": "draw", "n": n} for n in (1, 2))
    data = {"op": "pick", "options": [[one, two], [{"op": "flip", "heads": [one]}]], "only_if": "own hand has 1 card"}
    node = fx.read_one(v, Reader("", "", data, []))
    assert node is not None
    said = fx.message(v, node, place=fx.Place(on="card"))
    assert {key: one for key, one in said.args.items() if key != "options"} == {
        "only_if": True,
        "deep": 0,
        "on": "card",
    }
    beside = {"only_if": False, "on": "card"}
    draws = [Saying("does-draw", {"n": n, "deep": 1, **beside}) for n in (1, 2)]
    heads = Saying("does-draw", {"n": 1, "deep": 2, **beside})
    flips = Saying("does-flip", {"heads": heads, "tails": None, "far": None, "deep": 1, **beside})
    then = Saying("does-then", {"first": draws[0], "word": "draw", "next": draws[1]})
    assert said.args["options"] == Saying("does-or", {"first": then, "next": flips})


def test_before_the_last_of_several_another_message_may_stand() -> None:
    one, two, three = (Saying("thing", {"n": n}) for n in (1, 2, 3))
    assert fx.in_turn([one], "comma", "or") == one
    comma = Saying("comma", {"first": one, "next": two})
    assert fx.in_turn([one, two, three], "comma", "or") == Saying("or", {"first": comma, "next": three})
    assert fx.in_turn([one, two, three], "comma") == Saying("comma", {"first": comma, "next": three})


def test_a_vocabulary_may_name_the_message_around_each_word() -> None:
    words = [fx.Word("draw", 1, params={"n": fx.number(1, 3)})]
    v = fx.vocabulary(words, frame="around", tells=lambda line: {"twice": 2 * line["n"]})
    told = {"n": 2, "twice": 4}
    line = Saying("effect-draw.short", told)
    assert fx.message(v, fx.Node("draw", 1, data={"n": 2}), fx.SHORT) == Saying("around.short", {**told, "line": line})
