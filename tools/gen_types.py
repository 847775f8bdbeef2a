"""Writes the page's TypeScript types into `web/types`, which stands beside `web/src` as if it were one folder with it
(`rootDirs` of web/tsconfig.json) and is not kept: `npm run check` writes it first.

`net/protocol.ts` comes from src/rumpus/server/protocol.py, `art/words.ts` from src/rumpus/effects/art.py,
`games/<game>/protocol.ts` from a game's view and what its `Shapes` name, and `messages.ts` there and in `words` from
the English catalogues: each message by its id, with what it is told.

Structs, typed dictionaries and what is `Shown` become interfaces, named unions and literals become types. A field with
a default may be left out; a typed dictionary is open, so it takes further fields.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax import ast as syntax
from msgspec import UnsetType

from rumpus.kernel.contract import shown
from rumpus.kernel.contract.shapes import Brand, OneOf

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "web" / "src" / "games"
TYPES = ROOT / "web" / "types"
RULES = ROOT / "src" / "rumpus"
HOUSE = RULES / "words" / "en"
HEAD = "// Generated from {source} by tools/gen_types.py (`make types`): do not edit.\n"
SHARED = ("rumpus.kernel.words.saying", "rumpus.kernel.contract.shapes", "rumpus.kernel.contract.offers")
"""Whose types the messages bring along, and games import from there."""
NAMELESS = "rumpus.kernel.contract.lines"
"""Where the arguments of each kind of line are made: they are written where they stand."""
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


def words_of(hint: Any) -> tuple[Any, ...]:
    """The words of which a value is one; none: it is of another type."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    return next((mark.words for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, OneOf)), ())


def is_record(hint: Any) -> bool:
    """What becomes an interface."""
    return inspect.isclass(hint) and (is_typeddict(hint) or issubclass(hint, (msgspec.Struct, shown.Shown)))


def fields_of(kind: Any) -> dict[str, shown.Field]:
    """The fields of a typed dictionary, or of what is shown."""
    if not is_typeddict(kind):
        return shown.fields(kind)
    made = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        may = get_origin(hint) is NotRequired
        made[name] = shown.Field(get_args(hint)[0] if may else hint, may or name not in kind.__required_keys__)
    return made


class Writer:
    """Turns types into TypeScript: those of one module, or `roots` of a game with all that they are made of. `base`:
    the messages, from which a game takes what is shared; `art`: the words of figures, which stand in a file of their
    own.
    """

    def __init__(
        self,
        module: ModuleType | None = None,
        roots: Sequence[Any] = (),
        base: Writer | None = None,
        art: Writer | None = None,
    ) -> None:
        self.base, self.art = base, art
        self.shapes: dict[Any, str] = {}
        self.borrowed: set[str] = set()
        self.drawn: set[str] = set()
        self.used: dict[str, Any] = {}
        for kind in roots:
            self.reach(kind)
        homes = [module] if module else list(dict.fromkeys(sys.modules[kind.__module__] for kind in self.shapes))
        own = [(name, value) for home in homes for name, value in vars(home).items() if not name.startswith("_")]
        if module:
            names = {module.__name__, *SHARED}
            self.shapes = {kind: name for name, kind in own if is_record(kind) and kind.__module__ in names}
        # Named literals and unions of structs keep their names; unions of plain types are spelled out where used.
        self.named = [
            (name, value)
            for name, value in own
            if words_of(value) or (is_union(value) and all(part in self.shapes for part in get_args(value)))
        ]
        if art is not None:
            self.named = [one for one in self.named if one not in art.named]

    def reach(self, hint: Any) -> None:
        """Takes a game's types, each after those of which it is made."""
        others = [writer for writer in (self.base, self.art) if writer is not None]
        if not is_record(hint):
            for part in get_args(hint):
                self.reach(part)
        elif hint not in self.shapes and not any(hint in writer.shapes for writer in others):
            for field in fields_of(hint).values():
                self.reach(field.type)
            if hint.__module__ != NAMELESS:
                if hint.__name__ in self.shapes.values():
                    raise Unsayable(f"{hint.__module__}: another type is called {hint.__name__} too")
                self.shapes[hint] = hint.__name__

    def text(self, source: str) -> str:
        """The whole file; of a game's words those that its records use."""
        records = [self.shape(kind, name) for kind, name in self.shapes.items() if name != "PlanBase"]
        named = self.named if self.base is None else self.used.items()
        parts = [f"export type {name} = {self.say(value, top=True)};\n" for name, value in named] + records
        if self.art is not None and self.base is None:
            parts = [f"export type {name} = {words};\n" for name, words in BRANDS.items()] + parts
        words = "../../art/words" if self.base else "../art/words"
        homes = ((words, self.drawn), ("../../net/protocol", self.borrowed))
        imports = [f'import type {{ {", ".join(sorted(taken))} }} from "{home}";' for home, taken in homes if taken]
        imports = ["\n".join([*imports, ""])] if imports else []
        return "\n".join([HEAD.format(source=source), *imports, *parts])

    def say(self, hint: Any, *, top: bool = False) -> str:
        """One type."""
        words = words_of(hint)
        if not top:
            for name, value in self.named:
                if hint == value or (words and words == words_of(value)):
                    if words_of(self.used.setdefault(name, value)) != words:
                        raise Unsayable(f"{name}: other words have that name too")
                    return name
            for name, value in self.art.named if self.art is not None else ():
                if hint == value:
                    self.drawn.add(name)
                    return name
        if words:
            return " | ".join(map(literal, words))
        if get_origin(hint) is Annotated:
            return self.marked(*get_args(hint))
        if is_union(hint):
            return " | ".join(dict.fromkeys(self.say(part) for part in get_args(hint) if part is not UnsetType))
        if get_origin(hint) is tuple and Ellipsis not in get_args(hint):
            return f"[{', '.join(self.say(part) for part in get_args(hint))}]"
        if get_origin(hint) in (list, tuple):
            item = self.say(get_args(hint)[0])
            return f"({item})[]" if "|" in item else f"{item}[]"
        if get_origin(hint) is dict:
            return f"Record<string, {self.say(get_args(hint)[1])}>"
        for writer, taken in ((self, set()), (self.art, self.drawn), (self.base, self.borrowed)):
            if writer is not None and inspect.isclass(hint) and hint in writer.shapes:
                taken.add(writer.shapes[hint])
                return writer.shapes[hint]
        if hint in WORDS:
            return WORDS[hint]
        if is_typeddict(hint) and hint.__module__ == NAMELESS:
            fields = "; ".join(self.fields(hint))
            return f"{{ {fields} }}" if fields else NOTHING
        raise Unsayable(f"no TypeScript for {hint!r}")

    def marked(self, inner: Any, *marks: Any) -> str:
        """A type with marks."""
        for mark in marks:
            if isinstance(mark, Brand):
                if self.base is not None:
                    self.borrowed.add(mark.name)
                return mark.name
        return self.say(inner)

    def shape(self, kind: Any, called: str) -> str:
        """One interface, with the first sentence of its docstring."""
        doc = inspect.getdoc(kind) or ""
        first = " ".join(doc.split("\n\n")[0].split())
        lines = [f"/** {first} */"] if first else []
        lines.append(f"export interface {called} {{")
        if not issubclass(kind, msgspec.Struct):
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
        """The fields of a typed dictionary, or of what is shown."""
        for name, field in fields_of(kind).items():
            yield f"{name}{'?' if field.optional else ''}: {self.say(field.type)}"


def whole(view: str, setup: str | None, act: str | None) -> str:
    """All that types a table of a game, as one type."""
    protocol = 'import("../../net/protocol")'
    # An interface is no dictionary to TypeScript; what is picked of one is.
    fields = {
        "view": view,
        "setup": f"Pick<{setup}, keyof {setup}>" if setup else "Record<string, unknown>",
        "act": f"{protocol}.Act & {act}" if act else f"{protocol}.Act",
        "line": f"{{ [K in keyof Events]: {protocol}.LogLine & {{ kind: K; args: Events[K] }} }}[keyof Events]",
    }
    lines = [f"  {part}: {kind};" for part, kind in fields.items()]
    return "\n".join(["/** What types a table of this game. */", "export interface Game {", *lines, "}\n"])


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
    if arguments:
        print("usage: gen_types.py", file=sys.stderr)
        return 2
    files = {TYPES / name: text for name, text in wanted()}
    for file, text in files.items():
        if not file.is_file() or file.read_text("utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
            print(f"wrote {file.relative_to(ROOT)}")
    for file in TYPES.rglob("*.ts"):
        if file not in files:
            file.unlink()
    return 0


def wanted() -> Iterator[tuple[str, str]]:
    """Every generated file, and what shall be in it."""
    from rumpus.effects import art
    from rumpus.kernel.contract.installed import list_games
    from rumpus.kernel.contract.spec import find
    from rumpus.server import protocol

    drawn = Writer(art)
    yield "art/words.ts", drawn.text("src/rumpus/effects/art.py")
    base = Writer(protocol, art=drawn)
    yield "net/protocol.ts", base.text("src/rumpus/server/protocol.py")
    for game in list_games():
        sight = find(game).sight
        if sight.shapes is not None and (GAMES / game).is_dir():
            shapes = sight.shapes
            roots = [
                kind
                for kind in (shapes.setup, sight.view, shapes.act, shapes.then, *shapes.also, shapes.events)
                if kind
            ]
            writer = Writer(roots=roots, base=base, art=drawn)
            text = writer.text(f"what src/rumpus/games/{game} shows")
            view, setup, act = (writer.shapes.get(kind) for kind in (sight.view, shapes.setup, shapes.act))
            yield f"games/{game}/protocol.ts", f"{text}\n{whole(str(view), setup, act)}"
    yield "words/messages.ts", messages(sorted(HOUSE.glob("*.ftl")))
    for file in sorted(RULES.glob("games/*/words/en.ftl")):
        game = file.parent.parent.name
        if (GAMES / game).is_dir():
            yield f"games/{game}/messages.ts", messages([file])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
