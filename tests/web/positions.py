"""The positions of real games that the gallery shows, and the files it reads them from.

`web/gallery/fixtures/<game>/<name>.json` holds what the server sends to one pair of eyes at one position: the `welcome`
and the `state`, in the shape of `rumpus.server.protocol`; and where a draft lies there, the keys that build it and what
the server answers each step of it. `make gallery` writes them anew; a test compares them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import msgspec
from tests.helpers.cast import cast
from tests.web import blitz, brutal, brutal_setup
from tests.web.incredi import DECISIONS
from tests.web.staged import Stage

from rumpus.kernel.match.match import Match
from rumpus.server.protocol import in_english

ROOT = Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "web" / "gallery" / "fixtures"
WRITE = os.environ.get("RUMPUS_GALLERY") == "write"
"""Positions and pictures are kept anew where they are others now."""


# ---------------------------------------------------------------- Dust-up
DUST = """
round 3 pot 2 leader C turn A
A coins 1 hand 2 4 6
B coins 0 hand 1 3 5
C coins 3 hand 2 5 laid 5
deck 3
"""


def dust_up() -> Stage:
    """A game of Dust-up that is over."""
    match = Match.start("toy", {}, 7)
    while match.active:
        match.play(match.active[0], match.actions(match.active[0])[0])
    return Stage(match, 0)


# ---------------------------------------------------------------- Brawlhalla
DUEL = "turn A\nA bodvar side 2 equipped at r4c3 hand 1 2 3 4 5\nB nix red at r4c4 hand 1 4 5 5\n"
BLOW = "turn A\nA yumiko equipped at r4c4 hand 5\nB nix red equipped at r4c5 hand 1\ntokens r2c4\n"
HIT = ("A: heavy B; play 5", "B: pass")
"""A blow over the KO line, and what is played."""
FOUR = """
turn A
A yumiko equipped side 2 at r4c2 hand 1 2 3 5
B nix yellow at r4c3 hand 1 2
C mordex at r4c4 hand 2 3
D hattori red at r1c1 hand 4
"""


def duel(scene: str, *plays: str, me: int = 0, **options: object) -> Stage:
    """A Brawlhalla scene with plays such as "B: delay; draw" done before."""
    match = Match.at_scene("brawlhalla", scene, options)
    for text in plays:
        letter, _, names = text.partition(":")
        match.play_all("ABCD".index(letter), [name.strip() for name in names.split(";")])
    return Stage(match, me)


# ---------------------------------------------------------------- BRAWL
LIVE = """
phase live now 103400 started 1000 moved 102900
row A B: B1 A1 A2
B1.a: Hit(green), Hit(green)
B1.b: Hit(blue), Block(blue)
A1.a: Hit(red), Hit(red), Hit(red)
A1.b: Hit(red)
A1 mods: Freeze
A2.a: Hit(blue), Press
A2.b: Hit(green), Block(green)
A hand: Hit(green)
B hand: Hit(blue)
A pile: Block(red), Hit(blue)
"""
NOW = 103_400


def brawl(scene: str, *, now: int | None = NOW, **options: object) -> Stage:
    """A BRAWL scene; in real time at `now`, or in turns with None."""
    decks = {"deck_a": "motley", "deck_b": "vesper"}
    return Stage(Match.at_scene("brawl", scene, {**decks, **options}), 0, now)


def opened(now: int | None, **options: object) -> Stage:
    """A BRAWL game as it begins."""
    return Stage(Match.start("brawl", options, 4), 0, now)


def asked(name: str, clock_ms: int | None = None) -> Stage:
    """An IncrediBrawl decision, by its name among `DECISIONS`."""
    make, me = DECISIONS[name]
    made = Stage(make(), me)
    made.clock_ms = clock_ms
    return made


# ---------------------------------------------------------------- Blitz Squad Brawl
def squads(match: Match, *steps: str, me: int = 0) -> Stage:
    """A Blitz Squad position, its draft built by such steps as "attack hob-drill" (`tests.web.blitz.drafts`)."""
    made = Stage(match, me)
    made.keys, made.drafts = blitz.drafts(match, me, steps)
    return made


# ---------------------------------------------------------------- Brutality
def arena(match: Match, *asked: int | str, keys: tuple[str, ...] = ()) -> Stage:
    """A Brutality position, keys that are pressed there, and what the page asks before and after each of them: where a
    hero may go, what an act asks.
    """
    made, parse = Stage(match), match.spec.actions.parse
    made.keys = list(keys)
    for one in asked:
        chain = [parse(match.t, match.s, 0, one)] if isinstance(one, str) else []
        made.drafts.append({"chain": chain} if chain else {"chain": [], "at": {"slot": str(one)}})
    return made


POSITIONS: dict[str, dict[str, Callable[[], Stage]]] = {
    "toy": {
        "turn": lambda: Stage(Match.at_scene("toy", DUST, {"cards": "house", "players": 3}), 0),
        "end": lambda: dust_up(),
    },
    "brawlhalla": {
        "draft": lambda: Stage(Match.start("brawlhalla", {"first_player": "seat1"}, 1)),
        "turn": lambda: duel(DUEL),
        "move": lambda: duel(DUEL, "A: move 3"),
        "attack": lambda: duel(DUEL, "A: light B"),
        "defence": lambda: duel(DUEL, "A: light B; play 3", me=1),
        "dodge": lambda: duel(DUEL, "A: heavy B; play 4", me=1),
        "teams": lambda: duel(FOUR, format="2v2", arena="long-hall"),
        "discovery": lambda: duel(DUEL, "A: light B; play 3", me=1, discovery="on"),
        "ko": lambda: duel(BLOW, *HIT, me=1),
        "result": lambda: duel(BLOW, *HIT, ko_mode="blitz"),
        "bonus": lambda: duel(
            "turn A\nA yumiko equipped at r2c2 ko 0 bonus 2 bonus 3 hand 1 4\nB nix at r2c3 hand 1\n",
            "A: light B; play 4",
            "B: pass",
            ko_mode="classic",
        ),
    },
    "brawl": {
        "live": lambda: brawl(LIVE),
        "training": lambda: opened(None, mode="training"),
        "circle": lambda: opened(0, format="circle", players=4),
        "tag": lambda: opened(0, format="tag_team", players=4),
    },
    "incredibrawl": {
        "choose": lambda: asked("select"),
        "place": lambda: asked("place"),
        "window": lambda: asked("window on a clock", 8000),
        "throw": lambda: asked("throw"),
        "location": lambda: asked("location"),
        "draw": lambda: asked("draw"),
        "type": lambda: asked("type"),
        "recover": lambda: asked("recover long"),
    },
    "brutality": {
        "special": lambda: arena(
            brutal.shot(),
            0,
            "special A 2",
            keys=("Digit2", "ArrowUp"),
        ),
        "knockback": lambda: arena(
            brutal.last(),
            *(0, 1),
            "special B 1",
            keys=("BracketRight", "Digit1", "ArrowUp"),
        ),
        "draft": lambda: Stage(brutal_setup.drafted()),
        "hazard": lambda: Stage(brutal_setup.placed()),
        "chaos": lambda: Stage(brutal_setup.chaos()),
        "turn": lambda: arena(brutal.turn(), 0),
        "four": lambda: arena(brutal.four(), 0),
        "result": lambda: arena(brutal.ended()),
    },
    "blitz_squad": {
        "flip": lambda: squads(blitz.flip()),
        "turn": lambda: squads(blitz.build()),
        "attack": lambda: squads(
            blitz.build(),
            *("attack brakka-mug_swing", "attack brakka-head_first"),
            *("energy kettle-boiler", "energy kettle-overdrive"),
        ),
        "answer": lambda: squads(blitz.block(), me=1),
        "block": lambda: squads(blitz.block(), "block hob-counterpunch", "block hob-shield_up", me=1),
        "reply": lambda: squads(blitz.block(), "reply wick-snuff_out", me=1),
        "zones": lambda: squads(blitz.zones(), "special wall_of_mirrors"),
        "four": lambda: squads(
            blitz.four(), "energy kettle-meltdown", "energy kettle-boiler", "energy kettle-overdrive", "aim C"
        ),
        "choice": lambda: squads(blitz.choice()),
        "result": lambda: squads(blitz.ended()),
    },
}
"""Each position by game and name: how it is reached."""


def said(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def text(made: Stage) -> str:
    """What the server sends at a position, as the file of it: a line for each field of the messages, and each draft."""
    told = {"welcome": made.welcome(), "state": made.state()}
    rows = [f' "title": {json.dumps(made.match.spec.about.title)}']
    if made.drafts:
        known = ({"draft": draft, "forecast": made.foresee(draft)} for draft in made.drafts)
        answers = [f"  {said(msgspec.to_builtins(one, enc_hook=str))}" for one in known]
        rows += [f' "keys": {json.dumps(made.keys)}', ' "foreseen": [\n' + ",\n".join(answers) + "\n ]"]
    for name, message in json.loads(in_english(told)).items():
        fields = [f"  {said(key)}: {said(value)}" for key, value in message.items()]
        rows.append(f' "{name}": {{\n' + ",\n".join(fields) + "\n }")
    return "{\n" + ",\n".join(rows) + "\n}\n"


CAST = FIXTURES / "cast.json"
"""Every character with its figure, for the gallery's sheet of them."""


def cast_text() -> str:
    """What stands there: by game, a line a character."""
    games: dict[str, list[str]] = {}
    for one in cast():
        line = json.dumps({"name": one.name, "icon": one.icon, "art": one.art}, ensure_ascii=False)
        games.setdefault(one.game, []).append(f"  {line}")
    lists = [f' "{game}": [\n' + ",\n".join(lines) + "\n ]" for game, lines in games.items()]
    return "{\n" + ",\n".join(lists) + "\n}\n"


def file_of(game: str, name: str) -> Path:
    """Where a position is kept."""
    return FIXTURES / game / f"{name}.json"
