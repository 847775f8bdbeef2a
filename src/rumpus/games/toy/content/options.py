"""The table options, read from content/options.toml."""

from typing import Final

from rumpus.games.toy.content.load import HOME
from rumpus.kernel.contract.options import read_options

OPTIONS: Final = read_options(HOME / "options.toml")
