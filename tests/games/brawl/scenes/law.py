"""BRAWL positions and plays in the notation of its law: rows [A1, B1], strings bottom to top, codes of refusal.

Both seats play a deck with some of everything, unless a test names others, so that any card of a check is there.
"""

from typing import Any

import pytest

from rumpus.games.brawl.interface.actions import card_words, parse_base
from rumpus.games.brawl.interface.legality import judge
from rumpus.games.brawl.interface.scene import chain_cards
from rumpus.games.brawl.rules.bases import find_base, index_of
from rumpus.kernel.match.match import IllegalAction, Match

LETTERS = "ABCDEFGH"
LAB = """
[[deck]]
id = "lab"
name = "Lab"
expansion = true
[deck.cards]
base = 3
freeze = 3
hit_red = 5
hit_blue = 4
hit_green = 2
hit2_red = 1
block_red = 2
block_blue = 1
press = 4
clear = 2
wild_block = 1
double = 3
null = 1
reverse = 2
hold = 1
"""
TWO = {"deck_a": "lab", "deck_b": "lab"}


def table(scene: str = "row A B: A1 B1", content: str = LAB, **options: Any) -> Match:
    """A game in Tournament Mode (unless told otherwise) at a scene; decks of `LAB` unless told otherwise."""
    n = int(options.get("players", 2))
    told: dict[str, Any] = {f"deck_{letter.lower()}": "lab" for letter in LETTERS[:n]} if content is LAB else {}
    match = Match.at_scene("brawl", scene, told | options, content=content)
    assert match.check() == 0
    return match


def training(scene: str, **options: Any) -> Match:
    """The same in Training Mode."""
    return table(scene, mode="training", **options)


def words(match: Match, top: int) -> list[str]:
    """A chain of cards, bottom first."""
    return [card_words(match.t, card) for card in reversed(chain_cards(match.s, top))]


def end(match: Match, name: str) -> Any:
    """The record of an end: A1.a."""
    base, _, side = name.partition(".")
    slot = find_base(match.s, parse_base(base))
    record = match.s.bases[slot]
    row = match.s.rows[record.row]
    who = int(side) - 1 if side.isdecimal() else LETTERS.index(side.upper())
    return record.ends[0 if row.side[0] == who else 1]


def string(match: Match, name: str) -> list[str]:
    """A string, bottom first."""
    return words(match, end(match, name).top)


def base(match: Match, name: str) -> Any:
    """The record of a Base in play."""
    return match.s.bases[find_base(match.s, parse_base(name))]


def mods(match: Match, name: str) -> list[str]:
    """A modifier pile, bottom first."""
    return words(match, base(match, name).mods)


def row(match: Match, r: int = 0) -> str:
    """The Bases of a row, left to right."""
    there = match.s.rows[r]
    names = []
    for i in range(there.n):
        index = index_of(match.s, there.base[i])
        names.append(f"{LETTERS[index // 16]}{index % 16 + 1}")
    return " ".join(names)


def pile(match: Match, seat: str) -> list[str]:
    """A discard pile, top first."""
    return words(match, match.s.seats[LETTERS.index(seat)].pile)[::-1]


def hand(match: Match, seat: str) -> str | None:
    """The card in a hand."""
    card = match.s.seats[LETTERS.index(seat)].hand
    return card_words(match.t, card) if card else None


def play(match: Match, *plays: str) -> None:
    """Plays such as "A: deal"; the position stays sound, and nobody else's hand or deck is touched."""
    for told in plays:
        seat, _, name = told.partition(": ")
        p = LETTERS.index(seat)
        others = [(q, match.s.seats[q].hand, match.s.seats[q].deck_n) for q in range(match.seats) if q != p]
        match.play(p, name)
        assert match.check() == 0, told
        if not match.over and match.s.round == 0 and match.s.phase in (4, 6):
            assert [(q, match.s.seats[q].hand, match.s.seats[q].deck_n) for q, *_ in others] == others, told


def grow_old(match: Match, seat: str = "A") -> None:
    """What was done so far is beyond correction: a seat with a pile takes its top up and sets it down, 64 actions."""
    p = LETTERS.index(seat)
    for _ in range(32):
        match.play(p, "pick up")
        match.play(p, "put back")
    assert match.check() == 0


def code(match: Match, told: str, card: int = -1, top: int = -1) -> str:
    """The code of refusal of a play, "" when it is accepted; a refused one changes nothing and is told by its rule."""
    seat, _, name = told.partition(": ")
    p = LETTERS.index(seat)
    action = match.spec.actions.parse(match.t, match.s, p, name)
    found = judge(match.t, match.s, p, action, card, top)
    before = match.state_bytes(), len(match.history)
    if found is not None and (card, top) == (-1, -1):
        with pytest.raises(IllegalAction) as refused:
            match.play(p, action)
        assert refused.value.rule == found[1]
    assert (match.state_bytes(), len(match.history)) == before
    return found[0] if found else ""


def holding(card: str, scene: str = "row A B: A1 B1", seat: str = "A", **options: Any) -> Match:
    """A table where a seat holds a dealt card."""
    first, _, rest = scene.partition("\n")
    return table(f"{first}\n{seat} hand: {card}\n{rest}", **options)


def may(match: Match, seat: str) -> list[str]:
    """What a seat may do, by name."""
    p = LETTERS.index(seat)
    return [match.name(p, a) for a in match.actions(p)]


def points(match: Match) -> tuple[int, ...]:
    """The points of each seat as the table lies."""
    return match.scores
