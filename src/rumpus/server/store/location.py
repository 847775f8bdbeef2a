"""Where tables live: a folder of the user's, or whatever database a URL names."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path


def data_dir(told: str | Path | None = None) -> Path:
    """Where tables live: what was told, else RUMPUS_DATA, else `rumpus` in the user's data folder. Not created here."""
    chosen = told or os.environ.get("RUMPUS_DATA")
    if chosen:
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "rumpus"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "rumpus"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "rumpus"


def store_url(data: str | Path | None = None, *, make: bool = True) -> str:
    """The SQLAlchemy URL for `--data`: itself when it is one, else the SQLite file in that folder. Both are made, if
    `make`, and a file that is made is for its owner alone, wherever it lies: it holds the secrets of deals and
    visitors.
    """
    told = str(data) if data is not None else os.environ.get("RUMPUS_DATA", "")
    if "://" in told:
        return told
    folder = data_dir(data)
    file = folder / "tables.sqlite3"
    if make:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not file.exists():
            file.touch(0o600)
    return f"sqlite:///{file}"


def shown(url: str) -> str:
    """A database URL as an error may tell it: without its password."""
    return re.sub(r"//[^/@]*@", "//***@", url)
