"""The verdicts of a balance report, in words.

A verdict that picks rows out of a table holds 95 % for all rows of it at once (Bonferroni), and speaks only of what
lies further than MATTERS from even.
"""

from __future__ import annotations

from rumpus.lab.cells import FINE, LOOK, WARN, Verdict, percent, within
from rumpus.lab.harvest import Harvest
from rumpus.lab.rates import Ratio, games_for, together

MATTERS = 0.03
"""A share that lies nearer to even than this stands out for nobody."""
APART = 0.05
"""Shares of bots and of random play that differ by this much, to either side of even, are worth a warning."""
NAMED = 4
"""Rows that a verdict names."""


def plural(word: str) -> str:
    """A few words in English have another plural; heroes do."""
    return f"{word}es" if word.endswith("o") else f"{word}s"


def outliers(found: dict[str, Ratio], middle: float, word: str, section: str) -> Verdict:
    """Which rows win more, or less, than they should, all of them judged at once."""
    z = together(len(found))
    high = sorted((n for n, r in found.items() if r.share(z)[0] > middle + MATTERS), key=lambda n: -found[n].mean)
    low = sorted((n for n, r in found.items() if r.share(z)[1] < middle - MATTERS), key=lambda n: found[n].mean)
    unsure = max((r.share(z)[1] - r.share(z)[0] for r in found.values()), default=1.0) / 2
    games = max(games_for(0.01, ratio) for ratio in found.values())
    need = f"an interval of ±1 % needs about {games:,} games each"
    least, most = min(ratio.of for ratio in found.values()), max(ratio.of for ratio in found.values())
    of = f"{least:,} games each" if least == most else f"{least:,} to {most:,} games each"
    if not high and not low:
        sure = f"as far as ±{100 * unsure:.{int(unsure < 0.015)}f} % tells"
        return Verdict(f"None of {len(found)} {word} stands out, {sure} ({of}); {need}.", FINE, section)
    parts = [named(high, found, "too often"), named(low, found, "too seldom")]
    said = "; ".join(part for part in parts if part)
    return Verdict(f"Of {len(found)} {word} ({of}) {said}. All compared at once; {need}.", LOOK, section)


def named(names: list[str], found: dict[str, Ratio], what: str) -> str:
    """Some rows by name, with their numbers: how often they win."""
    if not names:
        return ""
    shown = [f"{name} {percent(found[name].mean)} ({within(*found[name].share())})" for name in names[:NAMED]]
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return f"{len(names)} {'wins' if len(names) == 1 else 'win'} {what}: {', '.join(shown)}{more}"


def disagree(
    found: dict[str, Ratio],
    other: dict[str, Ratio],
    middle: float,
    word: str,
    section: str,
    theirs: float | None = None,
) -> list[Verdict]:
    """Where random play surely says the contrary of what the bots surely say: then it hangs on how one plays.
    `theirs`: what is even in random play, where that is something else than `middle`.
    """
    z = together(len(found))
    theirs = middle if theirs is None else theirs
    apart = []
    for name, ratio in found.items():
        if name not in other or not ratio.of or not other[name].of:
            continue
        difference = (ratio.mean - middle) - (other[name].mean - theirs)
        (low, high), (below, above) = ratio.share(z), other[name].share(z)
        opposite = (low > middle and above < theirs) or (high < middle and below > theirs)
        if abs(difference) > APART and opposite:
            apart.append((abs(difference), f"{name} (bots {percent(ratio.mean)}, random {percent(other[name].mean)})"))
    if not apart:
        return []
    listed = [text for _, text in sorted(apart, reverse=True)]
    more = f" and {len(listed) - NAMED} more" if len(listed) > NAMED else ""
    said = f"Bots and random play disagree on {len(listed)} of {len(found)} {word}: {', '.join(listed[:NAMED])}{more}."
    return [Verdict(f"{said} How good that is hangs on how one plays.", WARN, section)]


def decided(found: dict[str, Ratio], key: str, word: str) -> Verdict:
    """Which pairs are decided by what is played."""
    z = together(len(found))
    sure = [(abs(r.mean - 0.5), pair, r) for pair, r in found.items() if lies_apart(r, z, 0.1)]
    if not sure:
        text = f"No {word} beats another by more than 60 %, all {len(found)} pairs compared at once."
        return Verdict(text, FINE, f"{key} pairs")
    said = []
    for _, pair, ratio in sorted(sure, reverse=True, key=lambda item: item[0])[:NAMED]:
        one, other = pair.split("\t") if ratio.mean > 0.5 else reversed(pair.split("\t"))
        low, high = ratio.share()
        inside = (low, high) if ratio.mean > 0.5 else (1 - high, 1 - low)
        said.append(f"{one} beats {other} in {percent(max(ratio.mean, 1 - ratio.mean))} ({within(*inside)})")
    more = f" and {len(sure) - NAMED} more" if len(sure) > NAMED else ""
    text = f"{len(sure)} of {len(found)} pairs are decided by the {word} in more than 60 %: {'; '.join(said)}{more}."
    return Verdict(text, LOOK, f"{key} pairs")


def lies_apart(ratio: Ratio, z: float, by: float) -> bool:
    """Whether a share surely lies further from a half than this."""
    low, high = ratio.share(z)
    return low > 0.5 + by or high < 0.5 - by


def usually(won: dict[str, Ratio]) -> float:
    """How often a seat that played any card won."""
    return sum(ratio.total for ratio in won.values()) / max(1, sum(ratio.of for ratio in won.values()))


def card_verdicts(worth: dict[str, Ratio], main: Harvest, names: list[str], word: str) -> list[Verdict]:
    """Cards that win games, cards that lose them, cards that nobody plays."""
    said = []
    z = together(len(worth))
    sure = {name: ratio for name, ratio in worth.items() if ratio.groups > 1}
    good = sorted((n for n, r in sure.items() if r.average(z)[0] > 0), key=lambda n: -sure[n].mean)
    bad = sorted((n for n, r in sure.items() if r.average(z)[1] < 0), key=lambda n: sure[n].mean)

    def listed(names_: list[str]) -> str:
        shown = [f"{n} {50 * sure[n].mean:+.0f} ({_points(sure[n])})" for n in names_[:NAMED]]
        return ", ".join(shown) + (f" and {len(names_) - NAMED} more" if len(names_) > NAMED else "")

    if good:
        text = f"Surely worth playing, in points of win rate lost without: {listed(good)}."
        said.append(Verdict(f"{text} {len(worth)} {word} compared at once.", FINE, "cards"))
    if bad:
        text = f"The bot plays these to its harm, it wins more where it may not: {listed(bad)}."
        said.append(Verdict(f"{text} That is the card, or how the bot plays it.", LOOK, "cards"))
    played, seen = main.of("card\tplayed"), main.of("card\tdrawn")
    never_seen = [name for name in names if name not in seen or not seen[name].total]
    never = [name for name in names if name not in never_seen and (name not in played or not played[name].total)]
    if never:
        said.append(Verdict(f"Held and never played: {few(never)}.", LOOK, "cards"))
    if never_seen:
        said.append(Verdict(f"Never drawn, so nothing is known of: {few(never_seen)}.", LOOK, "cards"))
    return said


def _points(ratio: Ratio) -> str:
    """The interval of a worth, in points."""
    low, high = ratio.average()
    return f"{50 * low:+.0f} to {50 * high:+.0f}"


def few(names: list[str]) -> str:
    """The first names of a list."""
    return ", ".join(names[: 2 * NAMED]) + (f" and {len(names) - 2 * NAMED} more" if len(names) > 2 * NAMED else "")


def goes_first(found: dict[str, Ratio], middle: float) -> Verdict:
    """Whether it matters to go first; of `found` the first is who does."""
    name, ratio = next(iter(found.items()))
    low, high = ratio.share()
    told = f"who {name} wins {percent(ratio.mean)} ({within(low, high)}) of {ratio.of:,} games"
    if low > middle + MATTERS:
        return Verdict(f"Going first is an advantage: {told}.", LOOK, "first")
    if high < middle - MATTERS:
        return Verdict(f"Going first is a disadvantage: {told}.", LOOK, "first")
    sure = "matters little" if high - low < 2 * MATTERS else "may matter, these games cannot tell"
    return Verdict(f"Going first {sure}: {told}.", FINE, "first")


def seats(found: dict[str, Ratio], middle: float) -> Verdict:
    """Whether the seat matters, all of them judged at once."""
    return outliers(found, middle, "seats", "seat")
