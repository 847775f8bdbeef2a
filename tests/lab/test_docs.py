"""docs/for-designers.md: every block of it runs, in order, in one folder."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from rumpus import cli
from rumpus.kernel.match.match import Match

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "for-designers.md"
BLOCK = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_block(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("vl_convert")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "archive").mkdir()
    match = Match.start("toy", {}, 1)
    while not match.over:
        match.play(match.active[0], match.actions(match.active[0])[0])
    (tmp_path / "archive" / "sound.save").write_text(match.save())
    (tmp_path / "archive" / "old.save").write_text(match.save().replace('"hand": 3', '"hand": 9'))
    kinds = set()
    for kind, more, body in BLOCK.findall(GUIDE.read_text("utf-8")):
        kinds.add(kind)
        name = more.strip().removeprefix("file=")
        if kind == "toml":
            (tmp_path / name).write_text(body)
        elif kind == "sh":
            statuses = [cli.main([*shlex.split(line)[1:], *alone(line)]) for line in body.splitlines()]
            assert statuses == ([1, 0] if name == "fails" else [0] * len(statuses)), capsys.readouterr().err
        elif more.strip().startswith("file="):
            assert body in (ROOT / name).read_text("utf-8"), f"{name} reads otherwise now"
        else:
            exec(compile(body, str(GUIDE), "exec"), {"__name__": "guide"})
    assert kinds == {"sh", "toml", "python", "text"}
    assert (tmp_path / "report.html").stat().st_size > 500_000
    said = capsys.readouterr().out
    for word in ("Of 2 saves 1 still replay, 1 do not", "0 of them did before", "confidence sequences", "A wins "):
        assert word in said


def alone(line: str) -> list[str]:
    """One process: starting others takes longer than these games."""
    return ["--workers", "1"] if line.startswith("rumpus lab") else []
