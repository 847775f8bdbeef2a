"""Messages are closed: what is not exactly a message of the protocol is told so, and reaches no table."""

import msgspec
import pytest

from rumpus.server import protocol as msg
from rumpus.server.gateway.connection import MAX_BYTES, understood


def test_a_play_is_read_as_it_was_written() -> None:
    sent = msg.Play(ref="a1", seat=1, version=4, actions=[3, 9])
    assert understood(msgspec.json.encode(sent)) == sent


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "null",
        "[]",
        '"play"',
        "{",
        "{}",
        '{"type":"state"}',
        '{"type":"cheat"}',
        '{"type":"play"}',
        '{"type":"play","ref":1,"seat":0,"version":1,"actions":[]}',
        '{"type":"play","ref":1,"seat":0,"version":1,"actions":[-1]}',
        '{"type":"play","ref":1,"seat":0,"version":1,"actions":[2147483648]}',
        '{"type":"play","ref":1,"seat":0,"version":1,"actions":["1"]}',
        '{"type":"play","ref":1,"seat":-1,"version":1,"actions":[1]}',
        '{"type":"play","ref":1,"seat":8,"version":1,"actions":[1]}',
        '{"type":"play","ref":1,"seat":0,"version":-1,"actions":[1]}',
        '{"type":"play","ref":1,"seat":0,"version":1.5,"actions":[1]}',
        '{"type":"play","ref":1,"seat":0,"version":1,"actions":[1],"now":5}',
        '{"type":"play","ref":{},"seat":0,"version":1,"actions":[1]}',
        '{"type":"play","ref":1,"seat":0,"version":1,"actions":' + str([1] * 65) + "}",
        '{"type":"play","ref":"' + "r" * 65 + '","seat":0,"version":1,"actions":[1]}',
        '{"type":"speed","bot_pause_ms":5001}',
        '{"type":"why","seat":0,"action":1}',
        '{"type":"coach","seat":0,"space":"<b>"}',
        '{"type":"again","seat":0}',
        '{"type":"ping","t":"x"}',
        b"\xff\xfe",
        "[" * 5000,
    ],
)
def test_what_is_no_message_is_told_so(raw: str | bytes) -> None:
    told = understood(raw)
    assert isinstance(told, msg.ErrorTold)
    assert told.text.startswith("This message makes no sense")


def test_size_is_limited() -> None:
    fits = '{"type":"ping","t":1}'
    assert understood(fits + " " * (MAX_BYTES - len(fits))) == msg.Ping(1.0)
    assert isinstance(understood(fits + " " * (MAX_BYTES - len(fits) + 1)), msg.ErrorTold)


def test_every_server_message_says_its_type() -> None:
    told = [msgspec.json.decode(msgspec.json.encode(m))["type"] for m in (msg.Pong(1.0), msg.ErrorTold("", {}, "x"))]
    assert told == ["pong", "error"]
