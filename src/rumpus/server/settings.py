"""The settings of a server, each told once: the options of `rumpus serve`, what the environment and a file may say,
and the table in docs/operate.md are made from this table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

KINDS: Final = {
    "word": "text",
    "port": "a whole number from 0 to 65,535",
    "places": "a whole number from 1 to 1,000,000",
    "seconds": "seconds, more than 0, at most 3,600",
    "proxy": "an IP address, as in 10.0.0.1, or a network, as in 10.0.0.0/8",
    "listening": "an address and a port, as in 10.0.0.1:9100",
    "logs": "text or json",
    "bus": "a URL, as in nats://10.0.0.1:4222, or several with commas between",
}
"""What a value may be, by the name of the function that reads it (`rumpus.cli.arguments`)."""


@dataclass(frozen=True)
class Setting:
    """A setting: `--name` on the command line, RUMPUS_NAME in the environment, `name` in a file.

    `shown` is what the help writes for its value, `into` the parameter that `serve` takes it as (default: its name).
    One that may be told several times is a tuple: words between blanks in the environment, a list in a file.
    """

    name: str
    kind: str
    shown: str
    help: str
    default: Any = None
    otherwise: str = "none"
    """What holds without a default."""
    many: bool = False
    into: str = ""

    @property
    def parameter(self) -> str:
        """What the server's own functions call it."""
        return self.into or self.name

    @property
    def flag(self) -> str:
        """As the command line has it."""
        return f"--{self.name}"

    @property
    def variable(self) -> str:
        """As the environment has it."""
        return f"RUMPUS_{self.name.upper()}"

    @property
    def usual(self) -> str:
        """The default, in words."""
        return (
            self.otherwise
            if self.default is None
            else f"{self.default:g}"
            if self.kind == "seconds"
            else str(self.default)
        )


DATA: Final = Setting("data", "word", "FOLDER|URL", "where tables are kept", otherwise="the user's data folder")
ADDRESS: Final = (
    Setting("host", "word", "ADDRESS", "address to listen on", "127.0.0.1"),
    Setting("port", "port", "N", "port to listen on; 0 takes a free one", 8000),
    Setting("name", "word", "HOST", "answer to this host name too", many=True, into="hosts"),
    DATA,
)
"""Where a server is, and its tables."""

SETTINGS: Final = (
    *ADDRESS,
    Setting("bus", "bus", "URL", "NATS between several servers of one database", otherwise="one server alone"),
    Setting(
        "proxy",
        "proxy",
        "ADDRESS",
        "believe the X-Forwarded headers of this reverse proxy",
        many=True,
        into="proxies",
    ),
    Setting("metrics", "listening", "HOST:PORT", "where Prometheus asks; keep it from the public", otherwise="nowhere"),
    Setting("logs", "logs", "text|json", "how a line of the log on standard error is written", "text"),
    Setting("connections", "places", "N", "at once from one address", 500),
    Setting("tables", "places", "N", "opened in a minute from one address, and open at once", 60),
    Setting("patience", "seconds", "SECONDS", "a request has to arrive within so long", 10.0),
)
"""All of them."""


def table() -> list[str]:
    """The table of the settings, as lines of Markdown."""
    lines = ["| flag | variable | key | says | may be | default |", "|---|---|---|---|---|---|"]
    for one in SETTINGS:
        allowed = KINDS[one.kind] + (", several times" if one.many else "")
        cells = (f"`{one.flag}`", f"`{one.variable}`", f"`{one.name}`", one.help, allowed, one.usual)
        lines.append(f"| {' | '.join(cells)} |")
    return lines
