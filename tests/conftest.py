"""What all tests share: scenario files are tests, one item a case; --rule-ids lists the ids of a game without a
test.
"""

import contextlib
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from tests.helpers import runtimes

from rumpus.kernel.match import trial
from rumpus.server.logs import LOUD, Quiet

# Speed is no fault: a machine busy with something else may be slow to make examples.
settings.register_profile("any speed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any speed")
with contextlib.suppress(ModuleNotFoundError):
    # What OpenSpiel logs with closes the stream it found when it was imported as soon as somebody else sets up logging,
    # as a server does: here that was the file in which pytest keeps what is printed.
    from absl import logging as absl_logging

    absl_logging.get_absl_handler().python_handler.stream = sys.__stderr__


@pytest.fixture(autouse=True)
def _no_log_of_another_test() -> Iterator[None]:
    """A server in this process leaves a handler of Litestar's behind, which writes where its own test wrote; and a
    filter that keeps back what was told a minute ago.
    """
    yield
    root = logging.getLogger()
    for handler in root.handlers[:]:
        if type(handler).__module__.startswith("litestar."):
            root.removeHandler(handler)
    for logger in map(logging.getLogger, LOUD):
        for one in [one for one in logger.filters if isinstance(one, Quiet)]:
            logger.removeFilter(one)


@pytest.fixture(scope="module", autouse=True)
def _no_process_of_another_file() -> Iterator[None]:
    """What a test has run beside this process ends with the file that asked for it."""
    yield
    runtimes.end_beside()


WHOLE = ("tests/games/brawlhalla/content/test_texts.py", "tests/web/test_gallery.py")
"""Files whose tests share what takes long to make: one process runs all of each."""
BOUNDS = "::test_no_index_runs_out_of_bounds"
"""A test that compiles its game once more, with every index checked: one process has all its cases."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Tests go to whichever process is free, one by one and in order: the browser's driver leaves an event loop
    running, which no test of the server may meet.
    """
    from xdist.scheduler import LoadScopeScheduling

    class InOrder(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            file, test = nodeid.partition("::")[0], nodeid.partition("[")[0]
            return file if file in WHOLE else test if test.endswith(BOUNDS) else nodeid

        def mark_test_pending(self, item: str) -> None:
            """A test in which a process died may be tried again: what that process had left is in the queue already."""

    config.option.loadscopereorder = False
    return InOrder(config, log)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """A TOML file in a folder `scenes` or `effects` is a scenario file (see rumpus.kernel.match.trial)."""
    if file_path.suffix == ".toml" and file_path.parent.name in ("scenes", "effects"):
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    """One scenario file."""

    def collect(self) -> Iterator[pytest.Item]:
        """An item for each case, marked with the rule ids it names."""
        for case in trial.cases(self.path.read_text("utf-8"), self.path.stem):
            item: Any = Scenario.from_parent(self, name=case["name"])
            item.case = case
            if case.get("rules"):
                item.add_marker(pytest.mark.rule(*case["rules"]))
            yield item


class DifferencesFoundError(AssertionError):
    """A scenario did not go as it says."""


class Scenario(pytest.Item):
    """One case of a scenario file."""

    case: dict[str, Any]

    def runtest(self) -> None:
        """Fails with every difference, with the log and the position; a known failure is shown as one."""
        outcome = trial.run_case(self.case)
        if outcome.differences:
            raise DifferencesFoundError("\n".join(outcome.report()))
        if outcome.known:
            pytest.xfail(self.case["known_failure"])

    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        """The differences alone; a traceback for anything else."""
        if isinstance(excinfo.value, DifferencesFoundError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the case stands."""
        return self.path, 0, f"{self.path.name}: {self.name}"


AMISS: list[str] = []
"""What failed, or had to run again: each as one line, for the end of a long output."""
AGAIN: set[str] = set()
FAILED: set[str] = set()
"""Tests that ran a second time, and tests that failed for good."""
LONGEST = 300
"""Characters of one such line."""
MOST_AGAIN = 3
"""So many tests of a run may need a second try: more, and the run fails, whatever came of it."""


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Keeps what went amiss, whichever process ran it."""
    if report.outcome in ("failed", "rerun"):
        (FAILED if report.outcome == "failed" else AGAIN).add(report.nodeid)
        reason = getattr(getattr(report.longrepr, "reprcrash", None), "message", "") or report.longreprtext
        AMISS.append(f"{report.outcome}: {report.nodeid} ({report.when}): {' '.join(reason.split())}"[:LONGEST])


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Too many second tries fail the run. The reports of all processes come to the one that started them."""
    if len(AGAIN) > MOST_AGAIN and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_unconfigure(config: pytest.Config) -> None:
    """Says it last of all: of an output that somebody cut, the end is what is kept. A run without a second try says so
    by saying nothing.
    """
    if AMISS and not hasattr(config, "workerinput"):
        flaky = sorted(AGAIN - FAILED)
        told = ["", *AMISS]
        if AGAIN:
            told += [f"{len(AGAIN)} tried a second time, of which {len(flaky)} passed only then:", *flaky]
        if len(AGAIN) > MOST_AGAIN:
            told.append(f"The run fails: {len(AGAIN)} tests needed a second try, at most {MOST_AGAIN} may.")
        sys.stdout.write("\n".join([*told, ""]))
        sys.stdout.flush()
