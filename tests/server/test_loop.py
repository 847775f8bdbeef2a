"""The server runs on uvloop where it is there, and on Python's own event loop where it is not."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import httpx
import pytest
from tests.server.test_kill import PATIENCE
from websockets.sync.client import connect

START = """
import asyncio, sys
if sys.argv[2] == "asyncio":
    sys.modules["uvloop"] = None
from rumpus.server.main import serve
def say(text):
    print(text, type(asyncio.get_running_loop()).__module__, flush=True)
serve(port=0, data=sys.argv[1], say=say)
"""
TABLE = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "empty"}]}
UVLOOP = pytest.param("uvloop", marks=pytest.mark.skipif(find_spec("uvloop") is None, reason="no uvloop is here"))


@pytest.mark.parametrize("loop", ["asyncio", UVLOOP])
def test_a_server_serves_on_either_loop(tmp_path: Path, loop: str) -> None:
    command = [sys.executable, "-c", START, str(tmp_path), loop]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline().split()
            assert said[-1].split(".")[0] == loop
            with httpx.Client(base_url=said[4], timeout=PATIENCE) as client:
                assert client.get("/api/ready").json() == {"ok": True}
                table = client.post("/api/tables", json=TABLE).raise_for_status().json()["table"]
            with connect(f"ws{said[4][4:]}/api/tables/{table}/ws", open_timeout=PATIENCE) as line:
                assert '"welcome"' in str(line.recv(PATIENCE))
        finally:
            process.kill()
