"""What a simulation counted (`tally.py`): by brawler, pair of brawlers, special card, place in turn order and end; and
how long games were, with their combos.
"""

from dataclasses import replace

from rumpus.games.blitz_squad.content.load import Cards
from rumpus.games.blitz_squad.content.tables import book_of
from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.state import Table
from rumpus.kernel.counts import Cell, Counted, Mean, Rows, Section, Share, pair_rates, rates, unlike, won

PLACES = ("goes first", "goes second", "goes third", "goes fourth")
ENDS = {
    ids.FORCED_DRAW: "a draw from an empty tavern",
    ids.FORCED_DISCARD: "a discard from an empty tavern",
    ids.NO_CARDS: "no cards left",
    ids.CONCEDED: "given up",
    ids.ALL_LOST: "all lost at once",
    ids.TURN_LIMIT: "the turn limit",
}


def report(t: Table, counts: Counted, games: int) -> list[Section]:
    """A section for each kind of thing that was counted at all."""
    cards = book_of(t).cards
    firsts: Rows = {name: {"win rate": won(counts, "begun", k)} for k, name in enumerate(PLACES) if counts["begun"][k]}
    ends: Rows = {name: {"share": Share(counts["ends"][k], games)} for k, name in ENDS.items() if counts["ends"][k]}
    brawlers = unlike(cards.brawlers)[: ids.SQUADS - 1]
    short = unlike(replace(one, name=one.looks.short or one.name) for one in cards.brawlers)[: ids.SQUADS - 1]
    told = [
        Section("brawlers", "brawler", rates(brawlers, counts, "brawlers")),
        Section("pairs", "pair of brawlers", pair_rates(short, counts, "pairs", ids.SQUADS)),
        Section("specials", "special card", specials(counts, cards, games)),
        Section("going_first", "place in turn order", firsts),
        Section("ends", "end", ends),
        Section("games", "game", {"a game": length(counts, games)}),
    ]
    return [section for section in told if section.rows]


def specials(counts: Counted, cards: Cards, games: int) -> Rows:
    """Games won of those in which a seat played the special; of those with it in the deck; how often it was played."""
    return {
        name: {
            "win rate": won(counts, "used", k),
            "in the deck": won(counts, "held", k),
            "played a game": round(counts["used"][k] / games, 3),
        }
        for k, (name, sheet) in enumerate(zip(unlike(cards.designs), cards.designs, strict=True), 1)
        if sheet.special and counts["held"][k]
    }


def length(counts: Counted, games: int) -> dict[str, Cell]:
    """Turns of all players together; combos, answers that held, and damage."""
    return {
        "turns": Mean(counts["turns"][0], counts["turns_squared"][0], games),
        "attacks": round(counts["combos"][1] / games, 2),
        "actions": round(counts["combos"][0] / games, 2),
        "blocks that held": round(counts["blocked"][0] / games, 2),
        "damage": round(counts["damage"][0] / games, 2),
    }
