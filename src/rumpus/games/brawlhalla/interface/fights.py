"""What everybody may see of the running attack: totals, verdict, what hangs on it, and the way a Heavy hit would go."""

from __future__ import annotations

from typing import Final, Literal

from rumpus import effects as fx
from rumpus.games.brawlhalla.content import load as content
from rumpus.games.brawlhalla.content.moments import AFTER, DURING
from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.card_text import text_of
from rumpus.games.brawlhalla.interface.faces import Card
from rumpus.games.brawlhalla.interface.names import space, worded
from rumpus.games.brawlhalla.interface.shapes import AttackType
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.attack import AMOUNTS, card_knockback
from rumpus.games.brawlhalla.rules.fight import power_source, total
from rumpus.games.brawlhalla.rules.push import away
from rumpus.games.brawlhalla.rules.state import Fight, State, Table
from rumpus.games.brawlhalla.rules.static_abilities import left_out
from rumpus.games.brawlhalla.rules.static_changes import heavy_change, may_leave_out, ties_win
from rumpus.kernel.contract.shapes import ActionId
from rumpus.kernel.contract.shown import Shown
from rumpus.kernel.words.saying import Text

Works = Literal["hit", "failed", "any", "now", "no"]
"""When the text of a card happens in an attack: after a hit, after a failed one, after either, with the play, never."""
RED: Final = 2
RESULTS: Final[tuple[Works, ...]] = ("any", "hit", "failed")
"""By `result` of an effect."""
POWERS: Final[tuple[Literal["power", "weapon"], ...]] = ("power", "weapon")


class FightCard(Card):
    """A card in an attack."""

    def __init__(self, printed: content.Card, c: int, code: str, plain: bool, works: Works) -> None:
        super().__init__(printed, c, code, plain)
        self.works: Works = works


fight_card = fx.once(FightCard)


class Standing(Shown):
    """A power that changes the totals by standing: whose, the action that leaves it out, and whether it is left out."""

    def __init__(self, t: Table, s: State, p: int, power: int, source: int, out: bool) -> None:
        legend = book_of(t).legends[s.seats[p].legend]
        printed = (legend.power, *legend.weapons)[source]
        self.seat: int = p
        self.id: ActionId = ids.LEAVE_OUT + power
        self.source: Literal["power", "weapon"] = POWERS[power]
        self.name: str = printed.name
        self.text: str = text_of(printed.effects)
        self.left_out: bool = out


class Flight(Shown):
    """Where a Heavy hit leads as things stand (BH-KB-01 to BH-KB-09, BH-KOL-01): so many spaces, made of damage, card
    and effects; the spaces from where the defender stands up to the last one inside the KO line, and how many lie
    beyond it; a Platform stops it; a KO.
    """

    def __init__(self, t: Table, s: State, k: int) -> None:
        fight = s.fights[k]
        victim = s.seats[fight.dfn]
        card = card_knockback(fight.opening)
        change = fight.kb_add - fight.kb_reduce + heavy_change(t, s, fight.att)
        spaces = max(0, int(victim.level + card + change))
        direction = fight.kb_dir if fight.kb_dir >= 0 else away(t, s.seats[fight.att].space, victim.space)
        path, beyond, wall, here = [space(t, victim.space)], 0, False, victim.space
        for left in range(spaces, 0, -1):
            there = t.go[here * 8 + direction]
            if there < 0:
                beyond = left
                break
            if t.wall[here * 8 + direction] and not fight.kb_through:
                wall = True
                break
            here = there
            path.append(space(t, here))
        self.spaces: int = spaces
        self.level: int = victim.level
        self.card: int = card
        self.change: int = change
        self.path: list[str] = path
        self.beyond: int = beyond
        self.wall: bool = wall
        self.ko: bool = victim.level + beyond > RED


class FightView(Shown):
    """The attack on top, all of it public: attacker first in every pair. `match`: the only value that dodges; `lead`:
    by how much the attack total is ahead; `ties`: equal totals hit; `verdict`: what happens as things stand, `decides`:
    whose move it is; `flight`: where a Heavy hit leads, `stake`: what a Light one does, while that is open.
    """

    def __init__(self, t: Table, s: State, viewer: int) -> None:
        k = s.n_fights - 1
        fight = s.fights[k]
        heavy = fight.type == ids.HEAVY_ATTACK
        totals = [total(t, s, k, 0), total(t, s, k, 1)]
        turn = s.asker if s.ask in (ids.ASK_OPEN, ids.ASK_DEFEND, ids.ASK_ADD, ids.ASK_DODGE) else None
        self.attacker: int = fight.att
        self.defender: int = fight.dfn
        self.type: AttackType = "heavy" if heavy else "light"
        self.phase: int = fight.phase
        self.totals: list[int] = totals
        self.lead: int = totals[0] - totals[1]
        self.ties: bool = bool(fight.win_ties == 1 or ties_win(t, s, k))
        self.match: int | None = fight.opening if heavy and fight.n[0] else None
        self.cards: list[list[FightCard]] = [laid(t, s, fight, side) for side in range(2)]
        self.turn: int | None = turn
        self.hit: bool | None = None if fight.hit < 0 else bool(fight.hit)
        self.knockback: int | None = knockback_view(t, s, k)
        self.flight: Flight | None = flight_view(t, s, k)
        self.stake: Text | None = stake_view(t, s, k, viewer)
        self.verdict: Text = verdict_view(t, s, k, viewer)
        self.decides: Text | None = None if turn is None else decides_view(t, s, turn, viewer)
        self.tax: list[int] = [fight.tax[0], fight.tax[1]]
        self.banned: list[list[int]] = [[v for v in range(1, 6) if fight.ban[side] >> v & 1] for side in (0, 1)]
        self.limit: list[int | None] = [None if fight.limit[side] < 0 else fight.limit[side] for side in (0, 1)]
        self.standing: list[Standing] = standing_view(t, s, k)


def fight_view(t: Table, s: State, viewer: int) -> FightView | None:
    """The attack on top, if there is one."""
    return FightView(t, s, viewer) if s.n_fights else None


def laid(t: Table, s: State, fight: Fight, side: int) -> list[FightCard]:
    """The cards that a side has played."""
    p, book = (fight.att, fight.dfn)[side], book_of(t)
    legend, plain = s.seats[p].legend, bool(t.discovery)
    played = [fight.played[side * 20 + i] for i in range(fight.n[side])]
    return [fight_card(book.card(legend, c), c, book.code(legend, c), plain, works(t, s, p, c)) for c in played]


def verdict_view(t: Table, s: State, k: int, viewer: int) -> Text:
    """What the attack comes to as things stand, in words."""
    fight = s.fights[k]
    heavy = fight.type == ids.HEAVY_ATTACK
    lead = total(t, s, k, 0) - total(t, s, k, 1)
    if fight.hit >= 0:
        flies = knockback_view(t, s, k)
        if flies is not None:
            return worded(t, s, viewer, "verdict-flies", spaces=flies)
        return worded(t, s, viewer, "verdict-hit" if fight.hit else "verdict-dodged" if heavy else "verdict-blocked")
    if fight.n[0] == 0:
        return worded(t, s, viewer, "verdict-heavy" if heavy else "verdict-light")
    if heavy:
        return worded(t, s, viewer, "verdict-dodges", value=fight.opening)
    if lead == 0:
        return worded(t, s, viewer, "verdict-tie", hits=bool(fight.win_ties == 1 or ties_win(t, s, k)))
    return worded(t, s, viewer, "verdict-ahead" if lead > 0 else "verdict-behind", lead=abs(lead))


def decides_view(t: Table, s: State, p: int, viewer: int) -> Text:
    """Whose move it is in the attack."""
    return worded(t, s, viewer, "turn-mine") if p == viewer else worded(t, s, viewer, "turn-of", seat=p)


def standing_view(t: Table, s: State, k: int) -> list[Standing]:
    """The powers that change the totals of this attack by standing, and those left out of it (BH-RUL-112)."""
    made = []
    for p in (s.fights[k].att, s.fights[k].dfn):
        for power in range(2):
            source = power_source(s, p, power)
            out = bool(left_out(s, k, p, source))
            if (out and s.fights[k].phase < 4) or may_leave_out(t, s, p, source):
                made.append(Standing(t, s, p, power, source, out))
    return made


def knockback_view(t: Table, s: State, k: int) -> int | None:
    """How far a Heavy hit will send the defender as things stand (BH-KB-02); None before the hit and once it flies."""
    fight = s.fights[k]
    frames = [s.frames[i] for i in range(s.depth)]
    due = any(f.kind == ids.F_ATTACK and f.attack == k and f.step == AMOUNTS for f in frames)
    if fight.type != ids.HEAVY_ATTACK or fight.hit != 1 or not due:
        return None
    change = fight.kb_add - fight.kb_reduce + heavy_change(t, s, fight.att)
    return max(0, int(s.seats[fight.dfn].level + card_knockback(fight.opening) + change))


def works(t: Table, s: State, p: int, c: int) -> Works:
    """When the text of a card of seat p happens in the running attack: `hit`, `failed`, `any` (either way), `now` (with
    the play), or `no`: its number alone counts. What else it asks is not looked at.
    """
    k = s.n_fights - 1
    fight = s.fights[k]
    side = 0 if fight.att == p else 1
    if t.discovery or fight.dead[side] >> c & 1:
        return "no"
    for effect in book_of(t).card(s.seats[p].legend, c).effects:
        if effect.role not in (0, side + 1) or effect.attack not in (0, fight.type):
            continue
        if effect.on in DURING:
            return "now"
        if effect.on in AFTER:
            return RESULTS[effect.result]
    return "no"


def stake_view(t: Table, s: State, k: int, viewer: int) -> Text | None:
    """What a Light hit does to the defender, its effects aside (BH-LIGHT-06, BH-DMG-03); None for any other attack."""
    fight = s.fights[k]
    if fight.type == ids.HEAVY_ATTACK or fight.hit >= 0:
        return None
    level = s.seats[fight.dfn].level
    return worded(t, s, viewer, "stake", seat=fight.dfn, level=min(RED, level + 1), stays=level == RED)


def flight_view(t: Table, s: State, k: int) -> Flight | None:
    """Where a Heavy hit would send the defender, without effects that are still to come. None once it is known whether
    it hits.
    """
    fight = s.fights[k]
    return Flight(t, s, k) if fight.type == ids.HEAVY_ATTACK and fight.hit < 0 and fight.n[0] else None
