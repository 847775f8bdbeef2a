"""Options and cards as the rules read them, and what saves pin."""

import re
from typing import Any

import pytest
from tests.games.brutality.content.law import LAW, RULES

from rumpus.games.brutality.content.load import installed, programs
from rumpus.games.brutality.content.options import OPTIONS, seats, teams
from rumpus.games.brutality.content.tables import book_of, tables
from rumpus.games.brutality.interface.setup_page import at_the_table, setup_page
from rumpus.games.brutality.rules import board, ids, ops
from rumpus.kernel.contract.content import Tables, differences
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.options import OptionError
from rumpus.kernel.contract.spec import find
from rumpus.lab.contest import faults

BY_NAME = {option.name: option for option in OPTIONS}
LISTED = {one["name"]: one for one in LAW["game"]["table_options"] if one["name"] != "clock"}
"""The clock is that of every table of the house (BU-RUL-87)."""
SWITCHES = {
    "agreed": ("first_team", "agreed"),
    "two_each": ("hazard_copies", "two_each"),
    "tools": ("artifacts", "on"),
    "ends_there": ("stay_damage", "ends_there"),
    "exact": ("catapult_distance", "exact"),
    "steal_random": ("steal_choice", "random"),
    "active_wins": ("double_ko", "active_team_wins"),
    "open_picks": ("draft_picks", "open"),
    "compulsory": ("second_draw", "compulsory"),
    "leap_only": ("tank_landing", "leap_only"),
    "plugged": ("occupied_pikes", "plugged"),
    "hurts": ("forced_pillar_landing", "hurts"),
    "pile_empty": ("cc_reshuffle", "pile_empty"),
    "next_turn": ("revived_acts", "next_turn"),
    "stays": ("crowded", "stays"),
    "refuse_empty": ("empty_play", "refused"),
    "damage_only": ("absorb", "damage_only"),
    "inert": ("hazard_again", "inert"),
    "lost": ("full_hand", "lost"),
    "as_duel": ("four_draws", "as_duel"),
}
"""By field of the Table: the option and the value that puts 1 into it."""


def made(content: str | None = None, **options: Any) -> Tables:
    """The Tables of these options."""
    resolved = {option.name: option.default for option in OPTIONS}
    return tables(resolved | {name: BY_NAME[name].checked(value) for name, value in options.items()}, content)


def test_the_options_are_the_catalogues() -> None:
    assert set(BY_NAME) == {"players", "format", *LISTED}


@pytest.mark.parametrize("name", LISTED)
def test_an_option_is_as_the_catalogue_says(name: str) -> None:
    law, option = LISTED[name], BY_NAME[name]
    assert [str(one) for one in option.choices] == [one.partition(" ")[0] for one in law["values"]]
    assert str(option.default) == law["default"]
    assert option.rule == law["ruling"]


def test_every_option_is_told_in_a_players_words() -> None:
    for option in OPTIONS:
        assert option.title
        assert option.help.endswith((".", "?")), option.name
        assert option.rule in RULES
        if option.name not in ("players", "board"):
            assert len(option.says) == len(option.choices), option.name


@pytest.mark.parametrize("field", SWITCHES)
def test_a_switch_reaches_the_table(field: str) -> None:
    name, value = SWITCHES[field]
    other = next(one for one in BY_NAME[name].choices if one != value)
    chosen: dict[str, Any] = {name: value}
    assert getattr(made(**chosen).t, field) == 1
    chosen = {name: other}
    assert getattr(made(**chosen).t, field) == 0


NUMBERS: list[tuple[dict[str, Any], str, int]] = [
    ({"players": 4}, "n", 4),
    ({"format": "controlled_chaos"}, "chaos", 1),
    ({"board": "9x11"}, "rows", 11),
    ({"board": "8x8"}, "cols", 8),
    ({"hero_draft": "random"}, "draft", ids.RANDOM),
    ({"makes_room": "attacker"}, "makes_room", ids.ATTACKER),
    ({"round_limit": 20}, "round_limit", 20),
    ({"quiet_rounds": 0}, "quiet_rounds", 0),
]


@pytest.mark.parametrize(("options", "field", "value"), NUMBERS)
def test_a_number_reaches_the_table(options: dict[str, Any], field: str, value: int) -> None:
    assert getattr(made(**options).t, field) == value


@pytest.mark.rule("BU-TERM-01", "BU-TEAM-01")
def test_two_play_two_heroes_each_and_four_one_each() -> None:
    """Two teams in either mode."""
    for n in (2, 4):
        options: dict[str, Any] = {"players": n}
        assert (seats(options), teams(options)) == (n, (0, 1) * (n // 2))


def test_the_numbers_of_cards_and_their_rows() -> None:
    tables_ = made()
    t, book = tables_.t, book_of(tables_.t)
    cards = installed()
    for k, hero in enumerate(cards.heroes, 1):
        row = t.heroes[k]
        assert (row.hp, row.ms, row.wide, row.deep) == (hero.hp, hero.ms, *hero.size)
        assert book.hero(k) is hero
        for i in range(2):
            words = [t.ops[row.first[i] + j].op for j in range(row.size[i])]
            assert words == [node.op for node in book.special(k, i).lines]
    for k, one in enumerate(cards.artifacts, 1):
        assert (t.artifacts[k].size, book.artifact(k)) == (len(one.lines), one)
    for k, one in enumerate(cards.relics, 1):
        assert (ids.TYPES[t.relics[k].kind], t.relics[k].size, book.relic(k)) == (one.kind, len(one.lines), one)
    assert (t.heroes_n, t.artifacts_n, t.relics_n) == (12, 13, 44)
    assert 2 * sum(len(nodes) for nodes in programs(cards)) <= ids.ROWS
    assert list(t.path) == list(board.PATHS)


def test_the_row_of_a_word() -> None:
    t = made().t
    hook = t.heroes[11].first[0]
    line, hit, pull = (t.ops[hook + i] for i in range(3))
    assert (line.op, line.reach, line.hits, line.dirs) == (ops.AIM_LINE, 3, 0, 8)
    assert (hit.op, hit.n, pull.op, pull.n) == (ops.DAMAGE, 2, ops.PULL, 3)
    leap = t.ops[t.heroes[5].first[0]]
    assert (leap.op, leap.low, leap.reach, leap.land) == (ops.AIM_LEAP, 1, 3, 2)
    assert (t.heroes[12].phasing, t.heroes[1].pattern, t.heroes[8].pattern) == (1, ids.ORTHOGONAL, ids.STRAIGHT)
    sanctuary = t.relics[7]
    assert (sanctuary.timing, sanctuary.whose) == (ids.NEXT_TURN, ids.ENEMY)


def test_what_does_not_fit_is_one_sentence() -> None:
    with pytest.raises(OptionError, match="option board: there is no board 'hall'; allowed: 7x9, 8x8, 9x9, 9x11"):
        made(board="hall")
    with pytest.raises(OptionError, match="option players: 3 is not one of 2, 4"):
        made(players=3)


@pytest.mark.rule("BU-RUL-75")
def test_a_game_that_may_have_no_end_is_for_people_alone() -> None:
    """Simulated games of bots may not set round_limit to 0."""
    spec = find("brutality")
    why = "option round_limit: 0 is for people only (BU-RUL-75)"
    assert faults(spec, spec.resolve({"round_limit": 0}), ("random", "random")) == why
    assert faults(spec, spec.resolve({"round_limit": 0, "quiet_rounds": 4}), ("easy", "easy")) == why
    assert faults(spec, spec.resolve({"round_limit": 20, "quiet_rounds": 0}), ("easy", "easy")) == ""


@pytest.mark.rule("BU-RUL-69")
def test_controlled_chaos_wants_eight_of_each_type() -> None:
    """A card set with 7 OP cards is refused for Controlled Chaos."""
    wrong = '{ fx = "aim_enemy", count = 1 }, { fx = "damage", amount = 1 }'
    ones = [one.id for one in installed().relics if one.kind == "op"][:4]
    text = "".join(
        f'[[relic]]\ninstead = "{name}"\nid = "new_{name}"\nname = "New {k}"\ntype = "curse"\n'
        f'timing = "any_time"\neffects = [{wrong}]\n'
        for k, name in enumerate(ones)
    )
    assert made(text).t.relics_n == 44
    with pytest.raises(ContentError, match=re.escape("7 relics of the type op; Controlled Chaos takes 8 at least")):
        made(text, format="controlled_chaos")


def test_what_a_save_pins() -> None:
    own = (
        '[[artifact]]\ninstead = "war_horn"\nid = "war_horn"\nname = "War Horn"\ncooldown = COOL\n'
        'effects = [{ fx = "aim_burst", radius = 1 }, { fx = "knockback", steps = 1 }]\n'
    )
    house, same, other = made(), made(own.replace("COOL", "4")), made(own.replace("COOL", "3"))
    assert house.key == same.key == made(round_limit=20).key != other.key
    assert set(house.items) == {"hero", "artifact", "relic", "board"}
    told = "the artifact war_horn is not the one this game was played with: cooldown"
    assert differences(house.told, other) == told
    assert differences(house.told, made(board="8x8")).startswith("the board 7x9 is missing")


def test_what_a_board_looks_like_is_told_and_no_save_knows_of_it() -> None:
    """Each board of the house has its own place; a designer's has one where its file says so."""
    own = '[[board]]\nid = "hall"\nname = "Hall"\ncolumns = 9\nrows = 9\n'
    painted = made(own + 'place = { kind = "sea" }\n', board="hall")
    bare = made(own, board="hall")
    assert (at_the_table(painted.t)["place"], at_the_table(bare.t).get("place")) == ({"kind": "sea"}, None)
    assert painted.key == bare.key
    [boards] = setup_page().groups
    assert len({pick.place.get("kind", "") for pick in boards.picks} - {""}) == len(boards.picks) == 4
