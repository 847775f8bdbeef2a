"""The table options, read from content/options.toml."""

from typing import Final

from rumpus.games.toy.content.load import HOME
from rumpus.kernel.options import read_options
from rumpus.kernel.spec import Options

OPTIONS: Final = read_options(HOME / "options.toml")


def seats(options: Options) -> int:
    """How many seats the table has."""
    return int(options["players"])


def teams(options: Options) -> tuple[int, ...]:
    """Everybody plays alone."""
    return tuple(range(seats(options)))
