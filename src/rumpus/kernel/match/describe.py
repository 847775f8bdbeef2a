"""A game in words, for whoever shows it: what happened, what is asked, what may be done and what not, and why.

The game says which message of its catalogue it means and what it is told (`parts.Words`); here messages become texts.
"""

from __future__ import annotations

from typing import Any, Final

from rumpus.kernel.contract.catalogue import rule_text
from rumpus.kernel.contract.lines import Around, Line, Lines
from rumpus.kernel.contract.seats import SPECTATOR
from rumpus.kernel.contract.shapes import ForbiddenAct
from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.records.log import Event
from rumpus.kernel.words.saying import Names, Saying, Text, WhyNot, amid, plain

Json = dict[str, Any]
REFUSE: Final = "refuse-"
"""The message of a refusal: this, and the id of the rule; its way out is the attribute `out`."""
REASON: Final = "reason-"
"""The message of a race's reason: this, and its code."""


def names(spec: GameSpec, t: Any, s: Any, viewer: int = SPECTATOR) -> Names:
    """How this game says seats, cards and spaces here, and any sentence amid another one."""
    return {"AMID": amid, **spec.words.names(t, s, viewer)}


def text(spec: GameSpec, what: Saying | str | None, said: Names) -> Text:
    """A message as a text; None is none, and a card's own words, made from its data, are in no catalogue."""
    if what is None or isinstance(what, str):
        return plain(what or "")
    return spec.words.catalogue.text(what, said)


def line(spec: GameSpec, t: Any, s: Any, n: int, shown: Event, viewer: int) -> Json:
    """A redacted event as a line of the log: {n, seat, kind, code, args, text, rule}."""
    made: Json = {"n": n, "seat": shown[1], "kind": spec.words.events[shown[0]]}
    what, rule = spec.words.told(t, s, shown, viewer)
    return made | text(spec, what, names(spec, t, s, viewer)) | {"rule": rule}


def told(spec: GameSpec, t: Any, s: Any, viewer: int, around: Around) -> Json:
    """A line as the log tells it among the others (`lines.Line`): by its message's `told`, else as the board shows it,
    with `quiet` and `head` where it is so.
    """
    made = one = around.line
    row = _row(spec, one)
    more = row.told(t, around) if row.told is not None else {}
    if more is not None and f"{one['code']}.told" in spec.words.catalogue:
        made = one | text(spec, Saying(f"{one['code']}.told", one["args"] | more), names(spec, t, s, viewer))
    elif (found := _board(spec, t, one)) is not None:
        made = one | text(spec, found, names(spec, t, s, viewer))
    marks = {"quiet": row.is_quiet(around), "head": row.head}
    return made | {name: True for name, so in marks.items() if so}


def shown(spec: GameSpec, t: Any, s: Any, viewer: int, one: Json) -> Text | None:
    """What the board says of a line: its message's `show`, or itself; None: the log says the same, or the board says
    nothing (`Lines.spoken`).
    """
    if not _beats(spec).spoken or f"{one['code']}.told" not in spec.words.catalogue:
        return None
    return text(spec, _board(spec, t, one) or Saying(one["code"], one["args"]), names(spec, t, s, viewer))


def _board(spec: GameSpec, t: Any, one: Json) -> Saying | None:
    """The message's `show`, where it has one."""
    code, row = f"{one['code']}.show", _row(spec, one)
    if code not in spec.words.catalogue:
        return None
    return Saying(code, one["args"] | (row.shows(t, one) if row.shows is not None else {}))


def _row(spec: GameSpec, one: Json) -> Line:
    """The row of a line."""
    return _beats(spec).by_name[one["kind"]]


def _beats(spec: GameSpec) -> Lines:
    """The lines of a game that tells them one by one."""
    assert spec.words.beats is not None
    return spec.words.beats


def prompt(spec: GameSpec, t: Any, s: Any, p: int) -> tuple[Text, Text]:
    """What the seat is asked, and how to answer."""
    said = names(spec, t, s, p)
    what, how = spec.words.prompt(t, s, p)
    return text(spec, what, said), text(spec, how, said)


def act(spec: GameSpec, t: Any, s: Any, p: int, a: int) -> Json:
    """A legal action as the page gets it."""
    made = spec.words.action(t, s, p, a)
    name = made["name"] if "name" in made else spec.actions.name(t, s, p, a)
    return {"id": a, "name": name, "kind": "", **made, "text": text(spec, made.get("text"), names(spec, t, s, p))}


def forbidden(spec: GameSpec, t: Any, s: Any, p: int) -> list[ForbiddenAct]:
    """Everything that the page shows the seat, looks as if it could be done, and may not be done now."""
    made: list[ForbiddenAct] = []
    for one in spec.words.shown(t, s, p):
        rule = one.rule or spec.actions.why_not(t, s, p, one.act)
        if rule is None:
            continue
        no = refusal(spec, t, s, p, rule, one.args)
        what = {"card": one.card, "space": one.space, "seat": one.seat}
        about = {key: value for key, value in what.items() if value is not None}
        made.append({"kind": one.kind, **about, **no})  # type: ignore[typeddict-item]  # its keys are WhyNot's
    return made


def refusal(spec: GameSpec, t: Any, s: Any, p: int, rule: str, args: Json | None = None) -> WhyNot:
    """Why not, in the game's own words for this rule; where it has none, in those of the law."""
    told = spec.words.refused(t, s, p, rule) | (args or {})
    law = plain(rule_text(spec, rule) or "That is not allowed now.")
    return worded(spec, t, s, p, f"{REFUSE}{rule}", rule, told) or WhyNot(why=law, out=None, rule=rule)


def worded(spec: GameSpec, t: Any, s: Any, p: int, code: str, rule: str, told: Json) -> WhyNot | None:
    """A refusal by a message of the catalogue, its way out the attribute `out`; None where there is no such message."""
    said, book = names(spec, t, s, p), spec.words.catalogue
    if code not in book:
        return None
    out = f"{code}.out"
    way = book.text(Saying(out, told), said) if out in book else None
    return WhyNot(why=book.text(Saying(code, told), said), out=way, rule=rule)


def reason(spec: GameSpec, t: Any, s: Any, p: int, code: str, rule: str) -> WhyNot:
    """Why a request of a race is refused: by the words of its reason, else by those of the rule."""
    message = f"{REASON}{code.replace('_', '-')}"
    return worded(spec, t, s, p, message, rule, {}) or refusal(spec, t, s, p, rule)


def ending(spec: GameSpec, reason: int) -> tuple[str, Text]:
    """The id and the words of an end."""
    found, what = spec.words.ends.get(reason, (str(reason), Saying("over")))
    return found, text(spec, what, {})
