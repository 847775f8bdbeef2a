"""What a simulation counted (`bots/tally.py`): by hero, pair of heroes, artifact, relic, who began and end; and how
long games were, with what cost HP.
"""

from rumpus.games.brutality.content.tables import book_of
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.state import Table
from rumpus.kernel.counts import Cell, Counted, Mean, Rows, Section, Share, pair_rates, rates, unlike

ROOM = ids.CARDS + 1
"""Heroes a row of the pairs."""
ENDS = {
    ids.BEATEN: "the last hero falls",
    ids.BOTH_BEATEN: "the last heroes fall together",
    ids.CONCEDED: "given up",
    ids.ROUND_LIMIT: "the round limit",
    ids.QUIET: "quiet rounds",
}
ORDER = ("goes first", "goes second")
"""Games won by who chooses and plays first, and by the other team; what is left was drawn."""
HURTS = ("creations", "Pillars", "Pikes", "Flames")
"""What hurts whoever meets it, by kind of hazard."""


def report(t: Table, counts: Counted, games: int) -> list[Section]:
    """A section for each kind of thing that was counted at all."""
    cards = book_of(t).cards
    heroes, relics = unlike(cards.heroes), rates(unlike(cards.relics), counts, "relics")
    for k, name in enumerate(unlike(cards.relics), 1):
        if name in relics:
            relics[name]["played a game"] = round(counts["plays"][k] / games, 3)
    firsts: Rows = {name: {"win rate": Share(counts["begun"][k], games)} for k, name in enumerate(ORDER)}
    ends: Rows = {name: {"share": Share(counts["ends"][k], games)} for k, name in ENDS.items() if counts["ends"][k]}
    told = [
        Section("heroes", "hero", rates(heroes, counts, "heroes")),
        Section("pairs", "pair of heroes", pair_rates(heroes, counts, "pairs", ROOM)),
        Section("artifacts", "artifact", rates(unlike(cards.artifacts), counts, "tools")),
        Section("relics", "relic", relics),
        Section("going_first", "team", firsts),
        Section("ends", "end", ends),
        Section("games", "game", {"a game": length(counts, games)}),
    ]
    return [section for section in told if section.rows]


def length(counts: Counted, games: int) -> dict[str, Cell]:
    """Turns of both teams together, deaths, lost HP, and how often a hazard or creation hurt somebody."""
    made: dict[str, Cell] = {
        "turns": Mean(counts["turns"][0], counts["turns_squared"][0], games),
        "draws": round(counts["drawn"][0] / games, 3),
        "deaths": round(counts["deaths"][0] / games, 2),
        "HP lost": round(counts["lost"][0] / games, 2),
    }
    return made | {f"{name} hurt": round(counts["met"][k] / games, 2) for k, name in enumerate(HURTS)}
