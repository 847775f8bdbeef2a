"""A game in the terminal, typed by a script."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rumpus
from rumpus.bots.choose import LEVELS, Level
from rumpus.cli.terminal import HELP, Terminal, lines_of
from rumpus.kernel.match.match import Match


class Script:
    """Answers from a list, then from `rest` for ever; keeps all that was said."""

    def __init__(self, *typed: str, rest: str | None = "1") -> None:
        self.typed, self.rest = iter(typed), rest
        self.said: list[str] = []

    def ask(self, _prompt: str) -> str:
        text = next(self.typed, self.rest)
        if text is None:
            raise EOFError
        return text

    def run(self, *seats: str, **options: object) -> int:
        match = rumpus.new("toy", {"players": len(seats), **options}, seed=3)
        self.match = match
        return Terminal(match, seats, self.ask, self.said.append).run()

    @property
    def text(self) -> str:
        return "\n".join(self.said)


def test_a_whole_game_against_bots() -> None:
    script = Script()
    assert script.run("me", "random", "greedy") == 0
    assert script.match.over
    assert script.said[-1].startswith("The end: ")


@pytest.mark.parametrize("pace", ["turns", "together", "clock"])
def test_every_pace_can_be_played_by_people_at_one_terminal(pace: str) -> None:
    script = Script()
    assert script.run("me", "friend", pace=pace) == 0
    assert script.match.over


def test_leaving_is_status_1() -> None:
    assert Script("quit").run("me", "random") == 1
    assert Script(rest=None).run("me", "random") == 1


@pytest.mark.rule("BH-RUL-112")
def test_what_answers_nothing_and_may_be_done_now_is_named_beside_the_list() -> None:
    scene = "A bodvar side 2 equipped at r4c3 hand 3\nB nix at r4c4 hand 4\n"
    script = Script("light B", "decline weapon", rest="quit")
    match = rumpus.Match.at_scene("brawlhalla", scene)
    Terminal(match, ("me", "friend"), script.ask, script.said.append).run()
    aside = [line.strip() for line in script.said if "answering nothing" in line]
    assert aside == ["or, answering nothing: decline weapon"]
    assert "leaves Hearth Blade out" in script.text


def test_help_look_why_and_nonsense_change_nothing() -> None:
    script = Script("?", "look", "why raise", "why lay 9", "fly", "lay 99", "undo", "", rest="quit")
    script.run("me", "random")
    assert script.match.history == []
    assert HELP in script.said
    assert "It is allowed." in script.said
    why = next(line for line in script.said if "forbids it" in line)
    assert len(why) > len("Rule TOY-PLAY-01 forbids it. "), "in words, too"
    assert "cannot be taken back" in script.text


def test_undo_takes_my_play_back_with_what_followed() -> None:
    script = Script("1", "undo", "quit")
    script.run("me", "random")
    assert script.match.history == []


def test_names_numbers_and_several_at_once() -> None:
    script = Script("raise; 1", rest="quit")
    script.run("me", "random")
    mine = [action for _, seat, action in script.match.history if seat == 0]
    assert len(mine) == 2


def test_a_bad_part_undoes_the_whole_play() -> None:
    script = Script("raise; lay 99", rest="quit")
    script.run("me", "random")
    assert script.match.history == []


def test_save_writes_a_file_that_loads(tmp_path: Path) -> None:
    path = tmp_path / "toy.save"
    script = Script("1", f"save {path}", f"save {tmp_path}/no/where", rest="quit")
    script.run("me", "random")
    assert rumpus.load(path.read_text()).history == script.match.history
    assert "No such file" in script.text


def views() -> Iterator[tuple[dict[str, object], list[str]]]:
    """Views and their lines."""
    yield {"a": 1, "none": None, "empty": []}, ["  a: 1"]
    yield {"rows": ["..", "=="]}, ["  rows:", "    ..", "    =="]
    yield {"hand": [1, 2]}, ["  hand: [1, 2]"]
    yield {"seats": [{"x": 1, "deep": {"y": 2}}]}, ["  seats:", "    x 1", "      deep:", "        y 2"]


@pytest.mark.parametrize(("view", "lines"), list(views()))
def test_a_view_in_lines(view: dict[str, object], lines: list[str]) -> None:
    assert list(lines_of(view)) == lines


# ---------------------------------------------------------------- a game that can be played
GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "brawlhalla": ("brawlhalla", {"ko_mode": "blitz", "round_limit": 10}),
    "brawl in turns": ("brawl", {"mode": "training", "action_cap": 50}),
    "brawl in real time": ("brawl", {"action_cap": 60}),
    "incredibrawl": ("incredibrawl", {"mode": "gamer", "power_ups": "on", "max_rounds": 10}),
    "blitz_squad": ("blitz_squad", {"turn_limit": 20}),
    "brutality": ("brutality", {"round_limit": 20, "quiet_rounds": 4}),
}


class Player:
    """Somebody who looks, reads and asks at every turn, then takes an answer by number."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.said: list[str] = []
        self.waiting: list[str] = []
        self.listed = 0

    def say(self, text: str) -> None:
        for line in text.split("\n"):
            self.said.append(line)
            found = re.match(r" +(\d+) \S", line)
            self.listed = int(found[1]) if found else self.listed

    def ask(self, _prompt: str) -> str:
        if not self.waiting:
            extra = self.chance.choice((["look"], ["hint"], ["card"], ["?"], [], []))
            self.waiting = [*extra, "answer"]
        word = self.waiting.pop(0)
        return str(self.chance.randint(1, self.listed)) if word == "answer" else word


@pytest.mark.parametrize("other", ["random", "me"])
@pytest.mark.parametrize("kind", GAMES)
def test_a_whole_game_of_everything_can_be_played(kind: str, other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "hard", Level(0.05))  # how good a hint is, is not asked here
    game, options = GAMES[kind]
    match, player = rumpus.new(game, options, seed=8), Player(4)
    seats = ["me", other] + ["random"] * (match.seats - 2)
    assert Terminal(match, seats, player.ask, player.say).run() == 0
    assert match.over
    assert rumpus.load(match.save()).state_bytes() == match.state_bytes()
    assert not [line for line in player.said if "{" in line or "None" in line], "no insides"
    assert {seat for _, seat, _ in match.history if seat >= 0} >= {0, 1}, "everybody has played"


def table(game: str, options: dict[str, object], *typed: str) -> tuple[Match, list[str]]:
    """A game at the terminal with this typed, then left; what was said."""
    match = rumpus.new(game, options, seed=5)
    said: list[str] = []
    answers = iter([*typed, "quit"])
    Terminal(match, ["me"] * match.seats, lambda _prompt: next(answers), said.append).run()
    return match, [line for text in said for line in text.split("\n")]


NIX = {"legend_a": "nix 1", "legend_b": "mordex 1", "start_spots": "spread"}


def test_look_draws_the_arena_and_the_hand_with_its_texts() -> None:
    match, said = table("brawlhalla", NIX, "look")
    assert "      c0   c1   c2   c3   c4   c5   c6" in said
    assert "  r1  ~    .    A.   .    B.   .    ~" in said
    assert "  r2  ~    .    *=   .    *=   .    ~" in said
    assert any(line.startswith("A Nix at r1c2: no damage, Toll Pistols unarmed; hand 4, deck 16") for line in said)
    hand = match.view(0)["seats"][0]["cards"]
    for card in hand:
        assert any(line.strip().startswith(f"{card['code']} ") or line.strip() == card["code"] for line in said)
        assert any(card["text"] in line for line in said)
    assert not any(line.startswith("Hand of B") for line in said), "another hand is not shown"


def test_a_card_says_what_is_on_it() -> None:
    for asked, says in (
        ("card toll of the dead", "Toll of the Dead (power of Nix): After another Legend is KO'd: draw 1 card."),
        ("? Toll Pistols", "Toll Pistols (blasters, side 1 of Nix): Your Light attacks also reach"),
        ("card 2b", "Cold Silence (card of Nix, value 2): Before your Light attack:"),
        ("card 1", "A 1 of Nix: no effect"),
        ("? cold sil", "Cold Silence (card of Nix, value 2)"),
        ("? bh-move-01", "BH-MOVE-01: "),
        ("card colt silence", "There is no card 'colt silence' at this table; the nearest is 'cold silence'."),
    ):
        assert any(says in line for line in table("brawlhalla", NIX, asked)[1]), asked
    assert any("Press: On a Block" in line for line in table("brawl", {}, "card press")[1])
    said = table("brawl", {}, "card hit")[1]
    assert {line.split(":")[0] for line in said if line.startswith("Hit(")} == {"Hit(red)", "Hit(blue)", "Hit(green)"}
    assert any("P7 Crate Golem (physical 7, " in line for line in table("incredibrawl", {}, "card p7")[1])
    assert any(
        "brakka-bar_stool: Bar Stool (power 3): " in line for line in table("blitz_squad", {}, "card bar stool")[1]
    )
    assert "Dust-up has no cards to read at this table." in table("toy", {}, "card 5")[1]
    assert any("Bully: When it lies open: take" in line for line in table("toy", {"cards": "house"}, "card 5")[1])


def test_an_effect_is_told_with_its_text_where_it_is_asked() -> None:
    content = """
[[character]]
instead = "marching_mole"
id = "copper_cook"
name = "Copper Cook"
type = "physical"
level = 5
classes = ["robot"]
play = [{ op = "draw", n = 2, who = "self", optional = true }]
"""
    match = Match.start("incredibrawl", {"mode": "casual"}, 3, content)
    match.s.seats[0].characters = match.s.seats[0].characters | 1 << match.spec.actions.parse(
        match.t, match.s, 0, "copper_cook"
    )
    said: list[str] = []
    answers = iter(["copper_cook", "1", *["pass"] * 4, "quit"])
    Terminal(match, ["me", "me"], lambda _prompt: next(answers), said.append).run()
    at = said.index("A: Use Copper Cook? You may draw 2 cards.")
    assert [line.split() for line in said[at + 1 : at + 3]] == [
        ["1", "yes", "Use", "Copper", "Cook"],
        ["2", "no", "Skip", "Copper", "Cook"],
    ]


def test_a_space_is_a_whole_move() -> None:
    match, said = table("brawlhalla", NIX, "move 1", "look", "r1c1")
    assert any(line.startswith("     or a space: ") and "r1c1" in line for line in said)
    assert match.view(0)["seats"][0]["space"] == "r1c1"
    again, _ = table("brawlhalla", NIX, "move 1 r1c1")
    assert again.state_bytes() == match.state_bytes()


def test_hints_in_the_terminal_are_words() -> None:
    turns = {"mode": "training"}
    tables = (("toy", {}), ("brawlhalla", NIX), ("incredibrawl", {}), ("brawl", turns))
    for game, options in (*tables, ("blitz_squad", {}), ("brutality", {})):
        _, said = table(game, dict(options), "hint")
        assert said[-1].endswith(".")
        assert not re.search(r"\d+:\d+", said[-1])


def test_real_time_goes_on_while_somebody_waits() -> None:
    match, said = table("brawl", {}, "ready", "ready", "wait", "wait", "wait", "deal", "look")
    assert match.history[-1][1] in (0, 1)
    first, last = match.history[0][0], match.history[-1][0]
    assert last - first >= 3000 + 3 * 250
    assert any(line.startswith("Tournament, live, ") for line in said)


def test_what_is_not_understood_names_the_nearest() -> None:
    assert "? for help; the nearest is 'delay'." in table("brawlhalla", NIX, "dellay")[1]
