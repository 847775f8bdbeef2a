"""`rumpus serve`: the server, until it is interrupted."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from typing import Any

from rumpus.cli import configured, shared
from rumpus.cli.root import TERMINATED
from rumpus.server.settings import SETTINGS


@shared.command("serve", "serve --open", "serve --host 0.0.0.0 --port 8080 --data ./db", "serve --config rumpus.toml")
@configured.settings(SETTINGS)
@configured.file
@shared.option("--open", "open_browser", is_flag=True, help="open the page in the browser")
def command(connections: int, tables: int, patience: float, **where: Any) -> int:
    """The server, until it is interrupted."""
    shared.plain_is_enough()
    from rumpus.server.people.limits import Limits

    return run(**where, limits=Limits(connections, tables, patience))


def run(host: str, port: int, data: str | None, hosts: Sequence[str], **more: Any) -> int:
    """Serves until interrupted; `more` as in the server's `serve`. Raises ValueError, one sentence, when it cannot
    start.
    """
    from rumpus.server.main import ServeError, serve

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))  # else it dies of it, and leaves things behind
    try:
        serve(host, port, data, hosts=hosts, **more)
    except ServeError as fault:
        raise ValueError(str(fault)) from fault
    return 0
