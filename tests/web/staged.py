"""A Brawlhalla table that begins at a scene: the page is real, the match is real, only the server between them is not.

Decisions that a random game reaches once in a hundred turns are one scene away. `stage(page, scene)` opens the table,
`show(page, match)` one at any match; what the page sends is played on the match, and every answer has the shape of
`rumpus.server.protocol`.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from rumpus.kernel.catalogue import rule_text
from rumpus.kernel.match import IllegalAction, Match
from rumpus.server.games import table_setup
from rumpus.server.protocol import Decision, Over, Refused, Seat, State, Welcome

TABLE = "staged"
NAMES = ("Robin", "Mako", "Kit", "Juno")


class Stage:
    """One match and the page that looks at it with the eyes of seat `me`."""

    def __init__(self, match: Match, me: int = 0) -> None:
        self.match, self.me = match, me
        self.version = self.told = 0
        self.socket: WebSocketRoute | None = None
        self.clock_ms: int | None = None
        self.sent: list[list[str]] = []
        """The plays that the page sent, each as the names of its actions."""

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket, self.version, self.told = socket, 0, 0
        socket.on_message(lambda text: self.receive(json.loads(text)))
        match = self.match
        self._send(
            Welcome(
                table=TABLE,
                game=match.spec.id,
                options=dict(match.options),
                seats=self.seats(),
                you=[self.me],
                seed_hash="",
                rules_version=match.spec.version,
                version=0,
                bot_pause_ms=0,
                setup=table_setup(match),
                tutorial=False,
            )
        )
        self.show()

    def seats(self) -> list[Seat]:
        teams = self.match.teams
        return [Seat(p, NAMES[p], "me" if p == self.me else "person", None, teams[p], True) for p in range(len(teams))]

    def receive(self, message: dict[str, Any]) -> None:
        """A message of the page: plays and questions are answered, the rest has no meaning here."""
        if message["type"] == "play":
            names = []
            try:
                for action in message["actions"]:
                    names.append(self.match.name(self.me, action))
                    self.match.play(self.me, action)
            except IllegalAction as no:
                self._send(Refused(message["ref"], no.rule or None, no.text))
                return
            self.sent.append(names)
            self.show()
        elif message["type"] == "why" and message.get("action") is not None:
            rule = self.match.why_not(self.me, message["action"])
            self._send(Refused(None, rule, rule_text(self.match.spec, rule or "")))
        elif message["type"] == "why":
            rule = self.match.spec.actions.why_space(self.match.t, self.match.s, self.me, message["space"])
            self._send(Refused(None, rule, rule_text(self.match.spec, rule or "")))

    def play(self, seat: int, *names: str) -> None:
        """Somebody else plays, and the page is told."""
        self.match.play_all(seat, list(names))
        self.show()

    def show(self) -> None:
        """The position now, and the log lines since."""
        match, me = self.match, self.me
        lines = match.said(me)
        log: Any = [{**line, "n": n, "rule": line["rule"] or None, "turn": 0} for n, line in enumerate(lines)]
        kept, self.told = self.told, len(lines)
        self.version += 1
        self._send(
            State(
                version=self.version,
                as_seat=me,
                view=match.view(me),
                log_from=kept,
                log=log[kept:],
                decision=self.decision(),
                waiting=None if me in match.active or match.over else "Waiting for the others",
                curtain=None,
                over=self.over(),
                seats=self.seats(),
                undo=None,
                clock_ms=self.clock_ms,
            )
        )

    def over(self) -> Over | None:
        """How it ended; None while it runs."""
        if not self.match.over:
            return None
        places = list(self.match.places)
        winners = [p for p, place in enumerate(places) if place == 1]
        name, words = self.match.spec.words.ends[self.match.reason]
        return Over(self.match.reason, name, words, places, list(self.match.scores), winners, 0, "")

    def decision(self) -> Decision | None:
        match, me = self.match, self.me
        if me not in match.active:
            return None
        what, how = match.spec.words.prompt(match.t, match.s, me)
        acts: Any = [match.spec.words.action(match.t, match.s, me, action) for action in match.actions(me)]
        plans: Any = match.spec.words.plans(match.t, match.s, me)
        ticket = sum(seat == me for _, seat, _ in match.history)
        return Decision(me, True, what, how, acts, plans, False, False, ticket)

    def _send(self, message: msgspec.Struct) -> None:
        if self.socket is not None:
            self.socket.send(msgspec.json.encode(message).decode())


def show(page: Page, match: Match, me: int = 0) -> Stage:
    """Opens a table at a match and waits until the page shows it."""
    made = Stage(match, me)
    page.route_web_socket(f"**/api/tables/{TABLE}/ws*", made.connect)
    page.goto(f"/#/table/{TABLE}")
    page.reload()
    page.get_by_role("region", name="What you may do now").wait_for()
    return made


def stage(page: Page, scene: str, *plays: str, me: int = 0, **options: Any) -> Stage:
    """Opens a table at a scene, with plays such as "B: delay; draw" done before."""
    match = Match.at_scene("brawlhalla", scene, options)
    for text in plays:
        letter, _, names = text.partition(":")
        match.play_all("ABCD".index(letter), [name.strip() for name in names.split(";")])
    return show(page, match, me)
