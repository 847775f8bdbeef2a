"""What would come of a draft, for the page: its sums, which cards of the hand fit it, what is missing, what may happen
next, and the small decisions that send it. It is told from what the seat knows: nothing is drawn or turned over.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from rumpus.games.blitz_squad.content.tables import book_of
from rumpus.games.blitz_squad.interface import drafting
from rumpus.games.blitz_squad.interface.card_text import heads
from rumpus.games.blitz_squad.interface.drafting import answer
from rumpus.games.blitz_squad.interface.legality import no_combo, why_not
from rumpus.games.blitz_squad.interface.names import worded
from rumpus.games.blitz_squad.interface.perils import of_stacks
from rumpus.games.blitz_squad.interface.trays import Tray, damage_chips
from rumpus.games.blitz_squad.rules import ids, ops, triggers
from rumpus.games.blitz_squad.rules.combos import may_act, may_attack
from rumpus.games.blitz_squad.rules.fight_totals import block_limit, blocks, damage_to, reply_damage, stack_limit
from rumpus.games.blitz_squad.rules.losing import living
from rumpus.games.blitz_squad.rules.payable import part_done, part_goes_on
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.games.blitz_squad.rules.totals import both_tops, top, total_energy
from rumpus.kernel.contract.lines import seats_of
from rumpus.kernel.contract.offers import Ahead, At, Way

Json = dict[str, Any]
NO_FORECAST: Final[Json] = {
    "trays": [],
    "damage": 0,
    "chips": [],
    "holds": None,
    "short": 0,
    "lacks": None,
    "tops": [],
    "notes": [],
    "tavern": [],
}
STACKED: Final = (ids.ASK_MAIN, ids.ASK_ANSWER, ids.ASK_BLOCK)
"""Questions that whole stacks answer."""


def ahead(t: Table, s: State, p: int, chain: Sequence[int], at: At) -> Ahead:
    """What would come of stacks (`drafting.read`), what may be added to them, and the play that sends them."""
    laid = drafting.read(t, s, p, chain, at)
    if s.over or s.asker != p or s.ask not in STACKED:
        return Ahead(s, NO_FORECAST)
    seer = seer_of(t, s, p)
    found = seer.forecast(laid)
    sends, loses = found.pop("actions", []), found.pop("loses", None)
    return Ahead(s, found, seer.adds(laid), [Way(sends, {"loses": loses})] if sends else [])


def comes(t: Table, s: State, p: int, laid: drafting.Laid) -> Json:
    """What would come of stacks by themselves: the damage, and what may happen next."""
    return {**NO_FORECAST, **seer_of(t, s, p).ends(laid)}


def seer_of(t: Table, s: State, p: int) -> "Seer":
    """Who looks ahead for a seat that may lay stacks."""
    return (Attacking if s.ask == ids.ASK_MAIN else Answering)(t, s, p)


class Seer:
    """What would come of drafts of one seat at one question. `sums` gives the trays of a draft as it would lie."""

    trays: tuple[str, ...] = ()

    def __init__(self, t: Table, s: State, p: int) -> None:
        self.t, self.s, self.p = t, s, p
        self.lie, self.trial = drafting.Trial(s), drafting.Trial(s)

    def say(self, code: str, **args: Any) -> Json:
        """A message of the catalogue."""
        return dict(worded(self.t, self.s, self.p, f"forecast-{code}", **args))

    def sums(self, laid: drafting.Laid) -> list[Json]:
        """The draft's trays as sums."""
        raise NotImplementedError

    def bars(self, laid: drafting.Laid, tray: str, k: int) -> str:
        """The rule by which no whole play holds the draft and this card in this tray; empty: one does."""
        raise NotImplementedError

    def wish(self, laid: drafting.Laid, k: int) -> str:
        """The tray that a tapped card goes to, where it takes it."""
        raise NotImplementedError

    def ends(self, laid: drafting.Laid) -> Json:
        """What is its own: damage, whether a block holds, what is missing, the actions, notes and taverns."""
        raise NotImplementedError

    def warned(self, found: Json, lying: State) -> Json:
        """With what is said before a play that makes its own player lose at once (BS-RUL-31), where it may be sent."""
        if not found.get("actions") or (loses := of_stacks(self.t, self.s, lying, self.p)) is None:
            return found
        return {**found, "loses": loses, "notes": [{"icon": "warn", "text": loses}, *found["notes"]]}

    def forecast(self, laid: drafting.Laid) -> Json:
        """All of it."""
        sums = self.sums(laid) if laid.all else []
        found = {**NO_FORECAST, "trays": sums, "tavern": [None] * self.t.n, **self.ends(laid)}
        found["tops"] = self.tops(laid)
        return found

    # ---------------------------------------------------------------- the other cards of the hand
    def adds(self, laid: drafting.Laid) -> list[Way]:
        """What may be added: each other card of the hand by the trays that take it, the one first that it would be
        tapped into; then whom to aim at; then by trays that do not take it, each with the rule.
        """
        used, held = Counter(laid.all), Counter(drafting.hand(self.s, self.p))
        sums = self.sums(laid) if laid.all else []
        fits, barred = [], []
        for k in held:
            if held[k] <= used[k] or self.t.cards[k // 2].kind != ids.BRAWLER:
                continue
            wish, act = self.wish(laid, k), (ids.OPEN if k % 2 else ids.CARD) + k // 2 - 1
            for tray in sorted(self.trays, key=lambda one: one != wish):
                if rule := self.bars(laid, tray, k):
                    barred.append(Way([act], at={"slot": tray}, rule=rule))
                else:
                    fits.append(Way([act], self.fits(laid, sums, tray, k), {"slot": tray}))
        return fits + self.aims() + barred

    def aims(self) -> list[Way]:
        """Whom it may be aimed at, where that is to be said."""
        return []

    def fits(self, laid: drafting.Laid, sums: list[Json], tray: str, k: int) -> Json:
        """`shapes.Fits`."""
        after = self.sums(laid.with_card(tray, k))
        return {"before": total_in(sums, tray), "after": total_in(after, tray), "instead": False}

    def joins(self, stack: drafting.Codes, k: int) -> bool:
        """Whether a card is of the brawler of a stack."""
        return bool(stack) and self.t.cards[stack[0] // 2].brawler == self.t.cards[k // 2].brawler

    def tops(self, laid: drafting.Laid) -> list[Json]:
        """What each tray's total would be with another of its cards on top."""
        made = []
        for name in self.trays:
            stack: drafting.Codes = getattr(laid, name)
            for k in dict.fromkeys(stack[:-1]):
                if k // 2 == stack[-1] // 2:
                    continue
                rest = list(stack)
                rest.remove(k)
                other = msgspec.structs.replace(laid, **{name: (*rest, k)})
                lost = self.say("loses", card=stack[-1] // 2) if self.t.cards[stack[-1] // 2].size else None
                total = total_in(self.sums(other), name)
                made.append({"tray": name, "card": k // 2, "total": total, "loses": lost})
        return made

    def lines(self, card: int, slot: int, on: tuple[int, ...]) -> list[Json]:
        """What a top card would do besides the sums, as notes."""
        data, made = self.t.cards[card], []
        said = heads(book_of(self.t).sheet(card)) if data.size else []
        for i in range(data.size):
            op = self.t.ops[data.first + i]
            if op.on in on and op.slots >> slot & 1 and i < len(said):
                _, text = said[i]
                made.append({"icon": "card", "text": self.say("line", card=card, text=text)})
        return made

    def sends(self, first: list[int], *stacks: drafting.Codes) -> list[int]:
        """The small decisions of a play: what it is, then each stack, bottom card first, with its end (BS-RUL-60)."""
        made = list(first)
        for stack in stacks:
            laid = sorted(stack) if self.t.sorted else stack
            made += [(ids.OPEN if k % 2 else ids.CARD) + k // 2 - 1 for k in laid]
            made.append(ids.DONE)
            if self.t.sorted and len(stack) > 1:
                made.append(ids.CARD + stack[-1] // 2 - 1)
        return made


def total_in(sums: list[Json], name: str) -> int:
    """The total of a tray; 0 where nothing lies. An action lies in the energy tray."""
    roles = ("energy", "action") if name == "energy" else (name,)
    return next((one["total"] for one in sums if one["role"] in roles), 0)


class Attacking(Seer):
    """In Main: an attack or an action."""

    trays = ("attack", "energy")

    def __init__(self, t: Table, s: State, p: int) -> None:
        super().__init__(t, s, p)
        self.attacks, self.acts = may_attack(t, s, p), may_act(t, s, p)
        self.most = stack_limit(t, s, p)

    def sums(self, laid: drafting.Laid) -> list[Json]:
        """The attack, and what pays for it; or the action."""
        lying = drafting.combo(self.t, self.lie.begin(), self.p, laid)
        foe = self.foe(laid)
        zones = [zone for zone in (ids.FRONT, ids.BACK) if lying.seats[self.p].stacks[zone].n]
        return [Tray(self.t, lying, self.p, self.p, zone, foe) for zone in zones]

    def foe(self, laid: drafting.Laid) -> int:
        """The opponent whom the sums are about; of several the next."""
        aim = drafting.aim_of(self.t, self.s, self.p, laid.target)
        return aim if aim >= 0 else (self.p + 1) % self.t.n

    def bars(self, laid: drafting.Laid, tray: str, k: int) -> str:
        """Whether the stacks with this card can be completed."""
        stack: drafting.Codes = getattr(laid, tray)
        if stack and not self.joins(stack, k):
            return "BS-STACK-02"
        if len(stack) >= self.most:
            return "BS-STACK-04"
        if tray == "energy" and not laid.attack:
            return "" if self.acts else no_combo(self.t, self.s, self.p, ids.ACTION)
        if not self.attacks:
            return no_combo(self.t, self.s, self.p, ids.ATTACK)
        return "" if any(self.goes_on(whole) for whole in self.with_it(laid, tray, k)) else "BS-ATK-03"

    def aims(self) -> list[Way]:
        """Of several opponents one."""
        if not drafting.aims(self.t, self.s):
            return []
        return [Way([ids.SEAT + q]) for q in seats_of(living(self.t, self.s)) if q != self.p]

    def with_it(self, laid: drafting.Laid, tray: str, k: int) -> Iterator[drafting.Laid]:
        """The draft with this card under the top card, then on it; a draft has no order before it is sent, so with ever
        more cards below the top of either stack, too.
        """
        for above in (False, True):
            held = laid.with_card(tray, k, on_top=above)
            yield held
            for name in self.trays:
                yield from self.raised(held, name)

    def raised(self, laid: drafting.Laid, tray: str) -> Iterator[drafting.Laid]:
        """The draft with ever more cards of its brawler below what lies in a tray, the strongest first."""
        stack: drafting.Codes = getattr(laid, tray)
        rest = Counter(drafting.hand(self.s, self.p)) - Counter(laid.all)
        under = [one for one in rest.elements() if self.joins(stack, one)]
        under.sort(key=lambda one: -self.t.cards[one // 2].power)
        for n in range(1, min(len(under), self.most - len(stack)) + 1):
            yield msgspec.structs.replace(laid, **{tray: (*under[:n], *stack)})

    def tried(self, laid: drafting.Laid) -> State:
        """A copy of the position in which the draft is built in."""
        trial = self.trial.begin()
        trial.aim = drafting.aim_of(self.t, self.s, self.p, laid.target)
        drafting.build(trial, laid.attack, laid.energy)
        return trial

    def goes_on(self, laid: drafting.Laid) -> bool:
        """Whether a draft with an attack stack can become an attack that is paid for."""
        return part_goes_on(self.t, self.tried(laid), self.p, 1 if laid.energy else 0)

    def wish(self, laid: drafting.Laid, k: int) -> str:
        """To the attack first; then the same brawler to its stack, another one to the energy."""
        attacks = self.joins(laid.attack, k) if laid.attack else not self.joins(laid.energy, k)
        return "attack" if attacks else "energy"

    def ends(self, laid: drafting.Laid) -> Json:
        """What the combo would do."""
        if not laid.attack and not laid.energy:
            return {}
        lying, foe = drafting.combo(self.t, self.lie.begin(), self.p, laid), self.foe(laid)
        damage = damage_to(self.t, lying, foe)
        lacks = self.lacks(laid, lying)
        left: list[int | None] = [None] * self.t.n
        for q in range(self.t.n):
            if lying.combo.foes >> q & 1 and damage:
                left[q] = max(0, self.s.seats[q].tavern_n - damage_to(self.t, lying, q))
        found = {
            "damage": damage,
            "chips": damage_chips(self.t, lying, self.p, self.p, foe),
            "lacks": lacks,
            "actions": [] if lacks else self.play(laid),
            "notes": self.notes(laid, lying, foe, damage),
            "tavern": left,
        }
        return self.warned(found, lying)

    def lacks(self, laid: drafting.Laid, lying: State) -> Json | None:
        """What is missing to a play that may be sent."""
        if drafting.aims(self.t, self.s) and laid.target < 0:
            return self.say("lacks-target")
        if not laid.attack:
            return None if self.acts else self.say("lacks-action")
        if not self.attacks:
            return self.say("lacks-attack")
        if not laid.energy:
            return self.say("lacks-energy", n=lying.combo.price)
        paid = total_energy(self.t, lying, self.p, ids.BACK, lying.combo.foes)
        # In sorted stacks the top is chosen last: the stack may end where another top would pay.
        if paid >= lying.combo.price and part_done(self.t, self.tried(laid), self.p, 1):
            return None
        return self.say("lacks-more", n=max(1, lying.combo.price - paid))

    def play(self, laid: drafting.Laid) -> list[int]:
        """The decisions that send it."""
        aim = [ids.SEAT + laid.target] if drafting.aims(self.t, self.s) else []
        if laid.attack:
            return self.sends([ids.ATTACK, *aim], laid.attack, laid.energy)
        return self.sends([ids.ACTION, *aim], laid.energy)

    def notes(self, laid: drafting.Laid, lying: State, foe: int, damage: int) -> list[Json]:
        """What may happen next, in order."""
        slots = {ids.FRONT: ids.S_ATTACK, ids.BACK: ids.S_ENERGY if laid.attack else ids.S_ACTION}
        seats = lying.seats[self.p]
        play, after = [], []
        for zone, slot in slots.items():
            card = top(seats.stacks[zone]) if seats.stacks[zone].n else 0
            if card:
                play += self.lines(card, slot, (triggers.PLAY,))
                after += self.lines(card, slot, (triggers.HIT, triggers.BLOCKED, triggers.END, triggers.BEGIN))
        bare = both_tops(self.t, lying, self.p, 1 << foe, ops.UNBLOCKABLE) > 0
        code = "unblockable" if bare else "may-block" if damage else "may-answer"
        made = [*play, {"icon": "block", "text": self.say(code, seat=foe, n=damage, replies=bool(self.t.replies))}]
        if damage:
            now = self.s.seats[foe].tavern_n
            made.append({"icon": "tavern", "text": self.say("no-block", n=now, left=max(0, now - damage))})
        return made + after


class Answering(Seer):
    """In the Blocking Phase: a block, or a reply."""

    trays = ("block", "reply")

    def __init__(self, t: Table, s: State, p: int) -> None:
        super().__init__(t, s, p)
        frame = s.frames[s.depth - 1]
        self.blocks = bool(frame.blocks)
        self.idle = bool(frame.idle) and not self.blocks
        self.against = s.frames[s.depth - 2].seat if self.blocks else s.active
        self.most = {"block": block_limit(t, s, p, self.against), "reply": stack_limit(t, s, p)}

    def incoming(self, lying: State) -> int:
        """The damage that is answered, as it stands in a position."""
        if self.idle:
            return 0
        return reply_damage(self.t, lying, self.against) if self.blocks else damage_to(self.t, lying, self.p)

    def sums(self, laid: drafting.Laid) -> list[Json]:
        """The block or reply."""
        lying, zone, against = answer(self.t, self.lie.begin(), self.p, laid)
        foe = against if self.p == self.s.active else self.p
        return [Tray(self.t, lying, self.p, self.p, zone, foe)]

    def bars(self, laid: drafting.Laid, tray: str, k: int) -> str:
        """Whether the answer may hold this card; with the other tray begun, all of it would move, or make room."""
        if rule := why_not(self.t, self.s, self.p, ids.BLOCK if tray == "block" else ids.REPLY):
            return rule
        if getattr(laid, tray) and not self.joins(getattr(laid, tray), k):
            return "BS-STACK-02"
        if len(self.stays(laid, k)) < self.most[tray]:
            return ""
        return "BS-STACK-04" if self.most[tray] == stack_limit(self.t, self.s, self.p) else "BS-RUL-64"

    def stays(self, laid: drafting.Laid, k: int) -> drafting.Codes:
        """What lies still where a card is laid: an answer of its brawler."""
        stack = laid.block or laid.reply
        return stack if self.joins(stack, k) else ()

    def wish(self, laid: drafting.Laid, _k: int) -> str:
        """To the tray that was begun, else to the block."""
        return "reply" if laid.reply else "block"

    def fits(self, laid: drafting.Laid, sums: list[Json], tray: str, k: int) -> Json:
        """A card that fits the other tray would take the answer there, or begin another one in its place."""
        stack = self.stays(laid, k)
        found = super().fits(drafting.Laid(laid.target, **{tray: stack}), sums, tray, k)
        return {**found, "instead": bool(laid.all and not stack)}

    def ends(self, laid: drafting.Laid) -> Json:
        """What the answer would do; with none, what a pass would."""
        now = self.s.seats[self.p].tavern_n
        left: list[int | None] = [None] * self.t.n
        if not laid.all:
            damage = self.incoming(self.s)
            left[self.p] = max(0, now - damage) if damage else None
            notes = [{"icon": "tavern", "text": self.say("pass", n=now, left=max(0, now - damage))}] if damage else []
            return {"damage": damage, "tavern": left, "notes": notes}
        lying, zone, against = answer(self.t, self.lie.begin(), self.p, laid)
        damage, slot = self.incoming(lying), ids.S_BLOCK if laid.block else ids.S_REPLY
        holds = blocks(self.t, lying, self.p, zone, against, damage) if laid.block else None
        card = top(lying.seats[self.p].stacks[zone])
        found: Json = {
            "holds": holds,
            "actions": self.sends([ids.BLOCK if laid.block else ids.REPLY], laid.block or laid.reply),
            "notes": self.lines(card, slot, (triggers.PLAY, triggers.HELD if holds else triggers.HURT)),
        }
        dealt = 0 if holds else damage
        if laid.block:
            found |= {"damage": damage, "short": max(0, damage - total_in(self.sums(laid), "block"))}
        else:
            back = reply_damage(self.t, lying, self.p)
            found |= {"damage": back, "chips": damage_chips(self.t, lying, self.p, self.p, against)}
            left[against] = max(0, self.s.seats[against].tavern_n - back) if back else None
        if dealt:
            left[self.p] = max(0, now - dealt)
            found["notes"].append({"icon": "tavern", "text": self.say("pass", n=now, left=left[self.p])})
        return self.warned({**found, "tavern": left}, lying)
