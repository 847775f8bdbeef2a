"""How rules become machine code in reasonable time. Imported only in the compiled runtime.

Numba optimises each function together with everything it calls, and makes machine code for each, although only the
bound loops are ever called from Python: a rule deep in the tree would be optimised again for each caller above it. Here

- a rule (`attach`) is only translated to LLVM's intermediate code, and waits;
- a part (`part`: who, legal, apply ... of a game) gathers all the rules below it and optimises them, once;
- a loop (`loop`) is optimised with the rules of its own, takes the finished parts in as they are, and alone gets
machine
  code and a place in the disk cache.

Integers go into rules as int64, whatever their width: one translation serves all callers.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numba
from llvmlite import binding as llvm
from numba.core import codegen, compiler, typed_passes, types
from numba.core.compiler_machinery import register_pass

_library: Any = codegen.JITCodeLibrary
_lowering: Any = typed_passes.NativeLowering
_compiler: Any = compiler.Compiler
_register: Any = register_pass
_result: Any = getattr(compiler, "_LowerResult")  # noqa: B009 - a private name, read in one place


class RuleLibrary(_library):  # type: ignore[misc]  # Numba has no types
    """The intermediate code of one rule; nothing is linked, optimised or turned into machine code here."""

    _shared_module: Any

    def finalize(self) -> None:
        """Nothing to do: callers take the code in as it is."""
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """There is no machine code."""
        return 0

    def _get_module_for_linking(self) -> Any:
        """This code alone; every function in it may be defined more than once."""
        shared: Any = self._shared_module
        if shared is None:
            shared = self._shared_module = self._final_module.clone()
            for function in shared.functions:
                if not function.is_declaration and function.linkage == llvm.Linkage.external:
                    function.linkage = "linkonce_odr"
        return shared


class PartLibrary(_library):  # type: ignore[misc]  # Numba has no types
    """One function of a game's contract with all its rules: optimised once, without machine code of its own."""

    def finalize(self) -> None:
        """Takes in every rule below, and optimises the whole."""
        for library in _below(self):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._optimize_final_module()
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """There is no machine code."""
        self._ensure_finalized()
        return 0


class LoopLibrary(_library):  # type: ignore[misc]  # Numba has no types
    """An entry point: optimised with the rules of its own, then joined by the parts, which are optimised already."""

    def finalize(self) -> None:
        """Links, optimises, and makes machine code."""
        libraries = _below(self)
        for library in libraries:
            if not isinstance(library, PartLibrary):
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._optimize_final_module()
        for library in libraries:
            if isinstance(library, PartLibrary):
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._final_module.verify()
        self._finalize_final_module()


def _below(root: Any) -> list[Any]:
    """Every library that this one needs, each once: through rules and loops, but not into parts, which are whole."""
    seen: dict[int, Any] = {}
    waiting = list(root._linking_libraries)
    while waiting:
        library = waiting.pop()
        if id(library) not in seen:
            seen[id(library)] = library
            library._ensure_finalized()
            if isinstance(library, RuleLibrary):
                waiting += library._linking_libraries
    return list(seen.values())


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


def _compiler_into(library: Any) -> Any:
    """A compiler whose code goes into a library of ours."""
    lowering = _lowering_into(library)

    class Into(_compiler):  # type: ignore[misc]  # Numba has no types
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            self.state.args = Quiet(self.state.args)

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
PartCompiler = _compiler_into(PartLibrary)
LoopCompiler = _compiler_into(LoopLibrary)


def _dispatcher(function: Callable[..., Any], pipeline: Any, bounds: bool) -> Any:
    """The compiled form of a rule or a part, for callers that are compiled."""
    options: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": pipeline}
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
    function.compiled = _dispatcher(function, RuleCompiler, bounds)
    function._numba_type_ = types.Dispatcher(function.compiled)


def part(function: Any, bounds: bool) -> Any:
    """The same function as a part: compiled code that calls it gets it optimised as a whole, once for all callers."""
    twin: Any = getattr(function, "part", None)
    if twin is None:
        twin = FunctionType(
            function.__code__, function.__globals__, function.__name__, function.__defaults__, function.__closure__
        )
        twin.__doc__, twin.__module__, twin.__qualname__ = function.__doc__, function.__module__, function.__qualname__
        twin.compiled = _dispatcher(twin, PartCompiler, bounds)
        twin._numba_type_ = types.Dispatcher(twin.compiled)
        function.part = twin
    return twin


def loop(function: Any, bounds: bool) -> Any:
    """The compiled form of an entry point, for Python callers; kept on disk."""
    options: dict[str, Any] = {"pipeline_class": LoopCompiler, "no_cfunc_wrapper": True}
    return numba.njit(cache=True, nogil=True, boundscheck=bounds, error_model="numpy", **options)(function)
