"""A whole game in the terminal, in words: for quick looks, and where there is no browser."""

from __future__ import annotations

import io
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rumpus.bots.advice import asked, hint, said
from rumpus.kernel.contract.catalogue import rule_text
from rumpus.kernel.contract.lines import in_plain
from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.seats import LETTERS as LETTER
from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.match import describe
from rumpus.kernel.match.match import IllegalAction, Match
from rumpus.kernel.words.saying import one_sentence
from rumpus.kernel.words.spelling import nearest

HELP = """\
Type an action's number or name. Several, with `;` between them, are done all or none. A space alone, or after an
action's name, is a whole move there. Also:
  look        the position            card NAME  what a card says (? NAME too; card: your cards)
  hint        what a bot would do     why NAME   the rule against it (? RULE: what it says)
  undo        take the last play back save FILE  write the game to a file
  wait        in real time: do nothing for now
  quit        leave"""
SHOWN = 40  # actions listed by number
PEOPLE = ("me", "friend")
STOPPED = 1  # exit status of a game that was left
STROKE = 250
"""Milliseconds that a turn at this terminal takes in a game of real time."""


class Terminal:
    """One game between people at this terminal and bots."""

    def __init__(
        self, match: Match, seats: Sequence[str], ask: Callable[[str], str], say: Callable[[str], None]
    ) -> None:
        """`seats`: me, friend, or a bot's level, seat by seat; `ask` reads a line, `say` writes one."""
        self.match, self.who, self.ask, self.say = match, list(seats), ask, say
        self.heard: dict[int, int] = {}
        self.people = [p for p, who in enumerate(seats) if who in PEOPLE]
        self.real = match.spec.in_real_time(match.t)
        self.last, self.now = -1, 0

    # ------------------------------------------------------------ the game
    def run(self) -> int:
        """Plays to the end: 0, or 1 when somebody left before it."""
        self.say(f"{self.match.spec.about.title}: {self.match.spec.about.tagline} (? for help, look for the position)")
        while not self.match.over:
            active = self.match.active
            if not active:
                self.now = max(self.now, self.match.due or 0)
                self.match.tick(self.now)
                continue
            p = self.next_of(active)
            if p not in self.people:
                self.bot(p)
            elif not self.person(p):
                return STOPPED
        viewer = self.people[0] if len(self.people) == 1 else -1
        self.tell(viewer)
        end = self.match.end
        places = ", ".join(f"{LETTER[p]} {place}" for p, place in enumerate(self.match.places))
        self.say(f"The end: {end[1].rstrip('.') if end else ''}. Places: {places}.")
        return 0

    def next_of(self, active: Sequence[int]) -> int:
        """Whose turn it is at the terminal: in real time everybody's, one after the other, while the clock goes on."""
        if not self.real:
            return active[0]
        p = min(active, key=lambda seat: (seat <= self.last, seat))
        self.last = p
        self.now = max(self.now, self.match.s.now) + STROKE
        return p

    def time(self) -> int | None:
        """The time of a play: the terminal's own in real time, else that of the last play."""
        return max(self.now, self.match.s.now) if self.real else None

    def tell(self, viewer: int) -> None:
        """What happened since this seat last looked."""
        for line in self.match.told(viewer, self.heard.get(viewer, 0)):
            if in_plain(line):
                self.say(f"  {line['text']}" + (f"  [{line['rule']}]" if line["rule"] else ""))
            self.heard[viewer] = line["n"] + 1

    def bot(self, p: int) -> None:
        """A bot's decision, on what its seat knows; in real time it may do nothing."""
        actions, _ = asked(self.match, p, self.who[p], secrets.randbelow(2**31), now=self.time())
        if actions:
            self.match.play(p, actions[0], self.time())
        else:
            self.wait()

    def wait(self) -> None:
        """Nothing is done in real time; what the clock brings happens."""
        self.match.tick(self.time() or 0)

    # ------------------------------------------------------------ a person
    def person(self, p: int) -> bool:
        """Asks until something is played, waited for or taken back; False when the game is left."""
        m = self.match
        self.tell(p)
        names = [m.name(p, a) for a in m.actions(p)]
        self.question(p, names)
        while True:
            try:
                text = self.ask("> ").strip()
            except EOFError:
                return False
            if text in ("quit", "exit"):
                return False
            if text and self.answer(p, text, names):
                return True

    def question(self, p: int, names: list[str]) -> None:
        """What is asked, in full, and every answer by number, name, and what it does."""
        m = self.match
        asked, answer = describe.prompt(m.spec, m.t, m.s, p)
        glow = m.spec.words.page_only & {answer["code"], answer["text"]}  # nothing glows here
        what, how = asked["text"], "" if glow else answer["text"]
        stop = "" if what.endswith(("?", ".")) else "."
        self.say(f"{LETTER[p]}: {what}{stop} {how}".rstrip())
        cards = self.cards(p) or {}
        wide = max((len(name) for name in names[:SHOWN]), default=0)
        for i, (name, action) in enumerate(zip(names[:SHOWN], m.actions(p), strict=False), 1):
            self.say(f"{i:>4} {name:<{wide}}  {self.words(p, action, name, cards)}".rstrip())
        if len(names) > SHOWN:
            self.say(f"     ... and {len(names) - SHOWN} more by name")
        spaces = [text for text in self.plans(p) if " " not in text and text not in names]
        if spaces:
            self.say(f"     or a space: {', '.join(spaces)}")
        ends = m.spec.actions.leave.every if m.spec.actions.leave else ()
        aside = [a for a in m.spec.actions.anytime if a not in ends and m.is_legal(p, a)]
        if aside:
            self.say(f"     or, answering nothing: {', '.join(m.name(p, a) for a in aside)}")

    def words(self, p: int, action: int, name: str, cards: dict[str, str]) -> str:
        """What an action does, where its name does not say it all; of an effect or a card its text too."""
        m = self.match
        act = describe.act(m.spec, m.t, m.s, p, action)
        told, text = said(m, p, action)["text"].rstrip("."), act["text"]["text"]
        if act.get("title") and text and text.rstrip(".") not in told:
            told = f"{told}: {text}"
        if "card" in act and name in cards:
            told = cards[name]
        elif "card" in act:
            text = cards.get(name.split(" ")[-1], "").partition(": ")[2]
            told = f"{told}: {text}" if text and text != m.spec.sight.no_text else told
        return "" if told.lower() == name.lower() else told

    def plans(self, p: int) -> dict[str, list[int]]:
        """Whole moves by what is typed for them: a space where that says all, or an action's name and a space."""
        m = self.match
        found: dict[str, list[int]] = {}
        for plan in m.spec.words.plans(m.t, m.s, p):
            if plan.get("space"):
                first = f"{m.name(p, plan['actions'][0])} {plan['space']}"
                found.setdefault(first if "card" in plan else plan["space"], plan["actions"])
        return found

    def answer(self, p: int, text: str, names: list[str]) -> bool:
        """Does what was typed; True when the position changed, or time goes on."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if text in ("?", "help"):
            self.say(HELP)
        elif text == "look":
            self.look(p)
        elif word in ("card", "?"):
            self.card(p, rest)
        elif text == "hint":
            self.say(hint(self.match, p, secrets.randbelow(2**31), now=self.time()))
        elif text == "wait" and self.real:
            self.wait()
            return True
        else:
            return self.do(p, text, word, rest, names)
        return False

    def do(self, p: int, text: str, word: str, rest: str, names: list[str]) -> bool:
        """Plays, takes back, saves, asks why; True when the position changed. What is refused is said."""
        m = self.match
        try:
            if text == "undo":
                m.undo(p, free=len(self.people) == 1 and m.spec.secret is None)
                self.heard = {viewer: min(n, _events(m)) for viewer, n in self.heard.items()}
                return True
            if word == "why" and rest:
                rule = m.why_not(p, m.spec.actions.parse(m.t, m.s, p, rest))
                told = "" if rule is None else one_sentence(describe.refusal(m.spec, m.t, m.s, p, rule))
                self.say("It is allowed." if rule is None else f"Rule {rule} forbids it. {told}".rstrip())
            elif word == "save" and rest:
                Path(rest).write_text(m.save(), "utf-8")
                self.say(f"Saved to {rest}.")
            else:
                plans = self.plans(p)
                parts = [part.strip() for part in text.split(";") if part.strip()]
                played: list[int | str] = []
                for part in parts:
                    played += [names[int(part) - 1]] if _is_number(part, names) else plans.get(part, [part])
                m.play_all(p, played, self.time())
                return True
        except (ValueError, OSError) as fault:  # IllegalAction too
            self.say(str(fault))
            if isinstance(fault, IllegalAction):
                near = nearest(text, names)
                self.say(f"? for help{near}.")
        return False

    # ------------------------------------------------------------ looking
    def look(self, p: int) -> None:
        """The position as this seat sees it: the game's own drawing, else its view line by line."""
        m = self.match
        view = m.view(p)
        draw = m.spec.sight.draw
        self.say("\n".join(draw(m.t, view) if draw is not None else lines_of(view)))

    def cards(self, p: int) -> dict[str, str] | None:
        """What the cards that a seat may know say, by name; None in a game without cards that say anything."""
        m = self.match
        return None if m.spec.sight.read is None else m.spec.sight.read(m.t, m.s, p)

    def card(self, p: int, name: str) -> None:
        """What a card says, or a rule; without a name all cards of the own hand, as `look` shows them."""
        m = self.match
        rule = rule_text(m.spec, name.upper())
        told = self.cards(p)
        known = {known.lower(): said for known, said in (told or {}).items()}
        wanted = name.lower().removeprefix("card ")
        inside = sorted(one for one in known if wanted and wanted in one)
        if wanted in known:
            self.say(known[wanted])
        elif rule:
            self.say(f"{name.upper()}: {rule}")
        elif len({known[one] for one in inside}) in (1, 2, 3):
            self.say("\n".join(dict.fromkeys(known[one] for one in inside)))
        elif not told:
            self.say(f"{m.spec.about.title} has no cards to read at this table.")
        elif not name:
            self.look(p)
        else:
            self.say(f"There is no card {name!r} at this table{nearest(wanted, known)}.")


def _is_number(text: str, names: list[str]) -> bool:
    """Whether this is the number of a listed action, and not itself the name of one."""
    return text.isascii() and text.isdecimal() and len(text) < 6 and 1 <= int(text) <= len(names) and text not in names


def _events(match: Match) -> int:
    """How many events the game has had."""
    lines = match.said()
    return lines[-1]["n"] + 1 if lines else 0


def lines_of(value: Any, indent: str = "  ") -> Iterator[str]:
    """A view as indented lines, without what is empty."""
    for key, inner in value.items():
        if inner in (None, [], {}, ""):
            continue
        parts = inner if isinstance(inner, list) and isinstance(inner[0], dict | str) else [inner]
        if isinstance(inner, dict) or parts is inner:
            yield f"{indent}{key}:"
            for part in parts:
                if isinstance(part, dict):
                    words = ", ".join(f"{k} {v}" for k, v in part.items() if not isinstance(v, dict | list))
                    yield f"{indent}  {words}"
                    yield from lines_of({k: v for k, v in part.items() if isinstance(v, dict | list)}, indent + "    ")
                else:
                    yield f"{indent}  {part}"
        else:
            yield f"{indent}{key}: {inner}"


def typed(prompt: str) -> str:
    """A line that was typed. EOFError at the end, and where there is no standard input at all."""
    if sys.stdin is None:
        raise EOFError
    return input(prompt)


def play_in_terminal(
    spec: GameSpec, options: Options, seats: Sequence[str], seed: int | None, content: str | None
) -> int:
    """A game in this terminal; 0 when it was played to its end, 1 when it was left."""
    match = Match.start(spec, options, seed, content)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return Terminal(match, seats, typed, print).run()
