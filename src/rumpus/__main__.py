"""`python -m rumpus` is the command `rumpus`."""

import sys

from rumpus.cli import main

if __name__ == "__main__":
    sys.exit(main())
