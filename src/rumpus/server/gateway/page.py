"""The built page, from the package's folder `page`: files as they are, and index.html for every other path.

The build lays `<file>.br` and `<file>.gz` beside each text; a visitor gets the one that their browser likes best.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response

from rumpus.server.gateway.compression import preferred

PAGE = Path(__file__).resolve().parents[2] / "page"
MISSING = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>rumpus</title><body><h1>rumpus</h1>"
    "<p>The server runs, but the page is not built. Run <code>make page</code>, then reload.</p></body></html>"
)
TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml"} | {
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".ftl": "text/plain",
    ".png": "image/png",
}
PACKED = {"br": ".br", "gzip": ".gz"}
"""What the build packs, best first: the coding's name and how its files end."""


def answer(path: str, folder: Path = PAGE, *, takes: str = "") -> Response[bytes]:
    """The file at this path, or the page itself (its router takes any path), or a 404 for a missing asset. `takes` is
    the request's Accept-Encoding.
    """
    wanted = _found(path, folder)
    if wanted is not None:
        return _file(wanted, takes, hashed=path.lstrip("/").startswith("assets/"))
    if "\0" in path or Path(path).suffix:
        return Response(b"", status_code=404, media_type="text/plain")
    index = folder / "index.html"
    if index.is_file():
        return _file(index, takes, hashed=False)
    return Response(MISSING.encode(), media_type="text/html", headers={"cache-control": "no-store"})


def _found(path: str, folder: Path) -> Path | None:
    """The file of the folder at this path, however odd the path is; None when there is none. Packed twins and what
    starts with a dot are the build's own.
    """
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        inside = wanted.relative_to(folder).parts
        hidden = wanted.suffix in PACKED.values() or any(part.startswith(".") for part in inside)
        return wanted if not hidden and wanted.is_file() else None
    except (OSError, ValueError, RuntimeError):  # outside; too long; a NUL or half a letter; a loop of links
        return None


def _file(path: Path, takes: str, *, hashed: bool) -> Response[bytes]:
    """A file with its type, to which the response adds a text's charset. Assets carry a hash in their name and never
    change; any other is asked for again each time.
    """
    packed = {coding: twin for coding, end in PACKED.items() if (twin := path.with_name(path.name + end)).is_file()}
    coding = preferred(takes, list(packed))
    body = packed.get(coding, path).read_bytes()
    headers = {"cache-control": "public, max-age=31536000, immutable" if hashed else "no-cache"}
    if packed:
        headers["vary"] = "accept-encoding"
    if coding:
        headers["content-encoding"] = coding
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(body, media_type=kind, headers=headers)
