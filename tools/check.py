"""Runs every check of `make check`, some at a time, also after one failed, and says at the end which did.

    python tools/check.py

Exit status: 0 all clean, 1 not.
"""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HERE = str(ROOT / "tools")
TOGETHER = 2
"""Checks at a time. The longest come first."""
CHECKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("page: types", (f"{HERE}/setup.py", "npm", "check")),
    ("types", ("-m", "mypy")),
    ("format", ("-m", "ruff", "format", "--check", "--quiet")),
    ("lint", ("-m", "ruff", "check", "--quiet", "--output-format", "concise")),
    ("page: format and lint", (f"{HERE}/setup.py", "npm", "lint")),
    ("house", (f"{HERE}/house.py",)),
)


def check(name: str, words: tuple[str, ...]) -> tuple[str, float, int, str]:
    """One check: its name, how long it took, its exit status and its output."""
    started = time.monotonic()
    ended = subprocess.run(
        [sys.executable, *words], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return name, time.monotonic() - started, ended.returncode, ended.stdout


def main() -> int:
    """Each check; the output of those that fail."""
    failed = []
    with ThreadPoolExecutor(TOGETHER) as pool:
        for ended in as_completed([pool.submit(check, *one) for one in CHECKS]):
            name, spent, status, told = ended.result()
            print(f"check: {name}: {'FAILED' if status else 'ok'} ({spent:.1f} s)", flush=True)
            if status:
                print(told.rstrip(), flush=True)
                failed.append(name)
    if failed:
        print(f"check: failed: {'; '.join(failed)}", file=sys.stderr, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
