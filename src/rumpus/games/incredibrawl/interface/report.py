"""What a simulation counted (`tally.py`), by character, by location and by Power-Up. Its meaning is in README.md."""

from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import Table
from rumpus.kernel.counts import Cell, Counted, Mean, Section, Share, unlike, won


def report(t: Table, counts: Counted, games: int) -> list[Section]:
    """A section for each kind of card that is in the game."""
    book = book_of(t)
    people, ups = book.sheets[: ids.CHARACTERS], book.sheets[ids.CHARACTERS :]
    made = [Section("characters", "character", {name: character(counts, i) for i, name in enumerate(unlike(people))})]
    if t.locations:
        rows = {name: location(counts, i) for i, name in enumerate(unlike(book.places))}
        made.append(Section("locations", "location", rows))
    if t.power_ups:
        rows = {name: power_up(counts, k, games) for k, name in enumerate(unlike(ups))}
        made.append(Section("power_ups", "Power-Up", rows))
    return made


def character(counts: Counted, i: int) -> dict[str, Cell]:
    """Brawls won of those it was in; rounds in which it was chosen of those it was in hand; Glory of its owner."""
    brawls = counts["brawls"][i]
    return {
        "win rate": Share(counts["wins"][i], brawls),
        "pick rate": Share(counts["chosen"][i], counts["held"][i]),
        "Glory": Mean(counts["glory"][i], counts["squares"][i], brawls),
    }


def location(counts: Counted, i: int) -> dict[str, Cell]:
    """Glory of all players in rounds there; rounds after which the next one was elsewhere."""
    return {
        "Glory": Mean(counts["there_glory"][i], counts["there_squares"][i], counts["there"][i]),
        "left": Share(counts["left"][i], counts["followed"][i]),
    }


def power_up(counts: Counted, k: int, games: int) -> dict[str, Cell]:
    """Games won by a player that played it; times played in a game."""
    played = counts["played"][k]
    return {
        "win rate": won(counts, "used", k),
        "played a game": round(played / games, 3) if games else 0.0,
    }
