"""A position in lines of text, there and back.

```
turn=3 team=0 phase=main ask=main first=0
A assassin d4 hp=6 used=1 spent=2 tool=war_horn cool=2 stun=1:7
B gale_archer g1
X ironhide_warden c6 hp=12
Y bog_witch a9 hp=0
hazard catapult d5 used=1
wall c4 team=0 turns=2
team 1 hand=saints_mercy,master_thief deck=holy_rain pile=spyglass
run turn step=4 got=-1
```
Heroes of Team 1 are A and B, of Team 2 X and Y; one without `hp` has all of it, one without a square is not on the
board. Statuses are value:end. Decks and piles have their top card last. What is 0 is left out. Without a `run` line the
team whose turn it is, Team 1 in its second turn where nothing is said, is asked in its main part, and Standard has the
relics that lie nowhere in its deck, under the others. `rng X Y` fixes the generator.
"""

from typing import Any, Final

from rumpus.games.brutality.content.tables import book_of, tables
from rumpus.games.brutality.interface.names import HEROES, square, square_of
from rumpus.games.brutality.interface.prompts import ASKED
from rumpus.games.brutality.rules import ids, turn
from rumpus.games.brutality.rules.board import area, side_of
from rumpus.games.brutality.rules.state import Hero, State, Table
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.zones import Piles, Zone
from rumpus.kernel.match.scenes import Called, assign, each_line, fields, number
from rumpus.kernel.records.chance import seed
from rumpus.kernel.records.record import Array
from rumpus.kernel.records.seal import generator, set_generator

RUNS: Final = ("setup", "turn", "prog", "shove", "room", "launch", "land", "draw", "roam", "cards")
"""What is running, by number - 1."""
_OWN = "rng on ground scratch heroes hazards creations teams play frames depth owner"
OWN: Final = _OWN.split()
"""Fields of the State with lines of their own, or that follow from others."""


def names(t: Table) -> Called:
    """What numbers are called in the fields of records."""
    cards = book_of(t).cards
    relics = ("", *(one.id for one in cards.relics))
    return {
        "design": ("", *(one.id for one in cards.heroes)),
        "tool": ("", *(one.id for one in cards.artifacts)),
        **dict.fromkeys(("hand", "deck", "pile", "stack"), relics),
        "phase": ids.PHASES,
        "ask": ASKED,
        "over": ids.REASONS,
    }


# ---------------------------------------------------------------- piles
def stock(t: Table, s: State, seat: str) -> list[tuple[str, str]]:
    """The relics: one deck for both teams, or what a team has drafted; each by its id, or its number."""
    return [(book_of(t).relic(card).id, str(card)) for card in numbers(t, s, seat)]


def numbers(t: Table, s: State, seat: str) -> list[int]:
    """The same by number."""
    return [card for card in range(1, t.relics_n + 1) if not t.chaos or s.owner[card] == int(seat)]


def in_play(t: Table, s: State, _seat: str) -> list[str]:
    """The relics being played."""
    return [book_of(t).relic(one.card).id for one in s.play if one.card]


PILES: Final = Piles(
    zones={
        "hand": Zone(line="team {seat} hand={cards}", ordered=False, most=ids.HAND),
        "deck": Zone(line="team {seat} deck={cards}", top_last=True),
        "pile": Zone(line="team {seat} pile={cards}", top_last=True),
    },
    stock=stock,
    numbers=numbers,
    lying=in_play,
    seats=lambda _t: "12",
    common=lambda t: not t.chaos,
    between=",",
    one_line=True,
)


def amiss(t: Table, s: State) -> list[str]:
    """Heroes on one square, and those with more HP than they have."""
    told = []
    for place in range(ids.SQUARES):
        there = [HEROES[h] for h in range(ids.HEROES) if s.on[place] >> h & 1]
        told += [f"{' and '.join(there)} stand on {square(place)}"] if len(there) > 1 else []
    for h, hero in enumerate(s.heroes):
        most = t.heroes[hero.design].hp if hero.design else hero.hp
        told += [f"{HEROES[h]} has {hero.hp} of its {most} HP"] if not 0 <= hero.hp <= most else []
    return told


# ---------------------------------------------------------------- there
def scene(t: Table, s: State) -> str:
    """The whole position, hidden cards included."""
    called = names(t)
    lines = [" ".join(fields(s, *OWN, called=called))]
    lines += [hero_line(t, s, h, called) for h in range(ids.HEROES) if s.heroes[h].design]
    for i, one in enumerate(s.hazards):
        if one.kind:
            told = [ids.HAZARD_NAMES[one.kind], square(one.square), *fields(one, "kind", "square")]
            lines.append(" ".join([f"hazard@{i}", *told]))
    for i, made in enumerate(s.creations):
        if made.kind:
            told = [square(made.square), *fields(made, "kind", "square")]
            lines.append(" ".join([f"{ids.CREATION_NAMES[made.kind]}@{i}", *told]))
    for k in range(ids.TEAMS):
        told = fields(s.teams[k], "hand_n", "deck_n", "pile_n", called=called)
        lines += [" ".join([f"team {k + 1}", *told])] if told else []
        owned = [str(card) for card in range(1, ids.RELICS + 1) if s.owner[card] == k + 1]
        lines += [f"owner {k + 1} {','.join(owned)}"] if owned else []
    lines += [" ".join([f"play@{i}", *fields(s.play[i])]) for i in range(ids.PLAY) if s.play[i].card]
    lines += [" ".join([f"run {RUNS[f.kind - 1]}", *fields(f, "kind")]) for f in s.frames[: s.depth]]
    return "\n".join([*lines, generator(s)]) + "\n"


def hero_line(t: Table, s: State, h: int, called: Called) -> str:
    """One hero."""
    hero = s.heroes[h]
    words = [HEROES[h], called["design"][hero.design]]
    words += [square(hero.place)] if hero.place >= 0 else []
    words += [f"hp={hero.hp}"] if hero.hp != t.heroes[hero.design].hp else []
    words += fields(hero, "design", "place", "hp", "value", "ends", called=called)
    words += [
        f"{ids.STATUS_NAMES[k]}={hero.value[k]}:{hero.ends[k]}"
        for k in range(1, ids.STATUSES)
        if hero.value[k] or hero.ends[k]
    ]
    return " ".join(words)


# ---------------------------------------------------------------- and back
def unscene(text: str, options: Options, content: Any = None) -> tuple[Tables, Array]:
    """The tables and the state of a scene; ValueError names the line that is not understood."""
    T = tables(options, content)
    S = State.blank()
    t, s = T.t, State.at(S)
    seed(s, 1)
    for hero in s.heroes:
        hero.place = -1
    called = names(t)
    each_line(text, lambda words: read_line(t, s, words, called))
    complete(t, s)
    lay_out(t, s)
    return T, S


def complete(t: Table, s: State) -> None:
    """What a short scene leaves out: a team is asked in its main part; relics that lie nowhere are the common deck."""
    if s.depth:
        return
    lie = {card for team in s.teams for pile in (team.hand, team.deck, team.pile) for card in pile}
    lie |= {one.card for one in s.play}
    deck = s.teams[0]
    rest = [card for card in range(1, t.relics_n + 1) if not t.chaos and card not in lie]
    told = [*deck.deck[: deck.deck_n]]
    deck.deck_n = len(rest) + len(told)
    for i, card in enumerate([*rest, *told]):
        deck.deck[i] = card
    s.turn, s.winner = s.turn or 3, -1
    s.team = (s.turn - 1) % 2
    s.phase, s.ask, s.depth = ids.P_MAIN, ids.ASK_MAIN, 1
    s.asker = -1 if t.n == ids.SEATS else side_of(s, s.team)
    f = s.frames[0]
    f.kind, f.step, f.seat, f.got = ids.F_TURN, turn.MAIN, -1, -1


def lay_out(t: Table, s: State) -> None:
    """What lies and stands on the squares."""
    for h in range(ids.HEROES):
        for i in range(area(t, s, h) if s.heroes[h].place >= 0 else 0):
            s.on[s.heroes[h].place + ids.FOOT[i]] |= 1 << h
    for i in range(ids.HAZARDS):
        if s.hazards[i].kind:
            s.ground[s.hazards[i].square] = 1 + i
    for i in range(ids.CREATIONS):
        if s.creations[i].kind:
            s.ground[s.creations[i].square] = ids.MADE + i


def read_line(t: Table, s: State, words: list[str], called: Called) -> None:
    """One line, by its first word."""
    head, rest = words[0], words[1:]
    name, _, row = head.partition("@")
    if head == "rng":
        set_generator(s, rest)
    elif head in HEROES:
        read_hero(t, s.heroes[HEROES.index(head)], rest, called)
    elif name == "hazard":
        lay(s.hazards, row, ids.HAZARD_NAMES.index(rest[0]), rest[1:])
    elif name in ids.CREATION_NAMES[1:]:
        lay(s.creations, row, ids.CREATION_NAMES.index(name), rest)
    elif head == "team":
        team = s.teams[int(rest[0]) - 1]
        assign(team, rest[1:], called)
        for name in ("hand", "deck", "pile"):
            setattr(team, f"{name}_n", sum(1 for card in getattr(team, name) if card))
    elif head == "owner":
        for card in rest[1].split(","):
            s.owner[int(card)] = int(rest[0])
    elif name == "play":
        assign(s.play[int(row)], rest)
    elif head == "run":
        s.depth += 1
        s.frames[s.depth - 1].kind = RUNS.index(rest[0]) + 1
        assign(s.frames[s.depth - 1], rest[1:])
    else:
        assign(s, words, called)


def lay(rows: Any, row: str, kind: int, words: list[str]) -> None:
    """A hazard or creation in its row, or in the first that is free: its square, and what is not 0."""
    one = rows[int(row)] if row else next(one for one in rows if not one.kind)
    one.kind, one.square = kind, square_of(words[0])
    assign(one, words[1:])


def read_hero(t: Table, hero: Hero, words: list[str], called: Called) -> None:
    """One hero: its id, its square, and what is not as at the start."""
    hero.design = number(words[0], called["design"])
    hero.hp = t.heroes[hero.design].hp
    for word in words[1:]:
        name, _, value = word.partition("=")
        if not value:
            hero.place = square_of(word)
        elif ":" in value:
            k = ids.STATUS_NAMES.index(name)
            hero.value[k], hero.ends[k] = map(int, value.split(":"))
        else:
            assign(hero, [word], called)
