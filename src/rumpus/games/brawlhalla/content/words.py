"""The words of the closed effect vocabulary, BH-FX-01 to BH-FX-70, each declared once, as the catalogue has them; the
combinations of BH-FX-69; and all of them together. What each says on a card stands in `words/`: `effect-push`.

A row: the number of its law id and of its row, name, where it may stand, the file of `rules/` with its function, and
its parameters with the field of state.Op that each goes to. Where the catalogue says "any event", every event of a
Legend Power or weapon may be used; where it lists before_attack, during_attack or after_attack, their Light-only and
Heavy-only forms may be used too, as far as the word allows.
"""

from functools import partial
from typing import Final

from rumpus import effects as fx
from rumpus.effects import choice, number
from rumpus.games.brawlhalla.content import fitting, moments, shape
from rumpus.games.brawlhalla.content.conditions import IF
from rumpus.games.brawlhalla.content.moments import EVENTS
from rumpus.games.brawlhalla.content.shape import Word, aim, one_of, other, usual, word
from rumpus.games.brawlhalla.rules import ids

ADDS: Final = ("before_light_attack", "during_light_attack", "constant", "on_card_played")
HITTING: Final = ("on_hit", *moments.BEFORE, *moments.DURING)
MOVING: Final = ("before_move", "constant")
ALL: Final = {"all": 9}
PLAYED_CARD: Final = usual("b", "this", "one played")
KINDS: Final = choice({"light": 1, "heavy": 2, "both": 3}, "c", default="both")
STRIKE: Final = {"light": moments.LIGHT, "heavy": moments.HEAVY}
ONE: Final = number(1, 1, default=1)
SOURCES: Final = {"any": 0, "light": ids.DMG_LIGHT, "crossing": ids.DMG_CROSSING, "reshuffle": ids.DMG_SHUFFLE}
SPACES: Final = {"any": 0, "Platform": ids.ON_PLATFORM, "Air": ids.ON_AIR, "Off-stage": ids.ON_RING}
BLINK: Final = fx.Forms((fx.Form("within <n 1-4> ignoring Platforms", 4),), kind="a", what="place")


def yes(to: str) -> fx.Param:
    """Yes or no; no where it is left out."""
    return usual(to, "no", "yes")


# ---------------------------------------------------------------- totals and cards in an attack

totals = partial(word, does="ops_totals")
light_totals = partial(totals, bound=moments.LIGHT)
TOTALS: Final = (
    light_totals(
        1,
        "total_add",
        ADDS,
        check=fitting.not_zero,
        n=(-3, 5),
        per=usual("a", "attack", "card played", "damage level", "card in hand"),
    ),
    light_totals(2, "total_reduce", ADDS, n=(1, 5)),
    light_totals(
        3, "value_multiply", moments.DURING, does="ops_totals.value_change", fixed={"a": 1}, m=(2, 2), card=PLAYED_CARD
    ),
    light_totals(
        3,
        "value_set",
        moments.DURING,
        does="ops_totals.value_change",
        fixed={"a": 0},
        same="value_multiply",
        v=(0, 10),
        card=PLAYED_CARD,
    ),
    light_totals(4, "extra_opening", ("on_attack_declared", "constant"), n=(2, 3)),
    light_totals(
        5, "limit_cards", (*moments.BEFORE, *moments.DURING), n=(0, 3), scope=usual("a", "attack", "per play")
    ),
    totals(6, "ban_values", (*moments.BEFORE, *moments.DURING), values=fx.Param(to="n", lo=1, hi=5, many=5)),
    totals(7, "tax", (*moments.BEFORE, *moments.DURING), n=(1, 2), times=usual("a", "once", "per play")),
    light_totals(8, "win_ties", (*moments.DURING, "constant")),
    light_totals(9, "play_from_deck", moments.DURING, n=(1, 2)),
    totals(
        10,
        "cancel_effect",
        (*moments.DURING, *moments.AFTER, "on_card_played"),
        scope=choice({"action-card effects": 1, "weapon powers": 2, "both": 3}, "a", default="action-card effects"),
    ),
    totals(11, "extra_trigger", moments.CLASH, type=choice({"during": ids.T_DURING, "after": ids.T_AFTER}, "a"), n=ONE),
)

# ---------------------------------------------------------------- damage and knockback

damage = partial(word, does="ops_damage")
heavy_hit = partial(damage, bound=moments.HEAVY, phase="modify")
DAMAGE: Final = (
    damage(12, "damage_add", HITTING, bound=moments.LIGHT, phase="modify", n=(1, 2)),
    damage(13, "damage_deal", moments.SETTLED, n=(1, 2), ko_at_red=yes("a"), who=other(1, 3, "all adjacent opponents")),
    damage(
        14,
        "damage_prevent",
        ("on_hit", "on_reshuffle"),
        phase="modify",
        check=fitting.reshuffle_only,
        n=number(1, 2, words=ALL),
        source=choice(SOURCES, "a", default="any"),
        who=aim("self", "adjacent teammate"),
    ),
    damage(15, "heal", moments.ANY, n=(1, 2), who=aim("self", "teammate within")),
    damage(16, "thorns", ("on_failed", "on_hit"), phase="react", n=(1, 1)),
    damage(17, "wall_damage", ("on_knockback",), n=(1, 1)),
    heavy_hit(18, "knockback_add", HITTING, n=(1, 3)),
    heavy_hit(19, "knockback_reduce", (*moments.DURING, "on_hit"), n=number(1, 3, words=ALL)),
    heavy_hit(
        20,
        "knockback_direction",
        ("on_hit",),
        choice=one_of("a", "any", "up only", "down only", "sideways only", "towards the attacker"),
    ),
    damage(
        21,
        "light_knockback",
        ("on_hit",),
        bound=moments.LIGHT,
        phase="react",
        check=fitting.light_push,
        n=number(1, 2, unset=0),
        as_card=number(1, 5, "b", unset=0),
    ),
    heavy_hit(22, "knockback_through", ("on_hit",)),
    damage(23, "brace", ("on_knockback",), least="once per life"),
    damage(24, "chain_push", ("on_knockback",), n=(1, 2), who_else=usual("a", "opponents only", "all")),
)

# ---------------------------------------------------------------- places, ways, steps and falls

position = partial(word, does="ops_position")
POSITION: Final = (
    position(
        25,
        "step",
        (*moments.BEFORE, *moments.LATER, *EVENTS),
        n=(1, 4),
        way=usual("a", "any", "towards", "away"),
        end=usual("b", "anywhere", "Platform"),
    ),
    position(
        26,
        "push",
        (*moments.BEFORE, *moments.LATER, *moments.MEETING),
        does="ops_position.push_away",
        n=(1, 3),
        stop_at_ko_line=yes("a"),
        who=other(),
    ),
    position(27, "pull", (*moments.BEFORE, *moments.LATER), n=(1, 3), sight=yes("a"), who=other(2, 4)),
    position(
        28,
        "swap_places",
        (*moments.BEFORE, *moments.LATER),
        check=fitting.swap_within,
        within=number(1, 4, "range", unset=0),
        teammates=yes("a"),
        who=other(1, 4),
    ),
    position(
        29,
        "teleport",
        moments.SETTLED,
        check=fitting.a_target,
        where=fx.Param(to="a", words={"any Platform": 1, "row 1": 2, "adjacent to target": 3}, forms=BLINK),
    ),
    position(
        30, "move_bonus", MOVING, check=fitting.bonus_sign, n=number(-2, 3), who=aim("self", "opponents within 1")
    ),
    position(31, "air_limit", MOVING, limit=number(2, 6, words={"none": 99})),
    position(32, "phase", MOVING, way=one_of("a", "up", "down", "both"), times=number(1, 1, words={"any": 99})),
    position(33, "hover", ("on_gravity", "constant"), when=usual("a", "any DELAY", "own DELAY")),
    position(34, "drop", moments.LATER, n=(1, 3), who=other(1, 3, "self")),
    position(35, "opportunity", moments.MEETING),
    position(36, "root", (*moments.AFTER, "constant"), n=(0, 2)),
)

# ---------------------------------------------------------------- reach, and whom an attack is aimed at

TARGET: Final = (
    word(
        37,
        "range",
        moments.CONSTANT,
        check=fitting.min_below,
        n=(2, 5),
        min=number(1, 2, "a", default=1),
        line=usual("b", "any", "straight"),
        attack=KINDS,
    ),
    word(38, "ignore_sight", moments.CONSTANT, attack=KINDS, close=yes("a")),
    word(
        39,
        "splash",
        moments.AFTER,
        "ops_target",
        operation=one_of("a", "damage", "push", "discard"),
        around=usual("b", "target", "attacker"),
        n=number(1, 3, words=ALL, default="all"),
    ),
    word(
        40,
        "intercept",
        ("on_attack_declared",),
        "ops_target",
        by=one_of("a", "self for a teammate", "another opponent"),
    ),
    word(
        41,
        "untargetable",
        moments.CONSTANT,
        check=fitting.hidden_somehow,
        distance=usual("a", "any", "2+"),
        on=choice(SPACES, "b", default="any"),
    ),
)

# ---------------------------------------------------------------- weapons and Flaming Swords

weapon = partial(word, does="ops_weapon")
WEAPON: Final = (
    weapon(
        42,
        "disarm",
        (*moments.DURING, *moments.LATER, *moments.MEETING),
        does="ops_weapon.disarm_target",
        who=other(1, 2),
    ),
    weapon(43, "recover_free", moments.ANY),
    weapon(44, "swap_free", moments.ANY),
    weapon(45, "fetch", (*moments.LATER, "on_turn_start"), within=(1, 3)),
    weapon(46, "knock_away", (*moments.AFTER, "on_ko"), within=number(1, 4, unset=0)),
    weapon(47, "move_token", moments.LATER, within=(1, 4)),
    word(48, "disarm_immune", moments.CONSTANT),
    word(
        49,
        "unarmed_heavy",
        moments.CONSTANT,
        status=one_of("a", "UNARMED", "DISARMED", "both"),
        knockback=number(-1, 0, default=0),
    ),
)

# ---------------------------------------------------------------- hands, decks and discard piles

cards = partial(word, does="ops_cards")
CARDS: Final = (
    cards(50, "draw", moments.ANY, does="ops_cards.draw_word", n=(1, 3), who=aim("self", "teammate")),
    cards(
        51,
        "opponent_discards",
        (*moments.BEFORE, *moments.DURING, *moments.LATER, *moments.MEETING),
        n=(1, 2),
        which=usual("a", "victim", "random", "owner"),
        who=other(),
    ),
    cards(
        52,
        "look",
        (*moments.BEFORE, "after_move", "on_turn_start"),
        check=fitting.look_at,
        what=choice(("hand", "random hand cards", "top of own deck", "top of deck"), "a"),
        n=number(1, 3, unset=0),
        reorder=yes("b"),
        who=other(1, 6),
    ),
    cards(53, "take_back", moments.LATER, card=usual("a", "this", "one played")),
    cards(
        54,
        "salvage",
        moments.ANY,
        check=fitting.value_range,
        n=(1, 2),
        value_min=number(1, 5, "a", default=1),
        value_max=number(1, 5, "b", default=5),
        to=usual("c", "hand", "deck top", "shuffled into the deck"),
    ),
    cards(55, "cycle", moments.ANY, n=(1, 4), bonus=number(0, 1, "a", default=0)),
    cards(56, "mill", moments.AFTER, n=(1, 4)),
    cards(
        57,
        "safe_shuffle",
        moments.ANY,
        check=fitting.instead,
        when=choice(("instead of reshuffle damage", "at once"), "a"),
    ),
    word(58, "hand_limit", moments.CONSTANT, n=(5, 8)),
)

# ---------------------------------------------------------------- actions, turns and KOs, and those that copy

turn = partial(word, does="ops_turn")
TURN: Final = (
    turn(59, "extra_action", moments.SETTLED, n=ONE, kind=usual("a", "any", "MOVE", "DELAY", "ATTACK")),
    turn(60, "follow_up", moments.AFTER, type=choice(STRIKE, "a")),
    turn(61, "counter", moments.AFTER, result="failed"),
    turn(62, "stun", moments.AFTER, result="hit", n=ONE),
    turn(
        63,
        "move_and_strike",
        ("after_move",),
        type=choice({**STRIKE, "any": 3}, "a"),
        opening_max=number(1, 5, "b", default=5),
    ),
    turn(
        64,
        "better_delay",
        ("on_delay", "constant"),
        check=fitting.draws_more,
        how=one_of("a", "draw", "draw and swap", "no gravity", "gravity for opponents only"),
        n=number(3, 4, unset=0),
    ),
    turn(
        65,
        "respawn_change",
        ("on_ko",),
        where=choice({"row 1": 3, "any Platform": 1, "next to the causer": 2}, "a", default="row 1"),
        keep_weapon=yes("b"),
        draw=number(0, 2, "n", default=0),
    ),
    turn(66, "survive", ("before_ko",), least="once per game", at=usual("a", "last space", "row 1")),
    turn(
        67,
        "spoils",
        ("on_ko",),
        check=fitting.gains,
        gain=one_of("a", "draw", "heal", "extra action", "equip", "choose the respawn space"),
        n=number(1, 3, unset=1),
    ),
    turn(68, "refresh_ko_bonus", moments.OWN_TURN, least="once per game"),
    turn(70, "copy", moments.CARD_TRIGGERS, source=one_of("a", "opponent's card in play", "top of own discard")),
)

# ---------------------------------------------------------------- combinations (BH-FX-69)

CHOOSE, JUMP, IF_ELSE, REPEAT, END = 80, 81, 82, 83, 84
SEQUENCE: Final = 0
"""No row: its words stand in the list as if they stood alone."""
NOT_STANDING: Final = tuple(name for name in moments.TRIGGERS if name != "constant")
combination = partial(Word, law="BH-FX-69")
CONTROL: Final = (
    combination(
        "choose_one",
        CHOOSE,
        params={
            "of": fx.blocks(2, 4),
            "chooser": choice({"owner": ids.WHO_SELF, "other": ids.WHO_OTHER}, "who", default="owner"),
        },
        moments=NOT_STANDING,
        check=fitting.asks_other,
    ),
    combination("sequence", SEQUENCE, params={"do": fx.block()}),
    combination(
        "if",
        IF_ELSE,
        params={"if": fx.condition(IF, "a", apart=True), "then": fx.block(), "else": fx.block(0)},
        moments=NOT_STANDING,
        check=fitting.of_a_part,
    ),
    combination("repeat", REPEAT, params={"times": number(1, 3), "do": fx.block()}, moments=NOT_STANDING),
)
FLAT: Final = fx.Flat(
    END,
    JUMP,
    {
        "choose_one": fx.one_of("of"),
        "sequence": fx.in_order("do"),
        "if": fx.either("then", "else"),
        "repeat": fx.repeated("do"),
    },
)

# ---------------------------------------------------------------- the vocabulary

PRINTED: Final = (*TOTALS, *DAMAGE, *POSITION, *TARGET, *WEAPON, *CARDS, *TURN)
"""The words of the catalogue, without the combinations."""
WORDS: Final = fx.vocabulary(
    (*PRINTED, *CONTROL),
    moments=moments.TRIGGERS,
    groups=moments.GROUPS,
    row=frozenset({"n", "a", "b", "c", "d", "who", "range"}),
    stands="with on = {}",
    messages="effect",
    given=("other", "moment", "type", "role", "subject", "own", "by_you", "fight", "result", "source", "asked"),
    tells=shape.told,
    fits=fitting.fits,
    order=fitting.order,
)
"""Every word that `do` may hold; `given` is what an effect tells its messages (interface/card_heads)."""

# ---------------------------------------------------------------- what is generated for rules/

NUMBERS: Final = (*(row for row in fx.numbers(WORDS) if row[1] != SEQUENCE), ("jump", JUMP), ("end", END))
GENERATED: Final = fx.Generated(
    "rumpus.games.brawlhalla.rules",
    {"ops": NUMBERS},
    (
        fx.Chain(
            "run_word",
            "One word; True when it is done, False when it waits or has pushed a frame, and is then called again.",
            "t: Table, s: State, log: Log, f: Frame, op: Op",
            "op.op",
            fx.calls(WORDS),
            "bool",
            "True",
        ),
    ),
    (
        "from rumpus.games.brawlhalla.rules.state import Frame, Op, State, Table",
        "from rumpus.kernel.records.log import Log",
    ),
)
