"""The table options, read from content/options.toml."""

from typing import Final

from rumpus.games.toy.content.load import HOME
from rumpus.kernel.contract.options import Options, read_options

OPTIONS: Final = read_options(HOME / "options.toml")


def seats(options: Options) -> int:
    """How many seats the table has."""
    return int(options["players"])


def teams(options: Options) -> tuple[int, ...]:
    """Everybody plays alone."""
    return tuple(range(seats(options)))
