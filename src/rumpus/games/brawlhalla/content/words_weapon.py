"""Words about weapons and Flaming Swords: BH-FX-42 to BH-FX-49 (see `words`)."""

from typing import Final

from rumpus.effects import choice, number
from rumpus.games.brawlhalla.content.moments import AFTER, ANY, CONSTANT, DURING, LATER, MEETING
from rumpus.games.brawlhalla.content.shape import other, word

# ---------------------------------------------------------------- rows

WEAPON: Final = (
    word(
        "BH-FX-42",
        "disarm",
        (*DURING, *LATER, *MEETING),
        {"who": other(1, 2)},
        "disarm {whom}",
        "disarm {them}",
        "ops_weapon.disarm_target",
    ),
    word(
        "BH-FX-43",
        "recover_free",
        ANY,
        {},
        "recover your disarmed weapon",
        "recover your weapon",
        "ops_weapon.recover_free",
    ),
    word("BH-FX-44", "swap_free", ANY, {}, "flip your Weapon card", "flip your Weapon card", "ops_weapon.swap_free"),
    word(
        "BH-FX-45",
        "fetch",
        (*LATER, "on_turn_start"),
        {"within": number(1, 3)},
        "if you are unarmed, take a Flaming Sword within {within:space}",
        "take a sword within {within}",
        "ops_weapon.fetch",
    ),
    word(
        "BH-FX-46",
        "knock_away",
        (*AFTER, "on_ko"),
        {"within": number(1, 4, unset=0)},
        "knock {whose} weapon away: put the Flaming Sword on a free Platform[ within {within:space} of that Legend]",
        "knock their sword away",
        "ops_weapon.knock_away",
    ),
    word(
        "BH-FX-47",
        "move_token",
        LATER,
        {"within": number(1, 4)},
        "move a Flaming Sword of the Arena to a free Platform within {within:space} of it",
        "move a sword to a Platform near it",
        "ops_weapon.move_token",
    ),
    word(
        "BH-FX-48",
        "disarm_immune",
        CONSTANT,
        {},
        "your weapon cannot be disarmed or knocked away",
        "you keep your weapon",
    ),
    word(
        "BH-FX-49",
        "unarmed_heavy",
        CONSTANT,
        {
            "status": choice(
                {"UNARMED": 1, "DISARMED": 2, "both": 3},
                "a",
                says={"UNARMED": "unarmed", "DISARMED": "disarmed", "both": "unarmed or disarmed"},
            ),
            "knockback": number(-1, 0, default=0, says={0: "", -1: "with 1 less knockback"}),
        },
        "you may make Heavy attacks while {status}[, {knockback}]",
        "Heavy while {status}",
    ),
)
