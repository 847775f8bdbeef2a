"""A table that begins at a scene: the page is real, the match is real, only the server between them is not.

Decisions that a random game reaches once in a hundred turns are one scene away. `stage(page, scene)` opens the table,
`show(page, match)` one at any match; what the page sends is played on the match, and every answer has the shape of
`rumpus.server.protocol`.
"""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import UNSET
from playwright.sync_api import Page, WebSocketRoute, expect

from rumpus.kernel.match import describe, offering
from rumpus.kernel.match.match import IllegalAction, Match
from rumpus.kernel.words.saying import plain
from rumpus.server.protocol import Decision, Foreseen, Over, Seat, State, Welcome, in_codes, in_english
from rumpus.server.refusal import refused
from rumpus.server.show.beats import beats
from rumpus.server.show.games import encoding, table_setup
from rumpus.server.show.presenter import decision_of, free_of

TABLE = "staged"
NAMES = ("Robin", "Mako", "Kit", "Juno")


class Stage:
    """One match and the page that looks at it with the eyes of seat `me` (-1: anybody's); `now`: in real time, so late
    on its clock.
    """

    tutorial = False
    """It is a guided game."""
    table = TABLE

    def __init__(self, match: Match, me: int = 0, now: int | None = None) -> None:
        self.match, self.me, self.now = match, me, now
        self.version = self.told = self.seen = 0
        self.socket: WebSocketRoute | None = None
        self.encode = in_english
        self.clock_ms: int | None = None
        self.sent: list[list[str]] = []
        """The plays that the page sent, each as the names of its actions."""
        self.heard: list[str] = []
        """The kind of each message that the page sent."""
        self.keys: list[str] = []
        self.drafts: list[dict[str, Any]] = []
        """In the gallery: keys that build a draft, and each draft that the page asks about on the way."""

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket, self.version, self.told, self.seen = socket, 0, 0, 0
        self.encode = encoding(self.match.spec, parse_qs(urlsplit(socket.url).query)["words"][0])
        assert self.encode is in_codes, "the page was built with the words of this game"
        socket.on_message(lambda text: self.receive(json.loads(text)))
        self.send(self.welcome())
        self.show()

    def welcome(self) -> Welcome:
        """The table as a connection finds it."""
        match = self.match
        return Welcome(
            table=self.table,
            game=match.spec.id,
            options=dict(match.options),
            seats=self.seats(),
            you=[self.me] if self.me >= 0 else [],
            seed_hash="",
            rules_version=match.spec.version,
            version=0,
            bot_pause_ms=0,
            setup=table_setup(match),
            tutorial=self.tutorial,
            real_time=self.now is not None,
        )

    def seats(self) -> list[Seat]:
        teams = self.match.teams
        return [Seat(p, NAMES[p], "me" if p == self.me else "person", None, teams[p], True) for p in range(len(teams))]

    def receive(self, message: dict[str, Any]) -> None:
        """A message of the page: plays and drafts are answered, the rest has no meaning here."""
        self.heard.append(message["type"])
        # As at a server, a draft of a position that is no more is no question.
        fresh = message.get("version", self.version) == self.version
        if message["type"] == "foresee" and fresh and (forecast := self.foresee(message["draft"])) is not None:
            self.send(Foreseen(message["ref"], forecast))
        if message["type"] == "play":
            names = []
            try:
                for action in message["actions"]:
                    names.append(self.match.name(self.me, action))
                    self.match.play(self.me, action)
            except IllegalAction as no:
                self._refuse(no.rule, message["ref"])
                return
            self.sent.append(names)
            self.show()

    def foresee(self, draft: dict[str, Any]) -> Any:
        """What would come of a draft; None where the game has none."""
        return offering.foresee(self.match.spec, self.match.t, self.match.s, self.me, draft)

    def _refuse(self, rule: str | None, ref: Any) -> None:
        """The answer no."""
        match = self.match
        self.send(refused(ref, describe.refusal(match.spec, match.t, match.s, self.me, rule or "")))

    def play(self, seat: int, *names: str) -> None:
        """Somebody else plays, and the page is told."""
        self.match.play_all(seat, list(names))
        self.show()

    def show(self) -> None:
        """The page is told the position now, and the log lines since."""
        self.send(self.state())

    def state(self) -> State:
        """The position now, and the log lines since the last one."""
        match, me = self.match, self.me
        lines = match.told(me)
        log: Any = [{**line, "n": n, "rule": line["rule"] or None, "turn": 0} for n, line in enumerate(lines)]
        kept, self.told = self.told, len(lines)
        since, self.seen = self.seen, len(match.steps)
        seen = beats(match, me, since) if self.version else []
        self.version += 1
        live = self.now is not None
        return State(
            version=self.version,
            as_seat=me,
            view=match.view(me),
            log_from=kept,
            log=log[kept:],
            decision=None if live else self.decision(),
            waiting=None if live or me in match.active or match.over else plain("Waiting for the others"),
            curtain=None,
            over=self.over(),
            seats=self.seats(),
            undo=None,
            clock_ms=self.clock_ms,
            now=self.now or 0,
            free=UNSET if live else free_of(match, me),
            beats=seen or UNSET,
        )

    def over(self) -> Over | None:
        """How it ended; None while it runs."""
        if not self.match.over:
            return None
        places = list(self.match.places)
        winners = [p for p, place in enumerate(places) if place == 1]
        name, words = describe.ending(self.match.spec, self.match.reason)
        return Over(self.match.reason, name, words, places, list(self.match.scores), winners, "0", "")

    def decision(self) -> Decision | None:
        ticket = sum(seat == self.me for _, seat, _ in self.match.history)
        return decision_of(self.match, self.me, undo=False, hint=False, ticket=ticket)

    def send(self, message: msgspec.Struct) -> None:
        """The page is told this, as by a server."""
        if self.socket is not None:
            self.socket.send(self.encode(message).decode())


def show(page: Page, match: Match, me: int = 0, now: int | None = None, tutorial: bool = False) -> Stage:
    """Opens a table at a match and waits until the page shows it."""
    made = Stage(match, me, now)
    made.tutorial = tutorial
    page.route_web_socket(f"**/api/tables/{TABLE}/ws*", made.connect)
    page.goto("about:blank")  # from another address of the page's own nothing would be loaded anew
    page.goto(f"/#/table/{TABLE}")
    page.get_by_role("region", name="What you may do now").wait_for()
    return made


def show_next(page: Page, match: Match, me: int = 0, number: int = 1) -> Stage:
    """Another table after one that is shown, reached within the page: nothing of it is loaded anew."""
    made = Stage(match, me)
    made.table = f"{TABLE}-{number}"
    page.route_web_socket(f"**/api/tables/{made.table}/ws*", made.connect)
    before = page.get_by_role("region", name="What you may do now")
    before.evaluate("one => { one.dataset.before = ''; }")
    page.goto(f"/#/table/{made.table}")
    expect(before).to_be_visible()
    expect(before).not_to_have_attribute("data-before", "")
    return made


def stage(page: Page, scene: str, *plays: str, me: int = 0, **options: Any) -> Stage:
    """Opens a table at a scene, with plays such as "B: delay; draw" done before."""
    match = Match.at_scene("brawlhalla", scene, options)
    for text in plays:
        letter, _, names = text.partition(":")
        match.play_all("ABCD".index(letter), [name.strip() for name in names.split(";")])
    return show(page, match, me)
