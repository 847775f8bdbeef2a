"""How rules become machine code in reasonable time. Imported only in the compiled runtime.

Numba optimises each function together with everything it calls, and makes machine code for each, although only the
bound loops are ever called from Python: a rule deep in the tree would be optimised again for each caller above it. Here

- a rule (`attach`) is only translated to LLVM's intermediate code, and waits;
- the parts of a game (`gather`: who, legal, apply ...) take in all the rules below them, each once, are optimised
  together, and become one piece of machine code, which is kept on disk and serves every loop of every bound module;
- a loop (`loop`) is optimised with the rules of its own, calls the parts by name, and has a place in the disk cache.

Integers go into rules as int64, whatever their width: one translation serves all callers.
"""

import os
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import numba
from llvmlite import binding as llvm
from numba.core import codegen, compiler, funcdesc, registry, typed_passes, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import register_pass
from numba.core.typing import templates

_llvm: Any = llvm
_library: Any = codegen.JITCodeLibrary
_lowering: Any = typed_passes.NativeLowering
_compiler: Any = compiler.Compiler
_types: Any = types
_templates: Any = templates
_register: Any = register_pass
_template: Any = templates.AbstractTemplate
_described: Any = funcdesc.FunctionDescriptor
_target: Any = registry.cpu_target
_lock: Any = global_compiler_lock
_result: Any = getattr(compiler, "_LowerResult")  # noqa: B009 - a private name, read in one place


INLINED = 1000
"""How large a rule may be that LLVM puts inside each of its callers, in its own measure; by itself it takes 225."""


@cache
def _first_passes(made_by: Any) -> tuple[Any, Any]:
    """What LLVM does with a rule by itself, made once: making it takes as long as running it."""
    passes = _llvm.create_new_function_pass_manager()
    passes.add_sroa_pass()
    passes.add_simplify_cfg_pass()
    passes.add_instruction_combine_pass()
    return passes, made_by._pass_builder()


class RuleLibrary(_library):  # type: ignore[misc]  # Numba has no types
    """The intermediate code of one rule; nothing is linked, optimised or turned into machine code here."""

    def _optimize_functions(self, ll_module: Any) -> None:
        """Values out of memory, and the plainest folding: the rest is done once, when all rules are together."""
        ll_module.data_layout = self._codegen._data_layout
        passes, builder = _first_passes(self._codegen)
        for function in ll_module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def finalize(self) -> None:
        """Nothing to do: callers take the code in as it is."""
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """There is no machine code."""
        return 0


class PartsLibrary(_library):  # type: ignore[misc]  # Numba has no types
    """The parts of a game with every rule below them, each once: optimised together, one piece of machine code."""

    def gather(self, parts: dict[str, Any]) -> None:
        """Takes in translated rules, which get a name that loops know, and every rule below them."""
        module = self._final_module
        _take_in(module, _below(made.library for made in parts.values()))
        for name, made in parts.items():
            module.get_function(made.fndesc.mangled_name).name = name
        _keep_inside(module, set(parts))

    def finalize(self) -> None:
        """Optimises, and makes machine code."""
        self._final_module.verify()
        self._optimize_final_module()
        self._finalize_final_module()

    def _optimize_final_module(self) -> None:
        """Twice, as Numba does: what is folded first is small enough to go inside its callers then. Loops of rules are
        too short to be done several rounds at a time.
        """
        tuning = _llvm.create_pipeline_tuning_options(speed_level=3)
        tuning.inlining_threshold = INLINED
        tuning.loop_vectorization = False
        tuning.slp_vectorization = False
        builder = _llvm.create_pass_builder(self._codegen._pass_builder()._tm, tuning)
        for _ in range(2):
            builder.getModulePassManager().run(self._final_module, builder)


class LoopLibrary(_library):  # type: ignore[misc]  # Numba has no types
    """An entry point: optimised with the rules of its own; the parts it calls have their own machine code."""

    def finalize(self) -> None:
        """Links, optimises, and makes machine code."""
        module = self._final_module
        own = {function.name for function in module.functions}
        _take_in(module, _below(self._linking_libraries))
        _keep_inside(module, own)
        self._optimize_final_module()
        module.verify()
        self._finalize_final_module()


def _below(libraries: Iterable[Any]) -> list[Any]:
    """Libraries and all that they need, each once."""
    seen: dict[int, Any] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if id(library) not in seen:
            seen[id(library)] = library
            library._ensure_finalized()
            if isinstance(library, RuleLibrary):
                waiting += library._linking_libraries
    return list(seen.values())


def _take_in(module: Any, libraries: list[Any]) -> None:
    """Rules first: of Numba's own functions LLVM takes only what is called already."""
    for library in libraries:
        if isinstance(library, RuleLibrary):
            module.link_in(library._final_module, preserve=True)
    for library in libraries:
        if not isinstance(library, RuleLibrary):
            module.link_in(library._get_module_for_linking(), preserve=True)


def _keep_inside(module: Any, known: set[str]) -> None:
    """Whatever is not known outside may be inlined, and left out where nothing calls it any more."""
    for function in module.functions:
        if not function.is_declaration and function.name not in known:
            function.linkage = "internal"


def _lowering_into(library: Any) -> Any:
    """Numba's last pass, with the code going into a library of ours; only a loop gets an executable."""

    class Lowering(_lowering):  # type: ignore[misc]  # Numba has no types
        _name = f"lowering_into_{library.__name__}"

        def run_pass(self, state: Any) -> bool:
            """Lowers the function, and tells Numba's callers where its code is."""
            context = state.targetctx
            state.library = library(context.codegen(), state.func_id.func_qualname)
            if library is LoopLibrary:
                state.library.enable_object_caching()
                return bool(super().run_pass(state))
            state.flags.no_compile = True
            super().run_pass(state)
            made = state["cr"]
            entry: Any = [].append  # Numba wants a builtin, one of its own for each function; nobody calls it
            context.insert_user_function(entry, made.fndesc, [state.library])
            state["cr"] = _result(made.fndesc, made.call_helper, cfunc=entry, env=made.env)
            return True

    return _register(mutates_CFG=True, analysis_only=False)(Lowering)


IDLE = frozenset(
    (
        "NopythonRewrites",  # of whole-array expressions
        "LiteralUnroll",  # of tuples of mixed types
        "LiteralPropagationSubPipelinePass",
        "FindLiterallyCalls",
        "InlineOverloads",
        "InlineInlinables",
        "DumpParforDiagnostics",
    )
)
"""Passes of Numba that can find nothing to do in a rule, and take their time to find it."""


class Quiet(tuple[Any, ...]):
    """The types of a call. Numba writes them out before every pass, and the name of a record is long."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"({len(self)} arguments)"


class Remembering:
    """Numba's typing context, but what a function makes of types is asked once: Numba has dozens of ways to add."""

    def __init__(self, context: Any, known: dict[Any, Any]) -> None:
        self.context, self.known = context, known

    def __getattr__(self, name: str) -> Any:
        return getattr(self.context, name)

    def resolve_function_type(self, function: Any, given: Any, named: Any) -> Any:
        """The signature of a call; of rules, methods and types it is asked each time."""
        if named or (isinstance(function, types.Type) and type(function) is not types.Function):
            return self.context.resolve_function_type(function, given, named)
        asked = function, tuple(given)
        if asked not in self.known:
            self.known[asked] = self.context.resolve_function_type(function, given, named)
        return self.known[asked]


def _compiler_into(library: Any) -> Any:
    """A compiler whose code goes into a library of ours."""
    lowering = _lowering_into(library)
    known: dict[Any, Any] = {}

    class Into(_compiler):  # type: ignore[misc]  # Numba has no types
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            self.state.args = Quiet(self.state.args)
            self.state.typingctx = Remembering(self.state.typingctx, known)

        def define_pipelines(self) -> list[Any]:
            """Numba's own pipeline, but for the last pass."""
            pipelines = super().define_pipelines()
            for pipeline in pipelines:
                pipeline.passes[:] = [
                    (lowering, words) if made is typed_passes.NativeLowering else (made, words)
                    for made, words in pipeline.passes
                    if made.__name__ not in IDLE
                ]
                pipeline._finalized = False
                pipeline.finalize()
            return list(pipelines)

    return Into


RuleCompiler = _compiler_into(RuleLibrary)
LoopCompiler = _compiler_into(LoopLibrary)


def _dispatcher(function: Callable[..., Any], bounds: bool) -> Any:
    """The compiled form of a rule, for callers that are compiled."""
    # a rule owns no array, so none is counted where it goes in or out
    options: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}
    options["pipeline_class"] = RuleCompiler
    made: Any = numba.njit(boundscheck=bounds, error_model="numpy", **options)(function)
    narrow = made.get_call_template

    def widened(args: Any, kws: Any) -> Any:
        return narrow(tuple(_wide(a) for a in args), {name: _wide(a) for name, a in kws.items()})

    made.get_call_template = widened
    return made


def _wide(kind: Any) -> Any:
    """int64 for any integer or truth value; other types as they are."""
    return types.int64 if isinstance(kind, (types.Integer, types.Boolean)) else kind


def attach(function: Any, bounds: bool) -> None:
    """Gives a plain function its compiled form, which Numba finds when a compiled function calls it."""
    function.compiled = _dispatcher(function, bounds)
    function._numba_type_ = types.Dispatcher(function.compiled)


class Part:
    """What stands for a rule in bound loops: Numba types and calls it by its name in the machine code of the parts."""

    def __init__(self, parts: "Parts", name: str, function: Any, kinds: tuple[Any, ...]) -> None:
        self.parts, self.name, self.function, self.kinds = parts, name, function, kinds
        self.returns: Any = None
        self.others: set[tuple[Any, ...]] = set()
        self._numba_type_ = types.Function(type(f"Call_{name}", (_template,), {"key": self, "generic": _typed_call}))

    def translated(self, kinds: tuple[Any, ...]) -> Any:
        """The rule itself, for arguments of these types: no machine code yet."""
        self.function.compiled.compile(kinds)
        return self.function.compiled.overloads[kinds]

    def call(self, given: tuple[Any, ...]) -> Any:
        """The signature of a call. Arrays of other layouts than usual get the rule translated for them."""
        kinds = tuple(_wide(_types.unliteral(kind)) for kind in given)
        if kinds == self.kinds:
            return _templates.signature(self.returns, *kinds)
        made = self.translated(kinds)
        if kinds not in self.others:
            self.others.add(kinds)
            made.target_context.insert_user_function(self, made.fndesc, [made.library])
        return made.signature

    def declare(self, returns: Any) -> None:
        """Says to Numba under which name, and with which types, the machine code is to be called."""
        self.returns = returns
        name, arguments = self.name, self.function.__code__.co_varnames[: len(self.kinds)]
        known = _described(
            native=True,
            modname="",
            qualname=name,
            unique_name=name,
            doc="",
            typemap=None,
            restype=returns,
            calltypes=None,
            args=arguments,
            kws=(),
            mangler=lambda *_, **__: name,
            argtypes=self.kinds,
        )
        _target.target_context.insert_user_function(self, known)


def _typed_call(template: Any, given: tuple[Any, ...], _named: Any) -> Any:
    """What Numba asks of a template: the signature for these arguments."""
    return template.key.call(given)


class Parts(dict[str, Part]):
    """The parts of a game that share their rules, by name, and their machine code in a file."""

    def __init__(self, home: Path, rules: dict[str, Any], takes: dict[str, tuple[Any, ...]]) -> None:
        self.file = home / "machine_code"
        self.library: Any = None
        for name, function in rules.items():
            self[name] = Part(self, f"{home.name}.{name}", function, tuple(map(_kind, takes[name])))

    def ready(self) -> None:
        """Loads the machine code, or makes it. No loop may be compiled, or loaded from disk, before."""
        with _lock:
            if self.library is None:
                context = _target.target_context
                context.refresh()  # what Numba's own functions lean on is there from now on
                library = PartsLibrary(context.codegen(), self.file.parent.name)
                library.enable_object_caching()
                words = self.load(library) if self.file.exists() else self.make(library)
                for part, word in zip(self.values(), words, strict=True):
                    part.declare(RETURNS[word])
                self.library = library

    def translate(self, name: str) -> None:
        """Translates one part, where there is no machine code yet."""
        if self.library is None and not self.file.exists():
            self[name].translated(self[name].kinds)

    def load(self, library: Any) -> list[str]:
        """Takes the machine code from the file; what each part returns."""
        words, code = self.file.read_bytes().split(b"\n", 1)
        library._set_compiled_object(code)
        library._finalize_final_module()
        return words.decode().split()

    def make(self, library: Any) -> list[str]:
        """Makes the machine code, and the file, in one stroke; what each part returns."""
        made = {part.name: part.translated(part.kinds) for part in self.values()}
        words = [str(_types.unliteral(each.signature.return_type)) for each in made.values()]
        library.gather(made)
        library.finalize()
        self.file.parent.mkdir(parents=True, exist_ok=True)
        scratch = self.file.with_suffix(f".{os.getpid()}")
        scratch.write_bytes(" ".join(words).encode() + b"\n" + library._get_compiled_object())
        scratch.replace(self.file)
        return words


RETURNS = {str(kind): kind for kind in (types.none, types.boolean, types.int32, types.int64)}
"""What a part may return."""


def _kind(taken: Any) -> Any:
    """Numba's type of what a part takes: a record (by its NumPy type), an integer, or a row of int32."""
    if taken is int:
        return types.int64
    return types.Array(types.int32, 1, "C") if taken is list else numba.from_dtype(taken)


def gather(
    home: Path, rules: dict[str, Any], takes: dict[str, tuple[Any, ...]]
) -> tuple[dict[str, Any], list[tuple[str, Callable[[], Any]]]]:
    """The rules as loops take them in, and the calls that compile them."""
    made = Parts(home, rules, takes)
    return made, [*((name, lambda name=name: made.translate(name)) for name in rules), ("machine code", made.ready)]


def loop(function: Any, bounds: bool) -> Any:
    """The compiled form of an entry point, for Python callers; kept on disk."""
    options: dict[str, Any] = {"pipeline_class": LoopCompiler, "no_cfunc_wrapper": True}
    made: Any = numba.njit(cache=True, nogil=True, boundscheck=bounds, error_model="numpy", **options)(function)
    compile_it = made.compile

    def compiled(types_of_call: Any) -> Any:
        for value in list(function.__globals__.values()):
            if isinstance(value, Part):
                value.parts.ready()
        return compile_it(types_of_call)

    made.compile = compiled
    return made
