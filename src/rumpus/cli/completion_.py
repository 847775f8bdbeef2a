"""`rumpus completion`: what a shell reads to complete commands, options and games."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from rumpus.cli import shared
from rumpus.cli.root import COMPLETE, root

SHELLS = ("bash", "zsh", "fish")


@shared.command(
    "completion",
    "completion bash >> ~/.bashrc",
    "completion zsh >> ~/.zshrc",
    "completion fish > ~/.config/fish/completions/rumpus.fish",
)
@click.argument("shell", type=click.Choice(SHELLS), metavar="SHELL", help="bash, zsh or fish")
def command(shell: str) -> int:
    """The script of a shell: bash, zsh or fish."""
    kind = get_completion_class(shell)
    if kind is None:
        raise ValueError(f"{shell}: no completion for this shell; use bash, zsh or fish")
    print(kind(root, {}, "rumpus", COMPLETE).source())
    return 0
