"""Table options as the command line tells them: `name=value`, and the shorthands of a game."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.kernel.contract.options import OptionError
from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.words.spelling import nearest


def pairs(told: Sequence[str]) -> dict[str, str]:
    """`--option name=value` as a dictionary; ValueError for one without `=`."""
    made = {}
    for text in told:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise ValueError(f"--option {text}: write name=value")
        made[name.strip()] = value.strip()
    return made


def spelled(spec: GameSpec, told: Sequence[str]) -> dict[str, str]:
    """The same with each shorthand of the game spelled out; tables and saves know the options only.

    Raises OptionError for a value that a shorthand does not have or an option that is told twice, and ValueError as
    `pairs` does.
    """
    made = pairs(told)
    for name, values in spec.options.shorthands.items():
        if name not in made:
            continue
        value = made.pop(name).lower()
        if value not in values:
            near = nearest(value, values)
            raise OptionError(f"option {name}: {value!r} is not one of {', '.join(values)}{near}")
        twice = sorted(made.keys() & values[value].keys())
        if twice:
            raise OptionError(f"option {name}: it stands for {', '.join(values[value])}; leave out {', '.join(twice)}")
        made |= values[value]
    return made
