"""The contract is typed: a part, or a field of one, that is misspelt fails when the game is imported, and in mypy."""

import dataclasses
import subprocess
import sys
from pathlib import Path

import pytest
from mypy import api
from tests.helpers.parts import altered

from rumpus.games.toy.interface import card_text, prompts
from rumpus.kernel.compile import bind as binding
from rumpus.kernel.contract.parts import About, Content, Leave, Words
from rumpus.kernel.contract.real_time import Race
from rumpus.kernel.contract.spec import GameSpec, all_games, find, first_game
from rumpus.kernel.records.record import rule

GAME = """
from dataclasses import replace

from rumpus.games.toy.game import SPEC as TOY
from rumpus.games.toy.interface import card_text, prompts
from rumpus.kernel.contract.parts import BotHints, Content, Secret, Study
from rumpus.kernel.contract.real_time import Race
from rumpus.kernel.contract.spec import GameSpec


def on(t: object) -> bool:
    return True


SPEC = GameSpec(
    id="other",
    version=1,
    about=TOY.about,
    law=TOY.law,
    records=TOY.records,
    rules=TOY.rules,
    options=TOY.options,
    actions=TOY.actions,
    words=TOY.words,
    sight=TOY.sight,
    scenes=TOY.scenes,
    {part},
)
"""
GOOD = "race=Race(on=on)"
MISSPELT = {
    "secrett=Secret()": "secrett",  # a part
    "secret=Secret(race=None)": "race",  # a field of a part
    "race=Race(on=on, jugde=None)": "jugde",
    "bots=BotHints(shunn=None)": "shunn",
    "race=Race()": "on",  # what every part of this kind has
}


def written(folder: Path, part: str) -> Path:
    """A small game with this part."""
    path = folder / "other.py"
    path.write_text(GAME.replace("{part}", part), "utf-8")
    return path


@pytest.mark.parametrize("part", [GOOD, *MISSPELT])
def test_a_misspelt_part_fails_at_import(tmp_path: Path, part: str) -> None:
    run = subprocess.run(
        [sys.executable, str(written(tmp_path, part))], capture_output=True, text=True, check=False, timeout=120
    )
    if part == GOOD:
        assert run.returncode == 0, run.stderr
        return
    last = run.stderr.strip().splitlines()[-1]
    assert run.returncode == 1
    assert last.startswith("TypeError: ")
    assert f"'{MISSPELT[part]}'" in last


def test_a_misspelt_part_fails_in_mypy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them in one file, so that the house is read once."""
    root = Path(__file__).resolve().parents[2]
    monkeypatch.setenv("MYPYPATH", str(root / "src"))
    path = tmp_path / "other.py"
    parts = [GOOD, *MISSPELT, "race=Race(on=on, judge=on)", "secret=True", "content=Content.of(prompts, {}, card_text)"]
    head, _, call = GAME.partition("SPEC = ")
    calls = [f"made_{n} = {call.replace('{part}', part)}" for n, part in enumerate(parts)]
    path.write_text(head + "\n".join(calls), "utf-8")
    told, _, status = api.run(["--config-file", str(root / "pyproject.toml"), "--no-incremental", str(path)])
    faults = [line for line in told.splitlines() if "error:" in line and "other.py" in line]
    starts = [n for n, line in enumerate(path.read_text("utf-8").splitlines(), 1) if line.startswith("made_")]
    wrong = {max(k for k, start in enumerate(starts) if start <= int(line.split(":")[1])) for line in faults}
    assert status == 1, told
    assert wrong == set(range(1, len(parts))), told
    for name in MISSPELT.values():
        assert any(f'"{name}"' in line for line in faults), told


def test_a_module_without_what_its_part_takes_fails_at_import() -> None:
    with pytest.raises(AttributeError, match=r"prompts' has no attribute 'HOME'"):
        Content.of(prompts, {}, card_text)  # type: ignore[arg-type]  # that is the point


def test_a_part_is_frozen() -> None:
    spec = find("toy")
    with pytest.raises(dataclasses.FrozenInstanceError):
        spec.secret = None  # type: ignore[misc]  # that is the point
    for part in dataclasses.fields(GameSpec):
        value = getattr(spec, part.name)
        if dataclasses.is_dataclass(value):
            name = dataclasses.fields(value)[0].name
            with pytest.raises((dataclasses.FrozenInstanceError, TypeError)):
                setattr(value, name, None)


def test_kinds_that_no_event_has() -> None:
    with pytest.raises(TypeError, match=r"Words\.turns: round: no such kind of event"):
        altered(find("toy"), words={"turns": frozenset({"round"})})
    assert isinstance(find("toy").words, Words)


def test_every_function_of_the_contract_stands_where_loops_find_it() -> None:
    for spec in all_games():
        for name, thing in binding.given(spec).items():
            assert vars(sys.modules[thing.__module__])[thing.__name__] is thing, (spec.id, name)


def test_a_function_that_loops_cannot_import() -> None:
    @rule
    def who(_t: object, _s: object) -> int:
        return 0

    with pytest.raises(TypeError, match=r"toy: who: .*who does not stand at the top of a module"):
        binding.given(altered(find("toy"), rules={"who": who}))


def test_leave() -> None:
    assert (Leave(concede=3).away, Leave(concede=3).every) == (3, (3,))
    assert (Leave(concede=3, forfeit=4).away, Leave(concede=3, forfeit=4).every) == (4, (3, 4))


def test_what_a_game_lacks_is_none() -> None:
    toy = find("toy")
    assert (toy.secret, toy.race) == (None,) * 2
    assert (toy.tempo, toy.pieces) == (None, None)
    race = Race(on=bool)
    assert (race.started(None), race.paused(None), race.spot(None, None, 0)) == (0, False, "")


def test_the_first_game_of_the_lobby() -> None:
    first = first_game()
    assert isinstance(first.about, About)
    assert first.about.shelf == min(spec.about.shelf for spec in all_games() if spec.about.shelf is not None)
