"""`rumpus play`: a table at once, in the browser or in this terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import click

from rumpus.cli import configured, shared
from rumpus.cli.arguments import seed
from rumpus.cli.serve_ import run
from rumpus.server.settings import ADDRESS

WHO: Final = ("me", "friend", "easy", "medium", "hard", "greedy", "random")
"""Who may sit at a seat: I, whoever has the link, or a bot."""


@shared.command(
    "play",
    "play",
    "play GAME -o players=3 --seat me --seat hard",
    "play GAME --content my-cards.toml",
    "play GAME --text",
)
@shared.any_table
@configured.settings(ADDRESS)
@shared.option(
    "--seat",
    multiple=True,
    type=click.Choice(WHO),
    metavar="WHO",
    help=f"who sits where, seat by seat: {', '.join(WHO)}",
)
@shared.option("--seed", read=seed, help="same seed, same deal")
@shared.option("--text", is_flag=True, help="play in this terminal")
@shared.option("--no-browser", is_flag=True, help="only print the address")
def command(
    game: str | None,
    option: Sequence[str],
    content: str | None,
    seat: Sequence[str],
    seed: int | None,
    text: bool,
    no_browser: bool,
    **where: Any,
) -> int:
    """A table at once: in the browser, or in this terminal with --text."""
    thinkers = text and (not seat or not {"easy", "medium", "hard"}.isdisjoint(seat))
    if not thinkers:
        shared.plain_is_enough()
    spec, options = shared.found(game, option)
    shared.tables_of(spec, options, content)
    wanted = [*(seat or ["me"])]
    seats = spec.options.seats(options)
    wanted += ["medium"] * (seats - len(wanted))
    if len(wanted) != seats:
        raise ValueError(f"--seat: {spec.about.title} has {seats} seats with these options, not {len(wanted)}")
    if text:
        from rumpus.cli.terminal import play_in_terminal
        from rumpus.lab.show import compiled

        if thinkers:
            compiled(spec, bots=True)
        return play_in_terminal(spec, options, wanted, seed, content)
    from rumpus.cli.options import spelled
    from rumpus.server.table.first import first_table

    given = {name: options[name] for name in spelled(spec, option)}

    def path() -> str:  # written when the data is this server's alone
        return f"/#/table/{first_table(where['data'], spec, given, wanted, seed, content)}"

    return run(**where, open_browser=not no_browser, path=path)
