"""The server's settings as options: a flag, else a variable of the environment, else a file, else the default."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from rumpus.cli import arguments, shared
from rumpus.server.settings import KINDS, SETTINGS, Setting

FILE = "rumpus.config"
"""Under this name a context keeps the file that was read."""


class Configured(click.Option):
    """An option that says in a fault where its value stood."""

    def get_error_hint(self, ctx: click.Context | None) -> str:
        """The flag, the variable, or the key and its file."""
        source = None if ctx is None else ctx.get_parameter_source(self.name or "")
        if source is ParameterSource.ENVIRONMENT:
            return str(self.envvar)
        if ctx is not None and source is ParameterSource.DEFAULT_MAP:
            return f"{self.opts[0].removeprefix('--')} in {ctx.meta[FILE]}"
        return super().get_error_hint(ctx)


def settings(which: Sequence[Setting]) -> shared.Decorator[Any]:
    """These settings as options of a command."""
    return shared.all_of(*map(_option, which))


def _option(one: Setting) -> shared.Decorator[Any]:
    """A setting as an option."""
    return shared.option(
        one.flag,
        one.parameter,
        cls=Configured,
        read=getattr(arguments, one.kind),
        envvar=one.variable,
        default=one.default,
        multiple=one.many,
        metavar=one.shown,
        help=f"{one.help} (default: {one.usual})",
    )


def _read(context: click.Context, _option: click.Parameter, named: str | None) -> None:
    """What the file says holds where neither flag nor variable says otherwise."""
    if named is None:
        return
    data = Path(named).read_bytes()
    try:
        told = tomllib.loads(data.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise click.UsageError(f"{named} isn't TOML: {fault}", context) from fault
    known = {one.name: one for one in SETTINGS}
    for key in told:
        if key not in known:
            raise click.UsageError(
                f"{named}: there is no setting {arguments.brief(repr(key))}; there are {', '.join(known)}", context
            )
    context.meta[FILE] = named
    context.default_map = {known[key].parameter: _words(named, known[key], told[key], context) for key in told}


def _words(file: str, one: Setting, value: Any, context: click.Context) -> str | list[str]:
    """A value of the file as somebody would type it."""
    words = value if one.many and isinstance(value, list) else [value]
    if not all(isinstance(word, str | int | float) and not isinstance(word, bool) for word in words):
        said = arguments.brief(repr(value))
        raise click.UsageError(f"{one.name} in {file}: {said} won't do; use {KINDS[one.kind]}", context)
    return [str(word) for word in words] if one.many else str(value)


file = shared.option(
    "--config",
    envvar="RUMPUS_CONFIG",
    metavar="FILE",
    is_eager=True,
    expose_value=False,
    callback=_read,
    help="a TOML file with settings, named like these options",
)
