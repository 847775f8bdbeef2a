"""Keywords: every word of the rules explains itself, no entry stands there in vain, and faults are told."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as syntax
from tests.helpers.catalogues import parts, patterns

from rumpus.games.brawl.content.kinds import STANDARD
from rumpus.games.brutality.rules import ids as brutality
from rumpus.games.incredibrawl.rules import ids as incredibrawl
from rumpus.kernel.match.learning import learning
from rumpus.kernel.match.match import Match
from rumpus.kernel.words.keywords import PREFIX, Keyword, keywords
from rumpus.kernel.words.saying import Catalogue
from rumpus.server.learn.school import cards_in

ROOT = Path(__file__).parents[2]
GAMES = ("blitz_squad", "brawl", "brawlhalla", "brutality", "incredibrawl", "toy")
STYLE = (ROOT / "docs/style.md").read_text("utf-8")

EVERYDAY = {
    "brawl": {"play", "deal", "discard"},
    "brawlhalla": {"fall", "fly", "step"},
    "brutality": {"move", "hit", "take", "heal", "draw", "play", "skip"},
    "incredibrawl": {"choose", "lock in", "play", "gain", "pay", "put on top", "put on the bottom"},
}
"""Words of docs/style.md that mean what anybody takes them to mean."""
PLAIN = {"no_heal", "death_save", "next_bonus", "bonus", "reduced", "capped"}
"""Statuses that a text says in a sentence: "takes 1 less"."""
RULES = {
    "blitz_squad": ("tavern", "clinic", "tomb", "special zone", "terrain", "reveal", "conceal", "combo"),
    "brawl": ("end", "string", *{kind.name for kind in STANDARD}),
    "brawlhalla": ("Fresh", "Yellow", "Red", "Platform", "Air", "off-stage", "gravity", "KO line", "KO card", "dodge"),
    "brutality": (
        *(name for name in brutality.STATUS_NAMES if name and name not in PLAIN),
        *(name.replace("_", " ").title() for name in brutality.HAZARD_NAMES if name),
        *filter(None, brutality.CREATION_NAMES),
    ),
    "incredibrawl": (*incredibrawl.TYPES, "Level", "Type", "Glory", "Victory Glory", "Power-Up", "location", "scrap"),
    "toy": ("pot",),
}
"""Zones, statuses, hazards, kinds of cards and Types that the rules name."""


def verbs(game: str) -> set[str]:
    """The words of the table "One move, one verb" of the style guide that are this game's."""
    table = STYLE.partition("## One move, one verb")[2].partition("\n## ")[0]
    found, title = set[str](), ""
    for first, words in re.findall(r"^\|(.*?)\|(.*?)\|", table, re.MULTILINE):
        title = first.strip().lower().replace(" ", "_") or title
        if title == game:
            found |= {word.strip() for word in words.split(",")}
    return found - EVERYDAY.get(game, set())


@cache
def texts(game: str) -> str:
    """All that the game says in English but for its keywords: of each message what stands there, its sheet, cards."""
    said = patterns(ROOT / f"src/rumpus/games/{game}/words/en.ftl")
    pieces = [
        one.value
        for code, pattern in said.items()
        if not code.startswith(PREFIX)
        for one in parts(pattern)
        if isinstance(one, syntax.TextElement)
    ]
    sheet = [line.text for section in learning(game).sheet for line in section.lines]
    return "\n".join([*pieces, *sheet, *(card.text for card in cards_in(Match.start(game, seed=1)))])


def says(text: str, forms: Iterable[str]) -> bool:
    """A text has one of these forms, as web/src/words/keywords.ts finds them."""
    ways = (f"[{form[0]}{form[0].upper()}]{re.escape(form[1:])}" for form in forms)
    return re.search(rf"(?<![^\W_])({'|'.join(ways)})(?!-?[^\W_])", text) is not None


def entry(game: str, word: str) -> Keyword | None:
    """The keyword whose id or name this is, or one of its forms."""
    named = ((one, {one.id, one.name.lower(), *map(str.lower, one.forms)}) for one in learning(game).words)
    return next((one for one, names in named if word.lower() in names), None)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_rules_has_an_entry(game: str) -> None:
    missing = {word for word in {*RULES[game], *verbs(game)} if entry(game, word) is None}
    assert not missing, f"in words/en.ftl no word-... says what these mean: {sorted(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_said_by_some_text(game: str) -> None:
    vain = [one.id for one in learning(game).words if not says(texts(game), one.forms)]
    assert not vain


@pytest.mark.parametrize("game", [game for game in GAMES if game != "toy"])
def test_the_style_guide_has_words_of_each_game_and_the_everyday_ones_have_no_entry(game: str) -> None:
    assert verbs(game), "docs/style.md calls the game by another name"
    assert not [one.id for one in learning(game).words if one.id in EVERYDAY.get(game, set())]


def test_a_word_without_an_entry_and_an_entry_without_a_text_are_found() -> None:
    assert entry("toy", "mill") is None
    assert not says(texts("toy"), ("mill",))
    assert says("You mill 2.", ("mill",))
    assert says("Mill 2 cards.", ("mill",))
    assert not says("the windmill", ("mill",))
    assert not says("off to a Hit-2", ("Hit",))


def test_entries_are_read_in_their_order_and_every_fault_is_told(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "word-mill = Mill\n    .text = Cards go.\n    .forms = mill, mills\n    .rule = X-1\n"
        "word-base = Base\n    .text = A card.\n    .rule = X-2\n"
        "word-bare = Bare\n    .rule = X-3\n"
        "word-odd = Odd\n    .text = Odd.\n    .forms = odd,, mills\n    .frms = odd\n"
        "word-told = Told\n    .text = { $n } cards.\n    .rule = X-4\n"
        "other = Other\n"
    )
    faults: list[tuple[str, str]] = []
    found = list(keywords(Catalogue(tmp_path), lambda code, why: faults.append((code, why))))
    assert found == [
        Keyword("mill", "Mill", "Cards go.", "X-1", ("mill", "mills")),
        Keyword("base", "Base", "A card.", "X-2", ("Base",)),
    ]
    assert faults == [
        ("word-odd.frms", "is not known here; the nearest is 'forms'; it may have .text, .forms, .rule"),
        ("word-told.text", "is told nothing, and asks for $n"),
        ("word-bare.text", "is missing"),
        ("word-odd.rule", "is missing"),
        ("word-odd.forms", "a form is empty"),
        ("word-odd.forms", "'mills' is a form of word-mill, too"),
    ]
