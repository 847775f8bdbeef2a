"""Every private name of Numba that `compiler.py` leans on, in one list.

Where a new Numba has moved one of them, rules compile by Numba's own road instead (stock.py): slower to compile, the
same bytes. A test names what has moved.
"""

from importlib import import_module
from typing import Any, Final

LIBRARY: Final = "numba.core.codegen", "JITCodeLibrary"
NAMES: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    (
        *LIBRARY,
        (
            "_codegen",
            "_ensure_finalized",
            "_final_module",
            "_finalize_final_module",
            "_finalized",
            "_get_compiled_object",
            "_get_module_for_linking",
            "_linking_libraries",
            "_optimize_final_module",
            "_optimize_functions",
            "_set_compiled_object",
            "enable_object_caching",
            "finalize",
            "get_pointer_to_function",
        ),
    ),
    ("numba.core.codegen", "JITCPUCodegen", ("_data_layout", "_pass_builder")),
    ("llvmlite.binding", "create_new_function_pass_manager", ()),
    ("llvmlite.binding", "create_pass_builder", ()),
    ("llvmlite.binding", "create_pipeline_tuning_options", ()),
    ("llvmlite.binding.newpassmanagers", "PassBuilder", ("_tm",)),
    (
        "llvmlite.binding.newpassmanagers",
        "PipelineTuningOptions",
        ("inlining_threshold", "loop_vectorization", "slp_vectorization"),
    ),
    (
        "llvmlite.binding.newpassmanagers",
        "FunctionPassManager",
        ("add_instruction_combine_pass", "add_simplify_cfg_pass", "add_sroa_pass", "run"),
    ),
    ("numba.core.options", "DefaultOptions", ("_nrt",)),
    ("numba.core.typed_passes", "NativeLowering", ("_name", "run_pass")),
    ("numba.core.compiler", "_LowerResult", ("fndesc", "call_helper", "cfunc", "env")),
    ("numba.core.compiler", "Compiler", ("define_pipelines",)),
    ("numba.core.compiler_machinery", "PassManager", ("passes", "_finalized", "finalize")),
    ("numba.core.dispatcher", "Dispatcher", ("compile", "get_call_template", "overloads")),
    ("numba.core.compiler_machinery", "register_pass", ()),
    ("numba.core.compiler_lock", "global_compiler_lock", ()),
    ("numba.core.registry", "cpu_target", ("target_context",)),
    ("numba.core.cpu", "CPUContext", ("codegen", "insert_user_function", "refresh")),
    ("numba.core.funcdesc", "FunctionDescriptor", ("mangled_name",)),
    ("numba.core.typing.templates", "AbstractTemplate", ("apply", "get_impl_key")),
    ("numba.core.typing.templates", "signature", ()),
    ("numba.core.typing.context", "BaseContext", ("resolve_function_type",)),
)
"""Module, what it holds, and that one's attributes."""


def missing() -> list[str]:
    """The names that this Numba does not have, as `module.thing.attribute`; empty when our compiler fits."""
    gone = []
    for module, thing, attributes in NAMES:
        try:
            found = getattr(import_module(module), thing)
        except (ImportError, AttributeError):
            gone.append(f"{module}.{thing}")
            continue
        gone += [f"{module}.{thing}.{name}" for name in attributes if not _has(found, name)]
    return gone


def _has(found: Any, name: str) -> bool:
    """Whether a class has an attribute, of its own or set when one is made."""
    if hasattr(found, name):
        return True
    makers = (vars(base).get("__init__") for base in getattr(found, "__mro__", ()))
    return any(name in maker.__code__.co_names for maker in makers if hasattr(maker, "__code__"))
