"""The site of the API reference: docstrings, guides, links between them, and nothing of somebody else's lost."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def site(out: Path, *names: str) -> subprocess.CompletedProcess[str]:
    """Builds the site of some modules."""
    command = [sys.executable, str(ROOT / "tools" / "reference.py"), "--out", str(out), *names]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("reference") / "site"
    done = site(out, "rumpus", "rumpus.envs.vector", "rumpus.kernel.records.chance")
    assert done.returncode == 0, done.stderr
    assert "Warning" not in done.stderr
    return out


def test_modules_classes_and_rules_have_their_docstrings(built: Path) -> None:
    vector = (built / "rumpus" / "envs" / "vector.html").read_text(encoding="utf-8")
    assert "One decision in every game that waits for one" in vector
    assert 'id="VectorEnv.step"' in vector
    chance = (built / "rumpus" / "kernel" / "records" / "chance.html").read_text(encoding="utf-8")
    assert 'id="pick"' in chance, "a rule is a function with its words"
    assert 'id="Match"' in (built / "rumpus.html").read_text(encoding="utf-8"), "a public name is told where one asks"


def test_every_guide_is_a_page_and_every_link_leads_somewhere(built: Path) -> None:
    front = (built / "index.html").read_text(encoding="utf-8")
    for guide in (ROOT / "docs").glob("*.md"):
        assert f'href="{guide.stem}.html"' in front
        page = (built / f"{guide.stem}.html").read_text(encoding="utf-8")
        for to in re.findall(r'(?:href|src)="(?!\w+:|#)([^"#]+)', page):
            assert (built / to).exists() or "rumpus/" in to, f"{guide.stem}: {to}"


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    done = site(tmp_path, "rumpus.kernel.records.chance")
    assert done.returncode == 1
    assert "holds something else than a site" in done.stderr
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "mine"
