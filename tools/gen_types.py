"""Writes the page's TypeScript types, or with --check says whether they are current: `web/src/net/protocol.ts` from
src/rumpus/server/protocol.py, `web/src/art/words.ts` from src/rumpus/effects/art.py, `web/src/games/<game>/protocol.ts`
from a game's interface/shapes.py, and `messages.ts` there and in `web/src/words` from the English catalogues: each
message by its id, with what it is told.

Structs and typed dictionaries become interfaces, named unions and literals become types. A field with a default may be
left out; a typed dictionary is open, so it takes further fields. Exit status 1 from --check: the file is stale.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax import ast as syntax

from rumpus.kernel.shapes import Brand

ROOT = Path(__file__).resolve().parent.parent
MESSAGES = ROOT / "web" / "src" / "net" / "protocol.ts"
ART = ROOT / "web" / "src" / "art" / "words.ts"
GAMES = ROOT / "web" / "src" / "games"
RULES = ROOT / "src" / "rumpus"
HOUSE = RULES / "words" / "en"
SAID = ROOT / "web" / "src" / "words" / "messages.ts"
HEAD = "// Generated from {source} by tools/gen_types.py (`make types`): do not edit.\n"
SHARED = ("rumpus.kernel.words", "rumpus.kernel.shapes")
"""Whose types the messages bring along, and games import from there."""
WORDS: dict[Any, str] = {
    str: "string",
    bool: "boolean",
    int: "number",
    float: "number",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
}


BRANDS = {"ActionId": 'number & { readonly brand: "ActionId" }'}
"""Numbers that a page is handed, and hands back, and never makes itself."""
OPEN = {"Act", "Plan", "PlanBase"}
"""Shapes to which a game adds fields of its own."""


class Unsayable(TypeError):
    """A type of the protocol that has no TypeScript here."""


def is_union(hint: Any) -> bool:
    """`A | B`, however it is written."""
    return isinstance(hint, UnionType) or get_origin(hint) is Union


def literal(value: Any) -> str:
    """A value of a Literal."""
    if isinstance(value, str):
        return f'"{value}"'
    return str(value).lower() if isinstance(value, bool) else str(value)


class Writer:
    """Turns the types of one module into TypeScript. `base`: the messages, from which a game takes what is shared;
    `also`: types that the module does not hold; `art`: the words of figures, which stand in a file of their own.
    """

    def __init__(
        self,
        module: ModuleType,
        base: Writer | None = None,
        also: tuple[type[Any], ...] = (),
        art: Writer | None = None,
    ) -> None:
        self.module, self.base, self.art = module, base, art
        own = [(name, value) for name, value in vars(module).items() if not name.startswith("_")]
        homes = {module.__name__} if base else {module.__name__, *SHARED}
        self.shapes = {
            value: name
            for name, value in own
            if inspect.isclass(value)
            and value.__module__ in homes
            and (is_typeddict(value) or issubclass(value, msgspec.Struct))
        }
        self.shapes |= {kind: kind.__name__ for kind in also}
        self.borrowed: set[str] = set()
        self.drawn: set[str] = set()
        # Named literals and unions of structs keep their names; unions of plain types are spelled out where used.
        self.named: list[tuple[str, Any]] = [
            (name, value)
            for name, value in own
            if get_origin(value) is Literal
            or (is_union(value) and all(inspect.isclass(part) and part in self.shapes for part in get_args(value)))
        ]
        if art is not None:
            self.named = [one for one in self.named if one not in art.named]

    def text(self) -> str:
        """The whole file."""
        parts = [f"export type {name} = {self.say(value, top=True)};\n" for name, value in self.named]
        parts += [self.shape(kind, name) for kind, name in self.shapes.items() if name != "PlanBase"]
        if self.art is not None and self.base is None:
            parts = [f"export type {name} = {words};\n" for name, words in BRANDS.items()] + parts
        source = HEAD.format(source=f"src/{self.module.__name__.replace('.', '/')}.py")
        words = "../../art/words" if self.base else "../art/words"
        homes = ((words, self.drawn), ("../../net/protocol", self.borrowed))
        imports = [f'import type {{ {", ".join(sorted(taken))} }} from "{home}";' for home, taken in homes if taken]
        imports = ["\n".join([*imports, ""])] if imports else []
        return "\n".join([source, *imports, *parts])

    def say(self, hint: Any, *, top: bool = False) -> str:
        """One type."""
        if not top:
            for name, value in self.named:
                if hint == value:
                    return name
            for name, value in self.art.named if self.art is not None else ():
                if hint == value:
                    self.drawn.add(name)
                    return name
        if get_origin(hint) is Annotated:
            inner, *marks = get_args(hint)
            brand = next((mark.name for mark in marks if isinstance(mark, Brand)), "")
            if brand and self.base is not None:
                self.borrowed.add(brand)
            return brand or self.say(inner)
        if get_origin(hint) is Literal:
            return " | ".join(literal(value) for value in get_args(hint))
        if is_union(hint):
            return " | ".join(dict.fromkeys(self.say(part) for part in get_args(hint)))
        if get_origin(hint) is tuple and Ellipsis not in get_args(hint):
            return f"[{', '.join(self.say(part) for part in get_args(hint))}]"
        if get_origin(hint) in (list, tuple):
            item = self.say(get_args(hint)[0])
            return f"({item})[]" if "|" in item else f"{item}[]"
        if get_origin(hint) is dict:
            return f"Record<string, {self.say(get_args(hint)[1])}>"
        if inspect.isclass(hint) and hint in self.shapes:
            return self.shapes[hint]
        if self.art is not None and inspect.isclass(hint) and hint in self.art.shapes:
            self.drawn.add(self.art.shapes[hint])
            return self.art.shapes[hint]
        if self.base is not None and inspect.isclass(hint) and hint in self.base.shapes:
            self.borrowed.add(self.base.shapes[hint])
            return self.base.shapes[hint]
        if hint in WORDS:
            return WORDS[hint]
        if is_typeddict(hint):  # one without a name, as `kernel/lines.py` makes them
            fields = "; ".join(self.fields(hint))
            return f"{{ {fields} }}" if fields else NOTHING
        raise Unsayable(f"no TypeScript for {hint!r}")

    def shape(self, kind: Any, called: str) -> str:
        """One interface, with the first sentence of its docstring."""
        doc = inspect.getdoc(kind) or ""
        first = " ".join(doc.split("\n\n")[0].split())
        lines = [f"/** {first} */"] if first else []
        lines.append(f"export interface {called} {{")
        if is_typeddict(kind):
            lines += [f"  {field};" for field in self.fields(kind)]
            lines += ["  [field: string]: unknown;"] if kind.__name__ in OPEN else []
        else:
            config, hints = kind.__struct_config__, get_type_hints(kind, include_extras=True)
            if config.tag is not None:
                lines.append(f'  {config.tag_field}: "{config.tag}";')
            for field in msgspec.structs.fields(kind):
                mark = "" if field.required else "?"
                lines.append(f"  {field.encode_name}{mark}: {self.say(hints[field.name])};")
        return "\n".join([*lines, "}\n"])

    def fields(self, kind: Any) -> Iterator[str]:
        """The fields of a typed dictionary."""
        for name, hint in get_type_hints(kind, include_extras=True).items():
            may = get_origin(hint) is NotRequired
            mark = "?" if may or name not in kind.__required_keys__ else ""
            yield f"{name}{mark}: {self.say(get_args(hint)[0] if may else hint)}"


# ---------------------------------------------------------------- messages of the catalogues
PLURALS = {"zero", "one", "two", "few", "many"}
NOTHING = "Record<never, never>"


class _Told:
    """What a pattern is told: each argument with its type, its messages' too. `entries`: all of the catalogue by id."""

    def __init__(self, entries: dict[str, Any]) -> None:
        self.entries = entries
        self.found: dict[str, str] = {}

    def read(self, node: Any) -> None:
        """Takes what this part of a pattern needs."""
        match node:
            case syntax.SelectExpression(selector=syntax.VariableReference(id=syntax.Identifier(name=name))):
                self.add(name, _chosen([variant.key for variant in node.variants]))
                self.read([variant.value for variant in node.variants])
            case syntax.FunctionReference(arguments=arguments):
                for one in arguments.positional:
                    self.add(one.id.name, "unknown") if isinstance(one, syntax.VariableReference) else self.read(one)
            case syntax.VariableReference(id=syntax.Identifier(name=name)):
                self.add(name, "string | number")
            case syntax.MessageReference(id=syntax.Identifier(name=name), attribute=attribute):
                entry = self.entries[name]
                inner = {one.id.name: one.value for one in entry.attributes}
                self.read(inner[attribute.name] if attribute else entry.value)
            case list():
                for one in node:
                    self.read(one)
            case syntax.BaseNode():
                for one in vars(node).values():
                    self.read(one)

    def add(self, name: str, kind: str) -> None:
        """The narrowest type of all uses."""
        order = ["unknown", "string | number", "string", "boolean", "number"]
        before = self.found.get(name, "unknown")
        self.found[name] = max(before, kind, key=order.index)


def _chosen(keys: list[Any]) -> str:
    """The type of what chooses among variants."""
    names = {key.name if isinstance(key, syntax.Identifier) else "0" for key in keys}
    if names <= PLURALS | {"other", "0"} and names != {"other"}:
        return "number"
    return "boolean" if names <= {"yes", "no", "other"} else "string | number"


def messages(files: list[Path]) -> str:
    """The types of the messages of some catalogues. Unsayable names an id that two of them have."""
    entries: dict[str, Any] = {}
    for file in files:
        for entry in FluentResource(file.read_text("utf-8")).body:
            if isinstance(entry, syntax.Message | syntax.Term):
                name = ("-" if isinstance(entry, syntax.Term) else "") + entry.id.name
                if name in entries:
                    raise Unsayable(f"{file.relative_to(ROOT)}: {name} is a message of another file too")
                entries[name] = entry
    lines = []
    for entry in entries.values():
        if isinstance(entry, syntax.Message):
            patterns = [("", entry.value)] if entry.value else []
            patterns += [(f".{one.id.name}", one.value) for one in entry.attributes]
            for end, pattern in patterns:
                told = _Told(entries)
                told.read(pattern)
                fields = "; ".join(f"{name}: {kind}" for name, kind in sorted(told.found.items()))
                lines.append(f'  "{entry.id.name}{end}": {f"{{ {fields} }}" if fields else NOTHING};')
    source = files[0].parent if len(files) > 1 else files[0]
    head = HEAD.format(source=source.relative_to(ROOT).as_posix())
    return "\n".join(
        [head, "/** Each message by its id, with what it is told. */", "export interface Messages {", *lines, "}\n"]
    )


def main(arguments: list[str]) -> int:
    """See the module's first lines."""
    if arguments not in ([], ["--check"]):
        print("usage: gen_types.py [--check]", file=sys.stderr)
        return 2
    stale = [file for file, text in wanted() if not (file.is_file() and file.read_text("utf-8") == text)]
    for file in stale:
        name = file.relative_to(ROOT)
        if arguments:
            print(f"{name} does not match the Python types: run `make types`", file=sys.stderr)
        else:
            file.write_text(dict(wanted())[file], "utf-8")
            print(f"wrote {name}")
    return 1 if stale and arguments else 0


def wanted() -> Iterator[tuple[Path, str]]:
    """Every generated file, and what shall be in it."""
    from rumpus.effects import art
    from rumpus.kernel.installed import list_games
    from rumpus.kernel.spec import find
    from rumpus.server import protocol

    drawn = Writer(art)
    yield ART, drawn.text()
    base = Writer(protocol, art=drawn)
    yield MESSAGES, base.text()
    for game in list_games():
        shapes = find(game).sight.shapes
        if shapes is not None and (GAMES / game).is_dir():
            module = sys.modules[shapes.view.__module__]
            also = () if shapes.events in vars(module).values() else (shapes.events,)
            yield GAMES / game / "protocol.ts", Writer(module, base, also, drawn).text()
    yield SAID, messages(sorted(HOUSE.glob("*.ftl")))
    for file in sorted(RULES.glob("games/*/words/en.ftl")):
        game = file.parent.parent.name
        if (GAMES / game).is_dir():
            yield GAMES / game / "messages.ts", messages([file])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
