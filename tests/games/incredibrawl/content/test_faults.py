"""IncrediBrawl: every mistake in a designer's file is told with file, path, reason and what was allowed."""

from pathlib import Path

import pytest

from rumpus.games.incredibrawl.content.load import TAKEN, advise_file, check_file, load, read_extra
from rumpus.games.incredibrawl.interface.actions import ACTS
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.contract.errors import ContentError

HEAD = 'instead = "marching_mole"\nid = "cook"\nname = "Cook"\ntype = "physical"\nlevel = 5\nclasses = ["robot"]\n'


def cook(words: str = '{ op = "none" }', head: str = HEAD) -> str:
    """A file with one character and its Play words."""
    return f"[[character]]\n{head}play = [{words}]\n"


def power(words: str, window: str = "reveal") -> str:
    """A file with one Power-Up."""
    told = f'instead = "lucky_penny"\nid = "soup"\nname = "Soup"\nwindow = "{window}"\n'
    return f"[[power_up]]\n{told}effects = [{words}]\n"


def place(words: str, name: str = "mirror_lake") -> str:
    """A file with one location."""
    return f'[[location]]\ninstead = "{name}"\nid = "market"\nname = "Market"\neffects = [{words}]\n'


def several(windows: str) -> str:
    """A file with a Power-Up whose windows are written so."""
    return power(DRAW).replace('window = "reveal"', f"window = {windows}")


DRAW = '{ op = "draw", n = 1, who = "self" }'
OTHER = f"other = [{DRAW}]\n"
MOMENTS = "allowed for an Other ability: reveal, before_scrap, after_scrap, before_abilities, before_win, after_glory"
WINDOWS = (
    "allowed for a Power-Up: select, reveal, before_play, before_scrap, after_scrap, before_abilities, before_win, "
    "after_glory, draw"
)
WORDS = [
    ("{ op = 3 }", "play.0.op", 'a table with op = "..." is wanted; allowed: none, glory_gain'),
    ('{ op = ["draw"] }', "play.0.op", 'a table with op = "..." is wanted; allowed: none, glory_gain'),
    ("{ n = 3 }", "play.0", 'a table with op = "..." is wanted; allowed: none, glory_gain'),
    ('"draw"', "play.0", 'a table with op = "..." is wanted'),
    (
        '{ op = "dance" }',
        "play.0.op",
        "'dance' is no word; allowed: none, glory_gain, glory_lose, glory_steal, glory_give, glory_per and 41 more",
    ),
    ('{ op = "draw", n = 4, who = "self" }', "play.0.n", "4 is not allowed; allowed: 1 to 3"),
    ('{ op = "draw", n = true, who = "self" }', "play.0.n", "true is not allowed; allowed: 1 to 3"),
    ('{ op = "draw", n = 1.5, who = "self" }', "play.0.n", "1.5 is not allowed; allowed: 1 to 3"),
    ('{ op = "draw", who = "self" }', "play.0.n", "is missing; allowed: 1 to 3"),
    ('{ op = "draw", n = 1 }', "play.0.who", "is missing; allowed: self, opponent, each_opponent"),
    ('{ op = "draw", n = 1, who = "loser" }', "play.0.who", "'loser' is not allowed; allowed: self, opponent"),
    ('{ op = "draw", n = 1, who = ["self"] }', "play.0.who", "['self'] is not allowed"),
    (
        '{ op = "draw", n = 1, who = "self", m = 2 }',
        "play.0.m",
        "is not known to draw; allowed: if, optional, choose, n, who",
    ),
    (
        '{ op = "draw", n = 1, who = "self", optional = 1 }',
        "play.0.optional",
        "1 is not allowed; allowed: true, false",
    ),
    ('{ op = "draw", n = 1, who = "self", choose = "me" }', "play.0.choose", "'me' is not allowed; allowed: owner"),
    ('{ op = "level_mod", n = 6, target = "this" }', "play.0.n", "6 is not allowed; allowed: -5 to 5"),
    ('{ op = "level_mod", n = 1, target = "this", until = "ever" }', "play.0.until", "allowed: brawl, scrap"),
    (
        '{ op = "level_set", to = 11, target = "this" }',
        "play.0.to",
        "11 is not allowed; allowed: highest_opposing, lowest_opposing, printed, 1 to 10",
    ),
    ('{ op = "level_set", to = [1], target = "this" }', "play.0.to", "[1] is not allowed"),
    (
        '{ op = "type_set", to = "ice", target = "this" }',
        "play.0.to",
        "'ice' is not allowed; allowed: physical, natural, energy, chosen, copy_opposing",
    ),
    (
        '{ op = "beat_class", class = "wizard", who = "this" }',
        "play.0.class",
        "'wizard' is not allowed; allowed: human",
    ),
    (
        '{ op = "glory_per", n = 1, max = 2, per = "class_in_play" }',
        "play.0.class",
        "is missing: per = 'class_in_play'",
    ),
    ('{ op = "glory_per", n = 1, max = 2, per = "type_in_play" }', "play.0.type", "is missing: per = 'type_in_play'"),
    (
        '{ op = "if_then", then = [{ op = "none" }] }',
        "play.0.if",
        "is missing; allowed: type=<type>, level<=N (1 to 10)",
    ),
    ('{ op = "if_then", if = "hand<=1" }', "play.0.then", "is missing: a word is wanted in then or else"),
    ('{ op = "flip" }', "play.0.heads", "is missing: a word is wanted in heads or tails"),
    ('{ op = "flip", heads = 1 }', "play.0.heads", "1 is not allowed; a list of words is wanted"),
    ('{ op = "choose_one", options = [[{ op = "none" }]] }', "play.0.options", "1 lists of words; 2 to 3 are wanted"),
    (
        '{ op = "choose_one", options = [[{ op = "none" }], []] }',
        "play.0.options.1",
        "is empty: a word is wanted",
    ),
    (
        '{ op = "choose_one", options = [[{ op = "none" }], [{ op = "no" }]] }',
        "play.0.options.1.0.op",
        "'no' is no word; the nearest is 'none'",
    ),
    (
        f'{{ op = "rescrap", pre = [{{ op = "rescrap", pre = [{DRAW}] }}] }}',
        "play.0.pre.0.op",
        "rescrap cannot lie inside rescrap",
    ),
    (", ".join([DRAW] * 7), "play", "7 words; a list has at most 6"),
    ('{ op = "draw", n = 1, who = "self", if = "target_glory>own" }', "play.0.if", "is for words about another player"),
    ('{ op = "none", if = "raining" }', "play.0.if", "'raining' is no condition; the nearest is"),
    ('{ op = "none", if = 3 }', "play.0.if", "3 is no condition: a text is wanted"),
    ('{ op = "none", if = "type=ice" }', "play.0.if", "'ice' is not allowed; allowed: physical, natural, energy"),
    ('{ op = "none", if = "class in robot, beast" }', "play.0.if", "' beast' is not allowed; the nearest is 'beast'"),
    (
        '{ op = "none", if = "level<=11" }',
        "play.0.if",
        "11 is not allowed; allowed: 1 to 10",
    ),
    ('{ op = "none", if = "players=1" }', "play.0.if", "1 is not allowed; allowed: 2 to 4"),
    ('{ op = "none", if = "hand<=many" }', "play.0.if", "many is not allowed; allowed: 0 to 40"),
    ('{ op = "none", if = "level<=9999999999999" }', "play.0.if", "9999999999999 is not allowed; allowed: 1 to 10"),
    ('{ op = "none", if = "own_lost2" }', "play.0.if", "'own_lost2' is no condition; the nearest is 'own_lost'"),
    (
        '{ op = "draw", n = 1, who = "opponent", if = "target_glory>own2" }',
        "play.0.if",
        "'target_glory>own2' is no condition; the nearest is 'target_glory>own'",
    ),
]


def told(text: str) -> list[str]:
    """Every fault of a text, in words."""
    return [str(fault) for fault in read_extra("my.toml", text)[1]]


@pytest.mark.parametrize(("words", "path", "reason"), WORDS, ids=[row[1] + str(i) for i, row in enumerate(WORDS)])
def test_words(words: str, path: str, reason: str) -> None:
    found = told(cook(words))
    assert any(f": character.0.{path}: " in line and reason in line for line in found), found


def test_lists_too_deep() -> None:
    deep = DRAW
    for _ in range(3):
        deep = f'{{ op = "if_then", if = "hand<=1", then = [{deep}] }}'
    [line] = told(cook(deep))
    assert line == "my.toml:8: cook: character.0.play.0.then.0.then.0.then: words lie at most 2 deep inside one another"


CARDS = [
    (
        HEAD.replace('"cook"', '"Cook"'),
        "id",
        "'Cook': small letters, digits and underscores are wanted, as in red_fox_2",
    ),
    (HEAD.replace('"cook"', '"p7"'), "id", "'p7' means something else in plays and positions"),
    (HEAD.replace('"cook"', '"draw"'), "id", "'draw' means something else in plays and positions"),
    (HEAD.replace('"cook"', "7"), "id", "a text is wanted"),
    (HEAD.replace('id = "cook"\n', ""), "id", "is missing: a text is wanted"),
    (HEAD.replace('"Cook"', '""'), "name", "a text is wanted"),
    (HEAD.replace('"Cook"', f'"{"x" * 121}"'), "name", "one line of up to 120 characters is wanted"),
    (HEAD.replace('"physical"', '"ice"'), "type", "'ice' is not allowed; allowed: physical, natural, energy"),
    (HEAD.replace("level = 5", "level = 11"), "level", "11 is not allowed; a whole number from 1 to 10 is wanted"),
    (HEAD.replace("level = 5\n", ""), "level", "is missing; a whole number from 1 to 10 is wanted"),
    (HEAD.replace('["robot"]', "[]"), "classes", "0 classes; 1 to 3 are wanted"),
    (HEAD.replace('["robot"]', '["robot", "beast", "alien", "human"]'), "classes", "4 classes; 1 to 3 are wanted"),
    (HEAD.replace('["robot"]', '["wizard"]'), "classes.0", "'wizard' is not allowed; allowed: human, beast"),
    (HEAD.replace('["robot"]', '["robot", "robot"]'), "classes.1", "'robot' stands twice"),
    (HEAD + 'window = "draw"\n', "window", "is for a character with an Other ability, and `other` is missing or empty"),
    (HEAD + 'text = "x"\n', "text", "is not known here; allowed: id, name, type, level, classes, instead, play, lose"),
    (HEAD + OTHER, "window", f"is missing: one of them or a list is wanted; {MOMENTS}"),
    (HEAD + OTHER + 'window = "draw"\n', "window", f"'draw' is not allowed; {MOMENTS}"),
    (
        HEAD + OTHER + 'window = ["reveal", "before_play"]\n',
        "window.1",
        f"'before_play' is not allowed; the nearest is 'before_scrap'; {MOMENTS}",
    ),
    (HEAD + OTHER + 'window = ["reveal", "reveal"]\n', "window.1", "'reveal' stands twice"),
    (HEAD + OTHER + "window = []\n", "window", f"is an empty list: one at least is wanted; {MOMENTS}"),
    (HEAD + OTHER + "window = 3\n", "window", f"3 is not allowed; {MOMENTS}"),
    (HEAD + 'other = [{ op = "dance" }]\nwindow = "reveal"\n', "other.0.op", "'dance' is no word"),
    (
        HEAD.replace('"marching_mole"', '"mole"'),
        "instead",
        "there is no character 'mole'; allowed: pillow_squire, sock_bandit",
    ),
]


@pytest.mark.parametrize(("head", "path", "reason"), CARDS, ids=[row[1] + str(i) for i, row in enumerate(CARDS)])
def test_cards(head: str, path: str, reason: str) -> None:
    found = told(cook(head=head))
    assert any(f": character.0.{path}: " in line and reason in line for line in found), found


FILES = [
    ("[[character]\n", "my.toml: file: this is not TOML"),
    ("[[hero]]\nid = 1\n", "my.toml:1: hero: is not known here; allowed: abilities, character, power_up, location"),
    ("abilities = 0\n", "my.toml:1: abilities: 0 is not allowed; true or false is wanted"),
    ("location = 3\n", "my.toml:1: location: 3 is not allowed; a list is wanted"),
    (f"[[character]]\n{HEAD}", "my.toml:1: cook: character.0: a character has at least one ability"),
    (cook(head=HEAD.replace('instead = "marching_mole"\n', "")), "my.toml:1: character: 1 cards; a set has exactly 30"),
    (
        cook() + cook(head=HEAD.replace('instead = "marching_mole"\n', "")),
        "my.toml:9: cook: character.1.instead: is missing",
    ),
    (
        cook() + cook(head=HEAD.replace("cook", "chef")),
        "my.toml:10: chef: character.1.instead: marching_mole is replaced already",
    ),
    (
        cook(head=HEAD.replace("cook", "sock_bandit")),
        "my.toml:3: sock_bandit: character.0.id: the id 'sock_bandit' stands twice",
    ),
    (
        cook(head=HEAD.replace("cook", "lucky_penny")),
        "my.toml:3: lucky_penny: character.0.id: the id 'lucky_penny' stands twice",
    ),
    (power(""), "my.toml:6: soup: power_up.0.effects: a Power-Up has at least one effect word"),
    (power(DRAW, "noon"), f"my.toml:5: soup: power_up.0.window: 'noon' is not allowed; {WINDOWS}"),
    (
        power(DRAW).replace('window = "reveal"\n', ""),
        "my.toml:1: soup: power_up.0.window: is missing: one of them or a list",
    ),
    (several('["draw", "noon"]'), f"my.toml:5: soup: power_up.0.window.1: 'noon' is not allowed; {WINDOWS}"),
    (several('["draw", 7]'), f"my.toml:5: soup: power_up.0.window.1: 7 is not allowed; {WINDOWS}"),
    (several('["draw", ["draw"]]'), f"my.toml:5: soup: power_up.0.window.1: ['draw'] is not allowed; {WINDOWS}"),
    (several('["draw", "reveal", "draw"]'), "my.toml:5: soup: power_up.0.window.2: 'draw' stands twice"),
    (several("[]"), "my.toml:5: soup: power_up.0.window: is an empty list: one at least is wanted"),
    (
        place('{ op = "none", if = "location=moon" }'),
        "my.toml:5: market: location.0.effects.0.if: 'moon' is no location; allowed: grassy_meadow",
    ),
    (
        place('{ op = "none", if = "location=mirror_lake" }'),
        "my.toml:5: market: location.0.effects.0.if: 'mirror_lake' is no location",
    ),
    (
        place('{ op = "level_mod", n = 1, target = "this" }'),
        "my.toml:5: market: location.0.effects.0.target: a location is about every",
    ),
    (
        place('{ op = "level_mod", n = 1, target = "all", until = "scrap" }'),
        "my.toml:5: market: location.0.effects.0.until: until = scrap",
    ),
    (
        place('{ op = "level_set", to = "printed", target = "all" }'),
        "my.toml:5: market: location.0.effects.0.to: a location says one",
    ),
    (
        place('{ op = "type_set", to = "chosen", target = "all" }'),
        "my.toml:5: market: location.0.effects.0.to: a location says one",
    ),
    (
        place('{ op = "victory_mod", n = 1, if = "winner_level<=3" }'),
        "my.toml:5: market: location.0.effects.0.if: 'winner_level<=3' is not allowed for victory_mod",
    ),
    (
        place('{ op = "reverse_types", if = "type=energy" }'),
        "my.toml:5: market: location.0.effects.0.if: 'type=energy' is not allowed for reverse_types",
    ),
    (
        place('{ op = "level_swap", target = "any_two" }'),
        "my.toml:5: market: location.0.effects.0.op: a location cannot say level_swap",
    ),
]


@pytest.mark.parametrize(("text", "start"), FILES, ids=range(len(FILES)))
def test_files(text: str, start: str) -> None:
    found = told(text)
    assert any(line.startswith(start) for line in found), found
    with pytest.raises(ContentError):
        load(text)


def test_every_fault_is_told_at_once() -> None:
    found = told(cook('{ op = "draw", n = 9, who = "me" }', HEAD.replace("level = 5", "level = 0")))
    assert len(found) == 3


def test_a_set_has_room_for_so_many_words() -> None:
    many = ", ".join([DRAW] * 6) + "]\nlose = [" + ", ".join([DRAW] * 6)
    rows = [cook(many, HEAD.replace("cook", f"c{i}").replace("marching_mole", name)) for i, name in enumerate(IDS)]
    [line] = told("".join(rows))
    assert line.startswith("my.toml: file: 381 effect words")
    assert line.endswith("a set has room for 320")


IDS = [sheet.id for sheet in load(None).characters]


def test_ids_that_mean_something_else_are_refused() -> None:
    """Every word of a play that could be an id."""
    words = {ACTS.name(None, None, 0, a) for a in range(ids.PASS, ids.ACTIONS)}
    assert {word for word in words if word.isidentifier()} <= TAKEN


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert [str(fault) for fault in check_file(path)] == [f"{path}: file: this is not a text in UTF-8"]
    with pytest.raises(ContentError, match="not a text in UTF-8"):
        load(str(path))
    with pytest.raises(ContentError, match="cannot be read: No such file"):
        load(str(tmp_path / "none.toml"))
    with pytest.raises(OSError, match="No such file"):
        check_file(tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            cook(head=HEAD.replace("level = 5", "level = 6")),
            "grandma_gauntlet: as cook, physical of Level 6; one each is usual",
        ),
        (
            cook('{ op = "free_refill", n = 5, who = "self" }'),
            "cook: free_refill can do nothing at play; it is for draw",
        ),
        (
            cook('{ op = "none", if = "winner_level<=3" }'),
            "cook: winner_level<=3 never holds at play; it is for before_abil",
        ),
        (
            power('{ op = "rescrap_throw", if = "own_lost" }'),
            "soup: rescrap_throw can do nothing at reveal; it is for after",
        ),
        (
            several('["draw", "before_win"]').replace(DRAW, '{ op = "free_refill", n = 5, who = "self" }'),
            "soup: free_refill can do nothing at before_win; it is for draw",
        ),
        (
            cook(head=f'{HEAD}other = [{{ op = "victory_mod", n = 1 }}]\nwindow = ["reveal", "after_glory"]\n'),
            "cook: victory_mod can do nothing at after_glory; it is for play",
        ),
        (
            place('{ op = "bounce", target = "any" }, { op = "spot_swap", target = "any_two" }'),
            "market: spot_swap can do",
        ),
        (
            place(f'{{ op = "flip", heads = [{{ op = "win_ties" }}], tails = [{DRAW}] }}'),
            "market: win_ties comes too late",
        ),
    ],
)
def test_what_is_unusual_is_a_warning(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "my.toml"
    path.write_text(text, "utf-8")
    assert check_file(path) == []
    line = advise_file(path)[0]
    assert line.startswith(f"{path}: {said}")
