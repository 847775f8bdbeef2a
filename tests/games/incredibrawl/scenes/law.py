"""IncrediBrawl positions and plays in the notation of its law: P7 is a Physical character of Level 7, seats A B C D.

A table stands where everybody chooses a character. Characters have no ability unless the test gives them one:
`table("P7 P8; glory 3; deck 5", "N5 N6", cards={"P7": does("play", op("draw", n=1, who="self"))})`. A seat is its hand,
the first card being the one it will play, then `glory`, `deck` (a number, or cards from the top) and `discard`.
`number` is the round. Unless told otherwise refills are offered in the Draw step only and true ties fall by the seed.
"""

from typing import Any

import pytest

from rumpus.games.incredibrawl.content.load import installed
from rumpus.games.incredibrawl.interface import prompts
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.match.match import IllegalAction, Match

LETTERS = "ABCD"
SHORT = {f"{'pne'[sheet.type]}{sheet.level}": sheet for sheet in installed().characters}
QUIET = {"refill_timing": "draw_step", "tie_break": "random"}
GAMER = {"mode": "gamer", "power_ups": "on"}
PLACES = {"mode": "gamer", "locations": "on"}
SPOTS = {"mode": "gamer", "select_a_brawl": "on"}


def op(word: str, **told: Any) -> str:
    """One effect word in TOML: op("draw", n=1, who="self"). `if_` and `from_` and `class_` lose their underscore."""
    pairs = [f'op = "{word}"']
    for key, value in told.items():
        shown = str(value).lower() if isinstance(value, bool) else value if isinstance(value, int) else f'"{value}"'
        if isinstance(value, list):
            shown = f"[{', '.join(value)}]"
        pairs.append(f"{key.rstrip('_')} = {shown}")
    return "{ " + ", ".join(pairs) + " }"


def does(trigger: str, *ops: str) -> str:
    """A trigger with its effect list, in TOML."""
    return f"{trigger} = [{', '.join(ops)}]"


def card_set(cards: dict[str, str], kinds: dict[str, list[str]] | None = None, more: str = "") -> str:
    """A designer's file: every character plain but for these; `more` is appended as it stands."""
    lines = ["abilities = false"]
    for short in {**cards, **(kinds or {})}:
        sheet = SHORT[short.lower()]
        named = (kinds or {}).get(short, ["human"])
        lines += ["[[character]]", f'instead = "{sheet.id}"', f'id = "{sheet.id}"', f'name = "{sheet.name}"']
        lines += [f'type = "{ids.TYPES[sheet.type]}"', f"level = {sheet.level}", f"classes = {named}"]
        lines += [cards.get(short, "")]
    return "\n".join([*lines, more]) + "\n"


def power_up(instead: str, window: str, *ops: str) -> str:
    """A Power-Up in the place of another, as TOML."""
    return (
        f'[[power_up]]\ninstead = "{instead}"\nid = "{instead}"\nname = "Test"\n'
        f'window = "{window}"\neffects = [{", ".join(ops)}]\n'
    )


def place(instead: str, *ops: str) -> str:
    """A location in the place of another, as TOML."""
    return f'[[location]]\ninstead = "{instead}"\nid = "{instead}"\nname = "Test"\neffects = [{", ".join(ops)}]\n'


def _seat(letter: str, text: str) -> str:
    """A seat's line of the scene."""
    hand, *rest = [part.strip() for part in text.split(";")]
    told = {"glory": "1", "deck": "10", "discard": ""}
    for part in rest:
        key, _, value = part.partition(" ")
        told[key] = value.strip()
    if told["deck"].isdecimal():
        taken = {*hand.lower().split(), *told["discard"].lower().split()}
        free = [short for short in reversed(SHORT) if short not in taken and SHORT[short].id not in taken]
        told["deck"] = " ".join(free[: int(told["deck"])])
    return f"{letter} glory {told['glory']} hand {hand} deck {told['deck']} discard {told['discard']}"


def table(
    *seats: str,
    cards: dict[str, str] | None = None,
    kinds: dict[str, list[str]] | None = None,
    more: str = "",
    token: str = "-",
    number: int = 1,
    own: bool = False,
    **options: Any,
) -> Match:
    """A table at the Select step. `own`: the default set with its abilities."""
    scene = [f"round {number} phase place token {token}"]
    scene += [_seat(LETTERS[i], text) for i, text in enumerate(seats)]
    told = {**QUIET, "players": len(seats), **options}
    content = None if own else card_set(cards or {}, kinds, more)
    match = Match.at_scene("incredibrawl", "\n".join(scene), told, content=content)
    assert match.check() == 0
    return match


def show(match: Match, *plays: str) -> Match:
    """Everybody plays these characters, in order of seats (without: the first of the hand as the scene names it)."""
    told = plays or [line.split(" hand ")[1].split()[0] for line in match.scene_text.splitlines()[1:]]
    for p, card in enumerate(told):
        match.play(p, card)
    assert match.check() == 0
    return match


def brawl(*seats: str, **told: Any) -> Match:
    """A table at which everybody has played the first card."""
    return show(table(*seats, **told))


def play(match: Match, *plays: str) -> Match:
    """Plays in words: "A: draw"."""
    for one in plays:
        seat, _, name = one.partition(":")
        match.play(LETTERS.index(seat.strip()), name.strip())
    assert match.check() == 0
    return match


def may(match: Match, seat: str) -> list[str]:
    """The names of what a seat may answer."""
    p = LETTERS.index(seat)
    return [match.name(p, a) for a in match.actions(p)]


def asked(match: Match) -> str:
    """What is asked of whom: "refill AB"; "" when the game is over."""
    return f"{prompts.asked(match.s)} {''.join(LETTERS[p] for p in match.active)}" if match.active else ""


def glory(match: Match) -> list[int]:
    """Everybody's Glory."""
    return [seat["glory"] for seat in match.view()["seats"]]


def hands(match: Match) -> list[int]:
    """How many cards everybody holds."""
    return [seat["hand"] for seat in match.view()["seats"]]


def decks(match: Match) -> list[int]:
    """How many cards everybody's deck has."""
    return [seat["deck"] for seat in match.view()["seats"]]


def holds(match: Match, seat: str) -> set[str]:
    """The ids of the cards in a hand."""
    line = next(line for line in match.scene().splitlines() if line.startswith(f"{seat} glory"))
    return set(line.split(" hand ")[1].split(" deck")[0].split())


def lines(match: Match, *kinds: str) -> list[dict[str, Any]]:
    """What was said of these kinds of events."""
    return [line for line in match.said() if line["kind"] in kinds]


def who(match: Match, *kinds: str) -> str:
    """The seats of these events, in order."""
    return "".join(LETTERS[line["seat"]] if line["seat"] >= 0 else "-" for line in lines(match, *kinds))


def scraps(match: Match) -> list[str]:
    """The scraps fought: "A>C"."""
    return [f"{LETTERS[line['seat']]}>{LETTERS[line['args']['loser']]}" for line in lines(match, "scrap")]


def winner(match: Match) -> str:
    """Who won the brawl of the last round."""
    return who(match, "brawl", "nobody")[-1]


def fighter(match: Match, seat: str) -> dict[str, Any]:
    """A seat's character as everybody sees it."""
    found: dict[str, Any] = match.view()["seats"][LETTERS.index(seat)]["fighter"]
    return found


def script(match: Match, *draws: int) -> Match:
    """The next numbers that chance gives."""
    for i, number in enumerate(draws):
        match.log.tape[i] = number
    match.log.scripted, match.log.tape_n, match.log.tape_i = 1, len(draws), 0
    return match


def until(match: Match, ask: str, times: int = 200) -> Match:
    """Everybody passes, draws 1, stays, plays the first that may be played, until this is asked or the game is over."""
    for _ in range(times):
        if not match.active or asked(match).split()[0] == ask:
            return match
        for p in match.active:
            names = may(match, LETTERS[p])
            dull = [name for name in ("pass", "draw", "stay", "no") if name in names]
            signs = {"rock", "paper"} <= set(names)
            match.play(p, ("rock", "paper", "scissors")[p % 3] if signs else (dull or names)[0])
    raise AssertionError(f"{ask} was never asked")


def names_of(match: Match, seat: str, key: str) -> list[str]:
    """The ids that a seat's line of the scene lists after a word."""
    line = next(line for line in match.scene().splitlines() if line.startswith(f"{seat} glory"))
    rest = line.split(f" {key}")[1]
    words = rest.split(" discard")[0] if key == "deck" else rest
    return [word.split("/")[0] for word in words.split()]


def refused(match: Match, seat: str, action: str) -> str:
    """The rule that refuses it; the position stays."""
    before = match.state_bytes()
    with pytest.raises(IllegalAction) as fault:
        match.play(LETTERS.index(seat), action)
    assert match.state_bytes() == before
    return fault.value.rule


def gamer(*seats: str, **told: Any) -> Match:
    """A brawl with Power-Ups; nobody has Glory for a refill unless the seat says so."""
    return brawl(*[text if "glory" in text else f"{text}; glory 0" for text in seats], **{**GAMER, **told})
