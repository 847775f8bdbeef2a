"""What a seat is asked."""

from rumpus.games.toy.rules.state import State, Table
from rumpus.games.toy.rules.turn import who
from rumpus.games.toy.rules.window import answering
from rumpus.kernel.words.saying import Saying


def prompt(t: Table, s: State, p: int) -> tuple[Saying, Saying | None]:
    """What the seat may do now, and how."""
    if (who(t, s) >> p & 1) == 0:
        return Saying("ask-wait"), None
    if answering(t, s):
        return Saying("ask-answer"), Saying("ask-answer-how")
    return Saying("ask-lay" if s.seats[p].raised else "ask-lay-or-raise"), Saying("ask-lay-how")
