"""What stands in a module under a name, and travels to another process by it, as functions do."""

import sys
from importlib import import_module
from typing import Any


class ByName:
    """A table of a module: it may hold functions without a name of their own. It is pickled as its module and its name
    there; LookupError where it has none.
    """

    _module: str

    def _stands_in(self, depth: int = 2) -> None:
        """Notes the module that makes it: to be called by its `__init__`."""
        self._module = sys._getframe(depth).f_globals["__name__"]

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        for name, value in vars(import_module(self._module)).items():
            if value is self:
                return by_name, (self._module, name)
        raise LookupError(f"a {type(self).__name__} of {self._module} has no name there, so it cannot be pickled")


def by_name(module: str, name: str) -> Any:
    """What stands in a module under a name."""
    return getattr(import_module(module), name)
