"""A game in the terminal, typed by a script."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import rumpus
from rumpus.terminal import HELP, Terminal, lines_of


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
    assert [line for line in script.said if "answering nothing" in line] == ["or, answering nothing: decline weapon"]
    assert "leaves Hearth Blade out" in script.text


def test_help_look_why_and_nonsense_change_nothing() -> None:
    script = Script("?", "look", "why raise", "why lay 9", "fly", "lay 99", "undo", "", rest="quit")
    script.run("me", "random")
    assert script.match.history == []
    assert HELP in script.said
    assert "It is allowed." in script.said
    assert any("forbids it" in line for line in script.said)
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
