"""`rumpus lab balance` on the toy: planted faults are found, a fair game is not blamed, whoever plays."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from socket import socket
from typing import Any

import numpy as np
import pytest

from rumpus import cli
from rumpus.cli.saves import verified
from rumpus.kernel.contract.spec import find
from rumpus.lab import counted
from rumpus.lab.balance import MAIN, RANDOM, WORTH, Balance, Phase, asked, phases, played
from rumpus.lab.cells import FINE, LOOK, WARN, Findings, within
from rumpus.lab.findings import findings, order, pieces
from rumpus.lab.games import Watched
from rumpus.lab.harvest import Harvest, harvest, key
from rumpus.lab.kept import Kept
from rumpus.lab.player import room
from rumpus.lab.rates import Ratio
from rumpus.lab.schedule import Question
from rumpus.lab.spread import Alone, Cluster, Crew, done
from rumpus.lab.verdicts import disagree, outliers

SPEC = find("toy")
HAMMER = '[[face]]\nid = "hammer"\nvalue = 1\ntitle = "Hammer"\nshow = [{ op = "take", n = 3, from = "leader" }]\n'
"""The low card takes three coins from whoever leads: a planted fault."""
NOTHING = Kept(None, "", resume=False)


def question(content: str | None = None, bot: str = "keen", **options: Any) -> Question:
    """A question about the toy."""
    told = SPEC.resolve(options | ({"cards": "house"} if content else {}))
    return Question("toy", tuple(sorted(told.items())), content, bot, 1, 40)


def run(asked_for: Question, games: int, crew: Crew | None = None, kept: Kept = NOTHING) -> Balance:
    """A report's games."""
    return played(asked_for, crew or Alone(), games, None, kept)


def coin(chance: float, games: int, seed: int) -> Ratio:
    """So many games of something that wins with this chance."""
    made, rng = Ratio(), np.random.default_rng(seed)
    for hit in rng.random(games) < chance:
        made.group(int(hit), 1)
    return made


# ---------------------------------------------------------------- verdicts
def test_who_goes_first_is_told_whoever_was_counted_first() -> None:
    made = Harvest()
    for turn, chance in (("goes second", 0.3), ("goes first", 0.7)):
        made.ratios[key("first", turn)] = coin(chance, 1500, 5)
    balance = Balance(question(), phases(question(), 40))
    balance.phases[MAIN].found = made
    said = Findings([], [], [], {})
    order(balance, said)
    assert [row.name for row in said.sections[0].rows] == ["goes first", "goes second"]
    assert said.verdicts[0].text.startswith("Going first is an advantage: who goes first wins 7")


def test_fair_coins_are_not_blamed() -> None:
    for seed in range(20):
        fair = {f"piece {k}": coin(0.5, 1500, 100 * seed + k) for k in range(12)}
        assert outliers(fair, 0.5, "pieces", "piece").grade == FINE


def test_the_one_that_is_loaded_is_named() -> None:
    pieces = {f"piece {k}": coin(0.5, 1500, k) for k in range(12)} | {"loaded": coin(0.6, 1500, 77)}
    verdict = outliers(pieces, 0.5, "pieces", "piece")
    assert verdict.grade == LOOK
    assert "1 wins too often: loaded" in verdict.text
    assert "too seldom" not in verdict.text


def test_a_warning_where_random_play_says_the_contrary() -> None:
    bots, random = (
        {"x": coin(0.6, 2000, 1), "y": coin(0.5, 2000, 2)},
        {"x": coin(0.4, 2000, 3), "y": coin(0.5, 2000, 4)},
    )
    (warned,) = disagree(bots, random, 0.5, "pieces", "piece")
    assert warned.grade == WARN
    assert "x (bots" in warned.text
    assert "y (" not in warned.text
    assert disagree(bots, bots, 0.5, "pieces", "piece") == []
    once = Ratio()
    once.group(0, 1)
    assert disagree({"x": once}, {"x": coin(0.6, 2000, 5)}, 0.5, "pieces", "piece") == [], "of one game nothing is sure"


def test_what_is_even_may_differ_between_bots_and_random_play() -> None:
    """Cards: a seat that played any wins as often as is usual, and that is another share where all play anything."""
    bots = {"x": coin(0.45, 4000, 1), "y": coin(0.3, 4000, 2)}
    random = {"x": coin(0.45, 4000, 3), "y": coin(0.45, 4000, 4)}
    (warned,) = disagree(bots, random, 0.37, "cards", "cards")
    assert "disagree on 1 of 2 cards: y" in warned.text
    (warned,) = disagree(bots, random, 0.37, "cards", "cards", 0.5)
    assert "disagree on 1 of 2 cards: x" in warned.text


def test_shares_near_the_ends_are_told_finer() -> None:
    assert (within(0.494, 0.506), within(0.0, 0.002), within(0.9912, 1.0)) == ("49-51", "0.0-0.2", "99.1-100.0")


def test_what_only_random_play_took_is_told() -> None:
    made = run(question(), 60)
    shown = Findings([], [], [], {})
    made.phases[MAIN].found.ratios |= {key("by", "piece", one): coin(0.5, 30, 1) for one in ("x", "y")}
    made.phases[RANDOM].found.ratios |= {key("by", "piece", one): coin(0.5, 30, 1) for one in ("x", "gong")}
    pieces(made, "piece", "artifact", shown)
    told = next(verdict for verdict in shown.verdicts if "never took" in verdict.text)
    assert "1 of 3 artifacts the bot 'keen' never took, only random play did: gong." in told.text
    assert [list(row.cells) for row in shown.sections[0].rows if row.name == "gong"] == [["random wins"]]


# ---------------------------------------------------------------- games
def test_a_fair_table_stands_out_in_nothing() -> None:
    made = run(question(bot="random", pace="together"), 1200)
    verdicts = {verdict.section: verdict for verdict in findings(made).verdicts}
    assert verdicts["seat"].grade == FINE
    assert verdicts["first"].grade == FINE
    assert made.found(MAIN).games == 1200
    assert list(made.phases) == [MAIN]


def test_a_planted_card_is_found() -> None:
    """The lowest card, which wins least where cards are values alone, wins most where it robs whoever leads."""
    for content, name, grade in (
        (HAMMER, "Hammer (1)", "wins too often: Hammer (1)"),
        (None, "card 1", "win too seldom"),
    ):
        found = findings(run(question(content), 400))
        cards = next(section for section in found.sections if section.key == "cards")
        rows = {row.name: row.cells["won when played"] for row in cards.rows}
        best = max(rows, key=lambda card: rows[card].value)
        assert (best == name) == (content is not None)
        assert rows[name].low > 0.55 if content else rows[name].high < 0.45
        assert any(grade in verdict.text and verdict.grade == LOOK for verdict in found.verdicts)


def test_what_a_card_is_worth_is_told_by_doing_without_it() -> None:
    made = run(question(), 1600)
    worth = {
        row.name: row.cells["worth"]
        for section in findings(made).sections
        for row in section.rows
        if "worth" in row.cells
    }
    assert worth["card 6"].low > 0, "to keep back the highest card costs games"
    assert worth["card 6"].shows.startswith("worth:")


def test_numbers_agree_with_one_another() -> None:
    made = run(question(), 200)
    main, random = made.found(MAIN), made.found(RANDOM)
    assert main.games == random.games == 200
    assert sum(ratio.total for ratio in main.of("end").values()) == 200
    seats = main.of("seat")
    decided = 200 - main.of("game")["drawn"].total
    assert seats["A"].of == seats["B"].of == decided
    assert seats["A"].total + seats["B"].total == decided
    for what in ("played", "won when played", "won when drawn"):
        assert all(0 <= ratio.total <= ratio.of for ratio in main.of(f"card\t{what}").values())
    assert sum(main.lengths.values()) == 200
    assert made.found(WORTH).games == 32, "four works of eight"


def test_a_denied_card_stays_in_hand_while_there_is_another() -> None:
    at = room("toy", question().options, None)
    for seed in range(10):
        free = Watched(at, ("keen", "keen"), seed)
        card = int(np.flatnonzero(free.deeds[0] & counted.PLAYED)[0])
        without = Watched(at, ("keen", "keen"), seed, [card, -1])
        assert at.seats == 2
        assert without.results[counted.REASON] == 1
        again = Watched(at, ("keen", "keen"), seed, [-1, -1])
        assert again.results == free.results
        unplayed = next((c for c in range(1, 7) if not free.deeds[0, c] & counted.SEEN), None)
        if unplayed is not None:
            same = Watched(at, ("keen", "keen"), seed, [unplayed, -1])
            assert same.results == free.results, "what it did not hold changes nothing"


def test_a_hand_in_real_time_leaves_a_denied_card_until_nobody_does_anything() -> None:
    at = room("brawl", tuple(sorted(find("brawl").resolve({}).items())), None)
    kept, held = 0, [0] * len(at.cards)
    for seed in range(12):
        free = Watched(at, ("medium", "medium"), seed)
        last = held[: at.spec.cards.held(at.t, at.s, 0, held)]  # dealt by the last of its acts, perhaps
        card = int(np.flatnonzero(free.deeds[0] & counted.PLAYED)[0])
        without = Watched(at, ("medium", "medium"), seed, [card, -1])
        assert without.results[counted.REASON], "it ends all the same"
        kept += not without.deeds[0, card] & counted.PLAYED
        assert Watched(at, ("medium", "medium"), seed, [-1, -1]).results == free.results
        seen = free.deeds[0] & counted.SEEN
        unseen = next((c for c in range(1, len(at.cards)) if not seen[c] and c not in last), None)
        if unseen is not None:
            assert Watched(at, ("medium", "medium"), seed, [unseen, -1]).results == free.results
    assert kept > 6


# ---------------------------------------------------------------- who plays, and how far
class Ref:
    """What Ray gives back for a call."""

    def __init__(self, made: Any) -> None:
        self.made = made

    def future(self) -> Future[Any]:
        """Its result, already there."""
        done_: Future[Any] = Future()
        done_.set_result(self.made)
        return done_


class LocalRay:
    """Ray's few calls that the lab uses, in this process."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def init(self, address: str, **_more: Any) -> None:
        self.said.append(address)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, do: Callable[..., Any]) -> Any:
        return type("Remote", (), {"remote": staticmethod(lambda work: Ref(do(work)))})

    def shutdown(self) -> None:
        self.said.append("left")


def test_a_cluster_plays_the_same_games() -> None:
    ray = LocalRay()
    cluster = Cluster("auto", ray)
    assert cluster.size == 3
    far, near = run(question(), 120, cluster), run(question(), 120)
    cluster.close(at_once=False)
    assert ray.said == ["auto", "left"]
    assert {name: phase.found for name, phase in far.phases.items()} == {n: p.found for n, p in near.phases.items()}


@pytest.mark.parametrize("address", ["nonsense", ":6379", "here:", "ray://here"])
def test_an_address_of_a_cluster_is_a_host_and_a_port(address: str) -> None:
    with pytest.raises(ValueError, match=f"^--ray {address}: HOST:PORT"):
        Cluster(address, LocalRay())


def test_where_no_cluster_answers_it_is_said_at_once() -> None:
    with socket() as bound:
        bound.bind(("127.0.0.1", 0))  # taken, but nobody listens
        address = f"127.0.0.1:{bound.getsockname()[1]}"
        with pytest.raises(ValueError, match=f"^--ray {address}: nobody answers there"):
            Cluster(address, LocalRay())


def test_what_ray_says_is_one_line() -> None:
    class Refuses(LocalRay):
        def init(self, address: str, **_more: Any) -> None:
            raise RuntimeError("Version mismatch:\n    another Python")

    with pytest.raises(ValueError, match=r"^--ray auto: Version mismatch: another Python$"):
        Cluster("auto", Refuses())


class Late(Alone):
    """Somebody who is done only when asked twice; results come in any order."""

    size = 4


def test_results_come_in_the_order_of_the_works() -> None:
    assert [work for work, _ in done(Late(), lambda n: -n, range(20))] == list(range(20))


def test_harvests_add_up_in_any_order() -> None:
    works = [question().work(k) for k in range(4)]
    one, other = Harvest(), Harvest()
    for work in works:
        one.add(harvest(work))
    for work in reversed(works):
        other.add(harvest(work))
    assert one.ratios == other.ratios
    assert one.lengths == other.lengths


def test_what_was_played_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    file, told = tmp_path / "run.jsonl", asked(question(), command="balance")
    stopped = []

    def step(phase: str, _share: float) -> None:
        stopped.append(phase)
        if len(stopped) == 4:
            raise KeyboardInterrupt

    broken = played(question(), Alone(), 160, None, Kept(file, told, resume=False), step)
    assert broken.broken_off
    assert len(file.read_text().splitlines()) == 5
    with file.open("a") as more:
        more.write('{"phase": "bots", "num')  # a line that the power failed in
    again = played(question(), Alone(), 160, None, Kept(file, told, resume=True))
    whole = run(question(), 160)
    assert {name: phase.found for name, phase in again.phases.items()} == {n: p.found for n, p in whole.phases.items()}
    assert not again.broken_off


def test_what_is_broken_off_before_the_bot_played_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_crew: Crew, _do: object, _works: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("rumpus.lab.balance.done", interrupted)
    file = tmp_path / "run.jsonl"
    assert cli.main(["lab", "balance", "toy", "--workers", "1", "--keep", str(file)]) == 130
    told = capsys.readouterr()
    assert told.out == ""
    assert "broken off before the bot had played" in told.err
    assert "run.jsonl keeps what was" in told.err.replace("\n", "")


def test_a_kept_file_answers_one_question(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    Kept(file, "one", resume=False)
    with pytest.raises(ValueError, match="--resume goes on with it"):
        Kept(file, "one", resume=False)
    with pytest.raises(ValueError, match="another question"):
        Kept(file, "other", resume=True)
    file.write_text("no such file\n")
    with pytest.raises(ValueError, match="no file of the lab"):
        Kept(file, "one", resume=True)


def test_time_that_is_up_ends_a_phase_with_whole_works() -> None:
    made = played(question(), Alone(), 10**9, 1e-9, NOTHING)
    assert all(phase.works <= 1 for phase in made.phases.values())


def test_phases_follow_from_the_bot() -> None:
    assert list(phases(question(), 100)) == ["strength", "bots", "worth", "random"]
    live = Question("brawl", tuple(sorted(find("brawl").resolve().items())), None, "medium")
    assert list(phases(live, 100)) == ["strength", "bots", "worth", "random"]
    assert isinstance(phases(live, 100)["bots"], Phase)


# ---------------------------------------------------------------- the command
def test_the_command_tells_and_writes_it_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("vl_convert")
    pytest.importorskip("arro3.io")
    from arro3.io import read_parquet

    told = ["lab", "balance", "toy", "--games", "40", "--workers", "1"]
    files = {name: tmp_path / f"toy.{name}" for name in ("html", "csv", "parquet")}
    assert cli.main([*told, "--json", *(x for name, file in files.items() for x in (f"--{name}", str(file)))]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == {"strength": 40, "bots": 40, "worth": 8, "random": 40}
    assert {section["key"] for section in data["sections"]} >= {"cards", "seat", "first", "pace", "ends"}
    with files["csv"].open() as file:
        rows = list(csv.DictReader(file))
    assert {row["section"] for row in rows} >= {"cards", "card matrix"}
    assert read_parquet(str(files["parquet"])).read_all().num_rows == len(rows)
    assert cli.main(told) == 0
    out = capsys.readouterr().out
    for word in ("By card", "How a game goes", "Going first", "against random play"):
        assert word in out


def test_every_number_of_the_page_opens_a_game_that_verifies(tmp_path: Path) -> None:
    pytest.importorskip("vl_convert")
    import base64
    import re
    import zlib

    from vl_convert import vegalite_to_vega

    file = tmp_path / "toy.html"
    assert cli.main(["lab", "balance", "toy", "--games", "40", "--workers", "1", "--html", str(file)]) == 0
    text = file.read_text("utf-8")
    found = re.search(r'id="data">(.*?)</script>', text, re.DOTALL)
    assert found
    data = json.loads(found[1])
    for chart in data["charts"].values():
        assert vegalite_to_vega(chart)["marks"]
    saves = json.loads(zlib.decompress(base64.b64decode(data["saves"])))
    asked_for = set(re.findall(r'data-(?:shows|other)="([^"]+)"', text)) - {""}
    assert asked_for <= saves.keys()
    for k, save in enumerate(saves.values()):
        path = tmp_path / f"{k}.save"
        path.write_text(save)
        assert verified(str(path), None) == (
            True,
            f"ok: Dust-up, {save.count(chr(10)) - 8} decisions, all cards are played",
        )
    assert not re.search(r'(?:src|href)="https?:', text)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bot", "genius"], "it is one of random, keen"),
        (["--resume"], "--keep"),
        (["--games", "0"], "whole number from 1"),
        (["--seconds", "0"], "more than 0"),
        (["-o", "players=9"], "9"),
        (["--ray", "nowhere:1"], "ray"),
        (["--html", "/no/such/folder/x.html"], "x.html: there is no such folder"),
        (["--csv", "/no/such/folder/x.csv"], "x.csv: there is no such folder"),
    ],
)
def test_what_cannot_be_asked_is_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "--ray" in words:
        try:
            import ray  # noqa: F401 - where it is installed there is a cluster to look for
        except ImportError:
            pass
        else:
            pytest.skip("Ray is installed")
    assert cli.main(["lab", "balance", "toy", *words]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert said.lower() in error.lower()


def test_a_key_has_parts() -> None:
    made = Harvest(ratios={key("by", "hero", "Tab"): Ratio(1, 2), key("bynot", "x"): Ratio(1, 1)})
    assert made.of("by\thero") == {"Tab": Ratio(1, 2)}
