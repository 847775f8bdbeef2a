"""What the server itself says: every sentence is a message of the house's catalogue, and told what it needs."""

import ast
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.bench import MAKO, Bench, run

import rumpus
from rumpus.kernel.contract.spec import all_games
from rumpus.kernel.words.saying import HOUSE, LONGEST, OF_HOUSE, Catalogue, Saying, saying
from rumpus.server.gateway.app import build
from rumpus.server.gateway.connection import understood
from rumpus.server.refusal import Refusal, words_of

CODE = Path(rumpus.__file__).parent
FILES = [*sorted((CODE / "server").rglob("*.py")), CODE / "bots" / "advice.py"]
REFUSE = {
    "Refusal",
    "Missing",
    "NotYet",
    "TooMany",
    "Forbidden",
    "ErrorTold",
    "error",
    "house",
    "words_of",
    "_told",
    "_no",
}
"""What hands a sentence to people."""
HERE = "http://localhost.local:8000"


def calls(file: Path) -> list[ast.Call]:
    """Every call of a file."""
    return [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)]


def called(call: ast.Call) -> str:
    """The name of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def said() -> dict[str, set[frozenset[str]]]:
    """Every message that the code names: its id, and the arguments it is given, where they stand there."""
    found: dict[str, set[frozenset[str]]] = {}
    for file in FILES:
        for call in calls(file):
            if called(call) != "saying":
                continue
            first = call.args[0]
            ids = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            for one in ids:
                if isinstance(one, ast.Constant):
                    found.setdefault(str(one.value), set()).add(frozenset(str(k.arg) for k in call.keywords))
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_sentence_to_people_stands_in_the_code(file: Path) -> None:
    for call in calls(file):
        if isinstance(call.func, ast.Name) and call.func.id in REFUSE:
            for one in call.args:
                literal = isinstance(one, ast.Constant) and isinstance(one.value, str)
                assert not literal, f"{file.name}:{call.lineno}: {ast.unparse(call)}"
                assert not isinstance(one, ast.JoinedStr), f"{file.name}:{call.lineno}: {ast.unparse(call)}"


def test_every_message_is_told_what_it_needs_and_no_more() -> None:
    for code, given in said().items():
        for args in given:
            if code in ("no-puzzle", "no-puzzles"):
                args |= {"puzzle"}  # added to both where it is raised
            assert OF_HOUSE.told[code] == args, code


def test_no_message_is_left_that_nobody_says() -> None:
    assert set(OF_HOUSE.told) == set(said())


def test_german_has_every_message_and_tells_it_the_same() -> None:
    assert Catalogue(HOUSE, language="de").told.keys() == OF_HOUSE.told.keys()
    for code, args in Catalogue(HOUSE, language="de").told.items():
        assert args == OF_HOUSE.told[code], code


def test_every_message_can_be_said_in_every_language() -> None:
    for language in ("en", "de"):
        book = Catalogue(HOUSE, language=language)
        for code, args in book.told.items():
            for value in (1, 2):
                told = book.say(Saying(code, dict.fromkeys(args, value)), {"AMID": str})
                assert told
                assert "{" not in told


def test_no_game_says_something_else_by_an_id_of_the_house() -> None:
    for spec in all_games():
        own = Catalogue(spec.words.catalogue.folders[0])
        assert spec.words.catalogue.folders[0] == HOUSE or not set(own.told) & set(OF_HOUSE.told), spec.id


def test_an_argument_may_be_a_text_of_its_own() -> None:
    inner = words_of(saying("hint-wait"))
    told = OF_HOUSE.text(saying("hint-why", play=inner, why=words_of(saying("over"))))
    assert told["text"] == "Wait: nothing helps right now: The game is over."
    assert told["args"]["play"] == inner


def test_what_cannot_be_read_is_told_as_a_message() -> None:
    error = understood('{"type":"nonsense"}')
    assert (error.code, list(error.args)) == ("no-sense", ["fault"])
    assert error.text == f"This message makes no sense: {error.args['fault']}"


def test_http_errors_are_messages_with_english_beside(tmp_path: Path) -> None:
    with TestClient(build(f"sqlite:///{tmp_path}/t.db", hosts={"localhost.local"}), base_url=HERE) as client:
        asked: list[tuple[str, str, dict[str, Any]]] = [
            ("/api/tables/nonesuch/save", "no-table", {}),
            ("/api/codes/dog-99", "no-code", {}),
            ("/api/rules/chess", "no-rules", {"game": "'chess'"}),
            ("/api/learn/chess", "no-game", {"game": "'chess'"}),
            ("/api/nothing", "no-thing", {}),
        ]
        for path, code, args in asked:
            told = client.get(path).json()
            assert told == {"error": OF_HOUSE.say(Saying(code, args)), "code": code, "args": args}
        seats = [{"kind": "me"}]
        told = client.post("/api/tables", json={"game": "toy", "seats": seats}, headers={"origin": HERE}).json()
        assert (told["code"], told["args"]["seats"]) == ("no-such-size", 1)


def test_the_words_of_a_fault_in_what_was_sent_are_in_no_catalogue() -> None:
    no = Refusal("Object missing required field `game`").no
    assert no["why"] == {"code": "", "args": {}, "text": "Object missing required field `game`"}


def test_waiting_lines_and_refusals_at_a_table_are_messages(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await mako.settled()
        name = room.record.seats[0].name
        assert mako.state["waiting"] == words_of(saying("wait-one", name=name))
        mako.say(type="look", seat=0)
        assert (await mako.until(lambda m: m["type"] == "refused"))["why"] == words_of(saying("no-seat-of-yours"))
        robin.say(type="nonsense")
        assert (await robin.until(lambda m: m["type"] == "error"))["code"] == "no-sense"

    run(tmp_path, scene)


def test_a_hint_is_made_of_messages(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot")
        robin = await bench.join(room)
        bench.bots.answers = [(robin.state["decision"]["actions"][1]["id"],)]
        robin.say(type="hint", seat=0)
        hint = await robin.next("hint")
        assert hint["text"]["code"] == "hint-play"
        assert hint["text"]["args"]["play"] in [act["text"] for act in robin.state["decision"]["actions"]]

    run(tmp_path, scene)


@pytest.mark.parametrize("code", OF_HOUSE.codes)
def test_whatever_is_quoted_every_message_can_be_said(code: str) -> None:
    told = OF_HOUSE.text(saying(code, **dict.fromkeys(OF_HOUSE.told[code], "x" * 100000)), {"AMID": str})
    assert len(told["text"]) < 3_000
    assert all(len(one) <= LONGEST for one in told["args"].values())


def test_a_text_within_a_text_and_names_in_a_list_are_cut_too() -> None:
    inner = OF_HOUSE.text(saying("no-draft", fault="y" * 9_000))
    told = OF_HOUSE.text(saying("no-draft", fault={**inner, "text": inner["text"] * 9}))
    assert len(told["text"]) < 1_000
    several = OF_HOUSE.text(saying("hint-then", next=["z" * 9_000, 7], play=""), {"AMID": str})
    assert several["args"]["next"] == ["z" * (LONGEST - 3) + "...", 7]
    assert len(several["text"]) < 1_000
