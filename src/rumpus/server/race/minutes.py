"""The minutes of a table in real time: every decided request, as comment lines of its save, to be judged again.

```
# start signal at 3120
# request seq came at now since seat action card top ref sent verdict rule name
# request 17 17 8351 8351 +5231 B 172 64 - 9 48213.25 stale BR-ARB-06 play A1.a
```
`at` and `now` are table ms of arrival and judgement, `since` counts from the start signal, `sent` is the client's clock
(- where a thing was not said). A save without these lines replays all the same; with them, `retold` holds the arbiter
to its word (BR-ARB-09).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rumpus.kernel.contract.seats import CLOCK, LETTERS
from rumpus.kernel.match.load import load
from rumpus.kernel.match.match import Match
from rumpus.kernel.match.save import letter
from rumpus.server.race.arbiter import Request
from rumpus.server.race.judge import NOBODY, Race, Turn, race_of
from rumpus.server.store.base import RequestRow

MARK = "# request "
COLUMNS = "seq came at now since seat action card top ref sent verdict rule name"


# ---------------------------------------------------------------- writing
def minutes(match: Match, rows: Sequence[RequestRow]) -> list[str]:
    """The comment lines of a match whose decided requests are `rows`, in order."""
    started = race_of(match).started(match.s)
    lines = [f"# start signal at {started}", MARK + COLUMNS]
    done = 0
    for row in rows:
        done = _before(match, row, done)
        words = [row.seq, row.came, row.at, row.now, f"{row.now - started:+d}", letter(row.seat), row.action]
        guards = ["-" if told == -1 else told for told in (row.card, row.top)]
        sender = ["-" if row.ref is None else row.ref, row.sent or "-"]
        verdict = [row.code or "accepted", row.rule or "-"]
        lines.append(MARK + " ".join(map(str, [*words, *guards, *sender, *verdict, _name(match, row, done)])))
    return lines


def _before(match: Match, row: RequestRow, done: int) -> int:
    """How many decisions had been made when this was judged; `done` for the one before it."""
    history = match.history
    while done < len(history) and history[done][0] <= row.now and history[done] != (row.now, row.seat, row.action):
        if history[done][1] != CLOCK and row.code:
            break
        done += 1
    return done


def _name(match: Match, row: RequestRow, done: int) -> str:
    """The action in words, as it stood then; its number where it has none."""
    spec = match.spec
    s = spec.records.State.at(match.steps[done].before) if done < len(match.steps) else match.s
    if not 0 <= row.action < spec.actions.count:
        return f"action {row.action}"
    return spec.actions.name(match.t, s, row.seat, row.action)


# ---------------------------------------------------------------- judging again
def requests_of(text: str) -> list[RequestRow]:
    """The decided requests that a save tells of. ValueError for a line that is none."""
    rows = []
    for line in text.splitlines():
        if line.startswith(MARK) and line != MARK + COLUMNS:
            seq, came, at, now, _, seat, action, card, top, ref, sent, verdict, rule, _ = line[len(MARK) :].split(
                " ", 13
            )
            rows.append(
                RequestRow(
                    seq=int(seq),
                    came=int(came),
                    at=int(at),
                    now=int(now),
                    seat=LETTERS.index(seat),
                    action=int(action),
                    card=-1 if card == "-" else int(card),
                    top=-1 if top == "-" else int(top),
                    ref=None if ref == "-" else int(ref),
                    sent=0.0 if sent == "-" else float(sent),
                    code="" if verdict == "accepted" else verdict,
                    rule="" if rule == "-" else rule,
                )
            )
    return rows


def retold(text: str, content: Any = None) -> list[str]:
    """BR-ARB-09: lets the same requests arrive once more at the same stamps. What comes out otherwise, in sentences.

    SaveError when the save itself does not replay. `content` as for `kernel.load.load`.
    """
    told, match = load(text, content), load(text.split("\n\n", 1)[0] + "\n\n", content)
    turn = Turn(match, Race.of(match, ()), NOBODY)
    rows = requests_of(text)
    for row in sorted(rows, key=lambda row: row.came):
        turn.pass_until(row.at)
        turn.arbiter.came = row.came
        turn.arrive(Request(row.seat, row.action, row.card, row.top, None, row.sent), row.at)
    last = told.history[-1][0] if told.history else 0
    turn.pass_until(max([last, *(row.now for row in rows)]))
    done = turn.judged()
    again = {row.came: row for row in done.rows}
    found = [
        f"request {row.seq}: it was {row}, and now {again.get(row.came)}"
        for row in rows
        if again.get(row.came) != row._replace(ref=None)
    ]
    if done.match.history != told.history:
        found.append("the decisions are others")
    if done.match.state_bytes() != told.state_bytes():
        found.append("the final position is another one")
    return found
