"""The built page, from the package's folder `page`: files as they are, and index.html for every other path."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response

PAGE = Path(__file__).resolve().parent.parent / "page"
MISSING = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>rumpus</title><body><h1>rumpus</h1>"
    "<p>The server runs, but the page is not built. Run <code>make page</code>, then reload.</p></body></html>"
)
TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml"} | {
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".png": "image/png",
}


def answer(path: str, folder: Path = PAGE) -> Response[bytes]:
    """The file at this path, or the page itself (its router takes any path), or a 404 for a missing asset."""
    wanted = _found(path, folder)
    if wanted is not None:
        return _file(wanted, hashed=path.lstrip("/").startswith("assets/"))
    if "\0" in path or Path(path).suffix:
        return Response(b"", status_code=404, media_type="text/plain")
    index = folder / "index.html"
    if index.is_file():
        return _file(index, hashed=False)
    return Response(MISSING.encode(), media_type="text/html", headers={"cache-control": "no-store"})


def _found(path: str, folder: Path) -> Path | None:
    """The file of the folder at this path, however odd the path is; None when there is none."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(folder) else None
    except (OSError, ValueError, RuntimeError):  # a name too long, or with a NUL or half a letter; a loop of links
        return None


def _file(path: Path, *, hashed: bool) -> Response[bytes]:
    """A file with its type, to which the response adds a text's charset. Assets carry a hash in their name and never
    change.
    """
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": cache})
