"""What games teach: every puzzle has the answers it says, the sheet and the words cite the law, faults are told."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match import learning as teaching
from rumpus.kernel.match.judging import missing, played, reply, taught_now, verdict
from rumpus.kernel.match.learning import Puzzle, learning
from rumpus.kernel.match.match import Match
from rumpus.kernel.words.saying import Catalogue

TAUGHT = ("brawlhalla", "brawl", "incredibrawl", "blitz_squad", "brutality")
PUZZLES = [puzzle for game in TAUGHT for puzzle in learning(game).puzzles.values()]
ids = [f"{puzzle.game}-{puzzle.id}" for puzzle in PUZZLES]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_game_teaches(game: str) -> None:
    found = learning(game)
    assert len(found.puzzles) >= 3
    assert len({word.name for word in found.words}) == len(found.words) >= 8
    lines = [line for section in found.sheet for line in section.lines]
    assert len({line.rule for line in lines}) == len(lines) >= 12
    assert [line.text for line in lines if not re.fullmatch(r"[A-Z1-9].{3,90}\.", line.text)] == []


@pytest.mark.parametrize("game", [game for game in TAUGHT if learning(game).guided])
def test_a_staged_guided_game_goes_from_its_first_step_to_its_goal(game: str) -> None:
    guided = learning(game).guided
    assert guided is not None
    match, steps = guided.begin(), list[int]()
    assert match.check() == 0
    while not match.over:
        seat = match.active[0]
        step, action = taught_now(guided, match.history)
        assert verdict(guided, match.history) == ("open", "")
        if seat == guided.seat:  # the others may reply to what was last done in it
            steps.append(step)
        match.play(seat, action if seat == guided.seat else reply(guided, match, seat))
    assert list(dict.fromkeys(steps)) == list(range(len(guided.steps)))
    assert verdict(guided, match.history)[0] == "right"
    assert taught_now(guided, match.history) == (len(guided.steps), -1)
    assert learning(game).staged("guided") is guided
    assert "guided" not in learning(game).puzzles


@pytest.mark.parametrize("game", [game for game in TAUGHT if learning(game).guided])
def test_the_page_has_words_for_each_step_of_a_staged_guided_game(game: str) -> None:
    guided = learning(game).guided
    assert guided is not None
    lesson = Path(__file__).parents[2] / "web" / "src" / "games" / game / "lessons.ts"
    assert re.findall(r'step\("([\w-]+)"', lesson.read_text("utf-8")) == [name for name, _ in guided.steps]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=ids)
def test_a_puzzle_begins_possible_and_unsolved_with_the_one_who_is_asked_to_act(puzzle: Puzzle) -> None:
    match = puzzle.begin()
    assert match.check() == 0
    assert puzzle.seat in match.active
    assert len(match.actions(puzzle.seat)) >= 2
    assert missing(puzzle, match)
    assert verdict(puzzle, []) == ("open", "")


@pytest.mark.parametrize("puzzle", PUZZLES, ids=ids)
def test_every_right_answer_achieves_what_the_puzzle_says(puzzle: Puzzle) -> None:
    for answer in puzzle.right:
        match = played(puzzle, answer)
        assert missing(puzzle, match) == []
        history = match.history
        assert verdict(puzzle, history) == ("right", puzzle.learned)
        for count in range(len(history)):
            assert verdict(puzzle, history[:count])[0] in ("open", "right")


@pytest.mark.parametrize("puzzle", learning("incredibrawl").puzzles.values(), ids=lambda puzzle: puzzle.id)
def test_a_standing_pass_that_a_page_sets_is_no_answer(puzzle: Puzzle) -> None:
    match = puzzle.begin()
    match.play(puzzle.seat, "stand by")
    assert verdict(puzzle, match.history) == ("open", "")
    match.play(puzzle.seat, puzzle.right[0])
    for seat in match.active:
        match.play(seat, reply(puzzle, match, seat))
    assert verdict(puzzle, match.history) == ("right", puzzle.learned)


def answers(puzzle: Puzzle, match: Match, most: int) -> list[tuple[str, Match]]:
    """Every way to answer: the names of the seat's actions, and the match after them."""
    found = []
    waiting: list[tuple[list[str], Match]] = [([], match)]
    while waiting:
        names, now = waiting.pop()
        told = verdict(puzzle, now.history)[0]
        if told != "open" or now.over or len(names) == most:
            found.append(("; ".join(names), now))
            continue
        if puzzle.seat not in now.active:
            branch, seat = now.copy(), now.active[0]
            branch.play(seat, reply(puzzle, branch, seat))
            waiting.append((names, branch))
            continue
        for action in now.actions(puzzle.seat):
            branch = now.copy()
            branch.play(puzzle.seat, action)
            waiting.append(([*names, now.name(puzzle.seat, action)], branch))
    return found


@pytest.mark.parametrize("puzzle", PUZZLES, ids=ids)
def test_no_answer_is_left_hanging_and_no_other_one_is_right(puzzle: Puzzle) -> None:
    spoken = set()
    for name, match in answers(puzzle, puzzle.begin(), 6):
        told, words = verdict(puzzle, match.history)
        assert told != "open", name
        assert (told == "right") == (not missing(puzzle, match)), name
        if told == "right":
            first = name.split("; ")[0]
            assert any(answer.split("; ")[0] == first for answer in puzzle.right), name
        spoken |= {start for start in puzzle.wrong if told == "wrong" and words == puzzle.wrong[start]}
    assert spoken == set(puzzle.wrong), "an answer that `wrong` speaks of does not exist, or is right"


def test_a_puzzle_told_wrongly_is_refused_with_file_place_and_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sheet.toml").write_text(
        '[[section]]\ntitle = "A"\nicon = "sprint"\nlines = [{ rule = "BH-NO-1", text = "A" }]\n'
    )
    (tmp_path / "en.ftl").write_text(
        "word-a = A\n    .text = B\n    .rule = BH-NO-2\nword-b = B\n    .rule = BH-MOVE-01\n"
    )
    (tmp_path / "aid.toml").write_text(
        '[[section]]\ntitle = "A"\nlines = [{ name = "B", text = "C", rule = "BH-NO-3" }]\n'
    )
    (tmp_path / "puzzles.toml").write_text('[[puzzle]]\nid = "a b"\nseat = "Z"\nsene = ""\n')
    spec = find("brawlhalla")
    spec = replace(spec, learn=tmp_path, words=replace(spec.words, catalogue=Catalogue(tmp_path)))
    monkeypatch.setattr(teaching, "find", lambda _game: spec)
    with pytest.raises(ContentError) as refused:
        learning.__wrapped__("brawlhalla")
    said = str(refused.value)
    assert "sheet.toml: section.0.lines.0.rule: 'BH-NO-1' is not in the rule catalogue of brawlhalla" in said
    assert "en.ftl: word-a.rule: 'BH-NO-2' is not in the rule catalogue of brawlhalla" in said
    assert "en.ftl: word-b.text: is missing" in said
    assert "aid.toml: section.0.lines.0.rule: 'BH-NO-3'" in said
    assert "puzzles.toml: puzzle.0.sene: is not known here; the nearest is 'scene'" in said
    assert "puzzle.0.seat: 'Z' is not allowed; a letter from A to H is wanted" in said
    assert "puzzle.0.right: is missing" in said
    assert "puzzle.0.scene: is missing" in said


def test_a_game_that_teaches_nothing_has_a_school_of_its_words_alone() -> None:
    found = learning("toy")
    assert (found.sheet, [word.id for word in found.words], dict(found.puzzles)) == ((), ["pot", "answer"], {})
