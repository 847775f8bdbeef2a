"""The law's checks as it writes them: `Q5{damage 2, action}` is a card, `A attacks [Q2, Q3] by [R5]` a play.

A card is a brawler's letter and a power, `S` a terrain, `E` an event, with effects in braces: the word, its number, and
in any order its trigger, `as x/y`, whom, `if name c`, `per name cap`, `may`, and values by name (`what combo`, `until
next`, `stat damage`, `which any`). `choose` and `pay` hold their lists between bars: `{pay |mill 3|rescue 1 any|}`.
Everything else lies as the law says: a duel, A in Main, taverns of 20, three plain cards more in each hand.
"""

import re
from typing import Any, Final

from rumpus.games.blitz_squad.content.options import OPTIONS
from rumpus.games.blitz_squad.content.tables import tables
from rumpus.games.blitz_squad.rules import conditions, counters, ids, ops, triggers, turn, whom
from rumpus.games.blitz_squad.rules.invariants import check
from rumpus.games.blitz_squad.rules.specials import zone_card
from rumpus.games.blitz_squad.rules.state import State
from rumpus.kernel.records.log import Log, clear, event_rows

LETTERS: Final = "ABCD"
ROOM: Final = 420
"""Effect rows from here on are free for a test's own cards."""
USUAL: Final = {
    "hush": "play",
    **dict.fromkeys(("all_stacks", "hand_size", "penalty", "toll"), "static"),
} | dict.fromkeys(("stack_cap", "combo_cap", "expire"), "static")
MODS: Final = (
    "power",
    "damage",
    "defense",
    "energy",
    "discount",
    "pierce",
    "weaken",
    "double",
    "unblockable",
    "block_size",
    "absorb",
)
VALUES: Final = {
    "which": {"same": 0, "any": 1},
    "what": {name: k for k, name in enumerate(ids.BANS)},
    "until": {"turn": 0, "next": 1},
    "stat": {"damage": 0, "defense": 1, "energy": 2},
}


def number(module: Any, name: str) -> int | None:
    """The number of a name in a generated module."""
    found = getattr(module, name.upper(), None)
    return found if isinstance(found, int) else None


class Law:
    """One position of the law, played by its words."""

    def __init__(
        self, players: int = 2, tavern: int = 20, more: int = 3, script: tuple[int, ...] = (), **options: Any
    ) -> None:
        told = {one.name: one.default for one in OPTIONS} | {"players": players} | options
        self.t = tables(told).t
        self.s = State.new()
        self.log = Log.new()
        self.known: dict[str, int] = {}
        self.rows = ROOM
        self.events: list[tuple[int, ...]] = []
        s = self.s
        s.active = s.first = 0
        s.winner = s.aim = -1
        s.turn, s.phase, s.ask, s.asker, s.depth, s.named = 1, ids.P_MAIN, ids.ASK_MAIN, 0, 1, 1
        s.frames[0].step, s.frames[0].got = turn.MAIN, -1
        s.rng[0] = 7
        for p in range(players):
            self.pile(LETTERS[p], "tavern", ["X1"] * tavern)
            self.pile(LETTERS[p], "hand", ["Z1"] * more)
        if script:
            self.script(*script)

    # ---------------------------------------------------------------- cards
    def card(self, text: str) -> int:
        """The number of a card, which is made when it is first named."""
        text = text.strip()
        if text not in self.known:
            self.known[text] = 160 - len(self.known)
            self.make(self.known[text], text)
        return self.known[text]

    def make(self, card: int, text: str) -> None:
        """Writes a card into the Table."""
        head, *effects = re.split(r"(?=\{)", text)
        data = self.t.cards[card]
        letter = head[0]
        data.kind = ids.TERRAIN if letter == "S" else ids.EVENT if letter == "E" else ids.BRAWLER
        data.brawler = 0 if data.kind != ids.BRAWLER else 100 + ord(letter)
        data.power = int(head[1:] or 0) if data.kind == ids.BRAWLER else 0
        data.first, data.size = self.rows, len(effects)
        first = self.rows
        self.rows += len(effects)
        for k, effect in enumerate(effects):
            self.line(first + k, effect.strip(" {}"), data.kind != ids.BRAWLER)

    def line(self, row: int, text: str, special: bool) -> None:
        """Writes one line."""
        op = self.t.ops[row]
        head, *lists = [part.strip() for part in text.split("|")] if "|" in text else [text]
        words = head.replace(",", " ").split()
        name = words.pop(0)
        op.op, op.slots = getattr(ops, name.upper()), 31
        op.on = getattr(triggers, ("mod" if name in MODS else USUAL.get(name, "play")).upper())
        op.who = whom.ALL if special else whom.YOU
        for k, inner in enumerate(part for part in lists if part):
            op.first[k], op.size[k] = self.rows, 1
            self.rows += 1
            self.line(op.first[k], inner, special)
        while words:
            self.part(op, words)

    def part(self, op: Any, words: list[str]) -> None:
        """One part of a line."""
        word = words.pop(0)
        if re.fullmatch(r"[+-]?\d+", word):
            op.n = int(word)
        elif word == "as":
            op.slots = sum(1 << ids.SLOTS.index(slot) for slot in words.pop(0).split("/"))
        elif word == "if":
            op.cond = getattr(conditions, words.pop(0).upper())
            if words and words[0].isdecimal():
                op.c = int(words.pop(0))
        elif word == "per":
            op.per, op.cap = getattr(counters, words.pop(0).upper()), int(words.pop(0))
        elif word == "may":
            op.may = 1
        elif word in VALUES:
            setattr(op, word, VALUES[word][words.pop(0)])
        elif word in ids.SLOTS:
            op.slots = 1 << ids.SLOTS.index(word)
        elif number(triggers, word) is not None:
            op.on = number(triggers, word)
        else:
            op.who = getattr(whom, word.upper())

    # ---------------------------------------------------------------- the position
    def pile(self, who: str, name: str, cards: list[str]) -> None:
        """Puts cards into a pile in place of what lies there; tavern, clinic and tomb from the top."""
        seat = self.s.seats[LETTERS.index(who)]
        told = [self.card(card) for card in cards]
        told = sorted(told) if name in ("hand", "open") else told[::-1]
        cells = getattr(seat, name)
        for i in range(60):
            cells[i] = told[i] if i < len(told) else 0
        setattr(seat, f"{name}_n", len(told))

    def hand(self, who: str, text: str, more: int = 3, shown: str = "") -> "Law":
        """What a seat holds: closed cards and plain ones, and revealed ones."""
        self.pile(who, "hand", split(text) + ["Z1"] * more)
        self.pile(who, "open", split(shown))
        return self

    def zone(self, *specials: tuple[str, str]) -> "Law":
        """Specials in play: card and owner."""
        for i, (card, who) in enumerate(specials):
            self.s.zone[i] = self.card(card) + 256 * LETTERS.index(who) + 1024 * self.s.turn
        self.s.zone_n = len(specials)
        return self

    def script(self, *draws: int) -> None:
        """What chance gives."""
        self.log.scripted, self.log.tape_n, self.log.tape_i = 1, len(draws), 0
        for i, one in enumerate(draws):
            self.log.tape[i] = one

    def top(self, who: str, name: str, n: int = 60) -> list[str]:
        """A pile by its cards' names, from the top (a hand ascending)."""
        seat = self.s.seats[LETTERS.index(who)]
        cells = [cell % ids.SEEN for cell in getattr(seat, name)[: getattr(seat, f"{name}_n")]]
        names = {card: text for text, card in self.known.items()}
        return [names[card] for card in (cells if name in ("hand", "open") else cells[::-1])][:n]

    def count(self, who: str) -> tuple[int, int, int, int]:
        """Tavern, hand with revealed cards, clinic, tomb."""
        seat = self.s.seats[LETTERS.index(who)]
        return seat.tavern_n, seat.hand_n + seat.open_n, seat.clinic_n, seat.tomb_n

    @property
    def in_play(self) -> list[str]:
        """The specials in play."""
        names = {card: text for text, card in self.known.items()}
        return [names[zone_card(self.s, i)] for i in range(self.s.zone_n)]

    # ---------------------------------------------------------------- plays
    def legal(self, who: str = "") -> list[int]:
        """What a seat may do; the one that is asked unless another is named."""
        p = LETTERS.index(who) if who else self.s.asker
        out = [0] * 400
        return out[: turn.legal(self.t, self.s, p, out)]

    def do(self, a: int, who: str = "") -> None:
        """One action, which has to be legal."""
        p = LETTERS.index(who) if who else self.s.asker
        assert a == ids.CONCEDE or a in self.legal(LETTERS[p]), f"{a} is not among {self.legal(LETTERS[p])}"
        clear(self.log)
        turn.apply(self.t, self.s, p, a, self.log)
        self.events += event_rows(self.log)
        assert self.log.short == 0
        assert self.log.unfit == 0

    def may(self, text: str) -> bool:
        """Whether a card may be chosen now: `Q3`, or `!Q3` for the revealed one."""
        return self.of(text) in self.legal()

    def of(self, text: str) -> int:
        """The action about a card."""
        return ids.OPEN + self.card(text[1:]) - 1 if text[0] == "!" else ids.CARD + self.card(text) - 1

    def pick(self, *cards: str) -> "Law":
        """Cards, one after the other."""
        for card in cards:
            self.do(self.of(card))
        return self

    def stack(self, cards: str) -> "Law":
        """A stack from the bottom up, and done."""
        self.pick(*split(cards))
        self.do(ids.DONE)
        return self

    def attack(self, cards: str, energy: str, target: str = "") -> "Law":
        """A whole attack."""
        self.do(ids.ATTACK)
        if target:
            self.do(ids.SEAT + LETTERS.index(target))
        return self.stack(cards).stack(energy)

    def action(self, cards: str, target: str = "") -> "Law":
        """A whole action."""
        self.do(ids.ACTION)
        if target:
            self.do(ids.SEAT + LETTERS.index(target))
        return self.stack(cards)

    def answer(self, text: str) -> "Law":
        """`pass`, `block Q2, Q3`, `reply Q1`."""
        kind, _, cards = text.partition(" ")
        self.do({"pass": ids.PASS, "block": ids.BLOCK, "reply": ids.REPLY}[kind])
        return self.stack(cards) if cards else self

    def end(self) -> "Law":
        """Main ends."""
        self.do(ids.END)
        return self

    def can_attack(self, cards: str, energy: str) -> bool:
        """Whether just this attack may be laid; nothing is left behind."""
        before = self.s.cells.tolist()
        try:
            for a in (ids.ATTACK, *(self.of(card) for card in split(cards)), ids.DONE):
                self.do(a)
            for a in (*(self.of(card) for card in split(energy)), ids.DONE):
                self.do(a)
        except AssertionError:
            return False
        finally:
            for i, cell in enumerate(before):
                self.s.cells[i] = cell
        return True

    @property
    def asked(self) -> str:
        """The letter of the seat that is asked."""
        return LETTERS[self.s.asker]

    def kinds(self, kind: int) -> list[tuple[int, ...]]:
        """The events of a kind so far."""
        return [event for event in self.events if event[0] == kind]


def split(text: str) -> list[str]:
    """Cards of a list, commas inside braces apart."""
    return [part.strip() for part in re.split(r",(?![^{]*\})", text) if part.strip()]


def sound(law: Law) -> bool:
    """Whether the position breaks no invariant that does not count whole decks."""
    return check(law.t, law.s) in (0, 1)
