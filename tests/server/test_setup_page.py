"""The set-up page as the server tells it: every game's is whole, in words, and its clashes are those of the rules."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from rumpus.kernel.contract.catalogue import catalogue
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.options import OptionError
from rumpus.kernel.contract.spec import find
from rumpus.server.protocol import OptionTold, SetupClash, SetupSize
from rumpus.server.show.games import SEATS, options_of, setup_of, starred
from rumpus.server.store.base import SeatRecord
from rumpus.server.table.house import served, split

GAMES = ("blitz_squad", "brawlhalla", "brawl", "brutality", "incredibrawl", "toy")
TRIED = 250
"""So many tables of each game with two options beside the usual."""


def sizes(game: str) -> list[SetupSize]:
    return [size for one in setup_of(game).formats for size in one.sizes]


def set_by_formats(game: str) -> set[str]:
    return {name for size in sizes(game) for name in size.options}


def offered(game: str, option: OptionTold) -> list[Any]:
    """The values of an option that the page offers; of a range its ends, and one inside."""
    for group in setup_of(game).groups:
        if starred(option.name)[0] == group.option:
            return [option.default, *(pick.value for pick in group.picks)]
    if option.choices is not None:
        return option.choices
    assert option.lo is not None
    assert option.hi is not None
    return [option.lo, min(option.lo + 1, option.hi), option.hi]


# ---------------------------------------------------------------- whole, and in words
@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_data(game: str) -> None:
    told = msgspec.json.encode(setup_of(game))
    assert msgspec.json.decode(told, type=type(setup_of(game))) == setup_of(game)
    assert json.loads(told)["formats"]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_its_words_and_a_place(game: str) -> None:
    told, rules = setup_of(game), catalogue(game)
    placed = set_by_formats(game) | {one.option for one in told.common} | {one.option for one in told.groups}
    placed |= {one.how for one in told.groups}
    for option in options_of(game):
        assert option.title, option.name
        assert option.help.endswith((".", "?", "*")), option.name
        assert option.help[0].isupper() or option.help[0].isdigit(), option.name
        assert len(option.says) == len(option.choices or ()), option.name
        assert len(set(option.says)) == len(option.says), option.name
        assert "_" not in "".join((option.title, *option.says)), option.name
        assert option.rule is None or option.rule in rules, option.name
        assert option.part in told.parts
        assert option.part != "More" or starred(option.name)[0] in placed, f"{option.name} is in no part"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_only_what_there_is(game: str) -> None:
    told, spec = setup_of(game), find(game)
    names = {starred(option.name)[0] for option in options_of(game)}
    assert len(told.common) <= 6
    assert {one.option for one in told.common} <= names
    assert {name for clash in told.clashes for name in (*clash.when, *clash.mend, *clash.above)} <= names
    for group in told.groups:
        assert group.option in names
        assert not group.how or group.how in names
        for option in options_of(game):
            if starred(option.name)[0] == group.option and not option.name.startswith("deck"):
                assert {pick.value for pick in group.picks} <= set(option.choices or ())
    for size in sizes(game):
        resolved = spec.resolve(size.options)
        assert len(size.teams) == spec.options.seats(resolved)
        assert tuple(size.teams) == spec.options.teams(resolved)
    assert sorted({len(size.teams) for size in sizes(game)}) == sorted(spec.about.players)


# ---------------------------------------------------------------- what does not fit together
def clashes(game: str, values: dict[str, Any], seats: list[str]) -> list[SetupClash]:
    """The clashes of a table, read as the page reads them."""
    usual = {option.name: option.default for option in options_of(game)}
    now = {**usual, **values}

    def of(name: str) -> list[Any]:
        if not name.endswith("*"):
            return [now[name]]
        return [now[name[:-1] + letter] for letter in SEATS[: len(seats)]]

    def twice(name: str) -> bool:
        chosen = [str(value).split()[0] for value in of(name) if value != usual[name[:-1] + "a"]]
        return len(set(chosen)) < len(chosen)

    return [
        clash
        for clash in setup_of(game).clashes
        if all(any(value in values for value in of(name)) for name, values in clash.when.items())
        and (not clash.seats or len(seats) in clash.seats)
        and (not clash.sitter or clash.sitter in seats)
        and (not clash.twice or twice(clash.twice))
        and (not clash.above or of(clash.above[0])[0] > of(clash.above[1])[0])
    ]


def refused(game: str, values: dict[str, Any], seats: list[str]) -> str:
    """Why the rules do not take such a table; empty where they do."""
    spec = find(game)
    who = {"bot": SeatRecord("bot", "", level="easy"), "here": SeatRecord("person", "", visitor="me")}
    chairs = [who.get(kind, SeatRecord("person", "", visitor=kind)) for kind in seats]
    try:
        _, kept = split(spec, values)
        options = spec.resolve(split(spec, {**kept, **served(spec, kept, chairs)})[0])
        assert len(seats) == spec.options.seats(options)
        if "bot" in seats and (fault := spec.bots.people_only(options)):
            return fault
        spec.records.tables(options)
    except (OptionError, ContentError) as fault:
        return str(fault)
    return ""


def some_tables(game: str) -> list[tuple[dict[str, Any], list[str]]]:
    """Every option alone at each format, and pairs of options, with people, bots and people at one screen."""
    fixed = set_by_formats(game)
    free = [option for option in options_of(game) if option.name not in fixed]
    chance = random.Random(11)
    made = []

    def add(size: SetupSize, values: dict[str, Any], sitter: str) -> None:
        seats = ["me", *(sitter if sitter != "friend" else f"friend {n}" for n in range(1, len(size.teams)))]
        here = {name: value for name, value in values.items() if (starred(name)[1] or 0) < len(seats)}
        made.append(({**size.options, **here}, seats))

    formats = [one.sizes[0] for one in setup_of(game).formats]
    for size in formats:
        for option in free:
            for value in offered(game, option):
                add(size, {option.name: value}, "friend")
    for _ in range(TRIED):
        pair = {one.name: chance.choice(offered(game, one)) for one in chance.sample(free, 2)}
        add(chance.choice(sizes(game)), pair, chance.choice(["friend", "bot", "here"]))
    return made


@pytest.mark.parametrize("game", GAMES)
def test_the_page_strikes_out_what_the_rules_refuse_and_nothing_else(game: str) -> None:
    for values, seats in some_tables(game):
        found = clashes(game, values, seats)
        fault = refused(game, values, seats)
        at_one_screen = any(not clash.mend and clash.sitter == "here" for clash in found)
        assert bool(fault) == bool(found) or at_one_screen, (values, seats, fault, [clash.why for clash in found])


@pytest.mark.parametrize("game", GAMES)
def test_every_clash_says_why_in_a_sentence(game: str) -> None:
    for clash in setup_of(game).clashes:
        assert clash.why[0].isupper() or clash.why[0].isdigit()
        assert clash.why.endswith((".", ")."))
