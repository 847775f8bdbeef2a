"""A test of the browser is tried twice at most, and the end of the run counts and names those that needed it: more than
a few fail it.
"""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import MOST_AGAIN

ROOT = Path(__file__).resolve().parents[2]
HEAD = """
from pathlib import Path
import pytest
from tests.web.conftest import RERUNS

pytestmark = pytest.mark.flaky(reruns=RERUNS)
HERE = Path(__file__).parent

def tries(name):
    with (HERE / name).open("a") as kept:
        kept.write("x")
    return len((HERE / name).read_text())
"""
TESTS = """
def test_a_flake():
    assert tries("flake") == 2

def test_a_fault():
    assert tries("fault") == 0

def test_sound():
    assert tries("sound") == 1
"""


MANY = """
@pytest.mark.parametrize("n", range({}))
def test_a_flake(n):
    assert tries(f"flake {{n}}") == 2
"""
WORKERS = pytest.mark.parametrize("workers", ["0", "2"])


HUNG = """
import threading

def test_a_page_that_never_answers():
    if tries("hung") == 1:
        threading.Event().wait()

def test_sound():
    assert tries("sound") == 1
"""


def run(folder: Path, workers: str, tests: str, *options: str) -> subprocess.CompletedProcess[str]:
    """A run of its own."""
    (folder / "test_tries.py").write_text(HEAD + tests, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "-n", workers, "--rootdir", str(folder)]
    return subprocess.run([*command, *options, str(folder)], cwd=ROOT, capture_output=True, text=True, check=False)


@WORKERS
def test_a_second_try_is_the_last_one_and_is_counted_and_named(tmp_path: Path, workers: str) -> None:
    done = run(tmp_path, workers, TESTS)
    assert done.returncode == 1, done.stdout + done.stderr
    tried = {name: len((tmp_path / name).read_text()) for name in ("flake", "fault", "sound")}
    assert tried == {"flake": 2, "fault": 2, "sound": 1}
    *_, count, name = done.stdout.splitlines()
    assert count == "2 tried a second time, of which 1 passed only then:"
    assert name == "test_tries.py::test_a_flake"


@WORKERS
@pytest.mark.parametrize("more", [0, 1])
def test_a_few_second_tries_pass_and_one_more_fails_the_run(tmp_path: Path, workers: str, more: int) -> None:
    done = run(tmp_path, workers, MANY.format(MOST_AGAIN + more))
    assert done.returncode == more, done.stdout + done.stderr
    last = f"The run fails: {MOST_AGAIN + 1} tests needed a second try, at most {MOST_AGAIN} may."
    assert (done.stdout.splitlines()[-1] == last) is bool(more)


def test_a_test_that_hangs_costs_its_process_and_is_tried_again(tmp_path: Path) -> None:
    limits = ["faulthandler_timeout=6", "timeout=9", "timeout_method=thread"]
    done = run(tmp_path, "2", HUNG, *(word for limit in limits for word in ("-o", limit)))
    assert done.returncode == 0, done.stdout + done.stderr
    assert {name: len((tmp_path / name).read_text()) for name in ("hung", "sound")} == {"hung": 2, "sound": 1}
    assert "test_a_page_that_never_answers" in done.stderr, "where it hung"
    assert done.stdout.splitlines()[-1] == "test_tries.py::test_a_page_that_never_answers"
