"""What the games of a balance report say: sections of rows, each number with its interval and a game that shows it, and
the verdicts in words.

Intervals hold 95 % each. A verdict that picks rows out of a table holds 95 % for all rows of it at once (Bonferroni),
and speaks only of what lies further than MATTERS from even.
"""

from __future__ import annotations

from collections.abc import Callable

from rumpus.kernel.spec import GameSpec
from rumpus.lab.balance import MAIN, RANDOM, STRENGTH, WORTH, Balance
from rumpus.lab.cells import (
    FINE,
    LOOK,
    WARN,
    Cell,
    Findings,
    Matrix,
    Row,
    Section,
    Verdict,
    average,
    percent,
    share,
    within,
)
from rumpus.lab.harvest import FIRST, Harvest
from rumpus.lab.rates import Ratio, games_for, together
from rumpus.lab.tally import UNFINISHED, end_of

MATTERS = 0.03
"""A share that lies nearer to even than this stands out for nobody."""
APART = 0.05
"""Shares of bots and of random play that differ by this much, to either side of even, are worth a warning."""
NAMED = 4
"""Rows that a verdict names."""


def findings(balance: Balance) -> Findings:
    """The sections and verdicts of a report."""
    made = Findings([], [], [], {int(n): k for n, k in sorted(balance.found(MAIN).lengths.items(), key=_first)})
    spec = balance.spec
    main = balance.found(MAIN)
    if not main.games:
        return made
    strength(balance, made)
    for key, word in kinds(spec):
        pieces(balance, key, word, made)
    cards(balance, made)
    places(balance, made)
    order(balance, made)
    pace(balance, made)
    ends(balance, made)
    return made


def _first(item: tuple[str, int]) -> int:
    """The number that a text is."""
    return int(item[0])


def kinds(spec: GameSpec) -> list[tuple[str, str]]:
    """What sides play, by key and word."""
    study = spec.study
    pieces = [("piece", study.pieces.word)] if study and study.pieces else []
    return [*pieces, *((trait.key, trait.word) for trait in (study.traits if study else ()))]


def even(spec: GameSpec, balance: Balance) -> float:
    """The share of games that each side would win if nobody stood out."""
    return 1 / len(set(spec.options.teams(balance.question.base)))


def strength(balance: Balance, made: Findings) -> None:
    """How strong the bot is: against random play."""
    found, bot = balance.found(STRENGTH).of("bot"), balance.question.bot
    if bot not in found:
        return
    mine = found[bot]
    low, high = mine.share()
    grade = FINE if low > 0.6 else WARN
    weak = "" if grade == FINE else " What follows is of weak play: take a stronger bot with --bot."
    said = f"The bot {bot!r} wins {percent(mine.mean)} ({within(low, high)}) of {mine.of:,} games against random play."
    made.verdicts.append(Verdict(said + weak, grade, "strength"))
    row = Row(f"{bot} against random play", {"wins": share(mine, STRENGTH)})
    says = {"wins": "of the games that somebody won, those the bot won; it takes each seat in turn"}
    made.sections.append(Section("strength", "How strong the bot is", "bot", [row], says, -1.0))


def pieces(balance: Balance, key: str, word: str, made: Findings) -> None:
    """Win rates of what sides play, and of each against each."""
    spec, main, random = balance.spec, balance.found(MAIN), balance.found(RANDOM)
    found, other = main.of(f"by\t{key}"), random.of(f"by\t{key}")
    if len(found) < 2:
        return
    middle = even(spec, balance)
    rows = []
    for name, ratio in sorted(found.items(), key=lambda item: -item[1].mean):
        cells = {"wins": share(ratio, MAIN)}
        if name in other:
            cells["random wins"] = share(other[name], RANDOM)
        rows.append(Row(name, cells))
    left = [name for name in other if name not in found]
    rows += [Row(name, {"random wins": share(other[name], RANDOM)}) for name in left]
    says = {
        "wins": f"games won by the side with this {word}, of the games that somebody won",
        "random wins": "the same where all play anything legal",
    }
    made.sections.append(Section(key, f"By {word}", word, rows, says, middle))
    made.verdicts.append(outliers(found, middle, plural(word), key))
    if left:
        whose = f"the bot {balance.question.bot!r}"
        text = f"{len(left)} of {len(rows)} {plural(word)} {whose} never took, only random play did: {_few(left)}."
        made.verdicts.append(Verdict(text, LOOK, key))
    made.verdicts += disagree(found, other, middle, plural(word), key)
    pairs(main, key, word, made)
    by_place(balance, key, word, made)


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


def pairs(main: Harvest, key: str, word: str, made: Findings) -> None:
    """Each against each."""
    found = main.of(f"pair\t{key}")
    if not found:
        return
    names = sorted({name for pair in found for name in pair.split("\t")})
    cells: dict[str, Cell] = {}
    for pair, ratio in found.items():
        one, other = pair.split("\t")
        cell = share(ratio, MAIN)
        cells[pair] = cell
        flipped = Cell("share", 1 - cell.value, 1 - cell.high, 1 - cell.low, cell.of, cell.other, cell.shows)
        cells[f"{other}\t{one}"] = flipped
    made.matrices.append(Matrix(key, f"{word.capitalize()} against {word}", names, names, cells))
    z = together(len(found))
    sure = [(abs(r.mean - 0.5), pair, r) for pair, r in found.items() if _lies_apart(r, z, 0.1)]
    if not sure:
        text = f"No {word} beats another by more than 60 %, all {len(found)} pairs compared at once."
        made.verdicts.append(Verdict(text, FINE, f"{key} pairs"))
        return
    said = []
    for _, pair, ratio in sorted(sure, reverse=True, key=_apart)[:NAMED]:
        one, other = pair.split("\t") if ratio.mean > 0.5 else reversed(pair.split("\t"))
        low, high = ratio.share()
        inside = (low, high) if ratio.mean > 0.5 else (1 - high, 1 - low)
        said.append(f"{one} beats {other} in {percent(max(ratio.mean, 1 - ratio.mean))} ({within(*inside)})")
    more = f" and {len(sure) - NAMED} more" if len(sure) > NAMED else ""
    text = f"{len(sure)} of {len(found)} pairs are decided by the {word} in more than 60 %: {'; '.join(said)}{more}."
    made.verdicts.append(Verdict(text, LOOK, f"{key} pairs"))


def _apart(item: tuple[float, str, Ratio]) -> float:
    """How far from even."""
    return item[0]


def _lies_apart(ratio: Ratio, z: float, by: float) -> bool:
    """Whether a share surely lies further from a half than this."""
    low, high = ratio.share(z)
    return low > 0.5 + by or high < 0.5 - by


def by_place(balance: Balance, key: str, word: str, made: Findings) -> None:
    """Win rates by place, where there are several."""
    found = balance.found(MAIN).of(f"by-place\t{key}")
    where = sorted({pair.split("\t")[0] for pair in found})
    if len(where) < 2:
        return
    names = sorted({pair.split("\t")[1] for pair in found})
    cells = {}
    for pair, ratio in found.items():
        place, name = pair.split("\t")
        cells[f"{name}\t{place}"] = share(ratio, MAIN)
    made.matrices.append(Matrix(f"{key} places", f"{word.capitalize()} by place", names, where, cells, against=False))


def cards(balance: Balance, made: Findings) -> None:
    """Cards: what they are worth by doing without, drawn, played, won when played."""
    main, random, worth = balance.found(MAIN), balance.found(RANDOM), balance.found(WORTH).of("worth")
    names = main.names.get("card", [])
    if not names or balance.spec.cards is None:
        return
    word = balance.spec.cards.word
    columns: dict[str, tuple[dict[str, Ratio], Callable[[Ratio], Cell]]] = {
        "worth": (worth, lambda r: average(r, WORTH, 0.5, "points")),
        "won when played": (main.of("card\twon when played"), lambda r: share(r, MAIN)),
        "won when drawn": (main.of("card\twon when drawn"), lambda r: share(r, MAIN)),
        "drawn": (main.of("card\tdrawn"), lambda r: share(r, MAIN)),
        "played": (main.of("card\tplayed"), lambda r: share(r, MAIN)),
        "random: won when played": (random.of("card\twon when played"), lambda r: share(r, RANDOM)),
    }
    rows = []
    for name in names:
        cells = {column: cell(found[name]) for column, (found, cell) in columns.items() if name in found}
        if cells:
            rows.append(Row(name, cells))
    first = "worth" if worth else "won when played"
    rows.sort(key=lambda row: -row.cells[first].value if first in row.cells else 99.0)
    says = {
        "worth": "in games in which a side played it: how much of a game it won more than in the very same game in "
        "which it may not play it (points of win rate; the others may play on as they like)",
        "won when played": "of the seats that played it, those that won; who wins plays more cards, so no proof",
        "won when drawn": "of the seats that held it at any time, those that won; long games see more cards",
        "drawn": "of all seats, those that held it at any time",
        "played": "of the seats that held it, those that played it",
        "random: won when played": "the same where all play anything legal",
    }
    made.sections.append(Section("cards", f"By {word}", word, rows, says, 0.0 if worth else -1.0))
    made.verdicts += card_verdicts(worth, main, names, plural(word))
    won, at_random = columns["won when played"][0], columns["random: won when played"][0]
    if len(won) > 1:
        usual = usually(won)
        verdict = outliers(won, usual, plural(word), "cards")
        verdict.text = f"When played ({percent(usual)} is usual): {verdict.text[0].lower()}{verdict.text[1:]}"
        made.verdicts.append(verdict)
        made.verdicts += disagree(won, at_random, usual, plural(word), "cards", usually(at_random))
    pairs(main, "card", word, made)


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
        said.append(Verdict(f"Held and never played: {_few(never)}.", LOOK, "cards"))
    if never_seen:
        said.append(Verdict(f"Never drawn, so nothing is known of: {_few(never_seen)}.", LOOK, "cards"))
    return said


def _points(ratio: Ratio) -> str:
    """The interval of a worth, in points."""
    low, high = ratio.average()
    return f"{50 * low:+.0f} to {50 * high:+.0f}"


def _few(names: list[str]) -> str:
    """The first names of a list."""
    return ", ".join(names[: 2 * NAMED]) + (f" and {len(names) - 2 * NAMED} more" if len(names) > 2 * NAMED else "")


def order(balance: Balance, made: Findings) -> None:
    """By seat, and by who goes first."""
    main, random, spec = balance.found(MAIN), balance.found(RANDOM), balance.spec
    middle = even(spec, balance)
    for key, title, word in (("first", "By who goes first", "turn"), ("seat", "By seat", "seat")):
        found, other = main.of(key), random.of(key)
        if not found:
            continue
        if key == "first":
            found = {name: found[name] for name in [*FIRST, *found] if name in found}
        rows = []
        for name, ratio in found.items():
            cells = {"wins": share(ratio, MAIN)}
            if name in other:
                cells["random wins"] = share(other[name], RANDOM)
            rows.append(Row(name, cells))
        says = {"wins": "games won, of the games that somebody won", "random wins": "the same of random play"}
        made.sections.append(Section(key, title, word, rows, says, middle))
        made.verdicts.append(_goes_first(found, middle) if key == "first" else _seats(found, middle))
        made.verdicts += disagree(found, other, middle, "turns" if key == "first" else "seats", key)


def _goes_first(found: dict[str, Ratio], middle: float) -> Verdict:
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


def _seats(found: dict[str, Ratio], middle: float) -> Verdict:
    """Whether the seat matters, all of them judged at once."""
    return outliers(found, middle, "seats", "seat")


def places(balance: Balance, made: Findings) -> None:
    """By arena or board: going first, and how long games are."""
    main = balance.found(MAIN)
    first, length = main.of("place-first"), main.of("place-length")
    if len(length) < 2:
        return
    rows = []
    for name, ratio in length.items():
        cells = {"first wins": share(first[name], MAIN)} if name in first else {}
        rows.append(Row(name, cells | {"decisions": average(ratio, MAIN)}))
    says = {"first wins": "games won by who went first, of those that somebody won", "decisions": "length of a game"}
    made.sections.append(Section("places", "By place", "place", rows, says, even(balance.spec, balance)))
    if first:
        made.verdicts.append(outliers(first, even(balance.spec, balance), "places (by who goes first)", "places"))


def pace(balance: Balance, made: Findings) -> None:
    """How long games are, how often the lead changes, comebacks, draws."""
    main, random = balance.found(MAIN), balance.found(RANDOM)
    scale = {"ms": 0.001}
    told = {"ms": "simulated seconds"}
    rows = []
    for name, ratio in main.of("length").items():
        cells = {"a game": average(ratio, MAIN, scale.get(name, 1.0))}
        other = random.of("length").get(name)
        if other:
            cells["random play"] = average(other, RANDOM, scale.get(name, 1.0))
        rows.append(Row(told.get(name, name), cells))
    for name, ratio in main.of("game").items():
        cells = {"a game": share(ratio, MAIN)}
        other = random.of("game").get(name)
        if other:
            cells["random play"] = share(other, RANDOM)
        rows.append(Row({"drawn": "won by nobody", "comeback": "comebacks"}.get(name, name), cells))
    says = {
        "a game": "changes of the lead: another side leads by more than 5 % of all that a standing may differ; "
        "comebacks: won from behind by 20 % of it or more",
        "random play": "the same where all play anything legal",
    }
    made.sections.append(Section("pace", "How a game goes", "what", rows, says))
    length, leads = main.of("length")["decisions"], main.of("length")["changes of the lead"]
    low, high = length.average()
    come = main.of("game").get("comeback")
    back = f", and {percent(come.mean)} are won from behind" if come else ""
    drawn = main.of("game")["drawn"]
    nobody = f"; nobody wins {percent(drawn.mean)}" if drawn.total else ""
    text = f"A game takes {length.mean:.0f} decisions ({low:.0f}-{high:.0f}); the lead changes {leads.mean:.1f} times"
    dull = come is not None and come.share()[1] < 0.1
    undecided = drawn.share()[0] > 0.1
    made.verdicts.append(Verdict(f"{text}{back}{nobody}.", LOOK if dull or undecided else FINE, "pace"))


def ends(balance: Balance, made: Findings) -> None:
    """How games end."""
    main, random = balance.found(MAIN), balance.found(RANDOM)
    texts = _texts(balance.spec)
    rows = []
    for name, ratio in sorted(main.of("end").items(), key=lambda item: -item[1].mean):
        other = random.of("end").get(name)
        if ratio.total or (other and other.total):
            cells = {"games": share(ratio, MAIN)} | ({"random play": share(other, RANDOM)} if other else {})
            rows.append(Row(texts.get(name, name), cells))
    says = {"games": "of all games", "random play": "the same of random play"}
    made.sections.append(Section("ends", "How games end", "end", rows, says))
    if main.unfinished:
        made.verdicts.append(Verdict(f"{main.unfinished:,} games did not end at all.", WARN, "ends"))


def _texts(spec: GameSpec) -> dict[str, str]:
    """What each end is called."""
    from rumpus.kernel import telling

    made = {end_of(spec, reason): str(telling.ending(spec, reason)[1]["text"]) for reason in spec.words.ends}
    return made | {UNFINISHED: "not ended: the limit of the loop"}
