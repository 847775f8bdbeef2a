"""Options and decks of BRAWL to its Table: defaults of the law, what does not fit together, decks in play."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rumpus.games.brawl.content import options as options_module
from rumpus.games.brawl.content.kinds import STANDARD
from rumpus.games.brawl.content.load import load_decks
from rumpus.games.brawl.content.options import DEFAULT_DECKS, OPTIONS, people_only, seats, teams, weights
from rumpus.games.brawl.content.tables import book_of, content_for, lists, tables
from rumpus.games.brawl.rules import conditions, ids, ops
from rumpus.games.brawl.rules.state import Table
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.options import Option, OptionError, Options

LAW = tomllib.loads((Path(options_module.__file__).parents[1] / "rules.toml").read_text("utf-8"))
KNOWN = {option.name: option for option in OPTIONS}
OWN = """
id = "mine"
name = "Mine"
[cards]
base = {bases}
freeze = 3
hit_red = 27
jab = {jabs}
[[card]]
id = "jab"
name = "Jab"
effect = "add_heavy_hit"
colour = "green"
n = 3
only_if = "own deck at most 9 cards"
"""
MINE = OWN.format(bases=3, jabs=2)


def resolved(**given: Any) -> Options:
    """Every option with its value."""
    made: Options = {option.name: option.default for option in OPTIONS}
    return made | {name: KNOWN[name].checked(value) for name, value in given.items()}


def table(content: str | None = None, **given: Any) -> Table:
    """The Table of some options."""
    table: Table = tables(resolved(**given), content).t
    return table


# ---------------------------------------------------------------- the options of the law
NAMES = {"bot_delay_ms": "bot_delay_min"}


@pytest.mark.parametrize("row", [row for row in LAW["ruling"] if row["table_option"]], ids=lambda row: row["id"])
def test_every_option_of_the_law_is_there_with_its_default(row: dict[str, Any]) -> None:
    for name, told in re.findall(r"(\w+): (.+?)(?=; \w+: |$)", row["table_option"]):
        option = KNOWN[NAMES.get(name, name)]
        assert option.rule == row["id"]
        if told.startswith("'"):
            said = re.findall(r"'(\w+)'", told)
            assert list(option.choices) == said
            assert option.default == said[0]
        elif name not in ("action_cap", "bot_delay_ms"):
            assert option.default == int(told.split()[0])


@pytest.mark.rule("BR-RUL-03", "BR-RUL-07")
def test_the_options_of_simulation() -> None:
    assert (KNOWN["bot_delay_min"].default, KNOWN["bot_delay_max"].default) == (400, 900)
    assert KNOWN["action_cap"].default == 0
    assert "2000" in KNOWN["action_cap"].help


@pytest.mark.parametrize(
    ("name", "lo", "hi"),
    [
        ("slot_ms", 20, 150), ("hand_ms", 0, 1000), ("churn_limit", 0, 100), ("stall_seconds", 0, 600),
        ("game_limit_seconds", 0, 3600), ("playoff_rounds", 0, 10), ("disconnect_seconds", 5, 300),
    ],
)  # fmt: skip
def test_ranges_of_the_law(name: str, lo: int, hi: int) -> None:
    assert (KNOWN[name].lo, KNOWN[name].hi) == (lo, hi)
    for value in (lo - 1, hi + 1):
        with pytest.raises(OptionError, match=f"option {name}: {value} is not a whole number from {lo} to {hi}"):
            resolved(**{name: value})


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_of_every_option_makes_a_table(option: Option) -> None:
    assert option.help.endswith((".", "?"))
    assert option.rule in {row["id"] for key in ("rule", "ruling") for row in LAW[key]}
    seat = options_module.LETTERS.find(option.name[-1]) if option.name.startswith(("deck_", "weight_")) else 0
    base: dict[str, Any] = {"format": "tag_team", "teams": "4v4"} if seat > 1 else {}
    for choice in option.choices or (option.default, option.hi):
        given = {**base, option.name: choice}
        if option.name == "players":
            given |= {"format": "tag_team", "teams": "4v4"}
        elif option.name == "bot_delay_min":
            given |= {"bot_delay_max": choice}
        elif option.name.startswith("weight_"):
            given |= {"weight": "mixed"}
        assert table(**given).n == len(teams(resolved(**given)))


@pytest.mark.parametrize(
    ("given", "field", "value"),
    [
        ({"mode": "training"}, "mode", ids.TRAINING),
        ({"mode": "tournament"}, "mode", ids.TOURNAMENT),
        ({"format": "circle"}, "format", ids.CIRCLE),
        ({}, "limit", 3),
        ({"format": "circle"}, "limit", 3),
        ({"format": "tag_team"}, "limit", 4),
        ({}, "freezes", 3),
        ({"format": "tag_team"}, "freezes", 2),
        ({"slot_ms": 80}, "slot_ms", 0),
        ({"slot_ms": 80, "arbitration": "slot"}, "slot_ms", 80),
        ({"hand_ms": 150}, "hand_ms", 150),
        ({"bot_delay_max": 950}, "bot_hi", 950),
        ({"bot_delay_min": 50}, "bot_lo", 50),
        ({"churn_limit": 10}, "churn_limit", 10),
        ({"fouls": "claim"}, "claim", 1),
        ({}, "stall_ms", 60_000),
        ({"stall_seconds": 0}, "stall_ms", 0),
        ({"game_limit_seconds": 60}, "limit_ms", 60_000),
        ({"action_cap": 2000}, "cap", 2000),
        ({"mode": "training", "training_pass": "free"}, "free_pass", 1),
        ({"held_card": "public"}, "held", ids.PUBLIC),
        ({"held_card": "private"}, "held", ids.PRIVATE),
        ({"point_tie": "bases"}, "tie_bases", 1),
        ({"base_press": "active"}, "press_active", 1),
        ({"press_variant": "remove"}, "press_removes", 1),
        ({"show_discards": "own"}, "discards", 1),
        ({"show_discards": "all"}, "discards", 2),
        ({"decklists": "discover"}, "discover", 1),
        ({"playoff_rounds": 0}, "playoffs", 0),
        ({"disconnect_seconds": 5}, "away_ms", 5000),
        ({"tag_hand": "empty"}, "tag_empty", 1),
        ({}, "self_tag_ms", 10_000),
        ({"area_close": "on"}, "area_close", 1),
        ({}, "pausing", 1),
        ({"pause": "never"}, "pausing", 0),
        ({}, "countdown_ms", 3000),
    ],
)
def test_what_an_option_becomes(given: dict[str, Any], field: str, value: int) -> None:
    assert getattr(table(**given), field) == value


# ---------------------------------------------------------------- seats and teams
@pytest.mark.rule("BR-SETUP-08", "BR-RUL-47")
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": 1}, "option players: too_few_players: 1; at least 2 are needed, each with a deck (BR-SETUP-08)"),
        ({"players": 2}, 2),
        ({"players": 3}, "option players: bad_seat_count: a duel is for 2 players, not 3 (BR-SETUP-08)"),
        ({"format": "circle", "players": 2}, "bad_seat_count: a circle is for 3 to 8 players, not 2 (BR-SETUP-08)"),
        ({"format": "circle"}, 3),
        ({"format": "circle", "players": 3}, 3),
        ({"format": "circle", "players": 6}, 6),
        ({"format": "circle", "players": 7}, 7),
        ({"format": "circle", "players": 8}, 8),
        ({"format": "tag_team"}, 4),
        ({"format": "tag_team", "teams": "4v4"}, 8),
        ({"format": "tag_team", "teams": "2v6"}, 8),
        ({"format": "tag_team", "teams": "5v3"}, 8),
        ({"format": "tag_team", "teams": "5v2"}, 7),
        ({"format": "tag_team", "players": 3}, "bad_seat_count: tag team 2v2 is for 4 players, not 3 (BR-SETUP-08)"),
        ({"format": "tag_team", "teams": "2v3", "players": 5}, 5),
    ],
)
def test_how_many_seats(given: dict[str, Any], said: str | int) -> None:
    if isinstance(said, int):
        assert seats(resolved(**given)) == table(**given).n == said
        return
    with pytest.raises(OptionError) as fault:
        table(**given)
    assert str(fault.value).endswith(said)


@pytest.mark.rule("BR-TAG-01", "BR-RUL-29")
@pytest.mark.parametrize(
    ("shape", "order"),
    [
        ("2v2", "0101"), ("2v3", "01011"), ("3v2", "01010"), ("2v4", "010111"), ("4v2", "010100"), ("3v3", "010101"),
        ("3v4", "0101011"), ("4v3", "0101010"), ("4v4", "01010101"),
    ],
)  # fmt: skip
def test_teams_alternate_while_both_have_players_left(shape: str, order: str) -> None:
    given = {"format": "tag_team", "teams": shape}
    assert "".join(map(str, teams(resolved(**given)))) == order
    t = table(**given)
    assert "".join(str(t.team[p]) for p in range(t.n)) == order
    equal = {**given, "team_sizes": "equal"}
    if order.count("0") == order.count("1"):
        assert table(**equal).n == len(order)
        return
    with pytest.raises(OptionError, match="with team_sizes = equal both teams are of one size"):
        table(**equal)


def test_everybody_is_alone_in_a_duel_and_in_a_circle() -> None:
    assert teams(resolved()) == (0, 1)
    assert teams(resolved(format="circle", players=5, team_sizes="equal", teams="2v3")) == (0, 1, 2, 3, 4)
    assert list(table(format="circle", players=5).team) == list(range(8))


# ---------------------------------------------------------------- what does not fit together
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"stall_seconds": 9}, "option stall_seconds: 0 (off), or 10 to 600 (BR-RUL-07)"),
        ({"game_limit_seconds": 59}, "option game_limit_seconds: 0 (none), or 60 to 3600 (BR-RUL-07)"),
        ({"bot_delay_min": 901}, "option bot_delay_min: it is not more than bot_delay_max (BR-RUL-03)"),
        ({"mode": "training", "fouls": "claim"}, "option fouls: claim is for mode = tournament (BR-RUL-06)"),
        ({"deck_c": "jig"}, "option deck_c: there is no seat C at a table of 2"),
        ({"format": "circle", "weight_d": "heavy"}, "option weight_d: there is no seat D at a table of 3"),
        ({"deck_a": "random"}, "option deck_a: there is no deck random; these are: anvil, broom, "),
    ],
)
def test_refused_tables(given: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError) as fault:
        table(**given)
    assert str(fault.value).startswith(said)


def test_edges_that_are_allowed() -> None:
    assert table(stall_seconds=10).stall_ms == 10_000
    assert table(bot_delay_min=900).bot_lo == 900
    with pytest.raises(OptionError, match="option deck_a: 'Jig!' is not one of default, anvil, broom"):
        resolved(deck_a="Jig!")


@pytest.mark.rule("BR-RUL-06", "BR-RUL-07")
def test_tables_for_people_only() -> None:
    assert people_only(resolved()) == ""
    assert people_only(resolved(fouls="claim")) == "option fouls: claim is for people only (BR-RUL-06)"
    assert people_only(resolved(stall_seconds=0)) == "option stall_seconds: 0 is for people only (BR-RUL-07)"
    assert people_only(resolved(stall_seconds=0, mode="training")) == ""


@pytest.mark.rule("BR-DECK-05", "BR-RUL-24")
def test_two_players_may_use_the_same_deck_unless_the_table_forbids_it() -> None:
    t = table(deck_a="sparrow", deck_b="sparrow")
    assert (t.decks[0].look, t.decks[1].look) == (0, 0)
    with pytest.raises(OptionError) as fault:
        table(deck_a="sparrow", deck_b="sparrow", mirror_decks="forbid")
    assert str(fault.value) == "option deck_b: sparrow is taken, and mirror_decks = forbid (BR-RUL-24)"
    assert table(deck_b="motley", mirror_decks="forbid").decks[1].look == 1


@pytest.mark.rule("BR-RUL-25")
@pytest.mark.parametrize("bases", [1, 2])
def test_a_circle_needs_two_bases(bases: int) -> None:
    mine = OWN.format(bases=bases, jabs=5 - bases)
    assert table(mine).n == 2
    if bases == 2:
        assert table(mine, format="circle").n == 3
        return
    with pytest.raises(OptionError) as fault:
        table(mine, format="circle")
    assert str(fault.value) == "option deck_a: needs_two_bases: mine has 1 Base; a circle takes 2 (BR-RUL-25)"


@pytest.mark.rule("BR-RUL-38")
@pytest.mark.parametrize("deck", sorted(load_decks()))
def test_expansion_decks_only_where_they_are_on(deck: str) -> None:
    assert table(deck_a=deck).n == 2
    if not load_decks()[deck].expansion:
        assert table(deck_a=deck, expansion="off").n == 2
        return
    with pytest.raises(OptionError) as fault:
        table(deck_a=deck, expansion="off")
    assert str(fault.value) == f"option deck_a: {deck} has expansion cards, and expansion = off (BR-RUL-38)"


@pytest.mark.rule("BR-RUL-30", "BR-HEAVY-01", "BR-DECK-01")
def test_weights() -> None:
    assert [table().decks[p].n for p in range(3)] == [35, 35, 0]
    assert [table(weight="heavy").decks[p].n for p in range(3)] == [52, 52, 0]
    assert [table(weight="mixed").decks[p].n for p in range(2)] == [35, 35]
    mixed = table(weight="mixed", weight_b="heavy")
    assert [mixed.decks[p].n for p in range(2)] == [35, 52]
    assert weights(resolved(weight="heavy", weight_a="heavy")) == (True, True)
    for given in ({"weight_a": "heavy"}, {"weight": "heavy", "weight_a": "standard"}):
        with pytest.raises(OptionError) as fault:
            table(**given)
        said = "option weight_a: every deck has the same weight unless weight = mixed (BR-RUL-30)"
        assert str(fault.value) == said
    with pytest.raises(OptionError) as fault:
        table(MINE, weight="heavy")
    assert str(fault.value) == "option deck_a: deck_size: mine has 35 cards and no heavyweight_extra (BR-DECK-01)"


# ---------------------------------------------------------------- decks in play
@pytest.mark.rule("BR-DECK-04", "BR-RUL-30")
@pytest.mark.parametrize("heavy", [False, True])
@pytest.mark.parametrize("name", sorted(load_decks()))
def test_every_card_shows_how_many_of_it_the_deck_holds(name: str, heavy: bool) -> None:
    t = table(deck_a=name, weight="heavy" if heavy else "standard")
    deck = t.decks[0]
    cards = [deck.card[k] for k in range(deck.n)]
    assert cards == sorted(cards)
    assert [deck.copies[k] for k in range(deck.n)] == [cards.count(one) for one in cards]
    assert [(STANDARD[k].id, cards.count(k)) for k in dict.fromkeys(cards)] == [
        (kind.id, n) for kind, n in load_decks()[name].counts(heavy)
    ]
    assert lists(book_of(t), 0) == [(k, cards.count(k)) for k in dict.fromkeys(cards)]


def test_card_types_are_those_of_the_book_at_every_table() -> None:
    for t in (table(), table(deck_a="vesper"), table(MINE)):
        for k, kind in enumerate(STANDARD):
            row = t.types[k]
            assert (row.word, row.colours, row.n, row.only_if, row.only_n) == (kind.word, kind.colours, kind.n, 0, 0)
    assert table().types[len(STANDARD)].word == 0


def test_default_decks_differ_and_stay_clear_of_what_is_chosen() -> None:
    assert len(set(DEFAULT_DECKS)) == 8
    assert not any(load_decks()[name].expansion or load_decks()[name].bases() < 2 for name in DEFAULT_DECKS)
    eight = {"format": "tag_team", "teams": "4v4"}
    for given in ({}, {"deck_h": "motley"}, {"deck_a": "fuse", "deck_b": "fuse"}, {"deck_d": "vesper"}):
        book = content_for(resolved(**eight, **given))
        free = [deck.id for x, deck in zip("abcdefgh", book.decks, strict=True) if f"deck_{x}" not in given]
        assert len(set(free)) == len(free)
        assert not set(free) & set(given.values())


def test_a_deck_of_ones_own_is_played_by_the_first_seat_that_asks_for_none() -> None:
    book = book_of(table(MINE))
    assert [deck.id for deck in book.decks] == ["mine", "motley"]
    book = book_of(table(MINE, deck_a="jig"))
    assert [deck.id for deck in book.decks] == ["jig", "mine"]
    book = book_of(table(MINE, deck_a="jig", deck_b="jig"))
    assert [deck.id for deck in book.decks] == ["jig", "jig"]
    t = table(MINE, deck_b="mine")
    own = t.types[len(STANDARD)]
    assert (own.word, own.colours, own.n, own.only_if, own.only_n) == (
        ops.ADD_HEAVY_HIT,
        ids.GREEN,
        3,
        conditions.DECK,
        9,
    )
    assert [t.decks[1].card[k] for k in (33, 34)] == [len(STANDARD)] * 2
    assert [deck.id for deck in book_of(t).looks] == ["motley", "mine"]


def test_a_deck_of_ones_own_replaces_the_one_it_is_called_as() -> None:
    book = book_of(table(MINE.replace('"mine"', '"jig"'), deck_b="jig"))
    assert [(deck.id, deck.name) for deck in book.decks] == [("motley", "Kit Motley"), ("jig", "Mine")]


def test_the_types_do_not_tell_who_holds_them() -> None:
    both = [table(MINE, deck_a="jig", deck_b=name) for name in ("mine", "motley")]
    assert [row.word for row in both[0].types] == [row.word for row in both[1].types]


def test_own_content_that_is_wrong_makes_no_table() -> None:
    with pytest.raises(ContentError, match=r"content:4: mine: cards: deck_size: 36; a deck has exactly 35 cards"):
        table(OWN.format(bases=3, jabs=3))


def test_too_many_kinds_for_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ids, "TYPES", len(STANDARD))
    assert table().n == 2
    with pytest.raises(OptionError, match="the decks have 19 card kinds; 18 fit on one table"):
        table(MINE)


def test_the_same_options_and_content_make_the_same_table() -> None:
    assert tables(resolved(), MINE).array.tobytes() == tables(resolved(), MINE).array.tobytes()
    assert book_of(table()).option("mode") == "tournament"
