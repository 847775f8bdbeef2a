"""What the games of a balance report say: sections of rows, each number with its interval of 95 % and a game that shows
it, and the verdicts (`verdicts.py`).
"""

from __future__ import annotations

from collections.abc import Callable

from rumpus.kernel.contract.spec import GameSpec
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
from rumpus.lab.harvest import FIRST, UNFINISHED, Harvest, end_of
from rumpus.lab.rates import Ratio
from rumpus.lab.verdicts import card_verdicts, decided, disagree, few, goes_first, outliers, plural, seats, usually

WINS = "games won, of the games that somebody won"
SHARED = "first places that several sides shared, of all games"


def findings(balance: Balance) -> Findings:
    """The sections and verdicts of a report."""
    made = Findings([], [], [], {int(n): k for n, k in sorted(balance.found(MAIN).lengths.items(), key=_first)})
    spec = balance.spec
    main = balance.found(MAIN)
    if not main.games:
        return made
    strength(balance, made)
    bots(main, made)
    for key, word in kinds(spec):
        pieces(balance, key, word, made)
    beside(main, spec, made)
    cards(balance, made)
    by_round(main, spec, made)
    places(balance, made)
    order(balance, made)
    pace(balance, made)
    ends(balance, made)
    for section in made.sections:
        told = {column for row in section.rows for column in row.cells}
        section.says = {column: text for column, text in section.says.items() if column in told}
    return made


def _first(item: tuple[str, int]) -> int:
    """The number that a text is."""
    return int(item[0])


def kinds(spec: GameSpec) -> list[tuple[str, str]]:
    """What sides play, by key and word."""
    study = spec.study
    pieces = [("piece", study.pieces.word)] if study and study.pieces else []
    return [*pieces, *((trait.key, trait.word) for trait in (study.traits if study else ()) if trait.judged)]


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


def bots(main: Harvest, made: Findings) -> None:
    """Bots that played one another."""
    found = main.of("bot")
    if not found:
        return
    rows = [Row(name, won(main, "bot", name, ratio)) for name, ratio in sorted(found.items(), key=_best)]
    made.sections.append(Section("bots", "By bot", "bot", rows, {"wins": WINS, "shared": SHARED}))


def won(found: Harvest, kind: str, name: str, ratio: Ratio, column: str = "wins", phase: str = MAIN) -> dict[str, Cell]:
    """How often somebody won, and shared the first place where anybody did."""
    shared = found.ratios.get(f"shared\t{kind}\t{name}")
    return {column: share(ratio, phase)} | ({"shared": share(shared, phase)} if shared and shared.total else {})


def beside(main: Harvest, spec: GameSpec, made: Findings) -> None:
    """What else sides have, and pairs of what they play: told, and not judged."""
    for trait in spec.study.traits if spec.study else ():
        for key, word in ((f"{trait.key} pairs", trait.pairs), (trait.key, "" if trait.judged else trait.word)):
            if word and (found := main.of(f"beside\t{key}")):
                rows = [Row(name, {"wins": share(ratio, MAIN)}) for name, ratio in sorted(found.items(), key=_best)]
                made.sections.append(Section(key, f"By {word}", word, rows, {"wins": WINS}))


def by_round(main: Harvest, spec: GameSpec, made: Findings) -> None:
    """What the rounds of each thing come to."""
    for rounds in spec.study.rounds if spec.study else ():
        columns = {
            "wins": (main.of(f"round\t{rounds.key}\twins"), share, "of the rounds that it was in, those it won"),
            rounds.score: (
                main.of(f"round\t{rounds.key}\t{rounds.score}"),
                average,
                "what its side came out with, more or less, in a round with it; of all sides where it is nobody's",
            ),
            rounds.changes: (main.of(f"round\t{rounds.key}\t{rounds.changes}"), share, "rounds after which it changed"),
        }
        told = {column: parts for column, parts in columns.items() if column and parts[0]}
        if not told:
            continue
        names = sorted(next(iter(told.values()))[0].items(), key=_best)
        rows = [
            Row(name, {column: cell(found[name], MAIN) for column, (found, cell, _) in told.items() if name in found})
            for name, _ in names
        ]
        says = {column: text for column, (_, _, text) in told.items()}
        made.sections.append(Section(rounds.key, f"By {rounds.word}", rounds.word, rows, says))


def _best(item: tuple[str, Ratio]) -> float:
    """The highest first."""
    return -item[1].mean


def pieces(balance: Balance, key: str, word: str, made: Findings) -> None:
    """Win rates of what sides play, and of each against each."""
    spec, main, random = balance.spec, balance.found(MAIN), balance.found(RANDOM)
    found, other = main.of(f"by\t{key}"), random.of(f"by\t{key}")
    if not found:
        return
    middle = even(spec, balance)
    rows = []
    for name, ratio in sorted(found.items(), key=_best):
        cells = won(main, key, name, ratio)
        if name in other:
            cells["random wins"] = share(other[name], RANDOM)
        rows.append(Row(name, cells))
    left = [name for name in other if name not in found]
    rows += [Row(name, {"random wins": share(other[name], RANDOM)}) for name in left]
    says = {
        "wins": f"games won by the side with this {word}, of the games that somebody won",
        "shared": SHARED,
        "random wins": "the same where all play anything legal",
    }
    made.sections.append(Section(key, f"By {word}", word, rows, says, middle))
    if len(found) < 2:
        return
    made.verdicts.append(outliers(found, middle, plural(word), key))
    if left:
        whose = f"the bot {balance.question.bot!r}"
        text = f"{len(left)} of {len(rows)} {plural(word)} {whose} never took, only random play did: {few(left)}."
        made.verdicts.append(Verdict(text, LOOK, key))
    made.verdicts += disagree(found, other, middle, plural(word), key)
    pairs(main, key, word, made)
    by_place(balance, key, word, made)


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
    made.verdicts.append(decided(found, key, word))


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
        "picked": (main.of("card\tpicked"), lambda r: share(r, MAIN)),
        "plays": (main.of("card\tplays"), lambda r: average(r, MAIN)),
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
        "picked": "of the decisions at which it could be played, those at which it was",
        "plays": "how often all seats together played it in a game",
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
            cells = won(main, key, name, ratio)
            if name in other:
                cells["random wins"] = share(other[name], RANDOM)
            rows.append(Row(name, cells))
        says = {"wins": WINS, "shared": SHARED, "random wins": "the same of random play"}
        made.sections.append(Section(key, title, word, rows, says, middle))
        made.verdicts.append(goes_first(found, middle) if key == "first" else seats(found, middle))
        made.verdicts += disagree(found, other, middle, "turns" if key == "first" else "seats", key)


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
    for name, ratio in main.of("measure").items():
        cells = {"a game": average(ratio, MAIN)}
        if name in random.of("measure"):
            cells["random play"] = average(random.of("measure")[name], RANDOM)
        rows.append(Row(name, cells))
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
    length, leads = main.of("length")["decisions"], main.of("length").get("changes of the lead")
    if leads is None:
        return
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
    from rumpus.kernel.match import describe

    made = {end_of(spec, reason): str(describe.ending(spec, reason)[1]["text"]) for reason in spec.words.ends}
    return made | {UNFINISHED: "not ended: the limit of the loop"}
