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
relics that lie nowhere in its deck. `rng X Y` fixes the generator.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from rumpus.games.brutality.content.tables import book_of, tables
from rumpus.games.brutality.interface.names import HEROES, of_id, square, square_of
from rumpus.games.brutality.interface.prompts import ASKED
from rumpus.games.brutality.rules import ids, turn
from rumpus.games.brutality.rules.board import area, side_of
from rumpus.games.brutality.rules.state import Creation, Frame, Hazard, Hero, Play, State, Table, Team
from rumpus.kernel.chance import seed
from rumpus.kernel.content import Tables
from rumpus.kernel.record import Array
from rumpus.kernel.seal import generator, set_generator
from rumpus.kernel.spec import Options

RUNS: Final = ("setup", "turn", "prog", "shove", "room", "launch", "land", "draw", "roam", "cards")
"""What is running, by number - 1."""
NAMED: Final = {"phase": ids.PHASES, "ask": ASKED, "over": ids.REASONS}
"""Fields of the State that are written as words."""
CARDS: Final = ("hand", "deck", "pile", "stack")
_OWN = "rng on ground scratch heroes hazards creations teams play frames depth owner"
OWN: Final = _OWN.split()
"""Fields of the State with lines of their own, or that follow from others."""


# ---------------------------------------------------------------- there
def scene(t: Table, s: State) -> str:
    """The whole position, hidden cards included."""
    lines = [" ".join(fields(t, s, State, OWN))]
    lines += [hero_line(t, s, h) for h in range(ids.HEROES) if s.heroes[h].design]
    for i, one in enumerate(s.hazards):
        if one.kind:
            told = [ids.HAZARD_NAMES[one.kind], square(one.square), *fields(t, one, Hazard, ("kind", "square"))]
            lines.append(" ".join([f"hazard@{i}", *told]))
    for i, made in enumerate(s.creations):
        if made.kind:
            told = [square(made.square), *fields(t, made, Creation, ("kind", "square"))]
            lines.append(" ".join([f"{ids.CREATION_NAMES[made.kind]}@{i}", *told]))
    for k in range(ids.TEAMS):
        told = list(fields(t, s.teams[k], Team, ("hand_n", "deck_n", "pile_n")))
        lines += [" ".join([f"team {k + 1}", *told])] if told else []
        owned = [str(card) for card in range(1, ids.RELICS + 1) if s.owner[card] == k + 1]
        lines += [f"owner {k + 1} {','.join(owned)}"] if owned else []
    lines += [" ".join([f"play@{i}", *fields(t, s.play[i], Play, ())]) for i in range(ids.PLAY) if s.play[i].card]
    for i in range(s.depth):
        lines.append(" ".join([f"run {RUNS[s.frames[i].kind - 1]}", *fields(t, s.frames[i], Frame, ("kind",))]))
    return "\n".join([*lines, generator(s)]) + "\n"


def fields(t: Table, record: Any, kind: Any, skip: Iterable[str]) -> Iterator[str]:
    """The fields of a record that are not 0, as name=value; lists without the zeros at their end."""
    for name in kind.dtype.names:
        if name in skip:
            continue
        value = getattr(record, name)
        if not isinstance(value, int):
            cells = list(value)
            while cells and cells[-1] == 0:
                cells.pop()
            if cells:
                yield f"{name}={','.join(relic_id(t, one) if name in CARDS else str(one) for one in cells)}"
        elif value:
            yield f"{name}={NAMED[name][value] if name in NAMED and kind is State else value}"


def relic_id(t: Table, card: int) -> str:
    """The id of a relic; of a number that is none, the number."""
    return book_of(t).relic(card).id if 0 < card <= t.relics_n else str(card)


def hero_line(t: Table, s: State, h: int) -> str:
    """One hero."""
    hero, book = s.heroes[h], book_of(t)
    words = [HEROES[h], book.hero(hero.design).id]
    words += [square(hero.place)] if hero.place >= 0 else []
    words += [f"hp={hero.hp}"] if hero.hp != t.heroes[hero.design].hp else []
    words += [f"tool={book.artifact(hero.tool).id}"] if hero.tool else []
    words += fields(t, hero, Hero, ("design", "place", "hp", "tool", "value", "ends"))
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
    for number, line in enumerate(text.strip().splitlines(), 1):
        try:
            if line.split():
                read_line(t, s, line.split())
        except (ValueError, IndexError, KeyError, AttributeError) as fault:
            raise ValueError(f"scene line {number}: {line!r} is not understood ({fault})") from None
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
    for card in range(1, t.relics_n + 1):
        if not t.chaos and card not in lie:
            deck.deck[deck.deck_n] = card
            deck.deck_n += 1
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


def read_line(t: Table, s: State, words: list[str]) -> None:
    """One line, by its first word."""
    head, rest = words[0], words[1:]
    name, _, row = head.partition("@")
    if head == "rng":
        set_generator(s, rest)
    elif head in HEROES:
        read_hero(t, s, HEROES.index(head), rest)
    elif name == "hazard":
        lay(t, s.hazards, row, ids.HAZARD_NAMES.index(rest[0]), rest[1:])
    elif name in ids.CREATION_NAMES[1:]:
        lay(t, s.creations, row, ids.CREATION_NAMES.index(name), rest)
    elif head == "team":
        read_team(t, s, int(rest[0]) - 1, rest[1:])
    elif head == "owner":
        for card in rest[1].split(","):
            s.owner[int(card)] = int(rest[0])
    elif name == "play":
        assign(t, s.play[int(row)], rest)
    elif head == "run":
        s.depth += 1
        s.frames[s.depth - 1].kind = RUNS.index(rest[0]) + 1
        assign(t, s.frames[s.depth - 1], rest[1:])
    else:
        assign(t, s, words)


def lay(t: Table, rows: Any, row: str, kind: int, words: list[str]) -> None:
    """A hazard or creation in its row, or in the first that is free: its square, and what is not 0."""
    one = rows[int(row)] if row else next(one for one in rows if not one.kind)
    one.kind, one.square = kind, square_of(words[0])
    assign(t, one, words[1:])


def read_team(t: Table, s: State, k: int, words: list[str]) -> None:
    """The cards of a team."""
    team = s.teams[k]
    assign(t, team, words)
    for name in ("hand", "deck", "pile"):
        setattr(team, f"{name}_n", sum(1 for card in getattr(team, name) if card))


def read_hero(t: Table, s: State, h: int, words: list[str]) -> None:
    """One hero: its id, its square, and what is not as at the start."""
    hero, book = s.heroes[h], book_of(t)
    hero.design = of_id("hero", book.cards.heroes, words[0])
    hero.hp = t.heroes[hero.design].hp
    rest = words[1:]
    if rest and "=" not in rest[0]:
        hero.place = square_of(rest.pop(0))
    for word in rest:
        name, value = word.split("=")
        if name == "tool":
            hero.tool = of_id("artifact", book.cards.artifacts, value)
        elif ":" in value:
            k = ids.STATUS_NAMES.index(name)
            hero.value[k], hero.ends[k] = map(int, value.split(":"))
        else:
            assign(t, hero, [word])


def assign(t: Table, record: Any, words: list[str]) -> None:
    """Fields of a record as name=value."""
    for word in words:
        name, value = word.split("=")
        if name in NAMED and isinstance(record, State):
            setattr(record, name, NAMED[name].index(value))
        elif isinstance(getattr(record, name), int):
            setattr(record, name, int(value))
        else:
            for i, one in enumerate(value.split(",")):
                known = name in CARDS and not one.isdecimal()
                getattr(record, name)[i] = of_id("relic", book_of(t).cards.relics, one) if known else int(one)
