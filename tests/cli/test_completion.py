"""Shell completion, and what the command line reads to answer: nothing of a game, no rule, no compiler."""

import json
import os
import subprocess
import sys

import pytest

from rumpus import cli
from rumpus.cli.root import COMMANDS
from rumpus.kernel.contract.installed import list_games

ASKED = """
import json, sys
from rumpus.cli import main
status = main(sys.argv[1:])
print(json.dumps([status, sorted({"numpy", "numba", "litestar", "rumpus.kernel.contract.spec"} & set(sys.modules))]))
"""


def answered(*words: str, line: str | None = None) -> tuple[list[str], int, list[str]]:
    """What is printed, the exit status, and which large modules were read; of a command, or of a shell's question."""
    asked = {} if line is None else {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split(" ")) - 1)}
    env = {**os.environ, **asked} | ({} if line is None else {"_RUMPUS_COMPLETE": "bash_complete"})
    done = subprocess.run([sys.executable, "-c", ASKED, *words], env=env, capture_output=True, text=True, check=True)
    *lines, last = done.stdout.splitlines()
    status, read = json.loads(last)
    return lines, status, read


def test_help_reads_no_game_and_no_compiler() -> None:
    lines, status, read = answered("--help")
    assert (status, read) == (0, [])
    assert all(any(line.startswith(f"  {name} ") for line in lines) for name in COMMANDS)


@pytest.mark.parametrize(
    ("line", "ways"),
    [
        ("rumpus se", ["serve"]),
        ("rumpus co", ["content", "compile", "completion"]),
        ("rumpus sim br", [game for game in list_games() if game.startswith("br")]),
        ("rumpus sim toy --wo", ["--workers"]),
        ("rumpus lab ba", ["balance"]),
        ("rumpus play toy --seat gr", ["greedy"]),
        ("rumpus completion z", ["zsh"]),
    ],
)
def test_a_shell_is_told_how_a_line_may_go_on(line: str, ways: list[str]) -> None:
    lines, status, read = answered(line=line)
    assert (status, read) == (0, [])
    assert [told.partition(",")[2] for told in lines] == ways


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_a_shell(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["completion", shell]) == 0
    assert f"_RUMPUS_COMPLETE={shell}_complete" in capsys.readouterr().out


def test_an_option_takes_several_words_or_comes_several_times(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for bots in (["--bots", "random", "greedy"], ["--bots", "random", "--bots", "greedy"]):
        assert cli.main(["sim", "toy", "--games", "4", "--workers", "1", "--json", *bots]) == 0
        found = json.loads(capsys.readouterr().out)
        del found["seconds"]
        told.append(found)
    assert told[0] == told[1]
    assert set(told[0]["bots"]) == {"random", "greedy"}
