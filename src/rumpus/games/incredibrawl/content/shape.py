"""What a word of IncrediBrawl has beside what every word has, and what its message is told of whom it is about."""

from dataclasses import dataclass
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.incredibrawl.content.conditions import RICHER, on_target, told

TARGETS: Final = (
    *("self", "opponent", "each_opponent", "each_player", "winner", "richest", "poorest", "loser"),
    *("this", "own_character", "opposing", "any", "in_scrap", "all", "all_others", "any_two", "this_and_one"),
)
"""Whom a word may be about: the players, then the characters; its number is its place."""
CHOICES: Final = {"opponent": "player", "loser": "player", "opposing": "it", "any": "it", "in_scrap": "it"}
"""Targets the owner chooses: what they are called once they are chosen."""
NAMELESS: Final = ("self", "any_two", "this_and_one")
"""Those that are no subject: what happens is an order to the owner."""
HEADLESS: Final = (*NAMELESS, "this")
UNSAID: Final = ("winner", "all", "all_others")
"""In short: those that head no text, and those that do not where a condition does."""


@dataclass(frozen=True, slots=True)
class Word(fx.Word):
    """A word of IncrediBrawl. `can` is the compiled function that says whether it can do anything now (missing: with a
    target it can), `whom` the one it is about where no parameter says it.

    `lasts`: in the text of a location it is in force from the reveal on, for the "brawl", or for every "character" that
    meets its condition; a "mark" of each character is always about all of them there (IB-LOC-02, IB-LOC-03).
    """

    can: str = ""
    whom: str = ""
    lasts: str = ""


def tells(line: fx.Line) -> dict[str, Any]:
    """What the message of a word is told beside its parameters: whom it is about, how it is chosen, on what condition,
    and how long it lasts.

    `named` is what the target is called: itself, what it is once it is chosen, or `they`, all characters at a location.
    `asks`: the condition stands before the sentence; `shape` is its name where it stands with the target. In short
    `whom` is the target where it heads the text, and `agrees` as the subject of its verb.
    """
    given = {} if line.place.inside else line.given
    node, on, lasts = line.node, line.place.on, getattr(line.word, "lasts", "")
    who = getattr(line.word, "whom", "") or TARGETS[node.number("who")]
    role = next((key for key, param in line.word.params.items() if param.to == "who"), "who")
    asked, may = node.sentence("if"), bool(line.get("optional"))
    many = on == "location" and (lasts == "mark" or (lasts != "" and who == "all"))
    plural = many or who == "any_two"
    shaped = on_target(asked) and (many or TARGETS.index(who) > TARGETS.index("own_character"))
    said = asked is None or asked.text == given.get("known")
    whom = "none" if who in HEADLESS or (asked and not may and who in UNSAID) else who
    types = line.word.name == "type_set" and line["to"] == "chosen"
    picked = who in CHOICES and line.word.name not in ("hand_peek", "throw_duel")
    return {
        **(told(asked, line.voice, many=plural and shaped) if asked else {"if": "none"}),
        "who": who,
        "named": "they" if many else "none" if who in NAMELESS else CHOICES.get(who, who),
        "plural": plural,
        "choose": ("both" if types else "target") if picked else "type" if types else "none",
        "shape": asked.form.name if asked and shaped else "none",
        "asks": asked is not None and not shaped and not said and asked.text != RICHER,
        "told": said or "joined" in given,
        "wins": asked is not None and asked.form.name.startswith("winner") and (who, role) == ("winner", "who"),
        "for": "here" if many or (on == "location" and lasts == "brawl") else line.get("until") or "brawl",
        "on": on or "none",
        "whom": whom,
        "agrees": "none" if asked or may or whom == "none" else "they" if whom.startswith("all") else "it",
        "every": not may and asked is not None and who == "all_others" and "joined" not in given,
        "joined": "joined" in given,
    }
