"""A position in a few lines of text.

```
round 2 pot 1 leader B turn B
A coins 0 hand 2 4 5 last 3
B coins 1 hand 1 6 raised
deck 1 1 2 3 5
```
Also after a seat: `laid N`, `out`; after the round: `deadline MS`, `over N`, `now MS`; a line `rng X Y` fixes the
generator. Where everybody lays at once, `turn B` says that B is asked for an answer; in turns, that B has laid.
"""

from typing import Any, Final

from rumpus.games.toy.content.tables import tables
from rumpus.games.toy.interface.view import LETTERS
from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import Seat, State, Table
from rumpus.kernel.chance import seed
from rumpus.kernel.content import Tables
from rumpus.kernel.given import once
from rumpus.kernel.laying import Piles, Zone
from rumpus.kernel.record import Array
from rumpus.kernel.scenes import each_line
from rumpus.kernel.seal import generator, set_generator
from rumpus.kernel.spec import Options


def stock(t: Table, _s: State, _seat: str) -> list[tuple[str]]:
    """TOY-DEAL-01: one card of each value per seat."""
    return [(str(value),) for value in range(1, t.highest + 1) for _ in range(t.n)]


def lying(t: Table, s: State, _seat: str) -> list[str]:
    """The cards that lie before their seats."""
    return [str(s.seats[p].card) for p in range(t.n) if s.seats[p].card]


def shared(_t: Table) -> bool:
    """All seats draw on one deck."""
    return True


PILES: Final = Piles(
    zones={
        "hand": Zone(line="{seat} hand {cards}", ordered=False, most=ids.HAND),
        "deck": Zone(line="deck {cards}", ordered=False),
    },
    stock=stock,
    lying=lying,
    common=shared,
    one_line=True,
    ends=("coins", "hand", "laid", "last", "raised", "out"),
)


def scene(t: Table, s: State) -> str:
    """The whole position, hidden cards included."""
    first = f"round {s.round} pot {s.pot} leader {LETTERS[s.leader]}"
    first += f" turn {LETTERS[s.turn]}" * (s.turn >= 0) + f" deadline {s.deadline}" * (s.deadline > 0)
    first += f" over {s.over}" * (s.over > 0) + f" now {s.now}" * (s.now > 0)
    lines = [first, *(seat_line(LETTERS[p], s.seats[p]) for p in range(t.n))]
    lines.append(" ".join(["deck", *map(str, s.deck[: s.deck_n])]))
    lines.append(generator(s))
    return "\n".join(lines) + "\n"


def seat_line(letter: str, seat: Seat) -> str:
    """One seat in words."""
    hand = " ".join(map(str, seat.hand[: seat.hand_n]))
    line = f"{letter} coins {seat.coins} hand {hand}".rstrip()
    line += f" laid {seat.card}" * (seat.card > 0) + f" last {seat.last}" * (seat.last > 0)
    return line + " raised" * seat.raised + " out" * seat.out


def unscene(text: str, options: Options, content: Any = None) -> tuple[Tables, Array]:
    """The tables and the state of a scene; ValueError names the line that is not understood."""
    T = tables(options, content)
    S = State.blank()
    t, s = T.t, State.at(S)
    seed(s, 1)
    s.turn = -1
    told: set[str] = set()

    def read(words: list[str]) -> None:
        once(told, words[0])
        if words[0] in LETTERS[: ids.SEATS]:
            if LETTERS.index(words[0]) >= t.n:
                raise ValueError(f"there is no seat {words[0]}; there are {', '.join(LETTERS[: t.n])}")
            read_seat(s.seats[LETTERS.index(words[0])], words[1:])
        else:
            read_line(t, s, words)

    each_line(text, read)
    return T, S


def read_line(t: Table, s: State, words: list[str]) -> None:
    """A line that is not about one seat."""
    if words[0] == "deck":
        for value in sorted(map(int, words[1:])):
            s.deck[s.deck_n] = value
            s.deck_n += 1
    elif words[0] == "rng":
        set_generator(s, words[1:])
    else:
        named = dict(zip(words[::2], words[1::2], strict=True))
        s.round, s.pot = int(named.pop("round")), int(named.pop("pot"))
        s.leader = LETTERS.index(named.pop("leader"))
        s.deadline, s.over = int(named.pop("deadline", "0")), int(named.pop("over", "0"))
        s.now = int(named.pop("now", "0"))
        if t.pace == ids.TURNS or "turn" in named:
            s.turn = LETTERS.index(named.pop("turn", LETTERS[s.leader]))
        if named:
            raise ValueError(f"what is {' '.join(named)}?")


def read_seat(seat: Seat, words: list[str]) -> None:
    """The words after a seat's letter."""
    key = ""
    for word in words:
        if not word.isdecimal():
            key = word
            if key == "raised":
                seat.raised = 1
            elif key == "out":
                seat.out = 1
            elif key not in ("coins", "hand", "laid", "last"):
                raise ValueError(f"what is {key}?")
        elif key == "hand":
            seat.hand[seat.hand_n] = int(word)
            seat.hand_n += 1
        elif key == "coins":
            seat.coins = int(word)
        elif key == "laid":
            seat.card = int(word)
        else:
            seat.last = int(word)
    hand = sorted(seat.hand[: seat.hand_n])
    for i, value in enumerate(hand):
        seat.hand[i] = value
