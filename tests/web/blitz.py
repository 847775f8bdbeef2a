"""Positions of Blitz Squad that its tests of the page begin at, and the drafts that presses build there."""

from __future__ import annotations

import copy
import re
from typing import Any

from rumpus.games.blitz_squad.interface.names import card_of_id
from rumpus.games.blitz_squad.rules import ids
from rumpus.kernel.match.match import Match

TAVERN = (
    "brakka-foam_beard*3 wick-slow_burn*2 hob-drill*3 kettle-piston*2 brakka-last_orders wick-wax_tide*3"
    " hob-spear_butt*2 kettle-steam_vent*3 hob-halt*3 wick-bright_idea*2 brakka-bar_stool*2 kettle-spare_parts*2"
)
CELLAR = (
    "nim-distraction*3 sable-curtain*3 vesper-cork*2 mothwing-theory*3 nim-back_door*2 sable-mirror_trick*2"
    " vesper-vintage*2 mothwing-practice*2 nim-big_score*2"
)
HAND = (
    "brakka-head_first brakka-mug_swing brakka-one_more_round kettle-overdrive kettle-boiler"
    " hob-counterpunch wall_of_mirrors"
)
BUILD = f"""
turn 9 active A phase main first B named 1 combos 1 attacks 1
zone roaring_hearth:A:1 potholed_yard:B:4
A hand {HAND}
A tavern {TAVERN}
A clinic brakka-one_more_round kettle-ratchet*2 hob-phalanx*3 wick-spark*4 brakka-wild_haymaker*2
A tomb wick-long_taper kettle-meltdown
B hand nim-loaded_dice vesper-hangover sable-open_palm
B open sable-now_you_see nim-snatch_and_run
B tavern {CELLAR}
B clinic nim-light_touch*3 vesper-toast_the_fallen*2 mothwing-footnote*4 sable-now_you_dont*2
B tomb vesper-dusty_bottle sable-stage_knife
"""
"""Robin's second combo of a turn: an attack of Brakka for 9, paid by Kettle."""
BLOCK = f"""
turn 12 active A phase main first A named 1
zone roaring_hearth:A:1 potholed_yard:B:4
A hand vesper-hangover vesper-bitter_pour mothwing-field_notes mothwing-footnote nim-light_touch sable-curtain
A tavern nim-distraction*2 sable-curtain*2 vesper-cork*2
A clinic vesper-bitter_pour nim-light_touch*3 vesper-toast_the_fallen*3 mothwing-lamp_study*2 sable-now_you_dont*2
B hand hob-shield_up hob-counterpunch wick-snuff_out wall_of_mirrors
B tavern {TAVERN}
B clinic kettle-boiler hob-phalanx*2 wick-spark*3 brakka-wild_haymaker*2
B tomb wick-long_taper kettle-meltdown
"""
ZONES = f"""
turn 14 active A phase main first A named 1
zone leaky_roof:B:2 roaring_hearth:A:3 potholed_yard:B:6 dim_lanterns:A:9 cheering_gallery:B:12
A hand {HAND}
A open wick-spark
A tavern {TAVERN}
A clinic brakka-one_more_round kettle-ratchet*2
B hand nim-loaded_dice vesper-hangover
B tavern nim-distraction*3 sable-curtain*3 vesper-cork*2
B clinic nim-light_touch*3 vesper-toast_the_fallen*2
"""
FORCED = BLOCK.replace("hob-shield_up hob-counterpunch wick-snuff_out ", "")
"""The same, and seat B has no card that could answer."""
ATTACK = (
    *("attack", "add vesper-hangover", "add vesper-bitter_pour", "done"),
    *("add mothwing-field_notes", "add mothwing-footnote", "done"),
)
"""Mako's attack there, as the small decisions it is made of."""
FOUR = f"""
turn 13 active A phase main first A named 1
zone roaring_hearth:A:1 potholed_yard:B:4
A hand kettle-boiler kettle-overdrive kettle-meltdown hob-shield_up hob-phalanx wick-bonfire wick-spark
A tavern {TAVERN}
A clinic wick-spark brakka-mug_swing*3
B hand nim-distraction nim-light_touch*2 sable-curtain
B tavern {CELLAR}
B clinic nim-light_touch
C hand nim-big_score sable-open_palm
C open mothwing-footnote
C tavern nim-distraction*2 sable-curtain*3 mothwing-theory*3 hob-drill*2
C clinic hob-drill*2 mothwing-footnote*2
D hand grubb-stomp grubb-yawn
D tavern grubb-shrug*5 brakka-bar_stool*4 kettle-ratchet*5 nim-distraction*5
D clinic grubb-stomp*3
"""
LAST = """
turn 13 active A phase main first A named 1
A hand brakka-head_first brakka-mug_swing kettle-overdrive kettle-boiler hob-halt
A tavern brakka-foam_beard*3 wick-slow_burn*2
B hand hob-shield_up wick-snuff_out
B tavern nim-distraction*2 sable-curtain
B clinic nim-light_touch*3
"""
FINISH = (
    *("attack", "add brakka-head_first", "add brakka-mug_swing", "done"),
    *("add kettle-overdrive", "add kettle-boiler", "done"),
)
"""A last attack there: seat B's tavern has fewer cards than it takes."""
CHOICE = """
turn 9 active A phase main first A named 1
A hand tansy-house_special hob-drill hob-halt wick-spark
A tavern hob-drill*5
A clinic hob-drill*3
B hand nim-loaded_dice
B tavern nim-distraction*5
"""
MEND = """
turn 9 active A phase main first A named 1
A hand tansy-bandage_roll hob-counterpunch brakka-one_more_round nim-distraction
A tavern hob-drill*5
A clinic hob-drill*3 kettle-spare_parts brakka-one_more_round nim-distraction hob-counterpunch mothwing-forbidden_shelf
B hand nim-loaded_dice
B tavern nim-distraction*5
"""
DECKS = {"deck_a": "landlord", "deck_b": "back_room"}


def build(**options: Any) -> Match:
    """Robin may build an attack."""
    return Match.at_scene("blitz_squad", BUILD, {**DECKS, **options})


def block(**options: Any) -> Match:
    """Seat B may block an attack for 6."""
    match = Match.at_scene("blitz_squad", BLOCK, {"deck_a": "back_room", "deck_b": "landlord", **options})
    match.play_all(0, list(ATTACK))
    return match


def four() -> Match:
    """Four players, and an action that wants a target."""
    decks = {**DECKS, "deck_c": "attic", "deck_d": "yard"}
    return Match.at_scene("blitz_squad", FOUR, {"players": 4, **decks})


def forced() -> Match:
    """Seat B can but take an attack for 6."""
    match = Match.at_scene("blitz_squad", FORCED, {"deck_a": "back_room", "deck_b": "landlord"})
    match.play_all(0, list(ATTACK))
    return match


def placing() -> Match:
    """Seat B begins, and seat A may place the special card that it showed."""
    match = flip(18)
    match.play_all(1, [match.name(1, match.actions(1)[0])])
    return match


def flip(seed: int = 4) -> Match:
    """The Flip: its winner says who starts."""
    return Match.start("blitz_squad", DECKS, seed)


def zones() -> Match:
    """Five specials lie between the players, one of them may come to them."""
    return Match.at_scene("blitz_squad", ZONES, DECKS)


def choice() -> Match:
    """A card lets seat A choose one of two."""
    match = Match.at_scene("blitz_squad", CHOICE, DECKS)
    match.play_all(0, ["action", "add tansy-house_special", "done"])
    return match


def mend(clinic: str = "") -> Match:
    """A card asks seat A for 2 cards of its clinic, which may hold others."""
    others = re.sub("A clinic .*", f"A clinic {clinic}", MEND) if clinic else MEND
    match = Match.at_scene("blitz_squad", others, DECKS)
    match.play_all(0, ["action", "add tansy-bandage_roll", "done"])
    return match


def brink() -> Match:
    """Seat A holds two last cards and a tavern that is empty: to play them both is to lose."""
    piles = "A hand brakka-mug_swing kettle-overdrive\nB hand hob-shield_up\nB tavern nim-distraction*5\n"
    return Match.at_scene("blitz_squad", f"turn 9 active A phase main first A named 1\n{piles}", DECKS)


def last(**options: Any) -> Match:
    """Seat A wins by its next attack."""
    return Match.at_scene("blitz_squad", LAST, {**DECKS, **options})


def ended(**options: Any) -> Match:
    """Seat A has won."""
    match = last(**options)
    match.play_all(0, list(FINISH))
    match.play_all(1, ["pass"])
    return match


# ---------------------------------------------------------------- drafts
BEGINS = {"attack": ids.ATTACK, "energy": ids.ACTION, "block": ids.BLOCK, "reply": ids.REPLY}
EMPTY: dict[str, Any] = {"target": None, **{tray: [] for tray in BEGINS}}


def chain(draft: dict[str, Any]) -> dict[str, Any]:
    """Stacks, by tray, as a page asks about them."""
    acts: list[int] = []
    for tray, begins in BEGINS.items():
        if draft[tray]:
            acts += [begins, *((ids.OPEN if one["revealed"] else ids.CARD) + one["card"] - 1 for one in draft[tray])]
    return {"chain": acts} | ({} if draft["target"] is None else {"at": {"seat": draft["target"]}})


def drafts(match: Match, me: int, steps: tuple[str, ...]) -> tuple[list[str], list[dict[str, Any]]]:
    """The keys of some steps, and the chains that the page asks about before and after each of them.

    "attack hob-drill" lays the card into the attack, under the one on top; "aim C" aims at that seat, "special bar_tab"
    is on its way to the special zone, beside the stacks.
    """
    view = match.view(me)
    hand = [(card, False) for card in view["mine"]["hand"]] + [(card, True) for card in view["seats"][me]["revealed"]]
    keys = []
    draft = EMPTY
    asked = [chain(draft)]
    for step in steps:
        where, what = step.split()
        draft = copy.deepcopy(draft)
        if where == "aim":
            draft["target"] = "ABCD".index(what)
            keys.append(f"Key{'ZXC'[(draft['target'] - me - 1) % len(view['seats'])]}")
        else:
            card = next(one for one in hand if one[0] == card_of_id(match.t, what))
            keys.append(f"{'Shift+' * (where in ('energy', 'reply'))}Digit{hand.index(card) + 1}")
        if where in draft and where != "target":
            draft[where].insert(max(0, len(draft[where]) - 1), {"card": card[0], "revealed": card[1]})
        asked.append(chain(draft))
    return keys, asked
