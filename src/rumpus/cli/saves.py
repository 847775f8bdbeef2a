"""Save files on the command line: told in words, and verified."""

import re
from collections.abc import Iterator
from pathlib import Path

from rumpus.kernel.contract.content import text_of as text_of_file
from rumpus.kernel.contract.lines import in_plain
from rumpus.kernel.contract.seats import CLOCK, LETTERS, SPECTATOR
from rumpus.kernel.match.load import load, rules_of
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.seal import Seed, commitment, text_of

SALT = re.compile(r"^# salt (\S+)$", re.MULTILINE)


def told_hash(text: str, seed: Seed) -> str | None:
    """The commitment that a server showed when this game began. None for a save without a salt."""
    found = SALT.search(text)
    return commitment(seed, found[1]) if found else None


def verified(path: str, shown: str | None, content: str | None = None) -> tuple[bool, str]:
    """Replays a save from its deal, every decision checked, and every request of a race judged again (BR-ARB-09):
    (whether it holds, one sentence).

    `shown` is the hash of the deal as the table showed it at the start: the whole of it, or its first 8 digits or more.
    """
    text = text_of_file(Path(path))
    try:
        match = load(text, content)
    except ValueError as fault:
        return False, str(fault)
    if shown is not None:
        made = told_hash(text, match.seed)
        if made is None:
            return False, "the save has no `# salt` line, so there is no hash to compare"
        if len(shown) < 8 or not made.startswith(shown.lower()):
            return False, f"the deal's hash is {made}, not {shown}: this isn't the deal that was promised"
    broken = match.check()
    if broken:
        return False, f"after {len(match.history)} decisions rule check {broken} fails"
    otherwise = _judged_again(text, content)
    if otherwise:
        return False, f"judged again, this race ends differently: {otherwise}"
    state = match.end[1].rstrip(".") if match.end else "still running"
    proof = "; the deal is the one promised" if shown is not None else ""
    version, today = rules_of(text), match.spec.version
    older = "" if version == today else f"; made with rules {version}, played by rules {today}"
    return True, f"ok: {match.spec.about.title}, {len(match.history)} decisions, {state}{proof}{older}"


def _judged_again(text: str, content: str | None) -> str:
    """What comes out otherwise when the requests of a race arrive once more; "" for nothing, or without any."""
    if "\n# request " not in text:
        return ""
    from rumpus.server.race.minutes import retold

    return next(iter(retold(text, content)), "")


def replayed(path: str, to: int | None, seat: str | None, content: str | None = None) -> Iterator[str]:
    """The lines of a saved game: every decision, and what it did as a spectator (or one seat) may know it.

    A seat's own eyes do not see the names of others' decisions, which may be secret. With `to`, only so many decisions,
    and then the whole position as a scene. Raises SaveError, and ValueError for a seat or number that is not there.
    """
    match = load(text_of_file(Path(path)), content)
    letters = LETTERS[: match.seats]
    if seat is not None and (len(seat) != 1 or seat.upper() not in letters):
        raise ValueError(f"--seat {seat}: there are {', '.join(letters)}")
    viewer = SPECTATOR if seat is None else letters.index(seat.upper())
    count = len(match.history) if to is None else to
    if count > len(match.history):
        raise ValueError(f"--to {count}: the game has {len(match.history)} decisions")
    again = beginning(match, content)
    yield f"{match.spec.about.title}, {_origin(match)}; {', '.join(_names(match))}"
    heard = 0
    for n, (now, p, action) in enumerate([(0, CLOCK, CLOCK), *match.history[:count]]):
        if n:
            who = "the clock" if p == CLOCK else letters[p]
            open_to_me = viewer in (SPECTATOR, p) and p != CLOCK
            yield f"{n:>4} {who}: {again.name(p, action)}" if open_to_me else f"{n:>4} {who}"
            again.play(p, action, now)
        for line in again.told(viewer, heard):
            if in_plain(line):
                yield f"       {line['text']}" + (f"  [{line['rule']}]" if line["rule"] else "")
            heard = line["n"] + 1
    if to is not None:
        yield ""
        yield from again.scene().splitlines()
    elif again.end:
        places = ", ".join(f"{match.names[p]} {place}" for p, place in enumerate(again.places))
        yield f"The end: {again.end[1].rstrip('.')}. Places: {places}."


def _origin(match: Match) -> str:
    """What the game was dealt from, in words."""
    if match.scene_text is not None:
        return "from a scene"
    return f"{'secret' if isinstance(match.seed, bytes) else 'seed'} {text_of(match.seed)}"


def beginning(match: Match, content: str | None) -> Match:
    """The same match before its first decision."""
    if match.scene_text is not None:
        return Match.at_scene(match.spec, match.scene_text, match.options, match.names, content)
    return Match.start(match.spec, match.options, match.seed, content, match.names)


def _names(match: Match) -> list[str]:
    """Who sits where."""
    return [name if name == LETTERS[p] else f"{LETTERS[p]} {name}" for p, name in enumerate(match.names)]
