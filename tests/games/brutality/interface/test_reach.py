"""The small pictures of deeds: what the rules reach on a bare board; the page knows no aim and no pattern."""

from pathlib import Path

import pytest

from rumpus.games.brutality.game import SPEC
from rumpus.games.brutality.interface import reach
from rumpus.games.brutality.rules import ids, ops
from rumpus.kernel.match.match import Match

PAGE = Path(__file__).resolve().parents[4] / "web/src/games/brutality"
STAR = "#..#..#|.#.#.#.|..###..|###.###|..###..|.#.#.#.|#..#..#"
RING = ".......|.......|..###..|..#.#..|..###..|.......|......."
ALL = "#######|#######|#######|###.###|#######|#######|#######"


def rows(told: str) -> str:
    """The seven rows of a picture."""
    return "|".join(told[i : i + 7] for i in range(0, 49, 7))


def specials() -> dict[str, dict[str, object]]:
    """What the page gets of each special, by id."""
    heroes = SPEC.setup.of_table(Match.start(SPEC, {}, 1).t)["heroes"]
    return {one["id"]: one for hero in heroes if hero for one in hero["specials"]}


@pytest.mark.parametrize(
    ("special", "told"),
    [
        ("bulwark_slam", RING),
        ("ground_quake", RING),
        ("hammer_arc", RING),
        ("anchor_chain", STAR),
        ("ramming_charge", STAR),
        ("hellfall", STAR.replace("..###..", ".......").replace("###.###", "##...##")),
        ("boulder_toss", ALL),
        ("mending_brew", ALL),
        ("miasma_flask", ALL),
        ("raise_wall", ".......|.#####.|.#####.|.##.##.|.#####.|.#####.|......."),
        ("shield_line", ALL.replace("#", ".")),
    ],
)
def test_a_special_reaches_what_the_rules_let_it_aim_at(special: str, told: str) -> None:
    assert rows(str(specials()[special]["reach"])) == told


def test_what_is_said_of_a_special_beside_its_text() -> None:
    told = specials()
    says = {name: [told[name][key] for key in ("how", "flies", "damage", "knocks", "pulls")] for name in told}
    assert says["bulwark_slam"] == ["aim_melee", False, 1, 2, 0]
    assert says["anchor_chain"] == ["aim_line", False, 1, 0, 2]
    assert says["boulder_toss"][:2] == ["aim_shot", True]
    assert says["mending_brew"] == ["heal", False, None, 0, 0]
    assert says["set_snare"] == ["place", False, None, 0, 0]


def test_a_rule_that_reaches_elsewhere_is_drawn_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """An aim word that is new is one more answer of `may_aim`: here lines that only go up."""
    t = Match.start(SPEC, {}, 1).t
    at = next(i for i in range(len(t.ops)) if t.ops[i].op == ops.AIM_LINE)
    may_aim = reach.may_aim
    monkeypatch.setattr(reach, "may_aim", lambda *told: told[-1] == 0 and may_aim(*told))
    assert rows(reach.struck(t, at, at + 1)) == "|".join(["...#..."] * 3 + ["......."] * 4)


def test_no_aim_and_no_pattern_stands_in_the_page() -> None:
    said = {path.name: path.read_text("utf-8") for path in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]}
    words = [f'"{one}"' for one in ids.PATTERNS[1:]] + ["aim_"]
    assert [(name, word) for name, text in said.items() for word in words if word in text] == []


@pytest.mark.parametrize(
    ("pattern", "told"),
    [
        (ids.ORTHOGONAL, "6543456|5432345|4321234|321.123|4321234|5432345|6543456"),
        (ids.DIAGONAL, "3.3.3.3|.2.2.2.|3.1.1.3|.2...2.|3.1.1.3|.2.2.2.|3.3.3.3"),
        (ids.ANY, "3333333|3222223|3211123|321.123|3211123|3222223|3333333"),
    ],
)
def test_a_pattern_says_how_many_steps_lead_where(pattern: int, told: str) -> None:
    assert rows(reach.walks(pattern)) == told
