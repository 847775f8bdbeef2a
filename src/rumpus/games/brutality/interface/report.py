"""What a simulation counted (`bots/tally.py`): by hero, pair of heroes, artifact, relic, who began and end; and how
long games were, with what cost HP.
"""

from collections.abc import Mapping, Sequence

from rumpus.games.brutality.content.load import Card, Cards, Hero
from rumpus.games.brutality.content.tables import book_of
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.state import Table
from rumpus.kernel.counts import Cell, Mean, Section, Share, unlike

Counted = Mapping[str, Sequence[int]]
"""The fields of `tally.Counts`, added up."""
Rows = dict[str, dict[str, Cell]]
ROOM = ids.CARDS + 1
"""Heroes a row of the pairs."""
ENDS = {
    ids.BEATEN: "the last hero falls",
    ids.BOTH_BEATEN: "the last heroes fall together",
    ids.CONCEDED: "given up",
    ids.ROUND_LIMIT: "the round limit",
    ids.QUIET: "quiet rounds",
}
HURTS = ("creations", "Pillars", "Pikes", "Flames")
"""What hurts whoever meets it, by kind of hazard."""


def report(t: Table, counts: Counted, games: int) -> list[Section]:
    """A section for each kind of thing that was counted at all."""
    cards = book_of(t).cards
    told = [
        Section("heroes", "hero", won(cards.heroes, counts, "heroes", "hero_wins")),
        Section("pairs", "pair of heroes", pairs(cards, counts)),
        Section("artifacts", "artifact", won(cards.artifacts, counts, "tools", "tool_wins")),
        Section("relics", "relic", relics(cards, counts, games)),
        Section("going_first", "team", going_first(counts, games)),
        Section("ends", "end", ends(counts, games)),
        Section("games", "game", {"a game": length(counts, games)}),
    ]
    return [section for section in told if section.rows]


def won(cards: Sequence[Card | Hero], counts: Counted, games: str, wins: str) -> Rows:
    """Games won of those that a team played with the hero or the artifact."""
    return {
        name: {"win rate": Share(counts[wins][k], counts[games][k])}
        for k, name in enumerate(unlike(cards), 1)
        if counts[games][k]
    }


def pairs(cards: Cards, counts: Counted) -> Rows:
    """The same of two heroes of one team."""
    made: Rows = {}
    names = unlike(cards.heroes)
    for i, one in enumerate(names, 1):
        for k, other in enumerate(names[i:], i + 1):
            at = ROOM * i + k
            if counts["pairs"][at]:
                made[f"{one} + {other}"] = {"win rate": Share(counts["pair_wins"][at], counts["pairs"][at])}
    return made


def relics(cards: Cards, counts: Counted, games: int) -> Rows:
    """Games won of those in which a team played the relic, and how often it was played."""
    made = won(cards.relics, counts, "relics", "relic_wins")
    for k, name in enumerate(unlike(cards.relics), 1):
        if name in made:
            made[name]["played a game"] = round(counts["plays"][k] / games, 3)
    return made


def going_first(counts: Counted, games: int) -> Rows:
    """Games won by who chooses and plays first, and by the other team; what is left was drawn."""
    rows: Rows = {}
    for k, name in enumerate(("goes first", "goes second")):
        rows[name] = {"win rate": Share(counts["begun"][k], games)}
    return rows


def ends(counts: Counted, games: int) -> Rows:
    """Games that ended so."""
    return {name: {"share": Share(counts["ends"][k], games)} for k, name in ENDS.items() if counts["ends"][k]}


def length(counts: Counted, games: int) -> dict[str, Cell]:
    """Turns of both teams together, deaths, lost HP, and how often a hazard or creation hurt somebody."""
    made: dict[str, Cell] = {
        "turns": Mean(counts["turns"][0], counts["turns_squared"][0], games),
        "draws": round(counts["drawn"][0] / games, 3),
        "deaths": round(counts["deaths"][0] / games, 2),
        "HP lost": round(counts["lost"][0] / games, 2),
    }
    return made | {f"{name} hurt": round(counts["met"][k] / games, 2) for k, name in enumerate(HURTS)}
