"""Scenes in the law's notation, played over `rules/law.py`: a statement a line (or between semicolons).

A hand Q2, R3 + 0 shown T4         closed cards, then plain ones (3 unless told), revealed ones
A tavern Q4, X1*19                 also clinic, tomb; from the top
zone S{toll 1} of B, S of A        specials in play
script 2, 0                        what chance gives
A attacks [Q2, Q3] by [R5] at C    A acts [Q1] at C    B blocks [T2]    B replies [T1]    B passes
A plays S   A picks R3, !T4   A says yes   A takes option 2   A names C   A ends   A concedes
A cannot attack [Q5] by [R4]       also `can`; `cannot act [..]`, `cannot block [..]`, `cannot reply [..]`
may pass, block                    exactly these, and cards; `asked B`
A has tavern 19, hand 4, shown 1, clinic 3, tomb 0
A clinic is Q3, Q2                 also tomb, shown, tavern (the first cards); `A holds Q3`, `A lacks Q3`
zone is S, S{toll 1}
damage 7 to C   defense of B 6   energy 5   energy of B 3   price 3   base 5   block base of B 4
over A forced_discard              the winner and the reason; `over nobody all_lost`, `going`
out B forced_draw   phase main   turn of B   told blocked   untold blocked
"""

import re
from typing import Any, Final

from tests.games.blitz_squad.rules.law import LETTERS, Law, split

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.fight_totals import damage_to, defense_of
from rumpus.games.blitz_squad.rules.totals import base, total_energy

NAMES: Final = {
    name.lower(): getattr(ids, name)
    for name in [
        "END",
        "PASS",
        "ATTACK",
        "ACTION",
        "BLOCK",
        "REPLY",
        "DONE",
        "YES",
        "NO",
        "PLACE",
        "LEAVE",
        "KEEP",
        "BOTTOM",
        "STOP",
    ]
}
ANSWERS: Final = {"blocks": ids.BLOCK, "replies": ids.REPLY}
PILES: Final = "tavern|clinic|tomb"


def cards(text: str) -> list[str]:
    """Cards of a list, `X1*3` three times."""
    found: list[str] = []
    for one in split(text):
        name, _, times = one.partition("*")
        found += [name] * int(times or 1)
    return found


class Scene:
    """One scene of a file."""

    def __init__(self, case: dict[str, Any], options: dict[str, Any] | None = None) -> None:
        self.law = Law(**{**case.get("options", {}), **(options or {})})
        self.done: list[str] = []

    def play(self, text: str) -> None:
        """All its statements."""
        for line in filter(None, (part.strip() for part in re.split(r"[\n;]", text))):
            self.done.append(line)
            self.say(line)

    def say(self, line: str) -> None:
        """One statement: the first pattern that fits."""
        for pattern, name in STATEMENTS:
            if found := re.fullmatch(pattern, line):
                getattr(self, name)(*found.groups())
                return
        raise ValueError(f"no statement: {line}")

    def same(self, found: object, told: object) -> None:
        """A figure of the scene."""
        assert found == told, f"{self.done[-1]}: is {found}, after\n" + "\n".join(self.done)

    def by(self, who: str) -> None:
        """It is this seat's choice."""
        self.same(self.law.asked if not self.law.s.over else "nobody", who)

    # ---------------------------------------------------------------- given
    def hand(self, who: str, held: str, more: str | None, shown: str | None) -> None:
        """What a seat holds."""
        self.law.pile(who, "hand", cards(held) + ["Z1"] * int(more or 3) if more != "0" else cards(held))
        self.law.pile(who, "open", cards(shown or ""))

    def pile(self, who: str, pile: str, held: str) -> None:
        """A pile from the top."""
        self.law.pile(who, pile, cards(held))

    def zone(self, text: str) -> None:
        """Specials in play."""
        told = [one.rpartition(" of ") for one in split(text)]
        self.law.zone(*((card.strip(), who) for card, _, who in told))

    def script(self, text: str) -> None:
        """What chance gives."""
        self.law.script(*(int(one) for one in text.split(",")))

    # ---------------------------------------------------------------- plays
    def attack(self, who: str, front: str, back: str, target: str | None) -> None:
        """A whole attack."""
        self.by(who)
        self.law.attack(front, back, target or "")

    def act(self, who: str, stack: str, target: str | None) -> None:
        """A whole action."""
        self.by(who)
        self.law.action(stack, target or "")

    def answer(self, who: str, what: str, stack: str) -> None:
        """A block or a reply."""
        self.by(who)
        self.law.do(ANSWERS[what])
        self.law.stack(stack)

    def one(self, who: str, what: str) -> None:
        """A plain choice."""
        self.by(who)
        self.law.do({"passes": ids.PASS, "ends": ids.END}.get(what, NAMES.get(what.removeprefix("says "), -1)))

    def concede(self, who: str) -> None:
        """At any time."""
        self.law.do(ids.CONCEDE, who)

    def picks(self, who: str, text: str) -> None:
        """Cards, one after the other."""
        for card in cards(text):
            self.by(who)
            self.law.pick(card)

    def option(self, who: str, k: str) -> None:
        """An option of `choose`."""
        self.by(who)
        self.law.do(ids.OPTION + int(k) - 1)

    def names(self, who: str, whom: str) -> None:
        """A seat is chosen."""
        self.by(who)
        self.law.do(ids.SEAT + LETTERS.index(whom))

    # ---------------------------------------------------------------- checks
    def tried(self, who: str, can: str, kind: str, front: str, back: str | None) -> None:
        """Whether just these stacks may be laid; nothing is left behind."""
        law, fits = self.law, True
        before, told = law.s.cells.tolist(), list(law.events)
        try:
            self.by(who)
            law.do({"attack": ids.ATTACK, "act": ids.ACTION, "block": ids.BLOCK, "reply": ids.REPLY}[kind])
            for stack in (front, back):
                if stack is not None:
                    law.stack(stack)
        except AssertionError:
            fits = False
        for i, cell in enumerate(before):
            law.s.cells[i] = cell
        law.events = told
        self.same(fits, can == "can")

    def may(self, text: str) -> None:
        """Exactly these are legal."""
        told = sorted(
            NAMES[one]
            if one in NAMES
            else ids.SEAT + LETTERS.index(one)
            if one in LETTERS
            else ids.OPTION + int(one[7:]) - 1
            if one.startswith("option ")
            else self.law.of(one)
            for one in split(text)
        )
        self.same(self.law.legal(), told)

    def asked(self, who: str) -> None:
        """Who decides."""
        self.by(who)

    def has(self, who: str, text: str) -> None:
        """Numbers of cards."""
        tavern, hand, clinic, tomb = self.law.count(who)
        seat = self.law.s.seats[LETTERS.index(who)]
        real = {"tavern": tavern, "hand": hand, "clinic": clinic, "tomb": tomb, "shown": seat.open_n}
        told = {name: int(n) for name, n in (one.split() for one in text.split(","))}
        self.same({name: real[name] for name in told}, told)

    def pile_is(self, who: str, pile: str, text: str) -> None:
        """The first cards of a pile, or all that are revealed."""
        told = cards(text)
        found = self.law.top(who, "open" if pile == "shown" else pile)
        if pile == "shown":
            self.same(sorted(found), sorted(told))
        else:
            self.same(found if not told else found[: len(told)], told)

    def holds(self, who: str, verb: str, card: str) -> None:
        """Whether a card is in the closed hand."""
        self.same(card in self.law.top(who, "hand"), verb == "holds")

    def zone_is(self, text: str) -> None:
        """All specials in play, in order."""
        self.same(self.law.in_play, cards(text))

    def figure(self, what: str, who: str | None, n: str) -> None:
        """A total."""
        law = self.law
        p = LETTERS.index(who) if who else law.s.active
        stacks = law.s.seats[p].stacks
        foes = law.s.combo.foes if p == law.s.active else 1 << law.s.active
        found = {
            "base": lambda: base(law.t, stacks[ids.FRONT]),
            "block base": lambda: base(law.t, stacks[ids.FRONT]),
            "energy": lambda: total_energy(law.t, law.s, p, ids.BACK, foes),
            "price": lambda: law.s.combo.price,
            "defense": lambda: defense_of(law.t, law.s, p, ids.FRONT, law.s.active),
        }[what]()
        self.same(found, int(n))

    def damage(self, n: str, whom: str | None) -> None:
        """The total damage of the open combo."""
        q = LETTERS.index(whom) if whom else 1 - self.law.s.active
        self.same(damage_to(self.law.t, self.law.s, q), int(n))

    def over(self, who: str, why: str) -> None:
        """The end."""
        s, reason = self.law.s, ids.REASONS.index(why)
        living = [LETTERS[p] for p in range(self.law.t.n) if not s.seats[p].out]
        self.same((s.over, "".join(living) or "nobody"), (reason, who))

    def going(self) -> None:
        """Nobody has won."""
        self.same(self.law.s.over, 0)

    def out(self, who: str, why: str) -> None:
        """A seat that has lost."""
        self.same(ids.REASONS[self.law.s.seats[LETTERS.index(who)].out], why)

    def phase(self, name: str) -> None:
        """The phase."""
        self.same(ids.PHASES[self.law.s.phase], name)

    def turn(self, who: str) -> None:
        """Whose turn it is."""
        self.same(LETTERS[self.law.s.active], who)

    def told(self, un: str, kind: str) -> None:
        """Whether an event of a kind was in the log."""
        self.same(bool(self.law.kinds(getattr(ids, f"EV_{kind.upper()}"))), not un)


WHO: Final = r"([A-D])"
IN: Final = r"\[(.*?)\]"
STATEMENTS: Final = (
    (rf"{WHO} hand (.*?)(?: ?\+ (\d+))?(?: ?shown (.*))?", "hand"),
    (rf"{WHO} ({PILES}|shown) is ?(.*)", "pile_is"),
    (rf"{WHO} ({PILES}) ?(.*)", "pile"),
    (r"zone is ?(.*)", "zone_is"),
    (r"zone (.*)", "zone"),
    (r"script (.*)", "script"),
    (rf"{WHO} attacks {IN} by {IN}(?: at {WHO})?", "attack"),
    (rf"{WHO} acts {IN}(?: at {WHO})?", "act"),
    (rf"{WHO} (blocks|replies) {IN}", "answer"),
    (rf"{WHO} (passes|ends|says .*)", "one"),
    (rf"{WHO} concedes", "concede"),
    (rf"{WHO} (?:picks|plays) (.*)", "picks"),
    (rf"{WHO} takes option (\d)", "option"),
    (rf"{WHO} names {WHO}", "names"),
    (rf"{WHO} (can|cannot) (attack|act|block|reply) {IN}(?: by {IN})?", "tried"),
    (r"may (.*)", "may"),
    (r"asked ([A-D]|nobody)", "asked"),
    (rf"{WHO} has (.*)", "has"),
    (rf"{WHO} (holds|lacks) (.*)", "holds"),
    (rf"(base|block base|energy|price|defense)(?: of {WHO})? (\d+)", "figure"),
    (rf"damage (\d+)(?: to {WHO})?", "damage"),
    (r"over (\w+) (\w+)", "over"),
    (r"going", "going"),
    (rf"out {WHO} (\w+)", "out"),
    (r"phase (\w+)", "phase"),
    (rf"turn of {WHO}", "turn"),
    (r"(un)?told (\w+)", "told"),
)
