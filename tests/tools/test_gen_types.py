"""The page's types say what protocol.py says."""

from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, TypedDict

import msgspec
import pytest
from tests.tools.test_house import tool

from rumpus.kernel.contract.lines import Lines, line, whole
from rumpus.kernel.contract.shapes import OneOf
from rumpus.kernel.contract.shown import Shown

gen_types = tool("gen_types")
Level = Literal["easy", "hard"]


class Open(TypedDict, total=False):
    """An open shape."""

    n: int


class Down(msgspec.Struct, tag_field="type", tag="down"):
    """First sentence.

    More.
    """

    seat: int
    level: Level | None
    items: list[int | None]
    table: dict[str, Any]
    inner: list[Open]
    text: Annotated[str, msgspec.Meta(max_length=3)] = ""


class Up(msgspec.Struct, tag_field="type", tag="up"):
    """Up."""

    yes: bool


Both = Down | Up


Pace = Annotated[str, OneOf(("slow", "fast"))]


class Inner(Shown):
    """A part; it has words."""

    def __init__(self, n: int) -> None:
        self.level: Level = "easy"
        self.pace: Pace | None = "slow" if n else None


class Whole(Shown):
    """The whole."""

    def __init__(self, n: int) -> None:
        self.parts: list[Inner] = [Inner(k) for k in range(n)]
        if n:
            self.last: int = n


@pytest.fixture
def module() -> ModuleType:
    """A small protocol."""
    made = ModuleType(__name__)
    vars(made).update(Level=Level, Open=Open, Down=Down, Up=Up, Both=Both, _hidden=Up)
    return made


def test_shapes_unions_literals_and_defaults(module: ModuleType) -> None:
    text = gen_types.Writer(module).text("x.py")
    assert 'export type Level = "easy" | "hard";' in text
    assert "export type Both = Down | Up;" in text
    assert "/** First sentence. */\nexport interface Down {" in text
    down = text.split("export interface Down {")[1].split("}")[0].split("\n")[1:-1]
    assert [line.strip() for line in down] == [
        'type: "down";',
        "seat: number;",
        "level: Level | null;",
        "items: (number | null)[];",
        "table: Record<string, unknown>;",
        "inner: Open[];",
        "text?: string;",
    ]
    assert "n?: number;\n}" in text


def test_what_cannot_be_said_is_refused(module: ModuleType) -> None:
    with pytest.raises(gen_types.Unsayable, match="bytes"):
        gen_types.Writer(module).say(bytes)


def test_wrong_usage() -> None:
    assert gen_types.main(["--what"]) == 2


def test_what_is_stale_is_written_and_what_is_made_no_more_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gen_types, "ROOT", tmp_path)
    monkeypatch.setattr(gen_types, "TYPES", tmp_path / "types")
    made = {"a/one.ts": "export type One = 1;\n", "two.ts": "export type Two = 2;\n"}
    monkeypatch.setattr(gen_types, "wanted", lambda: iter(made.items()))
    assert gen_types.main([]) == 0
    assert capsys.readouterr().out.split() == ["wrote", "types/a/one.ts", "wrote", "types/two.ts"]
    assert gen_types.main([]) == 0
    assert capsys.readouterr().out == ""
    del made["two.ts"]
    made["a/one.ts"] = "export type One = 3;\n"
    assert gen_types.main([]) == 0
    left = {path.name: path.read_text() for path in (tmp_path / "types").rglob("*.ts")}
    assert left == {"one.ts": made["a/one.ts"]}


def test_a_type_without_a_name_is_said_where_it_is_used() -> None:
    lines = Lines(line("class", "XX-1", of=whole(Level, lambda e: e.a)), line("over", "XX-2", seat=None))
    text = gen_types.Writer(roots=[lines.shape()]).text("x.py")
    assert "export interface Events {\n  class: { seat: number; of: Level };\n  over: Record<never, never>;\n}" in text


def test_what_is_shown_brings_its_parts_and_their_words() -> None:
    text = gen_types.Writer(roots=[Whole], base=gen_types.Writer(ModuleType("base"))).text("x")
    assert (
        text.split("\n", 2)[2]
        == """export type Level = "easy" | "hard";

export type Pace = "slow" | "fast";

/** A part; it has words. */
export interface Inner {
  level: Level;
  pace: Pace | null;
}

/** The whole. */
export interface Whole {
  parts: Inner[];
  last?: number;
}
"""
    )


def test_two_types_of_one_name_are_refused() -> None:
    other = type("Inner", (Shown,), {})
    with pytest.raises(gen_types.Unsayable, match="another type is called Inner"):
        gen_types.Writer(roots=[Whole, other])


def test_what_types_a_table_is_one_type() -> None:
    text = gen_types.whole("View", "Setup", None)
    act = 'act: import("../../net/protocol").Act'
    assert f"  view: View;\n  setup: Pick<Setup, keyof Setup>;\n  {act};\n  line: {{ [K in keyof Events]: " in text
    assert f"setup: Record<string, unknown>;\n  {act} & Acts;" in gen_types.whole("View", None, "Acts")
