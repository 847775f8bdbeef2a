"""Resolves requirements/*.in into requirements/*.txt: every platform, every hash, no index address.

Run it with `make lock`; it keeps the versions that are locked already unless an .in file asks for others.
`make lock` after deleting a .txt resolves that layer to the newest versions. Exit status 1 when a layer has no answer.
"""

import os
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "requirements"
LAYERS = ("run", "postgres", "build", "node", "test", "dev", "bench")
"""In order: later layers are held to the versions of earlier ones by `-c` lines in their .in files."""


def command(layer: str) -> list[str]:
    """How uv is asked for one layer."""
    uv = Path(sys.executable).with_name("uv.exe" if os.name == "nt" else "uv")
    ask = [str(uv), "pip", "compile", f"{layer}.in", "--output-file", f"{layer}.txt", "--quiet", "--no-annotate"]
    ask += ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url"]
    return [*ask, "--custom-compile-command", "make lock"]


def main() -> int:
    """Locks every layer in turn."""
    for layer in LAYERS:
        print(f"lock: requirements/{layer}.txt", flush=True)
        if subprocess.run(command(layer), cwd=FOLDER, check=False).returncode:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
