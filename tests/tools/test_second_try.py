"""A test of the browser is tried twice at most, and the end of the run counts and names those that needed it."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TESTS = """
from pathlib import Path
import pytest
from tests.web.conftest import RERUNS

pytestmark = pytest.mark.flaky(reruns=RERUNS)
HERE = Path(__file__).parent

def tries(name):
    with (HERE / name).open("a") as kept:
        kept.write("x")
    return len((HERE / name).read_text())

def test_a_flake():
    assert tries("flake") == 2

def test_a_fault():
    assert tries("fault") == 0

def test_sound():
    assert tries("sound") == 1
"""


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_second_try_is_the_last_one_and_is_counted_and_named(tmp_path: Path, workers: str) -> None:
    (tmp_path / "test_tries.py").write_text(TESTS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "-n", workers, "--rootdir", str(tmp_path)]
    done = subprocess.run([*command, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    tried = {name: len((tmp_path / name).read_text()) for name in ("flake", "fault", "sound")}
    assert tried == {"flake": 2, "fault": 2, "sound": 1}
    *_, count, name = done.stdout.splitlines()
    assert count == "2 tried a second time, of which 1 passed only then:"
    assert name == "test_tries.py::test_a_flake"
