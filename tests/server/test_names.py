"""Which names a server answers to, by where it listens and what it was told."""

import socket

import pytest

from rumpus.server.main import ServeError, names_of


def test_a_server_of_this_machine_answers_to_localhost_and_what_it_is_told() -> None:
    assert names_of("127.0.0.1") == ({"localhost", "127.0.0.1", "::1"}, False)
    assert names_of("::1", ["games.example"]) == ({"localhost", "127.0.0.1", "::1", "games.example"}, False)


def test_a_server_of_a_network_answers_to_its_addresses_and_the_machines_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Tavern.home")
    for host in ("0.0.0.0", "::", "192.168.1.5"):
        names, own = names_of(host, ["games.example"])
        assert own
        assert {"localhost", "tavern", "tavern.home", "tavern.local", "games.example", host} <= names


@pytest.mark.parametrize("name", ["http://games.example", "games.example:8080", "", "a b", "games.example/"])
def test_a_name_is_a_name_alone(name: str) -> None:
    with pytest.raises(ServeError, match="--name"):
        names_of("127.0.0.1", [name])
