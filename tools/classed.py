"""A lint of `tools/house.py`: browser tests find nothing on the page by a class of CSS.

What counts is how a selector reads once it is put together: from names of strings, the file's own and
those it imports from its folder, from f-strings and from `+`. In a script that a test runs on the page, a string that
begins like a class counts wherever it stands.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

LOOKS = {"locator", "frame_locator", "query_selector", "query_selector_all", "wait_for_selector"}
"""Playwright's own, that take a selector first."""
SCRIPT = re.compile(r"=>|\bdocument\b")
SELECTED = re.compile(r"""(?:querySelector(?:All)?|closest|matches|all)\((['"`])(.*?)\1\)""", re.S)
"""Where a script on the page looks for elements."""
HELD = re.compile(r"""(['"`])(\s*\.[a-z_][\w-]*(?:[\s.:>+~,\[#].*?)?)\1""", re.S)
"""A string of a script that begins with a class."""
BRACKETS = re.compile(r"\[[^\]]*\]?")
CLASS = re.compile(r"\.[a-z_-]", re.I)
ADVICE = "ask for a role and a name"


def held(tree: ast.AST, folder: Path) -> dict[str, str]:
    """The strings that a file of this folder gives names to, or imports from another one there."""
    named: dict[str, str] = {}
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module), names=names) if module.split(".")[-2:-1] == [folder.name]:
                other = folder / f"{module.rpartition('.')[2]}.py"
                there = held(ast.parse(other.read_text("utf-8")), folder) if other.is_file() else {}
                named |= {one.asname or one.name: there[one.name] for one in names if one.name in there}
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ):
                text = read(value, named)
                if text is not None:
                    named[name] = text
    return named


def read(node: ast.expr, named: dict[str, str]) -> str | None:
    """What a string expression says, as far as the file shows it; None for what is no string."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.Name(id=name):
            return named.get(name)
        case ast.FormattedValue(value=value):
            return read(value, named)
        case ast.JoinedStr(values=parts):
            return "".join(read(part, named) or "" for part in parts)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            texts = read(left, named), read(right, named)
            return None if texts == (None, None) else "".join(text or "" for text in texts)
    return None


def classed(tree: ast.AST, folder: Path) -> Iterator[tuple[int, str]]:
    """(line, what is wrong) for each class that something is found by."""
    named, told = held(tree, folder), set[tuple[int, str]]()
    for node in ast.walk(tree):
        asked: list[str] = []
        match node:
            case ast.Call(func=ast.Attribute(attr=name), args=[places, *_]) if name in LOOKS:
                asked = [read(places, named) or ""]
            case ast.Constant() | ast.JoinedStr() | ast.BinOp():
                script = read(node, named) or ""
                if SCRIPT.search(script) or SELECTED.search(script):
                    asked = [found[2] for pattern in (SELECTED, HELD) for found in pattern.finditer(script)]
        for selector in asked:
            fault = getattr(node, "lineno", 0), f"found by class, {selector.strip()}: {ADVICE}"
            if CLASS.search(BRACKETS.sub("", selector)) and fault not in told:
                told.add(fault)
                yield fault
