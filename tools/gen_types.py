"""Writes web/src/protocol/types.ts from src/rumpus/server/protocol.py, or with --check says whether it is current.

Structs and typed dictionaries become interfaces, named unions and literals become types. A field with a default may be
left out; a typed dictionary is open, so it takes further fields. Exit status 1 from --check: the file is stale.
"""

import inspect
import sys
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "protocol" / "types.ts"
HEAD = "// Generated from src/rumpus/server/protocol.py by tools/gen_types.py (`make types`): do not edit.\n"
WORDS: dict[Any, str] = {
    str: "string",
    bool: "boolean",
    int: "number",
    float: "number",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
}


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
    """Turns the types of one module into TypeScript."""

    def __init__(self, module: ModuleType) -> None:
        own = [(name, value) for name, value in vars(module).items() if not name.startswith("_")]
        self.shapes = {
            value: name
            for name, value in own
            if inspect.isclass(value)
            and value.__module__ == module.__name__
            and (is_typeddict(value) or issubclass(value, msgspec.Struct))
        }
        # Named literals and unions of structs keep their names; unions of plain types are spelled out where used.
        self.named: list[tuple[str, Any]] = [
            (name, value)
            for name, value in own
            if get_origin(value) is Literal
            or (is_union(value) and all(inspect.isclass(part) and part in self.shapes for part in get_args(value)))
        ]

    def text(self) -> str:
        """The whole file."""
        parts = [HEAD]
        parts += [f"export type {name} = {self.say(value, top=True)};\n" for name, value in self.named]
        parts += [self.shape(kind, name) for kind, name in self.shapes.items() if name != "PlanBase"]
        return "\n".join(parts)

    def say(self, hint: Any, *, top: bool = False) -> str:
        """One type."""
        if not top:
            for name, value in self.named:
                if hint == value:
                    return name
        if get_origin(hint) is Annotated:
            return self.say(get_args(hint)[0])
        if get_origin(hint) is Literal:
            return " | ".join(literal(value) for value in get_args(hint))
        if is_union(hint):
            return " | ".join(dict.fromkeys(self.say(part) for part in get_args(hint)))
        if get_origin(hint) in (list, tuple):
            item = self.say(get_args(hint)[0])
            return f"({item})[]" if "|" in item else f"{item}[]"
        if get_origin(hint) is dict:
            return f"Record<string, {self.say(get_args(hint)[1])}>"
        if inspect.isclass(hint) and hint in self.shapes:
            return self.shapes[hint]
        if hint in WORDS:
            return WORDS[hint]
        raise Unsayable(f"no TypeScript for {hint!r}")

    def shape(self, kind: Any, name: str) -> str:
        """One interface, with the first sentence of its docstring."""
        doc = inspect.getdoc(kind) or ""
        first = " ".join(doc.split("\n\n")[0].split())
        lines = [f"/** {first} */"] if first else []
        lines.append(f"export interface {name} {{")
        hints = get_type_hints(kind, include_extras=True)
        if is_typeddict(kind):
            needed = kind.__required_keys__
            lines += [f"  {field}{'' if field in needed else '?'}: {self.say(hint)};" for field, hint in hints.items()]
            lines.append("  [field: string]: unknown;")
        else:
            config = kind.__struct_config__
            if config.tag is not None:
                lines.append(f'  {config.tag_field}: "{config.tag}";')
            for field in msgspec.structs.fields(kind):
                mark = "" if field.required else "?"
                lines.append(f"  {field.encode_name}{mark}: {self.say(hints[field.name])};")
        return "\n".join([*lines, "}\n"])


def main(arguments: list[str]) -> int:
    """See the module's first lines."""
    if arguments not in ([], ["--check"]):
        print("usage: gen_types.py [--check]", file=sys.stderr)
        return 2
    from rumpus.server import protocol

    text = Writer(protocol).text()
    if arguments:
        if TARGET.is_file() and TARGET.read_text("utf-8") == text:
            return 0
        print(f"{TARGET.relative_to(ROOT)} does not match protocol.py: run `make types`", file=sys.stderr)
        return 1
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
