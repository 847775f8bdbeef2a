"""House lints: what ruff and mypy cannot know about this repository.

    python tools/house.py            prints `file:line: what is wrong` for each fault

Sizes of files and functions, integers only in rules, reused fields by name, no needless copies, rule ids that exist,
imports that point down and fit a line, rooms of a game that import what they may, generic rooms that know no game but
by its GameSpec, the page that names a game in its folder alone and says only what is in a catalogue (tools/unsaid.py),
browser tests that find nothing by a class of CSS (tools/classed.py), exact __all__, a reason beside every silenced
check, and no address of a machine or a registry in a tracked file.
A file or function that has to be longer says so in a comment, `# house: long because <reason>`: above the file's first
statement, or inside the function. Exit status: 0 clean, 1 faults.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from classed import classed
from unsaid import unsaid

ROOT = Path(__file__).resolve().parent.parent
FILE_LINES = 440  # about 400
BODY_LINES = 48  # about 40, without docstring, comments and blank lines
WIDE = 9  # parameters of a rule: fewer
LAYERS = {
    "kernel": 0,
    "effects": 1,
    "games": 2,
    "bots": 3,
    "lab": 4,
    "envs": 4,
    "server": 5,
    "cli": 6,
    "__main__": 7,
}
KERNEL = {"records": 0, "words": 1, "contract": 2, "compile": 3, "match": 4}
"""The rooms of the kernel, each standing on those before it."""
ROOMS = {
    "rules": ({"rules"}, {"kernel"}),
    "bots": ({"rules", "bots"}, {"kernel"}),
    "content": ({"rules", "content"}, {"kernel", "effects"}),
    "interface": ({"rules", "content", "interface"}, {"kernel", "effects"}),
}
"""The rooms of a game: which rooms of the game, and which of the house, may be imported there."""
OF_GAMES = {"spec", "SPEC", "s", "t", "state", "State", "table", "Table", "tables"}
"""What generic rooms call a GameSpec, a state and a table."""
READ = r"(replace|match|split|search|startsWith|endsWith|includes|slice|indexOf|charAt)"
CLEVER = (
    (re.compile(r"\bas ActionId\b"), "an action is handed out by the server; the page makes none"),
    (re.compile(r"\.why\(\s*[\d`]"), "a number of an action: show what the server forbids, with its reason"),
    (re.compile(r"\bline\.data\b|\.data\[\d"), "a packed row: ask for a named argument"),
    (re.compile(rf"\.text\??\.{READ}\(|\.test\([^)]*\.text\b"), "meaning read out of a sentence: ask for an argument"),
)
"""What the page's code may not do, each with what is said of it."""
LONG = re.compile(r"# house: long because \S+")
TEXT = {".py", ".md", ".toml", ".txt", ".in", ".json", ".yaml", ".yml", ".ts", ".svelte", ".css", ".html", ".cfg", ""}

SILENCED = (
    ("# noqa", r"# noqa: [A-Z]+\d+(, ?[A-Z]+\d+)* - \S", "# noqa: CODE - the reason"),
    ("# type: ignore", r"# type: ignore\[[\w, -]+\] +# \S", "# type: ignore[code]  # the reason"),
    ("# pragma: no ", r"# pragma: no \w+ - \S", "# pragma: no cover - the reason"),
)
"""What silences a check: how it starts, how it reads with a reason, and the advice."""
# In pieces, so that this file does not hold what it looks for.
FORBIDDEN = {
    "/" + "work/": "the path of one machine",
    "registry." + "npmjs": "the address of a registry",
    "pypi." + "org": "the address of a registry",
    "python" + "hosted": "the address of a registry",
    "deb.deb" + "ian": "the address of a registry",
    "--index" + "-url": "the address of a registry",
}
GAMES_PAGE = "web/src/games"
PAGE_CODE = {".ts", ".svelte", ".css", ".json"}
LATER = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")


@dataclass(frozen=True)
class Fault:
    """One line of the report."""

    path: Path
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT).as_posix()}:{self.line}: {self.text}"


class Source:
    """A Python file: its text and, when needed, its syntax tree."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text("utf-8")
        self.lines = self.text.splitlines()

    @cached_property
    def tree(self) -> ast.Module:
        """The parsed file."""
        return ast.parse(self.text, str(self.path))

    @property
    def module(self) -> str:
        """The dotted name under src/, or the path for files elsewhere."""
        try:
            parts = self.path.relative_to(ROOT / "src").with_suffix("").parts
        except ValueError:
            return ""
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """Every part of the tree."""
        return [*ast.walk(self.tree)]

    def functions(self) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
        """Every function and method."""
        for node in self.nodes:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield node

    @cached_property
    def rules(self) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
        """The functions marked @rule or @loop."""
        marks = {"rule", "loop"}
        return [f for f in self.functions() if any(isinstance(d, ast.Name) and d.id in marks for d in f.decorator_list)]


def tracked() -> list[Path]:
    """Every file that git knows or would take, and that is text."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


# ---------------------------------------------------------------- one lint each
def sizes(source: Source) -> Iterator[Fault]:
    """Files up to about 400 lines, bodies up to about 40."""
    lines = source.lines
    first = next((node.lineno for node in source.tree.body[1:]), len(lines))
    if len(lines) > FILE_LINES and not any(LONG.search(line) for line in lines[:first]):
        yield Fault(source.path, 1, f"{len(lines)} lines; split it, or say `# house: long because ...`")
    for function in source.functions():
        body = function.body[1:] if ast.get_docstring(function) is not None else function.body
        if not body:
            continue
        block = lines[body[0].lineno - 1 : function.end_lineno]
        count = sum(1 for line in block if line.strip() and not line.lstrip().startswith("#"))
        whole = lines[function.lineno - 1 : function.end_lineno]
        if count > BODY_LINES and not any(LONG.search(line) for line in whole):
            yield Fault(source.path, function.lineno, f"{function.name} has {count} lines of code; split it")


def silenced(source: Source) -> Iterator[Fault]:
    """Every silenced check names what it silences and why."""
    if not any(start in source.text for start, _, _ in SILENCED):
        return
    for token in tokenize.generate_tokens(io.StringIO(source.text).readline):
        if token.type != tokenize.COMMENT:
            continue
        for start, good, wanted in SILENCED:
            at = token.string.find(start)
            if at >= 0 and not re.match(good, token.string[at:]):
                yield Fault(source.path, token.start[0], f"write `{wanted}`")


def integers(source: Source) -> Iterator[Fault]:
    """No floats where the state is made: inside @rule and @loop functions of kernel and games."""
    if source.module.split(".")[1:2] not in (["kernel"], ["games"]):
        return
    for function in source.rules:
        for node in ast.walk(function):
            if isinstance(node, ast.Constant) and isinstance(node.value, float):
                yield Fault(source.path, node.lineno, f"a float in the rule {function.name}")
            elif isinstance(node, ast.Div):
                yield Fault(source.path, function.lineno, f"`/` in the rule {function.name}: use `//`")
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "float":
                yield Fault(source.path, node.lineno, f"a float in the rule {function.name}")


def _is(node: ast.AST, number: int) -> bool:
    """Whether an expression is this literal, -1 too."""
    try:
        found = ast.literal_eval(node)
    except ValueError:
        return False
    return type(found) is int and found == number


def needless(source: Source) -> Iterator[Fault]:
    """A number that was read needs no copy (`+ 0`), and a row of the log no zeros at its end."""
    for node in source.nodes:
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and (_is(node.right, 0) or _is(node.left, 0)):
            yield Fault(source.path, node.lineno, f"`{ast.unparse(node)}`: a number that was read is a value; no + 0")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute) and len(node.args) > 2:
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if name == "emit" and _is(node.args[-1], -1 if len(node.args) == 3 else 0):
                yield Fault(source.path, node.lineno, "emit ends in what it says by itself: leave that out")


def plain_words(source: Source) -> Iterator[Fault]:
    """In the rules of a game a reused field is called by what it means (`f.direction`, never `f.a`: record.alias), and
    no function takes a row of nine numbers.
    """
    if source.module.split(".")[3:4] != ["rules"]:
        return
    for node in source.nodes:
        if isinstance(node, ast.Attribute) and re.fullmatch("[a-m]", node.attr):
            yield Fault(source.path, node.lineno, f"`{ast.unparse(node)}`: read it by the alias that says what it is")
    for function in source.functions():
        count = len(function.args.posonlyargs) + len(function.args.args)
        if count >= WIDE:
            yield Fault(source.path, function.lineno, f"{function.name} takes {count} values; pass a record")


def imported(source: Source) -> Iterator[tuple[int, str]]:
    """(line, dotted module) of every import of rumpus; `from a import b` gives a.b."""
    for node in source.nodes:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def many_names(source: Source) -> Iterator[Fault]:
    """What a file takes from another of ours stands on one line; of more names it imports the module, unless it calls
    something else so. What is bound to each game (`unbound`) is named one by one.
    """
    called: set[str] = set()
    for node in source.nodes:
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name) | ast.FunctionDef(name=name):
                called.add(name)
    for node in source.tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.lineno != node.end_lineno:
            path, _, name = node.module.rpartition(".")
            ours = (ROOT / "src" / f"{node.module.replace('.', '/')}.py").is_file() and name != "unbound"
            if ours and name not in called and source.path.name != "__init__.py":
                yield Fault(source.path, node.lineno, f"{len(node.names)} names: from {path} import {name}")


def arrows(source: Source) -> Iterator[Fault]:
    """Arrows: kernel <- effects <- games <- bots, lab, envs <- server <- cli; no game imports another."""
    parts = source.module.split(".")
    if len(parts) < 2:
        return
    mine = LAYERS.get(parts[1])
    if mine is None:
        yield Fault(source.path, 1, f"rumpus.{parts[1]} has no layer; give it one in tools/house.py")
        return
    game = parts[2] if parts[1] == "games" and len(parts) > 2 else None
    for line, name in imported(source):
        theirs = name.split(".")
        if theirs[0] != "rumpus" or len(theirs) < 2:
            continue
        if LAYERS.get(theirs[1], -1) > mine:
            yield Fault(source.path, line, f"{name} lies above {source.module}")
        if game and theirs[1] == "games" and len(theirs) > 2 and theirs[2] != game:
            yield Fault(source.path, line, f"the game {game} imports the game {theirs[2]}")
        if parts[1] == theirs[1] == "kernel" and len(parts) > 2 and len(theirs) > 2:
            yield from _kernel(source, line, parts, theirs)
        yield from _room(source, line, parts, theirs)


def _kernel(source: Source, line: int, parts: list[str], theirs: list[str]) -> Iterator[Fault]:
    """A file of the kernel lies in one of its rooms, and imports none that stands on it."""
    if parts[2] not in KERNEL:
        yield Fault(source.path, 1, f"a file of the kernel lies in one of its rooms: {', '.join(KERNEL)}")
    elif KERNEL.get(theirs[2], -1) > KERNEL[parts[2]]:
        yield Fault(source.path, line, f"{'.'.join(theirs)} stands on {'.'.join(parts[:3])}")


def _room(source: Source, line: int, parts: list[str], theirs: list[str]) -> Iterator[Fault]:
    """A game's files lie in rooms, and a room imports what it may: rules the kernel and rules alone."""
    if parts[1] != "games" or len(parts) < 4 or parts[3] == "game":
        return
    if parts[3] not in ROOMS:
        yield Fault(source.path, 1, f"a file of a game lies in one of its rooms: {', '.join(ROOMS)}")
        return
    own, house = ROOMS[parts[3]]
    fits = len(theirs) > 3 and theirs[3] in own if theirs[1] == "games" else theirs[1] in house
    if not fits:
        yield Fault(source.path, line, f"{parts[3]}/ imports {'.'.join(theirs)}")


def _of_a_game(node: ast.expr, known: set[str]) -> bool:
    """Whether this is a game's spec, state or table: by what it is called (`known` names too), or how it is made."""
    match node:
        case ast.Name(id=name):
            return name in OF_GAMES or name in known
        case ast.Attribute(attr=name):
            return name in OF_GAMES
        case ast.Subscript(value=inner):
            return _of_a_game(inner, known)
        case ast.Call(func=ast.Attribute(attr="at", value=inner)):
            return _of_a_game(inner, known)
        case ast.Call(func=ast.Name(id="find")):
            return True
    return False


def _other_names(tree: ast.AST) -> set[str]:
    """Names that a file gives to a game's spec, state or table."""
    known: set[str] = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Assign) or len(node.targets) != 1:
            continue
        match node.targets[0], node.value:
            case ast.Tuple(elts=names), ast.Tuple(elts=values):
                pairs = list(zip(names, values, strict=False))
            case name, value:
                pairs = [(name, value)]
        known |= {name.id for name, value in pairs if isinstance(name, ast.Name) and _of_a_game(value, known)}
    return known


def contract(source: Source, games: set[str]) -> Iterator[Fault]:
    """Generic rooms know a game by the typed parts of its GameSpec: no field by a name in quotes, no `extra`, no game's
    module, no game's id.
    """
    parts = source.module.split(".")
    if len(parts) < 2 or parts[1] == "games" or parts[1] not in LAYERS:
        return
    known = _other_names(source.tree)
    for line, name in imported(source):
        if name.split(".")[:2] == ["rumpus", "games"] and name.count(".") > 1:
            yield Fault(source.path, line, f"{name}: a generic room imports no game; ask `find` for its GameSpec")
    for node in source.nodes:
        match node:
            case ast.Call(func=ast.Name(id="getattr" | "hasattr" as ask), args=[of, ast.Constant(value=str(name)), *_]):
                if _of_a_game(of, known):
                    yield Fault(
                        source.path, node.lineno, f'{ask}(..., "{name}"): give the GameSpec a typed part for it'
                    )
            case ast.Attribute(attr="extra"):
                yield Fault(source.path, node.lineno, "`.extra`: the GameSpec wants a part for it")
            case ast.Constant(value=str(text)) if text in games or text.startswith("rumpus.games."):
                yield Fault(source.path, node.lineno, f'"{text}": a generic room knows no game by name')


def public(source: Source) -> Iterator[Fault]:
    """__all__ names what is there, once; in a package's face it names all that the package offers."""
    names: list[str] | None = None
    there: set[str] = set()
    foreign: set[str] = set()
    line = 1
    blocks = [node.body for node in source.tree.body if isinstance(node, ast.If)]
    for node in [*source.tree.body, *(inner for block in blocks for inner in block)]:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__":
            names, line = list(ast.literal_eval(node.value)), node.lineno
        elif isinstance(node, ast.Import | ast.ImportFrom):
            new = {alias.asname or alias.name.split(".")[0] for alias in node.names}
            there |= new
            if isinstance(node, ast.Import) or not (node.module or "").startswith("rumpus"):
                foreign |= new
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            there.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            there |= {part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)}
    if names is None:
        return
    for name in names:
        if name not in there or names.count(name) > 1:
            yield Fault(source.path, line, f"__all__ names {name}, which is not there or named twice")
    if source.path.name == "__init__.py":
        for name in sorted(there - set(names) - foreign):
            if not name.startswith("_"):
                yield Fault(source.path, line, f"{name} is public but not in __all__")


def waits(source: Source) -> Iterator[Fault]:
    """Tests do not sleep."""
    for node in source.nodes:
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("sleep", "time.sleep"):
            yield Fault(source.path, node.lineno, "a test that sleeps: wait for what must happen")


def by_class(source: Source) -> Iterator[Fault]:
    """Browser tests find things as a person does, by role and name, or by a data attribute; never by a class of CSS."""
    yield from (Fault(source.path, line, text) for line, text in classed(source.tree, source.path.parent))


# ---------------------------------------------------------------- lints over all text
def catalogues() -> tuple[set[str], set[str]]:
    """Every id of the games' catalogues, and their prefixes (`BH`)."""
    ids: set[str] = set()
    for path in sorted((ROOT / "src" / "rumpus" / "games").glob("*/rules.toml")):
        for table in tomllib.loads(path.read_text("utf-8")).values():
            if isinstance(table, list):
                ids |= {row["id"] for row in table if isinstance(row, dict) and isinstance(row.get("id"), str)}
    return ids, {rule.split("-")[0] for rule in ids if re.fullmatch(r"[A-Z]+-[A-Z0-9]+-\d+", rule)}


def texts(path: Path, ids: set[str], named: re.Pattern[str] | None) -> Iterator[Fault]:
    """Words that no tracked file holds, and rule ids that exist."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        yield Fault(path, 1, "not UTF-8")
        return
    lock = path.name == "package-lock.json" or (path.parent.name == "requirements" and path.suffix == ".txt")
    for number, line in enumerate(lines, 1):
        for word, what in FORBIDDEN.items():
            if word in line:
                yield Fault(path, number, f"{what}: {word}")
        if lock and re.search(r'"resolved"|(?<!"url": ")https?://\S+\.(whl|tgz|tar)', line):
            yield Fault(path, number, "a lock file holds the address of a package")
        packed = line.lstrip(" |").startswith("exact ")  # a position as text, not words
        if not lock and not packed and LATER.search(line):
            yield Fault(path, number, "a note to finish something later: finish it, or file an issue")
        for rule in named.findall(line) if named else ():
            if rule not in ids and "-NO-" not in rule:  # what tests call an id that is not there
                yield Fault(path, number, f"{rule} stands in no rules.toml")


def of_games(folder: Path) -> dict[str, re.Pattern[str]]:
    """By game, how its name reads in the page's code: `blitz_squad`, `Blitz Squad`, `blitz-squad`, `BlitzSquad`."""
    found = {}
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if path.is_dir():
            parts = path.name.split("_")
            pascal = "".join(part.capitalize() for part in parts)
            found[path.name] = re.compile(rf"(?i:(?<![a-z]){'[ _-]?'.join(parts)}(?![a-z]))|{pascal}(?![a-z])")
    return found


def strangers(path: Path, games: dict[str, re.Pattern[str]]) -> Iterator[Fault]:
    """The page's code names a game in its own folder and nowhere else, and no game's page takes from another's: what
    two need lies in kit/. (A word of one game may be the name of another.)
    """
    if path.suffix not in PAGE_CODE or not path.is_relative_to(ROOT / "web" / "src"):
        return
    own = path.relative_to(ROOT / GAMES_PAGE).parts[0] if path.is_relative_to(ROOT / GAMES_PAGE) else None
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        for game, name in games.items():
            if own is None and (said := name.search(line)):
                yield Fault(path, number, f"{said[0]}: a game is named in {GAMES_PAGE}/{game} alone; ask its manifest")
                break
            if own not in (None, game) and re.search(rf"""["'](\.\./)+{game}/""", line):
                yield Fault(path, number, f"{game}: the page of {own} takes from another game's")


KIT = "web/src/kit"
TAKES = re.compile(r"""(?:from|import)\s*\(?\s*"(\.[^"]+)\"""")


def lonely(web: Path) -> Iterator[Fault]:
    """A part of the kit has two users, the shell or games, whether at once or by other parts; else it goes home."""
    kit, takes = ROOT / KIT, dict[Path, set[Path]]()
    sources = [path for path in web.rglob("*") if path.suffix in (".svelte", ".ts") and ".test." not in path.name]
    for path in sources:
        named = [(path.parent / name).resolve() for name in TAKES.findall(path.read_text("utf-8"))]
        takes[path] = {found for name in named for found in (name, name.with_name(f"{name.name}.ts"))}
    for part in sources:
        if not part.is_relative_to(kit):
            continue
        users, seen, todo = set[str](), set[Path](), [part]
        while todo:
            one = todo.pop()
            for path in sources:
                if path not in seen and one in takes[path]:
                    seen.add(path)
                    folders = path.relative_to(web).parts
                    users.add(folders[1] if folders[0] == "games" else "the shell" if folders[0] != "kit" else "kit")
                    todo += [path] if path.is_relative_to(kit) else []
        if not users - {"kit"}:
            yield Fault(part, 1, "a part of the kit that nobody uses")
        elif "the shell" not in users and len(users - {"kit"}) == 1:
            yield Fault(part, 1, f"a part of the kit that {min(users - {'kit'})} alone uses lies in its folder")


def clever(path: Path) -> Iterator[Fault]:
    """The page is handed what it shows: it makes no action, reads no packed row, and no meaning out of a sentence."""
    if path.suffix not in PAGE_CODE or not path.is_relative_to(ROOT / "web" / "src") or ".test." in path.name:
        return
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        for pattern, why in CLEVER:
            if pattern.search(line):
                yield Fault(path, number, why)


def faults() -> list[Fault]:
    """All of them, in order of file."""
    ids, prefixes = catalogues()
    games = {path.parent.name for path in (ROOT / "src" / "rumpus" / "games").glob("*/game.py")}
    named = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-[A-Z]+-\d\d+\b") if prefixes else None
    pages = of_games(ROOT / GAMES_PAGE)
    found = [*lonely(ROOT / "web" / "src")]
    for path in tracked():
        found += [*strangers(path, pages), *clever(path)]
        found += [Fault(path, line, text) for line, text in unsaid(path, ROOT)]
        if path.suffix in TEXT:
            found += texts(path, ids, named)
        if path.suffix != ".py":
            continue
        source = Source(path)
        found += [*silenced(source), *integers(source), *public(source)]
        if path.is_relative_to(ROOT / "src"):
            found += [*arrows(source), *contract(source, games), *sizes(source), *needless(source)]
            found += [*plain_words(source), *many_names(source)]
        if path.is_relative_to(ROOT / "tests"):
            found += waits(source)
            if path.is_relative_to(ROOT / "tests" / "web"):
                found += by_class(source)
    return sorted(found, key=lambda fault: (str(fault.path), fault.line))


def main() -> int:
    """See the module's first lines."""
    found = faults()
    for fault in found:
        print(fault)
    if found:
        print(f"house: {len(found)} faults", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
