"""A whole game in the terminal, in words: for quick looks, and where there is no browser."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rumpus.kernel.match import IllegalAction, Match
from rumpus.kernel.spec import LETTERS, GameSpec, Options

HELP = """\
Type the number or the name of an action; several, parted by `;`, are done all or none. Also:
  look       the position again        undo       take the last decision back
  why NAME   the rule that forbids it  save FILE  write the game to a file
  quit       leave"""
SHOWN = 40  # actions listed by number
PEOPLE = ("me", "friend")
STOPPED = 1  # exit status of a game that was left


class Terminal:
    """One game between people at this terminal and bots."""

    def __init__(
        self, match: Match, seats: Sequence[str], ask: Callable[[str], str], say: Callable[[str], None]
    ) -> None:
        """`seats`: me, friend, or a bot's level, seat by seat; `ask` reads a line, `say` writes one."""
        self.match, self.who, self.ask, self.say = match, list(seats), ask, say
        self.heard: dict[int, int] = {}
        self.people = [p for p, who in enumerate(seats) if who in PEOPLE]

    def run(self) -> int:
        """Plays to the end: 0, or 1 when somebody left before it."""
        self.say(f"{self.match.spec.title}: {self.match.spec.tagline} (? for help)")
        while not self.match.over:
            active = self.match.active
            if not active:
                self.match.tick(self.match.due or 0)
                continue
            p = active[0]
            if p not in self.people:
                self.bot(p)
            elif not self.person(p):
                return STOPPED
        viewer = self.people[0] if len(self.people) == 1 else -1
        self.tell(viewer)
        end = self.match.end
        places = ", ".join(f"{LETTERS[p]} {place}" for p, place in enumerate(self.match.places))
        self.say(f"The end: {end[1].rstrip('.') if end else ''}. Places: {places}.")
        return 0

    def tell(self, viewer: int) -> None:
        """What happened since this seat last looked."""
        for line in self.match.said(viewer, self.heard.get(viewer, 0)):
            self.say(f"  {line['text']}" + (f"  [{line['rule']}]" if line["rule"] else ""))
            self.heard[viewer] = line["n"] + 1

    def bot(self, p: int) -> None:
        """A bot's decision, on what its seat knows."""
        from rumpus.bots import choose

        m = self.match
        twin = m.redealt(p)
        state = m.spec.State.blank()
        m.spec.State.at(state).cells[:] = twin.s.cells
        actions, _, _ = choose(m.spec, m.tables, state, p, self.who[p], None, secrets.randbelow(2**31))
        m.play(p, actions[0])

    def person(self, p: int) -> bool:
        """Asks until something is played or taken back; False when the game is left."""
        m = self.match
        self.tell(p)
        what, how = m.spec.prompt(m.t, m.s, p)
        listed = m.actions(p)
        names = [m.name(p, a) for a in listed]
        self.say(f"{LETTERS[p]}: {what.rstrip('.')}. {how}".rstrip())
        shown = "  ".join(f"{i} {name}" for i, name in enumerate(names[:SHOWN], 1))
        self.say(shown + (f"  ... and {len(names) - SHOWN} more by name" if len(names) > SHOWN else ""))
        aside = [a for a in m.spec.anytime if a not in m.spec.leave.values() and m.is_legal(p, a)]
        if aside:
            self.say(f"or, answering nothing: {', '.join(m.name(p, a) for a in aside)}")
        while True:
            try:
                text = self.ask("> ").strip()
            except EOFError:
                return False
            if text in ("quit", "exit"):
                return False
            if text and self.answer(p, text, names):
                return True

    def answer(self, p: int, text: str, names: list[str]) -> bool:
        """Does what was typed; True when the position changed."""
        m = self.match
        word, _, rest = text.partition(" ")
        try:
            if text in ("?", "help"):
                self.say(HELP)
            elif text == "look":
                self.say("\n".join(lines_of(m.view(p))))
            elif text == "undo":
                m.undo(p, free=len(self.people) == 1 and not m.spec.extra.get("secret"))
                self.heard = {viewer: min(n, _events(m)) for viewer, n in self.heard.items()}
                return True
            elif word == "why" and rest:
                rule = m.why_not(p, m.spec.parse(m.t, m.s, p, rest))
                self.say("It is allowed." if rule is None else f"Rule {rule} forbids it.")
            elif word == "save" and rest:
                Path(rest).write_text(m.save(), "utf-8")
                self.say(f"Saved to {rest}.")
            else:
                parts = [part.strip() for part in text.split(";") if part.strip()]
                m.play_all(p, [names[int(part) - 1] if _is_number(part, names) else part for part in parts])
                return True
        except IllegalAction as refused:
            self.say(str(refused))
        except (ValueError, OSError) as fault:
            self.say(str(fault))
        return False


def _is_number(text: str, names: list[str]) -> bool:
    """Whether this is the number of a listed action, and not itself the name of one."""
    return text.isdecimal() and 1 <= int(text) <= len(names) and text not in names


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


def play_in_terminal(
    spec: GameSpec, options: Options, seats: Sequence[str], seed: int | None, content: str | None
) -> int:
    """A game in this terminal; 0 when it was played to its end, 1 when it was left."""
    match = Match.start(spec, options, seed, content)
    return Terminal(match, seats, input, print).run()
