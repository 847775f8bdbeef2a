"""What a seat is asked."""

from rumpus.games.toy.rules.state import State, Table
from rumpus.games.toy.rules.turn import who
from rumpus.games.toy.rules.window import answering


def prompt(t: Table, s: State, p: int) -> tuple[str, str]:
    """What the seat may do now, and how."""
    if (who(t, s) >> p & 1) == 0:
        return "Wait for the others", ""
    if answering(t, s):
        return "Answer with a card, or pass", "Then the cards that lie open do what they say, and the highest wins."
    more = "" if s.seats[p].raised else ", or raise first"
    return f"Lay a card{more}", "The single highest card takes the pot."
