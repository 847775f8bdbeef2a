"""Runs every check of `make check`, also after one failed, and says at the end which did.

    python tools/check.py

Exit status: 0 all clean, 1 not.
"""

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HERE = str(ROOT / "tools")
CHECKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("format", ("-m", "ruff", "format", "--check", "--quiet")),
    ("lint", ("-m", "ruff", "check", "--quiet", "--output-format", "concise")),
    ("types", ("-m", "mypy")),
    ("house", (f"{HERE}/house.py",)),
    ("the page's types match protocol.py", (f"{HERE}/gen_types.py", "--check")),
    ("page: format and lint", (f"{HERE}/setup.py", "npm", "lint")),
    ("page: types", (f"{HERE}/setup.py", "npm", "check")),
    ("page: what each route loads", (f"{HERE}/budget.py",)),
)


def main() -> int:
    """Each check in turn; the output of those that fail."""
    failed = []
    for name, words in CHECKS:
        started = time.monotonic()
        ended = subprocess.run(
            [sys.executable, *words], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        print(
            f"check: {name}: {'FAILED' if ended.returncode else 'ok'} ({time.monotonic() - started:.1f} s)", flush=True
        )
        if ended.returncode:
            print(ended.stdout.rstrip(), flush=True)
            failed.append(name)
    if failed:
        print(f"check: failed: {'; '.join(failed)}", file=sys.stderr, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
