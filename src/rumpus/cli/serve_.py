"""`rumpus serve`: the server, until it is interrupted."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from typing import Any

from rumpus.cli import shared
from rumpus.cli.arguments import places, proxy, seconds
from rumpus.cli.root import TERMINATED


@shared.command("serve", "serve --open", "serve --host 0.0.0.0 --port 8080 --data ./db")
@shared.address
@shared.option("--open", "open_browser", is_flag=True, help="open the page in the browser")
@shared.option(
    "--proxy",
    "proxies",
    read=proxy,
    multiple=True,
    metavar="ADDRESS",
    help="believe the X-Forwarded headers of this reverse proxy",
)
@shared.option("--connections", read=places, default=500, metavar="N", help="at once from one address (default: 500)")
@shared.option(
    "--tables",
    read=places,
    default=60,
    metavar="N",
    help="opened in a minute from one address, and open at once (default: 60)",
)
@shared.option(
    "--patience",
    read=seconds,
    default=10.0,
    metavar="SECONDS",
    help="a request has to arrive within so long (default: 10)",
)
def command(connections: int, tables: int, patience: float, **where: Any) -> int:
    """The server, until it is interrupted."""
    shared.plain_is_enough()
    from rumpus.server.gateway.limits import Limits

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
