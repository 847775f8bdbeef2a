"""Every language says what English says, told the same; German says all of the house and of BRAWL, its puzzles too.

What a game declares in English (its options, formats, decks) has in another language an id made of the same names, as
`web/src/app/spoken.ts` makes them.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import filterfalse
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as syntax
from fluent.syntax.serializer import serialize_pattern
from tests.helpers.catalogues import told

import rumpus
from rumpus.kernel.match.learning import Puzzle, learning
from rumpus.server.learn.school import school_of
from rumpus.server.protocol import OptionTold, School, SetupClash
from rumpus.server.show.games import options_of, setup_of, starred, tiles
from rumpus.server.table.house import HOUSE as HOUSE_OPTIONS

SOURCES = Path(rumpus.__file__).parent
HOUSE = SOURCES / "words"
OTHERS = sorted(
    [path for path in HOUSE.glob("*/*.ftl") if path.parent.name != "en"]
    + [path for path in SOURCES.glob("games/*/words/*.ftl") if path.stem != "en"]
)


def english(path: Path) -> Path:
    """The English beside a catalogue."""
    return path.with_name("en.ftl") if path.parent.name == "words" else HOUSE / "en" / path.name


# ---------------------------------------------------------------- what is declared in English
def an_id(*names: object) -> str:
    said = (str(name).replace("*", "seat") for name in names)
    return "-".join(re.sub(r"[^\w-]+", "-", name) for name in said).rstrip("-").lower()


def of_option(option: OptionTold, pictured: set[str]) -> Iterator[tuple[str, str]]:
    """The words of an option by their ids; the choices of one in pictures are said by these."""
    name, seat = starred(option.name)
    letter = option.name[-1].upper()
    code = an_id("option", name)
    blank = "*" if seat is not None else letter
    yield code, option.title.replace(f"seat {letter}", f"seat {blank}")
    yield f"{code}.help", option.help.replace(f"seat {letter}", f"seat {blank}")
    if name not in pictured:
        yield from ((an_id(code, value), words) for value, words in zip(option.choices or (), option.says, strict=True))


def of_clash(clash: SetupClash) -> str:
    twice = [clash.twice, "twice"] if clash.twice else []
    return an_id("clash", *clash.when, *clash.seats, *filter(None, [clash.sitter]), *twice, *clash.above)


def pairs_of(game: str) -> Iterator[tuple[str, str]]:
    """All that the set-up page of a game says in words of its own or the house's, by ids."""
    setup = setup_of(game)
    for option in options_of(game):
        yield from of_option(option, {group.option for group in setup.groups})
    for form in setup.formats:
        yield an_id("format", form.id), form.title
        yield an_id("size", form.id), re.sub(r"\d+", "#", form.sizes[0].title)
    for group in setup.groups:
        code = an_id("group", group.id)
        yield from ((code, group.title), (f"{code}.usual", group.usual), (f"{code}.note", group.note))
        for pick in group.picks:
            one = an_id("pick", group.id, pick.value)
            yield from ((one, pick.name), (f"{one}.line", pick.line), (f"{one}.text", pick.text))
    yield from ((an_id("part", title), title) for title in setup.parts)
    yield from ((of_clash(clash), clash.why) for clash in setup.clashes)
    yield from taught_by(school_of(game))
    for puzzle in learning(game).puzzles.values():
        yield from of_puzzle(puzzle)


def of_puzzle(puzzle: Puzzle) -> Iterator[tuple[str, str]]:
    """Its title, its question, and all that may be said of an answer."""
    code = an_id("puzzle", puzzle.id)
    yield from ((an_id("puzzles", puzzle.group), puzzle.group), (code, puzzle.title))
    yield from ((f"{code}.{part}", getattr(puzzle, part)) for part in ("question", "learned", "otherwise"))
    yield from ((f"{code}.{an_id('wrong', answer)}", words) for answer, words in puzzle.wrong.items())


def taught_by(school: School) -> Iterator[tuple[str, str]]:
    """What a game teaches: titles of its sheet, the names of its cards."""
    for section in school.sheet:
        yield an_id("sheet", section.title), section.title
    for part in school.aid:
        yield an_id("aid", part.title), part.title
        for line in part.lines:
            code = an_id("aid", line.name)
            yield from ((code, line.name), (f"{code}.text", line.text))
    yield from ((an_id("card", card.name), card.name) for card in school.cards)


@cache
def declared(game: str) -> dict[str, str]:
    """The English of each id; what has no word in it (2v2) needs none. One id says one thing."""
    found: dict[str, str] = {}
    for code, words in pairs_of(game):
        if re.search("[A-Za-z]{2}", words):
            assert found.setdefault(code, words) == words, code
    return found


@cache
def of_the_house(room: str) -> dict[str, str]:
    """What of this the house says in a room: its own options, the tiles of the lobby."""
    if room == "lobby":
        mine = {an_id("tile", tile.id): tile.tagline for tile in tiles()}
        return mine | {f"{an_id('tile', tile.id)}.subtitle": tile.subtitle for tile in tiles()}
    if room != "setup":
        return {}
    names = {f"option-{option.name}" for option in HOUSE_OPTIONS} | {
        "part-undo-and-hints",
        "part-more",
        "clash-clock_seconds",
    }
    every = declared("toy") | declared("incredibrawl") | declared("brawl")
    return {code: words for code, words in every.items() if any(re.match(rf"{one}(?![\w])", code) for one in names)}


def beside(path: Path) -> set[str]:
    """The ids that a catalogue may have beyond those of its English."""
    if path.parent.name == "words":
        return declared(path.parent.parent.name).keys() - of_the_house("setup").keys()
    return set(of_the_house(path.stem))


def variables(of: set[str]) -> set[str]:
    return {one for one in of if one.startswith("$")}


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_a_language_says_nothing_that_english_does_not(path: Path) -> None:
    assert english(path).is_file()
    mine, theirs = told(path), told(english(path))
    assert mine.keys() <= theirs.keys() | beside(path)
    # Functions too: a page and a server know those that English calls.
    calls = {one for needed in theirs.values() for one in needed if one.endswith("()")}
    for code, needed in ((code, needed) for code, needed in mine.items() if code in theirs):
        assert variables(needed) <= variables(theirs[code]), code
        assert {one for one in needed if one.endswith("()")} <= calls, code


@pytest.mark.parametrize("room", sorted(path.stem for path in (HOUSE / "en").glob("*.ftl")))
def test_german_says_all_of_the_house(room: str) -> None:
    german = HOUSE / "de" / f"{room}.ftl"
    assert told(german).keys() == told(english(german)).keys() | beside(german)


@pytest.mark.parametrize("game", ["brawl"])
def test_german_says_all_of_a_game(game: str) -> None:
    german = SOURCES / "games" / game / "words" / "de.ftl"
    # The rule of a keyword is of English alone; its forms are each language's own.
    own = re.compile(r"word-.*\.(rule|forms)")
    assert {*filterfalse(own.fullmatch, told(german))} == {
        *filterfalse(own.fullmatch, told(english(german)).keys() | beside(german))
    }


def test_the_cards_of_a_deck_are_the_same_in_german() -> None:
    german = FluentResource((SOURCES / "games/brawl/words/de.ftl").read_text("utf-8")).body
    texts = {
        entry.id.name: serialize_pattern(one.value)
        for entry in german
        if isinstance(entry, syntax.Message)
        for one in entry.attributes
        if one.id.name == "text"
    }
    colours = {"red": "rot", "blue": "blau", "green": "grün"}
    for pick in setup_of("brawl").groups[0].picks:
        cards = re.search(r"\d+ Base, .*", pick.text)
        assert cards
        said = re.sub("red|blue|green", lambda found: colours[found[0]], cards[0])
        assert texts[an_id("pick-decks", pick.value)].endswith(f" {said}")
