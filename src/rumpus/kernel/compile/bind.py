"""Binds generic loops to a game: one real module per game and source, in a folder that keeps its machine code.

Numba's disk cache does not notice a change in an imported file, and never keeps closures. So the text of the loops,
with their import of `contract.unbound` replaced by the game's own functions, is written to a folder named by a hash of
every source that can end up in the machine code, of Numba's and NumPy's versions, and of the CPU. The game's own
functions (`parts`) have a folder of their own: loops of all modules share their machine code.
"""

import dis
import gc
import hashlib
import importlib.util
import inspect
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.metadata import version
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from rumpus.kernel.contract import unbound
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows
from rumpus.kernel.records.runtime import BOUNDS, PLAIN, STOCK, cache_root, gather

LOOPS = "rumpus.kernel.compile.loops"
UNBOUND = "rumpus.kernel.contract.unbound"
FORMAT = "5"  # of the bound text; a change makes every cache new
OWN = frozenset(("think", "pace", "hand_ms", "slot_ms", "narrow", "card_of", "cards_held"))
"""What only bots, and simulations that count, ask of a game: compiled apart from its rules."""
KEPT = 3  # folders of older sources that stay, per game and module

Progress = Callable[[int, int, str], None]
Calls = list[tuple[str, Callable[[], Any]]]


def _source(module: str) -> Path | None:
    """The file of a module, or None when there is none (built in, missing)."""
    try:
        found = importlib.util.find_spec(module)
    except (ModuleNotFoundError, ValueError):
        return None
    return Path(found.origin) if found and found.origin and found.origin.endswith(".py") else None


@cache
def _imports(path: Path) -> tuple[str, ...]:
    """The modules that a source imports, as candidates: `from a import b` gives a and a.b."""
    names: list[str] = []
    for module, wanted, _ in _imported(path.read_text("utf-8")):
        names += [module, *(f"{module}.{name}" for name in wanted)]
    return tuple(names)


def _imported(text: str) -> Iterator[tuple[str, tuple[str, ...], dis.Positions]]:
    """Each import of a source: the module, what is taken from it, and where it stands. Those relative to a package are
    left out.

    Read from the compiled code: Python 3.11 makes trees of syntax in one thread at a time, and tables open in several.
    """
    waiting = [compile(text, "<imports>", "exec", dont_inherit=True)]
    while waiting:
        code = waiting.pop()
        waiting += [one for one in code.co_consts if isinstance(one, CodeType)]
        level: Any = 0
        names: Any = None
        for step in dis.get_instructions(code):
            if step.opname == "IMPORT_NAME" and step.positions is not None and not level:
                yield step.argval, names or (), step.positions
            if step.opname != "EXTENDED_ARG":
                level, names = names, step.argval


def given(spec: GameSpec) -> dict[str, Any]:
    """What a game gives the loops, by the name they know it by (`unbound`): its compiled functions."""
    rules, tempo = spec.rules, spec.tempo
    found: dict[str, Any] = {
        "setup": rules.setup,
        "who": rules.who,
        "legal": rules.legal,
        "apply": rules.apply,
        "result": rules.result,
        "check": rules.check,
        "redeal": rules.redeal,
        "features": rules.features,
        "worth": rules.worth,
        "due": rules.due,
        "take_back": rules.take_back,
        "think": unbound.no_thought,
        "narrow": spec.bots.narrow,
        "card_of": unbound.no_card if spec.cards is None else spec.cards.played,
        "cards_held": unbound.none_held if spec.cards is None else spec.cards.held,
    }
    if tempo is not None:
        found |= {"think": tempo.think, "pace": tempo.pace, "hand_ms": tempo.hand_ms, "slot_ms": tempo.slot_ms}
    for name, thing in found.items():
        if vars(sys.modules[thing.__module__]).get(thing.__name__) is not thing:
            raise TypeError(f"{spec.id}: {name}: {thing.__qualname__} does not stand at the top of a module")
    return found


def _wanted(module: str) -> tuple[str, ...]:
    """What a generic module asks of a game."""
    path = _source(module)
    head = f"{UNBOUND}."
    return () if path is None else tuple(name.removeprefix(head) for name in _imports(path) if name.startswith(head))


def sources(spec: GameSpec, module: str = LOOPS) -> dict[str, Path]:
    """Every source that can end up in the machine code of a bound module: imports followed inside our and the game's
    package.
    """
    roots = {"rumpus", spec.rules.setup.__module__.split(".")[0]}
    asked = _wanted(module)
    has = {name: thing.__module__ for name, thing in given(spec).items()}
    homes = [home for name, home in has.items() if name not in OWN or name in asked or home == module]
    waiting = [module, UNBOUND, *homes]
    seen: dict[str, Path] = {}
    while waiting:
        name = waiting.pop()
        if name.split(".")[0] not in roots or name in seen:
            continue
        path = _source(name)
        if path is not None and path.name != "__init__.py":
            seen[name] = path
            waiting += _imports(path)
    return seen


def _cpu() -> str:
    """The CPU as LLVM names it, with its features."""
    import llvmlite.binding as llvm

    return f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


@cache
def stamp(spec_id: str, module: str = LOOPS) -> str:
    """The hash that names the folder of a bound module: 16 hex digits."""
    spec = find(spec_id)
    made = hashlib.sha256()
    ways = (str(BOUNDS), str(STOCK), str(spec.actions.max_legal))
    for part in (FORMAT, version("numba"), version("numpy"), sys.version, _cpu(), *ways):
        made.update(part.encode() + b"\0")
    for name, path in sorted(sources(spec, module).items()):
        made.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()[:16]


def folder(spec: GameSpec, module: str = LOOPS) -> Path:
    """Where a bound module and its machine code lie; not created here."""
    return cache_root() / f"{spec.id}-{module.rsplit('.', 1)[-1]}-{stamp(spec.id, module)}"


def bound_text(spec: GameSpec, module: str = LOOPS) -> str:
    """The text of a generic module with its import of `unbound` replaced by the game's functions, line for line."""
    path = _source(module)
    if path is None:
        raise ModuleNotFoundError(f"no source of {module}", name=module)
    text = path.read_text("utf-8")
    found = next(((names, at) for name, names, at in _imported(text) if name == UNBOUND and names), None)
    if found is None:
        return text
    wanted, at = found
    assert at.lineno is not None
    assert at.end_lineno is not None
    lines = text.split("\n")
    block = _block(spec, list(wanted))
    room = at.end_lineno - at.lineno + 1
    joined = "; ".join(block)
    lines[at.lineno - 1 : at.end_lineno] = [joined, *[""] * (room - 1)]
    return "\n".join(lines)


def _group(has: dict[str, Any], name: str) -> str:
    """The module by which a function's group is called: all are compiled as one, but for what is OWN."""
    return str(has[name if name in OWN else "apply"].__module__)


def _compiled(has: dict[str, Any]) -> dict[str, Any]:
    """The functions that the game brings itself."""
    return {name: thing for name, thing in has.items() if thing.__module__ != UNBOUND and not isinstance(thing, type)}


def _groups(spec: GameSpec, module: str) -> list[str]:
    """The groups of functions that a generic module asks for."""
    has = given(spec)
    return sorted({_group(has, name) for name in _wanted(module) if name in _compiled(has)})


@cache
def _gathered(spec_id: str, group: str) -> tuple[dict[str, Any], Calls]:
    """The functions of a group as loops take them in, and the calls that compile them."""
    spec = find(spec_id)
    has = given(spec)
    records = {"t": spec.records.Table.named, "s": spec.records.State.named, "log": Log.named}
    if "Counts" in has:
        records["counts"] = has["Counts"].named
    rules = {name: thing for name, thing in _compiled(has).items() if _group(has, name) == group}
    return gather(folder(spec, group), rules, {name: _takes(name, records) for name in rules})


def _takes(name: str, records: dict[str, Any]) -> tuple[Any, ...]:
    """What a function of the contract takes, as its stand-in says: records, integers, and rows of int32."""
    told = inspect.signature(getattr(unbound, name)).parameters.values()
    return tuple(records.get(p.name, int if p.annotation is int else list) for p in told)


def parts(game: str, group: str) -> dict[str, Any]:
    """The functions of a game as its bound loops take them in; `group` is the module in which they lie."""
    return _gathered(game, group)[0]


def _block(spec: GameSpec, wanted: list[str]) -> list[str]:
    """The statements that give each wanted name its meaning in this game."""
    has = given(spec)
    own = _compiled(has)
    block = ["from rumpus.kernel.compile.bind import parts"]
    for name in wanted:
        thing = has.get(name)
        if name == "MAX_LEGAL":
            block.append(f"MAX_LEGAL = {spec.actions.max_legal}")
        elif name == "REALTIME":
            block.append(f"REALTIME = {int(spec.rules.due is not unbound.never)}")
        elif name in own:
            block.append(f"{name} = parts({spec.id!r}, {_group(has, name)!r})[{name!r}]")
        elif thing is None:
            block.append(f"from {UNBOUND} import {name}")
        else:
            block.append(f"from {thing.__module__} import {thing.__name__} as {name}")
    return block


@cache
def _bind(spec_id: str, module: str) -> ModuleType:
    spec = find(spec_id)
    short = module.rsplit(".", 1)[-1]
    text = bound_text(spec, module)
    name = f"rumpus_bound_{spec.id}_{short}"
    made = ModuleType(name, f"{module} bound to {spec.id}")
    if PLAIN:
        # The same lines under the generic file's name, so that coverage and tracebacks point there.
        code = compile(text, str(_source(module)), "exec")
        exec(code, made.__dict__)  # noqa: S102 - our own source, with its import replaced
        return made
    return _written(
        folder(spec, module), short, text, f"{name}_{stamp(spec.id, module)}"
    )  # pragma: no cover - compiled


def _written(home: Path, short: str, text: str, name: str) -> ModuleType:  # pragma: no cover - compiled only
    """The bound module from its file, which is written only when it changes: Numba's cache looks at its time."""
    path = home / f"{short}.py"
    if not path.exists() or path.read_text("utf-8") != text:
        home.mkdir(parents=True, exist_ok=True)
        scratch = home / f".{short}.{os.getpid()}"
        scratch.write_text(text, "utf-8")
        scratch.replace(path)
    os.utime(home)
    loader = SourceFileLoader(name, str(path))
    made = ModuleType(name)
    made.__file__, made.__loader__ = str(path), loader
    sys.modules[name] = made
    loader.exec_module(made)
    return made


def bind(game: GameSpec | str, module: str = LOOPS) -> Any:
    """The module with its loops bound to a game. Each loop compiles at its first call, or comes from the disk."""
    return _bind(game if isinstance(game, str) else game.id, module)


def warm(game: str, modules: tuple[str, ...] = (LOOPS,)) -> bool:
    """Whether every loop of these modules was compiled for this game, these sources and this machine. True when
    plain.
    """
    return PLAIN or all((home / "complete").exists() for home in _folders(find(game), modules))


def _folders(spec: GameSpec, modules: tuple[str, ...]) -> list[Path]:
    """The folders of bound modules, and those of the functions that they ask for."""
    groups = sorted({group for module in modules for group in _groups(spec, module)})
    return [folder(spec, name) for name in (*(() if STOCK else groups), *modules)]


def compile_all(game: str, progress: Progress | None = None, modules: tuple[str, ...] = (LOOPS,)) -> None:
    """Compiles every loop of these modules and the rules they ask for, or loads them from disk; then marks them
    complete.

    Each module offers `warmups(module, T, S, L, width)`: pairs of a name and a call. progress(done, total, name) is
    called before each, and once at the end with done = total.
    """
    spec = find(game)
    groups = sorted({group for module in modules for group in _groups(spec, module)})
    calls = [call for group in groups for call in _gathered(game, group)[1]]
    for module in modules:
        bound = bind(spec, module)
        T = spec.records.tables(spec.resolve()).rows
        S = rows(spec.records.State, spec.records.State.blank(3))
        L = rows(Log, Log.blank())
        calls += bound.warmups(bound, T, S, L, spec.records.State.width)
    cold = not warm(game, modules)
    collecting = gc.isenabled()
    gc.disable()  # compiling makes millions of small objects, and hardly any garbage that needs it
    try:
        for done, (name, call) in enumerate(calls):
            if progress:
                progress(done, len(calls), name)
            call()
    finally:
        if cold:
            gc.freeze()  # Numba keeps the most of them as long as we live: the first walk through them takes a second
        if collecting:
            gc.enable()
    if progress:
        progress(len(calls), len(calls), "ready")
    if not PLAIN:  # pragma: no cover - compiled only
        for home in _folders(spec, modules):
            os.utime(home)
            (home / "complete").touch()
            _prune(home)


def _prune(home: Path) -> None:
    """Removes machine code of older sources of the same module; the newest few and what still compiles stay."""
    prefix = home.name.rsplit("-", 1)[0] + "-"
    others = [path for path in home.parent.glob(prefix + "*") if path != home and (path / "complete").exists()]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT:]:
        shutil.rmtree(path, ignore_errors=True)
