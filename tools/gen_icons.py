"""Writes the names of all icons that content may use, one a line, from the icon package that the page is built with.

`python tools/gen_icons.py` after `make page` or `npm ci`; with --check it says whether the list is current. Exit status
1 from --check: the list is stale; 2: the package is not installed.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
TARGET = ROOT / "src" / "rumpus" / "effects" / "icons.txt"


def names() -> str:
    """Every name of the package, its aliases too, sorted. OSError when it is not installed."""
    found = json.loads(PACKAGE.read_text("utf-8"))
    return "".join(f"{name}\n" for name in sorted({*found["icons"], *found.get("aliases", {})}))


def main(told: list[str]) -> int:
    """Writes or checks the list."""
    try:
        text = names()
    except OSError as fault:
        print(f"the icon package is not installed: {fault}", file=sys.stderr)
        return 2
    if "--check" not in told:
        TARGET.write_text(text, "utf-8", newline="\n")
        return 0
    if TARGET.is_file() and TARGET.read_text("utf-8") == text:
        return 0
    print(f"{TARGET.relative_to(ROOT)} does not match the package: run `python tools/gen_icons.py`")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
