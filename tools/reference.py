"""Builds the API reference and the guides into docs/site: one folder of HTML with a search, to open or to host.

The reference is what the docstrings say of every module that other programs may call; the guides are docs/*.md. Rules
are taken as plain Python, so that each has its signature and its words.

    python tools/reference.py [--out FOLDER] [MODULE ...]     (`make site`)
"""

from __future__ import annotations

import argparse
import os
import pkgutil
import re
import shutil
import warnings
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import pdoc
import pdoc.render
from pdoc.render_helpers import to_html

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = Path(__file__).resolve().parent / "reference_pages"
ROOMS = ("rumpus.envs", "rumpus.lab", "rumpus.bots", "rumpus.effects", "rumpus.kernel")
"""Packages that are told of whole, in the order of the front page, after `rumpus` itself."""
EXTRAS = {"rumpus.envs.ppo": "torch"}
"""Modules that cannot be imported without an extra, and what they lack: left out where that is not installed."""
KNOWN = (
    "Cannot determine where",  # a field of a generated shape
    "Error parsing type annotation",  # shown as it is written
    "Failed to run TYPE_CHECKING",
    "The module specification",  # a package brings its modules, where it does not say __all__
)
"""Warnings of pdoc that tell nothing."""
GUIDE = re.compile(r"\]\((?!\w+:)([\w-]+)\.md\)")


def modules() -> list[str]:
    """Every module of the rooms."""
    found = ["rumpus"]
    for room in ROOMS:
        found.append(room)
        found += [one.name for one in pkgutil.walk_packages(import_module(room).__path__, f"{room}.")]
    return [name for name in found if name not in EXTRAS or installed(EXTRAS[name])]


def installed(package: str) -> bool:
    """Whether a package is here."""
    return any(one.name == package for one in pkgutil.iter_modules())


def guides() -> dict[str, str]:
    """File name -> title of each guide, by its first line."""
    return {path.stem: path.read_text(encoding="utf-8").splitlines()[0].lstrip("# ") for path in DOCS.glob("*.md")}


def write_guides(out: Path) -> None:
    """The guides as pages beside the reference, links between them included, and their pictures."""
    page = pdoc.render.env.get_template("guide.html.jinja2")
    for stem, title in guides().items():
        text = GUIDE.sub(r"](\1.html)", (DOCS / f"{stem}.md").read_text(encoding="utf-8"))
        made = page.render(title=title, text=to_html(text))
        (out / f"{stem}.html").write_text(made, encoding="utf-8", newline="\n")
    for picture in DOCS.glob("*.png"):
        shutil.copy(picture, out)


def build(out: Path, names: Sequence[str]) -> None:
    """Writes the site anew. Raises what importing a module raises; an `out` that holds something else is left alone."""
    if out.exists() and any(out.iterdir()) and not (out / "search.js").exists():
        raise SystemExit(f"{out}: this folder holds something else than a site; name an empty or a new one")
    import rumpus

    for name in rumpus.__all__:  # imported when first used: here is the first use
        setattr(rumpus, name, getattr(rumpus, name))
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    pdoc.render.configure(docformat="markdown", include_undocumented=False, template_directory=PAGES)
    pdoc.render.env.globals.update(guides=guides(), rooms=ROOMS, root_module_name=None)
    with warnings.catch_warnings():
        for known in KNOWN:
            warnings.filterwarnings("ignore", known)
        pdoc.pdoc(*names, output_directory=out)
    write_guides(out)


def main() -> None:
    """Builds what was asked for."""
    asked = argparse.ArgumentParser(description="The API reference and the guides as one static site.")
    asked.add_argument("modules", nargs="*", help="these modules alone (default: all that others may call)")
    asked.add_argument("--out", type=Path, default=DOCS / "site", help="folder (default: docs/site)")
    given = asked.parse_args()
    names = given.modules or modules()
    print(f"site: {len(names)} modules, {len(guides())} guides", flush=True)
    build(given.out, names)
    print(f"site: {given.out / 'index.html'}")


if __name__ == "__main__":
    os.environ["RUMPUS_PLAIN"] = "1"
    main()
