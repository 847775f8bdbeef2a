"""What results of simulations are told by."""

from rumpus.games.toy.rules.state import State, Table


def cards(t: Table) -> list[str]:
    """What the card of each value is called; there is none of value 0."""
    faces = {k: t.book.face(k) for k in range(1, t.highest + 1)}
    return ["", *(f"{face.title} ({k})" if face else f"card {k}" for k, face in faces.items())]


def first(_s: State) -> int:
    """Seat A begins the first round."""
    return 0
