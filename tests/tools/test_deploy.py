"""What lies in deploy/ fits the server: settings, metrics and alarms that there are, images with a version, nothing
that runs as root.
"""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from rumpus import cli
from rumpus.cli import serve_
from rumpus.server import metrics
from rumpus.server.settings import SETTINGS

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yml").read_text("utf-8"))
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
ALARMS = [
    rule for group in yaml.safe_load((DEPLOY / "alarms.yml").read_text("utf-8"))["groups"] for rule in group["rules"]
]
BOARD: dict[str, Any] = json.loads((DEPLOY / "grafana" / "boards" / "rumpus.json").read_text("utf-8"))
OPERATE = (ROOT / "docs" / "operate.md").read_text("utf-8")
OURS = {name: one for name, one in COMPOSE["services"].items() if name.startswith("rumpus-")}
OF_THE_RUNTIME = {"RUMPUS_CACHE"}
"""Read by the kernel, not by the server."""


def samples() -> dict[str, list[dict[str, str]]]:
    """The labels of every number there is, by its name."""
    metrics.refused("no-table")
    found: dict[str, list[dict[str, str]]] = {}
    for metric in metrics.REGISTRY.collect():
        for sample in metric.samples:
            found.setdefault(sample.name, []).append(sample.labels)
    return found


def asked(expression: str) -> list[tuple[str, dict[str, str]]]:
    """The numbers that an expression names, with the labels it wants of them."""
    named = re.findall(r"\b((?:rumpus|process)_[a-z_]+)(?:\{([^}]*)\})?", expression)
    return [(name, dict(re.findall(r'(\w+)="([^"]*)"', labels))) for name, labels in named]


BOARD_ASKS = [one["expr"] for panel in BOARD["panels"] for one in panel["targets"]]
EXPRESSIONS = [*(rule["expr"] for rule in ALARMS), *BOARD_ASKS]


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_alarms_and_board_ask_for_numbers_that_there_are(expression: str) -> None:
    there = samples()
    named = asked(expression)
    assert named or expression == 'up{job="rumpus"} == 0'
    for name, wanted in named:
        assert any(wanted.items() <= labels.items() for labels in there.get(name, [])), f"{name} {wanted}"
        for by in re.findall(r"by \(([^)]*)\)", expression):
            assert set(by.split(", ")) <= {"instance", "job", *(label for one in there[name] for label in one)}


def test_the_check_sees_a_number_that_is_not_there() -> None:
    assert asked('rate(rumpus_nothing_total{by="me"}[1m])') == [("rumpus_nothing_total", {"by": "me"})]
    assert "rumpus_nothing_total" not in samples()


def test_every_number_of_ours_is_on_the_board() -> None:
    shown = {re.sub(r"_(bucket|sum|count|total)$", "", name) for one in BOARD_ASKS for name, _ in asked(one)}
    assert shown >= {metric.name for metric in metrics.REGISTRY.collect() if metric.name.startswith("rumpus_")}


def test_every_alarm_is_explained() -> None:
    named = re.findall(r"^\| (Rumpus\w+) \| .+ \| .+ \|$", OPERATE, re.MULTILINE)
    assert named == [rule["alert"] for rule in ALARMS]
    assert all(rule["labels"]["severity"] in ("page", "look") and rule["annotations"]["summary"] for rule in ALARMS)


def test_the_board_asks_the_prometheus_that_is_provisioned() -> None:
    (source,) = yaml.safe_load((DEPLOY / "grafana/provisioning/datasources/prometheus.yml").read_text())["datasources"]
    assert {panel["datasource"]["uid"] for panel in BOARD["panels"]} == {source["uid"]}
    assert source["url"] == "http://prometheus:9090"
    (provider,) = yaml.safe_load((DEPLOY / "grafana/provisioning/dashboards/boards.yml").read_text())["providers"]
    assert any(
        volume.endswith(f":{provider['options']['path']}:ro") for volume in COMPOSE["services"]["grafana"]["volumes"]
    )
    spots = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in BOARD["panels"]]
    assert len(set(spots)) == len(spots)


def _filled(text: str) -> str:
    """As compose fills in what .env has."""
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: {"DOMAIN": "games.example"}.get(found[1], "secret"), text)


@pytest.mark.parametrize("name", OURS)
def test_compose_starts_a_server_with_settings_that_it_has(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    service, known = OURS[name], {one.variable: one for one in SETTINGS}
    assert set(service["environment"]) <= set(known)
    told: dict[str, Any] = {}
    monkeypatch.setattr(serve_, "run", lambda **given: told.update(given) or 0)
    for variable, text in service["environment"].items():
        monkeypatch.setenv(variable, _filled(text))
    assert cli.main(["serve"]) == 0
    assert told["hosts"] == ("games.example",)
    assert told["proxies"] == (COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"],)
    assert told["data"].endswith("@postgres/rumpus")
    assert told["bus"] == "nats://nats:4222"
    prometheus = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())
    (targets,) = [one["static_configs"][0]["targets"] for one in prometheus["scrape_configs"]]
    assert f"{service['hostname']}:{told['metrics'][1]}" in targets
    assert f"{service['hostname']}:{told['port']}" in (DEPLOY / "Caddyfile").read_text().split()
    assert service["hostname"] == name


def test_the_image_knows_its_settings_and_is_asked_whether_it_is_ready() -> None:
    known = {one.variable for one in SETTINGS} | OF_THE_RUNTIME
    assert set(re.findall(r"\b(RUMPUS_[A-Z]+)=", CONTAINER)) <= known
    assert "/api/ready" in CONTAINER.partition("HEALTHCHECK")[2]


def test_nothing_of_ours_runs_as_root_or_writes_where_it_need_not() -> None:
    last = CONTAINER.rpartition("\nFROM ")[2]
    assert re.search(r"^USER [1-9]\d*$", last, re.MULTILINE)
    for service in OURS.values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert {volume.partition(":")[2] for volume in service["volumes"]} == {"/cache", "/data"}
        assert "ports" not in service, "only Caddy is open to the world"


def test_every_image_has_a_version() -> None:
    images = re.findall(r"^FROM (\S+)", CONTAINER, re.MULTILINE) + [
        one["image"] for one in COMPOSE["services"].values()
    ]
    assert len(images) == 3 + len(COMPOSE["services"])
    for image in images:
        assert re.search(r":v?\d+\.\d+(\.\d+)?(-[a-z]+)*$", image), image
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert {one["image"] for one in OURS.values()} == {f"rumpus:{version}"}


def test_what_is_mounted_is_there() -> None:
    for service in COMPOSE["services"].values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in COMPOSE["volumes"], volume
    for source in re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINER, re.MULTILINE):
        assert all((ROOT / one).exists() for one in source.split()), source
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yml").read_text("utf-8")))
    assert wanted == set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text("utf-8"), re.MULTILINE))
