"""The command `rumpus`: a file a command, each found by its name in `root.COMMANDS` and read only when it is run or
asked for help; what a command does with games is imported when it runs. `arguments` says what words stand for, `shared`
what several commands take. A command's function gives back its exit status.
"""

from rumpus.cli.root import INTERRUPTED, TERMINATED, main

__all__ = ["INTERRUPTED", "TERMINATED", "main"]
